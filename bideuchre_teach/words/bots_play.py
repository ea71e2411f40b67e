"""Sentences about why a good player leads and plays a card.

They are worded so that they fit a bot that explains itself and a hint to a learner alike.
"""

from __future__ import annotations

from ..reasons import Reason
from .names import card_name, count, seat_name, suit_word


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
