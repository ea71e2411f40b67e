"""Whole paths in a real JupyterLab, and the same widgets on a saved page without any kernel."""

import re

import pytest

from bideuchre_teach import Rules, deals
from bideuchre_teach.widgets import BowerLadder, Replay, Table
from tests.hands import FIRST_NIGHT, play, ready

DEAL = f"""
from bideuchre_teach import Deal, Hand, Rules, widgets
hand = Hand.start(Deal.of(Rules.cutthroat(), "S", {FIRST_NIGHT!r}))
for step in ("3", "pass", "pass", "pass", "H"):
    hand = hand.do(hand.read(step))
table = widgets.Table(hand)
table
"""


def test_a_hand_is_played_by_mouse_and_by_keyboard(notebook):
    lab = notebook([DEAL, "table.hand.result.score"])
    lab.run_all()
    table = lab.output(0)
    table.get_by_role("button", name="jack of hearts, right bower, trump, playable").click()
    table.get_by_role("group", name="North's hand: 6 cards, 3 playable").wait_for()
    keys = lab.page.keyboard
    card = table.get_by_role("button", name="queen of hearts, trump, playable")
    card.focus()
    keys.press("End")
    keys.press("Enter")
    assert "you must follow suit" in table.get_by_role("status").inner_text()
    keys.press("Home")
    for left in range(23, 0, -1):
        keys.press("Enter")
        taken = 24 - left
        lab.page.wait_for_function(
            "count => document.querySelector('.be-playing') && "
            "[...document.querySelectorAll('.be-place')].reduce((sum, seat) => "
            "sum + seat.querySelectorAll('.be-hand .be-card').length, 0) === 24 - count",
            arg=taken + 1,
        )
        if left > 1:
            lab.page.wait_for_function("document.activeElement.matches('.be-choice')")
            focused = "document.activeElement.matches('.be-legal')"
            if not lab.page.evaluate(focused):
                keys.press("Home")
            while not lab.page.evaluate(focused):
                keys.press("ArrowRight")
    table.get_by_role("region", name="Score of the hand").wait_for()
    assert lab.ask("table.hand.phase.value") == "'over'"
    assert lab.watch.errors == []


def test_keys_in_a_widget_never_reach_the_notebook(notebook):
    lab = notebook([DEAL, "1", "2"])
    lab.run_all()
    active = "window.jupyterapp.shell.currentWidget.content.activeCellIndex"
    table = lab.output(0)
    table.get_by_role("button", name="jack of hearts, right bower, trump, playable").focus()
    before = lab.page.evaluate(active)
    for key in ("ArrowDown", "ArrowUp", "ArrowRight", "End", "Home", "ArrowDown"):
        lab.page.keyboard.press(key)
    assert lab.page.evaluate(active) == before
    cells = "window.jupyterapp.shell.currentWidget.content.widgets.length"
    assert lab.page.evaluate(cells) == 3
    mode = "window.jupyterapp.shell.currentWidget.content.mode"
    assert lab.page.evaluate(mode) == "command"


def test_two_views_of_one_table_show_the_same(notebook):
    lab = notebook([DEAL, "table"])
    lab.run_all()
    first, second = lab.output(0), lab.output(1)
    first.get_by_role("button", name="jack of hearts, right bower, trump, playable").click()
    second.get_by_role("group", name="North's hand: 6 cards, 3 playable").wait_for()
    second.get_by_role("button", name="9 of hearts, trump, playable").click()
    first.get_by_role("group", name="East's hand: 6 cards").wait_for()
    assert lab.ask("table.hand.turn.value") == "'E'"


def test_after_a_restart_the_cell_runs_again_and_plays(notebook):
    lab = notebook([DEAL])
    lab.run_all()
    name = "jack of hearts, right bower, trump, playable"
    lab.output(0).get_by_role("button", name=name).click()
    lab.output(0).get_by_role("group", name="North's hand: 6 cards, 3 playable").wait_for()
    lab.page.evaluate(
        "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
    )
    lab.run_all()
    lab.output(0).get_by_role("button", name=name).click()
    lab.output(0).get_by_role("group", name="North's hand: 6 cards, 3 playable").wait_for()
    assert lab.ask("table.view['state']") == "1"


