"""Sentences about scoring a hand and winning a game."""

from __future__ import annotations

from ..reasons import Reason
from .names import count, is_many, points, seat_name, side_name


def _verb(r: Reason, one: str, many: str) -> str:
    return many if is_many(r["side"]) else one


def _who(r: Reason) -> str:
    return side_name(r["side"])


def _made(r: Reason) -> str:
    extra = " The tricks count, not the bid." if r["tricks"] > r["bid"] else ""
    return (
        f"{_who(r)} bid {r['bid']} and took {r['tricks']}: made, and {_verb(r, 'scores', 'score')} "
        f"a point for each trick, {points(r['points'])}.{extra}"
    )


def _set(r: Reason) -> str:
    return (
        f"{_who(r)} bid {r['bid']} and took {r['tricks']}: set, which costs the bid, "
        f"{points(r['points'])}."
    )


def _set_six(r: Reason) -> str:
    short = r["bid"] - r["tricks"]
    return (
        f"{_who(r)} bid {r['bid']} and took {r['tricks']}: set by {short}, which costs a flat six "
        f"whatever was bid, {points(r['points'])}."
    )


def _pepper_made(r: Reason) -> str:
    return (
        f"{_who(r)} bid Pepper and took all {r['tricks']} tricks: made, which pays twice the "
        f"hand, {points(r['points'])}."
    )


def _pepper_set(r: Reason) -> str:
    return (
        f"{_who(r)} bid Pepper and took {r['tricks']} of {r['bid']} tricks: set, which costs twice "
        f"the hand, {points(r['points'])}."
    )


def _alone_made(r: Reason) -> str:
    return (
        f"{_who(r)} bid alone and took all {r['tricks']} tricks: made, which pays twice the hand, "
        f"{points(r['points'])}."
    )


def _alone_set(r: Reason) -> str:
    return (
        f"{_who(r)} bid alone and took {r['tricks']} of {r['bid']} tricks: set, which costs twice "
        f"the hand, {points(r['points'])}."
    )


def _small_made(r: Reason) -> str:
    return (
        f"{_who(r)} bid small pepper and took all {r['tricks']} tricks: made, "
        f"{points(r['points'])}."
    )


def _small_set(r: Reason) -> str:
    return (
        f"{_who(r)} bid small pepper and took {r['tricks']} of {r['bid']} tricks: set, "
        f"{points(r['points'])}."
    )


def _defenders_tricks(r: Reason) -> str:
    return (
        f"{_who(r)} defended and took {count(r['tricks'], 'trick')}: defenders score their tricks "
        f"whether the bid is made or set, {points(r['points'])}."
    )


def _alone_nothing(r: Reason) -> str:
    if r["made"]:
        return f"{_who(r)} defended against an alone hand and took no trick, 0."
    return (
        f"{_who(r)} defended and the alone hand failed, but at this table that scores nothing for "
        "defenders, 0."
    )


def _alone_tricks(r: Reason) -> str:
    return (
        f"{_who(r)} defended and the alone hand failed, so they score their "
        f"{count(r['tricks'], 'trick')}, {points(r['points'])}."
    )


def _only_bidder(r: Reason) -> str:
    return f"{_who(r)} did not bid, and no other column than the bidder's moves."


def _thrown_in(r: Reason) -> str:
    return "Everyone passed: the hand is thrown in and nobody scores."


def _no_sum(r: Reason) -> str:
    return (
        f"A hand has {count(r['hand_size'], 'trick')}, but the counts given come to {r['total']}: "
        "count the tricks again."
    )


def _no_number(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} cannot have taken {r['count']!r} tricks: a count of tricks is a "
        "whole number, 0 or more."
    )


def _twice(r: Reason) -> str:
    return f"{seat_name(r['seat'])} is named twice, but each seat has one count of tricks."


def _none_when_thrown_in(r: Reason) -> str:
    return f"A hand thrown in has no tricks, but the counts given come to {r['total']}."


def _sits_out(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} plays alone, so {seat_name(r['partner'])}, the partner, sits out "
        f"and cannot have taken {count(r['count'], 'trick')}."
    )


def _no_bid(r: Reason) -> str:
    return f"A contract is for a whole number of tricks, not for {r['bid']!r}."


def _alone_for_all(r: Reason) -> str:
    return (
        f"Alone promises every trick, so its bid is {r['hand_size']} at this table, not {r['bid']}."
    )


def _win_bidder(r: Reason) -> str:
    return (
        f"{_who(r)} {_verb(r, 'wins', 'win')} with {r['points']}: the bidder has reached "
        f"{r['target']}, and going past it is fine."
    )


def _win_first(r: Reason) -> str:
    return (
        f"Both sides have reached {r['target']} on this hand, and the bidding side's score comes "
        f"first: {_who(r)} win with {r['points']}."
    )


def _win_target(r: Reason) -> str:
    return f"{_who(r)} {_verb(r, 'wins', 'win')} with {r['points']}, having reached {r['target']}."


def _win_made(r: Reason) -> str:
    return (
        f"{_who(r)} win with {r['points']}: they have reached {r['target']} on a hand in which "
        "they made their bid."
    )


def _win_set(r: Reason) -> str:
    return (
        f"{_who(r)} win with {r['points']}: they have reached {r['target']} on a hand in which "
        "they set the bidders."
    )


SENTENCES = {
    "score.bid_made": _made,
    "score.bid_set": _set,
    "score.bid_set_six": _set_six,
    "score.pepper_made": _pepper_made,
    "score.pepper_set": _pepper_set,
    "score.alone_made": _alone_made,
    "score.alone_set": _alone_set,
    "score.small_pepper_made": _small_made,
    "score.small_pepper_set": _small_set,
    "score.defenders_tricks": _defenders_tricks,
    "score.alone_defenders_nothing": _alone_nothing,
    "score.alone_defenders_tricks": _alone_tricks,
    "score.only_the_bidder": _only_bidder,
    "score.thrown_in": _thrown_in,
    "score.tricks_do_not_add_up": _no_sum,
    "score.not_a_number": _no_number,
    "score.seat_twice": _twice,
    "score.no_tricks_thrown_in": _none_when_thrown_in,
    "score.partner_sits_out": _sits_out,
    "score.no_bid": _no_bid,
    "score.alone_is_for_all": _alone_for_all,
    "score.small_pepper_is_alone": lambda r: (
        "Small pepper is played alone, so its contract must be alone, too."
    ),
    "win.bidder": _win_bidder,
    "win.bidders_first": _win_first,
    "win.target": _win_target,
    "win.made_its_bid": _win_made,
    "win.set_the_others": _win_set,
}
