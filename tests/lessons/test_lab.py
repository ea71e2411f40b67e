"""The lab's lessons: every number told is in the lab's own output, or worked out here by hand."""

import json
import re
from fractions import Fraction
from functools import cache
from math import comb

import pytest

from bideuchre_teach._assets import LESSONS
from bideuchre_teach.auction import Contract
from bideuchre_teach.cards import Card, Seat, Side, Strain, cards
from bideuchre_teach.rules import Rules
from bideuchre_teach.scoring import points
from bideuchre_teach.teach import every_question, find
from bideuchre_teach.teach.outcomes import Outcome
from bideuchre_teach.teach.registry import asked_in, faults, track

NUMBERS = ("01", "02", "03")
PARTNERS, CUTTHROAT, DOUBLE = Rules.partnership(), Rules.cutthroat(), Rules.double_deck()


@cache
def cells(number):
    [path] = (LESSONS / "lab").glob(f"{number}_*.ipynb")
    return json.loads(path.read_text(encoding="utf-8"))["cells"]


def told(number):
    """What a lesson's text says, in one line, without marks."""
    parts = ["".join(c["source"]) for c in cells(number) if c["cell_type"] == "markdown"]
    for question in every_question(f"lab/{number}"):
        parts += [question.prompt, question.explanation, *(o.say for o in question.options)]
    return re.sub(r"\s+", " ", re.sub(r"[*•]", "", " ".join(parts)))


def shown(number, beginning):
    """The text that the cell with this beginning shows, as lines."""
    for cell in cells(number):
        source = "".join(cell["source"])
        if cell["cell_type"] == "code" and source.startswith(beginning):
            [output] = cell["outputs"]
            return "".join(output["data"]["text/plain"]).splitlines()
    raise AssertionError(f"no cell begins with {beginning}")


def row(lines, name):
    """The figures of the row with this name, which stand more than one space apart."""
    [line] = [line for line in lines if line.startswith(f"{name}  ")]
    return re.split(r"\s{2,}", line)[1:]


def mean(lines, name):
    return float(row(lines, name)[-1].split(" ± ")[0].replace("−", "-"))


def percent(text):
    return int(text.removesuffix(" %"))


# The contract


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_asks_all_its_questions_and_more_than_six(number):
    asked = asked_in(["".join(c["source"]) for c in cells(number) if c["cell_type"] == "code"])
    assert [id for id in asked if id.startswith("lab.")] == [
        q.id for q in every_question(f"lab/{number}")
    ]
    assert len(asked) >= 6
    assert track("lab").lessons[number] in "".join(cells(number)[0]["source"])


@pytest.mark.parametrize("question", every_question("lab"), ids=lambda q: q.id)
def test_a_question_of_the_lab_answers_every_answer(question):
    assert faults(question) == []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_chart_has_its_words(number):
    charts = [
        output["data"]
        for cell in cells(number)
        for output in cell.get("outputs", ())
        if "image/png" in output.get("data", {})
    ]
    assert charts
    assert all("sampled deals" in "".join(chart["text/plain"]) for chart in charts)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_says_that_solved_deals_are_optimistic(number):
    assert "optimistic" in told(number)


# Lesson 01


def test_eighteen_cards_can_lie_in_seventeen_million_ways():
    assert comb(18, 6) * comb(12, 6) == 17_153_136
    assert "17,153,136" in told("01")


def test_five_tricks_with_hearts_however_the_rest_lies():
    # Seven trumps, of which West holds the four highest; no spade beats the ace; any club the nine.
    trumps = [*cards("J♥ J♦ A♥ K♥"), *cards("Q♥ 10♥ 9♥")]
    assert len(set(trumps)) == 7
    assert find("lab.01.q1").right == ("5",)
    hearts = row(shown("01", "worth = "), "hearts ♥")
    assert hearts == ["·", "·", "·", "·", "·", "100", "·", "5.00 ± 0.00"]


def test_the_row_of_diamonds_is_read_right():
    shares = row(shown("01", "worth = "), "diamonds ♦")
    assert shares[:-1] == ["·", "·", "1", "22", "26", "51", "·"]
    assert find("lab.01.q3").right == (str(26 + 51),)
    assert shares[-1] == "4.28 ± 0.04"
    assert "4.28 ± 0.04" in find("lab.01.q4").prompt
    no_trump = row(shown("01", "worth = "), "no trump")
    assert no_trump[4] == "94"
    assert no_trump[5] == "·"


