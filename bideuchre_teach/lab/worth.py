"""What a hand is worth: its tricks with each strain, and each bid in points.

The unseen cards are dealt out many times in ways that fit what the seat knows, and each deal is
solved with the seat as bidder and on lead. Solved deals are a little optimistic for whoever plays
against guesswork, since in them everybody sees all the cards and nobody errs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass

from ..auction import Call, Contract, every_bid
from ..bots import Steady
from ..cards import Card, Seat, Side, Strain, cards
from ..deals import Deal, constrained
from ..draw.chart import Chart
from ..hand import Hand
from ..judge import Phase
from ..rules import Rules
from ..scoring import points, score, winner
from ..solver import pack, solve_packed
from ..view import View
from .charts import bids_chart, tricks_chart
from .counts import Mean, Tricks, counted
from .gathering import chunks, gather
from .tables import bids_table, tricks_table
from .unseen import unseen

DEALS = {1: 400, 2: 40}
"""How many deals are sampled unless told otherwise, by copies of each card in the pack."""
_CHUNK = {1: 50, 2: 4}


@dataclass(frozen=True, slots=True)
class BidWorth:
    """What one call is worth, over sampled deals, at its best strain.

    Points are the mean of this hand's score; ``swing`` is the own side's points less those of the
    best other side.
    """

    call: Call
    strain: Strain
    made: Mean
    """How often the bid is made, from 0 to 1."""
    points: Mean
    """Points of the bidder's side."""
    others: Mean
    """Points of the best other side."""
    swing: Mean
    wins: Mean | None = None
    """How often the bidder's side wins the game with this hand; None where no score was given."""
    loses: Mean | None = None
    """How often another side does."""


class Bids(tuple[BidWorth, ...]):
    """What each bid is worth, from low to high; shows itself as a table, `chart` as a picture."""

    worth: HandWorth

    def __new__(cls, bids: Iterable[BidWorth], worth: HandWorth) -> Bids:
        """Keep the bids together with the hand they are for."""
        made = super().__new__(cls, bids)
        made.worth = worth
        return made

    def __repr__(self) -> str:
        return bids_table(self, self.worth)

    def chart(self) -> Chart | str:
        """Return a chart of the points, or the table where matplotlib is missing."""
        return bids_chart(self, self.worth)


@dataclass(frozen=True, slots=True)
class HandWorth:
    """What a hand is worth as bidder, on lead; made by `hand_worth`.

    It shows itself as a table of tricks by strain; `bids` gives the points.
    """

    view: View
    tricks: Mapping[Strain, Tricks]
    """Tricks of the own side, by strain."""
    alone: Mapping[Strain, Tricks]
    """Tricks without the partner, after a swap where the table plays one; empty in cutthroat."""
    complete: bool = True
    """False when the work was interrupted: then fewer deals were sampled than asked for."""

    @property
    def best(self) -> Strain:
        """The strain with the most tricks on average."""
        return max(self.tricks, key=lambda strain: self.tricks[strain].mean.value)

    @property
    def deals(self) -> int:
        """How many deals were sampled."""
        return self.tricks[self.best].deals

    def bids(self, totals: Mapping[Side, int] | None = None) -> Bids:
        """Return what each legal bid is worth, the best strain for each, from low to high.

        ``totals`` is the score of the game before this hand: with it, each bid also says how often
        it wins or loses the game at once.
        """
        calls = [call for call in self.view.auction.legal() if not call.is_pass]
        if not self.view.is_turn:
            calls = list(every_bid(self.view.rules))
        found: dict[tuple[int, bool, bool], tuple[tuple[float, float], BidWorth]] = {}
        for call in calls:
            for strain in [call.strain] if call.strain else list(self.tricks):
                tricks = (self.alone if call.alone else self.tricks).get(strain)
                if tricks is None:
                    continue
                worth = self._bid(call, strain, tricks, totals)
                key = (call.number, call.alone, call.small_pepper)
                # Where no strain makes it, the one that comes nearest is named.
                merit = (worth.swing.value, tricks.mean.value)
                if key not in found or merit > found[key][0]:
                    found[key] = (merit, worth)
        return Bids((bid for _, bid in found.values()), self)

    def highest_safe_bid(self, chance: float = 0.75) -> BidWorth | None:
        """Return the highest number bid that is made at least this often, or None."""
        safe = [b for b in self.bids() if not b.call.alone and b.made.value >= chance]
        return safe[-1] if safe else None

    def _bid(
        self, call: Call, strain: Strain, tricks: Tricks, totals: Mapping[Side, int] | None
    ) -> BidWorth:
        rules, seat = self.view.rules, self.view.seat
        own = rules.side_of(seat)
        other_seat = next(s for s in rules.seats if rules.side_of(s) is not own)
        contract = Contract(
            seat, call.number or rules.hand_size, call.alone, strain, call.small_pepper
        )

        def taken(number: int) -> dict[Seat, int]:
            counts = dict.fromkeys(rules.seats, 0)
            return counts | {seat: number, other_seat: rules.hand_size - number}

        def scores(number: int) -> tuple[int, int]:
            lines = {line.side: line.points for line in points(rules, contract, taken(number))}
            return lines.pop(own), max(lines.values())

        def wins(number: int) -> int:
            won = winner(rules, totals or {}, score(rules, contract, taken(number)))
            return 0 if won is None else 1 if won[0] is own else -1

        return BidWorth(
            call,
            strain,
            tricks.chance(contract.bid),
            tricks.average(lambda n: scores(n)[0]),
            tricks.average(lambda n: scores(n)[1]),
            tricks.average(lambda n: scores(n)[0] - scores(n)[1]),
            None if totals is None else tricks.average(lambda n: float(wins(n) > 0)),
            None if totals is None else tricks.average(lambda n: float(wins(n) < 0)),
        )

    def chart(self) -> Chart | str:
        """Return a chart of the tricks, or the table where matplotlib is missing."""
        return tricks_chart(self)

    def __repr__(self) -> str:
        return tricks_table(self)


