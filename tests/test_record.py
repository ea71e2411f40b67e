"""Hand and game records: what is written is read again, and what cannot be is refused by place."""

import json
import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bideuchre_teach.cards import Card, Seat, Side, cards
from bideuchre_teach.game import Game
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.reasons import IllegalAction, RulesError
from bideuchre_teach.record import (
    Fault,
    MalformedRecord,
    load,
    read,
    read_rules,
    replay,
    replay_game,
    write,
    write_game,
    write_rules,
)
from bideuchre_teach.rules import Rules
from tests.hands import EVERY_TABLE, FIRST_NIGHT, USUAL, choose, finished, walk
from tests.records import AS_PRINTED, DRAWN, LONE, REPAIRED, WORKED, WORKED_SET, text, without

tables = st.sampled_from(EVERY_TABLE)
seeds = st.integers(0, 2**32)


def fault(record: dict, *, step: str, reason: str) -> Fault:
    """Expect a record to be played up to a fault of this kind."""
    found = replay(record)
    assert not found.legal
    assert (found.fault.step, found.fault.reason.code) == (step, reason)
    assert str(found.fault.reason).strip()
    return found.fault


def malformed(code: str, record: object) -> MalformedRecord:
    """Expect this to be no record at all, as text and, where it is a value, as that."""
    as_text = record if isinstance(record, str | bytes) else text(record)
    with pytest.raises(MalformedRecord) as refusal:
        read(as_text)
    assert refusal.value.reason.code == code
    with pytest.raises(MalformedRecord):
        replay(as_text)
    return refusal.value


# Reading a hand


def test_the_record_of_the_first_night_hand_leads_to_its_score():
    found = replay(text(REPAIRED))
    assert found.legal
    assert found.hand.phase is Phase.OVER
    assert found.hand.result.score[Side.WEST] == 4
    assert load(REPAIRED) == found.hand
    assert load(text(REPAIRED).encode()) == found.hand


def test_with_trump_drawn_it_scores_five():
    assert load(REPAIRED | {"play": DRAWN}).result.score[Side.WEST] == 5


def test_as_printed_it_stops_at_norths_first_card():
    found = fault(REPAIRED | {"play": AS_PRINTED}, step="play", reason="follow.suit_led")
    assert (found.seat, found.action, found.trick, found.place) == (
        Seat.NORTH,
        Card.of("A♣"),
        1,
        "play[0]",
    )
    with pytest.raises(IllegalAction) as refusal:
        load(REPAIRED | {"play": AS_PRINTED})
    assert refusal.value.reason == found.reason


@pytest.mark.parametrize(
    ("record", "score"),
    [
        (WORKED, {Side.NORTH_SOUTH: 5, Side.EAST_WEST: 1}),
        (WORKED_SET, {Side.NORTH_SOUTH: -6, Side.EAST_WEST: 3}),
    ],
)
def test_the_worked_examples_of_the_partnership_page(record, score):
    assert load(record).result.score == score


def test_a_record_may_stop_anywhere():
    assert load(without(REPAIRED, "auction", "trump", "play")).phase is Phase.AUCTION
    assert load(without(REPAIRED, "trump", "play")).phase is Phase.TRUMP
    assert load(without(REPAIRED, "play")).phase is Phase.PLAY
    short = load(REPAIRED | {"play": ["J♥ 10♥ Q♦ 9♦", "J♦ Q♥"]})
    assert (short.turn, len(short.tricks), short.played) == (Seat.EAST, 1, cards("J♦ Q♥"))


def test_spellings_of_cards_calls_and_strains_do_not_matter():
    other = REPAIRED | {
        "hands": {"W": "jh jd ah kh as 9c", "N": "QH,TH,9H,AC,KC,AD"}
        | {seat: FIRST_NIGHT[seat] for seat in "ES"},
        "auction": ["3", "PASS", "Pass", "pass"],
        "trump": "H",
        "play": ["JH TH QD 9D", *REPAIRED["play"][1:]],
    }
    assert load(other) == load(REPAIRED)


def test_title_and_notes_are_kept_and_change_nothing():
    notes = {"play[0]": "Draw trump.", "mine": {"deep": [1, None]}}
    found = replay(REPAIRED | {"title": "First night", "notes": notes})
    assert (found.title, found.notes) == ("First night", notes)
    assert found.hand == load(REPAIRED)
    assert write(found.hand, found.title, found.notes)["notes"] == notes
    assert write(found.hand, "First night")["title"] == "First night"


