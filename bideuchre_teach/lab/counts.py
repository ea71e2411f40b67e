"""Counts of tricks over many deals: how often, on average, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import isnan, nan, sqrt


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over sampled deals with its standard error, in whatever unit was counted.

    The error says how far chance alone may have moved the mean: two thirds of the time less than
    this, nearly always less than twice this.

    >>> Mean(4.25, 0.05)
    4.25 ± 0.05
    >>> Mean(-6.0, 0.5)
    −6.00 ± 0.50
    """

    value: float
    error: float

    def __repr__(self) -> str:
        return f"{hundredths(self.value)} ± {hundredths(self.error)}"

    def __float__(self) -> float:
        return self.value


@dataclass(frozen=True, slots=True)
class Tricks:
    """How often a side took 0, 1, 2, … tricks in sampled deals, with best play by everybody.

    >>> tricks = Tricks((0, 0, 1, 3))
    >>> tricks.deals, tricks.mean, tricks.chance(3).value
    (4, 2.75 ± 0.25, 0.75)
    """

    counts: tuple[int, ...]
    """For each number of tricks, from none to all, the number of deals."""

    @property
    def deals(self) -> int:
        """How many deals were sampled."""
        return sum(self.counts)

    @property
    def mean(self) -> Mean:
        """The mean number of tricks."""
        return self.average(float)

    def chance(self, least: int) -> Mean:
        """Return how often at least this many tricks were taken, from 0 to 1."""
        return self.average(lambda tricks: float(tricks >= least))

    def average(self, worth: Callable[[int], float]) -> Mean:
        """Return the mean of a worth that depends on the tricks alone."""
        return weighed(
            [(worth(tricks), count) for tricks, count in enumerate(self.counts) if count]
        )

    def __add__(self, other: Tricks) -> Tricks:
        return Tricks(tuple(a + b for a, b in zip(self.counts, other.counts, strict=True)))


def hundredths(number: float) -> str:
    """Write a number with two decimals and a true minus sign; a dash where there is none.

    >>> hundredths(-0.001), hundredths(-2.5), hundredths(float("nan"))
    ('0.00', '−2.50', '–')
    """
    if isnan(number):
        return "–"
    text = f"{number:.2f}"
    return "0.00" if text == "-0.00" else text.replace("-", "−")


def weighed(values: Iterable[tuple[float, int]]) -> Mean:
    """Return the mean of values that each came so many times, with its standard error.

    Of no values at all there is no mean, and of a single one no error: both are then not a number.
    """
    rows = list(values)
    n = sum(count for _, count in rows)
    if not n:
        return Mean(nan, nan)
    mean = sum(value * count for value, count in rows) / n
    spread = sum((value - mean) ** 2 * count for value, count in rows)
    return Mean(mean, sqrt(spread / (n - 1) / n) if n > 1 else nan)


def average(values: Iterable[float]) -> Mean:
    """Return the mean of values with its standard error.

    >>> average([1, 2, 3])
    2.00 ± 0.58
    """
    return weighed((value, 1) for value in values)


def counted(tricks: Iterable[int], most: int) -> Tricks:
    """Count numbers of tricks, none to ``most``.

    >>> counted([3, 2, 3], 3)
    Tricks(counts=(0, 0, 1, 2))
    """
    counts = [0] * (most + 1)
    for number in tricks:
        counts[number] += 1
    return Tricks(tuple(counts))
