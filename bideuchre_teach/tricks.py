"""Playing the tricks: who must follow suit, who takes a trick, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .bowers import SUITS, is_trump, left_bower, right_bower, suit_of, winner
from .cards import Card, Seat, Strain, Suit, cards
from .reasons import Reason, Verdict, allowed, because, refused


class Trick(NamedTuple):
    """A trick: the seats in playing order and their cards; the last trick of a play may be short.

    >>> from bideuchre_teach.cards import cards
    >>> trick = Trick(cards("A♠ 9♥ K♠"), (Seat.WEST, Seat.NORTH, Seat.EAST), Strain.HEARTS)
    >>> trick.winner, trick.led
    (<Seat.NORTH: 'N'>, <Suit.SPADES: '♠'>)
    """

    cards: tuple[Card, ...]
    seats: tuple[Seat, ...]
    strain: Strain

    @property
    def leader(self) -> Seat:
        """The seat that led."""
        return self.seats[0]

    @property
    def led(self) -> Suit | None:
        """The suit led, the left bower counting as trump; None before the lead."""
        return suit_of(self.cards[0], self.strain) if self.cards else None

    @property
    def is_complete(self) -> bool:
        """Whether every seat has played to it."""
        return len(self.cards) == len(self.seats)

    @property
    def winner(self) -> Seat:
        """The seat whose card is winning, or has won, this trick."""
        return self.seats[winner(self.cards, self.strain)]

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Each card played so far with the seat that played it."""
        return tuple(zip(self.seats, self.cards, strict=False))

    @property
    def reason(self) -> Reason:
        """Why the winning card wins."""
        return why_it_wins(self)


def legal(
    held: str | Sequence[Card], led: Suit | str | None, strain: Strain | Suit | str
) -> tuple[Card, ...]:
    """Return the cards of a hand that may be played, each once, in the order held.

    >>> from bideuchre_teach.cards import cards
    >>> legal(cards("J♦ Q♦ A♠"), Suit.DIAMONDS, Strain.HEARTS)
    (Card('Q♦'),)
    """
    held = cards(held)
    if led is None:
        return tuple(dict.fromkeys(held))
    suits, led = SUITS[Strain.of(strain)], Suit.of(led)
    following = [card for card in held if suits[card] is led]
    return tuple(dict.fromkeys(following or held))


def judge(
    card: Card | str,
    held: str | Sequence[Card],
    led: Suit | str | None,
    strain: Strain | Suit | str,
) -> Verdict:
    """Say whether a card of this hand may be played now, and why.

    ``led`` is the suit led, None for the leader.
    """
    card, held, strain = Card.of(card), cards(held), Strain.of(strain)
    if card not in held:
        return refused(because("play.not_in_hand", card=card))
    if led is None:
        return allowed(because("play.lead", card=card))
    led = Suit.of(led)
    mine = suit_of(card, strain)
    left = left_bower(strain)
    if mine is led:
        if card is left:
            return allowed(because("follow.left_bower", card=card, led=led))
        return allowed(because("follow.suit", card=card, led=led))
    following = legal(held, led, strain)
    if suit_of(following[0], strain) is led:
        if card is left and card.suit is led:
            code = "follow.left_bower_is_trump"
        elif following == (left,):
            code = "follow.left_bower_must_follow"
        else:
            code = "follow.suit_led"
        return refused(because(code, card=card, led=led, strain=strain, must=following))
    if left is not None and left in held and left.suit is led:
        return allowed(
            because("follow.void_but_left_bower", card=card, led=led, left=left, strain=strain)
        )
    trumps = is_trump(card, strain)
    return allowed(because("follow.void", card=card, led=led, strain=strain, trumps=trumps))


def why_it_wins(trick: Trick) -> Reason:
    """Return the reason why the winning card of a trick, complete or not, is winning it."""
    place = winner(trick.cards, trick.strain)
    card, seat, strain = trick.cards[place], trick.seats[place], trick.strain
    trumps = sum(is_trump(played, strain) for played in trick.cards)
    facts = {"seat": seat, "card": card, "led": trick.led, "strain": strain}
    if trick.cards.count(card) > 1:
        return Reason("trick.first_twin", **facts)
    if card is right_bower(strain):
        return Reason("trick.right_bower", **facts)
    if card is left_bower(strain):
        return Reason("trick.left_bower", **facts)
    if not trumps:
        code = "trick.highest_of_led" if strain.trump else "trick.highest_no_trump"
        return Reason(code, **facts)
    if trumps == 1 and trick.led is not strain.trump:
        return Reason("trick.only_trump", **facts)
    return Reason("trick.highest_trump", **facts)
