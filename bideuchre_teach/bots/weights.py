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
        1.04,
        (1.31, 0.82, 0.69, 0.58, 0.56, -0.01, 0.49, 0.24, 0.13, 0.02, 0.32, 0.08, -0.58),
        share=1.03,
        spread=1.07,
    ),
    ("partnership", False): Weights(
        1.94,
        (0, 0, 0, 0, 0, 0, 0.7, 0.75, 0.03, 0.15, 0.32, 0.11, 0.7),
        share=0.93,
        spread=1.09,
    ),
    ("cutthroat-3", True): Weights(
        -3.03,
        (2.39, 1.74, 1.52, 1.23, 1.14, -0.22, 1.12, 0.48, 0.49, 0.1, 0.77, 0.27, -0.3),
        share=0,
        spread=0.81,
    ),
    ("cutthroat-3", False): Weights(
        0.03,
        (0, 0, 0, 0, 0, 0, 1.03, 1.37, 0.36, 0.24, 0.08, 0.08, 1.21),
        share=0,
        spread=0.84,
    ),
    ("cutthroat-4", True): Weights(
        -0.96,
        (1.82, 1.05, 0.88, 0.72, 0.55, 0.33, 0.69, 0.16, 0.09, 0.04, 0.28, -0.07, -0.4),
        share=0,
        spread=0.69,
    ),
    ("cutthroat-4", False): Weights(
        -0.37,
        (0, 0, 0, 0, 0, 0, 1.16, 1.17, 0.04, 0.29, 0.4, 0.2, 1.14),
        share=0,
        spread=0.69,
    ),
    ("cutthroat-5", True): Weights(
        -0.58,
        (1.59, 0.87, 0.65, 0.57, 0.41, 0.33, 0.55, 0.06, 0.07, 0.01, 0.27, -0.04, -0.28),
        share=0,
        spread=0.7,
    ),
    ("cutthroat-5", False): Weights(
        -0.16,
        (0, 0, 0, 0, 0, 0, 1.01, 1.33, 0.17, 0.44, 0.21, 0.14, 0.84),
        share=0,
        spread=0.75,
    ),
    ("double-deck", True): Weights(
        2.78,
        (1.14, 0.81, 0.57, 0.44, 0.44, 0.18, 0.54, 0.15, -0.03, 0.05, 0.7, 0.27, 0.01),
        share=2.35,
        spread=1.71,
    ),
    ("double-deck", False): Weights(
        3.75,
        (0, 0, 0, 0, 0, 0, 0.75, 0.3, 0.3, -0.1, 0.49, 0.27, 0.07),
        share=2.59,
        spread=1.91,
    ),
}
"""By table and whether there is a trump suit."""

HELP: Final[dict[bool, Weights]] = {
    True: Weights(
        -4.48,
        (2.01, 1.2, 0.84, 0.76, 0.71, 0.02, 0.86, 0.15, 0.11, 0.03, 0.67, 0.36, -0.1),
        spread=1.3,
    ),
    False: Weights(
        -3.17,
        (0, 0, 0, 0, 0, 0, 1.21, 0.45, 0.37, 0.04, 0.18, 0.16, -0.07),
        spread=1.5,
    ),
}
"""Double deck: how many tricks more than a usual partner's a hand is worth to a partner's bid."""

ALONE: Final[dict[tuple[str, bool, int], Weights]] = {
    ("partnership", True, 0): Weights(
        -6.26,
        (1.02, 0.45, 0.03, -0.25, -0.31, 0.93, 1.44, 0.57, 0.5, 0.18, 1.05, -0.07, 0.48),
    ),
    ("partnership", False, 0): Weights(
        -6.62,
        (0, 0, 0, 0, 0, 0, 1.54, 0.55, 0.41, 0.12, 1.51, 0.29, 0.69),
    ),
    ("partnership", True, 1): Weights(
        -6.4,
        (1.14, 0.43, -0.04, -0.18, -0.21, 1.13, 1.78, 0.53, 0.55, 0.18, 1.04, 0.74, 0.26),
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
        -13.21,
        (1.73, 0.79, 0.02, -0.32, -0.6, 1.63, 3.11, 1.16, 1.62, 0.55, 2.41, 0.46, 0),
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
