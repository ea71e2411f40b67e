"""Pictures of cards in a row: a hand, and the cards of a trick."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from .contract import CardView, HandView, PlayView, TrickView
from .marks import taking
from .shapes import BADGE_RISE, FULL, SMALL, Format, back, badge, chip, face
from .svg import Drawing, box, felt, paragraph, stack, width_of, words
from .theme import Size, Theme

MARGIN: Final = 20.0


def fan(
    held: Sequence[CardView | None],
    theme: Theme,
    form: Format = FULL,
    room: float = 1e9,
    *,
    tight: bool = False,
) -> Drawing:
    """Draw cards in a row, suits a little apart, bowers named; rows are split to fit the room.

    A tight fan shows only the index strip of each card but the last; hidden cards always lie
    close together.
    """
    if not held:
        return Drawing(0, 0, "")
    loose, close = form.width + 6, form.strip + 2
    if all(card is None for card in held):
        fitting = (room - form.width) / max(len(held) - 1, 1)
        loose = close = max(min(form.width * 0.36, fitting), 7.0)
    wished = close if tight else loose
    if _spread(held, form, wished) > room:
        wished = close
    rows = 1
    while rows < len(held) and _spread(held[: -(-len(held) // rows)], form, wished) > room:
        rows += 1
    each = -(-len(held) // rows)
    parts = [held[i : i + each] for i in range(0, len(held), each)]
    if not tight:
        longest = max(parts, key=len)
        spare = room - _spread(longest, form, wished)
        wished = min(loose, wished + spare / max(len(longest) - 1, 1))
        if _spread(longest, form, wished) > room:
            wished = min(wished, form.width - 1)
    return stack((_row(part, theme, form, wished) for part in parts), gap=8)


def _steps(held: Sequence[CardView | None], form: Format, step: float) -> list[float]:
    """Return where each card stands: bowers need room for their badge, suits a gap between."""
    places, x = [0.0], 0.0
    for one, next_ in pairwise(held):
        wide = step
        if one is not None and one["bower"]:
            wide = max(wide, 46.0)
        if one is not None and next_ is not None and _group(one) != _group(next_):
            wide += 5 if step < form.width else 12
        x += wide
        places.append(x)
    return places


def _group(card: CardView) -> str:
    return "trump" if card["trump"] else card["suit"]


def _spread(held: Sequence[CardView | None], form: Format, step: float) -> float:
    return _steps(held, form, step)[-1] + form.width


def _row(held: Sequence[CardView | None], theme: Theme, form: Format, step: float) -> Drawing:
    named = any(card is not None and card["bower"] for card in held)
    marked = any(card is not None and card.get("legal") for card in held)
    top = BADGE_RISE if named else 0.0
    body = ""
    for card, x in zip(held, _steps(held, form, step), strict=True):
        drawing = back(theme, form) if card is None else face(card, theme, form)
        body += drawing.at(x, top)
        if card is not None and card["bower"]:
            word = badge(card["bower"], theme)
            left = x + max((min(form.width, step) - word.width) / 2, -2)
            body += word.at(left, top - BADGE_RISE)
        if card is not None and card.get("legal"):
            wide = min(form.width, step) * 0.62
            body += (
                f'<rect x="{x + (min(form.width, step) - wide) / 2:.1f}" '
                f'y="{top + form.height + 6:.0f}" width="{wide:.1f}" height="5" rx="2.5" '
                f'fill="{theme.legal}"/>'
            )
    high = top + form.height + (12 if marked else 2)
    return Drawing(_spread(held, form, step), high, body)


def caption(view_strain: str | None, say: str, theme: Theme) -> Drawing:
    """Draw the line that names the strain, with its sign."""
    if view_strain is None:
        return Drawing(0, 0, "")
    if view_strain == "NT":
        return Drawing(90, 24, words(0, 18, "No trump", theme.felt, 16, bold=True))
    line = f"{say.capitalize()} are trump"
    sign = chip(view_strain, theme)
    body = sign.at(0, 0) + words(34, 18, line, theme.felt, 16, bold=True)
    return Drawing(34 + width_of(line, 16, bold=True), 24, body)


def hand(view: HandView, theme: Theme, size: Size, heading: str = "") -> Drawing:
    """Draw a hand on its cloth, trump first."""
    margin = 14.0 if size.narrow else MARGIN
    room = size.room - 2 * margin
    pieces = [
        paragraph(heading, theme.felt, 18, room, bold=True),
        caption(view["strain"], view["strain_say"], theme),
        fan(view["cards"], theme, FULL, room),
    ]
    if not view["cards"]:
        pieces.append(Drawing(130, 24, words(0, 18, "no cards left", theme.felt_soft, 16)))
    whole = stack(pieces, gap=12)
    wide = size.room if size.narrow else max(whole.width + 2 * margin, 200)
    return on_felt(whole, wide, theme, margin)


def on_felt(piece: Drawing, width: float, theme: Theme, margin: float) -> Drawing:
    """Put a piece on a cloth of its own with a margin round it."""
    high = piece.height + 2 * margin - 4
    return Drawing(width, high, felt(width, high, theme) + piece.at(margin, margin - 2))


def shown(play: PlayView, theme: Theme, form: Format = FULL, best: str = "winning") -> Drawing:
    """Draw a card of a trick with its signs: the bower above; winning, or not legal, below."""
    wide = max(form.width, 70.0)
    bad = play.get("illegal", False)
    body = face(play["card"], theme, form).at((wide - form.width) / 2, BADGE_RISE)
    if bad:
        rim = box(
            0,
            0,
            form.width,
            form.height,
            "none",
            theme.bad_edge,
            round_=form.corner,
            line=3,
            dash="7 4",
        )
        body += Drawing(0, 0, rim).at((wide - form.width) / 2, BADGE_RISE)
    if play["card"]["bower"]:
        word = badge(play["card"]["bower"], theme)
        body += word.at((wide - word.width) / 2, 0)
    if play["winning"] or bad:
        word = badge("not legal" if bad else best, theme, bad=bad)
        body += word.at(
            (wide - word.width) / 2, BADGE_RISE + form.height - (3 if theme.names_suits else 5)
        )
    return Drawing(wide, BADGE_RISE + form.height + BADGE_RISE, body)


def played(view: TrickView, theme: Theme, room: float, full: int = 0) -> Drawing:
    """Draw a trick's cards in playing order with the player's name under each."""
    count = max(len(view["cards"]), 1)
    form = FULL if room >= count * (FULL.width + 10) else SMALL
    names = [play.get("name") or play["seat"] for play in view["cards"]]
    widest = max((width_of(name, 15, bold=True) for name in names), default=0.0)
    pitch = min(max(form.width + 12, widest + 8, 78 if form is FULL else 72), room / count)
    if widest > pitch - 4:
        names = [play["seat"] for play in view["cards"]]
    high, body = 0.0, ""
    for i, (play, name) in enumerate(zip(view["cards"], names, strict=True)):
        card = shown(play, theme, form, taking(view, full))
        middle = pitch * (i + 0.5)
        body += card.at(middle - card.width / 2, 0)
        body += words(
            middle, card.height + 17, name, theme.felt, 15, bold=play["winning"], anchor="middle"
        )
        high = card.height + 22
    return Drawing(pitch * len(names), high, body)


def trick(
    view: TrickView, strain: str | None, strain_say: str, theme: Theme, size: Size, full: int
) -> Drawing:
    """Draw a trick by itself on its cloth, in playing order."""
    margin = 14.0 if size.narrow else MARGIN
    room = size.room - 2 * margin
    led = f"{view['led_say'].capitalize()} led" if view["led"] else "Nothing led yet"
    pieces = [
        caption(strain, strain_say, theme),
        Drawing(120, 18, words(0, 14, led, theme.felt_soft, 16)),
        played(view, theme, room, full),
    ]
    whole = stack(pieces, gap=10)
    wide = size.room if size.narrow else max(whole.width + 2 * margin, 240)
    return on_felt(whole, wide, theme, margin)
