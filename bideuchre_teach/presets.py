"""The three games as the how-to pages play them, and which switches a table may set otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from .cards import Rank

Preset = Literal["partnership", "cutthroat", "double-deck"]

SWITCHES: Final[Mapping[str, tuple[str, ...]]] = {
    "partnership": (
        "target",
        "set_costs",
        "defenders_when_alone_fails",
        "all_pass",
        "no_trump",
        "small_pepper",
    ),
    "cutthroat": ("target", "minimum_bid", "deal_after_throw_in"),
    "double-deck": ("target", "minimum_bid", "swap", "defenders_when_alone_fails"),
}
"""Which fields a table of each game may play otherwise."""


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "partnership": {
        "lowest": Rank.NINE,
        "copies": 1,
        "hand_size": 6,
        "dead": 0,
        "target": 42,
        "minimum_bid": 3,
        "no_trump": False,
        "set_costs": "six",
        "defenders_when_alone_fails": "nothing",
        "all_pass": "dealer bids",
        "deal_after_throw_in": "next",
        "small_pepper": False,
        "swap": 0,
    },
    "cutthroat": {
        "lowest": Rank.NINE,
        "copies": 1,
        "hand_size": 6,
        "dead": 0,
        "target": 21,
        "minimum_bid": 1,
        "no_trump": True,
        "set_costs": "bid",
        "defenders_when_alone_fails": "nothing",
        "all_pass": "throw in",
        "deal_after_throw_in": "next",
        "small_pepper": False,
        "swap": 0,
    },
    "double-deck": {
        "lowest": Rank.NINE,
        "copies": 2,
        "hand_size": 12,
        "dead": 0,
        "target": 52,
        "minimum_bid": 1,
        "no_trump": True,
        "set_costs": "bid",
        "defenders_when_alone_fails": "tricks",
        "all_pass": "throw in",
        "deal_after_throw_in": "next",
        "small_pepper": False,
        "swap": 3,
    },
}
CUTTHROAT: Final[Mapping[int, Mapping[str, Any]]] = {
    3: {"hand_size": 8},
    4: {},
    5: {"lowest": Rank.SEVEN, "dead": 2},
}
TABLES: Final[Mapping[str, tuple[Preset, int]]] = {
    "partnership": ("partnership", 4),
    "cutthroat": ("cutthroat", 4),
    "cutthroat-3": ("cutthroat", 3),
    "cutthroat-4": ("cutthroat", 4),
    "cutthroat-5": ("cutthroat", 5),
    "double-deck": ("double-deck", 4),
}
NAMES: Final = ("partnership", "cutthroat-3", "cutthroat-4", "cutthroat-5", "double-deck")
"""The names of the tables, as records write them."""


def usual(preset: str, players: int) -> dict[str, Any]:
    """Return the fields of a preset at a table of so many players."""
    extra = CUTTHROAT[players] if preset == "cutthroat" else {}
    return {**PRESETS[preset], **extra}
