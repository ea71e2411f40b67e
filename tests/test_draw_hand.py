"""A hand, a trick and the ladder show the bowers where they belong: in trump."""

import pytest

from bideuchre_teach import Card, Hand, Rules, Seat, Strain, deals, draw
from bideuchre_teach.cards import cards
from bideuchre_teach.draw.shapes import STAR_PATH
from bideuchre_teach.draw.theme import PAIRED
from bideuchre_teach.draw.view import card_view, hand_view, ladder_view, trick_view
from tests.draw_examples import said


def test_the_left_bower_stands_second_in_trump_not_among_its_printed_suit():
    picture = draw.hand("QD 9C JD AH JH", trump="H")
    indices = [text for text in said(picture) if text in {"A", "Q", "J", "9"}]
    assert indices == ["J", "J", "A", "Q", "9"]
    assert picture.text.splitlines()[1].startswith("J♥ (right) J♦ (left) A♥")


def test_trumps_bowers_included_have_a_star_and_a_gold_outline_and_bowers_their_words():
    picture = draw.hand("QD 9C JD AH JH", trump="H")
    assert picture.svg.count(STAR_PATH) == 3
    assert picture.svg.count(f'stroke="{PAIRED.gold}"') == 3
    assert [word for word in said(picture) if word in {"right", "left"}] == ["right", "left"]


def test_at_no_trump_no_card_is_marked_and_jacks_stay_in_their_suits():
    picture = draw.hand("JD QD JH", trump="NT")
    assert STAR_PATH not in picture.svg
    assert not {"right", "left"} & set(said(picture))
    assert picture.text == "No trump\nJ♥  Q♦ J♦"


def test_before_trump_is_named_a_jack_is_just_a_jack():
    assert card_view(Card.of("JD")) == {
        "id": "JD",
        "rank": "J",
        "suit": "D",
        "trump": False,
        "bower": None,
        "say": "jack of diamonds",
    }


def test_a_card_view_says_what_a_screen_reader_says():
    assert card_view(Card.of("JH"), Strain.HEARTS)["say"] == "jack of hearts, right bower, trump"
    assert card_view(Card.of("10H"), Strain.HEARTS)["say"] == "10 of hearts, trump"
    assert card_view(Card.of("JS"), Strain.HEARTS)["say"] == "jack of spades"
    assert card_view(Card.of("10H"), Strain.HEARTS)["id"] == "10H"


def test_cards_that_may_be_played_are_marked_by_a_bar_and_in_words():
    hand = Hand.start(
        deals.constrained(Rules.cutthroat(), 1, {"W": "A♠", "N": "K♠ 9♠ A♥"}, dealer="S")
    )
    for text in ("3", "pass", "pass", "pass", "H", "A♠"):
        hand = hand.do(hand.read(text))
    held = hand.cards(Seat.NORTH)
    verdicts = {card: hand.judge(card) for card in held}
    spades = [card.text for card in held if card.suit.letter == "S"]
    picture = draw.hand(held, trump="H", verdicts=verdicts)
    assert picture.svg.count(f'fill="{PAIRED.legal}"') == len(spades)
    line = picture.text.splitlines()[-1]
    assert line.startswith("may be played: ")
    assert sorted(line.removeprefix("may be played: ").split()) == sorted(spades)
    view = hand_view(held, Strain.HEARTS, verdicts)
    ace = next(card for card in view["cards"] if card and card["id"] == "AH")
    assert ace["legal"] is False
    assert "Spades were led" in ace["why"]


def test_twins_in_one_hand_are_two_cards():
    assert said(draw.hand("AS AS")).count("A") == 2


def test_an_empty_hand_says_so():
    assert draw.hand("").text == "no cards"
    assert "no cards left" in said(draw.hand(""))


def test_a_trick_names_its_players_and_marks_the_card_that_is_winning():
    picture = draw.trick("AS 9H JS", trump="H", leader="W")
    assert [word for word in said(picture) if word in {"West", "North", "East", "South"}] == [
        "West",
        "North",
        "East",
    ]
    assert said(picture).count("winning") == 1
    assert "North  9♥  winning" in picture.text


def test_in_a_full_trick_the_best_card_takes_it():
    assert "North  9♥   takes it" in draw.trick("AS 9H JS 10S", trump="H").text
    assert "takes it" in said(draw.trick("AS 9H JS", trump="H", players=3))


def test_of_twins_in_one_trick_the_first_is_winning():
    plays = [(Seat.WEST, Card.of("AS")), (Seat.NORTH, Card.of("AS"))]
    view = trick_view(plays, Strain.HEARTS)
    assert [play["winning"] for play in view["cards"]] == [True, False]


def test_the_left_bower_led_is_a_trump_led():
    view = trick_view([(Seat.WEST, Card.of("JD"))], Strain.HEARTS)
    assert (view["led"], view["led_say"]) == ("H", "hearts")


@pytest.mark.parametrize(
    ("pack", "counts"), [(24, (7, 5, 6, 6)), (32, (9, 7, 8, 8)), (48, (14, 10, 12, 12))]
)
def test_the_ladder_counts_trump_the_same_colour_and_the_others(pack: int, counts: tuple[int, ...]):
    lines = draw.ladder("C", pack).text.splitlines()[1:]
    assert tuple(int(line.split()[2]) for line in lines) == counts
    assert [line.split()[1] for line in lines][:2] == ["clubs", "spades"]


def test_the_ladder_says_where_the_jack_has_gone_and_leaves_its_place_empty():
    rows = ladder_view(Strain.CLUBS)["rows"]
    assert [card["id"] for card in rows[0]["cards"]] == ["JC", "JS", "AC", "KC", "QC", "10C", "9C"]
    assert [card["id"] for card in rows[1]["cards"]] == ["AS", "KS", "QS", "10S", "9S"]
    assert [bool(row["note"]) for row in rows] == [False, True, False, False]
    picture = draw.ladder("C")
    assert "the jack has gone to clubs: it is the left bower" in said(picture)
    assert picture.svg.count("stroke-dasharray") == 2  # the empty place and the way across


def test_with_two_decks_both_jacks_have_gone():
    rows = ladder_view(Strain.CLUBS, cards("JC JC JS JS AS"))["rows"]
    assert rows[1]["note"] == "both jacks have gone to clubs: they are the left bowers"
    assert [card["copies"] for card in rows[0]["cards"]] == [2, 2]


def test_at_no_trump_every_suit_has_six_and_nothing_has_moved():
    view = ladder_view(Strain.NO_TRUMP)
    assert [row["count"] for row in view["rows"]] == [6, 6, 6, 6]
    assert not any(row["note"] or row["trump"] for row in view["rows"])
