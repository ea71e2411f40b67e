"""A whole game at one table: bots and people act, the score is kept, nothing hidden is sent."""

import itertools
import json
import re
from datetime import date
from random import Random

import comm
import pytest

from bideuchre_teach import Card, Game, Phase, Rules, RulesError, Seat, deals, record
from bideuchre_teach.bots import Choice, Steady, hint
from bideuchre_teach.reasons import Reasons
from bideuchre_teach.widgets import GameTable
from tests.hands import FIRST_NIGHT, play, ready

TABLES = ["partnership", "cutthroat-3", "cutthroat-4", "cutthroat-5", "double-deck"]
tables = pytest.mark.parametrize("name", TABLES)
COUNTER = itertools.count(1)


def click(table, do, **what):
    """Send an intent as the browser does: with the state it sees and a fresh number."""
    state = what.pop("state", table.view["state"])
    table.set_state({"intent": {"do": do, **what, "state": state, "n": next(COUNTER)}})


def go_on(table, random):
    """Do the one thing that the view asks for, as somebody with little plan would."""
    view = table.view
    if view["ended"]:
        click(table, "deal")
    elif view["waits"]:
        click(table, "next")
    elif view["cover"]:
        click(table, "uncover")
    elif view["bidding"]:
        bidding = view["bidding"]
        low = next((one for one in bidding["bids"] if one["legal"]), None)
        if bidding["kind"] == "trump":
            strains = [one["value"] for one in bidding["strains"] if one["legal"]]
            click(table, "trump", strain=random.choice(strains))
        elif low is None or (bidding["pass"]["legal"] and random.random() < 0.7):
            click(table, "call", call="pass")
        else:
            click(table, "call", call=low["value"] + ("H" if bidding["strains"] else ""))
    elif view["swapping"]:
        click(table, "swap", cards=my_cards(table)[: view["swapping"]["least"] or 2])
    else:
        legal = [card["id"] for card in shown(table, view["acts"]) if card["legal"]]
        click(table, "play", card=random.choice(legal))


def shown(table, seat):
    """The cards of a seat as the browser has them: None for each that is hidden."""
    return next(s for s in table.view["table"]["seats"] if s["seat"] == seat)["cards"]


def my_cards(table):
    return [card["id"] for card in shown(table, table.view["acts"])]


def to_the_end(table, seed=1):
    random = Random(seed)
    for _ in range(6000):
        if table.game.over:
            return
        go_on(table, random)
        assert table.refusal == {}
    raise AssertionError("nobody has won after 6000 actions")


def first_night_game(*tricks, calls=("3", "pass", "pass", "pass", "H")):
    """A record of a game whose one hand is the first-night hand, as far as it was played."""
    hand = play(ready(Rules.cutthroat(), "S", FIRST_NIGHT, *calls), *tricks)
    return {
        "format": "bideuchre-game/1",
        "rules": "cutthroat-4",
        "hands": [record.write(hand)],
        "notes": {"seed": 3, "seats": "W"},
    }


FOUR_TRICKS = (
    "J♥ 10♥ Q♦ 9♦",
    "J♦ Q♥ K♦ 10♦",
    "A♠ 9♥ J♠ 9♠",
    "A♣ Q♣ 10♣ 9♣",
    "K♣ Q♠ J♣ K♥",
    "A♥ A♦ K♠ 10♠",
)


# A whole game


@tables
def test_a_game_is_played_to_the_target_by_clicks_alone_and_the_referee_agrees(name):
    table = GameTable(name, seed=5)
    to_the_end(table)
    found = record.replay_game(json.dumps(table.record()))
    assert found.legal
    assert found.game.totals == table.game.totals
    assert found.game.won == table.game.won
    assert table.view["ended"]["over"]
    assert str(table.game.won[1]) == table.view["ended"]["say"]


