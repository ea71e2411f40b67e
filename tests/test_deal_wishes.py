"""Deals to a wish: who is to hold what, and everything else as chance has it."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.cards import Card, Seat, cards
from bideuchre_teach.deals import Deal, constrained, shuffle
from bideuchre_teach.reasons import RulesError
from tests import plain_rules
from tests.hands import USUAL, letters, shuffled

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


def test_west_gets_both_red_bowers_and_the_ace_of_spades():
    for seed in range(50):
        deal = constrained(USUAL["cutthroat-4"], seed, {"W": "J♥ J♦ A♠"})
        assert set(cards("J♥ J♦ A♠")) <= set(deal.hand(Seat.WEST))


@given(tables, st.integers(0, 2**32), st.data())
def test_wishes_for_several_seats_are_all_met(name, seed, data):
    rules = USUAL[name]
    model = shuffled(rules, Random(seed))
    wishes = {
        seat: data.draw(st.lists(st.sampled_from(range(rules.hand_size)), unique=True))
        for seat in rules.seats
    }
    holds = {seat: [model.hand(seat)[i] for i in chosen] for seat, chosen in wishes.items()}
    deal = constrained(rules, seed, holds)
    for seat, wish in holds.items():
        assert not Counter(wish) - Counter(deal.hand(seat))
    assert deal == constrained(rules, seed, holds)


@pytest.mark.parametrize("name", ["cutthroat-3", "cutthroat-4", "cutthroat-5"])
def test_with_single_cards_the_rest_is_shuffled_and_fills_the_hands_in_turn(name):
    size = plain_rules.HAND_SIZE[name]
    for seed in range(60):
        # South is dealt all but one card, so that a shuffle that stops a card early is noticed.
        wish = plain_rules.in_order(name)[seed % 9 :][: size - 1]
        rest = plain_rules.fisher_yates(
            [card for card in plain_rules.in_order(name) if card not in wish], seed, 2
        )
        deal = constrained(USUAL[name], seed, {"S": " ".join(wish)}, 2)
        expected = [sorted([*wish, rest[0]])]
        while len(expected) < USUAL[name].players:
            start = 1 + (len(expected) - 1) * size
            expected.append(sorted(rest[start : start + size]))
        assert dealt(deal)[: USUAL[name].players] == expected


def test_without_wishes_it_is_the_shuffle():
    for name, rules in USUAL.items():
        assert constrained(rules, 11, {}, 3) == shuffle(rules, 11, 3), name


def test_wishes_that_cannot_be_met_are_refused_and_named():
    rules = USUAL["cutthroat-4"]
    error = refused("deal.card_too_often", constrained, rules, 1, {"W": "J♥", "N": "A♣ J♥"})
    assert error.reason["card"] is Card.of("J♥")
    refused("deal.card_too_often", constrained, rules, 1, {"W": "J♥ J♥"})
    refused("deal.card_too_often", constrained, USUAL["double-deck"], 1, {"W": "J♥ J♥ J♥"})
    refused("deal.not_in_pack", constrained, rules, 1, {"W": "8♥"})
    refused("deal.hand_size", constrained, rules, 1, {"W": "J♥ Q♥ K♥ A♥ 9♥ 10♥ 9♣"})
    refused("deal.no_such_seat", constrained, rules, 1, {"NW": "J♥"})
    refused("deal.seat_twice", constrained, rules, 1, {"W": "J♥", "west": "A♥"})


def test_in_the_double_deck_a_wished_card_and_its_twin_are_as_likely_as_in_real_deals():
    # Of all deals in which West holds a right bower, West holds both in
    # (12 · 11) in (48 · 47 − 36 · 35): 132 in 996, or 13.25 %.
    rules, tries = USUAL["double-deck"], 3000
    both = sum(
        constrained(rules, seed, {"W": "J♥"}).hand(Seat.WEST).count(Card.of("J♥")) == 2
        for seed in range(tries)
    )
    assert abs(both / tries - 132 / 996) < 0.03


def test_both_copies_may_be_wished():
    for seed in range(20):
        deal = constrained(USUAL["double-deck"], seed, {"W": "J♥ J♥", "E": "J♦ A♥"})
        assert deal.hand(Seat.WEST).count(Card.of("J♥")) == 2
