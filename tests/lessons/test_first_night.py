"""The first-night track holds what the game of that table holds, and its numbers are right."""

import json
import random
import re
from collections import Counter
from itertools import pairwise

import pytest

from bideuchre_teach import Rules, record
from bideuchre_teach._assets import LESSONS
from bideuchre_teach.auction import Contract
from bideuchre_teach.bowers import suit_of
from bideuchre_teach.cards import Seat, Strain, cards
from bideuchre_teach.deals import constrained
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.scoring import score
from bideuchre_teach.solver import card_values, solve
from bideuchre_teach.teach import every_question, faults, worked, worked_hands
from bideuchre_teach.teach.outcomes import Outcome
from tests.plain_rules import belongs_to

TRACK = sorted((LESSONS / "first_night").glob("*.ipynb"))
START = LESSONS / "00_start_here.ipynb"
NUMBERS = ["01", "02", "03", "04", "05", "06", "07"]


def cells(path, kind=None):
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if kind in (None, cell["cell_type"])]


def shown(path):
    """All that a reader reads in a lesson, text and printed results, in one line."""
    parts = []
    for cell in cells(path):
        if cell["cell_type"] == "markdown":
            parts.append("".join(cell["source"]))
        for output in cell.get("outputs", ()):
            parts.append("".join(output.get("text", output.get("data", {}).get("text/plain", ""))))
    return " ".join(re.sub(r"[*•|]", " ", " ".join(parts)).split())


def lesson(number):
    [path] = [path for path in TRACK if path.name.startswith(number)]
    return path


# What the table's how-to says, by section, and what a reader of the lesson must find for it.
FACTS = {
    "01": [
        "Three, four or five people",
        "nobody has a partner",
        "Four is the usual number",
        "Three people make a proper table too, and so do five",
        "What do you play?",
        "cribbage, or gin",
        "euchre trainer",
        "It is the pack that euchre uses",
        "no joker",
        "column for each person",
        "first has 21 points wins",
        "Nobody has to hit 21 exactly",
        "everybody can see the middle",
        "Cut the cards for the first deal, or simply point",
        "the deal moves clockwise",
        "two stay over, unused, and are neither a blind nor a kitty",
        "Left of the dealer begins",
        "If nobody bids, the hand is thrown in",
        "not Sheepshead",
        "tallies go to 10",
        "every two, three, four, five, six, seven and eight",
        "take out only the twos to the sixes",
        "That leaves 32 cards",
        "6 × 4 = 24",
        "Four players use this pack, and so do three",
        "throw the hand in and deal again",
        "jokers, with a kitty or widow (cards set aside for whoever bids highest), or with six",
    ],
    "02": [
        "The player left of the dealer speaks first",
        "from 1 to 6, or passes",
        "as high is not enough",
        "leaves the word to the next",
        "hearts, spades, diamonds, clubs, or no trump",
        "The same player leads the first trick",
        "no card is turned up here",
        "no maker with a partner sitting across",
        "promises all six tricks, and says it out loud",
        "There is no forced bid at this table",
        "the cards go in and the next player deals",
        "the numbers go from 1 to 8, and Pepper means all eight",
        "Naming trump and the first lead are the same",
        "At five the bids go from 1 to 6 again and Pepper is 6",
        "The two unused cards stay where they are",
        "Buck Euchre",
    ],
    "03": [
        "its own jack becomes the highest card of all: the right bower",
        "the second highest: the left bower",
        "ace, king, queen, ten and nine of trump",
        "it is no diamond any more",
        "ace, king, queen, jack, ten, nine",
        "short of its jack",
        "a jack is just a jack",
        "You follow the suit that was led, and the highest card of it wins",
        "ace, king, queen, ten, nine, eight, seven, under the same two bowers",
        "queens, jacks and diamonds are trump in every hand and somebody picks up a blind",
        "no trump low",
    ],
    "04": [
        "The high bidder leads the first trick",
        "Whoever takes the trick",
        "leads the next one",
        "Four players play six tricks, three play eight, five play six",
        "Follow suit if you can",
        "The left bower counts as trump and not as what is printed on it",
        "You are void, so trump it, or throw away whatever you like",
        "The highest one takes the trick",
        "Where nobody has trumped, it goes to the highest card in the led suit",
        "belong to euchre",
        "belong to Bid Whist",
        "belong to Pitch",
    ],
    "05": [
        "Count the bidder's tricks",
        "Compare them with the bid",
        "Everybody else scores nothing on this hand",
        "the number of tricks taken, not just the bid",
        "minus the bid, however many tricks were missing",
        "Pepper made +12",
        "Pepper set −12",
        "+16 when it is made, −16 when it is set",
        "an ordinary bid that is made scores the tricks taken",
        "first player with 21 points wins, and going past 21 is fine",
        "marks up to 10 belong to euchre",
        "a race to 5",
    ],
    "06": [
        "You are West. South dealt, so you speak first",
        "Four trumps, if hearts are named, and an ace beside them: that is why you bid 3",
        "A♠ A♥ K♥ J♥ 9♣ J♦",
        "North, East and South pass after your bid of 3",
        "four tricks, +4",
        "Nobody else's column moves",
    ],
    "07": [
        "Number, trump, lead",
        "Nothing is turned up",
        "Name the bowers aloud",
        "Treat the left bower as the trump it is",
        "Write in one column",
        "eight cards in a hand, bids up to 8, and 8 is Pepper",
        "Five use 32 cards, with six in a hand and two that nobody touches",
        "You know enough to deal",
        "beside the pad",
        "61 of the 120 points, it is Sheepshead",
        "jokers, partners, a kitty, and books above six until somebody has 7, it is Bid Whist",
        "Three people, four people, five people: all are fine for tonight",
        "cribbage or gin",
    ],
}


