"""`GameTable`: a whole game from the first deal to the target, with bots or people in any seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date as Date
from os import PathLike
from typing import Any, ClassVar

import traitlets

from .. import draw, record
from .._assets import STATIC
from ..bots import Bot, hint, seated
from ..bots.match import Bots
from ..cards import Card, Seat
from ..draw.picture import Picture
from ..draw.telling import Told, told
from ..draw.view import sheet_view
from ..game import Game
from ..hand import Hand
from ..judge import Action, Phase, swap
from ..words import seat_name
from . import game_seen, seen
from .base import Intent
from .game_begun import Begun, Doing, Start, begin
from .game_file import GameFile
from .playing import Playing
from .told_by_bots import NOT_ITS_OWN, advice, explain

SLOWEST = 10.0
"""Seconds between two actions of bots at most."""
MOST_TOLD = 6
"""Actions of bots told together at most."""


class GameTable(Playing):
    """Play a whole game: every hand from the deal to the score, until a side has won.

    The first argument is `Rules`, the name of a table, or a game to go on with: what `record()`
    gave, as a dictionary, as JSON text or as the path of a file. ``seed`` decides every deal and
    the first dealer (1 if none); ``daily`` a date instead, whose deals are the same for everyone.
    ``seats`` says where people sit: ``"S"``, ``"S N"``, ``"all"``, ``""`` for nobody; the others
    are ``bots`` (`bots.Steady` if none; one for all, or one a seat). With several people at one
    screen, cards are shown when their player asks for them. ``pace`` is the seconds between two
    actions of bots: 0 for at once, None for one at each press of a button.

    With ``keep``, the name of a file, the game is written down after every action, and the same
    cell goes on with it after the kernel was restarted. Without it, ``record()`` holds all of it.

    >>> table = GameTable("cutthroat", seed=7, seats="S")
    >>> table.do("pass")
    >>> table
    GameTable(cutthroat-4, hand 1, play 1, S to act; S 0, W 0, N 0, E 0)
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
        self._file = None if keep is None else GameFile(keep)
        begun = self._begun(game, seed, daily)
        self._bots = seated(begun.hand.rules, _by_seat(bots))
        self._finished, self._dealing, self._doings = begun.finished, begun.dealing, begun.doings
        self._game: tuple[Hand, Game] | None = None
        self._uncovered: Seat | None = None
        self._jumped = False
        self._wishes = (open, None if bottom is None else Seat.of(bottom))
        self.set_trait("pace", pace)
        seats = (begun.seats if begun.seats is not None else "S") if seats is None else seats
        super().__init__(begun.hand, seats=seats, title=title, **options)
        self._written()

    def _begun(self, game: Start, seed: int | None, daily: Date | str | None) -> Begun:
        wanted = begin(game, seed, daily)
        kept = None if self._file is None else self._file.read()
        if self._file is None or kept is None:
            return wanted
        try:
            found = begin(kept, None, None)
        except ValueError:
            self._file.set_aside("holds a game that cannot be")
            return wanted
        if (found.hand.rules, found.dealing) != (wanted.hand.rules, wanted.dealing):
            self._file.set_aside("holds another game")
            return wanted
        return found

    @property
    def game(self) -> Game:
        """The finished hands, the one on the table included once it is over."""
        if self._game is None or self._game[0] is not self.hand:
            over = self.hand.phase is Phase.OVER
            self._game = self.hand, self._finished.add(self.hand) if over else self._finished
        return self._game[1]

    def record(self) -> dict[str, Any]:
        """Return the record of the whole game so far; `GameTable` goes on with it."""
        data = record.write_game(self._finished)
        data["hands"].append(record.write(self.hand))
        if self._title:
            data["title"] = self._title
        seats = " ".join(seat.value for seat in self.seats)
        return {**data, "notes": {**self._dealing.notes(), "seats": seats}}

    def do(self, action: Action | str) -> None:
        """Act for the learner, after the bots before and before the bots after, all at once.

        Raises `IllegalAction` with the reason, and `ValueError` for a text that is no action.
        """
        try:
            self._run()
            self._step(self.hand.read(action) if isinstance(action, str) else action)
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
        if self.hand.phase is not Phase.OVER:
            raise ValueError("This hand is not over yet.")
        deal = self._dealing.next(self.game)
        self._finished, self._doings, self._uncovered = self.game, (), None
        self._jumped = False
        self.set_trait("hand", Hand.start(deal))
        self._go_on()
        self._show()

    def back(self) -> None:
        """Take back the last action of a learner in this hand and what followed it."""
        mine = [at for at, (before, _) in enumerate(self._doings) if before.turn in self._seats]
        if mine:
            hand = self._doings[mine[-1]][0]
            self._doings, self._jumped = self._doings[: mine[-1]], False
            self._put(hand)
            self._show()

    def hint(self) -> str:
        """Say what a good player would do in the learner's place, and why; show it as well.

        Raises `ValueError` when no learner is to act.
        """
        hand = self.hand
        if hand.turn is None or hand.turn not in self._seats:
            raise ValueError("A hint is there when it is your turn.")
        choice = hint(hand.seen_by(hand.turn), self._finished.totals)
        return self._tell("hint", advice(hand, choice))

    def why(self, at: int | None = None) -> str:
        """Say why a bot did what it did; show it as well.

        ``at`` counts the actions of the hand from 0; without it, the last one of a bot. During the
        hand nothing is told that would show hidden cards. Raises `ValueError` where no bot acted.
        """
        theirs = [i for i, (before, _) in enumerate(self._doings) if before.turn not in self._seats]
        if not theirs:
            raise ValueError("No bot has done anything in this hand yet.")
        at = theirs[-1] if at is None else at
        if at not in theirs:
            raise ValueError("That was not done by a bot.")
        before, action = self._doings[at]
        assert before.turn is not None
        choice = self._bots[before.turn].choose(before.seen_by(before.turn), self._finished.totals)
        if plain(choice.action) != action:
            return self._tell("why", NOT_ITS_OWN, at)
        over = self.hand.phase is Phase.OVER and before.phase is not Phase.SWAP
        said = explain(choice, self._faces(), self._open or over)
        return self._tell("why", f"{seat_name(before.turn)}: {said}", at)

    @property
    def _open(self) -> bool:
        return not self._seats if self._wishes[0] is None else self._wishes[0]

    @property
    def _several(self) -> bool:
        return len(self._seats) > 1 and not self._open

    @property
    def _covered(self) -> bool:
        """Whether the player to act has not yet asked for the cards."""
        turn = self.hand.turn
        return self._several and turn in self._seats and turn is not self._uncovered

    @property
    def _readers(self) -> tuple[Seat, ...]:
        """The seats whose cards whoever reads the screen may know of."""
        if self._open:
            return self.hand.rules.seats
        return () if self._several else self._seats

    def _faces(self) -> set[Card]:
        """Return the cards that have been seen: played, or in a reader's hand."""
        hand = self.hand
        seen_by_all = {card for trick in hand.tricks for card in trick.cards} | set(hand.played)
        return seen_by_all.union(*(hand.cards(seat) for seat in self._readers))

    def _put(self, hand: Hand) -> None:
        if hand.turn in self._seats and hand.turn is not self._uncovered:
            self._uncovered = None
        self.set_trait("hand", hand)

    def _step(self, action: Action) -> None:
        before, action = self.hand, plain(action)
        after = before.do(action)
        self._doings, self._jumped = (*self._doings, (before, action)), False
        self._put(after)

    def _bot_step(self) -> None:
        seat = self.hand.turn
        assert seat is not None
        view = self.hand.seen_by(seat)
        self._step(self._bots[seat].choose(view, self._finished.totals).action)

    def _run(self) -> None:
        while self._bot_to_act():
            self._bot_step()
        self._jumped = True

    def _bot_to_act(self) -> bool:
        return self.hand.turn is not None and self.hand.turn not in self._seats

    def _go_on(self) -> None:
        if self.pace == 0:
            self._run()

    def _answer(self, action: Action) -> None:
        self._step(action)
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
        # What was told to one player must not be there for the next one.
        if self.note:
            self.note = {}
        if self._several and self.refusal:
            self.refusal = {}
        self._written()
        super()._show()

    def _tell(self, kind: str, say: str, at: int | None = None) -> str:
        self._told_notes += 1
        self.note = {
            "kind": kind,
            "say": say,
            "at": at,
            "state": self._state,
            "n": self._told_notes,
        }
        return say

    _told_notes = 0

    def _shows(self) -> dict[str, Any]:
        hand, game, covered = self.hand, self.game, self._covered
        view = super()._shows()
        if covered:
            view.update(acts=None, bidding=None, swapping=None)
        said = [self._tells(before, action)[0] for before, action in self._doings]
        return {
            **view,
            "can_take_back": any(before.turn in self._seats for before, _ in self._doings),
            "number": len(self._finished.hands) + 1,
            "totals": game_seen.totals(game),
            "target": game.rules.target,
            "waits": game_seen.waits(hand, self._seats),
            "cover": game_seen.covered(hand) if covered else None,
            "ended": game_seen.ended(hand, game),
            "done": game_seen.done(self._doings, said, self._seats),
            "kept": self._kept(),
        }

    def _kept(self) -> str:
        if self._file is None:
            return ""
        return self._file.trouble or f"This game is kept in {self._file.path.name}."

    def _table(self, hand: Hand) -> dict[str, Any]:
        shown: tuple[Seat, ...] = self._readers
        own = self._seats
        if self._several:
            own = (hand.turn,) if hand.turn is not None and hand.turn in self._seats else ()
            shown = () if self._covered else own
        return seen.table(hand, shown, self._at_bottom(), self._said(), own)

    def _at_bottom(self) -> Seat:
        if self._wishes[1] is not None:
            return self._wishes[1]
        humans = [before.turn for before, _ in self._doings if before.turn in self._seats]
        if self.hand.turn in self._seats:
            humans.append(self.hand.turn)
        last = humans[-1] if humans else None
        return last or (self._seats[0] if self._seats else Seat.SOUTH)

    def _said(self) -> Told | None:
        """Return what the reason bar says: the last action, or all that bots did at once."""
        if not self._doings:
            return None
        recent: list[Doing] = [self._doings[-1]]
        if self._jumped:
            for doing in reversed(self._doings[:-1]):
                if doing[0].turn in self._seats or len(recent) == MOST_TOLD:
                    break
                recent.insert(0, doing)
        said = [self._tells(before, action) for before, action in recent]
        return " ".join(say for say, _ in said), said[-1][1]

    def _tells(self, before: Hand, action: Action) -> Told:
        return told(before, action, before.judge(action), self._readers)

    def picture(self) -> Picture:
        """Return the table as it stands, or the sheet of a game that is over, with its text."""
        table = super().picture()
        sheet = draw.score_sheet(self.sheet, theme=self.theme, size=self.size)  # type: ignore[arg-type]
        title = self._title or f"Hand {len(self._finished.hands) + 1}"
        text = [f"{title} · {game_seen.standing(self.game)}", "", table.text]
        if self.hand.phase is Phase.OVER:
            text += ["", sheet.text]
        return Picture(title, (sheet if self.game.over else table).svg, "\n".join(text))

    def _on_next(self, intent: Intent) -> None:
        if self._bot_to_act():
            self._bot_step()
            self._show()

    def _on_rest(self, intent: Intent) -> None:
        if self._bot_to_act():
            self.go_on()

    def _on_deal(self, intent: Intent) -> None:
        self.next_hand()

    def _on_uncover(self, intent: Intent) -> None:
        if self._covered:
            self._uncovered = self.hand.turn
            self._show()

    def _on_hint(self, intent: Intent) -> None:
        if self._covered:
            raise ValueError("Show your cards first.")
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
        hand, game = self.hand, self.game
        number = len(self._finished.hands) + 1
        turn = f", {hand.turn} to act" if hand.turn else ""
        trick = f" {len(hand.tricks) + 1}" if hand.phase is Phase.PLAY else ""
        scores = ", ".join(f"{side} {points}" for side, points in game.totals.items())
        where = f"hand {number}, {hand.phase.value}{trick}{turn}"
        return f"GameTable({hand.rules.name}, {where}; {scores})"


def plain(action: Action) -> Action:
    """Return an action as hands keep it: a swap sorted, anything else as it is."""
    return swap(action) if isinstance(action, tuple) else action


def _by_seat(bots: Any) -> Bots:
    if isinstance(bots, Mapping):
        return {Seat.of(seat): bot for seat, bot in bots.items()}
    return bots  # type: ignore[no-any-return]
