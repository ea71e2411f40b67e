"""What a hand scores, line by line, and which side a score lets win the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .auction import Call, Contract
from .cards import Seat, Side
from .frozen import Frozen
from .reasons import Reason, Reasons, RulesError
from .rules import Rules

ALONE_FACTOR = 2
"""Alone, and Pepper in cutthroat, pay or cost twice the hand size: 12, 16 or 24."""
SMALL_PEPPER_POINTS = 7
FLAT_SET = 6


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score: a side, its points, and why."""

    side: Side
    points: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended: the contract, tricks by seat, and the score with its reasons.

    For a hand thrown in ``contract`` is None, nobody has tricks and every score is 0.
    """

    contract: Contract | None
    tricks: Mapping[Seat, int] = field(hash=False)
    lines: tuple[Line, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tricks", Frozen(self.tricks))

    def __repr__(self) -> str:
        return "\n".join(
            f"{line.side} {line.points:+d}: {line.reason}".replace(" +0:", " 0:")
            for line in self.lines
        )

    @property
    def thrown_in(self) -> bool:
        """Whether nobody bid."""
        return self.contract is None

    @property
    def score(self) -> dict[Side, int]:
        """Points by side."""
        return {line.side: line.points for line in self.lines}

    @property
    def reasons(self) -> Reasons:
        """Why each side scores what it does, in the order of the lines."""
        return Reasons(line.reason for line in self.lines)

    @property
    def made(self) -> bool | None:
        """Whether the bidder's side took at least its bid; None for a hand thrown in."""
        if self.contract is None:
            return None
        return self.lines[0].reason["made"] is True


def score(
    rules: Rules | str, contract: Contract | None, tricks: Mapping[Seat, int] | Mapping[str, int]
) -> Result:
    """Score a finished hand.

    ``tricks`` says how many each seat took; seats that took none may be left out. The first line
    is the bidding side's. Raises `RulesError` naming the fault of a contract that cannot be played
    at this table, and of tricks that nobody can have taken.

    >>> rules = Rules.partnership()
    >>> result = score(rules, Contract(Seat.WEST, 5), {Seat.WEST: 3, Seat.NORTH: 3})
    >>> {side.value: points for side, points in result.score.items()}
    {'EW': -6, 'NS': 3}
    """
    rules = Rules.of(rules)
    if contract is not None:
        _check_contract(rules, contract)
    taken = _taken(rules, contract, tricks)
    return settle(rules, contract, taken)


def settle(rules: Rules, contract: Contract | None, taken: Mapping[Seat, int]) -> Result:
    """Score a hand that was played by the rules, with the tricks of every seat."""
    if contract is None:
        nothing = tuple(Line(side, 0, Reason("score.thrown_in", side=side)) for side in rules.sides)
        return Result(None, dict.fromkeys(rules.seats, 0), nothing)
    return Result(contract, taken, points(rules, contract, taken))


def _taken(
    rules: Rules, contract: Contract | None, tricks: Mapping[Seat, int] | Mapping[str, int]
) -> dict[Seat, int]:
    if not isinstance(tricks, Mapping):
        raise TypeError(f"tricks say how many each seat took, such as {{'W': 4}}, not {tricks!r}")
    taken: dict[Seat, int] = {}
    for key, count in tricks.items():
        seat = rules.seat(key)
        if seat in taken:
            raise RulesError("score.seat_twice", seat=seat)
        if type(count) is not int or count < 0:
            raise RulesError("score.not_a_number", seat=seat, count=count)
        taken[seat] = count
    taken = {seat: taken.get(seat, 0) for seat in rules.seats}
    total = sum(taken.values())
    if contract is None:
        if total:
            raise RulesError("score.no_tricks_thrown_in", total=total)
    elif total != rules.hand_size:
        raise RulesError("score.tricks_do_not_add_up", total=total, hand_size=rules.hand_size)
    elif contract.alone:
        out = rules.partner(contract.seat)
        if out is not None and taken[out]:
            raise RulesError(
                "score.partner_sits_out", seat=contract.seat, partner=out, count=taken[out]
            )
    return taken


