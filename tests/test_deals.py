"""Deals: what a deal must be, shuffles that never change, and the deal of the day."""

import copy
import pickle
from collections import Counter
from datetime import date, datetime
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.cards import Card, Seat, cards, show
from bideuchre_teach.deals import Deal, constrained, daily, shuffle
from bideuchre_teach.reasons import RulesError
from bideuchre_teach.rules import Rules
from tests import plain_rules
from tests.hands import FIRST_NIGHT, USUAL, letters, shuffled

tables = st.sampled_from(sorted(USUAL))
seeds = st.integers(0, 2**70)


def dealt(deal: Deal) -> list[list[str]]:
    """The hands, seat by seat, and the dead cards, each as a sorted list of texts."""
    return [sorted(letters(hand)) for hand in (*deal.hands, deal.dead)]


def refused(reason: str, build, *args, **named) -> RulesError:
    with pytest.raises(RulesError) as refusal:
        build(*args, **named)
    assert refusal.value.reason.code == reason
    return refusal.value


# What a deal must be


def first_night(**changed: str) -> Deal:
    return Deal.of(USUAL["cutthroat-4"], "S", FIRST_NIGHT | changed)


def test_a_deal_is_a_hand_for_each_seat_in_any_order():
    deal = first_night()
    assert deal.dealer is Seat.SOUTH
    assert set(deal.hand(Seat.WEST)) == set(cards("J♥ J♦ A♥ K♥ A♠ 9♣"))
    assert deal == first_night(W="9♣ A♠ K♥ A♥ J♦ J♥")
    assert hash(deal) == hash(first_night(W="9♣ A♠ K♥ A♥ J♦ J♥"))
    assert deal != Deal.of(USUAL["cutthroat-4"], "W", FIRST_NIGHT)


def test_a_card_dealt_twice_is_refused_and_named():
    error = refused("deal.card_too_often", first_night, W="J♥ J♦ A♥ K♥ A♠ A♦")
    assert error.reason["card"] is Card.of("A♦")
    assert "ace of diamonds" in str(error).lower()


def test_in_the_double_deck_a_card_dealt_three_times_is_refused():
    hands = dict(zip("SWNE", dealt(shuffle(USUAL["double-deck"], 1)), strict=False))
    common = next(card for card in hands["S"] if card in hands["W"] + hands["N"] + hands["E"])
    other = next(card for card in hands["S"] if card != common)
    hands["S"] = [common if card == other else card for card in hands["S"]]
    error = refused("deal.card_too_often", Deal.of, USUAL["double-deck"], "S", hands)
    assert error.reason["copies"] == 2


def test_a_hand_of_the_wrong_size_is_refused_with_seat_and_count():
    error = refused("deal.hand_size", first_night, W="J♥ J♦ A♥ K♥ A♠")
    assert (error.reason["seat"], error.reason["count"], error.reason["hand_size"]) == (
        Seat.WEST,
        5,
        6,
    )
    refused("deal.hand_size", first_night, W="J♥ J♦ A♥ K♥ A♠ 9♣ 9♥", N="Q♥ 10♥ A♣ K♣ A♦")


def test_a_card_of_another_pack_is_refused_and_named():
    error = refused("deal.not_in_pack", first_night, W="J♥ J♦ A♥ K♥ A♠ 8♣")
    assert error.reason["card"] is Card.of("8♣")


def test_a_text_that_is_no_card_is_refused_and_named():
    with pytest.raises(ValueError, match="'1♣' is not a card"):
        first_night(W="J♥ J♦ A♥ K♥ A♠ 1♣")


def test_a_seat_without_a_hand_is_refused_and_named():
    three = {seat: held for seat, held in FIRST_NIGHT.items() if seat != "E"}
    assert refused("deal.no_hand", Deal.of, USUAL["cutthroat-4"], "S", three).reason["seat"] is (
        Seat.EAST
    )


@pytest.mark.parametrize("seat", ["NW", "X", "north-west", ""])
def test_a_seat_of_another_table_is_refused_and_named(seat):
    error = refused(
        "deal.no_such_seat", Deal.of, USUAL["cutthroat-4"], "S", FIRST_NIGHT | {seat: "A♣"}
    )
    assert seat in str(error)
    refused("deal.no_such_seat", Deal.of, USUAL["cutthroat-4"], seat, FIRST_NIGHT)
    refused("deal.no_such_seat", Deal.of, USUAL["cutthroat-3"], "N", FIRST_NIGHT)


