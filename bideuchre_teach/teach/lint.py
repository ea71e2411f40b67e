"""`bideuchre-teach lint`: what every lesson must hold, so that each is found and read alike.

Every notebook: one title, headings that skip no level, no empty cell, cell ids, known tags, alt
text on pictures, execution counts in order, ``language_info``, and no widget state, no widget
view, no machine's addresses. Every lesson of the course also a header (see `header`). A lesson of
a track (a numbered notebook in a folder of its own, such as ``first_night/04_play.ipynb``) also
six decisions, the questions of its own number, a check on fresh deals, key points and a note for
the teacher.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from .._assets import LESSONS
from .contract import TAGS, head, tags, track_lesson
from .header import source
from .notebook_file import read_notebook
from .registry import every_question, faults, tracks

_HEADING: Final = re.compile(r"^(#{1,6}) +\S", re.MULTILINE)
_FENCE: Final = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
_IMAGE: Final = re.compile(r"!\[(?P<alt>[^\]]*)\]\(|<img\b(?P<tag>[^>]*)>", re.IGNORECASE)
_ALT: Final = re.compile(r"""\balt\s*=\s*(["'])\s*(?!\1)\S""")
_ADDRESS: Final = re.compile(r"\bat 0x[0-9a-f]{6,}")
_INPUT: Final = re.compile(r"(?<![\w.])input\(")
_ID: Final = re.compile(r"[a-zA-Z0-9_-]{1,64}")


class Finding(NamedTuple):
    """One thing to put right: where, and what to do, in a sentence."""

    file: str
    cell: str
    say: str

    def __str__(self) -> str:
        return f"{self.file}{f', {self.cell}' if self.cell else ''}: {self.say}"


def lint(path: Path, folder: Path = LESSONS) -> list[Finding]:
    """Return what is to be put right in one notebook; ``folder`` is where the course begins."""
    name = _shown(path, folder)
    try:
        notebook = read_notebook(path)
    except ValueError as problem:
        return [Finding(name, "", f"This {str(problem).removeprefix(f'{path} ')}.")]
    except OSError as problem:
        return [Finding(name, "", f"It cannot be read: {problem.strerror}.")]
    cells = notebook["cells"]
    try:
        found = [Finding(name, cell, say) for cell, say in _look(notebook, cells, path, folder)]
    except ValueError as problem:
        return [Finding(name, "", f"The questions of its track cannot be made: {problem}.")]
    return list(dict.fromkeys(found))


def _look(
    notebook: Mapping[str, Any], cells: Sequence[Mapping[str, Any]], path: Path, folder: Path
) -> Iterator[tuple[str, str]]:
    yield from _whole(notebook, cells)
    seen: set[str] = set()
    count = 0
    for place, cell in enumerate(cells, start=1):
        where = f"cell {place} ({cell.get('id', 'no id')})"
        if cell.get("cell_type") == "code" and source(cell).strip() and not _is_skipped(cell):
            count += 1
            if cell.get("execution_count") != count:
                yield where, f"Run the lesson again: its execution count should be {count}."
        for say in _cell(cell, seen):
            yield where, say
    parts = path.relative_to(folder).parts if path.is_relative_to(folder) else path.parts[-2:]
    if "teacher" not in parts[:-1]:
        yield from head(notebook, cells)
    if len(parts) > 1 and "teacher" not in parts[:-1] and path.stem[:2].isdecimal():
        yield from track_lesson(cells, f"{parts[-2]}/{path.stem.partition('_')[0]}")


def _whole(
    notebook: Mapping[str, Any], cells: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[str, str]]:
    metadata = notebook.get("metadata", {})
    if metadata.get("language_info", {}).get("name") != "python":
        yield "", "Name the language: metadata needs language_info with the name python."
    if "widgets" in metadata:
        yield "", "Take the widget state out of the notebook's metadata; go.py execute does it."
    text = "\n".join(source(c) for c in cells if c.get("cell_type") == "markdown")
    levels = [len(marks) for marks in _HEADING.findall(_FENCE.sub("", text))]
    if levels.count(1) != 1:
        yield (
            "",
            f"Give it one title, a line that begins with a single #; it has {levels.count(1)}.",
        )
    for above, below in zip([0, *levels], levels, strict=False):
        if below > above + 1:
            yield "", f"A heading with {'#' * below} follows one with {above}: skip no level."


def _cell(cell: Mapping[str, Any], seen: set[str]) -> Iterator[str]:
    id = cell.get("id")
    if not isinstance(id, str) or not _ID.fullmatch(id):
        yield "Give the cell an id: letters, digits, hyphens."
    elif id in seen:
        yield "Give the cell an id of its own: another cell has this one."
    else:
        seen.add(id)
    if not source(cell).strip():
        yield "Take the empty cell out."
    for tag in cell.get("metadata", {}).get("tags", ()):
        if tag not in TAGS:
            yield f"The tag {tag!r} is not known; the known ones are {', '.join(TAGS)}."
    if cell.get("cell_type") == "markdown":
        for image in _IMAGE.finditer(source(cell)):
            alt = image["alt"]
            if not (alt.strip() if alt is not None else _ALT.search(image["tag"])):
                yield "Say in an alt text what the picture shows."
    if cell.get("cell_type") == "code":
        if _INPUT.search(source(cell)):
            yield "Ask with a Question, not with input(): the lesson must run by itself."
        for output in cell.get("outputs", ()):
            yield from _output(output, "raises-exception" in tags(cell))


def _output(output: Mapping[str, Any], may_fail: bool) -> Iterator[str]:
    data = output.get("data", {})
    if any("widget" in kind for kind in data):
        yield "Take the widget view out of the output; go.py execute does it."
    plain = "".join(data.get("text/plain", ()))
    if _ADDRESS.search(plain) or _ADDRESS.search("".join(output.get("text", ()))):
        yield "The output shows an address in memory, which changes from run to run."
    if output.get("output_type") == "error" and not may_fail:
        yield f"The cell fails: {output.get('ename')}. Tag it raises-exception if it is meant to."
    pictures = [kind for kind in data if kind.startswith("image/")]
    if pictures and (not plain.strip() or plain.startswith(("<Figure", "<IPython"))):
        yield "The output is a picture without text: show it with something that says it in words."
    if "image/svg+xml" in data and "<title>" not in "".join(data["image/svg+xml"]):
        yield "The drawn output has no title, so a screen reader cannot name it."


def _is_skipped(cell: Mapping[str, Any]) -> bool:
    return "nbval-skip" in tags(cell)


def _shown(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else str(path)


def lint_all(folder: Path) -> list[Finding]:
    """Return what is to be put right in all notebooks below a folder.

    In the course's own folder all its questions are looked over as well.
    """
    paths = [p for p in sorted(folder.rglob("*.ipynb")) if ".ipynb_checkpoints" not in p.parts]
    found = [finding for path in paths for finding in lint(path, folder)]
    return found + (_questions() if folder.resolve() == LESSONS.resolve() else [])


def _questions() -> list[Finding]:
    found: list[Finding] = []
    for name in tracks():
        where = f"questions of {name}"
        try:
            found += [Finding(where, "", say) for q in every_question(name) for say in faults(q)]
        except ValueError as problem:
            found.append(Finding(where, "", f"They cannot be made: {problem}"))
    return found


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument(
        "folder", nargs="?", type=Path, default=LESSONS, help="a folder of lessons, or one lesson"
    )


def run(options: argparse.Namespace) -> int:
    """Look the lessons over, say what is to be put right, and return 1 if anything is."""
    folder: Path = options.folder
    if not folder.exists():
        print(f"There is no {folder}.", file=sys.stderr)
        return 2
    if folder.is_dir():
        count = sum(".ipynb_checkpoints" not in p.parts for p in folder.rglob("*.ipynb"))
        if not count:
            print(f"There is no notebook in {folder}.", file=sys.stderr)
            return 2
        found = lint_all(folder)
    else:
        path = folder.resolve()
        ours = path.is_relative_to(LESSONS.resolve())
        count, found = 1, lint(path, LESSONS.resolve() if ours else path.parent)
    for finding in found:
        print(finding)
    lessons = "1 notebook" if count == 1 else f"{count} notebooks"
    if found:
        print(f"{lessons} looked over: {len(found)} to put right.", file=sys.stderr)
    else:
        print(f"{lessons} looked over, nothing to put right.")
    return 1 if found else 0
