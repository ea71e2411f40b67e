"""What a hand scores at each table, why, and which side a score lets win the game."""

from itertools import product

import pytest

from bideuchre_teach.auction import Contract
from bideuchre_teach.cards import Seat, Side, Strain
from bideuchre_teach.reasons import RulesError
from bideuchre_teach.rules import Rules
from bideuchre_teach.scoring import Result, score, winner
from tests import plain_rules
from tests.hands import USUAL, at

PARTNERSHIP, CUTTHROAT, DOUBLE = (
    USUAL["partnership"],
    USUAL["cutthroat-4"],
    USUAL["double-deck"],
)


def hand(rules: Rules, bid: int | str, taken: int, seat: str = "W") -> Result:
    """The bidder's side takes so many tricks, and the player left of the bidder the others.

    A bid is a number, ``alone`` or ``small pepper``.
    """
    bidder = at(seat)
    lone = isinstance(bid, str)
    number = rules.hand_size if lone else bid
    strain = Strain.HEARTS
    contract = Contract(bidder, number, lone, strain, bid == "small pepper")
    tricks = {bidder: taken, rules.left_of(bidder): rules.hand_size - taken}
    return score(rules, contract, tricks)


def points(result: Result) -> dict[str, int]:
    return {side.value: won for side, won in result.score.items()}


def codes(result: Result) -> list[str]:
    return [line.reason.code for line in result.lines]


# Partnership


def test_worked_example_bid_four_and_take_five():
    assert points(hand(PARTNERSHIP, 4, 5)) == {"EW": 5, "NS": 1}


def test_worked_example_bid_five_and_take_three():
    assert points(hand(PARTNERSHIP, 5, 3)) == {"EW": -6, "NS": 3}


@pytest.mark.parametrize("seat", ["W", "E", "N", "S"])
@pytest.mark.parametrize("bid", [3, 4, 5, 6])
@pytest.mark.parametrize("taken", range(7))
def test_partnership_every_bid_and_every_number_of_tricks(seat, bid, taken):
    mine, theirs = ("EW", "NS") if seat in "EW" else ("NS", "EW")
    won = taken if taken >= bid else -6
    assert points(hand(PARTNERSHIP, bid, taken, seat)) == {mine: won, theirs: 6 - taken}


@pytest.mark.parametrize(("bid", "taken"), [(3, 2), (3, 0), (5, 4), (6, 5), (6, 1)])
def test_partnership_a_set_costs_six_by_however_many(bid, taken):
    assert points(hand(PARTNERSHIP, bid, taken))["EW"] == -6
    assert codes(hand(PARTNERSHIP, bid, taken))[0] == "score.bid_set_six"


def test_partnership_a_bid_of_six_with_the_partner_pays_no_bonus():
    assert points(hand(PARTNERSHIP, 6, 6)) == {"EW": 6, "NS": 0}


def test_partnership_alone_made_and_missed():
    assert points(hand(PARTNERSHIP, "alone", 6)) == {"EW": 12, "NS": 0}
    assert codes(hand(PARTNERSHIP, "alone", 6))[0] == "score.alone_made"


@pytest.mark.parametrize("taken", range(6))
def test_case_48_and_82_partnership_alone_needs_all_six_and_defenders_get_nothing(taken):
    missed = hand(PARTNERSHIP, "alone", taken)
    assert points(missed) == {"EW": -12, "NS": 0}
    assert codes(missed) == ["score.alone_set", "score.alone_defenders_nothing"]


def test_partnership_switch_defenders_score_a_failed_alone():
    rules = Rules.partnership(defenders_when_alone_fails="tricks")
    assert points(hand(rules, "alone", 4)) == {"EW": -12, "NS": 2}
    assert points(hand(rules, "alone", 6)) == {"EW": 12, "NS": 0}


def test_case_84_partnership_switch_a_set_costs_the_bid():
    rules = Rules.partnership(set_costs="bid")
    assert points(hand(rules, 4, 1)) == {"EW": -4, "NS": 5}
    assert codes(hand(rules, 4, 1))[0] == "score.bid_set"
    assert points(hand(rules, "alone", 5)) == {"EW": -12, "NS": 0}


