"""Fresh questions about the score of a hand."""

from __future__ import annotations

from ..auction import Call, Contract, every_bid
from ..cards import Strain
from ..rules import Rules
from ..scoring import score
from ..words.names import call_name, is_many, seat_name, side_name
from .chance import begin
from .kinds import number
from .question import Question
from .slips import slips


def what_does_it_score(rules: Rules, seed: int) -> Question:
    """Ask what a side scores for a contract and the tricks taken."""
    id, chance = begin(rules, "what_does_it_score", seed)
    bids = [b for b in every_bid(rules) if b.strain in (None, Strain.HEARTS)]
    call = chance.pick(bids if chance.below(3) else [b for b in bids if _pays_fixed(rules, b)])
    bidder = chance.pick(rules.seats)
    contract = Contract(bidder, call.number or rules.hand_size, call.alone, Strain.HEARTS)
    short = chance.below(3) == 0 or (contract.bid == rules.hand_size and chance.below(2) == 0)
    wanted = contract.bid - 1 - chance.below(min(3, contract.bid)) if short else contract.bid
    if not short:
        wanted += chance.below(min(3, rules.hand_size - contract.bid + 1))
    others = [seat for seat in rules.seats if rules.side_of(seat) is not rules.side_of(bidder)]
    taken = {bidder: wanted}
    for _ in range(rules.hand_size - wanted):
        seat = chance.pick(others)
        taken[seat] = taken.get(seat, 0) + 1
    result = score(rules, contract, taken)
    asked = rules.side_of(bidder) if chance.below(3) else rules.side_of(chance.pick(others))
    line = next(line for line in result.lines if line.side is asked)
    tricks = [
        f"{side_name(side)} {sum(result.tricks[s] for s in rules.seats_of(side))}"
        for side in rules.sides
    ]
    do = "do" if is_many(asked) else "does"
    prompt = (
        f"{seat_name(bidder)} bid {call_name(Call(call.number, None, call.alone), rules)}. "
        f"Tricks: {', '.join(tricks)}. What {do} {side_name(asked)} score?"
    )
    hints = [
        f"Was the bid made? {seat_name(bidder)} needed {contract.bid}.",
        "Made: what pays, the bid or the tricks? Set: what does a set cost at this table?",
    ]
    return number(
        id,
        prompt,
        line.points,
        slips=slips(rules, result, asked),
        why=str(line.reason),
        hints=hints,
        unit="points",
    )


def _pays_fixed(rules: Rules, call: Call) -> bool:
    return call.alone or rules.is_pepper(call.number)
