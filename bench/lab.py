"""How many sampled deals the lab solves a second, and that every executor gives the same answer.

    python bench/lab.py              all tables
    python bench/lab.py deals        deals a second: hands, cards, partners
    python bench/lab.py peeking      the bidder's tricks when all see all, and when bots play
    python bench/lab.py executors    none, processes, Dask, ipyparallel: start, first, warm, equal

Processor time is counted for the first table (medians of rounds, a new seed a round), time on the
clock for the last. Dask and ipyparallel run two workers on this machine and talk over its
loopback address only.
"""

import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager

from bideuchre_teach import Hand, Rules, deals, lab
from bideuchre_teach.bots import Steady, play_hand
from bideuchre_teach.cards import Strain
from bideuchre_teach.judge import Phase
from bideuchre_teach.lab.counts import average
from bideuchre_teach.rules import NAMES
from bideuchre_teach.solver import solve

PARTNERS, DOUBLE = Rules.partnership(), Rules.double_deck()
HELD = lab.holding("J♥ A♥ 9♥ A♠ K♣ 9♦", PARTNERS)
TWICE = lab.holding("J♥ J♦ A♥ K♥ 9♥ A♠ K♠ 9♠ A♣ 10♣ Q♦ 9♦", DOUBLE)
ROUNDS = 7


def rate(ask, count):
    """Deals a second of processor time: the median over rounds, each with a seed of its own."""
    ask(1, seed=99)
    found = []
    for seed in range(ROUNDS):
        start = time.process_time()
        ask(count, seed=seed)
        found.append(count / (time.process_time() - start))
    return statistics.median(found)


def to_play(rules, seed):
    """Return what the second seat sees at its first card, in a hand bid by bots."""
    hand = Hand.start(deals.shuffle(rules, seed))
    while hand.phase is not Phase.PLAY or not hand.played:
        hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
    return hand.seen_by(hand.turn)


def asked():
    """Each question, its words and how many deals a round of it has."""

    def hand(view, strains, **more):
        return lambda count, seed: lab.hand_worth(view, strains, deals=count, seed=seed, **more)

    def card(rules, calls):
        view = to_play(rules, 2)
        return lambda count, seed: lab.card_worth(view, deals=count, seed=seed, calls=calls)

    def partner(rules):
        return lambda count, seed: lab.partner_worth(rules, deals=count, seed=seed)

    yield "24 cards, a hand in one strain", hand(HELD, ["H"], alone=False), 2000
    yield "24 cards, a hand in four strains and alone", hand(HELD, None), 1000
    yield "24 cards, every legal card, calls ignored", card(PARTNERS, "ignore"), 500
    yield "24 cards, every legal card, calls believed", card(PARTNERS, "believe"), 200
    yield "24 cards, what a partner is worth", partner(PARTNERS), 100
    yield "double deck, a hand in one strain", hand(TWICE, ["H"], alone=False), 20
    yield "double deck, every legal card, calls ignored", card(DOUBLE, "ignore"), 20
    yield "double deck, what a partner is worth", partner(DOUBLE), 12


def deals_a_second():
    print(f"{'sampled and solved':<48}{'deals a second':>16}")
    for words, ask, count in asked():
        print(f"{words:<48}{rate(ask, count):>16,.0f}", flush=True)
    found = lab.hand_worth(HELD, ["H"], deals=20_000, alone=False).tricks[Strain.HEARTS]
    print(f"J♥ A♥ 9♥ A♠ K♣ 9♦, hearts, on lead: {found.mean.value:.3f} ± {found.mean.error:.3f}")


def peeking(count=400):
    print(f"{'bidder and partner, tricks':<28}{'solved':>14}{'by bots':>14}{'difference':>16}")
    for name in NAMES:
        rules, found = Rules.named(name), []
        for number in range(1, (count if rules.copies == 1 else count // 4) + 1):
            hand = Hand.start(deals.shuffle(rules, 9, number))
            while hand.phase in (Phase.AUCTION, Phase.TRUMP, Phase.SWAP):
                hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
            if hand.turn is None:
                continue
            taken = play_hand(hand).taken
            side = rules.seats_of(rules.side_of(hand.contract.seat))
            found.append((solve(hand), sum(taken[seat] for seat in side)))
        solved, played = average(s for s, _ in found), average(p for _, p in found)
        apart = average(s - p for s, p in found)
        print(f"{name:<28}{solved!r:>14}{played!r:>14}{apart!r:>16}", flush=True)


@contextmanager
def processes():
    with ProcessPoolExecutor(2) as pool:
        yield pool


@contextmanager
def dask():
    from distributed import Client, LocalCluster

    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client.get_executor()


@contextmanager
def engines():
    import ipyparallel

    with ipyparallel.Cluster(n=2, log_level=40) as client:
        yield client.load_balanced_view().executor


@contextmanager
def nobody():
    yield None


def question(executor):
    """Hands, cards and partners: what all executors must answer alike."""
    return (
        lab.hand_worth(HELD, deals=4000, executor=executor),
        lab.card_worth(to_play(PARTNERS, 2), deals=400, executor=executor),
        lab.partner_worth(PARTNERS, deals=200, executor=executor),
        lab.hand_worth(TWICE, ["H"], deals=16, executor=executor),
    )


def executors():
    print(f"{'executor':<20}{'start':>9}{'first':>9}{'warm':>9}  same answer")
    usual = question(None)
    right = True
    for name, open_it in (
        ("none", nobody),
        ("two processes", processes),
        ("Dask, two", dask),
        ("ipyparallel, two", engines),
    ):
        with ExitStack() as stack:
            begun = time.perf_counter()
            executor = stack.enter_context(open_it())
            started = time.perf_counter()
            first = question(executor)
            asked_once = time.perf_counter()
            warm = question(executor)
            done = time.perf_counter()
        same = first == warm == usual
        right = right and same
        times = (started - begun, asked_once - started, done - asked_once)
        print(
            f"{name:<20}" + "".join(f"{t:>7.2f} s" for t in times) + f"  {'yes' if same else 'NO'}",
            flush=True,
        )
    return right


def main(named):
    if not named or "deals" in named:
        deals_a_second()
    if not named or "peeking" in named:
        peeking()
    if not named or "executors" in named:
        return 0 if executors() else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
