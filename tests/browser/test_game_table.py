"""A whole game on a page of its own, in JupyterLab, and on a saved page."""

import json
from typing import Any

import pytest

from bideuchre_teach import Game, Hand, Rules, record
from bideuchre_teach.bots import play_game
from bideuchre_teach.widgets import GameTable
from tests.browser.component import Component
from tests.browser.test_components import CSS, SMALL_TARGETS, TOO_SMALL, state_of

MODULE = "bideuchre_teach/static/game_table.js"


def started(name: str, seed: int, **options: Any) -> GameTable:
    """A game in which nobody has acted but bots at once."""
    return GameTable(name, seed, pace=0, **options)


def in_play(name: str, seed: int = 5) -> GameTable:
    """A game whose first hand has come to the second trick."""
    table = started(name, seed)
    while len(table.hand.tricks) < 1 or table.view["acts"] is None:
        actions = table.hand.actions()
        passes = [one for one in actions if getattr(one, "is_pass", False)]
        table.do((passes or list(actions))[0])
    return table


def hinted() -> GameTable:
    """A table at which a hint has been given."""
    table = in_play("partnership")
    table.hint()
    return table


def after_hands(hands: int) -> GameTable:
    """A game of at most so many hands, played by bots, the last one just over."""
    game = play_game(Rules.partnership(), 5)
    cut = record.write_game(Game(game.rules, game.hands[:hands]))
    return GameTable({**cut, "notes": {"seed": 5, "seats": "S"}}, pace=0)


SCENES = {
    "first call": lambda: started("partnership", 5),
    "bots to act": lambda: GameTable("cutthroat-4", seed=5, pace=None),
    "play": lambda: in_play("partnership"),
    "play of five": lambda: in_play("cutthroat-5"),
    "play, two packs": lambda: in_play("double-deck"),
    "hint": hinted,
    "cards covered": lambda: GameTable("partnership", seed=5, seats="S N", pace=0),
    "hand over": lambda: after_hands(3),
    "game over": lambda: after_hands(99),
}
scenes = pytest.mark.parametrize("scene", SCENES)


@pytest.fixture(scope="module")
def states() -> dict[str, dict[str, Any]]:
    """Each scene's state, made once."""
    return {name: state_of(make()) for name, make in SCENES.items()}


@pytest.fixture
def show(component: Any, states: Any) -> Any:
    """`show(scene, traits={...}, ...)`: that scene on a page, with calm motion."""

    def shown(scene: str, traits: dict[str, Any] | None = None, **options: Any) -> Component:
        options.setdefault("reduced_motion", "reduce")
        found: Component = component(MODULE, {**states[scene], **(traits or {})}, CSS, **options)
        return found

    return shown


@scenes
@pytest.mark.parametrize("shade", ["light", "dark"])
def test_axe_finds_nothing(show, axe, scene, shade):
    page = show(scene, shade=shade).page
    for closed in page.locator("details").all():
        closed.evaluate("one => one.open = true")
    assert axe(page) == []


@scenes
def test_it_fits_a_phone_and_every_control_a_finger(show, scene):
    page = show(scene, viewport={"width": 320, "height": 640}).page
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate(SMALL_TARGETS) == []
    assert page.evaluate(TOO_SMALL, 14) == []


@scenes
def test_everything_is_large_on_a_projector(show, scene):
    page = show(scene, {"size": "projector"}, viewport={"width": 1600, "height": 900}).page
    assert page.evaluate(TOO_SMALL, 20) == []


def test_forced_colours_are_clean_too(show, axe):
    assert axe(show("hand over", forced_colors="active").page) == []


def test_it_goes_away_without_a_trace(show):
    assert show("bots to act").stop() == 0


class Python:
    """Answers a page as a kernel would, with a real table."""

    def __init__(self, table: GameTable, shown: Component) -> None:
        self.table, self.shown, self.read = table, shown, 0

    def answer(self) -> bool:
        """Pass on what the page has sent, and the answers to it; whether there was anything."""
        saved = self.shown.saved()[self.read :]
        self.read += len(saved)
        for changes in saved:
            self.table.set_state(changes)
        if saved:
            names = ("view", "sheet", "note", "refusal", "pace")
            self.shown.answer(**{name: getattr(self.table, name) for name in names})
        return bool(saved)


