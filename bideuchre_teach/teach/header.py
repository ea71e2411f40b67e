"""What a lesson says of itself in its first cell: title, question, objectives, time, rules.

The first cell is Markdown, carries the tag ``objectives``, and is written like this::

    # Bowers

    **Question.** Which suit is the jack of diamonds?

    **You will be able to**

    - name both bowers of every suit,
    - say which suit a jack belongs to.

    **Minutes.** 20

    **Table.** Cutthroat, four players, to 21.

A colon does instead of the full stop, Objectives instead of You will be able to, and Rules instead
of Table. A lesson for no table in particular says all tables.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

_TITLE: Final = re.compile(r"^# +(.+?)\s*$", re.MULTILINE)
_LABEL: Final = r"\*\*{}[:.]?\*\*[:.]?[ \t]*"
_QUESTION: Final = re.compile(_LABEL.format("Question") + r"(.+?\?)", re.DOTALL)
_OBJECTIVES: Final = re.compile(_LABEL.format("(?:Objectives|You will be able to)"))
_ITEM: Final = re.compile(r"\s*[-*] +(.+)")
_MINUTES: Final = re.compile(_LABEL.format("Minutes") + r"(\d+)")
_RULES: Final = re.compile(_LABEL.format("(?:Rules|Table)") + r"(.+)")

ALL_TABLES: Final = "all tables"
"""What a lesson for every table writes as its rules."""


@dataclass(frozen=True, slots=True)
class Header:
    """A lesson's first cell, read; a part that is missing is empty, 0 or None."""

    title: str
    question: str
    objectives: tuple[str, ...]
    minutes: int
    rules: str
    """The rule set's name, ``all tables``, or empty."""

    @property
    def text(self) -> str:
        """The header as plain text."""
        lines = [self.title, self.question]
        lines += [f"  - {objective}" for objective in self.objectives]
        lines.append(f"{self.minutes} minutes, rules: {self.rules}")
        return "\n".join(lines)


def read_header(source: str) -> Header:
    """Read the Markdown of a first cell.

    >>> head = read_header("# Bowers" + chr(10) + "**Question:** Which is higher? **Minutes:** 20")
    >>> head.title, head.question, head.minutes, head.objectives
    ('Bowers', 'Which is higher?', 20, ())
    """
    title = _TITLE.search(source)
    question = _QUESTION.search(source)
    minutes = _MINUTES.search(source)
    rules = _RULES.search(source)
    return Header(
        title[1] if title else "",
        " ".join(question[1].split()) if question else "",
        _objectives(source),
        int(minutes[1]) if minutes else 0,
        _rules(rules[1]) if rules else "",
    )


def _objectives(source: str) -> tuple[str, ...]:
    start = _OBJECTIVES.search(source)
    found: list[str] = []
    for line in source[start.end() :].splitlines()[1:] if start else ():
        item = _ITEM.match(line)
        if item:
            found.append(item[1].strip())
        elif line.startswith(" ") and found:
            found[-1] += f" {line.strip()}"
        elif line.strip() and found:
            break
    return tuple(found)


def _rules(text: str) -> str:
    plain = text.lower().replace("-", " ")
    if ALL_TABLES in plain or "every table" in plain:
        return ALL_TABLES
    for name in ("partnership", "double deck"):
        if name in plain:
            return name.replace(" ", "-")
    if "cutthroat" not in plain:
        return ""
    for players, word in ((4, "four"), (3, "three"), (5, "five")):
        if word in plain or f"cutthroat {players}" in plain:
            return f"cutthroat-{players}"
    return "cutthroat-4"


def source(cell: Mapping[str, Any]) -> str:
    """Return a cell's text, which a notebook file keeps as a text or as a list of lines."""
    written: str | Sequence[str] = cell.get("source", "")
    return written if isinstance(written, str) else "".join(written)


def first_cell(notebook: Mapping[str, Any]) -> str:
    """Return the text of a notebook's first Markdown cell; empty when there is none."""
    cells: Sequence[Mapping[str, Any]] = notebook.get("cells", ())
    return next((source(cell) for cell in cells if cell.get("cell_type") == "markdown"), "")
