"""Sentences about the auction, naming trump and the swap."""

from __future__ import annotations

from ..auction import Call
from ..cards import Card, Strain
from ..reasons import Reason
from .names import call_name, card_name, cards_named, count, seat_name


def _pass_allowed(r: Reason) -> str:
    if r["high"] is None:
        if r["rules"].all_pass == "dealer bids":
            return f"{seat_name(r['seat'])} passes; only the dealer may be made to bid."
        return f"{seat_name(r['seat'])} passes: nobody is made to open the bidding here."
    return (
        f"{seat_name(r['seat'])} passes and leaves the bid at {call_name(r['high'], r['rules'])}."
    )


def _dealer_must_bid(r: Reason) -> str:
    return (
        f"Everyone else has passed, so {seat_name(r['seat'])}, the dealer, must bid: "
        f"{r['rules'].minimum_bid} or more. Speaking last, a dealer cannot pass the auction out."
    )


def _forced(r: Reason) -> str:
    return (
        f"Everyone else has passed and the dealer must bid, so {seat_name(r['seat'])} "
        f"bids {call_name(r['call'], r['rules'])}; any bid would do."
    )


def _opens(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} opens with {call_name(r['call'], r['rules'])}, "
        "the first bid of this hand."
    )


def _higher(r: Reason) -> str:
    rules = r["rules"]
    return (
        f"{seat_name(r['seat'])} bids {call_name(r['call'], rules)}, which beats "
        f"{seat_name(r['high_seat'])}'s {call_name(r['high'], rules)}."
    )


def _equal(r: Reason, who: str = "") -> str:
    rules, call = r["rules"], r["call"]
    said = f"{seat_name(r['high_seat'])} has already bid {call_name(r['high'], rules)}"
    if rules.strain_in_bid and not call.alone:
        return (
            f"{said}, and suits have no rank: only more tricks beat it, "
            f"and {call_name(call, rules)} is not more."
        )
    if call.alone and not call.small_pepper:
        return f"{said}, and nothing beats alone."
    return f"{said}, and a bid must beat the last one: {who or 'you'} cannot match it."


def _too_low(r: Reason) -> str:
    rules, call = r["rules"], r["call"]
    # What is too low is so in every strain, so none is named: the learner may not have chosen one.
    low = str(call.number) if rules.strain_in_bid and call.number else call_name(call, rules)
    return (
        f"A bid must beat the last one, and {seat_name(r['high_seat'])} has bid "
        f"{call_name(r['high'], rules)}: {low} is too low."
    )


def _below_minimum(r: Reason) -> str:
    return (
        f"The lowest bid at this table is {r['rules'].minimum_bid}, "
        f"so {r['call'].number} cannot be bid."
    )


def _too_many(r: Reason) -> str:
    return (
        f"There are only {r['rules'].hand_size} tricks in a hand, "
        f"so nobody can bid {r['call'].number}."
    )


def _strain_missing(r: Reason) -> str:
    return (
        "In the double deck a bid names its strain: say a suit or no trump with it, "
        f"such as {r['call'].text} ♥."
    )


def _strain_later(r: Reason, who: str = "") -> str:
    number = r["call"].number or "alone"
    return (
        f"Here {'a bid is' if who else 'you bid'} a number only; whoever wins the auction names "
        f"trump afterwards, so {f'{who} may say' if who else 'say'} {number} without a suit."
    )


def _alone_not_played(r: Reason) -> str:
    return (
        "Everyone plays alone at a cutthroat table, so there is no call of alone; "
        f"the top bid is Pepper, all {r['rules'].hand_size} tricks."
    )


def _over(r: Reason) -> str:
    high = r["high"]
    if r["ended"] == "alone":
        why = f"{seat_name(r['high_seat'])} bid {call_name(high, r['rules'])}, which"
    elif r["ended"] == "all_tricks":
        why = (
            f"{seat_name(r['high_seat'])} bid {call_name(high, r['rules'])}, all the tricks, which"
        )
        if r["rules"].is_pepper(high.number):
            why = f"{seat_name(r['high_seat'])} bid Pepper, which"
    elif r["ended"] == "passes":
        return "Three passes after a bid have ended the auction, so nobody may call any more."
    elif r["ended"] == "nobody_bid":
        return "All have passed, so the hand is thrown in and nobody may call any more."
    else:
        return "All have had their one turn to speak, so nobody may call any more."
    return f"{why} ended the auction: nobody may call after it."


def _named(r: Reason) -> str:
    if r["strain"].trump is None:
        return (
            f"{seat_name(r['seat'])} won the auction and plays at no trump: no bowers, "
            "and the ace is high in every suit."
        )
    return f"{seat_name(r['seat'])} won the auction and names {r['strain'].spoken} as trump."


