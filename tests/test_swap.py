"""The swap before a double-deck alone hand, and small pepper's of one card."""

import pytest

from bideuchre_teach.auction import Contract
from bideuchre_teach.cards import Card, Seat, Strain, cards
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.rules import Rules
from tests.hands import SOUTH_STRONG, TWELVES, USUAL, alone, go, play, ready, refusal

# The swap before a double-deck alone hand


def test_the_bidder_chooses_first_then_the_partner_gives_back_as_many():
    hand = alone()
    assert (hand.phase, hand.turn, hand.out) == (Phase.SWAP, Seat.SOUTH, Seat.NORTH)
    hand = go(hand, "9♣")
    assert (hand.phase, hand.turn, hand.swap_size) == (Phase.SWAP, Seat.NORTH, 1)
    assert {len(gift) for gift in hand.actions()} == {1}
    hand = go(hand, "J♦")
    assert (hand.phase, hand.turn) == (Phase.PLAY, Seat.SOUTH)
    assert sorted(map(str, hand.cards(Seat.SOUTH))) == sorted(
        map(str, cards("J♥ J♥ J♦ J♦ A♥ A♥ K♥ K♥ Q♥ Q♥ 10♥ A♠"))
    )
    assert Card.of("9♣") in hand.cards(Seat.NORTH)


def test_the_reasons_of_a_swap_name_who_gives_and_who_is_across():
    given = alone().judge(cards("9♣")).reasons[0]
    assert (given["seat"], given["partner"], given["count"]) == (Seat.SOUTH, Seat.NORTH, 1)
    back = go(alone(), "9♣").judge(cards("J♦")).reasons[0]
    assert (back["seat"], back["partner"], back["count"]) == (Seat.NORTH, Seat.SOUTH, 1)


def test_both_choose_from_their_original_twelve_and_the_cards_move_at_once():
    hand = go(alone(), "A♠ 9♣")
    # North does not hold what South has put aside, and South still does.
    assert refusal(hand, cards("9♣ A♣")) == "swap.not_in_hand"
    assert len(hand.cards(Seat.NORTH)) == len(hand.cards(Seat.SOUTH)) == 12
    assert Card.of("9♣") in hand.cards(Seat.SOUTH)


def test_nothing_need_be_swapped():
    hand = alone()
    assert () in hand.actions()
    assert hand.judge(()).reasons[0].code == "swap.keeps_all"
    hand = hand.do(())
    assert (hand.phase, hand.turn, hand.swap_size) == (Phase.PLAY, Seat.SOUTH, 0)
    assert hand.held == alone().held


def test_at_most_three_cards_are_swapped():
    assert {len(gift) for gift in alone().actions()} == {0, 1, 2, 3}
    assert refusal(alone(), cards("9♣ A♠ 10♥ Q♥")) == "swap.too_many"
    assert alone().judge(cards("9♣ A♠ 10♥")).reasons[0].code == "swap.gives"


def test_each_choice_of_cards_is_offered_once_however_many_copies_there_are():
    # South's twelve are eight kinds, four of them twice: 8 single cards, 8·7/2 + 4 pairs.
    gifts = [gift for gift in alone().actions() if len(gift) == 2]
    twice = sum(gift[0] is gift[1] for gift in gifts)
    kinds = set(alone().cards(Seat.SOUTH))
    assert len(kinds) == 8
    assert twice == 4
    assert len(gifts) == 8 * 7 // 2 + 4
    assert len([gift for gift in alone().actions() if len(gift) == 1]) == 8


def test_the_order_of_the_swapped_cards_does_not_matter():
    assert alone().do(cards("A♠ 9♣")) == alone().do(cards("9♣ A♠"))


def test_the_partner_must_give_back_exactly_as_many():
    hand = go(alone(), "9♣ A♠")
    assert refusal(hand, cards("J♦")) == "swap.as_many_back"
    assert refusal(hand, ()) == "swap.as_many_back"
    assert refusal(hand, cards("J♦ A♣ A♦")) == "swap.as_many_back"
    assert hand.judge(cards("J♦ A♣")).reasons[0].code == "swap.gives_back"


