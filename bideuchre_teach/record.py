"""Hand and game records: JSON that holds only what cannot be deduced.

`read` takes a record's text apart and says where it is malformed; `replay` plays it step by step
until its end or its first illegal step; `write` makes the record of a hand. What a record's notes
say is kept and otherwise ignored.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from .auction import Call
from .cards import Card, Seat, Strain, cards
from .deals import Deal, seat_at
from .game import Game
from .hand import Hand
from .judge import Action, Phase
from .reasons import IllegalAction, Reason, RulesError, Verdict
from .rules import Rules

HAND_FORMAT: Final = "bideuchre-hand/1"
GAME_FORMAT: Final = "bideuchre-game/1"
LONGEST: Final = 4_000_000
"""Characters in one record at most; a real hand has fewer than 2,000, a long game 200,000."""


class MalformedRecord(RulesError):
    """Text that is no record at all: its reason names the place and what was expected."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay: what was done, by whom, the verdict, and the hand before it."""

    phase: Phase
    seat: Seat
    action: Action
    verdict: Verdict
    before: Hand
    trick: int | None = None
    """The number of the trick, from 1, for a card."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing in a record that cannot be: where, who, what, and why."""

    step: str
    """``auction``, ``trump``, ``swap`` or ``play`` for an illegal action, else ``record``."""
    reason: Reason
    seat: Seat | None = None
    action: Action | None = None
    trick: int | None = None
    place: str = ""
    """Where in the record, such as ``play[2]``."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played as far as it goes."""

    hand: Hand | None
    """The state after the last legal step; None when not even the deal could be read."""
    steps: tuple[Step, ...]
    """Every step that was legal, and last the illegal one if there is one."""
    fault: Fault | None = None
    title: str = ""
    notes: Mapping[str, Any] = field(default_factory=dict)

    @property
    def legal(self) -> bool:
        """Whether nothing in the record is against the rules."""
        return self.fault is None


@dataclass(frozen=True, slots=True)
class GameReplay:
    """A game record played hand by hand, as far as it goes."""

    rules: Rules | None
    hands: tuple[Replay, ...]
    game: Game | None
    """The game after its last finished hand; None when its rules could not be read."""
    fault: Fault | None = None

    @property
    def legal(self) -> bool:
        """Whether nothing in the record is against the rules."""
        return self.fault is None