@tables
def test_the_sheet_adds_up_hand_by_hand_to_the_score_that_is_shown(name):
    table = GameTable(name, seed=8)
    to_the_end(table, seed=3)
    sheet = table.sheet
    assert len(sheet["rows"]) == len(table.game.hands)
    for side in sheet["sides"]:
        points = [row["score"][side["side"]] for row in sheet["rows"]]
        totals = [row["total"][side["side"]] for row in sheet["rows"]]
        assert totals == list(itertools.accumulate(points))
    last = {side["side"]: side["points"] for side in table.view["totals"]}
    assert last == sheet["rows"][-1]["total"]
    assert all(row["why"] for row in sheet["rows"])


@tables
def test_the_deal_moves_clockwise_from_the_dealer_of_the_seed(name):
    rules = Rules.named(name)
    table = GameTable(name, seed=6, seats="", pace=0)
    first = table.hand.dealer
    assert first is deals.shuffle(rules, 6).dealer
    while not table.game.over:
        table.next_hand()
    at = rules.seats.index(first)
    turns = [rules.seats[(at + i) % rules.players] for i in range(len(table.game.hands))]
    assert [hand.dealer for hand in table.game.hands] == turns


def test_people_in_every_seat_play_a_game_without_any_bot():
    table = GameTable("cutthroat-3", seed=2, seats="all", bots=Nobody())
    to_the_end(table)
    assert record.replay_game(table.record()).legal


class Nobody:
    """A bot that must not be asked."""

    def choose(self, view, totals=None):
        raise AssertionError("a bot was asked")


def test_each_seat_may_have_a_bot_of_its_own():
    table = GameTable("cutthroat-4", seed=4, seats="", bots={"W": PassesFirst(), "N": Steady()})
    while len(table.hand.auction.calls) < 4 and table.hand.phase is Phase.AUCTION:
        click(table, "next")
    west = next(call for seat, call in table.hand.auction.spoken() if seat is Seat.WEST)
    assert west.is_pass


class PassesFirst:
    """A bot that does the first thing that is legal; in an auction that is to pass."""

    def choose(self, view, totals=None):
        actions = view.actions()
        passes = [one for one in actions if getattr(one, "is_pass", False)]
        return Choice((passes or list(actions))[0], Reasons())


def test_a_thrown_in_hand_scores_nothing_and_the_next_dealer_deals():
    table = GameTable("cutthroat-4", seed=4, seats="", bots=PassesFirst(), pace=0)
    assert table.hand.result.thrown_in
    assert {side["points"] for side in table.view["totals"]} == {0}
    assert table.sheet["rows"][0]["contract"] == "thrown in"
    old = table.hand.dealer
    click(table, "deal")
    assert table.hand.dealer is table.hand.rules.left_of(old)
    assert table.view["number"] == 2


def test_the_score_of_a_hand_is_told_line_by_line_with_its_reason():
    table = GameTable(first_night_game(*FOUR_TRICKS))
    assert [(line["name"], line["points"]) for line in table.view["table"]["score"]] == [
        ("West", 4)
    ]
    assert "took 4" in table.view["table"]["score"][0]["why"]
    assert table.view["ended"]["say"] == "The score is South 0, West 4, North 0, East 0, to 21."
    assert table.view["ended"]["more"] == "West deals the next hand."


def test_the_next_hand_waits_for_the_end_of_this_one():
    table = GameTable("partnership", seed=5)
    click(table, "deal")
    assert table.refusal["say"] == "This hand is not over yet."
    with pytest.raises(ValueError, match="not over yet"):
        table.next_hand()


def test_after_the_game_no_hand_is_dealt():
    table = GameTable("cutthroat-3", seed=5, seats="", pace=0)
    while not table.game.over:
        table.next_hand()
    hands = len(table.game.hands)
    with pytest.raises(RulesError):
        table.next_hand()
    click(table, "deal")
    assert len(table.game.hands) == hands
    assert table.view["ended"]["button"] == ""


