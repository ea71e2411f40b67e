"""The solver finds what plain minimax finds, on every kind of table, both ways it can run."""

import random
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest

from bideuchre_teach import solver
from bideuchre_teach.cards import Card, Strain
from bideuchre_teach.solver import core24, engine
from bideuchre_teach.solver.packed import bit
from tests import solver_minimax as minimax

STRAINS = dict(zip("CDHSN", Strain, strict=True))

# Table: copies of each card, players, the ranks of its pack.
TABLES = {
    "partners": (1, 4, "9TJQKA"),
    "alone": (1, 3, "9TJQKA"),
    "cutthroat of three": (1, 3, "9TJQKA"),
    "cutthroat of four": (1, 4, "9TJQKA"),
    "cutthroat of five": (1, 5, "789TJQKA"),
    "double deck": (2, 4, "9TJQKA"),
    "double deck, four ranks": (2, 4, "9JQA"),
    "double deck, three ranks": (2, 4, "9JA"),
    "double deck alone": (2, 3, "9JKA"),
}


@pytest.fixture(params=["python", "wasm"])
def way(request):
    solver.use(request.param)
    yield request.param
    solver.use(None)


class Position:
    """A random position of a table, for the solver and for minimax."""

    def __init__(self, table, rng, size):
        self.copies, self.players, ranks = TABLES[table]
        pack = [rank + suit for rank in ranks for suit in "CDHS"] * self.copies
        rng.shuffle(pack)
        size = min(size, len(pack) // self.players)
        self.hands = [pack[i * size : (i + 1) * size] for i in range(self.players)]
        self.strain = rng.choice("CDHSN")
        self.leader = rng.randrange(self.players)
        partners = table == "partners" or (self.copies == 2 and self.players == 4)
        self.side = {0, 2} if partners else {rng.randrange(self.players)}
        self.sides = sum(1 << seat for seat in self.side)
        self.packed = solver.pack([map(Card.of, hand) for hand in self.hands], self.copies)

    def side_of(self, seat):
        """The seats that play with this one."""
        return {s for s in range(self.players) if (s in self.side) == (seat in self.side)}

    def solved(self):
        return solver.solve_packed(
            self.packed,
            self.players,
            self.copies,
            self.sides,
            [STRAINS[self.strain]],
            [self.leader],
        )[0]

    def __str__(self):
        return f"{self.hands} {self.strain} leader {self.leader} side {self.side}"


@pytest.mark.parametrize("table", TABLES)
def test_tricks_of_short_hands(table, way):
    rng = random.Random(f"{table} tricks")
    for _ in range(30):
        position = Position(table, rng, rng.choice([2, 3, 4]))
        mine = position.side_of(position.leader)
        wanted = minimax.tricks(position.hands, position.strain, position.leader, mine)
        assert position.solved() == wanted, str(position)


@pytest.mark.parametrize(
    ("table", "size", "deals"),
    [("double deck, four ranks", 5, 5), ("double deck, three ranks", 5, 3), ("partners", 5, 4)],
)
def test_tricks_of_longer_hands(table, size, deals):
    rng = random.Random(f"{table} {size}")
    for _ in range(deals):
        position = Position(table, rng, size)
        mine = position.side_of(position.leader)
        wanted = minimax.tricks(position.hands, position.strain, position.leader, mine)
        assert position.solved() == wanted, str(position)


def play_at_random(position, rng, count):
    """Yield the state before each of `count` random plays and after the last."""
    hands, leader, trick = [list(hand) for hand in position.hands], position.leader, []
    for _ in range(count + 1):
        seat = (leader + len(trick)) % position.players
        yield [list(hand) for hand in hands], leader, list(trick), seat
        if hands[seat]:
            card = rng.choice(minimax.legal(hands[seat], position.strain, trick))
            hands[seat].remove(card)
            trick.append(card)
            if len(trick) == position.players:
                leader = (leader + minimax.winner(trick, position.strain)) % position.players
                trick = []


@pytest.mark.parametrize("table", TABLES)
def test_the_value_of_every_card_of_a_played_hand(table, way):
    rng = random.Random(f"{table} values")
    for _ in range(4):
        position = Position(table, rng, 3)
        size = len(position.hands[0])
        count = size * position.players
        states = list(play_at_random(position, rng, count))
        plays, held = [], list(position.packed)
        for (hands, _, _, seat), (after, *_) in pairwise(states):
            card = next(c for c in hands[seat] if hands[seat].count(c) > after[seat].count(c))
            one = bit(Card.of(card), position.copies)
            one = one if held[seat] & one else one << 1
            held[seat] ^= one
            plays.append(one)
        task = (
            *(position.copies, position.players, position.sides),
            "CDHSN".index(position.strain),
            *(position.leader, 0, count - 1, count, *position.packed, *plays),
        )
        answers = engine.run("value_all", task, 16 * count)
        for i, (hands, leader, trick, seat) in enumerate(states[:-1]):
            wanted = minimax.card_values(
                hands, position.strain, leader, position.side_of(seat), trick
            )
            valued = set(answers[16 * i : 16 * i + len(hands[seat])]) - {-1}
            assert valued == set(wanted.values()), (str(position), trick)


def test_both_ways_give_the_same_answers_for_whole_deals():
    rng = random.Random("same")
    pack = [1 << 12 * suit + rank for suit in range(4) for rank in range(2, 8)]
    hands = []
    for _ in range(8):
        rng.shuffle(pack)
        hands += [sum(pack[i : i + 6]) for i in range(0, 24, 6)]
    answers = {}
    for way in ("python", "wasm"):
        solver.use(way)
        answers[way] = [
            *solver.solve_packed(hands, 4, sides=5),
            *solver.solve_packed(hands, 4, sides=0),
        ]
    solver.use(None)
    assert answers["python"] == answers["wasm"]


def test_a_deal_gives_the_same_answer_whatever_was_asked_before():
    rng = random.Random("order")
    pack = [1 << 12 * suit + rank for suit in range(4) for rank in range(2, 8)]
    deals = []
    for _ in range(300):
        rng.shuffle(pack)
        deals.append([sum(pack[i : i + 6]) for i in range(0, 24, 6)])
    there = [list(solver.solve_packed(deal, 4, sides=5)) for deal in deals]
    back = [list(solver.solve_packed(deal, 4, sides=5)) for deal in reversed(deals)]
    assert there == back[::-1]


def test_an_interrupted_search_leaves_nothing_wrong_behind(monkeypatch):
    solver.use("python")
    rng = random.Random("interrupted")
    pack = [1 << 12 * suit + rank for suit in range(4) for rank in range(2, 8)]
    rng.shuffle(pack)
    hands = [sum(pack[i : i + 6]) for i in range(0, 24, 6)]
    wanted = list(solver.solve_packed(hands, 4, sides=5))
    gather, calls = core24.gather, iter(range(1, 200))

    def stopped(*asked):
        if next(calls) % 97 == 0:
            raise KeyboardInterrupt
        return gather(*asked)

    monkeypatch.setattr(core24, "gather", stopped)
    core24.TABLE[:] = [0] * len(core24.TABLE)
    with pytest.raises(KeyboardInterrupt):
        solver.solve_packed(hands, 4, sides=5)
    monkeypatch.undo()
    assert not any(core24.TABLE)
    assert list(solver.solve_packed(hands, 4, sides=5)) == wanted
    solver.use(None)


def test_two_threads_do_not_disturb_each_other(way):
    rng = random.Random("threads")
    pack = [1 << 12 * suit + rank for suit in range(4) for rank in range(2, 8)]
    deals = []
    for _ in range(6):
        rng.shuffle(pack)
        deals.append([sum(pack[i : i + 6]) for i in range(0, 24, 6)])

    def ask(deal):
        return list(solver.solve_packed(deal, 4, sides=5, leaders=[0]))

    wanted = [ask(deal) for deal in deals]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(ask, deals * 3)) == wanted * 3
