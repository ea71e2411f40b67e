"""Twins: the two copies of a card in the double deck.

Of two equal cards the first one played wins.  When both are in one hand they are like neighbours
in rank.  When two hands hold one each they are *tied*: the lower of the two bits is marked in
`tie`, and the seat that comes first in the trick holds the lower bit.
"""

from .lanes import HANDS, LOWS


def order_twins(at: int, n: int, tie: int) -> int:
    """Give the lower bit of each tied pair to the seat that comes first."""
    a = HANDS[at]
    b = HANDS[at + 1]
    c = HANDS[at + 2]
    d = 0
    if n > 3:
        d = HANDS[at + 3]
    wrong = tie & (a >> 1 | b >> 1 & (c | d) | c >> 1 & d)
    if wrong:
        move = (a ^ a >> 1) & wrong
        HANDS[at] = a ^ (move | move << 1)
        move = (b ^ b >> 1) & wrong
        HANDS[at + 1] = b ^ (move | move << 1)
        move = (c ^ c >> 1) & wrong
        HANDS[at + 2] = c ^ (move | move << 1)
        move = (d ^ d >> 1) & wrong
        HANDS[at + 3] = d ^ (move | move << 1)
    return 0


def single(hand: int, tie: int) -> int:
    """Return one card, the lowest, of each run of cards that are alike for their owner."""
    return hand & ~((hand & ~(tie << 1)) << 1 & ~(LOWS | tie))
