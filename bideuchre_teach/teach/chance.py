"""Chance from a seed: the same on every platform and every version of Python."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from ..rules import Rules

T = TypeVar("T")


class Chance:
    """Draws that depend on nothing but their seed.

    Only ``random.Random.random`` is used, whose sequence Python promises to keep.

    >>> one, other = Chance("bowers 7"), Chance("bowers 7")
    >>> one.pick("♥♠♦♣") == other.pick("♥♠♦♣")
    True
    """

    def __init__(self, seed: int | str) -> None:
        number = seed if isinstance(seed, int) else int.from_bytes(seed.encode(), "big")
        self._next = Random(number).random

    def below(self, count: int) -> int:
        """Return a whole number from 0 to ``count - 1``."""
        return int(self._next() * count)

    def pick(self, things: Sequence[T]) -> T:
        """Return one of several things."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], count: int) -> list[T]:
        """Return several of them, each at most once, in chance order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]


def begin(rules: Rules, what: str, seed: int) -> tuple[str, Chance]:
    """Return the id of a fresh question and the chance it is made with.

    Raises `ValueError` for rules with switches of their own and for what is no seed.

    >>> begin(Rules.cutthroat(), "which_suit", 7)[0]
    'fresh.cutthroat-4.which_suit.7'
    """
    if rules.overrides:
        changed = ", ".join(rules.overrides)
        raise ValueError(f"fresh questions are asked by the usual rules; here differ: {changed}")
    if type(seed) is not int or seed < 0:
        raise ValueError(f"{seed!r} is not a seed: give a whole number from 0 up")
    id = f"fresh.{rules.name}.{what}.{seed}"
    return id, Chance(id)
