"""A question as a picture, for pages without a kernel: prompt, table and options on the felt."""

from __future__ import annotations

from collections.abc import Sequence

from ..draw.contract import CardView, TrickView
from ..draw.hands import caption, fan, on_felt, played
from ..draw.picture import Picture
from ..draw.shapes import FULL
from ..draw.svg import Drawing, document, paragraph, stack
from ..draw.theme import Size, Theme, size_of, theme_of
from ..draw.view import card_view
from ..words import seat_name
from .asking import Asked
from .question import Kind, Question
from .seen import as_card
from .sitting import Sitting

MARGIN = 20.0
WIDTH = 720.0


def still(
    what: Asked | Sitting, *, theme: str | Theme = "paired", size: str | Size = "normal"
) -> Picture:
    """Draw one question, or several below one another.

    >>> from bideuchre_teach.teach import find
    >>> still(Asked(find("gallery.question.q1"))).title
    'Question: Who leads the first trick?'
    """
    look, fit = theme_of(theme), size_of(size)
    asked = what.asked if isinstance(what, Sitting) else (what,)
    room = min(WIDTH, fit.room) - 2 * MARGIN
    pieces = []
    if isinstance(what, Sitting) and what.title:
        pieces.append(paragraph(what.title, look.felt, 20, room, bold=True))
    for i, one in enumerate(asked, start=1):
        number = f"{i}. " if len(asked) > 1 else ""
        pieces.append(_question(one, number, look, room))
    title = f"Question: {asked[0].question.prompt}"
    if len(asked) > 1:
        name = what.title if isinstance(what, Sitting) and what.title else "Questions"
        title = f"{name}: {len(asked)} questions"
    drawing = on_felt(stack(pieces, gap=30), min(WIDTH, fit.room), look, MARGIN)
    return Picture(title, document(drawing, title, what.text, look, fit), what.text)


def _question(asked: Asked, number: str, theme: Theme, room: float) -> Drawing:
    question, scene = asked.question, asked.question.scene
    pieces = [paragraph(number + question.prompt, theme.felt, 18, room, bold=True)]
    if scene.strain is not None:
        pieces.append(caption(scene.strain.letter, scene.strain.spoken, theme))
    if scene.calls:
        calls = ", ".join(f"{seat_name(seat)} {call.text}" for seat, call in scene.calls)
        pieces.append(paragraph(f"Called: {calls}", theme.felt_soft, 16, room))
    if scene.trick:
        pieces.append(played(_trick(question), theme, room))
    if scene.held:
        who = "You hold" if scene.seat is None else f"You are {seat_name(scene.seat)} and hold"
        pieces.append(paragraph(who, theme.felt_soft, 16, room))
        pieces.append(fan([card_view(card) for card in scene.held], theme, FULL, room))
    pieces.append(_options(question, theme, room))
    if asked.shown:
        line = f"Solution: {question.solution()}"
        pieces.append(paragraph(line, theme.felt, 16, room, bold=True))
    return stack(pieces, gap=10)


def _trick(question: Question) -> TrickView:
    # Nobody is marked as winning: that may be the question.
    plays = question.scene.trick
    return {
        "number": 1,
        "of": 1,
        "led": None,
        "led_say": "",
        "leader": plays[0][0].value,
        "cards": [
            {
                "seat": seat.value,
                "name": seat_name(seat),
                "card": card_view(card),
                "winning": False,
            }
            for seat, card in plays
        ],
    }


def _options(question: Question, theme: Theme, room: float) -> Drawing:
    faces = _faces(question)
    if faces is not None and question.kind is not Kind.NUMBER:
        if question.scene.held:
            return Drawing(0, 0, "")
        return fan(faces, theme, FULL, room)
    lines = question.text.removeprefix(question.prompt).strip()
    told = question.scene.text
    lines = lines.removeprefix(told).strip()
    return stack((paragraph(line, theme.felt, 16, room) for line in lines.splitlines()), gap=3)


def _faces(question: Question) -> Sequence[CardView] | None:
    cards = [as_card(option.value) for option in question.shown]
    if not cards or any(card is None for card in cards):
        return None
    return [card_view(card) for card in cards if card is not None]
