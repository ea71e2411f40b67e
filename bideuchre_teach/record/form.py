"""The form of a record: its keys, the kinds of their values, and how its text is read."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, NoReturn

from ..reasons import RulesError

HAND_FORMAT: Final = "bideuchre-hand/1"
GAME_FORMAT: Final = "bideuchre-game/1"
LONGEST: Final = 4_000_000
"""Characters in one record at most; a real hand has fewer than 2,000, a long game 200,000."""


class MalformedRecord(RulesError):
    """Text that is no record at all: its reason names the place and what was expected."""


def read(text: str | bytes, line: int = 1) -> dict[str, Any]:
    """Return a record, of a hand or of a game, as a checked dictionary.

    Only its form is checked here: keys and kinds of values. ``line`` is the line of its file on
    which the text begins, for the places that are named. Raises `MalformedRecord` with the
    place and what was expected.

    >>> read('{"format": "bideuchre-hand/1"}')
    Traceback (most recent call last):
    ...
    bideuchre_teach.record.form.MalformedRecord: The record has no "rules": a hand record needs \
format, rules, dealer and hands.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            malformed("record.not_text", byte=error.start)
    if len(text) > LONGEST:
        malformed("record.too_long", longest=LONGEST)
    if "\0" in text:
        malformed("record.not_text", byte=text.index("\0"))
    try:
        data = json.loads(text, object_pairs_hook=_no_key_twice)
    except json.JSONDecodeError as error:
        malformed(
            "record.not_json",
            line=line - 1 + error.lineno,
            column=error.colno,
            problem=error.msg,
        )
    except RecursionError:
        malformed("record.too_deep")
    except ValueError as error:
        if isinstance(error, MalformedRecord):
            raise
        start = _long_number(text)
        malformed(
            "record.not_json",
            line=line + text.count("\n", 0, start),
            column=start - text.rfind("\n", 0, start),
            problem="a number has far too many digits",
        )
    return check_form(data)


def check_form(data: object) -> dict[str, Any]:
    """Return the dictionary of a record whose keys and kinds of values are right.

    Raises `MalformedRecord` with the place and what was expected.
    """
    if not isinstance(data, dict):
        malformed("record.kind", place="", expected="object", found=_kind(data))
    form = data.get("format")
    if form == GAME_FORMAT:
        _check_keys(data, "", _GAME_KEYS, ("format", "rules", "hands"), "game")
        for number, hand in enumerate(data["hands"]):
            place = f"hands[{number}]"
            if not isinstance(hand, dict):
                malformed("record.kind", place=place, expected="object", found=_kind(hand))
            if hand.get("format", HAND_FORMAT) != HAND_FORMAT:
                malformed("record.format", place=place, format=hand["format"])
            _check_hand(hand, place, ("dealer", "hands"))
        return data
    if form != HAND_FORMAT:
        if form is None and "format" not in data:
            malformed("record.no_format")
        malformed("record.format", place="", format=form)
    _check_hand(data, "", ("format", "rules", "dealer", "hands"))
    return data


_HAND_KEYS: Final[Mapping[str, tuple[type, ...]]] = {
    "format": (str,),
    "title": (str,),
    "rules": (str, dict),
    "dealer": (str,),
    "hands": (dict,),
    "auction": (list,),
    "trump": (str,),
    "swap": (dict,),
    "play": (list,),
    "notes": (dict,),
}
_GAME_KEYS: Final[Mapping[str, tuple[type, ...]]] = {
    "format": (str,),
    "title": (str,),
    "rules": (str, dict),
    "hands": (list,),
    "notes": (dict,),
}
_KIND: Final = {
    str: "text",
    dict: "object",
    list: "list",
    bool: "true or false",
    int: "number",
    float: "number",
    type(None): "null",
}


_TEXT_OR_NUMBER: Final = re.compile(r'"(?:[^"\\]|\\.)*"|-?(\d+)(?![\d.eE])|-?\d[\d.eE+-]*')


def _long_number(text: str) -> int:
    """Return where the first whole number stands that is too long to be read."""
    most = sys.get_int_max_str_digits()
    found = (each for each in _TEXT_OR_NUMBER.finditer(text) if len(each[1] or "") > most)
    return next((each.start() for each in found), 0)


def _kind(value: object) -> str:
    return _KIND.get(type(value), type(value).__name__)


def malformed(code: str, **facts: Any) -> NoReturn:
    """Raise `MalformedRecord` with a reason."""
    raise MalformedRecord(code, **facts)


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        times = Counter(name for name, _ in pairs)
        malformed("record.key_twice", key=next(name for name in times if times[name] > 1))
    return found


def _check_keys(
    data: Mapping[str, Any],
    place: str,
    known: Mapping[str, tuple[type, ...]],
    needed: tuple[str, ...],
    kind: str,
) -> None:
    for key, value in data.items():
        if key not in known:
            malformed("record.unknown_key", place=place, key=key, known=tuple(known))
        if type(value) not in known[key]:
            malformed(
                "record.kind",
                place=f"{place}.{key}".lstrip("."),
                expected=" or ".join(_KIND[kind] for kind in known[key]),
                found=_kind(value),
            )
    for key in needed:
        if key not in data:
            malformed("record.no_key", place=place, key=key, needed=needed, kind=kind)


def _check_hand(data: Mapping[str, Any], place: str, needed: tuple[str, ...]) -> None:
    _check_keys(data, place, _HAND_KEYS, needed, "hand")
    dot = f"{place}." if place else ""
    for key in ("hands", "swap"):
        for seat, held in data.get(key, {}).items():
            if type(held) is not str:
                malformed(
                    "record.kind",
                    place=f"{dot}{key}.{seat}",
                    expected="text",
                    found=_kind(held),
                )
    for key in ("auction", "play"):
        for number, entry in enumerate(data.get(key, [])):
            if type(entry) is not str:
                malformed(
                    "record.kind",
                    place=f"{dot}{key}[{number}]",
                    expected="text",
                    found=_kind(entry),
                )
