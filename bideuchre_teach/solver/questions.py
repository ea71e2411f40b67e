"""Questions about deals and hands: from cards and seats to packed integers and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..cards import ALL_CARDS, Card, Seat, Strain
from ..deals import Deal
from ..hand import Hand
from ..judge import Phase
from ..rules import Rules
from .engine import run
from .packed import STRAINS, bit, pack, solve_packed

PLACES = 16

_CARDS = {
    1: {bit(card): card for card in ALL_CARDS},
    2: {bit(card, 2, twin): card for card in ALL_CARDS if card.index % 8 > 1 for twin in (0, 1)},
}


@dataclass(frozen=True)
class Decision:
    """A card that was played, and what each legal card was worth at that moment."""

    trick: int
    """The trick, counted from 1."""
    seat: Seat
    played: Card
    values: Mapping[Card, int] = field(hash=False)
    """For each legal card the tricks that the side of `seat` still takes, this one included."""

    @property
    def cost(self) -> int:
        """How many tricks the card played cost its side, against the best card."""
        return max(self.values.values()) - self.values[self.played]

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards that nothing beats, in the order of `values`."""
        top = max(self.values.values())
        return tuple(card for card, value in self.values.items() if value == top)


def solve(
    cards: Deal | Hand, strain: Strain | str | None = None, leader: Seat | str | None = None
) -> int:
    """Return the tricks that the leader's side takes, all cards open and best play by everybody.

    Of a `Deal` all cards are played, and in cutthroat the leader plays against all the others.
    Of a `Hand` the cards still held are played between the sides of its contract, if it has one:
    partners, a lone player against the two others, in cutthroat the bidder against all.  Strain
    and leader are the hand's own unless others are named.

    Raises `ValueError` where strain or leader cannot be known, for a leader who sits out, and in
    the middle of a trick, which `card_values` is for.

    >>> from ..deals import Deal
    >>> deal = Deal.of(Rules.cutthroat(), "S", {
    ...     "W": "J♥ J♦ A♥ K♥ A♠ 9♣", "N": "Q♥ 10♥ 9♥ A♣ K♣ A♦",
    ...     "E": "K♠ Q♠ J♠ Q♣ K♦ Q♦", "S": "10♠ 9♠ J♣ 10♣ 10♦ 9♦"})
    >>> solve(deal, "♥", "W")
    5
    """
    rules = cards.rules if isinstance(cards, Deal) else cards.deal.rules
    if isinstance(cards, Hand):
        if cards.played:
            raise ValueError("cards lie on the table: ask card_values what each card is worth")
        strain = strain if strain is not None else cards.strain
        leader = leader if leader is not None else cards.turn
    if strain is None:
        raise ValueError("name the strain: the hand has none yet")
    if leader is None:
        raise ValueError("name the leader: nobody is to act in this hand")
    seats, held, sides = _table(cards)
    seat = Seat.of(leader)
    if seat not in seats:
        raise ValueError(f"{seat} does not play in this hand, so {seat} cannot lead")
    packed = pack(held, rules.copies)
    answer = solve_packed(
        packed, len(seats), rules.copies, sides, [Strain.of(strain)], [seats.index(seat)]
    )
    return answer[0]


def table(deal: Deal) -> dict[Strain, dict[Seat, int]]:
    """Return the tricks of the leader's side for every strain and every leader, as in `solve`.

    Takes about 0.2 ms for 24 cards and a second or so for the double deck.

    >>> from ..deals import shuffle
    >>> tricks = table(shuffle(Rules.partnership(), 1))
    >>> len(tricks), set(tricks[Strain.HEARTS]) == set(Rules.partnership().seats)
    (5, True)
    """
    seats, held, sides = _table(deal)
    answers = solve_packed(pack(held, deal.rules.copies), len(seats), deal.rules.copies, sides)
    n = len(seats)
    return {
        strain: dict(zip(seats, answers[n * i : n * i + n], strict=True))
        for i, strain in enumerate(STRAINS)
    }


