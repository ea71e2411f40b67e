"""`DealTray`: the pack shown whole, shuffled, and dealt round clockwise card by card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, ClassVar

from .. import deals, draw
from .._assets import STATIC
from ..bowers import arrange
from ..cards import Card, Seat, Strain, cards, show
from ..deals import Deal
from ..draw.picture import Picture
from ..draw.view import card_view, ladder_view
from ..hand import Hand
from ..rules import Rules
from ..words import seat_name
from ..words.names import count
from . import seen
from .base import Intent, Widget


class DealTray(Widget):
    """Watch a deal; turn hands up or down, deal again, bring back a deal by its code.

    ``rules`` is the table, or a `Deal` to begin with. ``seed`` and ``number`` choose the deal and
    ``holds`` wishes for cards (``{"W": "J♥ J♦ A♠"}``), as in `deals`. ``up`` names the seats whose
    cards are face up (``"all"``, ``"S"``, ``""``); the others are not sent to the browser.
    ``deal`` is the deal now, ``code`` its code.

    >>> tray = DealTray(Rules.cutthroat(), seed=7)
    >>> tray.deal == deals.shuffle(Rules.cutthroat(), 7)
    True
    """

    _esm: ClassVar[Any] = STATIC / "deal_tray.js"

    def __init__(
        self,
        rules: Rules | Deal | None = None,
        *,
        seed: int = 1,
        number: int = 1,
        holds: Mapping[Seat | str, str | Iterable[Card]] | None = None,
        up: str | Iterable[str | Seat] = "all",
        title: str = "",
        **options: Any,
    ) -> None:
        self._rules = rules.rules if isinstance(rules, Deal) else rules or Rules.partnership()
        self._seed: int | None = seed
        self._number, self._holds, self._title = number, dict(holds or {}), title
        self.deal = rules if isinstance(rules, Deal) else self._dealt()
        if isinstance(rules, Deal):
            self._seed = None
        self._dealt_times = 0
        if isinstance(up, str):
            up = self._rules.seats if up == "all" else up.replace(",", " ").split()
        self._up = {deals.seat_at(self._rules, seat) for seat in up}
        super().__init__(**options)

    @property
    def code(self) -> str:
        """The code of the deal, to be read aloud or typed in again."""
        return deals.code(self.deal)

    def again(self) -> None:
        """Deal the next one of this seed; after a typed code, the first of seed 1."""
        if self._seed is None:
            self._seed, self._number = 1, 0
        self._number += 1
        self._put(self._dealt())

    def bring_back(self, code: str) -> None:
        """Show the deal of a code; raises `RulesError` for one that is mistyped."""
        deal = deals.from_code(code, self._rules)
        self._seed = None
        self._put(deal)

    def _dealt(self) -> Deal:
        seed = 1 if self._seed is None else self._seed
        if self._holds:
            return deals.constrained(self._rules, seed, self._holds, self._number)
        return deals.shuffle(self._rules, seed, self._number)

    def _put(self, deal: Deal) -> None:
        self.deal = deal
        self._dealt_times += 1
        self._show()

    def _shows(self) -> dict[str, Any]:
        rules, deal = self._rules, self.deal
        dealer = deal.dealer
        first = rules.left_of(dealer)
        pack = ladder_view(Strain.NO_TRUMP, rules.pack)["rows"]
        dead = f"{count(rules.dead, 'card')} stay dead, seen by nobody." if rules.dead else ""
        each = f"{rules.hand_size} cards each" + (f", and {dead}" if dead else ".")
        wish = "".join(
            f" {seat_name(Seat.of(seat))} was to hold {show(cards(held))}."
            for seat, held in self._holds.items()
        )
        seed = "" if self._seed is None else str(self._seed)
        return {
            "deal": self._dealt_times,
            "title": self._title,
            "say": f"{seat_name(dealer)} has dealt: {each}",
            "more": f"{seat_name(first)}, left of the dealer, speaks first.{wish}",
            "pack": pack,
            "pack_say": f"The pack: {len(rules.pack)} cards, before {seat_name(dealer)} shuffles.",
            "players": rules.players,
            "seats": [self._seat(seat) for seat in rules.seats],
            "order": [seat.value for seat in rules.round_from(first)],
            "dead": [None] * rules.dead,
            "dead_say": f"{count(rules.dead, 'dead card')}" if rules.dead else "",
            "code": self.code,
            "seed": f"{seed}, deal {self._number}" if seed and self._number > 1 else seed,
        }

    def _seat(self, seat: Seat) -> dict[str, Any]:
        shown = seat in self._up
        held = self.deal.hand(seat)
        # Cards come in no order; a chance of the deal's own keeps them from coming sorted.
        places = list(range(len(held)))
        chance = Random(f"{self.code} {seat.value}").random
        places.sort(key=lambda _: chance())
        dealt = [held[place] for place in places]
        order = list(range(len(dealt)))
        wanted = arrange(dealt)
        order.sort(key=lambda place: wanted.index(dealt[place]))
        return {
            "seat": seat.value,
            "name": seat_name(seat),
            "dealer": seat is self.deal.dealer,
            "shown": shown,
            "cards": [card_view(card) if shown else None for card in dealt],
            "sorted": order if shown else list(range(len(dealt))),
        }

    def picture(self) -> Picture:
        """Return the dealt hands as a picture and as text; hands face down stay so."""
        hand = Hand.start(self.deal)
        said = (self._shows()["say"], f"Code {self.code}")
        table: Any = seen.table(hand, self._up, Seat.SOUTH, said)
        picture = draw.table(table, theme=self.theme, size=self.size)
        return Picture(self._title or f"Deal {self.code}", picture.svg, picture.text)

    def _on_again(self, intent: Intent) -> None:
        self.again()

    def _on_code(self, intent: Intent) -> None:
        self.bring_back(str(intent["code"])[:80])

    def _on_turn(self, intent: Intent) -> None:
        seat = deals.seat_at(self._rules, str(intent["seat"]))
        (self._up.add if intent["up"] is True else self._up.discard)(seat)
        self._show()

    def __repr__(self) -> str:
        return f"DealTray({self._rules.name}, {self.code})"
