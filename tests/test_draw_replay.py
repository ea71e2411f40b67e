"""A replay tells a hand step by step, up to the score or the first illegal card."""

import json

import pytest

from bideuchre_teach import Call, Hand, Rules, Seat, deals, record
from bideuchre_teach.draw.telling import told
from bideuchre_teach.draw.view import replay_view
from tests.draw_examples import FIRST_NIGHT

VIEW = replay_view(record.replay({**FIRST_NIGHT, "title": "The first night"}))
FRAMES = VIEW["frames"]


def frame(label: str):
    return next(found for found in FRAMES if found["label"] == label)


def test_a_replay_has_the_deal_every_step_and_the_score():
    # The deal, four calls, naming trump, 24 cards, the score.
    assert len(FRAMES) == 1 + 4 + 1 + 24 + 1
    assert [found["step"] for found in FRAMES] == list(range(31))
    assert (FRAMES[0]["label"], FRAMES[-1]["label"]) == ("The deal", "The score")
    assert VIEW["title"] == "The first night"
    assert not any(found["illegal"] for found in FRAMES)


def test_each_trick_starts_where_its_first_card_is_played():
    assert VIEW["tricks"] == [6, 10, 14, 18, 22, 26]
    assert [FRAMES[start]["label"] for start in VIEW["tricks"][:3]] == [
        "Trick 1: West plays J♥",
        "Trick 2: West plays J♦",
        "Trick 3: West plays A♠",
    ]


def test_the_trick_that_north_ruffs_is_told_with_its_reason():
    ruff = frame("Trick 3: North plays 9♥")
    assert ruff["table"]["say"] == "North trumps with the 9 of hearts."
    assert ruff["table"]["more"] == (
        "North holds no spade, so any card may be played. North is winning now."
    )
    end = frame("Trick 3: South plays 9♠")
    assert "North takes it with the 9 of hearts" in end["table"]["more"]
    assert [seat["tricks"] for seat in end["table"]["seats"]] == [0, 2, 1, 0]


def test_leading_the_left_bower_leads_trump():
    led = frame("Trick 2: West plays J♦")["table"]
    assert led["trick"] is not None
    assert led["trick"]["led_say"] == "hearts"
    assert led["say"] == "West leads the jack of diamonds, the left bower."
    assert led["more"] == "Hearts must be followed, since the left bower is a heart."


def test_the_score_comes_last_line_by_line():
    assert FRAMES[-2]["table"]["score"] == []
    (line,) = FRAMES[-1]["table"]["score"]
    assert (line["side"], line["points"]) == ("W", 4)
    assert "West bid 3 and took 4" in line["why"]
    assert FRAMES[-1]["table"]["say"] == (
        "The hand is over: West took 4 tricks and North took 2 tricks."
    )


def test_an_illegal_card_is_shown_at_its_place_with_its_reason_and_the_replay_ends():
    # The printed hand: North throws a club on the first heart while holding three.
    wrong = replay_view(record.replay({**FIRST_NIGHT, "play": ["J♥ A♣"]}))
    last = wrong["frames"][-1]
    assert last["illegal"]
    assert last["label"] == "Trick 1: North plays A♣"
    assert last["table"]["say"] == "North cannot play the ace of clubs."
    assert "Hearts were led" in last["table"]["more"]
    trick = last["table"]["trick"]
    assert trick is not None
    assert [(play["card"]["id"], play.get("illegal", False)) for play in trick["cards"]] == [
        ("JH", False),
        ("AC", True),
    ]
    north = next(seat for seat in last["table"]["seats"] if seat["seat"] == "N")
    assert north["count"] == len(north["cards"]) == 5
    assert [found["illegal"] for found in wrong["frames"][:-1]] == [False] * 7


def test_what_is_illegal_is_told_of_the_player_and_not_to_the_listener():
    wrong = replay_view(record.replay({**FIRST_NIGHT, "play": ["J♥ A♣"]}))
    last = wrong["frames"][-1]
    assert "North must follow suit" in last["say"]
    (played,) = [play for play in last["table"]["trick"]["cards"] if play.get("illegal")]
    for said in (last["say"], last["table"]["more"], played["card"]["why"]):
        assert "North holds" in said
        assert "you" not in said


@pytest.mark.parametrize(
    ("calls", "said"),
    [
        (["6", "pass"], "North cannot pass. West bid Pepper"),
        (["3", "pass", "pass", "pass", "4"], "All have had their one turn"),
    ],
)
def test_a_call_after_the_auction_is_not_laid_to_the_bidder(calls, said):
    bare = {key: value for key, value in FIRST_NIGHT.items() if key not in ("trump", "play")}
    last = replay_view(record.replay({**bare, "auction": calls}))["frames"][-1]
    assert last["illegal"]
    assert said in f"{last['table']['say']} {last['table']['more']}"


def test_an_illegal_bid_ends_the_replay_too():
    low = replay_view(
        record.replay({**FIRST_NIGHT, "auction": ["3", "2"], "trump": "♥", "play": []})
    )
    assert low["frames"][-1]["illegal"]
    assert low["frames"][-1]["table"]["say"] == "North cannot bid 2."


def test_a_hand_that_everybody_passes_is_told():
    passed = {**FIRST_NIGHT, "auction": ["pass"] * 4, "play": []}
    del passed["trump"]
    last = replay_view(record.replay(passed))["frames"][-1]["table"]
    assert last["say"] == "Everyone passed: the hand is thrown in."
    assert [line["points"] for line in last["score"]] == [0]


def test_a_record_cut_short_has_no_score():
    short = replay_view(record.replay({**FIRST_NIGHT, "play": ["J♥ 10♥"]}))
    assert short["frames"][-1]["label"] == "Trick 1: North plays 10♥"


def test_a_replay_says_the_rules_of_its_table():
    assert "24 cards, from 9 up to ace" in VIEW["rules"][0]


def test_a_replay_is_plain_json():
    assert json.loads(json.dumps(VIEW)) == VIEW


def test_a_deal_that_cannot_be_is_refused_with_its_reason():
    twice = {**FIRST_NIGHT, "hands": {**FIRST_NIGHT["hands"], "S": "J♥ 9♠ J♣ 10♣ 10♦ 9♦"}}
    with pytest.raises(ValueError, match="jack of hearts"):
        replay_view(record.replay(twice))


def test_a_swap_tells_the_cards_that_came_only_to_who_sees_the_hand():
    deal = deals.shuffle(Rules.double_deck(), 7, dealer="E")
    hand = Hand.start(deal).do(Call.of("alone ♥"))
    put, back = hand.cards(Seat.SOUTH)[:1], hand.cards(Seat.NORTH)[:1]
    hand = hand.do(put)
    gets = f"South gets the {back[0].spoken}."
    gave = f"North gets the {put[0].spoken}."
    verdict = hand.judge(back)
    assert gets in told(hand, back, verdict)[0]
    assert gets in told(hand, back, verdict, seen={Seat.SOUTH})[0]
    assert gave not in told(hand, back, verdict, seen={Seat.SOUTH})[0]
    assert gave in told(hand, back, verdict, seen={Seat.NORTH})[0]
    assert "gets the" not in told(hand, back, verdict, seen={Seat.WEST, Seat.EAST})[0]
