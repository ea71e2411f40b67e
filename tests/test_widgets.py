"""The widgets' Python halves: acted on as the browser would, without a browser."""

import itertools
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bideuchre_teach import Call, Game, Hand, IllegalAction, Phase, Rules, Seat, deals, record
from bideuchre_teach._assets import STATIC
from bideuchre_teach.record import MalformedRecord
from bideuchre_teach.teach import worked
from bideuchre_teach.widgets import Auction, BowerLadder, DealTray, Replay, ScoreSheet, Table
from tests.hands import FIRST_NIGHT, play, ready

COUNTER = itertools.count(1)

FOUR_TRICKS = (
    "J♥ 10♥ Q♦ 9♦",
    "J♦ Q♥ K♦ 10♦",
    "A♠ 9♥ J♠ 9♠",
    "A♣ Q♣ 10♣ 9♣",
    "K♣ Q♠ J♣ K♥",
    "A♥ A♦ K♠ 10♠",
)


def first_night(*tricks):
    start = ready(Rules.cutthroat(), "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
    return play(start, *tricks)


def click(widget, do, **what):
    """Send an intent as the browser does: with the state it sees and a fresh number."""
    state = what.pop("state", widget.view["state"])
    widget.set_state({"intent": {"do": do, **what, "state": state, "n": next(COUNTER)}})


# Intents


def test_a_card_that_is_clicked_is_played_and_the_state_moves_on():
    table = Table(first_night())
    click(table, "play", card="JH")
    assert [card.text for card in table.hand.played] == ["J♥"]
    assert table.view["state"] == 1


def test_an_intent_for_an_older_state_is_ignored():
    table = Table(first_night())
    click(table, "play", card="JH", state=0)
    click(table, "play", card="10H", state=0)
    assert [card.text for card in table.hand.played] == ["J♥"]
    assert table.refusal == {}


def test_the_same_intent_sent_twice_counts_once():
    table = Table(first_night())
    intent = {"do": "back", "state": 0, "n": 5}
    table.set_state({"intent": intent})
    table.set_state({"intent": dict(intent)})
    assert table.view["state"] == 0
    click(table, "play", card="JH")
    again = {"do": "play", "card": "10H", "state": 1, "n": 77}
    table.set_state({"intent": again})
    table.set_state({"intent": {**again, "card": "9D"}})
    assert [card.text for card in table.hand.played] == ["J♥", "10♥"]


def test_an_illegal_card_is_refused_with_its_reason_and_nothing_changes():
    table = Table(first_night())
    click(table, "play", card="JH")
    before = table.hand
    click(table, "play", card="AC")
    assert table.hand == before
    assert table.view["state"] == 1
    assert table.refusal["card"] == "AC"
    assert table.refusal["say"].startswith("Hearts were led, so you must follow suit")


def test_the_same_refusal_twice_is_two_refusals():
    table = Table(first_night("J♥ 10♥ Q♦ 9♦"))
    for number in (1, 2):
        click(table, "play", card="QC")
        assert table.refusal["n"] == number


@pytest.mark.parametrize(
    "intent",
    [
        {"do": "play"},
        {"do": "play", "card": "the joker"},
        {"do": "play", "card": 7},
        {"do": "play", "card": None},
        {"do": "call", "call": "4"},
        {"do": "trump", "strain": "H"},
        {"do": "swap", "cards": ["JH"]},
        {"do": "swap", "cards": 3},
        {"do": "__init__"},
        {"do": "heard"},
        {"do": None},
        {},
    ],
)
def test_nonsense_from_the_browser_changes_nothing(intent):
    table = Table(first_night())
    before = table.hand
    table.set_state({"intent": {**intent, "state": 0, "n": 1}})
    assert table.hand == before
    assert table.view["state"] == 0


def test_a_learner_cannot_act_for_a_seat_that_is_not_theirs():
    table = Table(first_night(), seats="W", others=Lowest())
    click(table, "play", card="JH")
    assert table.hand.turn is Seat.WEST
    assert len(table.hand.tricks) == 1


class Lowest:
    """A bot that plays its first legal action."""

    def choose(self, view, totals=None):
        from bideuchre_teach.bots.base import Choice
        from bideuchre_teach.reasons import Reasons

        return Choice(view.actions()[0], Reasons())


# Table


@pytest.mark.parametrize(
    "rules",
    [
        Rules.partnership(),
        Rules.cutthroat(3),
        Rules.cutthroat(4),
        Rules.cutthroat(5),
        Rules.double_deck(),
    ],
    ids=lambda rules: rules.name,
)
def test_a_whole_hand_is_played_by_clicks_alone(rules):
    table = Table(deals.shuffle(rules, 4, dealer="S"))
    while table.hand.turn is not None:
        view = table.view
        phase = view["table"]["phase"]
        if phase == "auction":
            bid = view["bidding"]
            if table.hand.auction.high is None:
                strain = "H" if bid["strains"] else ""
                low = next(option for option in bid["bids"] if option["legal"])
                click(table, "call", call=low["value"] + strain)
            else:
                click(table, "call", call="pass")
        elif phase == "trump":
            click(table, "trump", strain="H")
        else:
            seat = next(s for s in view["table"]["seats"] if s["seat"] == view["acts"])
            card = next(card for card in seat["cards"] if card["legal"])
            click(table, "play", card=card["id"])
    assert table.refusal == {}
    assert table.result is not None
    assert table.view["table"]["score"]
    assert sum(seat["tricks"] for seat in table.view["table"]["seats"]) == rules.hand_size


def test_every_card_of_the_seat_to_act_says_whether_and_why():
    table = Table(first_night())
    click(table, "play", card="JH")
    north = next(s for s in table.view["table"]["seats"] if s["seat"] == "N")
    legal = {card["id"]: card["legal"] for card in north["cards"]}
    assert legal == {"QH": True, "10H": True, "9H": True, "AC": False, "KC": False, "AD": False}
    assert all(card["why"].endswith(".") for card in north["cards"])


def test_taking_back_goes_to_the_learners_last_decision():
    table = Table(first_night(), seats="W", others=Lowest())
    start = table.hand
    click(table, "play", card="JH")
    assert table.view["can_take_back"]
    click(table, "back")
    assert table.hand == start
    assert not table.view["can_take_back"]


def test_bots_play_the_others_and_each_step_of_theirs_is_shown():
    table = Table(first_night(), seats="W", others=Lowest())
    click(table, "play", card="JH")
    played = [len(step["trick"]["cards"]) for step in table.view["past"]]
    assert played == [1, 2, 3]
    assert table.view["table"]["trick"]["number"] == 1
    assert len(table.view["table"]["trick"]["cards"]) == 4


def test_the_double_deck_swap_moves_the_chosen_cards():
    rules = Rules.double_deck()
    table = Table(deals.shuffle(rules, 7, dealer="S"))
    click(table, "call", call="alone S")
    assert table.view["swapping"]["most"] == 3
    mine = [card.ascii for card in table.hand.cards(Seat.WEST)[:2]]
    click(table, "swap", cards=mine)
    assert (table.view["swapping"]["least"], table.view["swapping"]["most"]) == (2, 2)
    back = [card.ascii for card in table.hand.cards(Seat.EAST)[:2]]
    click(table, "swap", cards=back[:1])
    assert "so the partner must give back 2" in table.refusal["say"]
    click(table, "swap", cards=back)
    assert table.hand.phase is Phase.PLAY
    west = [card.ascii for card in table.hand.cards(Seat.WEST)]
    assert all(west.count(card) >= back.count(card) for card in back)
    east = next(s for s in table.view["table"]["seats"] if s["seat"] == "E")
    assert east["out"]


def test_a_seat_that_is_not_at_this_table_is_refused():
    with pytest.raises(ValueError, match="NW"):
        Table(first_night(), seats="NW")


# What travels over the wire


def on_the_wire(widget):
    """Everything that a browser gets to see: the synced state, all tables included."""
    state = widget.get_state()
    return json.dumps(
        {name: state[name] for name in state if name not in ("_esm", "_css")}, default=str
    )


@pytest.mark.parametrize("rules", [Rules.partnership(), Rules.double_deck()], ids=lambda r: r.name)
def test_hidden_cards_are_in_nothing_that_is_synced(rules):
    table = Table(deals.shuffle(rules, 12, dealer="S"), seats="S", others=Lowest())
    wire = [on_the_wire(table)]
    while table.hand.turn is not None:
        hand = table.hand
        shown = {card.ascii for card in hand.deal.hand(Seat.SOUTH)}
        shown |= {card.ascii for trick in hand.tricks for card in trick.cards}
        shown |= {card.ascii for card in hand.played}
        if hand.phase is Phase.PLAY and not hand.settled.swapped:
            ids = set(re.findall(r'"id": "(\w+)"', wire[-1]))
            assert ids <= shown
        table.do(hand.actions()[-1] if hand.phase is Phase.AUCTION else hand.actions()[0])
        wire.append(on_the_wire(table))


def test_nobody_is_told_that_a_hidden_hand_holds_the_left_bower():
    # North holds J♦ (the left bower) and no other diamond, and throws a club on East's diamond.
    hands = {
        "W": "A♥ K♥ A♠ K♠ 9♣ 9♦",
        "N": "J♦ Q♥ 10♥ A♣ K♣ Q♣",
        "E": "A♦ K♦ Q♦ J♥ 10♣ J♣",
        "S": "10♠ 9♠ Q♠ J♠ 10♦ 9♥",
    }
    start = ready(Rules.cutthroat(), "N", hands, "3", "pass", "pass", "pass", "H")

    class ThrowsAClub(Lowest):
        def choose(self, view, totals=None):
            from bideuchre_teach.bots.base import Choice
            from bideuchre_teach.reasons import Reasons

            clubs = [card for card in view.actions() if card.ascii == "AC"]
            return Choice((clubs or list(view.actions()))[0], Reasons())

    table = Table(start, seats="E S W", others=ThrowsAClub())
    for card in ("AD", "10D", "9D"):
        click(table, "play", card=card)
    told = on_the_wire(table)
    assert "North holds no diamond" in told
    assert "JD" not in told
    assert "the left bower is" not in told


def test_a_tray_keeps_the_hands_that_lie_face_down_to_itself():
    tray = DealTray(Rules.partnership(), seed=3, up="S")
    hands = {seat["seat"]: seat["cards"] for seat in tray.view["seats"]}
    assert all(card is not None for card in hands["S"])
    assert hands["N"] == [None] * 6
    click(tray, "turn", seat="N", up=True)
    assert all(
        card is not None for card in {s["seat"]: s for s in tray.view["seats"]}["N"]["cards"]
    )


# Auction


def test_an_auction_ends_with_its_contract_and_the_hand_goes_on_elsewhere():
    auction = Auction(deals.shuffle(Rules.partnership(), 7, dealer="S"))
    for call in ("3", "pass", "4", "pass"):
        click(auction, "call", call=call)
    click(auction, "trump", strain="S")
    assert auction.contract.seat is Seat.EAST
    assert auction.view["acts"] is None
    click(auction, "play", card=auction.hand.cards(Seat.EAST)[0].ascii)
    assert auction.hand.played == ()
    assert Table(auction.hand).hand is auction.hand


def test_a_forced_dealer_is_told_so_and_cannot_pass():
    auction = Auction(deals.shuffle(Rules.partnership(), 7, dealer="S"))
    for _ in range(3):
        click(auction, "call", call="pass")
    bidding = auction.view["bidding"]
    assert bidding["ask"] == "South must bid"
    assert not bidding["pass"]["legal"]
    click(auction, "call", call="pass")
    assert "must bid" in auction.refusal["say"]


def test_numbers_that_are_too_low_are_marked_with_the_reason():
    auction = Auction(deals.shuffle(Rules.double_deck(), 7, dealer="S"))
    click(auction, "call", call="4H")
    bids = {bid["value"]: bid for bid in auction.view["bidding"]["bids"]}
    assert [number for number, bid in bids.items() if not bid["legal"]] == ["1", "2", "3", "4"]
    assert "4 hearts" in bids["3"]["why"]


def test_pepper_is_called_by_its_name():
    auction = Auction(deals.shuffle(Rules.cutthroat(3), 7, dealer="S"))
    assert auction.view["bidding"]["bids"][-1]["text"] == "8 · Pepper"
    assert auction.view["bidding"]["alone"] is None


def test_no_trump_can_be_seen_and_says_why_it_is_not_played():
    auction = Auction(deals.shuffle(Rules.partnership(), 7, dealer="S"))
    for call in ("3", "pass", "pass", "pass"):
        click(auction, "call", call=call)
    strains = {one["value"]: one for one in auction.view["bidding"]["strains"]}
    assert not strains["NT"]["legal"]
    assert "no trump" in strains["NT"]["why"]


def test_calls_are_listed_round_the_table():
    auction = Auction(deals.shuffle(Rules.double_deck(), 7, dealer="S"))
    for call in ("4♥", "pass", "5♠", "pass", "6NT"):
        click(auction, "call", call=call)
    calls = auction.view["calls"]
    assert [head["seat"] for head in calls["seats"]] == ["W", "N", "E", "S"]
    assert [[call and call["text"] for call in row] for row in calls["rounds"]] == [
        ["4♥", "pass", "5♠", "pass"],
        ["6NT", None, None, None],
    ]


# Replay


def test_a_replay_has_a_frame_for_the_deal_each_step_and_the_score():
    replay = Replay(first_night(*FOUR_TRICKS))
    # the deal, four calls, trump, twenty-four cards, the score
    assert len(replay.frames) == 1 + 4 + 1 + 24 + 1
    assert replay.view["tricks"] == [6, 10, 14, 18, 22, 26]
    assert replay.frames[-1]["table"]["score"][0]["points"] == 4


def test_a_replay_reads_a_hand_a_record_its_text_and_its_file(tmp_path):
    data = record.write(first_night(*FOUR_TRICKS), "First night")
    file = tmp_path / "hand.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    replays = [Replay(data), Replay(json.dumps(data)), Replay(file), Replay(str(file))]
    assert all(replay.view == replays[0].view for replay in replays)
    assert repr(replays[0]) == "Replay('First night', 31 steps)"


def test_an_illegal_card_ends_the_replay_at_its_place():
    data = record.write(first_night("J♥ 10♥ Q♦ 9♦"))
    data["play"] = ["J♥ A♣ Q♦ 9♦"]
    last = Replay(data).frames[-1]
    assert last["illegal"]
    assert last["trick"] == 1
    assert [card["card"]["id"] for card in last["table"]["trick"]["cards"]] == ["JH", "AC"]
    assert "must follow" in last["table"]["more"]


def test_a_step_outside_the_hand_is_brought_inside():
    replay = Replay(first_night(), step=99)
    assert replay.step == 5
    replay.set_state({"step": -3})
    assert replay.step == 0


def test_marks_of_a_review_stand_at_their_steps():
    marks = {8: ("−1 trick", "The queen would have kept a trick.")}
    replay = Replay(first_night(*FOUR_TRICKS), marks=marks)
    assert replay.view["marks"] == [
        {"step": 8, "where": "East Q♦", "mark": "−1 trick", "say": marks[8][1]}
    ]
    assert "kept a trick" not in replay.picture().text
    replay.marked = True
    assert "kept a trick" in replay.picture().text
    with pytest.raises(ValueError, match="step 31"):
        Replay(first_night(*FOUR_TRICKS), marks={31: ("", "")})


def test_what_is_no_record_is_refused_in_words():
    with pytest.raises(MalformedRecord, match="format"):
        Replay('{"rules": "cutthroat-4"}')
    with pytest.raises(OSError, match="no-such-hand"):
        Replay("no-such-hand.json")


# Bower ladder, deal tray, score sheet


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        (Rules.partnership(), [7, 5, 6, 6]),
        (Rules.cutthroat(5), [9, 7, 8, 8]),
        (Rules.double_deck(), [14, 10, 12, 12]),
    ],
    ids=["24", "32", "48"],
)
def test_the_ladder_counts_trump_its_colour_and_the_others(rules, counts):
    ladder = next(one for one in BowerLadder(rules).view["ladders"] if one["strain"] == "H")
    assert [row["count"] for row in ladder["rows"]] == counts
    assert [card["bower"] for card in ladder["rows"][0]["cards"][:3]] == ["right", "left", None]


