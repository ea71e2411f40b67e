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
def page():
    """The page that JupyterLab prints, by the settings that `lessons` starts it with."""
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
    return HTMLExporter(config=config).from_notebook_node(nbformat.read(LESSON, as_version=4))[0]


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


def test_a_long_line_is_broken_and_not_cut_off(page):
    rules = re.findall(r"\.highlight pre, \.jp-RenderedText pre \{([^}]*)\}", page)
    assert any("white-space: pre-wrap" in rule for rule in rules)
