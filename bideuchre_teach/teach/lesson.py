"""A lesson by name, and the short lines that lesson cells are made of."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from .._assets import LESSONS
from ..rules import Rules
from .asking import Mode
from .generate import WHATS, fresh
from .header import ALL_TABLES, Header, first_cell, read_header
from .outcomes import Sentence
from .question import Question
from .registry import every_question, tracks, version_of
from .sitting import quiz


@dataclass(frozen=True, slots=True, repr=False)
class Lesson:
    """A lesson: where it is, what its first cell says, and which edition it is.

    >>> lesson("gallery/question").name
    'gallery/question'
    """

    name: str
    """Track and number: ``first_night/04``."""
    path: Path | None
    """Its notebook; None where the notebooks are not at hand."""
    header: Header
    version: int

    @property
    def rules(self) -> Rules:
        """The rules it is about; raises `LookupError` for a lesson that names none of its own."""
        if not self.header.rules or self.header.rules == ALL_TABLES:
            raise LookupError(f"{self.name} is not about one table's rules")
        return Rules.named(self.header.rules)

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions it asks."""
        track = self.name.partition("/")[0]
        return every_question(self.name) if track in tracks() else ()

    def __repr__(self) -> str:
        return self.header.text


def lesson(name: str) -> Lesson:
    """Return a lesson by track and number, ``first_night/04``.

    Raises `LookupError` when there is neither a notebook nor a question of it.
    """
    path = notebooks().get(name)
    track, _, number = name.partition("/")
    known = track in tracks() and any(q.id.split(".")[1] == number for q in every_question(track))
    if path is None and not known:
        raise LookupError(f"there is no lesson {name!r}: write track and number, first_night/04")
    header = _header(path) if path else read_header("")
    return Lesson(name, path, header, version_of(name))


@lru_cache(maxsize=1)
def notebooks(folder: Path = LESSONS) -> dict[str, Path]:
    """Return the lessons' notebooks by track and number; a gallery or guide has no number."""
    return {
        f"{path.parent.name}/{path.stem.partition('_')[0]}": path
        for path in sorted(folder.glob("*/*.ipynb"))
        if path.stem[:2].isdecimal()
    }


@lru_cache(maxsize=64)
def _header(path: Path) -> Header:
    return read_header(first_cell(json.loads(path.read_text(encoding="utf-8"))))


def check_yourself(
    name: str,
    rules: Rules | str,
    whats: str | Sequence[str] = tuple(WHATS),
    *,
    seed: int = 1,
    count: int = 6,
    mode: str | Mode = Mode.PRACTICE,
    **options: Any,
) -> Any:
    """Ask fresh questions at the end of a lesson, by what the lesson is about.

    ``whats`` names topics of `generate`; another ``seed`` gives other deals. What comes of the
    answers is kept with the lesson. Raises `ValueError` for a topic or rules that are not known.

    >>> check_yourself("first_night/03", "cutthroat-4", "which_suit", count=2).result()
    2 questions, none answered yet.
    """
    table = Rules.named(rules) if isinstance(rules, str) else rules
    topics = (whats,) if isinstance(whats, str) else tuple(whats)
    questions = fresh(table, seed, topics, count)
    title = f"Check yourself: fresh deals, seed {seed}"
    return quiz(*questions, mode=mode, title=title, lesson=name, **options)


def key_points(*points: str) -> Sentence:
    """Show a lesson's key points as a list.

    >>> key_points("The left bower is a trump.")
    - The left bower is a trump.
    """
    return Sentence("\n".join(f"- {point}" for point in points))
