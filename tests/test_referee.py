"""The referee: what it says aloud, the JSON it prints, how it ends, for good records and bad."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bideuchre_teach.judge import Phase
from bideuchre_teach.record import write
from tests.hands import EVERY_TABLE, FIRST_NIGHT, finished, walk
from tests.records import AS_PRINTED, DRAWN, LONE, REPAIRED, WORKED, WORKED_SET, Told, without

# The JSON, as it is promised


def test_the_repaired_first_night_hand(referee):
    told = referee(REPAIRED, "--json")
    assert told.code == 0
    assert told.err == ""
    assert told.json == {
        "legal": True,
        "complete": True,
        "contract": {"seat": "W", "bid": 3, "alone": False, "strain": "H"},
        "winners": ["W", "W", "N", "N", "W", "W"],
        "tricks": {"W": 4, "N": 2, "E": 0, "S": 0},
        "score": {"W": 4, "N": 0, "E": 0, "S": 0},
        "next": None,
        "error": None,
    }
    assert list(told.json) == [
        "legal", "complete", "contract", "winners", "tricks", "score", "next", "error",
    ]  # fmt: skip
    assert list(told.json["score"]) == ["W", "N", "E", "S"]


def test_with_the_last_trump_drawn(referee):
    told = referee(REPAIRED | {"play": DRAWN}, "--json")
    assert told.code == 0
    assert told.json["winners"] == ["W", "W", "W", "W", "W", "N"]
    assert told.json["score"] == {"W": 5, "N": 0, "E": 0, "S": 0}


def test_the_printed_hand_is_refused_at_trick_one(referee):
    told = referee(REPAIRED | {"play": AS_PRINTED}, "--json")
    assert told.code == 1
    error = told.json["error"]
    assert error.pop("text").startswith("Hearts were led")
    assert error == {
        "step": "play",
        "trick": 1,
        "seat": "N",
        "action": "AC",
        "reason": "follow.suit_led",
    }
    assert told.json["legal"] is False
    assert told.json["complete"] is False
    assert told.json["score"] is None
    assert told.json["next"] is None
    assert told.json["winners"] == []


@pytest.mark.parametrize(
    ("record", "score"),
    [(WORKED, {"NS": 5, "EW": 1}), (WORKED_SET, {"NS": -6, "EW": 3})],
)
def test_the_worked_examples_score_by_side(referee, record, score):
    told = referee(record, "--json")
    assert told.code == 0
    assert told.json["score"] == score
    assert set(told.json["tricks"]) == set("SWNE")


def test_a_hand_thrown_in(referee):
    told = referee(without(REPAIRED, "trump", "play") | {"auction": ["pass"] * 4}, "--json")
    assert told.code == 0
    assert told.json["legal"] is True
    assert told.json["complete"] is True
    assert told.json["contract"] is None
    assert told.json["score"] == {"W": 0, "N": 0, "E": 0, "S": 0}
    assert told.json["winners"] == []


def next_of(told: Told) -> tuple[str, str, list[str]]:
    assert told.code == 0
    assert told.json["legal"] is True
    assert told.json["complete"] is False
    assert told.json["score"] is None
    following = told.json["next"]
    assert list(following) == ["seat", "phase", "legal"]
    return following["seat"], following["phase"], following["legal"]


def test_next_in_the_auction(referee):
    begun = without(REPAIRED, "trump", "play") | {"auction": ["3", "pass"]}
    told = referee(begun, "--json")
    assert next_of(told) == ("E", "auction", ["4", "5", "6", "pass"])
    assert told.json["contract"] is None


def test_next_where_trump_is_to_be_named(referee):
    told = referee(without(REPAIRED, "trump", "play"), "--json")
    assert next_of(told) == ("W", "trump", ["C", "D", "H", "NT", "S"])
    assert told.json["contract"] == {"seat": "W", "bid": 3, "alone": False, "strain": None}


def test_next_in_the_play_in_ascii_and_sorted_as_text(referee):
    told = referee(REPAIRED | {"play": ["J♥"]}, "--json")
    assert next_of(told) == ("N", "play", ["10H", "9H", "QH"])


def test_next_names_each_card_once_however_many_copies(referee):
    told = referee(LONE | {"play": []}, "--json")
    seat, phase, legal = next_of(told)
    assert (seat, phase) == ("S", "play")
    assert legal == ["10H", "AH", "AS", "JD", "JH", "KH", "QH"]


def test_next_in_the_swap(referee):
    told = referee(without(LONE, "play") | {"swap": {"S": "9♣"}}, "--json")
    seat, phase, legal = next_of(told)
    assert (seat, phase) == ("N", "swap")
    assert legal == ["10D", "10H", "9H", "AC", "AD", "JD", "KD", "QD"]
    bidder = referee(without(LONE, "play", "swap"), "--json")
    assert "" in next_of(bidder)[2]
    assert "9C AS" in next_of(bidder)[2]


def test_alone_counts_as_a_bid_of_the_hand_size(referee):
    assert referee(LONE, "--json").json["contract"] == {
        "seat": "S",
        "bid": 12,
        "alone": True,
        "strain": "H",
    }


def test_next_in_the_double_deck_auction_is_in_ascii(referee):
    _, phase, legal = next_of(
        referee(without(LONE, "swap", "play") | {"auction": ["11♥"]}, "--json")
    )
    assert phase == "auction"
    assert legal == sorted(
        [f"12{strain}" for strain in ("C", "D", "H", "S", "NT")]
        + [f"alone {strain}" for strain in ("C", "D", "H", "S", "NT")]
        + ["pass"]
    )


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (
            {"auction": ["3", "2"]},
            {"step": "auction", "seat": "N", "action": "2", "reason": "bid.too_low"},
        ),
        (
            {"rules": "partnership", "trump": "NT"},
            {"step": "trump", "seat": "W", "action": "NT", "reason": "trump.no_trump_not_played"},
        ),
        (
            {"hands": FIRST_NIGHT | {"W": "J♥ J♥ A♥ K♥ A♠ 9♣"}},
            {"step": "record", "place": "hands", "reason": "deal.card_too_often"},
        ),
        ({"dealer": "NW"}, {"step": "record", "place": "dealer", "reason": "deal.no_such_seat"}),
        ({"rules": "bridge"}, {"step": "record", "place": "rules", "reason": "rules.unknown_name"}),
        (
            {"play": ["J♥ 10♥ Q♦", "9♦"]},
            {"step": "record", "place": "play[0]", "reason": "record.trick_too_short"},
        ),
        (
            {"play": ["J♥ 10♥ Q♦ 9♦", "J♦ A♣"]},
            {"step": "play", "trick": 2, "seat": "N", "action": "AC", "reason": "follow.suit_led"},
        ),
    ],
)
def test_the_error_of_a_record_that_cannot_be(referee, changed, expected):
    told = referee(REPAIRED | changed, "--json")
    assert told.code == 1
    error = told.json["error"]
    assert error.pop("text").endswith(".")
    assert error == expected


def test_an_illegal_swap_is_named_in_ascii(referee):
    told = referee(LONE | {"swap": {"S": "A♠ 9♣", "N": "J♦"}}, "--json")
    error = told.json["error"]
    assert (error["step"], error["seat"], error["action"]) == ("swap", "N", "JD")
    assert error["reason"] == "swap.as_many_back"


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32))
def test_any_hand_is_told_and_reported_as_it_went(referee, rules, seed):
    hand = finished(rules, seed)
    told = referee(write(hand), "--json")
    assert told.code == 0
    report = told.json
    assert report["complete"]
    assert report["tricks"] == {seat.value: n for seat, n in hand.taken.items()}
    assert report["score"] == {side.value: n for side, n in hand.result.score.items()}
    assert report["winners"] == [trick.winner.value for trick in hand.tricks]
    aloud = referee(write(hand))
    assert aloud.code == 0
    assert all(str(reason) in aloud.out for reason in hand.result.reasons)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_a_hand_that_stops_anywhere_tells_who_is_next_and_what_is_legal(
    referee, rules, seed, random
):
    hand = random.choice([hand for hand, _ in walk(rules, seed) if hand.phase is not Phase.OVER])
    seat, phase, legal = next_of(referee(write(hand), "--json"))
    assert (seat, phase) == (hand.turn.value, hand.phase.value)
    assert legal == sorted(set(legal))
    assert len(legal) == len(hand.actions())


# Aloud


def test_aloud_each_step_has_its_sentence_and_the_score_its_lines(referee):
    told = referee(REPAIRED | {"title": "The first night"})
    assert told.code == 0
    assert told.lines[0] == "The first night"
    assert any("West 3" in line for line in told.lines)
    assert sum("→" in line for line in told.lines) == 6
    assert any("West" in line and "+4" in line for line in told.lines)
    assert "ILLEGAL" not in told.out


def test_aloud_the_printed_hand_stops_at_norths_card_and_says_why(referee):
    told = referee(REPAIRED | {"play": AS_PRINTED})
    assert told.code == 1
    assert "North A♣: ILLEGAL: Hearts were led" in told.out
    assert "play[0]" in told.lines[-1]
    assert "Score" not in told.out


def test_aloud_a_card_after_the_last_trick_has_its_reason(referee):
    told = referee(REPAIRED | {"play": [*DRAWN, "J♥"]})
    assert told.code == 1
    assert "This hand is over" in told.lines[-1]
    assert "play[6]" in told.lines[-1]


def test_aloud_a_record_without_a_deal_says_where_and_why(referee):
    told = referee(REPAIRED | {"dealer": "NW"})
    assert told.code == 1
    assert len(told.lines) == 1
    assert "dealer" in told.out
    assert "'NW' is no seat" in told.out


def test_aloud_an_unfinished_hand_says_who_is_next(referee):
    told = referee(REPAIRED | {"play": ["J♥"]})
    assert told.code == 0
    assert "North is next" in told.lines[-1]


# Games


def game(*records: dict, **changed: object) -> dict:
    return {"format": "bideuchre-game/1", "rules": "cutthroat-4", "hands": list(records)} | changed


def test_a_game_is_refereed_hand_by_hand(referee):
    bare = without(REPAIRED, "format", "rules")
    passed = without(bare, "trump", "play") | {"dealer": "W", "auction": ["pass"] * 4}
    told = referee(game(bare, passed), "--json")
    assert told.code == 0
    report = told.json
    assert report["legal"] is True
    assert report["totals"] == {"S": 0, "W": 4, "N": 0, "E": 0}
    assert (report["winner"], report["complete"], report["error"]) == (None, False, None)
    assert [hand["complete"] for hand in report["hands"]] == [True, True]
    aloud = referee(game(bare, passed))
    assert "Hand 1" in aloud.out
    assert "Hand 2" in aloud.out
    assert "After 2 hands" in aloud.out


def test_a_game_that_is_won_says_by_whom(referee):
    short = {"preset": "cutthroat-4", "target": 4}
    told = referee(game(without(REPAIRED, "rules"), rules=short), "--json")
    assert (told.json["winner"], told.json["complete"]) == ("W", True)
    assert "West wins with 4" in referee(game(without(REPAIRED, "rules"), rules=short)).out


def test_totals_below_zero_have_a_minus_sign_as_scores_do(referee):
    set_by_one = without(REPAIRED, "rules") | {"auction": ["5", "pass", "pass", "pass"]}
    told = referee(game(set_by_one))
    assert told.code == 0
    assert "After 1 hand: South 0, West −5" in told.out
    assert "-5" not in told.out


def test_the_referee_speaks_of_the_player_and_not_to_whoever_reads(referee):
    wrong = REPAIRED | {"play": AS_PRINTED}
    for said in (referee(wrong).out, referee(wrong, "--json").json["error"]["text"]):
        assert "North must follow suit while holding a heart: North holds" in said
    assert not re.search(r"\byou\b", referee(REPAIRED).out, re.IGNORECASE)


@pytest.mark.parametrize(
    ("calls", "seat", "said"),
    [
        (["6♣", "pass", "pass", "12♥", "alone ♠"], "S", "12 hearts, all the tricks, which ended"),
        (["11♥", "pass", "pass", "pass", "12♥"], None, "Three passes after a bid"),
    ],
)
def test_a_call_after_the_end_says_what_ended_the_auction(referee, calls, seat, said):
    record = without(LONE, "swap", "play") | {"auction": calls}
    error = referee(record, "--json").json["error"]
    assert (error["reason"], error.get("seat")) == ("auction.over", seat)
    assert said in error["text"]
    assert said in referee(record).out


def test_a_fault_in_a_game_names_its_hand(referee):
    told = referee(game(REPAIRED, REPAIRED), "--json")
    assert told.code == 1
    assert told.json["error"]["hand"] == 2
    assert told.json["error"]["reason"] == "game.wrong_dealer"
    bad = without(REPAIRED, "trump", "play") | {"dealer": "W", "auction": ["3", "2"]}
    again = referee(game(REPAIRED, bad), "--json")
    assert (again.code, again.json["error"]["hand"]) == (1, 2)
    assert again.json["error"]["reason"] == "bid.too_low"
    assert "hands[1]" in referee(game(REPAIRED, REPAIRED)).out


def test_a_malformed_game_names_the_place(referee):
    told = referee(game(REPAIRED, "J♥"))
    assert told.code == 2
    assert "hands[1]" in told.err
