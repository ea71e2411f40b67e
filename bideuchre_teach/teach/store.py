"""The file a learner's progress is kept in, so that nothing is ever lost.

Each change reads the file afresh under a lock and replaces it in one step, so two notebooks may
be open at once. A full disk leaves the old file as it was and the change in memory, to be written
with the next one. A broken file is set aside under a new name.
"""

from __future__ import annotations

import itertools
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

Records = dict[str, dict[str, Any]]
"""What is kept of each question, by its id."""
Change = Callable[[Records], None]

FORMAT: Final = "bideuchre-progress/1"


class Store:
    """Records in a JSON file, or in memory only where there is no path.

    >>> store = Store(None)
    >>> store.change(lambda records: records.update({"start.00.q1": {"tries": 1}}))
    >>> store.read()
    {'start.00.q1': {'tries': 1}}
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.trouble = ""
        """What the learner should know about the file, in a sentence; empty when all is well."""
        self._records: Records = {}
        self._waiting: list[Change] = []

    def read(self) -> Records:
        """Return the records as they are now, those that could not be written yet included."""
        if self.path is not None:
            with self._file() as file:
                self._fetch(file)
        return self._records

    def change(self, change: Change) -> None:
        """Apply a change to what the file holds now, and write it.

        Never raises for what is wrong with the file; `trouble` then says so.
        """
        if self.path is None:
            change(self._records)
            return
        with self._file() as file:
            self._waiting.append(change)
            if not self._fetch(file):
                return
            try:
                _write(file, self._records)
            except OSError as problem:
                self._warn(problem)
            else:
                self._waiting.clear()

    @contextmanager
    def _file(self) -> Iterator[Path]:
        assert self.path is not None
        # A link stays a link: what it points to is replaced.
        file = Path(os.path.realpath(self.path))
        with _locked(file):
            yield file

    def _fetch(self, file: Path) -> bool:
        """Read the file and apply what waits to be written; False when it must not be written."""
        self.trouble = ""
        may_write = True
        try:
            self._records = _read(file)
        except OSError as problem:
            self._warn(problem)
            may_write = False
        except _Newer:
            self._records = {}
            self.trouble = (
                f"{self.path} was written by a newer version of this course. It is left as it is, "
                "and what you do now is kept only until you close the notebook."
            )
            may_write = False
        except ValueError as problem:
            self._records = getattr(problem, "good", {})
            may_write = self._set_aside(file)
        for change in self._waiting:
            change(self._records)
        return may_write

    def _warn(self, problem: OSError) -> None:
        why = problem.strerror or str(problem)
        self.trouble = (
            f"Your answer counts, but it could not be saved in {self.path} ({why}). "
            "What was saved before is still there, and the next answer tries again."
        )

    def _set_aside(self, file: Path) -> bool:
        for number in itertools.count(1):
            aside = file.with_name(f"{file.stem}-broken-{number}{file.suffix}")
            if os.path.lexists(aside):
                continue
            try:
                file.rename(aside)
            except OSError as problem:
                self._warn(problem)
                return False
            self.trouble = (
                f"{file.name} could not be read as progress. It was set aside as {aside.name}, "
                "and a new file is begun."
            )
            return True
        return False


class _Newer(Exception):
    """The file's format is one that only a newer version knows."""


class _Broken(ValueError):
    """The file cannot be read as progress; carries the records that can."""

    def __init__(self, good: Records) -> None:
        super().__init__("not a progress file")
        self.good = good


def _read(file: Path) -> Records:
    try:
        text = file.read_bytes()
    except FileNotFoundError:
        return {}
    if not text.strip():
        return {}
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise _Broken({}) from None
    if not isinstance(content, dict):
        raise _Broken({})
    kind = content.get("format")
    if isinstance(kind, str) and kind.startswith("bideuchre-progress/") and kind != FORMAT:
        raise _Newer
    records = content.get("answers")
    if kind != FORMAT or not isinstance(records, dict):
        raise _Broken({})
    good = {id: record for id, record in records.items() if _is_record(record)}
    if len(good) < len(records):
        raise _Broken(good)
    return good


def _is_record(record: object) -> bool:
    return (
        isinstance(record, dict)
        and all(isinstance(record.get(name), str) for name in ("lesson", "first", "last", "when"))
        and all(type(record.get(name)) is int for name in ("version", "tries", "hints", "box"))
    )


_numbers = itertools.count(1)


def _write(file: Path, records: Records) -> None:
    content = {"format": FORMAT, "answers": dict(sorted(records.items()))}
    text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    half = file.with_name(f".{file.name}.{os.getpid()}-{next(_numbers)}.part")
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with half.open("x", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        half.replace(file)
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Hold the lock of a file; where locks do not work, the atomic replacement must do."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(file.with_name(f".{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield
        return
    try:
        with suppress(OSError, ImportError):
            _lock(handle)
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> None:
    # Closing the handle gives the lock back, on every system.
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX)
