"""Plain minimax for short hands: the rules alone, no bits, no bounds, nothing of the solver.

A card is a text such as ``JH``; equal texts are twins.  Whoever checks the solver asks here.
"""

from functools import cache

COLOUR = {"C": "black", "S": "black", "D": "red", "H": "red"}


def suit(card, strain):
    """The suit a card belongs to when `strain` (a suit letter or NT) is named."""
    if strain in COLOUR and card[0] == "J" and COLOUR[card[1]] == COLOUR[strain]:
        return strain
    return card[1]


def height(card, strain, led):
    """How high a card stands in a trick; -1 if it cannot win."""
    plain = "789TJQKA".index(card[0])
    if suit(card, strain) == strain:
        if card[0] == "J":
            return 200 if card[1] == strain else 199
        return 100 + plain
    return plain if suit(card, strain) == led else -1


def winner(cards, strain):
    """Place in the trick of the card that takes it: the first of the highest."""
    heights = [height(card, strain, suit(cards[0], strain)) for card in cards]
    return heights.index(max(heights))


def legal(hand, strain, trick):
    """What may be played, each card once."""
    if trick:
        follows = {c for c in hand if suit(c, strain) == suit(trick[0], strain)}
        if follows:
            return sorted(follows)
    return sorted(set(hand))


def without(hands, seat, card):
    """The hands after `seat` has played `card`."""
    rest = list(hands[seat])
    rest.remove(card)
    return (*hands[:seat], tuple(rest), *hands[seat + 1 :])


def tricks(hands, strain, leader, side, trick=()):
    """Tricks that the seats in `side` still take; `leader` led the running trick.

    Seats are places in `hands`, clockwise; a seat that sits out is left out of `hands`.
    """
    n = len(hands)

    @cache
    def between(hands, leader):
        return during(hands, leader, ()) if hands[leader] else 0

    def during(hands, leader, trick):
        if len(trick) == n:
            taker = (leader + winner(trick, strain)) % n
            return (taker in side) + between(hands, taker)
        seat = (leader + len(trick)) % n
        values = [
            during(without(hands, seat, card), leader, (*trick, card))
            for card in legal(hands[seat], strain, trick)
        ]
        return max(values) if seat in side else min(values)

    return during(tuple(tuple(sorted(hand)) for hand in hands), leader, tuple(trick))


def card_values(hands, strain, leader, side, trick=()):
    """The same after each legal card of the seat to act."""
    seat = (leader + len(trick)) % len(hands)
    return {
        card: tricks(without(hands, seat, card), strain, leader, side, (*trick, card))
        for card in legal(hands[seat], strain, trick)
    }
