"""The chart of a game: each side's total after each hand, against the target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..draw.chart import Chart
from ..draw.text import sheet as sheet_text

_MARKS: Final = "osD^v"
_LINES: Final = ("-", "--", "-.", ":", "-")
_COLOURS: Final = ("#c4122f", "#1c6a8c", "#1d2433", "#b8500b", "#17604f")


def chart(sheet: Mapping[str, Any]) -> Chart | str:
    """Draw a score sheet's totals; sides differ by mark and line as well as by colour.

    Returns a `Chart`, or the sheet as text alone where matplotlib is missing.
    """
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return sheet_text(sheet)  # type: ignore[arg-type]
    hands = [row["hand"] for row in sheet["rows"]]
    figure = Figure(figsize=(8, 4.2), layout="constrained")
    axes = figure.add_subplot()
    for i, side in enumerate(sheet["sides"]):
        totals = [0, *(row["total"][side["side"]] for row in sheet["rows"])]
        look: dict[str, Any] = {"color": _COLOURS[i], "linestyle": _LINES[i], "marker": _MARKS[i]}
        axes.plot([0, *hands], totals, label=side["name"], **look)
        for hand, total in zip(hands, totals[1:], strict=True):
            offset = (0, 8 if i % 2 == 0 else -14)
            axes.annotate(
                str(total).replace("-", "−"),
                (hand, total),
                textcoords="offset points",
                xytext=offset,
                ha="center",
                color=_COLOURS[i],
            )
    axes.axhline(sheet["target"], color="#936400", linewidth=2)
    axes.annotate(
        f"target {sheet['target']}",
        (0, sheet["target"]),
        textcoords="offset points",
        xytext=(0, 5),
        color="#936400",
    )
    axes.set_xlabel("hand")
    axes.set_ylabel("points")
    axes.set_xticks([0, *hands])
    axes.set_xlim(-0.2, max([1, *hands]) + 0.4)
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    return Chart(figure, sheet_text(sheet))  # type: ignore[arg-type]
