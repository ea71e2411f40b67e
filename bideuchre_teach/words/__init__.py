"""English: each reason of the engine as a plain sentence, as a friend at the table would say it.

Each module of this package is one topic with a table ``SENTENCES`` from reason codes to functions
that word them. Importing the package gives `Reason` its voice, so that ``str(reason)`` is a
sentence everywhere.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Final

from ..reasons import Reason
from .names import card_name, cards_named, seat_name, side_name, suit_word

__all__ = [
    "SENTENCES",
    "card_name",
    "cards_named",
    "seat_name",
    "sentence",
    "side_name",
    "suit_word",
]

Wording = Callable[[Reason], str]

SENTENCES: Final[dict[str, Wording]] = {}
for _topic in pkgutil.iter_modules(__path__):
    SENTENCES.update(getattr(import_module(f"{__name__}.{_topic.name}"), "SENTENCES", {}))


def sentence(reason: Reason) -> str:
    """Return the sentence for a reason.

    Raises `KeyError` for a code that has no wording.

    >>> from bideuchre_teach.cards import Card, Strain, Suit, cards
    >>> from bideuchre_teach.tricks import judge
    >>> held = cards("J♦ Q♦")
    >>> print(sentence(judge(held[0], held, Suit.DIAMONDS, Strain.HEARTS).reasons[0]))
    Hearts are trump, so the jack of diamonds is a heart: it does not follow diamonds. Play \
the queen of diamonds.
    """
    said = SENTENCES[reason.code](reason)
    return said[:1].upper() + said[1:]


Reason.voice = sentence