def test_the_drill_is_right_about_the_left_bower():
    ladder = BowerLadder(Rules.partnership(), drill=60, seed=5)
    items = ladder.view["drill"]
    same_colour = {"H": "D", "D": "H", "S": "C", "C": "S"}
    lefts = [
        item
        for item in items
        if len(item["cards"]) == 1 and item["cards"][0]["id"] == "J" + same_colour[item["strain"]]
    ]
    assert lefts
    assert all(item["answer"] == item["strain"] for item in lefts)
    order = ["J", "left", "A", "K", "Q", "10", "9"]
    for item in items:
        if len(item["cards"]) == 2:
            places = {
                card["id"]: order.index("left" if card["bower"] == "left" else card["rank"])
                for card in item["cards"]
            }
            assert item["answer"] == min(places, key=lambda card: places[card])


def test_a_strain_is_read_as_people_write_it():
    ladder = BowerLadder(strain="hearts")
    assert ladder.strain == "H"
    ladder.strain = "NT"
    assert repr(ladder) == "BowerLadder(24 cards, no trump)"


def test_a_code_brings_the_deal_back_and_a_mistyped_one_says_so():
    tray = DealTray(Rules.partnership(), seed=1)
    first, code = tray.deal, tray.code
    click(tray, "again")
    assert tray.deal == deals.shuffle(Rules.partnership(), 1, 2)
    click(tray, "code", code=code.lower().replace("-", " "))
    assert tray.deal == first
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    click(tray, "code", code=wrong)
    assert tray.deal == first
    assert tray.refusal["say"]


