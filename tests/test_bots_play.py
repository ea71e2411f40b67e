"""How a good player plays his cards: positions with one right card, and why it is right."""

import pytest

from bideuchre_teach import bots
from bideuchre_teach.cards import Card, Seat, show
from bideuchre_teach.hand import Hand
from bideuchre_teach.rules import Rules
from tests.hands import FIRST_NIGHT, USUAL, go, play, ready

PARTNERSHIP, CUTTHROAT, DOUBLE = (
    USUAL["partnership"],
    USUAL["cutthroat-4"],
    USUAL["double-deck"],
)


def chosen(hand: Hand) -> str:
    """What Steady plays from here, as text."""
    assert hand.turn is not None
    action = bots.hint(hand.seen_by(hand.turn)).action
    assert isinstance(action, Card)
    return action.text


def why(hand: Hand) -> str:
    """The code of the first reason."""
    assert hand.turn is not None
    return bots.hint(hand.seen_by(hand.turn)).reasons[0].code


def test_no_trump_is_led_when_those_against_have_none():
    # East has the only other trump and is West's partner: the ace of hearts wins at any time,
    # and 9♠ lets East ruff, so West and East take both tricks.
    hand = ready(
        PARTNERSHIP,
        "S",
        {
            "W": "J♥ J♦ A♥ 9♠ 9♦ 10♦",
            "N": "A♠ Q♣ A♦ K♦ K♣ 10♠",
            "E": "10♥ 9♥ Q♥ K♥ 9♣ 10♣",
            "S": "K♠ A♣ Q♦ J♣ J♠ Q♠",
        },
        *("3", "pass", "pass", "pass", "♥"),
    )
    hand = play(hand, "9♦ A♦ 9♥ Q♦", "10♣ J♣ J♦ K♣", "10♦ K♦ Q♥ J♠", "10♥ Q♠ J♥ 10♠")
    assert hand.turn is Seat.WEST
    assert show(hand.cards(Seat.WEST)) in ("A♥ 9♠", "9♠ A♥")
    assert chosen(hand) == "9♠"
    assert why(hand) == "bot.lead.keep_trump"


def test_second_hand_keeps_a_trump_that_wins_at_any_time():
    # J♣ is the highest trump left. South may win 9♥, and then J♣ over-ruffs West's ace as well.
    hand = ready(
        PARTNERSHIP,
        "S",
        {
            "W": "J♠ K♠ A♠ 9♥ A♣ A♦",
            "N": "9♠ 10♠ J♣ 9♦ K♣ J♦",
            "E": "9♣ 10♣ Q♣ Q♠ J♥ Q♥",
            "S": "A♥ 10♦ Q♦ K♦ 10♥ K♥",
        },
        *("3", "pass", "pass", "pass", "♠"),
    )
    hand = play(hand, "J♠ 9♠ Q♠ 10♥", "K♠ 10♠ J♥ K♥", "A♣ K♣ Q♣ Q♦", "A♦ J♦ Q♥ K♦")
    hand = go(hand, "9♥")
    assert hand.turn is Seat.NORTH
    assert chosen(hand) == "9♦"
    assert why(hand) == "bot.play.keep_sure_trump"


def test_from_left_ace_nine_the_high_trump_is_led():
    hand = ready(
        PARTNERSHIP,
        "S",
        {
            "W": "J♦ A♥ 9♥ A♠ A♦ K♦",
            "N": "J♥ K♥ 9♣ K♠ 9♦ 10♦",
            "E": "9♠ 10♠ Q♠ J♠ 10♣ J♣",
            "S": "10♥ A♣ K♣ Q♥ Q♦ Q♣",
        },
        *("3", "pass", "pass", "pass", "♥"),
    )
    hand = play(hand, "A♠ K♠ J♠ Q♥", "Q♦ A♦ 9♦ 10♣", "K♦ 10♦ J♣ Q♣")
    assert hand.turn is Seat.WEST
    assert chosen(hand) in ("J♦", "A♥")


def test_an_ace_that_cannot_win_off_its_suit_is_kept():
    hand = ready(
        PARTNERSHIP,
        "S",
        {
            "W": "J♥ J♦ A♥ K♥ 10♣ 9♣",
            "N": "A♠ 9♠ A♦ K♦ Q♠ Q♦",
            "E": "10♥ 9♥ A♣ K♣ 9♦ 10♠",
            "S": "Q♥ J♣ Q♣ 10♦ J♠ K♠",
        },
        *("3", "pass", "pass", "pass", "♥"),
    )
    hand = go(hand, "10♣")
    assert chosen(hand) == "9♠"


def test_trump_is_drawn_before_the_side_ace_in_the_first_night_hand():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "♥")
    led = []
    while hand.turn is not None:
        if hand.turn is Seat.WEST and not hand.played:
            led.append(chosen(hand))
        hand = hand.do(bots.hint(hand.seen_by(hand.turn)).action)
    assert led[:4] == ["J♥", "J♦", "A♥", "A♠"]
    assert hand.taken[Seat.WEST] >= 5


