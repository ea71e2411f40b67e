"""Unseen cards: every way they may lie that fits what a seat knows, all equally likely."""

from collections import Counter
from itertools import combinations, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bideuchre_teach import lab
from bideuchre_teach.bots import Steady
from bideuchre_teach.cards import Card, Seat, cards
from bideuchre_teach.deals import Deal, constrained, shuffle
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.rules import Rules
from tests.hands import EVERY_TABLE, FIRST_NIGHT, go, ready, walk
from tests.solver_minimax import suit

TABLES = st.sampled_from(EVERY_TABLE)
SEEDS = st.integers(0, 10**6)


def shown_voids(hand):
    """The suits each seat has not followed, by the plain rules."""
    voids = set()
    for trick in (*hand.tricks, *([hand.trick] if hand.trick else [])):
        for seat, card in trick.plays[1:]:
            led = suit(trick.cards[0].ascii.replace("10", "T"), hand.strain.letter)
            if suit(card.ascii.replace("10", "T"), hand.strain.letter) != led:
                voids.add((seat, led))
    return voids


def may_hold(hand, seat, card):
    strain = hand.strain.letter if hand.strain else "NT"
    return (seat, suit(card.ascii.replace("10", "T"), strain)) not in shown_voids(hand)


def every_world(hand, me):
    """Each way the unseen cards may lie with how many there are of it, copies told apart."""
    rules = hand.rules
    gone = Counter(card for trick in hand.tricks for card in trick.cards)
    gone += Counter(hand.played) + Counter(hand.cards(me))
    rest = Counter(rules.pack)
    rest.subtract(gone)
    copies = list(enumerate(rest.elements()))
    others = [seat for seat in rules.seats if seat is not me]
    ways = Counter()

    def spread(left, seats, held):
        if not seats:
            ways[held] += 1
            return
        seat, *more = seats
        fitting = [one for one in left if may_hold(hand, seat, one[1])]
        for some in combinations(fitting, len(hand.cards(seat))):
            mine = tuple(sorted(card.text for _, card in some))
            spread([one for one in left if one not in some], more, (*held, mine))

    spread(copies, others, ())
    return others, ways


def drawn(hand, me, count, seed=3):
    others, _ = every_world(hand, me)
    found = Counter()
    for world in lab.unseen(hand.seen_by(me)).worlds(seed, count, calls="ignore"):
        lies = dict(zip(hand.rules.seats, world, strict=True))
        found[tuple(tuple(sorted(c.text for c in lies[seat])) for seat in others)] += 1
    return found


def late(table, seed, left):
    """A hand played by bots until so many tricks are left and somebody is to follow."""
    hand = Hand.start(shuffle(Rules.named(table), seed))
    while hand.turn is not None:
        hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
        if len(hand.tricks) == hand.rules.hand_size - left and len(hand.played) == 1:
            return hand
    raise AssertionError("the hand was thrown in")


LATE = [
    ("partnership", 4, 2),
    ("cutthroat-3", 2, 3),
    ("cutthroat-4", 1, 2),
    ("cutthroat-5", 4, 1),
    ("double-deck", 5, 2),
    ("double-deck", 9, 2),
]


@pytest.mark.parametrize(("table", "seed", "left"), LATE)
def test_every_way_comes_and_each_as_often_as_it_should(table, seed, left):
    hand = late(table, seed, left)
    _, ways = every_world(hand, hand.turn)
    total = sum(ways.values())
    count = 60 * len(ways)
    found = drawn(hand, hand.turn, count)
    assert set(found) == set(ways)
    # Chi-square: its mean is the number of ways less one, its spread the root of twice that.
    odd = sum((found[w] - count * n / total) ** 2 / (count * n / total) for w, n in ways.items())
    free = len(ways) - 1
    assert abs(odd - free) < 4 * (2 * free) ** 0.5


def test_the_late_hands_show_voids_and_twins():
    hands = [late(*one) for one in LATE]
    assert sum(bool(shown_voids(hand)) for hand in hands) >= 4
    _, ways = every_world(hands[4], hands[4].turn)
    assert set(ways.values()) != {1}


