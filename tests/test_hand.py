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
from tests.hands import (
    FIRST_NIGHT,
    SOUTH_STRONG,
    TWELVES,
    USUAL,
    alone,
    at,
    finished,
    go,
    play,
    ready,
    refusal,
    shuffled,
    walk,
)

PARTNERSHIP, CUTTHROAT, DOUBLE = (
    USUAL["partnership"],
    USUAL["cutthroat-4"],
    USUAL["double-deck"],
)


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
    assert refusal(usual, Strain.NO_TRUMP) == "trump.no_trump_not_played"
    switched = ready(Rules.partnership(no_trump=True), "E", SOUTH_STRONG, *steps, "NT")
    assert switched.strain is Strain.NO_TRUMP


def test_pepper_may_be_played_at_no_trump():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "6", "NT")
    assert hand.phase is Phase.PLAY
    assert go(hand, "J♥").judge(Card.of("9♥"))
    assert refusal(go(hand, "J♦"), Card.of("9♥")) == "follow.suit_led"


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


# What cannot be done, phase by phase


def test_each_phase_refuses_what_belongs_to_another():
    call, card = Call.of("3"), Card.of("J♥")
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT)
    assert refusal(hand, Strain.HEARTS) == refusal(hand, card) == "phase.auction"
    hand = go(hand, "3", "pass", "pass", "pass")
    assert refusal(hand, card) == "phase.trump"
    assert refusal(hand, call) == "auction.over"
    hand = go(hand, "H")
    assert refusal(hand, Strain.SPADES) == "phase.play"
    assert refusal(hand, call) == "auction.over"
    assert refusal(alone(), card) == "phase.swap"
    assert refusal(alone(), call) == "auction.over"


@pytest.mark.parametrize("steps", ["", "3,pass,pass,pass", "3,pass,pass,pass,H"])
@pytest.mark.parametrize("put", [(), cards("9♣ A♠")])
def test_a_table_without_a_swap_says_so_in_every_phase(steps, put):
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, *filter(None, steps.split(",")))
    assert refusal(hand, put) == "swap.not_played"


def test_a_hand_that_is_not_alone_has_no_swap_where_others_have():
    double = ready(USUAL["double-deck"], "E", TWELVES, "11H", "pass", "pass", "pass")
    assert refusal(double, cards("9♣")) == "swap.not_in_this_hand"
    assert "hand alone" in str(double.judge(cards("9♣")))
    pepper = Rules.partnership(small_pepper=True)
    lone = ready(pepper, "S", FIRST_NIGHT, "alone", "H")
    assert refusal(lone, cards("9♣")) == "swap.not_in_this_hand"
    assert "small pepper" in str(lone.judge(cards("9♣")))


@pytest.mark.parametrize("calls", ["", "11H,pass,pass,pass", "alone H"])
def test_in_the_double_deck_trump_is_named_with_the_bid_alone(calls):
    hand = ready(USUAL["double-deck"], "E", TWELVES, *filter(None, calls.split(",")))
    assert refusal(hand, Strain.HEARTS) == "trump.in_the_bid"
    assert "a bid names its strain" in str(hand.judge(Strain.HEARTS))


def test_when_the_hand_is_over_nothing_can_be_done():
    for hand in (finished(CUTTHROAT, 1), ready(CUTTHROAT, "S", FIRST_NIGHT, *["pass"] * 4)):
        assert hand.actions() == ()
        for action in (Strain.HEARTS, (), Card.of("J♥")):
            assert refusal(hand, action) == "hand.over"
    assert refusal(finished(CUTTHROAT, 1), Call.of("pass")) == "hand.over"


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
    assert refusal(hand, Card.of("A♣")) == "follow.suit_led"
    assert set(hand.judge(Card.of("A♣")).reasons[0]["must"]) == set(cards("Q♥ 10♥ 9♥"))
    assert refusal(hand, Card.of("A♥")) == "play.not_in_hand"


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
