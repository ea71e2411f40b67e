"""Which card is missed least: what to throw on a trick that is not to be won."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card
from ..reasons import Reason
from .memory import Memory

_TRUMP = 100
_WINNER = 50
_GUARDED = 20
_LAST_OF_SUIT = 4


def keeping(memory: Memory, card: Card) -> int:
    """Return how much a card is worth keeping: trumps most, then winners, then guarded cards."""
    suit, height = memory.suits[card], memory.heights[card]
    if suit is memory.trump:
        return _TRUMP + height
    above = memory.above(card)
    if above == 0:
        return _WINNER + height
    company = len(memory.hands[suit]) - 1
    higher_here = sum(memory.heights[other] > height for other in memory.hands[suit])
    if above <= company - higher_here and above <= 2:
        # It wins once the higher cards are gone, as long as small ones go with it till then.
        return _GUARDED + height - above
    short = _LAST_OF_SUIT if company == 0 and memory.trumps else 0
    return height - short


def guards(memory: Memory, card: Card) -> bool:
    """Tell whether throwing a card would leave a higher card of its suit without its guard."""
    suit = memory.suits[card]
    if suit is memory.trump:
        return False
    held = memory.hands[suit]
    top = held[0]
    above = memory.above(top)
    return card is not top and 0 < above <= 2 and len(held) - 1 <= above


def cheapest(memory: Memory, options: Sequence[Card]) -> Card:
    """Return the card among these that is missed least."""

    def price(card: Card) -> tuple[int, int]:
        keep = keeping(memory, card)
        if guards(memory, card):
            keep += _GUARDED // 2
        return keep, card.index

    return min(options, key=price)


def throw(memory: Memory, options: Sequence[Card]) -> tuple[Card, Reason]:
    """Choose what to throw when the trick cannot or need not be won, and say why."""
    card = cheapest(memory, options)
    suit = memory.suits[card]
    if suit is memory.led:
        return card, Reason("bot.play.lowest", card=card, suit=suit)
    if suit is memory.trump:
        return card, Reason("bot.play.only_trumps", card=card)
    kept = [c for c in options if memory.suits[c] is not memory.trump and memory.is_best(c)]
    if kept and card not in kept:
        best = max(kept, key=lambda c: (memory.heights[c], -c.index))
        return card, Reason("bot.play.throw_keep", card=card, kept=best)
    if len(memory.hands[suit]) == 1 and memory.trumps:
        return card, Reason("bot.play.throw_void", card=card, suit=suit)
    return card, Reason("bot.play.throw", card=card)
