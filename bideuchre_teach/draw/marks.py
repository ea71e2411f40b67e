"""What stands beside a seat in words, shared by pictures and text so that both say the same."""

from __future__ import annotations

from .contract import ScoreView, SeatView, TableView, TrickView

_TO_ACT = {
    "auction": "to call",
    "trump": "names the strain",
    "swap": "to swap",
    "play": "to play",
    "over": "",
}


def marks(seat: SeatView, phase: str) -> list[str]:
    """Say what a seat is and does: to play, bidder, dealer, sits out."""
    found = [
        _TO_ACT.get(phase, "") if seat["turn"] else "",
        "sits out" if seat["out"] else "",
        seat["call_say"] if phase == "auction" and seat["call"] else "",
        "bidder" if seat["bidder"] and phase != "auction" else "",
        "dealer" if seat["dealer"] else "",
    ]
    return [mark for mark in found if mark]


def tricks(count: int) -> str:
    """Say how many tricks.

    >>> tricks(0), tricks(1), tricks(2)
    ('no tricks', '1 trick', '2 tricks')
    """
    return f"{count or 'no'} trick{'' if count == 1 else 's'}"


def name(seat: SeatView) -> str:
    """Name a seat; the viewer's own is marked as such."""
    return f"{seat['name']} (you)" if seat["you"] else seat["name"]


def strain(view: TableView) -> str:
    """Say the strain of a table, or that it is not named yet."""
    if view["strain"] is None:
        return "Trump not named yet"
    if view["strain"] == "NT":
        return "No trump"
    return f"{view['strain_say'].capitalize()} are trump"


def taking(trick: TrickView, full: int) -> str:
    """Say of the best card whether it is winning or, in a full trick, takes it."""
    return "takes it" if len(trick["cards"]) == full else "winning"


def playing(view: TableView) -> int:
    """Count the seats that play: all but the partner of a lone player."""
    return sum(not seat["out"] for seat in view["seats"])


def took(seat: SeatView, phase: str) -> str:
    """Say how many tricks a seat has taken; nothing before it has any, nor outside play."""
    if seat["out"] or phase not in ("play", "over") or not (seat["tricks"] or phase == "over"):
        return ""
    return tricks(seat["tricks"])


def led(trick: TrickView, names: dict[str, str]) -> str:
    """Say which suit was led and by whom, or who leads."""
    leader = names.get(trick["leader"], trick["leader"])
    if trick["led"] is None:
        return f"{leader} leads" if leader else ""
    return f"{leader} led {trick['led_say']}"


def signed(points: int) -> str:
    """Write points with their sign, minus as a true minus.

    >>> signed(4), signed(-6), signed(0)
    ('+4', '−6', '0')
    """
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def score_line(line: ScoreView) -> str:
    """Write a side's points and why; the sentence names the side."""
    return f"{signed(line['points'])}  {line['why']}"
