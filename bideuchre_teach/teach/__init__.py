"""Teaching: questions with their own answers, lessons, progress, and what lessons must hold.

>>> from bideuchre_teach.teach import find
>>> find("gallery.question.q3").check("hearts").outcome.value
'right'
"""

from __future__ import annotations

from .asking import Asked, Mode
from .class_progress import class_progress
from .deal_sets import DealSet, deal_set, deal_sets
from .generate import fresh
from .kinds import bid, card, cards_to_choose, choice, number, order, order_cards, suit
from .lesson import check_yourself, key_points, lesson
from .map import export, progress, reset, review
from .outcomes import Feedback, Outcome
from .question import Kind, Option, Question
from .registry import every_question, faults, find
from .scene import Scene
from .sitting import Sitting, ask, quiz
from .worked import worked, worked_hands

__all__ = [
    "Asked",
    "DealSet",
    "Feedback",
    "Kind",
    "Mode",
    "Option",
    "Outcome",
    "Question",
    "Scene",
    "Sitting",
    "ask",
    "bid",
    "card",
    "cards_to_choose",
    "check_yourself",
    "choice",
    "class_progress",
    "deal_set",
    "deal_sets",
    "every_question",
    "export",
    "faults",
    "find",
    "fresh",
    "key_points",
    "lesson",
    "number",
    "order",
    "order_cards",
    "progress",
    "quiz",
    "reset",
    "review",
    "suit",
    "worked",
    "worked_hands",
]