def test_a_seat_that_is_named_twice_is_refused_and_never_merged():
    twice = FIRST_NIGHT | {"west": "J♥ J♦ A♥ K♥ A♠ 9♣"}
    assert refused("deal.seat_twice", Deal.of, USUAL["cutthroat-4"], "S", twice).reason["seat"] is (
        Seat.WEST
    )


def test_another_number_of_hands_is_refused():
    hands = first_night().hands
    refused("deal.hands", Deal, USUAL["cutthroat-4"], Seat.SOUTH, hands[:3])
    refused("deal.hands", Deal, USUAL["cutthroat-4"], Seat.SOUTH, (*hands, ()))


def test_five_players_leave_two_dead_cards_which_need_not_be_named():
    deal = shuffle(USUAL["cutthroat-5"], 3)
    hands = {seat: deal.hand(seat) for seat in deal.rules.seats}
    assert len(deal.dead) == 2
    assert Deal.of(deal.rules, deal.dealer, hands) == deal
    assert Deal.of(deal.rules, deal.dealer, hands, deal.dead) == deal
    assert refused("deal.dead_cards", Deal.of, deal.rules, deal.dealer, hands, "").reason[
        "count"
    ] == (0)
    one_dead_twice = (deal.dead[0], deal.dead[0])
    refused("deal.card_too_often", Deal.of, deal.rules, deal.dealer, hands, one_dead_twice)


def test_dead_cards_at_a_table_that_has_none_are_refused():
    refused("deal.card_too_often", Deal.of, USUAL["cutthroat-4"], "S", FIRST_NIGHT, "9♣")


@given(tables, st.integers(0, 2**32))
def test_deals_are_values(name, seed):
    deal = shuffled(USUAL[name], Random(seed))
    for other in (copy.copy(deal), copy.deepcopy(deal), pickle.loads(pickle.dumps(deal))):
        assert other == deal
        assert hash(other) == hash(deal)
    with pytest.raises(AttributeError):
        deal.dealer = Seat.SOUTH


# Shuffles


def plain_shuffle(name: str, seed: int, number: int) -> tuple[str, list[list[str]]]:
    """The dealer, the hands and the dead cards that this seed and number have to give."""
    pack = plain_rules.fisher_yates(plain_rules.in_order(name), seed, number)
    size = plain_rules.HAND_SIZE[name]
    seats = plain_rules.CLOCKWISE[USUAL[name].players]
    hands = [sorted(pack[i * size : (i + 1) * size]) for i in range(len(seats))]
    dealer = seats[(seed + number - 1) % len(seats)]
    return dealer, [*hands, sorted(pack[len(seats) * size :])]


@given(tables, seeds, st.integers(1, 10_000))
def test_a_seed_gives_the_deal_of_the_plain_shuffle(name, seed, number):
    deal = shuffle(USUAL[name], seed, number)
    assert (deal.dealer.value, dealt(deal)) == plain_shuffle(name, seed, number)


FROZEN = [
    (
        ("cutthroat-4", 7, 1, "E"),
        "9C QC KC 9H JH QH | 10C AC 10D QD KD KH | JC 9D AH JS QS AS | JD AD 10H 9S 10S KS",
    ),
    (
        ("partnership", 2026, 3, "S"),
        "9D KD JH KH 10S KS | 9C KC 10D JD 9H 10H | 10C JC QD QH QS AS | QC AC AD AH 9S JS",
    ),
    (
        ("cutthroat-3", 1, 1, "W"),
        "9C KC 10D JH KH 9S JS KS | QC 9D JD KD QH AH QS AS | 10C JC AC QD AD 9H 10H 10S",
    ),
    (
        ("cutthroat-5", 0, 2, "W"),
        "QC 8D 9D 9H 10S AS | 7C JC 10D QH 8S JS | KC AD 7H JH KH 9S | 10C 7D JD QD KD 7S | "
        "8C 9C AC 8H 10H AH | QS KS",
    ),
    (
        ("double-deck", 42, 1, "N"),
        "9C KC 9D 9D JD QD 9H 10H KH 10S JS QS | 10C 10C QC KC 10D KD 9H JH KH AH 9S 10S | "
        "9C JC JC AC KD AD AD QH AH KS AS AS | QC AC 10D JD QD 10H JH QH 9S JS QS KS",
    ),
]


@pytest.mark.parametrize(("which", "hands"), FROZEN)
def test_these_deals_never_change(which, hands):
    name, seed, number, dealer = which
    deal = shuffle(USUAL[name], seed, number)
    expected = [sorted(hand.split()) for hand in hands.split("|")]
    assert deal.dealer.value == dealer
    assert [hand for hand in dealt(deal) if hand] == expected


