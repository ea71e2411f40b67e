"""`Question`: a decision to make, with an answer of its own for every choice; `Quiz`: several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from .. import teach
from .._assets import STATIC
from ..draw.picture import Picture
from ..teach.asking import Asked, Mode
from ..teach.outcomes import Feedback, Sentence
from ..teach.seen import sitting_view
from ..teach.sitting import Sitting
from ..teach.still import still
from .base import Intent, Widget


class Quiz(Widget):
    """Ask several questions in one place, one after the other.

    ``mode`` is practice (feedback at once, as many tries as it takes), exam (one try each, no
    feedback until the end) or demo (the answers are shown, nothing is kept). Raises `ValueError`
    for another mode or no question.

    >>> quiz = Quiz(teach.every_question("gallery"), "exam", title="Six kinds")
    >>> quiz.finish()
    0 of 6 right.
    """

    _esm: ClassVar[Any] = STATIC / "question.js"

    def __init__(
        self,
        questions: Sequence[teach.Question],
        mode: str | Mode = Mode.PRACTICE,
        *,
        title: str = "",
        lesson: str = "",
        **options: Any,
    ) -> None:
        self.sitting = Sitting(questions, mode, title=title, lesson=lesson)
        self.at = 0
        super().__init__(**options)

    def finish(self) -> Sentence:
        """End an exam, show what came of each answer, and say how it went."""
        said = self.sitting.finish()
        self._show()
        return said

    def result(self) -> Sentence:
        """Say how many answers are right so far."""
        return self.sitting.result()

    @property
    def now(self) -> Asked:
        """The question that is shown."""
        return self.sitting.asked[self.at]

    def _shows(self) -> dict[str, Any]:
        return sitting_view(self.sitting, self.at)

    def picture(self) -> Picture:
        """Return all questions as a picture and as text, without their answers."""
        return still(self.sitting, theme=self.theme, size=self.size)

    def _on_check(self, intent: Intent) -> None:
        found = self.now.check(intent["answer"])
        unread = isinstance(found, Feedback) and found.outcome is teach.Outcome.NOT_ATTEMPTED
        if unread:
            self._refuse(str(found))
        else:
            self._show()

    def _on_hint(self, intent: Intent) -> None:
        self.now.hint()
        self._show()

    def _on_solution(self, intent: Intent) -> None:
        self.now.solution()
        self._show()

    def _on_again(self, intent: Intent) -> None:
        self.now.again()
        self._show()

    def _on_go(self, intent: Intent) -> None:
        self.at = max(0, min(len(self.sitting.asked) - 1, int(intent["to"])))
        self._show()

    def _on_finish(self, intent: Intent) -> None:
        self.finish()

    def __repr__(self) -> str:
        return repr(self.sitting)


class Question(Quiz):
    """Ask one question: choose, check, take a hint, see the solution.

    ``question`` is a `teach.Question`, or the id of one. The widget and the cell answer alike:
    ``q.check("Q♦")`` says what comes of an answer, and the widget shows it. Raises `LookupError`
    for an id that there is none of, `ValueError` for another mode.

    >>> q = Question("gallery.question.q5")
    >>> q.check(3)
    Not right. Three is what you promised; a bid that is made scores the tricks you took.
    """

    def __init__(
        self, question: teach.Question | str, mode: str | Mode = Mode.PRACTICE, **options: Any
    ) -> None:
        self.question = teach.find(question) if isinstance(question, str) else question
        super().__init__([self.question], mode, **options)

    @property
    def outcome(self) -> teach.Outcome:
        """What came of it so far."""
        return self.now.outcome

    def check(self, answer: Any = None) -> Feedback | Sentence:
        """Take an answer and say what comes of it; in an exam only that it is noted."""
        found = self.now.check(answer)
        self._show()
        return found

    def hint(self, n: int | None = None) -> Sentence:
        """Return hint ``n``, or the next one."""
        said = self.now.hint(n)
        self._show()
        return said

    def solution(self) -> Sentence:
        """Show the right answer and why."""
        said = self.now.solution()
        self._show()
        return said

    def __repr__(self) -> str:
        return repr(self.now)