def read(text: str | bytes) -> dict[str, Any]:
    """Return a record, of a hand or of a game, as a checked dictionary.

    Only its form is checked here: keys and kinds of values. Raises `MalformedRecord` with the
    place and what was expected.

    >>> read('{"format": "bideuchre-hand/1"}')
    Traceback (most recent call last):
    ...
    bideuchre_teach.record.MalformedRecord: The record has no "rules": a hand record needs \
format, rules, dealer and hands.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            _malformed("record.not_text", byte=error.start)
    if len(text) > LONGEST:
        _malformed("record.too_long", longest=LONGEST)
    if "\0" in text:
        _malformed("record.not_text", byte=text.index("\0"))
    try:
        data = json.loads(text, object_pairs_hook=_no_key_twice)
    except json.JSONDecodeError as error:
        _malformed("record.not_json", line=error.lineno, column=error.colno, problem=error.msg)
    except RecursionError:
        _malformed("record.too_deep")
    except ValueError as error:
        if isinstance(error, MalformedRecord):
            raise
        _malformed("record.not_json", line=1, column=1, problem=str(error))
    return check_form(data)


def check_form(data: object) -> dict[str, Any]:
    """Return the dictionary of a record whose keys and kinds of values are right.

    Raises `MalformedRecord` with the place and what was expected.
    """
    if not isinstance(data, dict):
        _malformed("record.kind", place="", expected="object", found=_kind(data))
    form = data.get("format")
    if form == GAME_FORMAT:
        _check_keys(data, "", _GAME_KEYS, ("format", "rules", "hands"), "game")
        for number, hand in enumerate(data["hands"]):
            place = f"hands[{number}]"
            if not isinstance(hand, dict):
                _malformed("record.kind", place=place, expected="object", found=_kind(hand))
            if hand.get("format", HAND_FORMAT) != HAND_FORMAT:
                _malformed("record.format", place=place, format=hand["format"])
            _check_hand(hand, place, ("dealer", "hands"))
        return data
    if form != HAND_FORMAT:
        if form is None and "format" not in data:
            _malformed("record.no_format")
        _malformed("record.format", place="", format=form)
    _check_hand(data, "", ("format", "rules", "dealer", "hands"))
    return data


def replay(record: str | bytes | Mapping[str, Any]) -> Replay:
    """Play a hand record step by step, to its end or to its first illegal step.

    Raises `MalformedRecord` for what is no hand record at all.
    """
    data = _hand_data(record)
    return _replay(data, data["rules"])


def replay_game(record: str | bytes | Mapping[str, Any]) -> GameReplay:
    """Play a game record hand by hand, to its end or to its first fault.

    Raises `MalformedRecord` for what is no game record at all.
    """
    data = read(record) if isinstance(record, str | bytes) else check_form(dict(record))
    if data["format"] != GAME_FORMAT:
        _malformed("record.format", place="", format=data["format"])
    try:
        rules = read_rules(data["rules"])
    except RulesError as error:
        return GameReplay(None, (), None, Fault("record", error.reason, place="rules"))
    game, played = Game(rules), []
    for number, hand_data in enumerate(data["hands"]):
        place = f"hands[{number}]"
        found = _replay(hand_data, hand_data.get("rules", data["rules"]))
        played.append(found)
        if found.fault is not None or found.hand is None:
            return GameReplay(rules, tuple(played), game, found.fault)
        if found.hand.result is None and number == len(data["hands"]) - 1:
            break
        try:
            game = game.add(found.hand)
        except RulesError as error:
            fault = Fault("record", error.reason, place=place)
            return GameReplay(rules, tuple(played), game, fault)
    return GameReplay(rules, tuple(played), game)


def load(record: str | bytes | Mapping[str, Any]) -> Hand:
    """Return the hand that a record leads to.

    Raises `MalformedRecord` for what is no record, `RulesError` with the reason for faulty
    content, and `IllegalAction` for an illegal step.
    """
    found = replay(record)
    if found.fault is not None:
        if found.fault.action is not None:
            raise IllegalAction(found.steps[-1].verdict)
        raise RulesError(found.fault.reason.code, **dict(found.fault.reason.facts))
    assert found.hand is not None
    return found.hand


def write(hand: Hand, title: str = "", notes: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return the record of a hand, finished or not.

    >>> from bideuchre_teach.deals import shuffle
    >>> hand = Hand.start(shuffle(Rules.cutthroat(), 7))
    >>> replay(write(hand)).hand == hand
    True
    """
    deal, settled = hand.deal, hand.settled
    data: dict[str, Any] = {"format": HAND_FORMAT, "rules": write_rules(hand.rules)}
    if title:
        data["title"] = title
    data["dealer"] = hand.dealer.value
    data["hands"] = {
        seat.value: " ".join(card.text for card in deal.hand(seat)) for seat in hand.rules.seats
    }
    data["auction"] = [call.text for call in hand.auction.calls]
    if not hand.rules.strain_in_bid and hand.strain is not None:
        data["trump"] = hand.strain.value
    if settled.swapped:
        data["swap"] = {
            seat.value: " ".join(card.text for card in gave) for seat, gave in settled.swapped
        }
    tricks = [trick.cards for trick in hand.tricks] + ([hand.played] if hand.played else [])
    if tricks:
        data["play"] = [" ".join(card.text for card in trick) for trick in tricks]
    if notes:
        data["notes"] = dict(notes)
    return data


def write_game(game: Game) -> dict[str, Any]:
    """Return the record of a game."""
    return {
        "format": GAME_FORMAT,
        "rules": write_rules(game.rules),
        "hands": [write(hand) for hand in game.hands],
    }


