"""Cards, suits, ranks, strains, seats and sides: the small values everything else is made of.

All of them are frozen and hashable. None has an order of its own: which of two cards is higher
depends on the strain, so `bowers` answers that. In the double deck the two copies of a card are
one and the same value; whoever must tell copies apart counts them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from typing import ClassVar, Final, NoReturn


class _Word(Enum):
    """An enum whose members hash by identity, since they are looked up at every card played."""

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    @property
    def spoken(self) -> str:
        """The member's name in small letters with spaces: ``hearts``, ``no trump``."""
        return self.name.lower().replace("_", " ")


class Suit(_Word):
    """One of the four suits.

    >>> Suit.HEARTS.letter, Suit.HEARTS.same_colour
    ('H', <Suit.DIAMONDS: '♦'>)
    """

    CLUBS = "♣"
    DIAMONDS = "♦"
    HEARTS = "♥"
    SPADES = "♠"

    @property
    def letter(self) -> str:
        """The suit as one ASCII letter: C, D, H or S."""
        return self.name[0]

    @property
    def same_colour(self) -> Suit:
        """The other suit of this colour, the one the left bower comes from."""
        return _SAME_COLOUR[self]

    @property
    def is_red(self) -> bool:
        """Whether this is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)

    @classmethod
    def of(cls, text: str | Suit) -> Suit:
        """Read a suit from ``♥``, ``H`` or ``hearts``; raises `ValueError` naming the text.

        >>> Suit.of("h")
        <Suit.HEARTS: '♥'>
        """
        if isinstance(text, Suit):
            return text
        found = _STRAIN_TEXT.get(_plain(text))
        if found is None or found.trump is None:
            raise ValueError(f"{text!r} is not a suit: write ♣ ♦ ♥ ♠ or the letters C D H S")
        return found.trump


_SAME_COLOUR: Final = {
    Suit.CLUBS: Suit.SPADES,
    Suit.SPADES: Suit.CLUBS,
    Suit.DIAMONDS: Suit.HEARTS,
    Suit.HEARTS: Suit.DIAMONDS,
}


class Rank(_Word):
    """A printed rank, listed from seven to ace; its height in a hand depends on the strain."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @property
    def spoken(self) -> str:
        """The rank as it is said: a number for spot cards, a word for the others."""
        return self.value if self.value.isdigit() else self.name.lower()


class Strain(_Word):
    """What a hand is played in: one of the four suits as trump, or no trump.

    >>> Strain.of("h"), Strain.of("NT").trump
    (<Strain.HEARTS: '♥'>, None)
    """

    CLUBS = "♣"
    DIAMONDS = "♦"
    HEARTS = "♥"
    SPADES = "♠"
    NO_TRUMP = "NT"

    trump: Suit | None

    @property
    def letter(self) -> str:
        """The strain in ASCII: C, D, H, S or NT."""
        return "NT" if self is Strain.NO_TRUMP else self.name[0]

    @classmethod
    def of(cls, text: str | Suit | Strain) -> Strain:
        """Read a strain from ``♥``, ``H``, ``hearts``, ``NT`` or ``no trump``, in any case.

        Raises `ValueError` naming the text when it is none of these.
        """
        if isinstance(text, Strain):
            return text
        if isinstance(text, Suit):
            return cls[text.name]
        found = _STRAIN_TEXT.get(_plain(text).replace("_", " "))
        if found is None:
            raise ValueError(
                f"{text!r} is not a strain: write ♣ ♦ ♥ ♠, the letters C D H S, or NT for no trump"
            )
        return found


for _strain in Strain:
    _strain.trump = None if _strain is Strain.NO_TRUMP else Suit[_strain.name]

_STRAIN_TEXT = {
    text: strain
    for strain in Strain
    for text in (strain.value, strain.letter, strain.name.replace("_", " "))
}
_STRAIN_TEXT |= {strain.name[:-1]: strain for strain in Strain if strain.trump}
_STRAIN_TEXT |= dict.fromkeys(("N", "NO-TRUMP", "NOTRUMP"), Strain.NO_TRUMP)


