"""A game: hands to the target, with running totals, the next dealer, and who wins and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .cards import Seat, Side
from .deals import Deal, shuffle
from .frozen import Frozen
from .hand import Hand
from .reasons import Reason, RulesError
from .rules import Rules
from .scoring import winner


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far: its rules and its finished hands, in order.

    >>> game = Game(Rules.cutthroat())
    >>> game.totals[Side.WEST], game.winner
    (0, None)
    """

    rules: Rules
    hands: tuple[Hand, ...] = ()
    totals: Mapping[Side, int] = field(init=False, compare=False)
    """Points by side; they never change."""
    won: tuple[Side, Reason] | None = field(init=False, compare=False)
    """The winning side and why, once there is one."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", Rules.of(self.rules))
        self._become((), dict.fromkeys(self.rules.sides, 0), None, self.hands)

    @property
    def winner(self) -> Side | None:
        """The side that has won; None while the game goes on."""
        return None if self.won is None else self.won[0]

    @property
    def over(self) -> bool:
        """Whether a side has won."""
        return self.won is not None

    @property
    def next_dealer(self) -> Seat | None:
        """Who deals the next hand; None before the first hand, whose dealer comes from the seed."""
        return _next_dealer(self.hands[-1]) if self.hands else None

    def next_deal(self, seed: int) -> Deal:
        """Return the next deal of the game with this seed.

        Raises `RulesError` when the game is over.
        """
        if self.won is not None:
            raise RulesError("game.over", hand=len(self.hands) + 1, side=self.won[0])
        return shuffle(self.rules, seed, len(self.hands) + 1, self.next_dealer)

    def add(self, hand: Hand) -> Game:
        """Return the game with one more finished hand.

        Raises `RulesError` for a hand that is not over, of other rules or by the wrong dealer, and
        when the game is over.
        """
        game = Game(self.rules)
        game._become(self.hands, dict(self.totals), self.won, (hand,))
        return game

    def _become(
        self,
        before: tuple[Hand, ...],
        totals: dict[Side, int],
        won: tuple[Side, Reason] | None,
        more: tuple[Hand, ...],
    ) -> None:
        last = before[-1] if before else None
        for number, hand in enumerate(more, start=len(before) + 1):
            if not isinstance(hand, Hand):
                raise TypeError(f"a game is made of finished hands, not of {hand!r}")
            result = hand.result
            if hand.rules != self.rules:
                raise RulesError("game.other_rules", hand=number)
            if result is None:
                raise RulesError("game.unfinished_hand", hand=number)
            if won is not None:
                raise RulesError("game.over", hand=number, side=won[0])
            if last is not None and hand.dealer is not _next_dealer(last):
                raise RulesError(
                    "game.wrong_dealer",
                    hand=number,
                    dealer=hand.dealer,
                    expected=_next_dealer(last),
                )
            won = winner(self.rules, totals, result)
            for side, points in result.score.items():
                totals[side] += points
            last = hand
        put = object.__setattr__
        put(self, "hands", (*before, *more))
        put(self, "totals", Frozen(totals))
        put(self, "won", won)

    def running(self) -> tuple[dict[Side, int], ...]:
        """Return the totals after each hand."""
        rows: list[dict[Side, int]] = []
        totals: dict[Side, Any] = dict.fromkeys(self.rules.sides, 0)
        for hand in self.hands:
            assert hand.result is not None
            totals = {side: totals[side] + hand.result.score[side] for side in totals}
            rows.append(totals)
        return tuple(rows)


def _next_dealer(hand: Hand) -> Seat:
    result = hand.result
    if result is not None and result.thrown_in and hand.rules.deal_after_throw_in == "same":
        return hand.dealer
    return hand.rules.left_of(hand.dealer)
