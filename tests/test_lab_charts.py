"""Charts say their units and how sure they are; where no picture is, the same is a table."""

import base64
import sys

import pytest

from bideuchre_teach import lab
from bideuchre_teach.cards import Side
from bideuchre_teach.draw.chart import Chart
from bideuchre_teach.rules import Rules
from tests.hands import FIRST_NIGHT, ready

HELD = "J♥ J♦ A♥ K♥ A♠ 9♣"


def charts():
    worth = lab.hand_worth(lab.holding(HELD, Rules.partnership()), deals=50)
    hand = ready(Rules.cutthroat(), "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
    return {
        "tricks": (worth.chart(), worth),
        "bids": (worth.bids().chart(), worth.bids()),
        "cards": ((cards := lab.card_worth(hand, deals=30)).chart(), cards),
        "partner": ((p := lab.partner_worth(Rules.partnership(), deals=30)).chart(), p),
    }


@pytest.fixture(scope="module")
def drawn():
    return charts()


@pytest.mark.parametrize("name", ["tricks", "bids", "cards", "partner"])
def test_a_chart_names_its_units_and_its_uncertainty_and_has_its_words(drawn, name):
    chart, found = drawn[name]
    assert chart.text == repr(chart) == repr(found)
    data, more = chart._repr_mimebundle_()
    assert base64.b64decode(data["image/png"]).startswith(b"\x89PNG")
    assert data["text/plain"] == repr(found)
    assert more["image/png"]["alt"] == repr(found)
    words = []
    for axes in chart.figure.axes:
        assert axes.get_title()
        words += [axes.get_title(), axes.get_xlabel(), axes.get_ylabel()]
    said = " ".join(words)
    assert "twice the standard error" in said
    assert "tricks" in said or "points" in said


def test_the_lines_are_twice_the_error_long(drawn):
    chart, bids = drawn["bids"]
    [errors] = [c for c in chart.figure.axes[0].containers if hasattr(c, "has_yerr")]
    [lines] = errors.lines[2]
    for segment, bid in zip(lines.get_segments(), bids, strict=True):
        low, high = segment[0][1], segment[1][1]
        assert low == pytest.approx(bid.swing.value - 2 * bid.swing.error)
        assert high == pytest.approx(bid.swing.value + 2 * bid.swing.error)


def test_the_best_is_marked_by_a_sign_and_not_by_colour_alone(drawn):
    for name in ("tricks", "cards"):
        chart, _ = drawn[name]
        labels = [label.get_text() for label in chart.figure.axes[-1].get_yticklabels()]
        assert sum(label.startswith("★") for label in labels) == 1


def test_where_matplotlib_is_missing_the_same_call_gives_the_table(monkeypatch, tmp_path, drawn):
    for name in [n for n in sys.modules if n == "matplotlib" or n.startswith("matplotlib.")]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    for name, (chart, found) in charts().items():
        assert chart.figure is None
        data, more = chart._repr_mimebundle_()
        assert (data, more) == ({"text/plain": repr(found)}, {})
        assert chart.text == drawn[name][0].text
        written = chart.save(tmp_path / f"{name}.png")
        assert written.read_text(encoding="utf-8") == repr(found) + "\n"


def test_a_chart_is_written_as_its_ending_says(drawn, tmp_path):
    chart, _ = drawn["tricks"]
    assert isinstance(chart, Chart)
    assert chart.save(tmp_path / "tricks.svg").read_text("utf-8").count("<svg") == 1
    assert chart.save(tmp_path / "tricks.png").read_bytes().startswith(b"\x89PNG")


def test_the_table_of_tricks_by_hand():
    worth = lab.hand_worth(lab.holding(HELD, Rules.cutthroat()), ["H"], deals=50)
    assert repr(worth).splitlines() == [
        "West holds J♥ J♦ A♥ K♥ A♠ 9♣ and leads.",
        "Tricks in 50 sampled deals, in percent of the deals",
        "trump     0  1  2  3  4    5  6  mean tricks",
        "hearts ♥  ·  ·  ·  ·  ·  100  ·  5.00 ± 0.00",
    ]


def test_the_table_of_bids_by_hand():
    worth = lab.hand_worth(lab.holding(HELD, Rules.cutthroat()), ["H"], deals=50)
    assert repr(worth.bids({Side.WEST: 16})).splitlines() == [
        "Points of each bid in 50 sampled deals",
        "bid               trump   made         bidder   wins  loses",
        *(f"{n}              hearts ♥  100 %    5.00 ± 0.00  100 %    0 %" for n in range(1, 6)),
        "Pepper, all 6  hearts ♥    0 %  −12.00 ± 0.00    0 %    0 %",
    ]


def test_the_strain_to_look_at_may_be_named():
    worth = lab.hand_worth(lab.holding(HELD, Rules.cutthroat()), ["H", "D"], deals=50)
    titles = [axes.get_title() for axes in worth.chart("D").figure.axes]
    assert titles[0] == "Diamonds: 50 sampled deals"
    assert worth.chart("D").text == worth.chart().text