@pytest.mark.parametrize(("number", "fact"), [(n, f) for n in FACTS for f in FACTS[n]])
def test_what_the_table_says_is_in_its_lesson(number, fact):
    assert fact in shown(lesson(number))


def test_the_lessons_follow_one_another():
    assert [path.name[:2] for path in TRACK] == NUMBERS
    for here, following in pairwise(TRACK):
        assert f"]({following.name})" in shown(here)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_question_answers_each_wrong_answer(number):
    asked = every_question(f"first_night/{number}")
    assert len(asked) >= 6
    assert [fault for question in asked for fault in faults(question)] == []


def test_the_first_notebook_asks_good_questions_too():
    assert len(every_question("start_here")) >= 3
    assert [fault for q in every_question("start_here") for fault in faults(q)] == []


# Slips that deserve an answer of their own: question, slip, what it is told.
SLIPS = [
    ("first_night.03.q2", "S", "no longer belongs"),
    ("first_night.03.q4", 9, "32 cards"),
    ("first_night.04.q1", "J♦", "the jack of diamonds is a heart"),
    ("first_night.04.q4", "9♥", "Clubs were led, so you must follow suit"),
    ("first_night.05.q1", 2, "promised"),
    ("first_night.05.q2", -6, "partnership"),
    ("first_night.05.q5", 12, "only a bid of Pepper"),
    ("first_night.02.q5", "you must bid, because you are the dealer", "partnership"),
]


@pytest.mark.parametrize(("id", "slip", "told"), SLIPS)
def test_a_known_slip_is_answered_for_what_it_is(id, slip, told):
    [question] = [q for q in every_question("first_night") if q.id == id]
    found = question.check(slip)
    assert not found.outcome.counts
    assert told in found.say


def test_the_left_bower_leaves_its_holder_void_only_without_another_card_of_the_suit():
    by_id = {question.id: question for question in every_question("first_night/04")}
    assert by_id["first_night.04.q1"].right == ("Q♦",)
    assert len(by_id["first_night.04.q2"].right) == 6
    assert by_id["first_night.04.q3"].right == ("J♦",)
    assert by_id["first_night.04.q1"].check("J♦").outcome is Outcome.ILLEGAL


# Bid, tricks of the bidder and score, as the lessons tell them; worked out by hand.
WORKED = {
    "first_night_whole_hand": ("S", 3, 5, 5),
    "first_night_set": ("S", 4, 3, -4),
    "first_night_five_take_six": ("W", 5, 6, 6),
    "first_night_pepper_made": ("W", 6, 6, 12),
    "first_night_pepper_set": ("S", 6, 5, -12),
    "first_night_three_pepper": ("S", 8, 8, 16),
    "first_night_follow_suit": ("E", 3, 3, 3),
    "first_night_defenders": ("E", 4, 3, -4),
    "first_night_repaired": ("W", 3, 4, 4),
    "first_night_trump_drawn": ("W", 3, 5, 5),
}


@pytest.mark.parametrize("name", WORKED)
def test_a_worked_hand_ends_as_it_is_told(name):
    seat, bid, tricks, points = WORKED[name]
    hand = record.load(worked(name))
    assert (hand.contract.seat.value, hand.contract.bid) == (seat, bid)
    assert hand.taken[hand.contract.seat] == tricks
    scored = {side.value: value for side, value in hand.result.score.items()}
    assert scored == {s.value: points if s.value == seat else 0 for s in hand.rules.seats}


