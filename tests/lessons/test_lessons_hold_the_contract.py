"""Every committed lesson holds the contract, and the learner's copy of it runs to the same end."""

import json

import pytest

from bideuchre_teach._assets import LESSONS
from bideuchre_teach.notebooks import execute, find
from bideuchre_teach.teach.learner_copy import TEACHERS, make
from bideuchre_teach.teach.lint import lint_all

FOR_LEARNERS = [
    path for path in find([LESSONS]) if TEACHERS not in path.relative_to(LESSONS).parts[:-1]
]


def words(path):
    """What each cell shows in words, by the cell's id, but for those that may differ."""
    shown = {}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if "nbval-ignore-output" in cell["metadata"].get("tags", []):
            continue
        outputs = cell.get("outputs", [])
        texts = [out.get("text") or out.get("data", {}).get("text/plain", "") for out in outputs]
        shown[cell["id"]] = ["".join(text) for text in texts]
    return shown


def test_the_linter_finds_nothing_to_put_right():
    assert [str(finding) for finding in lint_all(LESSONS)] == []


@pytest.mark.parametrize(
    "path", FOR_LEARNERS, ids=lambda path: path.relative_to(LESSONS).as_posix()
)
def test_the_learners_copy_runs_and_says_what_the_lesson_says(path, tmp_path):
    [placed] = make(path, tmp_path / "copy")
    kept = words(placed.path)
    execute(placed.path)
    assert words(placed.path) == kept