class Seat(_Word):
    """A place at the table, in clockwise order from South.

    Three players sit S W E, four S W N E, five S W NW NE E.
    """

    SOUTH = "S"
    WEST = "W"
    NORTHWEST = "NW"
    NORTH = "N"
    NORTHEAST = "NE"
    EAST = "E"

    @classmethod
    def of(cls, text: str | Seat) -> Seat:
        """Read a seat from its compass letters or its name; raises `ValueError` naming the text."""
        if isinstance(text, Seat):
            return text
        found = _SEAT_TEXT.get(str(text).strip().upper())
        if found is None:
            raise ValueError(f"{text!r} is not a seat: write S, W, NW, N, NE or E")
        return found


_SEAT_TEXT: Final = {text: seat for seat in Seat for text in (seat.value, seat.name)}


class Side(_Word):
    """Who scores together: a pair of partners, or a single player in cutthroat."""

    SOUTH = "S"
    WEST = "W"
    NORTHWEST = "NW"
    NORTH = "N"
    NORTHEAST = "NE"
    EAST = "E"
    NORTH_SOUTH = "NS"
    EAST_WEST = "EW"


class Card:
    """A card: one rank of one suit.

    Equal cards are the very same object, so comparing them costs nothing. Write ``J♥`` or
    ``10♠``; `Card.of` reads also ``JH``, ``10S`` and ``TS`` in any case.

    >>> Card.of("jh"), Card.of("TS").ascii, Card(Rank.JACK, Suit.HEARTS) is Card.of("J♥")
    (Card('J♥'), '10S', True)
    """

    __slots__ = ("ascii", "index", "rank", "suit", "text")

    rank: Rank
    suit: Suit
    text: str
    ascii: str
    index: int
    """Place in the 32-card pack, suit by suit from the seven up: 0 to 31."""

    _known: ClassVar[dict[tuple[Rank, Suit], Card]] = {}

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """Return the one card of this rank and suit."""
        card = cls._known.get((rank, suit))
        if card is None:
            if not (isinstance(rank, Rank) and isinstance(suit, Suit)):
                raise TypeError(f"a card is a Rank and a Suit, not {rank!r} and {suit!r}")
            card = object.__new__(cls)
            put = object.__setattr__
            put(card, "rank", rank)
            put(card, "suit", suit)
            put(card, "text", rank.value + suit.value)
            put(card, "ascii", rank.value + suit.letter)
            put(card, "index", 8 * list(Suit).index(suit) + list(Rank).index(rank))
            cls._known[rank, suit] = card
        return card

    @classmethod
    def of(cls, text: str | Card) -> Card:
        """Read a card; raises `ValueError` naming the text when it is not one."""
        if isinstance(text, Card):
            return text
        found = _CARD_TEXT.get(text) if isinstance(text, str) else None
        if found is None:
            found = _CARD_TEXT.get(_plain(text))
        if found is None:
            raise ValueError(
                f"{text!r} is not a card: write a rank (A K Q J 10 9 8 7) and a suit, "
                "such as J♥ or JH"
            )
        return found

    @property
    def spoken(self) -> str:
        """The card as it is said aloud: ``jack of hearts``."""
        return f"{self.rank.spoken} of {self.suit.spoken}"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card never changes, so {name!r} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a card never changes, so {name!r} cannot be deleted")

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __str__(self) -> str:
        return self.text


ALL_CARDS: Final = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 32 cards from seven to ace; ``ALL_CARDS[card.index] is card``."""

_CARD_TEXT: Final = {
    text.upper(): card
    for card in ALL_CARDS
    for text in (
        card.text,
        card.ascii,
        *(("T" + card.suit.value, "T" + card.suit.letter) if card.rank is Rank.TEN else ()),
    )
}


def _plain(text: object) -> str:
    """Write text in capitals, without the mark that makes some programs draw suits as emoji."""
    return str(text).replace("\ufe0f", "").strip().upper()


_BETWEEN: Final = re.compile(r"[\s,]+")


def cards(text: str | Iterable[Card]) -> tuple[Card, ...]:
    """Read cards that are separated by spaces or commas.

    Raises `ValueError` naming the first text that is not a card.

    >>> cards("J♥ jd, 10S")
    (Card('J♥'), Card('J♦'), Card('10♠'))
    """
    if isinstance(text, str):
        return tuple(Card.of(word) for word in _BETWEEN.split(text) if word)
    return tuple(Card.of(card) for card in text)


def show(held: Iterable[Card]) -> str:
    """Write cards as text with spaces between them, in the order given.

    >>> show(cards("JH 9C"))
    'J♥ 9♣'
    """
    return " ".join(card.text for card in held)