def holding(
    held: str | Iterable[Card], rules: Rules, seat: Seat | str = "W", dealer: Seat | str = "S"
) -> View:
    """Return what a seat sees that holds these cards before the first call.

    Raises `RulesError` when this table does not deal such a hand.

    >>> holding("J♥ J♦ A♥ K♥ A♠ 9♣", Rules.cutthroat()).is_turn
    True
    """
    deal = constrained(rules, 0, {seat: cards(held)}, dealer=dealer)
    return Hand.start(deal).seen_by(Seat.of(seat))


def hand_worth(
    view: View | Hand,
    strains: Iterable[Strain | str] | None = None,
    *,
    deals: int | None = None,
    seed: int = 1,
    alone: bool = True,
    executor: Executor | None = None,
    progress: bool = False,
) -> HandWorth:
    """Say how many tricks a hand takes as bidder with each strain, and so what each bid is worth.

    ``view`` is what a seat sees during the auction (`holding` makes one from cards alone); a `Hand`
    stands for what its seat to act sees. ``strains`` are those of the table unless named, ``deals``
    400, in the double deck 40. ``executor`` is any `concurrent.futures.Executor`; the answer is the
    same with none and with many workers. Interrupting keeps the deals done so far. Raises
    `ValueError` when no bid can be made any more.

    >>> worth = hand_worth(holding("J♥ J♦ A♥ K♥ A♠ 9♣", Rules.cutthroat()), ["H"], deals=50)
    >>> worth.tricks[Strain.HEARTS].mean.value
    5.0
    """
    seen = _seen(view)
    rules = seen.rules
    if seen.phase is not Phase.AUCTION:
        raise ValueError("the auction is over: ask the solver what a card is worth")
    named = tuple(Strain.of(strain) for strain in strains or rules.strains)
    count = DEALS[rules.copies] if deals is None else deals
    lone = alone and rules.has_alone
    tasks = [
        (seen, named, (seed << 20) + number, size, lone)
        for number, size in chunks(count, _CHUNK[rules.copies])
    ]
    results, complete = gather(_chunk, tasks, executor, progress)
    nothing = counted((), rules.hand_size)
    tricks = {s: sum((part[0][i] for part in results), nothing) for i, s in enumerate(named)}
    by_oneself = {s: sum((part[1][i] for part in results), nothing) for i, s in enumerate(named)}
    return HandWorth(seen, tricks, by_oneself if lone else {}, complete)


def _seen(view: View | Hand) -> View:
    if isinstance(view, View):
        return view
    if view.turn is None:
        raise ValueError("the hand is over, so nobody is to act")
    return view.seen_by(view.turn)


def _chunk(
    view: View, strains: tuple[Strain, ...], seed: int, deals: int, alone: bool
) -> tuple[list[Tricks], list[Tricks]]:
    """Solve one chunk of deals: tricks by strain with the partner, then alone."""
    rules, at = view.rules, view.rules.place[view.seat]
    worlds = list(unseen(view).worlds(seed, deals))
    packed = [hand for world in worlds for hand in pack(world, rules.copies)]
    sides = sum(
        1 << i for i, s in enumerate(rules.seats) if rules.side_of(s) is rules.side_of(view.seat)
    )
    order = sorted(strains, key=list(Strain).index)
    answers = solve_packed(packed, rules.players, rules.copies, sides, order, [at])
    n = len(order)
    together = {s: counted(answers[i::n], rules.hand_size) for i, s in enumerate(order)}
    lone = {s: counted((), rules.hand_size) for s in strains}
    if alone:
        for strain in strains:
            hands = [hand for world in worlds for hand in _alone(view, world, strain)]
            playing = [seat for seat in rules.seats if seat is not rules.partner(view.seat)]
            leader = playing.index(view.seat)
            found = solve_packed(hands, len(playing), rules.copies, 1 << leader, [strain], [leader])
            lone[strain] = counted(found, rules.hand_size)
    return [together[s] for s in strains], [lone[s] for s in strains]


def _alone(view: View, world: tuple[tuple[Card, ...], ...], strain: Strain) -> list[int]:
    """Return the packed hands of a lone bidder and the two defenders, after any swap."""
    rules, seat = view.rules, view.seat
    partner = rules.partner(seat)
    if rules.swap:
        world = _swapped(view, world, strain)
    return pack(
        [held for s, held in zip(rules.seats, world, strict=True) if s is not partner],
        rules.copies,
    )


def _swapped(
    view: View, world: tuple[tuple[Card, ...], ...], strain: Strain
) -> tuple[tuple[Card, ...], ...]:
    rules = view.rules
    # A table at which this seat calls alone at once: the swap then is chosen by good habits.
    dealer = rules.seats[rules.place[view.seat] - 1]
    hand = Hand.start(Deal(rules, dealer, world)).do(Call(strain=strain, alone=True))
    while hand.phase is Phase.SWAP:
        assert hand.turn is not None
        hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
    return hand.held
