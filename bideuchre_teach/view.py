"""What one seat may know of a hand: its own cards, every call, and every card played."""

from __future__ import annotations

from dataclasses import dataclass

from . import judge as judging
from .auction import Auction, Contract
from .cards import Card, Seat, Strain
from .judge import Action, Phase, Swap
from .reasons import Verdict
from .rules import Rules
from .tricks import Trick


@dataclass(frozen=True, slots=True)
class View:
    """A hand as one seat sees it; made by `Hand.seen_by`.

    Two hands that differ only in cards the seat cannot know give equal views.
    """

    rules: Rules
    seat: Seat
    dealer: Seat
    cards: tuple[Card, ...]
    """The seat's own cards now."""
    auction: Auction
    contract: Contract | None
    phase: Phase
    turn: Seat | None
    out: Seat | None
    """The partner of a lone player, who sits out."""
    tricks: tuple[Trick, ...]
    trick: Trick | None
    """The trick that is being played."""
    counts: tuple[int, ...]
    """How many cards each seat holds, in the order of ``rules.seats``."""
    swap_size: int | None
    """How many cards move in the swap before an alone hand, once the bidder has said so."""
    gave: Swap | None
    """The cards this seat gave in the swap."""
    got: Swap | None
    """The cards this seat got in the swap, once they have moved."""

    @property
    def strain(self) -> Strain | None:
        """The strain played in; None until it is named."""
        return None if self.contract is None else self.contract.strain

    @property
    def taken(self) -> dict[Seat, int]:
        """How many tricks each seat has taken so far."""
        counts = dict.fromkeys(self.rules.seats, 0)
        for trick in self.tricks:
            counts[trick.winner] += 1
        return counts

    @property
    def is_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return self.turn is self.seat

    def acting_cards(self) -> tuple[Card, ...]:
        """Return the cards of this seat, when it is its turn."""
        return self.cards if self.is_turn else ()

    def actions(self) -> tuple[Action, ...]:
        """Return this seat's legal actions, each once; empty when it is not its turn."""
        return judging.actions(self) if self.is_turn else ()

    def judge(self, action: Action) -> Verdict:
        """Say whether an action of the seat to act is legal now, and why.

        Raises `ValueError` when another seat is to act: its cards are not known here.
        """
        if not self.is_turn:
            raise ValueError(f"seat {self.seat} does not act now")
        return judging.judge(self, action)
