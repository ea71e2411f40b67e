"""What the solver finds in a hand, as the JSON object and the lines that a reader gets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .. import words
from ..hand import Hand
from ..judge import Phase
from ..words.names import count
from .packed import pack, solve_packed
from .questions import Decision, review, table


def report(hand: Hand) -> dict[str, Any]:
    """Return the JSON object for a hand, played out or not.

    ``table[strain][leader]`` counts the tricks of the leader's side with best play from the first
    lead, of the cards as dealt: sides are the partners, in cutthroat the leader against all the
    others.  ``decisions`` has every card played, with the value of each legal card in its place.
    A hand that is played alone also has ``alone``: the tricks of the lone player with best play.

    >>> from ..deals import shuffle
    >>> from ..rules import Rules
    >>> sorted(report(Hand.start(shuffle(Rules.cutthroat(players=3), 1)))["table"]["NT"])
    ['E', 'S', 'W']
    """
    found: dict[str, Any] = {
        "table": {
            strain.letter: {str(seat): tricks for seat, tricks in leaders.items()}
            for strain, leaders in table(hand.deal).items()
        }
    }
    if (tricks := alone(hand)) is not None:
        found["alone"] = tricks
    found["decisions"] = [_decision(decision) for decision in review(hand)]
    return found


def alone(hand: Hand) -> int | None:
    """Return the tricks of a lone player with best play from the first lead.

    None where nobody plays alone, and while cards are still to be swapped.
    """
    contract = hand.contract
    if contract is None or contract.strain is None or not contract.alone:
        return None
    if hand.phase not in (Phase.PLAY, Phase.OVER):
        return None
    seats = [seat for seat in hand.rules.seats if seat is not hand.out]
    whole = {seat: list(hand.cards(seat)) for seat in seats}
    for trick in (*hand.tricks, *([hand.trick] if hand.trick else [])):
        for seat, card in trick.plays:
            whole[seat].append(card)
    leader = seats.index(contract.seat)
    packed = pack(whole.values(), hand.rules.copies)
    return solve_packed(
        packed, len(seats), hand.rules.copies, 1 << leader, [contract.strain], [leader]
    )[0]


def tell(hand: Hand) -> Iterator[str]:
    """Yield the same as `report`, line by line, for people.

    >>> from ..deals import shuffle
    >>> from ..rules import Rules
    >>> print(list(tell(Hand.start(shuffle(Rules.partnership(), 1))))[1])
    leader  W  N  E  S
    """
    rules = hand.rules
    against = "partners together" if rules.has_partners else "the leader against all the others"
    yield f"Tricks of the leader's side with best play, all cards open ({against}):"
    seats = rules.round_from(rules.left_of(rules.seats[0]))
    yield "leader" + "".join(f"{seat!s:>3}" for seat in seats)
    for strain, leaders in table(hand.deal).items():
        yield f"{strain!s:<6}" + "".join(f"{leaders[seat]:>3}" for seat in seats)
    if (tricks := alone(hand)) is not None:
        assert hand.contract is not None
        yield f"Alone, {words.seat_name(hand.contract.seat)} takes {count(tricks, 'trick')}."
    for decision in review(hand):
        yield _said(decision)


def _decision(decision: Decision) -> dict[str, Any]:
    return {
        "trick": decision.trick,
        "seat": str(decision.seat),
        "played": decision.played.ascii,
        "cards": dict(sorted((card.ascii, value) for card, value in decision.values.items())),
    }


def _said(decision: Decision) -> str:
    start = f"Trick {decision.trick}, {words.seat_name(decision.seat)}: {decision.played}"
    if len(decision.values) == 1:
        return f"{start}, the only legal card"
    if not decision.cost:
        return f"{start}, as good as any"
    better = ", ".join(map(str, decision.best))
    return f"{start} cost {count(decision.cost, 'trick')}; better: {better}"
