"""Questions in the browser: clean by axe, on a phone, answered by mouse and keys, and saved."""

import pytest

from bideuchre_teach import Hand, Rules, deals, teach
from bideuchre_teach.teach import fresh
from bideuchre_teach.widgets.question import Question, Quiz
from tests.browser.test_components import CSS, TOO_SMALL, state_of

MODULE = "bideuchre_teach/static/question.js"


def wrong_card() -> Question:
    widget = Question("gallery.question.q2")
    widget.check("A♠")
    widget.hint()
    return widget


def right_order() -> Question:
    widget = Question("gallery.question.q6")
    widget.check("JH JD AH KH 9H")
    return widget


def strain_bid() -> Question:
    hand = Hand.start(deals.shuffle(Rules.double_deck(), 3))
    return Question(
        teach.bid("gallery.question.q9", "You open.", hand, "4H", otherwise="no.", why="Yes.")
    )


def ended_exam() -> Quiz:
    widget = Quiz(fresh(Rules.cutthroat(5), 4), "exam", title="Five players")
    widget.at = 3
    widget.finish()
    return widget


SCENES = {
    **{q.kind.value: lambda q=q: Question(q) for q in teach.every_question("gallery")},
    "wrong card": wrong_card,
    "right order": right_order,
    "bid with a strain": strain_bid,
    "quiz": lambda: Quiz(fresh(Rules.double_deck(), 4, ["which_may_you_play"], 3)),
    "ended exam": ended_exam,
}

scenes = pytest.mark.parametrize("scene", SCENES)


@pytest.fixture
def show(component):
    def shown(scene: str, **options):
        widget = SCENES[scene]()
        state = state_of(widget)
        state.update(options.pop("traits", {}))
        return component(MODULE, state, CSS, reduced_motion="reduce", **options)

    return shown


@scenes
@pytest.mark.parametrize("shade", ["light", "dark"])
def test_axe_finds_nothing(show, axe, scene, shade):
    assert axe(show(scene, shade=shade).page) == []


@scenes
@pytest.mark.parametrize(("width", "theme"), [(320, "paired"), (320, "contrast"), (900, "paired")])
def test_it_fits_and_its_text_is_large_enough(show, scene, width, theme):
    page = show(scene, traits={"theme": theme}, viewport={"width": width, "height": 640}).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(TOO_SMALL, 14) == []


@scenes
def test_on_a_projector_no_text_is_small(show, scene):
    page = show(scene, traits={"size": "projector"}, viewport={"width": 1280, "height": 900}).page
    assert page.evaluate(TOO_SMALL, 20) == []


CELLS = [
    'from bideuchre_teach.teach import ask\nq = ask("gallery.question.q2")\nq',
    "q.outcome.value",
    'n = ask("gallery.question.q5")\nn',
]


def test_a_question_is_answered_by_mouse_and_by_keyboard(notebook):
    lab = notebook(CELLS)
    lab.run_all()
    card = lab.output(0)
    card.get_by_role("button", name="ace of spades").click()
    card.get_by_role("button", name="Check").click()
    card.get_by_text("One heart is still out").wait_for()
    assert lab.ask("q.outcome.value") == "'wrong'"
    lab.page.keyboard.press("Shift+Tab")
    card.get_by_role("button", name="ace of spades, chosen").focus()
    lab.page.keyboard.press("ArrowRight")
    lab.page.keyboard.press("Enter")
    card.get_by_role("button", name="ace of hearts, chosen").wait_for()
    lab.page.keyboard.press("Enter")
    card.get_by_text("Draw the last trump first").wait_for()
    assert lab.ask("q.outcome.value") == "'right'"
    number = lab.output(2)
    number.get_by_role("textbox").fill("3")
    number.get_by_role("textbox").press("Enter")
    number.get_by_text("Three is what you promised").wait_for()
    assert lab.watch.errors == []


def test_what_is_answered_in_the_cell_is_seen_in_the_widget(notebook):
    lab = notebook(CELLS)
    lab.run_all()
    lab.ask('q.check("AH")')
    lab.output(0).get_by_text("Draw the last trump first").wait_for()


def test_a_saved_question_can_be_read_and_says_where_answers_are_checked(saved_page, tmp_path):
    page = saved_page(Question("gallery.question.q1").to_html(tmp_path / "saved.html")).page
    page.get_by_role("radio", name="the dealer", exact=True).click()
    page.get_by_role("button", name="Check").click()
    page.get_by_text("This is a saved page").wait_for()
