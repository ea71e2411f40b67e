"""The gallery: each widget has its cell, each game its hand, and what is said of options is so."""

import inspect
import json
import re

import pytest

from bideuchre_teach import Hand, Rules, Seat, deals, teach, widgets
from bideuchre_teach._assets import LESSONS
from bideuchre_teach.cards import Card
from bideuchre_teach.draw.theme import THEMES
from bideuchre_teach.widgets.base import SIZES
from bideuchre_teach.widgets.question import Quiz

CELLS = json.loads((LESSONS / "widget_gallery.ipynb").read_text(encoding="utf-8"))["cells"]


def source(cell):
    return "".join(cell["source"])


CODE = [cell for cell in CELLS if cell["cell_type"] == "code"]
LINES = [source(cell) for cell in CODE[1:]]
TEXT = "\n".join(source(cell) for cell in CELLS if cell["cell_type"] == "markdown")


@pytest.fixture(scope="module")
def names():
    """What the first cell imports."""
    found = {}
    exec(source(CODE[0]), found)
    return found


def test_every_widget_has_a_cell():
    asked = {"Question": "ask("}
    for name in widgets.__all__:
        assert any(line.startswith(asked.get(name, f"{name}(")) for line in LINES), name


def test_each_cell_is_one_line_that_can_be_read():
    for line in LINES:
        assert "\n" not in line
        assert len(line) <= 100


def test_each_cell_shows_a_picture_and_says_the_same_in_words():
    for cell in CODE[1:]:
        [output] = cell["outputs"]
        assert {"image/svg+xml", "image/png"} & set(output["data"])
        assert "".join(output["data"]["text/plain"]).strip()


@pytest.mark.parametrize("game", ["partnership", "cutthroat", "double_deck"])
def test_a_hand_of_each_game_begins_with_the_learner(game):
    [seed] = re.findall(
        rf"Table\(deals\.shuffle\(Rules\.{game}\(\), (\d+)\), seats=\"S\"", "\n".join(LINES)
    )
    hand = Hand.start(deals.shuffle(getattr(Rules, game)(), int(seed)))
    assert hand.turn is Seat.SOUTH


def test_the_cutthroat_hand_holds_both_bowers_of_one_suit():
    south = deals.shuffle(Rules.cutthroat(), 259).hand(Seat.SOUTH)
    assert {Card.of("J♥"), Card.of("J♦")} <= set(south)


def test_every_deck_and_the_projector_are_named():
    for name in (*THEMES, "projector"):
        assert f'"{name}"' in TEXT, name
    assert "projector" in SIZES


HOMES = {
    **{name: getattr(widgets, name) for name in widgets.__all__ if name != "Question"},
    "Question": Quiz,
}


@pytest.mark.parametrize("name", HOMES)
def test_every_option_that_is_named_is_one(name):
    [told] = [source(cell) for cell in CELLS if f"**What `{name}` teaches:**" in source(cell)]
    bare = set(re.findall(r"`([a-z_]+)`", told))
    given = set(re.findall(r"`([a-z_]+)=[^`]*`", told))
    known = set(inspect.signature(HOMES[name].__init__).parameters)
    assert given <= known
    assert bare - {"mine"} <= known


def test_every_line_quoted_in_the_text_runs(names):
    quoted = re.findall(r"`([^`…=]*(?: = )?[^`…=]*\([^`…]*\))`", TEXT)
    assert {"q.hint()", 'Table(worked("first_night_to_play"), seats="W")'} <= set(quoted)
    for line in quoted:
        exec(line, names)


def test_the_questions_are_one_of_each_kind():
    asked = [question.kind for question in teach.every_question("gallery")]
    assert len(asked) == len(set(asked)) == 6
    assert "Six kinds of questions" in TEXT


def test_the_replay_marks_the_ace_and_nothing_else():
    replay = widgets.Replay(teach.worked("first_night_repaired"), review=True)
    marked = [replay.frames[mark["step"]]["label"] for mark in replay.view["marks"]]
    assert marked == ["Trick 3: West plays A♠"]
