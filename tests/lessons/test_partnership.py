"""The partnership track holds every fact of its page, and every hand and number in it is right."""

import json
import re
from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach import record
from bideuchre_teach._assets import LESSONS
from bideuchre_teach.auction import Contract
from bideuchre_teach.bowers import is_trump, suit_of
from bideuchre_teach.cards import Card, Seat, Side, Strain, Suit, cards
from bideuchre_teach.deals import Deal, constrained
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.rules import Rules
from bideuchre_teach.scoring import score
from bideuchre_teach.solver import card_values
from bideuchre_teach.teach import every_question, find, fresh
from bideuchre_teach.teach.outcomes import Outcome
from bideuchre_teach.teach.registry import faults, track
from bideuchre_teach.teach.worked import worked, worked_hands
from tests.hands import go

TABLE = Rules.partnership()
NS, EW = Side.NORTH_SOUTH, Side.EAST_WEST
NUMBERS = [f"{number:02}" for number in range(1, 9)]


@cache
def cells(number):
    [path] = (LESSONS / "partnership").glob(f"{number}_*.ipynb")
    return json.loads(path.read_text(encoding="utf-8"))["cells"]


@cache
def told(number):
    """Everything a reader of a lesson meets, in one line: its text, outputs and questions."""
    parts = []
    for cell in cells(number):
        if cell["cell_type"] == "markdown":
            parts.append("".join(cell["source"]))
        for output in cell.get("outputs", ()):
            parts.append("".join(output.get("data", {}).get("text/plain", output.get("text", ""))))
    for question in every_question(f"partnership/{number}"):
        parts += [question.prompt, question.explanation, *(o.say for o in question.options)]
    plain = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", " ".join(parts))
    return re.sub(r"\s+", " ", re.sub(r"[*•]", "", plain))


# The worked hands: winners of the tricks, tricks by side, and the score

PLAYED = {
    "bid_four_take_five": ("S S S N E S", (5, 1), (5, 1)),
    "bid_five_take_three": ("S E E E S S", (3, 3), (-6, 3)),
    "alone_made": ("S S S S S S", (6, 0), (12, 0)),
    "alone_missed": ("W S W W W W", (1, 5), (0, -12)),
    "queen_follows": ("E E S N W E", (2, 4), (2, 4)),
    "no_trump": ("S S S S S W", (5, 1), (5, 1)),
    "small_pepper": ("S S S S S S", (6, 0), (7, 0)),
    "minus_the_bid": ("S E E E S S", (3, 3), (-5, 3)),
    "alone_missed_tricks": ("W S W W W W", (1, 5), (1, -12)),
}
TOLD_WRONG = {
    "void_as_told": ("play", 2, Seat.SOUTH, "J♦", "follow.left_bower_is_trump"),
    "dealer_passes": ("auction", None, Seat.SOUTH, "pass", "pass.dealer_must_bid"),
}


@pytest.mark.parametrize("name", PLAYED)
def test_a_worked_hand_is_legal_and_scores_what_the_lesson_says(name):
    winners, tricks, points = PLAYED[name]
    replayed = record.replay(worked(f"partnership_{name}"))
    assert replayed.legal
    hand = replayed.hand
    assert " ".join(trick.winner.value for trick in hand.tricks) == winners
    by_side = [sum(hand.taken[seat] for seat in TABLE.seats_of(side)) for side in (NS, EW)]
    assert tuple(by_side) == tricks
    assert (hand.result.score[NS], hand.result.score[EW]) == points


@pytest.mark.parametrize("name", TOLD_WRONG)
def test_a_hand_that_cannot_be_is_stopped_where_the_lesson_says(name):
    step, trick, seat, action, reason = TOLD_WRONG[name]
    fault = record.replay(worked(f"partnership_{name}")).fault
    assert (fault.step, fault.trick, fault.seat) == (step, trick, seat)
    assert fault.action.text == action
    assert fault.reason.code == reason


def test_four_passes_are_thrown_in_where_the_table_allows_it():
    hand = record.load(worked("partnership_thrown_in"))
    assert hand.rules.all_pass == "throw in"
    assert hand.result.thrown_in
    assert set(hand.result.score.values()) == {0}
    same = worked("partnership_dealer_passes")
    assert all(worked("partnership_thrown_in")[key] == same[key] for key in ("hands", "auction"))