def card_values(hand: Hand) -> dict[Card, int]:
    """Return for each legal card of the seat to act what it is worth.

    The value is the number of tricks that the seat's side still takes, the running one included,
    when this card is played and everybody plays best after it.  Sides as in `solve`.

    Raises `ValueError` when no card is to be played.

    >>> from ..deals import shuffle
    >>> hand = Hand.start(shuffle(Rules.cutthroat(), 7, dealer="S"))
    >>> for text in ("3", "pass", "pass", "pass", "H"):
    ...     hand = hand.do(hand.read(text))
    >>> set(card_values(hand)) == set(hand.actions())
    True
    """
    if hand.phase is not Phase.PLAY:
        raise ValueError("no card is to be played: the hand is not in play")
    assert hand.turn is not None
    played = len(hand.tricks) * len(_active(hand)) + len(hand.played)
    return _values(hand, played, played)[0]


def review(hand: Hand) -> tuple[Decision, ...]:
    """Return every decision of a hand, played out or not, with the value of each legal card.

    One call of the compiled program values the whole hand: about 0.1 ms for 24 cards.

    >>> from ..deals import shuffle
    >>> hand = Hand.start(shuffle(Rules.cutthroat(), 7, dealer="S"))
    >>> for text in ("3", "pass", "pass", "pass", "H"):
    ...     hand = hand.do(hand.read(text))
    >>> while hand.turn:
    ...     hand = hand.do(hand.actions()[0])
    >>> len(review(hand)), review(hand)[-1].cost
    (24, 0)
    """
    plays = _plays(hand)
    if not plays:
        return ()
    size = len(_active(hand))
    values = _values(hand, 0, len(plays) - 1)
    return tuple(
        Decision(i // size + 1, seat, card, values[i]) for i, (seat, card) in enumerate(plays)
    )


def _active(hand: Hand) -> tuple[Seat, ...]:
    return tuple(seat for seat in hand.rules.seats if seat is not hand.out)


def _sides(rules: Rules, seats: tuple[Seat, ...], bidder: Seat | None) -> int:
    if bidder is not None and (len(seats) < rules.players or not rules.has_partners):
        return 1 << seats.index(bidder)
    if not rules.has_partners:
        return 0
    return sum(1 << i for i, seat in enumerate(seats) if rules.side_of(seat) is rules.sides[0])


def _table(
    cards: Deal | Hand,
) -> tuple[tuple[Seat, ...], list[tuple[Card, ...]], int]:
    """Who plays, what they hold, and who is on one side, as bits."""
    rules = cards.rules
    if isinstance(cards, Deal):
        return rules.seats, list(cards.hands), _sides(rules, rules.seats, None)
    seats = _active(cards)
    bidder = None if cards.contract is None else cards.contract.seat
    return seats, [cards.cards(seat) for seat in seats], _sides(rules, seats, bidder)


def _plays(hand: Hand) -> list[tuple[Seat, Card]]:
    plays = [play for trick in hand.tricks for play in trick.plays]
    return plays if hand.trick is None else plays + list(hand.trick.plays)


def _values(hand: Hand, first: int, last: int) -> list[dict[Card, int]]:
    """Value each legal card at the decisions first to last, counted from the lead."""
    rules, contract = hand.rules, hand.contract
    assert contract is not None
    assert contract.strain is not None
    seats = _active(hand)
    plays = _plays(hand)
    whole = {seat: list(hand.cards(seat)) for seat in seats}
    for seat, card in plays:
        whole[seat].append(card)
    packed = dict(zip(seats, pack(whole.values(), rules.copies), strict=True))
    left = dict(packed)
    bits, turns = [], []
    for seat, card in plays:
        one = bit(card, rules.copies)
        if not left[seat] & one:
            one <<= 1
        turns.append((seat, left[seat]))
        left[seat] ^= one
        bits.append(one)
    if hand.turn is not None:
        turns.append((hand.turn, left[hand.turn]))
    task = (
        rules.copies,
        len(seats),
        _sides(rules, seats, contract.seat),
        STRAINS.index(contract.strain),
        seats.index(contract.seat),
        first,
        last,
        len(bits),
        *packed.values(),
        *bits,
    )
    answers = run("value_all", task, PLACES * (last - first + 1))
    return [
        _named(turns[i][1], rules.copies, answers[PLACES * (i - first) :])
        for i in range(first, last + 1)
    ]


def _named(held: int, copies: int, answers: Sequence[int]) -> dict[Card, int]:
    """Give each answer of one decision the card it belongs to."""
    values = {}
    place = 0
    while held:
        one = held & -held
        held ^= one
        if answers[place] >= 0:
            values[_CARDS[copies][one]] = answers[place]
        place += 1
    return values
