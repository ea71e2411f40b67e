"""The questions of the first-night track, a module a lesson."""

from __future__ import annotations

from . import bidding, bowers, first_game, first_night_hand, playing, scores, table_and_pack

TITLE = "First night: everyone for themselves, to 21"
LESSONS = {
    "01": "The table, the house rules and the pack",
    "02": "Bid, then name trump",
    "03": "Bowers, trump and no trump",
    "04": "Play the tricks",
    "05": "Scoring",
    "06": "The first-night hand",
    "07": "Night-one habits and a first game to 21",
}
QUESTIONS = (
    *table_and_pack.QUESTIONS,
    *bidding.QUESTIONS,
    *bowers.QUESTIONS,
    *playing.QUESTIONS,
    *scores.QUESTIONS,
    *first_night_hand.QUESTIONS,
    *first_game.QUESTIONS,
)