def test_every_step_is_told_with_its_seat_verdict_and_state():
    steps = replay(REPAIRED).steps
    assert [step.phase for step in steps[:6]] == [Phase.AUCTION] * 4 + [Phase.TRUMP, Phase.PLAY]
    assert len(steps) == 4 + 1 + 24
    assert [step.seat.value for step in steps[5:9]] == ["W", "N", "E", "S"]
    assert {step.trick for step in steps[5:9]} == {1}
    for step in steps:
        assert step.verdict.legal
        assert step.before.judge(step.action) == step.verdict
        assert step.before.turn is step.seat


def test_case_104_a_lone_hand_has_three_cards_a_trick_and_its_swap():
    hand = load(LONE)
    assert hand.out is Seat.NORTH
    assert [len(trick.cards) for trick in hand.tricks] == [3, 3]
    assert hand.cards(Seat.SOUTH).count(Card.of("J♦")) == 2
    assert load(write(hand)) == hand
    assert write(hand)["swap"] == {"S": "9♣", "N": "J♦"}


def test_the_order_of_the_seats_in_a_swap_does_not_matter():
    assert load(LONE | {"swap": {"N": "J♦", "S": "9♣"}}) == load(LONE)


def test_where_cards_are_played_and_no_swap_is_told_the_bidder_kept_all_twelve():
    kept = load(without(LONE, "swap"))
    assert kept.swap_size == 0
    assert load(LONE | {"swap": {"S": ""}}) == kept
    assert load(LONE | {"swap": {"S": "", "N": ""}}) == kept
    assert load(without(LONE, "swap", "play")).phase is Phase.SWAP


def test_a_swap_may_wait_for_the_partner():
    waiting = load(without(LONE, "play") | {"swap": {"S": "9♣"}})
    assert (waiting.phase, waiting.turn, waiting.swap_size) == (Phase.SWAP, Seat.NORTH, 1)
    assert load(write(waiting)) == waiting


# Record, hand, record


@settings(max_examples=15)
@given(tables, seeds)
def test_from_hand_to_record_and_back_is_the_identity_wherever_it_is_cut(rules, seed):
    for hand, _ in walk(rules, seed):
        record = write(hand)
        assert load(record) == hand
        assert load(json.dumps(record)) == hand
        assert write(load(record)) == record


@given(tables, seeds, st.randoms(use_true_random=False))
def test_a_record_cut_anywhere_replays_to_the_state_that_was_there(rules, seed, random):
    states = [hand for hand, _ in walk(rules, seed)]
    whole = write(states[-1])
    found = replay(whole)
    assert [step.before for step in found.steps] == states[:-1]
    step = random.choice(found.steps)
    assert load(cut(whole, step.before)) == step.before


def cut(record: dict, state: Hand) -> dict:
    """A whole record, cut short by hand to what had happened at this state."""
    short = {key: record[key] for key in ("format", "rules", "dealer", "hands")}
    short["auction"] = record["auction"][: len(state.auction.calls)]
    if "trump" in record and state.strain is not None:
        short["trump"] = record["trump"]
    if "swap" in record and state.swap_size is not None:
        moved = 2 if state.phase is not Phase.SWAP else 1
        short["swap"] = dict(list(record["swap"].items())[:moved])
    done = len(state.tricks)
    if "play" in record and state.phase is Phase.PLAY:
        short["play"] = record["play"][:done]
        begun = record["play"][done].split()[: len(state.played)]
        short["play"] += [" ".join(begun)] if begun else []
    return short


@given(tables, seeds)
def test_a_record_holds_only_what_cannot_be_deduced(rules, seed):
    hand = finished(rules, seed)
    record = write(hand)
    assert list(record)[:4] == ["format", "rules", "dealer", "hands"]
    assert set(record) <= {
        "format", "rules", "dealer", "hands", "auction", "trump", "swap", "play",
    }  # fmt: skip
    assert ("trump" in record) == (hand.contract is not None and not rules.strain_in_bid)
    assert set(record["hands"]) == {seat.value for seat in rules.seats}
    assert len(record.get("play", [])) == len(hand.tricks)


