"""Card faces and backs: their geometry, the suits' outlines and the signs on a card.

Two card formats: `FULL` for a hand one holds and for the trick, `SMALL` for other hands. The index
stands in the left strip together with the trump's star, so that it can be read in a fan.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..cards import Suit
from .contract import CardView
from .svg import Drawing, box, num, shape, width_of, words
from .theme import Ink, Theme

SUIT_PATHS: Final = {
    "H": (
        "M10 18.4C8.1 15.3 1.5 11.7 1.5 6.5A4.45 4.45 0 0 1 10 4.6"
        "A4.45 4.45 0 0 1 18.5 6.5C18.5 11.7 11.9 15.3 10 18.4Z"
    ),
    "D": "M10 1C11.8 4.5 14.4 7.6 17.3 10C14.4 12.4 11.8 15.5 10 19"
    "C8.2 15.5 5.6 12.4 2.7 10C5.6 7.6 8.2 4.5 10 1Z",
    "S": (
        "M10 1.2C8.2 4.5 1.8 8 1.8 12.2A3.95 3.95 0 0 0 9.1 14.4C8.9 16.4 8.1 17.8 6.5 18.8"
        "H13.5C11.9 17.8 11.1 16.4 10.9 14.4A3.95 3.95 0 0 0 18.2 12.2C18.2 8 11.8 4.5 10 1.2Z"
    ),
    "C": (
        "M10 1.2A4.05 4.05 0 0 1 13.1 7.85A4.05 4.05 0 1 1 10.9 14.2C11.1 16.3 11.9 17.8 13.5 18.8"
        "H6.5C8.1 17.8 8.9 16.3 9.1 14.2A4.05 4.05 0 1 1 6.9 7.85A4.05 4.05 0 0 1 10 1.2Z"
    ),
}
"""Each suit, by letter, in a box of 20 by 20."""

STAR_PATH: Final = (
    "M10 1.2L12.5 6.9L18.7 7.5L14 11.6L15.4 17.7L10 14.5L4.6 17.7L6 11.6L1.3 7.5L7.5 6.9Z"
)
"""The sign of a trump, in a box of 20 by 20."""


@dataclass(frozen=True, slots=True)
class Format:
    """The measures of a card: its box, its corner, its index and its pips, in drawing units."""

    width: float
    height: float
    corner: float
    rank: float
    """Height of the index."""
    strip: float
    """Width of the left strip that stays visible in a fan."""
    pip: float
    """Side of the small pip under the index."""
    big: float
    """Side of the one big pip, 0 for none."""
    line: float
    """Width of the trump's outline."""


FULL: Final = Format(72, 104, 9, 28, 36, 17, 37, 3)
SMALL: Final = Format(46, 62, 6, 19, 27, 13, 0, 2.5)

BADGE_HEIGHT: Final = 20.0
BADGE_RISE: Final = 16.0
"""How far a badge stands above the card it sits on."""


def pip(suit: str, x: float, y: float, side: float, ink: Ink) -> str:
    """Write a suit's sign with its top left corner at (x, y)."""
    return _sign(SUIT_PATHS[suit], x, y, side, ink)


def star(x: float, y: float, side: float, ink: Ink) -> str:
    """Write the trump's star with its top left corner at (x, y)."""
    return _sign(STAR_PATH, x, y, side, ink)


def _sign(outline: str, x: float, y: float, side: float, ink: Ink) -> str:
    place = f"translate({num(x)} {num(y)}) scale({num(side / 20)})"
    return shape("path", d=outline, transform=place, fill=ink.fill)


def suit_ink(letter: str, theme: Theme) -> Ink:
    """Return the ink of a suit given by its letter."""
    return next(ink for suit, ink in theme.suits.items() if suit.letter == letter)


def _body(form: Format, theme: Theme, edge: str, line: float) -> str:
    shadow = shape(
        "rect",
        x=0.5,
        y=2,
        width=form.width - 1,
        height=form.height,
        rx=form.corner,
        fill="#000",
        fill_opacity=0.22,
    )
    return shadow + box(
        0, 0, form.width, form.height, theme.face, edge, round_=form.corner, line=line
    )


