"""The lesson linter: each thing a lesson must hold is found missing, with its place."""

import json
from pathlib import Path
from typing import Any

import pytest

from bideuchre_teach.cli import main
from bideuchre_teach.teach.contract import TAGS
from bideuchre_teach.teach.header import read_header
from bideuchre_teach.teach.lint import lint, lint_all
from bideuchre_teach.teach.registry import every_question

HEADER = """# Scoring

**Question.** What is written down?

**You will be able to**

- score a bid that is made,
- score a set.

**Minutes.** 15

**Table.** Cutthroat, four players, to 21.
"""
ASKED = [question.id for question in every_question("first_night/05")]


def markdown(id: str, text: str, *tags: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": id, "metadata": {"tags": [*tags]}, "source": text}


def code(id: str, text: str, count: int | None, *tags: str, outputs: Any = ()) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "id": id,
        "metadata": {"tags": [*tags]},
        "source": text,
        "execution_count": count,
        "outputs": list(outputs),
    }


def shown(**data: str) -> dict[str, Any]:
    kinds = {"text": "text/plain", "svg": "image/svg+xml", "png": "image/png"}
    return {
        "output_type": "display_data",
        "metadata": {},
        "data": {kinds.get(kind, kind): text for kind, text in data.items()},
    }


def good() -> dict[str, Any]:
    """A lesson with nothing to put right."""
    asks = [code(f"q{i}", f'ask("{id}")', i + 1, "exercise") for i, id in enumerate(ASKED, 1)]
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"language_info": {"name": "python"}},
        "cells": [
            markdown("head", HEADER, "objectives"),
            code("import", "from bideuchre_teach.teach import ask", 1),
            *asks,
            markdown("fresh", "## Check\n\nFresh deals.", "postcheck"),
            markdown("keys", "## Key points\n\n- Only the bidder scores.", "keypoints"),
            markdown("notes", "Ask it aloud.", "instructor"),
        ],
    }


@pytest.fixture
def course(tmp_path: Path) -> Path:
    (tmp_path / "first_night").mkdir()
    return tmp_path


def said(course: Path, notebook: Any, name: str = "first_night/05_scoring.ipynb") -> list[str]:
    path = course / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        notebook if isinstance(notebook, str) else json.dumps(notebook), encoding="utf-8"
    )
    return [str(finding) for finding in lint(path, course)]


def test_a_good_lesson_has_nothing_to_put_right(course):
    assert said(course, good()) == []


def spoil(change: str) -> dict[str, Any]:
    lesson = good()
    cells = lesson["cells"]
    match change:
        case "no title":
            cells[0]["source"] = HEADER.replace("# Scoring", "Scoring")
        case "two titles":
            cells.insert(1, markdown("again", "# Again"))
        case "a level skipped":
            cells.insert(1, markdown("deep", "### Deep"))
        case "no question":
            cells[0]["source"] = HEADER.replace("**Question.**", "")
        case "one objective":
            cells[0]["source"] = HEADER.replace("- score a set.\n", "")
        case "no minutes":
            cells[0]["source"] = HEADER.replace("**Minutes.** 15", "Not long.")
        case "no rules":
            cells[0]["source"] = HEADER.replace("Cutthroat, four players", "Ours")
        case "no header tag":
            cells[0]["metadata"]["tags"] = []
        case "unknown tag":
            cells[2]["metadata"]["tags"] = ["excercise"]
        case "no id":
            del cells[2]["id"]
        case "an id twice":
            cells[3]["id"] = cells[2]["id"]
        case "an empty cell":
            cells.append(markdown("empty", " \n"))
        case "no alt text":
            cells.append(markdown("pic", "![](deal.png)"))
        case "no alt text in a tag":
            cells.append(markdown("pic", '<img src="deal.png" alt="">'))
        case "not run":
            cells[3]["execution_count"] = None
        case "run out of order":
            cells[3]["execution_count"], cells[4]["execution_count"] = 4, 3
        case "no language":
            lesson["metadata"] = {}
        case "widget state":
            lesson["metadata"]["widgets"] = {}
        case "widget view":
            view = {"application/vnd.jupyter.widget-view+json": "{}"}
            cells[2]["outputs"] = [shown(text="a", **view)]
        case "an address":
            cells[2]["outputs"] = [shown(text="<Table at 0x7f30aa11bb22>")]
        case "a failing cell":
            cells[2]["outputs"] = [{"output_type": "error", "ename": "LookupError"}]
        case "a picture without words":
            cells[2]["outputs"] = [shown(png="iVBO", text="<Figure size 640x480>")]
        case "a picture without title":
            cells[2]["outputs"] = [shown(svg="<svg/>", text="a hand")]
        case "input":
            cells[2]["source"] = 'input("Your card?")'
        case "five questions":
            lesson["cells"] = cells = cells[:7] + cells[-3:]
        case "a question too few":
            del cells[2]
            for count, cell in enumerate((c for c in cells if c["cell_type"] == "code"), 1):
                cell["execution_count"] = count
        case "no such question":
            cells[2]["source"] += '; ask("first_night.05.q99")'
        case "another lesson's":
            cells[2]["source"] += '; ask("first_night.03.q1")'
        case "no fresh check":
            del cells[-3]
        case "no key points":
            del cells[-2]
        case "no notes":
            del cells[-1]
    return lesson


