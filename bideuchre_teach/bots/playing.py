"""Playing a card: leading or following, from what the cards so far prove."""

from __future__ import annotations

from ..view import View
from .base import Choice
from .following import follow
from .leading import lead
from .memory import Memory


def play(view: View) -> Choice:
    """Choose the card to play, with the reasons."""
    memory = Memory(view)
    return Choice(*(lead(memory) if memory.led is None else follow(memory)))
