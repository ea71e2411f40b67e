"""English: each reason of the engine as a plain sentence, as a friend at the table would say it.

Each module of this package is one topic with a table ``SENTENCES`` from reason codes to functions
that word them, and a table ``ABOUT`` of those that speak to a player and can also speak of one.
Importing the package gives `Reason` its voice, so that ``str(reason)`` is a sentence everywhere.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Final

from ..cards import Seat
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
_ABOUT: Final[dict[str, Callable[[Reason, str], str]]] = {}
for _topic in pkgutil.iter_modules(__path__):
    _module = import_module(f"{__name__}.{_topic.name}")
    SENTENCES.update(getattr(_module, "SENTENCES", {}))
    _ABOUT.update(getattr(_module, "ABOUT", {}))


def sentence(reason: Reason, seat: Seat | None = None) -> str:
    """Return the sentence for a reason, said to the player it is about.

    With a ``seat`` it is said about that player to somebody else: "North holds", not "you hold".
    Raises `KeyError` for a code that has no wording.

    >>> from bideuchre_teach.cards import Card, Strain, Suit, cards
    >>> from bideuchre_teach.tricks import judge
    >>> held = cards("J♦ Q♦")
    >>> print(sentence(judge(held[0], held, Suit.DIAMONDS, Strain.HEARTS).reasons[0]))
    Hearts are trump, so the jack of diamonds is a heart: it does not follow diamonds. Play \
the queen of diamonds.
    """
    about = None if seat is None else _ABOUT.get(reason.code)
    said = SENTENCES[reason.code](reason) if about is None else about(reason, seat_name(seat))
    return said[:1].upper() + said[1:]


Reason.voice = sentence
