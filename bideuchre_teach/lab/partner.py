"""What a partner is worth: the tricks a bidder's side takes with the partner and without.

Two measures, which answer two questions. *Share*: how many tricks more the side takes with the
partner's cards than if the partner had put them down, both solved with all cards open. *Taken*:
how many tricks the partner's own cards take when bots of good habits play the hand out.
"""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt

from ..bots import Steady
from ..deals import shuffle
from ..hand import Hand
from ..judge import Phase
from ..rules import Rules
from ..solver import pack, solve_packed
from .counts import Mean
from .gathering import chunks, gather

DEALS = {1: 300, 2: 60}
_CHUNK = {1: 50, 2: 6}


@dataclass(frozen=True, slots=True)
class PartnerWorth:
    """What partners of bidders were worth in sampled deals, in tricks."""

    rules: Rules
    deals: int
    """How many deals were dealt."""
    contracts: int
    """In how many of them somebody bid enough, with a partner: what the means are over."""
    together: Mean
    """Tricks of the bidder's side, solved."""
    without: Mean
    """Tricks of the bidder if the partner had put the cards down, solved."""
    share: Mean
    """What the partner adds: together less without."""
    taken: Mean
    """Tricks that the partner's own cards took when bots played the hand out."""
    average: float
    """Tricks of any hand at all, before anybody bids: the hand size over four."""
    complete: bool = True

    def __repr__(self) -> str:
        return "\n".join(
            [
                f"{self.rules.name}: {self.contracts} contracts in {self.deals} deals"
                + ("" if self.complete else " (interrupted)"),
                f"any hand, before anyone bids   {self.average:.2f} tricks",
                f"bidder's side, solved          {self.together} tricks",
                f"bidder without partner, solved {self.without} tricks",
                f"so the partner adds            {self.share} tricks",
                f"partner's own cards took       {self.taken} tricks, played out by bots",
            ]
        )


def partner_worth(
    rules: Rules,
    *,
    at_least: int = 1,
    deals: int | None = None,
    seed: int = 1,
    executor: Executor | None = None,
    progress: bool = False,
) -> PartnerWorth:
    """Measure what the partner of a bidder is worth, over deals that bots bid.

    Only contracts of ``at_least`` so many tricks with a partner count. Raises `ValueError` at a
    table without partners.

    >>> partner_worth(Rules.partnership(), deals=20).average
    1.5
    """
    if not rules.has_partners:
        raise ValueError("nobody has a partner at a cutthroat table")
    count = DEALS[rules.copies] if deals is None else deals
    tasks = [
        (rules, seed, number * _CHUNK[rules.copies], size, at_least)
        for number, size in chunks(count, _CHUNK[rules.copies])
    ]
    results, complete = gather(_chunk, tasks, executor, progress)
    rows = [row for part, _ in results for row in part]
    return PartnerWorth(
        rules,
        sum(dealt for _, dealt in results),
        len(rows),
        _mean([row[0] for row in rows]),
        _mean([row[1] for row in rows]),
        _mean([row[0] - row[1] for row in rows]),
        _mean([row[2] for row in rows]),
        rules.hand_size / rules.players,
        complete,
    )


def _mean(values: list[int]) -> Mean:
    n = len(values)
    if not n:
        return Mean(float("nan"), float("nan"))
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values)
    return Mean(mean, sqrt(spread / (n - 1) / n) if n > 1 else float("nan"))


def _chunk(
    rules: Rules, seed: int, start: int, deals: int, at_least: int
) -> tuple[list[tuple[int, int, int]], int]:
    rows = []
    for number in range(start + 1, start + deals + 1):
        hand = Hand.start(shuffle(rules, seed, number))
        while hand.phase in (Phase.AUCTION, Phase.TRUMP):
            assert hand.turn is not None
            hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
        contract = hand.contract
        if contract is None or contract.alone or contract.bid < at_least:
            continue
        rows.append((*_solved(hand), _played(hand)))
    return rows, deals


def _solved(hand: Hand) -> tuple[int, int]:
    """Return the tricks of the bidder's side with the partner, and without."""
    rules, contract = hand.rules, hand.contract
    assert contract is not None
    assert contract.strain is not None
    strains = [contract.strain]
    at = rules.place[contract.seat]
    together = solve_packed(
        pack(hand.held, rules.copies), rules.players, rules.copies, 5, strains, [at]
    )[0]
    playing = [seat for seat in rules.seats if seat is not rules.partner(contract.seat)]
    held = [hand.cards(seat) for seat in playing]
    at = playing.index(contract.seat)
    without = solve_packed(
        pack(held, rules.copies), len(playing), rules.copies, 1 << at, strains, [at]
    )[0]
    return together, without


def _played(hand: Hand) -> int:
    """Play the hand out with bots and return the tricks of the partner's own cards."""
    assert hand.contract is not None
    partner = hand.rules.partner(hand.contract.seat)
    while hand.turn is not None:
        hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
    return hand.taken[partner] if partner is not None else 0
