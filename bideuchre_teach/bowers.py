"""The bowers: which suit a card belongs to, which of two cards is higher, who wins a trick.

With a trump suit, the jack of trump (right bower) is the highest card and the other jack of the
same colour (left bower) the second; the left bower belongs to trump in every respect. Without
trump, jacks are just jacks. Following, winning, sorting, bots, hints and pictures all ask here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from .cards import ALL_CARDS, Card, Rank, Strain, Suit, cards

_SUITS_SHOWN: Final = {
    # Colours alternate, so that a fan of cards never puts two suits of one colour side by side.
    None: (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
    Suit.SPADES: (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
    Suit.HEARTS: (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    Suit.CLUBS: (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS),
    Suit.DIAMONDS: (Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS, Suit.CLUBS),
}


def right_bower(strain: Strain | Suit | str) -> Card | None:
    """Return the jack of trump, the highest card; None at no trump.

    >>> right_bower(Strain.HEARTS), right_bower(Strain.NO_TRUMP)
    (Card('J♥'), None)
    """
    trump = Strain.of(strain).trump
    return None if trump is None else Card(Rank.JACK, trump)


def left_bower(strain: Strain | Suit | str) -> Card | None:
    """Return the other jack of trump's colour, the second highest card; None at no trump.

    >>> left_bower(Strain.HEARTS)
    Card('J♦')
    """
    trump = Strain.of(strain).trump
    return None if trump is None else Card(Rank.JACK, trump.same_colour)


def suit_of(card: Card | str, strain: Strain | Suit | str) -> Suit:
    """Return the suit a card belongs to while this strain is played.

    Here and below cards and strains may also be given as text, such as ``JD`` and ``H``; raises
    `ValueError` naming the text that is neither.

    >>> suit_of(Card.of("J♦"), Strain.HEARTS), suit_of(Card.of("J♦"), Strain.CLUBS)
    (<Suit.HEARTS: '♥'>, <Suit.DIAMONDS: '♦'>)
    """
    return SUITS[Strain.of(strain)][Card.of(card)]


def is_trump(card: Card | str, strain: Strain | Suit | str) -> bool:
    """Tell whether a card is a trump, the left bower included."""
    strain = Strain.of(strain)
    return strain.trump is not None and SUITS[strain][Card.of(card)] is strain.trump


def height(card: Card | str, strain: Strain | Suit | str) -> int:
    """Return how high a card stands within its suit, so that a higher card has a higher number."""
    return HEIGHTS[Strain.of(strain)][Card.of(card)]


def order(strain: Strain | Suit | str, pack: str | Iterable[Card]) -> dict[Suit, tuple[Card, ...]]:
    """Sort the cards of a pack, or of a hand, into their suits, each from high to low.

    The suits come trump first, then with colours alternating. Copies of a card all appear. A suit
    with no card has an empty tuple.

    >>> from bideuchre_teach.cards import show
    >>> show(order(Strain.HEARTS, cards("9H AH JD JH QD"))[Suit.HEARTS])
    'J♥ J♦ A♥ 9♥'
    """
    strain = Strain.of(strain)
    suits, heights = SUITS[strain], HEIGHTS[strain]
    rows: dict[Suit, list[Card]] = {suit: [] for suit in _SUITS_SHOWN[strain.trump]}
    for card in cards(pack):
        rows[suits[card]].append(card)
    return {
        suit: tuple(sorted(row, key=heights.__getitem__, reverse=True))
        for suit, row in rows.items()
    }


def arrange(
    held: str | Iterable[Card], strain: Strain | Suit | str | None = None
) -> tuple[Card, ...]:
    """Sort a hand as a player holds it: trump first with its bowers, each suit high to low.

    Before a strain is known the cards are sorted as at no trump.

    >>> from bideuchre_teach.cards import show
    >>> show(arrange(cards("9C JD AS JH 9H"), Strain.HEARTS))
    'J♥ J♦ 9♥ A♠ 9♣'
    """
    rows = order(strain or Strain.NO_TRUMP, held)
    return tuple(card for row in rows.values() for card in row)


def winner(played: str | Sequence[Card], strain: Strain | Suit | str) -> int:
    """Return the place, counted from 0, of the card that takes the trick.

    The highest trump wins; without a trump, the highest card of the suit led. Of two identical
    cards the first one played wins. Raises `ValueError` when no card has been played.

    >>> winner(cards("A♠ 9♥ K♠ 9♥"), Strain.HEARTS)
    1
    """
    if not played:
        raise ValueError("no card has been played, so nobody takes the trick")
    if not isinstance(strain, Strain) or isinstance(played, str):
        played, strain = cards(played), Strain.of(strain)
    strength = STRENGTHS[strain][SUITS[strain][played[0]]]
    best, place = -1, 0
    for i, card in enumerate(played):
        if strength[card] > best:
            best, place = strength[card], i
    return place


def _suits(strain: Strain) -> dict[Card, Suit]:
    left = left_bower(strain)
    return {c: strain.trump if c is left and strain.trump else c.suit for c in ALL_CARDS}


def _heights(strain: Strain) -> dict[Card, int]:
    plain = {rank: i for i, rank in enumerate(Rank)}
    heights = {card: plain[card.rank] for card in ALL_CARDS}
    right, left = right_bower(strain), left_bower(strain)
    if right is not None and left is not None:
        heights[right], heights[left] = len(plain) + 1, len(plain)
    return heights


def _strengths(strain: Strain, led: Suit) -> dict[Card, int]:
    above = len(Rank) + 2
    return {
        card: HEIGHTS[strain][card] + (above if suit is strain.trump else 0)
        if suit in (led, strain.trump)
        else -1
        for card, suit in SUITS[strain].items()
    }


SUITS: Final[Mapping[Strain, Mapping[Card, Suit]]] = {s: _suits(s) for s in Strain}
"""`suit_of` as a table, for whoever asks for every card."""

HEIGHTS: Final[Mapping[Strain, Mapping[Card, int]]] = {s: _heights(s) for s in Strain}
"""`height` as a table."""

STRENGTHS: Final[Mapping[Strain, Mapping[Suit, Mapping[Card, int]]]] = {
    strain: {led: _strengths(strain, led) for led in Suit} for strain in Strain
}
"""How strong each card is in a trick, by strain and suit led; -1 for one that cannot win it."""
