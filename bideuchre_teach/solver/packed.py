"""Many deals at once, as integers: how `lab` and the measurements talk to the solver.

A *packed* hand has four lanes of twelve bits, for clubs, diamonds, hearts, spades.  In a single
pack bit 0 of a lane is the seven and bit 7 the ace; in the double deck each rank has two bits,
bits 0 and 1 for the two nines, and it does not matter which twin has which.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from ..cards import ALL_CARDS, Card, Strain
from .doors import ROOM
from .engine import run

STRAINS = tuple(Strain)
HEADER = 6

_LANE = {card: 12 * (card.index // 8) for card in ALL_CARDS}
_RANK = {card: card.index % 8 for card in ALL_CARDS}


def bit(card: Card, copies: int = 1, twin: int = 0) -> int:
    """Return the bit of a card in packed hands of a pack with this many copies of it.

    >>> bit(Card.of("7♣")), bit(Card.of("A♦")) == 1 << 19, bit(Card.of("9♣"), copies=2, twin=1)
    (1, True, 2)
    """
    if copies == 1:
        return 1 << _LANE[card] + _RANK[card]
    return 1 << _LANE[card] + 2 * (_RANK[card] - 2) + twin


def pack(hands: Iterable[Iterable[Card]], copies: int = 1) -> list[int]:
    """Pack hands, one integer each.

    >>> from ..cards import cards
    >>> pack([cards("7♣ 9♣"), cards("8♣")])
    [5, 2]
    """
    if copies == 1:
        return [sum(map(bit, hand)) for hand in hands]
    packed, dealt = [], 0
    for hand in hands:
        bits = 0
        for card in hand:
            one = bit(card, copies)
            if dealt & one:
                one <<= 1
            dealt |= one
            bits |= one
        packed.append(bits)
    return packed


def solve_packed(
    hands: Sequence[int],
    players: int,
    copies: int = 1,
    sides: int = 0,
    strains: Sequence[Strain] = STRAINS,
    leaders: Sequence[int] | None = None,
) -> array[int]:
    """Solve many deals in a few calls of the compiled program.

    `hands` are packed, `players` of them a deal, clockwise, without a seat that sits out; all the
    hands of a deal have one size.  Seats are numbered from 0.  `sides` has a bit for each seat of
    one side, for example 5 for partners; 0 sets whoever leads against all the others.

    Returns the tricks of the leader's side: deal by deal, in a deal strain by strain in the order
    of `Strain`, in a strain leader by leader in the order of the seats (all of them, if none is
    given).  Raises `ValueError` for hands that are no whole number of deals.

    >>> from ..cards import cards
    >>> hands = pack([cards("J♥ A♠"), cards("9♥ 9♣"), cards("10♥ 9♠"), cards("Q♠ Q♥")])
    >>> solve_packed(hands, 4, sides=5, strains=[Strain.HEARTS, Strain.NO_TRUMP], leaders=[0])
    array('q', [2, 1])
    """
    if len(hands) % players:
        raise ValueError(f"{len(hands)} hands are no whole number of deals for {players} players")
    named = sum(1 << STRAINS.index(strain) for strain in set(strains))
    leading = range(players) if leaders is None else set(leaders)
    questions = named.bit_count() * len(leading)
    # The double deck takes long enough a deal that a call carries only one of them.
    room = 1 if copies == 2 else min((ROOM - HEADER) // players, ROOM // max(questions, 1))
    answers = array("q")
    for start in range(0, len(hands), room * players):
        some = hands[start : start + room * players]
        deals = len(some) // players
        head = (copies, players, sides, named, sum(1 << seat for seat in leading), deals)
        answers += run("solve_all", [*head, *some], deals * questions)
    return answers
