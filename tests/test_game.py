"""A game: hands to the target, totals, the next dealer, and who wins and why."""

import copy
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.cards import Seat, Side
from bideuchre_teach.deals import Deal, shuffle
from bideuchre_teach.game import Game
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.reasons import RulesError
from bideuchre_teach.rules import Rules
from tests.hands import EVERY_TABLE, USUAL, choose, go

PARTNERSHIP, CUTTHROAT, DOUBLE = (
    USUAL["partnership"],
    USUAL["cutthroat-4"],
    USUAL["double-deck"],
)

CLUBS_TO_SOUTH = {
    "S": "J♣ J♠ A♣ K♣ Q♣ 10♣",
    "W": "9♣ 9♦ 10♦ J♦ Q♦ K♦",
    "N": "A♦ 9♥ 10♥ J♥ Q♥ K♥",
    "E": "A♥ 9♠ 10♠ Q♠ K♠ A♠",
}
"""With clubs trump, whoever holds South's cards takes every trick."""


def one_suit(rules: Rules, dealer: str, bidder: str, call: str) -> Hand:
    """The bidder is dealt the six highest clubs, bids this, and takes all six tricks with them."""
    seats = ["S", "W", "N", "E"]
    shift = seats.index(bidder)
    hands = {seats[(i + shift) % 4]: held for i, held in enumerate(CLUBS_TO_SOUTH.values())}
    hand = Hand.start(Deal.of(rules, dealer, hands))
    while hand.phase is Phase.AUCTION:
        hand = go(hand, call if hand.turn is Seat.of(bidder) else "pass")
    hand = go(hand, "C")
    while hand.phase is Phase.PLAY:
        hand = hand.do(hand.actions()[0])
    return hand


def thrown_in(rules: Rules, dealer: str) -> Hand:
    hand = Hand.start(shuffle(rules, 5, dealer=dealer))
    return go(hand, *["pass"] * rules.players)


def refused(code: str, act, *args) -> RulesError:
    with pytest.raises(RulesError) as refusal:
        act(*args)
    assert refusal.value.reason.code == code
    return refusal.value


def totals(game: Game) -> dict[str, int]:
    return {side.value: points for side, points in game.totals.items()}


def test_a_new_game_stands_at_nought_and_nobody_has_won():
    for rules in EVERY_TABLE:
        game = Game(rules)
        assert game.totals == dict.fromkeys(rules.sides, 0)
        assert (game.winner, game.won, game.over, game.next_dealer) == (None, None, False, None)
        assert game.running() == ()


def test_totals_add_up_hand_by_hand():
    game = Game(PARTNERSHIP)
    game = game.add(one_suit(PARTNERSHIP, "E", "S", "4"))
    assert totals(game) == {"NS": 6, "EW": 0}
    game = game.add(one_suit(PARTNERSHIP, "S", "W", "alone"))
    assert totals(game) == {"NS": 6, "EW": 12}
    assert [{side.value: n for side, n in row.items()} for row in game.running()] == [
        {"NS": 6, "EW": 0},
        {"NS": 6, "EW": 12},
    ]


def test_case_64_the_deal_moves_clockwise_after_every_hand():
    for rules in (PARTNERSHIP, CUTTHROAT):
        game = Game(rules, (one_suit(rules, "E", "N", "5"),))
        assert game.next_dealer is Seat.SOUTH
        assert game.next_deal(3).dealer is Seat.SOUTH


def test_case_60_after_a_throw_in_the_next_player_deals_and_scores_stay():
    game = Game(CUTTHROAT, (thrown_in(CUTTHROAT, "E"),))
    assert game.next_dealer is Seat.SOUTH
    assert set(game.totals.values()) == {0}
    assert [len(hand) for hand in game.next_deal(1).hands] == [6] * 4
    double = Game(DOUBLE, (thrown_in(DOUBLE, "W"),))
    assert double.next_dealer is Seat.NORTH


def test_switch_the_same_player_deals_again_after_a_throw_in():
    rules = Rules.cutthroat(deal_after_throw_in="same")
    game = Game(rules, (thrown_in(rules, "E"),))
    assert game.next_dealer is Seat.EAST
    game = game.add(one_suit(rules, "E", "N", "5"))
    assert game.next_dealer is Seat.SOUTH


def test_a_hand_by_the_wrong_dealer_is_refused_and_both_are_named():
    game = Game(PARTNERSHIP, (one_suit(PARTNERSHIP, "E", "S", "4"),))
    error = refused("game.wrong_dealer", game.add, one_suit(PARTNERSHIP, "W", "S", "4"))
    assert (error.reason["hand"], error.reason["dealer"], error.reason["expected"]) == (
        2,
        Seat.WEST,
        Seat.SOUTH,
    )


