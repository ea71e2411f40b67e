"""The progress of a class: what the learners exported, put together for the teacher.

A learner's name is the name of the file (`map.export` writes it and knows no names).
"""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final

from ..draw.text import columns
from .map import ORDER
from .outcomes import Outcome, Sentence
from .registry import find, track, tracks

MOST: Final = 10
"""How many of the missed questions are named."""

Row = Mapping[str, Any]


def class_progress(folder: str | PathLike[str]) -> Sentence:
    """Show the exported progress of a class: for each lesson first answers right, of those given.

    ``folder`` holds a ``.csv`` or ``.json`` of `export` for each learner. Below the tables stand
    the questions that most learners got wrong at first. Raises `FileNotFoundError` when there is
    no such file in the folder.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as place:
    ...     _ = Path(place, "anna.json").write_text('[{"question": "first_night.05.q1", '
    ...         '"lesson": "first_night/05", "first": "wrong"}]')
    ...     print(class_progress(place).splitlines()[0])
    1 learner. First answers right, of those given:
    """
    files = sorted(f for f in Path(folder).glob("*") if f.suffix.lower() in (".csv", ".json"))
    learners: dict[str, Sequence[Row]] = {}
    unread = []
    for file in files:
        try:
            learners[file.stem] = _read(file)
        except (OSError, ValueError, KeyError, TypeError):
            unread.append(file.name)
    if not learners:
        raise FileNotFoundError(f"there is no exported progress in {folder}: .csv or .json")
    who = "1 learner" if len(learners) == 1 else f"{len(learners)} learners"
    parts = [f"{who}. First answers right, of those given:"]
    parts += [_table(name, learners) for name in _tracks(learners)]
    missed = _missed(learners)
    if missed:
        parts.append("Missed most at the first answer:\n" + "\n".join(missed))
    if unread:
        parts.append(f"Not read, being no exported progress: {', '.join(unread)}.")
    return Sentence("\n\n".join(parts))


def _read(file: Path) -> Sequence[Row]:
    text = file.read_text(encoding="utf-8-sig")
    rows = json.loads(text) if file.suffix.lower() == ".json" else _csv(text)
    # Each row is looked at now, so that a file of another kind is named and left out whole.
    return [
        {
            "question": str(row["question"]),
            "lesson": str(row["lesson"]),
            "right": Outcome(row["first"]).counts,
        }
        for row in rows
        if Outcome(row["first"]) is not Outcome.NOT_ATTEMPTED
    ]


def _csv(text: str) -> Sequence[Row]:
    # Some spreadsheets write semicolons when they save a table again.
    head = text.partition("\n")[0]
    rows = csv.DictReader(io.StringIO(text), delimiter=";" if ";" in head else ",")
    if "question" not in (rows.fieldnames or ()):
        raise ValueError("no column named question")
    return list(rows)


def _tracks(learners: Mapping[str, Sequence[Row]]) -> list[str]:
    found = {row["lesson"].partition("/")[0] for rows in learners.values() for row in rows}
    return sorted(found, key=lambda name: (ORDER.index(name) if name in ORDER else 99, name))


def _table(name: str, learners: Mapping[str, Sequence[Row]]) -> str:
    lessons = sorted(
        {row["lesson"] for rows in learners.values() for row in rows if _of(row) == name}
    )
    title = track(name).title if name in tracks() else name
    lines = [["", *(lesson.partition("/")[2] for lesson in lessons)]]
    for learner, rows in learners.items():
        cells = [learner]
        for lesson in lessons:
            here = [row["right"] for row in rows if row["lesson"] == lesson]
            cells.append(f"{sum(here)}/{len(here)}" if here else "·")
        lines.append(cells)
    return f"{title}\n{columns(lines, right=range(1, len(lessons) + 1))}"


def _of(row: Row) -> str:
    return str(row["lesson"]).partition("/")[0]


def _missed(learners: Mapping[str, Sequence[Row]]) -> list[str]:
    given: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for rows in learners.values():
        given.update(row["question"] for row in rows)
        wrong.update(row["question"] for row in rows if not row["right"])
    worst = sorted(wrong, key=lambda id: (-wrong[id], given[id], id))[:MOST]
    return [f"  {wrong[id]} of {given[id]}  {id}  {_prompt(id)}".rstrip() for id in worst]


def _prompt(id: str) -> str:
    try:
        return find(id).prompt
    except LookupError:
        return ""
