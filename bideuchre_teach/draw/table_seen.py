"""The view of a table: a position as everyone or as one seat sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..auction import Contract
from ..cards import Card, Seat
from ..hand import Hand
from ..judge import Phase
from ..reasons import Verdict
from ..rules import Rules
from ..scoring import Result
from ..tricks import Trick
from ..view import View
from ..words import seat_name, sentence, side_name
from ..words.names import call_name
from .cards_seen import SEAT_NAMES, cards_view, trick_view
from .contract import (
    CardView,
    ContractView,
    ScoreView,
    SeatView,
    TableView,
    TrickView,
)
from .telling import awaited


def table_view(
    hand: Hand | View,
    viewer: Seat | None = None,
    *,
    bottom: Seat | None = None,
    names: Mapping[Seat, str] = SEAT_NAMES,
    say: str | None = None,
    more: str = "",
    judged: bool = True,
) -> TableView:
    """Describe a table.

    With a viewer, or from a `View`, only that seat's cards are there and its seat is at the
    bottom; else all cards are open and ``bottom`` (South, if none) says who sits there. Cards of
    the seat to act carry whether they may be played and why, unless ``judged`` is false. ``say``
    and ``more`` are the reason bar; without them it says what is awaited.

    >>> from bideuchre_teach.deals import shuffle
    >>> hand = Hand.start(shuffle(Rules.cutthroat(), 7, dealer="S"))
    >>> view = table_view(hand, Seat.WEST)
    >>> view["seats"][0]["name"], view["seats"][1]["cards"][0], view["say"]
    ('West', None, 'South has dealt. West calls first.')
    """
    if viewer is not None and isinstance(hand, Hand):
        hand = hand.seen_by(viewer)
    if isinstance(hand, View):
        viewer = hand.seat
    if say is None:
        say, more = awaited(hand)
    bottom = viewer or bottom or Seat.SOUTH
    if bottom not in hand.rules.seats:
        raise ValueError(
            f"{seat_name(bottom)} has no seat at a table of {hand.rules.players} players"
        )
    trick, last = _tricks(hand, names)
    return {
        "players": hand.rules.players,
        "seats": [
            _seat(hand, seat, viewer, names, judged) for seat in hand.rules.round_from(bottom)
        ],
        "strain": hand.strain.letter if hand.strain else None,
        "strain_say": hand.strain.spoken if hand.strain else "",
        "contract": _contract(hand, names),
        "phase": hand.phase.value,
        "trick": trick,
        "last_trick": last,
        "say": say,
        "more": more,
        "score": score_lines(hand.result) if isinstance(hand, Hand) and hand.result else [],
    }


def score_lines(result: Result) -> list[ScoreView]:
    """Describe a score line by line, the bidding side's first.

    In cutthroat only the bidder's line is given, since no other column moves.
    """
    lines: list[ScoreView] = [
        {
            "side": line.side.value,
            "name": side_name(line.side),
            "points": line.points,
            "why": sentence(line.reason),
        }
        for line in result.lines
        if line.reason.code != "score.only_the_bidder"
    ]
    return lines[:1] if result.thrown_in else lines


def contract_line(rules: Rules, contract: Contract, names: Mapping[Seat, str] = SEAT_NAMES) -> str:
    """Say who bid what: ``West bid 3``, ``South plays alone``."""
    name = names[contract.seat]
    if contract.small_pepper:
        return f"{name} bid small pepper"
    if contract.alone:
        return f"{name} plays alone"
    if rules.is_pepper(contract.bid):
        return f"{name} bid Pepper, all {contract.bid}"
    return f"{name} bid {contract.bid}"


def _contract(hand: Hand | View, names: Mapping[Seat, str]) -> ContractView | None:
    rules, contract = hand.rules, hand.contract
    if contract is None:
        return None
    side, taken = rules.side_of(contract.seat), hand.taken
    return {
        "seat": contract.seat.value,
        "text": contract_line(rules, contract, names),
        "bid": contract.bid,
        "alone": contract.alone,
        "took": sum(taken[seat] for seat in rules.seats_of(side)),
    }


def _tricks(
    hand: Hand | View, names: Mapping[Seat, str]
) -> tuple[TrickView | None, TrickView | None]:
    """Return the trick on the table and the last finished one.

    A finished trick stays on the table until the next card is led.
    """
    done = [one_trick(trick, i, hand, names) for i, trick in enumerate(hand.tricks, start=1)][-1:]
    last = done[0] if done else None
    trick = hand.trick
    if trick is not None and (trick.cards or last is None):
        return one_trick(trick, len(hand.tricks) + 1, hand, names), last
    return last, last


def one_trick(trick: Trick, number: int, hand: Hand | View, names: Mapping[Seat, str]) -> TrickView:
    """Describe the trick of a hand that has this number."""
    return trick_view(
        trick.plays,
        trick.strain,
        number=number,
        of=hand.rules.hand_size,
        leader=trick.leader,
        names=names,
    )


def _seat(
    hand: Hand | View, seat: Seat, viewer: Seat | None, names: Mapping[Seat, str], judged: bool
) -> SeatView:
    count = _counts(hand)[hand.rules.seats.index(seat)]
    call = next((call for who, call in reversed(hand.auction.spoken()) if who is seat), None)
    contract = hand.contract
    call_say = ""
    if call is not None:
        call_say = "passes" if call.is_pass else f"bids {call_name(call, hand.rules)}"
    return {
        "seat": seat.value,
        "name": names[seat],
        "dealer": seat is hand.dealer,
        "bidder": contract is not None and seat is contract.seat,
        "turn": seat is hand.turn,
        "out": seat is hand.out,
        "you": seat is viewer,
        "tricks": hand.taken[seat],
        "call": call.text if call is not None else None,
        "call_say": call_say,
        "count": count,
        "cards": _cards(hand, seat, count, judged),
    }


def _counts(hand: Hand | View) -> Sequence[int]:
    return hand.counts if isinstance(hand, View) else [len(held) for held in hand.held]


def _cards(hand: Hand | View, seat: Seat, count: int, judged: bool) -> list[CardView | None]:
    if isinstance(hand, View) and seat is not hand.seat:
        return [None] * count
    held = hand.cards if isinstance(hand, View) else hand.cards(seat)
    verdicts: dict[Card, Verdict] = {}
    if judged and hand.phase is Phase.PLAY and hand.turn is seat:
        verdicts = {card: hand.judge(card) for card in dict.fromkeys(held)}
    return cards_view(held, hand.strain, verdicts)
