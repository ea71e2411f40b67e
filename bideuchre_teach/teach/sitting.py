"""Several questions asked together, and the two doors lessons use: `ask` and `quiz`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from .asking import Asked, Mode
from .keeping import Progress
from .outcomes import Sentence
from .question import Question
from .registry import find


class Sitting:
    """Several questions in a row, asked together: a check at the end of a lesson, or a review."""

    def __init__(
        self,
        questions: Sequence[Question],
        mode: str | Mode = Mode.PRACTICE,
        *,
        title: str = "",
        progress: Progress | None = None,
        lesson: str = "",
    ) -> None:
        if not questions:
            raise ValueError("a sitting needs at least one question")
        self.title = title
        self.mode = Mode.of(mode)
        self.asked = tuple(Asked(q, mode, progress=progress, lesson=lesson) for q in questions)

    @property
    def finished(self) -> bool:
        """Whether every question has been answered, and an exam ended."""
        return all(one.feedback is not None and not one.open for one in self.asked)

    def finish(self) -> Sentence:
        """End an exam and say how it went; in practice say how it stands."""
        if self.mode is Mode.EXAM:
            for one in self.asked:
                one.finish()
        return self.result()

    def result(self) -> Sentence:
        """Say how many answers are right, and which questions were missed."""
        tried = [one for one in self.asked if one.feedback is not None]
        right = sum(one.outcome.counts for one in self.asked)
        if not tried:
            noted = sum(one.noted for one in self.asked)
            of = len(self.asked)
            return Sentence(
                f"{noted} of {of} answers noted."
                if noted
                else f"{of} questions, none answered yet."
            )
        first_time = sum(one.outcome.counts and one.tries == 1 for one in self.asked)
        say = f"{right} of {len(self.asked)} right"
        if self.mode is Mode.PRACTICE and right:
            say += f", {first_time} at the first try"
        return Sentence(f"{say}.")

    @property
    def text(self) -> str:
        """All questions as plain text, numbered."""
        lines = [self.title] if self.title else []
        if len(self.asked) == 1:
            return "\n\n".join([*lines, self.asked[0].text])
        lines += [f"{i}. {one.text}" for i, one in enumerate(self.asked, start=1)]
        return "\n\n".join(lines)

    def __repr__(self) -> str:
        return self.text


def ask(what: str | Question, mode: str | Mode = Mode.PRACTICE, **options: Any) -> Any:
    """Ask a question by its id: a widget where widgets can be shown, else its plain twin.

    Both answer `check`, `hint` and `solution`. ``options`` are the widget's own: theme, size.
    Raises `LookupError` for an id that there is none of.

    >>> ask("gallery.question.q5").check(3).outcome.value
    'wrong'
    """
    question = find(what) if isinstance(what, str) else what
    if find_spec("anywidget") is None:
        return Asked(question, mode)
    from ..widgets.question import Question as Widget

    return Widget(question, mode, **options)


def quiz(
    *what: str | Question,
    mode: str | Mode = Mode.PRACTICE,
    title: str = "",
    lesson: str = "",
    **options: Any,
) -> Any:
    """Ask several questions in one place, one after the other; see `ask`."""
    questions = [find(one) if isinstance(one, str) else one for one in what]
    if find_spec("anywidget") is None:
        return Sitting(questions, mode, title=title, lesson=lesson)
    from ..widgets.question import Quiz as Widget

    return Widget(questions, mode, title=title, lesson=lesson, **options)
