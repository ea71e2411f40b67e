"""Where the numbers in `bots/weights.py` come from: hands played out, then least squares.

    python bench/bots_fit.py                 every table, 4,000 deals each
    python bench/bots_fit.py --deals 500 --tables partnership

For each deal one seat bids in its two best suits, and at no trump, whatever the hand is worth;
`Steady` plays all seats. What its side takes is fitted to the features of its hand. The chance to
take every trick alone, after the swap where there is one, or with Pepper, is fitted as a normal
score (probit) to hands that promise most of the tricks; what a partner's hand adds to a double-deck
bid, to the features of that hand beside the bidder's own estimate. No library is needed.
"""

import argparse
import statistics
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain

from bideuchre_teach import bots
from bideuchre_teach.auction import PASS, Call
from bideuchre_teach.bots.strength import LONE_LEAST, Features, count, strength
from bideuchre_teach.cards import Seat, Strain
from bideuchre_teach.deals import Deal, shuffle
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.rules import NAMES, Rules

Row = tuple[tuple[float, ...], float, float]
"""Features behind a 1, what is to be explained, and the partner's tricks."""

FIRST_SEED = 3_000_000
RIDGE = 0.05
NORMAL = statistics.NormalDist()


def contract(deal: Deal, seat: Seat, call: Call, strain: Strain) -> Hand:
    """Let a seat win the auction with this call before anybody else speaks."""
    rules = deal.rules
    dealer = next(s for s in rules.seats if rules.left_of(s) is seat)
    hand = Hand.start(Deal(rules, dealer, deal.hands, deal.dead)).do(call)
    while hand.phase is Phase.AUCTION:
        hand = hand.do(PASS)
    return hand.do(strain) if hand.phase is Phase.TRUMP else hand


def bid(rules: Rules, strain: Strain) -> Call:
    return Call(rules.minimum_bid, strain if rules.strain_in_bid else None)


def promise(hand: tuple, strain: Strain, rules: Rules) -> float:
    return strength(hand, strain, rules).tricks


def best(hand: tuple, rules: Rules, trump: bool, most: int) -> list[Strain]:
    """Return the strains, with or without a trump suit, in which a hand promises most."""
    strains = [s for s in rules.strains if (s.trump is not None) is trump]
    return sorted(strains, key=lambda s: promise(hand, s, rules))[-most:]


def taken(hand: Hand, seat: Seat, alone: bool = False) -> int:
    rules = hand.rules
    seats = [seat] if alone else rules.seats_of(rules.side_of(seat))
    return sum(hand.taken[s] for s in seats)


def ordinary(name: str, trump: bool, number: int) -> list[Row]:
    rules = Rules.named(name) if name != "partnership" else Rules.named(name, no_trump=True)
    deal = shuffle(rules, FIRST_SEED + number)
    seat = rules.seats[number % rules.players]
    held = deal.hand(seat)
    rows = []
    for strain in best(held, rules, trump, 2):
        hand = bots.play_hand(contract(deal, seat, bid(rules, strain), strain))
        side = taken(hand, seat)
        rows.append((row_of(count(held, strain, rules)), side, side - hand.taken[seat]))
    return rows


def lone(name: str, trump: bool, swap: int, number: int) -> list[Row]:
    switches = {"no_trump": True, "small_pepper": True} if name == "partnership" else {}
    rules = Rules.named(name, **switches)
    deal = shuffle(rules, FIRST_SEED + number)
    rows = []
    for seat in rules.seats:
        held = deal.hand(seat)
        [strain] = best(held, rules, trump, 1)
        if promise(held, strain, rules) < LONE_LEAST * rules.hand_size:
            continue
        call = Call(alone=True, strain=strain if rules.strain_in_bid else None)
        if name == "partnership" and swap:
            call = Call(alone=True, small_pepper=True)
        call = call if rules.has_alone else bid(rules, strain)
        hand = bots.play_hand(contract(deal, seat, call, strain))
        won = taken(hand, seat, alone=True) == rules.hand_size
        rows.append((row_of(count(held, strain, rules)), won, 0.0))
    return rows