def test_every_worked_hand_of_the_track_is_refereed_here():
    ours = {name for name in worked_hands() if name.startswith("partnership_")}
    here = {*PLAYED, *TOLD_WRONG, "thrown_in", "both_over_42"}
    assert ours == {f"partnership_{name}" for name in here}


def test_every_worked_hand_is_shown_in_some_lesson():
    code = "".join(
        "".join(cell["source"])
        for number in NUMBERS
        for cell in cells(number)
        if cell["cell_type"] == "code"
    )
    for name in worked_hands():
        if name.startswith("partnership_"):
            assert f'worked("{name}")' in code, name


# What the lessons tell about these hands


def test_bid_four_take_five_has_a_bid_to_beat_and_a_trick_of_the_partner():
    hand = record.load(worked("partnership_bid_four_take_five"))
    assert [call.text for call in hand.auction.calls] == ["3", "4", "pass", "pass"]
    assert hand.auction.high_seat is Seat.SOUTH
    assert hand.taken[Seat.NORTH] == 1
    assert {"J♠", "J♣", "A♠", "A♦"} < {card.text for card in hand.deal.hand(Seat.SOUTH)}


def test_bid_five_take_three_pushes_over_a_four_with_the_left_bower_outside():
    hand = record.load(worked("partnership_bid_five_take_three"))
    assert [call.text for call in hand.auction.calls] == ["pass", "4", "5", "pass"]
    assert hand.strain is Strain.DIAMONDS
    assert Card.of("J♥") in hand.deal.hand(Seat.EAST)


def test_alone_has_three_cards_a_trick_and_the_partner_keeps_every_card():
    for name in ("alone_made", "alone_missed", "small_pepper"):
        hand = record.load(worked(f"partnership_{name}"))
        assert {len(trick.cards) for trick in hand.tricks} == {3}
        assert len(hand.cards(hand.out)) == 6
    made = record.load(worked("partnership_alone_made"))
    assert made.out is Seat.NORTH
    assert any(is_trump(card, made.strain) for card in made.cards(Seat.NORTH))


def test_alone_missed_fails_on_the_left_bower_kept_behind_the_nine():
    hand = record.load(worked("partnership_alone_missed"))
    held = {card.text for card in hand.deal.hand(Seat.WEST)}
    assert held == {"J♥", "A♥", "K♥", "Q♥", "A♠", "A♦"}
    plays = [dict(trick.plays)[Seat.SOUTH].text for trick in hand.tricks]
    assert plays[:2] == ["9♥", "J♦"]
    assert hand.tricks[1].winner is Seat.SOUTH


def test_in_the_hand_by_the_rules_the_left_bower_and_norths_ace_win_as_told():
    hand = record.load(worked("partnership_queen_follows"))
    third, fourth = hand.tricks[2], hand.tricks[3]
    assert (third.winner, dict(third.plays)[Seat.SOUTH].text) == (Seat.SOUTH, "J♦")
    assert dict(third.plays)[Seat.EAST].text == "K♥"
    assert (fourth.winner, dict(fourth.plays)[Seat.NORTH].text) == (Seat.NORTH, "A♠")
    assert fourth.plays[0] == (Seat.SOUTH, Card.of("10♠"))
    assert Card.of("K♠") in hand.tricks[5].cards


def test_easts_king_is_the_one_card_of_that_hand_that_costs_a_trick():
    whole = worked("partnership_queen_follows")
    costly = []
    for number, trick in enumerate(whole["play"]):
        played = trick.split()
        for count, text in enumerate(played):
            before = [*whole["play"][:number], *([" ".join(played[:count])] if count else [])]
            values = card_values(record.load({**whole, "play": before}))
            if values[Card.of(text)] < max(values.values()):
                costly.append((number + 1, text))
    assert costly == [(3, "K♥")]
    at_three = card_values(record.load({**whole, "play": whole["play"][:2]}))
    assert max(at_three, key=at_three.get) == Card.of("Q♣")
    assert 2 + at_three[Card.of("Q♣")] == 5
    assert "East and West would have had five" in told("04")


def test_the_small_pepper_swap_brings_the_one_heart_that_was_missing():
    hand = record.load(worked("partnership_small_pepper"))
    assert worked("partnership_small_pepper")["swap"] == {"S": "9♣", "N": "J♦"}
    played = {dict(trick.plays)[Seat.SOUTH].text for trick in hand.tricks}
    assert played == {"J♥", "J♦", "A♥", "K♥", "Q♥", "A♠"}


ALL_SIX = {"S": "J♣ J♠ A♣ K♣ A♦ K♦"}


