"""The choices of "what if": tables by their plain names, and each bid that a table knows."""

from __future__ import annotations

from typing import Final

from ..rules import Rules

TABLES: Final = {
    "partnership": "Partnership",
    "cutthroat-3": "Cutthroat, three",
    "cutthroat-4": "Cutthroat, four",
    "cutthroat-5": "Cutthroat, five",
    "double-deck": "Double deck",
}


def explained(rules: Rules) -> list[dict[str, str]]:
    """Return the bids of a table from low to high, each with how it is said.

    >>> [bid["value"] for bid in explained(Rules.partnership())]
    ['3', '4', '5', '6', 'alone']
    """
    bids = [
        {
            "value": str(number),
            "text": f"{number} · Pepper" if rules.is_pepper(number) else str(number),
            "say": f"bid {number}, Pepper" if rules.is_pepper(number) else f"bid {number}",
        }
        for number in range(rules.minimum_bid, rules.hand_size + 1)
    ]
    if rules.small_pepper:
        bids.append({"value": "small pepper", "text": "Small pepper", "say": "small pepper"})
    if rules.has_alone:
        bids.append({"value": "alone", "text": "Alone", "say": "alone"})
    return bids
