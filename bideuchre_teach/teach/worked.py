"""The worked hands of the lessons, by name.

Each is a hand record in ``lessons/hands``, so it can be replayed, refereed and solved like any
other; some are wrong on purpose, for the learner to find out why.
"""

from __future__ import annotations

import json
from typing import Any

from .._assets import LESSONS


def worked_hands() -> tuple[str, ...]:
    """Return the names of all worked hands, sorted.

    >>> "first_night_repaired" in worked_hands()
    True
    """
    return tuple(sorted(path.stem for path in (LESSONS / "hands").glob("*.json")))


def worked(name: str) -> dict[str, Any]:
    """Return the record of a worked hand; raises `LookupError` naming those there are.

    >>> worked("first_night_repaired")["auction"]
    ['3', 'pass', 'pass', 'pass']
    """
    if name not in worked_hands():
        raise LookupError(
            f"there is no worked hand {name!r}: choose one of {', '.join(worked_hands())}"
        )
    found: dict[str, Any] = json.loads(
        (LESSONS / "hands" / f"{name}.json").read_text(encoding="utf-8")
    )
    return found
