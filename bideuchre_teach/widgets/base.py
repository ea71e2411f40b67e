"""What every widget is: a view for the browser, intents from it, and a static twin.

Python owns the game. The browser gets a `view` (plain data in which hidden cards are None) and
sends an `intent`; Python answers with a new view or with a `refusal` and its reason. Each view has
a state number: an intent that was meant for an older view, or that came twice, is ignored.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from .._assets import STATIC
from ..draw.picture import Picture
from ..draw.theme import THEMES
from ..reasons import IllegalAction, RulesError
from .page import page

Intent = Mapping[str, Any]

SIZES = ("normal", "projector")


class Widget(anywidget.AnyWidget):  # type: ignore[misc, unused-ignore]
    """The base of all widgets.

    A subclass names its browser half in ``_esm``, says what it ``_shows()``, draws its static twin
    in ``picture()``, and has one method ``_on_...(intent)`` for each intent it understands.
    """

    _css: ClassVar[Any] = STATIC / "bideuchre_teach.css"

    view = traitlets.Dict().tag(sync=True)
    intent = traitlets.Dict().tag(sync=True)
    refusal = traitlets.Dict().tag(sync=True)
    theme = traitlets.Enum(tuple(THEMES), default_value="paired").tag(sync=True)
    size = traitlets.Enum(SIZES, default_value="normal").tag(sync=True)

    def __init__(self, *, theme: str = "paired", size: str = "normal", **traits: Any) -> None:
        self._state = 0
        self._refusals = 0
        self._last_n: Any = None
        super().__init__(theme=theme, size=size, view={**self._shows(), "state": 0}, **traits)

    def _shows(self) -> dict[str, Any]:
        """Return what the browser may see now, without the state number."""
        raise TypeError(f"{type(self).__name__} does not say what it shows")

    def picture(self) -> Picture:
        """Return the static twin: the same view as a picture and as text."""
        raise TypeError(f"{type(self).__name__} does not draw itself")

    def _show(self) -> None:
        """Send a new view to the browser, which makes older intents void."""
        self._state += 1
        self.view = {**self._shows(), "state": self._state}

    def _refuse(self, say: str, card: str | None = None) -> None:
        """Tell the learner, aloud and on screen, why something is not done."""
        self._refusals += 1
        self.refusal = {"say": say, "card": card, "n": self._refusals}

    @traitlets.observe("intent")
    def _heard(self, change: Any) -> None:
        intent = change["new"]
        if not intent or intent.get("state") != self._state or intent.get("n") == self._last_n:
            return
        self._last_n = intent.get("n")
        act: Callable[[Intent], None] | None = getattr(self, f"_on_{intent.get('do')}", None)
        if act is None:
            return
        card = intent.get("card")
        try:
            act(intent)
        except (IllegalAction, RulesError, ValueError) as fault:
            self._refuse(str(fault), card if isinstance(card, str) else None)
        except (KeyError, TypeError):
            self._refuse("That could not be understood; nothing was done.")

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        twin = self.picture()
        return {**data, "image/svg+xml": twin.svg, "text/plain": twin.text}, metadata

    def html(self) -> str:
        """Return one page that shows this widget offline, without a kernel and without a CDN."""
        shown = {
            name: value
            for name, value in self.get_state().items()
            if not name.startswith("_") and name not in ("layout", "tabbable", "tooltip", "intent")
        }
        return page(
            title=self.picture().title,
            state=json.loads(json.dumps(shown)),
            module=str(self._esm),
            css=str(self._css),
            still=self.picture().svg,
        )

    def to_html(self, path: str | Path) -> Path:
        """Write `html()` to a file and return its path; the folder must exist."""
        file = Path(path)
        file.write_text(self.html(), encoding="utf-8")
        return file
