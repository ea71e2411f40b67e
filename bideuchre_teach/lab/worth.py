"""What a hand is worth: its tricks with each strain, and so each bid in points.

The unseen cards are dealt out many times in ways that fit what the seat knows, and each deal is
solved with the seat as bidder and on lead. Solved deals are a little optimistic for a bidder with a
partner, since in them everybody sees all the cards and nobody errs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field

from ..auction import Call, every_bid
from ..cards import Card, Seat, Side, Strain, cards
from ..deals import constrained
from ..draw.chart import Chart
from ..hand import Hand
from ..judge import Phase
from ..reasons import RulesError
from ..rules import Rules
from ..solver import pack, solve_packed
from ..view import View
from .believing import tells
from .bids import Bids, BidWorth, bid_worth
from .charts import tricks_chart
from .counts import Mean, Tricks, counted
from .gathering import chunks, gather
from .lone import solve_lone
from .tables import tricks_table
from .unseen import Calls, unseen

DEALS = {1: 400, 2: 40}
"""How many deals are sampled unless told otherwise, by copies of each card in the pack."""
_CHUNK = {1: 50, 2: 4}


@dataclass(frozen=True, slots=True)
class HandWorth:
    """What a hand is worth as bidder, on lead; made by `hand_worth`.

    It shows itself as a table of tricks by strain; `bids` gives the points.
    """

    view: View
    tricks: Mapping[Strain, Tricks]
    """Tricks of the own side, by strain."""
    alone: Mapping[Strain, Tricks] = field(default_factory=dict)
    """Tricks without the partner, after a swap where the table plays one; empty in cutthroat."""
    small_pepper: Mapping[Strain, Tricks] = field(default_factory=dict)
    """Tricks without the partner after swapping one card; empty where that is not played."""
    complete: bool = True
    """False when the work was interrupted: then fewer deals were sampled than asked for."""
    fits: float | None = None
    """The share of the deals that fit the calls, from 0 to 1; None where no calls were asked."""

    @property
    def best(self) -> Strain:
        """The strain with the most tricks on average."""
        return max(self.tricks, key=lambda strain: self.tricks[strain].mean.value)

    @property
    def deals(self) -> int:
        """How many deals were sampled."""
        return next(iter(self.tricks.values())).deals

    def mean(self, strain: Strain | str) -> Mean:
        """Return the mean tricks of the own side with a strain.

        Raises `KeyError` for a strain that was not sampled.
        """
        return self.tricks[Strain.of(strain)].mean

    def bids(self, totals: Mapping[Side, int] | None = None) -> Bids:
        """Return what each legal bid is worth, the best strain for each, from low to high.

        ``totals`` is the score of the game before this hand, by side: with it, each bid also says
        how often it wins or loses the game at once. A pass is not valued: it is worth what the
        others make of it.

        >>> worth = hand_worth(holding("J♥ J♦ A♥ K♥ A♠ 9♣", Rules.cutthroat()), ["H"], deals=50)
        >>> five = worth.bids({Side.WEST: 16})[4]
        >>> five.call.number, five.points.value, five.wins.value
        (5, 5.0, 1.0)
        """
        found: dict[tuple[int, bool, bool], tuple[tuple[float, float], BidWorth]] = {}
        for call in self._calls():
            by_strain = self.small_pepper if call.small_pepper else self.alone
            for strain, tricks in (by_strain if call.alone else self.tricks).items():
                if call.strain not in (None, strain):
                    continue
                worth = bid_worth(self.view, call, strain, tricks, totals)
                key = (call.number, call.alone, call.small_pepper)
                # Where no strain makes it, the one that comes nearest is named.
                merit = (worth.swing.value, tricks.mean.value)
                if key not in found or merit > found[key][0]:
                    found[key] = (merit, worth)
        return Bids((bid for _, bid in found.values()), self)

    def highest_safe_bid(self, chance: float = 0.75) -> BidWorth | None:
        """Return the highest number bid that is made at least this often, or None.

        >>> worth = hand_worth(holding("J♥ J♦ A♥ K♥ A♠ 9♣", Rules.cutthroat()), ["H"], deals=50)
        >>> worth.highest_safe_bid().call
        Call.of('5')
        """
        safe = [b for b in self.bids() if not b.call.alone and b.made.value >= chance]
        return safe[-1] if safe else None

    def _calls(self) -> list[Call]:
        auction = self.view.auction
        if self.view.phase is Phase.TRUMP:
            return [auction.high] if auction.high is not None else []
        if self.view.is_turn:
            return [call for call in auction.legal() if not call.is_pass]
        return list(every_bid(self.view.rules))

    def chart(self, strain: Strain | str | None = None) -> Chart:
        """Return a chart of the tricks with one strain, the best unless named, beside all means.

        Only the table where matplotlib is missing.
        """
        return tricks_chart(self, self.best if strain is None else Strain.of(strain))

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
    own = cards(held)
    deal = constrained(rules, 0, {seat: own}, dealer=dealer)
    if len(own) != rules.hand_size:
        raise RulesError(
            "deal.hand_size", seat=Seat.of(seat), count=len(own), hand_size=rules.hand_size
        )
    return Hand.start(deal).seen_by(Seat.of(seat))


def hand_worth(
    view: View | Hand,
    strains: Iterable[Strain | str] | None = None,
    *,
    deals: int | None = None,
    seed: int = 1,
    alone: bool = True,
    calls: Calls = "believe",
    executor: Executor | None = None,
    progress: bool = False,
) -> HandWorth:
    """Say how many tricks a hand takes as bidder with each strain, and so what each bid is worth.

    ``view`` is what a seat sees during the auction, or before it names trump (`holding` makes one
    from cards alone); a `Hand` stands for what its seat to act sees. ``strains`` are those of the
    table unless named, ``deals`` 400, in the double deck 40, which takes about a quarter of a
    second, in the double deck some seconds. ``alone=False`` leaves out the lone bids.
    ``calls="ignore"`` samples without asking what the others' calls tell (see `lab.unseen`).

    ``executor`` is any `concurrent.futures.Executor`; the answer is the same with none and with
    many workers. Interrupting keeps the deals done so far. Raises `ValueError` when no bid can be
    made any more.

    The solved deals are a little optimistic: in them everybody sees all the cards, and partners
    never misjudge each other (`lab` says by how much). Only what is certain is just so.

    >>> worth = hand_worth(holding("J♥ J♦ A♥ K♥ A♠ 9♣", Rules.cutthroat()), ["H"], deals=50)
    >>> worth.tricks[Strain.HEARTS].mean.value
    5.0
    """
    seen = bidding_view(view)
    rules = seen.rules
    named = tuple(dict.fromkeys(Strain.of(strain) for strain in strains or rules.strains))
    count = DEALS[rules.copies] if deals is None else deals
    if count < 1:
        raise ValueError("sample at least one deal")
    lone = alone and rules.has_alone
    cut = chunks(count, _CHUNK[rules.copies])
    tasks = [(seen, named, (seed << 20) + number, size, lone, calls) for number, size in cut]
    results, complete = gather(_chunk, tasks, executor, progress, [size for _, size in cut])
    nothing = counted((), rules.hand_size)

    def whole(kind: int) -> dict[Strain, Tricks]:
        parts = [part[kind] for part, _ in results]
        kept = named if kind == 0 or any(parts) else ()
        return {s: sum((part[i] for part in parts), nothing) for i, s in enumerate(kept)}

    together = whole(0)
    done = together[named[0]].deals
    fits = (
        None
        if calls == "ignore" or not tells(seen) or not done
        else sum(fit for _, fit in results) / done
    )
    return HandWorth(seen, together, whole(1), whole(2), complete, fits)


def bidding_view(view: View | Hand) -> View:
    """Return what the bidding seat sees; raises `ValueError` when its time to bid is over."""
    if isinstance(view, Hand):
        if view.turn is None:
            raise ValueError("the hand is over, so nobody is to act")
        view = view.seen_by(view.turn)
    if view.phase is Phase.TRUMP and not view.is_turn:
        raise ValueError(f"{view.turn} names trump, not {view.seat}")
    if view.phase not in (Phase.AUCTION, Phase.TRUMP):
        raise ValueError("the auction is over: card_worth says what a card is worth")
    return view


def _chunk(
    view: View, strains: tuple[Strain, ...], seed: int, deals: int, alone: bool, calls: Calls
) -> tuple[tuple[list[Tricks], list[Tricks], list[Tricks]], int]:
    """Solve one chunk of deals: tricks by strain with the partner, alone, and for small pepper."""
    rules, at = view.rules, view.rules.place[view.seat]
    tried = list(unseen(view).tried(seed, deals, calls))
    worlds = [world for world, _ in tried]
    packed = [hand for world in worlds for hand in pack(world, rules.copies)]
    sides = sum(
        1 << i for i, s in enumerate(rules.seats) if rules.side_of(s) is rules.side_of(view.seat)
    )
    order = sorted(strains, key=list(Strain).index)
    answers = solve_packed(packed, rules.players, rules.copies, sides, order, [at])
    n = len(order)
    found = {s: counted(answers[i::n], rules.hand_size) for i, s in enumerate(order)}
    together = [found[strain] for strain in strains]
    lone = [solve_lone(view, worlds, strain) for strain in strains] if alone else []
    small = alone and rules.small_pepper
    peppers = [solve_lone(view, worlds, s, small_pepper=True) for s in strains] if small else []
    return (together, lone, peppers), sum(fit for _, fit in tried)
