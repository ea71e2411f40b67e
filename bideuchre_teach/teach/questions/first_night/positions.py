"""Deals of this track's questions, and positions reached on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....cards import Card, Seat
from ....deals import Deal, constrained
from ....hand import Hand
from ....rules import Rules

TABLE = Rules.cutthroat()


def dealt(dealer: str, hands: Mapping[Seat | str, str | Iterable[Card]]) -> Deal:
    """Return a deal for four in which each seat named holds these cards; the rest fall by chance.

    >>> len(dealt("S", {"W": "J♥ J♦ A♥ K♥ A♠ 9♣"}).hands)
    4
    """
    return constrained(TABLE, 1, hands, dealer=dealer)


def after(deal: Deal, actions: Iterable[str]) -> Hand:
    """Return a hand after these calls, this naming of trump and these cards, each judged.

    >>> after(dealt("S", {}), ("2", "pass")).turn
    <Seat.EAST: 'E'>
    """
    hand = Hand.start(deal)
    for text in actions:
        hand = hand.do(hand.read(text))
    return hand
