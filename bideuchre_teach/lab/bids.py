"""What each bid is worth in points at this table and score, from the tricks a hand takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, SupportsIndex, overload

from ..auction import Call, Contract
from ..cards import Seat, Side, Strain
from ..draw.chart import Chart
from ..scoring import points, score, winner
from ..view import View
from .charts import bids_chart
from .counts import Mean, Tricks
from .tables import bids_table, percent

if TYPE_CHECKING:
    from .worth import HandWorth


@dataclass(frozen=True, slots=True, repr=False)
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

    def __repr__(self) -> str:
        named = self.call.text if self.call.strain else f"{self.call.text} in {self.strain.spoken}"
        return f"{named}: made {percent(self.made)}, {self.points} points"


class Bids(tuple[BidWorth, ...]):
    """What each bid is worth, from low to high; shows itself as a table, `chart` as a picture."""

    worth: HandWorth

    def __new__(cls, bids: Iterable[BidWorth], worth: HandWorth) -> Bids:
        """Keep the bids together with the hand they are for."""
        made = super().__new__(cls, bids)
        made.worth = worth
        return made

    @overload
    def __getitem__(self, place: SupportsIndex, /) -> BidWorth: ...
    @overload
    def __getitem__(self, place: slice, /) -> Bids: ...
    def __getitem__(self, place: SupportsIndex | slice, /) -> BidWorth | Bids:
        """Return one bid, or some of them, which show themselves as a table as well."""
        if isinstance(place, slice):
            return Bids(super().__getitem__(place), self.worth)
        return super().__getitem__(place)

    def __reduce__(self) -> tuple[type[Bids], tuple[tuple[BidWorth, ...], HandWorth]]:
        return Bids, (tuple(self), self.worth)

    def __repr__(self) -> str:
        return bids_table(self, self.worth)

    def chart(self) -> Chart:
        """Return a chart of the points; only the table where matplotlib is missing."""
        return bids_chart(self, self.worth)


def bid_worth(
    view: View, call: Call, strain: Strain, tricks: Tricks, totals: Mapping[Side, int] | None = None
) -> BidWorth:
    """Return what a call is worth with these tricks of the bidder's side.

    ``totals`` is the score of the game before the hand, by side; a side left out has 0.
    """
    rules, seat = view.rules, view.seat
    own = rules.side_of(seat)
    other_seat = next(s for s in rules.seats if rules.side_of(s) is not own)
    contract = Contract(seat, call.number or rules.hand_size, call.alone, strain, call.small_pepper)

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
