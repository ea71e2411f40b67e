"""Questions in the browser: clean by axe, on a phone, answered by mouse and keys, and saved."""

from functools import partial

import pytest

from bideuchre_teach import Deal, Hand, Rules, deals, teach
from bideuchre_teach.teach import fresh
from bideuchre_teach.widgets.question import Question, Quiz
from tests.browser.test_components import CSS, TOO_SMALL, state_of
from tests.hands import FIRST_NIGHT

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


def answered(id: str, answer: str, outcome: teach.Outcome) -> Question:
    widget = Question(id)
    widget.check(answer)
    assert widget.outcome is outcome
    return widget


def illegal_card() -> Question:
    """North holds three hearts, hearts are led, and the answer is a club."""
    hand = Hand.start(Deal.of(Rules.cutthroat(), "S", FIRST_NIGHT))
    for step in ("3", "pass", "pass", "pass", "H", "J♥"):
        hand = hand.do(hand.read(step))
    widget = Question(
        teach.card("gallery.question.q8", "Which?", hand, "9♥", otherwise="no.", why="Yes.")
    )
    widget.check("A♣")
    assert widget.outcome is teach.Outcome.ILLEGAL
    return widget


ANSWERS = [
    ("choice", "q1", "the highest bidder", teach.Outcome.RIGHT),
    ("choice", "q1", "the dealer", teach.Outcome.WRONG),
    ("card", "q2", "A♥", teach.Outcome.RIGHT),
    ("suit", "q3", "H", teach.Outcome.RIGHT),
    ("suit", "q3", "D", teach.Outcome.WRONG),
    ("bid", "q4", "3", teach.Outcome.RIGHT),
    ("bid", "q4", "4", teach.Outcome.NOT_BEST),
    ("bid", "q4", "pass", teach.Outcome.WRONG),
    ("number", "q5", "5", teach.Outcome.RIGHT),
    ("number", "q5", "3", teach.Outcome.WRONG),
    ("order", "q6", "JD JH AH KH 9H", teach.Outcome.WRONG),
]

ANSWERED = {
    **{
        f"{kind} answered {answer}: {outcome.value}": partial(
            answered, f"gallery.question.{id}", answer, outcome
        )
        for kind, id, answer, outcome in ANSWERS
    },
    "card answered against the rules": illegal_card,
}

SCENES = {
    **ANSWERED,
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


# axe does not judge text on a mixed colour, so the contrast is worked out here by WCAG's formula:
# the colours of text and sign of each answer and of the reply, over all grounds beneath them.
TOO_FAINT = """() => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const seen = (layers) => {
    pen.clearRect(0, 0, 1, 1);
    for (const colour of layers) { pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); }
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (rgb) => rgb.map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const grounds = (node) => node
    ? [...grounds(node.parentElement), getComputedStyle(node).backgroundColor] : ['white'];
  const faint = [];
  const parts = document.querySelectorAll(
    '.be-option, .be-option span, .be-input, .be-say p, .be-cross');
  for (const node of parts)
    for (const part of [null, '::before']) {
      const style = getComputedStyle(node, part);
      const text = part
        ? style.content.replace(/^(none|normal|"")$/, '')
        : [...node.childNodes].map(child => child.nodeType === 3 ? child.data : '').join('').trim();
      if (!text && !node.matches('.be-input')) continue;
      const under = grounds(node);
      const [a, b] = [light(seen(under)), light(seen([...under, style.color]))];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (contrast < 4.5)
        faint.push(`${node.className} ${part ?? node.textContent}: ${contrast.toFixed(2)}`);
    }
  return [parts.length, faint];
}"""


@pytest.mark.parametrize("scene", ANSWERED)
@pytest.mark.parametrize("shade", ["light", "dark"])
def test_an_answer_can_be_read_whatever_came_of_it(show, scene, shade):
    looked_at, faint = show(scene, shade=shade).page.evaluate(TOO_FAINT)
    assert looked_at > 0
    assert faint == []


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


def test_a_lesson_opened_again_shows_its_questions_and_says_that_a_cell_must_be_run(notebook):
    lab = notebook(CELLS)
    lab.run_all()
    lab.output(0).get_by_role("button", name="ace of spades").click()
    lab.output(0).get_by_role("button", name="Check").click()
    lab.output(0).get_by_text("One heart is still out").wait_for()
    lab.reopen()
    assert lab.ask("'q' in dir()") == "False", "the kernel is a new one"
    card = lab.output(0)
    card.get_by_text("One heart is still out").wait_for()
    lab.output(2).get_by_role("textbox").wait_for()
    assert lab.page.get_by_text("model not found").count() == 0
    card.get_by_role("button", name="ace of hearts").click()
    card.get_by_role("button", name="Check").click()
    card.get_by_text("run the cell again").wait_for()


def test_a_saved_question_can_be_read_and_says_where_answers_are_checked(saved_page, tmp_path):
    page = saved_page(Question("gallery.question.q1").to_html(tmp_path / "saved.html")).page
    page.get_by_role("radio", name="the dealer", exact=True).click()
    page.get_by_role("button", name="Check").click()
    page.get_by_text("This is a saved page").wait_for()
