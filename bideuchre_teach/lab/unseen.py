"""The cards a seat cannot see, dealt out at random in every way that fits what the seat knows.

A seat knows its own cards, every card played, who failed to follow which suit, and in a swap what
it gave. All the ways to spread the rest that fit this are equally likely; each physical copy of a
card counts as a card of its own. The hidden truth is never looked at: a `View` does not hold it.

The calls tell something too: with ``calls="believe"`` up to `TRIES` such ways are tried for each
one wanted, and the first is kept in which good habits would have called much as was called (see
`believing`); where none is, the one that comes nearest. With ``calls="ignore"`` they tell nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Literal

from ..bowers import SUITS
from ..cards import Card, Seat, Strain, Suit
from ..deals import shuffled
from ..view import View
from .believing import World, misfit, tells

Uniform = Callable[[], float]
Calls = Literal["ignore", "believe"]
"""Whether calls narrow what is sampled."""

TRIES = 12
"""How many ways the cards may lie are tried for one that fits the calls."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """What a seat knows about the cards it cannot see; made by `unseen`."""

    view: View
    cards: tuple[Card, ...]
    """The cards whose place is unknown, each copy by itself."""
    room: tuple[int, ...]
    """How many of them each seat holds, in seat order, and last how many are dead."""
    known: Mapping[Seat, tuple[Card, ...]]
    """Cards that are known to be with a seat."""
    voids: Mapping[Seat, frozenset[Suit]]
    """The suits in which a seat is known to be void."""

    def worlds(self, seed: int, count: int, calls: Calls = "believe") -> Iterator[World]:
        """Yield ``count`` random ways the cards may lie, the same for the same seed.

        Each is the cards of every seat, in the order of ``rules.seats``; dead cards are left out.
        Raises `ValueError` for a word other than ``"ignore"`` and ``"believe"``.
        """
        return (world for world, _ in self.tried(seed, count, calls))

    def tried(
        self, seed: int, count: int, calls: Calls = "believe"
    ) -> Iterator[tuple[World, bool]]:
        """Yield the same worlds as `worlds`, each with whether it fits what was asked of it."""
        if calls not in ("ignore", "believe"):
            raise ValueError(f"calls may be ignore or believe, not {calls!r}")
        return self._tried(Random(seed).random, count, calls == "believe")

    def _tried(self, uniform: Uniform, count: int, believe: bool) -> Iterator[tuple[World, bool]]:
        split = _splitter(self)
        off = misfit(self.view) if believe and tells(self.view) else None
        for _ in range(count):
            nearest, least = self._world(split(uniform)), 0
            if off is not None:
                least = off(nearest, 1000)
                for _ in range(TRIES - 1):
                    if not least:
                        break
                    world = self._world(split(uniform))
                    badly = off(world, least)
                    if badly < least:
                        nearest, least = world, badly
            yield nearest, not least

    def _world(self, rows: list[list[Card]]) -> World:
        return tuple(
            (*self.known.get(seat, ()), *rows[place])
            for place, seat in enumerate(self.view.rules.seats)
        )


def unseen(view: View) -> Unseen:
    """Return what a seat knows about the cards that it cannot see.

    >>> from bideuchre_teach import Hand, Rules, deals
    >>> hand = Hand.start(deals.shuffle(Rules.cutthroat(players=5), 7))
    >>> facts = unseen(hand.seen_by(hand.turn))
    >>> len(facts.cards), sum(facts.room)
    (26, 26)
    """
    rules = view.rules
    plays = [play for trick in view.tricks for play in trick.plays]
    plays += view.trick.plays if view.trick is not None else ()
    known = {view.seat: view.cards, **_given(view, plays)}
    rest = Counter(rules.pack)
    rest.subtract(card for _, card in plays)
    rest.subtract(card for held in known.values() for card in held)
    room = [
        count - len(known.get(seat, ()))
        for seat, count in zip(rules.seats, view.counts, strict=True)
    ]
    return Unseen(view, tuple(rest.elements()), (*room, rules.dead), known, voids(view))


def voids(view: View) -> dict[Seat, frozenset[Suit]]:
    """Return for each seat the suits it has shown to be void in by not following.

    The left bower is no card of its printed suit, so a seat that is void there may still hold it.
    """
    shown: dict[Seat, set[Suit]] = {seat: set() for seat in view.rules.seats}
    for trick in (*view.tricks, *([view.trick] if view.trick is not None else [])):
        for seat, card in trick.plays:
            if trick.led is not None and SUITS[trick.strain][card] is not trick.led:
                shown[seat].add(trick.led)
    return {seat: frozenset(suits) for seat, suits in shown.items()}


def _given(view: View, plays: list[tuple[Seat, Card]]) -> dict[Seat, tuple[Card, ...]]:
    partner = view.rules.partner(view.seat)
    if view.gave is None or view.got is None or partner is None:
        return {}
    left = Counter(view.gave)
    left.subtract(card for seat, card in plays if seat is partner)
    return {partner: tuple((+left).elements())}


def _splitter(facts: Unseen) -> Callable[[Uniform], list[list[Card]]]:
    suits: dict[Suit, list[Card]] = {}
    strain = facts.view.strain or Strain.NO_TRUMP
    for card in facts.cards:
        suits.setdefault(SUITS[strain][card], []).append(card)
    seats = facts.view.rules.seats
    # Suits that somebody is void in come first; the others mix freely and form one last group.
    bound = [suit for suit in suits if any(suit in facts.voids[seat] for seat in seats)]
    groups = [suits[suit] for suit in bound]
    groups.append([card for suit, held in suits.items() if suit not in bound for card in held])
    allowed = [(*(suit not in facts.voids[seat] for seat in seats), True) for suit in bound]
    allowed.append((True,) * (len(seats) + 1))

    @cache
    def splits(group: int, room: tuple[int, ...]) -> tuple[tuple[int, ...], list[tuple[int, ...]]]:
        """Return the ways to spread a group over the room, with running weights."""
        ways: list[tuple[int, ...]] = []
        weights: list[int] = []
        for way, weight in _ways(len(groups[group]), room, allowed[group]):
            left = tuple(r - k for r, k in zip(room, way, strict=True))
            rest = weight * total(group + 1, left)
            if rest:
                ways.append(way)
                weights.append(rest)
        return tuple(accumulate(weights)), ways

    @cache
    def total(group: int, room: tuple[int, ...]) -> int:
        if group == len(groups) - 1:
            return _arrangements(room) if sum(room) == len(groups[group]) else 0
        running, _ = splits(group, room)
        return running[-1] if running else 0

    def draw(uniform: Uniform) -> list[list[Card]]:
        rows: list[list[Card]] = [[] for _ in facts.room]
        room = facts.room
        for group, held in enumerate(groups):
            mixed = shuffled(held, uniform)
            if group == len(groups) - 1:
                way = room
            else:
                running, ways = splits(group, room)
                mark = uniform() * running[-1]
                way = ways[next(i for i, top in enumerate(running) if mark < top)]
            room = tuple(r - k for r, k in zip(room, way, strict=True))
            for row, k in zip(rows, way, strict=True):
                row.extend(mixed[:k])
                del mixed[:k]
        return rows

    return draw


def _arrangements(room: tuple[int, ...]) -> int:
    ways, left = 1, sum(room)
    for size in room:
        ways *= comb(left, size)
        left -= size
    return ways


def _ways(
    count: int, room: tuple[int, ...], allowed: tuple[bool, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield each split of a number of cards over the room, with how many card sets give it."""
    if not room:
        if count == 0:
            yield (), 1
        return
    most = min(count, room[0]) if allowed[0] else 0
    for here in range(most + 1):
        for rest, weight in _ways(count - here, room[1:], allowed[1:]):
            yield (here, *rest), comb(count, here) * weight