def test_partnership_switch_small_pepper_is_seven_either_way():
    rules = Rules.partnership(small_pepper=True)
    assert points(hand(rules, "small pepper", 6)) == {"EW": 7, "NS": 0}
    assert points(hand(rules, "small pepper", 5)) == {"EW": -7, "NS": 0}
    assert points(hand(rules, "alone", 6)) == {"EW": 12, "NS": 0}
    assert codes(hand(rules, "small pepper", 6))[0] == "score.small_pepper_made"
    assert codes(hand(rules, "small pepper", 5))[0] == "score.small_pepper_set"


# Cutthroat


def test_first_night_hand_bid_three_and_take_four():
    assert points(hand(CUTTHROAT, 3, 4)) == {"W": 4, "N": 0, "E": 0, "S": 0}


def test_case_88a_the_tricks_are_scored_and_not_the_bid():
    assert points(hand(CUTTHROAT, 3, 5))["W"] == 5


def test_cutthroat_a_set_costs_the_bid_and_others_score_nothing():
    assert points(hand(CUTTHROAT, 4, 1)) == {"W": -4, "N": 0, "E": 0, "S": 0}
    assert codes(hand(CUTTHROAT, 4, 1)) == ["score.bid_set", *["score.only_the_bidder"] * 3]


@pytest.mark.parametrize(("players", "size", "pays"), [(3, 8, 16), (4, 6, 12), (5, 6, 12)])
def test_case_86_pepper_pays_and_costs_twice_the_hand_size(players, size, pays):
    rules = Rules.cutthroat(players=players)
    assert points(hand(rules, size, size))["W"] == pays
    assert points(hand(rules, size, size - 1))["W"] == -pays
    assert points(hand(rules, size, 0))["W"] == -pays
    assert codes(hand(rules, size, size))[0] == "score.pepper_made"
    assert codes(hand(rules, size, size - 1))[0] == "score.pepper_set"


@pytest.mark.parametrize(("players", "size"), [(3, 8), (4, 6), (5, 6)])
def test_all_tricks_on_a_lower_bid_pay_no_bonus(players, size):
    assert points(hand(Rules.cutthroat(players=players), size - 1, size))["W"] == size


def test_three_players_a_six_is_an_ordinary_bid():
    three = USUAL["cutthroat-3"]
    assert points(hand(three, 6, 6))["W"] == 6
    assert points(hand(three, 6, 5))["W"] == -6


# Double deck


def test_double_deck_made_scores_the_tricks_of_both_sides():
    assert points(hand(DOUBLE, 7, 9)) == {"EW": 9, "NS": 3}


@pytest.mark.parametrize(("bid", "taken"), [(4, 1), (6, 5), (12, 11), (12, 0)])
def test_double_deck_a_set_costs_the_bid_and_defenders_keep_their_tricks(bid, taken):
    assert points(hand(DOUBLE, bid, taken)) == {"EW": -bid, "NS": 12 - taken}


def test_double_deck_a_twelve_with_the_partner_is_twelve_either_way():
    assert points(hand(DOUBLE, 12, 12)) == {"EW": 12, "NS": 0}
    assert points(hand(DOUBLE, 12, 11)) == {"EW": -12, "NS": 1}


def test_double_deck_alone():
    assert points(hand(DOUBLE, "alone", 12)) == {"EW": 24, "NS": 0}
    assert points(hand(DOUBLE, "alone", 11)) == {"EW": -24, "NS": 1}
    assert points(hand(DOUBLE, "alone", 7)) == {"EW": -24, "NS": 5}


def test_double_deck_switch_defenders_get_nothing_from_a_failed_alone():
    rules = Rules.double_deck(defenders_when_alone_fails="nothing")
    assert points(hand(rules, "alone", 7)) == {"EW": -24, "NS": 0}


# All tables


