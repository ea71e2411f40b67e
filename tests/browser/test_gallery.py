"""The gallery in JupyterLab and in Notebook 7: a hand of each game by mouse, then by keys alone."""

import json

import pytest

from bideuchre_teach._assets import LESSONS
from tests.browser.person import ByKeys, ByMouse

GALLERY = LESSONS / "widget_gallery.ipynb"

HANDS = {
    "partnership": ([["bid 4", "Bid 4"]], "name hearts"),
    "cutthroat": ([["bid 4", "Bid 4"]], "name hearts"),
    "double_deck": ([["bid 7", "diamonds", "Bid 7 diamonds"], ["Pass"]], ""),
}
"""What South calls in the gallery's hands, and names as trump."""

RUN = "[data-command='notebook:run-cell-and-select-next']"


def place(words):
    """Where the first code cell with these words stands in the gallery."""
    cells = json.loads(GALLERY.read_text(encoding="utf-8"))["cells"]
    return next(
        at
        for at, cell in enumerate(cells)
        if cell["cell_type"] == "code" and words in "".join(cell["source"])
    )


def cell(page, words):
    return page.locator(".jp-Notebook .jp-Cell").nth(place(words))


def run_by_mouse(page, words, widget=True):
    """Click into the cell, then on the toolbar's arrow, and wait for a widget below it."""
    cell(page, words).locator(".cm-content").click()
    page.locator(RUN).first.click()
    root = cell(page, words).locator(".be-root")
    if widget:
        root.wait_for()
    return root


def run_by_keys(page, words):
    """Run cells with Shift + Enter until there is a widget below the one with these words."""
    root = cell(page, words).locator(".be-root")
    active = "window.jupyterapp.shell.currentWidget.content.activeCellIndex"
    while page.evaluate(active) <= place(words):
        page.keyboard.press("Shift+Enter")
    root.wait_for()
    below = (
        "at => document.querySelectorAll('.jp-Notebook .jp-Cell')[at] === document.activeElement"
    )
    page.wait_for_function(below, arg=place(words) + 1)
    return root


@pytest.mark.parametrize("game", HANDS)
def test_a_hand_is_played_by_mouse(notebook, game):
    lab = notebook(GALLERY)
    run_by_mouse(lab.page, "import ask", widget=False)
    person = ByMouse(lab.page, run_by_mouse(lab.page, f"Rules.{game}(), "))
    bids, trump = HANDS[game]
    done = person.play(bids, trump)
    assert done.count("card") == (12 if game == "double_deck" else 6)
    assert person.root.get_by_role("region", name="Score of the hand").is_visible()
    assert lab.watch.errors == []


@pytest.mark.parametrize("game", HANDS)
def test_a_hand_is_played_by_keys_alone(notebook, game):
    lab = notebook(GALLERY)
    person = ByKeys(lab.page, run_by_keys(lab.page, f"Rules.{game}(), "))
    person.enter()
    bids, trump = HANDS[game]
    done = person.play(bids, trump)
    assert done.count("card") == (12 if game == "double_deck" else 6)
    assert person.root.get_by_role("region", name="Score of the hand").is_visible()
    assert lab.watch.errors == []


def test_every_piece_appears_and_none_complains(notebook):
    lab = notebook(GALLERY)
    counts = lab.run_all()
    assert counts == list(range(1, len(counts) + 1))
    for words in ("GameTable(", "DealTray(", "BowerLadder(", "Auction(", "Replay(", "ask("):
        at = cell(lab.page, words if words != "ask(" else 'ask("')
        at.scroll_into_view_if_needed()
        at.locator(".be-root").first.wait_for()
    assert lab.watch.errors == []


def test_a_replay_tells_what_the_ace_cost_when_it_is_asked(notebook):
    lab = notebook(GALLERY)
    lab.run_all()
    replay = cell(lab.page, "Replay(worked").locator(".be-root")
    replay.scroll_into_view_if_needed()
    replay.get_by_label("Show what cards cost").check()
    replay.get_by_role("button", name="Trick 3: West plays A♠: −1 trick").click()
    assert "so the ace of spades could be ruffed" in replay.get_by_role("status").inner_text()


# Notebook 7


def test_in_notebook_7_a_table_answers_mouse_and_keys(notebook):
    lab = notebook(GALLERY, host="Notebook 7")
    page = lab.page
    run_by_mouse(page, "import ask", widget=False)
    root = run_by_mouse(page, "Rules.partnership(), ")
    ByMouse(page, root).choose(["bid 4", "Bid 4"])
    root.get_by_role("button", name="name hearts").click()
    root.get_by_role("button", name="jack of hearts, right bower, trump, playable").focus()
    done = ByKeys(page, root).play([], "")
    assert done.count("card") == 6
    assert root.get_by_role("region", name="Score of the hand").is_visible()
    assert lab.watch.errors == []


def test_in_notebook_7_the_jack_crosses_over_by_keys(notebook):
    lab = notebook(GALLERY, host="Notebook 7")
    keys = ByKeys(lab.page, run_by_keys(lab.page, "BowerLadder(Rules"))
    keys.enter()
    keys.reach("spades")
    keys.root.get_by_role("region", name="spades, trump: 7 cards").wait_for()
    assert lab.watch.errors == []
