"""The house rules, as they are said out loud before the first card."""

from __future__ import annotations

from ..cards import Rank
from ..reasons import Reason
from ..rules import Rules
from .names import count


def _pack(r: Reason) -> str:
    rules: Rules = r["rules"]
    low = "7" if rules.lowest is Rank.SEVEN else "9"
    twice = ", each card twice" if rules.copies > 1 else ""
    sides = (
        "Partners sit across: South with North, West with East"
        if rules.has_partners
        else "No partners, everyone for themselves"
    )
    return f"{len(rules.pack)} cards, {low} through ace{twice}. {sides}."


def _deal(r: Reason) -> str:
    rules: Rules = r["rules"]
    dead = (
        f" The {rules.dead} cards left over stay face down and nobody looks: "
        "they are no blind and no kitty."
        if rules.dead
        else ""
    )
    return (
        f"{rules.players} players, {rules.hand_size} cards each; the deal moves clockwise "
        f"after every hand.{dead}"
    )


def _auction(r: Reason) -> str:
    rules: Rules = r["rules"]
    low, high = rules.minimum_bid, rules.hand_size
    if rules.strain_in_bid:
        return (
            f"Bid a number of tricks, {low} to {high}, together with a suit or no trump. Left of "
            "the dealer starts; each bid must be for more tricks than the last, suits have no "
            "rank, and a pass does not stop you bidding later. Three passes after a bid "
            f"end it, and so does a bid of {high}. The high bidder leads."
        )
    pepper = (
        f" A bid of {high} is Pepper, all the tricks, and ends the auction."
        if rules.preset == "cutthroat"
        else ""
    )
    return (
        f"Bid a number of tricks, {low} to {high}, or pass; one turn each, starting left of the "
        f"dealer. A bid must beat the last one.{pepper} The high bidder names "
        f"{'trump or no trump' if rules.no_trump else 'trump'} and leads."
    )


def _all_pass(r: Reason) -> str:
    rules: Rules = r["rules"]
    if rules.all_pass == "dealer bids":
        return "If the others all pass, the dealer must bid: no hand is thrown in."
    who = (
        "the next player deals"
        if rules.deal_after_throw_in == "next"
        else "the same dealer deals again"
    )
    return f"If everyone passes, the hand is thrown in and {who}. Nobody is forced to bid."


def _alone(r: Reason) -> str:
    rules: Rules = r["rules"]
    total = 2 * rules.hand_size
    beats = (
        f", named with a suit or no trump, beats every bid below {rules.hand_size}"
        if rules.strain_in_bid
        else " beats every number"
    )
    return (
        f"Alone{beats} and ends the auction: the bidder must take all "
        f"{rules.hand_size} tricks while the partner sits out, for +{total} or −{total}."
    )


def _small_pepper(r: Reason) -> str:
    return (
        f"Small pepper stands between {r['rules'].hand_size} and alone: all the tricks alone after "
        "swapping one card with the partner, for +7 or −7."
    )


def _swap(r: Reason) -> str:
    return (
        f"Before an alone hand the bidder may swap up to {count(r['rules'].swap, 'card')} with the "
        "partner; each chooses without seeing the other's, and they change hands at once."
    )


def _bowers(r: Reason) -> str:
    rules: Rules = r["rules"]
    low = "10 9 8 7" if rules.lowest is Rank.SEVEN else "10 9"
    return (
        "Jack of trump is the right bower, the highest card. The other jack of the same colour is "
        f"the left bower, second, and belongs to trump. Then A K Q {low} of trump."
    )


def _no_trump(r: Reason) -> str:
    return "No trump: no bowers, ace high in every suit, jacks are just jacks."


def _play(r: Reason) -> str:
    return (
        "Follow the suit led if you can; if not, play anything. The highest trump takes the trick, "
        "without a trump the highest card of the suit led, and the winner leads next."
    )


def _twins(r: Reason) -> str:
    return "Of two cards alike in one trick, the first one played beats the second."


def _made(r: Reason) -> str:
    rules: Rules = r["rules"]
    if rules.preset == "cutthroat":
        total = 2 * rules.hand_size
        return f"Made: score the tricks you took, not the bid; Pepper made pays +{total}."
    return "Made: score the tricks your side took, not the bid."


def _set(r: Reason) -> str:
    rules: Rules = r["rules"]
    if rules.set_costs == "six":
        return "Set: a flat six off, whatever you bid and however far you missed it."
    if rules.preset == "cutthroat":
        return f"Set: minus the bid; Pepper set costs −{2 * rules.hand_size}."
    return "Set: minus the bid."


def _defenders(r: Reason) -> str:
    rules: Rules = r["rules"]
    if not rules.has_partners:
        return "Only the bidder's column moves."
    fails = (
        "they score nothing"
        if rules.defenders_when_alone_fails == "nothing"
        else "they score their tricks only when it fails"
    )
    return (
        "Defenders score a point for each trick they take, made or set; against an alone hand "
        f"{fails}."
    )


def _winning(r: Reason) -> str:
    rules: Rules = r["rules"]
    if rules.preset == "cutthroat":
        return f"First to {rules.target} wins; going past it is fine, and scores may go below zero."
    if rules.preset == "double-deck":
        return (
            f"A side wins at {rules.target} or more after a hand in which it made its bid or set "
            "the others, never on odd tricks alone. Scores may go below zero."
        )
    return (
        f"First side to {rules.target} wins; if both get there on one hand, the bidding side "
        "wins. Scores may go below zero."
    )


SENTENCES = {
    "say.pack": _pack,
    "say.deal": _deal,
    "say.auction": _auction,
    "say.all_pass": _all_pass,
    "say.alone": _alone,
    "say.small_pepper": _small_pepper,
    "say.swap": _swap,
    "say.bowers": _bowers,
    "say.no_trump": _no_trump,
    "say.play": _play,
    "say.twins": _twins,
    "say.made": _made,
    "say.set": _set,
    "say.defenders": _defenders,
    "say.winning": _winning,
}
