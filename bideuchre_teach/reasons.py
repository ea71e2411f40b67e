"""Reasons: why an action is legal or not, why a trick is taken, why a score is what it is.

The engine decides once and says so with a code and facts; `words` turns that into a sentence, and
text, hints, quizzes and bots all tell the same reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from textwrap import fill
from typing import Any, ClassVar, Final

_WIDTH: Final = 88
"""Columns that fit the output of a notebook cell without being broken in mid-word."""


@dataclass(frozen=True, slots=True, init=False)
class Reason:
    """One reason: a code such as ``follow.suit_led`` and the facts it is about.

    Facts are cards, seats, numbers and the like, by name. ``str(reason)`` is a sentence once a
    voice is there (importing `bideuchre_teach` brings the English one).

    >>> Reason("bid.too_low", bid=3, high=4)["high"]
    4
    """

    code: str
    facts: tuple[tuple[str, Any], ...]

    voice: ClassVar[Callable[[Reason], str] | None] = None

    def __init__(self, code: str, **facts: Any) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "facts", tuple(facts.items()))

    def __getitem__(self, name: str) -> Any:
        for key, value in self.facts:
            if key == name:
                return value
        raise KeyError(name)

    def __str__(self) -> str:
        if Reason.voice is not None:
            return Reason.voice(self)
        return f"{self.code} {', '.join(f'{name} {value}' for name, value in self.facts)}".strip()

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!s}" for name, value in self.facts)
        return f"<Reason {self.code}{facts}>"


class Reasons(tuple[Reason, ...]):
    """Several reasons in order; shown as one sentence a line, long ones folded."""

    __slots__ = ()

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def __repr__(self) -> str:
        if len(self) == 1:
            return fill(str(self), _WIDTH)
        return "\n".join(
            fill(str(reason), _WIDTH, initial_indent="• ", subsequent_indent="  ")
            for reason in self
        )


def because(code: str, **facts: Any) -> Reasons:
    """Make a single reason, as the tuple that verdicts carry."""
    return Reasons((Reason(code, **facts),))


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an action is legal, and why.

    A verdict is true when the action is legal, so ``if hand.judge(card):`` reads well.
    """

    legal: bool
    reasons: Reasons

    def __bool__(self) -> bool:
        return self.legal

    def __iter__(self) -> Iterator[Reason]:
        return iter(self.reasons)

    def __str__(self) -> str:
        return str(self.reasons)

    def __repr__(self) -> str:
        return f"{'legal' if self.legal else 'illegal'}: {self.reasons!r}"


def allowed(reasons: Iterable[Reason]) -> Verdict:
    """Return the verdict that an action is legal for these reasons."""
    return Verdict(True, Reasons(reasons))


def refused(reasons: Iterable[Reason]) -> Verdict:
    """Return the verdict that an action is illegal for these reasons."""
    return Verdict(False, Reasons(reasons))


class IllegalAction(ValueError):
    """An action the rules refuse; carries the `Verdict`, and its message is the reason."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict)
        self.verdict = verdict

    def __str__(self) -> str:
        return str(self.verdict)

    @property
    def reason(self) -> Reason:
        """The first and main reason."""
        return self.verdict.reasons[0]


class RulesError(ValueError):
    """Rules, deals or records that cannot be; carries the `Reason`, which is also its message."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.reason = Reason(code, **facts)
        super().__init__(self.reason)

    def __str__(self) -> str:
        return str(self.reason)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _rebuilt, (type(self), self.reason)


def _rebuilt(kind: type[RulesError], reason: Reason) -> RulesError:
    return kind(reason.code, **dict(reason.facts))
