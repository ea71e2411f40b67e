"""`Replay`: step through a hand that has been played, with the reason for every step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets

from .. import draw
from .._assets import STATIC
from ..draw.picture import Picture
from ..draw.view import replay_view
from .base import Widget


class Replay(Widget):
    """Step through a hand: the table, why each step was legal, who takes the trick and why.

    ``hand`` is a `Hand`, a record, a record's text or the path of a record file. The cards of all
    seats are open. Every step is in the view, so that it also runs on a saved page. An illegal
    card is shown at its place with the reason, and the replay ends there. ``step`` (from 0) can be
    read and set. Raises what reading a record raises, with the place of the fault.
    """

    _esm: ClassVar[Any] = STATIC / "replay.js"

    step = traitlets.Int(0).tag(sync=True)

    def __init__(self, hand: Any, *, title: str = "", step: int = 0, **options: Any) -> None:
        self._made: dict[str, Any] = dict(replay_view(hand, title=title))
        super().__init__(step=step, **options)

    def _shows(self) -> dict[str, Any]:
        return self._made

    @property
    def frames(self) -> list[Mapping[str, Any]]:
        """Every step as plain data, from the deal to the score."""
        return list(self.view["frames"])

    @traitlets.validate("step")
    def _keep_inside(self, proposal: Any) -> int:
        return max(0, min(len(self._made["frames"]) - 1, int(proposal["value"])))

    def picture(self) -> Picture:
        """Return the whole hand as one picture: the deal, every trick and the score."""
        return draw.replay(self._made, theme=self.theme, size=self.size)

    def __repr__(self) -> str:
        return f"Replay({self.view['title']!r}, {len(self.view['frames'])} steps)"
