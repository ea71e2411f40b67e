"""Playing a record step by step, to its end or to its first illegal step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from ..auction import Call
from ..cards import Card, Seat, Strain, cards
from ..deals import Deal
from ..game import Game
from ..hand import Hand
from ..judge import Action, Phase
from ..reasons import IllegalAction, Reason, RulesError, Verdict, refused
from ..rules import Rules
from .form import GAME_FORMAT, HAND_FORMAT, check_form, malformed, read
from .writing import read_rules


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
    """Every step that was legal, and last the illegal one if a seat took it."""
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
    data = _read_form(record)
    if data["format"] != GAME_FORMAT:
        malformed("record.format", place="", format=data["format"])
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
            raise IllegalAction(refused([found.fault.reason]))
        raise RulesError(found.fault.reason.code, **dict(found.fault.reason.facts))
    assert found.hand is not None
    return found.hand


def _read_form(record: object) -> dict[str, Any]:
    if isinstance(record, str | bytes):
        return read(record)
    return check_form(dict(record) if isinstance(record, Mapping) else record)


def _hand_data(record: str | bytes | Mapping[str, Any]) -> dict[str, Any]:
    data = _read_form(record)
    if data["format"] != HAND_FORMAT:
        malformed("record.format", place="", format=data["format"])
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

    def do(
        self, action: Action, place: str, trick: int | None = None, by: Seat | None = None
    ) -> None:
        hand = self.hand
        verdict = hand.judge(action)
        phase = _PHASE_OF[type(action)]
        # What comes at the wrong time is laid to whoever did it, who need not be the next to act.
        seat = hand.turn
        if isinstance(action, Call):
            seat = hand.auction.speaker
        elif isinstance(action, Strain) and hand.contract is not None:
            seat = hand.contract.seat
        elif by is not None:
            seat = by
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
        dealer = _exactly(rules, data["dealer"])
        hands: dict[Seat | str, tuple[Card, ...]] = {}
        for seat, text in data["hands"].items():
            place = f"hands.{seat}"
            hands[_exactly(rules, seat)] = _cards(text, place)
        place = "hands"
        return Deal.of(rules, dealer, hands)
    except RulesError as error:
        raise _Stop(Fault("record", error.reason, place=place)) from None


def _exactly(rules: Rules, text: str) -> Seat:
    """Return a seat that is written as records write it, in capital letters."""
    if all(text != known.value for known in rules.seats):
        raise RulesError("deal.no_such_seat", seat=text, rules=rules)
    return Seat(text)


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
        player.do(tuple(sorted(held, key=lambda card: card.index)), place, by=Seat.of(key))


def _read(reader: Any, text: str, code: str, place: str) -> Any:
    try:
        return reader(text)
    except ValueError:
        _stop(code, place, text=text)


def _stop(code: str, place: str, **facts: Any) -> NoReturn:
    raise _Stop(Fault("record", Reason(code, place=place, **facts), place=place))
