"""What a hand and a bid are worth: hands whose tricks can be counted, and chances by hand."""

from math import sqrt

import pytest

from bideuchre_teach import lab
from bideuchre_teach.auction import Call
from bideuchre_teach.cards import Side, Strain
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.lab.counts import Mean, Tricks, average
from bideuchre_teach.reasons import RulesError
from bideuchre_teach.rules import Rules
from tests.hands import FIRST_NIGHT, finished, go, ready

CUTTHROAT, PARTNERS = Rules.cutthroat(), Rules.partnership()
HEARTS, SPADES, NO_TRUMP = Strain.HEARTS, Strain.SPADES, Strain.NO_TRUMP


def worth(held, rules, strains, deals=60, **more):
    return lab.hand_worth(lab.holding(held, rules), strains, deals=deals, **more)


def only(tricks, number):
    """Whether every deal gave this number of tricks."""
    return tricks.counts[number] == tricks.deals > 0


# Hands that take the same tricks however the rest lies


@pytest.mark.parametrize(
    ("held", "strain", "tricks"),
    [
        # Three hearts are outside and three rounds draw them; somebody keeps a high club.
        ("J♥ J♦ A♥ K♥ A♠ 9♣", "H", 5),
        ("A♠ K♠ A♥ K♥ A♦ A♣", "NT", 6),
        ("A♠ K♠ A♥ K♥ A♦ 9♣", "NT", 5),
        # The right bower is outside and takes one trick, whoever has it.
        ("J♦ A♥ K♥ Q♥ 10♥ 9♥", "H", 5),
        ("J♥ A♥ K♥ Q♥ 10♥ 9♥", "H", 6),
    ],
)
def test_what_a_cutthroat_hand_takes_in_every_deal(held, strain, tricks):
    found = worth(held, CUTTHROAT, [strain])
    assert only(found.tricks[Strain.of(strain)], tricks)
    assert found.tricks[Strain.of(strain)].mean == Mean(float(tricks), 0.0)


def test_at_five_players_the_sevens_and_eights_can_take_the_last_trick():
    found = worth("J♥ J♦ A♥ K♥ Q♥ 10♥", Rules.cutthroat(players=5), ["H"])
    # Three trumps are outside, 9 8 7, and every one of them is lower.
    assert only(found.tricks[HEARTS], 6)


def test_a_lone_hand_that_cannot_lose_is_worth_twelve():
    found = worth("J♠ J♣ A♠ K♠ Q♠ 10♠", PARTNERS, ["S"])
    assert only(found.alone[SPADES], 6)
    alone = found.bids()[-1]
    assert (alone.call, alone.made.value) == (Call(alone=True), 1.0)
    assert (alone.points.value, alone.others.value, alone.swing.value) == (12.0, 0.0, 12.0)


def test_twelve_double_deck_trumps_take_everything_with_or_without_the_partner():
    held = "J♥ J♥ J♦ J♦ A♥ A♥ K♥ K♥ Q♥ Q♥ 10♥ 10♥"
    found = worth(held, Rules.double_deck(), ["H"], deals=4)
    assert only(found.tricks[HEARTS], 12)
    assert only(found.alone[HEARTS], 12)
    twelve, alone = found.bids()[-2:]
    assert (twelve.call.text, twelve.points.value, twelve.swing.value) == ("12♥", 12.0, 12.0)
    assert (alone.call.text, alone.points.value, alone.swing.value) == ("alone ♥", 24.0, 24.0)


def test_small_pepper_swaps_one_card_and_alone_none():
    # Six tricks but for the nine of clubs; the partner gives a trump, or an ace, for it.
    found = worth("J♥ J♦ A♥ K♥ A♠ 9♣", Rules.partnership(small_pepper=True), ["H"], deals=100)
    assert only(found.alone[HEARTS], 5)
    assert found.small_pepper[HEARTS].chance(6).value > 0.8
    small, alone = found.bids()[-2:]
    made = found.small_pepper[HEARTS].chance(6).value
    assert small.points.value == pytest.approx(7 * made - 7 * (1 - made))
    assert alone.points.value == -12.0
    assert worth("J♥ J♦ A♥ K♥ A♠ 9♣", PARTNERS, ["H"], deals=5).small_pepper == {}


def test_nobody_goes_alone_at_a_cutthroat_table():
    assert worth("J♥ J♦ A♥ K♥ A♠ 9♣", CUTTHROAT, ["H"]).alone == {}


