"""Cards, suits, ranks, strains, seats and sides: how they are read, written and compared."""

import copy
import pickle

import pytest

from bideuchre_teach.cards import ALL_CARDS, Card, Rank, Seat, Side, Strain, Suit, cards, show

SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


@pytest.mark.parametrize("text", ["J♥", "JH", "jh", "j♥", " JH ", "J♥\ufe0f", "Jh", "jH"])
def test_the_jack_of_hearts_is_read_in_every_spelling(text):
    assert Card.of(text) is Card(Rank.JACK, Suit.HEARTS)


@pytest.mark.parametrize("text", ["10♠", "10S", "10s", "TS", "ts", "T♠"])
def test_the_ten_is_read_with_two_digits_or_a_t(text):
    card = Card.of(text)
    assert (card.rank, card.suit, card.text, card.ascii) == (Rank.TEN, Suit.SPADES, "10♠", "10S")


def test_there_are_32_cards_and_each_reads_back_from_both_spellings():
    assert len(set(ALL_CARDS)) == 32
    for letter, sign in SUIT_SIGNS.items():
        for rank in ["7", "8", "9", "10", "J", "Q", "K", "A"]:
            card = Card.of(rank + letter)
            assert card is Card.of(rank + sign)
            assert (card.text, card.ascii) == (rank + sign, rank + letter)
            assert ALL_CARDS[card.index] is card


@pytest.mark.parametrize(
    "text", ["", "J", "♥", "1H", "11H", "6H", "2S", "XH", "JX", "JHH", "10", "H J", "J-H", "🂡"]
)
def test_what_is_no_card_is_refused_by_name(text):
    with pytest.raises(ValueError, match="not a card") as refusal:
        Card.of(text)
    assert repr(text) in str(refusal.value)


@pytest.mark.parametrize("thing", [None, 9, 0, True, b"JH", ("JH",), 1.5])
def test_other_things_are_no_cards_either(thing):
    with pytest.raises(ValueError, match="not a card"):
        Card.of(thing)


def test_case_26_the_first_card_of_the_pack_is_a_card_like_any_other():
    nine_of_clubs = Card.of("9♣")
    seven_of_clubs = Card.of("7♣")
    assert seven_of_clubs.index == 0
    assert bool(nine_of_clubs)
    assert bool(seven_of_clubs)
    assert cards("9♣ 7♣") == (nine_of_clubs, seven_of_clubs)


def test_equal_cards_are_one_and_the_same_wherever_they_come_from():
    card = Card.of("J♦")
    for other in (
        Card(Rank.JACK, Suit.DIAMONDS),
        copy.copy(card),
        copy.deepcopy(card),
        pickle.loads(pickle.dumps(card)),
        *copy.deepcopy([card]),
    ):
        assert other is card
        assert hash(other) == hash(card)
    assert card != Card.of("J♥")
    assert card != "J♦"


def test_a_card_never_changes():
    card = Card.of("J♦")
    with pytest.raises(AttributeError, match="never changes"):
        card.rank = Rank.ACE
    with pytest.raises(AttributeError, match="never changes"):
        del card.suit
    with pytest.raises(AttributeError):
        card.note = "mine"
    assert card.text == "J♦"


@pytest.mark.parametrize(("low", "high"), [("9♣", "A♣"), ("J♥", "J♦")])
def test_cards_have_no_order_of_their_own(low, high):
    with pytest.raises(TypeError):
        Card.of(low) < Card.of(high)  # noqa: B015


def test_suits_and_ranks_have_no_order_of_their_own():
    with pytest.raises(TypeError):
        Suit.CLUBS < Suit.SPADES  # noqa: B015
    with pytest.raises(TypeError):
        Rank.NINE < Rank.ACE  # noqa: B015


def test_a_card_is_a_rank_and_a_suit_and_nothing_else():
    with pytest.raises(TypeError, match="a Rank and a Suit"):
        Card("J", "♥")
    with pytest.raises(TypeError, match="a Rank and a Suit"):
        Card(Suit.HEARTS, Rank.JACK)
    with pytest.raises(TypeError, match="a Rank and a Suit"):
        Card(Rank.JACK, Strain.HEARTS)


