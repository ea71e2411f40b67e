"""The reason bar: what just happened and why, the loudest text of the picture."""

from __future__ import annotations

from . import marks
from .contract import ScoreView, TableView
from .svg import Drawing, box, paragraph, stack, words
from .theme import Theme

LOUD: float = 21
QUIET: float = 16.5


def reason_bar(view: TableView, theme: Theme, width: float) -> Drawing:
    """Draw the sentence, its quieter line, and the score when the hand is over."""
    bad = view.get("illegal", False)
    ink, edge = (theme.bad, theme.bad_edge) if bad else (theme.bar, theme.bar_edge)
    soft = theme.bad if bad else theme.bar_soft
    pad = 14.0 if width < 600 else 20.0
    loud = 18.0 if width < 600 else LOUD
    room = width - 2 * pad
    pieces = [
        paragraph(view["say"], ink, loud, room, bold=True),
        paragraph(view["more"], soft, QUIET, room),
    ]
    pieces += [_score_row(line, theme, room) for line in view["score"]]
    inner = stack(pieces, gap=7)
    if not inner.height:
        return Drawing(0, 0, "")
    high = inner.height + 2 * pad - 8
    body = box(0, 0, width, high, ink.ground, edge, round_=14, line=2 if bad else 1)
    return Drawing(width, high, body + inner.at(pad, pad - 4))


def _score_row(line: ScoreView, theme: Theme, room: float) -> Drawing:
    """Draw a side's points and, beside them, the sentence that says whose they are and why."""
    left = 56.0
    body = words(0, 20, marks.signed(line["points"]), theme.bar, LOUD, bold=True)
    reason = paragraph(line["why"], theme.bar_soft, QUIET, room - left)
    return Drawing(room, max(26, reason.height + 4), body + reason.at(left, 4))
