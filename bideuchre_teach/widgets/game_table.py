"""`GameTable`: a whole game from the first deal to the target, with bots or people in any seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date as Date
from os import PathLike
from typing import Any, ClassVar

import traitlets

from .. import draw
from .._assets import STATIC
from ..bots import Bot, seated
from ..bots.match import Bots
from ..cards import Card, Seat
from ..draw.picture import Picture
from ..draw.telling import Told, told
from ..draw.view import sheet_view
from ..game import Game
from ..hand import Hand
from ..judge import Action, Phase
from . import game_seen, seen
from .base import Intent
from .game_begun import Doing, Start, begin, kept_or_new
from .game_course import Course
from .game_file import GameFile
from .playing import Playing

SLOWEST = 10.0
"""Seconds between two actions of bots at most."""
MOST_TOLD = 6
"""Actions of bots told together at most."""


class GameTable(Playing):
    """Play a whole game: every hand from the deal to the score, until a side has won.

    The first argument is `Rules`, the name of a table, or a game to go on with: what `record()`
    gave, as a dictionary, as JSON text or as the `Path` of a file. ``seed`` decides every deal and
    the first dealer (1 if none); ``daily`` a date instead, whose deals are the same for everyone.
    ``seats`` says where people sit: ``"S"``, ``"S N"``, ``"all"``, ``""`` for nobody; the others
    are ``bots`` (`bots.Steady` if none; one for all, or one a seat). With several people at one
    screen, cards are shown when their player asks for them. ``pace`` is the seconds between two
    actions of bots: 0 for at once, None for one at each press of a button.

    With ``keep``, the name of a file, the game is written down after every action, and the same
    cell goes on with it after the kernel was restarted; a file that holds anything else is set
    aside under a new name. Without it, ``record()`` holds all of the game. Raises `RulesError` or
    `IllegalAction` with the reason for a record that cannot be.

    >>> GameTable("cutthroat", seed=5, seats="S")
    GameTable(cutthroat-4, hand 1, auction, N to act; S 0, W 0, N 0, E 0)
    """

    _esm: ClassVar[Any] = STATIC / "game_table.js"

    pace = traitlets.Float(1.0, allow_none=True).tag(sync=True)
    sheet = traitlets.Dict().tag(sync=True)
    note = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: Start = "partnership",
        seed: int | None = None,
        *,
        seats: str | Seat | Iterable[str | Seat] | None = None,
        bots: Bots | Mapping[str, Bot] = None,
        daily: Date | str | None = None,
        keep: str | PathLike[str] | None = None,
        pace: float | None = 1.0,
        open: bool | None = None,
        bottom: str | Seat | None = None,
        title: str = "",
        **options: Any,
    ) -> None:
        begun = begin(game, seed, daily)
        self._file = None if keep is None else GameFile(keep)
        if self._file is not None:
            begun = kept_or_new(self._file, begun)
        self.course = Course(begun, seated(begun.hand.rules, _by_seat(bots)))
        self._uncovered: Seat | None = None
        self._jumped = False
        self._told_notes = 0
        self._wishes = (open, None if bottom is None else Seat.of(bottom))
        self.set_trait("pace", pace)
        seats = (begun.seats if begun.seats is not None else "S") if seats is None else seats
        super().__init__(begun.hand, seats=seats, title=title, **options)
        self._written()

    @property
    def game(self) -> Game:
        """The finished hands, the one on the table included once it is over."""
        return self.course.game

    def record(self) -> dict[str, Any]:
        """Return the record of the whole game so far; `GameTable` goes on with it."""
        return self.course.record(self._title)

    def do(self, action: Action | str) -> None:
        """Act for the learner, after the bots before and before the bots after, all at once.

        Raises `IllegalAction` with the reason, and `ValueError` for a text that is no action.
        """
        try:
            self._run()
            self.course.act(self.course.hand.read(action) if isinstance(action, str) else action)
            self._run()
        finally:
            self._show()

    def go_on(self) -> None:
        """Let the bots act until a learner is to act or the hand is over."""
        self._run()
        self._show()

    def next_hand(self) -> None:
        """Deal the next hand; raises `ValueError` while this one or after the whole game is over.

        >>> table = GameTable("cutthroat", seed=7, seats="")
        >>> table.go_on(); table.next_hand()
        >>> len(table.game.hands), table.hand.dealer.value
        (1, 'S')
        """
        self.course.deal()
        self._uncovered, self._jumped = None, False
        self._go_on()
        self._show()

    def back(self) -> None:
        """Take back the last action of a learner in this hand and what followed it."""
        if self.course.back():
            self._jumped = False
            self._show()

    def hint(self) -> str:
        """Say what a good player would do in the learner's place, and why; show it as well.

        Raises `ValueError` when no learner is to act.
        """
        return self._tell("hint", self.course.hint())

    def why(self, at: int | None = None) -> str:
        """Say why a bot did what it did; show it as well.

        ``at`` counts the actions of the hand from 0; without it, the last one of a bot. During the
        hand nothing is told that would show hidden cards. Raises `ValueError` where no bot acted.
        """
        at, say = self.course.why(at, self._faces(), self._open)
        return self._tell("why", say, at)

    @property
    def _open(self) -> bool:
        return not self._seats if self._wishes[0] is None else self._wishes[0]

    @property
    def _several(self) -> bool:
        return len(self._seats) > 1 and not self._open

    @property
    def _covered(self) -> bool:
        """Whether the player to act has not yet asked for the cards."""
        course = self.course
        return self._several and course.learner_to_act and course.hand.turn is not self._uncovered

    @property
    def _readers(self) -> tuple[Seat, ...]:
        """The seats whose cards whoever reads the screen may know of."""
        if self._open:
            return self.course.hand.rules.seats
        return () if self._several else self._seats

    def _faces(self) -> set[Card]:
        """Return the cards that have been seen: played, or in a reader's hand."""
        hand = self.course.hand
        played = {card for trick in hand.tricks for card in trick.cards} | set(hand.played)
        return played.union(*(hand.cards(seat) for seat in self._readers))

    def _run(self) -> None:
        self.course.run()
        self._jumped = True

    def _go_on(self) -> None:
        self.course.learners = self._seats
        if self.pace == 0:
            self._run()
        self._put()

    def _put(self) -> None:
        if self._covered:
            self._uncovered = None
        if self.hand is not self.course.hand:
            self.set_trait("hand", self.course.hand)

    def _answer(self, action: Action) -> None:
        self.course.act(action)
        self._jumped = False
        self._go_on()
        self._show()

    def _may_act(self) -> bool:
        return super()._may_act() and not self._covered

    def _written(self) -> None:
        """Send the sheet when it has changed, and keep the game."""
        if len(self.sheet.get("rows", ())) != len(self.game.hands) or not self.sheet:
            self.sheet = dict(sheet_view(self.game))
        if self._file is not None:
            self._file.write(self.record())

    def _show(self) -> None:
        self._put()
        # What was told to one player must not be there for the next one.
        if self.note:
            self.note = {}
        if self._several and self.refusal:
            self.refusal = {}
        self._written()
        super()._show()

    def _tell(self, kind: str, say: str, at: int | None = None) -> str:
        self._told_notes += 1
        number, state = self._told_notes, self._state
        self.note = {"kind": kind, "say": say, "at": at, "state": state, "n": number}
        return say

    def _shows(self) -> dict[str, Any]:
        course, covered = self.course, self._covered
        view = super()._shows()
        if covered:
            view.update(acts=None, bidding=None, swapping=None)
        return {
            **view,
            "can_take_back": bool(course.by_learners),
            "number": course.number,
            "totals": game_seen.totals(course.game),
            "target": course.game.rules.target,
            "waits": game_seen.waits(course),
            "cover": game_seen.covered(course.hand) if covered else None,
            "ended": game_seen.ended(course),
            "done": game_seen.done(course, self._tells),
            "kept": "" if self._file is None else self._file.say(),
        }

    def _table(self, hand: Hand) -> dict[str, Any]:
        own, shown = self._seats, self._readers
        if self._several:
            own = tuple(seat for seat in own if seat is hand.turn)
            shown = () if self._covered else own
        return seen.table(hand, shown, self._at_bottom(), self._said(), own)

    def _at_bottom(self) -> Seat:
        """Return the seat at the bottom of the picture: whoever of the people acts, or acted."""
        if self._wishes[1] is not None:
            return self._wishes[1]
        course = self.course
        if course.learner_to_act and course.hand.turn is not None:
            return course.hand.turn
        last = course.doings[course.by_learners[-1]][0].turn if course.by_learners else None
        return last or (self._seats[0] if self._seats else Seat.SOUTH)

    def _said(self) -> Told | None:
        """Return what the reason bar says: the last action, or all that bots did at once."""
        recent = self.course.recent(MOST_TOLD if self._jumped else 1)
        if not recent:
            return None
        said: list[str] = []
        for doing, after in zip(recent, [*(hand for hand, _ in recent[1:]), None], strict=True):
            said.append(self._tells(doing)[0])
            if after is not None and len(after.tricks) > len(doing[0].tricks):
                said.append(str(after.tricks[-1].reason))
        return " ".join(said), self._tells(recent[-1])[1]

    def _tells(self, doing: Doing) -> Told:
        before, action = doing
        return told(before, action, before.judge(action), self._readers)

    def picture(self) -> Picture:
        """Return the table as it stands, or the sheet of a game that is over, with its text."""
        table = super().picture()
        sheet = draw.score_sheet(self.sheet, theme=self.theme, size=self.size)  # type: ignore[arg-type]
        title = self._title or f"Hand {self.course.number}"
        text = [f"{title} · {game_seen.standing(self.game)}", "", table.text]
        if self.hand.phase is Phase.OVER:
            text += ["", sheet.text]
        return Picture(title, (sheet if self.game.over else table).svg, "\n".join(text))

    def _on_next(self, intent: Intent) -> None:
        if self.course.bot_to_act:
            self.course.step()
            self._jumped = False
            self._show()

    def _on_rest(self, intent: Intent) -> None:
        if self.course.bot_to_act:
            self.go_on()

    def _on_deal(self, intent: Intent) -> None:
        self.next_hand()

    def _on_uncover(self, intent: Intent) -> None:
        if self._covered:
            self._uncovered = self.hand.turn
            self._show()

    def _on_hint(self, intent: Intent) -> None:
        if self._covered:
            raise ValueError("Ask for your cards first.")
        self.hint()

    def _on_why(self, intent: Intent) -> None:
        at = intent.get("at")
        if at is not None and type(at) is not int:
            raise TypeError("at is no number")
        self.why(at)

    @traitlets.validate("pace")
    def _inside(self, proposal: Any) -> float | None:
        pace: float | None = proposal["value"]
        return None if pace is None else max(0.0, min(SLOWEST, pace))

    def __repr__(self) -> str:
        hand, number = self.hand, self.course.number
        turn = f", {hand.turn} to act" if hand.turn else ""
        trick = f" {len(hand.tricks) + 1}" if hand.phase is Phase.PLAY else ""
        scores = ", ".join(f"{side} {points}" for side, points in self.game.totals.items())
        where = f"hand {number}, {hand.phase.value}{trick}{turn}"
        return f"GameTable({hand.rules.name}, {where}; {scores})"


def _by_seat(bots: Any) -> Bots:
    if isinstance(bots, Mapping):
        return {Seat.of(seat): bot for seat, bot in bots.items()}
    return bots  # type: ignore[no-any-return]
