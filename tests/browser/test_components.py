"""Every widget on a page of its own: reachable by keyboard and by screen reader, at every size."""

from typing import Any

import pytest

from bideuchre_teach import Game, Hand, Rules, deals
from bideuchre_teach.bots import Steady
from bideuchre_teach.widgets import Auction, BowerLadder, DealTray, Replay, ScoreSheet, Table
from tests.browser.component import Component

CSS = "bideuchre_teach/static/bideuchre_teach.css"
HIDDEN_FROM_US = ("layout", "tabbable", "tooltip")


def state_of(widget: Any) -> dict[str, Any]:
    """What a widget sends to the browser, without what ipywidgets and anywidget add."""
    return {
        name: value
        for name, value in widget.get_state().items()
        if not name.startswith("_") and name not in HIDDEN_FROM_US
    }


def played(rules: Rules, seed: int, number: int = 1) -> Hand:
    """A hand that bots have played to its end."""
    hand, bot = Hand.start(deals.shuffle(rules, seed, number)), Steady()
    while hand.turn is not None:
        hand = hand.do(bot.choose(hand.seen_by(hand.turn)).action)
    return hand


def at_play(rules: Rules) -> Table:
    """A table at which the second card of the first trick is due."""
    table = Table(deals.shuffle(rules, 7, dealer="S"))
    calls = ["4H", "pass", "pass", "pass"] if rules.strain_in_bid else ["4", *["pass"] * 4]
    for call in calls[: 4 if rules.strain_in_bid else rules.players]:
        table.do(call)
    if not rules.strain_in_bid:
        table.do("H")
    table.do(table.hand.actions()[0])
    return table


def swap_table() -> Table:
    """A double-deck table at which a lone player chooses cards to swap."""
    table = Table(deals.shuffle(Rules.double_deck(), 7, dealer="S"), bottom="W")
    table.do("alone S")
    return table


def sheet() -> ScoreSheet:
    """A score sheet of three hands."""
    game, bot = Game(Rules.partnership()), Steady()
    for _ in range(3):
        hand = Hand.start(game.next_deal(11))
        while hand.turn is not None:
            hand = hand.do(bot.choose(hand.seen_by(hand.turn)).action)
        game = game.add(hand)
    return ScoreSheet(game)


SCENES = {
    "replay": lambda: ("replay", Replay(played(Rules.cutthroat(), 3), step=12)),
    "replay of five": lambda: ("replay", Replay(played(Rules.cutthroat(5), 3), step=99)),
    "replay of two packs": lambda: ("replay", Replay(played(Rules.double_deck(), 3), step=20)),
    "table": lambda: ("table", at_play(Rules.cutthroat())),
    "table of three": lambda: ("table", at_play(Rules.cutthroat(3))),
    "table of five": lambda: ("table", at_play(Rules.cutthroat(5))),
    "table, two packs": lambda: ("table", at_play(Rules.double_deck())),
    "swap": lambda: ("table", swap_table()),
    "one seat": lambda: ("table", Table(deals.shuffle(Rules.partnership(), 5), seats="S")),
    "auction": lambda: ("auction", Auction(deals.shuffle(Rules.partnership(), 7, dealer="S"))),
    "auction, suits": lambda: ("auction", Auction(deals.shuffle(Rules.double_deck(), 7))),
    "ladder": lambda: ("bower_ladder", BowerLadder(strain="H")),
    "ladder, twins": lambda: ("bower_ladder", BowerLadder(Rules.double_deck(), strain="S")),
    "deal tray": lambda: ("deal_tray", DealTray(Rules.cutthroat(5), up="S")),
    "score sheet": lambda: ("score_sheet", sheet()),
}

scenes = pytest.mark.parametrize("scene", SCENES)


@pytest.fixture(scope="module")
def states() -> dict[str, tuple[str, dict[str, Any]]]:
    """Each scene's module and state, made once."""
    made = {}
    for name, make in SCENES.items():
        module, widget = make()
        made[name] = (f"bideuchre_teach/static/{module}.js", state_of(widget))
        widget.close()
    return made


@pytest.fixture
def show(component: Any, states: Any) -> Any:
    """`show(scene, traits={...}, ...)`: that scene on a page, with calm motion."""

    def shown(scene: str, traits: dict[str, Any] | None = None, **options: Any) -> Component:
        module, state = states[scene]
        options.setdefault("reduced_motion", "reduce")
        found: Component = component(module, {**state, **(traits or {})}, CSS, **options)
        return found

    return shown


@scenes
@pytest.mark.parametrize("shade", ["light", "dark"])
def test_axe_finds_nothing(show, axe, scene, shade):
    assert axe(show(scene, shade=shade).page) == []


@scenes
def test_nothing_is_wider_than_a_phone(show, scene):
    page = show(scene, viewport={"width": 320, "height": 640}).page
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


TOO_SMALL = """least => {
  const small = [];
  const walk = document.createTreeWalker(document.querySelector('.be-root'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, box = text.parentElement;
    if (!text.data.trim() || box.closest('.be-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const shown = range.getBoundingClientRect();
    if (!shown.width) continue;
    let size = parseFloat(getComputedStyle(box).fontSize);
    const svg = box.closest('svg');
    if (svg) size *= svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    if (size < least - 0.01) small.push(`${text.data.trim()}: ${size.toFixed(1)}px`);
  }
  return small;
}"""


@scenes
@pytest.mark.parametrize("width", [320, 900])
def test_no_text_is_smaller_than_14_pixels(show, scene, width):
    page = show(scene, viewport={"width": width, "height": 700}).page
    assert page.evaluate(TOO_SMALL, 14) == []


