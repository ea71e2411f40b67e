"""The weights of a player's rules of thumb: what each bower, trump and ace adds, table by table.

Fitted by least squares to many thousand hands that `Steady` played against itself, the bidder
having the best strain (``bench/bots_fit.py`` prints them anew). Read a line as a player would
say it: in the partnership game a right bower is worth a trick and a third, the left nearly one,
a side ace half a trick, and all of it on top of about one trick from whatever is dealt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Tricks: a base, and what each of `strength.Features.values` adds to it."""

    base: float
    each: tuple[float, ...]
    share: float = 0.0
    """How many of the tricks a usual partner takes."""
    spread: float = 1.0
    """The standard deviation of the tricks really taken."""


# Each row: right, left, ace, king of trump, low trumps, trumps beyond an even share, then
# side aces, kings with their ace, guarded kings, queens, voids, singletons, long side suits.
WEIGHTS: Final[dict[tuple[str, bool], Weights]] = {
    ("partnership", True): Weights(
        1.03,
        (1.35, 0.91, 0.79, 0.67, 0.54, 0.01, 0.5, 0.24, 0.13, 0.07, 0.23, 0.02, -0.26),
        share=1.1,
        spread=1.06,
    ),
    ("partnership", False): Weights(
        1.78,
        (0, 0, 0, 0, 0, 0, 0.75, 0.8, 0.03, 0.22, 0.29, 0.14, 0.76),
        share=0.88,
        spread=1.06,
    ),
    ("cutthroat-3", True): Weights(
        -2.87,
        (2.38, 1.78, 1.51, 1.25, 1.13, -0.18, 1.07, 0.47, 0.48, 0.11, 0.63, 0.2, -0.25),
        share=0,
        spread=0.85,
    ),
    ("cutthroat-3", False): Weights(
        0.11,
        (0, 0, 0, 0, 0, 0, 1.01, 1.38, 0.22, 0.28, 0.05, 0.06, 1.19),
        share=0,
        spread=0.79,
    ),
    ("cutthroat-4", True): Weights(
        -0.9,
        (1.77, 1.04, 0.84, 0.69, 0.53, 0.42, 0.68, 0.2, 0.13, 0.08, 0.18, -0.09, -0.33),
        share=0,
        spread=0.68,
    ),
    ("cutthroat-4", False): Weights(
        -0.52,
        (0, 0, 0, 0, 0, 0, 1.16, 1.1, 0.06, 0.3, 0.56, 0.28, 1.03),
        share=0,
        spread=0.73,
    ),
    ("cutthroat-5", True): Weights(
        -0.43,
        (1.56, 0.81, 0.64, 0.53, 0.36, 0.44, 0.53, 0.07, 0.11, 0.07, 0.17, -0.08, -0.19),
        share=0,
        spread=0.7,
    ),
    ("cutthroat-5", False): Weights(
        -0.04,
        (0, 0, 0, 0, 0, 0, 0.97, 1.28, 0.17, 0.46, 0.21, 0.11, 1.01),
        share=0,
        spread=0.78,
    ),
    ("double-deck", True): Weights(
        2.18,
        (1.29, 0.78, 0.64, 0.44, 0.48, 0.17, 0.63, 0.1, 0.13, 0.03, 0.79, 0.37, 0),
        share=2.44,
        spread=1.72,
    ),
    ("double-deck", False): Weights(
        3.88,
        (0, 0, 0, 0, 0, 0, 0.75, 0.29, 0.32, -0.12, 0.2, 0.28, 0.02),
        share=2.5,
        spread=2,
    ),
}
"""By table and whether there is a trump suit."""

HELP: Final[dict[bool, Weights]] = {
    True: Weights(
        -4.6,
        (1.98, 1.21, 0.92, 0.77, 0.79, -0.16, 0.87, 0.12, 0.08, 0, 0.55, 0.29, -0.08),
        spread=1.3,
    ),
    False: Weights(
        -2.8,
        (0, 0, 0, 0, 0, 0, 1.31, 0.52, 0.35, -0.07, 0.26, 0.24, -0.17),
        spread=1.5,
    ),
}
"""Double deck: how many tricks more than a usual partner's a hand is worth to a partner's bid."""

ALONE: Final[dict[tuple[str, bool, int], Weights]] = {
    ("partnership", True, 0): Weights(
        -6.25,
        (1.01, 0.45, 0.03, -0.25, -0.31, 0.94, 1.43, 0.57, 0.5, 0.2, 1.04, -0.08, 0.49),
    ),
    ("partnership", False, 0): Weights(
        -6.62,
        (0, 0, 0, 0, 0, 0, 1.54, 0.55, 0.41, 0.12, 1.51, 0.29, 0.69),
    ),
    ("partnership", True, 1): Weights(
        -6.4,
        (1.14, 0.43, -0.04, -0.18, -0.21, 1.14, 1.78, 0.53, 0.55, 0.18, 1.04, 0.74, 0.26),
    ),
    ("partnership", False, 1): Weights(
        -4.53,
        (0, 0, 0, 0, 0, 0, 1.15, 0.42, 0.34, 0.12, 0.89, 0.53, 0.5),
    ),
    ("double-deck", True, 3): Weights(
        -6.49,
        (0.77, 0.26, 0.02, -0.03, -0.03, 0.99, 0.84, 0.3, -0.04, 0.07, -0.04, 0.03, 0.31),
    ),
    ("double-deck", False, 3): Weights(
        -5.94,
        (0, 0, 0, 0, 0, 0, 0.69, 0.29, 0.17, -0.19, 0.36, 0.5, 0.2),
    ),
    ("cutthroat-3", True, 0): Weights(
        -14.69,
        (3.18, 0.42, -0.43, -0.63, -0.76, 1.79, 3.06, 1.47, -0.64, 0.41, 2.58, -1.36, 1.72),
    ),
    ("cutthroat-3", False, 0): Weights(
        -16.68,
        (0, 0, 0, 0, 0, 0, 3.56, 0.82, -0.79, 0.12, 3.77, 2.03, 0.8),
    ),
    ("cutthroat-4", True, 0): Weights(
        -16.54,
        (3.9, 0.51, -0.37, -0.86, -1.02, 2.16, 3.61, 1.37, -0.69, 0.47, 2.91, -0.17, 0),
    ),
    ("cutthroat-4", False, 0): Weights(
        -12.15,
        (0, 0, 0, 0, 0, 0, 2.76, 0.81, 0.1, 0.18, 2.69, 0.88, 0.88),
    ),
    ("cutthroat-5", True, 0): Weights(
        -13.2,
        (1.75, 0.82, 0.03, -0.31, -0.59, 1.7, 3.08, 1.14, 1.61, 0.61, 2.29, 0.39, 0),
    ),
    ("cutthroat-5", False, 0): Weights(
        -10.57,
        (0, 0, 0, 0, 0, 0, 2.31, 0.76, 0.82, 0.22, 2.1, 0.61, 0.83),
    ),
}
"""By table, trump suit or not, and cards swapped: a score for taking every trick without help.

A sum of 0 is an even chance, +1 is 84 % and −1 is 16 % (a probit fit over such hands).
"""

SWAPPED_CARD: Final = 0.7
"""What each card less in a double-deck swap takes from that score."""
