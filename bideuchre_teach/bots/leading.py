"""What to lead: draw trump, cash what is sure, give away what is lost anyway."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card
from ..reasons import Reasons, because
from .discarding import keeping
from .memory import Memory

Play = tuple[Card, Reasons]

GOOD = 0.33
"""The chance to hold from which a high card is worth leading before it is sure."""


def lead(memory: Memory) -> Play:
    """Choose the card to lead, and say why."""
    options = [card for row in memory.hands.values() for card in dict.fromkeys(row)]
    if len(options) == 1:
        return options[0], because("bot.play.only_card", card=options[0])
    if memory.trump is None:
        return _winner(memory, options) or _establish(memory, options)
    side = [card for card in options if memory.suits[card] is not memory.trump]
    if not side:
        return _top_trump(memory)
    if memory.bidding_side:
        return (
            _draw(memory, side) or _winner(memory, side) or _force(memory) or _give_up(memory, side)
        )
    return _winner(memory, side) or _short(memory, side) or _give_up(memory, side)


def _draw(memory: Memory, side: Sequence[Card]) -> Play | None:
    """Draw trump with the highest, or, while others hold higher ones, work on getting them out."""
    trumps, out = memory.trumps, memory.trumps_against
    if not trumps or not out:
        return None
    top = trumps[0]
    if memory.is_best(top):
        if len(trumps) > 1 or any(memory.is_best(card) for card in side):
            return top, because("bot.lead.draw", card=top, out=out)
        return None
    if memory.twins and (winner := _winner(memory, side)):
        return winner
    if len(trumps) >= 3 or (memory.is_bidder and len(trumps) > 1 and memory.above(top) == 1):
        return _force_out(memory)
    return None


def _force(memory: Memory) -> Play | None:
    """Lead a trump after all when there is nothing better."""
    if memory.trumps_against and len(memory.trumps) >= 2:
        return _force_out(memory)
    return None


def _force_out(memory: Memory) -> Play:
    """Lead a trump although higher ones are out: low when the partner may well beat them."""
    top, low = memory.trumps[0], memory.trumps[-1]
    if memory.above(top) > (0 if memory.twins else 1):
        for ally in memory.allies:
            if memory.may_hold(ally, memory.suits[low]):
                return low, because("bot.lead.low_trump", card=low, ally=ally)
    return top, because("bot.lead.force", card=top, out=memory.trumps_against)


def _top_trump(memory: Memory) -> Play:
    top = memory.trumps[0]
    if memory.is_best(top):
        return top, because("bot.lead.sure_trump", card=top)
    return top, because("bot.lead.only_trumps", card=top)


def _winner(memory: Memory, options: Sequence[Card]) -> Play | None:
    """Lead a card that is the best of its suit and will probably hold."""
    best = [card for card in options if memory.is_best(card)]
    if not best:
        return None
    chances = {card: memory.leads_safely(card) for card in best}
    card = max(best, key=lambda c: (chances[c], memory.heights[c], _length(memory, c), -c.index))
    chance = chances[card]
    twin_out = card in memory.unseen[memory.suits[card]]
    if chance >= 1.0:
        code = "bot.lead.twin" if twin_out else "bot.lead.sure"
        if memory.trump is not None and not memory.trumps_against and memory.trumps:
            code = "bot.lead.sure_keep_trump"
        return card, because(code, card=card)
    if chance >= GOOD:
        code = "bot.lead.twin" if twin_out else "bot.lead.high"
        return card, because(code, card=card)
    return None


def _establish(memory: Memory, options: Sequence[Card]) -> Play:
    """At no trump: work on the longest suit, from the top when the top cards are close."""

    def promise(card: Card) -> tuple[int, int, int]:
        row = memory.hands[memory.suits[card]]
        return len(row) - 2 * memory.above(row[0]), len(row), -row[0].index

    suit = memory.suits[max(options, key=promise)]
    row = memory.hands[suit]
    if (
        len(row) > 1
        and memory.above(row[0]) <= len(row) - 1
        and memory.above(row[1]) == memory.above(row[0])
    ):
        return row[0], because("bot.lead.establish", card=row[0], suit=suit)
    low = row[-1]
    return low, because("bot.lead.long_suit", card=low, suit=suit)


def _short(memory: Memory, side: Sequence[Card]) -> Play | None:
    """As a defender with a trump: lead a lone low card to be able to ruff the next round."""
    if not memory.trumps or not memory.allies:
        return None
    lone = [card for card in side if len(memory.hands[memory.suits[card]]) == 1]
    lone = [card for card in lone if not memory.is_best(card) and memory.unseen[memory.suits[card]]]
    if not lone:
        return None
    card = min(lone, key=lambda c: (memory.heights[c], c.index))
    return card, because("bot.lead.singleton", card=card, suit=memory.suits[card])


def _give_up(memory: Memory, side: Sequence[Card]) -> Play:
    """Lead the card that costs least, where an ally may win or ruff if anyone can."""
    trump = memory.trump

    def price(card: Card) -> tuple[int, int, int]:
        suit = memory.suits[card]
        ruffed = any(
            suit in memory.voids[seat] and trump is not None and memory.may_hold(seat, trump)
            for seat in memory.against
        )
        helped = any(
            suit in memory.voids[seat] and trump is not None and memory.may_hold(seat, trump)
            for seat in memory.allies
        )
        bad = 2 * ruffed - 3 * helped
        return bad, keeping(memory, card) + 3 * (len(memory.hands[suit]) > 1), card.index

    card = min(side, key=price)
    suit = memory.suits[card]
    if trump is not None and not memory.trumps_against and memory.trumps and memory.bidding_side:
        return card, because("bot.lead.keep_trump", card=card)
    for seat in memory.allies:
        if trump is not None and suit in memory.voids[seat] and memory.may_hold(seat, trump):
            return card, because("bot.lead.to_ruff", card=card, suit=suit, ally=seat)
    return card, because("bot.lead.low", card=card)


def _length(memory: Memory, card: Card) -> int:
    return len(memory.hands[memory.suits[card]])