def test_the_target_of_the_house_counts():
    table = GameTable(Rules.cutthroat(4, target=5), seed=5, seats="", pace=0)
    while not table.game.over:
        table.next_hand()
    assert max(table.game.totals.values()) >= 5
    assert table.view["target"] == 5


# The pace of bots


def test_a_bot_acts_only_when_it_is_asked():
    table = GameTable("cutthroat-4", seed=5, seats="S")
    assert table.hand.auction.calls == ()
    assert table.view["waits"]["name"] == "North"
    click(table, "next")
    assert len(table.hand.auction.calls) == 1


def test_the_rest_can_be_skipped_and_is_told_together():
    table = GameTable("cutthroat-4", seed=5, seats="S", pace=None)
    click(table, "rest")
    assert table.view["acts"] == "S"
    said = table.view["table"]["say"]
    assert [name for name in ("North", "East", "South") if name in said] == ["North", "East"]


def test_at_once_means_that_the_learner_is_next():
    table = GameTable("cutthroat-4", seed=5, seats="S", pace=0)
    assert table.view["acts"] == "S"
    click(table, "call", call="pass")
    assert table.view["waits"] is None


@pytest.mark.parametrize(("asked", "kept"), [(-3.0, 0.0), (0.5, 0.5), (99.0, 10.0), (None, None)])
def test_a_pace_is_kept_within_bounds(asked, kept):
    table = GameTable("cutthroat-4", seed=5)
    table.set_state({"pace": asked})
    assert table.pace == kept


def test_nobody_acts_for_a_bot():
    table = GameTable("cutthroat-4", seed=5, seats="S")
    click(table, "call", call="pass")
    assert table.hand.auction.calls == ()
    click(table, "next")
    click(table, "back")
    assert len(table.hand.auction.calls) == 1


def test_a_learner_is_not_passed_over():
    table = GameTable("cutthroat-4", seed=5, seats="S", pace=0)
    hand = table.hand
    click(table, "next")
    click(table, "rest")
    assert table.hand is hand


def test_two_screens_that_ask_for_the_same_step_get_one():
    table = GameTable("cutthroat-4", seed=5, seats="S")
    click(table, "next", state=0)
    click(table, "next", state=0)
    assert len(table.hand.auction.calls) == 1
    again = {"do": "next", "state": 1, "n": 5}
    table.set_state({"intent": again})
    table.set_state({"intent": dict(again)})
    assert len(table.hand.auction.calls) == 2


@pytest.mark.parametrize(
    "intent",
    [
        {"do": "why", "at": "0"},
        {"do": "why", "at": True},
        {"do": "why", "at": 99},
        {"do": "why", "at": -1},
        {"do": "call", "call": "99"},
        {"do": "play", "card": "JH"},
        {"do": "uncover"},
        {"do": "next"},
        {"do": "do"},
        {"do": "course"},
    ],
)
def test_nonsense_from_the_browser_changes_nothing(intent):
    table = GameTable("cutthroat-4", seed=5, seats="S", pace=0)
    before = table.hand, table.view, table.note
    table.set_state({"intent": {**intent, "state": table.view["state"], "n": 1}})
    assert (table.hand, table.view, table.note) == before


# Take back


def test_taking_back_returns_to_the_learners_decision():
    table = GameTable("cutthroat-4", seed=5, seats="S", pace=0)
    before = table.hand
    click(table, "call", call="pass")
    assert table.hand is not before
    click(table, "back")
    assert table.hand is before
    assert not table.view["can_take_back"]


def test_a_finished_hand_can_be_taken_back_and_its_score_goes_with_it():
    table = GameTable(first_night_game(*FOUR_TRICKS))
    assert table.sheet["rows"][0]["score"]["W"] == 4
    click(table, "back")
    assert table.game.hands == ()
    assert table.sheet["rows"] == []
    assert {side["points"] for side in table.view["totals"]} == {0}
    assert table.hand.turn is Seat.WEST
    assert [card.text for card in table.hand.cards(Seat.WEST)] == ["A♥"]