def test_two_aces_alike_are_two_cards():
    west = "J♠ J♠ J♣ J♣ A♠ A♠ K♠ K♠ Q♠ Q♠ 10♠ 10♠"
    deal = Deal.of(
        Rules.double_deck(),
        "S",
        {
            "W": west,
            "N": "9♠ 9♠ A♥ A♥ K♥ K♥ Q♥ Q♥ J♥ J♥ 10♥ 10♥",
            "E": "9♥ 9♥ A♦ A♦ K♦ K♦ Q♦ Q♦ J♦ J♦ 10♦ 10♦",
            "S": "9♦ 9♦ A♣ A♣ K♣ K♣ Q♣ Q♣ 10♣ 10♣ 9♣ 9♣",
        },
    )
    hand = go(Hand.start(deal), "7♠", "pass", "pass", "pass")
    view = hand.seen_by(Seat.WEST)
    facts = lab.unseen(view)
    assert len(facts.cards) == 36
    both = sum(
        world[2].count(Card.of("A♥")) == 2 for world in facts.worlds(1, 4000, calls="ignore")
    )
    # Both red aces with North, copies told apart: 12/36 · 11/35.
    chance = 12 / 36 * 11 / 35
    assert abs(both / 4000 - chance) < 4 * (chance * (1 - chance) / 4000) ** 0.5


@given(TABLES, SEEDS)
@settings(max_examples=60, deadline=None)
def test_a_world_holds_the_whole_pack_and_all_that_the_seat_knows(rules, seed):
    for hand, _ in islice(walk(rules, seed), 0, None, 7):
        if hand.turn is None:
            continue
        view = hand.seen_by(hand.turn)
        [world] = lab.unseen(view).worlds(seed, 1, calls="ignore")
        assert world[rules.place[view.seat]] == view.cards
        assert tuple(map(len, world)) == view.counts
        gone = Counter(card for trick in hand.tricks for card in trick.cards)
        gone += Counter(hand.played)
        lies = Counter(card for held in world for card in held) + gone
        assert sum(lies.values()) == len(rules.pack) - rules.dead
        assert not lies - Counter(rules.pack)
        for seat, held in zip(rules.seats, world, strict=True):
            assert seat is view.seat or all(may_hold(hand, seat, card) for card in held)


