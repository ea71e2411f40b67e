"""A hand from the first call to the score: phases, turns, alone, the swap, what each may know."""

import copy
import pickle
from random import Random

import pytest

from bideuchre_teach.auction import Call, Contract
from bideuchre_teach.cards import Card, Seat, Strain, cards
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.reasons import IllegalAction
from bideuchre_teach.rules import Rules
from tests.hands import FIRST_NIGHT, USUAL, at, finished, go, play, ready, shuffled, walk

PARTNERSHIP, CUTTHROAT, DOUBLE = (
    USUAL["partnership"],
    USUAL["cutthroat-4"],
    USUAL["double-deck"],
)
SOUTH_STRONG = {
    "S": "J♥ A♥ K♥ Q♥ 10♥ 9♠",
    "W": "A♠ K♠ Q♠ A♣ K♣ 9♥",
    "N": "J♦ A♦ K♦ Q♦ 10♦ 9♦",
    "E": "10♠ J♠ 10♣ 9♣ J♣ Q♣",
}
"""South has five top hearts and a losing nine of spades; North, the left bower."""

TWELVES = {
    "S": "J♥ J♥ J♦ A♥ A♥ K♥ K♥ Q♥ Q♥ 10♥ A♠ 9♣",
    "W": "A♠ K♠ K♠ Q♠ Q♠ J♠ J♠ 10♠ 10♠ 9♠ 9♠ 9♥",
    "N": "J♦ 10♥ 9♥ A♦ A♦ K♦ K♦ Q♦ Q♦ 10♦ 10♦ A♣",
    "E": "A♣ K♣ K♣ Q♣ Q♣ J♣ J♣ 10♣ 10♣ 9♣ 9♦ 9♦",
}
"""South has eleven winners in hearts and a nine of clubs; North holds an ace of clubs."""


def code(hand: Hand, action: object) -> str:
    """Why this action is refused now, by `judge` and by `do` alike."""
    judged = hand.judge(action)
    assert not judged.legal
    with pytest.raises(IllegalAction) as refusal:
        hand.do(action)
    assert refusal.value.verdict == judged
    assert refusal.value.reason is not None
    assert str(refusal.value) == str(judged.reasons)
    return judged.reasons[0].code


def may(hand: Hand) -> set[str]:
    return {str(action) for action in hand.actions()}


# Phases and turns


def test_a_hand_goes_from_auction_to_trump_to_play_to_its_end():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT)
    assert (hand.phase, hand.turn, hand.contract, hand.strain) == (
        Phase.AUCTION,
        Seat.WEST,
        None,
        None,
    )
    hand = go(hand, "3", "pass", "pass", "pass")
    assert (hand.phase, hand.turn, hand.contract) == (
        Phase.TRUMP,
        Seat.WEST,
        Contract(Seat.WEST, 3),
    )
    assert may(hand) == {"♣", "♦", "♥", "♠", "NT"}
    hand = go(hand, "H")
    assert (hand.phase, hand.turn, hand.strain) == (Phase.PLAY, Seat.WEST, Strain.HEARTS)
    assert hand.result is None
    hand = play(hand, "J♥ 10♥ Q♦ 9♦")
    assert hand.tricks[0].winner is Seat.WEST
    assert hand.taken == {Seat.SOUTH: 0, Seat.WEST: 1, Seat.NORTH: 0, Seat.EAST: 0}


def test_the_bidder_leads_whoever_dealt():
    for dealer in "SWNE":
        hand = ready(CUTTHROAT, dealer, FIRST_NIGHT)
        while hand.turn is not Seat.NORTH:
            hand = go(hand, "pass")
        hand = go(hand, "6", "S")
        assert hand.turn is Seat.NORTH
        assert hand.phase is Phase.PLAY


def test_the_winner_of_a_trick_leads_the_next():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
    hand = play(hand, "A♠ 9♥ J♠ 9♠")
    assert hand.turn is Seat.NORTH
    assert [seat.value for seat in hand.trick.seats] == ["N", "E", "S", "W"]
    assert hand.trick.cards == ()


def test_in_the_double_deck_the_bid_names_the_strain_and_play_begins_at_once():
    hand = ready(DOUBLE, "S", TWELVES, "5♥", "pass", "pass", "pass")
    assert (hand.phase, hand.turn, hand.strain) == (Phase.PLAY, Seat.WEST, Strain.HEARTS)
    assert hand.contract == Contract(Seat.WEST, 5, False, Strain.HEARTS)


