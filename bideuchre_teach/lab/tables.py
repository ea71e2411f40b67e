"""What the lab found, as plain tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..bowers import arrange
from ..cards import Strain, show
from ..words import seat_name
from ..words.names import call_name, count

if TYPE_CHECKING:
    from .bids import BidWorth
    from .card_worth import CardWorth
    from .counts import Mean
    from .partner import PartnerWorth
    from .worth import HandWorth


def tricks_table(worth: HandWorth) -> str:
    """Return the tricks of a hand by strain: how often each number, and the mean.

    Percentages are of the deals sampled.
    """
    rules, seat = worth.view.rules, seat_name(worth.view.seat)
    lines = [f"{seat} holds {show(arrange(worth.view.cards, worth.best))} and leads."]
    lines.append(
        "Tricks"
        + (" of the own side" if rules.has_partners else "")
        + f" in {sampled(worth.deals, worth.complete, worth.fits)}, in percent of the deals"
    )
    numbers = range(rules.hand_size + 1)
    rows = [["trump", *map(str, numbers), "mean tricks"]]
    kinds = (("", worth.tricks), ("alone ", worth.alone), ("small pepper ", worth.small_pepper))
    for name, found in kinds:
        for strain, tricks in found.items():
            shares = [f"{100 * c / tricks.deals:.0f}" if c else "·" for c in tricks.counts]
            rows.append([f"{name}{strain_name(strain)}", *shares, repr(tricks.mean)])
    return "\n".join([*lines, *aligned(rows)])


def bids_table(bids: Sequence[BidWorth], worth: HandWorth) -> str:
    """Return what each bid is worth: chance to make it, and points for each side."""
    rules = worth.view.rules
    scored = bool(bids) and bids[0].wins is not None
    rows = [["bid", "trump", "made", "own side" if rules.has_partners else "bidder"]]
    rows[0] += (["others", "difference"] if rules.has_partners else []) + (
        ["wins", "loses"] if scored else []
    )
    for bid in bids:
        row = [
            call_name(bid.call, rules),
            strain_name(bid.strain),
            percent(bid.made),
            repr(bid.points),
        ]
        if rules.has_partners:
            row += [repr(bid.others), repr(bid.swing)]
        if bid.wins is not None and bid.loses is not None:
            row += [percent(bid.wins), percent(bid.loses)]
        rows.append(row)
    said = f"Points of each bid in {sampled(worth.deals, worth.complete, worth.fits)}"
    return "\n".join([said, *aligned(rows)])


def cards_table(worth: CardWorth) -> str:
    """Return what each legal card is worth: tricks, how far behind, how often best, bid made."""
    view = worth.view
    many = view.rules.has_partners
    left = count(view.rules.hand_size - len(view.tricks), "trick")
    said = f"{seat_name(view.seat)} plays; {left} left, this one included"
    said += f", in {sampled(worth.deals, worth.complete, worth.fits)}"
    rows = [["card", "own side takes" if many else "takes", "behind the best", "best in"]]
    rows[0].append("bid made")
    for card in sorted(worth.tricks, key=lambda card: -worth.tricks[card].mean.value):
        behind = worth.behind[card]
        rows.append(
            [
                card.text,
                repr(worth.tricks[card].mean),
                "–" if card is worth.best else repr(behind),
                percent(worth.often_best[card]),
                percent(worth.made[card]),
            ]
        )
    return "\n".join([said, *aligned(rows)])


def partner_table(worth: PartnerWorth) -> str:
    """Return what partners were worth, a line for each thing that was counted."""
    rows = [["", "tricks"]]
    rows += [
        ["any hand, before anyone bids", f"{worth.average:.2f} exactly"],
        ["bidder's side, all cards open", repr(worth.together)],
        ["the same without the partner", repr(worth.without)],
        ["so the partner adds", repr(worth.share)],
        ["bidder's own cards, played by bots", repr(worth.bidder)],
        ["partner's own cards, played by bots", repr(worth.taken)],
    ]
    said = f"{worth.rules.name}: {count(worth.contracts, 'contract')}"
    said += f" of {worth.at_least} or more" if worth.at_least > worth.rules.minimum_bid else ""
    said += f" with a partner, in {sampled(worth.deals, worth.complete, None)}"
    return "\n".join([said, *aligned(rows)])


def sampled(deals: int, complete: bool, fits: float | None) -> str:
    """Say how many deals were sampled, and what is to be known about them."""
    said = f"{deals} sampled {'deal' if deals == 1 else 'deals'}"
    notes = [] if fits is None else [f"{100 * fits:.0f} % fit the calls"]
    notes += [] if complete else ["interrupted"]
    return f"{said} ({', '.join(notes)})" if notes else said


def strain_name(strain: Strain) -> str:
    """Write a strain as a word with its sign: ``hearts ♥``, ``no trump``."""
    return strain.spoken if strain.trump is None else f"{strain.spoken} {strain.value}"


def percent(chance: Mean) -> str:
    """Write a chance in percent; a dash where there is none."""
    return "–" if chance.value != chance.value else f"{100 * chance.value:.0f} %"


def aligned(rows: list[list[str]]) -> list[str]:
    """Set rows of cells in columns, the first to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
