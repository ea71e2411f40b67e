"""The map of the course: how far a learner has come, and what waits to be asked again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date as Date
from pathlib import Path
from typing import Any

from ..draw.hands import on_felt
from ..draw.picture import Picture
from ..draw.svg import Drawing, box, document, stack, width_of, words
from ..draw.theme import Theme, size_of, theme_of
from ..words.names import count
from .keeping import Progress, current
from .lesson import lesson
from .outcomes import Outcome, Sentence
from .registry import find, lesson_of, track, tracks
from .sitting import quiz

NOT_COUNTED = ("gallery",)
"""Tracks that are no part of the course."""

ORDER = ("start_here", "first_night", "partnership", "double_deck", "lab")
"""The tracks in the order in which the course goes through them; others follow by name."""


@dataclass(frozen=True, slots=True)
class Row:
    """A lesson on the map: how many of its questions are answered right."""

    track: str
    lesson: str
    title: str
    right: int
    of: int
    newer: bool = False
    """Whether answers are of an older edition of the lesson."""

    @property
    def bar(self) -> str:
        """The lesson's questions as signs: ``●`` answered right, ``○`` not yet."""
        return "●" * self.right + "○" * (self.of - self.right)


def progress(kept: Progress | None = None) -> Picture:
    """Show the map of the course with what has been answered right.

    >>> progress(Progress(None)).title
    'Your progress'
    """
    mine = kept or current()
    rows = course(mine.records())
    lines = ["Your progress"]
    for row in rows:
        if row.track not in lines:
            lines += ["", row.track]
        new = "  (a newer edition has come out since)" if row.newer else ""
        lines.append(f"  {row.lesson}  {row.title}: {row.right} of {row.of}  {row.bar}{new}")
    waiting = len(mine.due())
    lines += ["", _waiting(waiting)]
    if mine.trouble:
        lines.append(mine.trouble)
    text = "\n".join(lines)
    look, fit = theme_of("paired"), size_of("normal")
    drawing = on_felt(_drawn(rows, _waiting(waiting), look), 720, look, 20)
    return Picture("Your progress", document(drawing, "Your progress", text, look, fit), text)


def course(records: Mapping[str, Mapping[str, Any]]) -> tuple[Row, ...]:
    """Return the rows of the map, in the order of the course."""
    rows = []
    for name in sorted(tracks(), key=lambda name: (*ORDER, name).index(name)):
        if name in NOT_COUNTED:
            continue
        here = track(name)
        for number, title in here.lessons.items():
            ids = [id for id in here.questions if lesson_of(id) == f"{name}/{number}"]
            found = [records[id] for id in ids if id in records]
            version = here.versions.get(number, 1)
            right = [r for r in found if Outcome(r["last"]).counts and r["version"] == version]
            older = any(r["version"] < version for r in found)
            rows.append(
                Row(here.title, number, title or _title(name, number), len(right), len(ids), older)
            )
    return tuple(rows)


def review(day: Date | None = None, kept: Progress | None = None, **options: Any) -> Any:
    """Ask again what was missed and is due: a quiz, or a sentence that says when to come back.

    >>> review(kept=Progress(None))
    Nothing to review: whatever you miss comes back here the next day.
    """
    mine = kept or current()
    due = mine.due(day)
    known = [id for id in due if _is_there(id)]
    if known:
        return quiz(*known, title="Review", **options)
    later = sorted(record["due"] for record in mine.records().values() if record["box"])
    if later:
        first = Date.fromisoformat(later[0])
        return Sentence(f"Nothing to review today; the next question comes on {_spoken(first)}.")
    return Sentence("Nothing to review: whatever you miss comes back here the next day.")


def reset(name: str, kept: Progress | None = None) -> Sentence:
    """Forget the answers of one lesson, ``first_night/04``, and say how many there were."""
    mine = kept or current()
    gone = mine.reset(name)
    return Sentence(f"{name}: {count(gone, 'answer')} forgotten. {mine.trouble}".strip())


def export(path: str | Path, kept: Progress | None = None) -> Sentence:
    """Write all answers for a teacher, as ``.csv`` or ``.json``; says where.

    Raises `ValueError` for another ending and `OSError` where the file cannot be written.
    """
    mine = kept or current()
    file = mine.export(path)
    return Sentence(f"{count(len(mine.records()), 'answer')} written to {file}.")


def _is_there(id: str) -> bool:
    try:
        find(id)
    except LookupError:
        return False
    return True


def _title(name: str, number: str) -> str:
    try:
        return lesson(f"{name}/{number}").header.title or f"Lesson {number}"
    except LookupError:
        return f"Lesson {number}"


def _waiting(waiting: int) -> str:
    if not waiting:
        return "Nothing waits to be reviewed."
    comes = "question waits" if waiting == 1 else "questions wait"
    return f"{waiting} {comes} to be reviewed: review()."


def _spoken(day: Date) -> str:
    # Not from the calendar, whose names of months depend on the machine's language.
    halves = (
        "January February March April May June",
        "July August September October November December",
    )
    return f"{day.day} {' '.join(halves).split()[day.month - 1]} {day.year}"


def _drawn(rows: tuple[Row, ...], waiting: str, theme: Theme) -> Drawing:
    pieces = [_line("Your progress", theme, 20, bold=True)]
    last = ""
    for row in rows:
        if row.track != last:
            pieces.append(_line(row.track, theme, 17, bold=True))
            last = row.track
        pieces.append(_row(row, theme))
    pieces.append(_line(waiting, theme, 16))
    return stack(pieces, gap=8)


def _line(text: str, theme: Theme, size: float, *, bold: bool = False) -> Drawing:
    return Drawing(
        width_of(text, size, bold=bold),
        size * 1.4,
        words(0, size * 1.05, text, theme.felt, size, bold=bold),
    )


def _row(row: Row, theme: Theme) -> Drawing:
    """Draw a lesson: its title, a box a question (filled when right), and the count in figures."""
    ink = theme.felt
    body = words(0, 17, f"{row.lesson}  {row.title}", ink, 16)
    step = min(18.0, 200.0 / max(row.of, 1))
    for i in range(row.of):
        fill = theme.gold if i < row.right else "none"
        body += box(400 + i * step, 5, step - 4, 13, fill, ink.fill, round_=3, line=1.5)
    body += words(680, 17, f"{row.right} of {row.of}", ink, 16, anchor="end")
    return Drawing(680, 24, body)
