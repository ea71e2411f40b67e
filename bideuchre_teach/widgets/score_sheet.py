"""`ScoreSheet`: a game hand by hand, and what a hand would score if it had gone otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from .. import draw, record
from .._assets import STATIC
from ..auction import Contract
from ..cards import Seat
from ..draw.picture import Picture
from ..draw.table_seen import score_lines
from ..draw.view import score_view, sheet_view
from ..game import Game
from ..hand import Hand
from ..presets import NAMES
from ..rules import Rules
from ..scoring import Result, score
from ..words import seat_name
from ..words.names import count
from .base import Intent, Widget
from .score_chart import chart
from .what_if import TABLES, explained

Source = Game | Hand | Rules | Mapping[str, Any] | str | bytes


class ScoreSheet(Widget):
    """The score explained line by line, a running game, and "what if" controls.

    ``game`` is a `Game`, a finished `Hand`, a game record, or `Rules` for an empty sheet
    (`Rules.partnership` if none). ``what_if`` shows the controls: which table, which bid, how many
    tricks; they recompute the score of a hand and say why. ``bid`` and ``tricks`` set them to
    begin with. Raises `ValueError` for a hand that is not over.

    >>> sheet = ScoreSheet(Rules.partnership(), bid="5", tricks=3)
    >>> sheet.score
    {'EW': -6, 'NS': 3}
    """

    _esm: ClassVar[Any] = STATIC / "score_sheet.js"

    def __init__(
        self,
        game: Source | None = None,
        *,
        what_if: bool = True,
        bid: str | int | None = None,
        tricks: int | None = None,
        title: str = "",
        **options: Any,
    ) -> None:
        self._game = _read(game)
        self._title, self._asks = title, what_if
        self._rules = self._game.rules
        self._sheet: Any = (
            sheet_view(self._game) if isinstance(self._game, Game) else score_view(self._game)
        )
        self._bid = self._known(str(bid) if bid is not None else None)
        self._tricks = self._inside(tricks)
        super().__init__(**options)

    @property
    def score(self) -> dict[str, int]:
        """What the hand of the "what if" controls scores, by side."""
        return {side.value: points for side, points in self._result().score.items()}

    def chart(self) -> Any:
        """Draw the running totals to the target, with a figure for each hand (matplotlib).

        Without matplotlib the same figures are returned as a text table.
        """
        return chart(self._sheet)

    def _known(self, bid: str | None) -> str:
        known = [option["value"] for option in explained(self._rules)]
        return bid if bid in known else known[0]

    def _inside(self, tricks: int | None) -> int:
        size = self._rules.hand_size
        return max(0, min(size, self._promised() if tricks is None else int(tricks)))

    def _promised(self) -> int:
        return int(self._bid) if self._bid.isdigit() else self._rules.hand_size

    def _result(self) -> Result:
        rules, bidder = self._rules, Seat.WEST
        other = rules.left_of(bidder)
        contract = Contract(
            bidder,
            self._promised(),
            alone=not self._bid.isdigit(),
            small_pepper=self._bid == "small pepper",
        )
        return score(rules, contract, {bidder: self._tricks, other: rules.hand_size - self._tricks})

    def _shows(self) -> dict[str, Any]:
        view = {"title": self._title, "sheet": self._sheet, "what_if": None}
        if self._asks:
            view["what_if"] = self._what_if()
        return view

    def _what_if(self) -> dict[str, Any]:
        rules = self._rules
        result = self._result()
        made = "made" if result.made else "set"
        return {
            "tables": [
                {"value": name, "text": TABLES[name], "say": TABLES[name]} for name in NAMES
            ],
            "table": rules.name,
            "bids": explained(rules),
            "bid": self._bid,
            "tricks": self._tricks,
            "most": rules.hand_size,
            "ask": f"{_side(rules)} {'take' if rules.has_partners else 'takes'}",
            "say": f"Bid {self._bid}, took {count(self._tricks, 'trick')}: {made}.",
            "more": "",
            "score": score_lines(result),
        }

    def picture(self) -> Picture:
        """Return the sheet, and what the hand of "what if" scores, as a picture and as text."""
        said = self._said() if self._asks else ()
        return draw.score_sheet(self._sheet, what_if=said, theme=self.theme, size=self.size)

    def _said(self) -> tuple[str, ...]:
        asked = self._what_if()
        why = [line["why"] for line in asked["score"]]
        return (f"What if? {TABLES[asked['table']]}. {asked['say']}", *why)

    def _on_what_if(self, intent: Intent) -> None:
        table, bid, tricks = intent["table"], intent["bid"], intent["tricks"]
        if table not in NAMES or not isinstance(bid, str) or not isinstance(tricks, int):
            raise TypeError("no such table, bid or number")
        if table != self._rules.name:
            same = isinstance(self._game, Game | Hand) and self._game.rules.name == table
            self._rules = self._game.rules if same else Rules.named(table)
        self._bid = self._known(bid)
        self._tricks = self._inside(tricks)
        self._show()

    def __repr__(self) -> str:
        return f"ScoreSheet({self._rules.name}, {count(len(self._sheet['rows']), 'hand')})"


def _side(rules: Rules) -> str:
    return "West and East" if rules.has_partners else seat_name(Seat.WEST)


def _read(game: Source | None) -> Game | Hand:
    if game is None:
        return Game(Rules.partnership())
    if isinstance(game, Rules):
        return Game(game)
    if isinstance(game, Game | Hand):
        return game
    found = record.replay_game(game)
    if found.game is None or found.fault is not None:
        raise ValueError(str(found.fault.reason) if found.fault else "the record has no game")
    return found.game