def test_a_hand_that_is_behind_stays_behind():
    table = GameTable(first_night_game(*FOUR_TRICKS))
    click(table, "deal")
    assert not table.view["can_take_back"]
    table.back()
    assert len(table.game.hands) == 1


# Hint and why


@tables
def test_a_hint_says_what_the_steady_player_would_do(name):
    table = GameTable(name, seed=9, seats="S", pace=0)
    random = Random(4)
    for _ in range(40):
        if table.view["acts"]:
            view = table.hand.seen_by(Seat.SOUTH)
            choice = hint(view, table.game.totals)
            click(table, "hint")
            assert table.note["kind"] == "hint"
            assert table.note["say"].startswith("A good player would ")
            assert table.note["say"].endswith(str(choice.reasons[-1]))
            if isinstance(choice.action, Card):
                assert choice.action.spoken in table.note["say"]
        go_on(table, random)
        assert table.note == {}


def test_there_is_no_hint_on_a_bots_turn():
    table = GameTable("cutthroat-4", seed=5, seats="S")
    click(table, "hint")
    assert table.note == {}
    assert table.refusal["say"] == "A hint is there when it is your turn."


def test_a_bot_says_why_when_it_is_asked():
    table = GameTable("cutthroat-4", seed=5, seats="S", pace=0)
    click(table, "why")
    assert table.note["at"] == 1
    assert table.note["say"].startswith("East: ")
    click(table, "why", at=0)
    assert table.note["say"].startswith("North: ")
    click(table, "call", call="pass")
    assert table.note == {}
    click(table, "why", at=2)
    assert table.refusal["say"] == "That was not done by a bot."


def test_after_the_hand_a_bot_tells_all_its_reasons():
    table = GameTable("partnership", seed=3, seats="S", pace=0)
    random = Random(2)
    while not table.view["ended"]:
        go_on(table, random)
    for at, (before, action) in enumerate(table.course.doings):
        if before.turn is Seat.SOUTH:
            continue
        choice = Steady().choose(before.seen_by(before.turn), Game(before.rules).totals)
        assert choice.action == action
        told = table.why(at)
        assert all(str(reason) in told for reason in choice.reasons)


def test_which_cards_a_bot_swapped_is_not_told_even_after_the_hand():
    table = GameTable(record_of_a_lone_hand(), seats="W")
    assert table.view["ended"]
    swaps = [at for at, doing in enumerate(table.course.doings) if doing[0].phase is Phase.SWAP]
    assert swaps
    for at in swaps:
        told = table.why(at)
        assert "Which cards were swapped is never told." in told
        assert not cards_in_words(told)


def record_of_a_lone_hand():
    """A double-deck game whose first hand South plays alone, after a swap; bots play it."""
    rules = Rules.double_deck()
    hands = {
        "S": "JS JS JC JC AS AS KS KS QS AH 9D 9H",
        "W": "JH JH JD JD AD AD KD KD QD QD AC 9C",
        "N": "AH AC KH KH KC KC QH QH QC QC 9S 9S",
        "E": "10S 10S QS 10H 10H 10D 10D 10C 10C 9H 9D 9C",
    }
    start = ready(rules, "E", hands, "alone ♠")
    game = {"format": "bideuchre-game/1", "rules": "double-deck", "hands": [record.write(start)]}
    table = GameTable(game, seats="")
    table.go_on()
    assert table.hand.swap_size
    return table.record()


def test_a_bot_that_would_have_done_otherwise_cannot_say_why():
    table = GameTable(first_night_game(*FOUR_TRICKS[:2]), seats="S")
    assert table.why(0) == "This bot would have done otherwise, so it cannot say why."


# What travels over the wire


