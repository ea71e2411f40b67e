"""The test pages themselves: they show a widget, answer it, and notice what must not happen."""

from pathlib import Path

import pytest

from tests.browser.watch import Watch

COUNTER = "tests/browser/pages/counter.js"

WIDGET = f"""
import anywidget, traitlets, pathlib
class Counter(anywidget.AnyWidget):
    _esm = pathlib.Path({str(Path(__file__).parent / "pages" / "counter.js")!r}).read_text()
    tricks = traitlets.Int(0).tag(sync=True)
counter = Counter()
counter
"""


def test_a_click_in_a_component_reaches_the_model_and_the_page(component):
    counter = component(COUNTER, {"tricks": 3})
    counter.page.get_by_role("button", name="3 tricks").click()
    assert counter.saved() == [{"tricks": 4}]
    assert counter.root.inner_text() == "4 tricks"


def test_an_answer_from_python_changes_the_page(component):
    counter = component(COUNTER, {"tricks": 0})
    counter.answer(tricks=6)
    assert counter.root.inner_text() == "6 tricks"


def test_a_widget_taken_away_leaves_no_listener(component):
    assert component(COUNTER, {"tricks": 0}).stop() == 0


def test_axe_finds_a_button_without_a_name_and_nothing_else(component, axe):
    counter = component(COUNTER, {"tricks": 0})
    assert axe(counter.page) == []
    counter.page.evaluate("document.querySelector('button').textContent = ''")
    assert [line.split(":")[0] for line in axe(counter.page)] == ["button-name"]


def test_a_dark_page_is_dark(component):
    page = component(COUNTER, {"tricks": 0}, shade="dark").page
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(17, 17, 17)"
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_a_widget_in_jupyterlab_is_clicked_and_python_knows(notebook, shade):
    lab = notebook([WIDGET], shade=shade)
    assert lab.run_all() == [1]
    button = lab.output(0).get_by_role("button", name="0 tricks")
    button.click()
    lab.output(0).get_by_role("button", name="1 tricks").wait_for()
    assert lab.ask("counter.tricks") == "1"
    assert lab.watch.errors == []


def test_a_question_that_python_cannot_answer_is_an_error(notebook):
    lab = notebook(["tricks = 5"])
    lab.run_all()
    with pytest.raises(RuntimeError, match="NameError"):
        lab.ask("trick")


def test_a_saved_page_is_opened_from_disk(saved_page, tmp_path):
    file = tmp_path / "sheet.html"
    file.write_text("<!doctype html><title>Sheet</title><p>West made it.", encoding="utf-8")
    assert saved_page(file).page.get_by_text("West made it.").is_visible()


def test_an_error_in_the_page_and_a_request_to_the_outside_are_noticed(browser):
    context = browser.new_context()
    watch = Watch().over(context)
    page = context.new_page()
    page.set_content("<script>throw new Error('no such card')</script>")
    page.evaluate("fetch('http://cards.example/ace.svg').catch(() => 0)")
    context.close()
    assert any("no such card" in error for error in watch.errors)
    assert watch.outside == ["http://cards.example/ace.svg"]
