"""A question: one decision put to a learner, with an answer of its own for every option.

A `Question` never changes and remembers nothing; `asking` counts tries and keeps progress.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any
from zlib import crc32

from .outcomes import Feedback, Outcome, Sentence
from .scene import EMPTY, Scene


class Kind(Enum):
    """What an answer is: one of some texts, a card, a call, a suit or strain, a number, a row."""

    CHOICE = "choice"
    CARD = "card"
    BID = "bid"
    SUIT = "suit"
    NUMBER = "number"
    ORDER = "order"


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer, what comes of it, and what is said to whoever gives it."""

    value: str
    """The answer as it is shown: ``24``, ``Q♦``, ``4♥``, ``North``."""
    outcome: Outcome
    say: str
    spoken: str = ""
    """How it is said aloud, where that differs: ``queen of diamonds``."""
    also: tuple[str, ...] = ()
    """Other ways to write it."""

    @property
    def aloud(self) -> str:
        """The option as a screen reader says it."""
        return self.spoken or self.value


@dataclass(frozen=True, slots=True, repr=False)
class Question:
    """A question with its options, hints and explanation.

    Make one with the functions of `kinds` or `generate`. For an order question the options stand
    in the right order, and each option's ``say`` tells why it comes where it does. ``many`` means
    that every right option must be chosen and no other.

    >>> from bideuchre_teach.teach import suit
    >>> q = suit("gallery.question.q9", "Hearts are trump. Which suit is J♦?", "H",
    ...     wrong={"D": "It is printed there, but the left bower is a heart."},
    ...     why="The left bower belongs to trump.", hints=["What colour is it?"])
    >>> q.check("D")
    Not right. It is printed there, but the left bower is a heart.
    >>> q.check("")
    Not attempted yet. Choose a suit: ♥, ♠, ♦ or ♣.
    >>> q.solution()
    ♥. The left bower belongs to trump.
    """

    id: str
    kind: Kind
    prompt: str
    options: tuple[Option, ...]
    scene: Scene = EMPTY
    why: str = ""
    hints: tuple[str, ...] = ()
    many: bool = False
    unit: str = ""
    """What a number counts: tricks, points."""

    def check(self, answer: Any = None) -> Feedback:
        """Say what comes of an answer, in the game's words or as a value.

        Nothing, or what cannot be read, is not an attempt; the sentence then says what to write.
        """
        from .answers import judge

        return judge(self, answer)

    def hint(self, n: int = 1) -> Sentence:
        """Return hint ``n``, counted from 1, and say how many more there are."""
        if not self.hints:
            return Sentence("There is no hint for this question.")
        if not 1 <= n <= len(self.hints):
            last = len(self.hints)
            only = "There is one hint" if last == 1 else f"There are {last} hints"
            return Sentence(f"{only} for this question: ask for hint({last}), or solution().")
        left = len(self.hints) - n
        more = f" ({left} more: hint({n + 1}))" if left else ""
        return Sentence(self.hints[n - 1] + more)

    def solution(self) -> Sentence:
        """Return the right answer and why."""
        between = ", " if self.many or self.kind is Kind.ORDER else " or "
        answer = between.join(self.right)
        return Sentence(f"{answer[:1].upper()}{answer[1:]}. {self.explanation}".strip())

    @property
    def right(self) -> tuple[str, ...]:
        """The right answers: any one of them, or together where ``many``; a row where order."""
        return tuple(o.value for o in self.options if o.outcome is Outcome.RIGHT)

    @property
    def key(self) -> str | tuple[str, ...]:
        """An answer that `check` finds right."""
        return self.right if self.many or self.kind is Kind.ORDER else self.right[0]

    @property
    def explanation(self) -> str:
        """Why the right answer is right."""
        if self.why:
            return self.why
        return next((o.say for o in self.options if o.outcome is Outcome.RIGHT), "")

    @property
    def shown(self) -> tuple[Option, ...]:
        """The options as they are put to the learner: a row is mixed, and a number shows none."""
        if self.kind is Kind.NUMBER:
            return ()
        if self.kind is not Kind.ORDER:
            return self.options
        mix = mixed(self.id, self.options)
        return tuple(reversed(mix)) if mix == self.options else mix

    @property
    def text(self) -> str:
        """The question as plain text: the prompt, what lies on the table, and the options."""
        lines = [self.prompt, self.scene.text]
        if self.kind is Kind.CHOICE:
            letters = "abcdefghijklmnopqrstuvwxyz"
            lines += [
                f"{letter}) {o.value}" for letter, o in zip(letters, self.shown, strict=False)
            ]
        elif self.kind is Kind.ORDER:
            lines.append("Put in order: " + ", ".join(option.value for option in self.shown))
        elif self.kind is Kind.NUMBER:
            lines.append(f"Answer: a number{f' of {self.unit}' if self.unit else ''}")
        elif self.kind is Kind.SUIT or tuple(o.value for o in self.options) != tuple(
            card.text for card in dict.fromkeys(self.scene.held)
        ):
            lines.append("Choose: " + ", ".join(option.value for option in self.shown))
        return "\n".join(line for line in lines if line)

    def __repr__(self) -> str:
        return self.text


def mixed(id: str, options: Sequence[Option]) -> tuple[Option, ...]:
    """Mix options, always the same way for the same question."""
    return tuple(sorted(options, key=lambda option: crc32(f"{id} {option.value}".encode())))
