"""Positions to ask about: fresh deals, called and played at random but always by the rules."""

from __future__ import annotations

from collections.abc import Callable

from ..auction import PASS
from ..bowers import left_bower
from ..deals import shuffle
from ..hand import Hand
from ..judge import Phase
from ..reasons import IllegalAction
from ..rules import Rules
from ..tricks import Trick
from .chance import Chance


def in_auction(rules: Rules, chance: Chance) -> Hand:
    """Return a hand in mid-auction, with at least one bid made where more may follow it."""
    while True:
        hand = _dealt(rules, chance)
        for _ in range(chance.below(rules.players - 1) + 1):
            modest = [c for c in hand.auction.legal() if not c.alone and c.number <= _modest(rules)]
            hand = hand.do(PASS if chance.below(3) == 0 else chance.pick(modest or [PASS]))
            if hand.phase is not Phase.AUCTION:
                break
        if hand.phase is Phase.AUCTION and hand.auction.high is not None:
            return hand


def in_play(rules: Rules, chance: Chance, wanted: Callable[[Hand], bool]) -> Hand:
    """Return a position in the play for which ``wanted`` is true.

    Positions in which the left bower matters are preferred every other time.
    """
    rare = chance.below(2) == 0
    last: Hand | None = None
    for _ in range(400):
        hand = _contracted(rules, chance)
        stop = chance.below(rules.hand_size * rules.players - 1) + 1
        for _ in range(stop):
            if hand.phase is not Phase.PLAY:
                break
            hand = hand.do(chance.pick(hand.actions()))
        if hand.phase is not Phase.PLAY or not wanted(hand):
            continue
        last = hand
        if not rare or _left_bower_matters(hand):
            return hand
    if last is None:
        raise RuntimeError("no such position came up in 400 hands")
    return last


def a_trick(rules: Rules, chance: Chance) -> Trick:
    """Return a complete trick from a hand played at random, one with a bower every other time."""
    rare = chance.below(2) == 0
    while True:
        hand = _contracted(rules, chance)
        while hand.phase is Phase.PLAY:
            hand = hand.do(chance.pick(hand.actions()))
        tricks = [trick for trick in hand.tricks if len(set(trick.cards)) > 1]
        left = left_bower(tricks[0].strain)
        with_left = [t for t in tricks if left in t.cards or t.strain.trump is None]
        if not rare:
            return chance.pick(tricks)
        if with_left:
            return chance.pick(with_left)


def may_not_follow_freely(hand: Hand) -> bool:
    """Whether the seat to act holds cards that may be played and cards that may not."""
    held = set(hand.cards(hand.turn)) if hand.turn else set()
    return 0 < len(hand.actions()) < len(held)


def _left_bower_matters(hand: Hand) -> bool:
    if hand.turn is None or hand.strain is None:
        return False
    left = left_bower(hand.strain)
    trick = hand.trick
    held = hand.cards(hand.turn)
    return (
        left is not None
        and left in held
        and trick is not None
        and trick.led
        in (
            left.suit,
            hand.strain.trump,
        )
    )


def _dealt(rules: Rules, chance: Chance) -> Hand:
    return Hand.start(shuffle(rules, chance.below(1 << 30)))


def _contracted(rules: Rules, chance: Chance) -> Hand:
    hand = _dealt(rules, chance)
    bidder = chance.pick(rules.seats)
    while hand.phase is Phase.AUCTION:
        auction = hand.auction
        if hand.turn is bidder and auction.high is None:
            calls = [c for c in auction.legal() if not c.is_pass and not c.alone]
            hand = hand.do(chance.pick([c for c in calls if c.number <= _modest(rules)] or calls))
        else:
            try:
                hand = hand.do(PASS)
            except IllegalAction:  # a dealer who must bid
                hand = hand.do(auction.legal()[0])
    if hand.contract is None:
        return _contracted(rules, chance)
    if hand.phase is Phase.TRUMP:
        hand = hand.do(chance.pick(rules.strains))
    return hand


def _modest(rules: Rules) -> int:
    return max(rules.minimum_bid, rules.hand_size // 2)
