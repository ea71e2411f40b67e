"""Asking: one question put to a learner, with its tries, hints and mode."""

from __future__ import annotations

from enum import Enum
from typing import Any

from .answers import read
from .keeping import Progress, current
from .outcomes import Feedback, Outcome, Sentence
from .question import Question


class Mode(Enum):
    """How questions are put: to practise, as an exam, or shown by a teacher."""

    PRACTICE = "practice"
    """Feedback at once, as many tries as it takes."""
    EXAM = "exam"
    """One try each, and no feedback until `finish`."""
    DEMO = "demo"
    """The answer is shown; nothing is kept."""

    @classmethod
    def of(cls, text: str | Mode) -> Mode:
        """Read a mode; raises `ValueError` naming the text."""
        try:
            return cls(text)
        except ValueError:
            raise ValueError(f"{text!r} is not a mode: write practice, exam or demo") from None


class Asked:
    """A question put to somebody, and all that has come of it so far.

    >>> from bideuchre_teach.teach import find
    >>> asked = Asked(find("gallery.question.q3"), progress=Progress(None))
    >>> asked.check("D").outcome, asked.check("H").outcome, asked.tries
    (<Outcome.WRONG: 'wrong'>, <Outcome.RIGHT: 'right'>, 2)
    """

    def __init__(
        self,
        question: Question,
        mode: str | Mode = Mode.PRACTICE,
        *,
        progress: Progress | None = None,
        lesson: str = "",
    ) -> None:
        self.question = question
        self.mode = Mode.of(mode)
        self.tries = 0
        self.hints_given = 0
        self.shown = self.mode is Mode.DEMO
        """Whether the solution has been shown."""
        self.answer: tuple[str, ...] = ()
        """The last answer that could be read, as it is shown."""
        self.feedback: Feedback | None = None
        """What came of the last answer; in an exam None until it is finished."""
        self._noted: Feedback | None = None
        self._progress = progress
        self._lesson = lesson

    @property
    def outcome(self) -> Outcome:
        """What came of it so far, as far as the learner knows."""
        return Outcome.NOT_ATTEMPTED if self.feedback is None else self.feedback.outcome

    @property
    def noted(self) -> bool:
        """Whether an exam answer waits for the end."""
        return self._noted is not None and self.feedback is None

    @property
    def open(self) -> bool:
        """Whether an answer may still be given."""
        if self.mode is Mode.EXAM:
            return self._noted is None
        return not self.outcome.counts

    def check(self, answer: Any = None) -> Feedback | Sentence:
        """Take an answer and say what comes of it; in an exam only that it is noted."""
        if self.mode is Mode.EXAM and self._noted is not None:
            if self.feedback is not None:
                return self.feedback
            return Sentence("You have answered this one already; an exam has one try.")
        found = self.question.check(answer)
        if found.outcome is Outcome.NOT_ATTEMPTED:
            return found
        self.tries += 1
        self.answer = read(self.question, answer)
        if self.mode is Mode.EXAM:
            self._noted = found
            return Sentence("Noted. What it is worth you learn at the end.")
        self.feedback = self._kept(found)
        return self.feedback

    def hint(self, n: int | None = None) -> Sentence:
        """Return hint ``n``, or the next one."""
        if self.mode is Mode.EXAM and self.feedback is None:
            return Sentence("There are no hints in an exam.")
        last = len(self.question.hints)
        n = min(self.hints_given + 1, max(last, 1)) if n is None else n
        if self.hints_given < n <= last:
            self.hints_given = n
            if self.mode is Mode.PRACTICE:
                self._file().hinted(self.question.id, lesson=self._lesson)
        return self.question.hint(n)

    def solution(self) -> Sentence:
        """Show the right answer and why; in practice the question then comes again another day."""
        if self.mode is Mode.EXAM and self.feedback is None:
            return Sentence("The solution comes at the end of the exam.")
        if self.mode is Mode.PRACTICE and not self.shown and not self.outcome.counts:
            self._file().showed(self.question.id, lesson=self._lesson)
        self.shown = True
        return self.question.solution()

    def finish(self) -> Feedback:
        """End an exam and return what came of the answer; one not given counts as wrong."""
        if self.mode is Mode.EXAM and self.feedback is None:
            missed = Feedback(Outcome.WRONG, "There was no answer to this question.")
            self._noted = missed if self._noted is None else self._noted
            self.feedback = self._kept(self._noted)
            self.shown = True
        if self.feedback is None:
            return Feedback(Outcome.NOT_ATTEMPTED, "")
        return self.feedback

    def again(self) -> None:
        """Begin again with the same question; what is kept of earlier tries stays kept."""
        self.tries = self.hints_given = 0
        self.answer = ()
        self.feedback = self._noted = None
        self.shown = self.mode is Mode.DEMO

    def _kept(self, found: Feedback) -> Feedback:
        if self.mode is Mode.DEMO:
            return found
        file = self._file()
        file.answered(self.question.id, found.outcome, lesson=self._lesson)
        return Feedback(found.outcome, found.say, file.trouble)

    def _file(self) -> Progress:
        return self._progress or current()

    @property
    def text(self) -> str:
        """The question as plain text, with its solution where that is shown from the start."""
        if self.mode is Mode.DEMO:
            return f"{self.question.text}\nSolution: {self.question.solution()}"
        return self.question.text

    def __repr__(self) -> str:
        return self.text