@pytest.mark.parametrize("name", USUAL)
def test_every_contract_and_every_split_of_the_tricks_by_the_plain_rules(name):
    rules = USUAL[name]
    size = rules.hand_size
    seats = [seat.value for seat in rules.seats]
    least = 3 if name == "partnership" else 1
    contracts = [(bid, False) for bid in range(least, size + 1)]
    if rules.has_partners:
        contracts.append((size, True))
    for (bid, alone), bidder, first in product(contracts, seats, range(size + 1)):
        other = rules.left_of(at(bidder)).value
        tricks = dict.fromkeys(seats, 0) | {bidder: first, other: size - first}
        contract = Contract(at(bidder), bid, alone, Strain.HEARTS)
        result = score(rules, contract, {at(seat): n for seat, n in tricks.items()})
        assert points(result) == plain_rules.score(name, bidder, bid, alone, tricks)
        assert set(result.score) == set(rules.sides)


def test_the_partners_tricks_count_together():
    contract = Contract(Seat.WEST, 5, False, Strain.HEARTS)
    tricks = {Seat.WEST: 2, Seat.EAST: 3, Seat.NORTH: 1}
    assert points(score(PARTNERSHIP, contract, tricks)) == {"EW": 5, "NS": 1}


def test_each_line_says_why_and_the_bidders_come_first():
    result = hand(PARTNERSHIP, 5, 3)
    first, second = result.lines
    assert (first.side, first.points) == (Side.EAST_WEST, -6)
    assert (second.side, second.points) == (Side.NORTH_SOUTH, 3)
    assert first.reason["bid"] == 5
    assert first.reason["tricks"] == 3
    assert second.reason.code == "score.defenders_tricks"
    assert list(result.reasons) == [first.reason, second.reason]


def test_made_and_set_are_told():
    assert hand(PARTNERSHIP, 4, 4).made is True
    assert hand(PARTNERSHIP, 4, 3).made is False
    assert hand(CUTTHROAT, 6, 6).made is True
    assert hand(DOUBLE, "alone", 11).made is False


@pytest.mark.parametrize("name", USUAL)
def test_a_hand_thrown_in_scores_nothing(name):
    rules = USUAL[name]
    result = score(rules, None, {})
    assert result.thrown_in
    assert result.made is None
    assert result.score == dict.fromkeys(rules.sides, 0)
    assert result.tricks == dict.fromkeys(rules.seats, 0)
    assert set(codes(result)) == {"score.thrown_in"}


@pytest.mark.parametrize(
    "tricks",
    [
        {},
        {Seat.WEST: 5},
        {Seat.WEST: 7},
    ],
)
def test_a_wrong_trick_count_is_refused(tricks):
    contract = Contract(Seat.WEST, 3, False, Strain.HEARTS)
    with pytest.raises(RulesError) as refusal:
        score(PARTNERSHIP, contract, tricks)
    assert refusal.value.reason.code == "score.tricks_do_not_add_up"


@pytest.mark.parametrize(
    ("tricks", "code", "named"),
    [
        ({Seat.WEST: 7, Seat.EAST: -1}, "score.not_a_number", "East cannot have taken -1"),
        ({Seat.WEST: 5.5, Seat.EAST: 0.5}, "score.not_a_number", "West cannot have taken 5.5"),
        ({Seat.WEST: True, Seat.EAST: 5}, "score.not_a_number", "West cannot have taken True"),
        ({Seat.NORTHWEST: 6}, "deal.no_such_seat", "'NW' is no seat"),
        ({Seat.WEST: 6, Seat.NORTHEAST: 1}, "deal.no_such_seat", "'NE' is no seat"),
        ({"W": 3, Seat.WEST: 3}, "score.seat_twice", "West is named twice"),
    ],
)
def test_tricks_that_nobody_can_have_taken_are_refused_by_their_own_fault(tricks, code, named):
    with pytest.raises(RulesError, match=named) as refusal:
        score(PARTNERSHIP, Contract(Seat.WEST, 3), tricks)
    assert refusal.value.reason.code == code