def read_rules(value: object) -> Rules:
    """Return the rules that a record names: a table's name, or an object with its switches.

    Raises `RulesError` with the reason.

    >>> read_rules({"preset": "cutthroat-4", "target": 30}).target
    30
    """
    if isinstance(value, dict):
        switches = {key: choice for key, choice in value.items() if key != "preset"}
        return Rules.named(value.get("preset", ""), **switches)
    return Rules.named(value)  # type: ignore[arg-type]


def write_rules(rules: Rules) -> str | dict[str, Any]:
    """Return rules as a record names them.

    >>> write_rules(Rules.partnership(target=30))
    {'preset': 'partnership', 'target': 30}
    """
    overrides = rules.overrides
    return {"preset": rules.name, **overrides} if overrides else rules.name


_HAND_KEYS: Final[Mapping[str, tuple[type, ...]]] = {
    "format": (str,),
    "title": (str,),
    "rules": (str, dict),
    "dealer": (str,),
    "hands": (dict,),
    "auction": (list,),
    "trump": (str,),
    "swap": (dict,),
    "play": (list,),
    "notes": (dict,),
}
_GAME_KEYS: Final[Mapping[str, tuple[type, ...]]] = {
    "format": (str,),
    "title": (str,),
    "rules": (str, dict),
    "hands": (list,),
    "notes": (dict,),
}
_KIND: Final = {
    str: "text",
    dict: "object",
    list: "list",
    bool: "true or false",
    int: "number",
    float: "number",
    type(None): "null",
}


def _kind(value: object) -> str:
    return _KIND.get(type(value), type(value).__name__)


def _malformed(code: str, **facts: Any) -> NoReturn:
    raise MalformedRecord(code, **facts)


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        _malformed("record.key_twice", key=next(n for n in names if names.count(n) > 1))
    return found


def _check_keys(
    data: Mapping[str, Any],
    place: str,
    known: Mapping[str, tuple[type, ...]],
    needed: tuple[str, ...],
    kind: str,
) -> None:
    for key, value in data.items():
        if key not in known:
            _malformed("record.unknown_key", place=place, key=key, known=tuple(known))
        if type(value) not in known[key]:
            _malformed(
                "record.kind",
                place=f"{place}.{key}".lstrip("."),
                expected=" or ".join(_KIND[kind] for kind in known[key]),
                found=_kind(value),
            )
    for key in needed:
        if key not in data:
            _malformed("record.no_key", place=place, key=key, needed=needed, kind=kind)


def _check_hand(data: Mapping[str, Any], place: str, needed: tuple[str, ...]) -> None:
    _check_keys(data, place, _HAND_KEYS, needed, "hand")
    dot = f"{place}." if place else ""
    for key in ("hands", "swap"):
        for seat, held in data.get(key, {}).items():
            if type(held) is not str:
                _malformed(
                    "record.kind",
                    place=f"{dot}{key}.{seat}",
                    expected="text",
                    found=_kind(held),
                )
    for key in ("auction", "play"):
        for number, entry in enumerate(data.get(key, [])):
            if type(entry) is not str:
                _malformed(
                    "record.kind",
                    place=f"{dot}{key}[{number}]",
                    expected="text",
                    found=_kind(entry),
                )


def _hand_data(record: str | bytes | Mapping[str, Any]) -> dict[str, Any]:
    data = read(record) if isinstance(record, str | bytes) else check_form(dict(record))
    if data["format"] != HAND_FORMAT:
        _malformed("record.format", place="", format=data["format"])
    return data


class _Stop(Exception):
    """Ends a replay at its first fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class _Player:
    """Plays the steps of one record and remembers them."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.steps: list[Step] = []

    def do(self, action: Action, place: str, trick: int | None = None) -> None:
        hand = self.hand
        verdict = hand.judge(action)
        phase = _PHASE_OF[type(action)]
        seat = hand.turn
        if seat is not None:
            self.steps.append(Step(phase, seat, action, verdict, hand, trick))
        if not verdict.legal:
            raise _Stop(Fault(phase.value, verdict.reasons[0], seat, action, trick, place))
        self.hand = hand.do(action)


