"""What a seat may know: its cards, the calls, the tricks, and nothing that is hidden."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.auction import Contract
from bideuchre_teach.cards import ALL_CARDS, Card, Seat, Strain, cards
from bideuchre_teach.deals import Deal
from bideuchre_teach.judge import Phase
from bideuchre_teach.reasons import IllegalAction
from tests.hands import EVERY_TABLE, FIRST_NIGHT, USUAL, alone, at, go, play, ready, replay, walk

tables = st.sampled_from(EVERY_TABLE)
seeds = st.integers(0, 2**32)


# What a seat may know


def test_a_seat_sees_its_own_cards_the_calls_the_tricks_and_how_many_each_holds():
    hand = ready(USUAL["cutthroat-4"], "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
    hand = play(hand, "J♥ 10♥ Q♦ 9♦", "J♦ Q♥")
    view = hand.seen_by(Seat.NORTH)
    assert set(view.cards) == set(cards("9♥ A♣ K♣ A♦"))
    assert (view.seat, view.turn, view.dealer, view.phase) == (
        Seat.NORTH,
        Seat.EAST,
        Seat.SOUTH,
        Phase.PLAY,
    )
    assert view.contract == Contract(Seat.WEST, 3, False, Strain.HEARTS)
    assert view.strain is Strain.HEARTS
    assert view.counts == (5, 4, 4, 5)
    assert view.tricks == hand.tricks
    assert view.trick.cards == cards("J♦ Q♥")
    assert view.taken == hand.taken
    assert view.auction == hand.auction


def test_only_the_seat_to_act_may_act_and_is_told_the_same_as_the_table():
    hand = ready(USUAL["cutthroat-4"], "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H", "J♥")
    north, east = hand.seen_by(Seat.NORTH), hand.seen_by(Seat.EAST)
    assert north.is_turn
    assert not east.is_turn
    assert north.actions() == hand.actions()
    assert east.actions() == ()
    assert north.judge(Card.of("A♣")) == hand.judge(Card.of("A♣"))
    with pytest.raises(ValueError, match="E does not act"):
        east.judge(Card.of("K♠"))


def test_in_the_swap_each_learns_no_more_than_it_may():
    waiting = go(alone(), "9♣ A♠")
    assert waiting.seen_by(Seat.SOUTH).gave == cards("9♣ A♠")
    for seat in "WNE":
        view = waiting.seen_by(at(seat))
        assert (view.swap_size, view.gave, view.got) == (2, None, None)
    done = go(waiting, "J♦ A♣")
    assert done.seen_by(Seat.SOUTH).gave == cards("9♣ A♠")
    assert set(done.seen_by(Seat.SOUTH).got) == set(cards("J♦ A♣"))
    assert set(done.seen_by(Seat.NORTH).gave) == set(cards("J♦ A♣"))
    assert done.seen_by(Seat.NORTH).got == cards("9♣ A♠")
    for seat in "WE":
        view = done.seen_by(at(seat))
        assert (view.swap_size, view.gave, view.got) == (2, None, None)


def test_which_cards_were_swapped_makes_no_difference_to_the_opponents():
    one = go(alone(), "9♣ A♠", "J♦ A♣")
    other = go(alone(), "10♥ Q♥", "A♦ 10♦")
    for seat in (Seat.WEST, Seat.EAST):
        assert one.seen_by(seat) == other.seen_by(seat)
    assert go(alone(), "9♣ A♠").seen_by(Seat.NORTH) == go(alone(), "10♥ Q♥").seen_by(Seat.NORTH)
    assert go(alone(), "9♣").seen_by(Seat.WEST) != go(alone(), "9♣ A♠").seen_by(Seat.WEST)


# Whatever is dealt and played


def exchanged(deal: Deal, one: tuple[Seat, Card], other: tuple[Seat, Card]) -> Deal:
    """The deal with two cards exchanged between two hands."""
    hands = {seat: list(deal.hand(seat)) for seat in deal.rules.seats}
    for (seat, card), (_, instead) in ((one, other), (other, one)):
        hands[seat][hands[seat].index(card)] = instead
    return Deal.of(deal.rules, deal.dealer, hands)


@given(tables, seeds)
def test_a_view_is_the_same_when_hidden_cards_are_exchanged(rules, seed):
    random = Random(seed)
    states = list(walk(rules, seed))
    at = random.randrange(len(states))
    hand = states[at][0]
    actions = [action for _, action in states[:at]]
    hidden = {seat: [card for card in hand.cards(seat) if card in hand.deal.hand(seat)]
              for seat in rules.seats}  # fmt: skip
    for one, other in combinations(rules.seats, 2):
        if not hidden[one] or not hidden[other]:
            continue
        deal = exchanged(
            hand.deal,
            (one, random.choice(hidden[one])),
            (other, random.choice(hidden[other])),
        )
        try:
            changed = replay(deal, actions)
        except IllegalAction:
            # The play so far has shown that these cards cannot lie so.
            continue
        for seat in rules.seats:
            if seat not in (one, other):
                assert changed.seen_by(seat) == hand.seen_by(seat)
                assert repr(changed.seen_by(seat)) == repr(hand.seen_by(seat))


@given(st.integers(0, 2**32))
def test_five_players_a_dead_card_exchanged_for_a_hidden_one_is_not_seen(seed):
    rules, random = USUAL["cutthroat-5"], Random(seed)
    states = list(walk(rules, seed))
    at = random.randrange(len(states))
    hand = states[at][0]
    holder = random.choice(rules.seats)
    if not hand.cards(holder):
        return
    hands = {seat: list(hand.deal.hand(seat)) for seat in rules.seats}
    hands[holder].remove(random.choice(hand.cards(holder)))
    hands[holder].append(random.choice(hand.deal.dead))
    try:
        changed = replay(Deal.of(rules, hand.dealer, hands), [action for _, action in states[:at]])
    except IllegalAction:
        return
    for seat in rules.seats:
        if seat is not holder:
            assert changed.seen_by(seat) == hand.seen_by(seat)


@given(tables, seeds)
def test_a_view_shows_just_what_its_seat_knows(rules, seed):
    for hand, _ in walk(rules, seed):
        for seat in rules.seats:
            view = hand.seen_by(seat)
            assert Counter(view.cards) == Counter(hand.cards(seat))
            assert view.counts == tuple(map(len, hand.held))
            assert view.actions() == (hand.actions() if seat is hand.turn else ())
            assert view.taken == hand.taken
            known = Counter(view.cards)
            for trick in view.tricks:
                known.update(trick.cards)
            if view.trick is not None:
                known.update(view.trick.cards)
            named = set(known) | set(view.gave or ()) | set(view.got or ())
            text = repr(view)
            assert {card for card in ALL_CARDS if repr(card) in text} <= named
