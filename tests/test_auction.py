"""The three auctions: who may call what, when it ends, and the contract that comes of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.auction import ALONE, PASS, SMALL_PEPPER, Auction, Call, Contract
from bideuchre_teach.cards import Seat, Strain
from bideuchre_teach.rules import Rules
from tests import plain_rules
from tests.hands import USUAL, at, calls

PARTNERSHIP, CUTTHROAT, DOUBLE = (
    USUAL["partnership"],
    USUAL["cutthroat-4"],
    USUAL["double-deck"],
)


def auction(rules: Rules, text: str, dealer: str = "S") -> Auction:
    """The auction after these calls, each of which has to be legal."""
    going = Auction(rules, at(dealer))
    for call in calls(text) if text else []:
        assert going.judge(call), f"{call}: {going.judge(call)}"
        going = going.add(call)
    return going


def may_call(going: Auction) -> set[str]:
    return {call.ascii for call in going.legal()}


def refusal(going: Auction, call: str) -> str:
    """The code of the reason why this call is refused."""
    judged = going.judge(Call.of(call))
    assert not judged.legal
    assert len(judged.reasons) == 1
    return judged.reasons[0].code


# All tables


@pytest.mark.parametrize("name", USUAL)
def test_the_player_left_of_the_dealer_speaks_first_and_the_turn_goes_clockwise(name):
    seats = plain_rules.CLOCKWISE[USUAL[name].players]
    for number, dealer in enumerate(seats):
        going = Auction(USUAL[name], at(dealer))
        for step in range(1, len(seats)):
            assert going.turn is at(seats[(number + step) % len(seats)])
            going = going.add(PASS)
        assert going.turn is at(dealer)


def test_case_66_every_call_is_kept_with_its_seat_final_passes_included():
    going = auction(CUTTHROAT, "3, pass, 4, pass", dealer="E")
    assert [(seat.value, call.text) for seat, call in going.spoken()] == [
        ("S", "3"),
        ("W", "pass"),
        ("N", "4"),
        ("E", "pass"),
    ]


def test_case_66_in_the_double_deck_the_second_round_is_kept_too():
    going = auction(DOUBLE, "3♠, pass, 4♥, pass, 5♣, pass, pass, pass")
    assert [seat.value for seat, _ in going.spoken()] == ["W", "N", "E", "S"] * 2
    assert going.contract == Contract(Seat.WEST, 5, False, Strain.CLUBS)


def test_when_the_auction_is_over_nobody_may_call():
    for going in (auction(CUTTHROAT, "3, pass, pass, pass"), auction(DOUBLE, "12♥")):
        assert going.turn is None
        assert going.legal() == ()
        assert refusal(going, "pass") == "auction.over"
        assert refusal(going, "6") == "auction.over"


LITTLE = Rules.partnership(small_pepper=True)


@pytest.mark.parametrize(
    ("rules", "said", "ended", "speaker", "named"),
    [
        (PARTNERSHIP, "alone", "alone", "N", "West bid alone, which ended"),
        (PARTNERSHIP, "3, alone", "alone", "E", "North bid alone"),
        (PARTNERSHIP, "pass, pass, pass, alone", "alone", None, "South bid alone"),
        (PARTNERSHIP, "3, pass, 6, pass", "everyone", None, "their one turn"),
        (LITTLE, "small pepper, pass, pass, pass", "everyone", None, "their one turn"),
        (CUTTHROAT, "3, pass, pass, pass", "everyone", None, "their one turn"),
        (CUTTHROAT, "6", "all_tricks", "N", "West bid Pepper"),
        (CUTTHROAT, "3, pass, pass, 6", "all_tricks", None, "South bid Pepper"),
        (CUTTHROAT, "pass, pass, pass, pass", "nobody_bid", None, "All have passed"),
        (DOUBLE, "6♣, pass, pass, 12♦", "all_tricks", "W", "South bid 12 diamonds, all the"),
        (DOUBLE, "3♣, 12NT", "all_tricks", "E", "North bid 12 no trump"),
        (DOUBLE, "alone ♠", "alone", "N", "West bid alone in spades"),
        (DOUBLE, "3♣, pass, pass, pass", "passes", None, "Three passes after a bid"),
        (DOUBLE, "pass, pass, pass, pass", "nobody_bid", None, "All have passed"),
    ],
)
def test_a_call_too_late_is_told_what_ended_the_auction_and_whose_it_would_be(
    rules, said, ended, speaker, named
):
    going = auction(rules, said)
    assert going.ended == ended
    assert going.speaker is (None if speaker is None else at(speaker))
    for call in ("pass", "3", "alone"):
        (reason,) = going.judge(Call.of(call)).reasons
        assert (reason.code, reason["ended"], reason["seat"]) == (
            "auction.over",
            ended,
            going.speaker,
        )
        assert named in str(reason)


@pytest.mark.parametrize("said", ["", "pass", "3", "3, pass, 4"])
def test_while_the_auction_goes_on_nothing_has_ended_it(said):
    going = auction(CUTTHROAT, said)
    assert going.ended is None
    assert going.speaker is going.turn


def test_an_auction_that_goes_on_has_no_contract():
    assert auction(PARTNERSHIP, "3, pass").contract is None
    assert Auction(PARTNERSHIP, Seat.SOUTH).contract is None


def test_a_refused_bid_names_what_it_has_to_beat():
    reason = auction(CUTTHROAT, "4").judge(Call.of("3")).reasons[0]
    assert (reason["call"], reason["high"], reason["high_seat"]) == (
        Call.of("3"),
        Call.of("4"),
        Seat.WEST,
    )


# Partnership


def test_partnership_bids_are_three_to_six_and_alone():
    assert may_call(auction(PARTNERSHIP, "")) == {"pass", "3", "4", "5", "6", "alone"}
    assert refusal(auction(PARTNERSHIP, ""), "2") == "bid.below_minimum"
    assert refusal(auction(PARTNERSHIP, ""), "7") == "bid.too_many"


def test_partnership_a_bid_must_be_higher_and_each_speaks_once():
    going = auction(PARTNERSHIP, "3, 4")
    assert may_call(going) == {"pass", "5", "6", "alone"}
    assert refusal(going, "4") == "bid.equal"
    assert refusal(going, "3") == "bid.too_low"
    assert auction(PARTNERSHIP, "3, 4, 5, pass").over


def test_case_56_partnership_a_pass_after_a_bid_is_legal():
    assert auction(PARTNERSHIP, "3").judge(PASS).reasons[0].code == "pass.allowed"


def test_partnership_six_does_not_end_the_auction_and_alone_may_follow():
    going = auction(PARTNERSHIP, "6")
    assert going.turn is Seat.NORTH
    assert may_call(going) == {"pass", "alone"}
    assert auction(PARTNERSHIP, "6, pass, pass, alone").contract == Contract(Seat.SOUTH, 6, True)


def test_partnership_alone_ends_the_auction_at_once():
    going = auction(PARTNERSHIP, "alone")
    assert going.over
    assert going.contract == Contract(Seat.WEST, 6, alone=True)
    assert going.calls == (ALONE,)


def test_case_58_partnership_a_second_alone_is_refused():
    assert refusal(auction(PARTNERSHIP, "alone"), "alone") == "auction.over"


def test_partnership_after_three_passes_the_dealer_must_bid_any_legal_bid():
    going = auction(PARTNERSHIP, "pass, pass, pass")
    assert going.forced
    assert going.turn is Seat.SOUTH
    assert may_call(going) == {"3", "4", "5", "6", "alone"}
    assert refusal(going, "pass") == "pass.dealer_must_bid"
    assert going.judge(Call.of("5")).reasons[0].code == "bid.forced"
    assert going.add(Call.of("5")).contract == Contract(Seat.SOUTH, 5)


def test_partnership_the_dealer_is_not_forced_when_somebody_has_bid():
    going = auction(PARTNERSHIP, "pass, 3, pass")
    assert not going.forced
    assert "pass" in may_call(going)
    assert going.add(PASS).contract == Contract(Seat.NORTH, 3)


def test_partnership_a_bid_names_no_suit_yet():
    assert refusal(auction(PARTNERSHIP, ""), "4♥") == "bid.strain_comes_later"
    assert refusal(auction(PARTNERSHIP, ""), "alone ♥") == "bid.strain_comes_later"


def test_partnership_switch_throw_in_instead_of_a_forced_dealer():
    going = auction(Rules.partnership(all_pass="throw in"), "pass, pass, pass")
    assert not going.forced
    assert "pass" in may_call(going)
    assert going.add(PASS).thrown_in
    assert going.add(PASS).contract is None


def test_partnership_switch_small_pepper_stands_between_six_and_alone():
    rules = Rules.partnership(small_pepper=True)
    assert may_call(auction(rules, "6")) == {"pass", "small pepper", "alone"}
    going = auction(rules, "6, small pepper")
    assert going.turn is Seat.EAST
    assert may_call(going) == {"pass", "alone"}
    assert refusal(going, "6") == "bid.too_low"
    assert refusal(going, "small pepper") == "bid.equal"
    assert going.add(PASS).add(PASS).contract == Contract(
        Seat.NORTH, 6, alone=True, small_pepper=True
    )
    assert refusal(auction(rules, "alone"), "small pepper") == "auction.over"


def test_small_pepper_is_off_in_every_preset():
    for rules in USUAL.values():
        assert refusal(Auction(rules, Seat.SOUTH), "small pepper") == "small_pepper.not_played"


# Cutthroat


@pytest.mark.parametrize(("players", "top"), [(3, 8), (4, 6), (5, 6)])
def test_cutthroat_bids_run_from_one_to_the_hand_size_which_is_pepper(players, top):
    going = Auction(Rules.cutthroat(players=players), Seat.SOUTH)
    assert may_call(going) == {"pass", *map(str, range(1, top + 1))}
    assert refusal(going, str(top + 1)) == "bid.too_many"
    assert going.add(Call(top)).over
    assert going.add(Call(top)).contract == Contract(going.turn, top)


def test_cutthroat_equal_and_lower_bids_are_refused():
    going = auction(CUTTHROAT, "3, 4")
    assert refusal(going, "4") == "bid.equal"
    assert refusal(going, "2") == "bid.too_low"
    assert may_call(going) == {"pass", "5", "6"}


def test_cutthroat_each_speaks_once():
    going = auction(CUTTHROAT, "1, 2, pass, pass")
    assert going.over
    assert going.contract == Contract(Seat.NORTH, 2)


def test_cutthroat_nobody_goes_alone():
    assert refusal(auction(CUTTHROAT, ""), "alone") == "alone.not_played"
    assert refusal(auction(CUTTHROAT, ""), "3♥") == "bid.strain_comes_later"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_case_60_cutthroat_all_pass_throws_the_hand_in(players):
    going = Auction(Rules.cutthroat(players=players), Seat.SOUTH)
    for _ in range(players):
        assert not going.over
        assert not going.forced
        assert going.judge(PASS)
        going = going.add(PASS)
    assert going.thrown_in
    assert going.contract is None


def test_cutthroat_switch_minimum_bid():
    going = Auction(Rules.cutthroat(minimum_bid=3), Seat.SOUTH)
    assert may_call(going) == {"pass", "3", "4", "5", "6"}
    assert refusal(going, "2") == "bid.below_minimum"


# Double deck


def test_double_deck_a_bid_is_a_number_and_a_strain():
    going = auction(DOUBLE, "")
    assert len(going.legal()) == 1 + 12 * 5 + 5
    assert refusal(going, "4") == "bid.strain_missing"
    assert refusal(going, "alone") == "bid.strain_missing"
    assert refusal(going, "13♥") == "bid.too_many"


def test_case_58_double_deck_strains_have_no_order():
    assert refusal(auction(DOUBLE, "4♠"), "4♥") == "bid.equal"
    assert refusal(auction(DOUBLE, "4♥"), "4♠") == "bid.equal"
    assert refusal(auction(DOUBLE, "3♠"), "3NT") == "bid.equal"
    assert refusal(auction(DOUBLE, "3NT"), "2♠") == "bid.too_low"
    assert auction(DOUBLE, "3NT").judge(Call.of("4♣"))


def test_case_58_double_deck_after_alone_nobody_may_bid_alone_again():
    going = auction(DOUBLE, "alone ♥")
    assert going.over
    assert refusal(going, "alone ♠") == "auction.over"


def test_case_54_double_deck_twelve_ends_the_auction():
    going = auction(DOUBLE, "12♥")
    assert going.over
    assert going.contract == Contract(Seat.WEST, 12, False, Strain.HEARTS)


@pytest.mark.parametrize("number", range(1, 12))
def test_double_deck_alone_may_follow_any_bid_from_one_to_eleven(number):
    going = auction(DOUBLE, f"{number}♥, alone NT")
    assert going.over
    assert going.contract == Contract(Seat.NORTH, 12, True, Strain.NO_TRUMP)


def test_double_deck_a_pass_does_not_end_the_right_to_bid():
    going = auction(DOUBLE, "pass, 2♣, pass, pass, 3♦")
    assert going.turn is Seat.NORTH
    assert going.high_seat is Seat.WEST


def test_double_deck_the_partner_may_be_overbid():
    going = auction(DOUBLE, "3♥, pass, 4♥, pass, pass, pass")
    assert going.contract == Contract(Seat.EAST, 4, False, Strain.HEARTS)


def test_double_deck_three_passes_after_a_bid_end_it_and_not_two():
    going = auction(DOUBLE, "3♥, pass, pass")
    assert not going.over
    assert going.add(PASS).over


def test_case_62_three_passes_before_the_first_bid_do_not_end_it():
    going = auction(DOUBLE, "pass, pass, pass")
    assert not going.over
    assert not going.forced
    going = going.add(Call.of("2♣"))
    assert going.turn is Seat.WEST
    assert auction(DOUBLE, "pass, pass, pass, 2♣, pass, pass, pass").contract == Contract(
        Seat.SOUTH, 2, False, Strain.CLUBS
    )


def test_double_deck_four_passes_throw_the_hand_in():
    going = auction(DOUBLE, "pass, pass, pass, pass")
    assert going.over
    assert going.thrown_in


def test_double_deck_switch_minimum_bid():
    rules = Rules.double_deck(minimum_bid=6)
    assert refusal(auction(rules, ""), "5♥") == "bid.below_minimum"
    assert len(auction(rules, "").legal()) == 1 + 7 * 5 + 5


# Against the rules once more, written apart

EVERY_CALL = [
    PASS,
    SMALL_PEPPER,
    *(Call(number, strain) for number in range(1, 15) for strain in (None, *Strain)),
    *(Call(strain=strain, alone=True) for strain in (None, *Strain)),
]


def check(going: Auction, name: str, small_pepper: bool = False) -> None:
    written = [call.ascii for call in going.calls]
    expected = plain_rules.auction(name, written, small_pepper)
    assert may_call(going) == expected
    assert len(going.legal()) == len(expected)
    assert going.over == (not expected)
    for call in EVERY_CALL:
        judged = going.judge(call)
        assert judged.legal == (call.ascii in expected)
        assert judged.reasons


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("partnership", PARTNERSHIP),
        ("cutthroat-3", USUAL["cutthroat-3"]),
        ("cutthroat-4", CUTTHROAT),
        ("partnership", Rules.partnership(small_pepper=True)),
    ],
)
def test_every_auction_there_is_by_brute_force(name, rules):
    ends = 0
    waiting = [Auction(rules, Seat.SOUTH)]
    while waiting:
        going = waiting.pop()
        expected = plain_rules.auction(
            name, [call.ascii for call in going.calls], rules.small_pepper
        )
        assert may_call(going) == expected
        waiting += [going.add(call) for call in going.legal()]
        ends += going.over
    assert ends > 30


@given(st.sampled_from(sorted(USUAL)), st.data())
def test_random_auctions_call_by_call(name, data):
    going = Auction(USUAL[name], data.draw(st.sampled_from(USUAL[name].seats)))
    check(going, name)
    while not going.over:
        choices = going.legal()
        low = choices[: 8 if name == "double-deck" else 4]
        going = going.add(data.draw(st.sampled_from(low)))
        check(going, name)
    if going.contract is None:
        assert going.thrown_in
        assert all(call.is_pass for call in going.calls)
    else:
        seat, call = [(seat, call) for seat, call in going.spoken() if not call.is_pass][-1]
        assert going.contract.seat is seat
        assert going.contract.alone == call.alone
        assert going.contract.strain is call.strain
        assert going.contract.bid == (call.number or USUAL[name].hand_size)