def test_in_the_black_suits_the_mean_is_below_one_trick():
    lines = shown("01", "worth = ")
    assert max(mean(lines, "clubs ♣"), mean(lines, "spades ♠")) < 1


def test_five_is_the_highest_bid_that_is_safe():
    lines = shown("01", "worth.bids()")
    made = {name: percent(row(lines, name)[1]) for name in ("1", "2", "3", "4", "5")}
    assert set(made.values()) == {100}
    assert {row(lines, str(bid))[2] for bid in range(1, 6)} == {"5.00 ± 0.00"}
    assert row(lines, "Pepper, all 6")[1:] == ["0 %", "−12.00 ± 0.00"]
    assert find("lab.01.q6").right == ("5",)
    assert shown("01", "worth.highest")[0].startswith("5 in hearts: made 100 %")


def test_at_sixteen_five_tricks_win_the_game():
    lines = shown("01", "worth.bids({")
    assert row(lines, "3")[-2:] == ["100 %", "0 %"]
    assert row(lines, "Pepper, all 6")[-2:] == ["0 %", "0 %"]


def test_a_six_with_the_partner_loses_96_points_in_a_hundred_deals():
    assert percent(row(shown("01", "partners.bids()"), "6")[1]) == 42
    made, lost = bid_points(PARTNERS, 6, 6)[0], bid_points(PARTNERS, 6, 5)[0]
    assert (made, lost) == (6, -6)
    assert find("lab.01.q8").right == (f"−{-(42 * made + 58 * lost)}",)
    assert find("lab.01.q9").check("5").outcome is Outcome.RIGHT


def test_four_times_the_deals_halve_the_error():
    [line] = shown("01", "[lab.hand_worth")
    errors = [float(part) for part in re.findall(r"± ([\d.]+)", line)]
    assert errors == [0.09, 0.04, 0.02]


def test_drawing_trump_is_the_best_lead_and_it_is_said():
    lines = shown("01", "lab.card_worth")
    for card in ("J♥", "J♦", "A♥", "K♥"):
        assert mean_of(lines, card) == 5.0
    assert mean_of(lines, "A♠") < 5.0


def mean_of(lines, name):
    return float(row(lines, name)[0].split(" ± ")[0])


# Lesson 02: what is worked out by hand


def bid_points(rules, bid, taken, alone=False):
    """Points of the bidder's side and of the other, by the scorer itself."""
    contract = Contract(Seat.WEST, bid, alone, Strain.SPADES)
    tricks = dict.fromkeys(rules.seats, 0)
    tricks |= {Seat.WEST: taken, Seat.NORTH: rules.hand_size - taken}
    lines = {line.side: line.points for line in points(rules, contract, tricks)}
    own = lines.pop(rules.side_of(Seat.WEST))
    return own, max(lines.values())


def ahead(rules, bid, taken, alone=False):
    own, others = bid_points(rules, bid, taken, alone)
    return own - others


def enough(rules, taken):
    """The chance from which alone is worth as much as a made bid that takes so many tricks."""
    size = rules.hand_size
    won, lost = (ahead(rules, size, number, alone=True) for number in (size, size - 1))
    return Fraction(ahead(rules, rules.minimum_bid, taken) - lost, won - lost)


def test_the_break_even_chances_of_the_partnership_table():
    assert [enough(PARTNERS, tricks) for tricks in (4, 5, 6)] == [
        Fraction(14, 24),
        Fraction(16, 24),
        Fraction(18, 24),
    ]
    for tricks, deals, hundred in ((4, 14, 58), (5, 16, 67), (6, 18, 75)):
        assert round(100 * enough(PARTNERS, tricks)) == hundred
        lead = ahead(PARTNERS, 3, tricks)
        line = f"| {tricks} tricks | {lead} | {deals} of 24 deals, {hundred} in a hundred |"
        assert line in told("02")
    assert find("lab.02.q3").right == ("75",)


def test_counting_the_own_points_only_the_chances_are_those_of_the_teachers_note():
    chances = [round(100 * Fraction(12 + tricks, 24)) for tricks in (6, 5, 4)]
    assert chances == [75, 71, 67]
    assert "against a sure six still takes 75 in a hundred, against five 71, against four 67" in (
        told("02")
    )


