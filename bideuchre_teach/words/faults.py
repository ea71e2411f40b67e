"""Sentences about rules, deals, codes and games that cannot be."""

from __future__ import annotations

from ..reasons import Reason
from .names import card_name, count, listed, seat_name, side_name

_SWITCH = {
    "target": "the target",
    "minimum_bid": "the lowest bid",
    "no_trump": "no trump",
    "set_costs": "what a set costs",
    "defenders_when_alone_fails": "what defenders score when alone fails",
    "all_pass": "what happens when all pass",
    "deal_after_throw_in": "who deals after a throw-in",
    "small_pepper": "small pepper",
    "swap": "the size of the swap",
    "copies": "the number of copies",
    "hand_size": "the hand size",
    "dead": "the number of dead cards",
    "lowest": "the lowest rank",
    "players": "the number of players",
}


def _quoted(values: object) -> str:
    return listed([repr(value) for value in values], "or")  # type: ignore[attr-defined]


def _unknown_name(r: Reason) -> str:
    return f"{r['name']!r} is no table we know: say {listed(r['names'], 'or')}."


def _unknown_switch(r: Reason) -> str:
    return (
        f"{r['switch']!r} is no switch of the {r['preset']} game; its switches are "
        f"{listed(r['switches'])}."
    )


def _not_a_switch(r: Reason) -> str:
    what = _SWITCH.get(r["switch"], r["switch"])
    return (
        f"In the {r['preset']} game {what} ({r['switch']}) is fixed; its switches are "
        f"{listed(r['switches'])}."
    )


def _players(r: Reason) -> str:
    return (
        f"{r['players']!r} players cannot sit at this table: cutthroat takes 3, 4 or 5, "
        "the partnership games take 4."
    )


def _number(r: Reason) -> str:
    what = _SWITCH[r["switch"]]
    return (
        f"{what[0].upper()}{what[1:]} ({r['switch']}) must be a whole number of at least "
        f"{r['least']}, not {r['value']!r}."
    )


def _choice(r: Reason) -> str:
    what = _SWITCH[r["switch"]]
    return (
        f"{what[0].upper()}{what[1:]} ({r['switch']}) must be {_quoted(r['choices'])}, "
        f"not {r['value']!r}."
    )


def _mismatch(r: Reason) -> str:
    return (
        f"{r['players']} hands of {r['hand_size']} and {r['dead']} dead cards make {r['needed']} "
        f"cards, but the pack has {r['pack']}: they must match."
    )


def _minimum(r: Reason) -> str:
    return f"The lowest bid cannot be {r['minimum_bid']}: a hand has only {r['hand_size']} tricks."


def _swap(r: Reason) -> str:
    return f"A lone player swaps 0 to 3 cards, so the swap cannot be {r['swap']}."


def _no_such_side(r: Reason) -> str:
    sides = listed([side_name(side) for side in r["sides"]], "or")
    return f"{str(r['side'])!r} is no side at this table: give the Side of {sides}."


def _hand_size(r: Reason) -> str:
    return (
        f"{seat_name(r['seat'])} has {count(r['count'], 'card')}, but each hand at this table has "
        f"{r['hand_size']}."
    )


def _too_often(r: Reason) -> str:
    copies = "once" if r["copies"] == 1 else "twice"
    return f"{card_name(r['card'])} is dealt too often: the pack holds it {copies}."


def _not_in_pack(r: Reason) -> str:
    return f"{card_name(r['card'])} is not in this table's pack of {len(r['rules'].pack)} cards."


def _dead(r: Reason) -> str:
    return f"There are {r['count']} dead cards, but this table has {r['dead']}."


def _no_hand(r: Reason) -> str:
    return f"{seat_name(r['seat'])} has no hand: every seat of this table needs its cards."


def _seat_twice(r: Reason) -> str:
    return f"{seat_name(r['seat'])} is named twice, but each seat holds one hand."


def _hands(r: Reason) -> str:
    return f"There are {count(r['count'], 'hand')} for {r['players']} players: each needs one."


def _no_such_seat(r: Reason) -> str:
    seats = listed([str(seat) for seat in r["rules"].seats])
    return f"{str(r['seat'])!r} is no seat at this table: its seats are {seats}."


def _deal_number(r: Reason) -> str:
    return (
        f"The {r['name']} of a deal must be a whole number of at least {r['least']}, "
        f"not {r['value']!r}."
    )


def _date(r: Reason) -> str:
    return f"{r['date']!r} is not a date: give a datetime.date."


def _letter(r: Reason) -> str:
    return f"{r['letter']!r} never stands in a deal code: {r['text']!r} must be mistyped."


def _mistyped(r: Reason) -> str:
    return f"{r['text']!r} is no deal code: a letter must be mistyped or missing, so check each."


def _other_table(r: Reason) -> str:
    return f"The code {r['text']!r} is a deal for {r['name']}, not for {r['wanted']}."


def _other_rules(r: Reason) -> str:
    return f"Hand {r['hand']} was played by other rules than the game."


def _unfinished(r: Reason) -> str:
    return f"Hand {r['hand']} is not finished, so it cannot count in the game yet."


def _game_over(r: Reason) -> str:
    return f"The game is over, won by {side_name(r['side'])}: there is no hand {r['hand']}."


def _wrong_dealer(r: Reason) -> str:
    return (
        f"Hand {r['hand']} is dealt by {seat_name(r['dealer'])}, but the deal moves on to "
        f"{seat_name(r['expected'])}."
    )


SENTENCES = {
    "rules.unknown_name": _unknown_name,
    "rules.unknown_switch": _unknown_switch,
    "rules.not_a_switch": _not_a_switch,
    "rules.players": _players,
    "rules.not_a_number": _number,
    "rules.choice": _choice,
    "rules.pack_mismatch": _mismatch,
    "rules.minimum_bid": _minimum,
    "rules.swap": _swap,
    "rules.no_such_side": _no_such_side,
    "deal.hand_size": _hand_size,
    "deal.card_too_often": _too_often,
    "deal.not_in_pack": _not_in_pack,
    "deal.dead_cards": _dead,
    "deal.no_hand": _no_hand,
    "deal.seat_twice": _seat_twice,
    "deal.hands": _hands,
    "deal.no_such_seat": _no_such_seat,
    "deal.not_a_number": _deal_number,
    "deal.date": _date,
    "code.letter": _letter,
    "code.mistyped": _mistyped,
    "code.other_table": _other_table,
    "game.other_rules": _other_rules,
    "game.unfinished_hand": _unfinished,
    "game.over": _game_over,
    "game.wrong_dealer": _wrong_dealer,
}
