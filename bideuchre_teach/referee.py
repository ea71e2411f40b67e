"""The referee: replays a record aloud and says at each step why it was legal, or why it was not.

``bideuchre-teach referee FILE`` reads a hand or game record; a ``.jsonl`` file, or ``-`` for
standard input, is read a record a line. Exit codes: 0 all legal, 1 an illegal step or faulty
content, 2 a malformed file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, BinaryIO

from . import words
from .auction import Call, Contract
from .bowers import arrange
from .cards import Card, Seat, Strain, show
from .hand import Hand
from .judge import Action, Phase
from .record import (
    GAME_FORMAT,
    LONGEST,
    Fault,
    GameReplay,
    MalformedRecord,
    Replay,
    Step,
    read,
    replay,
    replay_game,
)
from .scoring import Result
from .words.names import count, points, total

LEGAL, ILLEGAL, MALFORMED = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `bideuchre-teach referee` takes."""
    parser.add_argument("file", help="a record, a .jsonl file of records, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object a record")


def run(options: argparse.Namespace) -> int:
    """Referee a file and return the exit code."""
    worst = LEGAL
    for place, text, line in records(options.file):
        try:
            if isinstance(text, MalformedRecord):
                raise text
            data = read(text, line)
            if data["format"] == GAME_FORMAT:
                game = replay_game(data)
                legal, report, spoken = game.legal, game_report(game), tell_game(game)
            else:
                hand = replay(data)
                legal, report, spoken = hand.legal, hand_report(hand), tell(hand)
        except MalformedRecord as error:
            print(f"{place}: {error}", file=sys.stderr)
            worst = MALFORMED
            if options.json:
                fault = Fault("record", error.reason)
                print(_dump(hand_report(Replay(None, (), fault))))
            continue
        print(_dump(report) if options.json else "\n".join(spoken))
        worst = max(worst, LEGAL if legal else ILLEGAL)
    return worst


def records(name: str) -> Iterator[tuple[str, bytes | MalformedRecord, int]]:
    """Yield each record of a file: its place, its text or what keeps it from being read, its line.

    A ``.jsonl`` file and ``-`` hold a record a line; a single record on standard input may also
    stand on several lines.
    """
    if name == "-":
        yield from _lines("standard input", sys.stdin.buffer)
        return
    path = Path(name)
    try:
        with path.open("rb") as file:
            if path.suffix.lower() == ".jsonl":
                yield from _lines(name, file)
            else:
                yield name, _bounded(file.read(4 * LONGEST + 1)), 1
    except OSError as error:
        yield name, MalformedRecord("record.no_file", problem=error.strerror or str(error)), 1


def hand_report(found: Replay) -> dict[str, Any]:
    """Return what the referee found in a hand record, as its JSON object."""
    hand, fault = found.hand, found.fault
    result = hand.result if hand is not None and fault is None else None
    return {
        "legal": fault is None,
        "complete": result is not None,
        "contract": None if hand is None else _contract(hand.contract),
        "winners": [] if hand is None else [trick.winner.value for trick in hand.tricks],
        "tricks": {} if hand is None else {str(s): n for s, n in _clockwise(hand).items()},
        "score": None if hand is None or result is None else _score(hand, result),
        "next": _next(hand) if hand is not None and fault is None else None,
        "error": None if fault is None else _error(fault),
    }


def game_report(found: GameReplay) -> dict[str, Any]:
    """Return what the referee found in a game record, as its JSON object."""
    game = found.game
    error = None
    if found.fault is not None:
        error = {**_error(found.fault), "hand": max(1, len(found.hands))}
    return {
        "legal": found.legal,
        "complete": found.legal and game is not None and game.over,
        "hands": [hand_report(hand) for hand in found.hands],
        "totals": None if game is None else {str(s): n for s, n in game.totals.items()},
        "winner": None if game is None or game.winner is None else str(game.winner),
        "error": error,
    }


def tell(found: Replay) -> Iterator[str]:
    """Yield the replay of a hand line by line, as it is said aloud."""
    if found.title:
        yield found.title
    hand = found.hand
    if hand is None:
        assert found.fault is not None
        place = f" ({found.fault.place})" if found.fault.place else ""
        yield f"The record cannot be played{place}. {found.fault.reason}"
        return
    yield f"{hand.rules.name}, {words.seat_name(hand.dealer)} deals."
    for seat in hand.rules.seats:
        yield f"  {words.seat_name(seat)}: {show(arrange(hand.deal.hand(seat), hand.strain))}"
    for (phase, trick), group in groupby(found.steps, key=lambda step: (step.phase, step.trick)):
        yield _HEADING[phase] + (f" {trick}" if trick else "")
        for step in group:
            yield _said(step)
            if step.trick and step.verdict and _completes(step):
                yield f"  → {step.before.do(step.action).tricks[-1].reason}"
    if found.fault is not None:
        where = f" ({found.fault.place})" if found.fault.place else ""
        if found.fault.action is None:
            yield f"The record cannot go on{where}. {found.fault.reason}"
        elif found.steps and not found.steps[-1].verdict:
            yield f"Stopped here{where}: this is against the rules."
        else:
            yield f"Stopped here{where}. {found.fault.reason}"
        return
    if hand.result is None:
        assert hand.turn is not None
        yield f"The record stops here; {words.seat_name(hand.turn)} is next."
        return
    if hand.contract is not None:
        took = ", ".join(f"{words.seat_name(s)} {n}" for s, n in _clockwise(hand).items())
        yield f"Tricks: {took}"
    yield "Score"
    for line in hand.result.lines:
        yield f"  {words.side_name(line.side)} {points(line.points)}: {line.reason}"


