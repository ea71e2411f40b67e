"""The hands that the pages tell: the first-night hand, as printed, repaired and played right, and
the partnership page's two worked examples, each from the first call to the score."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.bowers import is_trump
from bideuchre_teach.cards import Card, Seat, Strain, cards
from bideuchre_teach.deals import constrained
from bideuchre_teach.hand import Hand
from bideuchre_teach.reasons import IllegalAction
from tests.hands import FIRST_NIGHT, USUAL, go, play, ready

WEST = "J♥ J♦ A♥ K♥ A♠ 9♣"
CALLS = ("3", "pass", "pass", "pass", "H")


def first_night(**changed: str) -> Hand:
    """South deals, West bids 3, names hearts and leads."""
    hand = ready(USUAL["cutthroat-4"], "S", FIRST_NIGHT | changed, *CALLS)
    assert hand.turn is Seat.WEST
    return hand


def points(hand: Hand) -> dict[str, int]:
    return {side.value: won for side, won in hand.result.score.items()}


def tricks(hand: Hand) -> dict[str, int]:
    return {seat.value: taken for seat, taken in hand.taken.items()}


def winners(hand: Hand) -> str:
    return " ".join(trick.winner.value for trick in hand.tricks)


# The hand as printed: four rounds of hearts, and North still has the nine to ruff the ace


def test_as_printed_north_revokes_at_the_first_trick():
    # For the nine to be there at trick five, North must not follow to the first heart.
    hand = play(first_night(), "J♥")
    assert hand.turn is Seat.NORTH
    judged = hand.judge(Card.of("A♣"))
    assert not judged
    assert judged.reasons[0].code == "follow.suit_led"
    assert Card.of("9♥") in judged.reasons[0]["must"]
    with pytest.raises(IllegalAction) as refusal:
        hand.do(Card.of("A♣"))
    assert refusal.value.reason == judged.reasons[0]


def test_as_printed_the_nine_cannot_be_kept_whoever_holds_the_other_two_hearts():
    # North has the nine as the only heart: it must fall on the first.
    hand = play(first_night(N="9♥ A♣ K♣ A♦ K♦ Q♦", E="K♠ Q♠ J♠ Q♣ Q♥ 10♥"), "J♥")
    assert hand.actions() == cards("9♥")


@given(st.integers(0, 2**32))
def test_after_three_rounds_of_hearts_no_trump_is_out_however_the_cards_lie(seed):
    random = Random(seed)
    deal = constrained(USUAL["cutthroat-4"], seed, {"W": WEST}, dealer="S")
    hand = go(Hand.start(deal), *CALLS)
    for lead in ("J♥", "J♦", "A♥"):
        hand = hand.do(Card.of(lead))
        while hand.turn is not Seat.WEST:
            hand = hand.do(random.choice(hand.actions()))
    others = [card for seat in "NES" for card in hand.cards(Seat.of(seat))]
    assert not any(is_trump(card, Strain.HEARTS) for card in others)
    for lead in ("K♥", "A♠", "9♣"):
        hand = hand.do(Card.of(lead))
        while hand.turn is not None and hand.trick.cards:
            hand = hand.do(random.choice(hand.actions()))
    # King of hearts and ace of spades win as well; only the nine of clubs can lose.
    assert hand.taken[Seat.WEST] in (5, 6)
    assert hand.result.score[deal.rules.side_of(Seat.WEST)] == hand.taken[Seat.WEST]


# The hand repaired: West leads the ace of spades too early


def test_repaired_west_takes_four_and_scores_four():
    hand = play(
        first_night(),
        "J♥ 10♥ Q♦ 9♦",
        "J♦ Q♥ K♦ 10♦",
        "A♠ 9♥ J♠ 9♠",
        "A♣ Q♣ 10♣ 9♣",
        "K♣ Q♠ J♣ K♥",
        "A♥ A♦ K♠ 10♠",
    )
    assert winners(hand) == "W W N N W W"
    assert tricks(hand) == {"S": 0, "W": 4, "N": 2, "E": 0}
    assert points(hand) == {"W": 4, "N": 0, "E": 0, "S": 0}
    assert hand.result.made
    assert hand.result.lines[0].reason.code == "score.bid_made"


# The right play: draw the last trump first


def test_with_trump_drawn_west_takes_five_and_scores_five():
    hand = play(
        first_night(),
        "J♥ 10♥ Q♦ 9♦",
        "J♦ Q♥ K♦ 10♦",
        "A♥ 9♥ J♠ 9♠",
        "K♥ A♦ Q♠ 10♠",
        "A♠ K♣ K♠ 10♣",
        "9♣ A♣ Q♣ J♣",
    )
    assert winners(hand) == "W W W W W N"
    assert points(hand) == {"W": 5, "N": 0, "E": 0, "S": 0}


def test_when_the_defenders_throw_every_club_west_takes_all_six_without_a_bonus():
    hand = play(
        first_night(
            N="Q♥ 10♥ 9♥ A♣ K♠ Q♠",
            E="K♣ Q♣ K♦ Q♦ A♦ J♠",
            S="J♣ 10♣ 10♠ 9♠ 10♦ 9♦",
        ),
        "J♥ 9♥ K♣ J♣",
        "J♦ 10♥ Q♣ 10♣",
        "A♥ Q♥ K♦ 9♦",
        "K♥ A♣ Q♦ 10♦",
        "A♠ K♠ J♠ 10♠",
        "9♣ Q♠ A♦ 9♠",
    )
    assert winners(hand) == "W W W W W W"
    assert points(hand) == {"W": 6, "N": 0, "E": 0, "S": 0}


# The partnership page's worked examples, as whole hands

PARTNERS = {
    "S": "J♥ J♦ A♥ K♥ A♠ 9♣",
    "W": "Q♥ 10♥ A♣ K♣ 10♠ 9♠",
    "N": "9♥ K♠ Q♠ Q♣ A♦ K♦",
    "E": "J♠ J♣ 10♣ Q♦ 10♦ 9♦",
}


def test_worked_example_bid_four_and_take_five():
    hand = ready(USUAL["partnership"], "E", PARTNERS, "4", "pass", "pass", "pass", "H")
    hand = play(
        hand,
        "J♥ 10♥ 9♥ 9♦",
        "J♦ Q♥ Q♣ 10♦",
        "A♠ 9♠ Q♠ J♠",
        "A♥ 10♠ K♦ Q♦",
        "K♥ K♣ A♦ 10♣",
        "9♣ A♣ K♠ J♣",
    )
    assert winners(hand) == "S S S S S W"
    assert points(hand) == {"NS": 5, "EW": 1}


def test_worked_example_bid_five_and_take_three():
    hand = ready(USUAL["partnership"], "E", PARTNERS, "5", "pass", "pass", "pass", "S")
    # Spades are a poor choice: both of their bowers are with East.
    hand = play(
        hand,
        "A♠ 9♠ Q♠ J♣",
        "J♠ 9♣ 10♠ K♠",
        "Q♦ J♦ 10♥ A♦",
        "K♦ 10♦ J♥ K♣",
        "Q♣ 10♣ K♥ A♣",
        "Q♥ 9♥ 9♦ A♥",
    )
    assert winners(hand) == "E E N N W S"
    assert tricks(hand) == {"S": 1, "W": 1, "N": 2, "E": 2}
    assert points(hand) == {"NS": -6, "EW": 3}
