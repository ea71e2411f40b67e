"""Every committed lesson is executed, settled and comparable, and nbval really compares it."""

import copy
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from bideuchre_teach._assets import LESSONS
from bideuchre_teach.notebooks import LANGUAGE, WIDGET_MIMETYPES, execute, find, normalise

CHECKOUT = Path(__file__).resolve().parents[2]
SANITIZE = CHECKOUT / "tests" / "nbval-sanitize.cfg"


@pytest.fixture(params=find([LESSONS]), ids=lambda path: path.relative_to(LESSONS).as_posix())
def lesson(request):
    return nbformat.read(request.param, as_version=4)


def nbval(path):
    """Run nbval's strict comparison on one notebook, as the lessons suite does."""
    command = [sys.executable, "-m", "pytest", "-q", "--nbval", "--nbval-current-env"]
    command += ["--nbval-sanitize-with", str(SANITIZE), "-p", "no:cacheprovider", str(path)]
    return subprocess.run(command, cwd=path.parent, capture_output=True, text=True).returncode


def notebook(path, *sources):
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    return path


def test_every_code_cell_was_run_in_order(lesson):
    # Without a count nbval runs a cell and compares nothing.
    counts = [cell.execution_count for cell in lesson.cells if cell.cell_type == "code"]
    assert counts == list(range(1, len(counts) + 1))


def test_a_lesson_names_its_language(lesson):
    assert lesson.metadata.language_info == LANGUAGE


def test_every_cell_has_its_own_id(lesson):
    ids = [cell.id for cell in lesson.cells]
    assert len(set(ids)) == len(ids)


def test_no_cell_is_empty(lesson):
    assert [cell.id for cell in lesson.cells if not cell.source.strip()] == []


def test_a_lesson_is_in_the_settled_form(lesson):
    assert normalise(copy.deepcopy(lesson)) == lesson


def test_executing_settles_a_notebook_and_doing_it_again_changes_nothing(tmp_path):
    path = notebook(
        tmp_path / "cells.ipynb",
        "import ipywidgets\nipywidgets.IntSlider(6)",
        "print('West leads')",
        "print('J♥')",
    )
    assert execute(path) is True
    first = path.read_bytes()
    assert execute(path) is False
    assert path.read_bytes() == first
    slider, west, jack = nbformat.read(path, as_version=4).cells
    assert not set(WIDGET_MIMETYPES) & set(slider.outputs[0].data)
    assert west.outputs[0].text == "West leads\n"
    assert (jack.execution_count, jack.outputs[0].text) == (3, "J♥\n")
    assert nbval(path) == 0


def test_a_cell_that_fails_is_told_and_the_file_stays_as_it_was(tmp_path):
    path = notebook(tmp_path / "cells.ipynb", "1 / 0")
    before = path.read_bytes()
    with pytest.raises(Exception, match="division by zero"):
        execute(path)
    assert path.read_bytes() == before


def test_an_error_that_was_meant_is_kept_without_the_folders_above_it(tmp_path):
    path = notebook(tmp_path / "cells.ipynb", "import json\njson.loads('{')")
    lesson = nbformat.read(path, as_version=4)
    lesson.cells[0].metadata.tags = ["raises-exception"]
    nbformat.write(lesson, path)
    execute(path)
    [error] = nbformat.read(path, as_version=4).cells[0].outputs
    assert error.ename == "JSONDecodeError"
    assert error.traceback == [f"JSONDecodeError: {error.evalue}"]


def test_nbval_notices_an_output_that_is_no_longer_right(tmp_path):
    path = notebook(tmp_path / "cells.ipynb", "print('7 trumps')")
    execute(path)
    wrong = path.read_text(encoding="utf-8").replace('"7 trumps\\n"', '"9 trumps\\n"')
    path.write_text(wrong, encoding="utf-8")
    assert nbval(path) == 1


def test_checkpoints_are_no_lessons(tmp_path):
    notebook(tmp_path / "b.ipynb")
    hidden = tmp_path / ".ipynb_checkpoints"
    hidden.mkdir()
    shutil.copy(tmp_path / "b.ipynb", hidden / "b-checkpoint.ipynb")
    assert find([tmp_path]) == [tmp_path / "b.ipynb"]