def test_every_other_hand_of_the_track_is_told_apart():
    others = {"first_night_as_printed", "first_night_to_play", "first_night_first_trick"}
    others |= {"first_night_thrown_in", "first_night_whole_game"}
    here = {name for name in worked_hands() if name.startswith("first_night_")}
    assert here == others | set(WORKED)


def test_a_hand_of_four_passes_is_thrown_in():
    hand = record.load(worked("first_night_thrown_in"))
    assert hand.phase is Phase.OVER
    assert hand.result.thrown_in


def test_the_pepper_hand_and_the_five_are_the_same_cards():
    made, five = worked("first_night_pepper_made"), worked("first_night_five_take_six")
    assert made["hands"] == five["hands"]
    assert made["play"] == five["play"]


def test_the_ace_of_hearts_is_trumped_because_a_trump_was_left_outside():
    hand = record.load(worked("first_night_set"))
    first, second, third = hand.tricks[:3]
    drawn = [c for t in (first, second) for c in t.cards if belongs_to(c.ascii, "C") == "C"]
    assert sum(card in cards("A♣ Q♣ 10♣ 9♣") for card in drawn) == 3
    assert third.cards[0].text == "A♥"
    assert (third.winner, dict(third.plays)[Seat.NORTH].text) == (Seat.NORTH, "A♣")
    assert not any(suit_of(c, Strain.CLUBS).letter == "H" for c in hand.deal.hand(Seat.NORTH))


def test_what_the_whole_hand_asks_can_be_counted_in_it():
    hand = record.load(worked("first_night_whole_hand"))
    gone = [card.ascii for trick in hand.tricks[:2] for card in trick.cards]
    assert sum(belongs_to(card, "C") == "C" for card in gone) == 6
    assert "KC" not in gone
    gone += [card.ascii for card in hand.tricks[2].cards]
    assert {"AH", "KH", "QH", "JH", "10H"} <= set(gone)
    assert hand.tricks[3].cards[0].text == "9♥"
    assert hand.tricks[3].winner is Seat.SOUTH


def test_the_whole_game_is_the_one_the_sheet_tells_of():
    game = record.replay_game(worked("first_night_whole_game")).game
    assert len(game.hands) == 9
    assert {side.value: n for side, n in game.totals.items()} == {"S": 12, "W": -3, "N": 22, "E": 1}
    bidders = [hand.contract.seat.value for hand in game.hands]
    assert bidders == ["S", "E", "N", "W", "S", "E", "S", "N", "N"]


def test_of_the_what_if_sheet_only_these_bids_score_plus_five_and_minus_five():
    rules = Rules.cutthroat()
    found = {5: set(), -5: set()}
    for bid in range(1, 7):
        for tricks in range(7):
            contract = Contract(Seat.WEST, bid, strain=Strain.HEARTS)
            result = score(rules, contract, {Seat.WEST: tricks, Seat.NORTH: 6 - tricks})
            [points] = {line.points for line in result.lines if line.side.value == "W"}
            if points in found:
                found[points].add((bid, tricks))
    assert found[5] == {(bid, 5) for bid in range(1, 6)}
    assert found[-5] == {(5, tricks) for tricks in range(5)}


# Hands told to take so many tricks whatever the others do: seat's cards, strain, order of leads.
CERTAIN = [
    ("cutthroat-4", "J♠ J♣ A♠ Q♠ A♦ 9♥", "S", 5),
    ("cutthroat-4", "A♠ K♠ A♥ K♥ A♦ A♣", "NT", 6),
    ("cutthroat-3", "A♠ K♠ Q♠ 9♠ A♥ K♥ 10♥ 9♥", "NT", 8),
    ("cutthroat-4", "J♥ J♦ A♥ K♥ A♠ 9♣", "H", 5),
]


@pytest.mark.parametrize(("table", "held", "strain", "tricks"), CERTAIN)
def test_certain_tricks_are_taken_against_whatever_the_others_play(table, held, strain, tricks):
    rules, chance = Rules.named(table), random.Random(5)
    for seed in range(60):
        hand = Hand.start(constrained(rules, seed, {"W": held}, dealer="S"))
        hand = hand.do(hand.read(str(rules.hand_size))).do(Strain.of(strain))
        leads = list(cards(held))
        while hand.phase is Phase.PLAY:
            if hand.turn is Seat.WEST and hand.trick.led is None:
                hand = hand.do(leads.pop(0))
            elif hand.turn is Seat.WEST:
                mine = hand.actions()[0]
                leads.remove(mine)
                hand = hand.do(mine)
            else:
                hand = hand.do(chance.choice(hand.actions()))
        assert hand.taken[Seat.WEST] >= tricks