@pytest.mark.parametrize(
    ("rules", "contract", "code", "named"),
    [
        (CUTTHROAT, Contract(Seat.NORTHEAST, 3), "deal.no_such_seat", "'NE' is no seat"),
        (CUTTHROAT, Contract(Seat.WEST, 9), "bid.too_many", "only 6 tricks"),
        (CUTTHROAT, Contract(Seat.WEST, 0), "bid.below_minimum", "lowest bid at this table is 1"),
        (PARTNERSHIP, Contract(Seat.WEST, 2), "bid.below_minimum", "lowest bid at this table is 3"),
        (CUTTHROAT, Contract(Seat.WEST, -3), "score.no_bid", "not for -3"),
        (CUTTHROAT, Contract(Seat.WEST, "3"), "score.no_bid", "not for '3'"),
        (CUTTHROAT, Contract(Seat.WEST, 6, alone=True), "alone.not_played", "no call of alone"),
        (PARTNERSHIP, Contract(Seat.WEST, 4, alone=True), "score.alone_is_for_all", "not 4"),
        (
            PARTNERSHIP,
            Contract(Seat.WEST, 6, True, None, True),
            "small_pepper.not_played",
            "does not play small pepper",
        ),
        (
            Rules.partnership(small_pepper=True),
            Contract(Seat.WEST, 6, small_pepper=True),
            "score.small_pepper_is_alone",
            "played alone",
        ),
        (
            PARTNERSHIP,
            Contract(Seat.WEST, 3, strain=Strain.NO_TRUMP),
            "trump.no_trump_not_played",
            "no hands at no trump",
        ),
    ],
)
def test_a_contract_that_this_table_cannot_have_is_refused(rules, contract, code, named):
    with pytest.raises(RulesError, match=named) as refusal:
        score(rules, contract, {Seat.WEST: 6})
    assert refusal.value.reason.code == code


@pytest.mark.parametrize("seat", ["S", "W", "N", "E"])
def test_the_partner_of_a_lone_player_takes_no_trick(seat):
    bidder = at(seat)
    partner = PARTNERSHIP.partner(bidder)
    with pytest.raises(RulesError, match="sits out") as refusal:
        score(PARTNERSHIP, Contract(bidder, 6, alone=True), {bidder: 3, partner: 3})
    assert refusal.value.reason["partner"] is partner
    assert score(PARTNERSHIP, Contract(bidder, 6, alone=True), {bidder: 6}).made


def test_a_hand_thrown_in_has_no_tricks():
    with pytest.raises(RulesError, match="thrown in has no tricks"):
        score(CUTTHROAT, None, {Seat.WEST: 6})


# Who wins the game


def wins(
    rules: Rules, before: dict[str, int], bid: int | str, taken: int, seat: str = "S"
) -> tuple[dict[str, int], str | None]:
    """The totals after this hand, and the side that wins the game with it."""
    start = {Side(side): won for side, won in before.items()}
    result = hand(rules, bid, taken, seat)
    totals = {side.value: start[side] + won for side, won in result.score.items()}
    won = winner(rules, start, result)
    if won is not None:
        assert won[1]["side"] is won[0]
        assert won[1]["points"] == totals[won[0].value]
    return totals, won and won[0].value


def test_case_74_partnership_both_get_there_and_the_bidders_win():
    assert wins(PARTNERSHIP, {"NS": 40, "EW": 41}, 3, 3) == ({"NS": 43, "EW": 44}, "NS")


def test_case_76_and_88_partnership_defenders_may_win_by_their_tricks():
    assert wins(PARTNERSHIP, {"NS": 10, "EW": 41}, 4, 5) == ({"NS": 15, "EW": 42}, "EW")


def test_partnership_defenders_win_when_the_bidders_are_set_on_the_way():
    assert wins(PARTNERSHIP, {"NS": 41, "EW": 40}, 4, 3) == ({"NS": 35, "EW": 43}, "EW")


@pytest.mark.parametrize(("before", "winner_side"), [(38, None), (39, "NS")])
def test_partnership_the_target_is_42(before, winner_side):
    assert wins(PARTNERSHIP, {"NS": before, "EW": 0}, 3, 3)[1] == winner_side


def test_partnership_switch_target():
    assert wins(Rules.partnership(target=30), {"NS": 27, "EW": 0}, 3, 3)[1] == "NS"


