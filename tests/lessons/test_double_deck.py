"""The double-deck track holds every fact of its page, and every hand and number in it is right."""

import json
import re
from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach import lab, record
from bideuchre_teach._assets import LESSONS
from bideuchre_teach.auction import Call, Contract
from bideuchre_teach.bowers import height, is_trump, suit_of
from bideuchre_teach.cards import Card, Seat, Side, Strain, Suit, cards
from bideuchre_teach.deals import constrained
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.rules import Rules
from bideuchre_teach.scoring import score
from bideuchre_teach.scoring import winner as who_wins
from bideuchre_teach.solver import card_values
from bideuchre_teach.teach import every_question, find, fresh
from bideuchre_teach.teach.outcomes import Outcome
from bideuchre_teach.teach.registry import faults, track
from bideuchre_teach.teach.worked import worked, worked_hands
from tests.hands import go

TABLE = Rules.double_deck()
NS, EW = Side.NORTH_SOUTH, Side.EAST_WEST
NUMBERS = [f"{number:02}" for number in range(1, 8)]


@cache
def cells(number):
    [path] = (LESSONS / "double_deck").glob(f"{number}_*.ipynb")
    return json.loads(path.read_text(encoding="utf-8"))["cells"]


@cache
def code(number):
    return "\n".join("".join(c["source"]) for c in cells(number) if c["cell_type"] == "code")


@cache
def told(number):
    """Everything a reader of a lesson meets, in one line: its text, outputs and questions."""
    parts = []
    for cell in cells(number):
        if cell["cell_type"] == "markdown":
            parts.append("".join(cell["source"]))
        for output in cell.get("outputs", ()):
            parts.append("".join(output.get("data", {}).get("text/plain", output.get("text", ""))))
    for question in every_question(f"double_deck/{number}"):
        parts += [question.prompt, question.explanation, *(o.say for o in question.options)]
    return re.sub(r"\s+", " ", re.sub(r"[*•]", "", " ".join(parts)))


# The worked hands: winners of the tricks, tricks by side, and the score

PLAYED = {
    "comes_back": ("S S S S N E E E N N W N", (8, 4), (8, 4)),
    "twins": ("S N E E S E S S S W S S", (8, 4), (8, 4)),
    "diamond_follows": ("E E E E W W S S W S S S", (5, 7), (5, 7)),
    "no_trump": ("S S S S S S N N E W W E", (8, 4), (8, 4)),
    "alone_made": ("S S S S S S S S S S S S", (12, 0), (24, 0)),
    "alone_failed": ("S W W W S S S S S S S S", (9, 3), (-24, 3)),
    "made": ("S N N E S S S S E E W N", (8, 4), (8, 4)),
    "set": ("S E E E S S S W S E W W", (5, 7), (-7, 7)),
    "twelve_set": ("S W S S S S S S S S S S", (11, 1), (-12, 1)),
}
TOLD_WRONG = {
    "four_over_four": ("auction", None, "4♥", "bid.equal"),
    "twelve_then_alone": ("auction", None, "alone ♠", "auction.over"),
    "void_as_told": ("play", 3, "J♦", "follow.left_bower_is_trump"),
}
TO_PLAY_ON = {
    "to_play": (Phase.PLAY, Seat.SOUTH),
    "ace_to_lead": (Phase.PLAY, Seat.SOUTH),
    "alone_to_swap": (Phase.SWAP, Seat.SOUTH),
    "partner_goes_alone": (Phase.SWAP, Seat.NORTH),
}


@pytest.mark.parametrize("name", PLAYED)
def test_a_worked_hand_is_legal_and_scores_what_the_lesson_says(name):
    winners, tricks, points = PLAYED[name]
    replayed = record.replay(worked(f"double_deck_{name}"))
    assert replayed.legal
    hand = replayed.hand
    assert " ".join(trick.winner.value for trick in hand.tricks) == winners
    by_side = [sum(hand.taken[seat] for seat in TABLE.seats_of(side)) for side in (NS, EW)]
    assert tuple(by_side) == tricks
    assert (hand.result.score[NS], hand.result.score[EW]) == points


@pytest.mark.parametrize("name", TOLD_WRONG)
def test_a_hand_that_cannot_be_is_stopped_where_the_lesson_says(name):
    step, trick, action, reason = TOLD_WRONG[name]
    fault = record.replay(worked(f"double_deck_{name}")).fault
    assert (fault.step, fault.trick, fault.action.text) == (step, trick, action)
    assert fault.reason.code == reason


