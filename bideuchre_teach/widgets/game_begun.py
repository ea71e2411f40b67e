"""How a game begins: from rules and a seed, from the deals of a day, or where a record stopped."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date as Date
from os import PathLike
from pathlib import Path
from typing import Any

from .. import deals, record
from ..deals import Deal
from ..game import Game
from ..hand import Hand
from ..judge import Action
from ..reasons import IllegalAction, RulesError
from ..rules import Rules
from .game_file import GameFile

Start = Rules | Game | Mapping[str, Any] | str | bytes | PathLike[str]
Doing = tuple[Hand, Action]
"""What was done, and the hand before it."""


@dataclass(frozen=True)
class Dealing:
    """Where the deals of a game come from: a seed, or a date whose deals everybody gets."""

    seed: int
    daily: Date | None = None

    def next(self, game: Game) -> Deal:
        """Return the next deal of a game."""
        if self.daily is None:
            return game.next_deal(self.seed)
        deal = deals.daily(game.rules, self.daily, len(game.hands) + 1)
        dealer = game.next_dealer or deal.dealer
        return Deal(game.rules, dealer, deal.hands, deal.dead)

    def notes(self) -> dict[str, Any]:
        """Return what a record keeps, so that the game goes on with the same deals."""
        if self.daily is not None:
            return {"daily": self.daily.isoformat()}
        return {"seed": self.seed}


@dataclass(frozen=True)
class Begun:
    """A game as it stands: its finished hands, the hand on the table, and what was done in it."""

    finished: Game
    """The game before the hand on the table."""
    hand: Hand
    doings: tuple[Doing, ...]
    dealing: Dealing
    seats: str | None = None
    """The learner's seats as a record keeps them; None where it does not."""


def begin(start: Start, seed: int | None, daily: Date | str | None) -> Begun:
    """Return the game that a start stands for.

    ``seed`` and ``daily`` outrank what a record says of itself. Raises `RulesError` or
    `IllegalAction` with the reason for a record that cannot be, and `OSError` for a file that
    cannot be read.
    """
    dealing = _dealing(seed, daily, {})
    if isinstance(start, PathLike):
        start = Path(start).read_bytes()
    if isinstance(start, str) and not start.lstrip().startswith("{"):
        start = Rules.named(start)
    if isinstance(start, Rules):
        return _dealt(Game(start), dealing)
    if isinstance(start, Game):
        if start.over:
            start = record.write_game(start)
        else:
            return _dealt(start, dealing)
    data = record.read(start) if isinstance(start, str | bytes) else record.check_form(dict(start))
    found = record.replay_game(data)
    if found.fault is not None:
        if found.fault.action is not None:
            raise IllegalAction(found.hands[-1].steps[-1].verdict)
        raise RulesError(found.fault.reason.code, **dict(found.fault.reason.facts))
    notes = data.get("notes", {})
    dealing = _dealing(seed, daily, notes)
    assert found.game is not None
    if not found.hands:
        return _dealt(found.game, dealing)
    last = found.hands[-1]
    assert last.hand is not None
    hands = found.game.hands
    finished = Game(found.game.rules, hands[:-1] if last.hand.result is not None else hands)
    doings = tuple((step.before, step.action) for step in last.steps)
    seats = notes.get("seats")
    return Begun(finished, last.hand, doings, dealing, seats if isinstance(seats, str) else None)


def kept_or_new(file: GameFile, new: Begun) -> Begun:
    """Return the game that a file holds, or the new one; another game's file is set aside."""
    data = file.read()
    if data is None:
        return new
    try:
        kept = begin(data, None, None)
    except ValueError:
        file.set_aside("holds a game that cannot be")
        return new
    if (kept.hand.rules, kept.dealing) == (new.hand.rules, new.dealing):
        return kept
    file.set_aside("holds another game")
    return new


def _dealt(game: Game, dealing: Dealing) -> Begun:
    return Begun(game, Hand.start(dealing.next(game)), (), dealing)


def _dealing(seed: int | None, daily: Date | str | None, notes: Mapping[str, Any]) -> Dealing:
    if daily is None and seed is None:
        seed = notes.get("seed")
        daily = notes.get("daily") if seed is None else None
    if isinstance(daily, str):
        try:
            daily = Date.fromisoformat(daily)
        except ValueError:
            raise RulesError("deal.date", date=daily) from None
    return Dealing(1 if seed is None else seed, daily)
