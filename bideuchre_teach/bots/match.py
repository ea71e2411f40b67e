"""Bots play whole hands and games, each action through the referee."""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import Seat, Side
from ..deals import Deal
from ..game import Game
from ..hand import Hand
from ..rules import Rules
from .base import Bot
from .steady import Steady

Bots = Mapping[Seat, Bot] | Bot | None
"""A bot for each seat, one for all of them, or None: `Steady` everywhere."""

MOST_HANDS = 500


def play_hand(
    deal: Deal | Hand, bots: Bots = None, totals: Mapping[Side, int] | None = None
) -> Hand:
    """Let bots play a hand to its end, from the deal or from where it stands.

    Raises `IllegalAction` when a bot does what the rules refuse.

    >>> from bideuchre_teach.deals import shuffle
    >>> hand = play_hand(shuffle(Rules.cutthroat(), 7))
    >>> sum(hand.result.tricks.values())
    6
    """
    hand = Hand.start(deal) if isinstance(deal, Deal) else deal
    at = seated(hand.rules, bots)
    while hand.turn is not None:
        hand = hand.do(at[hand.turn].choose(hand.seen_by(hand.turn), totals).action)
    return hand


def play_game(rules: Rules, seed: int, bots: Bots = None) -> Game:
    """Let bots play a game from the first deal of a seed to the target.

    Raises `RuntimeError` when no side has won after 500 hands.

    >>> play_game(Rules.cutthroat(), 7).over
    True
    """
    game, at = Game(rules), seated(rules, bots)
    while not game.over:
        if len(game.hands) >= MOST_HANDS:
            raise RuntimeError(f"nobody has won after {MOST_HANDS} hands")
        game = game.add(play_hand(game.next_deal(seed), at, game.totals))
    return game


def seated(rules: Rules, bots: Bots = None) -> dict[Seat, Bot]:
    """Return the bot of each seat; seats that a mapping leaves out get `Steady`."""
    usual: Bot = Steady()
    if bots is None:
        return dict.fromkeys(rules.seats, usual)
    if isinstance(bots, Mapping):
        return {seat: bots.get(seat, usual) for seat in rules.seats}
    return dict.fromkeys(rules.seats, bots)