@pytest.mark.parametrize("name", TO_PLAY_ON)
def test_a_hand_to_go_on_with_is_legal_and_waits(name):
    hand = record.load(worked(f"double_deck_{name}"))
    assert (hand.phase, hand.turn) == TO_PLAY_ON[name]


def test_four_passes_throw_the_hand_in_and_nobody_scores():
    hand = record.load(worked("double_deck_thrown_in"))
    assert [call.text for call in hand.auction.calls] == ["pass"] * 4
    assert hand.result.thrown_in
    assert set(hand.result.score.values()) == {0}


def test_every_worked_hand_of_the_track_is_refereed_here():
    ours = {name for name in worked_hands() if name.startswith("double_deck_")}
    here = {*PLAYED, *TOLD_WRONG, *TO_PLAY_ON, "thrown_in", "past_52"}
    assert ours == {f"double_deck_{name}" for name in here}


def test_every_worked_hand_is_shown_in_some_lesson():
    everything = "".join(code(number) for number in NUMBERS)
    for name in worked_hands():
        if name.startswith("double_deck_"):
            assert f'worked("{name}")' in everything, name


# What the lessons tell about these hands


def held(name, seat):
    return record.load(worked(f"double_deck_{name}")).deal.hand(seat)


def test_south_passes_and_comes_back_over_the_partners_suit():
    hand = record.load(worked("double_deck_comes_back"))
    calls = [(seat.value, call.text) for seat, call in hand.auction.spoken()]
    assert calls[:6] == [
        ("E", "5♦"),
        ("S", "pass"),
        ("W", "pass"),
        ("N", "6♠"),
        ("E", "7♦"),
        ("S", "8♠"),
    ]
    assert hand.tricks[0].seats[0] is Seat.SOUTH


def test_two_right_bowers_meet_in_the_first_trick_and_two_kings_in_the_ninth():
    hand = record.load(worked("double_deck_twins"))
    first, ninth = hand.tricks[0], hand.tricks[8]
    assert [card.text for card in first.cards] == ["J♣", "J♣", "A♣", "9♣"]
    assert [card.text for card in ninth.cards][:2] == ["K♠", "K♠"]
    for trick in (first, ninth):
        assert (trick.winner, trick.reason.code) == (Seat.SOUTH, "trick.first_twin")
    trumps = [card for card in held("twins", Seat.WEST) if is_trump(card, Strain.CLUBS)]
    assert [card.text for card in trumps] == ["J♣"]


def test_south_holds_two_left_bowers_and_two_diamonds_at_trick_three():
    told_wrong = worked("double_deck_void_as_told")
    by_the_rules = worked("double_deck_diamond_follows")
    for key in ("hands", "auction", "dealer"):
        assert told_wrong[key] == by_the_rules[key]
    assert told_wrong["play"][:2] == by_the_rules["play"][:2]
    hand = record.load({**by_the_rules, "play": [*by_the_rules["play"][:2], "A♦"]})
    assert {card.text for card in hand.actions()} == {"K♦", "9♦"}
    assert held("diamond_follows", Seat.SOUTH).count(Card.of("J♦")) == 2


def test_both_left_bowers_take_part_as_trumps_later():
    hand = record.load(worked("double_deck_diamond_follows"))
    by_trick = [dict(trick.plays)[Seat.SOUTH].text for trick in hand.tricks]
    assert [number for number, text in enumerate(by_trick, 1) if text == "J♦"] == [5, 10]
    assert hand.tricks[9].winner is Seat.SOUTH


def test_alone_has_three_cards_a_trick_and_three_cards_were_swapped():
    hand = record.load(worked("double_deck_alone_made"))
    assert {len(trick.cards) for trick in hand.tricks} == {3}
    assert (hand.out, hand.swap_size) == (Seat.NORTH, 3)
    swap = worked("double_deck_alone_made")["swap"]
    assert {seat: sorted(swap[seat].split()) for seat in swap} == {
        "S": sorted(["K♥", "10♦", "9♦"]),
        "N": sorted(["A♠", "Q♠", "9♠"]),
    }
    assert find("double_deck.04.q8").right == ("K♥ 10♦ 9♦",)
    assert find("double_deck.04.q9").right == ("A♠ Q♠ 9♠",)


def test_the_hands_to_swap_from_are_those_of_the_questions():
    for name, seat, id in (
        ("alone_to_swap", Seat.SOUTH, "04.q8"),
        ("alone_made", Seat.NORTH, "04.q9"),
    ):
        asked = find(f"double_deck.{id}").scene.held
        assert sorted(c.text for c in asked) == sorted(c.text for c in held(name, seat))