def test_partnership_plays_no_trump_only_where_the_switch_allows_it():
    steps = ("3", "pass", "pass", "pass")
    usual = ready(PARTNERSHIP, "E", SOUTH_STRONG, *steps)
    assert may(usual) == {"♣", "♦", "♥", "♠"}
    assert code(usual, Strain.NO_TRUMP) == "trump.no_trump_not_played"
    switched = ready(Rules.partnership(no_trump=True), "E", SOUTH_STRONG, *steps, "NT")
    assert switched.strain is Strain.NO_TRUMP


def test_pepper_may_be_played_at_no_trump():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "6", "NT")
    assert hand.phase is Phase.PLAY
    assert go(hand, "J♥").judge(Card.of("9♥"))
    assert code(go(hand, "J♦"), Card.of("9♥")) == "follow.suit_led"


def test_case_60_a_hand_thrown_in_is_over_with_all_cards_held_and_no_points():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "pass", "pass", "pass", "pass")
    assert (hand.phase, hand.turn, hand.contract) == (Phase.OVER, None, None)
    assert [len(held) for held in hand.held] == [6, 6, 6, 6]
    assert hand.result.thrown_in
    assert set(hand.result.score.values()) == {0}


def test_case_20_at_no_trump_jacks_stay_home():
    hand = ready(
        CUTTHROAT,
        "E",
        {
            "S": "J♦ 9♦ 10♦ K♦ A♦ A♠",
            "W": "J♥ Q♦ 9♥ A♥ K♥ Q♥",
            "N": "10♥ K♠ Q♠ J♠ 10♠ 9♠",
            "E": "A♣ K♣ Q♣ J♣ 10♣ 9♣",
        },
        "6",
        "NT",
        "J♦",
    )
    assert may(hand) == {"Q♦"}


def test_case_26_the_nine_of_clubs_may_be_the_first_card_anyone_plays():
    for leader in "SWNE":
        others = [seat for seat in "SWNE" if seat != leader]
        clubs = "9♣ 10♣ J♣ Q♣ K♣ A♣"
        rest = dict(
            zip(
                others,
                ["9♦ 10♦ J♦ Q♦ K♦ A♦", "9♥ 10♥ J♥ Q♥ K♥ A♥", "9♠ 10♠ J♠ Q♠ K♠ A♠"],
                strict=True,
            )
        )
        dealer = {"S": "E", "W": "S", "N": "W", "E": "N"}[leader]
        hand = ready(CUTTHROAT, dealer, {leader: clubs, **rest}, "6", "C", "9♣")
        assert hand.played == cards("9♣")
        assert len(hand.cards(at(leader))) == 5


def test_case_34_playing_one_copy_leaves_the_other():
    hand = ready(DOUBLE, "E", TWELVES, "5♥", "pass", "pass", "pass", "A♥")
    assert hand.cards(Seat.SOUTH).count(Card.of("A♥")) == 1
    assert len(hand.cards(Seat.SOUTH)) == 11


def test_two_copies_are_one_action():
    hand = ready(DOUBLE, "E", TWELVES, "5♥", "pass", "pass", "pass")
    assert len(hand.actions()) == len(set(hand.actions())) == 8


def test_case_22_and_98_an_earlier_state_plays_on_another_way():
    before = play(ready(CUTTHROAT, "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H"), "A♠ 9♥ J♠")
    first = go(before, "9♠")
    second = go(before, "10♠")
    assert first.tricks[0].cards == cards("A♠ 9♥ J♠ 9♠")
    assert second.tricks[0].cards == cards("A♠ 9♥ J♠ 10♠")
    assert before.played == cards("A♠ 9♥ J♠")
    assert first != second
    assert go(before, "9♠") == first


def test_case_24_the_left_bower_played_later_is_no_revoke():
    # Diamonds are led with hearts trump: East discards, and plays the jack of diamonds later.
    hands = {
        "S": "A♦ K♦ A♥ K♥ Q♥ 10♥",
        "W": "Q♦ 10♦ 9♦ A♣ K♣ Q♣",
        "N": "A♠ K♠ Q♠ J♠ 10♠ 9♠",
        "E": "J♦ 9♣ 10♣ J♣ J♥ 9♥",
    }
    hand = ready(CUTTHROAT, "E", hands, "6", "H")
    hand = play(hand, "A♦ Q♦ A♠ 9♣", "A♥ A♣ K♠ J♦")
    assert hand.tricks[1].winner is Seat.EAST


