"""The slips people make when they score a hand, each with the answer it deserves."""

from __future__ import annotations

from ..auction import Contract
from ..cards import Side
from ..rules import Rules
from ..scoring import FLAT_SET, Result, stake
from ..words.names import count, points, side_name


def slips(rules: Rules, result: Result, side: Side) -> dict[int, str]:
    """Return wrong scores for a side that come of a known slip, and what to say to each.

    None of them is the right score. Raises `ValueError` for a hand that was thrown in.

    >>> from bideuchre_teach.auction import Contract
    >>> from bideuchre_teach.cards import Seat
    >>> from bideuchre_teach.scoring import score
    >>> rules = Rules.partnership()
    >>> result = score(rules, Contract(Seat.WEST, 4), {Seat.WEST: 5, Seat.NORTH: 1})
    >>> slips(rules, result, Side.EAST_WEST)[4]
    'Four was the bid. A bid that is made scores the tricks taken: 5 tricks.'
    """
    contract = result.contract
    if contract is None:
        raise ValueError("a hand that is thrown in is not scored")
    tricks = sum(result.tricks[seat] for seat in rules.seats_of(side))
    if rules.side_of(contract.seat) is not side:
        found = _defenders(rules, contract, tricks)
    elif result.made:
        found = _made(rules, contract, tricks)
    else:
        found = _set(rules, contract, tricks)
    right = result.score[side]
    kept: dict[int, str] = {}
    for wrong, say in found:
        if wrong != right:
            kept.setdefault(wrong, say)
    return kept


def _made(rules: Rules, contract: Contract, tricks: int) -> list[tuple[int, str]]:
    bid = contract.bid
    fixed = stake(rules, contract)
    if fixed is not None:
        return [
            (tricks, f"{_special(contract)} pays a fixed {fixed}, not a point a trick."),
            (-fixed, "It was made, so it pays instead of costing."),
        ]
    word = _WORDS.get(bid, str(bid)).capitalize()
    found = [
        (bid, f"{word} was the bid. A bid that is made scores the tricks taken: "
              f"{count(tricks, 'trick')}."),
        (tricks - bid, "Not only the tricks above the bid score: all of them do."),
    ]  # fmt: skip
    if tricks == rules.hand_size:
        top = "a bid of Pepper" if rules.preset == "cutthroat" else "a bid of alone"
        found.append(
            (2 * rules.hand_size, f"All the tricks were taken, but only {top} pays twice the hand.")
        )
    return found


def _set(rules: Rules, contract: Contract, tricks: int) -> list[tuple[int, str]]:
    bid = contract.bid
    short = bid - tricks
    keeps = (tricks, "A side that is set scores none of its tricks.")
    shortfall = (-short, f"It costs more than the {count(short, 'trick')} missing.")
    nothing = (0, "A set is not free: it costs points.")
    fixed = stake(rules, contract)
    if fixed is not None:
        what = _special(contract)
        return [
            (fixed, f"{what} was not made, so it costs instead of paying."),
            (-bid, f"{what} costs as much as it pays, {fixed}, and not the tricks promised."),
            (-FLAT_SET, f"{what} does not cost what an ordinary set does: it costs {fixed}."),
            shortfall,
            keeps,
            nothing,
        ]
    if rules.set_costs == "six":
        flat = "At this table a set costs a flat six, whatever was bid."
        return [
            (-bid, flat),
            (FLAT_SET, "Six is right, but it is lost."),
            shortfall,
            keeps,
            nothing,
        ]
    return [
        (-FLAT_SET, f"There is no flat six at this table: a set costs the bid, {bid}."),
        (bid, "The number is right, but it is lost."),
        shortfall,
        (-tricks, "Not the tricks taken are lost, but the bid."),
        keeps,
        nothing,
    ]


def _defenders(rules: Rules, contract: Contract, tricks: int) -> list[tuple[int, str]]:
    if not rules.has_partners:
        bidder = side_name(rules.side_of(contract.seat))
        return [
            (tricks, f"Only {bidder}, the bidder, can score: nobody else's column moves."),
            (contract.bid, f"What {bidder} loses is not given to anybody."),
            (-contract.bid, f"Only {bidder}, the bidder, can lose points on this hand."),
        ]
    at_stake = stake(rules, contract) or contract.bid
    found = [
        (at_stake, "What the bidders win or lose is not given to the defenders."),
        (-at_stake, "Defenders never lose points."),
    ]
    if contract.alone:
        found.append((tricks, "Against an alone hand these tricks score nothing for defenders."))
        found.append((0, "When an alone hand fails here, the defenders score their tricks."))
    else:
        found.append((0, f"Defenders score every trick they take, here {points(tricks)}."))
    return found


def _special(contract: Contract) -> str:
    if contract.small_pepper:
        return "Small pepper"
    return "Alone" if contract.alone else "Pepper"


_WORDS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
