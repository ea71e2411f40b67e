"""Deals of this track's questions, and positions reached on them or in its worked hands."""

from __future__ import annotations

from ....deals import Deal
from ....hand import Hand
from ....rules import Rules
from ... import reached
from ...reached import after as after

TABLE = Rules.double_deck()


def dealt(dealer: str, hands: dict[str, str]) -> Deal:
    """Return a deal of this table in which each seat named holds these cards."""
    return reached.dealt(TABLE, dealer, hands)


def within(name: str, trick: int, cards: int = 0) -> Hand:
    """Return a worked hand of this track at a trick, after so many cards of it."""
    return reached.within(f"double_deck_{name}", trick, cards)


def calling(name: str, calls: int) -> Hand:
    """Return a worked hand of this track after so many calls."""
    return reached.calling(f"double_deck_{name}", calls)