def test_after_a_reload_the_table_stands_as_it_did_and_goes_on(notebook):
    lab = notebook([DEAL])
    lab.run_all()
    lab.output(0).get_by_role("button", name="jack of hearts, right bower, trump, playable").click()
    lab.output(0).get_by_role("group", name="North's hand: 6 cards, 3 playable").wait_for()
    lab.reload()
    lab.output(0).get_by_role("button", name="9 of hearts, trump, playable").click()
    lab.output(0).get_by_role("group", name="East's hand: 6 cards").wait_for()
    assert lab.ask("table.hand.turn.value") == "'E'"


def test_a_table_shown_twice_in_one_cell_is_one_table(notebook):
    lab = notebook([DEAL.rstrip().removesuffix("table") + "display(table, table)"])
    lab.run_all()
    name = "jack of hearts, right bower, trump, playable"
    lab.output(0).get_by_role("button", name=name).last.click()
    norths = lab.output(0).get_by_role("group", name="North's hand: 6 cards, 3 playable")
    norths.first.wait_for()
    norths.last.wait_for()
    assert norths.count() == 2
    assert lab.output(0).get_by_role("button", name=name).count() == 0
    assert lab.watch.errors == []


def test_a_replay_on_a_saved_page_walks_without_kernel_and_network(saved_page, tmp_path):
    hand = ready(Rules.cutthroat(), "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
    hand = play(hand, "J♥ 10♥ Q♦ 9♦")
    shown = saved_page(Replay(hand, title="First night").to_html(tmp_path / "replay.html"))
    page = shown.page
    page.get_by_role("slider", name="Step").focus()
    page.keyboard.press("End")
    assert "West takes it with the jack of hearts" in page.get_by_role("status").inner_text()
    page.keyboard.press("ArrowLeft")
    assert "East" in page.get_by_role("status").inner_text()
    assert shown.watch.errors == []


def test_a_ladder_on_a_saved_page_drills(saved_page, tmp_path):
    page = saved_page(BowerLadder(drill=1).to_html(tmp_path / "ladder.html")).page
    page.get_by_role("radio", name="clubs").click()
    page.get_by_role("region", name="clubs, trump: 7 cards").wait_for()
    page.get_by_role("button", name="Try a drill").click()
    page.get_by_role("group", name="Answers").get_by_role("button").first.click()
    page.get_by_role("button", name="How did I do?").click()
    assert re.search(r"[01] of 1 right", page.get_by_role("status").inner_text())


def test_a_table_on_a_saved_page_says_that_nobody_answers(saved_page, tmp_path):
    table = Table(deals.shuffle(Rules.partnership(), 5), seats="all")
    page = saved_page(table.to_html(tmp_path / "table.html")).page
    page.get_by_role("button", name="Pass").click()
    assert "saved page" in page.get_by_role("status").inner_text()


def test_without_script_the_picture_is_there(saved_page, tmp_path):
    table = Table(deals.shuffle(Rules.partnership(), 5))
    page = saved_page(table.to_html(tmp_path / "table.html"), java_script_enabled=False).page
    assert page.locator(".be-still svg").is_visible()


@pytest.mark.parametrize("deck", ["paired", "classic", "contrast"])
def test_printing_keeps_the_cards(saved_page, tmp_path, deck):
    table = Table(deals.shuffle(Rules.partnership(), 5), theme=deck)
    page = saved_page(table.to_html(tmp_path / "table.html")).page
    page.emulate_media(media="print")
    assert page.get_by_role("img", name="hearts").first.is_visible()
    assert not page.get_by_role("button", name="Take back").is_visible()