@pytest.fixture
def wire(monkeypatch):
    """Every message that widgets made in this test send to the browser, as text."""
    sent = []

    class Recorder(comm.base_comm.BaseComm):
        def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
            state = (data or {}).get("state", {})
            sent.append(json.dumps({k: v for k, v in state.items() if k not in ("_esm", "_css")}))

    monkeypatch.setattr(comm, "create_comm", Recorder)
    return sent


NAMED = re.compile(r"(ace|king|queen|jack|\b10|\b9|\b8|\b7) of (clubs|diamonds|hearts|spades)")
DRAWN = re.compile(r"(10|[AKQJ987])[♣♦♥♠]")


def cards_in_words(text):
    """The cards that a text names, but for what it says of the bowers in general."""
    text = re.sub(r"The jack of \w+ is the right bower, the jack of \w+ the left", "", text)
    ranks = {"ace": "A", "king": "K", "queen": "Q", "jack": "J"}
    found = {ranks.get(rank, rank) + suit[0].upper() for rank, suit in NAMED.findall(text)}
    return found | {Card.of(one.group()).ascii for one in DRAWN.finditer(text)}


def cards_in(message):
    state = json.loads(message)
    if "view" in state:
        state["view"] = {**state["view"], "rules": []}
    # A bid in the double deck is written like a card: 9♠.
    text = re.sub(r'"(call|text)": "[^"]*"', "", json.dumps(state, ensure_ascii=False))
    return set(re.findall(r'"id": "(\w+)"', text)) | cards_in_words(text)


def public(hand):
    """The cards that lay open on the table in this hand so far."""
    played = [card for trick in hand.tricks for card in trick.cards]
    return {card.ascii for card in [*played, *hand.played]}


@tables
def test_hidden_cards_are_in_no_message_of_a_whole_game(name, wire):
    table = GameTable(name, seed=12, seats="S")
    read, random, whys = 0, Random(6), 0
    while not table.game.over:
        # A hand that is over tells its reasons in full: all its cards have been seen by then.
        if table.course.doings and not table.view["ended"] and random.random() < 0.5:
            whys += 1
            click(table, "why")
        if table.view["acts"]:
            click(table, "hint")
        hand = table.hand
        mine = {card.ascii for card in hand.deal.hand(Seat.SOUTH)}
        mine |= {card.ascii for card in hand.cards(Seat.SOUTH)}
        for message in wire[read:]:
            assert cards_in(message) <= mine | public(hand), message
        read = len(wire)
        go_on(table, random)
    assert read > 100
    assert whys > 50


@tables
def test_no_card_of_another_seat_is_in_a_view_face_up(name):
    table = GameTable(name, seed=12, seats="S")
    random = Random(6)
    for _ in range(120):
        for seat in table.view["table"]["seats"]:
            if seat["seat"] != "S":
                assert seat["cards"] == [None] * seat["count"]
        go_on(table, random)


def test_with_several_people_no_cards_are_there_before_their_player_asks(wire):
    table = GameTable("partnership", seed=12, seats="S N")
    read, random, covers = 0, Random(6), 0
    while not table.game.over:
        turn, hand = table.hand.turn, table.hand
        open_now = public(hand)
        if table.view["cover"]:
            covers += 1
            assert table.view["acts"] is None
            assert table.view["bidding"] is None
        elif table.course.learner_to_act:
            open_now |= {card.ascii for card in hand.cards(turn)}
        for message in wire[read:]:
            assert cards_in(message) <= open_now, message
        read = len(wire)
        go_on(table, random)
    assert covers > 20


def test_what_one_player_was_told_is_gone_when_the_next_one_is_to_act():
    table = GameTable("partnership", seed=12, seats="all", pace=0)
    assert shown(table, table.view["cover"]["seat"]) == [None] * 6
    click(table, "hint")
    assert table.note == {}
    click(table, "call", call="3")
    assert table.hand.auction.calls == ()
    click(table, "uncover")
    assert None not in shown(table, table.view["acts"])
    click(table, "hint")
    assert table.note["say"]
    click(table, "call", call="3")
    click(table, "uncover")
    click(table, "call", call="3")
    assert "3" in table.refusal["say"]
    click(table, "call", call="pass")
    assert (table.note, table.refusal) == ({}, {})
    assert table.view["cover"]


