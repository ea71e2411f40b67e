"""Game records: hands in a row, who dealt them, and what does not make a game."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.cards import Side
from bideuchre_teach.game import Game
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.record import (
    MalformedRecord,
    replay_game,
    write_game,
)
from bideuchre_teach.rules import Rules
from tests.hands import EVERY_TABLE, choose
from tests.records import REPAIRED, text, without

tables = st.sampled_from(EVERY_TABLE)
seeds = st.integers(0, 2**32)


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
