"""Sentences about cards that cost tricks: what they cost, what was better, and why."""

from __future__ import annotations

from ..cards import Suit
from ..reasons import Reason
from .names import card_name, count, listed, seat_name

_NAMED = 3
"""Better cards that a sentence names; more are counted."""


def _card(r: Reason, fact: str = "card") -> str:
    return card_name(r[fact], r["strain"])


def _one(suit: Suit) -> str:
    return suit.spoken[:-1]


def _cost(r: Reason) -> str:
    named = [card_name(card) for card in r["better"][:_NAMED]]
    more = len(r["better"]) - len(named)
    if more:
        named.append("one of " + count(more, "other") if more > 1 else "one other card")
    what = "it" if r["cost"] == 1 else "them"
    return (
        f"With all cards open, {card_name(r['card'])} costs {seat_name(r['seat'])} "
        f"{count(r['cost'], 'trick')}; {listed(named, 'or')} would have kept {what}."
    )


def _ruffed(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} had no {_one(r['suit'])} and still held a trump, "
        f"{card_name(r['trump'])}, so {card_name(r['card'])} could be ruffed."
    )


def _draw(r: Reason) -> str:
    return "Draw the last trump first." if r["left"] == 1 else "Draw the trumps first."


def _sure(r: Reason) -> str:
    return f"No opponent could beat {_card(r)}."


def _higher(r: Reason) -> str:
    kind = "trump" if r["suit"] is r["strain"].trump else _one(r["suit"])
    return f"A higher {kind} was still out: {seat_name(r['seat'])} held {_card(r)}."


def _own_side(r: Reason) -> str:
    whose = f"the partner's, {seat_name(r['seat'])}'s" if r["partner"] else (
        f"{seat_name(r['seat'])}'s, who is against the bidder too"
    )  # fmt: skip
    return f"No opponent had a trump left: the only trump this lead could draw was {whose}."


def _ally_winning(r: Reason) -> str:
    return f"{_ally(r)} was already winning with {_card(r)}."


def _ally(r: Reason) -> str:
    who = seat_name(r["seat"])
    return f"The partner, {who}," if r["partner"] else f"{who}, who is against the bidder too,"


def _ally_not_safe(r: Reason) -> str:
    return (
        f"{seat_name(r['ally'])}'s {_plain(r, 'card')} was not safe yet: {seat_name(r['seat'])} "
        f"was still to play and held {_card(r, 'by')}."
    )


def _plain(r: Reason, fact: str) -> str:
    return card_name(r[fact]).removeprefix("the ")


def _taken(r: Reason) -> str:
    return f"{card_name(r['card'])} would have taken the trick."


def _beaten(r: Reason) -> str:
    return f"{card_name(r['card'])} would have beaten {card_name(r['other'])}, which was winning."


def _not_high(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} was still to play and could beat it with {_card(r)}; "
        f"{card_name(r['better'])} was safe."
    )


def _dearly(r: Reason) -> str:
    kept = card_name(r["kept"])
    return f"{card_name(r['card'])} would have won as well, and {kept} stays for later."


def _ally_could(r: Reason) -> str:
    return f"{_ally(r)} was still to play and could take this trick with {_card(r)}."


def _left(r: Reason) -> str:
    return (
        f"This trick was better left to {seat_name(r['seat'])}: {card_name(r['card'])} is worth "
        "more later."
    )


def _spent(r: Reason) -> str:
    return f"{card_name(r['card'])} could not win this trick; a lower card was enough."


def _winner(r: Reason) -> str:
    return f"It was the highest {_one(r['suit'])} still out, a trick to come."


def _unguarded(r: Reason) -> str:
    return (
        f"It left {card_name(r['card'])} alone: {seat_name(r['seat'])} held {card_name(r['by'])}, "
        f"and now no small {_one(r['suit'])} is there to fall on it."
    )


SENTENCES = {
    "review.cost": _cost,
    "review.could_be_ruffed": _ruffed,
    "review.draw_trump_first": _draw,
    "review.sure_trick": _sure,
    "review.higher_out": _higher,
    "review.drew_own_side": _own_side,
    "review.ally_was_winning": _ally_winning,
    "review.ally_not_safe": _ally_not_safe,
    "review.would_have_taken": _taken,
    "review.would_have_beaten": _beaten,
    "review.not_high_enough": _not_high,
    "review.won_too_dearly": _dearly,
    "review.ally_could_take": _ally_could,
    "review.better_left": _left,
    "review.spent_for_nothing": _spent,
    "review.threw_winner": _winner,
    "review.unguarded": _unguarded,
}
