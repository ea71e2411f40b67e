"""Chance from a seed: the same on every platform and every version of Python."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

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
