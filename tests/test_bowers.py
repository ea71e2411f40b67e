"""The bowers: which suit a card belongs to, how each suit ranks, and who wins a trick."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach import bowers
from bideuchre_teach.cards import ALL_CARDS, Card, Strain, Suit, cards, show
from tests import plain_rules
from tests.hands import USUAL, letters

TRUMPS = [strain for strain in Strain if strain.trump]
strains = st.sampled_from(list(Strain))


def taker(strain: str, trick: str) -> int:
    """The place, counted from 1, of the winning card."""
    return bowers.winner(cards(trick), Strain.of(strain)) + 1


def suits(strain: str, table: str) -> dict[Suit, str]:
    rows = bowers.order(Strain.of(strain), USUAL[table].pack)
    return {suit: show(row) for suit, row in rows.items()}


# What belongs where


def test_the_right_bower_is_the_jack_of_trump_and_the_left_the_other_of_its_colour():
    pairs = {
        strain.letter: (bowers.right_bower(strain), bowers.left_bower(strain)) for strain in TRUMPS
    }
    assert pairs == {
        "H": cards("J♥ J♦"),
        "D": cards("J♦ J♥"),
        "S": cards("J♠ J♣"),
        "C": cards("J♣ J♠"),
    }


def test_no_trump_has_no_bowers_and_every_card_stays_in_its_printed_suit():
    assert bowers.right_bower(Strain.NO_TRUMP) is None
    assert bowers.left_bower(Strain.NO_TRUMP) is None
    for card in ALL_CARDS:
        assert bowers.suit_of(card, Strain.NO_TRUMP) is card.suit
        assert not bowers.is_trump(card, Strain.NO_TRUMP)


def test_the_left_bower_is_the_one_card_that_changes_its_suit():
    for strain in TRUMPS:
        moved = [card for card in ALL_CARDS if bowers.suit_of(card, strain) is not card.suit]
        assert moved == [bowers.left_bower(strain)]
        assert bowers.suit_of(moved[0], strain) is strain.trump
        assert bowers.is_trump(moved[0], strain)


@pytest.mark.parametrize(
    ("table", "trump", "mate", "others"),
    [
        ("partnership", 7, 5, 6),
        ("cutthroat-3", 7, 5, 6),
        ("cutthroat-4", 7, 5, 6),
        ("cutthroat-5", 9, 7, 8),
        ("double-deck", 14, 10, 12),
    ],
)
def test_how_many_cards_each_suit_has_once_trump_is_named(table, trump, mate, others):
    # The partnership page says nine trumps; with 24 cards there are seven.
    for strain in TRUMPS:
        count = Counter(bowers.suit_of(card, strain) for card in USUAL[table].pack)
        assert count.pop(strain.trump) == trump
        assert count.pop(strain.trump.same_colour) == mate
        assert list(count.values()) == [others, others]
        assert sum(bowers.is_trump(card, strain) for card in USUAL[table].pack) == trump


def test_case_14_naming_trump_leaves_all_other_cards_distinct():
    west = cards("J♥ J♦ A♥ K♥ A♠ 9♣")
    rest = [card for card in USUAL["cutthroat-4"].pack if card not in west]
    assert len(set(rest)) == 18
    assert sum(bowers.is_trump(card, Strain.HEARTS) for card in [*west, *rest]) == 7


# How each suit ranks


def test_the_suits_with_hearts_trump_in_24_cards():
    assert suits("H", "partnership") == {
        Suit.HEARTS: "J♥ J♦ A♥ K♥ Q♥ 10♥ 9♥",
        Suit.DIAMONDS: "A♦ K♦ Q♦ 10♦ 9♦",
        Suit.CLUBS: "A♣ K♣ Q♣ J♣ 10♣ 9♣",
        Suit.SPADES: "A♠ K♠ Q♠ J♠ 10♠ 9♠",
    }


def test_the_suits_with_clubs_trump_in_32_cards():
    assert suits("C", "cutthroat-5") == {
        Suit.CLUBS: "J♣ J♠ A♣ K♣ Q♣ 10♣ 9♣ 8♣ 7♣",
        Suit.SPADES: "A♠ K♠ Q♠ 10♠ 9♠ 8♠ 7♠",
        Suit.HEARTS: "A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥",
        Suit.DIAMONDS: "A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦",
    }


def test_the_suits_with_diamonds_trump_in_48_cards():
    assert suits("D", "double-deck")[Suit.DIAMONDS] == (
        "J♦ J♦ J♥ J♥ A♦ A♦ K♦ K♦ Q♦ Q♦ 10♦ 10♦ 9♦ 9♦"
    )
    assert suits("D", "double-deck")[Suit.HEARTS] == "A♥ A♥ K♥ K♥ Q♥ Q♥ 10♥ 10♥ 9♥ 9♥"


def test_at_no_trump_every_suit_ranks_ace_to_nine():
    for suit, row in suits("NT", "cutthroat-4").items():
        assert row == " ".join(f"{rank}{suit.value}" for rank in ["A", "K", "Q", "J", "10", "9"])


def test_trump_comes_first_and_no_two_suits_of_one_colour_lie_side_by_side():
    for strain in Strain:
        shown = list(bowers.order(strain, USUAL["partnership"].pack))
        assert set(shown) == set(Suit)
        assert strain.trump in (None, shown[0])
        reds = [suit.is_red for suit in shown]
        assert reds[0] != reds[1] != reds[2] != reds[3]


def test_case_126_a_hand_is_held_with_the_bowers_in_the_trump_suit():
    held = bowers.arrange(cards("9♥ A♥ A♦ J♦ Q♦ J♥"), Strain.HEARTS)
    assert show(held[:4]) == "J♥ J♦ A♥ 9♥"
    assert show(held[4:]) == "A♦ Q♦"


def test_before_trump_is_named_a_hand_is_held_by_printed_suits():
    held = bowers.arrange(cards("9♥ A♥ A♦ J♦ Q♦ J♥"))
    hearts = [card for card in held if card.suit is Suit.HEARTS]
    assert show(hearts) == "A♥ J♥ 9♥"
    assert held == bowers.arrange(held, Strain.NO_TRUMP)


@given(strains, st.lists(st.sampled_from(ALL_CARDS), max_size=14))
def test_arranging_loses_and_adds_no_card_and_does_not_depend_on_the_order_before(strain, held):
    arranged = bowers.arrange(held, strain)
    assert Counter(arranged) == Counter(held)
    assert bowers.arrange(reversed(held), strain) == arranged


@given(strains, st.sampled_from(ALL_CARDS), st.sampled_from(ALL_CARDS))
def test_heights_agree_with_the_ladder_of_the_suit(strain, one, other):
    suit = bowers.suit_of(one, strain)
    if bowers.suit_of(other, strain) is suit:
        ladder = plain_rules.ladder(strain.letter, suit.letter)
        above = ladder.index(one.ascii) < ladder.index(other.ascii)
        assert (bowers.height(one, strain) > bowers.height(other, strain)) == above


# Who wins


@pytest.mark.parametrize(
    ("name", "strain", "trick", "place"),
    [
        ("case 2: a left bower found from trump, not from the suit led", "H", "JD AD KD 9H", 1),
        ("case 12: king above queen, ten above nine, trump or not", "NT", "TC 9C KC QC", 3),
        ("case 12 with hearts trump", "H", "TC 9C KC QC", 3),
        ("case 16: at no trump an ace off suit wins nothing", "NT", "9C AS JH TC", 4),
        ("case 18: the smallest trump beats the ace led", "H", "AC KC 9H QC", 3),
        ("case 28: the first of two left bowers", "S", "9S JC JC KS", 2),
        ("case 30: the first of two aces", "NT", "AC AC TC JC", 1),
        ("case 32: the first of two equal ruffs", "H", "AS 9H 9H AS", 2),
        ("case 38: the first of two right bowers", "S", "JS JS", 1),
        ("case 40: ace led against the other ace", "NT", "AC AC", 1),
        ("right above left, left above ace", "D", "AD JH JD KD", 3),
        ("left above ace", "D", "AD JH KD QD", 2),
        ("an off-suit jack is an ordinary jack", "H", "JS QS 9S 10S", 2),
        ("no trumps: the suit led counts, not the highest printed card", "H", "9D AC AS AC", 1),
        ("no trump: the jack of the same colour stays low", "NT", "JD QD 9D JH", 2),
        ("eight beats seven", "NT", "7D 8D 7D 8S AC", 2),
    ],
)
def test_who_takes_the_trick(name, strain, trick, place):
    assert taker(strain, trick) == place


def test_case_22_a_card_taken_back_no_longer_counts():
    before = cards("A♠ K♠ J♥")
    assert bowers.winner(before, Strain.HEARTS) == 2
    assert bowers.winner((*before[:2], Card.of("9♠")), Strain.HEARTS) == 0


def test_a_trick_without_cards_has_no_winner():
    with pytest.raises(ValueError, match="no card has been played"):
        bowers.winner((), Strain.HEARTS)


@pytest.mark.parametrize("strain", Strain)
def test_every_pair_and_every_three_cards_by_brute_force(strain):
    index = {card: card.ascii for card in ALL_CARDS}
    for trick in product(ALL_CARDS, repeat=2):
        assert bowers.winner(trick, strain) == plain_rules.takes(
            [index[card] for card in trick], strain.letter
        ), trick
    # A seven, a nine, a jack and an ace of each suit show every relation of three cards.
    few = cards("7C 9C JC AC 7D 9D JD AD 7H 9H JH AH 7S 9S JS AS")
    for trick in product(few, repeat=3):
        assert bowers.winner(trick, strain) == plain_rules.takes(
            [index[card] for card in trick], strain.letter
        ), trick


@given(strains, st.lists(st.sampled_from(ALL_CARDS), min_size=1, max_size=5))
def test_whole_tricks_by_brute_force(strain, trick):
    assert bowers.winner(trick, strain) == plain_rules.takes(letters(trick), strain.letter)


@given(strains, st.lists(st.sampled_from(ALL_CARDS), min_size=2, max_size=5))
def test_the_winner_follows_suit_or_trumps_and_no_card_beats_it(strain, trick):
    place = bowers.winner(trick, strain)
    led = bowers.suit_of(trick[0], strain)
    suit = bowers.suit_of(trick[place], strain)
    assert suit in (led, strain.trump)
    assert trick.index(trick[place]) == place
    if any(bowers.is_trump(card, strain) for card in trick):
        assert suit is strain.trump