def test_the_break_even_chances_of_the_double_deck():
    assert ahead(DOUBLE, 12, 11, alone=True) == -25
    assert find("lab.02.q10").right == ("−25",)
    for tricks, deals, hundred in ((9, 31, 63), (10, 33, 67), (11, 35, 71), (12, 37, 76)):
        assert enough(DOUBLE, tricks) == Fraction(deals, 49)
        assert round(100 * Fraction(deals, 49)) == hundred
        lead = ahead(DOUBLE, 1, tricks)
        line = f"| {tricks} tricks | {lead} | {deals} of 49 deals, {hundred} in a hundred |"
        assert line in told("02")


@pytest.mark.parametrize(("players", "chance"), [(4, Fraction(17, 23)), (3, Fraction(23, 31))])
def test_pepper_against_a_bid_of_one_less_that_is_certain(players, chance):
    rules = Rules.cutthroat(players=players)
    size = rules.hand_size
    most, less = ahead(rules, size - 1, size), ahead(rules, size - 1, size - 1)
    won, lost = ahead(rules, size, size), ahead(rules, size, size - 1)
    assert chance * won + (1 - chance) * lost == chance * most + (1 - chance) * less
    assert round(100 * chance) == 74


def test_what_is_at_stake_is_what_the_scorer_says():
    assert (ahead(PARTNERS, 6, 6, True), ahead(PARTNERS, 6, 5, True)) == (12, -12)
    assert (bid_points(CUTTHROAT, 6, 6), bid_points(CUTTHROAT, 6, 5)) == ((12, 0), (-12, 0))
    three = Rules.cutthroat(players=3)
    assert (bid_points(three, 8, 8), bid_points(three, 8, 7)) == ((16, 0), (-16, 0))
    assert (bid_points(DOUBLE, 12, 12, True), bid_points(DOUBLE, 12, 9, True)) == (
        (24, 0),
        (-24, 3),
    )


def test_the_long_suit_fails_when_one_opponent_has_both_missing_trumps():
    together = Fraction(12, 18) * Fraction(5, 17)
    assert round(100 * together) == 20
    lines = shown("02", "first = ")
    assert row(lines, "spades ♠")[-3:-1] == row(lines, "alone spades ♠")[-3:-1] == ["20", "80"]
    # With 5.8 tricks beside the partner about 73 in a hundred would be enough.
    assert round(mean(lines, "spades ♠"), 1) == 5.8
    assert round(100 * (5.8 + 3) / 12) == 73


def difference(lines, bid):
    return float(row(lines, bid)[4].split(" ± ")[0].replace("−", "-"))


def test_alone_is_best_with_the_long_suit_and_five_with_the_lonely_queen():
    first, second = shown("02", "first.bids()"), shown("02", "second.bids()")
    assert difference(first, "alone") > difference(first, "5") + 1
    assert difference(second, "5") > difference(second, "alone") + 3
    assert percent(row(second, "5")[1]) == 100
    assert percent(row(second, "6")[1]) == 79
    assert 45 < percent(row(second, "alone")[1]) < 60
    assert find("lab.02.q5").right == ("alone",)
    assert find("lab.02.q6").right == ("5",)


def test_pepper_with_two_trumps_outside():
    assert round(100 * Fraction(12, 17)) == 71
    assert find("lab.02.q8").right == ("12",)
    pepper = row(shown("02", "pepper = "), "Pepper, all 6")
    five = row(shown("02", "pepper = "), "5")
    assert percent(pepper[1]) == 71
    assert float(pepper[2].split()[0]) < float(five[2].split()[0])


def test_the_swap_mends_the_four_bowers_and_not_the_other_hand():
    bowers, aces = shown("02", "bowers.bids()"), shown("02", "aces = ")
    made = {name: percent(row(bowers, f"{name} spades")[1]) for name in ("10", "11", "12")}
    assert made == {"10": 73, "11": 63, "12": 40}
    assert percent(row(bowers, "alone in spades")[1]) == 80
    assert difference(bowers, "alone in spades") > difference(bowers, "10 spades")
    assert difference(aces, "10 hearts") > difference(aces, "11 hearts") > 0
    assert percent(row(aces, "11 hearts")[1]) == 77
    assert percent(row(aces, "12 hearts")[1]) < 25
    assert percent(row(aces, "alone in hearts")[1]) < 50
    held = find("lab.02.q12").scene.held
    assert held.count(Card.of("J♥")) == 1
    assert held.count(Card.of("J♦")) == 2
    assert sum(card.rank.value == "A" and card.suit.letter != "H" for card in held) == 5