@pytest.mark.parametrize(("table", "held", "strain", "tricks"), CERTAIN)
def test_certain_tricks_are_the_least_that_best_play_gives(table, held, strain, tricks):
    rules = Rules.named(table)
    dealt = [constrained(rules, seed, {"W": held}, dealer="S") for seed in range(60)]
    assert min(solve(deal, strain, "W") for deal in dealt) == tricks


def test_with_the_whole_hand_three_are_safe_four_usual_and_a_bower_is_the_lead():
    found, leads = [], Counter()
    for seed in range(100):
        held = worked("first_night_whole_hand")["hands"]["S"]
        hand = Hand.start(constrained(Rules.cutthroat(), seed, {"S": held}, dealer="E"))
        for text in ("3", "pass", "pass", "pass", "C"):
            hand = hand.do(hand.read(text))
        values = card_values(hand)
        found.append(max(values.values()))
        leads.update({card.text: value for card, value in values.items()})
    assert min(found) == 3
    assert 50 < sum(tricks >= 4 for tricks in found) < 100
    assert {card for card, total in leads.items() if total == max(leads.values())} == {"J♣", "J♠"}


SCORED_BEFORE_IT_IS_SEEN = {
    "05": [("q2", "set"), ("q5", "five_take_six"), ("q3", "pepper_made"), ("q4", "pepper_set")],
    "06": [("q4", "as_printed"), ("q4", "repaired")],
}


@pytest.mark.parametrize("number", SCORED_BEFORE_IT_IS_SEEN)
def test_a_score_is_asked_for_before_the_replay_shows_it(number):
    sources = ["".join(cell["source"]) for cell in cells(lesson(number), "code")]
    for question, hand in SCORED_BEFORE_IT_IS_SEEN[number]:
        asked = sources.index(f'ask("first_night.{number}.{question}")')
        assert asked < sources.index(f'Replay(worked("first_night_{hand}"))')


def before_trick(name, number):
    told = worked(name)
    return record.load({**told, "play": told["play"][: number - 1]})


def test_east_could_have_made_four_by_drawing_the_last_trump():
    values = card_values(before_trick("first_night_defenders", 3))
    best = {card.text for card, value in values.items() if value == max(values.values())}
    assert best == {"K♥"}
    assert "K♥" not in worked("first_night_defenders")["play"][2].split()[0]


def test_the_whole_hand_takes_five_because_east_threw_a_heart():
    assert solve_whole_hand() == 4
    second = record.load(worked("first_night_whole_hand")).tricks[1]
    assert dict(second.plays)[Seat.EAST].text == "J♥"


def solve_whole_hand():
    return max(card_values(before_trick("first_night_whole_hand", 1)).values())


def test_at_trick_four_of_the_whole_hand_every_lead_takes_two():
    values = card_values(before_trick("first_night_whole_hand", 4))
    assert set(values.values()) == {2}


def test_before_the_last_trump_is_drawn_only_the_ace_of_spades_costs_a_trick():
    values = card_values(before_trick("first_night_repaired", 3))
    assert {card.text: value for card, value in values.items()} == {
        "A♥": 3,
        "K♥": 3,
        "9♣": 3,
        "A♠": 2,
    }
    [question] = [q for q in every_question("first_night") if q.id == "first_night.06.q5"]
    assert question.check("9♣").outcome is Outcome.NOT_BEST
    assert question.check("A♠").outcome is Outcome.WRONG


def test_the_first_trick_can_be_taken_with_a_heart_and_with_nothing_else():
    hand = record.load(worked("first_night_first_trick"))
    assert hand.turn is Seat.SOUTH
    takers = {c.text for c in hand.actions() if hand.do(c).tricks[0].winner is Seat.SOUTH}
    assert takers == {"Q♥", "9♥"}


@pytest.mark.parametrize("path", [START, *TRACK], ids=lambda path: path.stem)
def test_a_lesson_never_raises_its_voice(path):
    text = " ".join("".join(cell["source"]) for cell in cells(path, "markdown"))
    text = re.sub(r"!\[", "[", text)
    assert "!" not in text
