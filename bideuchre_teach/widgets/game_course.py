"""A game under way: the hand on the table, what was done in it, and the bots that play along."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from .. import record
from ..bots import Bot, Choice, hint
from ..cards import Card, Seat
from ..game import Game
from ..hand import Hand
from ..judge import Action, Phase, swap
from ..words import seat_name
from .game_begun import Begun, Doing
from .told_by_bots import NOT_ITS_OWN, NOTHING_DONE, advice, explain


class Course:
    """A game from the first deal to the target, one action after the other.

    ``learners`` are the seats of people, ``bots`` play the others. Everything can be taken back
    to the deal of the hand on the table, since all actions of the hand are kept.

    >>> from bideuchre_teach import Seat, bots
    >>> from bideuchre_teach.widgets.game_begun import begin
    >>> begun = begin("cutthroat", seed=7, daily=None)
    >>> course = Course(begun, bots.seated(begun.hand.rules), [Seat.SOUTH])
    >>> course.run()
    >>> course.hand.turn
    <Seat.SOUTH: 'S'>
    """

    def __init__(
        self, begun: Begun, bots: Mapping[Seat, Bot], learners: Collection[Seat] = ()
    ) -> None:
        self.finished, self.dealing = begun.finished, begun.dealing
        self.hand, self.doings = begun.hand, begun.doings
        self.bots, self.learners = bots, learners
        self._game: tuple[Hand, Game] | None = None

    @property
    def number(self) -> int:
        """The number of the hand on the table, from 1."""
        return len(self.finished.hands) + 1

    @property
    def game(self) -> Game:
        """The finished hands, the one on the table included once it is over."""
        if self._game is None or self._game[0] is not self.hand:
            over = self.hand.phase is Phase.OVER
            self._game = self.hand, self.finished.add(self.hand) if over else self.finished
        return self._game[1]

    @property
    def learner_to_act(self) -> bool:
        """Whether it is the turn of a person."""
        return self.hand.turn in self.learners

    @property
    def bot_to_act(self) -> bool:
        """Whether it is the turn of a bot."""
        return self.hand.turn is not None and not self.learner_to_act

    def act(self, action: Action) -> None:
        """Act for the seat whose turn it is; raises `IllegalAction` with the reason."""
        before, action = self.hand, _kept(action)
        self.hand = before.do(action)
        self.doings = (*self.doings, (before, action))

    def step(self) -> None:
        """Let the bot whose turn it is act."""
        self.act(self._choice(self.hand).action)

    def run(self) -> None:
        """Let the bots act until a person is to act or the hand is over."""
        while self.bot_to_act:
            self.step()

    def deal(self) -> None:
        """Deal the next hand.

        Raises `ValueError` while this one is not over, and `RulesError` when the game is.
        """
        if self.hand.phase is not Phase.OVER:
            raise ValueError("This hand is not over yet.")
        deal = self.dealing.next(self.game)
        self.finished, self.hand, self.doings = self.game, Hand.start(deal), ()

    @property
    def by_learners(self) -> list[int]:
        """The places of the actions of people among what was done in this hand."""
        return [at for at, doing in enumerate(self.doings) if doing[0].turn in self.learners]

    def back(self) -> bool:
        """Take back the last action of a person and what followed; False where there is none."""
        mine = self.by_learners
        if mine:
            self.hand, self.doings = self.doings[mine[-1]][0], self.doings[: mine[-1]]
        return bool(mine)

    def hint(self) -> str:
        """Say what a good player would do now, and why; raises `ValueError` on a bot's turn."""
        hand = self.hand
        if hand.turn is None or not self.learner_to_act:
            raise ValueError("A hint is there when it is your turn.")
        return advice(hand, hint(hand.seen_by(hand.turn), self.finished.totals))

    def why(
        self, at: int | None, known: Collection[Card], everything: bool = False
    ) -> tuple[int, str]:
        """Say why a bot did what it did, and at which place among what was done in this hand.

        Without ``at`` it is the last action of a bot. ``known`` are the cards that the listener
        has seen; what would show others is told after the hand, or with ``everything``. Raises
        `ValueError` where no bot acted.
        """
        people = self.by_learners
        theirs = [place for place in range(len(self.doings)) if place not in people]
        if not theirs:
            raise ValueError(NOTHING_DONE)
        at = theirs[-1] if at is None else at
        if at not in theirs:
            raise ValueError("That was not done by a bot.")
        before, action = self.doings[at]
        choice = self._choice(before)
        if _kept(choice.action) != action:
            return at, NOT_ITS_OWN
        # Which cards were swapped stays between the two who swapped them.
        over = self.hand.phase is Phase.OVER and before.phase is not Phase.SWAP
        said = explain(choice, known, everything or over, later=before.phase is not Phase.SWAP)
        return at, f"{seat_name(before.turn)}: {said}"

    def recent(self, most: int) -> tuple[Doing, ...]:
        """Return the last action and the bots' actions right before it, ``most`` in all."""
        since = self.by_learners[-1] if self.by_learners else 0
        first = min(since + 1 if self.by_learners else 0, len(self.doings) - 1)
        return self.doings[max(first, len(self.doings) - most, 0) :]

    def record(self, title: str = "") -> dict[str, Any]:
        """Return the record of the game so far, which `begin` goes on with."""
        data = record.write_game(self.finished)
        data["hands"].append(record.write(self.hand))
        if title:
            data["title"] = title
        seats = " ".join(seat.value for seat in self.learners)
        return {**data, "notes": {**self.dealing.notes(), "seats": seats}}

    def _choice(self, hand: Hand) -> Choice:
        # Bots always choose alike, so a reason can be asked for later, and after a restart.
        assert hand.turn is not None
        return self.bots[hand.turn].choose(hand.seen_by(hand.turn), self.finished.totals)


def _kept(action: Action) -> Action:
    """Return an action as hands keep it: a swap sorted, anything else as it is."""
    return swap(action) if isinstance(action, tuple) else action