def _no_no_trump(r: Reason) -> str:
    return "This table plays no hands at no trump: name clubs, diamonds, hearts or spades."


def _strain_in_bid(r: Reason) -> str:
    return (
        "In the double deck a bid names its strain, so trump is not named after the auction: "
        f"{r['strain'].spoken} has no place here."
    )


def _no_swap_here(r: Reason) -> str:
    return "There is no swap at this table: everyone plays the cards that were dealt."


def _no_swap_now(r: Reason) -> str:
    which = "a hand alone" if r["rules"].swap else "a hand of small pepper"
    return f"Cards are swapped only before {which}, and this hand is none."


def _gives(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} puts aside {count(r['count'], 'card')} and gets as many back "
        f"from {seat_name(r['partner'])}, who does not see them first."
    )


def _keeps(r: Reason) -> str:
    return f"{seat_name(r['seat'])} swaps nothing: a lone player may keep every card."


def _gives_back(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} gives back as many cards as {seat_name(r['partner'])} put aside, "
        "and they change hands at once."
    )


def _swap_too_many(r: Reason) -> str:
    if r["most"] == 0:
        return "This table plays alone hands without a swap."
    return f"A lone player may swap at most {count(r['most'], 'card')}, not {r['count']}."


def _as_many_back(r: Reason) -> str:
    return (
        f"The bidder put aside {count(r['wanted'], 'card')}, so the partner must give back "
        f"{r['wanted']}, not {r['count']}."
    )


def _exactly_one(r: Reason) -> str:
    return f"Small pepper swaps exactly one card with the partner, not {r['count']}."


def _swap_not_held(r: Reason) -> str:
    often = " twice" if r["cards"].count(r["card"]) > 1 else ""
    return (
        f"{seat_name(r['seat'])} does not hold {card_name(r['card'])}{often}, "
        "so it cannot be put aside."
    )


def action_name(action: object) -> str:
    """Return an action in words, for a sentence about one that comes at the wrong time."""
    if isinstance(action, Call):
        return "pass" if action.is_pass else f"the bid {action.text}"
    if isinstance(action, Card):
        return card_name(action)
    if isinstance(action, Strain):
        return f"naming {action.spoken}"
    if isinstance(action, tuple) and action:
        return f"swapping {cards_named(action)}"
    return "a swap of no cards"


def _during_auction(r: Reason) -> str:
    return (
        f"The auction is still on and it is {seat_name(r['seat'])}'s turn to bid or pass, "
        f"so it is too early for {action_name(r['action'])}."
    )


def _during_trump(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} has won the auction and must name trump first, "
        f"before {action_name(r['action'])}."
    )


def _during_swap(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} must first say which cards to swap, before "
        f"{action_name(r['action'])}."
    )


def _during_play(r: Reason) -> str:
    return (
        f"The tricks are being played and {seat_name(r['seat'])} must play a card: "
        f"it is too late for {action_name(r['action'])}."
    )


def _hand_over(r: Reason) -> str:
    return f"This hand is over, so there is no place left for {action_name(r['action'])}."


ABOUT = {"bid.equal": _equal, "bid.strain_comes_later": _strain_later}

SENTENCES = {
    "pass.allowed": _pass_allowed,
    "pass.dealer_must_bid": _dealer_must_bid,
    "bid.forced": _forced,
    "bid.opens": _opens,
    "bid.higher": _higher,
    "bid.equal": _equal,
    "bid.too_low": _too_low,
    "bid.below_minimum": _below_minimum,
    "bid.too_many": _too_many,
    "bid.strain_missing": _strain_missing,
    "bid.strain_comes_later": _strain_later,
    "alone.not_played": _alone_not_played,
    "small_pepper.not_played": lambda r: "This table does not play small pepper.",
    "auction.over": _over,
    "trump.named": _named,
    "trump.no_trump_not_played": _no_no_trump,
    "trump.in_the_bid": _strain_in_bid,
    "swap.not_played": _no_swap_here,
    "swap.not_in_this_hand": _no_swap_now,
    "swap.gives": _gives,
    "swap.keeps_all": _keeps,
    "swap.gives_back": _gives_back,
    "swap.too_many": _swap_too_many,
    "swap.as_many_back": _as_many_back,
    "swap.exactly_one": _exactly_one,
    "swap.not_in_hand": _swap_not_held,
    "phase.auction": _during_auction,
    "phase.trump": _during_trump,
    "phase.swap": _during_swap,
    "phase.play": _during_play,
    "hand.over": _hand_over,
}
