"""The learner's copy: no solutions, no teacher's notes, nothing of the learner's written over."""

import json
from pathlib import Path

import pytest

from bideuchre_teach.cli import main
from bideuchre_teach.teach.learner_copy import for_learners, make
from tests.test_lint import code, markdown


def lesson(*extra):
    outputs = [{"output_type": "execute_result", "execution_count": 3, "data": {}, "metadata": {}}]
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {},
        "cells": [
            markdown("head", "# Play"),
            code("ask", "ask('first_night.04.q1')", 1),
            code("answer", "1 + 1", 2, "solution"),
            code("after", "2 + 2", 3, outputs=outputs),
            markdown("notes", "Ask aloud.", "instructor"),
            *extra,
        ],
    }


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    folder = tmp_path / "lessons"
    (folder / "first_night").mkdir(parents=True)
    (folder / "teacher").mkdir()
    (folder / "hands").mkdir()
    for name in ("first_night/04_play.ipynb", "teacher/guide.ipynb"):
        (folder / name).write_text(json.dumps(lesson()), encoding="utf-8")
    (folder / "hands" / "told.json").write_text("{}", encoding="utf-8")
    return folder


def ids(path: Path) -> list[str]:
    return [cell["id"] for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]]


def test_solutions_and_notes_are_left_out_and_the_rest_reads_as_if_run_by_itself():
    copy = for_learners(lesson())
    assert [cell["id"] for cell in copy["cells"]] == ["head", "ask", "after"]
    assert [copy["cells"][i]["execution_count"] for i in (1, 2)] == [1, 2]
    assert copy["cells"][2]["outputs"][0]["execution_count"] == 2


def test_the_lesson_itself_is_not_changed():
    before = lesson()
    for_learners(before)
    assert before == lesson()


def test_the_whole_course_is_copied_without_the_teachers_folder(lessons, tmp_path, capsys):
    copy = tmp_path / "copy"
    assert main(["learner-copy", str(lessons), str(copy)]) == 0
    assert ids(copy / "first_night" / "04_play.ipynb") == ["head", "ask", "after"]
    assert (copy / "hands" / "told.json").exists()
    assert not (copy / "teacher").exists()
    assert "2 files for learners" in capsys.readouterr().out


def test_one_lesson_may_be_copied_by_itself(lessons, tmp_path):
    make(lessons / "first_night" / "04_play.ipynb", tmp_path / "copy")
    assert ids(tmp_path / "copy" / "04_play.ipynb") == ["head", "ask", "after"]


def test_what_the_learner_changed_stays_and_the_newer_lesson_lies_beside(lessons, tmp_path, capsys):
    copy = tmp_path / "copy"
    make(lessons, copy)
    mine = copy / "first_night" / "04_play.ipynb"
    mine.write_text('{"mine": true}', encoding="utf-8")
    newer = lesson(markdown("more", "More."))
    (lessons / "first_night" / "04_play.ipynb").write_text(json.dumps(newer), encoding="utf-8")
    assert main(["learner-copy", str(lessons), str(copy)]) == 0
    assert mine.read_text(encoding="utf-8") == '{"mine": true}'
    assert "the newer lesson is beside it" in capsys.readouterr().out
    beside = list(mine.parent.glob("04_play-*.ipynb"))
    assert ids(beside[0]) == ["head", "ask", "after", "more"]


def test_a_broken_lesson_makes_no_copy_and_is_named(lessons, tmp_path, capsys):
    (lessons / "first_night" / "04_play.ipynb").write_text("{", encoding="utf-8")
    assert main(["learner-copy", str(lessons), str(tmp_path / "copy")]) == 1
    assert "04_play.ipynb is not a notebook" in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("hand.json", '{"dealer": "S"}', "is no lesson: the name of a notebook ends in .ipynb"),
        ("hand.json", '{"cells": []}', "is no lesson: the name of a notebook ends in .ipynb"),
        ("hand.ipynb", '{"dealer": "S"}', "is not a notebook: it has no list of cells"),
        ("hand.ipynb", '{"cells": ["a"]}', "is not a notebook: its cell 1 is none"),
    ],
)
def test_a_file_that_is_no_notebook_is_not_copied(tmp_path, capsys, name, text, why):
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    assert main(["learner-copy", str(file), str(tmp_path / "copy")]) == 1
    assert f"{name} {why}." in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()


def test_the_copy_never_goes_into_the_lessons_themselves(lessons, tmp_path):
    assert main(["learner-copy", str(lessons), str(lessons)]) == 2
    assert main(["learner-copy", str(lessons), str(lessons / "copy")]) == 2
    assert main(["learner-copy", str(tmp_path / "nowhere"), str(tmp_path / "copy")]) == 2
