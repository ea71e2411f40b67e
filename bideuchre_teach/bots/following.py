"""What to play to a trick that somebody else has led."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card
from ..reasons import Reason, Reasons, because
from ..tricks import legal
from .discarding import keeping, throw
from .memory import Memory

Play = tuple[Card, Reasons]

WORTH_HELPING = 0.35
"""By how much a card must raise the chance to win before it is spent on an ally's trick."""
SLACK = 0.2
"""How much of that chance is given away to save a higher card."""
SECOND_HAND = 0.6
"""The chance to hold that the second player wants before playing high."""
WORTH_TRYING = 0.2


def follow(memory: Memory) -> Play:
    """Choose the card to play when not leading, and say why."""
    assert memory.led is not None
    options = list(legal(memory.view.cards, memory.led, memory.strain))
    options.sort(key=lambda card: card.index)
    if len(options) == 1:
        return options[0], because("bot.play.only_card", card=options[0])
    over = [card for card in options if memory.wins(card)]
    if memory.best_seat in memory.allies:
        return _with_an_ally_winning(memory, options, over)
    return _with_an_enemy_winning(memory, options, over)


def _with_an_ally_winning(memory: Memory, options: Sequence[Card], over: Sequence[Card]) -> Play:
    assert memory.best is not None
    assert memory.led is not None
    stands = memory.holds(memory.best, memory.led, memory.later)
    better = _high_enough(memory, over)
    if better is not None and better[1] - stands > WORTH_HELPING:
        card, _ = better
        return card, because("bot.play.help", card=card, ally=memory.best_seat, best=memory.best)
    card, why = throw(memory, _not_over(options, over))
    if card in over:
        return card, Reasons((why,))
    sure = stands >= 1.0
    code = "bot.play.ally_has_it" if sure else "bot.play.ally_is_winning"
    main = Reason(code, card=card, ally=memory.best_seat, best=memory.best)
    return card, Reasons((main, why))


def _with_an_enemy_winning(memory: Memory, options: Sequence[Card], over: Sequence[Card]) -> Play:
    if not over:
        card, why = throw(memory, options)
        return card, Reasons((Reason("bot.play.cannot_win", best=memory.best), why))
    better = _high_enough(memory, over)
    assert better is not None
    card, chance = better
    if not any(seat in memory.against for seat in memory.later):
        return card, because("bot.play.win_cheaply", card=card, best=memory.best)
    helper = _ally_chance(memory)
    if helper >= 0.25 and not memory.bidding_side and _wins_later_too(memory, card):
        low, why = throw(memory, _not_over(options, over))
        if not memory.wins(low):
            return low, Reasons((Reason("bot.play.keep_sure_trump", card=low, kept=card), why))
    ruff = memory.suits[card] is memory.trump and memory.led is not memory.trump
    if helper > 0.0 and not ruff:
        if chance >= SECOND_HAND:
            return card, because("bot.play.second_high", card=card, chance=round(chance, 2))
        low, _ = throw(memory, _not_over(options, over))
        return low, because("bot.play.second_low", card=low)
    if chance >= WORTH_TRYING:
        code = "bot.play.ruff" if ruff else "bot.play.third_high"
        return card, because(code, card=card, best=memory.best)
    low, why = throw(memory, _not_over(options, over))
    return low, Reasons((Reason("bot.play.would_be_beaten", card=low), why))


def _high_enough(memory: Memory, over: Sequence[Card]) -> tuple[Card, float] | None:
    """Return the cheapest card that holds about as well as the best one would."""
    if not over:
        return None
    assert memory.led is not None
    rated = [(card, memory.holds(card, memory.led, memory.later)) for card in over]
    most = max(chance for _, chance in rated)
    fit = [(card, chance) for card, chance in rated if chance >= most - SLACK]
    return min(fit, key=lambda row: (keeping(memory, row[0]), row[0].index))


def _not_over(options: Sequence[Card], over: Sequence[Card]) -> Sequence[Card]:
    return [card for card in options if card not in over] or options


def _ally_chance(memory: Memory) -> float:
    """Return the chance that an ally who plays later beats the card that is winning now."""
    assert memory.best is not None
    assert memory.led is not None
    fails = 1.0
    for seat in memory.later:
        if seat in memory.allies:
            fails *= 1.0 - memory.beats(seat, memory.best, memory.led)
    return 1.0 - fails


def _wins_later_too(memory: Memory, card: Card) -> bool:
    """Tell whether a card is a trump that nobody can beat, now or later."""
    return (
        memory.suits[card] is memory.trump and memory.is_best(card) and not _twin_out(memory, card)
    )


def _twin_out(memory: Memory, card: Card) -> bool:
    return card in memory.unseen[memory.suits[card]]