# A chance that can be reckoned: J♦ and A♥ are the only hearts outside

SPLIT = "J♥ K♥ Q♥ 10♥ 9♥ A♠"
CHANCE = 12 / 17
"""The right bower draws both unless one hand has both: five places of seventeen."""


def test_the_tricks_of_a_hand_follow_the_chance_reckoned_by_hand():
    found = worth(SPLIT, CUTTHROAT, ["H"], deals=2000).tricks[HEARTS]
    assert sum(found.counts[5:]) == found.deals == 2000
    made = found.chance(6)
    assert abs(made.value - CHANCE) < 3 * sqrt(CHANCE * (1 - CHANCE) / 2000)
    # A mean of ones and noughts has the error of a binomial share.
    assert made.error == pytest.approx(sqrt(made.value * (1 - made.value) / 1999))
    assert found.mean.value == pytest.approx(5 + made.value)
    assert found.mean.error == pytest.approx(made.error)


def test_the_error_says_how_far_off_a_sample_may_be():
    view = lab.holding(SPLIT, CUTTHROAT)
    samples = [
        lab.hand_worth(view, ["H"], deals=50, seed=seed).tricks[HEARTS].chance(6)
        for seed in range(100)
    ]
    off = [abs(one.value - CHANCE) / one.error for one in samples]
    # Two thirds within one error, nineteen in twenty within two.
    assert 55 <= sum(far <= 1 for far in off) <= 80
    assert 88 <= sum(far <= 2 for far in off) <= 99


def test_pepper_against_a_bid_of_five():
    found = worth(SPLIT, CUTTHROAT, ["H"], deals=400)
    made = found.tricks[HEARTS].chance(6).value
    five, pepper = found.bids()[-2:]
    assert (five.made.value, pepper.made.value) == (1.0, made)
    assert five.points.value == pytest.approx(5 + made)
    assert pepper.points.value == pytest.approx(12 * made - 12 * (1 - made))
    assert five.others.value == pepper.others.value == 0.0


# Points at the table and at the score


def test_points_with_a_partner_count_both_sides():
    found = worth("J♥ J♦ A♥ K♥ A♠ 9♣", PARTNERS, ["H"], deals=100)
    six = found.tricks[HEARTS].chance(6).value
    bids = {bid.call.text: bid for bid in found.bids()}
    assert list(bids) == ["3", "4", "5", "6", "alone"]
    assert bids["5"].points.value == pytest.approx(5 + six)
    assert bids["5"].others.value == pytest.approx(1 - six)
    assert bids["5"].swing.value == pytest.approx(4 + 2 * six)
    # A six with the partner pays six or costs six; a trick missed is the others' point.
    assert bids["6"].points.value == pytest.approx(6 * six - 6 * (1 - six))
    assert bids["6"].swing.value == pytest.approx(6 * six - 7 * (1 - six))


def test_a_set_may_cost_the_bid_and_a_failed_alone_may_pay_the_defenders():
    rules = Rules.partnership(set_costs="bid", defenders_when_alone_fails="tricks")
    found = worth("9♥ 10♥ 9♠ 10♠ 9♣ 9♦", rules, ["H"], deals=50)
    four, alone = found.bids()[1], found.bids()[-1]
    short = 1 - four.made.value
    assert found.tricks[HEARTS].chance(4).value == four.made.value
    kept = sum(n * found.tricks[HEARTS].counts[n] for n in (4, 5, 6)) / 50
    assert four.points.value == pytest.approx(kept - 4 * short)
    assert alone.points.value == -12.0
    assert alone.others.value == pytest.approx(6 - found.alone[HEARTS].mean.value)


def test_the_score_before_the_hand_says_what_wins_at_once():
    found = worth(SPLIT, CUTTHROAT, ["H"], deals=200)
    made = found.tricks[HEARTS].chance(6).value
    five, pepper = found.bids({Side.WEST: 16, Side.NORTH: 20})[-2:]
    assert (five.wins.value, five.loses.value) == (1.0, 0.0)
    # Only the bidder's column moves: a failed Pepper does not lose the game at once.
    assert (pepper.wins.value, pepper.loses.value) == (made, 0.0)
    assert found.bids({Side.WEST: 15})[-2].wins.value == made
    assert found.bids()[-1].wins is None


