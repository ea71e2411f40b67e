"""Exact answers with all cards open: what a deal, a card, a played hand is worth.

`solve` and `table` say how many tricks the leader's side takes with best play by everybody,
`card_values` and `review` what each card is worth and what it cost, `why` says it in reasons,
`solve_packed` answers many deals at once.  Sides are the partners; a lone player and a cutthroat
bidder play against all the others, which is right where only the bidder's score is at stake.

The search runs interpreted, or compiled to WebAssembly from its own Python source where that can
be had, with the same answers; `use` forces either.
"""

from .engine import use, way
from .packed import pack, solve_packed
from .questions import Decision, card_values, review, solve, table
from .why import why

__all__ = [
    "Decision",
    "card_values",
    "pack",
    "review",
    "solve",
    "solve_packed",
    "table",
    "use",
    "way",
    "why",
]
