"""The questions of the first-night track, a module a lesson."""

from __future__ import annotations

from . import first_night_hand

TITLE = "First night: everyone for themselves, to 21"
LESSONS = {"06": "The first-night hand"}
QUESTIONS = (*first_night_hand.QUESTIONS,)
