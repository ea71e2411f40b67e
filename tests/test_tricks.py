"""Following suit, the trick and its reason: what must be played, who takes it, and why."""

import csv
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach import tricks
from bideuchre_teach.bowers import suit_of, winner
from bideuchre_teach.cards import ALL_CARDS, Card, Seat, Strain, Suit, cards, show
from bideuchre_teach.tricks import Trick
from tests import plain_rules
from tests.hands import USUAL, letters, play, ready

with Path(__file__).with_name("cases").joinpath("tricks.csv").open(encoding="utf-8") as table:
    CASES = list(csv.DictReader(table))


def kind(name: str) -> list[dict[str, str]]:
    rows = [row for row in CASES if row["kind"] == name]
    assert rows, f"the table has no line for {name}"
    return rows


def words(row: dict[str, str]) -> str:
    return " ".join(value for value in row.values() if value)


def may_play(strain: str, led: str, hand: str) -> str:
    """What may be played from this hand after this card was led."""
    named = Strain.of(strain)
    return show(tricks.legal(cards(hand), suit_of(Card.of(led), named), named))


def verdict(strain: str, led: str | None, hand: str, card: str) -> tuple[bool, str]:
    """Whether this card may be played, and the reason's code."""
    named = Strain.of(strain)
    suit = None if led is None else suit_of(Card.of(led), named)
    judged = tricks.judge(Card.of(card), cards(hand), suit, named)
    assert len(judged.reasons) == 1
    return judged.legal, judged.reasons[0].code


# The shared table, a test a line


@pytest.mark.parametrize("row", kind("winner"), ids=words)
def test_winner_line_of_the_table(row):
    trick = cards(row["trick_or_led"])
    assert winner(trick, Strain.of(row["trump"])) + 1 == int(row["expected"])


@pytest.mark.parametrize("row", kind("legal"), ids=words)
def test_legal_line_of_the_table(row):
    allowed = may_play(row["trump"], row["trick_or_led"], row["hand"])
    assert set(cards(allowed)) == set(cards(row["expected"]))


@pytest.mark.parametrize("row", kind("order_alone"), ids=words)
def test_order_alone_line_of_the_table(row):
    # South plays alone, North sits out; West's ace of spades takes the first trick.
    hands = {
        "S": "JH AH KH QH TH 9S",
        "W": "AS KS QS AC KC 9H",
        "N": "JD AD KD QD TD 9D",
        "E": "TS JS TC 9C JC QC",
    }
    hand = ready(USUAL["partnership"], "E", hands, "alone", "H")
    assert hand.out is Seat.NORTH
    if row["trick_or_led"] == "W leads":
        hand = play(hand, "9S AS JS")
    else:
        assert row["trick_or_led"] == "bidder S leads"
    assert [seat.value for seat in hand.trick.seats] == row["expected"].split()


def test_the_table_holds_no_line_that_nothing_tests():
    assert {row["kind"] for row in CASES} == {"winner", "legal", "order_alone"}


# Following suit


@pytest.mark.parametrize(
    ("name", "strain", "led", "hand", "allowed"),
    [
        ("case 4: a led left bower calls for trump, not its suit", "C", "JS", "QS 9C", "9C"),
        ("case 6: the left bower does not follow its printed suit", "C", "KS", "JS QS 9D", "QS"),
        ("case 8: only the left bower of its suit is void", "C", "9S", "JS KD TH", "JS KD TH"),
        ("case 10: the left bower must follow a trump lead", "H", "9H", "JD AS", "JD"),
        ("case 20: at no trump jacks stay home", "NT", "JD", "JH QD 9H", "QD"),
        ("page mistake 2: J♦ Q♦ with diamonds led must play Q♦", "H", "AD", "JD QD", "QD"),
        ("the right bower led calls for the left", "H", "JH", "JD AS 9C", "JD"),
        ("follow with any card of the suit, high or low", "H", "AC", "9C KC AH", "9C KC"),
        ("void: anything, trumping is free", "H", "AC", "9H AS KD", "9H AS KD"),
        ("nothing obliges you to head the trick", "S", "TS", "9S AS 9D", "9S AS"),
        ("two copies are offered once", "H", "AS", "9S 9S 9C", "9S"),
    ],
)
def test_what_may_be_played(name, strain, led, hand, allowed):
    assert set(cards(may_play(strain, led, hand))) == set(cards(allowed))
    assert len(cards(may_play(strain, led, hand))) == len(cards(allowed))