def test_a_seat_that_did_not_follow_clubs_may_hold_the_left_bower():
    hand = ready(Rules.cutthroat(), "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "S")
    hand = go(hand, "9♣", "A♣", "Q♣", "10♣", "K♣", "Q♠")
    # Spades are trump, North has led clubs again and East has ruffed. J♣ is a spade now.
    facts = lab.unseen(hand.seen_by(Seat.NORTH))
    east = hand.rules.place[Seat.EAST]
    held = {card.text for world in facts.worlds(1, 300, "ignore") for card in world[east]}
    assert "J♣" in held
    assert not {text for text in held if text[-1] == "♣"} - {"J♣"}
    assert facts.voids[Seat.EAST] == {Card.of("9♣").suit}


def test_a_lone_bidder_knows_where_the_cards_lie_that_were_given():
    deal = shuffle(Rules.double_deck(), 1, dealer="S")
    hand = go(Hand.start(deal), "alone H")
    gave = tuple(hand.cards(Seat.WEST)[:3])
    hand = hand.do(gave)
    hand = hand.do(tuple(hand.cards(Seat.EAST)[:3]))
    mine = lab.unseen(hand.seen_by(Seat.WEST))
    for world in mine.worlds(1, 20):
        assert not Counter(gave) - Counter(world[hand.rules.place[Seat.EAST]])
    south = lab.unseen(hand.seen_by(Seat.NORTH))
    assert south.known.keys() == {Seat.NORTH}


@pytest.mark.parametrize("calls", ["ignore", "believe"])
def test_hidden_cards_that_change_places_change_nothing(calls):
    hands = dict(FIRST_NIGHT)
    first = ready(Rules.cutthroat(), "E", hands, "pass", "3", "pass", "pass", "H")
    hands["N"], hands["E"] = "Q♥ 10♥ K♠ Q♠ J♠ Q♣", "9♥ A♣ K♣ A♦ K♦ Q♦"
    second = ready(Rules.cutthroat(), "E", hands, "pass", "3", "pass", "pass", "H")
    one = list(lab.unseen(first.seen_by(Seat.WEST)).worlds(5, 30, calls))
    other = list(lab.unseen(second.seen_by(Seat.WEST)).worlds(5, 30, calls))
    assert one == other


def test_the_same_seed_gives_the_same_worlds_and_another_seed_others():
    facts = lab.unseen(Hand.start(shuffle(Rules.partnership(), 1)).seen_by(Seat.NORTH))
    assert list(facts.worlds(1, 5)) == list(facts.worlds(1, 5))
    assert list(facts.worlds(1, 5)) != list(facts.worlds(2, 5))


# What the calls tell


def test_a_high_bid_promises_high_cards():
    west = {"W": "9♠ 10♠ 9♣ 10♣ 9♦ 10♦"}
    hand = go(Hand.start(constrained(Rules.cutthroat(), 8, west, dealer="S")), "pass", "5")
    facts = lab.unseen(hand.seen_by(Seat.WEST))
    north = hand.rules.place[Seat.NORTH]

    def jacks_and_aces(calls):
        worlds = list(facts.worlds(2, 100, calls))
        return sum(card.rank.value in "JA" for world in worlds for card in world[north]) / 100

    # The eighteen unseen cards hold all eight, so six of them hold a third of eight on average.
    assert abs(jacks_and_aces("ignore") - 8 / 3) < 0.4
    assert jacks_and_aces("believe") > 8 / 3 + 0.5


def test_a_believed_world_is_one_in_which_good_habits_would_call_much_the_same():
    rules = Rules.partnership()
    hand = Hand.start(shuffle(rules, 3, 2))
    while hand.phase is not Phase.PLAY:
        hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
    me = hand.turn
    levels = {"pass": 0} | {str(n): n for n in range(3, 7)} | {"alone": 8}
    checked = 0
    for world, fits in lab.unseen(hand.seen_by(me)).tried(4, 40):
        deal = Deal(rules, hand.dealer, world)
        again = Hand.start(deal)
        near = True
        for seat, call in hand.auction.spoken():
            would = Steady().choose(again.seen_by(seat)).action
            least = max((levels[str(c)] for c in again.auction.calls), default=2) or 2
            apart = abs((levels[would.text] or least) - (levels[call.text] or least))
            near = near and (seat is me or apart <= 1 or again.auction.forced)
            again = again.do(call)
        assert near == fits
        checked += fits
    assert checked >= 30


def test_where_no_world_fits_the_nearest_is_taken_and_it_is_said():
    # West holds every trump that counts, and yet North has bid six over it.
    west = "J♥ J♦ J♠ J♣ A♥ A♠"
    deal = constrained(Rules.partnership(), 1, {"W": west}, dealer="S")
    hand = go(Hand.start(deal), "3", "6")
    tried = list(lab.unseen(hand.seen_by(Seat.WEST)).tried(1, 5))
    assert len(tried) == 5
    assert not any(fits for _, fits in tried)


def test_calls_are_believed_or_ignored_and_nothing_else():
    facts = lab.unseen(Hand.start(shuffle(Rules.partnership(), 1)).seen_by(Seat.NORTH))
    with pytest.raises(ValueError, match="ignore or believe"):
        facts.worlds(1, 5, calls="doubt")


def test_a_bidder_who_named_hearts_holds_hearts():
    hand = ready(Rules.cutthroat(), "E", FIRST_NIGHT, "pass", "4", "pass", "pass", "H")
    hand = go(hand, "J♥")
    facts = lab.unseen(hand.seen_by(Seat.NORTH))
    west = hand.rules.place[Seat.WEST]

    def hearts(calls):
        worlds = list(facts.worlds(2, 60, calls))
        held = [card for world in worlds for card in world[west]]
        return sum(card in cards("J♦ A♥ K♥") for card in held) / 60

    # Seventeen cards are unseen, five of them West's: three hearts give 15/17 on average.
    assert abs(hearts("ignore") - 15 / 17) < 0.3
    assert hearts("believe") > 1.2