FOCUSED = """() => {
  const one = document.activeElement;
  return one === document.body || one.classList.contains('be-felt') ? '' :
    (one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent);
}"""


def test_a_whole_hand_and_the_next_deal_by_enter_and_arrows_alone(component):
    table = GameTable("partnership", seed=5, pace=None)
    shown = component(MODULE, state_of(table), CSS, reduced_motion="reduce")
    python, keys = Python(table, shown), shown.page.keyboard
    shown.page.get_by_role("button", name="Skip ahead").or_(
        shown.page.get_by_role("button", name="Pass", exact=True)
    ).first.focus()
    for _ in range(120):
        if table.game.hands and table.view["number"] == 2:
            break
        shown.page.wait_for_function(f"({FOCUSED})() !== ''")
        while shown.page.evaluate("document.activeElement.closest('.be-choices') !== null"):
            keys.press("Tab")
        while shown.page.evaluate(FOCUSED) in ("One less", "One more", "Alone"):
            keys.press("Tab")
        for key in ("Home", *["ArrowRight"] * 6):
            if "not playable" in shown.page.evaluate(FOCUSED):
                keys.press(key)
        keys.press("Enter")
        python.answer()
    assert len(table.game.hands) == 1
    assert table.refusal == {}
    assert shown.watch.errors == []


def test_what_happens_is_told_in_the_live_region(component):
    table = GameTable("cutthroat-4", seed=5, pace=None)
    shown = component(MODULE, state_of(table), CSS, reduced_motion="reduce")
    python = Python(table, shown)
    shown.page.get_by_role("button", name="Next: North").click()
    assert python.answer()
    status = shown.page.get_by_role("status")
    status.filter(has_text="North").wait_for()
    shown.page.get_by_role("button", name="Why?", exact=True).click()
    assert python.answer()
    status.filter(has_text="North: ").wait_for()


START = """
from bideuchre_teach.widgets import GameTable
table = GameTable("partnership", seed=5, pace=0, keep="game.json")
table
"""


def test_a_hand_is_played_in_jupyterlab_and_goes_on_after_a_restart(notebook):
    lab = notebook([START])
    lab.run_all()
    shown = lab.output(0)
    done = shown.get_by_role("region", name="The hand is over")
    act = shown.locator(".be-choice.be-legal").or_(
        shown.get_by_role("button", name="Pass", exact=True)
    )
    for number in range(9):
        act.or_(done).first.wait_for()
        if done.count():
            break
        if number == 3:
            before = lab.ask("table.record()")
            lab.page.evaluate(
                "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
            )
            lab.run_all()
            act.first.wait_for()
            assert lab.ask("table.record()") == before
        said = shown.get_by_role("status").first.inner_text()
        act.first.focus()
        lab.page.keyboard.press("Enter")
        lab.page.wait_for_function(
            "old => document.querySelector('[role=status]').innerText !== old", arg=said
        )
    assert lab.ask("len(table.game.hands)") == "1"
    done.get_by_role("button", name="Next hand").click()
    shown.get_by_role("list", name="Hand 2, the score so far").wait_for()
    kept = json.loads((lab.path.parent / "game.json").read_text("utf-8"))
    assert record.replay_game(kept).legal
    assert len(kept["hands"]) == 2
    assert lab.watch.errors == []


def test_the_bots_act_one_after_the_other_in_jupyterlab(notebook):
    start = "from bideuchre_teach.widgets import GameTable\n"
    lab = notebook([start + "table = GameTable('cutthroat-4', seed=5, pace=0.1)\ntable"])
    lab.run_all()
    lab.output(0).get_by_role("button", name="Pass", exact=True).wait_for()
    assert lab.ask("len(table.hand.auction.calls)") == "2"
    assert lab.ask("table.view['state']") == "2"


def test_a_saved_page_shows_the_game_and_says_how_to_go_on(saved_page, tmp_path):
    table = GameTable("cutthroat-4", seed=5, pace=0)
    page = saved_page(table.to_html(tmp_path / "game.html")).page
    page.get_by_text("open the notebook and run its cell").wait_for()
    page.get_by_role("button", name="Hint").click()
    assert "saved page" in page.get_by_role("status").first.inner_text()
    held: Hand = table.hand
    assert page.locator(".be-choice, .be-big .be-card").count() == len(held.acting_cards())
