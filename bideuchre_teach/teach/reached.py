"""Positions to ask about, made by hand: on a deal of chosen cards, or in a worked hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..cards import Card, Seat
from ..deals import Deal, constrained
from ..hand import Hand
from ..record import load
from ..rules import Rules
from .worked import worked


def dealt(rules: Rules, dealer: str, hands: Mapping[str, str]) -> Deal:
    """Return a deal in which each seat named holds these cards; the rest fall by chance.

    >>> len(dealt(Rules.partnership(), "S", {"W": "J♥ J♦ A♥ K♥ A♠ 9♣"}).hands)
    4
    """
    held: dict[Seat | str, str | Iterable[Card]] = {Seat.of(seat): hands[seat] for seat in hands}
    return constrained(rules, 1, held, dealer=dealer)


def after(deal: Deal, actions: Iterable[str]) -> Hand:
    """Return a hand after these calls, this naming of trump, swaps and cards, each judged.

    >>> after(dealt(Rules.partnership(), "S", {}), ("3", "pass")).turn
    <Seat.EAST: 'E'>
    """
    hand = Hand.start(deal)
    for text in actions:
        hand = hand.do(hand.read(text))
    return hand


def within(name: str, trick: int, cards: int = 0) -> Hand:
    """Return a worked hand at a trick, after so many cards of it.

    >>> within("partnership_alone_missed", 1, 2).turn
    <Seat.SOUTH: 'S'>
    """
    record = worked(name)
    play = record["play"][: trick - 1]
    if cards:
        play.append(" ".join(record["play"][trick - 1].split()[:cards]))
    return load({**record, "play": play})


def calling(name: str, calls: int) -> Hand:
    """Return a worked hand after so many calls.

    >>> calling("double_deck_alone_made", 3).turn
    <Seat.SOUTH: 'S'>
    """
    record = worked(name)
    kept = {key: record[key] for key in ("format", "rules", "dealer", "hands")}
    return load({**kept, "auction": record["auction"][:calls]})
