"""Sentences about why a good player calls, names, swaps and plays as he does.

They are worded so that they fit a bot that explains itself and a hint to a learner alike.
"""

from __future__ import annotations

from typing import Final

from ..reasons import Reason
from .names import call_name, card_name, cards_named, count, listed, seat_name, suit_word

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


def _draw(r: Reason) -> str:
    return (
        f"The others may still hold {count(r['out'], 'trump')}: draw them with "
        f"{card_name(r['card'])}, which nothing beats."
    )


def _force(r: Reason) -> str:
    return (
        f"Lead {card_name(r['card'])}, the highest trump of the hand: it draws trumps, and what "
        "beats it is then out of the way."
    )


def _low_trump(r: Reason) -> str:
    return (
        f"Higher trumps are out, so lead {card_name(r['card'])}, a low one: "
        f"{seat_name(r['ally'])} may win it, and trumps are drawn all the same."
    )


def _sure_trump(r: Reason) -> str:
    return f"{card_name(r['card'])} is the highest trump left, so it wins."


def _only_trumps(r: Reason) -> str:
    return f"Only trumps are left, so lead the highest, {card_name(r['card'])}."


def _sure(r: Reason) -> str:
    return f"Nothing that is left against it beats {card_name(r['card'])}: take the trick now."


def _sure_keep_trump(r: Reason) -> str:
    return (
        f"Nobody against has a trump left, so keep the trumps, which win anyway, and cash "
        f"{card_name(r['card'])}."
    )


def _high(r: Reason) -> str:
    return f"{card_name(r['card'])} is the best of its suit and will probably hold: lead it early."


def _twin(r: Reason) -> str:
    return (
        f"Lead {card_name(r['card'])} before its twin is played: of two cards alike the first "
        "one wins."
    )


def _establish(r: Reason) -> str:
    return (
        f"Lead {card_name(r['card'])} to drive out what beats it; then the rest of the "
        f"{suit_word(r['suit'])} win."
    )


def _long_suit(r: Reason) -> str:
    return f"No card is sure to win, so lead low from {suit_word(r['suit'])}, the best suit."


def _singleton(r: Reason) -> str:
    return (
        f"{card_name(r['card'])} is the only {suit_word(r['suit'])[:-1]} here: lead it, and ruff "
        "when the suit comes back."
    )


def _keep_trump(r: Reason) -> str:
    return (
        f"Nobody against has a trump left and the trumps here win anyway, so keep them and lead "
        f"{card_name(r['card'])}."
    )


def _to_ruff(r: Reason) -> str:
    return (
        f"{seat_name(r['ally'])} has no {suit_word(r['suit'])[:-1]} left: lead "
        f"{card_name(r['card'])} for a ruff."
    )


def _low(r: Reason) -> str:
    return f"No lead is sure to win, and {card_name(r['card'])} costs least."


def _only_card(r: Reason) -> str:
    return f"{card_name(r['card'])} is the only card that may be played."


def _help(r: Reason) -> str:
    return (
        f"{seat_name(r['ally'])}'s {r['best'].spoken} will probably be beaten, so put up "
        f"{card_name(r['card'])}."
    )


def _ally_has_it(r: Reason) -> str:
    return f"{seat_name(r['ally'])} has the trick for this side already: do not beat a friend."


def _ally_winning(r: Reason) -> str:
    return (
        f"{seat_name(r['ally'])} is winning for this side with {card_name(r['best'])}, which will "
        "probably hold: leave it."
    )


def _cannot_win(r: Reason) -> str:
    return f"Nothing here beats {card_name(r['best'])}."


def _win_cheaply(r: Reason) -> str:
    return f"Take the trick with the cheapest card that does it, {card_name(r['card'])}."


def _keep_sure_trump(r: Reason) -> str:
    return (
        f"{card_name(r['kept'])} wins a trick at any time, and a friend may win this one: "
        "second hand low."
    )


def _second_high(r: Reason) -> str:
    return f"{card_name(r['card'])} will probably hold, so win now."


def _second_low(r: Reason) -> str:
    return f"Second hand low: a friend still plays after this, so {card_name(r['card'])} is enough."


def _ruff(r: Reason) -> str:
    return f"Void in the suit led, so ruff with {card_name(r['card'])}, no higher than needed."


def _third_high(r: Reason) -> str:
    return (
        f"Nobody else will beat {card_name(r['best'])} for this side, so play high enough: "
        f"{card_name(r['card'])}."
    )


def _would_be_beaten(r: Reason) -> str:
    return "Whatever wins now would be beaten by those who play later, so spend nothing."


def _lowest(r: Reason) -> str:
    return f"Follow with the card that is missed least, {card_name(r['card'])}."


def _throw(r: Reason) -> str:
    return f"Throw {card_name(r['card'])}, the card that is missed least."


def _throw_keep(r: Reason) -> str:
    return (
        f"{card_name(r['kept'])} cannot win off its suit but may win later: keep it and throw "
        f"{card_name(r['card'])}."
    )


def _throw_void(r: Reason) -> str:
    return (
        f"Throw {card_name(r['card'])}: with no {suit_word(r['suit'])[:-1]} left, the suit can be "
        "ruffed."
    )


def _trump_thrown(r: Reason) -> str:
    return f"Only trumps are left, so play the lowest, {card_name(r['card'])}."


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
    "bot.lead.draw": _draw,
    "bot.lead.force": _force,
    "bot.lead.low_trump": _low_trump,
    "bot.lead.sure_trump": _sure_trump,
    "bot.lead.only_trumps": _only_trumps,
    "bot.lead.sure": _sure,
    "bot.lead.sure_keep_trump": _sure_keep_trump,
    "bot.lead.high": _high,
    "bot.lead.twin": _twin,
    "bot.lead.establish": _establish,
    "bot.lead.long_suit": _long_suit,
    "bot.lead.singleton": _singleton,
    "bot.lead.keep_trump": _keep_trump,
    "bot.lead.to_ruff": _to_ruff,
    "bot.lead.low": _low,
    "bot.play.only_card": _only_card,
    "bot.play.help": _help,
    "bot.play.ally_has_it": _ally_has_it,
    "bot.play.ally_is_winning": _ally_winning,
    "bot.play.cannot_win": _cannot_win,
    "bot.play.win_cheaply": _win_cheaply,
    "bot.play.keep_sure_trump": _keep_sure_trump,
    "bot.play.second_high": _second_high,
    "bot.play.second_low": _second_low,
    "bot.play.ruff": _ruff,
    "bot.play.third_high": _third_high,
    "bot.play.would_be_beaten": _would_be_beaten,
    "bot.play.lowest": _lowest,
    "bot.play.throw": _throw,
    "bot.play.throw_keep": _throw_keep,
    "bot.play.throw_void": _throw_void,
    "bot.play.only_trumps": _trump_thrown,
}
