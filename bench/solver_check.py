"""Compare the solver with DDS and with plain minimax on many deals; any difference is printed.

    python bench/solver_check.py [python | wasm]      (minutes; needs `pip install endplay`)
    python bench/solver_check.py long                 double deck hands of six and seven cards too

DDS: 1,000 solves of 24 cards with partners, 1,000 alone, 100 of three players, every legal card
of 40 played hands, 20 of them alone.  Minimax, written apart in `tests/solver_minimax.py`: short
hands of four- and five-player cutthroat and of double decks with few ranks, where twins meet.
"""

import random
import sys
from pathlib import Path

import solver_dds as dds

from bideuchre_teach import solver
from bideuchre_teach.cards import Card, Strain
from bideuchre_teach.solver import engine
from bideuchre_teach.solver.packed import bit

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests import solver_minimax as minimax

STRAINS = dict(zip("CDHSN", Strain, strict=True))
RANKS = "9TJQKA"


def shuffled(rng, cards, seats, ranks=RANKS, copies=1):
    pack = [rank + suit for rank in ranks for suit in "CDHS"] * copies
    rng.shuffle(pack)
    return [pack[i * cards : (i + 1) * cards] for i in range(seats)]


def packed(hands, copies=1):
    return solver.pack([[Card.of(card) for card in hand] for hand in hands], copies)


def against_dds(library, rng, name, solves, cards, out):
    """Solve as partners, or with one seat of four out and its partner against the others."""
    wrong = 0
    for number in range(solves):
        if number % 5 == 0:
            dealt = shuffled(rng, cards, 3 if out else 4)
        strain = "CDHSN"[number % 5]
        leader = rng.randrange(len(dealt))
        if out:
            # Three active seats 0, 1, 2 with the bidder at 0: at a bridge table 0, 1, 3.
            bridge = [dealt[0], dealt[1], None, dealt[2]]
            board = dds.board(bridge, strain, (0, 1, 3)[leader])
            sides = 1
        else:
            board, sides = dds.board(dealt, strain, leader), 5
        wanted = dds.solve_ready(library, dds.ready([board]))[0]
        found = solver.solve_packed(
            packed(dealt), len(dealt), 1, sides, [STRAINS[strain]], [leader]
        )[0]
        if found != wanted:
            wrong += 1
            print("DIFFERENT", dealt, strain, leader, wanted, found)
    print(f"{name}: {solves} solves, {wrong} wrong", flush=True)


def values_against_dds(library, rng, count):
    wrong = cards = 0
    for number in range(count):
        alone = number % 2 == 1
        seats = (0, 1, 3) if alone else (0, 1, 2, 3)
        dealt, strain = shuffled(rng, 6, len(seats)), "CDHSN"[number % 5]
        left, leader, trick = [list(hand) for hand in dealt], 0, []
        plays, wanted, held, bits = [], [], packed(dealt), []
        for _ in range(6 * len(seats)):
            seat = (leader + len(trick)) % len(seats)
            bridge = [None] * 4
            for place, hand in zip(seats, left, strict=True):
                bridge[place] = hand
            first = seats[leader]
            table = []
            for place in range(first, first + 4):
                if place % 4 not in seats:
                    table.append(None)
                    continue
                nth = (seats.index(place % 4) - leader) % len(seats)
                if nth == len(trick):
                    break
                table.append(trick[nth])
            values = dds.card_values(library, dds.board(bridge, strain, first, table))
            by_bit = {}
            for card in left[seat]:
                value = values.get(dds.named(card, strain))
                by_bit[bit(Card.of(card))] = -1 if value is None else value
            wanted.append([value for _, value in sorted(by_bit.items())])
            card = rng.choice(minimax.legal(left[seat], strain, trick))
            left[seat].remove(card)
            plays.append(card)
            bits.append(bit(Card.of(card)))
            trick.append(card)
            if len(trick) == len(seats):
                leader = (leader + minimax.winner(trick, strain)) % len(seats)
                trick = []
        task = (1, len(seats), 1 if alone else 5, "CDHSN".index(strain), 0)
        last = len(plays) - 1
        answers = engine.run("value_all", (*task, 0, last, last + 1, *held, *bits), 16 * last + 16)
        for i, row in enumerate(wanted):
            cards += sum(value >= 0 for value in row)
            if list(answers[16 * i : 16 * i + len(row)]) != row:
                wrong += 1
                print("DIFFERENT", dealt, strain, plays[: i + 1], row)
    print(f"values: {count} played hands, {cards} cards, {wrong} decisions wrong", flush=True)


def against_minimax(rng, name, deals, cards, seats, ranks, copies, partners):
    wrong = 0
    for _ in range(deals):
        size = rng.choice(cards)
        dealt = shuffled(rng, size, seats, ranks, copies)
        strain, leader = rng.choice("CDHSN"), rng.randrange(seats)
        side = {0, 2} if partners else {rng.randrange(seats)}
        mine = {s for s in range(seats) if (s in side) == (leader in side)}
        wanted = minimax.tricks(dealt, strain, leader, mine)
        sides = sum(1 << seat for seat in side)
        found = solver.solve_packed(
            packed(dealt, copies), seats, copies, sides, [STRAINS[strain]], [leader]
        )[0]
        if found != wanted:
            wrong += 1
            print("DIFFERENT", dealt, strain, leader, side, wanted, found)
    print(f"{name}: {deals} solves of {cards} cards a hand, {wrong} wrong", flush=True)


def main():
    ways = [word for word in sys.argv[1:] if word in ("python", "wasm")] or ["wasm", "python"]
    for way in ways:
        solver.use(way)
        print(way)
        library, rng = dds.load(), random.Random(2024)
        against_dds(library, rng, "partners", 1000, 6, out=False)
        against_dds(library, rng, "alone", 1000, 6, out=True)
        against_dds(library, rng, "three players", 100, 8, out=True)
        values_against_dds(library, rng, 40)
        for seats, ranks in ((3, RANKS), (4, RANKS), (5, "78" + RANKS)):
            against_minimax(
                rng, f"cutthroat of {seats}", 200, (2, 3, 4), seats, ranks, 1, partners=False
            )
        for ranks in (RANKS, "9JQA", "9JA"):
            name = f"double deck of {len(ranks)} ranks"
            against_minimax(rng, name, 200, (2, 3, 4), 4, ranks, 2, partners=True)
            against_minimax(rng, f"{name}, alone", 100, (3, 4), 3, ranks, 2, partners=False)
        against_minimax(rng, "double deck", 20, (5,), 4, "9JQA", 2, partners=True)
    if "long" in sys.argv:
        solver.use("wasm")
        rng = random.Random(7)
        against_minimax(rng, "double deck", 10, (6,), 4, "9JA", 2, partners=True)
        against_minimax(rng, "double deck", 2, (7,), 4, "9JQA", 2, partners=True)


if __name__ == "__main__":
    main()