@given(st.integers(0, 2**32))
def test_the_hand_for_alone_takes_all_six_however_the_cards_lie(seed):
    random = Random(seed)
    hand = go(Hand.start(constrained(TABLE, seed, ALL_SIX, dealer="E")), "alone", "C")
    for lead in cards("J♣ J♠ A♣ K♣ A♦ K♦"):
        hand = hand.do(lead)
        while hand.phase is Phase.PLAY and hand.turn is not Seat.SOUTH:
            hand = hand.do(random.choice(hand.actions()))
    assert hand.result.score == {NS: 12, EW: 0}


def test_south_may_throw_any_heart_on_norths_ace_and_only_the_bower_costs_a_trick():
    question = find("partnership.04.q7")
    hands = {
        "W": "J♠ A♠ K♠ A♦ K♣ 9♥",
        "N": "10♠ K♦ J♦ A♣ 10♣ 9♣",
        "E": "9♠ Q♦ 9♦ Q♣ J♥ 10♥",
        "S": "J♣ Q♠ 10♦ A♥ K♥ Q♥",
    }
    hand = go(Hand.start(Deal.of(TABLE, "S", hands)), "4", "pass", "pass", "pass", "S")
    hand = go(hand, *["J♠", "10♠", "9♠", "Q♠", "A♦", "J♦", "9♦", "10♦", "K♣", "A♣", "Q♣"])
    assert Counter(question.scene.held) == Counter(hand.cards(Seat.SOUTH))
    values = card_values(hand)
    best = max(values.values())
    assert {card.text for card, value in values.items() if value == best} == set(question.right)
    assert set(question.right) == {"A♥", "K♥", "Q♥"}
    assert values[Card.of("J♣")] == best - 1


@given(st.integers(0, 2**32))
def test_the_hand_for_the_last_bid_takes_five_however_the_cards_lie(seed):
    # Lesson 06: four of the seven trumps and an ace, so four tricks are there for 42.
    random = Random(seed)
    held = {"S": "J♠ J♣ A♠ K♠ A♦ 9♥"}
    deal = constrained(TABLE, seed, held, dealer="S")
    hand = go(Hand.start(deal), "3", "pass", "pass", "4", "S")
    for lead in cards("J♠ J♣ A♠ K♠ A♦"):
        hand = hand.do(lead)
        while hand.turn is not Seat.SOUTH:
            hand = hand.do(random.choice(hand.actions()))
    assert hand.taken[Seat.SOUTH] == 5


# The game of seventeen hands


def test_the_game_ends_with_both_over_42_and_the_bidders_win_with_fewer_points():
    game = record.replay_game(worked("partnership_both_over_42")).game
    running = game.running()
    assert len(game.hands) == 17
    assert "Seventeen hands" in told("06")
    first = [hand.result.made for hand in game.hands[:3]]
    assert first == [False, True, False]
    assert min(running[2].values()) == running[2][EW] == -11
    assert "stand at −11" in told("06")
    assert running[-2] == {NS: 38, EW: 41}
    last = game.hands[-1].result
    assert (last.contract.seat, last.contract.bid, last.score) == (Seat.NORTH, 4, {NS: 4, EW: 2})
    assert game.totals == {NS: 42, EW: 43}
    assert game.winner is NS
    assert game.won[1].code == "win.bidders_first"


def test_with_a_trick_fewer_the_other_side_would_have_won_that_game():
    fewer = score(TABLE, Contract(Seat.NORTH, 4), {Seat.NORTH: 3, Seat.EAST: 3})
    assert 38 + fewer.score[NS] < 42 <= 41 + fewer.score[EW]


def test_the_check_on_the_end_of_a_game_has_a_hand_on_which_both_get_there():
    [cell] = [c for c in map("".join, (c["source"] for c in cells("06"))) if "check_your" in c[:20]]
    seed = int(re.search(r"seed=(\d+)", cell)[1])
    asked = fresh(TABLE, seed, ["who_has_won"], 4)
    assert any("both are there" in option.say for q in asked for option in q.options)
    assert '["who_has_won", "who_has_won", "what_does_it_score"]' in cell


