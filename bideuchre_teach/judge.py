"""Legal actions and their reasons, for anyone who knows the position: the table or one seat.

`Hand` knows all cards and a `View` only what one seat may know; both are judged here, so that a
learner, a bot and the referee are told the same thing for the same reason.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from itertools import combinations
from typing import Protocol

from . import tricks
from .auction import Auction, Call, Contract
from .cards import Card, Seat, Strain, cards
from .reasons import Verdict, allowed, because, refused
from .rules import Rules

Swap = tuple[Card, ...]
"""Cards put aside to be swapped with the partner, sorted by their place in the pack."""
Action = Call | Strain | Swap | Card
"""What a player does: calls, names the strain, swaps, or plays a card."""


class Phase(Enum):
    """Where a hand stands."""

    AUCTION = "auction"
    TRUMP = "trump"
    SWAP = "swap"
    PLAY = "play"
    OVER = "over"

    __hash__ = object.__hash__


class Position(Protocol):
    """What judging an action needs to know: the table, and the cards of the seat to act."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        ...

    @property
    def phase(self) -> Phase:
        """Where the hand stands."""
        ...

    @property
    def turn(self) -> Seat | None:
        """The seat to act."""
        ...

    @property
    def auction(self) -> Auction:
        """The calls so far."""
        ...

    @property
    def contract(self) -> Contract | None:
        """Who plays for what."""
        ...

    @property
    def strain(self) -> Strain | None:
        """The strain played in."""
        ...

    @property
    def trick(self) -> tricks.Trick | None:
        """The trick that is being played."""
        ...

    @property
    def swap_size(self) -> int | None:
        """How many cards the bidder has put aside to swap."""
        ...

    def acting_cards(self) -> tuple[Card, ...]:
        """Return the cards of the seat to act."""
        ...


def swap(held: str | tuple[Card, ...]) -> Swap:
    """Read the cards of a swap and sort them as swaps are kept.

    >>> swap("K♥ 9♣")
    (Card('9♣'), Card('K♥'))
    """
    return tuple(sorted(cards(held), key=lambda card: card.index))


def actions(at: Position) -> tuple[Action, ...]:
    """Return every legal action of the seat to act, each once; empty when the hand is over."""
    if at.phase is Phase.AUCTION:
        return at.auction.legal()
    if at.phase is Phase.TRUMP:
        return at.rules.strains
    if at.phase is Phase.SWAP:
        held = sorted(at.acting_cards(), key=lambda card: card.index)
        return tuple(
            action for size in _swap_sizes(at) for action in dict.fromkeys(combinations(held, size))
        )
    if at.phase is Phase.PLAY and at.strain is not None:
        led = at.trick.led if at.trick is not None else None
        return tricks.legal(at.acting_cards(), led, at.strain)
    return ()


def judge(at: Position, action: Action) -> Verdict:
    """Say whether an action is legal now, and why.

    Raises `TypeError` for what is no action at all.
    """
    kind = _kind(action)
    if kind is not at.phase:
        return _out_of_place(at, action)
    if isinstance(action, Call):
        return at.auction.judge(action)
    if isinstance(action, Strain):
        if action in at.rules.strains:
            return allowed(because("trump.named", strain=action, seat=at.turn))
        return refused(because("trump.no_trump_not_played", strain=action, rules=at.rules))
    if isinstance(action, Card):
        assert at.strain is not None
        led = at.trick.led if at.trick is not None else None
        return tricks.judge(action, at.acting_cards(), led, at.strain)
    return _judge_swap(at, swap(action))


def _out_of_place(at: Position, action: Action) -> Verdict:
    """Refuse an action of another phase, by the rule that gives it its place or gives it none."""
    rules, contract = at.rules, at.contract
    if isinstance(action, Call) and (at.phase is not Phase.OVER or contract is None):
        return at.auction.judge(action)
    if at.phase is Phase.OVER:
        return refused(because("hand.over", action=action))
    if isinstance(action, Strain) and rules.strain_in_bid:
        return refused(because("trump.in_the_bid", strain=action, rules=rules))
    if isinstance(action, tuple):
        if not (rules.small_pepper or (rules.swap and rules.has_alone)):
            return refused(because("swap.not_played", rules=rules))
        if contract is not None and not (contract.small_pepper or (contract.alone and rules.swap)):
            return refused(because("swap.not_in_this_hand", rules=rules))
    return refused(because(f"phase.{at.phase.value}", action=action, seat=at.turn, rules=rules))


def _judge_swap(at: Position, action: Swap) -> Verdict:
    seat, partner = at.turn, None if at.turn is None else at.rules.partner(at.turn)
    facts = {"cards": action, "count": len(action), "seat": seat, "partner": partner}
    for card, count in Counter(action).items():
        if at.acting_cards().count(card) < count:
            return refused(because("swap.not_in_hand", card=card, **facts))
    sizes = _swap_sizes(at)
    if len(action) not in sizes:
        if at.swap_size is not None:
            return refused(because("swap.as_many_back", wanted=at.swap_size, **facts))
        if at.contract is not None and at.contract.small_pepper:
            return refused(because("swap.exactly_one", **facts))
        return refused(because("swap.too_many", most=at.rules.swap, **facts))
    if at.swap_size is not None:
        return allowed(because("swap.gives_back", **facts))
    return allowed(because("swap.gives" if action else "swap.keeps_all", **facts))


def _swap_sizes(at: Position) -> range:
    if at.swap_size is not None:
        return range(at.swap_size, at.swap_size + 1)
    if at.contract is not None and at.contract.small_pepper:
        return range(1, 2)
    return range(at.rules.swap + 1)


def _kind(action: object) -> Phase:
    if isinstance(action, Card):
        return Phase.PLAY
    if isinstance(action, Call):
        return Phase.AUCTION
    if isinstance(action, Strain):
        return Phase.TRUMP
    if isinstance(action, tuple) and all(isinstance(card, Card) for card in action):
        return Phase.SWAP
    raise TypeError(
        f"{action!r} is not an action: give a Call, a Strain, a Card or a tuple of Cards to swap"
    )