def test_alone_failed_with_eight_spades_three_bowers_and_two_aces_lost_as_second_twins():
    hand = record.load(worked("double_deck_alone_failed"))
    spades = [c for c in held("alone_failed", Seat.SOUTH) if is_trump(c, Strain.SPADES)]
    assert len(spades) == 8
    assert sum(card.rank.value == "J" for card in spades) == 3
    assert Card.of("J♠") in held("alone_failed", Seat.WEST)
    assert dict(hand.tricks[1].plays)[Seat.WEST].text == "J♠"
    for number, ace in ((2, "A♥"), (3, "A♦")):
        trick = hand.tricks[number]
        assert trick.cards.count(Card.of(ace)) == 2
        assert (trick.winner, trick.reason.code) == (Seat.WEST, "trick.first_twin")


def test_the_hand_to_play_on_is_the_failed_one_after_a_trick():
    whole, cut = worked("double_deck_alone_failed"), worked("double_deck_ace_to_lead")
    assert cut["play"] == whole["play"][:1]
    for key in ("hands", "auction", "dealer"):
        assert cut[key] == whole[key]
    assert {s: sorted(t.split()) for s, t in cut["swap"].items()} == {
        s: sorted(t.split()) for s, t in whole["swap"].items()
    }


def test_bid_seven_take_five_is_a_push_over_six_spades():
    hand = record.load(worked("double_deck_set"))
    calls = [(seat.value, call.text) for seat, call in hand.auction.spoken()]
    assert calls[1:3] == [("S", "5♥"), ("W", "6♠")]
    assert ("S", "7♥") in calls
    assert hand.contract == Contract(Seat.SOUTH, 7, strain=Strain.HEARTS)


# The game that goes on past 52


def test_a_side_past_52_by_odd_tricks_goes_on_playing_and_loses_with_more_points():
    replayed = record.replay_game(worked("double_deck_past_52"))
    assert replayed.legal
    game = replayed.game
    running = game.running()
    assert len(game.hands) == 10
    assert [totals[EW] for totals in running[6:9]] == [49, 53, 59]
    for hand in game.hands[7:9]:
        assert (hand.contract.seat, hand.result.made) == (Seat.SOUTH, True)
    assert running[8][NS] == 49
    last = game.hands[-1]
    assert (last.contract.seat, last.contract.bid, last.strain) == (Seat.NORTH, 7, Strain.SPADES)
    assert last.result.score == {NS: 8, EW: 4}
    assert game.totals == {NS: 57, EW: 63}
    assert (game.winner, game.won[1].code) == (NS, "win.made_its_bid")
    assert "49 after hand seven, 53 after hand eight, 59 after hand nine" in told("05")
    assert "win with 57 against 63" in told("05")


def test_the_check_asks_for_a_hand_on_which_odd_tricks_do_not_win():
    [seed] = re.findall(r'check_yourself\("double_deck/05".*seed=(\d+)', code("05"))
    asked = fresh(TABLE, int(seed), ["who_has_won"], 3)
    past = [q for q in asked if any("in defence win no game" in o.say for o in q.options)]
    assert [q.right for q in past] == [("nobody yet",)]


@given(st.integers(1, 12), st.integers(0, 12), st.integers(0, 60), st.integers(0, 60))
def test_on_a_played_hand_at_most_one_side_wins_and_never_on_odd_tricks(bid, took, north, east):
    contract = Contract(Seat.SOUTH, bid, strain=Strain.HEARTS)
    result = score(TABLE, contract, {Seat.SOUTH: took, Seat.WEST: 12 - took})
    able = NS if took >= bid else EW
    total = {NS: north, EW: east}[able] + result.score[able]
    won = who_wins(TABLE, {NS: north, EW: east}, result)
    assert (won[0] if won else None) is (able if total >= 52 else None)


# What the lab measures, and what the lesson says of it

