"""Records that cannot be: each fault is refused by its place, in one sentence."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.cards import Seat
from bideuchre_teach.reasons import IllegalAction
from bideuchre_teach.record import (
    MalformedRecord,
    load,
    read,
    replay,
    replay_game,
)
from tests.hands import EVERY_TABLE, FIRST_NIGHT
from tests.records import DRAWN, LONE, REPAIRED, WORKED, fault, malformed, text, without

tables = st.sampled_from(EVERY_TABLE)
seeds = st.integers(0, 2**32)


# Content that cannot be


def hands(**changed: str) -> dict:
    return REPAIRED | {"hands": FIRST_NIGHT | changed}


@pytest.mark.parametrize(
    ("changed", "reason", "place", "named"),
    [
        ({"W": "J♥ J♦ A♥ K♥ A♠ A♦"}, "deal.card_too_often", "hands", "ace of diamonds"),
        ({"W": "J♥ J♥ A♥ K♥ A♠ 9♣"}, "deal.card_too_often", "hands", "jack of hearts"),
        ({"W": "J♥ J♦ A♥ K♥ A♠"}, "deal.hand_size", "hands", "West has 5 cards"),
        ({"W": "J♥ J♦ A♥ K♥ A♠ 8♣"}, "deal.not_in_pack", "hands", "8 of clubs"),
        ({"W": "J♥ J♦ A♥ K♥ A♠ 1♣"}, "record.not_a_card", "hands.W", "1♣"),
        ({"W": "J♥ J♦ A♥ K♥ A♠ ♣9"}, "record.not_a_card", "hands.W", "♣9"),
        ({"W": ""}, "deal.hand_size", "hands", "West has no cards"),
        ({"NW": "A♣"}, "deal.no_such_seat", "hands.NW", "NW"),
        ({"w": FIRST_NIGHT["W"]}, "deal.no_such_seat", "hands.w", "'w'"),
        ({"West": FIRST_NIGHT["W"]}, "deal.no_such_seat", "hands.West", "West"),
    ],
)
def test_cards_and_seats_that_cannot_be_are_refused_by_place(changed, reason, place, named):
    found = fault(hands(**changed), step="record", reason=reason)
    assert found.place == place
    assert named in str(found.reason)
    assert (found.seat, found.action, found.trick) == (None, None, None)
    assert replay(hands(**changed)).hand is None


def test_a_seat_without_a_hand_is_refused():
    three = without(FIRST_NIGHT, "E")
    found = fault(REPAIRED | {"hands": three}, step="record", reason="deal.no_hand")
    assert "East" in str(found.reason)


@pytest.mark.parametrize("dealer", ["NW", "X", "", "NS", "s", "south", " S"])
def test_a_dealer_from_another_table_is_refused(dealer):
    found = fault(REPAIRED | {"dealer": dealer}, step="record", reason="deal.no_such_seat")
    assert found.place == "dealer"


@pytest.mark.parametrize(
    ("calls", "reason", "seat"),
    [
        (["3", "3"], "bid.equal", "N"),
        (["3", "2"], "bid.too_low", "N"),
        (["7"], "bid.too_many", "W"),
        (["3♥"], "bid.strain_comes_later", "W"),
        (["alone"], "alone.not_played", "W"),
        (["3", "pass", "pass", "pass", "pass"], "auction.over", None),
        (["pass", "pass", "pass", "pass", "3"], "auction.over", None),
        (["6", "pass"], "auction.over", "N"),
        (["3", "6", "pass"], "auction.over", "E"),
    ],
)
def test_a_call_out_of_order_is_refused_by_seat_and_place(calls, reason, seat):
    found = fault(
        without(REPAIRED, "trump", "play") | {"auction": calls}, step="auction", reason=reason
    )
    assert found.seat is (None if seat is None else Seat.of(seat))
    assert found.place == f"auction[{len(calls) - 1}]"
    assert found.action.text == calls[-1]


@pytest.mark.parametrize("call", ["", "double", "0", "♥", "3 hearts", "-1"])
def test_what_is_no_call_is_refused_by_place(call):
    found = fault(REPAIRED | {"auction": ["pass", call]}, step="record", reason="record.not_a_call")
    assert found.place == "auction[1]"
    assert repr(call) in str(found.reason)


def test_trump_named_too_early_too_late_or_wrongly():
    early = fault(REPAIRED | {"auction": ["3"]}, step="trump", reason="phase.auction")
    assert early.seat is Seat.NORTH
    thrown = without(REPAIRED, "play") | {"auction": ["pass"] * 4}
    assert fault(thrown, step="trump", reason="hand.over").seat is None
    in_the_bid = fault(LONE | {"trump": "♥"}, step="trump", reason="trump.in_the_bid")
    assert in_the_bid.seat is Seat.SOUTH
    wrong = fault(REPAIRED | {"trump": "X"}, step="record", reason="record.not_a_strain")
    assert wrong.place == "trump"
    no_trump = WORKED | {"trump": "NT"}
    assert fault(no_trump, step="trump", reason="trump.no_trump_not_played").seat is Seat.SOUTH


def test_cards_played_before_trump_is_named():
    found = fault(without(REPAIRED, "trump"), step="play", reason="phase.trump")
    assert (found.seat, found.trick) == (Seat.WEST, 1)


@pytest.mark.parametrize(
    ("play", "step", "reason", "trick", "place"),
    [
        (["J♥ A♣"], "play", "follow.suit_led", 1, "play[0]"),
        (["Q♥"], "play", "play.not_in_hand", 1, "play[0]"),
        (["J♥ 10♥ Q♦ 9♦", "J♥"], "play", "play.not_in_hand", 2, "play[1]"),
        (["J♥ 10♥ Q♦ 9♦ J♦"], "record", "record.trick_too_long", None, "play[0]"),
        (["J♥ 10♥ Q♦", "9♦ J♦"], "record", "record.trick_too_short", None, "play[0]"),
        (["", "J♥"], "record", "record.trick_too_short", None, "play[0]"),
        (["J♥ XX"], "record", "record.not_a_card", None, "play[0]"),
        ([*DRAWN, "J♥"], "play", "hand.over", 7, "play[6]"),
        ([*DRAWN[:5], DRAWN[5] + " J♥"], "play", "hand.over", 6, "play[5]"),
    ],
)
def test_cards_that_cannot_be_played_are_refused_by_trick_and_place(
    play, step, reason, trick, place
):
    found = fault(REPAIRED | {"play": play}, step=step, reason=reason)
    assert (found.trick, found.place) == (trick, place)
    if reason.startswith("record.trick"):
        assert found.reason["trick"] == 1


def test_a_card_after_the_last_trick_is_refused_with_its_own_reason():
    with pytest.raises(IllegalAction) as refusal:
        load(REPAIRED | {"play": [*DRAWN, "J♥"]})
    assert not refusal.value.verdict.legal
    assert refusal.value.reason.code == "hand.over"


@pytest.mark.parametrize(
    ("swap", "step", "reason", "place"),
    [
        ({"S": "9♣ A♠ 10♥ Q♥", "N": "J♦"}, "swap", "swap.too_many", "swap.S"),
        ({"S": "9♣", "N": "J♦ A♦"}, "swap", "swap.as_many_back", "swap.N"),
        ({"S": "9♣", "N": ""}, "swap", "swap.as_many_back", "swap.N"),
        ({"S": "9♠", "N": "J♦"}, "swap", "swap.not_in_hand", "swap.S"),
        ({"S": "9♣", "N": "9♣"}, "swap", "swap.not_in_hand", "swap.N"),
        ({"S": "9♣ 1♣", "N": "J♦"}, "record", "record.not_a_card", "swap.S"),
        ({"N": "J♦"}, "record", "record.swap_out_of_turn", "swap.N"),
        ({"S": "9♣", "W": "A♠"}, "record", "record.swap_out_of_turn", "swap.W"),
        ({"S": "9♣", "N": "J♦", "W": "A♠"}, "swap", "phase.play", "swap.W"),
        ({"S": "9♣", "NW": "J♦"}, "record", "deal.no_such_seat", "swap.NW"),
        ({"S": "", "N": "J♦"}, "swap", "phase.play", "swap.N"),
    ],
)
def test_a_swap_that_cannot_be_is_refused_by_place(swap, step, reason, place):
    assert fault(LONE | {"swap": swap}, step=step, reason=reason).place == place


def test_a_swap_where_none_is_played_is_refused():
    for seat, put in (("W", "9♣"), ("N", "A♣"), ("W", "")):
        found = fault(REPAIRED | {"swap": {seat: put}}, step="swap", reason="swap.not_played")
        assert found.seat is Seat.of(seat)
        assert "no swap at this table" in str(found.reason)


# Text that is no record


LONG = "9" * 6000


@pytest.mark.parametrize(
    ("broken", "line", "column"),
    [
        ('{"notes": {"n": ' + LONG + "}}", 1, 17),
        ('{"title": "' + LONG + '",\n "target":\n  -' + LONG + "}", 3, 3),
        ("[1." + LONG + ", 1e5, " + LONG + "]", 1, 6011),
        ("", 1, 1),
        ("{", 1, 2),
        ('{"format": "bideuchre-hand/1",\n "rules": }', 2, 11),
        ("not json", 1, 1),
        (text(REPAIRED) + "x", 1, len(text(REPAIRED)) + 1),
        ("{'format': 1}", 1, 2),
    ],
)
def test_broken_json_is_refused_by_line_and_column(broken, line, column):
    error = malformed("record.not_json", broken)
    assert (error.reason["line"], error.reason["column"]) == (line, column)
    assert f"line {line}, column {column}" in str(error)


def test_a_number_with_thousands_of_digits_is_refused():
    malformed("record.not_json", '{"format": ' + "9" * 5000 + "}")


@pytest.mark.parametrize(
    "binary", [b"\x89PNG\r\n\x1a\n", b"\xff\xfe{\x00}\x00", b"{}\x00", b"\x00"]
)
def test_a_binary_file_is_refused(binary):
    malformed("record.not_text", binary)


def test_a_byte_order_mark_is_no_fault():
    assert load(b"\xef\xbb\xbf" + text(REPAIRED).encode()) == load(REPAIRED)


def test_a_huge_text_is_refused_without_reading_it():
    malformed("record.too_long", "[" * 5_000_000)
    malformed("record.too_long", text(REPAIRED) + " " * 4_000_000)


@pytest.mark.parametrize("bracket", ["[", '{"a":', '{"notes":{"a":['])
def test_a_deeply_nested_text_is_refused(bracket):
    error = malformed("record.too_deep", bracket * 100_000)
    assert "deeper" in str(error)


def test_a_key_that_stands_twice_is_refused_and_named():
    twice = text(REPAIRED)[:-1] + ', "dealer": "N"}'
    assert '"dealer"' in str(malformed("record.key_twice", twice))
    seats = text(REPAIRED).replace('"N": ', '"W": ', 1)
    assert '"W"' in str(malformed("record.key_twice", seats))


def test_a_great_many_keys_are_read_quickly_enough_to_be_refused():
    keys = ",".join(f'"{number}":0' for number in range(200_000))
    assert '"199999"' in str(malformed("record.key_twice", f'{{{keys},"199999":0}}'))


@pytest.mark.parametrize("thing", ["[]", "3", "null", "true", '"text"', "1e5"])
def test_json_that_is_no_object_is_refused(thing):
    error = malformed("record.kind", thing)
    assert "expected object" in str(error)


def test_a_record_without_a_format_or_of_another_is_refused():
    malformed("record.no_format", without(REPAIRED, "format"))
    malformed("record.no_format", {})
    for other in ("bideuchre-hand/2", "pgn", "", None, 1, ["bideuchre-hand/1"]):
        error = malformed("record.format", REPAIRED | {"format": other})
        assert repr(other) in str(error)
        assert "bideuchre-hand/1" in str(error)


@pytest.mark.parametrize("key", ["rules", "dealer", "hands"])
def test_a_record_without_what_it_needs_is_refused_and_the_key_named(key):
    assert f'"{key}"' in str(malformed("record.no_key", without(REPAIRED, key)))


def test_an_unknown_key_is_refused_and_named():
    error = malformed("record.unknown_key", REPAIRED | {"bidding": []})
    assert '"bidding"' in str(error)
    assert '"notes"' in str(error)


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("rules", 4, "rules"),
        ("rules", None, "rules"),
        ("rules", ["cutthroat-4"], "rules"),
        ("dealer", 0, "dealer"),
        ("dealer", None, "dealer"),
        ("hands", [], "hands"),
        ("hands", FIRST_NIGHT["W"], "hands"),
        ("hands", FIRST_NIGHT | {"W": ["J♥"]}, "hands.W"),
        ("hands", FIRST_NIGHT | {"W": None}, "hands.W"),
        ("auction", "3 pass pass pass", "auction"),
        ("auction", {"W": "3"}, "auction"),
        ("auction", ["3", None], "auction[1]"),
        ("auction", [3], "auction[0]"),
        ("trump", None, "trump"),
        ("trump", ["H"], "trump"),
        ("swap", ["9♣"], "swap"),
        ("swap", {"W": 9}, "swap.W"),
        ("play", "J♥ 10♥", "play"),
        ("play", [["J♥", "10♥"]], "play[0]"),
        ("play", ["J♥ 10♥ Q♦ 9♦", True], "play[1]"),
        ("title", 7, "title"),
        ("notes", "mine", "notes"),
        ("notes", [], "notes"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_by_place(key, value, place):
    error = malformed("record.kind", REPAIRED | {key: value})
    assert error.reason["place"] == place
    assert place in str(error)
    with pytest.raises(MalformedRecord):
        replay(REPAIRED | {key: value})


def test_a_game_is_no_hand_and_a_hand_no_game():
    with pytest.raises(MalformedRecord):
        replay({"format": "bideuchre-game/1", "rules": "partnership", "hands": []})
    with pytest.raises(MalformedRecord):
        replay_game(REPAIRED)


def test_what_is_malformed_can_be_sent_between_processes():
    error = malformed("record.no_format", {})
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is MalformedRecord
    assert str(again) == str(error)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(anything, st.sampled_from(sorted(REPAIRED)))
def test_whatever_stands_in_a_record_it_is_refused_or_played_never_worse(value, key):
    try:
        found = replay(REPAIRED | {key: value})
    except MalformedRecord as error:
        outcome = str(error)
    else:
        outcome = "legal" if found.legal else str(found.fault.reason)
    assert outcome


@given(st.binary(max_size=40))
def test_whatever_bytes_there_are_they_are_no_record(content):
    with pytest.raises(MalformedRecord):
        read(content)