def test_a_set_can_lose_a_partnership_game_at_once():
    found = worth("J♥ J♦ A♥ K♥ A♠ 9♣", PARTNERS, ["H"], deals=100)
    six = found.tricks[HEARTS].chance(6).value
    bids = {b.call.text: b for b in found.bids({Side.EAST_WEST: 30, Side.NORTH_SOUTH: 41})}
    # Five tricks leave the others one, and with it they are at 42.
    assert bids["5"].loses.value == pytest.approx(1 - six)
    assert bids["5"].wins.value == 0.0
    # At 37 the bidders get there too, and they come first.
    bids = {b.call.text: b for b in found.bids({Side.EAST_WEST: 37, Side.NORTH_SOUTH: 41})}
    assert (bids["5"].wins.value, bids["5"].loses.value) == (1.0, 0.0)


def test_each_bid_names_its_best_strain_and_comes_once():
    found = worth("A♠ K♠ A♥ K♥ A♦ 9♣", CUTTHROAT, None)
    assert [bid.call.text for bid in found.bids()] == ["1", "2", "3", "4", "5", "6"]
    assert found.bids()[4].strain is NO_TRUMP
    assert found.best is NO_TRUMP


def test_the_highest_safe_bid_of_the_first_night_hand_is_five():
    found = worth("J♥ J♦ A♥ K♥ A♠ 9♣", CUTTHROAT, None)
    safe = found.highest_safe_bid()
    assert (safe.call.number, safe.strain) == (5, HEARTS)
    weak = worth("9♥ 10♥ 9♠ 10♠ 9♣ 9♦", CUTTHROAT, None)
    assert weak.highest_safe_bid() is None


def test_only_what_may_still_be_bid_is_valued():
    hand = ready(CUTTHROAT, "E", FIRST_NIGHT, "4")
    found = lab.hand_worth(hand, ["H"], deals=20)
    assert found.view.seat.value == "W"
    assert [bid.call.text for bid in found.bids()] == ["5", "6"]


def test_whoever_won_the_auction_may_ask_which_strain_to_name():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "4", "pass", "pass", "pass")
    assert hand.phase is Phase.TRUMP
    found = lab.hand_worth(hand, deals=40)
    assert found.best is HEARTS
    [four] = found.bids()
    assert (four.call.text, four.strain, four.made.value) == ("4", HEARTS, 1.0)


# What cannot be asked


def test_a_hand_that_this_table_does_not_deal_is_refused():
    with pytest.raises(RulesError, match="5"):
        lab.holding("J♥ J♦ A♥ K♥ A♠", CUTTHROAT)
    with pytest.raises(RulesError):
        lab.holding("J♥ J♥ A♥ K♥ A♠ 9♣", CUTTHROAT)


def test_after_the_auction_it_is_cards_that_are_valued():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "4", "pass", "pass", "pass", "H")
    with pytest.raises(ValueError, match="card_worth"):
        lab.hand_worth(hand)
    naming = ready(CUTTHROAT, "S", FIRST_NIGHT, "4", "pass", "pass", "pass")
    with pytest.raises(ValueError, match="names trump"):
        lab.hand_worth(naming.seen_by(hand.dealer))
    with pytest.raises(ValueError, match="over"):
        lab.hand_worth(finished(CUTTHROAT, 1))
    with pytest.raises(ValueError, match="at least one deal"):
        worth("J♥ J♦ A♥ K♥ A♠ 9♣", CUTTHROAT, ["H"], deals=0)


# No peeking


def test_hidden_cards_that_change_places_change_nothing():
    other = {**FIRST_NIGHT, "N": FIRST_NIGHT["E"], "E": FIRST_NIGHT["S"], "S": FIRST_NIGHT["N"]}
    first = go(ready(CUTTHROAT, "E", FIRST_NIGHT), "3")
    second = go(ready(CUTTHROAT, "E", other), "3")
    assert first != second
    assert lab.hand_worth(first, deals=60) == lab.hand_worth(second, deals=60)
    assert isinstance(first, Hand)


# Counting


def test_means_and_errors_by_hand():
    # 1, 2, 3: mean 2; the squares of what is off add up to 2; 2 / 2 / 3 is a third.
    assert average([1, 2, 3]) == Mean(2.0, sqrt(1 / 3))
    assert repr(average([])) == "– ± –"
    assert repr(average([4])) == "4.00 ± –"
    assert Tricks((1, 0, 3)) + Tricks((0, 2, 1)) == Tricks((1, 2, 4))
    assert float(Mean(1.5, 0.1)) == 1.5