def test_cards_are_shown_and_said():
    card = Card.of("J♥")
    assert str(card) == "J♥"
    assert repr(card) == "Card('J♥')"
    assert card.spoken == "jack of hearts"
    assert Card.of("10S").spoken == "10 of spades"


def test_many_cards_are_read_with_spaces_or_commas():
    three = (Card.of("J♥"), Card.of("J♦"), Card.of("10♠"))
    assert cards("J♥ J♦ 10♠") == cards("jh,jd,ts") == cards(" JH,  JD\n10S ") == three
    assert cards(["J♥", "J♦", "TS"]) == cards(three) == three
    assert cards("") == cards(()) == ()
    assert show(three) == "J♥ J♦ 10♠"


def test_many_cards_name_the_one_that_is_none():
    with pytest.raises(ValueError, match="'ZZ' is not a card"):
        cards("J♥ ZZ 9♣")


def test_the_same_colour_makes_two_pairs():
    assert Suit.HEARTS.same_colour is Suit.DIAMONDS
    assert Suit.DIAMONDS.same_colour is Suit.HEARTS
    assert Suit.CLUBS.same_colour is Suit.SPADES
    assert Suit.SPADES.same_colour is Suit.CLUBS
    assert [suit.letter for suit in Suit if suit.is_red] == ["D", "H"]


@pytest.mark.parametrize(
    ("text", "strain"),
    [
        ("♥", Strain.HEARTS),
        ("♥\ufe0f", Strain.HEARTS),
        ("h", Strain.HEARTS),
        ("hearts", Strain.HEARTS),
        ("Spades", Strain.SPADES),
        ("heart", Strain.HEARTS),
        ("NT", Strain.NO_TRUMP),
        ("nt", Strain.NO_TRUMP),
        ("no trump", Strain.NO_TRUMP),
        ("No-Trump", Strain.NO_TRUMP),
        (" C ", Strain.CLUBS),
        ("♦", Strain.DIAMONDS),
        (Suit.SPADES, Strain.SPADES),
        (Strain.NO_TRUMP, Strain.NO_TRUMP),
    ],
)
def test_a_strain_is_read_from_sign_letter_or_name(text, strain):
    assert Strain.of(text) is strain


@pytest.mark.parametrize("text", ["", "X", "no trum", "trump", "hearts and spades", "HH", None, 3])
def test_what_is_no_strain_is_refused_by_name(text):
    with pytest.raises(ValueError, match="not a strain") as refusal:
        Strain.of(text)
    assert repr(text) in str(refusal.value)


def test_a_strain_has_its_trump_suit_and_no_trump_has_none():
    assert {strain.letter: strain.trump for strain in Strain} == {
        "C": Suit.CLUBS,
        "D": Suit.DIAMONDS,
        "H": Suit.HEARTS,
        "S": Suit.SPADES,
        "NT": None,
    }


@pytest.mark.parametrize(
    ("text", "seat"),
    [("S", Seat.SOUTH), ("w", Seat.WEST), ("NW", Seat.NORTHWEST), ("east", Seat.EAST)],
)
def test_a_seat_is_read_from_letters_or_name(text, seat):
    assert Seat.of(text) is seat


@pytest.mark.parametrize("text", ["", "X", "SW", "NS", None, 1])
def test_what_is_no_seat_is_refused_by_name(text):
    with pytest.raises(ValueError, match="not a seat") as refusal:
        Seat.of(text)
    assert repr(text) in str(refusal.value)


@pytest.mark.parametrize("word", [*Suit, *Rank, *Strain, *Seat, *Side])
def test_every_word_survives_copying_and_pickling_as_itself(word):
    assert copy.copy(word) is word
    assert copy.deepcopy(word) is word
    assert pickle.loads(pickle.dumps(word)) is word
    assert str(word) == word.value