def test_the_cards_of_a_tray_are_the_deal_and_sort_into_a_hand():
    tray = DealTray(Rules.cutthroat(3), seed=2)
    for seat in tray.view["seats"]:
        dealt = sorted(card["id"] for card in seat["cards"])
        assert dealt == sorted(c.ascii for c in tray.deal.hand(Seat.of(seat["seat"])))
        assert sorted(seat["sorted"]) == list(range(8))


def test_wished_cards_are_dealt():
    tray = DealTray(Rules.cutthroat(), seed=9, holds={"W": "J♥ J♦ A♠"})
    west = {card.text for card in tray.deal.hand(Seat.WEST)}
    assert {"J♥", "J♦", "A♠"} <= west


@pytest.mark.parametrize(
    ("table", "bid", "tricks", "score"),
    [
        ("partnership", "4", 5, {"EW": 5, "NS": 1}),
        ("partnership", "5", 3, {"EW": -6, "NS": 3}),
        ("partnership", "alone", 6, {"EW": 12, "NS": 0}),
        ("cutthroat-4", "5", 6, {"W": 6, "N": 0, "E": 0, "S": 0}),
        ("cutthroat-4", "6", 5, {"W": -12, "N": 0, "E": 0, "S": 0}),
        ("cutthroat-3", "8", 8, {"W": 16, "E": 0, "S": 0}),
        ("double-deck", "7", 6, {"EW": -7, "NS": 6}),
        ("double-deck", "alone", 11, {"EW": -24, "NS": 1}),
    ],
)
def test_what_if_scores_as_the_rules_say(table, bid, tricks, score):
    sheet = ScoreSheet()
    click(sheet, "what_if", table=table, bid=bid, tricks=tricks)
    assert sheet.score == score
    shown = {line["side"]: line["points"] for line in sheet.view["what_if"]["score"]}
    assert shown.items() <= score.items()


