"""A hand in progress, live: the learner's seats act in the browser, the others by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import traitlets

from .. import draw, record
from ..auction import Call
from ..bots.base import Bot
from ..cards import Card, Seat, Strain
from ..deals import Deal
from ..draw.picture import Picture
from ..draw.telling import Told, told
from ..hand import Hand
from ..judge import Action, Phase, swap
from ..reasons import Reason
from ..words import sentence
from . import seen
from .base import Intent, Widget

Start = Hand | Deal | Mapping[str, Any] | str | bytes


class Playing(Widget):
    """The base of `Table` and `Auction`: a hand and the seats that the learner plays.

    ``hand`` (a trait that can be observed) is the state now.
    """

    hand = traitlets.Instance(Hand)

    def __init__(
        self,
        start: Start,
        *,
        seats: str | Seat | Iterable[str | Seat] = "all",
        others: Bot | None = None,
        open: bool | None = None,
        bottom: str | Seat | None = None,
        title: str = "",
        **options: Any,
    ) -> None:
        hand = started(start)
        self._seats = _seats(hand, seats)
        everybody = len(self._seats) == hand.rules.players
        self._seen = hand.rules.seats if (everybody if open is None else open) else self._seats
        self._own = () if everybody else self._seats
        own = Seat.SOUTH if everybody or not self._seats else self._seats[0]
        self._bottom = own if bottom is None else Seat.of(bottom)
        self._others = others
        self._title = title
        self._rules_said = [sentence(reason) for reason in hand.rules.say()]
        self._told: Told | None = None
        self._past: list[dict[str, Any]] = []
        self._undo: list[tuple[Hand, Told | None]] = []
        self.set_trait("hand", hand)
        self._go_on()
        super().__init__(hand=self.hand, **options)

    def _stops(self, hand: Hand) -> bool:
        """Tell whether this widget is done with a hand."""
        return hand.phase is Phase.OVER

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that the learner plays."""
        return self._seats

    @property
    def result(self) -> Any:
        """How the hand ended (`Result`); None while it goes on."""
        return self.hand.result

    def record(self) -> dict[str, Any]:
        """Return the record of the hand so far."""
        return record.write(self.hand, self._title)

    def do(self, action: Action | str) -> None:
        """Act for the seat whose turn it is, as the browser would.

        Raises `IllegalAction` with the reason, and `ValueError` for a text that is no action.
        """
        self._do(self.hand.read(action) if isinstance(action, str) else action)
        self._show()

    def back(self) -> None:
        """Take back the learner's last action and what followed it; nothing happens at the start.

        >>> from bideuchre_teach import Rules, deals
        >>> from bideuchre_teach.widgets import Table
        >>> table = Table(deals.shuffle(Rules.cutthroat(), 7, dealer="S"))
        >>> table.do("3"); table.back()
        >>> table.hand.auction.calls
        ()
        """
        if self._undo:
            hand, self._told = self._undo.pop()
            self._past = []
            self.set_trait("hand", hand)
            self._show()

    def _shows(self) -> dict[str, Any]:
        hand = self.hand
        acting = hand.turn in self._seats and not self._stops(hand)
        return {
            "title": self._title,
            "past": self._past,
            "table": self._table(hand),
            "acts": hand.turn.value if acting and hand.turn else None,
            "bidding": seen.bidding(hand) if acting else None,
            "swapping": seen.swapping(hand) if acting else None,
            "calls": seen.calls(hand) if hand.phase in (Phase.AUCTION, Phase.TRUMP) else None,
            "can_take_back": bool(self._undo),
            "rules": self._rules_said,
        }

    def picture(self) -> Picture:
        """Return the table as it stands, as a picture and as text."""
        table = self._table(self.hand)
        picture = draw.table(table, theme=self.theme, size=self.size)  # type: ignore[arg-type]
        return Picture(self._title or picture.title, picture.svg, picture.text)

    def _table(self, hand: Hand) -> dict[str, Any]:
        return seen.table(hand, self._seen, self._bottom, self._told, self._own)

    def _do(self, action: Action) -> None:
        before, said = self.hand, self._told
        after = before.do(action)
        self._undo.append((before, said))
        self._past = []
        self._told = told(before, action, before.judge(action), self._seen)
        self.set_trait("hand", after)
        self._go_on()

    def _go_on(self) -> None:
        """Let the other seats act until it is the learner's turn, and remember each table."""
        hand = self.hand
        while hand.turn is not None and hand.turn not in self._seats and not self._stops(hand):
            self._past.append(self._table(hand))
            action = self._bot.choose(hand.seen_by(hand.turn)).action
            self._told = told(hand, action, hand.judge(action), self._seen)
            hand = hand.do(action)
        self.set_trait("hand", hand)

    @property
    def _bot(self) -> Bot:
        if self._others is None:
            from ..bots import Steady

            self._others = Steady()
        return self._others

    def _may_act(self) -> bool:
        return self.hand.turn in self._seats and not self._stops(self.hand)

    def _answer(self, action: Action) -> None:
        """Do what was asked for in the browser."""
        self.do(action)

    def _on_call(self, intent: Intent) -> None:
        if self._may_act():
            self._answer(Call.of(_text(intent, "call")))

    def _on_trump(self, intent: Intent) -> None:
        if self._may_act():
            self._answer(Strain.of(_text(intent, "strain")))

    def _on_play(self, intent: Intent) -> None:
        if self._may_act():
            self._answer(Card.of(_text(intent, "card")))

    def _on_swap(self, intent: Intent) -> None:
        if self._may_act():
            self._answer(swap(tuple(Card.of(card) for card in list(intent["cards"])[:12])))

    def _on_back(self, intent: Intent) -> None:
        self.back()

    def __repr__(self) -> str:
        hand = self.hand
        turn = f", {hand.turn} to act" if hand.turn else ""
        trick = f" {len(hand.tricks) + 1}" if hand.phase is Phase.PLAY else ""
        return f"{type(self).__name__}({hand.rules.name}, {hand.phase.value}{trick}{turn})"


def started(start: Start) -> Hand:
    """Return the hand that a deal, a record or a hand stands for."""
    if isinstance(start, Hand):
        return start
    if isinstance(start, Deal):
        return Hand.start(start)
    return record.load(start)


def _seats(hand: Hand, seats: str | Seat | Iterable[str | Seat]) -> tuple[Seat, ...]:
    if isinstance(seats, Seat):
        seats = (seats,)
    if isinstance(seats, str):
        seats = hand.rules.seats if seats == "all" else seats.replace(",", " ").split()
    chosen = {Seat.of(seat) for seat in seats}
    for seat in chosen:
        if seat not in hand.rules.seats:
            raise ValueError(str(Reason("deal.no_such_seat", seat=seat, rules=hand.rules)))
    return tuple(seat for seat in hand.rules.seats if seat in chosen)


def _text(intent: Intent, name: str) -> str:
    value = intent[name]
    if not isinstance(value, str) or len(value) > 20:
        raise TypeError(f"{name} is no text")
    return value
