"""`Auction`: bid one hand as at the table, up to the contract."""

from __future__ import annotations

from typing import Any, ClassVar

from .._assets import STATIC
from ..auction import Contract
from ..hand import Hand
from ..judge import Phase
from .playing import Playing


class Auction(Playing):
    """Bid one hand and name trump; what may not be bid is visible as such and says why.

    Arguments are those of `Table`. ``contract`` is what the auction came to, and ``hand`` goes on
    where it ended: ``Table(auction.hand)``.

    >>> from bideuchre_teach import Rules, deals
    >>> auction = Auction(deals.shuffle(Rules.double_deck(), 7, dealer="S"))
    >>> for call in ("4♥", "pass", "pass", "pass"):
    ...     auction.do(call)
    >>> auction.contract.bid, auction.contract.strain.spoken
    (4, 'hearts')
    """

    _esm: ClassVar[Any] = STATIC / "auction.js"

    def _stops(self, hand: Hand) -> bool:
        return hand.phase not in (Phase.AUCTION, Phase.TRUMP)

    @property
    def contract(self) -> Contract | None:
        """Who plays for what; None while the auction goes on and when the hand is thrown in."""
        return self.hand.contract
