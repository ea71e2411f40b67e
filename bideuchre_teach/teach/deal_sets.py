"""Deals for teaching: a set for each lesson, each deal with the point that it shows.

They stand in ``lessons/teacher/deals.json`` as codes, with calls and cards already played where
the point needs them. Each comes out as a record, so every table and the referee take it.
"""

from __future__ import annotations

import copy
import json
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from .. import record
from .._assets import LESSONS
from ..bowers import arrange
from ..cards import Card, Strain, show
from ..deals import from_code
from ..draw.cards_seen import card_view
from ..draw.text import columns, groups
from ..hand import Hand
from ..judge import Phase
from ..rules import Rules
from ..words import seat_name
from ..words.names import call_name
from .map import ORDER
from .registry import track, tracks

FORMAT: Final = "bideuchre-deals/1"
FILE: Final = LESSONS / "teacher" / "deals.json"
STEPS: Final = ("auction", "trump", "swap", "play")
"""What a deal may bring along, each as in a record."""
WIDTH: Final = 88
"""Letters in a line of print."""


@dataclass(frozen=True, slots=True, repr=False)
class DealSet:
    """The deals of one lesson, by name; it shows itself as a page to deal from with real cards.

    >>> shown = deal_set("first_night/04")
    >>> "draw trump first" in shown.names
    True
    """

    lesson: str
    title: str
    deals: Mapping[str, Mapping[str, Any]]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the deals."""
        return tuple(self.deals)

    def __iter__(self) -> Iterator[str]:
        return iter(self.deals)

    def __len__(self) -> int:
        return len(self.deals)

    def __getitem__(self, name: str) -> dict[str, Any]:
        """Return a deal as a record; raises `LookupError` naming those there are."""
        entry = self._entry(name)
        rules = _rules(entry)
        made = record.write(Hand.start(from_code(entry["code"], rules)), name)
        made |= copy.deepcopy({step: entry[step] for step in STEPS if step in entry})
        return {**made, "notes": {"point": entry["point"], "code": entry["code"]}}

    def point(self, name: str) -> str:
        """Return what a deal shows, in a sentence or two."""
        said: str = self._entry(name)["point"]
        return said

    def code(self, name: str) -> str:
        """Return the code of a deal, to be read aloud or typed in."""
        said: str = self._entry(name)["code"]
        return said

    def _entry(self, name: str) -> Mapping[str, Any]:
        if name not in self.deals:
            raise LookupError(
                f"{self.lesson} has no deal {name!r}: choose one of {', '.join(self.deals)}"
            )
        return self.deals[name]

    @property
    def text(self) -> str:
        """All deals: the point, the code, who dealt and called what, and every hand."""
        heading = f"Deals for {self.lesson}" + (f", {self.title}" if self.title else "")
        return "\n\n".join([heading, *(self._told(name) for name in self.deals)])

    def _told(self, name: str) -> str:
        hand = record.load(self[name])
        told = f"Code {self.code(name)}. {_begun(hand)}"
        rows = [
            (seat_name(seat), _row(hand.deal.hand(seat), hand.strain)) for seat in hand.rules.seats
        ]
        if hand.deal.dead:
            rows.append(("unused", _row(hand.deal.dead, hand.strain)))
        hands = [f"  {row}" for row in columns(rows).splitlines()]
        return "\n".join([name, *_wrapped(self.point(name)), *_wrapped(told), *hands])

    def __repr__(self) -> str:
        return self.text


def deal_sets() -> tuple[str, ...]:
    """Return the lessons that have a deal set, in the order of the course.

    >>> deal_sets()[0]
    'start_here/00'
    """
    return tuple(sorted(_file(FILE), key=_place))


def deal_set(lesson: str) -> DealSet:
    """Return the deals of a lesson; raises `LookupError` naming the lessons that have some.

    A deal is a record: ``Table(deal_set("first_night/04")["draw trump first"], seats="S")``.

    >>> deal_set("first_night/04")["draw trump first"]["format"]
    'bideuchre-hand/1'
    """
    found = _file(FILE)
    if lesson not in found:
        raise LookupError(
            f"there is no deal set for {lesson!r}: choose one of {', '.join(deal_sets())}"
        )
    name, _, number = lesson.partition("/")
    title = track(name).lessons.get(number, "") if name in tracks() else ""
    return DealSet(lesson, title, found[lesson])


@lru_cache(maxsize=2)
def _file(path: Path) -> dict[str, dict[str, dict[str, Any]]]:
    content = json.loads(path.read_text(encoding="utf-8"))
    if content.pop("format") != FORMAT:
        raise ValueError(f"{path} is not a file of deal sets")
    found: dict[str, dict[str, dict[str, Any]]] = content
    return found


def _place(lesson: str) -> tuple[int, str]:
    name = lesson.partition("/")[0]
    return (ORDER.index(name) if name in ORDER else len(ORDER), lesson)


def _rules(entry: Mapping[str, Any]) -> Rules | None:
    return record.read_rules(entry["rules"]) if "rules" in entry else None


def _begun(hand: Hand) -> str:
    """Tell who dealt, what was called, and how far the play has gone."""
    parts = [f"{seat_name(hand.dealer)} dealt."]
    if hand.auction.calls:
        spoken = hand.auction.spoken()
        calls = (f"{seat_name(seat)} {call_name(call, hand.rules)}" for seat, call in spoken)
        parts.append(f"Called: {', '.join(calls)}.")
    if hand.strain is not None:
        says = hand.strain.spoken.capitalize()
        parts.append(f"{says} are trump." if hand.strain.trump else f"{says}.")
    if hand.phase is Phase.OVER:
        parts.append("It is played to the end: show it with Replay.")
        return " ".join(parts)
    parts += [f"Trick {i}: {show(t.cards)}." for i, t in enumerate(hand.tricks, start=1)]
    if hand.played:
        parts.append(f"On the table: {show(hand.played)}.")
    if hand.auction.calls and hand.turn is not None:
        parts.append(f"{seat_name(hand.turn)} is to act.")
    return " ".join(parts)


def _wrapped(text: str) -> list[str]:
    # A code is read aloud in one breath, so it stays on one line.
    return [f"  {line}" for line in textwrap.wrap(text, WIDTH, break_on_hyphens=False)]


def _row(held: tuple[Card, ...], strain: Strain | None) -> str:
    return groups([card_view(card, strain) for card in arrange(held, strain)])