_NO_BOWER = "A♠ K♠ K♠ Q♠ Q♠ 10♠ 9♠ A♥ K♦ Q♦ 10♣ 9♣"
_TWO_BOWERS = "J♠ J♣ A♠ K♠ Q♠ 10♠ 9♠ A♥ K♦ Q♦ 10♣ 9♣"
_FOUR_BOWERS = "J♠ J♠ J♣ J♣ A♠ 10♠ 9♠ A♥ K♦ Q♦ 10♣ 9♣"
_BOWERS_ALONE = "J♠ J♠ J♣ J♣ A♥ K♥ K♦ Q♦ 10♦ Q♣ 10♣ 9♣"
_THIN = "J♠ A♠ K♠ Q♠ 9♠ A♥ Q♥ K♦ 10♦ 9♦ Q♣ 9♣"
_STRONG = "J♠ J♠ J♣ A♠ Q♠ 10♠ 9♠ A♥ K♦ Q♦ 10♣ 9♣"
_ENORMOUS = "J♠ J♠ J♣ A♠ A♠ K♠ Q♠ 10♠ A♥ A♦ 10♦ 9♣"
_LOSERS = "J♠ J♠ J♣ A♠ A♠ K♠ Q♠ 10♠ Q♥ 9♥ 10♦ 9♦"


@cache
def worth(hand, deals, swap=3, alone=True, seed=1):
    assert hand in code("06")
    seen = lab.holding(hand, Rules.double_deck(swap=swap), "S")
    return lab.hand_worth(seen, ["S"], deals=deals, alone=alone, seed=seed)


def mean(hand, seed=1):
    return worth(hand, 20, alone=False, seed=seed).tricks[Strain.SPADES].mean.value


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_bowers_and_length_each_add_tricks_as_told(seed):
    none, two, four = mean(_NO_BOWER, seed), mean(_TWO_BOWERS, seed), mean(_FOUR_BOWERS, seed)
    assert none + 0.8 < two < four
    assert mean(_BOWERS_ALONE, seed) + 1.2 < four


def test_the_figures_told_of_bowers_are_those_of_the_sample():
    assert mean(_TWO_BOWERS) - mean(_NO_BOWER) > 1.5
    assert 0.8 < mean(_FOUR_BOWERS) - mean(_TWO_BOWERS) < 1.2
    assert 1.8 < mean(_FOUR_BOWERS) - mean(_BOWERS_ALONE) < 2.3
    for hand, trumps, bowers in (
        (_NO_BOWER, 7, 0),
        (_TWO_BOWERS, 7, 2),
        (_FOUR_BOWERS, 7, 4),
        (_BOWERS_ALONE, 4, 4),
    ):
        spades = [card for card in cards(hand) if is_trump(card, Strain.SPADES)]
        assert len(spades) == trumps
        assert sum(card.rank.value == "J" for card in spades) == bowers


def adds(hand, seed=1):
    found = worth(hand, 20 if hand == _THIN else 40, swap=0, seed=seed)
    together, alone = found.tricks[Strain.SPADES], found.alone[Strain.SPADES]
    return together.mean.value - alone.mean.value


def test_a_partner_adds_three_tricks_to_a_thin_hand_two_to_a_strong_one_one_to_the_largest():
    assert 3.0 < adds(_THIN) < 3.6
    assert 1.7 < adds(_STRONG) < 2.4
    assert 0.7 < adds(_ENORMOUS) < 1.3


@pytest.mark.parametrize("seed", [2, 3])
def test_with_other_deals_too_a_stronger_hand_gets_less_from_the_partner(seed):
    assert adds(_THIN, seed) > adds(_STRONG, seed) + 0.5
    assert adds(_STRONG, seed) > adds(_ENORMOUS, seed)


def test_the_enormous_hand_takes_about_ten_tricks_by_itself():
    counts = worth(_ENORMOUS, 40, swap=0).alone[Strain.SPADES].counts
    assert counts[10] >= 36


def test_over_all_contracts_a_partner_adds_about_three():
    [output] = [
        "".join(cell["outputs"][0]["data"]["text/plain"])
        for cell in cells("06")
        if "lab.partner_worth(" in "".join(cell["source"])
    ]
    found = re.search(r"partner adds\s+([0-9.]+) ± ([0-9.]+)", output)
    assert abs(float(found[1]) - 3) < 2 * float(found[2]) < 1
    assert re.search(r"any hand, before anyone bids\s+3\.00", output)
    own = re.search(r"partner's own cards, played by bots\s+([0-9.]+)", output)
    assert float(own[1]) < float(found[1])
    assert "Somewhat fewer" in told("06")


def bids(hand):
    found = worth(hand, 40).bids()
    return {(bid.call.number, bid.call.alone): bid for bid in found}