@pytest.mark.parametrize(
    ("change", "place", "say"),
    [
        ("no title", "", "Give it one title"),
        ("two titles", "", "it has 2"),
        ("a level skipped", "", "skip no level"),
        ("no question", "cell 1", "Write the lesson's question"),
        ("one objective", "cell 1", "List two objectives"),
        ("no minutes", "cell 1", "Say how long it takes"),
        ("no rules", "cell 1", "Name the rules"),
        ("no header tag", "cell 1", "tagged objectives"),
        ("unknown tag", "cell 3 (q1)", "The tag 'excercise' is not known"),
        ("no id", "cell 3 (no id)", "Give the cell an id"),
        ("an id twice", "cell 4 (q1)", "another cell has this one"),
        ("an empty cell", "(empty)", "Take the empty cell out"),
        ("no alt text", "(pic)", "alt text"),
        ("no alt text in a tag", "(pic)", "alt text"),
        ("not run", "cell 4 (q2)", "its execution count should be 3"),
        ("run out of order", "cell 4 (q2)", "should be 3"),
        ("no language", "", "language_info"),
        ("widget state", "", "widget state"),
        ("widget view", "cell 3 (q1)", "widget view"),
        ("an address", "cell 3 (q1)", "address in memory"),
        ("a failing cell", "cell 3 (q1)", "LookupError"),
        ("a picture without words", "cell 3 (q1)", "picture without text"),
        ("a picture without title", "cell 3 (q1)", "has no title"),
        ("input", "cell 3 (q1)", "not with input()"),
        ("five questions", "", "Ask at least 6 questions; it asks 5"),
        ("a question too few", "", f"It never asks its question {ASKED[0]}"),
        ("no such question", "", "first_night.05.q99, and there is no such question"),
        ("another lesson's", "", "first_night.03.q1, which is another lesson's"),
        ("no fresh check", "", "a cell tagged postcheck"),
        ("no key points", "", "a cell tagged keypoints"),
        ("no notes", "", "a cell tagged instructor"),
    ],
)
def test_what_is_missing_is_named_with_file_and_cell(course, change, place, say):
    findings = said(course, spoil(change))
    assert any(
        finding.startswith("first_night/05_scoring.ipynb") and place in finding and say in finding
        for finding in findings
    ), findings


def test_another_lessons_question_is_welcome_in_the_warm_up(course):
    lesson = good()
    lesson["cells"].insert(2, code("warm", 'ask("first_night.03.q1")', 2, "warmup"))
    for count, cell in enumerate((c for c in lesson["cells"] if c["cell_type"] == "code"), 1):
        cell["execution_count"] = count
    assert said(course, lesson) == []


def test_a_cell_that_is_meant_to_fail_or_not_to_run_is_no_fault(course):
    lesson = good()
    fails = [{"output_type": "error", "ename": "IllegalAction"}]
    lesson["cells"].insert(2, code("fails", "1 / 0", 2, "raises-exception", outputs=fails))
    lesson["cells"].insert(2, code("skipped", "lab()", None, "nbval-skip"))
    for count, cell in enumerate(
        (c for c in lesson["cells"] if c["cell_type"] == "code" and c["id"] != "skipped"), 1
    ):
        cell["execution_count"] = count
    assert said(course, lesson) == []


def test_a_hash_inside_code_is_no_heading(course):
    lesson = good()
    lesson["cells"].append(markdown("how", "```python\n# not a title\n```"))
    assert said(course, lesson) == []


