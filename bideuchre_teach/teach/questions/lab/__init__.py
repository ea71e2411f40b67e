"""The questions of the lab track, a module a lesson."""

from __future__ import annotations

from . import going_alone, hand_worth, partner

TITLE = "The lab: what hands, bids and partners are worth"
LESSONS = {
    "01": "What is a hand worth?",
    "02": "When to go alone",
    "03": "What is a partner worth?",
}
QUESTIONS = (*hand_worth.QUESTIONS, *going_alone.QUESTIONS, *partner.QUESTIONS)