def tell_game(found: GameReplay) -> Iterator[str]:
    """Yield the replay of a game line by line."""
    for number, hand in enumerate(found.hands, start=1):
        yield f"Hand {number}"
        yield from (f"  {line}" for line in tell(hand))
    game = found.game
    if found.fault is not None and found.fault.action is None:
        yield f"The game cannot go on ({found.fault.place}). {found.fault.reason}"
    if game is not None:
        totals = ", ".join(f"{words.side_name(s)} {total(n)}" for s, n in game.totals.items())
        yield f"After {count(len(game.hands), 'hand')}: {totals}"
        if game.won is not None:
            yield str(game.won[1])


_HEADING = {
    Phase.AUCTION: "Auction",
    Phase.TRUMP: "Trump",
    Phase.SWAP: "Swap",
    Phase.PLAY: "Trick",
}


def _said(step: Step) -> str:
    action = " ".join(map(str, step.action)) if isinstance(step.action, tuple) else str(step.action)
    mark = "" if step.verdict else "ILLEGAL: "
    why = " ".join(words.sentence(reason, step.seat) for reason in step.verdict)
    return f"  {words.seat_name(step.seat)} {action or 'nothing'}: {mark}{why}"


def _completes(step: Step) -> bool:
    trick = step.before.trick
    return trick is not None and len(trick.cards) + 1 == len(trick.seats)


def _clockwise(hand: Hand) -> dict[Seat, int]:
    taken = hand.taken
    return {seat: taken[seat] for seat in hand.rules.round_from(hand.rules.left_of(hand.dealer))}


def _score(hand: Hand, result: Result) -> dict[str, int]:
    sides = dict.fromkeys(map(hand.rules.side_of, _clockwise(hand)))
    return {str(side): result.score[side] for side in sides}


def _contract(contract: Contract | None) -> dict[str, Any] | None:
    if contract is None:
        return None
    said: dict[str, Any] = {
        "seat": contract.seat.value,
        "bid": contract.bid,
        "alone": contract.alone,
        "strain": None if contract.strain is None else contract.strain.letter,
    }
    if contract.small_pepper:
        said["small_pepper"] = True
    return said


def _next(hand: Hand) -> dict[str, Any] | None:
    if hand.turn is None:
        return None
    return {
        "seat": hand.turn.value,
        "phase": hand.phase.value,
        "legal": sorted({ascii_text(action) for action in hand.actions()}),
    }


def _error(fault: Fault) -> dict[str, Any]:
    said: dict[str, Any] = {"step": fault.step}
    if fault.trick is not None:
        said["trick"] = fault.trick
    if fault.seat is not None:
        said["seat"] = fault.seat.value
    if fault.action is not None:
        said["action"] = ascii_text(fault.action)
    elif fault.place:
        said["place"] = fault.place
    return {**said, "reason": fault.reason.code, "text": words.sentence(fault.reason, fault.seat)}


def ascii_text(action: Action) -> str:
    """Write an action in ASCII: ``pass``, ``4H``, ``NT``, ``9C 10D``, ``JH``."""
    if isinstance(action, Call | Card):
        return action.ascii
    if isinstance(action, Strain):
        return action.letter
    return " ".join(card.ascii for card in action)


def _dump(report: dict[str, Any]) -> str:
    return json.dumps(report, ensure_ascii=False)


def _bounded(text: bytes) -> bytes | MalformedRecord:
    if len(text) > 4 * LONGEST:
        return MalformedRecord("record.too_long", longest=LONGEST)
    return text


def _lines(name: str, file: BinaryIO) -> Iterator[tuple[str, bytes | MalformedRecord, int]]:
    number, found = 0, False
    while line := file.readline(4 * LONGEST + 1):
        number += 1
        if len(line) > 4 * LONGEST:
            found = True
            fault = MalformedRecord("record.too_long", longest=LONGEST)
            yield f"{name}, line {number}", fault, number
            while line and not line.endswith(b"\n"):
                line = file.readline(4 * LONGEST)
            continue
        if not line.strip():
            continue
        if not found and name == "standard input" and line.strip().endswith((b"{", b"[", b",")):
            yield name, _bounded(line + file.read(4 * LONGEST + 1)), number
            return
        found = True
        yield f"{name}, line {number}", line.rstrip(b"\r\n"), number
    if not found:
        yield name, MalformedRecord("record.nothing"), 1
