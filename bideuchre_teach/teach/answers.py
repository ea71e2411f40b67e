"""Reading an answer and saying what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ..auction import Call
from ..cards import Card, Strain
from .outcomes import Feedback, Outcome
from .question import Kind, Option, Question


class Unreadable(ValueError):
    """An answer that is no answer to this question; the message says what to write."""


def judge(question: Question, answer: Any) -> Feedback:
    """Say what comes of an answer to a question."""
    try:
        values = read(question, answer)
        if not values:
            return Feedback(Outcome.NOT_ATTEMPTED, _invite(question))
        if question.kind is Kind.NUMBER:
            return _number(question, values[0])
        if question.kind is Kind.ORDER:
            return _order(question, values)
        if question.many:
            return _many(question, values)
        return _single(question, values[0])
    except Unreadable as problem:
        return Feedback(Outcome.NOT_ATTEMPTED, str(problem))


def read(question: Question, answer: Any) -> tuple[str, ...]:
    """Return an answer as its values are shown, however it was written; empty for no answer.

    Raises `Unreadable` with what to write instead.

    >>> from bideuchre_teach.teach import find
    >>> read(find("gallery.question.q6"), "jh jd ah kh 9h")
    ('J♥', 'J♦', 'A♥', 'K♥', '9♥')
    """
    if answer is None or (isinstance(answer, str | list | tuple | set) and not answer):
        return ()
    if isinstance(answer, str) and not answer.strip():
        return ()
    if question.kind is Kind.NUMBER:
        return (signed(_whole(answer)),)
    if question.kind is Kind.ORDER:
        return tuple(_in_row(question, part) for part in _parts(question, answer))
    read_one = _READ[question.kind]
    if question.many:
        return tuple(dict.fromkeys(read_one(question, part) for part in _parts(question, answer)))
    return (read_one(question, answer),)


def _single(question: Question, value: str) -> Feedback:
    option = _find(question, value)
    if option is None:
        return _outside(question, value)
    return Feedback(option.outcome, option.say)


def _many(question: Question, chosen: Sequence[str]) -> Feedback:
    for value in chosen:
        option = _find(question, value)
        if option is None:
            return _outside(question, value)
        if not option.outcome.counts:
            return Feedback(option.outcome, option.say)
    missing = [value for value in question.right if value not in chosen]
    if missing:
        more = "One more belongs" if len(missing) == 1 else f"{len(missing)} more belong"
        return Feedback(Outcome.WRONG, f"What you chose is right, but not all. {more} to it.")
    return Feedback(Outcome.RIGHT, question.explanation)


def _number(question: Question, value: str) -> Feedback:
    option = _find(question, value)
    if option is not None:
        return Feedback(option.outcome, option.say)
    high = _whole(value) > _whole(question.right[0])
    return Feedback(Outcome.WRONG, f"{value} is too {'high' if high else 'low'}.")


def _order(question: Question, given: Sequence[str]) -> Feedback:
    wanted = [option.value for option in question.options]
    for value in given:
        if value not in wanted:
            raise Unreadable(f"{value} is not one of these: {', '.join(wanted_shown(question))}.")
        if given.count(value) > 1:
            raise Unreadable(f"{value} stands there twice.")
    if len(given) < len(wanted):
        left = next(value for value in wanted_shown(question) if value not in given)
        raise Unreadable(f"Put all of them in order; {left} is missing.")
    for place, (option, value) in enumerate(zip(question.options, given, strict=True)):
        if option.value != value:
            # The option's sentence compares it with the next one: enough when that one was given.
            first = "" if value == wanted[place + 1] else f"{option.value} comes before {value}."
            return Feedback(Outcome.WRONG, f"{first} {option.say}".strip())
    return Feedback(Outcome.RIGHT, question.explanation)


def wanted_shown(question: Question) -> tuple[str, ...]:
    """Return the options' texts in the order shown, so that naming them gives nothing away."""
    return tuple(option.value for option in question.shown)


def signed(value: int) -> str:
    """Write a number with a true minus sign."""
    return str(value).replace("-", "−")


