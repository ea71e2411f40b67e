"""What a partner is worth: deals counted by hand, and the measures against one another."""

import pytest

from bideuchre_teach import lab
from bideuchre_teach.bots import play_hand
from bideuchre_teach.deals import shuffle
from bideuchre_teach.lab.partner import _chunk, _solved
from bideuchre_teach.rules import Rules
from bideuchre_teach.solver import pack, solve_packed
from tests.hands import letters, ready
from tests.solver_minimax import tricks

PARTNERS = Rules.partnership()


def test_a_partner_who_holds_the_one_missing_ace_adds_a_trick():
    # South has five sure trumps and the nine of clubs; North's A♣ makes that the sixth.
    held = {"S": "J♠ J♣ A♠ K♠ Q♠ 9♣", "N": "A♣ K♣ 9♥ 10♥ 9♦ 10♦"}
    held |= {"W": "10♠ 9♠ Q♣ A♥ K♥ Q♥", "E": "10♣ J♥ A♦ K♦ Q♦ J♦"}
    hand = ready(PARTNERS, "W", held, "pass", "pass", "5", "pass", "S")
    assert _solved(hand) == (6, 5)


@pytest.mark.parametrize("number", range(1, 4))
def test_with_and_without_the_partner_as_plain_minimax_says(number):
    hand = play_hand(shuffle(Rules.partnership(), 5, number))
    # The last four cards of each, so that minimax is done soon.
    deal = hand.deal
    bidder, strain = hand.contract.seat, hand.strain.letter
    rules = hand.rules
    gone = [(seat, card) for trick in hand.tricks[:3] for seat, card in trick.plays]
    short = {seat: [c for c in deal.hand(seat) if (seat, c) not in gone] for seat in rules.seats}
    text = {s: tuple(t.replace("10", "T") for t in letters(held)) for s, held in short.items()}
    at = rules.place[bidder]
    both = {at, (at + 2) % 4}
    four = [text[seat] for seat in rules.seats]
    three = [seat for seat in rules.seats if seat is not rules.partner(bidder)]
    together = solve_packed(
        pack(short[s] for s in rules.seats), 4, 1, sum(1 << i for i in both), [hand.strain], [at]
    )
    without = solve_packed(
        pack(short[s] for s in three),
        3,
        1,
        1 << three.index(bidder),
        [hand.strain],
        [three.index(bidder)],
    )
    assert together[0] == tricks(four, strain, at, both)
    side = {three.index(bidder)}
    assert without[0] == tricks([text[s] for s in three], strain, three.index(bidder), side)


def test_the_means_are_those_of_the_deals():
    rows, dealt = _chunk(PARTNERS, 1, 0, 40, 4)
    found = lab.partner_worth(PARTNERS, deals=40, at_least=4)
    assert (found.deals, found.contracts) == (dealt, len(rows)) == (40, len(rows))
    assert found.share.value == pytest.approx(found.together.value - found.without.value)
    assert found.taken.value == pytest.approx(sum(row.taken for row in rows) / len(rows))
    for row in rows:
        assert row.together >= row.without
        assert row.bidder + row.taken <= 6


def test_only_bids_that_are_high_enough_count():
    low, high = (lab.partner_worth(PARTNERS, deals=60, at_least=n) for n in (3, 4))
    assert low.contracts > high.contracts > 0
    assert high.bidder.value > low.bidder.value
    assert "of 4 or more" in repr(high)
    assert "or more" not in repr(low)


def test_any_hand_takes_a_quarter_of_the_tricks_before_anybody_bids():
    assert lab.partner_worth(PARTNERS, deals=1).average == 6 / 4
    assert lab.partner_worth(Rules.double_deck(), deals=1).average == 12 / 4


def test_a_partner_of_a_bidder_takes_less_than_any_hand():
    found = lab.partner_worth(Rules.partnership(), deals=300)
    assert found.taken.value + 2 * found.taken.error < found.average
    assert found.bidder.value > found.average


def test_partners_who_do_not_peek_take_fewer_tricks_than_the_solved_deals_say():
    found = lab.partner_worth(Rules.partnership(), deals=200)
    assert found.together.value > found.bidder.value + found.taken.value + 0.1


def test_nobody_has_a_partner_at_a_cutthroat_table():
    with pytest.raises(ValueError, match="cutthroat"):
        lab.partner_worth(Rules.cutthroat())
    with pytest.raises(ValueError, match="at least one deal"):
        lab.partner_worth(PARTNERS, deals=0)