def test_the_sheet_of_five_hands_adds_up_as_told():
    hands = [
        (Contract(Seat.SOUTH, 4), 4),
        (Contract(Seat.WEST, 3), 2),
        (Contract(Seat.NORTH, 6, alone=True), 6),
        (Contract(Seat.EAST, 5), 5),
        (Contract(Seat.SOUTH, 3), 6),
    ]
    totals = {NS: 0, EW: 0}
    for contract, tricks in hands:
        against = TABLE.left_of(contract.seat)
        result = score(TABLE, contract, {contract.seat: tricks, against: 6 - tricks})
        for side, points in result.score.items():
            totals[side] += points
    assert totals == {NS: 27, EW: 1}
    assert "stand at 27, West and East at 1" in told("06")


# Numbers that questions ask for, recomputed

SCORES = {
    "05.q1": (4, 5, "bidders", TABLE),
    "05.q2": (4, 5, "defenders", TABLE),
    "05.q3": (5, 3, "bidders", TABLE),
    "05.q4": (5, 3, "defenders", TABLE),
    "05.q5": (6, 2, "bidders", TABLE),
    "05.q6": (6, 6, "bidders", TABLE),
    "05.q7": ("alone", 6, "bidders", TABLE),
    "05.q8": ("alone", 5, "bidders", TABLE),
    "05.q9": ("alone", 5, "defenders", TABLE),
    "07.q2": (5, 3, "bidders", Rules.partnership(set_costs="bid")),
    "07.q6": ("small pepper", 6, "bidders", Rules.partnership(small_pepper=True)),
    "07.q9": ("alone", 4, "defenders", Rules.partnership(defenders_when_alone_fails="tricks")),
    "08.q4": (4, 3, "bidders", TABLE),
    "08.q5": (4, 3, "defenders", TABLE),
    "08.q6": ("alone", 4, "bidders", TABLE),
}


@pytest.mark.parametrize("id", SCORES)
def test_a_score_asked_for_is_what_the_rules_give(id):
    bid, tricks, who, rules = SCORES[id]
    lone = isinstance(bid, str)
    contract = Contract(
        Seat.SOUTH, 6 if lone else bid, alone=lone, small_pepper=bid == "small pepper"
    )
    result = score(rules, contract, {Seat.SOUTH: tricks, Seat.WEST: 6 - tricks})
    wanted = result.score[NS if who == "bidders" else EW]
    assert find(f"partnership.{id}").right == (str(wanted).replace("-", "−"),)


def test_counts_asked_for_are_what_the_pack_gives():
    def right(id):
        return int(find(f"partnership.{id}").right[0])

    hearts = [card for card in TABLE.pack if is_trump(card, Strain.HEARTS)]
    diamonds = [card for card in TABLE.pack if suit_of(card, Strain.HEARTS) is Suit.DIAMONDS]
    held = find("partnership.02.q7").scene.held
    mine = [card for card in held if is_trump(card, Strain.CLUBS)]
    assert right("02.q1") == len(TABLE.pack) == 24
    assert right("02.q3") == len(hearts) == 7
    assert right("02.q5") == len(diamonds) == 5
    assert right("02.q7") == len(mine) == 4
    assert right("02.q8") == 7 - 4
    assert right("07.q1") == len(Rules.double_deck().pack) == 48
    assert right("06.q1") == TABLE.target == 42
    assert right("01.q2") == TABLE.hand_size == 6


@pytest.mark.parametrize(
    ("id", "before", "contract", "tricks", "after", "winner"),
    [
        ("06.q2", (39, 41), Contract(Seat.SOUTH, 3), 4, (43, 43), "North and South"),
        ("06.q3", (38, 41), Contract(Seat.NORTH, 4), 4, (42, 43), "North and South"),
        ("06.q4", (40, 39), Contract(Seat.WEST, 4), 3, (43, 33), "North and South"),
    ],
)
def test_who_wins_a_close_finish(id, before, contract, tricks, after, winner):
    from bideuchre_teach.scoring import winner as decide

    question = find(f"partnership.{id}")
    stand = dict(zip((NS, EW), before, strict=True))
    assert all(str(points) in question.prompt for points in before)
    against = TABLE.left_of(contract.seat)
    result = score(TABLE, contract, {contract.seat: tricks, against: 6 - tricks})
    assert tuple(stand[side] + result.score[side] for side in (NS, EW)) == after
    assert decide(TABLE, stand, result)[0] is NS
    assert question.right[0].startswith(winner)


# The questions


@pytest.mark.parametrize("question", every_question("partnership"), ids=lambda q: q.id)
def test_a_question_is_faultless(question):
    assert faults(question) == []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_has_six_decisions_or_more_numbered_without_a_gap(number):
    ids = [question.id for question in every_question(f"partnership/{number}")]
    assert len(ids) >= 6
    assert ids == [f"partnership.{number}.q{k}" for k in range(1, len(ids) + 1)]


