"""The questions of the double-deck track, a module a lesson."""

from __future__ import annotations

from . import (
    alone_and_swap,
    auction,
    bowers_and_play,
    daily_and_first_game,
    pack_and_deal,
    scoring,
    tips,
)

TITLE = "Double deck: 48 cards, two against two, to 52"
LESSONS = {
    "01": "Forty-eight cards and twins",
    "02": "The auction with suits",
    "03": "Bowers twice over, and the play",
    "04": "Going alone and the swap",
    "05": "Scoring, and how 52 wins",
    "06": "Four tips, tested",
    "07": "The daily deal and a first game to 52",
}
QUESTIONS = (
    *pack_and_deal.QUESTIONS,
    *auction.QUESTIONS,
    *bowers_and_play.QUESTIONS,
    *alone_and_swap.QUESTIONS,
    *scoring.QUESTIONS,
    *tips.QUESTIONS,
    *daily_and_first_game.QUESTIONS,
)
