"""How a good player calls, names the strain and swaps, and that the reasons say so."""

from random import Random

import pytest

from bideuchre_teach import bots
from bideuchre_teach.auction import PASS, Call
from bideuchre_teach.bots.strength import lone_chance, strength
from bideuchre_teach.cards import Seat, Side, Strain, cards, show
from bideuchre_teach.deals import constrained
from bideuchre_teach.hand import Hand
from bideuchre_teach.rules import Rules
from tests.hands import FIRST_NIGHT, USUAL, go, ready, shuffled

PARTNERSHIP, CUTTHROAT, DOUBLE = (
    USUAL["partnership"],
    USUAL["cutthroat-4"],
    USUAL["double-deck"],
)


def holding(rules: Rules, seat: str, held: str, dealer: str, *steps: str) -> Hand:
    """A hand in which a seat holds these cards and the rest is dealt at random."""
    return go(Hand.start(constrained(rules, 1, {seat: held}, dealer=dealer)), *steps)


def chosen(hand: Hand, totals: dict[Side, int] | None = None) -> bots.Choice:
    assert hand.turn is not None
    return bots.hint(hand.seen_by(hand.turn), totals)


def test_the_first_night_hand_is_bid_three_or_four_and_played_in_hearts():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT)
    assert chosen(hand).action in (Call(3), Call(4))
    hand = go(hand, "3", "pass", "pass", "pass")
    assert chosen(hand).action is Strain.HEARTS


def test_right_ace_king_is_worth_a_bid_of_three():
    hand = holding(PARTNERSHIP, "W", "J♥ A♥ K♥ 9♣ 9♠ 9♦", "E", "pass")
    assert hand.turn is Seat.WEST
    action = chosen(hand).action
    assert isinstance(action, Call)
    assert action.number >= 3


@pytest.mark.parametrize("seed", range(40))
def test_the_partner_is_not_raised_needlessly(seed):
    # North has bid 3 and both opponents have passed: only going alone may follow.
    hand = Hand.start(constrained(PARTNERSHIP, seed, {}, dealer="S"))
    hand = go(hand, "pass", "3", "pass")
    assert hand.turn is Seat.SOUTH
    action = chosen(hand).action
    assert isinstance(action, Call)
    assert action.is_pass or action.alone
    weak = holding(PARTNERSHIP, "S", "J♥ A♥ K♥ A♠ 9♦ 10♦", "S", "pass", "3", "pass")
    assert chosen(weak).action == PASS


def test_a_dealer_who_must_bid_bids_three_with_anything():
    hand = holding(PARTNERSHIP, "S", "9♣ 10♣ 9♦ 10♦ 9♥ 10♠", "S", "pass", "pass", "pass")
    choice = chosen(hand)
    assert choice.action == Call(3)
    assert choice.reasons[0].code == "bot.bid.forced"


def test_a_weak_hand_passes():
    hand = holding(PARTNERSHIP, "W", "9♣ 10♣ 9♦ 10♦ 9♥ 10♠", "S")
    assert chosen(hand).action == PASS


def test_who_speaks_last_bids_no_more_than_wins():
    # South could bid 4 or 5 with this hand, but 3 wins the auction and the tricks count anyway.
    hand = holding(CUTTHROAT, "S", "J♥ J♦ A♥ K♥ A♠ 9♣", "S", "2", "pass", "pass")
    assert chosen(hand).action == Call(3)
    hand = holding(CUTTHROAT, "S", "J♥ J♦ A♥ K♥ A♠ 9♣", "S", "pass", "pass", "pass")
    assert chosen(hand).action == Call(1)


def test_nobody_goes_alone_for_a_game_that_an_ordinary_bid_wins():
    # Two bowers, ace, king and queen of trump and a side ace: five tricks are sure.
    hand = holding(PARTNERSHIP, "W", "J♥ J♦ A♥ K♥ Q♥ A♠", "S")
    alone = chosen(hand, {Side.NORTH_SOUTH: 0, Side.EAST_WEST: 0})
    assert alone.action == Call(alone=True)
    ahead = chosen(hand, {Side.NORTH_SOUTH: 20, Side.EAST_WEST: 41})
    assert isinstance(ahead.action, Call)
    assert ahead.action.number >= 3
    assert "bot.bid.alone_not_needed" in [reason.code for reason in ahead.reasons]
    without_the_right = holding(PARTNERSHIP, "W", "J♦ A♥ K♥ Q♥ 10♥ A♠", "S")
    ahead = chosen(without_the_right, {Side.NORTH_SOUTH: 20, Side.EAST_WEST: 41})
    assert isinstance(ahead.action, Call)
    assert not ahead.action.alone