def _find(question: Question, value: str) -> Option | None:
    return next((option for option in question.options if option.value == value), None)


def _outside(question: Question, value: str) -> Feedback:
    # Whatever is not among the options may still be an action that the rules can judge.
    position = question.scene.position
    if position is not None and question.kind in (Kind.CARD, Kind.BID):
        action = Card.of(value) if question.kind is Kind.CARD else Call.of(value)
        verdict = position.judge(action)
        if not verdict.legal:
            return Feedback(Outcome.ILLEGAL, " ".join(map(str, verdict)))
    raise Unreadable(f"{value} is not one of these: {', '.join(wanted_shown(question))}.")


def _parts(question: Question, answer: Any) -> Iterable[Any]:
    if not isinstance(answer, str):
        parts: Iterable[Any] = answer if isinstance(answer, Iterable) else (answer,)
        return parts
    if question.kind is Kind.CARD or _is_cards(question):
        return answer.replace(",", " ").replace(">", " ").split()
    return [part.strip() for part in answer.replace(">", ",").split(",") if part.strip()]


def _is_cards(question: Question) -> bool:
    try:
        return all(Card.of(option.value).text == option.value for option in question.options)
    except ValueError:
        return False


def _card(question: Question, answer: Any) -> str:
    try:
        return Card.of(answer).text
    except ValueError as problem:
        raise Unreadable(_sentence(problem)) from None


def _bid(question: Question, answer: Any) -> str:
    try:
        return Call.of(answer).text
    except ValueError as problem:
        raise Unreadable(_sentence(problem)) from None


def _suit(question: Question, answer: Any) -> str:
    try:
        return str(Strain.of(answer))
    except ValueError as problem:
        raise Unreadable(_sentence(problem)) from None


def _text(question: Question, answer: Any) -> str:
    wanted = " ".join(str(answer).split()).casefold()
    for option in question.options:
        if wanted in (text.casefold() for text in (option.value, option.spoken, *option.also)):
            return option.value
    place = ord(wanted) - ord("a") if len(wanted) == 1 else -1
    if question.kind is Kind.CHOICE and 0 <= place < len(question.shown):
        return question.shown[place].value
    raise Unreadable(f"{answer!r} is not one of these: {', '.join(wanted_shown(question))}.")


def _in_row(question: Question, answer: Any) -> str:
    return _card(question, answer) if _is_cards(question) else _text(question, answer)


def _whole(answer: Any) -> int:
    if isinstance(answer, int) and not isinstance(answer, bool):
        return answer
    found = _SIGNED.fullmatch(str(answer).strip().casefold())
    if found is None:
        raise Unreadable(f"{answer!r} is not a whole number: write one such as 4 or -6.")
    return int(found[2]) * (1 if found[1] in ("", "+", "plus") else -1)


def _sentence(problem: ValueError) -> str:
    text = str(problem)
    return text if text.endswith(".") else text + "."


def _invite(question: Question) -> str:
    shown = wanted_shown(question)
    if question.kind is Kind.NUMBER:
        return f"Write a number{f' of {question.unit}' if question.unit else ''}."
    if question.kind is Kind.ORDER:
        return f"Put in order: {', '.join(shown)}."
    what = {Kind.CARD: "card", Kind.BID: "call", Kind.SUIT: "suit"}.get(question.kind, "answer")
    if len(shown) > 14:
        return f"Choose a {what}, such as {shown[-1]}."
    listed = f"{', '.join(shown[:-1])} or {shown[-1]}" if len(shown) > 1 else shown[0]
    article = "an" if what == "answer" else "a"
    return f"Choose {f'each {what} that fits' if question.many else f'{article} {what}'}: {listed}."


_SIGNED: Final = re.compile(r"(minus|plus|[-+−–]|) *([0-9]+)")

_READ: Final[dict[Kind, Callable[[Question, Any], str]]] = {
    Kind.CARD: _card,
    Kind.BID: _bid,
    Kind.SUIT: _suit,
    Kind.CHOICE: _text,
}
