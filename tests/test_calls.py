"""Calls: how they are read and written, and what is none."""

import pytest

from bideuchre_teach.auction import ALONE, PASS, SMALL_PEPPER, Auction, Call
from bideuchre_teach.cards import Strain
from bideuchre_teach.rules import Rules
from tests.hands import USUAL, at, calls

PARTNERSHIP, CUTTHROAT, DOUBLE = (
    USUAL["partnership"],
    USUAL["cutthroat-4"],
    USUAL["double-deck"],
)


def auction(rules: Rules, text: str, dealer: str = "S") -> Auction:
    """The auction after these calls, each of which has to be legal."""
    going = Auction(rules, at(dealer))
    for call in calls(text) if text else []:
        assert going.judge(call), f"{call}: {going.judge(call)}"
        going = going.add(call)
    return going


def may_call(going: Auction) -> set[str]:
    return {call.ascii for call in going.legal()}


def refusal(going: Auction, call: str) -> str:
    """The code of the reason why this call is refused."""
    judged = going.judge(Call.of(call))
    assert not judged.legal
    assert len(judged.reasons) == 1
    return judged.reasons[0].code


@pytest.mark.parametrize(
    ("text", "written", "ascii_text"),
    [
        ("pass", "pass", "pass"),
        ("PASS", "pass", "pass"),
        (" 4 ", "4", "4"),
        (4, "4", "4"),
        ("12", "12", "12"),
        ("4♥", "4♥", "4H"),
        ("4♥\ufe0f", "4♥", "4H"),
        ("4h", "4♥", "4H"),
        ("4 S", "4♠", "4S"),
        ("7NT", "7NT", "7NT"),
        ("7nt", "7NT", "7NT"),
        ("12NT", "12NT", "12NT"),
        ("alone", "alone", "alone"),
        ("Alone ♥", "alone ♥", "alone H"),
        ("alone NT", "alone NT", "alone NT"),
        ("alone h", "alone ♥", "alone H"),
        ("small pepper", "small pepper", "small pepper"),
    ],
)
def test_a_call_is_read_and_written(text, written, ascii_text):
    call = Call.of(text)
    assert call.text == str(call) == written
    assert call.ascii == ascii_text
    assert Call.of(written) == Call.of(ascii_text) == call
    assert Call.of(call) is call


@pytest.mark.parametrize(
    "text",
    ["", "0", "-3", "100", "3.5", "♥", "NT", "♥4", "4X", "4♥♥", "pass ♥", "alone 4", "4 alone",
     "double", "alone ♥ NT", "3 4", "four"],
)  # fmt: skip
def test_what_is_no_call_is_refused_by_name(text):
    with pytest.raises(ValueError, match="not a call") as refused:
        Call.of(text)
    assert repr(text) in str(refused.value)


@pytest.mark.parametrize("thing", [None, True, 0, -1, 3.0, ["3"], {"bid": 3}])
def test_other_things_are_no_calls_either(thing):
    with pytest.raises(ValueError, match="not a call"):
        Call.of(thing)


@pytest.mark.parametrize(
    "mixture",
    [
        {"number": 3, "alone": True},
        {"small_pepper": True},
        {"strain": Strain.HEARTS},
        {"number": -1},
        {"number": True},
        {"number": "4"},
        {"number": 6, "alone": True, "small_pepper": True},
    ],
)
def test_a_call_is_one_thing_only(mixture):
    with pytest.raises(ValueError, match="a call is"):
        Call(**mixture)


def test_only_a_pass_is_a_pass():
    assert PASS.is_pass
    assert not any(call.is_pass for call in (ALONE, SMALL_PEPPER, Call(1), Call.of("4♥")))
