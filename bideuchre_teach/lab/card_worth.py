"""What each legal card is worth on average, over the ways the unseen cards may lie.

Each way is solved for every legal card, so that what one card is behind another is told more
exactly than what either takes: both meet the same deals. It is an answer for hints that do not
peek, with the fault of all such answers: in each solved deal everybody sees all the cards, as if
a finesse could never be misguessed and nobody had to find out how the cards lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass

from ..cards import Card
from ..deals import Deal
from ..draw.chart import Chart
from ..hand import Hand, Settled
from ..judge import Phase
from ..solver import card_values
from ..view import View
from .believing import World, tells
from .charts import cards_chart
from .counts import Mean, Tricks, average, counted
from .gathering import chunks, gather
from .tables import cards_table
from .unseen import Calls, unseen

DEALS = {1: 200, 2: 20}
"""How many deals are sampled unless told otherwise, by copies of each card in the pack."""
_CHUNK = {1: 50, 2: 5}


@dataclass(frozen=True, slots=True)
class CardWorth:
    """What each legal card is worth on average; made by `card_worth`, shows itself as a table."""

    view: View
    tricks: Mapping[Card, Tricks]
    """For each card the tricks that the own side still takes, this one included."""
    behind: Mapping[Card, Mean]
    """How many tricks each card takes fewer than the best one, in the same deals."""
    often_best: Mapping[Card, Mean]
    """In how many of the deals no card does better, from 0 to 1."""
    made: Mapping[Card, Mean]
    """How often the bid is then made, whoever bid it, from 0 to 1."""
    complete: bool = True
    """False when the work was interrupted: then fewer deals were sampled than asked for."""
    fits: float | None = None
    """The share of the deals that fit the calls, from 0 to 1; None where no calls were asked."""

    @property
    def best(self) -> Card:
        """The card that takes most on average; of equal ones the first that is held."""
        return max(self.tricks, key=lambda card: self.tricks[card].mean.value)

    @property
    def deals(self) -> int:
        """How many deals were sampled."""
        return next(iter(self.tricks.values())).deals

    def chart(self) -> Chart:
        """Return a chart of the tricks; only the table where matplotlib is missing."""
        return cards_chart(self)

    def __repr__(self) -> str:
        return cards_table(self)


def card_worth(
    view: View | Hand,
    *,
    deals: int | None = None,
    seed: int = 1,
    calls: Calls = "believe",
    executor: Executor | None = None,
    progress: bool = False,
) -> CardWorth:
    """Say what each legal card is worth on average, from what the seat to act may see.

    ``view`` is that seat's view; a `Hand` stands for it, and its hidden cards are not looked at.
    ``deals`` are 200, in the double deck 20, which takes about half a second. ``calls="ignore"``
    samples without asking what the others' calls tell (see `lab.unseen`): ten times as quick, and
    farther from the truth. ``executor`` and ``progress`` are as in `hand_worth`. Raises
    `ValueError` when this seat has no card to play.

    >>> from bideuchre_teach import Rules, deals
    >>> hand = Hand.start(deals.shuffle(Rules.cutthroat(), 7, dealer="S"))
    >>> for text in ("3", "pass", "pass", "pass", "H"):
    ...     hand = hand.do(hand.read(text))
    >>> worth = card_worth(hand, deals=20)
    >>> set(worth.tricks) == set(hand.actions()), worth.behind[worth.best].value
    (True, 0.0)
    """
    seen = _playing_view(view)
    rules = seen.rules
    count = DEALS[rules.copies] if deals is None else deals
    if count < 1:
        raise ValueError("sample at least one deal")
    cut = chunks(count, _CHUNK[rules.copies])
    tasks = [(seen, (seed << 20) + number, size, calls) for number, size in cut]
    results, complete = gather(_chunk, tasks, executor, progress, [size for _, size in cut])
    rows = [row for part, _ in results for row in part]
    cards = [card for card in seen.actions() if isinstance(card, Card)]
    fits = (
        None
        if calls == "ignore" or not tells(seen) or not rows
        else sum(fit for _, fit in results) / len(rows)
    )
    return _summed(seen, cards, rows, complete, fits)


def _playing_view(view: View | Hand) -> View:
    if isinstance(view, Hand):
        if view.turn is None:
            raise ValueError("the hand is over, so no card is to be played")
        view = view.seen_by(view.turn)
    if view.phase is not Phase.PLAY or not view.is_turn:
        raise ValueError(f"{view.seat} has no card to play now")
    return view


def _summed(
    view: View, cards: list[Card], rows: list[tuple[int, ...]], complete: bool, fits: float | None
) -> CardWorth:
    size = view.rules.hand_size
    columns = {card: [row[i] for row in rows] for i, card in enumerate(cards)}
    tricks = {card: counted(column, size) for card, column in columns.items()}
    best = columns[max(tricks, key=lambda card: tricks[card].mean.value)]
    tops = [max(row) for row in rows]
    return CardWorth(
        view,
        tricks,
        {
            card: average(b - own for b, own in zip(best, column, strict=True))
            for card, column in columns.items()
        },
        {
            card: average(float(own == top) for own, top in zip(column, tops, strict=True))
            for card, column in columns.items()
        },
        {card: found.average(_made(view)) for card, found in tricks.items()},
        complete,
        fits,
    )


def _made(view: View) -> Callable[[int], float]:
    """Return whether the bid is made when the own side still takes so many tricks."""
    rules, contract = view.rules, view.contract
    assert contract is not None
    bidders = rules.seats_of(rules.side_of(contract.seat))
    taken = sum(view.taken[seat] for seat in bidders)
    left = rules.hand_size - len(view.tricks)
    bids = view.seat in bidders

    def made(own: int) -> float:
        return float(taken + (own if bids else left - own) >= contract.bid)

    return made


def _chunk(view: View, seed: int, deals: int, calls: Calls) -> tuple[list[tuple[int, ...]], int]:
    """Solve one chunk of deals: what each legal card takes, and how many deals fit the calls."""
    cards = view.actions()
    rows, fit = [], 0
    for world, fitting in unseen(view).tried(seed, deals, calls):
        values = card_values(_table(view, world))
        rows.append(tuple(values[card] for card in cards if isinstance(card, Card)))
        fit += fitting
    return rows, fit


def _table(view: View, world: World) -> Hand:
    """Return the hand as it would stand if the cards lay so, dealt as they are after any swap."""
    rules = view.rules
    dealt = [list(held) for held in world]
    for trick in (*view.tricks, *([view.trick] if view.trick is not None else [])):
        for seat, card in trick.plays:
            dealt[rules.place[seat]].append(card)
    rest = Counter(rules.pack)
    rest.subtract(card for held in dealt for card in held)
    deal = Deal(rules, view.dealer, tuple(map(tuple, dealt)), tuple(rest.elements()))
    settled = Settled(deal, view.auction, view.contract, out=view.out)
    played = view.trick.cards if view.trick is not None else ()
    return Hand(settled, Phase.PLAY, view.turn, world, played, view.tricks)
