"""How cards, suits, seats, sides and numbers are said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..auction import Call
from ..bowers import left_bower, right_bower
from ..cards import Card, Seat, Side, Strain, Suit
from ..rules import Rules

_SEATS: Final = {seat: seat.name.capitalize() for seat in Seat}
_PAIRS: Final = {Side.NORTH_SOUTH: "North and South", Side.EAST_WEST: "West and East"}


def seat_name(seat: Seat | None) -> str:
    """Return a seat's name: ``West``."""
    return "nobody" if seat is None else _SEATS[seat]


def side_name(side: Side) -> str:
    """Return a side's name: ``North and South``, or the player's in cutthroat."""
    return _PAIRS.get(side) or side.name.capitalize()


def is_many(side: Side) -> bool:
    """Whether a side takes a verb in the plural."""
    return side in _PAIRS


def suit_word(suit: Suit | Strain) -> str:
    """Return a suit or strain in small letters: ``hearts``, ``no trump``."""
    return suit.spoken


def one_of(suit: Suit) -> str:
    """Return one card of a suit in words: ``a heart``."""
    return f"a {suit.spoken[:-1]}"


def card_name(card: Card, strain: Strain | None = None) -> str:
    """Return a card in words, with its bower's name when it is one: ``the jack of hearts``."""
    name = f"the {card.spoken}"
    if strain is not None and card is right_bower(strain):
        return f"{name}, the right bower"
    if strain is not None and card is left_bower(strain):
        return f"{name}, the left bower"
    return name


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words with commas and a last ``and`` (or ``or``)."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def cards_named(held: Iterable[Card], last: str = "and") -> str:
    """Return several cards in words: ``the ace of spades and the 9 of clubs``."""
    return listed([card_name(card) for card in held], last)


def count(number: int, thing: str) -> str:
    """Return a number with its thing in the right form: ``1 trick``, ``3 tricks``."""
    if number == 0:
        return f"no {thing}s"
    return f"{number} {thing}{'' if number == 1 else 's'}"


def points(number: int) -> str:
    """Return points with their sign: ``+4``, ``−6``, ``0``."""
    return "0" if number == 0 else f"{'+' if number > 0 else '−'}{abs(number)}"


def total(number: int) -> str:
    """Return a total, which may be below zero: ``4``, ``−6``."""
    return f"{'−' if number < 0 else ''}{abs(number)}"


def call_name(call: Call, rules: Rules) -> str:
    """Return a call as it is said: ``4``, ``Pepper``, ``7 no trump``, ``alone in hearts``."""
    if call.is_pass:
        return "pass"
    if call.alone:
        word = "small pepper" if call.small_pepper else "alone"
        if call.strain is None:
            return word
        return f"{word} {'at' if call.strain.trump is None else 'in'} {call.strain.spoken}"
    if rules.is_pepper(call.number):
        return f"Pepper, all {call.number}"
    if call.strain is None:
        return str(call.number)
    one = call.number == 1 and call.strain.trump is not None
    return f"{call.number} {call.strain.spoken[:-1] if one else call.strain.spoken}"
