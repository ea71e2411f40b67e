"""What all kinds of questions are made with: the look-over, and sentences about cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from ..bowers import is_trump, left_bower, right_bower
from ..cards import Card, Strain
from ..words.names import card_name
from .outcomes import Outcome
from .question import Kind, Option, Question
from .scene import Scene

ID: Final = re.compile(r"[a-z][a-z_]*\.[a-z0-9_]+\.q[1-9][0-9]*")
"""A lesson question's id: track, lesson, number; ``first_night.04.q2``. Never used again."""


def higher_because(high: Card, low: Card, strain: Strain) -> str:
    """Say why one card beats another when both could win the trick."""
    if high is right_bower(strain):
        return f"{high.text} is the right bower, the highest card of all."
    if high is left_bower(strain):
        return f"{high.text} is the left bower: only the right bower is higher."
    if is_trump(high, strain) and not is_trump(low, strain):
        return f"{high.text} is a trump and {low.text} is not."
    if strain.trump is None and high.rank.value == "J":
        return f"At no trump a jack is just a jack: {high.text} stands above {low.text}."
    return f"{high.text} stands above {low.text}: {high.rank.spoken} above {low.rank.spoken}."


def spoken_card(one: Card, strain: Strain | None) -> str:
    """Say a card as an answer is said: ``jack of diamonds, the left bower``."""
    return card_name(one, strain).removeprefix("the ")


def made(
    id: str,
    kind: Kind,
    prompt: str,
    options: Sequence[Option],
    scene: Scene,
    why: str,
    hints: Sequence[str],
    *,
    many: bool = False,
    unit: str = "",
) -> Question:
    """Build a question after looking it over.

    Raises `ValueError` for an id of another form, an answer that stands twice, and where no answer
    is right.
    """
    if not ID.fullmatch(id) and not id.startswith("fresh."):
        raise ValueError(f"{id!r} is not a question id: write track.lesson.q1")
    values = [option.value for option in options]
    for value in values:
        if values.count(value) > 1:
            raise ValueError(f"{id}: the answer {value} stands there twice")
    if not any(option.outcome is Outcome.RIGHT for option in options):
        raise ValueError(f"{id}: no answer is right")
    if isinstance(hints, str):
        raise ValueError(f"{id}: hints are a list of texts")
    return Question(id, kind, prompt, tuple(options), scene, why, tuple(hints), many, unit)


def besides(reason: str, otherwise: str, id: str, value: str) -> str:
    """Say why something that is allowed is not best; raises `ValueError` where nobody says why."""
    if not otherwise:
        raise ValueError(f"{id}: {value} is allowed and not best, so it needs an answer of its own")
    return f"{reason} But {otherwise}".strip()


def all_there(id: str, named: Iterable[str], options: Sequence[Option]) -> None:
    """Raise `ValueError` when an answer that is spoken of is not offered, or not allowed."""
    by_value = {option.value: option for option in options}
    for value in named:
        if value not in by_value:
            raise ValueError(f"{id}: {value} is not among the answers")
        if by_value[value].outcome is Outcome.ILLEGAL:
            raise ValueError(f"{id}: {value} is not allowed here. {by_value[value].say}")
