"""Everything that makes a view: what somebody sees, as plain data for pictures and widgets."""

from .cards_seen import card_view, cards_view, hand_view, ladder_view, trick_view
from .replay_seen import replay_view
from .sheet_seen import score_view, sheet_view
from .table_seen import table_view

__all__ = [
    "card_view",
    "cards_view",
    "hand_view",
    "ladder_view",
    "replay_view",
    "score_view",
    "sheet_view",
    "table_view",
    "trick_view",
]