def _check_contract(rules: Rules, contract: Contract) -> None:
    if not isinstance(contract, Contract):
        raise TypeError(f"a hand is played for a Contract, or None when thrown in: {contract!r}")
    bid, lone = contract.bid, contract.alone
    rules.seat(contract.seat)
    if type(bid) is not int or bid < 0:
        raise RulesError("score.no_bid", bid=bid)
    if contract.small_pepper and not rules.small_pepper:
        raise RulesError("small_pepper.not_played", rules=rules)
    if lone and not rules.has_alone:
        raise RulesError("alone.not_played", rules=rules)
    if contract.small_pepper and not lone:
        raise RulesError("score.small_pepper_is_alone", rules=rules)
    if bid < rules.minimum_bid:
        raise RulesError("bid.below_minimum", call=Call(bid), rules=rules)
    if bid > rules.hand_size:
        raise RulesError("bid.too_many", call=Call(bid), rules=rules)
    if lone and bid != rules.hand_size:
        raise RulesError("score.alone_is_for_all", bid=bid, hand_size=rules.hand_size)
    if contract.strain is not None and contract.strain not in rules.strains:
        raise RulesError("trump.no_trump_not_played", strain=contract.strain, rules=rules)


def points(rules: Rules, contract: Contract, taken: Mapping[Seat, int]) -> tuple[Line, ...]:
    """Return the lines of a score, the bidding side's first, for tricks that add up."""
    bidders = rules.side_of(contract.seat)
    by_side = {side: sum([taken[seat] for seat in rules.seats_of(side)]) for side in rules.sides}
    made = by_side[bidders] >= contract.bid
    lines = [_bidders(rules, contract, bidders, by_side[bidders], made)]
    lines += [
        _defenders(rules, contract, side, by_side[side], made)
        for side in rules.sides
        if side is not bidders
    ]
    return tuple(lines)


def stake(rules: Rules, contract: Contract) -> int | None:
    """Return what a contract that pays a fixed sum wins or costs; None for an ordinary bid."""
    if contract.small_pepper:
        return SMALL_PEPPER_POINTS
    if contract.alone or rules.is_pepper(contract.bid):
        return ALONE_FACTOR * rules.hand_size
    return None


def _bidders(rules: Rules, contract: Contract, side: Side, tricks: int, made: bool) -> Line:
    fixed = stake(rules, contract)
    kind = (
        "small_pepper"
        if contract.small_pepper
        else "alone"
        if contract.alone
        else "pepper"
        if fixed
        else "bid"
    )
    if made:
        won = tricks if fixed is None else fixed
    elif fixed is not None:
        won = -fixed
    else:
        won = -FLAT_SET if rules.set_costs == "six" else -contract.bid
    code = f"score.{kind}_{'made' if made else 'set'}"
    if not made and kind == "bid" and rules.set_costs == "six":
        code = "score.bid_set_six"
    return Line(
        side,
        won,
        Reason(
            code,
            side=side,
            seat=contract.seat,
            bid=contract.bid,
            tricks=tricks,
            points=won,
            made=made,
        ),
    )


def _defenders(rules: Rules, contract: Contract, side: Side, tricks: int, made: bool) -> Line:
    if not rules.has_partners:
        code, won = "score.only_the_bidder", 0
    elif not contract.alone:
        code, won = "score.defenders_tricks", tricks
    elif made or rules.defenders_when_alone_fails == "nothing":
        code, won = "score.alone_defenders_nothing", 0
    else:
        code, won = "score.alone_defenders_tricks", tricks
    return Line(side, won, Reason(code, side=side, tricks=tricks, points=won, made=made))


def winner(rules: Rules, before: Mapping[Side, int], result: Result) -> tuple[Side, Reason] | None:
    """Return the side that wins the game with this hand and why, or None when play goes on.

    ``before`` holds the totals before the hand; a side that is left out has 0.

    >>> rules = Rules.partnership()
    >>> hand = score(rules, Contract(Seat.SOUTH, 3), {Seat.SOUTH: 3, Seat.EAST: 3})
    >>> winner(rules, {Side.NORTH_SOUTH: 40, Side.EAST_WEST: 41}, hand)[0]
    <Side.NORTH_SOUTH: 'NS'>
    """
    if result.contract is None:
        return None
    totals = {side: before.get(side, 0) + won for side, won in result.score.items()}
    there = [side for side in totals if totals[side] >= rules.target]
    bidders = rules.side_of(result.contract.seat)
    if not there:
        return None
    if rules.preset == "cutthroat":
        able, code = [bidders], "win.bidder"
    elif rules.preset == "double-deck":
        able = [side for side in totals if (side is bidders) == bool(result.made)]
        code = "win.made_its_bid" if result.made else "win.set_the_others"
    else:
        able = [bidders] if bidders in there else there
        code = "win.bidders_first" if len(there) > 1 else "win.target"
    winners = [side for side in there if side in able]
    if not winners:
        return None
    side = winners[0]
    return side, Reason(code, side=side, points=totals[side], target=rules.target)
