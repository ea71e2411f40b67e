"""What must always hold for a bot: legal, blind to hidden cards, always of the same mind."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach import bots
from bideuchre_teach.bots.memory import Memory
from bideuchre_teach.bots.weights import ALONE, WEIGHTS
from bideuchre_teach.bowers import suit_of
from bideuchre_teach.cards import Card, Seat
from bideuchre_teach.deals import Deal, shuffle
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Action, Phase
from bideuchre_teach.reasons import IllegalAction
from bideuchre_teach.rules import NAMES, Rules
from bideuchre_teach.view import View
from bideuchre_teach.words import SENTENCES
from tests.hands import EVERY_TABLE, USUAL, shuffled, walk

TABLES = st.sampled_from(EVERY_TABLE)
SEEDS = st.integers(0, 10**6)


def steps(hand: Hand) -> list[tuple[Hand, bots.Choice]]:
    """Every state of a hand played by bots, with what was chosen in it."""
    found = []
    while hand.turn is not None:
        choice = bots.hint(hand.seen_by(hand.turn))
        found.append((hand, choice))
        hand = hand.do(choice.action)
    return found


@given(TABLES, SEEDS)
def test_whole_hands_are_played_legally_under_every_house_rule(rules, seed):
    hand = bots.play_hand(shuffled(rules, Random(seed)))
    assert hand.phase is Phase.OVER
    assert hand.result is not None


@given(TABLES, SEEDS)
def test_a_legal_action_is_found_wherever_others_have_led_the_hand(rules, seed):
    # Others may call and play at random: the bot still finds a legal action in every state.
    for hand, action in walk(rules, seed):
        if action is not None and hand.turn is not None:
            choice = bots.hint(hand.seen_by(hand.turn))
            assert hand.judge(choice.action).legal
            assert choice.reasons
            assert all(reason.code in SENTENCES for reason in choice.reasons)
            assert all(line.endswith(".") for line in str(choice).splitlines())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_with_a_winner(name, seed):
    game = bots.play_game(Rules.named(name), seed)
    assert game.over
    assert 2 <= len(game.hands) <= 60
    assert game == bots.play_game(Rules.named(name), seed)


@given(TABLES, SEEDS, st.integers(0, 80))
def test_hidden_cards_make_no_difference(rules, seed, stop):
    """Exchange all cards that the seat cannot know: it chooses the same, for the same reasons."""
    random = Random(seed)
    start = shuffled(rules, random)
    hand, actions = Hand.start(start), list[Action]()
    for state, choice in islice(steps(hand), stop):
        actions.append(choice.action)
        hand = state.do(choice.action)
    if hand.turn is None:
        return
    me = hand.turn
    other = exchanged(start, hand, me, actions, random)
    if other is None:
        return
    assert other.seen_by(me) == hand.seen_by(me)
    assert bots.hint(other.seen_by(me)) == bots.hint(hand.seen_by(me))


def exchanged(
    start: Deal, hand: Hand, me: Seat, actions: list[Action], random: Random
) -> Hand | None:
    """The same course of the hand with the unseen cards dealt otherwise, where that is legal."""
    rules = start.rules
    seats = [seat for seat in rules.seats if seat is not me]
    if hand.phase is Phase.SWAP or hand.settled.swapped:
        return None
    unseen = [card for seat in seats for card in hand.cards(seat)] + list(start.dead)
    for _ in range(30):
        random.shuffle(unseen)
        left = iter(unseen)
        hands = []
        for seat in rules.seats:
            if seat is me:
                hands.append(start.hand(me))
                continue
            shown = Counter(start.hand(seat)) - Counter(hand.cards(seat))
            hands.append((*shown.elements(), *islice(left, len(hand.cards(seat)))))
        other = Hand.start(Deal(rules, start.dealer, tuple(hands), tuple(left)))
        try:
            for action in actions:
                other = other.do(action)
        except IllegalAction:
            continue
        return other
    return None


@given(TABLES, SEEDS)
def test_the_order_in_which_cards_are_held_makes_no_difference(rules, seed):
    random = Random(seed)
    for hand, choice in steps(Hand.start(shuffled(rules, random))):
        view = hand.seen_by(hand.turn)
        held = list(view.cards)
        random.shuffle(held)
        mixed = View(**{**{n: getattr(view, n) for n in View.__slots__}, "cards": tuple(held)})
        assert bots.hint(mixed) == choice


@given(TABLES, SEEDS)
def test_memory_never_says_what_is_not_so(rules, seed):
    """Cards called unseen lie with others, and nobody holds a card of a suit he is void in."""
    for hand, action in walk(rules, seed):
        if hand.phase is not Phase.PLAY or action is None:
            continue
        assert hand.turn is not None
        memory = Memory(hand.seen_by(hand.turn))
        unseen = Counter(card for row in memory.unseen.values() for card in row)
        others = Counter(
            card for seat in rules.seats if seat is not hand.turn for card in hand.cards(seat)
        ) + Counter(hand.deal.dead)
        assert not others - unseen - Counter(memory.view.gave or ())
        assert not unseen - others
        for seat, voids in memory.voids.items():
            assert not {suit_of(card, memory.strain) for card in hand.cards(seat)} & voids
        truth = [card for seat in memory.against for card in hand.cards(seat)]
        trump = memory.trump
        if trump is not None and memory.trumps_against == 0:
            assert all(suit_of(card, memory.strain) is not trump for card in truth)


@given(TABLES, SEEDS)
def test_a_lead_called_certain_wins(rules, seed):
    """Whatever the others hold and play, a card that holds with certainty is not beaten."""
    for hand, action in walk(rules, seed):
        if hand.phase is not Phase.PLAY or hand.played or not isinstance(action, Card):
            continue
        assert hand.turn is not None
        memory = Memory(hand.seen_by(hand.turn))
        if memory.leads_safely(action) == 1.0:
            over = hand.do(action)
            while over.played:
                beats = [
                    card
                    for card in over.actions()
                    if over.turn in memory.against and _beats(over, card)
                ]
                assert not beats
                over = over.do(over.actions()[0])


def _beats(hand: Hand, card: Card) -> bool:
    trick = hand.trick
    assert trick is not None
    after = type(trick)((*trick.cards, card), trick.seats, trick.strain)
    led_by = type(trick)((trick.cards[0], card), trick.seats[:2], trick.strain)
    return after.winner is hand.turn and led_by.winner is led_by.seats[1]


def test_bots_of_several_kinds_sit_at_one_table():
    class Wild:  # any object with `choose` may sit down
        def __init__(self, seed: int) -> None:
            self.random = Random(seed)

        def choose(self, view, totals=None):
            return bots.Choice(
                self.random.choice(view.actions()), bots.Steady().choose(view).reasons
            )

    wild = Wild(1)
    assert isinstance(wild, bots.Bot)
    assert isinstance(bots.Steady(), bots.Bot)
    rules = Rules.cutthroat()
    game = bots.play_game(rules, 5, {Seat.NORTH: wild})
    assert game.over


def test_the_totals_are_those_before_the_hand():
    seen = []

    class Listening(bots.Steady):
        def choose(self, view, totals=None):
            seen.append(dict(totals or {}))
            return super().choose(view, totals)

    game = bots.play_game(Rules.cutthroat(), 3, Listening())
    assert seen[0] == dict.fromkeys(Rules.cutthroat().sides, 0)
    assert seen[-1] == game.running()[-2]


def test_a_game_that_nobody_can_win_is_stopped():
    class Timid:
        def choose(self, view, totals=None):
            return bots.Choice(view.actions()[0], bots.Steady().choose(view).reasons)

    with pytest.raises(RuntimeError, match="500 hands"):
        bots.play_game(Rules.cutthroat(), 1, Timid())


def test_every_table_has_its_weights():
    assert {name for name, _ in WEIGHTS} == set(NAMES)
    for rules in EVERY_TABLE:
        for strain in rules.strains:
            assert (rules.name, strain.trump is not None) in WEIGHTS
    assert {name for name, _, _ in ALONE} == set(NAMES)


def test_a_deal_and_a_hand_under_way_can_both_be_played_to_the_end():
    deal = shuffle(USUAL["double-deck"], 5)
    hand = Hand.start(deal)
    for _ in range(3):
        hand = hand.do(bots.hint(hand.seen_by(hand.turn)).action)
    assert bots.play_hand(hand) == bots.play_hand(deal)
