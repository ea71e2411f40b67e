"""Hand and game records: what is written is read again, and what cannot be is refused by place."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bideuchre_teach.cards import Card, Seat, Side, cards
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.reasons import IllegalAction, RulesError
from bideuchre_teach.record import (
    load,
    read_rules,
    replay,
    write,
    write_rules,
)
from bideuchre_teach.rules import Rules
from tests.hands import EVERY_TABLE, FIRST_NIGHT, USUAL, finished, walk
from tests.records import (
    AS_PRINTED,
    DRAWN,
    LONE,
    REPAIRED,
    WORKED,
    WORKED_SET,
    fault,
    text,
    without,
)

tables = st.sampled_from(EVERY_TABLE)
seeds = st.integers(0, 2**32)


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
        ({"preset": "cutthroat-4", "lowest": "9"}, "rules.not_a_switch"),
        ({"preset": "cutthroat-4", "hand_size": 5}, "rules.not_a_switch"),
    ],
)
def test_unknown_rules_are_refused(rules, reason):
    found = fault(REPAIRED | {"rules": rules}, step="record", reason=reason)
    assert found.place == "rules"
    with pytest.raises(RulesError) as refusal:
        load(REPAIRED | {"rules": rules})
    assert refusal.value.reason == found.reason
