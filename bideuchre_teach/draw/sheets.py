"""Pictures of a score sheet: hand by hand, the points of each side, the running totals and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from . import marks
from .contract import SheetRow, SheetView
from .svg import Drawing, box, paragraph, shape, stack, width_of, words, wrap
from .theme import Ink, Size, Theme

EXPLAINED: Final = 4
"""Up to so many hands are all explained; of a longer game only the last one is."""


_ONE_LINE: Final = 92.0
"""Columns at least this wide hold points and tricks on one line."""


def sheet(view: SheetView, theme: Theme, size: Size, what_if: Sequence[str] = ()) -> Drawing:
    """Draw the sheet on paper, one hand a row, and below it sentences about an imagined hand."""
    pad = 14.0 if size.narrow else 22.0
    width = float(size.room)
    room = width - 2 * pad
    columns = _columns(view, room, size.narrow)
    pieces = [_title(view, theme, room), _head(view, columns, theme, room)]
    last = len(view["rows"]) - 1
    for i, row in enumerate(view["rows"]):
        explained = len(view["rows"]) <= EXPLAINED or i == last
        pieces.append(_row(view, row, columns, theme, room, explained, size.narrow))
    if not view["rows"] and not what_if:
        pieces.append(paragraph("No hand has been played yet.", theme.paper_soft, 16, room))
    if view["winner"] is not None:
        pieces.append(_winner(view["winner"]["why"], theme, room))
    pieces += [
        paragraph(line, theme.paper if i == 0 else theme.paper_soft, 16, room, bold=i == 0)
        for i, line in enumerate(what_if)
    ]
    inner = stack(pieces, gap=10)
    high = inner.height + 2 * pad
    frame = box(0, 0, width, high, theme.paper.ground, theme.paper_line, round_=14)
    return Drawing(width, high, frame + inner.at(pad, pad))


def _columns(view: SheetView, room: float, narrow: bool) -> list[float]:
    """Return the middle of each side's column."""
    sides = len(view["sides"])
    each = min(room / sides if narrow else 0.6 * room / sides, 130.0)
    return [room - each * (sides - i - 0.5) for i in range(sides)]


def _title(view: SheetView, theme: Theme, room: float) -> Drawing:
    target = f"to {view['target']} points"
    body = words(0, 20, "Score", theme.paper, 22, bold=True)
    body += words(room, 20, target, theme.paper_soft, 16, anchor="end")
    return Drawing(room, 26, body)


def _head(view: SheetView, columns: list[float], theme: Theme, room: float) -> Drawing:
    each = columns[1] - columns[0] if len(columns) > 1 else room
    body, lines = "", 1
    for side, x in zip(view["sides"], columns, strict=True):
        names = wrap(side["name"], 15, each - 6, bold=True)
        if any(width_of(name, 15, bold=True) > each - 2 for name in names):
            names = (side["side"],)
        lines = max(lines, len(names))
        for i, name in enumerate(names):
            body += words(x, 16 + 18 * i, name, theme.paper, 15, bold=True, anchor="middle")
    high = 18 * lines + 8
    body += shape("rect", y=high - 2, width=room, height=2, fill=theme.paper.fill)
    return Drawing(room, high, body)


def _row(
    view: SheetView,
    row: SheetRow,
    columns: list[float],
    theme: Theme,
    room: float,
    explained: bool,
    narrow: bool,
) -> Drawing:
    each = columns[1] - columns[0] if len(columns) > 1 else room
    label = f"{row['hand']}. {row['contract']}"
    contract_room = room if narrow else columns[0] - each / 2 - 10
    contract = paragraph(label, theme.paper, 16, contract_room, bold=True)
    body = contract.at(0, 2)
    top = contract.height + 4 if narrow else 0.0
    for side, x in zip(view["sides"], columns, strict=True):
        points = row["score"][side["side"]]
        total = str(row["total"][side["side"]]).replace("-", "−")
        took = row["tricks"][side["side"]]
        ink = theme.plus if points > 0 else theme.minus if points < 0 else theme.paper_soft
        body += words(x, top + 21, total, theme.paper, 22, bold=True, anchor="middle")
        body += _change(marks.signed(points), marks.tricks(took), ink, theme, x, top + 43, each)
    y = top + (52 if each >= _ONE_LINE else 68)
    if explained:
        beside = contract_room >= 380 and not narrow
        left = contract_room if beside else room
        why = stack((paragraph(line, theme.paper_soft, 15, left) for line in row["why"]), gap=4)
        start = contract.height + 5 if beside else y
        body += why.at(0, start)
        y = max(y, start + why.height + 5)
    body += shape("rect", y=y + 2, width=room, height=1, fill=theme.paper_line)
    return Drawing(room, y + 3, body)


def _change(points: str, took: str, ink: Ink, theme: Theme, x: float, y: float, each: float) -> str:
    """Write what a side scored and the tricks it took, on one line where the column allows."""
    if points == "0":
        return words(x, y, took, theme.paper_soft, 14, anchor="middle")
    if each < _ONE_LINE:
        body = words(x, y, points, ink, 16, bold=True, anchor="middle")
        return body + words(x, y + 18, took, theme.paper_soft, 14, anchor="middle")
    first = width_of(points, 16, bold=True)
    left = x - (first + 8 + width_of(took, 14)) / 2
    body = words(left, y, points, ink, 16, bold=True)
    return body + words(left + first + 8, y, took, theme.paper_soft, 14)


def _winner(why: str, theme: Theme, room: float) -> Drawing:
    inner = paragraph(why, theme.turn, 18, room - 32, bold=True)
    high = inner.height + 20
    body = box(0, 0, room, high, theme.turn.ground, theme.turn_edge, round_=10)
    return Drawing(room, high, body + inner.at(16, 9))