def test_outside_the_tracks_no_six_questions_are_asked_for(course):
    lesson = good()
    lesson["cells"] = [
        markdown("head", HEADER.replace("Cutthroat, four players, to 21.", "All tables."),
                 "objectives")
    ]  # fmt: skip
    assert said(course, lesson, "00_start_here.ipynb") == []


def test_the_teachers_folder_needs_no_header(course):
    lesson = good()
    lesson["cells"] = [markdown("head", "# Guide")]
    assert said(course, lesson, "teacher/guide.ipynb") == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "it is not JSON"),
        ("", "it is not JSON"),
        ("[]", "it has no list of cells."),
        ('{"cells": 3}', "it has no list of cells."),
        ('{"dealer": "S"}', "it has no list of cells."),
        ("null", "it has no list of cells."),
        ('{"cells": [{}, "a"]}', "its cell 2 is none."),
    ],
)
def test_what_is_no_notebook_is_one_finding_in_words(course, text, why):
    [finding] = said(course, text)
    assert f"This is not a notebook: {why}" in finding


def test_the_command_says_each_finding_and_exits_1(course, capsys):
    said(course, spoil("no minutes"))
    assert main(["lint", str(course)]) == 1
    out, err = capsys.readouterr()
    assert out == ("first_night/05_scoring.ipynb, cell 1: Say how long it takes: **Minutes.** 20\n")
    assert err == "1 notebook looked over: 1 to put right.\n"


def test_the_command_is_content_with_a_good_course(course, capsys):
    said(course, good())
    assert main(["lint", str(course)]) == 0
    assert capsys.readouterr().out == "1 notebook looked over, nothing to put right.\n"


def test_one_lesson_may_be_looked_over_by_itself(course, capsys):
    said(course, spoil("no minutes"))
    assert main(["lint", str(course / "first_night" / "05_scoring.ipynb")]) == 1
    assert "Say how long" in capsys.readouterr().out


def test_a_folder_without_lessons_is_a_mistake_not_a_success(tmp_path, capsys):
    assert main(["lint", str(tmp_path)]) == 2
    assert main(["lint", str(tmp_path / "nowhere")]) == 2
    assert "no notebook" in capsys.readouterr().err


def test_a_faulty_question_of_the_course_is_a_finding_too(course, monkeypatch):
    said(course, good())
    monkeypatch.setattr("bideuchre_teach.teach.lint.LESSONS", course)
    monkeypatch.setattr("bideuchre_teach.teach.lint.faults", lambda question: ["It asks nothing."])
    assert "questions of gallery: It asks nothing." in map(str, lint_all(course))


def test_questions_that_cannot_be_made_are_one_finding(course, monkeypatch):
    def broken(where=None):
        raise ValueError("gallery.question.q2: Q♦ is not among the answers")

    said(course, good())
    monkeypatch.setattr("bideuchre_teach.teach.lint.LESSONS", course)
    monkeypatch.setattr("bideuchre_teach.teach.lint.every_question", broken)
    monkeypatch.setattr("bideuchre_teach.teach.contract.every_question", broken)
    findings = list(map(str, lint_all(course)))
    assert (
        "questions of gallery: They cannot be made: gallery.question.q2: Q♦ is not among the "
        "answers" in findings
    )
    assert any(f.startswith("first_night/05_scoring.ipynb: The questions of its") for f in findings)


def test_each_known_tag_says_what_it_means():
    assert all(meaning for meaning in TAGS.values())


@pytest.mark.parametrize(
    ("written", "rules"),
    [
        ("cutthroat-3", "cutthroat-3"),
        ("`cutthroat-5`", "cutthroat-5"),
        ("Cutthroat, four players, everyone for themselves", "cutthroat-4"),
        ("Cutthroat, three players, eight cards", "cutthroat-3"),
        ("Partnership, 24 cards, to 42", "partnership"),
        ("Double deck, 48 cards, to 52", "double-deck"),
        ("all tables", "all tables"),
        ("Euchre", ""),
    ],
)
def test_the_rules_are_read_as_people_write_them(written, rules):
    assert read_header(f"# T\n\n**Table.** {written}\n").rules == rules


def test_a_header_is_read_part_by_part():
    head = read_header(HEADER)
    assert head.title == "Scoring"
    assert head.question == "What is written down?"
    assert head.objectives == ("score a bid that is made,", "score a set.")
    assert (head.minutes, head.rules) == (15, "cutthroat-4")