def test_alone_comes_home_nine_times_in_ten_with_two_losers_and_one_in_ten_with_four():
    large, losers = bids(_ENORMOUS), bids(_LOSERS)
    alone = Call(strain=Strain.SPADES, alone=True)
    assert large[0, True].call == alone
    assert 0.85 <= large[0, True].made.value <= 0.95
    assert 0.05 <= losers[0, True].made.value <= 0.15
    assert -22 < losers[0, True].points.value - 0 < -17
    assert 1.6 < large[0, True].points.value / large[8, False].points.value < 2
    assert 0.25 < large[12, False].made.value < 0.4
    assert 10.5 < large[8, False].points.value < 11.5


def test_from_one_to_eight_every_bid_of_that_hand_is_worth_the_same():
    losers = bids(_LOSERS)
    assert {losers[number, False].points.value for number in range(1, 9)} == {
        losers[1, False].points.value
    }
    assert losers[9, False].points.value < losers[8, False].points.value
    assert 0.5 < losers[10, False].made.value < 0.65


def test_the_aces_are_worth_two_tricks_more_than_the_jack_when_led_in_time():
    values = card_values(record.load(worked("double_deck_ace_to_lead")))
    by_text = {card.text: value for card, value in values.items()}
    assert by_text["A♥"] == by_text["A♦"] == max(values.values()) == 10
    assert by_text["J♣"] == 8
    assert set(find("double_deck.06.q6").right) == {"A♥", "A♦"}


def test_alone_breaks_even_with_nine_sure_points_at_33_in_48():
    chance = 33 / 48
    assert 24 * chance - 24 * (1 - chance) == 9
    assert "33/48, which is 69 percent" in told("06")
    assert round(100 * chance) == 69


def test_with_both_columns_it_is_31_in_49_as_the_lab_reckons():
    chance = 31 / 49
    assert 24 * chance - (24 + 1) * (1 - chance) == pytest.approx(9 - 3)
    assert round(100 * chance) == 63
    assert "it takes 63 in a hundred instead of 69" in told("06")
    assert "31 of 49 deals, 63 in a hundred" in "".join(
        "".join(cell["source"])
        for cell in json.loads(
            (LESSONS / "lab" / "02_when_to_go_alone.ipynb").read_text(encoding="utf-8")
        )["cells"]
    )


def test_the_cards_to_put_aside_are_those_a_hidden_card_of_their_suit_beats():
    question = find("double_deck.04.q13")
    held = list(question.scene.held)
    outside = list(TABLE.pack)
    for card in held:
        outside.remove(card)
    plain = [card for card in held if not is_trump(card, Strain.DIAMONDS)]
    losers = [
        card
        for card in plain
        if any(
            suit_of(other, Strain.DIAMONDS) is suit_of(card, Strain.DIAMONDS)
            and height(other, Strain.DIAMONDS) > height(card, Strain.DIAMONDS)
            for other in outside
        )
    ]
    assert len(held) == 12
    assert len(held) - len(plain) == 8
    assert set(cards(question.right[0])) == set(losers) == set(cards("10♥ K♣"))


def test_the_cards_to_give_are_the_two_highest_trumps():
    question = find("double_deck.04.q14")
    held = question.scene.held
    trumps = [card for card in held if is_trump(card, Strain.HEARTS)]
    assert len(held) == 12
    assert set(cards(question.right[0])) == set(trumps) == set(cards("J♦ A♥"))


@given(st.integers(0, 2**32))
def test_eight_spades_with_three_bowers_take_seven_tricks_however_the_cards_lie(seed):
    # Questions 02.q10 and 06.q9: six trumps are outside, the other J♣ among them. Led from the
    # top they lose to that jack at most, kept by a player with four trumps.
    random = Random(seed)
    own = "J♠ J♠ J♣ A♠ A♠ K♠ Q♠ 10♠ Q♥ 9♥ 10♦ 9♦"
    deal = constrained(TABLE, seed, {"S": own}, dealer="W")
    hand = go(Hand.start(deal), "4♣", "pass", "5♠", "pass", "pass", "pass")
    while hand.turn is not None:
        mine = [card for card in hand.actions() if is_trump(card, Strain.SPADES)]
        if hand.turn is Seat.SOUTH and mine:
            order = cards("J♠ J♣ A♠ K♠ Q♠ 10♠")
            hand = hand.do(min(mine, key=order.index))
        else:
            hand = hand.do(random.choice(hand.actions()))
    assert hand.taken[Seat.SOUTH] >= 7
    assert hand.result.made