def test_a_game_is_listed_hand_by_hand():
    hand = first_night(*FOUR_TRICKS)
    sheet = ScoreSheet(Game(Rules.cutthroat()).add(hand))
    (row,) = sheet.view["sheet"]["rows"]
    assert row["total"] == {"S": 0, "W": 4, "N": 0, "E": 0}
    assert repr(sheet) == "ScoreSheet(cutthroat-4, 1 hand)"


def test_the_chart_has_each_total_and_the_target():
    hand = first_night(*FOUR_TRICKS)
    figure = ScoreSheet(Game(Rules.cutthroat()).add(hand)).chart().figure
    texts = [text.get_text() for text in figure.axes[0].texts]
    assert texts.count("4") == 1
    assert texts.count("0") == 3
    assert "target 21" in texts


def test_an_unfinished_hand_has_no_score():
    with pytest.raises(ValueError, match="not over"):
        ScoreSheet(first_night())


# Twins, pages, themes, imports


MADE = [
    lambda: Replay(first_night(*FOUR_TRICKS)),
    lambda: Table(first_night("J♥ 10♥ Q♦ 9♦")),
    lambda: Auction(deals.shuffle(Rules.double_deck(), 7)),
    lambda: BowerLadder(strain="H"),
    lambda: DealTray(Rules.cutthroat(5), up="S"),
    lambda: ScoreSheet(Game(Rules.cutthroat()).add(first_night(*FOUR_TRICKS))),
]