def test_whoever_acts_twice_running_need_not_ask_twice():
    game = first_night_game(calls=("3", "pass", "pass", "pass"))
    table = GameTable(game, seats="W N")
    assert table.view["cover"]["seat"] == "W"
    click(table, "uncover")
    click(table, "trump", strain="H")
    assert table.view["cover"] is None
    click(table, "play", card="JH")
    assert table.view["cover"]["seat"] == "N"
    click(table, "back")
    assert table.view["cover"]["seat"] == "W"


def test_a_table_that_is_watched_lies_open():
    table = GameTable("cutthroat-3", seed=2, seats="")
    assert all(None not in shown(table, seat) for seat in "SWE")
    closed = GameTable("cutthroat-3", seed=2, seats="", open=False)
    assert all(shown(closed, seat) == [None] * 8 for seat in "SWE")


# Going on with a game


@tables
def test_a_game_goes_on_from_its_record_wherever_it_was_cut(name):
    table = GameTable(name, seed=5)
    random = Random(11)
    for _ in range(150):
        again = GameTable(json.loads(json.dumps(table.record())))
        assert (again.hand, again.game) == (table.hand, table.game)
        assert again.view["done"] == table.view["done"]
        assert again.view["table"]["seats"] == table.view["table"]["seats"]
        assert again.record() == table.record()
        go_on(table, random)


def test_a_game_that_goes_on_gets_the_deals_it_would_have_had():
    table = GameTable("partnership", seed=5, seats="", pace=0)
    again = GameTable(json.dumps(table.record()), pace=0)
    assert again.seats == ()
    for one in (table, again):
        one.next_hand()
        one.next_hand()
    assert again.record() == table.record()


def test_a_game_is_read_from_a_file(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(first_night_game("J♥ 10♥ Q♦ 9♦")), "utf-8")
    assert len(GameTable(file).hand.tricks) == 1
    with pytest.raises(OSError, match="no-such"):
        GameTable(tmp_path / "no-such.json")


def test_a_game_of_the_ground_floor_goes_on():
    game = GameTable("cutthroat-4", seed=5, seats="", pace=0).game
    table = GameTable(game, seed=5)
    assert table.hand.dealer is game.next_dealer
    assert table.view["number"] == 2


def test_an_illegal_or_broken_record_is_refused_with_its_reason():
    data = first_night_game("J♥ A♣ Q♦ 9♦"[:2])
    data["hands"][0]["play"] = ["J♥ A♣"]
    with pytest.raises(ValueError, match="must follow"):
        GameTable(data)
    data["hands"][0]["hands"]["W"] = "J♥"
    with pytest.raises(RulesError):
        GameTable(data)
    with pytest.raises(RulesError):
        GameTable("{}")
    with pytest.raises(RulesError):
        GameTable("no-such-table")


def test_a_kept_game_goes_on_when_the_cell_runs_again(tmp_path):
    file = tmp_path / "game.json"
    table = GameTable("partnership", seed=5, keep=file)
    random = Random(3)
    for _ in range(60):
        go_on(table, random)
    again = GameTable("partnership", seed=5, keep=file)
    assert again.record() == table.record()
    assert again.view["kept"] == "This game is kept in game.json."
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("held", "why"),
    [
        (b"\xff\xfe not text", "could not be read as a game"),
        (b'{"format": "bideuchre-game/1"', "could not be read as a game"),
        (json.dumps(first_night_game()["hands"][0]).encode(), "holds no game"),
        (json.dumps(first_night_game()).encode(), "holds another game"),
    ],
)
def test_a_file_with_something_else_is_set_aside_not_overwritten(tmp_path, held, why):
    file = tmp_path / "game.json"
    file.write_bytes(held)
    (tmp_path / "game-1.json").write_text("older")
    table = GameTable("partnership", seed=5, keep=file)
    assert why in table.view["kept"]
    assert (tmp_path / "game-2.json").read_bytes() == held
    assert (tmp_path / "game-1.json").read_text() == "older"
    assert json.loads(file.read_text("utf-8")) == table.record()


