"""What the cards so far prove: which are still unseen, who is void, and how safe a card is.

Everything here comes from a `View`, so from a seat's own cards and from what was played openly.
"""

from __future__ import annotations

from functools import cached_property
from math import comb

from ..bowers import HEIGHTS, STRENGTHS, SUITS, winner
from ..cards import Card, Seat, Strain, Suit
from ..view import View


class Memory:
    """What a seat can deduce while the cards are played.

    Chances treat every unseen card as equally likely to lie in any hand that may still hold its
    suit (hypergeometric), which is how a careful player counts.

    >>> from bideuchre_teach.deals import shuffle
    >>> from bideuchre_teach.hand import Hand
    >>> from bideuchre_teach.rules import Rules
    >>> hand = Hand.start(shuffle(Rules.cutthroat(), 7, dealer="S"))
    >>> for text in ("3", "pass", "pass", "pass", "H"):
    ...     hand = hand.do(hand.read(text))
    >>> memory = Memory(hand.seen_by(Seat.WEST))
    >>> sum(map(len, memory.unseen.values())), [seat.value for seat in memory.against]
    (18, ['S', 'N', 'E'])
    """

    def __init__(self, view: View) -> None:
        if view.contract is None or view.strain is None:
            raise ValueError("there is nothing to remember before a contract is settled")
        self.view = view
        self.strain: Strain = view.strain
        self.trump: Suit | None = view.strain.trump
        self.suits = SUITS[self.strain]
        self.heights = HEIGHTS[self.strain]
        rules, me, bidder = view.rules, view.seat, view.contract.seat
        partner_plays = rules.has_partners and not view.contract.alone
        self.twins = rules.copies > 1
        self.is_bidder = me is bidder
        self.bidding_side = me is bidder or (partner_plays and rules.partner(me) is bidder)
        players = [seat for seat in rules.seats if seat is not me and seat is not view.out]
        if partner_plays:
            allies = [seat for seat in players if rules.partner(me) is seat]
        else:
            allies = [] if me is bidder else [seat for seat in players if seat is not bidder]
        self.allies: tuple[Seat, ...] = tuple(allies)
        self.against: tuple[Seat, ...] = tuple(s for s in players if s not in allies)
        trick = view.trick
        self.played: tuple[Card, ...] = trick.cards if trick is not None else ()
        self.later: tuple[Seat, ...] = (
            trick.seats[len(trick.cards) + 1 :] if trick is not None else ()
        )
        self.led: Suit | None = trick.led if trick is not None else None
        self.left = dict(zip(rules.seats, view.counts, strict=True))
        if view.out is not None and me is bidder and view.gave is not None:
            self.left[view.out] -= len(view.gave)
        self.voids = self._voids()
        self.unseen = self._unseen()

    def _voids(self) -> dict[Seat, set[Suit]]:
        voids: dict[Seat, set[Suit]] = {seat: set() for seat in self.view.rules.seats}
        suits = self.suits
        tricks = (
            self.view.tricks if self.view.trick is None else (*self.view.tricks, self.view.trick)
        )
        for trick in tricks:
            if not trick.cards:
                continue
            led = suits[trick.cards[0]]
            for seat, card in zip(trick.seats[1:], trick.cards[1:], strict=False):
                if suits[card] is not led:
                    voids[seat].add(led)
        return voids

    def _unseen(self) -> dict[Suit, list[Card]]:
        view = self.view
        left = list(view.rules.pack)
        for card in view.cards:
            left.remove(card)
        for trick in view.tricks:
            for card in trick.cards:
                left.remove(card)
        for card in self.played:
            left.remove(card)
        # A lone bidder knows what lies with the partner, who sits out.
        if view.out is not None and view.contract is not None and view.seat is view.contract.seat:
            for card in view.gave or ():
                left.remove(card)
        rows: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
        for card in left:
            rows[self.suits[card]].append(card)
        for row in rows.values():
            row.sort(key=self.heights.__getitem__, reverse=True)
        return rows

    @cached_property
    def hands(self) -> dict[Suit, list[Card]]:
        """The seat's own cards by suit, each from high to low."""
        rows: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
        for card in sorted(self.view.cards, key=lambda c: (-self.heights[c], c.index)):
            rows[self.suits[card]].append(card)
        return rows

    @cached_property
    def trumps(self) -> list[Card]:
        """The seat's own trumps from high to low; none at no trump."""
        return [] if self.trump is None else self.hands[self.trump]

    @cached_property
    def _slots(self) -> dict[Suit, int]:
        """How many unseen places may hold a card of each suit."""
        me = self.view.seat
        return {
            suit: self.view.rules.dead
            + sum(
                count
                for seat, count in self.left.items()
                if seat is not me and suit not in self.voids[seat]
            )
            for suit in Suit
        }

    def may_hold(self, seat: Seat, suit: Suit) -> bool:
        """Tell whether a seat may still hold a card of a suit."""
        return bool(self.unseen[suit]) and suit not in self.voids[seat] and self.left[seat] > 0

    @cached_property
    def trumps_against(self) -> int:
        """How many trumps may still be with those who play against this seat."""
        if self.trump is None or not any(self.may_hold(seat, self.trump) for seat in self.against):
            return 0
        return len(self.unseen[self.trump])

    def above(self, card: Card) -> int:
        """Return how many unseen cards of its suit, with somebody against, are higher."""
        suit, height = self.suits[card], self.heights[card]
        if not any(self.may_hold(seat, suit) for seat in self.against):
            return 0
        return sum(self.heights[other] > height for other in self.unseen[suit])

    def is_best(self, card: Card) -> bool:
        """Tell whether nobody against can hold a higher card of the same suit."""
        return self.above(card) == 0

    def none_of(self, seat: Seat, suit: Suit, count: int, elsewhere: int = 0) -> float:
        """Return the chance that a seat holds none of ``count`` unseen cards of a suit.

        ``elsewhere`` is how many other unseen cards are already known to lie with others.
        """
        if count == 0 or suit in self.voids[seat]:
            return 1.0
        held = self.left[seat]
        slots = max(self._slots[suit] - elsewhere, held)
        return comb(slots - held, count) / comb(slots, count) if slots >= count else 0.0

    def beats(self, seat: Seat, best: Card, led: Suit) -> float:
        """Return the chance that a seat can beat a card that is winning a trick.

        ``led`` is the suit led; a seat that is void in it may beat it with a trump.
        """
        best_suit, height = self.suits[best], self.heights[best]
        unseen = self.unseen
        higher = 0
        for other in unseen[best_suit]:
            if self.heights[other] <= height:
                break
            higher += 1
        if best_suit is led:
            over = 1.0 - self.none_of(seat, led, higher)
            if self.trump is None or led is self.trump:
                return over
            ruffs = len(unseen[self.trump])
        else:
            over, ruffs = 0.0, higher
        assert self.trump is not None
        void = self.none_of(seat, led, len(unseen[led]))
        if void == 0.0:
            return over
        elsewhere = 0 if led in self.voids[seat] else len(unseen[led])
        return min(1.0, over + void * (1.0 - self.none_of(seat, self.trump, ruffs, elsewhere)))

    def holds(self, best: Card, led: Suit, later: tuple[Seat, ...]) -> float:
        """Return the chance that a winning card is not beaten by those against who play later."""
        chance = 1.0
        for seat in later:
            if seat in self.against:
                chance *= 1.0 - self.beats(seat, best, led)
        return chance

    def leads_safely(self, card: Card) -> float:
        """Return the chance that a card holds when it is led now, whatever the allies play."""
        return self.holds(card, self.suits[card], self.later)

    @cached_property
    def best(self) -> Card | None:
        """The card that is winning the present trick."""
        return self.played[winner(self.played, self.strain)] if self.played else None

    @cached_property
    def best_seat(self) -> Seat | None:
        """The seat that is winning the present trick."""
        trick = self.view.trick
        return trick.winner if trick is not None and trick.cards else None

    def wins(self, card: Card) -> bool:
        """Tell whether a card would be winning the present trick, as it lies."""
        if self.best is None or self.led is None:
            return True
        strength = STRENGTHS[self.strain][self.led]
        return strength[card] > strength[self.best]