def test_a_card_that_is_not_held_cannot_be_swapped():
    assert refusal(alone(), cards("9♠")) == "swap.not_in_hand"
    # South has one jack of diamonds, not two.
    assert refusal(alone(), cards("J♦ J♦")) == "swap.not_in_hand"


def test_the_swapped_cards_are_what_is_played_with():
    hand = go(alone(), "9♣", "A♣", "A♣")
    assert hand.turn is Seat.WEST
    assert hand.played == cards("A♣")
    assert refusal(go(alone(), "9♣", "A♣"), Card.of("9♣")) == "play.not_in_hand"


@pytest.mark.parametrize(("size", "sizes"), [(0, None), (1, {0, 1}), (2, {0, 1, 2})])
def test_switch_the_size_of_the_swap(size, sizes):
    hand = alone(Rules.double_deck(swap=size))
    if sizes is None:
        assert (hand.phase, hand.turn) == (Phase.PLAY, Seat.SOUTH)
    else:
        assert {len(gift) for gift in hand.actions()} == sizes


def test_a_bid_of_twelve_with_the_partner_has_no_swap_and_four_play():
    hand = ready(USUAL["double-deck"], "E", TWELVES, "12♥")
    assert (hand.phase, hand.out) == (Phase.PLAY, None)
    assert len(hand.trick.seats) == 4


def test_double_deck_alone_made_scores_twenty_four():
    hand = go(alone(), "9♣", "J♦")
    while hand.phase is Phase.PLAY:
        best = ["J♥", "J♥", "J♦", "J♦", "A♥", "A♥", "K♥", "K♥", "Q♥", "Q♥", "10♥", "A♠"]
        mine = [card for card in map(Card.of, best) if card in hand.cards(Seat.SOUTH)]
        hand = hand.do(mine[0] if hand.turn is Seat.SOUTH else hand.actions()[0])
    assert hand.taken[Seat.SOUTH] == 12
    assert {side.value: won for side, won in hand.result.score.items()} == {"NS": 24, "EW": 0}


# Small pepper


def small_pepper() -> Hand:
    rules = Rules.partnership(small_pepper=True)
    hand = ready(rules, "E", SOUTH_STRONG, "small pepper", "pass", "pass", "pass", "H")
    assert hand.contract == Contract(Seat.SOUTH, 6, True, Strain.HEARTS, small_pepper=True)
    return hand


def test_small_pepper_swaps_exactly_one_card_with_the_partner():
    hand = small_pepper()
    assert (hand.phase, hand.turn, hand.out) == (Phase.SWAP, Seat.SOUTH, Seat.NORTH)
    assert {len(gift) for gift in hand.actions()} == {1}
    assert refusal(hand, ()) == "swap.exactly_one"
    assert refusal(hand, cards("9♠ 10♥")) == "swap.exactly_one"
    hand = go(hand, "9♠")
    assert hand.turn is Seat.NORTH
    hand = go(hand, "J♦")
    assert (hand.phase, hand.turn) == (Phase.PLAY, Seat.SOUTH)
    assert set(hand.cards(Seat.SOUTH)) == set(cards("J♥ J♦ A♥ K♥ Q♥ 10♥"))


def test_small_pepper_made_scores_seven():
    hand = play(
        go(small_pepper(), "9♠", "J♦"),
        "J♥ 9♥ 9♣",
        "J♦ Q♠ 10♣",
        "A♥ K♠ J♣",
        "K♥ A♠ Q♣",
        "Q♥ K♣ 10♠",
        "10♥ A♣ J♠",
    )
    assert {side.value: won for side, won in hand.result.score.items()} == {"NS": 7, "EW": 0}


def test_alone_in_the_partnership_game_has_no_swap():
    rules = Rules.partnership(small_pepper=True)
    assert ready(rules, "E", SOUTH_STRONG, "alone", "H").phase is Phase.PLAY