def helping(trump: bool, number: int) -> list[Row]:
    rules = Rules.double_deck()
    deal = shuffle(rules, FIRST_SEED + number)
    seat = rules.seats[number % 4]
    partner = rules.partner(seat)
    assert partner is not None
    [strain] = best(deal.hand(seat), rules, trump, 1)
    hand = bots.play_hand(contract(deal, seat, bid(rules, strain), strain))
    features = row_of(count(deal.hand(partner), strain, rules))
    mine = promise(deal.hand(seat), strain, rules)
    return [((*features, mine), taken(hand, seat), hand.taken[partner])]


def row_of(features: Features) -> tuple[float, ...]:
    return (1.0, *map(float, features.values()))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination; what is not determined becomes 0."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        top = max(range(at, size), key=lambda i: abs(rows[i][at]))
        rows[at], rows[top] = rows[top], rows[at]
        if abs(rows[at][at]) < 1e-9:
            rows[at] = [float(i == at) for i in range(size)] + [0.0]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def weighted(rows: Sequence[Row], weight: Sequence[float], target: Sequence[float]) -> list[float]:
    """Return the weighted least-squares solution, with a light ridge on all but the base."""
    size = len(rows[0][0])
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for (x, _, _), w, y in zip(rows, weight, target, strict=True):
        for i in range(size):
            if x[i]:
                right[i] += w * x[i] * y
                for j in range(size):
                    matrix[i][j] += w * x[i] * x[j]
    for i in range(1, size):
        matrix[i][i] += RIDGE
    return solve(matrix, right)


def dot(x: Sequence[float], weights: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(x, weights, strict=True))


def probit(rows: Sequence[Row]) -> list[float]:
    """Fit a normal score by Newton's method."""
    weights = [0.0] * len(rows[0][0])
    for _ in range(25):
        work, target = [], []
        for x, won, _ in rows:
            score = max(-6.0, min(6.0, dot(x, weights)))
            chance = min(max(NORMAL.cdf(score), 1e-6), 1 - 1e-6)
            slope = max(NORMAL.pdf(score), 1e-9)
            work.append(slope * slope / (chance * (1 - chance)))
            target.append(score + (won - chance) / slope)
        weights = weighted(rows, work, target)
    return weights


def show(title: str, weights: Sequence[float], note: str = "") -> None:
    each = ", ".join(f"{w:.2f}" for w in weights[1:])
    print(f"{title}: base {weights[0]:.2f}, each ({each}){note}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", nargs="+", default=NAMES, choices=NAMES)
    asked = parser.parse_args()
    deals = range(asked.deals)
    more = range(4 * asked.deals)  # few hands are strong enough to play alone
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.tables:
            for trump in (True, False):
                kind = f"{name} {'suit' if trump else 'NT'}"
                found = pool.map(partial(ordinary, name, trump), deals, chunksize=50)
                rows = list(chain.from_iterable(found))
                weights = weighted(rows, [1.0] * len(rows), [y for _, y, _ in rows])
                rows.sort(key=lambda row: dot(row[0], weights))
                strong = rows[len(rows) * 6 // 10 :]
                share = statistics.mean(partner for _, _, partner in strong)
                spread = statistics.stdev(y - dot(x, weights) for x, y, _ in strong)
                show(f"WEIGHTS {kind}", weights, f", share {share:.2f}, spread {spread:.2f}")
                for swap in (0, 1) if name == "partnership" else (0,):
                    found = pool.map(partial(lone, name, trump, swap), more, chunksize=50)
                    rows = list(chain.from_iterable(found))
                    if len(rows) > 100:
                        swapped = 3 if name == "double-deck" else swap
                        show(f"ALONE {kind} {swapped} swapped", probit(rows))
                if name == "double-deck":
                    found = pool.map(partial(helping, trump), deals, chunksize=50)
                    rows = list(chain.from_iterable(found))
                    weights = weighted(rows, [1.0] * len(rows), [y for _, y, _ in rows])
                    usual = statistics.mean(dot(x[1:-1], weights[1:-1]) for x, _, _ in rows)
                    show(f"HELP {kind}", [-usual, *weights[1:-1]])


if __name__ == "__main__":
    main()
