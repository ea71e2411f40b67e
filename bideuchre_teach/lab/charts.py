"""Charts of what the lab found; where matplotlib is missing, the same figures as a text table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..draw.chart import Chart
from ..words.names import call_name, seat_name
from .counts import Mean
from .tables import bids_table, cards_table, partner_table, tricks_table

if TYPE_CHECKING:
    from ..cards import Strain
    from .bids import BidWorth
    from .card_worth import CardWorth
    from .partner import PartnerWorth
    from .worth import HandWorth

_GREEN, _GOLD, _INK = "#3d9480", "#b8820c", "#20302c"
_LINE = "line: twice the standard error"


def tricks_chart(worth: HandWorth, strain: Strain) -> Chart:
    """Draw how often the hand takes how many tricks with one strain, and the means of all."""
    figure = _figure(9, 3.4)
    if figure is None:
        return Chart(None, tricks_table(worth))
    best = worth.best
    left, right = figure.subplots(1, 2, width_ratios=[3, 2])
    tricks = worth.tricks[strain]
    shares = [100 * count / tricks.deals for count in tricks.counts]
    bars = left.bar(range(len(shares)), shares, color=_GREEN)
    left.bar_label(bars, [f"{share:.0f}" if share else "" for share in shares])
    left.set_xticks(range(len(shares)))
    left.set_xlabel("tricks of the own side" if worth.view.rules.has_partners else "tricks")
    left.set_ylabel("percent of the deals")
    left.set_title(f"{strain.spoken.capitalize()}: {tricks.deals} sampled deals")
    strains = list(worth.tricks)
    means = [worth.tricks[one].mean for one in strains]
    # The best one is marked by a sign as well as by its colour.
    names = [f"{'★ ' if one is best else ''}{one.spoken}" for one in strains]
    _bars(right, names, means, [one is best for one in strains])
    right.set_xlim(0, worth.view.rules.hand_size)
    right.set_xlabel(f"mean tricks ({_LINE})")
    right.set_title("Every strain")
    _plain(left, right)
    return Chart(figure, tricks_table(worth))


def bids_chart(bids: Sequence[BidWorth], worth: HandWorth) -> Chart:
    """Draw what each bid is worth in points: the own side's less those of the best other side."""
    figure = _figure(9, 3.4)
    if figure is None:
        return Chart(None, bids_table(bids, worth))
    rules = worth.view.rules
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
    names = [call_name(b.call, rules).replace(" ", "\n") for b in bids]
    labels = [f"{name}\n{b.made.value:.0%} made" for name, b in zip(names, bids, strict=True)]
    axes.set_xticks(range(len(bids)), labels, fontsize=8)
    axes.axhline(0, color=_INK, linewidth=0.8)
    axes.set_ylabel("points" + (", less the other side's" if rules.has_partners else ""))
    axes.set_title(f"What each bid is worth: {worth.deals} sampled deals ({_LINE})")
    _plain(axes)
    return Chart(figure, bids_table(bids, worth))


def cards_chart(worth: CardWorth) -> Chart:
    """Draw how far each legal card is behind the best one, in tricks."""
    cards = sorted(worth.tricks, key=lambda card: -worth.tricks[card].mean.value)
    figure = _figure(7, 1.4 + 0.32 * len(cards))
    if figure is None:
        return Chart(None, cards_table(worth))
    axes = figure.subplots()
    means = [worth.tricks[card].mean for card in cards]
    best = [card is worth.best for card in cards]
    names = [f"{'★ ' if card is worth.best else ''}{card.text}" for card in cards]
    _bars(axes, names, means, best)
    axes.set_xlabel(f"mean tricks from here on ({_LINE})")
    axes.set_title(f"{seat_name(worth.view.seat)}'s cards: {worth.deals} sampled deals")
    _plain(axes)
    return Chart(figure, cards_table(worth))


def partner_chart(worth: PartnerWorth) -> Chart:
    """Draw what partners were worth, measured three ways, in tricks."""
    figure = _figure(7, 2.2)
    if figure is None:
        return Chart(None, partner_table(worth))
    axes = figure.subplots()
    names = ["any hand", "partner adds, all cards open", "partner's own tricks, bots play"]
    _bars(axes, names, [Mean(worth.average, 0.0), worth.share, worth.taken], [False] * 3)
    axes.set_xlabel(f"tricks ({_LINE})")
    axes.set_title(f"What a partner is worth: {worth.contracts} contracts")
    _plain(axes)
    return Chart(figure, partner_table(worth))


def _figure(width: float, height: float) -> Any:
    """Return an empty figure, or None where matplotlib is missing."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return None
    return Figure(figsize=(width, height), layout="constrained")


def _bars(axes: Any, names: Sequence[str], means: Sequence[Mean], best: Sequence[bool]) -> None:
    places = range(len(names))
    axes.barh(
        places,
        [mean.value for mean in means],
        xerr=[2 * mean.error for mean in means],
        color=[_GOLD if is_best else _GREEN for is_best in best],
        ecolor=_INK,
        capsize=3,
    )
    axes.set_yticks(places, names)
    axes.invert_yaxis()


def _plain(*all_axes: Any) -> None:
    for axes in all_axes:
        axes.spines[["top", "right"]].set_visible(False)
