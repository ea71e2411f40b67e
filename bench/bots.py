"""What `Steady` does at each table: legal games, bids made, points against weaker players, speed.

    python bench/bots.py              a thousand games a table, 200 deals of each duel
    python bench/bots.py --games 50   quicker

Every action goes through the referee, so a game that ends was legal. Each line of the first table
says, of all hands of these games: hands a game (mean and most), hands thrown in, bids made (all;
alone and Pepper by themselves), tricks of the bidder's side, hands a CPU second. A duel
plays each deal with the seats exchanged; its figure is points a hand more than the others' mean,
with its standard error. The weaker players: `random` does anything legal; `eager` is Steady but
bids a trick more than is safe; `simple` calls like Steady and plays the cheapest winning card
whenever it can win, else its lowest.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from bideuchre_teach import bots
from bideuchre_teach.auction import Call
from bideuchre_teach.bowers import is_trump, winner
from bideuchre_teach.cards import Card, Side
from bideuchre_teach.deals import shuffle
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.rules import NAMES, Rules
from bideuchre_teach.view import View

Totals = Mapping[Side, int] | None


class RandomLegal:
    """Anything legal; passes half the time, so that hands are played at every level."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, totals: Totals = None) -> bots.Choice:
        """Choose an action; see `bots.Bot`."""
        actions = view.actions()
        if view.phase is Phase.AUCTION and actions[0].is_pass and self.random.random() < 0.5:
            return bots.Choice(actions[0], ())
        return bots.Choice(self.random.choice(actions), ())


class Simple(bots.Steady):
    """Calls like Steady; plays the cheapest winning card it has, else its lowest."""

    def choose(self, view: View, totals: Totals = None) -> bots.Choice:
        """Choose an action; see `bots.Bot`."""
        if view.phase is not Phase.PLAY or view.trick is None or view.strain is None:
            return super().choose(view, totals)
        strain = view.strain
        played = view.trick.cards
        low = sorted(view.actions(), key=lambda card: cheapness(card, strain))
        winning = [card for card in low if winner((*played, card), strain) == len(played)]
        return bots.Choice((winning if played else low[::-1])[0] if winning else low[0], ())


class Eager(bots.Steady):
    """Steady, but bids one trick more than is safe."""

    def choose(self, view: View, totals: Totals = None) -> bots.Choice:
        """Choose an action; see `bots.Bot`."""
        choice = super().choose(view, totals)
        if view.phase is not Phase.AUCTION or not isinstance(choice.action, Call):
            return choice
        if choice.action.number and not view.rules.strain_in_bid:
            more = Call(choice.action.number + 1)
            if more in view.actions():
                return bots.Choice(more, choice.reasons)
        if choice.action.is_pass and choice.reasons[0].code == "bot.pass.too_weak":
            more = self._one_more(view, choice)
            return bots.Choice(more, choice.reasons) if more in view.actions() else choice
        return choice

    @staticmethod
    def _one_more(view: View, choice: bots.Choice) -> Call:
        why, counted = choice.reasons[0], choice.reasons[1]
        if why["limit"] + 1 < why["least"]:
            return Call()
        return Call(why["least"], counted["strain"] if view.rules.strain_in_bid else None)


def cheapness(card: Card, strain: object) -> tuple[bool, int]:
    return is_trump(card, strain), card.index % 8  # type: ignore[arg-type]


@dataclass
class Played:
    """What became of one hand."""

    bid: int | None
    lone: bool
    made: bool
    tricks: int


def one_game(name: str, seed: int) -> tuple[list[Played], float]:
    """Return the hands of one game, and the CPU seconds it took."""
    start = time.process_time()
    game = bots.play_game(Rules.named(name), seed)
    return [outcome(hand) for hand in game.hands], time.process_time() - start


def outcome(hand: Hand) -> Played:
    result, rules = hand.result, hand.rules
    assert result is not None
    if result.contract is None:
        return Played(None, False, False, 0)
    side = rules.side_of(result.contract.seat)
    tricks = sum(result.tricks[seat] for seat in rules.seats_of(side))
    lone = result.contract.alone or rules.is_pepper(result.contract.bid)
    return Played(result.contract.bid, lone, bool(result.made), tricks)


def games(name: str, count: int, pool: ProcessPoolExecutor) -> None:
    timed = list(pool.map(partial(one_game, name), range(count), chunksize=10))
    each, spent = [game for game, _ in timed], sum(seconds for _, seconds in timed)
    hands = [played for game in each for played in game]
    bid = [played for played in hands if played.bid is not None]
    lone = [played for played in bid if played.lone]
    made = share(played.made for played in bid)
    print(
        f"{name:<13}{count:>6}{len(hands) / count:>8.1f}{max(map(len, each)):>5}"
        f"{1 - len(bid) / len(hands):>9.1%}{made:>8.1%}"
        f"{len(lone) / len(bid):>8.1%}{share(p.made for p in lone):>8.1%}"
        f"{statistics.mean(p.tricks for p in bid):>8.2f}{len(hands) / spent:>9.0f}",
        flush=True,
    )
    for number in sorted({p.bid for p in bid if not p.lone}, key=int):  # type: ignore[arg-type]
        these = [p.made for p in bid if p.bid == number and not p.lone]
        print(f"{'':<13}bid {number:>2}: {len(these) / len(bid):>6.1%}, made {share(these):.1%}")


def share(flags: Iterable[bool]) -> float:
    flags = list(flags)
    return sum(flags) / len(flags) if flags else 0.0


OTHERS: dict[str, Callable[[], bots.Bot]] = {
    "random": RandomLegal,
    "eager": Eager,
    "simple": Simple,
}


def duel(name: str, other: str, seed: int) -> float:
    """Return by how many points Steady beats the others' mean on one deal, over all seats."""
    rules = Rules.named(name)
    deal = shuffle(rules, seed, 1)
    steady, weaker = bots.Steady(), OTHERS[other]()
    gains = []
    for side in rules.sides:
        at = {s: steady if rules.side_of(s) is side else weaker for s in rules.seats}
        result = bots.play_hand(deal, at).result
        assert result is not None
        rest = [points for who, points in result.score.items() if who is not side]
        gains.append(result.score[side] - statistics.mean(rest))
    return statistics.mean(gains)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", nargs="+", default=NAMES, choices=NAMES)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        print(
            f"{'table':<13}{'games':>6}{'hands':>8}{'most':>5}{'thrown':>9}{'made':>8}"
            f"{'lone':>8}{'made':>8}{'tricks':>8}{'hands/s':>9}"
        )
        for name in asked.tables:
            games(name, asked.games, pool)
        print(f"\n{'points a hand more than':<24}" + "".join(f"{other:>18}" for other in OTHERS))
        for name in asked.tables:
            row = []
            for other in OTHERS:
                each = list(pool.map(partial(duel, name, other), range(asked.duels), chunksize=10))
                error = statistics.stdev(each) / len(each) ** 0.5
                row.append(f"{statistics.mean(each):+.2f} ± {error:.2f}")
            print(f"{name:<24}" + "".join(f"{text:>18}" for text in row), flush=True)


if __name__ == "__main__":
    main()