def face(card: CardView, theme: Theme, form: Format = FULL) -> Drawing:
    """Draw a card face up: index, suit, one big pip; a trump has a gold outline and a star."""
    letter = card["suit"]
    ink = suit_ink(letter, theme)
    middle = form.strip / 2
    edge, line = (theme.gold, form.line) if card["trump"] else (theme.face_edge, 1)
    body = _body(form, theme, edge, line)
    top = form.rank * 0.74 + form.height * 0.085
    ten = card["rank"] == "10"
    body += words(
        middle - (form.rank * 0.05 if ten else 0),
        top,
        card["rank"],
        ink,
        form.rank * (0.93 if ten else 1),
        bold=True,
        anchor="middle",
        squeeze=-form.rank * 0.07 if ten else 0,
    )
    below = top + form.height * 0.055
    body += pip(letter, middle - form.pip / 2, below, form.pip, ink)
    if card["trump"]:
        side = form.pip * 0.94
        left = 3.5 if theme.names_suits and not form.big else middle - side / 2
        body += star(left, below + form.pip + (6 if form.big else 4), side, theme.star)
    if form.big:
        low = form.height - form.big - (24 if theme.names_suits else 11)
        body += pip(letter, form.width - form.big - 6, low, form.big, ink)
    if theme.names_suits:
        name = _suit_name(letter) if form.big else letter
        x = form.width / 2 if form.big else 21.0 if card["trump"] else middle
        body += words(x, form.height - 8, name, ink, 14, bold=True, anchor="middle", squeeze=-0.2)
    return Drawing(form.width, form.height, body)


def back(theme: Theme, form: Format = FULL) -> Drawing:
    """Draw a card face down."""
    inner = form.corner * 0.55
    body = _body(form, theme, theme.face_edge, 1)
    body += box(
        inner, inner, form.width - 2 * inner, form.height - 2 * inner, theme.back, round_=inner
    )
    rim = inner + 3
    body += box(
        rim,
        rim,
        form.width - 2 * rim,
        form.height - 2 * rim,
        "none",
        theme.back_line,
        round_=inner - 1,
    )
    side = form.width * 0.26
    sign = Ink(theme.back_line, theme.back)
    x, y = form.width / 2, form.height / 2
    for letter, dx, dy in (("S", -1, -1), ("H", 0, -1), ("D", -1, 0), ("C", 0, 0)):
        body += pip(letter, x + dx * side, y + dy * side, side * 0.94, sign)
    return Drawing(form.width, form.height, body)


def empty_place(theme: Theme, form: Format = FULL) -> str:
    """Write the dashed outline of a card that has gone elsewhere."""
    return box(
        0,
        0,
        form.width,
        form.height,
        "none",
        theme.felt_soft.fill,
        round_=form.corner,
        line=2,
        dash="6 5",
    )


def badge(word: str, theme: Theme, *, bad: bool = False) -> Drawing:
    """Draw a pill with a word: gold for right, left and winning, red for what is not legal."""
    ink, edge = (theme.bad, theme.bad_edge) if bad else (theme.badge, None)
    wide = width_of(word, 14, bold=True) + 13
    body = box(0, 0, wide, BADGE_HEIGHT, ink.ground, edge, round_=BADGE_HEIGHT / 2, line=1.5)
    body += words(wide / 2, 14.6, word, ink, 14, bold=True, anchor="middle")
    return Drawing(wide, BADGE_HEIGHT, body)


def chip(suit: str, theme: Theme, side: float = 24) -> Drawing:
    """Draw a suit's sign on a scrap of card, so that it keeps its colours on any ground."""
    body = box(0, 0, side, side, theme.face, round_=side / 4)
    body += pip(suit, side * 0.14, side * 0.14, side * 0.72, suit_ink(suit, theme))
    return Drawing(side, side, body)


def _suit_name(letter: str) -> str:
    return next(suit.spoken for suit in Suit if suit.letter == letter)
