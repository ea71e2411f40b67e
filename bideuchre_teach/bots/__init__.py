"""Bots: partners and opponents who play by what they may see, and say why.

`Steady` plays every table by a good player's rules of thumb; `hint` asks the same reasoner.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import Side
from ..view import View
from .base import Bot, Choice
from .match import play_game, play_hand, seated
from .steady import Steady

__all__ = ["Bot", "Choice", "Steady", "hint", "play_game", "play_hand", "seated"]


def hint(view: View, totals: Mapping[Side, int] | None = None) -> Choice:
    """Return what a good player would do from here, with the reasons.

    Raises `ValueError` when it is not the turn of the view's seat.

    >>> from bideuchre_teach.deals import shuffle
    >>> from bideuchre_teach.hand import Hand
    >>> from bideuchre_teach.rules import Rules
    >>> hand = Hand.start(shuffle(Rules.partnership(), 7))
    >>> hint(hand.seen_by(hand.turn)).action == Steady().choose(hand.seen_by(hand.turn)).action
    True
    """
    return Steady().choose(view, totals)