def test_every_lesson_has_a_title_on_the_map():
    assert sorted(track("partnership").lessons) == NUMBERS
    assert all(track("partnership").lessons.values())


MISCONCEPTIONS = {
    "left bower counted in its printed suit": ("02.q2", "D", "has left the diamonds"),
    "left bower counted as a diamond": ("02.q5", 6, "is a heart now"),
    "nine trumps": ("02.q3", 9, "cannot be"),
    "void while holding another card of the suit": ("04.q1", "J♦", "Play the queen of diamonds"),
    "left bower kept back when trump is led": ("04.q4", "Q♦", "left bower"),
    "ruffing when able to follow": ("04.q5", "J♣", "must follow suit"),
    "made to trump": ("04.q6", "a trump", "need not"),
    "a number where alone pays twice": ("03.q7", "6", "alone scores twelve"),
    "trumping the partner's trick": ("04.q7", "J♣", "North has this trick"),
    "the dealer passes the auction out": ("03.q4", "pass", "cannot pass the auction out"),
    "a 6 ends the auction": (
        "03.q5",
        "yes: there are only six tricks",
        "alone promises the same six",
    ),
    "scoring the bid instead of the tricks": ("05.q1", 4, "the tricks, not the bid"),
    "forgetting the flat six": ("05.q3", -5, "flat six"),
    "keeping the tricks of a set": ("05.q3", 3, "keeps none"),
    "a set by more costs more": ("05.q5", -4, "flat"),
    "defenders score nothing when the bid is made": ("05.q2", 0, "every trick"),
    "defenders paid against alone": ("05.q9", 1, "score nothing"),
    "a failed alone is an ordinary set": ("05.q8", -6, "bids of 3 to 6"),
    "a floor at zero": ("05.q10", 0, "no floor"),
    "the higher total wins": ("06.q3", "West and East, with 43", "bidding side wins"),
    "a bower at no trump": ("07.q3", "the right bower", "needs a trump suit"),
    "forty cards": ("07.q1", 40, "keeps its nines"),
}


@pytest.mark.parametrize("slip", MISCONCEPTIONS)
def test_a_misconception_is_wrong_and_has_its_own_answer(slip):
    id, answer, words = MISCONCEPTIONS[slip]
    feedback = find(f"partnership.{id}").check(answer)
    assert feedback.outcome in (Outcome.WRONG, Outcome.ILLEGAL)
    assert words in str(feedback)


# Every fact of the page, in the lesson that answers to its section

