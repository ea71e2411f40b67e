"""How fast the solver is, beside DDS where DDS can play the game.

``python bench/solver.py NAME`` prints one table of `bench/README.md`; without a name, all.
Contenders take turns in one process, each round on new deals, and processor time is counted;
figures are medians over the rounds, ratios medians of the ratios of each round.
"""

import os
import random
import resource
import statistics
import subprocess
import sys
import time

import solver_dds as dds

from bideuchre_teach import solver
from bideuchre_teach.cards import Card, Strain
from bideuchre_teach.solver import engine
from bideuchre_teach.solver.packed import bit

STRAINS = dict(zip("CDHSN", Strain, strict=True))
RANKS = "9TJQKA"


def timed(work, *given, **named):
    """Processor seconds of one call, and what it returned."""
    start = time.process_time()
    answer = work(*given, **named)
    return time.process_time() - start, answer


def shuffled(rng, cards=6, seats=4, ranks=RANKS, copies=1):
    pack = [rank + suit for rank in ranks for suit in "CDHS"] * copies
    rng.shuffle(pack)
    return [pack[i * cards : (i + 1) * cards] for i in range(seats)]


def packed(hands, copies=1):
    return solver.pack([[Card.of(card) for card in hand] for hand in hands], copies)


def median(values):
    return statistics.median(list(values))


