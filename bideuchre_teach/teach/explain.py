"""Why a card does not take a trick: the other half of the reason why one does."""

from __future__ import annotations

from ..bowers import is_trump, left_bower, suit_of, winner
from ..cards import Card, Seat
from ..tricks import Trick
from ..words.names import card_name, one_of, seat_name


def why_not(trick: Trick, seat: Seat) -> str:
    """Return why the card of a seat does not take a complete trick.

    >>> from bideuchre_teach.cards import Strain, cards
    >>> trick = Trick(cards("A♠ 9♥ K♠"), (Seat.WEST, Seat.NORTH, Seat.EAST), Strain.HEARTS)
    >>> why_not(trick, Seat.WEST)
    "West's ace of spades is the highest spade, but North trumped: any heart beats every spade."
    """
    strain, led = trick.strain, trick.led
    assert led is not None
    mine = dict(trick.plays)[seat]
    best = dict(trick.plays)[trick.winner]
    taker, name = seat_name(trick.winner), f"{seat_name(seat)}'s {mine.spoken}"
    suit = suit_of(mine, strain)
    if mine is best:
        return f"{seat_name(seat)} played the same card, but {taker} played it first."
    if mine is left_bower(strain):
        return f"{name} is the left bower; only the right bower is higher, and {taker} played it."
    if is_trump(mine, strain):
        return f"{name} is a trump, but {taker}'s is higher: {card_name(best, strain)}."
    if mine.suit is led and suit is not led:
        return f"{name} has left its printed suit: it is {one_of(suit)}."
    if suit is not led:
        wanted = f"neither {one_of(led)}, the suit led, nor a trump"
        if strain.trump is None or strain.trump is led:
            wanted = f"not {one_of(led)}, the suit led"
        return f"{name} is {wanted}, so it cannot win."
    if is_trump(best, strain):
        high = _is_highest(mine, trick)
        opening = (
            f"{name} is the highest {led.spoken[:-1]}, but" if high else f"{name} follows, but"
        )
        trump = strain.trump
        assert trump is not None
        beats = f"any {trump.spoken[:-1]} beats every {led.spoken[:-1]}"
        return f"{opening} {taker} trumped: {beats}."
    return f"{name} follows, but {taker}'s {best.rank.spoken} is higher."


def _is_highest(card: Card, trick: Trick) -> bool:
    following = [c for c in trick.cards if suit_of(c, trick.strain) is trick.led]
    return following[winner(following, trick.strain)] is card
