"""The view of a replay: a hand step by step, each step a table with what happened and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import Card, Seat, Strain
from ..hand import Hand
from ..judge import Phase
from ..record import Replay, Step
from ..words import sentence
from .cards_seen import SEAT_NAMES, card_view
from .contract import FrameView, ReplayView, TableView
from .table_seen import one_trick, score_lines, table_view
from .telling import Told, awaited, ended, told


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
    >>> from bideuchre_teach.rules import Rules
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
        frames[-1]["table"]["more"] = sentence(replay.fault.reason, replay.fault.seat)
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
    said = told(step.before, step.action, step.verdict, about=step.seat)
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
        trick = one_trick(known, len(step.before.tricks) + 1, step.before, names)
    view = card_view(card, step.before.strain)
    why = " ".join(sentence(reason, step.seat) for reason in step.verdict)
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
