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
        else "Nobody has a partner"
    )
    return f"{len(rules.pack)} cards, from {low} up to ace{twice}. {sides}."


def _deal(r: Reason) -> str:
    rules: Rules = r["rules"]
    dead = (
        f" The {rules.dead} cards left over stay face down and nobody looks: "
        "they are no blind and no kitty."
        if rules.dead
        else ""
    )
    same = rules.all_pass == "throw in" and rules.deal_after_throw_in == "same"
    every = "every hand that is played" if same else "every hand"
    return (
        f"{rules.players} players, {rules.hand_size} cards each; the deal moves clockwise "
        f"after {every}.{dead}"
    )


def _auction(r: Reason) -> str:
    rules: Rules = r["rules"]
    low, high = rules.minimum_bid, rules.hand_size
    bid = f"{low} to {high}" if low < high else f"all {high}"
    if rules.strain_in_bid:
        return (
            f"Bid {bid} tricks and name a suit or no trump with the number. Left of "
            "the dealer starts; only more tricks beat a bid, suits have no "
            "rank, and a pass does not stop you bidding later. Three passes after a bid "
            f"end it, and so does a bid of {high}. The high bidder leads."
        )
    pepper = (
        f" {high} is called Pepper, all the tricks, and ends the auction."
        if rules.preset == "cutthroat"
        else ""
    )
    return (
        f"Bid {bid} tricks, or pass; one turn each, starting left of the "
        f"dealer. A bid must beat the last one.{pepper} The high bidder names "
        f"{'trump or no trump' if rules.no_trump else 'trump'} and leads."
    )


def _all_pass(r: Reason) -> str:
    rules: Rules = r["rules"]
    if rules.all_pass == "dealer bids":
        return "After passes all round the dealer must bid: no hand is thrown in."
    who = (
        "the deal moves on"
        if rules.deal_after_throw_in == "next"
        else "the same dealer deals again"
    )
    return f"When all have passed, the cards are thrown in and {who}. Nobody is forced to bid."


def _alone(r: Reason) -> str:
    rules: Rules = r["rules"]
    total = 2 * rules.hand_size
    beats = (
        f", named with a suit or no trump, beats every bid below {rules.hand_size}"
        if rules.strain_in_bid
        else " beats every number"
    )
    return (
        f"Alone{beats} and ends the auction: the partner sits out, and the bidder has to take "
        f"every one of the {rules.hand_size} tricks, for +{total} or −{total}."
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
        "Trump's own jack is the right bower and beats every card. The left bower, next below, is "
        f"the other jack of that colour and counts as trump. Trump goes on with A K Q {low}."
    )


def _no_trump(r: Reason) -> str:
    return (
        "At no trump there are no bowers: a jack is a plain jack, and each suit has its ace on top."
    )


def _play(r: Reason) -> str:
    return (
        "If you hold the suit led, play it; if not, play anything. A trick goes to its highest "
        "trump, or where nobody trumped to the best card in the suit led; the winner leads next."
    )


def _twins(r: Reason) -> str:
    return "When both copies of a card fall in one trick, the earlier one is the higher."


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
        return "Nobody scores on a hand but the bidder: one column moves, up or down."
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
        return (
            f"Whoever gets to {rules.target} first wins, also by going past it. "
            "Scores may go below zero."
        )
    if rules.preset == "double-deck":
        return (
            f"A side wins at {rules.target} or more, on a hand where its own bid is made or the "
            "others are set, never on odd tricks alone. Scores may go below zero."
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
