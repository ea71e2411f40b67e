"""A score sheet shows each hand's points, the running totals, why, and who has won."""

import pytest

from bideuchre_teach import Game, Hand, Rules, deals, draw, record
from bideuchre_teach.draw.view import sheet_view
from tests.draw_examples import FIRST_NIGHT, said


def first_night(target: int = 21) -> Hand:
    rules = {"preset": "cutthroat-4", "target": target}
    return record.load({**FIRST_NIGHT, "rules": rules})


def test_the_first_night_hand_gives_west_four_and_nobody_else_anything():
    game = Game(Rules.cutthroat(), (record.load(FIRST_NIGHT),))
    (row,) = sheet_view(game)["rows"]
    assert row["contract"] == "West bid 3, hearts"
    assert row["tricks"] == {"S": 0, "W": 4, "N": 2, "E": 0}
    assert row["score"] == row["total"] == {"S": 0, "W": 4, "N": 0, "E": 0}
    assert len(row["why"]) == 1
    picture = draw.score_sheet(game)
    assert "+4" in said(picture)
    assert "1. West bid 3, hearts" in said(picture)


def test_a_set_is_written_with_a_true_minus():
    hand = record.load({**FIRST_NIGHT, "auction": ["5", "pass", "pass", "pass"]})
    picture = draw.score_sheet(hand)
    assert "−5" in said(picture)
    assert "−5 (−5)" in picture.text


def test_the_winner_is_named_with_the_reason():
    game = Game(Rules.cutthroat(target=4), (first_night(4),))
    picture = draw.score_sheet(game)
    assert game.over
    assert picture.text.splitlines()[-1] == str(game.won[1])
    assert any("West wins with 4" in line for line in said(picture))


def test_an_empty_sheet_says_that_no_hand_has_been_played():
    picture = draw.score_sheet(Game(Rules.partnership()))
    assert "No hand has been played yet." in said(picture)
    assert "to 42 points" in said(picture)


def test_a_hand_thrown_in_has_its_row():
    hand = Hand.start(deals.shuffle(Rules.cutthroat(), 1))
    for _ in range(4):
        hand = hand.do(hand.read("pass"))
    (row,) = sheet_view(Game(Rules.cutthroat(), (hand,)))["rows"]
    assert row["contract"] == "thrown in"
    assert set(row["score"].values()) == {0}


def test_a_hand_that_is_not_over_has_no_score():
    with pytest.raises(ValueError, match="not over"):
        draw.score_sheet(Hand.start(deals.shuffle(Rules.cutthroat(), 1)))
