"""Writing SVG: a few shapes as text, measured words, and the document round them.

A `Drawing` is a piece of picture with its width and height in drawing units; pieces are placed
into larger pieces. Only `document` makes a whole SVG, with its title and its text twin.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import Final
from zlib import crc32

from .theme import FONT, Ink, Size, Theme


@dataclass(frozen=True, slots=True)
class Drawing:
    """A piece of SVG and the box it fills, from (0, 0) to (width, height)."""

    width: float
    height: float
    body: str

    def at(self, x: float, y: float, turn: float = 0) -> str:
        """Place the piece with its top left corner at (x, y), turned about its centre."""
        spin = f" rotate({num(turn)} {num(self.width / 2)} {num(self.height / 2)})" if turn else ""
        return f'<g transform="translate({num(x)} {num(y)}){spin}">{self.body}</g>'

    def centred(self, x: float, y: float, turn: float = 0) -> str:
        """Place the piece with its centre at (x, y)."""
        return self.at(x - self.width / 2, y - self.height / 2, turn)


def num(value: float) -> str:
    """Write a number with at most two decimals and no needless zero.

    >>> num(3.0), num(2.504), num(-0.001)
    ('3', '2.5', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def shape(tag: str, **attributes: str | float | None) -> str:
    """Write one empty element; underscores become hyphens and None is left out.

    >>> shape("circle", r=4, fill="#fff", stroke_width=None)
    '<circle r="4" fill="#fff"/>'
    """
    written = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}/>"


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    edge: str | None = None,
    *,
    round_: float = 10,
    line: float = 1,
    dash: str | None = None,
) -> str:
    """Write a rounded rectangle; an edge is drawn inside its bounds."""
    inset = line / 2 if edge else 0
    return shape(
        "rect",
        x=x + inset,
        y=y + inset,
        width=width - 2 * inset,
        height=height - 2 * inset,
        rx=max(round_ - inset, 0),
        fill=fill,
        stroke=edge,
        stroke_width=line if edge and line != 1 else None,
        stroke_dasharray=dash,
    )


def words(
    x: float,
    y: float,
    text: str,
    ink: Ink,
    size: float = 16,
    *,
    bold: bool = False,
    anchor: str = "start",
    squeeze: float = 0,
) -> str:
    """Write one line of text with its baseline at y."""
    if not text:
        return ""
    place = f' text-anchor="{anchor}"' if anchor != "start" else ""
    weight = ' font-weight="700"' if bold else ""
    spacing = f' letter-spacing="{num(squeeze)}"' if squeeze else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{weight}{place}{spacing} '
        f'fill="{ink.fill}">{_plain(text)}</text>'
    )


def _plain(text: str) -> str:
    # The variation selector keeps phones from showing a suit as a coloured emoji.
    for suit in "♣♦♥♠":
        text = text.replace(suit, suit + "\ufe0e")
    return escape(text, quote=False)


_WIDTHS: Final = {
    **dict.fromkeys("ijl'|", 222),
    **dict.fromkeys(" ftI.,:;!/[]·", 278),
    **dict.fromkeys('r()-`"“”‘’', 340),
    **dict.fromkeys("ckvxyzsJ", 500),
    **dict.fromkeys("FTZ", 611),
    **dict.fromkeys("ABEKPSVXY&", 667),
    **dict.fromkeys("CDHNRUw", 722),
    **dict.fromkeys("GOQ", 778),
    **dict.fromkeys("mM", 833),
    **dict.fromkeys("W—…→←", 1000),
    **dict.fromkeys("♣♦♥♠★", 900),
}


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Estimate how wide a line is, in the same unit as its size, a little on the wide side.

    >>> width_of("", 16), width_of("ii", 100) < width_of("WW", 100)
    (0.0, True)
    """
    return sum(_WIDTHS.get(letter, 560) for letter in text) * size / 1000 * (1.1 if bold else 1.03)


def wrap(text: str, size: float, room: float, *, bold: bool = False) -> tuple[str, ...]:
    """Break text into lines that fit the room; a word that is too long keeps a line of its own.

    >>> wrap("spades were led", 10, 45)
    ('spades', 'were led')
    """
    lines: list[str] = []
    for paragraph in text.splitlines():
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, size, bold=bold) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        if line:
            lines.append(line)
    return tuple(lines)


def paragraph(
    text: str, ink: Ink, size: float, room: float, *, bold: bool = False, leading: float = 1.32
) -> Drawing:
    """Write wrapped text; the drawing is as tall as its lines."""
    lines = wrap(text, size, room, bold=bold)
    step = size * leading
    body = "".join(
        words(0, step * i + size * 0.98, line, ink, size, bold=bold) for i, line in enumerate(lines)
    )
    wide = max((width_of(line, size, bold=bold) for line in lines), default=0)
    return Drawing(wide, step * len(lines), body)


FELT: Final = "@felt@"
"""Stands for the felt's gradient until the document is whole and its name is known."""


def felt(width: float, height: float, theme: Theme, *, round_: float = 20) -> str:
    """Write the table's cloth."""
    return box(0, 0, width, height, f"url(#{FELT}) {theme.felt_dark}", round_=round_)


def stack(pieces: Iterable[Drawing], gap: float = 0) -> Drawing:
    """Put pieces below one another, left sides aligned."""
    body, y, wide = "", 0.0, 0.0
    for piece in pieces:
        if piece.height:
            y += gap if y else 0
            body += piece.at(0, y)
            y += piece.height
            wide = max(wide, piece.width)
    return Drawing(wide, y, body)


def document(drawing: Drawing, title: str, text: str, theme: Theme, size: Size) -> str:
    """Make a whole SVG of a drawing: an image with its name and its text twin.

    The only name inside is the felt's, made from the picture itself, so that pictures in one page
    never take each other's.
    """
    body = drawing.body
    if FELT in body:
        key = f"felt-{crc32((title + text + theme.name + body).encode()):08x}"
        body = (
            f'<defs><radialGradient id="{key}" cx=".5" cy=".42" r=".75">'
            f'<stop stop-color="{theme.felt_light}"/>'
            f'<stop offset="1" stop-color="{theme.felt_dark}"/></radialGradient></defs>'
        ) + body.replace(FELT, key)
    wide, high = drawing.width * size.scale, drawing.height * size.scale
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(wide)}" height="{num(high)}" '
        f'viewBox="0 0 {num(drawing.width)} {num(drawing.height)}" role="img" '
        f'font-family="{FONT}" style="max-width:100%;height:auto">'
        f"<title>{escape(title, quote=False)}</title><desc>{escape(text, quote=False)}</desc>"
        f"{body}</svg>"
    )
