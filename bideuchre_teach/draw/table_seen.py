"""Views of the table: a position as everyone or one seat sees it, and a hand step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..auction import Contract
from ..cards import Card, Seat, Strain
from ..hand import Hand
from ..judge import Phase
from ..reasons import Verdict
from ..record import Replay, Step
from ..rules import Rules
from ..scoring import Result
from ..tricks import Trick
from ..view import View
from ..words import seat_name, sentence, side_name
from ..words.names import call_name
from .cards_seen import SEAT_NAMES, card_view, cards_view, trick_view
from .contract import (
    CardView,
    ContractView,
    FrameView,
    ReplayView,
    ScoreView,
    SeatView,
    TableView,
    TrickView,
)
from .telling import Told, awaited, ended, told


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
        "contract": _contract(hand.rules, hand.contract, names),
        "phase": hand.phase.value,
        "trick": trick,
        "last_trick": last,
        "say": say,
        "more": more,
        "score": score_lines(hand.result) if isinstance(hand, Hand) and hand.result else [],
    }


def replay_view(
    replay: Replay,
    *,
    bottom: Seat = Seat.SOUTH,
    names: Mapping[Seat, str] = SEAT_NAMES,
) -> ReplayView:
    """Describe a record step by step, all cards open, to its end or its first illegal step.

    The first frame is the deal; a finished hand ends with a frame that explains the score. An
    illegal card lies in the trick, marked. Raises `ValueError` for a record of which not even the
    deal could be read.

    >>> from bideuchre_teach.record import replay, write
    >>> from bideuchre_teach.deals import shuffle
    >>> found = replay(write(Hand.start(shuffle(Rules.cutthroat(), 7, dealer="S"))))
    >>> [frame["label"] for frame in replay_view(found)["frames"]]
    ['The deal']
    """
    if replay.hand is None:
        assert replay.fault is not None
        raise ValueError(sentence(replay.fault.reason))
    start = replay.steps[0].before if replay.steps else replay.hand
    frames = [_frame(start, awaited(start), "The deal", 0, 0, bottom, names)]
    for number, step in enumerate(replay.steps, start=1):
        frames.append(_step_frame(step, number, bottom, names))
    last = replay.hand
    if replay.fault is not None and (not replay.steps or replay.steps[-1].verdict.legal):
        frames[-1]["table"]["more"] = sentence(replay.fault.reason)
        frames[-1]["illegal"] = frames[-1]["table"]["illegal"] = True
    elif last.result is not None and replay.fault is None:
        frame = _frame(
            last, (ended(last), ""), "The score", len(frames), len(last.tricks), bottom, names
        )
        frame["table"]["score"] = score_lines(last.result)
        frames.append(frame)
    return {
        "title": replay.title,
        "frames": frames,
        "tricks": _starts(frames),
        "rules": [sentence(reason) for reason in start.rules.say()],
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


def _contract(
    rules: Rules, contract: Contract | None, names: Mapping[Seat, str]
) -> ContractView | None:
    if contract is None:
        return None
    return {
        "seat": contract.seat.value,
        "text": contract_line(rules, contract, names),
        "bid": contract.bid,
        "alone": contract.alone,
    }


def _tricks(
    hand: Hand | View, names: Mapping[Seat, str]
) -> tuple[TrickView | None, TrickView | None]:
    """Return the trick on the table and the last finished one.

    A finished trick stays on the table until the next card is led.
    """
    done = [_trick(trick, i, hand, names) for i, trick in enumerate(hand.tricks, start=1)][-1:]
    last = done[0] if done else None
    trick = hand.trick
    if trick is not None and (trick.cards or last is None):
        return _trick(trick, len(hand.tricks) + 1, hand, names), last
    return last, last


def _trick(trick: Trick, number: int, hand: Hand | View, names: Mapping[Seat, str]) -> TrickView:
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


def _frame(
    hand: Hand,
    said: Told,
    label: str,
    step: int,
    trick: int,
    bottom: Seat,
    names: Mapping[Seat, str],
) -> FrameView:
    table = table_view(hand, bottom=bottom, names=names, say=said[0], more=said[1], judged=False)
    # The score has a frame of its own, so that the last card is seen first.
    table["score"] = []
    return {
        "table": table,
        "step": step,
        "trick": trick,
        "label": label,
        "say": " ".join(part for part in said if part),
        "illegal": False,
    }


def _step_frame(step: Step, number: int, bottom: Seat, names: Mapping[Seat, str]) -> FrameView:
    said = told(step.before, step.action, step.verdict)
    trick = step.trick or 0
    label = _label(step, names)
    if step.verdict.legal:
        after = step.before.do(step.action)
        return _frame(after, said, label, number, trick, bottom, names)
    frame = _frame(step.before, said, label, number, trick, bottom, names)
    frame["illegal"] = frame["table"]["illegal"] = True
    if isinstance(step.action, Card):
        _show_illegal(frame["table"], step, step.action, names)
    return frame


def _show_illegal(table: TableView, step: Step, card: Card, names: Mapping[Seat, str]) -> None:
    """Lay the illegal card in the trick, marked, and take it out of the hand it came from."""
    trick = table["trick"]
    known = step.before.trick
    if known is None:
        return
    if trick is None or not known.cards:
        trick = _trick(known, len(step.before.tricks) + 1, step.before, names)
    view = card_view(card, step.before.strain)
    why = " ".join(sentence(reason) for reason in step.verdict)
    view["legal"], view["why"] = False, why
    trick["cards"].append(
        {
            "seat": step.seat.value,
            "name": names[step.seat],
            "card": view,
            "winning": False,
            "illegal": True,
        }
    )
    table["trick"] = trick
    seat = next(seat for seat in table["seats"] if seat["seat"] == step.seat.value)
    for place, held in enumerate(seat["cards"]):
        if held is not None and held["id"] == card.ascii:
            del seat["cards"][place]
            seat["count"] -= 1
            break


def _label(step: Step, names: Mapping[Seat, str]) -> str:
    name = names[step.seat]
    if isinstance(step.action, Card):
        return f"Trick {step.trick}: {name} plays {step.action.text}"
    if step.phase is Phase.AUCTION:
        text = str(step.action)
        return f"Auction: {name} passes" if text == "pass" else f"Auction: {name} bids {text}"
    if isinstance(step.action, Strain):
        return f"{name} names {step.action.spoken}"
    size = len(step.action) if isinstance(step.action, tuple) else 0
    return f"{name} swaps {size} card{'' if size == 1 else 's'}"


def _starts(frames: Sequence[FrameView]) -> list[int]:
    """Return the index of the frame in which each trick's first card is played."""
    starts: dict[int, int] = {}
    for index, frame in enumerate(frames):
        if frame["trick"]:
            starts.setdefault(frame["trick"], index)
    return list(starts.values())
