"""What people pass in: text where it is plain what is meant, one sentence where it is not."""

import copy
import pickle
import re
from datetime import date

import pytest

from bideuchre_teach import bowers, record, tricks
from bideuchre_teach.auction import Call, Contract
from bideuchre_teach.cards import Card, Seat, Side, Strain, Suit, cards
from bideuchre_teach.deals import Deal, code, constrained, daily, from_code, shuffle
from bideuchre_teach.frozen import Frozen
from bideuchre_teach.game import Game
from bideuchre_teach.hand import Hand
from bideuchre_teach.scoring import score
from tests.hands import FIRST_NIGHT, USUAL, finished, ready

FOUR = USUAL["cutthroat-4"]
HAND = ready(FOUR, "S", FIRST_NIGHT)


@pytest.mark.parametrize("west", ["W", "w", "west", " West ", Seat.WEST])
def test_a_seat_may_be_given_by_its_letter_or_its_name(west):
    assert HAND.cards(west) == HAND.deal.hand(west) == HAND.cards(Seat.WEST)
    assert HAND.seen_by(west) == HAND.seen_by(Seat.WEST)
    assert FOUR.left_of(west) is Seat.NORTH
    assert FOUR.side_of(west) is Side.WEST
    assert FOUR.round_from(west)[1] is Seat.NORTH
    assert USUAL["partnership"].partner(west) is Seat.EAST
    assert Contract(west, 3) == Contract(Seat.WEST, 3)
    assert score(FOUR, Contract(west, 3), {west: 6}).score[Side.WEST] == 6


@pytest.mark.parametrize("hearts", ["H", "h", "♥", "hearts", Suit.HEARTS, Strain.HEARTS])
def test_a_strain_may_be_given_as_text_or_as_a_suit(hearts):
    assert bowers.right_bower(hearts) is Card.of("J♥")
    assert bowers.left_bower(hearts) is Card.of("J♦")
    assert bowers.suit_of("JD", hearts) is Suit.HEARTS
    assert bowers.is_trump("JD", hearts)
    assert bowers.height("JH", hearts) > bowers.height("JD", hearts)
    assert bowers.order(hearts, "9H JD")[Suit.HEARTS] == cards("J♦ 9♥")
    assert bowers.arrange("9H JD", hearts) == cards("J♦ 9♥")
    assert bowers.winner("A♠ 9♥ K♠", hearts) == bowers.winner(cards("A♠ 9♥ K♠"), hearts) == 1
    assert tricks.legal("J♦ Q♦ A♠", "D", hearts) == cards("Q♦")
    assert tricks.judge("J♦", "J♦ Q♦", "♦", hearts).reasons[0].code == "follow.left_bower_is_trump"
    assert Call(4, hearts) == Call.of("4♥")
    assert Call(4, hearts).text == "4♥"
    assert Contract("W", 4, strain=hearts).strain is Strain.HEARTS


def test_a_table_may_be_given_by_its_name():
    deal = shuffle(FOUR, 7)
    assert shuffle("cutthroat-4", 7) == deal
    assert constrained("cutthroat-4", 1, {"W": "J♥"}) == constrained(FOUR, 1, {"W": "J♥"})
    assert daily("cutthroat-4", date(2026, 1, 1)) == daily(FOUR, date(2026, 1, 1))
    assert from_code(code(deal), "cutthroat-4") == deal
    assert Deal.of("cutthroat-4", "S", FIRST_NIGHT) == HAND.deal
    assert Game("cutthroat-4") == Game(FOUR)
    assert score("cutthroat-4", Contract("W", 3), {"W": 6}).score[Side.WEST] == 6


@pytest.mark.parametrize(("side", "seats"), [("NS", "S N"), ("EW", "W E"), (Side.EAST_WEST, "W E")])
def test_a_side_may_be_given_by_its_letters(side, seats):
    assert " ".join(map(str, USUAL["partnership"].seats_of(side))) == seats


@pytest.mark.parametrize(
    "act",
    [
        lambda: HAND.seen_by("X"),
        lambda: HAND.cards(Seat.NORTHEAST),
        lambda: HAND.cards(["W"]),
        lambda: HAND.deal.hand(None),
        lambda: FOUR.left_of("NW"),
        lambda: FOUR.seats_of("NS"),
        lambda: bowers.suit_of(Card.of("J♦"), "X"),
        lambda: bowers.suit_of("JX", "H"),
        lambda: bowers.order(None, "J♥"),
        lambda: tricks.legal("J♥", "NT", "H"),
        lambda: Call(3, "X"),
        lambda: Contract("X", 3),
        lambda: shuffle("bridge", 7),
        lambda: shuffle(None, 7),
        lambda: Game("bridge"),
        lambda: Game(FOUR).add(HAND.deal),
        lambda: Game(FOUR, (HAND.deal,)),
        lambda: Hand.start(FOUR),
        lambda: constrained(FOUR, 1, ["J♥"]),
        lambda: Deal.of(FOUR, "S", [FIRST_NIGHT["W"]]),
        lambda: from_code("0F20-K7WH-ED9Y-4", 4),
        lambda: record.replay(None),
        lambda: record.replay([1]),
        lambda: record.load(HAND),
        lambda: record.replay_game(3),
        lambda: record.write(HAND.deal),
        lambda: record.write_game(HAND),
        lambda: score(FOUR, "W 3", {"W": 6}),
        lambda: score(FOUR, Contract("W", 3), [6]),
        lambda: score(None, Contract("W", 3), {"W": 6}),
    ],
)
def test_what_cannot_be_meant_is_refused_in_one_plain_sentence(act):
    with pytest.raises((ValueError, TypeError)) as refusal:
        act()
    said = str(refusal.value)
    assert "\n" not in said
    assert re.match(r"\S+ \S+ \S+", said), said
    for raw in ("object is not", "has no attribute", "unhashable", "object at 0x", "positional"):
        assert raw not in said


@pytest.mark.parametrize(
    "held",
    [
        lambda: Game(FOUR).totals,
        lambda: Game(FOUR).add(finished(FOUR, 1)).totals,
        lambda: finished(FOUR, 1).result.tricks,
        lambda: FOUR.place,
    ],
)
def test_what_a_value_holds_cannot_be_changed_in_place(held):
    mapping = held()
    key, before = next(iter(mapping)), dict(mapping)
    changes = [
        lambda: mapping.__setitem__(key, 99),
        lambda: mapping.__delitem__(key),
        lambda: mapping.update({key: 99}),
        lambda: mapping.setdefault("new", 1),
        lambda: mapping.__ior__({key: 99}),
        mapping.popitem,
        lambda: mapping.pop(key),
        mapping.clear,
    ]
    for change in changes:
        with pytest.raises(TypeError, match="never changes"):
            change()
    assert mapping == before
    for again in (pickle.loads(pickle.dumps(mapping)), copy.copy(mapping), copy.deepcopy(mapping)):
        assert again == before
        assert isinstance(again, Frozen)
        assert hash(again) == hash(mapping)


def test_a_result_does_not_follow_a_count_that_changes_later():
    counts = {Seat.WEST: 6}
    result = score(FOUR, Contract(Seat.WEST, 3), counts)
    counts[Seat.WEST] = 0
    assert result.tricks[Seat.WEST] == 6
    assert pickle.loads(pickle.dumps(result)) == result
