"""What a card is worth on average: the same as going through every way the cards may lie."""

from fractions import Fraction

import pytest

from bideuchre_teach import lab
from bideuchre_teach.cards import Card, Seat
from bideuchre_teach.rules import Rules
from tests.hands import FIRST_NIGHT, finished, go, ready
from tests.solver_minimax import card_values
from tests.test_lab_unseen import every_world, late


def by_hand(hand):
    """The exact mean of each card over every way the cards may lie, by plain minimax."""
    me, rules = hand.turn, hand.rules
    others, ways = every_world(hand, me)
    playing = [seat for seat in rules.seats if seat is not hand.out]
    bidder = hand.contract.seat
    if rules.has_partners and not hand.contract.alone:
        side = {playing.index(seat) for seat in rules.seats_of(rules.side_of(me))}
    else:
        side = {playing.index(bidder)}
        side = side if me is bidder else set(range(len(playing))) - side
    leader = playing.index(hand.trick.seats[0])
    trick = tuple(short(card) for card in hand.played)
    means, made = {}, {}
    for world, weight in ways.items():
        lies = {me: [short(card) for card in hand.cards(me)]}
        lies |= {
            s: [t.translate(LETTERS) for t in held] for s, held in zip(others, world, strict=True)
        }
        values = card_values(
            tuple(tuple(lies[seat]) for seat in playing), hand.strain.letter, leader, side, trick
        )
        for card, value in values.items():
            means[card] = means.get(card, Fraction()) + Fraction(weight * value, sum(ways.values()))
            made[card] = made.get(card, Fraction()) + Fraction(
                weight * is_made(hand, value), sum(ways.values())
            )
    return means, made


LETTERS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S"}) | {ord("1"): "T", ord("0"): ""}


def short(card):
    return card.text.translate(LETTERS)


def is_made(hand, mine):
    rules = hand.rules
    bidders = rules.seats_of(rules.side_of(hand.contract.seat))
    taken = sum(hand.taken[seat] for seat in bidders)
    left = rules.hand_size - len(hand.tricks)
    return taken + (mine if hand.turn in bidders else left - mine) >= hand.contract.bid


@pytest.mark.parametrize(
    ("table", "seed", "left"),
    [
        ("partnership", 4, 2),
        ("partnership", 6, 3),
        ("cutthroat-3", 2, 3),
        ("cutthroat-4", 1, 3),
        ("cutthroat-5", 4, 2),
        ("double-deck", 5, 2),
    ],
)
def test_a_card_is_worth_what_going_through_every_way_says(table, seed, left):
    hand = late(table, seed, left)
    means, made = by_hand(hand)
    found = lab.card_worth(hand, deals=1500, calls="ignore")
    assert {short(card) for card in found.tricks} == set(means)
    for card in found.tricks:
        mean = found.tricks[card].mean
        assert abs(mean.value - means[short(card)]) <= 4 * mean.error + 1e-9
        chance = found.made[card]
        assert abs(chance.value - made[short(card)]) <= 4 * chance.error + 1e-9


def test_the_hand_put_to_play_can_be_brought_home_by_drawing_trump():
    hand = ready(Rules.cutthroat(), "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
    # J♥ and J♦ fetch two of the three hearts outside.
    hand = go(hand, "J♥", "10♥", "Q♦", "9♦", "J♦", "Q♥", "K♦", "10♦")
    found = lab.card_worth(hand, calls="ignore")
    # A third heart draws the last trump, and A♠ is sure; before that somebody may ruff it.
    assert found.best in (Card.of("A♥"), Card.of("K♥"))
    assert found.tricks[found.best].mean.value == 3.0
    assert found.behind[Card.of("A♠")].value > 0
    assert found.often_best[Card.of("A♠")].value < 1.0
    assert found.often_best[found.best].value == 1.0
    assert found.made[found.best].value == 1.0


def test_a_card_behind_is_told_more_exactly_than_either_card_alone():
    found = lab.card_worth(late("partnership", 6, 3), deals=300)
    for card, behind in found.behind.items():
        difference = found.tricks[found.best].mean.value - found.tricks[card].mean.value
        assert behind.value == pytest.approx(difference)
        assert behind.error <= found.tricks[card].mean.error + found.tricks[found.best].mean.error


def test_hidden_cards_that_change_places_change_nothing():
    other = {**FIRST_NIGHT, "N": FIRST_NIGHT["E"], "E": FIRST_NIGHT["S"], "S": FIRST_NIGHT["N"]}
    steps = ("3", "pass", "pass", "pass", "H")
    first = ready(Rules.cutthroat(), "S", FIRST_NIGHT, *steps)
    second = ready(Rules.cutthroat(), "S", other, *steps)
    assert lab.card_worth(first, deals=50) == lab.card_worth(second, deals=50)
    assert lab.card_worth(first, deals=50) == lab.card_worth(first.seen_by(Seat.WEST), deals=50)


def test_twins_are_one_card_to_choose():
    held = {
        "W": "J♥ J♥ J♦ A♥ A♥ K♥ Q♥ A♠ A♠ K♠ A♣ 9♣",
        "N": "9♥ 9♥ 10♥ 10♥ Q♥ K♥ J♦ 9♦ 9♦ 10♦ 10♦ Q♦",
        "E": "9♠ 9♠ 10♠ 10♠ J♠ J♠ Q♠ Q♠ K♠ 9♣ 10♣ 10♣",
        "S": "Q♦ K♦ K♦ A♦ A♦ J♣ J♣ Q♣ Q♣ K♣ K♣ A♣",
    }
    hand = ready(Rules.double_deck(), "S", held, "8♥", "pass", "pass", "pass")
    found = lab.card_worth(hand, deals=2)
    assert set(found.tricks) == set(hand.actions())
    assert len(found.tricks) == 9


def test_a_lone_hand_is_played_against_the_two_others():
    held = {"W": "J♠ J♣ A♠ K♠ Q♠ 9♥", "N": "A♥ K♥ Q♥ J♥ 10♥ 10♠", "E": "9♠ A♣ K♣ Q♣ 10♣ 9♣"}
    held["S"] = "A♦ K♦ Q♦ J♦ 10♦ 9♦"
    hand = ready(Rules.partnership(), "S", held, "alone", "S")
    found = lab.card_worth(hand, deals=100, calls="ignore")
    # Five sure trumps, and the nine of hearts loses when a defender holds and keeps a heart.
    assert found.tricks[Card.of("J♠")].mean.value >= 5.0
    assert sum(found.tricks[Card.of("J♠")].counts[:5]) == 0


def test_whoever_is_not_to_play_has_no_card_to_value():
    hand = ready(Rules.cutthroat(), "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
    with pytest.raises(ValueError, match="no card to play"):
        lab.card_worth(hand.seen_by(Seat.NORTH))
    with pytest.raises(ValueError, match="no card to play"):
        lab.card_worth(ready(Rules.cutthroat(), "S", FIRST_NIGHT))
    with pytest.raises(ValueError, match="over"):
        lab.card_worth(finished(Rules.cutthroat(), 1))
    with pytest.raises(ValueError, match="at least one deal"):
        lab.card_worth(hand, deals=0)
