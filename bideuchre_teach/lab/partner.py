"""What a partner is worth: the tricks a bidder's side takes with the partner and without.

Two measures, which answer two questions. *Share*: how many tricks more the side takes with the
partner's cards than if the partner had put them down, both solved with all cards open. *Taken*:
how many tricks the partner's own cards take when bots of good habits play the hand out. The
solved ones are a little optimistic, since in them everybody sees all the cards.
"""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from typing import NamedTuple

from ..bots import Steady
from ..deals import shuffle
from ..draw.chart import Chart
from ..hand import Hand
from ..judge import Phase
from ..rules import Rules
from ..solver import pack, solve_packed
from .charts import partner_chart
from .counts import Mean, average
from .gathering import chunks, gather
from .tables import partner_table

DEALS = {1: 300, 2: 60}
"""How many deals are dealt unless told otherwise, by copies of each card in the pack."""
_CHUNK = {1: 50, 2: 6}


@dataclass(frozen=True, slots=True)
class PartnerWorth:
    """What partners of bidders were worth in sampled deals, in tricks; shows itself as a table."""

    rules: Rules
    at_least: int
    """The lowest bid that was counted."""
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
    bidder: Mean
    """Tricks that the bidder's own cards took when bots played the hand out."""
    taken: Mean
    """Tricks that the partner's own cards took when bots played the hand out."""
    average: float
    """Tricks of any hand at all, before anybody bids: the hand size over four."""
    complete: bool = True
    """False when the work was interrupted: then fewer deals were dealt than asked for."""

    def chart(self) -> Chart:
        """Return a chart of the three measures; only the table where matplotlib is missing."""
        return partner_chart(self)

    def __repr__(self) -> str:
        return partner_table(self)


class _Row(NamedTuple):
    """The tricks of one deal."""

    together: int
    without: int
    bidder: int
    taken: int


def partner_worth(
    rules: Rules,
    *,
    at_least: int = 1,
    deals: int | None = None,
    seed: int = 1,
    executor: Executor | None = None,
    progress: bool = False,
) -> PartnerWorth:
    """Measure what the partner of a bidder is worth, over deals that bots bid and play.

    Only contracts of ``at_least`` so many tricks with a partner count. ``deals`` are 300, in the
    double deck 60; ``executor`` and ``progress`` are as in `hand_worth`. Raises `ValueError` at a
    table without partners.

    >>> partner_worth(Rules.partnership(), deals=20).average
    1.5
    """
    if not rules.has_partners:
        raise ValueError("nobody has a partner at a cutthroat table")
    count = DEALS[rules.copies] if deals is None else deals
    if count < 1:
        raise ValueError("sample at least one deal")
    size = _CHUNK[rules.copies]
    cut = chunks(count, size)
    tasks = [(rules, seed, number * size, some, at_least) for number, some in cut]
    results, complete = gather(_chunk, tasks, executor, progress, [some for _, some in cut])
    rows = [row for part, _ in results for row in part]
    return PartnerWorth(
        rules,
        at_least,
        sum(dealt for _, dealt in results),
        len(rows),
        average(row.together for row in rows),
        average(row.without for row in rows),
        average(row.together - row.without for row in rows),
        average(row.bidder for row in rows),
        average(row.taken for row in rows),
        rules.hand_size / rules.players,
        complete,
    )


def _chunk(
    rules: Rules, seed: int, start: int, deals: int, at_least: int
) -> tuple[list[_Row], int]:
    rows = []
    for number in range(start + 1, start + deals + 1):
        hand = Hand.start(shuffle(rules, seed, number))
        while hand.phase in (Phase.AUCTION, Phase.TRUMP):
            assert hand.turn is not None
            hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
        contract = hand.contract
        if contract is None or contract.alone or contract.bid < at_least:
            continue
        rows.append(_Row(*_solved(hand), *_played(hand)))
    return rows, deals


def _solved(hand: Hand) -> tuple[int, int]:
    """Return the tricks of the bidder's side with the partner, and without."""
    rules, contract = hand.rules, hand.contract
    assert contract is not None
    assert contract.strain is not None
    strains = [contract.strain]
    at = rules.place[contract.seat]
    packed = pack(hand.held, rules.copies)
    sides = 1 << at | 1 << (at + 2) % 4
    together = solve_packed(packed, rules.players, rules.copies, sides, strains, [at])[0]
    playing = [seat for seat in rules.seats if seat is not rules.partner(contract.seat)]
    at = playing.index(contract.seat)
    packed = pack([hand.cards(seat) for seat in playing], rules.copies)
    without = solve_packed(packed, len(playing), rules.copies, 1 << at, strains, [at])[0]
    return together, without


def _played(hand: Hand) -> tuple[int, int]:
    """Play the hand out with bots and return the tricks of the bidder's and the partner's cards."""
    assert hand.contract is not None
    bidder, partner = hand.contract.seat, hand.rules.partner(hand.contract.seat)
    assert partner is not None
    while hand.turn is not None:
        hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
    return hand.taken[bidder], hand.taken[partner]