def test_the_same_eight_spades_take_the_same_bids_in_both_lessons():
    over_clubs, first = find("double_deck.02.q10"), find("double_deck.06.q9")
    assert Counter(over_clubs.scene.held) == Counter(first.scene.held)
    assert set(over_clubs.right) == {"5♠", "7♠"}
    assert set(first.right) == {"5♠", "8♠"}


# Numbers that questions ask for, recomputed

SCORES = {
    "04.q10": ("alone", 12, "bidders"),
    "04.q11": ("alone", 11, "bidders"),
    "05.q1": (6, 8, "bidders"),
    "05.q2": (6, 8, "others"),
    "05.q3": (7, 5, "bidders"),
    "05.q4": (7, 5, "others"),
    "05.q5": (12, 11, "bidders"),
    "05.q6": (12, 12, "bidders"),
    "05.q7": ("alone", 9, "others"),
    "05.q8": ("alone", 12, "others"),
}


@pytest.mark.parametrize("id", SCORES)
def test_a_score_asked_for_is_what_the_rules_give(id):
    bid, tricks, who = SCORES[id]
    lone = bid == "alone"
    contract = Contract(Seat.SOUTH, 12 if lone else bid, alone=lone)
    result = score(TABLE, contract, {Seat.SOUTH: tricks, Seat.WEST: 12 - tricks})
    wanted = result.score[NS if who == "bidders" else EW]
    assert find(f"double_deck.{id}").right == (str(wanted).replace("-", "−"),)


def right(id):
    return int(find(f"double_deck.{id}").right[0].replace("−", "-"))


def test_counts_asked_for_are_what_the_pack_gives():
    def of(suit):
        return [card for card in TABLE.pack if suit_of(card, Strain.HEARTS) is suit]

    mine = [c for c in find("double_deck.01.q7").scene.held if is_trump(c, Strain.HEARTS)]
    assert right("01.q1") == len(TABLE.pack) == 48
    assert right("01.q2") == TABLE.hand_size == 12
    assert right("01.q5") == len(of(Suit.HEARTS)) == 14
    assert right("01.q6") == len(of(Suit.DIAMONDS)) == 10
    assert (len(of(Suit.SPADES)), len(of(Suit.CLUBS))) == (12, 12)
    assert right("01.q7") == len(mine) == 5
    assert right("01.q8") == 14 - 5
    assert right("03.q3") == sum(card.rank.value == "J" for card in of(Suit.HEARTS)) == 4
    assert right("05.q9") == 4 - 7
    assert right("07.q8") == TABLE.target == 52


def test_bowers_and_trumps_outside_the_hand_of_the_tips():
    for id in ("06.q1", "06.q2"):
        assert len(find(f"double_deck.{id}").scene.held) == 12
    hand = find("double_deck.06.q1").scene.held
    bowers = [card for card in hand if card.text in ("J♠", "J♣")]
    assert right("06.q1") == 4 - len(bowers)
    assert right("06.q2") == 14 - sum(is_trump(card, Strain.SPADES) for card in hand)
    assert right("06.q3") == TABLE.hand_size // TABLE.players


@pytest.mark.parametrize(
    ("id", "before", "contract", "tricks", "after", "winner"),
    [
        ("05.q11", (0, 49), Contract(Seat.SOUTH, 7), 8, (8, 53), None),
        ("05.q12", (0, 46), Contract(Seat.SOUTH, 7), 5, (-7, 53), EW),
        ("05.q13", (49, 59), Contract(Seat.NORTH, 7), 8, (57, 63), NS),
    ],
)
def test_who_wins_near_52(id, before, contract, tricks, after, winner):
    question = find(f"double_deck.{id}")
    stand = dict(zip((NS, EW), before, strict=True))
    assert str(before[1]) in question.prompt
    result = score(TABLE, contract, {contract.seat: tricks, Seat.WEST: 12 - tricks})
    assert tuple(stand[side] + result.score[side] for side in (NS, EW)) == after
    won = who_wins(TABLE, stand, result)
    assert (won[0] if won else None) is winner
    says = {None: "no", EW: "yes", NS: "North and South"}[winner]
    assert question.right[0].startswith(says)


# The questions


@pytest.mark.parametrize("question", every_question("double_deck"), ids=lambda q: q.id)
def test_a_question_is_faultless(question):
    assert faults(question) == []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_has_six_decisions_or_more_numbered_without_a_gap(number):
    ids = [question.id for question in every_question(f"double_deck/{number}")]
    assert len(ids) >= 6
    assert ids == [f"double_deck.{number}.q{k}" for k in range(1, len(ids) + 1)]


