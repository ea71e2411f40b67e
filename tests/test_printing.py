"""A lesson on paper, or saved as a page: whole pictures, said in words, nothing from elsewhere."""

import html
import re

import nbformat
import pytest
from nbconvert import HTMLExporter
from traitlets.config.loader import KVArgParseConfigLoader

from bideuchre_teach import lessons_door
from bideuchre_teach._assets import LESSONS

LESSON = LESSONS / "first_night" / "04_play_the_tricks.ipynb"


@pytest.fixture(scope="module")
def printed():
    """Prints a notebook as JupyterLab does, by the settings that `lessons` starts it with."""
    said = []

    def start(command, **_):
        said.extend(command)
        raise OSError("not started")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lessons_door.subprocess, "Popen", start)
        with pytest.raises(OSError, match="not started"):
            lessons_door.open_lab(LESSONS, "127.0.0.1", 8888)
    config = KVArgParseConfigLoader(
        [word for word in said if word.startswith("--HTMLExporter.")]
    ).load_config()
    return lambda notebook: HTMLExporter(config=config).from_notebook_node(notebook)[0]


@pytest.fixture(scope="module")
def page(printed):
    """A lesson as it comes: its tables are still."""
    return printed(nbformat.read(LESSON, as_version=4))


@pytest.fixture(scope="module")
def page_of_a_saved_lesson(printed):
    """The same lesson after JupyterLab saved it with its tables alive, and a slider below."""
    lesson = nbformat.read(LESSON, as_version=4)
    models = {}
    slider = nbformat.v4.new_output("display_data", {"text/plain": "IntSlider(value=7)"})
    lesson.cells.append(nbformat.v4.new_code_cell("slider", outputs=[slider]))
    for cell in lesson.cells:
        for output in cell.get("outputs", ()):
            if output.output_type == "stream":
                continue
            name = f"model-{len(models)}"
            models[name] = {"model_name": "AnyModel", "model_module": "anywidget", "state": {}}
            output.data["application/vnd.jupyter.widget-view+json"] = {
                "model_id": name,
                "version_major": 2,
                "version_minor": 0,
            }
    state = {"version_major": 2, "version_minor": 0, "state": models}
    lesson.metadata["widgets"] = {"application/vnd.jupyter.widget-state+json": state}
    return printed(lesson)


def test_a_picture_is_never_wider_than_the_page(page):
    assert "<img" in page
    assert re.search(r"\.jp-RenderedSVG img \{[^}]*max-width: 100%", page)


def test_every_picture_says_what_it_shows(page):
    pictures = re.findall(r"<img([^>]*)>", page)
    alts = [re.search(r'\balt="([^"]*)"', picture) for picture in pictures]
    assert all(alt and alt[1].strip() for alt in alts)
    assert any("South (you)  to call    J♠ 10♠" in html.unescape(alt[1]) for alt in alts)


def test_the_page_fetches_nothing_from_elsewhere(page):
    assert re.findall(r"<(?:script|link)\b[^>]*\b(?:src|href)=[^>]*>", page) == []


def test_a_lesson_saved_with_live_tables_prints_the_same_pictures(page, page_of_a_saved_lesson):
    pictures = re.findall(r"<img[^>]*>", page)
    assert re.findall(r"<img[^>]*>", page_of_a_saved_lesson) == pictures
    assert "IntSlider(value=7)" in page_of_a_saved_lesson
    fetched = r"<(?:script|link)\b[^>]*\b(?:src|href)=[^>]*>|html-manager"
    assert re.findall(fetched, page_of_a_saved_lesson) == []
    assert page_of_a_saved_lesson.rstrip().endswith("</html>")


def test_a_long_line_is_broken_and_not_cut_off(page):
    rules = re.findall(r"\.highlight pre, \.jp-RenderedText pre \{([^}]*)\}", page)
    assert any("white-space: pre-wrap" in rule for rule in rules)