_PHASE_OF: Final[Mapping[type, Phase]] = {
    Call: Phase.AUCTION,
    Strain: Phase.TRUMP,
    tuple: Phase.SWAP,
    Card: Phase.PLAY,
}


def _replay(data: Mapping[str, Any], rules_value: object) -> Replay:
    title, notes = data.get("title", ""), data.get("notes", {})
    try:
        hand = Hand.start(_deal(data, rules_value))
    except _Stop as stop:
        return Replay(None, (), stop.fault, title, notes)
    player = _Player(hand)
    try:
        _play(player, data)
    except _Stop as stop:
        return Replay(player.hand, tuple(player.steps), stop.fault, title, notes)
    return Replay(player.hand, tuple(player.steps), None, title, notes)


def _deal(data: Mapping[str, Any], rules_value: object) -> Deal:
    place = "rules"
    try:
        rules = read_rules(rules_value)
        place = "dealer"
        dealer = seat_at(rules, data["dealer"])
        hands: dict[Seat | str, tuple[Card, ...]] = {}
        for seat, text in data["hands"].items():
            place = f"hands.{seat}"
            if all(seat != known.value for known in rules.seats):
                raise RulesError("deal.no_such_seat", seat=seat, rules=rules)
            hands[seat] = _cards(text, place)
        place = "hands"
        return Deal.of(rules, dealer, hands)
    except RulesError as error:
        raise _Stop(Fault("record", error.reason, place=place)) from None


def _cards(text: str, place: str) -> tuple[Card, ...]:
    try:
        return cards(text)
    except ValueError:
        for word in text.replace(",", " ").split():
            try:
                Card.of(word)
            except ValueError:
                reason = Reason("record.not_a_card", place=place, text=word)
                raise _Stop(Fault("record", reason, place=place)) from None
        raise


def _play(player: _Player, data: Mapping[str, Any]) -> None:
    for number, text in enumerate(data.get("auction", [])):
        place = f"auction[{number}]"
        player.do(_read(Call.of, text, "record.not_a_call", place), place)
    if "trump" in data:
        player.do(_read(Strain.of, data["trump"], "record.not_a_strain", "trump"), "trump")
    _play_swap(player, data)
    tricks = data.get("play", [])
    for number, text in enumerate(tricks):
        place = f"play[{number}]"
        before = len(player.hand.tricks)
        for card in _cards(text, place):
            if len(player.hand.tricks) > before and player.hand.turn is not None:
                _stop("record.trick_too_long", place, trick=number + 1)
            player.do(card, place, number + 1)
        if len(player.hand.tricks) == before and number < len(tricks) - 1:
            _stop("record.trick_too_short", place, trick=number + 1)


def _play_swap(player: _Player, data: Mapping[str, Any]) -> None:
    swaps = dict(data.get("swap", {}))
    for key in swaps:
        if all(key != seat.value for seat in player.hand.rules.seats):
            _stop("deal.no_such_seat", f"swap.{key}", seat=key, rules=player.hand.rules)
    if "swap" not in data and player.hand.phase is Phase.SWAP and data.get("play"):
        # Cards are played, so the bidder must have kept all twelve.
        player.do((), "swap")
        return
    while swaps:
        seat = player.hand.turn
        key = seat.value if seat is not None and seat.value in swaps else next(iter(swaps))
        place = f"swap.{key}"
        held = _cards(swaps.pop(key), place)
        in_turn = seat is not None and key == seat.value
        if player.hand.phase is Phase.PLAY and player.hand.swap_size == 0 and not held:
            continue
        if player.hand.phase is Phase.SWAP and not in_turn:
            _stop("record.swap_out_of_turn", place, seat=Seat.of(key), turn=seat)
        player.do(tuple(sorted(held, key=lambda card: card.index)), place)


def _read(reader: Any, text: str, code: str, place: str) -> Any:
    try:
        return reader(text)
    except ValueError:
        _stop(code, place, text=text)


def _stop(code: str, place: str, **facts: Any) -> NoReturn:
    raise _Stop(Fault("record", Reason(code, place=place, **facts), place=place))
