"""`bideuchre-teach learner-copy`: the lessons as a learner gets them.

Solutions and the teacher's notes are left out, and so is the teacher's folder. What a learner has
changed in an earlier copy is never written over: the newer lesson is put beside it.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ..shelf import FOR_LEARNERS, Fate, Placed, fill
from .notebook_file import read_notebook

LEFT_OUT: Final = frozenset({"solution", "instructor"})
TEACHERS: Final = "teacher"
"""The folder that only teachers get."""


def for_learners(notebook: Mapping[str, Any]) -> dict[str, Any]:
    """Return a notebook without the cells that are tagged solution or instructor.

    >>> kept = for_learners({"cells": [{"id": "a", "metadata": {"tags": ["solution"]}},
    ...     {"id": "b", "metadata": {}}]})
    >>> [cell["id"] for cell in kept["cells"]]
    ['b']
    """
    cells = [
        cell
        for cell in notebook["cells"]
        if not LEFT_OUT.intersection(cell.get("metadata", {}).get("tags", ()))
    ]
    return {**notebook, "cells": _renumbered(cells)}


def _renumbered(cells: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Count executions anew, so that the copy reads as if it had been run by itself."""
    count = 0
    kept = []
    for cell in cells:
        if cell.get("cell_type") == "code" and cell.get("execution_count") is not None:
            count += 1
            outputs = [
                {**output, "execution_count": count}
                if output.get("output_type") == "execute_result"
                else output
                for output in cell.get("outputs", ())
            ]
            cell = {**cell, "execution_count": count, "outputs": outputs}
        kept.append(cell)
    return kept


def make(lessons: Path, folder: Path) -> list[Placed]:
    """Put the learner's copy of a lesson, or of a folder of lessons, into a folder.

    Raises `ValueError` for a notebook that cannot be read, and for a single file that is none,
    naming it, and `OSError` where the folder cannot be written.
    """
    if lessons.is_file() and lessons.suffix != ".ipynb":
        raise ValueError(f"{lessons} is no lesson: the name of a notebook ends in .ipynb")
    with tempfile.TemporaryDirectory() as place:
        made = Path(place)
        for source in _files(lessons):
            name = source.relative_to(lessons) if lessons.is_dir() else Path(source.name)
            target = made / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.suffix == ".ipynb":
                target.write_text(_copied(source), encoding="utf-8", newline="\n")
            else:
                shutil.copyfile(source, target)
        placed = fill(folder, made)
    if lessons.is_dir():
        (folder / FOR_LEARNERS).touch()
    return placed


def _copied(path: Path) -> str:
    notebook = for_learners(read_notebook(path))
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def _files(lessons: Path) -> list[Path]:
    if lessons.is_file():
        return [lessons]
    return [
        file
        for file in sorted(lessons.rglob("*"))
        if file.is_file()
        and TEACHERS not in file.relative_to(lessons).parts[:-1]
        and not any(
            part.startswith((".", "__pycache__")) for part in file.relative_to(lessons).parts
        )
    ]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("source", type=Path, help="a folder of lessons, or one lesson")
    parser.add_argument("folder", type=Path, help="where the copy goes")


def run(options: argparse.Namespace) -> int:
    """Make the copy and say what became of each lesson; 1 when it could not be made."""
    lessons: Path = options.source
    folder: Path = options.folder
    if not lessons.exists():
        print(f"There is no {lessons}.", file=sys.stderr)
        return 2
    if folder.resolve().is_relative_to(lessons.resolve()) or folder.is_file():
        print(f"The copy cannot go to {folder}: choose a folder of its own.", file=sys.stderr)
        return 2
    try:
        placed = make(lessons, folder)
    except (OSError, ValueError) as problem:
        print(f"The copy could not be made: {problem}.", file=sys.stderr)
        return 1
    for one in placed:
        if one.fate is Fate.BESIDE:
            print(f"{one.path} has been changed, so the newer lesson is beside it: {one.beside}")
    print(f"{len(placed)} files for learners in {folder}.")
    return 0
