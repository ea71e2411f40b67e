"""Deals of this track's questions, and positions reached on them or in its worked hands."""

from __future__ import annotations

from collections.abc import Iterable

from ....cards import Card, Seat
from ....deals import Deal, constrained
from ....hand import Hand
from ....record import load
from ....rules import Rules
from ...worked import worked

TABLE = Rules.partnership()


def dealt(dealer: str, hands: dict[str, str], rules: Rules = TABLE) -> Deal:
    """Return a deal in which each seat named holds these cards; the rest fall by chance.

    >>> len(dealt("S", {"W": "J♥ J♦ A♥ K♥ A♠ 9♣"}).hands)
    4
    """
    held: dict[Seat | str, str | Iterable[Card]] = {Seat.of(seat): hands[seat] for seat in hands}
    return constrained(rules, 1, held, dealer=dealer)


def after(deal: Deal, actions: Iterable[str]) -> Hand:
    """Return a hand after these calls, this naming of trump and these cards, each judged.

    >>> after(dealt("S", {}), ("3", "pass")).turn
    <Seat.EAST: 'E'>
    """
    hand = Hand.start(deal)
    for text in actions:
        hand = hand.do(hand.read(text))
    return hand


def within(name: str, trick: int, cards: int = 0) -> Hand:
    """Return a worked hand of this track at a trick, after so many cards of it.

    >>> within("alone_missed", 1, 2).turn
    <Seat.SOUTH: 'S'>
    """
    record = worked(f"partnership_{name}")
    play = record["play"][: trick - 1]
    if cards:
        play.append(" ".join(record["play"][trick - 1].split()[:cards]))
    return load({**record, "play": play})
