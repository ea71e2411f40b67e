"""Put the lessons into a folder of the learner's own, and never touch what the learner changed.

A list in the folder (`.bideuchre-lessons.json`) keeps, for each file, which edition was put there.
So the shelf can tell a lesson that the learner worked in from one that is merely older: the older
one is replaced, the worked-in one stays, and the newer edition is put beside it.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from bideuchre_teach import __version__

LIST = ".bideuchre-lessons.json"
FOR_LEARNERS = ".bideuchre-learner-copy"
"""A file that marks a folder of lessons without solutions, which is never to be filled up."""


class Fate(Enum):
    """What became of one lesson file."""

    NEW = "put there"
    SAME = "as it was"
    RENEWED = "renewed"
    KEPT = "kept"
    BESIDE = "newer one put beside"


class Placed(NamedTuple):
    """One file of the lessons, where it is now, and what became of it."""

    path: Path
    fate: Fate
    beside: Path | None = None
    """Where the newer edition was put, when the learner's own file stayed (`Fate.BESIDE`)."""


def fill(folder: Path, lessons: Path) -> list[Placed]:
    """Copy every file under `lessons` to `folder`, which is made if need be.

    A file the learner deleted comes back; one that the learner changed is never written to. Raises
    `OSError` when the folder cannot be made or written; files placed until then stay listed.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as place:
    ...     lessons, mine = Path(place, "lessons"), Path(place, "mine")
    ...     lessons.mkdir()
    ...     _ = (lessons / "bowers.md").write_text("Two bowers.")
    ...     first = [placed.fate.value for placed in fill(mine, lessons)]
    ...     _ = (mine / "bowers.md").write_text("My notes.")
    ...     _ = (lessons / "bowers.md").write_text("Right and left bower.")
    ...     [newer] = fill(mine, lessons)
    ...     first, newer.path.read_text(), newer.beside.read_text()
    (['put there'], 'My notes.', 'Right and left bower.')
    """
    folder.mkdir(parents=True, exist_ok=True)
    editions = _read_list(folder)
    placed = []
    try:
        for source in _files(lessons):
            name = source.relative_to(lessons).as_posix()
            placed.append(_place(source, folder / name, editions.get(name)))
            editions[name] = _digest(source)
    finally:
        _write(folder / LIST, json.dumps(editions, indent=1).encode())
    return placed


def _files(lessons: Path) -> Iterator[Path]:
    for file in sorted(lessons.rglob("*")):
        if file.is_file() and not any(
            part.startswith((".", "__pycache__")) for part in file.relative_to(lessons).parts
        ):
            yield file


def _place(source: Path, target: Path, edition: str | None) -> Placed:
    ours = _digest(source)
    if not os.path.lexists(target):
        _write(target, source.read_bytes())
        return Placed(target, Fate.NEW)
    theirs = _digest(target) if target.is_file() else None
    if theirs == ours:
        return Placed(target, Fate.SAME)
    if edition == ours:
        return Placed(target, Fate.KEPT)
    if theirs is not None and theirs == edition:
        _write(target, source.read_bytes())
        return Placed(target, Fate.RENEWED)
    beside = next(
        name
        for name in _names_beside(target)
        if not os.path.lexists(name) or (name.is_file() and _digest(name) == ours)
    )
    if not beside.exists():
        _write(beside, source.read_bytes())
    return Placed(target, Fate.BESIDE, beside)


def _names_beside(target: Path) -> Iterator[Path]:
    for number in itertools.count(1):
        again = "" if number == 1 else f"-{number}"
        yield target.with_name(f"{target.stem}-{__version__}{again}{target.suffix}")


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _read_list(folder: Path) -> dict[str, str]:
    try:
        editions = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}  # without the list every changed file counts as the learner's own
    return editions if isinstance(editions, dict) else {}


def _write(target: Path, content: bytes) -> None:
    # Under another name first: a full disk or a pulled plug never leaves half a lesson behind.
    target.parent.mkdir(parents=True, exist_ok=True)
    half = target.with_name(f".{target.name}.part")
    try:
        half.write_bytes(content)
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)
