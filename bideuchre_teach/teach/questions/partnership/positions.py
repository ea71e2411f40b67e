"""Deals of this track's questions, and positions reached on them or in its worked hands."""

from __future__ import annotations

from ....deals import Deal
from ....hand import Hand
from ....rules import Rules
from ... import reached
from ...reached import after as after

TABLE = Rules.partnership()


def dealt(dealer: str, hands: dict[str, str], rules: Rules = TABLE) -> Deal:
    """Return a deal of this table in which each seat named holds these cards."""
    return reached.dealt(rules, dealer, hands)


def within(name: str, trick: int, cards: int = 0) -> Hand:
    """Return a worked hand of this track at a trick, after so many cards of it."""
    return reached.within(f"partnership_{name}", trick, cards)
