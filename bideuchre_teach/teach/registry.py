"""Where questions live: a module a track in `teach.questions`, each question under its id.

A track's module holds ``QUESTIONS`` (a tuple), and may hold ``TITLE`` (what the map calls the
track), ``LESSONS`` (lesson number to its short title) and ``VERSIONS`` (lesson to edition, 1 unless
named; raise it when a lesson's questions change so much that old answers no longer count).
"""

from __future__ import annotations

import json
import pkgutil
import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from os import PathLike
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from . import questions
from .outcomes import Outcome
from .question import Kind, Question

ASKED: Final = re.compile(r"""["']([a-z][a-z_]*\.[a-z0-9_]+\.q[0-9]+)["']""")
"""How a notebook names a question: ``ask("first_night.04.q2")``, or several in a `quiz`."""


class Track(NamedTuple):
    """One track of the course: its questions, and what its lessons are called."""

    name: str
    title: str
    lessons: dict[str, str]
    versions: dict[str, int]
    questions: dict[str, Question]


def tracks() -> tuple[str, ...]:
    """Return the names of the tracks that have questions."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(questions.__path__)))


@cache
def track(name: str) -> Track:
    """Return a track by name; raises `LookupError` when there is none.

    Raises `ValueError` for a question whose id stands twice or names another track.
    """
    if name not in tracks():
        raise LookupError(f"there is no track {name!r}: choose {', '.join(tracks())}")
    return _track(import_module(f"{questions.__name__}.{name}"))


def _track(module: ModuleType) -> Track:
    name = module.__name__.rpartition(".")[2]
    found: dict[str, Question] = {}
    for question in module.QUESTIONS:
        if question.id in found:
            raise ValueError(f"{question.id} stands twice in the questions of {name}")
        if question.id.split(".")[0] != name:
            raise ValueError(f"{question.id} stands among the questions of {name}")
        found[question.id] = question
    lessons = {question_id.split(".")[1]: "" for question_id in found}
    lessons.update(getattr(module, "LESSONS", {}))
    title = getattr(module, "TITLE", name.replace("_", " ").capitalize())
    return Track(name, title, dict(sorted(lessons.items())), getattr(module, "VERSIONS", {}), found)


def find(id: str) -> Question:
    """Return the question with this id; a fresh one's id is enough to make it again.

    Raises `LookupError` naming the id when there is none.

    >>> find("gallery.question.q1").id
    'gallery.question.q1'
    """
    if id.startswith("fresh."):
        from .generate import from_id

        return from_id(id)
    name = id.split(".")[0]
    found = track(name).questions.get(id) if name in tracks() else None
    if found is None:
        raise LookupError(f"there is no question {id!r}")
    return found


def lesson_of(id: str) -> str:
    """Return the lesson that a question belongs to: ``first_night/04`` for first_night.04.q2."""
    parts = id.split(".")
    return "fresh" if parts[0] == "fresh" else f"{parts[0]}/{parts[1]}"


def version_of(lesson: str) -> int:
    """Return the edition of a lesson, 1 unless its track names another."""
    name, _, number = lesson.partition("/")
    return track(name).versions.get(number, 1) if name in tracks() else 1


def every_question(where: str | PathLike[str] | ModuleType | None = None) -> tuple[Question, ...]:
    """Return all questions of a track, a lesson (``first_night/04``), a notebook or a module.

    Without a place, those of every track. A notebook's are the ones its code cells `ask` for.
    Raises `LookupError` for a track or question that is not there.

    >>> len(every_question("gallery/question")) >= 6
    True
    """
    if where is None:
        return tuple(q for name in tracks() for q in track(name).questions.values())
    if isinstance(where, ModuleType):
        return tuple(_track(where).questions.values())
    if str(where).endswith(".ipynb"):
        return tuple(find(id) for id in asked_in(_cells(Path(where))))
    name, _, lesson = str(where).partition("/")
    found = tuple(track(name).questions.values())
    return tuple(q for q in found if not lesson or lesson_of(q.id) == f"{name}/{lesson}")


def _cells(notebook: Path) -> list[str]:
    cells: Sequence[dict[str, Any]] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def asked_in(sources: Sequence[str]) -> tuple[str, ...]:
    """Return the ids of the questions that code cells ask for, each once, in order.

    >>> asked_in(['from bideuchre_teach import ask', 'ask("first_night.04.q2")'])
    ('first_night.04.q2',)
    """
    return tuple(dict.fromkeys(id for source in sources for id in ASKED.findall(source)))


def faults(question: Question) -> list[str]:
    """Return what is wrong with a question, a sentence each; none for a good one.

    A good question's solution passes and its starting state does not; each wrong answer is
    answered, no two wrong ones alike; there is an explanation and at least one hint.

    >>> faults(find("gallery.question.q1"))
    []
    """
    found = []
    if question.check(question.key).outcome is not Outcome.RIGHT:
        found.append(f"{question.id}: its own solution is not right.")
    nothings: tuple[object, ...] = (None, "", (), [])
    for nothing in nothings:
        if question.check(nothing).outcome is not Outcome.NOT_ATTEMPTED:
            found.append(f"{question.id}: no answer at all counts as an answer.")
    if not question.prompt.strip():
        found.append(f"{question.id}: it asks nothing.")
    if not question.hints:
        found.append(f"{question.id}: it has no hint.")
    if not question.explanation.strip():
        found.append(f"{question.id}: it does not explain its solution.")
    wrong = [o for o in question.options if not o.outcome.counts]
    if not wrong and question.kind is not Kind.ORDER and not question.many:
        found.append(f"{question.id}: no answer is wrong, so it asks for nothing.")
    for option in wrong:
        if not option.say.strip():
            found.append(f"{question.id}: the answer {option.value} is not answered.")
    plain = [o.say for o in wrong if o.outcome is Outcome.WRONG]
    for say in dict.fromkeys(plain):
        if plain.count(say) > 1:
            found.append(f"{question.id}: several wrong answers get the same answer: {say}")
    return found
