"""Themes and sizes: every colour a picture uses, named once.

Text colours come as `Ink`, which carries the ground it stands on, so that contrast can be checked
for every pair that is really used. The warm suits (hearts, diamonds) and the cool suits (spades,
clubs) stay pairs in the `PAIRED` theme, since the left bower is the other jack of a pair.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final

from ..cards import Suit

FONT: Final = "Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"
"""Fonts that every system has in one metric or the other; nothing is ever fetched."""


@dataclass(frozen=True, slots=True)
class Ink:
    """A text colour and the ground it is written on, both as ``#rrggbb``."""

    fill: str
    ground: str

    @property
    def contrast(self) -> float:
        """The contrast ratio between text and ground, 1 to 21, by the WCAG 2 formula.

        >>> round(Ink("#000000", "#ffffff").contrast)
        21
        """
        high, low = sorted((_luminance(self.fill), _luminance(self.ground)), reverse=True)
        return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@dataclass(frozen=True, slots=True)
class Theme:
    """The palette of a deck and its table.

    Fields that are text are `Ink`; the others are lines and surfaces. Where the felt shades from
    light to dark, the ink is measured on the shade that is harder to read on.
    """

    name: str
    suits: Mapping[Suit, Ink]
    """The suit's ink on the card face, for index and pip."""
    names_suits: bool
    """Whether cards also carry the suit's name."""
    face: str
    face_edge: str
    back: str
    back_line: str
    gold: str
    """The outline of a trump."""
    star: Ink
    """The star on the face of a trump."""
    badge: Ink
    """The words right, left and winning on their gold pill."""
    felt_light: str
    felt_dark: str
    felt: Ink
    felt_soft: Ink
    plate: Ink
    plate_soft: Ink
    plate_edge: str
    out: Ink
    """The plate of a seat that sits out."""
    turn: Ink
    turn_edge: str
    legal: str
    bar: Ink
    bar_soft: Ink
    bar_edge: str
    bad: Ink
    """The reason bar when an illegal card is shown."""
    bad_edge: str
    paper: Ink
    paper_soft: Ink
    paper_line: str
    plus: Ink
    minus: Ink

    def inks(self) -> Iterator[tuple[str, Ink]]:
        """Every text and ground pair by name, suits included.

        >>> dict(PAIRED.inks())["hearts"].fill
        '#c4122f'
        """
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, Ink):
                yield field.name, value
        for suit, ink in self.suits.items():
            yield suit.spoken, ink

    def css(self) -> str:
        """Return the palette as CSS custom properties, one a line, which the browser half shares.

        >>> PAIRED.css().splitlines()[0]
        '--be-hearts: #c4122f;'
        """
        lines = [f"--be-{suit.spoken}: {ink.fill};" for suit, ink in self.suits.items()]
        for field in fields(self):
            value, name = getattr(self, field.name), field.name.replace("_", "-")
            if isinstance(value, Ink):
                lines += [f"--be-{name}-ink: {value.fill};", f"--be-{name}-ground: {value.ground};"]
            elif isinstance(value, str) and value.startswith("#"):
                lines.append(f"--be-{name}: {value};")
        return "\n".join(lines)


def _deck(face: str, hearts: str, diamonds: str, spades: str, clubs: str) -> Mapping[Suit, Ink]:
    inks = {
        Suit.HEARTS: Ink(hearts, face),
        Suit.DIAMONDS: Ink(diamonds, face),
        Suit.SPADES: Ink(spades, face),
        Suit.CLUBS: Ink(clubs, face),
    }
    return MappingProxyType(inks)