def test_case_88_double_deck_odd_tricks_never_win():
    totals, side = wins(DOUBLE, {"NS": 10, "EW": 51}, 4, 11)
    assert totals == {"NS": 21, "EW": 52}
    assert side is None


def test_double_deck_a_side_past_52_by_odd_tricks_wins_when_it_makes_a_bid():
    assert wins(DOUBLE, {"NS": 0, "EW": 55}, 3, 3, seat="W")[1] == "EW"


def test_double_deck_past_52_the_other_side_may_still_win_first():
    assert wins(DOUBLE, {"NS": 48, "EW": 55}, 5, 6)[1] == "NS"


def test_case_78_double_deck_the_side_that_set_the_bid_wins():
    assert wins(DOUBLE, {"NS": 54, "EW": 28}, 5, 4, seat="W") == ({"EW": 23, "NS": 62}, "NS")


def test_case_80_double_deck_the_waiting_side_is_set():
    assert wins(DOUBLE, {"NS": 54, "EW": 0}, 6, 5) == ({"NS": 48, "EW": 7}, None)


def test_case_80_double_deck_the_waiting_side_stays_above_52_though_set():
    # A bid of 2 set from 54 leaves 52: reached, but not by making a bid or setting the others.
    assert wins(DOUBLE, {"NS": 54, "EW": 0}, 2, 1) == ({"NS": 52, "EW": 11}, None)


def test_case_88b_double_deck_an_ordinary_set():
    assert wins(DOUBLE, {"NS": 5, "EW": 2}, 6, 5) == ({"NS": -1, "EW": 9}, None)


def test_double_deck_both_past_52_only_one_can_win():
    assert wins(DOUBLE, {"NS": 50, "EW": 50}, 6, 7) == ({"NS": 57, "EW": 55}, "NS")
    assert wins(DOUBLE, {"NS": 60, "EW": 50}, 6, 5) == ({"NS": 54, "EW": 57}, "EW")


@pytest.mark.parametrize(("before", "winner_side"), [(17, None), (18, "W"), (30, "W")])
def test_cutthroat_the_bidder_wins_at_21_or_more(before, winner_side):
    others = {"N": 20, "E": -4, "S": 0}
    assert wins(CUTTHROAT, {"W": before, **others}, 3, 3, seat="W")[1] == winner_side


def test_cutthroat_a_bidder_who_is_set_does_not_win():
    assert wins(CUTTHROAT, {"W": 20, "N": 20, "E": 20, "S": 20}, 3, 2, seat="W")[1] is None


@pytest.mark.parametrize("name", USUAL)
def test_a_hand_thrown_in_wins_nothing(name):
    rules = USUAL[name]
    before = dict.fromkeys(rules.sides, rules.target + 5)
    assert winner(rules, before, score(rules, None, {})) is None


@pytest.mark.parametrize(
    ("rules", "before", "bid", "taken", "code"),
    [
        (PARTNERSHIP, {"NS": 40, "EW": 0}, 3, 3, "win.target"),
        (PARTNERSHIP, {"NS": 40, "EW": 41}, 3, 3, "win.bidders_first"),
        (DOUBLE, {"NS": 50, "EW": 0}, 3, 3, "win.made_its_bid"),
        (DOUBLE, {"NS": 0, "EW": 50}, 6, 5, "win.set_the_others"),
        (CUTTHROAT, {"S": 20, "W": 0, "N": 0, "E": 0}, 3, 3, "win.bidder"),
    ],
)
def test_why_a_side_wins(rules, before, bid, taken, code):
    start = {Side(side): won for side, won in before.items()}
    assert winner(rules, start, hand(rules, bid, taken, "S"))[1].code == code


def test_totals_that_are_left_out_are_nought():
    assert winner(PARTNERSHIP, {Side.NORTH_SOUTH: 40}, hand(PARTNERSHIP, 3, 3, "S"))[0] is (
        Side.NORTH_SOUTH
    )
    assert winner(PARTNERSHIP, {}, hand(PARTNERSHIP, 3, 3, "S")) is None
