"""A hand: the one state of one deal, from the first call to the score.

A `Hand` never changes; `Hand.do` returns the next one. Partners, cutthroat, alone and the double
deck differ only in what `rules` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from . import judge as judging
from .auction import Auction, Call, Contract
from .bowers import SUITS, winner
from .cards import Card, Seat, Strain
from .deals import Deal
from .judge import Action, Phase, Swap
from .reasons import IllegalAction, Verdict
from .rules import Rules
from .scoring import Result, settle
from .tricks import Trick
from .view import View


class Settled(NamedTuple):
    """What is settled before the first lead and stays as it is while cards are played."""

    deal: Deal
    auction: Auction
    contract: Contract | None = None
    swapped: tuple[tuple[Seat, Swap], ...] = ()
    """Who put which cards aside to swap, the bidder first."""
    out: Seat | None = None
    """The partner of a lone player, who sits out."""


class Hand(NamedTuple):
    """The state of one deal. Start with `Hand.start`, go on with `do`.

    >>> from bideuchre_teach.deals import shuffle
    >>> hand = Hand.start(shuffle(Rules.cutthroat(), 7, dealer="S"))
    >>> for text in ("3", "pass", "pass", "pass", "H"):
    ...     hand = hand.do(hand.read(text))
    >>> hand.turn, hand.phase, hand.contract.bid
    (<Seat.WEST: 'W'>, <Phase.PLAY: 'play'>, 3)
    """

    settled: Settled
    phase: Phase
    turn: Seat | None
    """The seat to act; None when the hand is over."""
    held: tuple[tuple[Card, ...], ...]
    """The cards still held, by seat in the order of ``rules.seats``."""
    played: tuple[Card, ...] = ()
    """The cards of the trick that is being played, from the leader on."""
    tricks: tuple[Trick, ...] = ()
    """The finished tricks."""
    playable: tuple[Card, ...] = ()
    """The cards the seat to act may play, each once; empty outside play."""

    def __repr__(self) -> str:
        acting = f", {self.turn} to act" if self.turn is not None else ""
        return f"<Hand {self.rules.name}: {self.phase.value}{acting}>"

    @classmethod
    def start(cls, deal: Deal) -> Hand:
        """Return the hand as dealt, before the first call; raises `TypeError` without a deal."""
        if not isinstance(deal, Deal):
            raise TypeError(
                f"a hand starts from a Deal, such as deals.shuffle(rules, 7), not from {deal!r}"
            )
        auction = Auction(deal.rules, deal.dealer)
        return cls(Settled(deal, auction), Phase.AUCTION, auction.turn, deal.hands)

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.settled.deal.rules

    @property
    def deal(self) -> Deal:
        """The deal, before any swap."""
        return self.settled.deal

    @property
    def dealer(self) -> Seat:
        """The seat that dealt."""
        return self.settled.deal.dealer

    @property
    def auction(self) -> Auction:
        """The calls so far."""
        return self.settled.auction

    @property
    def contract(self) -> Contract | None:
        """Who plays for what; None during the auction and for a hand thrown in."""
        return self.settled.contract

    @property
    def strain(self) -> Strain | None:
        """The strain played in; None until it is named."""
        return None if self.settled.contract is None else self.settled.contract.strain

    @property
    def out(self) -> Seat | None:
        """The seat that sits out, the partner of a lone player."""
        return self.settled.out

    @property
    def swap_size(self) -> int | None:
        """How many cards the bidder has put aside to swap; None before that."""
        return len(self.settled.swapped[0][1]) if self.settled.swapped else None

    @property
    def trick(self) -> Trick | None:
        """The trick that is being played, perhaps with no card yet; None outside play."""
        if self.phase is not Phase.PLAY or self.strain is None or self.turn is None:
            return None
        order = self.rules.orders(self.out)[self.turn]
        led = len(order) - len(self.played)
        return Trick(self.played, order[led:] + order[:led], self.strain)

    @property
    def taken(self) -> dict[Seat, int]:
        """How many tricks each seat has taken so far."""
        counts = dict.fromkeys(self.rules.seats, 0)
        if self.tricks:
            # Whoever takes a trick leads the next, so only the last one has to be looked into.
            for trick in self.tricks[1:]:
                counts[trick.seats[0]] += 1
            counts[self.tricks[-1].winner] += 1
        return counts

    @property
    def result(self) -> Result | None:
        """How the hand ended, with the score line by line; None before it is over."""
        if self.phase is not Phase.OVER:
            return None
        return settle(self.rules, self.contract, self.taken)

    def cards(self, seat: Seat | str) -> tuple[Card, ...]:
        """Return the cards a seat holds now; raises `RulesError` for no seat of this table."""
        rules = self.rules
        return self.held[rules.place[rules.seat(seat)]]

    def acting_cards(self) -> tuple[Card, ...]:
        """Return the cards of the seat to act; empty when the hand is over."""
        return () if self.turn is None else self.held[self.rules.place[self.turn]]

    def actions(self) -> tuple[Action, ...]:
        """Return every legal action of the seat to act, each once.

        During the auction these are `Call`s, then `Strain`s, then tuples of cards to swap, then
        `Card`s. Empty when the hand is over.
        """
        if self.phase is Phase.PLAY:
            return self.playable
        if self.phase is Phase.AUCTION:
            return self.auction.legal()
        return judging.actions(self)

    def judge(self, action: Action) -> Verdict:
        """Say whether an action is legal now, and why; raises `TypeError` for no action at all."""
        return judging.judge(self, action)

    def do(self, action: Action) -> Hand:
        """Return the hand after an action of the seat to act.

        Raises `IllegalAction`, carrying the verdict with its reasons, when it is not legal.
        """
        if self.phase is Phase.PLAY:
            if action in self.playable:
                return self._play(action)
            raise IllegalAction(self.judge(action))
        if self.phase is Phase.SWAP and isinstance(action, tuple):
            action = judging.swap(action)
        if action not in self.actions():
            raise IllegalAction(self.judge(action))
        if isinstance(action, Call):
            return self._call(action)
        if isinstance(action, Strain):
            return self._name(action)
        assert isinstance(action, tuple)
        return self._swap(action)

    def read(self, text: str) -> Action:
        """Read an action of the present phase from text: ``3``, ``H``, ``9♣ 10♦``, ``J♥``.

        Raises `ValueError` naming what cannot be read.
        """
        readers: dict[Phase, Callable[[str], Action]] = {
            Phase.AUCTION: Call.of,
            Phase.TRUMP: Strain.of,
            Phase.SWAP: judging.swap,
        }
        return readers.get(self.phase, Card.of)(text)

    def seen_by(self, seat: Seat | str) -> View:
        """Return what a seat may know: what bots, hints and browsers get.

        Raises `RulesError` for no seat of this table.
        """
        settled, seat = self.settled, self.rules.seat(seat)
        # A swap that waits for the partner is known to the bidder alone, except for its size.
        done = len(settled.swapped) == 2
        return View(
            rules=self.rules,
            seat=seat,
            dealer=self.dealer,
            cards=self.cards(seat),
            auction=self.auction,
            contract=self.contract,
            phase=self.phase,
            turn=self.turn,
            out=self.out,
            tricks=self.tricks,
            trick=self.trick,
            counts=tuple(len(hand) for hand in self.held),
            swap_size=self.swap_size,
            gave=next((gave for who, gave in settled.swapped if who is seat), None),
            got=next(
                (gave for who, gave in settled.swapped if done and self.rules.partner(who) is seat),
                None,
            ),
        )

    def _call(self, call: Call) -> Hand:
        auction = self.auction.add(call)
        turn, deal = auction.turn, self.deal
        if turn is not None:
            return Hand(Settled(deal, auction), Phase.AUCTION, turn, self.held)
        contract = auction.contract
        if contract is None:
            return Hand(Settled(deal, auction), Phase.OVER, None, self.held)
        out = self.rules.partner(contract.seat) if contract.alone else None
        settled = Settled(deal, auction, contract, out=out)
        if contract.strain is None:
            return Hand(settled, Phase.TRUMP, contract.seat, self.held)
        return self._ready(settled)

    def _name(self, strain: Strain) -> Hand:
        old, contract = self.settled, self.settled.contract
        assert contract is not None
        named = Contract(contract.seat, contract.bid, contract.alone, strain, contract.small_pepper)
        return self._ready(Settled(old.deal, old.auction, named, out=old.out))

    def _ready(self, settled: Settled) -> Hand:
        contract = settled.contract
        assert contract is not None
        if contract.small_pepper or (contract.alone and self.rules.swap):
            return Hand(settled, Phase.SWAP, contract.seat, self.held)
        return _lead(settled, contract.seat, self.held, ())

    def _swap(self, gives: Swap) -> Hand:
        old = self.settled
        assert self.turn is not None
        assert old.contract is not None
        swapped = (*old.swapped, (self.turn, gives))
        settled = Settled(old.deal, old.auction, old.contract, swapped, old.out)
        if len(swapped) == 1 and gives:
            return Hand(settled, Phase.SWAP, old.out, self.held)
        held = list(self.held)
        if len(swapped) == 2:
            (bidder, put), (partner, back) = swapped
            held[self.rules.place[bidder]] = (*_without(self.cards(bidder), put), *back)
            held[self.rules.place[partner]] = (*_without(self.cards(partner), back), *put)
        return _lead(settled, old.contract.seat, tuple(held), ())

    def _play(self, card: Card) -> Hand:
        # This runs for every card of every simulated hand, so it looks things up in tables instead
        # of asking `tricks`; the tests hold it to the same answers.
        settled, phase, turn, held, played, tricks, _ = self
        rules = settled.deal.rules
        at = rules.place[turn]  # type: ignore[index]
        mine = held[at]
        i = mine.index(card)
        held = (*held[:at], mine[:i] + mine[i + 1 :], *held[at + 1 :])
        played = (*played, card)
        strain: Strain = settled.contract.strain  # type: ignore[union-attr, assignment]
        orders = rules.orders(settled.out)
        following = orders[turn][1]  # type: ignore[index]
        order = orders[following]
        if len(played) < len(order):
            theirs = held[rules.place[following]]
            suits = SUITS[strain]
            led = suits[played[0]]
            playable = tuple([card for card in theirs if suits[card] is led]) or theirs
            if rules.copies > 1:
                playable = tuple(dict.fromkeys(playable))
            return _new(Hand, (settled, phase, following, held, played, tricks, playable))
        tricks = (*tricks, Trick(played, order, strain))
        if len(tricks) < rules.hand_size:
            return _lead(settled, order[winner(played, strain)], held, tricks)
        return Hand(settled, Phase.OVER, None, held, (), tricks)


def _lead(
    settled: Settled, seat: Seat, held: tuple[tuple[Card, ...], ...], tricks: tuple[Trick, ...]
) -> Hand:
    rules = settled.deal.rules
    playable = held[rules.place[seat]]
    if rules.copies > 1:
        playable = tuple(dict.fromkeys(playable))
    return _new(Hand, (settled, Phase.PLAY, seat, held, (), tricks, playable))


_new = tuple.__new__


def _without(held: tuple[Card, ...], gone: Swap) -> tuple[Card, ...]:
    left = list(held)
    for card in gone:
        left.remove(card)
    return tuple(left)
