"""Sentences about records that are malformed or whose content cannot be."""

from __future__ import annotations

from ..reasons import Reason
from .names import listed, seat_name


def _at(r: Reason) -> str:
    return f"at {r['place']}" if r["place"] else "at the top of the record"


def _not_text(r: Reason) -> str:
    return (
        f"This is no text file (byte {r['byte']} cannot be read as UTF-8 text): "
        "a record is JSON text."
    )


def _too_long(r: Reason) -> str:
    return f"This is longer than {r['longest']:,} characters, far more than any record."


def _not_json(r: Reason) -> str:
    return (
        f"This is no JSON: line {r['line']}, column {r['column']}: {r['problem']}. "
        "A record is one JSON object."
    )


def _too_deep(r: Reason) -> str:
    return "This nests its brackets far deeper than any record: expected one JSON object."


def _key_twice(r: Reason) -> str:
    return f'The key "{r["key"]}" stands there twice: each may stand once.'


def _kind(r: Reason) -> str:
    return f"{_at(r)}: expected {r['expected']}, found {r['found']}."


def _no_format(r: Reason) -> str:
    return (
        'The record has no "format": expected "bideuchre-hand/1" for a hand or '
        '"bideuchre-game/1" for a game.'
    )


def _format(r: Reason) -> str:
    return (
        f'{_at(r)}: the format {r["format"]!r} is unknown here: expected "bideuchre-hand/1" for a '
        'hand or "bideuchre-game/1" for a game.'
    )


def _no_key(r: Reason) -> str:
    where = f" at {r['place']}" if r["place"] else ""
    return (
        f'The record{where} has no "{r["key"]}": a {r["kind"]} record needs {listed(r["needed"])}.'
    )


def _unknown_key(r: Reason) -> str:
    return (
        f'{_at(r)}: the key "{r["key"]}" is unknown; known are {listed(r["known"])}. '
        'Anything of your own goes under "notes".'
    )


def _trick_long(r: Reason) -> str:
    return f"Trick {r['trick']} has more cards than players who play to it."


def _trick_short(r: Reason) -> str:
    return f"Trick {r['trick']} has too few cards: only the last trick of a record may be short."


SENTENCES = {
    "record.no_file": lambda r: f"This file cannot be read: {r['problem']}.",
    "record.nothing": lambda r: "There is nothing here: expected at least one record.",
    "record.not_text": _not_text,
    "record.too_long": _too_long,
    "record.not_json": _not_json,
    "record.too_deep": _too_deep,
    "record.key_twice": _key_twice,
    "record.kind": _kind,
    "record.no_format": _no_format,
    "record.format": _format,
    "record.no_key": _no_key,
    "record.unknown_key": _unknown_key,
    "record.not_a_card": lambda r: (
        f"{_at(r)}: {r['text']!r} is not a card; write a rank (A K Q J 10 9 8 7) and a suit, "
        "such as J♥ or JH."
    ),
    "record.not_a_call": lambda r: (
        f"{_at(r)}: {r['text']!r} is not a call; write pass, a number such as 4, alone, or in the "
        "double deck 4♥, 7NT, alone ♥."
    ),
    "record.not_a_strain": lambda r: (
        f"{_at(r)}: {r['text']!r} is not a trump suit; write ♣ ♦ ♥ ♠, C D H S, or NT."
    ),
    "record.trick_too_long": _trick_long,
    "record.trick_too_short": _trick_short,
    "record.swap_out_of_turn": lambda r: (
        f"{_at(r)}: {seat_name(r['seat'])} has nothing to swap now; it is "
        f"{seat_name(r['turn'])}'s turn to choose."
    ),
}
