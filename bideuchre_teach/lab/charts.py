"""Charts of what the lab found; where matplotlib is missing, the same figures as a text table."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ..draw.chart import Chart
from ..words.names import call_name
from .tables import bids_table, tricks_table

if TYPE_CHECKING:
    from .worth import BidWorth, HandWorth

_GREEN, _GOLD, _INK = "#1f6f5f", "#c8961e", "#20302c"


def tricks_chart(worth: HandWorth) -> Chart | str:
    """Draw how many tricks the hand takes with each strain: the share of deals, and the means.

    Returns a `Chart`, or the text table alone where matplotlib is missing.
    """
    if find_spec("matplotlib") is None:
        return tricks_table(worth)
    from matplotlib.figure import Figure

    best = worth.best
    figure = Figure(figsize=(9, 3.4), layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=[3, 2])
    tricks = worth.tricks[best]
    shares = [100 * count / tricks.deals for count in tricks.counts]
    bars = left.bar(range(len(shares)), shares, color=_GREEN)
    left.bar_label(bars, [f"{share:.0f}" if share else "" for share in shares])
    left.set_xticks(range(len(shares)))
    left.set_xlabel("tricks of the own side")
    left.set_ylabel("percent of the deals")
    left.set_title(f"{best.spoken.capitalize()}: {tricks.deals} sampled deals")
    strains = list(worth.tricks)
    means = [worth.tricks[strain].mean for strain in strains]
    right.barh(
        range(len(strains)),
        [mean.value for mean in means],
        xerr=[2 * mean.error for mean in means],
        color=[_GOLD if strain is best else _GREEN for strain in strains],
        ecolor=_INK,
        capsize=3,
    )
    right.set_yticks(range(len(strains)), [strain.spoken for strain in strains])
    right.invert_yaxis()
    right.set_xlim(0, worth.view.rules.hand_size)
    right.set_xlabel("mean tricks (line: twice the standard error)")
    right.set_title("Every strain")
    _plain(left, right)
    return Chart(figure, tricks_table(worth))


def bids_chart(bids: Sequence[BidWorth], worth: HandWorth) -> Chart | str:
    """Draw what each bid is worth in points: the own side's less those of the best other side.

    Returns a `Chart`, or the text table alone where matplotlib is missing.
    """
    if find_spec("matplotlib") is None:
        return bids_table(bids, worth)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3.4), layout="constrained")
    axes = figure.subplots()
    swings = [bid.swing for bid in bids]
    axes.bar(
        range(len(bids)),
        [swing.value for swing in swings],
        yerr=[2 * swing.error for swing in swings],
        color=[_GREEN if swing.value >= 0 else _GOLD for swing in swings],
        ecolor=_INK,
        capsize=3,
    )
    names = [f"{call_name(bid.call, worth.view.rules)}\n{bid.made.value:.0%} made" for bid in bids]
    axes.set_xticks(range(len(bids)), names, fontsize=8)
    axes.axhline(0, color=_INK, linewidth=0.8)
    axes.set_ylabel("points against the others")
    axes.set_title(f"What each bid is worth ({worth.deals} deals; line: twice the standard error)")
    _plain(axes)
    return Chart(figure, bids_table(bids, worth))


def _plain(*all_axes: Any) -> None:
    for axes in all_axes:
        axes.spines[["top", "right"]].set_visible(False)