def test_a_hand_of_other_rules_is_refused():
    game = Game(PARTNERSHIP)
    refused("game.other_rules", game.add, one_suit(Rules.partnership(target=30), "E", "S", "4"))
    refused("game.other_rules", game.add, one_suit(CUTTHROAT, "E", "S", "4"))


def test_an_unfinished_hand_is_refused():
    refused("game.unfinished_hand", Game(PARTNERSHIP).add, Hand.start(shuffle(PARTNERSHIP, 1)))


def test_partnership_the_game_ends_at_42():
    game, dealers = Game(PARTNERSHIP), ["E", "S", "W", "N"]
    for dealer in dealers[:3]:
        game = game.add(one_suit(PARTNERSHIP, dealer, "N", "alone"))
        assert not game.over
    assert totals(game) == {"NS": 36, "EW": 0}
    game = game.add(one_suit(PARTNERSHIP, "N", "S", "3"))
    assert (game.winner, totals(game)["NS"]) == (Side.NORTH_SOUTH, 42)
    assert game.won[1].code == "win.target"


def test_cutthroat_the_game_ends_at_21_for_the_bidder():
    game = Game(CUTTHROAT)
    game = game.add(one_suit(CUTTHROAT, "E", "W", "6"))
    game = game.add(one_suit(CUTTHROAT, "S", "W", "5"))
    assert (game.winner, totals(game)["W"]) == (None, 18)
    game = game.add(one_suit(CUTTHROAT, "W", "N", "2"))
    game = game.add(one_suit(CUTTHROAT, "N", "W", "1"))
    assert (game.winner, totals(game)) == (Side.WEST, {"S": 0, "W": 24, "N": 6, "E": 0})


def test_when_the_game_is_over_no_hand_follows():
    rules = Rules.cutthroat(target=6)
    game = Game(rules, (one_suit(rules, "E", "W", "3"),))
    assert game.over
    assert game.winner is Side.WEST
    error = refused("game.over", game.add, one_suit(rules, "S", "W", "3"))
    assert error.reason["hand"] == 2
    again = refused("game.over", game.next_deal, 1)
    assert (again.reason["hand"], again.reason["side"]) == (2, Side.WEST)


def test_a_game_deals_by_its_seed_hand_by_hand():
    game = Game(PARTNERSHIP)
    assert game.next_deal(9) == shuffle(PARTNERSHIP, 9, 1)
    dealer = shuffle(PARTNERSHIP, 9, 1).dealer
    game = game.add(one_suit(PARTNERSHIP, dealer.value, "S", "4"))
    assert game.next_deal(9) == shuffle(PARTNERSHIP, 9, 2)


def test_games_are_values():
    game = Game(PARTNERSHIP, (one_suit(PARTNERSHIP, "E", "S", "4"),))
    same = Game(PARTNERSHIP).add(one_suit(PARTNERSHIP, "E", "S", "4"))
    for other in (same, copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        assert hash(other) == hash(game)
        assert other.totals == game.totals
    assert game != Game(PARTNERSHIP)
    with pytest.raises(AttributeError):
        game.hands = ()


def test_a_game_cannot_be_given_totals_that_its_hands_do_not_make():
    with pytest.raises(TypeError):
        Game(PARTNERSHIP, (), {Side.NORTH_SOUTH: 40})


@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32))
def test_random_games_add_up_and_only_the_right_side_wins(rules, seed):
    random, game = Random(seed), Game(rules)
    for _ in range(12):
        if game.over:
            break
        hand = Hand.start(game.next_deal(seed))
        while hand.phase is not Phase.OVER:
            hand = hand.do(choose(hand, random))
        before = dict(game.totals)
        after = game.add(hand)
        assert {side: after.totals[side] - before[side] for side in rules.sides} == {
            side: hand.result.score[side] for side in rules.sides
        }
        assert after.running()[-1] == after.totals
        assert len(game.hands) == len(after.hands) - 1
        assert game.totals == before
        check_winner(after, hand)
        game = after


def check_winner(game: Game, hand: Hand) -> None:
    """The winner rule of each game, said once more."""
    rules, there = game.rules, set()
    if hand.contract is not None:
        bidders = rules.side_of(hand.contract.seat)
        there = {side for side in rules.sides if game.totals[side] >= rules.target}
        if rules.preset == "cutthroat":
            there &= {bidders}
        if rules.preset == "double-deck":
            there &= {bidders} if hand.result.made else set(rules.sides) - {bidders}
        if rules.preset == "partnership" and bidders in there:
            there = {bidders}
    assert {game.winner} - {None} == there