def test_the_leader_may_play_anything_each_card_once():
    hand = cards("A♠ A♠ 9♣")
    assert tricks.legal(hand, None, Strain.HEARTS) == cards("A♠ 9♣")


def test_case_24_void_in_a_suit_says_nothing_of_the_left_bower():
    # Diamonds led, East discards a club and plays the jack of diamonds later: no revoke.
    assert verdict("H", "A♦", "9♣ J♦ 10♣", "9♣") == (True, "follow.void_but_left_bower")
    assert verdict("H", "9♥", "J♦ 10♣", "J♦") == (True, "follow.left_bower")


@pytest.mark.parametrize(
    ("strain", "led", "hand", "card", "legal", "code"),
    [
        ("H", None, "9♣ A♠", "9♣", True, "play.lead"),
        ("H", "A♠", "9♠ K♥", "9♠", True, "follow.suit"),
        ("H", "9♥", "K♥ A♠", "K♥", True, "follow.suit"),
        ("H", "9♥", "J♦ A♠", "J♦", True, "follow.left_bower"),
        ("H", "A♠", "9♣ K♥", "K♥", True, "follow.void"),
        ("H", "A♠", "9♣ K♥", "9♣", True, "follow.void"),
        ("H", "A♦", "J♦ 9♣", "9♣", True, "follow.void_but_left_bower"),
        ("H", "A♦", "J♦ 9♣", "J♦", True, "follow.void_but_left_bower"),
        ("H", "A♦", "J♦ Q♦", "J♦", False, "follow.left_bower_is_trump"),
        ("H", "9♥", "J♦ A♠", "A♠", False, "follow.left_bower_must_follow"),
        ("H", "9♥", "J♦ J♦ A♠", "A♠", False, "follow.left_bower_must_follow"),
        ("H", "9♥", "J♦ Q♥ A♠", "A♠", False, "follow.suit_led"),
        ("H", "A♠", "9♠ K♥", "K♥", False, "follow.suit_led"),
        ("NT", "A♦", "J♦ J♥", "J♥", False, "follow.suit_led"),
        ("NT", "A♦", "J♦ J♥", "J♦", True, "follow.suit"),
        ("NT", "A♦", "9♣ J♥", "J♥", True, "follow.void"),
        ("H", "A♠", "9♠ K♥", "A♥", False, "play.not_in_hand"),
        ("H", None, "9♠ K♥", "A♥", False, "play.not_in_hand"),
    ],
)
def test_why_a_card_may_or_may_not_be_played(strain, led, hand, card, legal, code):
    assert verdict(strain, led, hand, card) == (legal, code)


def test_a_refusal_names_the_cards_that_must_be_played():
    judged = tricks.judge(Card.of("A♠"), cards("9♥ J♦ A♠"), Suit.HEARTS, Strain.HEARTS)
    assert not judged
    assert set(judged.reasons[0]["must"]) == set(cards("9♥ J♦"))
    assert judged.reasons[0]["led"] is Suit.HEARTS
    assert judged.reasons[0]["card"] is Card.of("A♠")


@pytest.mark.parametrize("strain", Strain)
def test_following_by_brute_force_over_every_led_card_and_every_hand_of_two(strain):
    texts = {card: card.ascii for card in ALL_CARDS}
    hands = list(combinations(ALL_CARDS, 2))
    for led in ALL_CARDS:
        suit = suit_of(led, strain)
        for hand in hands:
            allowed = {texts[card] for card in tricks.legal(hand, suit, strain)}
            assert allowed == plain_rules.playable(
                [texts[card] for card in hand], led.ascii, strain.letter
            ), (led, hand)


