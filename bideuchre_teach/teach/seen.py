"""A question as data for the browser, which is not told what is right before it may be known."""

from __future__ import annotations

from typing import Any, Final

from ..cards import Card, Strain
from ..draw.view import card_view
from ..words import seat_name
from .asking import Asked, Mode
from .outcomes import Outcome
from .question import Kind, Option, Question
from .scene import Scene
from .sitting import Sitting

_SUITS: Final = {strain.value: strain for strain in Strain}


def sitting_view(sitting: Sitting, at: int) -> dict[str, Any]:
    """Describe several questions of which one is shown; ``at`` counts from 0."""
    asked = sitting.asked
    return {
        "title": sitting.title,
        "mode": sitting.mode.value,
        "at": at,
        "marks": [_mark(i, one) for i, one in enumerate(asked, start=1)] if len(asked) > 1 else [],
        "result": str(sitting.result()) if len(asked) > 1 else "",
        "exam_open": sitting.mode is Mode.EXAM and not sitting.finished,
        "item": asked_view(asked[at]),
    }


def asked_view(asked: Asked) -> dict[str, Any]:
    """Describe one question and what has come of it."""
    question = asked.question
    known = asked.shown or asked.outcome.counts
    feedback = asked.feedback
    say = str(feedback) if feedback is not None else "Noted. What it is worth you learn at the end."
    hints = question.hints[: asked.hints_given]
    return {
        "id": question.id,
        "kind": question.kind.value,
        "many": question.many,
        "prompt": question.prompt,
        "unit": question.unit,
        "scene": scene_view(question.scene, marked=known),
        "options": [_option(question, option, marked=known) for option in question.shown],
        "calls": _calls(question),
        "open": asked.open,
        "given": list(asked.answer),
        "feedback": say if feedback is not None or asked.noted else "",
        "outcome": "noted" if asked.noted else asked.outcome.value,
        "hint": hints[-1] if hints else "",
        "hints": len(question.hints),
        "hints_given": asked.hints_given,
        "right": list(question.right) if known else [],
        "solution": str(question.solution()) if asked.shown else "",
        "may_help": asked.mode is not Mode.EXAM,
    }


def scene_view(scene: Scene, *, marked: bool) -> dict[str, Any]:
    """Describe what lies on the table; trumps are marked only once the question is answered."""
    strain = scene.strain
    shown = strain if marked else None
    winning = scene.winning if marked else None
    return {
        "strain": strain.letter if strain else None,
        "strain_say": _strain_say(strain),
        "calls": [{"name": seat_name(seat), "text": call.text} for seat, call in scene.calls],
        "plays": [
            {"name": seat_name(seat), "card": card_view(card, shown), "winning": seat is winning}
            for seat, card in scene.trick
        ],
        "held": [card_view(card, shown) for card in scene.held],
        "held_say": "You hold" if scene.seat is None else f"You are {seat_name(scene.seat)}",
    }


def _strain_say(strain: Strain | None) -> str:
    if strain is None:
        return ""
    return "No trump" if strain.trump is None else f"{strain.spoken.capitalize()} are trump"


def _option(question: Question, option: Option, *, marked: bool) -> dict[str, Any]:
    view: dict[str, Any] = {"value": option.value, "say": option.aloud, "card": None, "suit": None}
    card = as_card(option.value)
    if card is not None:
        strain = question.scene.strain if marked else None
        view["card"] = card_view(card, strain)
        # Its bower's name would give the answer away.
        view["say"] = card.spoken if not marked else view["card"]["say"]
    elif question.kind is Kind.SUIT and option.value in _SUITS:
        view["suit"] = _SUITS[option.value].letter
    return view


def as_card(value: str) -> Card | None:
    """Return the card that an option shows; None for one that is no card."""
    try:
        card = Card.of(value)
    except ValueError:
        return None
    return card if card.text == value else None


def _calls(question: Question) -> dict[str, Any] | None:
    """Split many calls that name a strain into a number and a strain to choose apart."""
    if question.kind is not Kind.BID or question.many or len(question.options) <= 14:
        return None
    levels = dict.fromkeys(
        o.value.rstrip("♣♦♥♠").removesuffix("NT").strip() for o in question.shown
    )
    strains = (Strain.HEARTS, Strain.SPADES, Strain.DIAMONDS, Strain.CLUBS, Strain.NO_TRUMP)
    return {
        "levels": list(levels),
        "strains": [
            {"value": strain.value, "say": strain.spoken, "suit": strain.letter}
            for strain in strains
        ],
    }


def _mark(number: int, asked: Asked) -> dict[str, str]:
    state = "noted" if asked.noted else asked.outcome.value
    if not asked.tries and asked.feedback is None:
        state = ""
    signs = {
        Outcome.RIGHT.value: "✓",
        Outcome.NOT_BEST.value: "✓",
        Outcome.WRONG.value: "✕",
        Outcome.ILLEGAL.value: "✕",
        "noted": "•",
    }
    said = f", {state}" if state else ""
    return {"sign": signs.get(state, ""), "state": state, "say": f"Question {number}{said}"}
