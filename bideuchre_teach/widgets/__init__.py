"""Live widgets, one a teaching act; Python owns the game and the browser shows it.

>>> from bideuchre_teach.widgets import Replay
>>> Replay.__name__
'Replay'
"""

from importlib import import_module
from typing import Any

_HOMES = {
    "Auction": "auction",
    "BowerLadder": "bower_ladder",
    "DealTray": "deal_tray",
    "GameTable": "game_table",
    "Question": "question",
    "Replay": "replay",
    "ScoreSheet": "score_sheet",
    "Table": "table",
}

__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    """Import a widget when it is first asked for, so that anywidget comes in only then."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted(_HOMES)
