"""Sentences about playing cards and taking tricks."""

from __future__ import annotations

from ..reasons import Reason
from .names import card_name, cards_named, one_of, seat_name


def _lead(r: Reason) -> str:
    return f"The leader may play any card, so {card_name(r['card'])} is fine."


def _follow(r: Reason) -> str:
    return f"{card_name(r['card'])} follows suit: {r['led'].spoken} were led."


def _follow_left(r: Reason) -> str:
    return (
        f"{r['led'].spoken} are trump and were led; {card_name(r['card'])} is the left bower, "
        f"{one_of(r['led'])} for this hand, so it follows."
    )


# These speak to the player whose card it is, or with a name of that player to somebody else.


def _suit_led(r: Reason, who: str = "") -> str:
    must = r["must"]
    which = cards_named(must) if len(must) < 4 else f"{len(must)} of them"
    held = f"while holding {one_of(r['led'])}" if who else f"while you hold {one_of(r['led'])}"
    return (
        f"{r['led'].spoken} were led, so {who or 'you'} must follow suit {held}: "
        f"{_hold(who)} {which}."
    )


def _left_is_trump(r: Reason, who: str = "") -> str:
    trump = r["strain"].trump
    play = f"{who} must play" if who else "Play"
    return (
        f"{trump.spoken} are trump, so {card_name(r['card'])} is {one_of(trump)}: it does not "
        f"follow {r['led'].spoken}. {play} {cards_named(r['must'], 'or')}."
    )


def _left_must_follow(r: Reason, who: str = "") -> str:
    left = r["must"][0]
    whose = f"{who}'s" if who else "your"
    return (
        f"{r['led'].spoken} were led, and {card_name(left)} is the left bower, "
        f"{one_of(r['led'])} for this hand: it is {whose} only one, so {who or 'you'} "
        "must play it."
    )


def _void(r: Reason, who: str = "") -> str:
    lacks = f"{_hold(who)} no {r['led'].spoken[:-1]}"
    if r["strain"].trump in (None, r["led"]):
        return f"{lacks}, so {who or 'you'} may play any card, such as {card_name(r['card'])}."
    may = f"{who} may trump or throw anything" if who else "you may trump or throw what you like"
    if r["trumps"]:
        return f"{lacks}, so {may}: {card_name(r['card'])} is a trump."
    return f"{lacks}, so {may}, such as {card_name(r['card'])}."


def _void_but_left(r: Reason, who: str = "") -> str:
    return (
        f"{_hold(who)} no {r['led'].spoken[:-1]}: {card_name(r['left'])} is the left bower, "
        f"{one_of(r['strain'].trump)} for this hand. So {who or 'you'} may play any card, "
        f"{card_name(r['card'])} too."
    )


def _hold(who: str) -> str:
    return f"{who} holds" if who else "you hold"


def _not_held(r: Reason) -> str:
    return f"{card_name(r['card'])} is not in this hand now."


def _taker(r: Reason) -> str:
    return f"{seat_name(r['seat'])} takes it with {card_name(r['card'])}"


def _first_twin(r: Reason) -> str:
    return f"{_taker(r)}: of two cards alike, the first one played wins."


def _right(r: Reason) -> str:
    return f"{_taker(r)}, the right bower: the jack of trump is the highest card."


def _left(r: Reason) -> str:
    return (
        f"{_taker(r)}, the left bower: with {r['strain'].spoken} trump, only the right bower "
        "is higher."
    )


def _highest_of_led(r: Reason) -> str:
    return f"{_taker(r)}: nobody trumped, and it is the highest of the suit led."


def _highest_no_trump(r: Reason) -> str:
    return f"{_taker(r)}: at no trump the highest card of the suit led wins."


def _only_trump(r: Reason) -> str:
    return f"{_taker(r)}: any trump beats every {r['led'].spoken[:-1]}."


def _highest_trump(r: Reason) -> str:
    return f"{_taker(r)}, the highest trump in the trick."


ABOUT = {
    "follow.suit_led": _suit_led,
    "follow.left_bower_is_trump": _left_is_trump,
    "follow.left_bower_must_follow": _left_must_follow,
    "follow.void": _void,
    "follow.void_but_left_bower": _void_but_left,
}

SENTENCES = {
    "play.lead": _lead,
    "play.not_in_hand": _not_held,
    "follow.suit": _follow,
    "follow.left_bower": _follow_left,
    "follow.suit_led": _suit_led,
    "follow.left_bower_is_trump": _left_is_trump,
    "follow.left_bower_must_follow": _left_must_follow,
    "follow.void": _void,
    "follow.void_but_left_bower": _void_but_left,
    "trick.first_twin": _first_twin,
    "trick.right_bower": _right,
    "trick.left_bower": _left,
    "trick.highest_of_led": _highest_of_led,
    "trick.highest_no_trump": _highest_no_trump,
    "trick.only_trump": _only_trump,
    "trick.highest_trump": _highest_trump,
}
