"""Records to test with: the repaired first-night hand as it is written down, and changed."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from bideuchre_teach.record import Fault, MalformedRecord, read, replay
from tests.hands import FIRST_NIGHT

REPAIRED: dict[str, Any] = {
    "format": "bideuchre-hand/1",
    "rules": "cutthroat-4",
    "dealer": "S",
    "hands": FIRST_NIGHT,
    "auction": ["3", "pass", "pass", "pass"],
    "trump": "♥",
    "play": [
        "J♥ 10♥ Q♦ 9♦",
        "J♦ Q♥ K♦ 10♦",
        "A♠ 9♥ J♠ 9♠",
        "A♣ Q♣ 10♣ 9♣",
        "K♣ Q♠ J♣ K♥",
        "A♥ A♦ K♠ 10♠",
    ],
}
"""West takes four tricks and scores 4."""

DRAWN = [
    "J♥ 10♥ Q♦ 9♦",
    "J♦ Q♥ K♦ 10♦",
    "A♥ 9♥ J♠ 9♠",
    "K♥ A♦ Q♠ 10♠",
    "A♠ K♣ K♠ 10♣",
    "9♣ A♣ Q♣ J♣",
]
"""The same deal with the last trump drawn first: West takes five and scores 5."""

AS_PRINTED = [
    "J♥ A♣ Q♦ 9♦",
    "J♦ 10♥ K♦ 10♦",
    "A♥ Q♥ J♠ 9♠",
    "K♥ A♦ Q♠ 10♠",
    "A♠ 9♥ K♠ 10♣",
]
"""The same deal played as the page prints it: North keeps the nine of hearts for the ace."""

LONE: dict[str, Any] = {
    "format": "bideuchre-hand/1",
    "rules": "double-deck",
    "dealer": "E",
    "hands": {
        "S": "J♥ J♥ J♦ A♥ A♥ K♥ K♥ Q♥ Q♥ 10♥ A♠ 9♣",
        "W": "A♠ K♠ K♠ Q♠ Q♠ J♠ J♠ 10♠ 10♠ 9♠ 9♠ 9♥",
        "N": "J♦ 10♥ 9♥ A♦ A♦ K♦ K♦ Q♦ Q♦ 10♦ 10♦ A♣",
        "E": "A♣ K♣ K♣ Q♣ Q♣ J♣ J♣ 10♣ 10♣ 9♣ 9♦ 9♦",
    },
    "auction": ["alone ♥"],
    "swap": {"S": "9♣", "N": "J♦"},
    "play": ["J♥ 9♥ 9♦", "J♥ 9♠ 9♦"],
}
"""South alone in hearts after a swap, two tricks played."""

WORKED: dict[str, Any] = {
    "format": "bideuchre-hand/1",
    "rules": "partnership",
    "dealer": "E",
    "hands": {
        "S": "J♥ J♦ A♥ K♥ A♠ 9♣",
        "W": "Q♥ 10♥ A♣ K♣ 10♠ 9♠",
        "N": "9♥ K♠ Q♠ Q♣ A♦ K♦",
        "E": "J♠ J♣ 10♣ Q♦ 10♦ 9♦",
    },
    "auction": ["4", "pass", "pass", "pass"],
    "trump": "H",
    "play": [
        "J♥ 10♥ 9♥ 9♦",
        "J♦ Q♥ Q♣ 10♦",
        "A♠ 9♠ Q♠ J♠",
        "A♥ 10♠ K♦ Q♦",
        "K♥ K♣ A♦ 10♣",
        "9♣ A♣ K♠ J♣",
    ],
}
"""The partnership page's first worked example: bid 4, take 5; East deals."""

WORKED_SET: dict[str, Any] = WORKED | {
    "auction": ["5", "pass", "pass", "pass"],
    "trump": "S",
    "play": [
        "A♠ 9♠ Q♠ J♣",
        "J♠ 9♣ 10♠ K♠",
        "Q♦ J♦ 10♥ A♦",
        "K♦ 10♦ J♥ K♣",
        "Q♣ 10♣ K♥ A♣",
        "Q♥ 9♥ 9♦ A♥",
    ],
}
"""The second: bid 5, take 3."""


def without(record: dict[str, Any], *keys: str) -> dict[str, Any]:
    """The record without these keys."""
    return {key: value for key, value in record.items() if key not in keys}


def text(record: object) -> str:
    """The record as JSON on one line."""
    return json.dumps(record, ensure_ascii=False)


class Told(NamedTuple):
    """How a run of the referee ended and what it printed."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def json(self) -> dict:
        """The one object that was printed."""
        (line,) = self.lines
        return json.loads(line)


def fault(record: dict, *, step: str, reason: str) -> Fault:
    """Expect a record to be played up to a fault of this kind."""
    found = replay(record)
    assert not found.legal
    assert (found.fault.step, found.fault.reason.code) == (step, reason)
    assert str(found.fault.reason).strip()
    return found.fault


def malformed(code: str, record: object) -> MalformedRecord:
    """Expect this to be no record at all, as text and, where it is a value, as that."""
    as_text = record if isinstance(record, str | bytes) else text(record)
    with pytest.raises(MalformedRecord) as refusal:
        read(as_text)
    assert refusal.value.reason.code == code
    with pytest.raises(MalformedRecord):
        replay(as_text)
    return refusal.value
