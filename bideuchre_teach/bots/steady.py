"""Steady: a bot that plays by a good player's rules of thumb, at every table."""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import Side
from ..judge import Phase
from ..view import View
from .base import Choice
from .bidding import choose_call
from .naming import choose_strain
from .playing import play
from .swapping import choose_swap


class Steady:
    """A player of good habits: counts before bidding, draws trump, plays second hand low.

    It sees only what its seat may see, always decides the same way, and says why. See `Bot`.

    >>> from bideuchre_teach.cards import Seat
    >>> from bideuchre_teach.deals import Deal
    >>> from bideuchre_teach.hand import Hand
    >>> from bideuchre_teach.rules import Rules
    >>> west = "J♥ J♦ A♥ K♥ A♠ 9♣"
    >>> deal = Deal.of(Rules.cutthroat(), "S", {"W": west, "N": "Q♥ 10♥ 9♥ A♣ K♣ A♦",
    ...     "E": "K♠ Q♠ J♠ Q♣ K♦ Q♦", "S": "10♠ 9♠ J♣ 10♣ 10♦ 9♦"})
    >>> Steady().choose(Hand.start(deal).seen_by(Seat.WEST)).action
    Call.of('4')
    """

    def choose(self, view: View, totals: Mapping[Side, int] | None = None) -> Choice:
        """Return a legal action of the view's seat, with its reasons.

        ``totals`` is the score of the game before this hand; without it every hand is bid for its
        own worth. Raises `ValueError` when it is not this seat's turn.
        """
        if not view.is_turn:
            raise ValueError(f"it is not the turn of seat {view.seat}")
        if view.phase is Phase.AUCTION:
            return choose_call(view, totals)
        if view.phase is Phase.TRUMP:
            return choose_strain(view)
        if view.phase is Phase.SWAP:
            return choose_swap(view)
        return play(view)

    def __repr__(self) -> str:
        return "Steady()"