@scenes
def test_no_text_on_a_projector_is_smaller_than_20_pixels(show, scene):
    page = show(scene, {"size": "projector"}, viewport={"width": 1600, "height": 900}).page
    assert page.evaluate(TOO_SMALL, 20) == []


SMALL_TARGETS = """() => [...document.querySelectorAll('button, [role=radio], input, summary')]
  .map(one => [one.getAttribute('aria-label') ?? one.textContent,
               (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 24 || box.height < 20))
  .map(([name, box]) => `${name}: ${box.width.toFixed(0)} by ${box.height.toFixed(0)}`)"""


@scenes
def test_every_control_can_be_hit_with_a_finger_on_a_phone(show, scene):
    page = show(scene, viewport={"width": 320, "height": 640}).page
    assert page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("deck", ["classic", "contrast"])
def test_the_other_decks_are_clean_too(show, axe, deck):
    table = show("table", {"theme": deck})
    assert axe(table.page) == []
    names = table.page.locator(".be-suit-name", has_text="hearts")
    assert names.first.is_visible() == (deck == "contrast")


def test_forced_colours_keep_the_cards_and_the_signs(show, axe):
    table = show("table", forced_colors="active")
    assert axe(table.page) == []
    assert table.page.locator(".be-star").first.is_visible()
    bar = "getComputedStyle(document.querySelector('.be-legal'), '::after').backgroundColor"
    assert table.page.evaluate(bar) not in ("rgba(0, 0, 0, 0)", "transparent")


def test_a_hand_is_one_tab_stop_and_arrows_move_inside_it(show):
    page = show("table").page
    hand = page.get_by_role("group", name="hand:")
    names = hand.get_by_role("button").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    page.keyboard.press("Tab")
    page.keyboard.press("Home")
    reached = [page.evaluate("document.activeElement.getAttribute('aria-label')")]
    for _ in names[1:]:
        page.keyboard.press("ArrowRight")
        reached.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert reached == names
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[role=group]')?.ariaLabel") == "Controls"


def test_enter_plays_the_focused_card(show):
    table = show("table")
    card = table.page.get_by_role("button", name=", playable").first
    card.focus()
    name = card.get_attribute("aria-label")
    table.page.keyboard.press("Enter")
    sent = [saved["intent"] for saved in table.saved() if "intent" in saved]
    assert [intent["do"] for intent in sent] == ["play"]
    assert name is not None
    assert sent[0]["state"] == table.get("view")["state"]


def test_an_unplayable_card_says_why_to_the_eye_and_to_the_ear(show):
    page = show("table").page
    barred = page.get_by_role("button", name="not playable").first
    barred.focus()
    why = barred.evaluate(
        "one => document.getElementById(one.getAttribute('aria-describedby')).textContent"
    )
    assert "you must follow suit" in why
    assert page.locator(".be-hint").count() == 0, "nobody moved to the card"
    barred.hover(position={"x": 6, "y": 30})
    assert page.locator(".be-hint").inner_text() == why
    page.keyboard.press("Enter")
    assert why in page.get_by_role("status").inner_text()


def test_legal_cards_have_a_bar_and_lift_under_the_pointer(show):
    page = show("table").page
    legal = page.get_by_role("button", name=", playable").first
    inside = legal.locator(".be-card")
    before = inside.bounding_box()
    legal.hover()
    page.wait_for_function(
        "([top]) => document.querySelector('.be-legal:hover .be-card')"
        ".getBoundingClientRect().top < top - 3",
        arg=[before["y"]],
    )


def test_a_replay_walks_with_the_arrow_keys(show):
    replay = show("replay", {"step": 0})
    replay.page.get_by_role("slider", name="Step").focus()
    for _ in range(3):
        replay.page.keyboard.press("ArrowRight")
    assert replay.get("step") == 3
    replay.page.keyboard.press("End")
    replay.page.get_by_role("region", name="Score of the hand").wait_for()
    replay.page.keyboard.press("Home")
    assert replay.get("step") == 0


def test_the_left_bower_crosses_over(show):
    ladder = show("ladder", {"strain": "NT"}, reduced_motion="no-preference")
    page = ladder.page
    page.get_by_role("radio", name="hearts").click()
    running = "document.querySelector('[data-id=\"JD\"]').getAnimations().length"
    assert page.evaluate(running) == 1
    top = page.get_by_role("region", name="hearts, trump: 7 cards")
    assert top.get_by_role("img", name="jack of diamonds, left bower, trump").count() == 1
    gave = page.get_by_role("region", name="diamonds: 5 cards")
    assert "the jack has gone to hearts" in gave.inner_text()


def test_reduced_motion_leaves_the_bower_still(show):
    page = show("ladder", {"strain": "NT"}).page
    page.get_by_role("radio", name="hearts").click()
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_deal_goes_round_and_says_to_whom(show):
    tray = show("deal tray")
    page = tray.page
    assert page.get_by_role("region", name="hearts: 8 cards").count() == 1
    page.get_by_role("radio", name="slowly").click()
    page.get_by_role("button", name="Shuffle and deal").click()
    page.get_by_text("A card to").wait_for()
    page.get_by_role("button", name="Deal the rest at once").click()
    page.get_by_text("2 dead cards").wait_for()
    assert page.get_by_label("West's hand: 6 cards, face down", exact=True).count() == 1


def test_a_component_that_goes_away_leaves_nothing(show):
    for scene in ("replay", "table", "ladder", "deal tray", "score sheet"):
        assert show(scene).stop() == 0