def _green(name: str, suits: Mapping[Suit, Ink]) -> Theme:
    return Theme(
        name=name,
        suits=suits,
        names_suits=False,
        face="#fffdf8",
        face_edge="#d3ccbb",
        back="#2f4a78",
        back_line="#8ea6cf",
        gold="#dba52c",
        star=Ink("#936400", "#fffdf8"),
        badge=Ink("#241a00", "#e3b347"),
        felt_light="#2b7667",
        felt_dark="#19493f",
        felt=Ink("#ffffff", "#2b7667"),
        felt_soft=Ink("#e3f4ee", "#2b7667"),
        plate=Ink("#f2faf7", "#143c34"),
        plate_soft=Ink("#b9dcd1", "#143c34"),
        plate_edge="#3a7d6f",
        out=Ink("#a9c4bc", "#214b42"),
        turn=Ink("#2b1f00", "#f6dc93"),
        turn_edge="#c8961e",
        legal="#ffe9a8",
        bar=Ink("#2b2208", "#fff6dd"),
        bar_soft=Ink("#5d4d20", "#fff6dd"),
        bar_edge="#e2cd8f",
        bad=Ink("#5c0f14", "#fdeaea"),
        bad_edge="#c4122f",
        paper=Ink("#1d2433", "#fffdf8"),
        paper_soft=Ink("#5a5f6b", "#fffdf8"),
        paper_line="#ddd6c6",
        plus=Ink("#17604f", "#fffdf8"),
        minus=Ink("#a80f28", "#fffdf8"),
    )


PAIRED: Final = _green("paired", _deck("#fffdf8", "#c4122f", "#b8500b", "#1d2433", "#1c6a8c"))
"""Four suits in two pairs of colours: warm hearts and diamonds, cool spades and clubs."""

CLASSIC: Final = _green("classic", _deck("#fffdf8", "#c4122f", "#c4122f", "#1d2433", "#1d2433"))
"""Red and black, as most packs are printed."""

CONTRAST: Final = Theme(
    name="contrast",
    suits=_deck("#ffffff", "#000000", "#000000", "#000000", "#000000"),
    names_suits=True,
    face="#ffffff",
    face_edge="#000000",
    back="#000000",
    back_line="#ffffff",
    gold="#ffcc00",
    star=Ink("#000000", "#ffffff"),
    badge=Ink("#000000", "#ffcc00"),
    felt_light="#16332d",
    felt_dark="#16332d",
    felt=Ink("#ffffff", "#16332d"),
    felt_soft=Ink("#ffffff", "#16332d"),
    plate=Ink("#ffffff", "#000000"),
    plate_soft=Ink("#ffffff", "#000000"),
    plate_edge="#ffffff",
    out=Ink("#d5d5d5", "#000000"),
    turn=Ink("#000000", "#ffcc00"),
    turn_edge="#ffffff",
    legal="#ffcc00",
    bar=Ink("#000000", "#ffffff"),
    bar_soft=Ink("#000000", "#ffffff"),
    bar_edge="#000000",
    bad=Ink("#000000", "#ffffff"),
    bad_edge="#000000",
    paper=Ink("#000000", "#ffffff"),
    paper_soft=Ink("#000000", "#ffffff"),
    paper_line="#000000",
    plus=Ink("#000000", "#ffffff"),
    minus=Ink("#000000", "#ffffff"),
)
"""Black on white with the suits named in words."""

THEMES: Final[Mapping[str, Theme]] = MappingProxyType(
    {theme.name: theme for theme in (PAIRED, CLASSIC, CONTRAST)}
)


@dataclass(frozen=True, slots=True)
class Size:
    """How large a picture is: CSS pixels a drawing unit, and the room it may take in units.

    No text is drawn smaller than 14 units, so `normal` and `phone` never go below 14 pixels and
    `projector` never below 20.
    """

    name: str
    scale: float
    room: int

    @property
    def narrow(self) -> bool:
        """Whether pictures stack what they would otherwise put side by side."""
        return self.room < 600


SIZES: Final[Mapping[str, Size]] = MappingProxyType(
    {
        "normal": Size("normal", 1.0, 860),
        "projector": Size("projector", 1.5, 860),
        "phone": Size("phone", 1.0, 320),
    }
)


def theme_of(theme: str | Theme) -> Theme:
    """Return a theme by name; raises `ValueError` that lists the names.

    >>> theme_of("classic").name
    'classic'
    """
    if isinstance(theme, Theme):
        return theme
    if theme not in THEMES:
        raise ValueError(f"{theme!r} is not a deck theme: choose {', '.join(THEMES)}")
    return THEMES[theme]


def size_of(size: str | Size) -> Size:
    """Return a size by name; raises `ValueError` that lists the names."""
    if isinstance(size, Size):
        return size
    if size not in SIZES:
        raise ValueError(f"{size!r} is not a size: choose {', '.join(SIZES)}")
    return SIZES[size]
