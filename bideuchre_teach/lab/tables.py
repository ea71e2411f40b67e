"""What the lab found, as plain tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..bowers import arrange
from ..cards import show
from ..words import seat_name
from ..words.names import call_name

if TYPE_CHECKING:
    from .worth import BidWorth, HandWorth


def tricks_table(worth: HandWorth) -> str:
    """Return the tricks of a hand by strain: how often each number, and the mean.

    Percentages are of the deals sampled.
    """
    rules = worth.view.rules
    numbers = range(rules.hand_size + 1)
    best = worth.best
    lines = [
        f"{seat_name(worth.view.seat)} holds {show(arrange(worth.view.cards, best))} and leads.",
        f"Tricks in {worth.deals} sampled deals, in percent of the deals"
        + ("" if worth.complete else " (interrupted)"),
    ]
    rows = [["trump", *map(str, numbers), "mean"]]
    for name, found in (("", worth.tricks), ("alone ", worth.alone)):
        for strain, tricks in found.items():
            shares = [f"{100 * c / tricks.deals:.0f}" if c else "·" for c in tricks.counts]
            rows.append([f"{name}{strain}", *shares, repr(tricks.mean)])
    return "\n".join([*lines, *_aligned(rows)])


def bids_table(bids: Sequence[BidWorth], worth: HandWorth) -> str:
    """Return what each bid is worth: chance to make it, and points for each side."""
    own = "own side" if worth.view.rules.has_partners else "bidder"
    rows = [["bid", "trump", "made", own, "others", "difference"]]
    for bid in bids:
        rows.append(
            [
                call_name(bid.call, worth.view.rules),
                str(bid.strain),
                f"{100 * bid.made.value:.0f} %",
                repr(bid.points),
                repr(bid.others),
                repr(bid.swing),
            ]
        )
    return "\n".join(_aligned(rows))


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