def test_case_48_all_tricks_are_played_even_when_the_bid_is_already_lost():
    hand = play(ready(PARTNERSHIP, "E", SOUTH_STRONG, "alone", "H"), "9♠ A♠ 10♠")
    while hand.phase is Phase.PLAY:
        hand = hand.do(hand.actions()[0])
    assert len(hand.tricks) == 6
    assert [len(held) for held in hand.held] == [0, 0, 6, 0]


def test_five_players_the_dead_cards_are_seen_by_nobody():
    deal = shuffled(USUAL["cutthroat-5"], Random(8))
    hand = Hand.start(deal)
    assert len(deal.dead) == 2
    for seat in deal.rules.seats:
        shown = repr(hand.seen_by(seat))
        assert not any(repr(card) in shown for card in deal.dead)


# Alone


def test_case_42_and_44_alone_the_bidder_leads_and_the_partner_is_skipped():
    hand = ready(PARTNERSHIP, "E", SOUTH_STRONG, "alone", "H")
    assert hand.out is Seat.NORTH
    assert hand.turn is Seat.SOUTH
    hand = play(hand, "9♠ A♠ 10♠")
    assert hand.tricks[0].winner is Seat.WEST
    assert [seat.value for seat in hand.trick.seats] == ["W", "E", "S"]
    hand = go(hand, "A♣")
    assert hand.turn is Seat.EAST
    assert len(hand.cards(Seat.NORTH)) == 6


@pytest.mark.parametrize("dealer", "SWNE")
def test_case_44_the_lone_bidder_leads_whoever_deals(dealer):
    hand = ready(PARTNERSHIP, dealer, SOUTH_STRONG)
    while hand.turn is not Seat.SOUTH:
        hand = go(hand, "pass")
    hand = go(hand, "alone", "H")
    assert (hand.turn, hand.out) == (Seat.SOUTH, Seat.NORTH)


@pytest.mark.parametrize(("bidder", "partner"), ["SN", "NS", "WE", "EW"])
def test_case_46_the_one_across_sits_out(bidder, partner):
    hand = ready(PARTNERSHIP, "S", SOUTH_STRONG)
    while hand.turn is not at(bidder):
        hand = go(hand, "pass")
    assert go(hand, "alone", "H").out is at(partner)


def test_case_46_the_partners_cards_never_count_as_a_failure_to_follow():
    # North holds five diamonds; South leads one, and three cards make the trick.
    hands = {
        "S": "J♥ J♦ A♥ K♥ A♠ 9♦",
        "W": "A♦ K♠ Q♠ J♠ 10♠ 9♠",
        "N": "K♦ Q♦ 10♦ A♣ K♣ Q♣",
        "E": "9♥ 10♥ Q♥ J♣ 10♣ 9♣",
    }
    hand = play(ready(PARTNERSHIP, "E", hands, "alone", "H"), "9♦ A♦ 9♣")
    assert hand.tricks[0].winner is Seat.WEST
    assert len(hand.tricks[0].cards) == 3


def test_partnership_alone_made_scores_twelve():
    hands = SOUTH_STRONG | {"S": "J♥ J♦ A♥ K♥ Q♥ 10♥", "N": "9♠ A♦ K♦ Q♦ 10♦ 9♦"}
    hand = play(
        ready(PARTNERSHIP, "E", hands, "alone", "H"),
        "J♥ 9♥ 9♣",
        "J♦ Q♠ 10♣",
        "A♥ K♠ J♣",
        "K♥ A♠ Q♣",
        "Q♥ K♣ 10♠",
        "10♥ A♣ J♠",
    )
    assert {side.value: won for side, won in hand.result.score.items()} == {"NS": 12, "EW": 0}


def test_case_48_partnership_alone_with_five_tricks_is_not_made():
    hand = play(
        ready(PARTNERSHIP, "E", SOUTH_STRONG, "alone", "H"),
        "J♥ 9♥ 9♣",
        "A♥ Q♠ 10♣",
        "K♥ K♠ J♣",
        "Q♥ K♣ Q♣",
        "10♥ A♣ 10♠",
        "9♠ A♠ J♠",
    )
    assert hand.taken[Seat.SOUTH] == 5
    assert {side.value: won for side, won in hand.result.score.items()} == {"NS": -12, "EW": 0}


# The swap before a double-deck alone hand


