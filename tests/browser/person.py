"""Somebody at a table in a notebook: sees what is to be done next, and does it by mouse or by keys.

Nothing is asked of Python: what a person finds here is on the screen, under the pointer or the
focus.
"""

from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as TooLate

DUE = """root => {
  if (root.querySelector('.be-score')) return 'over';
  const box = root.querySelector('.be-bid-box');
  if (box?.querySelector('[role=radio]')) return 'bid';
  if (box) return box.getAttribute('aria-label').endsWith('trump?') ? 'trump' : 'swap';
  if (root.querySelector('.be-live:not(.be-idle) .be-legal')) return 'card';
  const buttons = [...root.querySelectorAll('button')];
  return buttons.some(one => one.textContent.trim() === 'Skip ahead') ? 'others' : '';
}"""

STATE = """root => [...root.querySelectorAll('.be-took b, [role=status], .be-hand')]
  .map(one => one.textContent + (one.getAttribute('aria-label') ?? '')).join('|')"""

FOCUSED = """root => {
  const one = document.activeElement;
  const name = one.getAttribute('aria-label') ?? one.closest('label')?.textContent;
  return [root.contains(one), (name ?? one.textContent).trim()];
}"""

REACH = 40
"""Presses of Tab after which a person gives up."""


class Person(ABC):
    """Plays the table in `root`, an element that shows one widget."""

    def __init__(self, page: Any, root: Any) -> None:
        self.page, self.root = page, root
        self.done: list[str] = []
        """What was done, in order."""

    def play(self, bids: list[list[str]], trump: str) -> list[str]:
        """Play the hand to its score; `bids` are what is chosen at each call, the last one again.

        Returns what was done.
        """
        while True:
            due = self.due()
            if due == "over":
                return self.done
            before = self.root.evaluate(STATE)
            if due == "others":
                self.skip()
            elif due == "bid":
                calls = sum(one == "bid" for one in self.done)
                self.choose(bids[min(calls, len(bids) - 1)])
            elif due == "trump":
                self.choose([trump])
            elif due == "swap":
                self.choose(["Keep all cards"])
            else:
                self.card()
            self.done.append(due)
            self.page.wait_for_function(
                f"([root, before]) => ({STATE})(root) !== before",
                arg=[self.root.element_handle(), before],
            )

    def due(self) -> str:
        """What is to be done now, as soon as anything is."""
        handle = self.root.element_handle()
        found: str = self.page.wait_for_function(f"root => ({DUE})(root)", arg=handle).json_value()
        return found

    @abstractmethod
    def skip(self) -> None:
        """Let the others act."""

    @abstractmethod
    def choose(self, names: list[str]) -> None:
        """Choose one thing after the other: a number, a suit, and the button that says it."""

    @abstractmethod
    def card(self) -> None:
        """Play the first card that may be played."""


class ByMouse(Person):
    """Points and clicks, and never touches a key."""

    def choose(self, names: list[str]) -> None:
        """Click each."""
        for name in names:
            found = self.root.get_by_role("button", name=name, exact=True)
            self.root.get_by_role("radio", name=name, exact=True).or_(found).click()

    def skip(self) -> None:
        """Hurry the others along; when they are done meanwhile, so much the better."""
        with suppress(TooLate):
            self.root.get_by_role("button", name="Skip ahead").click(timeout=1500)

    def card(self) -> None:
        """Click a card with a bar over it."""
        self.root.locator(".be-legal").first.click()


class ByKeys(Person):
    """Presses keys, and never moves the pointer."""

    def press(self, key: str) -> None:
        """Press a key, and look that the focus is still at the table."""
        self.page.keyboard.press(key)

    def at(self) -> tuple[bool, str]:
        """Whether the focus is in the widget, and the name of what has it."""
        inside, name = self.root.evaluate(FOCUSED)
        return inside, name

    def focused(self) -> str:
        """The name of what has the focus; it must be in the widget."""
        inside, name = self.at()
        assert inside, f"the focus has left the table: it is on {name!r}"
        return name

    def enter(self) -> None:
        """Come into the widget from the notebook's cell below it."""
        for _ in range(REACH):
            self.press("Shift+Tab")
            if self.at()[0]:
                return
        raise AssertionError("the table cannot be reached with Shift + Tab")

    def choose(self, names: list[str]) -> None:
        """Go to each by Tab, or by arrows inside a row of choices, and press Enter on a button."""
        for name in names:
            self.reach(name)
        self.press("Enter")

    def reach(self, name: str) -> None:
        """Move the focus to what is so called: onwards to the end, then back."""
        passed = []
        for key in ("Tab", "Shift+Tab"):
            for _ in range(REACH):
                inside, now = self.at()
                if inside and (now == name or self.along(name)):
                    return
                passed.append(now)
                self.press(key)
                if key == "Tab" and not self.at()[0]:
                    break
        raise AssertionError(f"{name} cannot be reached; passed {passed}")

    def along(self, name: str) -> bool:
        """Look along a row of choices with the arrow keys; whether it is there."""
        role = "document.activeElement.getAttribute('role')"
        if self.page.evaluate(role) != "radio":
            return False
        names = self.page.evaluate(
            "[...document.activeElement.parentElement.children]"
            ".map(one => one.getAttribute('aria-label').replace(', not allowed', ''))"
        )
        if name not in names:
            return False
        self.press("Home")
        for _ in range(names.index(name)):
            self.press("ArrowRight")
        return self.focused() == name

    def skip(self) -> None:
        """Wait: the focus comes back by itself."""

    def card(self) -> None:
        """Press Enter on a card that may be played; the focus is in the hand already."""
        name = self.focused()
        if not name.endswith(", playable"):
            self.press("Home")
            for _ in range(12):
                if self.focused().endswith(", playable"):
                    break
                self.press("ArrowRight")
        self.press("Enter")
