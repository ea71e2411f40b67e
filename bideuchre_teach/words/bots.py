"""Sentences about why a good player bids, passes, names trump and swaps as they do.

They are worded so that they fit a bot that explains itself and a hint to a learner alike.
"""

from __future__ import annotations

from typing import Final

from ..reasons import Reason
from .names import call_name, cards_named, listed, seat_name, suit_word

_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def _number(value: int) -> str:
    return _NUMBERS[value] if 0 <= value < len(_NUMBERS) else str(value)


def _tricks(value: float) -> str:
    """Say a number of tricks in halves: ``about 3½ tricks``."""
    whole, half = int(value), value % 1
    if not whole:
        return "about half a trick" if half else "hardly a trick"
    text = f"{whole}{'½' if half else ''}"
    return f"about {text} {'trick' if value == 1 else 'tricks'}"


def _several(value: int, one: str, many: str | None = None) -> str:
    return f"{_number(value)} {one if value == 1 else many or one + 's'}"


def _counted(r: Reason) -> str:
    strain = r["strain"]
    what = []
    if strain.trump is not None:
        if r["bowers"]:
            what.append(_several(r["bowers"], "bower"))
        what.append(f"{_several(r['trumps'], 'trump')} in all")
    if r["aces"] or strain.trump is None:
        what.append(_several(r["aces"], "ace" if strain.trump is None else "side ace"))
    if r["short"] and strain.trump is not None:
        what.append(_several(r["short"], "short suit"))
    where = "at no trump" if strain.trump is None else f"in {suit_word(strain)}"
    return f"{where} this hand has {listed(what)}: {_tricks(r['tricks'])} of its own."


def _share(r: Reason) -> str:
    return (
        f"{seat_name(r['partner'])} should bring {_tricks(r['share'])} as well, "
        f"which makes {_tricks(r['tricks'])} together."
    )


def _no_partner(r: Reason) -> str:
    return "Nobody helps at this table, so only tricks of one's own count."


def _alone(r: Reason) -> str:
    if r["chance"] == 1:
        return f"Nothing can beat this hand: bid {call_name(r['call'], r['rules'])}."
    return (
        f"This hand takes every trick by itself about {round(100 * r['chance'])} times in a "
        f"hundred, and alone pays twice: bid {call_name(r['call'], r['rules'])}."
    )


def _pepper(r: Reason) -> str:
    if r["chance"] == 1:
        return f"Nothing can beat this hand: bid Pepper, {r['call'].number}."
    return (
        f"This hand takes every trick about {round(100 * r['chance'])} times in a hundred, and "
        f"Pepper pays double: bid {r['call'].number}."
    )


def _alone_not_needed(r: Reason) -> str:
    big = "Pepper" if r["rules"].preset == "cutthroat" else "alone"
    return (
        f"With {r['ours']} points and {r['target']} to reach, an ordinary bid wins the game: "
        f"there is no need to risk {big}."
    )


def _bid(r: Reason) -> str:
    return call_name(r["call"], r["rules"])


def _forced(r: Reason) -> str:
    return f"The dealer must bid here, so bid as little as possible: {_bid(r)}."


def _least(r: Reason) -> str:
    if r["high"] is None:
        return f"{_bid(r)} is enough: everyone else has passed, and tricks count above the bid too."
    return (
        f"{_bid(r)} is the least that beats {call_name(r['high'], r['rules'])}, and this hand is "
        f"good for {r['limit']}."
    )


def _least_last(r: Reason) -> str:
    if r["high"] is None:
        return f"Nobody speaks after this, so the lowest bid wins the auction: {_bid(r)}."
    return (
        f"Nobody speaks after this, so {_bid(r)} is enough to win the auction; every trick "
        "above the bid counts just as well."
    )


def _own_tricks(r: Reason) -> str:
    return (
        f"Open with what the hand takes by itself, {_bid(r)}; there is time to go on to "
        f"{r['limit']} later."
    )


def _once(r: Reason) -> str:
    return f"Everyone speaks only once, so bid at once what is safe: {_bid(r)}."


def _enough(r: Reason) -> str:
    return f"{_bid(r)} is hardly ever beaten here; bidding more would only add risk."


def _backs(r: Reason) -> str:
    return (
        f"{seat_name(r['partner'])} named {suit_word(r['strain'])} and counts on a usual hand "
        "here; this one helps enough to go on in it."
    )


def _partner_has_it(r: Reason) -> str:
    return (
        f"{seat_name(r['partner'])}, the partner, has the bid with "
        f"{call_name(r['high'], r['rules'])}: raising it would only add risk."
    )


def _too_high(r: Reason) -> str:
    return f"Nothing worth bidding beats {call_name(r['high'], r['rules'])}, so pass."


def _too_weak(r: Reason) -> str:
    if r["limit"]:
        return (
            f"The least bid now is {r['least']}, and this hand is safe for {r['limit']} only: pass."
        )
    return f"The least bid is {r['least']}, and this hand is not safe even for that: pass."


def _name(r: Reason) -> str:
    said = (
        f"{suit_word(r['strain'])} is"
        if r["strain"].trump is None
        else (f"{suit_word(r['strain'])} are")
    )
    return f"{said} worth more than {suit_word(r['second'])} with this hand."


def _swap_best(r: Reason) -> str:
    given = cards_named(r["cards"])
    if r["strain"].trump is None:
        return f"At no trump aces help most, then kings: pass {given}."
    return f"High trumps and side aces help most: pass {given}."


def _swap_worst(r: Reason) -> str:
    few = "it is" if len(r["cards"]) == 1 else "they are"
    return f"Put aside {cards_named(r['cards'])}: {few} the likeliest to lose a trick."


def _swap_none(r: Reason) -> str:
    return "Every card here wins by itself, so keep them all."


SENTENCES = {
    "bot.count": _counted,
    "bot.bid.share": _share,
    "bot.bid.no_partner": _no_partner,
    "bot.bid.alone": _alone,
    "bot.bid.pepper": _pepper,
    "bot.bid.alone_not_needed": _alone_not_needed,
    "bot.bid.forced": _forced,
    "bot.bid.least": _least,
    "bot.bid.least_last": _least_last,
    "bot.bid.own_tricks": _own_tricks,
    "bot.bid.once": _once,
    "bot.bid.enough": _enough,
    "bot.bid.backs_partner": _backs,
    "bot.pass.partner_has_it": _partner_has_it,
    "bot.pass.too_high": _too_high,
    "bot.pass.too_weak": _too_weak,
    "bot.name.best": _name,
    "bot.swap.best": _swap_best,
    "bot.swap.worst": _swap_worst,
    "bot.swap.all_winners": _swap_none,
}
