"""What can come of an answer, and the sentence that says so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Outcome(Enum):
    """What came of an answer."""

    NOT_ATTEMPTED = "not attempted"
    """There is no answer yet, or none that can be read: it costs no try."""
    RIGHT = "right"
    NOT_BEST = "right but not best"
    WRONG = "wrong"
    ILLEGAL = "illegal"
    """The rules do not allow it, whether it would be good or not."""

    @property
    def counts(self) -> bool:
        """Whether the answer counts as right, best or not."""
        return self in (Outcome.RIGHT, Outcome.NOT_BEST)


_OPENING: Final = {
    Outcome.NOT_ATTEMPTED: "Not attempted yet.",
    Outcome.RIGHT: "Right.",
    Outcome.NOT_BEST: "Right, but not best.",
    Outcome.WRONG: "Not right.",
    Outcome.ILLEGAL: "Not allowed.",
}


class Sentence(str):
    """A text that shows itself in a notebook without quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True)
class Feedback:
    """What came of an answer and why; shows itself as a sentence.

    >>> Feedback(Outcome.WRONG, "The left bower is a heart.")
    Not right. The left bower is a heart.
    """

    outcome: Outcome
    say: str
    note: str = ""
    """What else the learner should know: that progress could not be written, say."""

    def __str__(self) -> str:
        return " ".join(part for part in (_OPENING[self.outcome], self.say, self.note) if part)

    def __repr__(self) -> str:
        return str(self)
