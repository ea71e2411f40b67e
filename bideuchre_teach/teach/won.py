"""Fresh questions about the end of a game: who has won, if anybody, after this hand."""

from __future__ import annotations

from collections.abc import Mapping

from ..auction import Call, Contract, every_bid
from ..cards import Side, Strain
from ..rules import Rules
from ..scoring import Result, score, winner
from ..words import sentence
from ..words.names import call_name, count, is_many, points, seat_name, side_name
from .chance import Chance, begin
from .making import made
from .outcomes import Outcome
from .question import Kind, Option, Question
from .scene import EMPTY

NOBODY = "nobody yet"


def who_has_won(rules: Rules, seed: int) -> Question:
    """Ask who has won the game after a hand that ends with several totals near the target.

    >>> who_has_won(Rules.cutthroat(), 4).options[-1].value
    'nobody yet'
    """
    id, chance = begin(rules, "who_has_won", seed)
    result = _a_hand(rules, chance)
    before = _totals(rules, result, chance)
    won = winner(rules, before, result)
    why = _why(rules, before, result)
    options = [
        Option(
            side_name(side),
            Outcome.RIGHT if won is not None and won[0] is side else Outcome.WRONG,
            why if won is not None and won[0] is side else _not(rules, side, before, result),
            also=(side.value,),
        )
        for side in rules.sides
    ]
    options.append(Option(NOBODY, Outcome.RIGHT if won is None else Outcome.WRONG, why))
    hints = [
        "Add up first: " + _HINT[rules.has_partners],
        {
            "cutthroat": f"Has the bidder {rules.target} or more?",
            "partnership": f"Who has {rules.target} or more? If both have, whose bid was it?",
            "double-deck": f"Who has {rules.target} or more, and has that side made its bid or "
            "set the others on this very hand?",
        }[rules.preset],
    ]
    return made(id, Kind.CHOICE, _prompt(rules, before, result), options, EMPTY, why, hints)


_HINT = {
    True: "what does each side score on this hand?",
    False: "whose column moves, and by how much?",
}


def _a_hand(rules: Rules, chance: Chance) -> Result:
    bids = [b for b in every_bid(rules) if b.strain in (None, Strain.HEARTS)]
    ordinary = [b for b in bids if not b.alone and not rules.is_pepper(b.number)]
    middle = ordinary[len(ordinary) // 4 : -1]
    call = chance.pick(middle if chance.below(5) else bids)
    bidder = chance.pick(rules.seats)
    contract = Contract(bidder, call.number or rules.hand_size, call.alone, Strain.HEARTS)
    if chance.below(3) == 0:
        wanted = contract.bid - 1 - chance.below(min(2, contract.bid))
    else:
        wanted = contract.bid + chance.below(min(2, rules.hand_size - contract.bid + 1))
    taken = {bidder: wanted}
    others = [seat for seat in rules.seats if rules.side_of(seat) is not rules.side_of(bidder)]
    for _ in range(rules.hand_size - wanted):
        seat = chance.pick(others)
        taken[seat] = taken.get(seat, 0) + 1
    return score(rules, contract, taken)


def _totals(rules: Rules, result: Result, chance: Chance) -> dict[Side, int]:
    """Return totals before the hand that end near the target, such as a game can come to."""
    # Only in the double deck can a side have the points and still play on.
    over = rules.preset == "double-deck" and chance.below(4) == 0
    most = rules.target + 2 if over else rules.target - 1
    before = {}
    least = 3 if rules.has_partners else 2
    for side, won in result.score.items():
        wanted = rules.target - least + chance.below(7) - won
        before[side] = wanted if wanted <= most else most - chance.below(3)
    return before


def _prompt(rules: Rules, before: Mapping[Side, int], result: Result) -> str:
    contract = result.contract
    assert contract is not None
    bidders = rules.side_of(contract.seat)
    so_far = ", ".join(f"{side_name(side)} {_whole(before[side])}" for side in rules.sides)
    bid = call_name(Call(contract.bid if not contract.alone else 0, None, contract.alone), rules)
    others = [
        f"{side_name(side)} {_tricks(rules, result, side)}"
        for side in rules.sides
        if side is not bidders
    ]
    return (
        f"So far: {so_far}. {seat_name(contract.seat)} bid {bid}. "
        f"Tricks: {side_name(bidders)} {_tricks(rules, result, bidders)}, "
        f"{', '.join(others)}. Who has won the game?"
    )


def _why(rules: Rules, before: Mapping[Side, int], result: Result) -> str:
    won = winner(rules, before, result)
    if won is not None:
        side, reason = won
        return f"{_moves(before, result, side)} {sentence(reason)}"
    if not rules.has_partners:
        bidder = result.lines[0].side
        return f"{_moves(before, result, bidder)} Nobody else's column moves."
    return " ".join(_not(rules, side, before, result) for side in rules.sides)


def _not(rules: Rules, side: Side, before: Mapping[Side, int], result: Result) -> str:
    """Say why a side has not won with this hand."""
    bidders = result.lines[0].side
    total = before[side] + result.score[side]
    name = side_name(side)
    if not rules.has_partners and side is not bidders:
        took = count(_tricks(rules, result, side), "trick")
        return f"{name} took {took}, but only the bidder's column moves: still {_whole(total)}."
    moved = _moves(before, result, side)
    if total < rules.target:
        return f"{moved} It takes {rules.target} to win."
    if rules.preset == "double-deck":
        if side is bidders:
            return f"{moved} They were set, and a side does not win on a hand in which it is set."
        return f"{moved} But the others made their bid: tricks taken in defence win no game."
    return f"{moved} But both are there, and the bidding side comes first."


def _moves(before: Mapping[Side, int], result: Result, side: Side) -> str:
    won = result.score[side]
    verb = "score" if is_many(side) else "scores"
    go = "go" if is_many(side) else "goes"
    return (
        f"{side_name(side)} {verb} {points(won)} and {go} from {_whole(before[side])} "
        f"to {_whole(before[side] + won)}."
        if won
        else f"{side_name(side)} {verb} nothing and {'stay' if is_many(side) else 'stays'} "
        f"at {_whole(before[side])}."
    )


def _tricks(rules: Rules, result: Result, side: Side) -> int:
    return sum(result.tricks[seat] for seat in rules.seats_of(side))


def _whole(number: int) -> str:
    return str(number).replace("-", "−")