def test_every_lesson_has_a_title_on_the_map():
    assert sorted(track("double_deck").lessons) == NUMBERS
    assert all(track("double_deck").lessons.values())


def test_a_question_offers_the_calls_that_the_rules_allow():
    for id, wanted in (
        ("02.q2", {"pass", "5♣", "5♥", "8♥", "alone ♥"}),
        ("02.q13", {"pass", "8♠", "8♦"}),
        ("04.q4", {"pass", "8♠", "12♠", "alone ♠"}),
    ):
        assert set(find(f"double_deck.{id}").right) == wanted


MISCONCEPTIONS = {
    "seven trumps": ("01.q5", 7, "there twice"),
    "one left bower": ("01.q5", 13, "both of them come over"),
    "a pack of 40": ("01.q1", 40, "keeps its nines"),
    "one twin is higher": ("01.q9", "the one that was dealt first", "Only the order"),
    "spades outrank hearts": ("02.q3", "spades", "suits have no rank"),
    "no trump outranks": ("02.q3", "no trump", "no rank either"),
    "an equal bid in another suit": ("02.q2", "4♥", "suits have no rank"),
    "a pass is final": ("02.q4", "no: who has passed is out", "gives up one turn"),
    "passes from before the bid": ("02.q5", "yes: three players have passed", "last bid"),
    "alone over a 12": ("02.q7", "somebody may still go alone", "ends the auction at once"),
    "the dealer is forced": ("02.q11", "1♠", "four passes throw the hand in"),
    "left bower counted in its printed suit": ("03.q2", "D", "have left that suit"),
    "left bower on diamonds": ("03.q4", "J♦", "does not follow diamonds"),
    "void with another card of the suit": ("03.q4", "K♥", "you must follow suit"),
    "left bower kept back from trump": ("03.q7", "K♦", "left bower"),
    "twins cancel": ("03.q8", "nobody: the two jacks cancel each other", "do not cancel"),
    "the second twin wins": ("03.q8", "West", "South played it first"),
    "bowers at no trump": ("03.q10", "South", "no bowers"),
    "throwing an ace under its twin": ("03.q12", "A♠", "cannot beat North's ace"),
    "made to trump": ("03.q13", "a trump", "need not"),
    "the partner plays on": ("04.q2", 4, "sits out"),
    "seeing before choosing": ("04.q6", "before choosing what to give", "without seeing"),
    "alone pays as a 12": ("04.q10", 12, "Alone pays twice"),
    "a failed alone costs twelve": ("04.q11", -12, "Alone costs twice"),
    "scoring the bid instead of the tricks": ("05.q1", 6, "the tricks, not the bid"),
    "a flat six": ("05.q3", -6, "costs what was bid"),
    "keeping the tricks of a set": ("05.q3", 5, "score nothing"),
    "alone and the defenders": ("05.q7", 0, "when it fails"),
    "a 12 with a partner pays as alone": ("05.q6", 24, "for alone"),
    "a floor at zero": ("05.q9", 0, "no floor"),
    "winning on odd tricks": ("05.q11", "yes: 53 is past 52", "you cannot win"),
    "the higher total wins": ("05.q13", "West and East, with 63", "do not win by themselves"),
    "three tricks with any hand": ("06.q4", "yes: three is three", "average over all hands"),
    "alone at even odds": ("06.q7", "more than one time in two", "nothing at all on average"),
}


@pytest.mark.parametrize("slip", MISCONCEPTIONS)
def test_a_misconception_is_wrong_and_has_its_own_answer(slip):
    id, answer, words = MISCONCEPTIONS[slip]
    feedback = find(f"double_deck.{id}").check(answer)
    assert feedback.outcome in (Outcome.WRONG, Outcome.ILLEGAL)
    assert words in str(feedback)


# Every fact of the page, in the lesson that answers to its section

