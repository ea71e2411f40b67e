"""The view: what somebody sees, as plain data that can be written as JSON.

Two renderers read it: the pictures of this package and the live widgets in the browser. A card
that is hidden from the viewer is None, so it never leaves Python. All English in a view comes
from Python.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class CardView(TypedDict):
    """A card: ``id`` is its ASCII text (``10H``), ``say`` what a screen reader says."""

    id: str
    rank: str
    suit: str
    trump: bool
    bower: str | None
    say: str
    legal: NotRequired[bool]
    why: NotRequired[str]
    copies: NotRequired[int]


class HandView(TypedDict):
    """A hand of cards, sorted with the bowers in trump."""

    strain: str | None
    strain_say: str
    cards: list[CardView | None]
    say: str


class PlayView(TypedDict):
    """A card in a trick and who played it."""

    seat: str
    name: NotRequired[str]
    card: CardView
    winning: bool
    illegal: NotRequired[bool]


class TrickView(TypedDict):
    """A trick as far as it has been played; ``number`` counts from 1."""

    number: int
    of: int
    led: str | None
    led_say: str
    leader: str
    cards: list[PlayView]


class ScoreView(TypedDict):
    """What one side scores on a hand, and why."""

    side: str
    name: str
    points: int
    why: str


class ContractView(TypedDict):
    """The highest bid and who made it."""

    seat: str
    text: str
    bid: int
    alone: bool
    took: int
    """Tricks that the bidder's side has taken so far."""


class SeatView(TypedDict):
    """A seat as the viewer sees it."""

    seat: str
    name: str
    dealer: bool
    bidder: bool
    turn: bool
    out: bool
    you: bool
    tricks: int
    call: str | None
    call_say: str
    count: int
    cards: list[CardView | None]


class TableView(TypedDict):
    """The whole table; seats are clockwise from the bottom of the picture."""

    players: int
    seats: list[SeatView]
    strain: str | None
    strain_say: str
    contract: ContractView | None
    phase: str
    trick: TrickView | None
    last_trick: TrickView | None
    say: str
    more: str
    score: list[ScoreView]
    illegal: NotRequired[bool]


class FrameView(TypedDict):
    """One step of a replay."""

    table: TableView
    step: int
    trick: int
    label: str
    say: str
    illegal: bool


class ReplayView(TypedDict):
    """A whole hand step by step; ``tricks`` holds the frame at which each trick starts."""

    title: str
    frames: list[FrameView]
    tricks: list[int]
    rules: list[str]


class LadderRow(TypedDict):
    """A suit from high to low."""

    suit: str
    name: str
    trump: bool
    count: int
    cards: list[CardView]
    note: str


class LadderView(TypedDict):
    """All suits of a strain from high to low."""

    strain: str
    strain_say: str
    rows: list[LadderRow]


class SideView(TypedDict):
    """A side on a score sheet."""

    side: str
    name: str


class SheetRow(TypedDict):
    """One hand on a score sheet."""

    hand: int
    contract: str
    tricks: dict[str, int]
    score: dict[str, int]
    total: dict[str, int]
    why: list[str]


class WinnerView(TypedDict):
    """Who has won the game and why."""

    side: str
    why: str


class SheetView(TypedDict):
    """A game hand by hand."""

    sides: list[SideView]
    target: int
    rows: list[SheetRow]
    winner: WinnerView | None