def alone(rules: Rules = DOUBLE) -> Hand:
    """South goes alone in hearts; East dealt."""
    return ready(rules, "E", TWELVES, "alone ♥")


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
    assert code(hand, cards("9♣ A♣")) == "swap.not_in_hand"
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
    assert code(alone(), cards("9♣ A♠ 10♥ Q♥")) == "swap.too_many"
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
    assert code(hand, cards("J♦")) == "swap.as_many_back"
    assert code(hand, ()) == "swap.as_many_back"
    assert code(hand, cards("J♦ A♣ A♦")) == "swap.as_many_back"
    assert hand.judge(cards("J♦ A♣")).reasons[0].code == "swap.gives_back"


def test_a_card_that_is_not_held_cannot_be_swapped():
    assert code(alone(), cards("9♠")) == "swap.not_in_hand"
    # South has one jack of diamonds, not two.
    assert code(alone(), cards("J♦ J♦")) == "swap.not_in_hand"


def test_the_swapped_cards_are_what_is_played_with():
    hand = go(alone(), "9♣", "A♣", "A♣")
    assert hand.turn is Seat.WEST
    assert hand.played == cards("A♣")
    assert code(go(alone(), "9♣", "A♣"), Card.of("9♣")) == "play.not_in_hand"


@pytest.mark.parametrize(("size", "sizes"), [(0, None), (1, {0, 1}), (2, {0, 1, 2})])
def test_switch_the_size_of_the_swap(size, sizes):
    hand = alone(Rules.double_deck(swap=size))
    if sizes is None:
        assert (hand.phase, hand.turn) == (Phase.PLAY, Seat.SOUTH)
    else:
        assert {len(gift) for gift in hand.actions()} == sizes


def test_a_bid_of_twelve_with_the_partner_has_no_swap_and_four_play():
    hand = ready(DOUBLE, "E", TWELVES, "12♥")
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
    assert code(hand, ()) == "swap.exactly_one"
    assert code(hand, cards("9♠ 10♥")) == "swap.exactly_one"
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


# What cannot be done, phase by phase


def test_each_phase_refuses_what_belongs_to_another():
    swap, call, card = cards("9♣ A♠"), Call.of("3"), Card.of("J♥")
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT)
    assert code(hand, Strain.HEARTS) == code(hand, card) == code(hand, swap) == "phase.auction"
    hand = go(hand, "3", "pass", "pass", "pass")
    assert code(hand, call) == code(hand, card) == code(hand, ()) == "phase.trump"
    hand = go(hand, "H")
    assert code(hand, call) == code(hand, Strain.SPADES) == code(hand, swap) == "phase.play"
    assert code(alone(), card) == code(alone(), call) == code(alone(), Strain.HEARTS)
    assert code(alone(), card) == "phase.swap"


def test_when_the_hand_is_over_nothing_can_be_done():
    for hand in (finished(CUTTHROAT, 1), ready(CUTTHROAT, "S", FIRST_NIGHT, *["pass"] * 4)):
        assert hand.actions() == ()
        for action in (Call.of("pass"), Strain.HEARTS, (), Card.of("J♥")):
            assert code(hand, action) == "hand.over"


@pytest.mark.parametrize("thing", ["J♥", None, 3, True, ["9♣"], {"card": "J♥"}, Seat.WEST])
def test_what_is_no_action_at_all_is_a_type_error(thing):
    for hand in (
        ready(CUTTHROAT, "S", FIRST_NIGHT),
        ready(CUTTHROAT, "S", FIRST_NIGHT, "6", "H"),
        alone(),
        finished(CUTTHROAT, 1),
    ):
        with pytest.raises(TypeError, match="not an action"):
            hand.judge(thing)
        with pytest.raises(TypeError, match="not an action"):
            hand.do(thing)


def test_an_illegal_card_names_the_cards_that_must_be_played():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H", "J♥")
    assert code(hand, Card.of("A♣")) == "follow.suit_led"
    assert set(hand.judge(Card.of("A♣")).reasons[0]["must"]) == set(cards("Q♥ 10♥ 9♥"))
    assert code(hand, Card.of("A♥")) == "play.not_in_hand"


# Reading actions


def test_an_action_is_read_as_the_phase_at_hand_reads_it():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT)
    assert hand.read("3") == Call.of("3")
    hand = go(hand, "6")
    assert hand.read("h") is Strain.HEARTS
    hand = go(hand, "H")
    assert hand.read("jh") is Card.of("J♥")
    assert alone().read("A♠ 9♣") == cards("9♣ A♠")
    assert alone().read("") == ()