def test_third_hand_plays_high_enough_and_no_higher():
    hand = ready(
        PARTNERSHIP,
        "S",
        {
            "W": "J♥ J♦ A♥ K♥ 9♠ 9♣",
            "N": "Q♥ 10♠ A♣ K♣ 10♦ Q♦",
            "E": "10♥ A♠ K♠ Q♠ 9♦ 10♣",
            "S": "9♥ J♠ J♣ Q♣ K♦ A♦",
        },
        *("3", "pass", "pass", "pass", "♥"),
    )
    hand = go(hand, "J♥", "Q♥")
    assert chosen(hand) == "10♥"
    hand = go(hand, "10♥", "9♥", "9♠", "10♠")
    # East holds ace, king and queen of spades, so the queen does what the ace would do.
    assert chosen(hand) == "Q♠"


def test_cutthroat_defenders_throw_to_an_ally_who_has_the_trick():
    # South, the bidder, has played; West holds the trick and North, last, need not spend the ace.
    hand = ready(
        CUTTHROAT,
        "E",
        {
            "S": "J♥ A♥ K♥ 9♠ 9♣ 9♦",
            "W": "K♠ Q♥ 10♣ J♣ 10♦ J♦",
            "N": "A♠ Q♠ A♣ K♣ 10♥ Q♦",
            "E": "10♠ J♠ Q♣ A♦ K♦ 9♥",
        },
        *("3", "pass", "pass", "pass", "♥", "9♠", "K♠"),
    )
    assert hand.turn is Seat.NORTH
    assert chosen(hand) == "Q♠"


@pytest.mark.parametrize("table", ["cutthroat-4", "double-deck"])
def test_at_no_trump_a_jack_follows_its_printed_suit(table):
    if table == "double-deck":
        rules, calls = DOUBLE, ("3NT", "pass", "pass", "pass")
        hands = {
            "W": "J♦ J♦ A♠ A♠ K♠ K♠ Q♠ Q♠ J♠ J♠ 10♠ 10♠",
            "N": "J♥ Q♦ 9♥ J♥ Q♥ Q♥ K♥ K♥ A♥ A♥ 9♥ 10♥",
            "E": "9♦ 9♦ 10♦ 10♦ K♦ K♦ A♦ A♦ Q♦ 10♥ 9♠ 9♠",
            "S": "9♣ 9♣ 10♣ 10♣ J♣ J♣ Q♣ Q♣ K♣ K♣ A♣ A♣",
        }
    else:
        rules, calls = CUTTHROAT, ("1", "pass", "pass", "pass", "NT")
        hands = {
            "W": "J♦ A♠ K♠ Q♠ J♠ 10♠",
            "N": "J♥ Q♦ 9♥ Q♥ K♥ A♥",
            "E": "9♦ 10♦ K♦ A♦ 10♥ 9♠",
            "S": "9♣ 10♣ J♣ Q♣ K♣ A♣",
        }
    hand = go(ready(rules, "S", hands, *calls), "J♦")
    assert chosen(hand) == "Q♦"


def test_two_equal_top_trumps_in_one_trick():
    # Both right bowers fall together: the first one wins, and every bot plays on.
    hand = ready(
        DOUBLE,
        "S",
        {
            "W": "J♠ J♣ A♠ A♠ K♠ 9♥ 9♥ 10♥ 9♦ 9♦ A♥ A♣",
            "N": "J♠ Q♣ A♣ K♣ K♣ 10♥ Q♥ Q♥ K♥ K♥ A♥ J♥",
            "E": "J♣ K♠ Q♠ Q♠ 10♠ 10♦ 10♦ J♦ J♦ Q♦ Q♦ K♦",
            "S": "10♠ 9♠ 9♠ 9♣ 9♣ 10♣ 10♣ Q♣ J♥ K♦ A♦ A♦",
        },
        *("6♠", "pass", "pass", "pass", "J♠"),
    )
    assert chosen(hand) == "J♠"
    hand = go(hand, "J♠")
    assert chosen(hand) == "10♠", "the left bower does not beat a right bower: East saves it"
    hand = bots.play_hand(hand)
    assert hand.tricks[0].winner is Seat.WEST
    assert sum(hand.taken.values()) == 12


def test_a_twin_is_led_before_the_other_twin():
    # At no trump A♣ beats the other ace of clubs only when it is played first.
    hand = ready(
        DOUBLE,
        "S",
        {
            "W": "A♣ 9♣ 9♦ 9♦ 10♦ 9♥ 9♥ 10♥ 9♠ 9♠ 10♠ 10♠",
            "N": "A♣ K♣ K♣ Q♣ Q♣ J♣ A♦ A♦ K♦ A♥ A♥ K♥",
            "E": "10♣ 10♣ J♣ 10♦ J♦ J♦ Q♦ 10♥ J♥ J♥ Q♥ A♠",
            "S": "9♣ Q♦ K♦ Q♥ K♥ A♠ K♠ K♠ Q♠ Q♠ J♠ J♠",
        },
        *("1NT", "pass", "pass", "pass"),
    )
    assert chosen(hand) == "A♣"
    assert why(hand) == "bot.lead.twin"


def test_a_play_can_be_chosen_from_any_seat_that_is_to_act_only():
    hand = ready(CUTTHROAT, "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "♥")
    with pytest.raises(ValueError, match="not the turn"):
        bots.hint(hand.seen_by(Seat.NORTH))


def test_a_lone_bidder_and_the_defenders_play_three_to_a_trick():
    hand = ready(
        Rules.partnership(),
        "S",
        FIRST_NIGHT,
        *("alone", "♥"),
    )
    hand = bots.play_hand(hand)
    assert all(Seat.EAST not in trick.seats for trick in hand.tricks)
    assert sum(hand.taken.values()) == 6
