"""`Table`: play a hand card by card, from one seat or from all of them."""

from __future__ import annotations

from typing import Any, ClassVar

from .._assets import STATIC
from .playing import Playing


class Table(Playing):
    """Play a hand: bid, name trump, swap and play, with the reason for everything.

    The first argument is a `Hand`, a `Deal` or a record. ``seats`` says which seats the learner
    plays: ``"all"``, ``"S"``, ``"S N"``; ``others`` is the bot that plays the rest (`bots.Steady`
    if none). Only the learner's cards are shown, unless ``open`` is true or all seats are the
    learner's. ``bottom`` is the seat at the bottom of the picture. What may not be played can be
    reached and says why; the last trick can be seen again and any action taken back.

    >>> from bideuchre_teach import Rules, deals
    >>> table = Table(deals.shuffle(Rules.partnership(), 7, dealer="S"))
    >>> table.do("4"); table.do("pass")
    >>> table
    Table(partnership, auction, E to act)
    """

    _esm: ClassVar[Any] = STATIC / "table.js"
