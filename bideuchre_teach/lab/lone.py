"""Solving hands that one player plays for all the tricks, after the swap that the call allows."""

from __future__ import annotations

from collections.abc import Sequence

from ..auction import PASS, SMALL_PEPPER, Call
from ..bots import Steady
from ..cards import Strain
from ..deals import Deal
from ..hand import Hand
from ..judge import Phase
from ..rules import Rules
from ..solver import pack, solve_packed
from ..view import View
from .believing import World
from .counts import Tricks, counted


def solve_lone(
    view: View, worlds: Sequence[World], strain: Strain, small_pepper: bool = False
) -> Tricks:
    """Count the tricks of a lone player on lead against the two others, everybody peeking.

    Where the call comes with a swap, `bots.Steady` chooses it for both partners, each without
    seeing the other's cards, so that part is not peeked at.
    """
    rules, seat = view.rules, view.seat
    partner = rules.partner(seat)
    playing = [one for one in rules.seats if one is not partner]
    at = playing.index(seat)
    hands = []
    for world in worlds:
        held = _swapped(view, world, strain, small_pepper) if _swaps(rules, small_pepper) else world
        hands += pack([held[rules.place[one]] for one in playing], rules.copies)
    found = solve_packed(hands, len(playing), rules.copies, 1 << at, [strain], [at])
    return counted(found, rules.hand_size)


def _swaps(rules: Rules, small_pepper: bool) -> bool:
    return small_pepper or rules.swap > 0


def _swapped(view: View, world: World, strain: Strain, small_pepper: bool) -> World:
    """Return the cards after the swap, which good habits choose."""
    rules = view.rules
    # At a table where this seat speaks first, so that its call stands whatever was called here.
    dealer = rules.seats[rules.place[view.seat] - 1]
    hand = Hand.start(Deal(rules, dealer, world))
    named = strain if rules.strain_in_bid else None
    hand = hand.do(SMALL_PEPPER if small_pepper else Call(strain=named, alone=True))
    while hand.phase is Phase.AUCTION:
        hand = hand.do(PASS)
    if hand.phase is Phase.TRUMP:
        hand = hand.do(strain)
    while hand.phase is Phase.SWAP:
        assert hand.turn is not None
        hand = hand.do(Steady().choose(hand.seen_by(hand.turn)).action)
    return hand.held