FACTS = [
    # What it is
    ("01", r"partnership game for four"),
    ("01", r"the short deck and the bowers"),
    ("01", r"no card is turned up .* real auction"),
    ("01", r"dealt six cards, so there are six tricks"),
    ("01", r"how many of the six tricks will your side take"),
    ("01", r"highest bidder names trump"),
    ("01", r"Indiana, Michigan and Ohio, .* Pepper"),
    ("01", r"sharper than euchre, and longer"),
    ("01", r"two points\. Nothing is taken away .* loses points it already had"),
    ("01", r"a single deck of 24 cards"),
    # The deck
    ("02", r"euchre's: nine, ten, jack, queen, king and ace of each suit"),
    ("02", r"right bower, the jack of trump, rises to the top"),
    ("02", r"left bower, the other jack of the same colour, crosses over and stands second"),
    ("02", r"After them come ace, king, queen, ten and nine"),
    ("02", r"Seven\. Six cards bear the sign"),
    ("02", r"With hearts as trump, the jack of diamonds is a heart"),
    ("02", r"when diamonds are led is the first question of lesson 4"),
    ("02", r"ace, king, queen, jack, ten, nine\. One of them is a card short"),
    # The deal
    ("02", r"Six cards go to each of the four players"),
    ("02", r"Nothing is turned up, and there is no kitty"),
    ("02", r"the whole pack is in four hands"),
    ("02", r"the auction begins with nothing that all can see"),
    # The auction
    ("03", r"left of the dealer begins"),
    ("03", r"pass, or bid"),
    ("03", r"promise of tricks, and there are six"),
    ("03", r"a number, 3 to 6 .* yours and your partner's"),
    ("03", r"alone \| all six tricks, taken by you without your partner"),
    ("03", r"must be higher than the one before"),
    ("03", r"beats every number, a 6 too, and nothing beats alone"),
    ("03", r"dealer may not pass the auction out\. After three passes .* at least 3"),
    ("03", r"No hand is ever thrown in"),
    ("03", r"Whoever won the auction names trump.* leads to the first trick"),
    # Play
    ("04", r"bidder leads to the first trick.* whoever took the last trick leads to the next"),
    ("04", r"Follow the suit that was led if you can"),
    ("04", r"left bower belongs to trump here, not to its printed suit"),
    ("04", r"play what you like\. You may trump, but nobody makes you"),
    ("04", r"The highest trump takes the trick\. If nobody trumped, .* suit that was led"),
    ("04", r"void only when you hold no card of the suit at all"),
    ("04", r"partner puts the cards down, out of play, and is skipped"),
    ("04", r"One player takes on two for all six tricks"),
    # Scoring
    ("05", r"If you come from euchre, this will surprise you\. The tricks of both sides count"),
    ("05", r"each trick of theirs is a point, whether the bid is made or not"),
    ("05", r"\| made \| a point for each trick \| a point for each trick"),
    ("05", r"\| set \| −6, a flat six \| a point for each trick"),
    ("05", r"alone, all six taken \| \+12 \| nothing"),
    ("05", r"alone, one missed or more \| −12 \| nothing"),
    ("05", r"Bid 4, take 5: 5 and 1\. Bid 5, take 3: −6 and 3"),
    ("05", r"One trick short or four, .* it is the same six"),
    ("05", r"keeps the bidding honest"),
    ("05", r"Nothing stops a score at zero\. A side that is set twice early .* really behind"),
    # Ending the game
    ("06", r"first side to reach 42 points wins"),
    ("06", r"both sides reach the target on one hand, the bidding side wins"),
    ("06", r"its bid is settled first"),
    ("06", r"Forty-two is what most play to, but the table sets the target"),
    # Variants, and where tables differ
    ("07", r"One deck of 24 cards, .* Pepper family, not the double-deck one"),
    ("07", r"alone for twelve points, to 42"),
    ("07", r"no-trump high and no-trump low"),
    ("07", r"top of the ladder"),
    ("07", r"compared in a second way"),
    ("07", r"double-deck game of Indiana and Michigan is a game of its own"),
    ("07", r"a set that costs the bid"),
    ("07", r"Forty cannot be: nine to ace twice over makes 48"),
    ("07", r"swaps one card with the partner: .* pays 7, or costs 7"),
    ("07", r"pairs are fixed by the seats: you and whoever sits across"),
    ("07", r"It takes four, .* bots fill the empty seats"),
    ("07", r"double-deck track plays it, .* more branches of the family"),
    # Common questions
    ("08", r"No card is turned up, and a hand has six cards instead of five"),
    ("08", r"a set costs six"),
    ("08", r"at least 3: then 4, 5, 6 and alone"),
    ("08", r"outranks every number"),
    ("08", r"Six off, however badly or narrowly"),
    ("08", r"A missed alone costs twelve"),
    ("08", r"First to 42; if both get there at once, the side that bid"),
    ("08", r"There is no floor"),
]


@pytest.mark.parametrize(("number", "fact"), FACTS)
def test_a_fact_of_the_page_is_in_the_lesson_of_its_section(number, fact):
    assert re.search(fact, told(number))


def test_mistakes_of_the_page_are_never_told_as_true():
    everything = " ".join(told(number) for number in NUMBERS)
    for wrong in ("nine trumps in this pack", "trump has nine cards\\.", "40-card game"):
        assert not re.search(wrong, everything)
    assert "Can that be?" in told("02")
    assert "Can that be?" in told("04")
    assert "You may read that its pack has 40 cards" in told("07")


def test_the_track_plays_every_switch_of_its_table():
    code = "".join("".join(c["source"]) for c in cells("07") if c["cell_type"] == "code")
    played = {key for name in worked_hands() for key in _switches(name)}
    from bideuchre_teach.rules import SWITCHES

    for switch in SWITCHES["partnership"]:
        assert f"{switch}=" in code
        assert switch == "target" or switch in played


def _switches(name):
    rules = worked(name).get("rules") if name.startswith("partnership_") else None
    return rules.keys() - {"preset"} if isinstance(rules, dict) else set()


def test_a_whole_game_to_42_ends_the_track():
    code = "".join("".join(c["source"]) for c in cells("08") if c["cell_type"] == "code")
    assert "GameTable(Rules.partnership()" in code
    assert 'seats="S"' in code
