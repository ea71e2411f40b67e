"""The rank ladder: every suit of a strain from high to low, and where the left bower went."""

from __future__ import annotations

from .contract import LadderRow, LadderView
from .hands import MARGIN, caption, on_felt
from .shapes import BADGE_RISE, FULL, SMALL, Format, badge, chip, empty_place, face, pip
from .svg import Drawing, num, paragraph, shape, stack, words
from .theme import Ink, Size, Theme


def ladder(view: LadderView, theme: Theme, size: Size) -> Drawing:
    """Draw the ladder of a strain, one suit a row."""
    margin = 14.0 if size.narrow else MARGIN
    form = SMALL if size.narrow else FULL
    room = size.room - 2 * margin
    head = caption(view["strain"], view["strain_say"], theme)
    rows = [_row(row, theme, form, room, size.narrow) for row in view["rows"]]
    pieces, y, body = [head, *(row for row, _ in rows)], 0.0, ""
    tops: list[float] = []
    crossing = not size.narrow and any(row["note"] for row in view["rows"])
    arrow_below = rows[0][0] if crossing else None
    for piece in pieces:
        body += piece.at(0, y)
        tops.append(y)
        wider = piece is arrow_below
        y += piece.height + (38 if wider else 14)
    if crossing:
        body += _crossing(view, rows, tops[1:], form, theme)
    wide = max(piece.width for piece in pieces)
    whole = Drawing(wide, y - 14, body)
    return on_felt(whole, size.room if size.narrow else wide + 2 * margin, theme, margin)


def _row(
    row: LadderRow, theme: Theme, form: Format, room: float, narrow: bool
) -> tuple[Drawing, list[tuple[float, float]]]:
    """Draw one suit, and say where its places are: (x, y) of each card's top left corner."""
    twins = any(card.get("copies", 1) > 1 for card in row["cards"])
    label = 0.0 if narrow else 132.0
    step = form.width + (12 if twins else 7)
    slots: list[int | None] = list(range(len(row["cards"])))
    if row["note"]:
        slots.insert(_gap(row), None)
    if narrow:
        step = min(step, (room - form.width - (6 if twins else 0)) / max(len(slots) - 1, 1))
    top = BADGE_RISE if row["trump"] else 2.0
    if narrow:
        top += 28
    body = _label(row, theme, form, top, narrow)
    places: list[tuple[float, float]] = []
    for i, slot in enumerate(slots):
        x = label + i * step
        places.append((x, top))
        if slot is None:
            ghost = Ink(theme.felt_soft.fill, theme.felt.ground)
            hole = empty_place(theme, form)
            hole += words(
                form.width / 2,
                form.height / 2 + 2,
                "J",
                ghost,
                form.rank,
                bold=True,
                anchor="middle",
            )
            hole += pip(
                row["suit"],
                form.width / 2 - form.pip / 2,
                form.height / 2 + form.pip * 0.5,
                form.pip,
                ghost,
            )
            body += Drawing(form.width, form.height, hole).at(x, top)
            continue
        card = row["cards"][slot]
        if card.get("copies", 1) > 1:
            body += face(card, theme, form).at(x + 5, top + 5)
        body += face(card, theme, form).at(x, top)
        if card["bower"]:
            word = badge(card["bower"], theme)
            body += word.at(x + (form.width - word.width) / 2, top - BADGE_RISE)
    wide = label + (len(slots) - 1) * step + form.width + (6 if twins else 2)
    high = top + form.height + (7 if twins else 2)
    piece = Drawing(wide, high, body)
    if row["note"]:
        note = paragraph(row["note"], theme.felt_soft, 15, max(wide - label, room - label))
        indented = Drawing(label + note.width, note.height, note.at(label, 0))
        piece = stack((piece, indented), gap=7)
    return piece, places


def _gap(row: LadderRow) -> int:
    """Return the place where the jack would stand: below the queen."""
    higher = [card["rank"] in ("A", "K", "Q") for card in row["cards"]]
    return sum(higher)


def _label(row: LadderRow, theme: Theme, form: Format, top: float, narrow: bool) -> str:
    kind = "trumps" if row["trump"] else "cards"
    count = f"{row['count']} {kind}"
    sign = chip(row["suit"], theme)
    if narrow:
        line = f"{row['name'].capitalize()}: {count}"
        return sign.at(0, 0) + words(32, 18, line, theme.felt, 16, bold=True)
    middle = top + form.height / 2
    return (
        sign.at(0, middle - 22)
        + words(33, middle - 4, row["name"].capitalize(), theme.felt, 17, bold=True)
        + words(33, middle + 18, count, theme.felt_soft, 16)
    )


def _crossing(
    view: LadderView,
    rows: list[tuple[Drawing, list[tuple[float, float]]]],
    tops: list[float],
    form: Format,
    theme: Theme,
) -> str:
    """Write the dashed arrow from the left bower's empty place to its place in trump."""
    start = end = None
    for row, (_, places), top in zip(view["rows"], rows, tops, strict=True):
        if row["note"]:
            x, y = places[_gap(row)]
            start = (x + form.width / 2, top + y - 3)
        for card, (x, y) in zip(row["cards"], places, strict=False):
            if card["bower"] == "left":
                end = (x + form.width / 2, top + y + form.height + 4)
    if start is None or end is None or start[1] < end[1]:
        return ""
    lift = (start[1] - end[1]) * 0.9
    line = (
        f"M{num(start[0])} {num(start[1])}C{num(start[0])} {num(start[1] - lift)} "
        f"{num(end[0])} {num(end[1] + lift)} {num(end[0])} {num(end[1] + 7)}"
    )
    colour = theme.legal
    tip = f"M{num(end[0])} {num(end[1])}l5.5 9h-11z"
    return shape(
        "path", d=line, fill="none", stroke=colour, stroke_width=2, stroke_dasharray="6 5"
    ) + shape("path", d=tip, fill=colour)