@pytest.mark.parametrize("make", MADE)
def test_each_widget_has_a_static_twin_that_never_changes(make):
    first, second = make(), make()
    data, _ = first._repr_mimebundle_()
    again, _ = second._repr_mimebundle_()
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == first.model_id
    assert data["image/svg+xml"].startswith("<svg")
    assert data["image/svg+xml"] == again["image/svg+xml"]
    assert data["text/plain"] == again["text/plain"]
    assert repr(first) == repr(second)
    assert "0x" not in repr(first)


@pytest.mark.parametrize("make", MADE)
def test_a_page_asks_for_nothing_outside(make, tmp_path):
    path = make().to_html(tmp_path / "page.html")
    page = path.read_text(encoding="utf-8")
    addresses = set(re.findall(r"https?://[^\s\"'<)\\]+", page))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"} | {
        one for one in addresses if one.startswith("http://www.w3.org/")
    }
    assert page.count("</script>") == 2


def test_a_text_cannot_break_out_of_a_page(tmp_path):
    hostile = "</script><script>alert(1)</script>"
    page = Replay(first_night(), title=hostile).html()
    assert "<script>alert" not in page


def test_an_unknown_deck_or_size_is_refused():
    for option in ({"theme": "baroque"}, {"size": "huge"}):
        with pytest.raises(Exception, match=next(iter(option.values()))):
            BowerLadder(**option)


