"""Whole random hands a second through `Hand`, beside OpenSpiel's euchre driven from Python.

    python bench/engine.py            (needs `pip install open-spiel`)

A hand is dealt, bid, played and scored, every decision a random legal one. All rows run in one
process, interleaved round by round; the figures are medians of CPU time. OpenSpiel's game is the
plain 24-card euchre (five tricks of four, bowers, turned-up trump), in C++ behind Python calls; its
cards are dealt one by one through the same calls, which is the only way it offers. It is driven in
two ways: as its Python example does it, drawing each card from the chances that the game states,
and by the shortest loop there is, which knows that all cards left are equally likely.

    python bench/engine.py --profile  where the time of our own hands goes
"""

import argparse
import cProfile
import pstats
import random
import statistics
import time
from collections.abc import Callable

from bideuchre_teach.deals import shuffle
from bideuchre_teach.hand import Hand
from bideuchre_teach.rules import Rules

HANDS = 150
ROUNDS = 15


def ours(rules: Rules) -> Callable[[random.Random], int]:
    """Make a player of one random hand of these rules, which returns how many actions it took."""

    def play(chance: random.Random) -> int:
        hand = Hand.start(shuffle(rules, chance.getrandbits(32)))
        steps = 0
        while actions := hand.actions():
            hand = hand.do(chance.choice(actions))
            steps += 1
        assert hand.result is not None
        return steps

    return play


def openspiel(by_chances: bool) -> Callable[[random.Random], int]:
    """Make the same for OpenSpiel's euchre, in one of the two ways."""
    import pyspiel

    game = pyspiel.load_game("euchre")

    def play(chance: random.Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            dealing = state.is_chance_node()
            if dealing and by_chances:
                cards, chances = zip(*state.chance_outcomes(), strict=True)
                [action] = chance.choices(cards, chances)
            else:
                action = chance.choice(state.legal_actions())
            state.apply_action(action)
            steps += not dealing
        state.returns()
        return steps

    return play


def measure(players: dict[str, Callable[[random.Random], int]]) -> None:
    hands: dict[str, list[float]] = {name: [] for name in players}
    steps: dict[str, list[float]] = {name: [] for name in players}
    for seed in range(ROUNDS):
        for name, play in players.items():
            chance = random.Random(seed)
            start = time.process_time()
            taken = sum(play(chance) for _ in range(HANDS))
            spent = time.process_time() - start
            hands[name].append(HANDS / spent)
            steps[name].append(taken / spent)
    example, shortest = (statistics.median(hands[name]) for name in list(players)[:2])
    print(f"{'':<26}{'hands/s':>10}{'actions/s':>12}{'x example':>12}{'x shortest':>12}")
    for name in players:
        rate = statistics.median(hands[name])
        print(
            f"{name:<26}{rate:>10,.0f}{statistics.median(steps[name]):>12,.0f}"
            f"{rate / example:>12.2f}{rate / shortest:>12.2f}"
        )


def profile(rules: Rules) -> None:
    play, chance = ours(rules), random.Random(1)
    profiler = cProfile.Profile()
    profiler.enable()
    for _ in range(500):
        play(chance)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(15)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--profile", action="store_true")
    if parser.parse_args().profile:
        profile(Rules.partnership())
        return
    measure(
        {
            "OpenSpiel, as its example": openspiel(by_chances=True),
            "OpenSpiel, shortest": openspiel(by_chances=False),
            "partnership": ours(Rules.partnership()),
            "cutthroat, four": ours(Rules.cutthroat(players=4)),
            "double deck": ours(Rules.double_deck()),
        }
    )


if __name__ == "__main__":
    main()
