"""What the solver says of deals, cards and played hands, in the words of the game."""

import json
from dataclasses import FrozenInstanceError
from pathlib import Path
from random import Random

import pytest

from bideuchre_teach import solver
from bideuchre_teach.cards import Card, Seat, Strain
from bideuchre_teach.deals import Deal, shuffle
from bideuchre_teach.hand import Hand
from bideuchre_teach.rules import Rules
from bideuchre_teach.solver.report import report, tell
from tests.hands import FIRST_NIGHT, USUAL, go, play, ready

FROZEN = json.loads((Path(__file__).parent / "solver_frozen.json").read_text(encoding="utf-8"))


@pytest.fixture(params=["python", "wasm"])
def way(request):
    solver.use(request.param)
    yield request.param
    solver.use(None)


def first_night(*tricks):
    hand = ready(USUAL["cutthroat-4"], "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
    return play(hand, *tricks)


def values_of(hand):
    return {card.ascii: value for card, value in solver.card_values(hand).items()}


def test_the_first_night_hand_takes_five(way):
    assert solver.solve(first_night()) == 5
    assert solver.solve(first_night().deal, "♥", "W") == 5


def test_leading_the_ace_before_the_last_trump_is_drawn_costs_a_trick(way):
    hand = first_night("J♥ 10♥ Q♦ 9♦", "J♦ Q♥ K♦ 10♦")
    # North still has 9♥: the ace is ruffed, and 9♣ is lost as well.
    assert values_of(hand) == {"AS": 2, "AH": 3, "KH": 3, "9C": 3}


def test_all_three_defenders_are_one_side(way):
    hand = first_night("J♥ 10♥ Q♦ 9♦", "J♦ Q♥ K♦ 10♦")
    hand = go(hand, "A♠")
    # North takes this trick and the clubs with the trump: two, whoever takes them.
    assert values_of(hand)["9H"] == 2


def test_the_left_bower_follows_trump_and_beats_the_ace(way):
    # Hearts are trump: West leads the ace, and North must put the left bower on it.
    hands = {
        "W": "A♥ A♣ K♣ Q♣ J♣ 10♣",
        "N": "J♦ A♦ K♦ Q♦ 10♦ 9♦",
        "E": "9♥ A♠ K♠ Q♠ J♠ 10♠",
        "S": "J♥ K♥ Q♥ 10♥ 9♠ 9♣",
    }
    hand = ready(USUAL["partnership"], "S", hands, "3", "pass", "pass", "pass", "H")
    assert values_of(go(hand, "A♥")) == {"JD": 6}


def test_a_lone_player_plays_against_the_two_others(way):
    # South lays the right bower down, so West's five top trumps and the ace of spades take all.
    hands = {
        "W": "J♦ A♥ K♥ Q♥ 10♥ A♠",
        "N": "9♥ K♠ Q♠ A♣ K♣ Q♣",
        "E": "J♥ 9♠ 10♠ 9♣ 10♣ J♣",
        "S": "A♦ K♦ Q♦ 10♦ 9♦ J♠",
    }
    hand = ready(USUAL["partnership"], "S", hands, "alone", "H")
    assert hand.out is Seat.EAST
    assert solver.solve(hand) == 6
    with pytest.raises(ValueError, match="E does not play"):
        solver.solve(hand, leader="E")


def test_of_two_twins_the_first_one_wins(way):
    rules = USUAL["double-deck"]
    rest = "A♦ A♦ K♦ K♦ Q♦ Q♦ J♦ J♦ 10♦ 10♦ 9♦"
    hands = {
        "W": f"A♠ {rest}",
        "N": "9♦ A♣ A♣ K♣ K♣ Q♣ Q♣ J♣ J♣ 10♣ 10♣ 9♠",
        "E": "9♠ A♥ A♥ K♥ K♥ Q♥ Q♥ J♥ J♥ 10♥ 10♥ 9♥",
        "S": "A♠ K♠ K♠ Q♠ Q♠ J♠ J♠ 10♠ 10♠ 9♥ 9♣ 9♣",
    }
    hand = ready(rules, "S", hands, "7NT", "pass", "pass", "pass")
    # Every diamond but North's nine is West's, and West's A♠ is led first: all twelve.
    assert solver.solve(hand) == 12
    # South's ace falls on West's and does not beat it.
    assert set(solver.card_values(go(hand, "A♠", "9♠", "9♠")).values()) == {0}


def test_tables_agree_with_those_of_another_solver(way):
    seats = Rules.partnership().seats
    for seed, wanted in list(FROZEN["tables"].items())[: 8 if way == "python" else None]:
        found = solver.table(shuffle(Rules.partnership(), int(seed)))
        text = " ".join("".join(str(found[strain][seat]) for seat in seats) for strain in Strain)
        assert text == wanted, seed


@pytest.mark.parametrize("number", range(len(FROZEN["plays"])))
def test_reviews_agree_with_another_solver(number, way):
    played = FROZEN["plays"][number]
    hand = go(Hand.start(shuffle(Rules.partnership(), played["seed"])), *played["steps"])
    rng = Random(played["seed"])
    while hand.turn:
        hand = hand.do(rng.choice(hand.actions()))
    found = [
        " ".join(sorted(f"{card.ascii}={value}" for card, value in decision.values.items()))
        for decision in solver.review(hand)
    ]
    wanted = [" ".join(sorted(decision.split())) for decision in played["decisions"]]
    assert found == wanted


@pytest.mark.parametrize("name", [name for name in USUAL if name != "double-deck"])
def test_a_review_says_what_card_values_said_at_each_card(name, way):
    hand = go(Hand.start(shuffle(USUAL[name], 11)), "4", *["pass"] * (USUAL[name].players - 1), "S")
    rng, said = Random(11), []
    while hand.turn:
        assert list(solver.review(hand)) == said_so_far(said)
        card = rng.choice(hand.actions())
        said.append((len(hand.tricks) + 1, hand.turn, card, solver.card_values(hand)))
        hand = hand.do(card)
    assert list(solver.review(hand)) == said_so_far(said)


def said_so_far(said):
    return [solver.Decision(*one) for one in said]


def test_double_deck_values_after_the_swap_of_a_lone_player():
    hand = go(Hand.start(shuffle(Rules.double_deck(), 5)), "alone ♥")
    bidder = hand.turn
    hand = hand.do(hand.cards(bidder)[:2])
    hand = hand.do(hand.cards(hand.turn)[:2])
    values = solver.card_values(hand)
    assert set(values) == set(hand.cards(bidder))
    assert max(values.values()) == solver.solve(hand) == report(hand)["alone"]


def test_a_card_s_cost_is_what_the_best_card_would_have_kept():
    hand = first_night("J♥ 10♥ Q♦ 9♦", "J♦ Q♥ K♦ 10♦", "A♠ 9♥ J♠ 9♠")
    decision = solver.review(hand)[8]
    assert (decision.trick, decision.seat, decision.played) == (3, Seat.WEST, Card.of("A♠"))
    assert decision.cost == 1
    assert set(decision.best) == {Card.of("A♥"), Card.of("K♥"), Card.of("9♣")}
    with pytest.raises(FrozenInstanceError):
        decision.trick = 4


def test_questions_that_have_no_answer_are_refused():
    dealt = Hand.start(shuffle(Rules.partnership(), 1))
    with pytest.raises(ValueError, match="name the strain"):
        solver.solve(dealt)
    with pytest.raises(ValueError, match="name the leader"):
        solver.solve(dealt.deal, "H")
    with pytest.raises(ValueError, match="not in play"):
        solver.card_values(dealt)
    with pytest.raises(ValueError, match="cards lie on the table"):
        solver.solve(go(first_night(), "J♥"))
    with pytest.raises(ValueError, match="whole number of deals"):
        solver.solve_packed([1, 2, 3], 4)
    assert solver.review(dealt) == ()


def test_after_a_trick_a_hand_is_solved_for_the_tricks_left(way):
    hand = first_night("J♥ 10♥ Q♦ 9♦", "J♦ Q♥ K♦ 10♦")
    assert solver.solve(hand) == 3


def test_the_report_is_a_table_and_the_decisions():
    hand = first_night("J♥ 10♥ Q♦ 9♦")
    found = json.loads(json.dumps(report(hand)))
    assert list(found) == ["table", "decisions"]
    assert set(found["table"]) == {"C", "D", "H", "S", "NT"}
    # Each leads against all the others.
    assert found["table"]["H"]["W"] == 5
    assert found["decisions"][0] == {
        "trick": 1,
        "seat": "W",
        "played": "JH",
        "cards": {"9C": 5, "AH": 5, "AS": 4, "JD": 5, "JH": 5, "KH": 5},
    }
    assert len(found["decisions"]) == 4


def test_the_report_in_words_names_the_costly_card_and_the_better_ones():
    hand = first_night("J♥ 10♥ Q♦ 9♦", "J♦ Q♥ K♦ 10♦", "A♠ 9♥ J♠ 9♠")
    lines = list(tell(hand))
    assert "Trick 3, West: A♠ cost 1 trick; better: 9♣, K♥, A♥" in lines
    assert "NT      4  3  0  0" in lines


def test_many_deals_at_once_give_what_each_gives_alone(way):
    rules = Rules.cutthroat(players=5)
    deals = [shuffle(rules, seed) for seed in range(6)]
    hands = [one for deal in deals for one in solver.pack(deal.hands)]
    answers = solver.solve_packed(hands, 5, strains=[Strain.SPADES], leaders=[1, 3])
    alone = [solver.solve(deal, "♠", rules.seats[i]) for deal in deals for i in (1, 3)]
    assert list(answers) == alone


def test_a_deal_may_be_given_by_its_cards():
    deal = Deal.of(Rules.cutthroat(), "S", FIRST_NIGHT)
    assert solver.table(deal)[Strain.HEARTS][Seat.WEST] == 5