@given(
    st.sampled_from(list(Strain)),
    st.one_of(st.none(), st.sampled_from(ALL_CARDS)),
    st.lists(st.sampled_from(ALL_CARDS), min_size=1, max_size=12),
)
def test_judging_agrees_with_what_may_be_played_card_by_card(strain, led, hand):
    suit = None if led is None else suit_of(led, strain)
    allowed = tricks.legal(hand, suit, strain)
    assert len(set(allowed)) == len(allowed) > 0
    led_text = None if led is None else led.ascii
    assert set(letters(allowed)) == plain_rules.playable(letters(hand), led_text, strain.letter)
    for card in ALL_CARDS:
        judged = tricks.judge(card, hand, suit, strain)
        assert judged.legal == (card in allowed)
        assert judged.reasons


# The trick


def trick(strain: str, text: str, leader: str = "W") -> Trick:
    seats = plain_rules.CLOCKWISE[4]
    start = seats.index(leader)
    order = tuple(Seat.of(seat) for seat in seats[start:] + seats[:start])
    return Trick(cards(text), order, Strain.of(strain))


def test_a_trick_knows_its_leader_suit_plays_and_winner():
    it = trick("H", "A♠ 9♥ K♠ J♦")
    assert it.leader is Seat.WEST
    assert it.led is Suit.SPADES
    assert it.is_complete
    assert it.winner is Seat.SOUTH
    assert it.plays[1] == (Seat.NORTH, Card.of("9♥"))


def test_a_trick_led_with_the_left_bower_is_a_trump_trick():
    assert trick("H", "J♦ 9♥").led is Suit.HEARTS
    assert trick("NT", "J♦ 9♥").led is Suit.DIAMONDS


def test_a_trick_without_cards_has_no_suit_and_is_not_complete():
    it = trick("H", "")
    assert it.led is None
    assert not it.is_complete
    assert it.plays == ()


def test_an_unfinished_trick_tells_who_is_winning_so_far():
    it = trick("H", "A♠ 9♥ K♠")
    assert not it.is_complete
    assert it.winner is Seat.NORTH


def test_case_112_a_discarded_ace_cannot_win():
    it = trick("H", "10♣ A♠ 9♣ 9♦")
    assert it.winner is Seat.WEST


@pytest.mark.parametrize(
    ("strain", "text", "code", "seat"),
    [
        ("H", "A♠ J♥ J♦ A♥", "trick.right_bower", "N"),
        ("H", "A♠ 9♥ J♦ A♥", "trick.left_bower", "E"),
        ("H", "A♠ 9♥ K♠ Q♠", "trick.only_trump", "N"),
        ("H", "A♠ 9♥ 10♥ Q♠", "trick.highest_trump", "E"),
        ("H", "9♥ 10♥ Q♠ A♠", "trick.highest_trump", "N"),
        ("H", "9♠ K♠ A♣ Q♠", "trick.highest_of_led", "N"),
        ("NT", "9♠ K♠ A♣ Q♠", "trick.highest_no_trump", "N"),
        ("NT", "9♥ J♦ J♥ 10♥", "trick.highest_no_trump", "E"),
        ("H", "A♠ 9♥ 9♥ A♠", "trick.first_twin", "N"),
        ("H", "J♥ J♥ A♥ K♥", "trick.first_twin", "W"),
        ("S", "9♠ J♣ J♣ K♠", "trick.first_twin", "N"),
    ],
)
def test_why_a_card_takes_the_trick(strain, text, code, seat):
    it = trick(strain, text)
    assert it.reason.code == code
    assert it.reason["seat"] is Seat.of(seat)
    assert it.reason["card"] is it.cards[it.seats.index(Seat.of(seat))]


def test_twins_that_do_not_win_are_not_the_reason():
    assert trick("H", "9♠ 9♠ A♠ K♠").reason.code == "trick.highest_of_led"


@given(st.integers(0, 2**32))
def test_every_trick_has_a_reason_that_names_its_winner(seed):
    random = Random(seed)
    strain = random.choice(list(Strain))
    it = trick(strain.letter, show(random.choices(ALL_CARDS, k=random.randint(1, 4))))
    assert it.reason["seat"] is it.winner
    assert it.reason.code.startswith("trick.")