def test_the_record_of_the_repaired_hand_is_the_one_written_here():
    written = write(load(REPAIRED))
    assert without(written, "hands") == without(REPAIRED, "hands")
    assert {seat: sorted(held.split()) for seat, held in written["hands"].items()} == {
        seat: sorted(held.split()) for seat, held in FIRST_NIGHT.items()
    }


# Rules in a record


@pytest.mark.parametrize("rules", EVERY_TABLE, ids=lambda rules: rules.name)
def test_rules_are_written_by_name_or_with_their_switches(rules):
    written = write_rules(rules)
    assert read_rules(json.loads(json.dumps(written))) == rules
    assert isinstance(written, str) == (rules in USUAL.values())


def test_rules_with_a_switch_are_an_object():
    assert read_rules({"preset": "partnership", "target": 30}) == Rules.partnership(target=30)
    assert load(REPAIRED | {"rules": {"preset": "cutthroat-4", "target": 30}}).rules.target == 30


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("euchre", "rules.unknown_name"),
        ("", "rules.unknown_name"),
        ({}, "rules.unknown_name"),
        ({"target": 30}, "rules.unknown_name"),
        ({"preset": ["cutthroat-4"]}, "rules.unknown_name"),
        ({"preset": None}, "rules.unknown_name"),
        ({"preset": "cutthroat-4", "jokers": 2}, "rules.unknown_switch"),
        ({"preset": "cutthroat-4", "name": "mine"}, "rules.unknown_switch"),
        ({"preset": "cutthroat-4", "cls": "mine"}, "rules.unknown_switch"),
        ({"preset": "cutthroat-4", "players": 5}, "rules.unknown_switch"),
        ({"preset": "cutthroat-4", "target": "30"}, "rules.not_a_number"),
        ({"preset": "cutthroat-4", "target": 0}, "rules.not_a_number"),
        ({"preset": "cutthroat-4", "target": 1e999}, "rules.not_a_number"),
        ({"preset": "cutthroat-4", "swap": 1}, "rules.not_a_switch"),
        ({"preset": "cutthroat-4", "minimum_bid": 9}, "rules.minimum_bid"),
        ({"preset": "cutthroat-4", "deal_after_throw_in": {}}, "rules.choice"),
        ({"preset": "cutthroat-4", "lowest": "9"}, "rules.choice"),
        ({"preset": "cutthroat-4", "hand_size": 5}, "rules.pack_mismatch"),
    ],
)
def test_unknown_rules_are_refused(rules, reason):
    found = fault(REPAIRED | {"rules": rules}, step="record", reason=reason)
    assert found.place == "rules"
    with pytest.raises(RulesError) as refusal:
        load(REPAIRED | {"rules": rules})
    assert refusal.value.reason == found.reason


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


@pytest.mark.parametrize("dealer", ["NW", "X", "", "NS"])
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
        (["3", "pass", "pass", "pass", "pass"], "phase.trump", "W"),
        (["6", "pass"], "phase.trump", "W"),
    ],
)
def test_a_call_out_of_order_is_refused_by_seat_and_place(calls, reason, seat):
    found = fault(
        without(REPAIRED, "trump", "play") | {"auction": calls}, step="auction", reason=reason
    )
    assert found.seat is Seat.of(seat)
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
    fault(LONE | {"trump": "♥"}, step="trump", reason="phase.swap")
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
    fault(REPAIRED | {"swap": {"W": "9♣"}}, step="swap", reason="phase.play")


# Text that is no record


