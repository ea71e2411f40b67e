"""A seat at the table: its plate with name, marks and tricks, and the cards it holds."""

from __future__ import annotations

from . import marks
from .contract import SeatView, TrickView
from .hands import fan
from .shapes import SMALL, pip, suit_ink
from .svg import Drawing, box, num, stack, width_of, words, wrap
from .theme import Ink, Theme

NAME: float = 17
SMALL_TEXT: float = 14.5


def block(seat: SeatView, phase: str, theme: Theme, room: float) -> Drawing:
    """Draw an opponent's seat: small cards above, the plate below, both centred."""
    held = fan(seat["cards"], theme, SMALL, room, tight=True)
    below = plate(seat, phase, theme, room)
    wide = max(held.width, below.width)
    gap = 8 if held.height else 0
    body = held.at((wide - held.width) / 2, 0)
    body += below.at((wide - below.width) / 2, held.height + gap)
    faded = f'<g opacity=".62">{held.at((wide - held.width) / 2, 0)}</g>'
    if seat["out"]:
        body = faded + below.at((wide - below.width) / 2, held.height + gap)
    return Drawing(wide, held.height + gap + below.height, body)


def plate(seat: SeatView, phase: str, theme: Theme, room: float, *, flat: bool = False) -> Drawing:
    """Draw the name plate: gold when it is this seat's turn, dimmed when it sits out.

    A flat plate keeps everything in one line if the room allows.
    """
    ink, soft, edge, line = _colours(seat, theme)
    name = marks.name(seat)
    said = " · ".join(marks.marks(seat, phase))
    took = marks.took(seat, phase)
    arrow = 18.0 if seat["turn"] else 0.0
    label = arrow + width_of(name, NAME, bold=True)
    pile = _pile(seat["tricks"], ink) if took else Drawing(0, 0, "")
    if flat:
        tail = " · ".join(part for part in (said, took) if part)
        wide = label + (14 + width_of(tail, SMALL_TEXT) if tail else 0)
        wide += pile.width + 10 if pile.width else 0
        if wide + 32 <= room:
            body = _name(name, arrow, 16, 24, ink)
            x = 16 + label + 14
            body += words(x, 24, tail, soft, SMALL_TEXT)
            x += width_of(tail, SMALL_TEXT) + 10
            body += pile.at(x, 13)
            frame = box(0, 0, wide + 32, 37, ink.ground, edge, round_=18.5, line=line)
            return Drawing(wide + 32, 37, frame + body)
    inside = room - 28
    second = " · ".join(part for part in (said, took) if part)
    lines = wrap(second, SMALL_TEXT, inside)
    wide = max(label, *(width_of(text, SMALL_TEXT) for text in lines), 84)
    beside = pile.width and label + 12 + pile.width <= inside
    if beside:
        wide = max(wide, label + 12 + pile.width)
    wide = min(wide, inside)
    body = _name(name, arrow, 14, 23, ink)
    if beside:
        body += pile.at(14 + wide - pile.width, 11)
    y = 23.0
    for text in lines:
        y += 19
        body += words(14, y, text, soft, SMALL_TEXT)
    if pile.width and not beside:
        y += 9
        body += pile.at(14, y - 2)
        y += 8
    high = y + 12
    frame = box(0, 0, wide + 28, high, ink.ground, edge, round_=12, line=line)
    return Drawing(wide + 28, high, frame + body)


def _colours(seat: SeatView, theme: Theme) -> tuple[Ink, Ink, str, float]:
    if seat["out"]:
        return theme.out, theme.out, theme.plate_edge, 1
    if seat["turn"]:
        return theme.turn, theme.turn, theme.turn_edge, 2
    return theme.plate, theme.plate_soft, theme.plate_edge, 1


def _name(name: str, arrow: float, x: float, y: float, ink: Ink) -> str:
    sign = f'<path d="M{num(x)} {num(y - 11.5)}l10 5.5l-10 5.5z" fill="{ink.fill}"/>'
    return (sign if arrow else "") + words(x + arrow, y, name, ink, NAME, bold=True)


def _pile(count: int, ink: Ink) -> Drawing:
    """Draw tricks taken as small cards."""
    if not count:
        return Drawing(0, 0, "")
    each = "".join(
        f'<rect x="{num(i * 11)}" width="8" height="12" rx="2" fill="{ink.fill}"/>'
        for i in range(count)
    )
    return Drawing(11 * count - 3, 12, each)


def corner(lines: list[tuple[str, bool]], suit: str | None, theme: Theme, room: float) -> Drawing:
    """Draw the plate in a corner of the table: lines of text, the first with a suit's sign."""
    y, wide, body = 8.0, 0.0, ""
    for i, (text, bold) in enumerate(lines):
        indent = 32.0 if suit and i == 0 else 0.0
        size, ink = (17.0, theme.plate) if bold else (15.0, theme.plate_soft)
        if indent and suit:
            body += box(14, y + 3, 24, 24, theme.face, round_=6)
            body += pip(suit, 17.5, y + 6.5, 17, suit_ink(suit, theme))
        for line in wrap(text, size, room - 28 - indent, bold=bold):
            y += 24 if bold else 20
            body += words(14 + indent, y - 2, line, ink, size, bold=bold)
            wide = max(wide, indent + width_of(line, size, bold=bold))
        y += 2
    frame = box(0, 0, wide + 28, y + 9, theme.plate.ground, theme.plate_edge, round_=12)
    return Drawing(wide + 28, y + 9, frame + body)


def called(seat: SeatView, theme: Theme) -> Drawing:
    """Draw a seat's latest call as a large pill, a bid brighter than a pass."""
    text = seat["call"] or ""
    bid = text != "pass"
    ink, edge = (theme.bar, theme.bar_edge) if bid else (theme.plate, theme.plate_edge)
    size = 20.0 if bid else 17.0
    wide = max(width_of(text, size, bold=bid) + 32, 58)
    body = box(0, 0, wide, 42, ink.ground, edge, round_=21)
    body += words(wide / 2, 21 + size * 0.35, text, ink, size, bold=bid, anchor="middle")
    return Drawing(wide, 42, body)


def trick_lines(trick: TrickView | None, names: dict[str, str]) -> list[tuple[str, bool]]:
    """Say which trick is played and what was led, for a corner plate."""
    if trick is None:
        return []
    lines = [(f"Trick {trick['number']} of {trick['of']}", True)]
    led = marks.led(trick, names)
    return [*lines, (led, False)] if led else lines


def centred(pieces: list[Drawing], wide: float, gap: float = 0) -> Drawing:
    """Put pieces below one another, each centred in a width."""
    return stack(
        (Drawing(wide, piece.height, piece.at((wide - piece.width) / 2, 0)) for piece in pieces),
        gap,
    )