def test_a_partner_counts_for_something_and_in_cutthroat_for_nothing():
    held = cards("J♥ A♥ K♥ 9♣ 9♠ 9♦")
    with_partner = strength(held, Strain.HEARTS, PARTNERSHIP)
    assert with_partner.share > 0.5
    assert strength(held, Strain.HEARTS, CUTTHROAT).share == 0
    assert with_partner.tricks > strength(held, Strain.HEARTS, CUTTHROAT).tricks
    twelve = cards("J♥ J♥ A♥ K♥ 9♣ 9♠ 9♦ 10♦ 10♠ Q♠ Q♦ Q♣")
    assert strength(twelve, Strain.HEARTS, DOUBLE).share > 1


def test_each_bower_and_each_trump_makes_a_hand_stronger():
    # A hand gets better card by card: each line swaps one card for a better one.
    for rules in (PARTNERSHIP, CUTTHROAT):
        ladder = [
            "10♥ 9♥ 9♣ 10♣ 9♦ 10♦",
            "Q♥ 9♥ J♥ 10♣ 9♦ 10♦",
            "Q♥ J♦ J♥ 10♣ 9♦ 10♦",
            "A♥ J♦ J♥ 10♣ 9♦ 10♦",
            "A♥ J♦ J♥ K♥ 9♦ 10♦",
            "A♥ J♦ J♥ K♥ 9♦ A♠",
            "A♥ J♦ J♥ K♥ Q♥ A♠",
        ]
        worth = [strength(cards(held), Strain.HEARTS, rules).tricks for held in ladder]
        assert worth == sorted(worth)
        assert worth[0] < worth[-1]


def test_a_hand_that_cannot_lose_goes_alone_and_is_nearly_certain():
    held = cards("J♥ J♦ A♥ K♥ Q♥ 10♥")
    assert lone_chance(held, Strain.HEARTS, PARTNERSHIP) > 0.9
    assert lone_chance(cards("9♥ 10♥ 9♣ 10♣ 9♦ 10♦"), Strain.HEARTS, PARTNERSHIP) < 0.01


def test_without_the_right_bower_nobody_counts_on_every_trick():
    # It lies with the partner, who would sit out, one time in three: 6 of the 18 unseen cards.
    held = cards("J♦ A♥ K♥ Q♥ 10♥ 9♥")
    assert lone_chance(held, Strain.HEARTS, PARTNERSHIP) <= 1 / 3
    assert lone_chance(held, Strain.HEARTS, CUTTHROAT) == 0
    hand = holding(PARTNERSHIP, "W", "J♦ A♥ K♥ Q♥ 10♥ 9♥", "S")
    assert chosen(hand).action != Call(alone=True)


def test_in_the_double_deck_the_partners_suit_is_backed():
    hand = holding(DOUBLE, "S", "J♥ J♦ A♥ K♥ 10♥ A♠ A♣ K♣ A♦ 9♠ 9♣ 9♦", "S", "pass", "5♥", "6♠")
    assert hand.turn is Seat.SOUTH
    choice = chosen(hand)
    assert choice.action == Call.of("7♥")
    assert "bot.bid.backs_partner" in [reason.code for reason in choice.reasons]


def test_the_partner_of_a_lone_player_at_no_trump_gives_the_ace():
    rules = Rules.double_deck(swap=1)
    hand = Hand.start(
        constrained(
            rules,
            3,
            {
                "N": "A♣ J♣ 10♣ 9♣ 9♦ 9♦ 10♦ 10♦ 9♠ 9♠ 10♠ 10♠",
                "S": "A♥ A♥ K♥ K♥ Q♥ Q♥ A♠ A♠ K♠ K♠ A♦ 9♥",
            },
            dealer="E",
        )
    )
    hand = go(hand, "alone NT")
    assert show(chosen(hand).action) == "9♥"
    hand = hand.do(chosen(hand).action)
    assert hand.turn is Seat.NORTH
    assert show(chosen(hand).action) == "A♣"


def test_a_lone_player_puts_aside_losers_and_never_a_trump_or_a_sure_winner():
    hand = Hand.start(
        constrained(
            DOUBLE,
            3,
            {
                "S": "J♥ J♥ J♦ J♦ A♥ A♥ K♥ Q♥ A♠ A♠ 9♣ 10♦",
                "N": "K♥ 9♠ 10♠ 9♠ J♠ Q♠ 9♦ 9♦ 10♣ 10♣ Q♦ A♦",
            },
            dealer="E",
        )
    )
    hand = go(hand, "alone ♥")
    aside = chosen(hand)
    assert show(aside.action) == "9♣ 10♦"
    hand = hand.do(aside.action)
    assert set(show(chosen(hand).action).split()) == {"K♥", "A♦"}


def test_every_reason_is_a_sentence():
    for rules in USUAL.values():
        for seed in range(4):
            hand = Hand.start(shuffled(rules, Random(seed)))
            while hand.turn is not None:
                choice = chosen(hand)
                assert choice.reasons
                for line in str(choice).splitlines():
                    assert line[0].isupper() or line[0].isdigit()
                    assert line.endswith(".")
                hand = hand.do(choice.action)
