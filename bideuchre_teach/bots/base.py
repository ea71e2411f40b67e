"""What a bot is: whoever chooses an action from what one seat may see, and says why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..cards import Side
from ..judge import Action
from ..reasons import Reasons
from ..view import View


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and the reasons for it, the main one first."""

    action: Action
    reasons: Reasons

    def __str__(self) -> str:
        return str(self.reasons)


@runtime_checkable
class Bot(Protocol):
    """A player who needs no more than a `View`.

    A bot is deterministic: the same view and the same totals always give the same choice. Bots of
    other strengths need this one method only.
    """

    def choose(self, view: View, totals: Mapping[Side, int] | None = None) -> Choice:
        """Return a legal action of the view's seat, with its reasons.

        ``totals`` is the score of the game before this hand, where one is kept. Raises
        `ValueError` when it is not this seat's turn.
        """
        ...
