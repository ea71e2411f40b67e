"""Learn, teach and study Bid Euchre.

The names a lesson needs are here; the modules behind them can be read in the order `cards`,
`rules`, `bowers`, `auction`, `tricks`, `scoring`, `hand`, `game`, `deals`, `record`, one section
of the how-to pages each.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from . import bowers, deals, words
from .auction import ALONE, PASS, Auction, Call, Contract
from .cards import Card, Rank, Seat, Side, Strain, Suit, cards, show
from .deals import Deal
from .game import Game
from .hand import Hand
from .judge import Phase
from .reasons import IllegalAction, Reason, RulesError, Verdict
from .rules import Rules
from .scoring import Result, score
from .tricks import Trick
from .view import View

if TYPE_CHECKING:
    from . import bots, draw, lab, record, solver, teach, widgets

__version__ = "0.1.0"

__all__ = [
    "ALONE",
    "PASS",
    "Auction",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Game",
    "Hand",
    "IllegalAction",
    "Phase",
    "Rank",
    "Reason",
    "Result",
    "Rules",
    "RulesError",
    "Seat",
    "Side",
    "Strain",
    "Suit",
    "Trick",
    "Verdict",
    "View",
    "bots",
    "bowers",
    "cards",
    "deals",
    "draw",
    "lab",
    "record",
    "score",
    "show",
    "solver",
    "teach",
    "widgets",
    "words",
]

_ON_DEMAND: Final = ("bots", "draw", "lab", "record", "solver", "teach", "widgets")
"""Parts that are imported when they are first named, so that the import itself stays quick."""


def __getattr__(name: str) -> Any:
    if name in _ON_DEMAND:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_ON_DEMAND})