@pytest.mark.parametrize(
    ("broken", "line", "column"),
    [
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


# Games


def whole_game(rules: Rules, seed: int, longest: int = 8) -> Game:
    random, game = Random(seed), Game(rules)
    while not game.over and len(game.hands) < longest:
        hand = Hand.start(game.next_deal(seed))
        while hand.phase is not Phase.OVER:
            hand = hand.do(choose(hand, random))
        game = game.add(hand)
    return game


@given(tables, seeds)
def test_from_game_to_record_and_back_is_the_identity(rules, seed):
    game = whole_game(rules, seed)
    record = write_game(game)
    found = replay_game(json.dumps(record))
    assert found.legal
    assert found.game == game
    assert (found.game.totals, found.game.won) == (game.totals, game.won)
    assert write_game(found.game) == record
    assert (record["format"], list(record)) == ("bideuchre-game/1", ["format", "rules", "hands"])


def game_record(*records: dict, rules: object = "cutthroat-4") -> dict:
    return {"format": "bideuchre-game/1", "rules": rules, "hands": list(records)}


def test_the_hands_of_a_game_need_neither_format_nor_rules_of_their_own():
    bare = without(REPAIRED, "format", "rules")
    found = replay_game(game_record(bare))
    assert found.legal
    assert found.game.totals[Side.WEST] == 4


def test_the_last_hand_of_a_game_may_be_unfinished():
    begun = REPAIRED | {"dealer": "W", "play": []} | {"auction": ["pass"]}
    found = replay_game(game_record(REPAIRED, without(begun, "trump", "play")))
    assert found.legal
    assert len(found.game.hands) == 1
    assert found.hands[1].hand.phase is Phase.AUCTION


def test_a_game_with_a_fault_in_a_hand_stops_there():
    bad = REPAIRED | {"dealer": "W", "auction": ["3", "2"]}
    found = replay_game(game_record(REPAIRED, without(bad, "trump", "play")))
    assert not found.legal
    assert found.fault.reason.code == "bid.too_low"
    assert len(found.hands) == 2
    assert found.game.totals[Side.WEST] == 4


@pytest.mark.parametrize(
    ("records", "reason", "place"),
    [
        ([REPAIRED, REPAIRED], "game.wrong_dealer", "hands[1]"),
        ([without(REPAIRED, "play"), REPAIRED], "game.unfinished_hand", "hands[0]"),
        ([REPAIRED | {"rules": "cutthroat-5"}], "deal.no_such_seat", "hands.N"),
        ([REPAIRED | {"rules": {"preset": "cutthroat-4", "target": 30}}], "game.other_rules",
         "hands[0]"),
    ],
)  # fmt: skip
def test_hands_that_do_not_make_a_game_are_refused_by_place(records, reason, place):
    found = replay_game(game_record(*records))
    assert (found.fault.step, found.fault.reason.code) == ("record", reason)
    assert found.fault.place == place


def test_a_hand_after_the_end_of_the_game_is_refused():
    after = REPAIRED | {"dealer": "W"}
    short = {"preset": "cutthroat-4", "target": 4}
    found = replay_game(
        game_record(
            REPAIRED | {"rules": short},
            without(after, "rules", "auction", "trump", "play")
            | {"auction": ["pass", "pass", "pass", "pass"]},
            rules=short,
        )
    )
    assert found.fault.reason.code == "game.over"
    assert found.game.winner is Side.WEST


def test_a_game_of_unknown_rules_has_no_game():
    found = replay_game(game_record(rules="bridge"))
    assert (found.game, found.fault.reason.code) == (None, "rules.unknown_name")


@pytest.mark.parametrize(
    ("record", "code", "place"),
    [
        (game_record() | {"hands": {}}, "record.kind", "hands"),
        (game_record("J♥"), "record.kind", "hands[0]"),
        (game_record(REPAIRED, None), "record.kind", "hands[1]"),
        (game_record(without(REPAIRED, "dealer")), "record.no_key", "hands[0]"),
        (game_record(REPAIRED | {"play": [1]}), "record.kind", "hands[0].play[0]"),
        (game_record(REPAIRED | {"format": "bideuchre-game/1"}), "record.format", "hands[0]"),
        (game_record() | {"totals": {}}, "record.unknown_key", ""),
        (without(game_record(), "hands"), "record.no_key", ""),
    ],
)
def test_a_malformed_game_is_refused_by_place(record, code, place):
    with pytest.raises(MalformedRecord) as refusal:
        replay_game(text(record))
    assert refusal.value.reason.code == code
    assert refusal.value.reason["place"] == place


def test_a_game_of_very_many_hands_is_read_in_one_pass():
    # Nobody bids two thousand times: dealers go round and nobody ever wins.
    bare = without(REPAIRED, "format", "rules", "trump", "play") | {"auction": ["pass"] * 4}
    records = [bare | {"dealer": "SWNE"[number % 4]} for number in range(2000)]
    found = replay_game(game_record(*records))
    assert found.legal
    assert len(found.game.hands) == 2000
