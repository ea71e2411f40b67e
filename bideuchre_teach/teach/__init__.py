"""Teaching: questions with their own answers, lessons, progress, and what lessons must hold.

>>> from bideuchre_teach.teach import find
>>> find("gallery.question.q3").check("hearts").outcome.value
'right'
"""

from __future__ import annotations

from .asking import Asked, Mode, Sitting, ask, quiz
from .kinds import bid, card, cards_to_choose, choice, number, order, order_cards, suit
from .outcomes import Feedback, Outcome
from .question import Kind, Option, Question
from .registry import every_question, find
from .scene import Scene

__all__ = [
    "Asked",
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
    "choice",
    "every_question",
    "find",
    "number",
    "order",
    "order_cards",
    "quiz",
    "suit",
]
