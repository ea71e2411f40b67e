"""What a lesson promises to hold: its tags, its header, and what a lesson of a track must have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from .header import first_cell, read_header, source
from .registry import asked_in, every_question, find, lesson_of, tracks

TAGS: Final[Mapping[str, str]] = {
    "title": "the cell with the lesson's title",
    "objectives": "the first cell: title, question, objectives, minutes, rules",
    "warmup": "quick questions on earlier lessons",
    "exercise": "something to try",
    "solution": "left out of the learner's copy",
    "hint": "a help that is folded away",
    "postcheck": "the check on fresh deals at the end",
    "keypoints": "what to remember",
    "instructor": "for the teacher only; left out of the learner's copy",
    "hide-input": "the code is folded away, its output shown",
    "raises-exception": "the cell is meant to fail",
    "nbval-ignore-output": "the output may differ from run to run",
    "nbval-check-output": "the output must not differ",
    "nbval-raises-exception": "the cell is meant to fail",
    "nbval-skip": "the cell is not run by the checks",
}
"""The tags a lesson may use, and what each means."""

DECISIONS: Final = 6
"""Questions that a lesson of a track asks, at least."""


def head(
    notebook: Mapping[str, Any], cells: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[str, str]]:
    """Yield what a first cell does not say, with its place."""
    said = read_header(first_cell(notebook))
    if not cells or cells[0].get("cell_type") != "markdown" or "objectives" not in tags(cells[0]):
        yield "cell 1", "Begin with a Markdown cell that is tagged objectives."
    if not said.question:
        yield "cell 1", "Write the lesson's question: **Question.** ... and a question mark."
    if len(said.objectives) < 2:
        yield "cell 1", "List two objectives or more, a line each, below **You will be able to**."
    if not said.minutes:
        yield "cell 1", "Say how long it takes: **Minutes.** 20"
    if not said.rules:
        yield "cell 1", "Name the rules: **Table.** Cutthroat, four players; or all tables."


def track_lesson(cells: Sequence[Mapping[str, Any]], lesson: str) -> Iterator[tuple[str, str]]:
    """Yield what a lesson of a track, such as ``first_night/04``, lacks."""
    asked = asked_in([source(cell) for cell in cells if cell.get("cell_type") == "code"])
    for id in asked:
        try:
            find(id)
        except LookupError:
            yield "", f"It asks for {id}, and there is no such question."
    if len(asked) < DECISIONS:
        yield "", f"Ask at least {DECISIONS} questions; it asks {len(asked)}."
    if lesson.partition("/")[0] in tracks():
        for question in every_question(lesson):
            if question.id not in asked:
                yield "", f"It never asks its question {question.id}."
        for id in asked:
            if lesson_of(id) != lesson and not _in_warmup(cells, id):
                yield "", f"It asks {id}, which is another lesson's, outside its warm-up."
    there = {tag for cell in cells for tag in tags(cell)}
    for tag, need in (
        ("postcheck", "a check on fresh deals"),
        ("keypoints", "key points"),
        ("instructor", "a note for the teacher"),
    ):
        if tag not in there:
            yield "", f"It needs {need}: a cell tagged {tag}."


def _in_warmup(cells: Sequence[Mapping[str, Any]], id: str) -> bool:
    return any(id in source(cell) and "warmup" in tags(cell) for cell in cells)


def tags(cell: Mapping[str, Any]) -> Sequence[str]:
    """Return the tags of a cell."""
    found: Sequence[str] = cell.get("metadata", {}).get("tags", ())
    return found
