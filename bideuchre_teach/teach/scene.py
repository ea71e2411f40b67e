"""What lies on the table in a question: a hand, a trick, the calls so far, and the strain.

A scene holds only what the seat that is asked may know. Its cards lie as they are printed: which of
them are trumps is for the learner to see.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..auction import Call
from ..bowers import arrange, winner
from ..cards import Card, Seat, Strain, cards, show
from ..hand import Hand
from ..view import View
from ..words import seat_name


@dataclass(frozen=True, slots=True)
class Scene:
    """A small still of the table; empty parts are not shown.

    Make it from a position with `Scene.of`, or from parts with `Scene.made`.

    >>> print(Scene.made(held="JD QD AS", strain="H", trick="W:KD").text)
    Hearts are trump.
    Played: West K♦.
    You hold: A♠ Q♦ J♦
    """

    held: tuple[Card, ...] = ()
    strain: Strain | None = None
    trick: tuple[tuple[Seat, Card], ...] = ()
    calls: tuple[tuple[Seat, Call], ...] = ()
    seat: Seat | None = None
    """Whose hand this is."""
    position: View | None = None
    """The whole position as the seat sees it, where there is one: it judges what may be done."""

    @classmethod
    def of(cls, at: Hand | View) -> Scene:
        """Return what the seat to act sees; raises `ValueError` when nobody is to act."""
        if at.turn is None:
            raise ValueError("the hand is over, so there is nothing to decide")
        view = at if isinstance(at, View) else at.seen_by(at.turn)
        played = () if view.trick is None else view.trick.plays
        calls = () if view.strain is not None else view.auction.spoken()
        return cls(arrange(view.cards), view.strain, played, calls, view.seat, view)

    @classmethod
    def made(
        cls,
        held: str | Iterable[Card] = (),
        strain: str | Strain | None = None,
        trick: str = "",
    ) -> Scene:
        """Return a scene from parts; ``trick`` is written ``"W:KD N:9D"``, in playing order.

        Raises `ValueError` naming what is no card, seat or strain.
        """
        known = None if strain is None else Strain.of(strain)
        plays = []
        for word in trick.split():
            seat, _, card = word.partition(":")
            plays.append((Seat.of(seat), Card.of(card)))
        return cls(arrange(cards(held)), known, tuple(plays))

    @property
    def winning(self) -> Seat | None:
        """Who is winning the trick shown; None before the lead."""
        if not self.trick:
            return None
        strain = self.strain or Strain.NO_TRUMP
        return self.trick[winner([card for _, card in self.trick], strain)][0]

    @property
    def text(self) -> str:
        """The scene in words, a line a part; empty for an empty scene."""
        lines = []
        if self.strain is not None:
            trump = f"{self.strain.spoken.capitalize()} are trump."
            lines.append("No trump." if self.strain.trump is None else trump)
        if self.calls:
            calls = ", ".join(f"{seat_name(seat)} {call.text}" for seat, call in self.calls)
            lines.append(f"Called: {calls}.")
        if self.trick:
            plays = ", ".join(f"{seat_name(seat)} {card.text}" for seat, card in self.trick)
            lines.append(f"Played: {plays}.")
        if self.held:
            who = "You hold" if self.seat is None else f"You are {seat_name(self.seat)} and hold"
            lines.append(f"{who}: {show(self.held)}")
        return "\n".join(lines)


EMPTY = Scene()
