"""Deals of this track's questions, and positions reached on them or in its worked hands."""

from __future__ import annotations

from collections.abc import Iterable

from ....cards import Card, Seat
from ....deals import Deal, constrained
from ....hand import Hand
from ....record import load
from ....rules import Rules
from ...worked import worked

TABLE = Rules.double_deck()


def dealt(dealer: str, hands: dict[str, str]) -> Deal:
    """Return a deal in which each seat named holds these cards; the rest fall by chance.

    >>> len(dealt("W", {"N": "J♥ J♥ J♦ J♦"}).hand(Seat.NORTH))
    12
    """
    held: dict[Seat | str, str | Iterable[Card]] = {Seat.of(seat): hands[seat] for seat in hands}
    return constrained(TABLE, 1, held, dealer=dealer)


def after(deal: Deal, actions: Iterable[str]) -> Hand:
    """Return a hand after these calls, swaps and cards, each judged.

    >>> after(dealt("S", {}), ("3♥", "pass")).turn
    <Seat.EAST: 'E'>
    """
    hand = Hand.start(deal)
    for text in actions:
        hand = hand.do(hand.read(text))
    return hand


def within(name: str, trick: int, cards: int = 0) -> Hand:
    """Return a worked hand of this track at a trick, after so many cards of it.

    >>> within("diamond_follows", 3, 1).turn
    <Seat.SOUTH: 'S'>
    """
    record = worked(f"double_deck_{name}")
    play = record["play"][: trick - 1]
    if cards:
        play.append(" ".join(record["play"][trick - 1].split()[:cards]))
    return load({**record, "play": play})


def calling(name: str, calls: int) -> Hand:
    """Return a worked hand of this track after so many calls.

    >>> calling("alone_made", 3).turn
    <Seat.SOUTH: 'S'>
    """
    record = worked(f"double_deck_{name}")
    kept = {key: record[key] for key in ("format", "rules", "dealer", "hands")}
    return load({**kept, "auction": record["auction"][:calls]})
