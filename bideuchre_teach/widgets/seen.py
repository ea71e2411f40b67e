"""What a learner at the table is shown: cards, what may be bid or swapped, and what was said."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..auction import ALONE, PASS, SMALL_PEPPER, Call
from ..cards import Seat, Strain
from ..draw.telling import Told
from ..draw.view import table_view
from ..hand import Hand
from ..judge import Phase
from ..reasons import Verdict
from ..words import seat_name
from ..words.names import call_name, count


def table(
    hand: Hand,
    seen: Collection[Seat],
    bottom: Seat,
    said: Told | None = None,
    own: Collection[Seat] = (),
) -> dict[str, Any]:
    """Return the table with the cards of the seats in ``seen`` open and all others hidden.

    Seats in ``own`` are marked as the learner's.
    """
    say, more = said or (None, "")
    view: Any = table_view(hand, bottom=bottom, say=say, more=more)
    for seat in view["seats"]:
        seat["you"] = Seat(seat["seat"]) in own
        if Seat(seat["seat"]) not in seen:
            seat["cards"] = [None] * seat["count"]
    return dict(view)


def bidding(hand: Hand) -> dict[str, Any] | None:
    """Return what the seat to act may call, or name as trump; None in the other phases."""
    if hand.turn is None or hand.phase not in (Phase.AUCTION, Phase.TRUMP):
        return None
    name = seat_name(hand.turn)
    shown: dict[str, Any] = {
        "kind": "call",
        "seat": hand.turn.value,
        "name": name,
        "bids": [],
        "strains": [],
        "alone": None,
        "pass": None,
        "rule": "",
    }
    if hand.phase is Phase.TRUMP:
        strains = [
            _option(s.letter, s.spoken, f"name {s.spoken}", hand.judge(s)) for s in _SUITS_FIRST
        ]
        return {**shown, "kind": "trump", "ask": f"{name}, what is trump?", "strains": strains}
    rules, forced = hand.rules, hand.auction.forced
    sample = Strain.HEARTS if rules.strain_in_bid else None
    bids = [Call(number, sample) for number in range(rules.minimum_bid, rules.hand_size + 1)]
    shown["bids"] = [_bid(hand, bid) for bid in bids]
    if rules.small_pepper:
        judged = hand.judge(SMALL_PEPPER)
        shown["bids"].append(_option("small pepper", "Small pepper", "bid small pepper", judged))
    if rules.strain_in_bid:
        shown["strains"] = [_option(s.letter, s.spoken, s.spoken, None) for s in _SUITS_FIRST]
        shown["rule"] = "Only more tricks beat the last bid; suits have no rank."
    if rules.has_alone:
        judged = hand.judge(Call(strain=sample, alone=True) if sample else ALONE)
        shown["alone"] = _option("alone", "Alone", "go alone", judged)
    shown["pass"] = _option("pass", "Pass", "pass", hand.judge(PASS))
    if forced:
        shown["rule"] = str(hand.judge(PASS))
    shown["ask"] = f"{name} must bid" if forced else f"{name}, what do you bid?"
    return shown


_SUITS_FIRST = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES, Strain.NO_TRUMP)


def _bid(hand: Hand, bid: Call) -> dict[str, Any]:
    number = str(bid.number)
    pepper = hand.rules.is_pepper(bid.number)
    said = call_name(Call(bid.number), hand.rules)
    text = f"{number} · Pepper" if pepper else number
    return _option(number, text, f"bid {said}", hand.judge(bid))


def _option(value: str, text: str, say: str, verdict: Verdict | None) -> dict[str, Any]:
    legal = verdict is None or verdict.legal
    why = "" if verdict is None else str(verdict).replace("\n", " ")
    return {"value": value, "text": text, "say": say, "legal": legal, "why": why}


def swapping(hand: Hand) -> dict[str, Any] | None:
    """Return how many cards the seat to act puts aside; None outside the swap."""
    if hand.phase is not Phase.SWAP or hand.turn is None or hand.contract is None:
        return None
    name, partner = seat_name(hand.turn), seat_name(hand.rules.partner(hand.turn))
    if hand.swap_size is not None:
        least = most = hand.swap_size
        ask = f"{name}, choose {count(most, 'card')} to give {partner}"
    elif hand.contract.small_pepper:
        least = most = 1
        ask = f"{name}, choose the card to swap with {partner}"
    else:
        least, most = 0, hand.rules.swap
        ask = f"{name}, choose up to {count(most, 'card')} to swap with {partner}"
    return {"seat": hand.turn.value, "least": least, "most": most, "ask": ask}


def calls(hand: Hand) -> dict[str, Any]:
    """Return the calls so far in order round the table, a row a round."""
    seats = hand.rules.round_from(hand.rules.left_of(hand.dealer))
    said = [
        {
            "text": call.text,
            "say": f"{seat_name(seat)} "
            + ("passes" if call.is_pass else f"bids {call_name(call, hand.rules)}"),
        }
        for seat, call in hand.auction.spoken()
    ]
    size = len(seats)
    rows: list[list[dict[str, str] | None]] = []
    for start in range(0, len(said), size):
        row = said[start : start + size]
        rows.append([*row, *[None] * (size - len(row))])
    heads = [{"seat": seat.value, "name": seat_name(seat)} for seat in seats]
    return {"seats": heads, "rounds": rows}
