"""Questions made by hand, one function a kind.

What is wrong gets an answer of its own: for cards and calls the engine's reasons say why one is
not allowed, and the author says why an allowed one is not best; for texts, suits and numbers the
author names each slip.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from ..auction import PASS, Call, every_bid
from ..bowers import height, suit_of
from ..cards import Card, Strain, cards
from ..hand import Hand
from ..view import View
from ..words.names import call_name
from .answers import signed
from .making import all_there, besides, higher_because, made, spoken_card
from .outcomes import Outcome
from .question import Kind, Option, Question, mixed
from .scene import EMPTY, Scene


def choice(
    id: str,
    prompt: str,
    right: str | Sequence[str],
    *,
    wrong: Mapping[str, str],
    fine: Mapping[str, str] | None = None,
    why: str,
    hints: Sequence[str] = (),
    scene: Scene = EMPTY,
    also: Mapping[str, Sequence[str]] | None = None,
) -> Question:
    """Ask for one of several texts.

    ``wrong`` holds each wrong text with its own answer, ``fine`` those that are right but not
    best, ``also`` other ways to write a text. Numbers are shown from low to high, other texts
    mixed, always the same way. Raises `ValueError` for an id of another form and
    for a text that stands twice.

    >>> q = choice("gallery.question.q9", "Who leads the first trick?", "the bidder",
    ...     wrong={"left of the dealer": "That player speaks first, but does not lead."},
    ...     why="The bidder leads.")
    >>> q.check("the bidder"), q.check("left of the dealer").outcome.value
    (Right. The bidder leads., 'wrong')
    """
    rights = (right,) if isinstance(right, str) else tuple(right)
    options = [Option(text, Outcome.RIGHT, why) for text in rights]
    options += [Option(text, Outcome.NOT_BEST, say) for text, say in (fine or {}).items()]
    options += [Option(text, Outcome.WRONG, say) for text, say in wrong.items()]
    known = also or {}
    options = [
        Option(o.value, o.outcome, o.say, also=tuple(known.get(o.value, ()))) for o in options
    ]
    numbers = all(_NUMBER.fullmatch(option.value) for option in options)
    shown = sorted(options, key=_as_number) if numbers else mixed(id, options)
    return made(id, Kind.CHOICE, prompt, shown, scene, why, hints)


def card(
    id: str,
    prompt: str,
    at: Hand | View,
    right: str | Iterable[Card],
    *,
    fine: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
    otherwise: str = "",
    why: str,
    hints: Sequence[str] = (),
) -> Question:
    """Ask which card to play from a position, as the seat to act.

    ``right`` names the best cards; ``fine`` and ``wrong`` say why a legal card is not best, and
    ``otherwise`` says it for every other legal card. What is illegal is told by the engine.
    Raises `ValueError` for a right card that is not legal, or a legal one with no answer.
    """
    scene = Scene.of(at)
    position = scene.position
    assert position is not None
    best = [Card.of(c).text for c in (cards(right) if isinstance(right, str) else right)]
    fine_by = {Card.of(text).text: say for text, say in (fine or {}).items()}
    wrong_by = {Card.of(text).text: say for text, say in (wrong or {}).items()}
    options = []
    for one in dict.fromkeys(scene.held):
        verdict = position.judge(one)
        reason = " ".join(map(str, verdict))
        spoken = spoken_card(one, scene.strain)
        if not verdict.legal:
            options.append(Option(one.text, Outcome.ILLEGAL, reason, spoken))
        elif one.text in best:
            options.append(Option(one.text, Outcome.RIGHT, why, spoken))
        elif one.text in fine_by:
            options.append(Option(one.text, Outcome.NOT_BEST, fine_by[one.text], spoken))
        else:
            say = wrong_by.get(one.text) or besides(reason, otherwise, id, one.text)
            options.append(Option(one.text, Outcome.WRONG, say, spoken))
    all_there(id, [*best, *fine_by, *wrong_by], options)
    return made(id, Kind.CARD, prompt, options, scene, why, hints)


def cards_to_choose(
    id: str, prompt: str, at: Hand | View, *, why: str = "", hints: Sequence[str] = ()
) -> Question:
    """Ask for every card that may be played from a position; the engine has all the answers."""
    scene = Scene.of(at)
    position = scene.position
    assert position is not None
    options = []
    for one in dict.fromkeys(scene.held):
        verdict = position.judge(one)
        outcome = Outcome.RIGHT if verdict.legal else Outcome.ILLEGAL
        reason = " ".join(map(str, verdict))
        options.append(Option(one.text, outcome, reason, spoken_card(one, scene.strain)))
    return made(id, Kind.CARD, prompt, options, scene, why, hints, many=True)


def bid(
    id: str,
    prompt: str,
    at: Hand | View,
    right: str | Sequence[str],
    *,
    fine: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
    otherwise: str = "",
    why: str,
    hints: Sequence[str] = (),
    among: Sequence[str] = (),
    many: bool = False,
) -> Question:
    """Ask what to call, as the seat to act; ``among`` limits the calls that are offered.

    Answers as in `card`. With ``many``, the question is which of these calls are allowed: then
    ``right`` may be left empty, and the engine has all the answers.
    """
    scene = Scene.of(at)
    position = scene.position
    assert position is not None
    best = [Call.of(text).text for text in ((right,) if isinstance(right, str) else right) if text]
    fine_by = {Call.of(text).text: say for text, say in (fine or {}).items()}
    wrong_by = {Call.of(text).text: say for text, say in (wrong or {}).items()}
    offered = [Call.of(text) for text in among] or [PASS, *every_bid(position.rules)]
    options = []
    for call in offered:
        verdict = position.judge(call)
        reason = " ".join(map(str, verdict))
        spoken = call_name(call, position.rules)
        if not verdict.legal:
            options.append(Option(call.text, Outcome.ILLEGAL, reason, spoken))
        elif many or call.text in best:
            say = reason if many else why
            options.append(Option(call.text, Outcome.RIGHT, say, spoken))
        elif call.text in fine_by:
            options.append(Option(call.text, Outcome.NOT_BEST, fine_by[call.text], spoken))
        else:
            say = wrong_by.get(call.text) or besides(reason, otherwise, id, call.text)
            options.append(Option(call.text, Outcome.WRONG, say, spoken))
    all_there(id, [*best, *fine_by, *wrong_by], options)
    return made(id, Kind.BID, prompt, options, scene, why, hints, many=many)


def suit(
    id: str,
    prompt: str,
    right: str,
    *,
    wrong: Mapping[str, str],
    otherwise: str = "",
    why: str,
    hints: Sequence[str] = (),
    scene: Scene = EMPTY,
    no_trump: bool = False,
) -> Question:
    """Ask for a suit, or for a strain when ``no_trump`` may be answered too.

    ``otherwise`` answers the suits that ``wrong`` does not name; it may hold ``{suit}``.
    """
    wanted = Strain.of(right)
    wrong_by = {Strain.of(text): say for text, say in wrong.items()}
    order = (Strain.HEARTS, Strain.SPADES, Strain.DIAMONDS, Strain.CLUBS)
    options = []
    for strain in (*order, Strain.NO_TRUMP) if no_trump else order:
        say = wrong_by.get(strain) or otherwise.format(suit=strain.spoken)
        outcome = Outcome.RIGHT if strain is wanted else Outcome.WRONG
        text = why if strain is wanted else say or f"It is not {strain.spoken}."
        options.append(Option(strain.value, outcome, text, strain.spoken))
    return made(id, Kind.SUIT, prompt, options, scene, why, hints)


def number(
    id: str,
    prompt: str,
    right: int,
    *,
    slips: Mapping[int, str],
    why: str,
    hints: Sequence[str] = (),
    scene: Scene = EMPTY,
    unit: str = "",
) -> Question:
    """Ask for a whole number; ``slips`` holds the likely mistakes, each with its own answer.

    >>> q = number("gallery.question.q9", "How many trumps are there?", 7, unit="trumps",
    ...     slips={5: "You forgot the bowers."}, why="Two bowers and A K Q 10 9.")
    >>> q.check(5), q.check(9)
    (Not right. You forgot the bowers., Not right. 9 is too high.)
    """
    options = [Option(signed(right), Outcome.RIGHT, why)]
    options += [Option(signed(slip), Outcome.WRONG, say) for slip, say in slips.items()]
    return made(id, Kind.NUMBER, prompt, options, scene, why, hints, unit=unit)


def order(
    id: str,
    prompt: str,
    items: Sequence[str],
    says: Sequence[str],
    *,
    why: str,
    hints: Sequence[str] = (),
    scene: Scene = EMPTY,
) -> Question:
    """Ask to put texts in order; ``says`` tells for each but the last why it comes before the next.

    Raises `ValueError` when there is not one sentence for each item but the last.
    """
    if len(says) != len(items) - 1:
        raise ValueError(f"{id}: {len(items)} items in a row need {len(items) - 1} sentences")
    options = [
        Option(item, Outcome.RIGHT, say) for item, say in zip(items, (*says, ""), strict=True)
    ]
    return made(id, Kind.ORDER, prompt, options, scene, why, hints)


def order_cards(
    id: str,
    prompt: str,
    held: str | Iterable[Card],
    strain: str | Strain,
    *,
    why: str = "",
    hints: Sequence[str] = (),
) -> Question:
    """Ask to put cards of one suit from high to low in a strain; the bowers answer.

    Raises `ValueError` when the cards are not all of one suit in this strain.
    """
    known = Strain.of(strain)
    given = cards(held)
    if len({suit_of(one, known) for one in given}) != 1:
        raise ValueError(f"{id}: these cards are not all of one suit, so they have no one order")
    ranked = sorted(given, key=lambda one: height(one, known), reverse=True)
    says = [higher_because(one, next_, known) for one, next_ in pairwise(ranked)]
    options = [
        Option(one.text, Outcome.RIGHT, say, spoken_card(one, known))
        for one, say in zip(ranked, (*says, ""), strict=True)
    ]
    scene = Scene(strain=known)
    return made(id, Kind.ORDER, prompt, options, scene, why or " ".join(says), hints)


_NUMBER: Final = re.compile(r"[-−+]?[0-9]+")


def _as_number(option: Option) -> int:
    return int(option.value.replace("−", "-"))
