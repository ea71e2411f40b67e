"""What the calls tell about unseen cards: whether good habits would have called so.

Nobody bids five on nothing. A way the cards may lie is *believed* when a player of good habits
(`bots.Steady`), holding what it gives each other seat, would have called at most one trick away
from what that seat called, in the double deck two, and would have named the strain that was
named. This is a rule of thumb: real players differ from it, and what a card played tells about
the rest of a hand is not asked, save for who could not follow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..auction import Auction, Call, level
from ..bots import Steady
from ..cards import Card, Seat, Strain
from ..judge import Phase
from ..view import View

World = tuple[tuple[Card, ...], ...]

SLACK = {1: 1, 2: 2}
"""By how many tricks a call may differ from good habits, by copies of each card in the pack."""


@dataclass(frozen=True, slots=True)
class _Said:
    seat: Seat
    before: Auction
    call: Call


def misfit(view: View) -> Callable[[World, int], int]:
    """Return how badly a way the cards may lie fits the calls of the other seats; 0 is believed.

    The function returned takes the cards each seat holds now and a limit, and counts up to it:
    a trick for each that a call is further off than it may be, and one for another strain.
    """
    said = _said(view)
    named = _named(view)
    gone: dict[Seat, list[Card]] = {seat: [] for seat in view.rules.seats}
    for trick in (*view.tricks, *([view.trick] if view.trick is not None else [])):
        for seat, card in trick.plays:
            gone[seat].append(card)

    def dealt(world: World, seat: Seat) -> tuple[Card, ...]:
        held = [*world[view.rules.place[seat]], *gone[seat]]
        if view.gave and view.got and seat is view.rules.partner(view.seat):
            for card in view.gave:
                held.remove(card)
            held.extend(view.got)
        return tuple(sorted(held, key=lambda card: card.index))

    def count(world: World, limit: int) -> int:
        off = 0
        for one in said:
            if off >= limit:
                return off
            off += _off(view, one, dealt(world, one.seat))
        if named is not None and off < limit:
            off += _other_strain(view, named, dealt(world, named))
        return off

    return count


def tells(view: View) -> bool:
    """Whether anybody else has called or named anything that tells about the unseen cards."""
    return bool(_said(view)) or _named(view) is not None


def _said(view: View) -> list[_Said]:
    """Return the calls that tell something: those of others, by cards that can be known again."""
    auction = Auction(view.rules, view.dealer)
    hidden = _swapped_unseen(view)
    said = []
    for seat, call in view.auction.spoken():
        if seat is not view.seat and seat not in hidden and not auction.forced:
            said.append(_Said(seat, auction, call))
        auction = auction.add(call)
    return said


def _named(view: View) -> Seat | None:
    """Return who named a strain after the auction, where that is somebody else and tells."""
    contract = view.contract
    if view.rules.strain_in_bid or contract is None or contract.strain is None:
        return None
    if contract.seat is view.seat or contract.seat in _swapped_unseen(view):
        return None
    return contract.seat


def _swapped_unseen(view: View) -> set[Seat]:
    """Return the seats whose first hands are mixed by a swap this seat did not see."""
    if not view.swap_size or view.contract is None or view.gave is not None:
        return set()
    partner = view.rules.partner(view.contract.seat)
    return {view.contract.seat, *([partner] if partner is not None else [])}


def _off(view: View, said: _Said, held: tuple[Card, ...]) -> int:
    choice = Steady().choose(_calling(view, said.seat, said.before, held)).action
    assert isinstance(choice, Call)
    apart = abs(_height(said.before, choice) - _height(said.before, said.call))
    off = max(0, apart - SLACK[view.rules.copies])
    both = choice.strain is not None and said.call.strain is not None
    return off + (both and choice.strain is not said.call.strain)


def _height(before: Auction, call: Call) -> int:
    """Return how high a call stands; a pass just below the least bid that was left."""
    rules = before.rules
    if not call.is_pass:
        return level(rules, call)
    return rules.minimum_bid - 1 if before.high is None else level(rules, before.high)


def _other_strain(view: View, seat: Seat, held: tuple[Card, ...]) -> int:
    assert view.contract is not None
    choice = Steady().choose(_calling(view, seat, view.auction, held)).action
    assert isinstance(choice, Strain)
    return int(choice is not view.contract.strain)


def _calling(view: View, seat: Seat, auction: Auction, held: tuple[Card, ...]) -> View:
    return View(
        rules=view.rules,
        seat=seat,
        dealer=view.dealer,
        cards=held,
        auction=auction,
        contract=auction.contract,
        phase=Phase.AUCTION if auction.contract is None else Phase.TRUMP,
        turn=seat,
        out=None,
        tricks=(),
        trick=None,
        counts=(view.rules.hand_size,) * view.rules.players,
        swap_size=None,
        gave=None,
        got=None,
    )