def test_case_102_the_same_seed_gives_the_same_deal_and_another_another():
    rules = USUAL["cutthroat-4"]
    assert shuffle(rules, 7) == shuffle(rules, 7)
    assert len({shuffle(rules, seed).hands for seed in range(300)}) == 300
    assert len({shuffle(rules, 7, number).hands for number in range(1, 300)}) == 299


@pytest.mark.parametrize("name", USUAL)
def test_the_first_dealer_comes_from_the_seed_and_the_deal_moves_clockwise(name):
    rules = USUAL[name]
    assert {shuffle(rules, seed).dealer for seed in range(rules.players)} == set(rules.seats)
    for number in range(1, 8):
        here, following = shuffle(rules, 5, number).dealer, shuffle(rules, 5, number + 1).dealer
        assert following is rules.left_of(here)


def test_a_named_dealer_changes_no_card():
    rules = USUAL["cutthroat-4"]
    assert shuffle(rules, 7, dealer="N").dealer is Seat.NORTH
    assert shuffle(rules, 7, dealer=Seat.WEST).hands == shuffle(rules, 7).hands
    refused("deal.no_such_seat", shuffle, rules, 7, dealer="NW")


@pytest.mark.parametrize("seed", [-1, 1.0, "7", None, True])
def test_a_seed_is_a_whole_number_of_at_least_nought(seed):
    error = refused("deal.not_a_number", shuffle, USUAL["cutthroat-4"], seed)
    assert repr(seed) in str(error)
    refused("deal.not_a_number", constrained, USUAL["cutthroat-4"], seed, {})


@pytest.mark.parametrize("number", [0, -1, 1.5, "1", None])
def test_a_deals_number_counts_from_one(number):
    refused("deal.not_a_number", shuffle, USUAL["cutthroat-4"], 7, number)
    refused("deal.not_a_number", daily, USUAL["cutthroat-4"], date(2026, 1, 1), number)


def test_every_card_comes_to_every_seat_about_equally_often():
    # 4,000 deals: each card 1,000 times to each seat, give or take 27; five times that is chance's
    # outermost edge.
    rules = USUAL["partnership"]
    where = Counter(
        (card, place)
        for seed in range(4000)
        for place, hand in enumerate(shuffle(rules, seed).hands)
        for card in hand
    )
    assert len(where) == 24 * 4
    assert all(abs(count - 1000) < 140 for count in where.values())


# The deal of the day


def test_deal_k_of_a_date_is_a_shuffle_of_its_own():
    for name, k in (("double-deck", 1), ("double-deck", 2), ("partnership", 9)):
        day = date(2026, 11, 29)
        seed = 2**40 + day.toordinal()
        deal = daily(USUAL[name], day, k)
        assert (deal.dealer.value, dealt(deal)) == plain_shuffle(name, seed, k)


def test_a_day_begins_with_its_first_deal():
    rules, day = USUAL["double-deck"], date(2026, 11, 29)
    assert daily(rules, day) == daily(rules, day, 1)
    assert shuffle(rules, 7) == shuffle(rules, 7, 1)
    assert constrained(rules, 7, {"W": "J♥"}) == constrained(rules, 7, {"W": "J♥"}, 1)


def test_this_deal_of_the_day_never_changes():
    deal = daily(USUAL["double-deck"], date(2026, 11, 29), 2)
    assert deal.dealer is Seat.NORTH
    assert show(deal.hand(Seat.SOUTH)) == "10♣ J♦ 9♥ 10♥ 10♥ K♥ A♥ 9♠ J♠ K♠ A♠ A♠"
    assert letters(deal.hand(Seat.EAST)) == [
        "9C",
        "9C",
        "JC",
        "QC",
        "QC",
        "KC",
        "AC",
        "9D",
        "9D",
        "KD",
        "JH",
        "JS",
    ]


def test_days_and_numbers_give_different_deals_whatever_the_switches():
    rules = USUAL["double-deck"]
    days = [date(2026, month, day) for month in range(1, 13) for day in (1, 2, 28)]
    deals = {daily(rules, day, k).hands for day in days for k in (1, 2, 3)}
    assert len(deals) == 36 * 3
    other = daily(Rules.double_deck(target=20, swap=0), days[0])
    assert other.hands == daily(rules, days[0]).hands


@pytest.mark.parametrize("day", ["2026-11-29", 20261129, None])
def test_a_day_is_a_date(day):
    error = refused("deal.date", daily, USUAL["double-deck"], day)
    assert repr(day) in str(error)


def test_the_time_of_day_does_not_matter():
    rules = USUAL["double-deck"]
    assert daily(rules, datetime(2026, 11, 29, 23, 59)) == daily(rules, date(2026, 11, 29))