def test_a_kept_game_with_an_illegal_step_is_set_aside(tmp_path):
    data = first_night_game()
    data["hands"][0]["play"] = ["J♥ A♣"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    GameTable("cutthroat-4", seed=3, keep=file)
    assert json.loads((tmp_path / "game-1.json").read_text("utf-8")) == data


def test_a_disk_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    table = GameTable("cutthroat-4", seed=5, seats="S", pace=0, keep=blocked / "game.json")
    click(table, "call", call="pass")
    assert len(table.hand.auction.calls) == 4
    assert "could not be kept" in table.view["kept"]


# Daily deals


def test_the_deals_of_a_day_are_the_same_for_everyone():
    day, rules = date(2026, 11, 29), Rules.double_deck()
    careful = GameTable("double-deck", daily=day, seats="S", pace=0)
    passing = GameTable("double-deck", daily="2026-11-29", seats="S", bots=PassesFirst(), pace=0)
    random = Random(1)
    for table in (careful, passing):
        for number in (1, 2, 3):
            assert table.hand.deal == deals.daily(rules, day, number)
            while not table.view["ended"]:
                go_on(table, random)
            click(table, "deal")
    assert careful.game != passing.game


def test_a_daily_game_goes_on_with_the_deals_of_its_day():
    table = GameTable("double-deck", daily=date(2026, 11, 29), seats="", pace=0)
    again = GameTable(table.record())
    again.next_hand()
    assert again.hand.deal == deals.daily(Rules.double_deck(), date(2026, 11, 29), 2)


def test_what_is_no_date_is_refused():
    with pytest.raises(RulesError, match="yesterday"):
        GameTable("double-deck", daily="yesterday")


# Pictures, texts, pages


def test_the_still_picture_has_the_score_and_no_hidden_card():
    table = GameTable("partnership", seed=3, seats="S", pace=0)
    text = table.picture().text
    assert text.startswith("Hand 1 · North and South 0, West and East 0, to 42")
    south = {card.ascii for card in table.hand.cards(Seat.SOUTH)}
    assert cards_in_words(text) == south
    assert "6 hidden" in text
    data, _ = table._repr_mimebundle_()
    assert data["text/plain"] == text
    assert data["image/svg+xml"].startswith("<svg")


def test_the_picture_of_a_game_that_is_over_is_its_sheet():
    table = GameTable("cutthroat-3", seed=5, seats="", pace=0)
    while not table.game.over:
        table.next_hand()
    text = table.picture().text
    assert str(table.game.won[1]) in text
    assert text.count("Hand ") > len(table.game.hands)


def test_a_line_says_where_the_game_stands():
    table = GameTable(first_night_game(*FOUR_TRICKS[:2]))
    where = "hand 1, play 3, W to act; S 0, W 0, N 0, E 0"
    assert repr(table) == f"GameTable(cutthroat-4, {where})"
    assert repr(GameTable(first_night_game(*FOUR_TRICKS[:2]))) == repr(table)


def test_a_saved_page_holds_the_table_and_none_of_the_hidden_cards(tmp_path):
    table = GameTable("cutthroat-4", seed=5, seats="S", pace=0)
    page = table.to_html(tmp_path / "game.html").read_text("utf-8")
    saved = re.search(r'id="be-saved">(.*?)</script>', page, re.S).group(1)
    ids = set(re.findall(r'"id": "(\w+)"', json.dumps(json.loads(saved)["state"])))
    assert ids == {card.ascii for card in table.hand.cards(Seat.SOUTH)}
