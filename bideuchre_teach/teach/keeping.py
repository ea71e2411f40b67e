"""What a learner has answered, kept in a file of the learner's own.

The file is ``bideuchre-progress.json`` in the home folder, or where the environment variable
``BIDEUCHRE_PROGRESS`` says. ``BIDEUCHRE_PROGRESS=memory`` writes no file at all: whoever runs the
lessons to check them sets it, so that every notebook begins clean and nobody's progress changes.

What was missed comes again over days, as in a card box with five compartments: a right answer on
the day it is due moves a question on, and a wrong one puts it back to the first.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable, Mapping
from datetime import date as Date
from datetime import timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from .outcomes import Outcome
from .registry import lesson_of, version_of
from .store import Records, Store

PLACE: Final = "BIDEUCHRE_PROGRESS"
FILE: Final = "bideuchre-progress.json"
DAYS: Final = (1, 3, 7, 14, 30)
"""Days until a question comes again, by compartment."""

COLUMNS: Final = (
    "question",
    "lesson",
    "version",
    "first",
    "last",
    "tries",
    "hints",
    "shown",
    "when",
    "due",
)


class Progress:
    """The progress kept in one file; ``today`` tells the date, and may be set for a test.

    >>> mine = Progress(None, today=lambda: Date(2026, 11, 29))
    >>> mine.answered("first_night.04.q2", Outcome.WRONG)
    >>> mine.due(Date(2026, 11, 30))
    ('first_night.04.q2',)
    """

    def __init__(self, path: Path | None, today: Callable[[], Date] = Date.today) -> None:
        self.store = Store(path)
        self.today = today

    @property
    def trouble(self) -> str:
        """What the learner should know about the file, in a sentence; usually empty."""
        return self.store.trouble

    def records(self) -> Mapping[str, Mapping[str, Any]]:
        """Return what is kept of each question that was tried, by its id."""
        return self.store.read()

    def answered(self, id: str, outcome: Outcome, *, lesson: str = "") -> None:
        """Keep an answer; one that was no attempt is not kept."""
        if outcome is Outcome.NOT_ATTEMPTED:
            return
        today = self.today()

        def change(records: Records) -> None:
            record = _record(records, id, lesson, today)
            if not record["tries"]:
                record["first"] = outcome.value
            record["tries"] += 1
            record["last"] = outcome.value
            record["when"] = today.isoformat()
            _box(record, outcome.counts and not record["shown"], today)

        self.store.change(change)

    def hinted(self, id: str, *, lesson: str = "") -> None:
        """Keep that a hint was given."""
        today = self.today()

        def change(records: Records) -> None:
            _record(records, id, lesson, today)["hints"] += 1

        self.store.change(change)

    def showed(self, id: str, *, lesson: str = "") -> None:
        """Keep that the solution was shown, after which the question comes again another day."""
        today = self.today()

        def change(records: Records) -> None:
            record = _record(records, id, lesson, today)
            record["shown"] = True
            if not Outcome(record["last"]).counts:
                _box(record, False, today)

        self.store.change(change)

    def due(self, day: Date | None = None) -> tuple[str, ...]:
        """Return the questions to ask again on a day (today), the longest due first."""
        until = (day or self.today()).isoformat()
        waiting = [
            (record["due"], id)
            for id, record in self.records().items()
            if record["box"] and record.get("due", "") <= until
        ]
        return tuple(id for _, id in sorted(waiting))

    def reset(self, lesson: str) -> int:
        """Forget the answers of one lesson (``first_night/04``); returns how many there were."""
        gone: list[str] = []

        def change(records: Records) -> None:
            gone[:] = [id for id, record in records.items() if record["lesson"] == lesson]
            for id in gone:
                del records[id]

        self.store.change(change)
        return len(gone)

    def export(self, path: str | os.PathLike[str]) -> Path:
        """Write all answers for a teacher: a table for ``.csv``, the same as ``.json``.

        Raises `ValueError` for any other ending.
        """
        file = Path(path)
        rows = self._rows()
        if file.suffix.lower() == ".csv":
            table = io.StringIO()
            writer = csv.DictWriter(table, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
            # The mark in front tells spreadsheets that the letters are Unicode.
            file.write_text("\ufeff" + table.getvalue(), encoding="utf-8", newline="")
        elif file.suffix.lower() == ".json":
            text = json.dumps(rows, ensure_ascii=False, indent=1)
            file.write_text(text + "\n", encoding="utf-8", newline="\n")
        else:
            raise ValueError(f"progress is exported as .csv or .json, not as {file.name!r}")
        return file

    def _rows(self) -> list[dict[str, Any]]:
        return [
            {"question": id, **{name: record.get(name, "") for name in COLUMNS[1:]}}
            for id, record in sorted(self.records().items())
        ]


def place() -> Path | None:
    """Return the file that progress is kept in; None where it is kept in memory only."""
    named = os.environ.get(PLACE, "").strip()
    if named == "memory":
        return None
    return Path(named).expanduser() if named else Path.home() / FILE


def current() -> Progress:
    """Return the learner's progress, the same object until the place changes."""
    return _at(place())


@lru_cache(maxsize=8)
def _at(path: Path | None) -> Progress:
    return Progress(path)


def _record(records: Records, id: str, lesson: str, today: Date) -> dict[str, Any]:
    lesson = lesson or lesson_of(id)
    version = version_of(lesson)
    found = records.get(id)
    if found is not None and found["version"] == version:
        return found
    # A lesson that came out anew starts afresh, but what waits in the box keeps its place.
    records[id] = {
        "lesson": lesson,
        "version": version,
        "first": Outcome.NOT_ATTEMPTED.value,
        "last": Outcome.NOT_ATTEMPTED.value,
        "tries": 0,
        "hints": 0,
        "shown": False,
        "when": today.isoformat(),
        "box": found["box"] if found else 0,
        "due": found.get("due", "") if found else "",
    }
    return records[id]


def _box(record: dict[str, Any], right: bool, today: Date) -> None:
    """Move a question to its compartment: 0 is out of the box, 1 comes tomorrow."""
    if not right:
        record["box"] = 1
    elif not record["box"] or record["due"] > today.isoformat():
        return
    else:
        record["box"] = (record["box"] + 1) % (len(DAYS) + 1)
        record["shown"] = False
    box = record["box"]
    record["due"] = (today + timedelta(days=DAYS[box - 1])).isoformat() if box else ""