FACTS = [
    # Players and pack
    ("01", r"four people in two pairs\. Partners sit face to face"),
    ("01", r"You are South and your partner is North; West and East play against you"),
    ("01", r"48 cards: ace, king, queen, jack, ten and nine of four suits, from two packs"),
    ("01", r"Everybody gets twelve cards"),
    ("01", r"all go clockwise"),
    ("01", r"14, 10, 12, 12"),
    # The auction
    ("02", r"player on the dealer's left begins"),
    ("02", r"from 1 to 12, and what is trump, one of the four suits or no trump"),
    ("02", r"promise more tricks than the bid before it\. No suit stands above another"),
    ("02", r"4♠ does not beat 4♥"),
    ("02", r"A pass costs you one turn and nothing else"),
    ("02", r"Three passes in a row after a bid: all the other three"),
    ("02", r"A bid of 12\."),
    ("02", r"Alone\. It promises all twelve tricks without the partner, and nobody speaks after"),
    ("02", r"overbid your partner"),
    # Ranks and play
    ("03", r"jack of trump is the right bower, the highest card"),
    ("03", r"other jack of the same colour is the left bower, the second highest"),
    ("03", r"the order is euchre's"),
    ("03", r"It is a trump in every way"),
    ("03", r"Then ace, king, queen, ten, nine of trump"),
    ("03", r"other suits run ace, king, queen, jack, ten, nine"),
    ("03", r"suit of trump's colour has no jack in it"),
    ("03", r"no bowers, and every suit runs from the ace down to the nine"),
    ("03", r"Twins may meet in one trick\. Then the earlier one counts as higher"),
    ("03", r"high bidder leads to the first trick"),
    ("03", r"must play a card of the suit that was led if you can\. If you hold none, .* trump it"),
    # Alone
    ("04", r"must take all twelve tricks while the partner sits out"),
    ("04", r"none, one, two or three cards"),
    ("04", r"both choose from the twelve they were dealt"),
    ("04", r"pays 24 points\. Failed, it costs 24"),
    ("04", r"how many moved, never which"),
    # Scoring
    ("05", r"a point for every trick it takes"),
    ("05", r"fewer tricks than it bid is set, and loses the number it bid instead"),
    ("05", r"52 points or more, and a bid of its own that it made, or one of theirs that it set"),
    ("05", r"odd tricks\. They count as points, but they never win the game"),
    ("05", r"thrown in, and the deal moves on"),
    # The tips
    ("06", r"two right bowers and two left ones, and several of them make a long trump suit"),
    ("06", r"a typical partner is worth about three tricks"),
    ("06", r"an ace that you lead beats the other ace, if that comes after it"),
    ("06", r"hands that are nearly all tricks.* only the swap can mend a hole"),
    # Controls
    ("07", r"your number with − and \+"),
    ("07", r"the suit, or no trump, and last the button that has your bid on it\. Pass stands"),
    ("07", r"tick Alone"),
    ("07", r"select up to three cards and press Swap\. .* give back as many"),
    ("07", r"click a card, or move to it"),
    ("07", r"Trumps, bowers included, have a gold outline"),
    # Daily, a new game
    ("07", r"plays the deals of a date gets the same cards"),
    ("07", r"another `seed` gives another game"),
    # Where it comes from
    ("07", r"grew out of euchre in North America"),
    ("07", r"whoever promises the most tricks, in place of a card that is turned up"),
    ("07", r"pagat\.com.* no rules that all tables agree on"),
    ("07", r"in the pack, which is often a double one, and in which bids there are"),
    ("07", r"Wikipedia .* Pepper, Pfeffer, Hasenpfeffer and Buck Euchre"),
    ("07", r"Pfeffer and the double-deck game of Indiana are at home in the Midwest"),
    ("07", r"follows pagat's general rules and the double-deck game from the Midwest"),
    ("07", r"sets no target, so the game goes to 52, .* from Barrie and from Kokomo"),
    ("07", r"a hand that nobody bids on is thrown in"),
    ("07", r"free game in the browser: a computer partner, two computer opponents, a daily game"),
    ("07", r"table of the best scores, nothing to install and no account"),
]


@pytest.mark.parametrize(("number", "fact"), FACTS)
def test_a_fact_of_the_page_is_in_the_lesson_of_its_section(number, fact):
    assert re.search(fact, told(number))


def test_what_the_page_gets_wrong_is_asked_and_not_told_as_true():
    assert "Can that be?" in find("double_deck.04.q3").prompt
    assert "Can that be, with this hand?" in find("double_deck.06.q4").prompt
    assert "Three tricks is what any hand takes before anyone has spoken" in told("06")


def test_games_that_are_named_but_not_built_are_said():
    for name in ("kitty", "jokers", "doubles", "six or eight people", "low cards win"):
        assert name in told("01")
    assert "a rule about folding that is not played here" in told("07")


def test_a_whole_game_to_52_and_a_daily_one_end_the_track():
    assert 'GameTable(Rules.double_deck(), seed=95, seats="S"' in code("07")
    assert 'GameTable(Rules.double_deck(), daily="2026-01-01"' in code("07")
