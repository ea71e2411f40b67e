"""The questions of the partnership track, a module a lesson."""

from __future__ import annotations

from . import (
    auction,
    common_questions,
    deck_and_deal,
    ending,
    play,
    scoring,
    variants,
    what_it_is,
)

TITLE = "Partnership: two against two, to 42"
LESSONS = {
    "01": "What it is, and what is new against euchre",
    "02": "The deck and the deal",
    "03": "The auction",
    "04": "Play with a partner",
    "05": "Scoring for both sides",
    "06": "Ending the game",
    "07": "Variants, and where tables differ",
    "08": "The common questions and a first game to 42",
}
QUESTIONS = (
    *what_it_is.QUESTIONS,
    *deck_and_deal.QUESTIONS,
    *auction.QUESTIONS,
    *play.QUESTIONS,
    *scoring.QUESTIONS,
    *ending.QUESTIONS,
    *variants.QUESTIONS,
    *common_questions.QUESTIONS,
)