def share(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def show(what, *columns):
    print(f"{what:<58}" + "".join(f"{column:>14}" for column in columns), flush=True)


def partnership(rounds=9, deals=200):
    """24 cards, partners: one leader and 20-tables, beside DDS's own batches."""
    library, rng = dds.load(), random.Random(1)
    times = {}
    for _ in range(rounds):
        dealt = [shuffled(rng) for _ in range(deals)]
        for key, leaders in (("one leader", 1), ("20-table", 4)):
            boards = dds.ready(
                [dds.board(h, s, n) for h in dealt for s in STRAINS for n in range(leaders)]
            )
            hands = [one for h in dealt for one in packed(h)]
            few = hands[: 4 * 8]
            count, small = deals * 5 * leaders, 8 * 5 * leaders
            seats = {"sides": 5, "leaders": range(leaders)}
            solver.use("wasm")
            solver.solve_packed(hands[:4], 4, **seats)
            ours, compiled = timed(solver.solve_packed, hands, 4, **seats)
            theirs, wanted = timed(dds.solve_ready, library, boards)
            solver.use("python")
            slow, interpreted = timed(solver.solve_packed, few, 4, **seats)
            assert list(compiled) == wanted
            assert list(interpreted) == wanted[:small]
            times.setdefault(key, []).append((theirs / count, ours / count, slow / small))
    show("24 cards, microseconds a solve", "DDS", "compiled", "ratio", "Python")
    for key, rows in times.items():
        show(
            f"5 strains, {key}",
            f"{median(r[0] for r in rows) * 1e6:.1f}",
            f"{median(r[1] for r in rows) * 1e6:.1f}",
            f"{median(r[0] / r[1] for r in rows):.1f}x",
            f"{median(r[2] for r in rows) * 1e6:.0f}",
        )


def played_out(rng):
    """Deal and play a random partnership hand, cards by name."""
    hands, strain, leader = shuffled(rng), rng.choice("CDHSN"), 0
    left, states, trick = [list(hand) for hand in hands], [], []
    plays = []
    for _ in range(24):
        seat = (leader + len(trick)) % 4
        states.append(([list(hand) for hand in left], leader, list(trick)))
        names = {card: dds.named(card, strain) for card in left[seat]}
        led = dds.named(trick[0], strain)[0] if trick else None
        legal = [card for card in left[seat] if names[card][0] == led] or left[seat]
        card = rng.choice(legal)
        plays.append(card)
        left[seat].remove(card)
        trick.append(card)
        if len(trick) == 4:
            heights = [dds.named(one, strain) for one in trick]
            trump, led = dds.SUIT_CODE[strain], heights[0][0]
            best = max(
                range(4),
                key=lambda i: (heights[i][0] == trump, heights[i][0] == led, heights[i][1]),
            )
            leader, trick = (leader + best) % 4, []
    return hands, strain, states, plays


def review_task(hands, strain, plays):
    """Write the task of one played hand for the program."""
    bits = [bit(Card.of(card)) for card in plays]
    return (1, 4, 5, "CDHSN".index(strain), 0, 0, 23, 24, *packed(hands), *bits)


def review(rounds=9, count=100):
    """Every legal card at all 24 decisions of a played hand, beside DDS asked for all cards."""
    library, rng, rows = dds.load(), random.Random(2), []
    solver.use("wasm")
    for _ in range(rounds):
        games = [played_out(rng) for _ in range(count)]
        boards = [
            dds.board(held, strain, leader, trick)
            for _, strain, states, _ in games
            for held, leader, trick in states
        ]
        tasks = [review_task(hands, strain, plays) for hands, strain, _, plays in games]
        theirs, _ = timed(lambda some: [dds.card_values(library, one) for one in some], boards)
        ours, _ = timed(lambda some: [engine.run("value_all", t, 16 * 24) for t in some], tasks)
        rows.append((theirs / count, ours / count))
    show("a played hand, microseconds a hand", "DDS", "compiled", "ratio")
    show(
        "every legal card at all 24 decisions",
        f"{median(r[0] for r in rows) * 1e6:.0f}",
        f"{median(r[1] for r in rows) * 1e6:.0f}",
        f"{median(r[0] / r[1] for r in rows):.1f}x",
    )


def latency(count=400):
    """One solve a call, as a lesson asks for it."""
    rng = random.Random(3)
    show("24 cards, one call a solve, microseconds", "median", "p99", "mean")
    for way, some in (("wasm", count), ("python", count // 4)):
        solver.use(way)
        times = []
        for _ in range(some):
            hands, strain = packed(shuffled(rng)), STRAINS[rng.choice("CDHSN")]
            times.append(timed(solver.solve_packed, hands, 4, 1, 5, [strain], [0])[0])
        show(
            way, *(f"{v * 1e6:.0f}" for v in (median(times), share(times, 0.99), sum(times) / some))
        )


def double(count=300):
    """48 cards, one strain, one leader."""
    rng, times = random.Random(4), []
    solver.use("wasm")
    for _ in range(count):
        hands = packed(shuffled(rng, 12, copies=2), 2)
        strain = STRAINS[rng.choice("CDHSN")]
        times.append(timed(solver.solve_packed, hands, 4, 2, 5, [strain], [0])[0])
    show("double deck, milliseconds a solve", "median", "mean", "p90", "p99", "worst")
    figures = (median(times), sum(times) / count, share(times, 0.9), share(times, 0.99), max(times))
    show(f"{count} deals", *(f"{v * 1e3:.1f}" for v in figures))


TABLES = {
    "three players, bidder against two": (3, 8, RANKS, 1),
    "four players, bidder against three": (4, 6, RANKS, 1),
    "five players, bidder against four": (5, 6, "78" + RANKS, 1),
    "alone, three active": (3, 6, RANKS, 1),
}


def cutthroat(rounds=5, deals=300):
    """Let the bidder lead against all the others."""
    rng = random.Random(5)
    show("bidder against the others, microseconds a solve", "compiled", "Python")
    for name, (seats, cards, ranks, sides) in TABLES.items():
        compiled, python = [], []
        for _ in range(rounds):
            hands = [h for _ in range(deals) for h in packed(shuffled(rng, cards, seats, ranks))]
            few = hands[: seats * 6]
            solver.use("wasm")
            solver.solve_packed(hands[:seats], seats, leaders=[0])
            asked = {"sides": sides, "leaders": [0]}
            compiled.append(timed(solver.solve_packed, hands, seats, **asked)[0] / deals / 5)
            solver.use("python")
            python.append(timed(solver.solve_packed, few, seats, **asked)[0] / 30)
        show(name, f"{median(compiled) * 1e6:.1f}", f"{median(python) * 1e6:.0f}")


def monte_carlo(rounds=7, deals=2000):
    """Deal the rest to J♥ A♥ 9♥ A♠ K♣ 9♦, on lead with hearts trump, again and again."""
    rng, rates, answers = random.Random(6), [], []
    mine = ["JH", "AH", "9H", "AS", "KC", "9D"]
    own = packed([mine])[0]
    rest = [1 << i for i in range(48) if i % 12 in range(2, 8) and not own >> i & 1]
    solver.use("wasm")

    def sample():
        hands = []
        for _ in range(deals):
            rng.shuffle(rest)
            hands += (own, sum(rest[:6]), sum(rest[6:12]), sum(rest[12:]))
        tricks = solver.solve_packed(hands, 4, 1, 5, [Strain.HEARTS], [0])
        answers.append(sum(tricks) / deals)

    sample()
    for _ in range(rounds):
        rates.append(deals / timed(sample)[0])
    show("Monte Carlo, one hand, one strain", "deals/s", "mean tricks")
    show(
        "dealt in Python, solved compiled",
        f"{median(rates):.0f}",
        f"{sum(answers) / len(answers):.3f}",
    )


def start(rounds=9):
    """Start a fresh process and wait for its first answer; wall time."""
    code = (
        "from bideuchre_teach import solver; from bideuchre_teach.deals import shuffle; "
        "from bideuchre_teach.rules import Rules; "
        "print(solver.solve(shuffle(Rules.partnership(), 1), 'H', 'W'))"
    )
    show("a fresh process to its first answer, milliseconds", "median", "best")
    for way in ("wasm", "python"):
        times = []
        for _ in range(rounds):
            begin = time.perf_counter()
            subprocess.run(
                [sys.executable, "-c", code],
                check=True,
                stdout=subprocess.DEVNULL,
                env={**os.environ, "BIDEUCHRE_SOLVER": way},
            )
            times.append(time.perf_counter() - begin)
        show(way, f"{median(times) * 1e3:.0f}", f"{min(times) * 1e3:.0f}")


def growth(deals=40):
    """Cards a hand, each from the pack that has enough: the mean of one solve."""
    rng = random.Random(7)
    solver.use("wasm")
    show("growth, compiled, milliseconds a solve", "mean", "median")
    for cards, copies, ranks in ((4, 1, RANKS), (6, 1, RANKS), (4, 2, RANKS), (6, 2, RANKS),
                                 (8, 2, RANKS), (10, 2, RANKS), (12, 2, RANKS)):  # fmt: skip
        times = []
        for _ in range(deals):
            hands = packed(shuffled(rng, cards, 4, ranks, copies), copies)
            strain = STRAINS[rng.choice("CDHSN")]
            times.append(timed(solver.solve_packed, hands, 4, copies, 5, [strain], [0])[0])
        name = f"{cards} cards a hand, {'double deck' if copies == 2 else 'single pack'}"
        show(name, f"{sum(times) / deals * 1e3:.3f}", f"{median(times) * 1e3:.3f}")


def memory():
    """Solve 100 double deck deals and look at the most memory this process ever held."""
    double(100)
    show(
        "memory of this process at most, MB",
        resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    )


BENCHES = (partnership, review, latency, double, cutthroat, monte_carlo, start, growth, memory)

if __name__ == "__main__":
    wanted = sys.argv[1:] or [bench.__name__ for bench in BENCHES]
    for bench in BENCHES:
        if bench.__name__ in wanted:
            bench()