@pytest.mark.parametrize("name", sorted(path.name for path in STATIC.glob("*.js")))
def test_each_bundle_stays_under_40_kilobytes(name):
    assert 0 < (STATIC / name).stat().st_size < 40_000


def test_the_style_sheet_has_the_colours_of_the_pictures():
    from bideuchre_teach.widgets.palette import stylesheet

    source = Path(__file__).parents[1] / "widgets" / "src" / "palette.css"
    assert source.read_text(encoding="utf-8") == stylesheet()


def test_the_two_halves_draw_one_suit():
    from bideuchre_teach.draw.shapes import STAR_PATH, SUIT_PATHS

    source = Path(__file__).parents[1] / "widgets" / "src" / "card.js"
    text = source.read_text(encoding="utf-8")
    assert all(path in text for path in (*SUIT_PATHS.values(), STAR_PATH))


def test_every_class_name_is_the_projects_own():
    css = (STATIC / "bideuchre_teach.css").read_text(encoding="utf-8")
    css = re.sub(r"\{[^{}]*\}", "{}", css)
    names = set(re.findall(r"\.([A-Za-z][\w-]*)", css))
    others = {"theme-light", "theme-dark", "vscode-light", "vscode-dark"}
    assert {name for name in names if not name.startswith("be-")} <= others


def test_widgets_come_in_only_when_they_are_used():
    code = (
        "import sys, bideuchre_teach, bideuchre_teach.widgets as w; "
        "assert not {'anywidget', 'ipywidgets', 'traitlets'} & set(sys.modules); "
        "w.Replay; assert 'anywidget' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_acting_from_python_raises_the_reason():
    table = Table(first_night("J♥ 10♥ Q♦ 9♦"))
    with pytest.raises(IllegalAction, match="not in this hand"):
        table.do("Q♣")
    with pytest.raises(IllegalAction):
        table.do(Call.of("3"))


def test_a_hand_can_be_watched():
    table, seen = Table(first_night()), []
    table.observe(lambda change: seen.append(change["new"].played), "hand")
    click(table, "play", card="JH")
    assert [len(played) for played in seen] == [1]
    assert isinstance(table.hand, Hand)


def test_the_text_of_a_replay_ends_with_the_score_line_by_line():
    one = Replay(worked("first_night_set")).picture().text.splitlines()
    assert one[-1] == "Score: South bid 4 and took 3: set, which costs the bid, −4."
    both = Replay(worked("double_deck_set")).picture().text.splitlines()
    assert "−7" in both[-2]
    assert "+7" in both[-1]
    stopped = Replay(worked("first_night_as_printed")).picture().text
    assert "Score:" not in stopped


def test_a_still_score_sheet_tells_what_the_imagined_hand_scores():
    asked = ScoreSheet(Rules.cutthroat(), bid=4, tricks=3).picture()
    assert asked.text.splitlines()[-2:] == [
        "What if? Cutthroat, four. Bid 4, took 3 tricks: set.",
        "West bid 4 and took 3: set, which costs the bid, −4.",
    ]
    assert "What if?" in asked.svg
    assert "No hand has been played yet." not in asked.svg
    quiet = ScoreSheet(Rules.cutthroat(), what_if=False).picture()
    assert "What if" not in quiet.text
    assert "No hand has been played yet." in quiet.svg