def test_at_38_five_wins_in_every_deal():
    lines = shown("02", "first.bids({")
    assert row(lines, "5")[-2:] == ["100 %", "0 %"]
    assert row(lines, "alone")[-2:] == ["80 %", "0 %"]
    assert find("lab.02.q13").right[0].startswith("5")
    assert Side.EAST_WEST is PARTNERS.side_of(Seat.WEST)


# Lesson 03


def tricks_of(lines, name):
    value, error = row(lines, name)[0].split(" ± ")
    return float(value), float(error)


def test_any_hand_takes_a_quarter():
    assert row(shown("03", "measured = "), "any hand, before anyone bids") == ["3.00 exactly"]
    lines = shown("03", "lab.partner_worth(Rules.partnership(), deals=300)")
    assert row(lines, "any hand, before anyone bids") == ["1.50 exactly"]
    assert find("lab.03.q1").right == ("3",)
    assert float(find("lab.03.q2").right[0]) == (12 - 6) / 3


def test_about_three_tricks_are_added_over_all_the_deals():
    value, error = tricks_of(shown("03", "measured = "), "so the partner adds")
    assert abs(value - 3) < 2 * error
    assert error < 0.4
    own, _ = tricks_of(shown("03", "measured = "), "partner's own cards, played by bots")
    assert own < value


def test_two_errors_to_each_side():
    low, high = Fraction("3.2") - 2 * Fraction("0.3"), Fraction("3.2") + 2 * Fraction("0.3")
    assert (low, high) == (Fraction("2.6"), Fraction("3.8"))
    for option in find("lab.03.q4").options:
        value = {"2¼": Fraction(9, 4), "3½": Fraction(7, 2)}.get(option.value)
        value = Fraction(option.value) if value is None else value
        assert (low <= value <= high) == (option.outcome is Outcome.WRONG)


def test_bots_take_fewer_than_the_solved_deals():
    lines = shown("03", "measured = ")
    played = [tricks_of(lines, f"{who} own cards, played by bots")[0] for who in BOTH]
    solved = tricks_of(lines, "bidder's side, all cards open")[0]
    assert round(solved) == 9
    assert sum(played) < solved


BOTH = ("bidder's", "partner's")
HANDS = [
    ("ordinary = ", "hearts ♥", 6.3, 9.1, 2.8),
    ('lab.hand_worth(lab.holding("J♠ J♠', "spades ♠", 9.2, 10.6, 1.5),
    ('lab.hand_worth(lab.holding("J♥ J♥', "hearts ♥", 10.9, 11.5, 0.6),
]


@pytest.mark.parametrize(("cell", "strain", "alone", "together", "adds"), HANDS)
def test_what_a_partner_adds_to_each_of_three_hands(cell, strain, alone, together, adds):
    lines = shown("03", cell)
    assert round(mean(lines, f"alone {strain}"), 1) == alone
    assert round(mean(lines, strain), 1) == together
    assert round(mean(lines, strain) - mean(lines, f"alone {strain}"), 1) == adds


def test_the_three_hands_are_told_as_they_were_measured():
    text = told("03")
    assert "takes 6.3 tricks by itself and 9.1 with the partner: 2.8 are added" in text
    assert "from 9.2 to 10.6: one and a half" in text
    assert "from 10.9 to 11.5" in text


def test_eight_is_the_highest_bid_made_eight_times_in_ten():
    lines = shown("03", "ordinary.bids()")
    made = {n: percent(row(lines, f"{n} hearts")[1]) for n in range(6, 11)}
    assert max(n for n in made if made[n] >= 80) == 8
    assert find("lab.03.q8").right == ("8♥",)
    assert 50 < made[9] < 70
    assert made[10] < 50


def test_a_partner_at_the_small_table_adds_less_than_one_and_to_a_five_a_third():
    usual = shown("03", "lab.partner_worth(Rules.partnership(), deals=300)")
    fives = shown("03", "lab.partner_worth(Rules.partnership(), deals=600")
    assert 0.7 < tricks_of(usual, "so the partner adds")[0] < 1
    assert 0.25 < tricks_of(fives, "so the partner adds")[0] < 0.45
    assert tricks_of(fives, "the same without the partner")[0] > 5