@pytest.mark.parametrize("text", ["", "X", "3 hearts"])
def test_what_cannot_be_read_is_refused_by_name(text):
    for hand in (
        ready(CUTTHROAT, "S", FIRST_NIGHT),
        ready(CUTTHROAT, "S", FIRST_NIGHT, "6"),
        ready(CUTTHROAT, "S", FIRST_NIGHT, "6", "H"),
    ):
        with pytest.raises(ValueError, match="is not a") as refusal:
            hand.read(text)
        assert repr(text) in str(refusal.value)


# What a seat may know


def test_a_seat_sees_its_own_cards_the_calls_the_tricks_and_how_many_each_holds():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
    hand = play(hand, "J♥ 10♥ Q♦ 9♦", "J♦ Q♥")
    view = hand.seen_by(Seat.NORTH)
    assert set(view.cards) == set(cards("9♥ A♣ K♣ A♦"))
    assert (view.seat, view.turn, view.dealer, view.phase) == (
        Seat.NORTH,
        Seat.EAST,
        Seat.SOUTH,
        Phase.PLAY,
    )
    assert view.contract == Contract(Seat.WEST, 3, False, Strain.HEARTS)
    assert view.strain is Strain.HEARTS
    assert view.counts == (5, 4, 4, 5)
    assert view.tricks == hand.tricks
    assert view.trick.cards == cards("J♦ Q♥")
    assert view.taken == hand.taken
    assert view.auction == hand.auction


def test_only_the_seat_to_act_may_act_and_is_told_the_same_as_the_table():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H", "J♥")
    north, east = hand.seen_by(Seat.NORTH), hand.seen_by(Seat.EAST)
    assert north.is_turn
    assert not east.is_turn
    assert north.actions() == hand.actions()
    assert east.actions() == ()
    assert north.judge(Card.of("A♣")) == hand.judge(Card.of("A♣"))
    with pytest.raises(ValueError, match="E does not act"):
        east.judge(Card.of("K♠"))


def test_in_the_swap_each_learns_no_more_than_it_may():
    waiting = go(alone(), "9♣ A♠")
    assert waiting.seen_by(Seat.SOUTH).gave == cards("9♣ A♠")
    for seat in "WNE":
        view = waiting.seen_by(at(seat))
        assert (view.swap_size, view.gave, view.got) == (2, None, None)
    done = go(waiting, "J♦ A♣")
    assert done.seen_by(Seat.SOUTH).gave == cards("9♣ A♠")
    assert set(done.seen_by(Seat.SOUTH).got) == set(cards("J♦ A♣"))
    assert set(done.seen_by(Seat.NORTH).gave) == set(cards("J♦ A♣"))
    assert done.seen_by(Seat.NORTH).got == cards("9♣ A♠")
    for seat in "WE":
        view = done.seen_by(at(seat))
        assert (view.swap_size, view.gave, view.got) == (2, None, None)


def test_which_cards_were_swapped_makes_no_difference_to_the_opponents():
    one = go(alone(), "9♣ A♠", "J♦ A♣")
    other = go(alone(), "10♥ Q♥", "A♦ 10♦")
    for seat in (Seat.WEST, Seat.EAST):
        assert one.seen_by(seat) == other.seen_by(seat)
    assert go(alone(), "9♣ A♠").seen_by(Seat.NORTH) == go(alone(), "10♥ Q♥").seen_by(Seat.NORTH)
    assert go(alone(), "9♣").seen_by(Seat.WEST) != go(alone(), "9♣ A♠").seen_by(Seat.WEST)


# Values


def test_hands_and_views_are_values():
    for hand, _ in walk(DOUBLE, 4):
        again = pickle.loads(pickle.dumps(hand))
        for other in (again, copy.copy(hand), copy.deepcopy(hand)):
            assert other == hand
            assert hash(other) == hash(hand)
        view = hand.seen_by(Seat.WEST)
        assert pickle.loads(pickle.dumps(view)) == view == again.seen_by(Seat.WEST)
        assert hash(copy.deepcopy(view)) == hash(view)
        with pytest.raises(AttributeError):
            hand.turn = Seat.EAST
        with pytest.raises(AttributeError):
            view.cards = ()
    assert pickle.loads(pickle.dumps(hand.result)) == hand.result
    assert hash(copy.deepcopy(hand.result)) == hash(hand.result)


def test_a_refusal_can_be_sent_between_processes_and_says_the_same():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "6", "H", "J♥")
    with pytest.raises(IllegalAction) as refusal:
        hand.do(Card.of("A♣"))
    again = pickle.loads(pickle.dumps(refusal.value))
    assert again.verdict == refusal.value.verdict
    assert str(again) == str(refusal.value)
