"""Deals: shuffled from a seed, dealt to a wish, the deal of the day, and short codes for them.

A seed gives the same deal on every platform and every Python version: the shuffle uses only
``random.Random.random``, whose sequence Python promises to keep.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date as Date
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import attrgetter
from random import Random
from typing import Final

from .cards import Card, Seat, cards
from .presets import NAMES
from .reasons import RulesError
from .rules import Rules


@dataclass(frozen=True)
class Deal:
    """The cards that each player is dealt, the dead cards, and who dealt them.

    Cards may be given in any order; they are kept sorted by their place in the pack, so that two
    deals with the same cards are equal. Raises `RulesError` naming the seat and the card for a
    hand of the wrong size and for a card that is missing, unknown or there too often.
    """

    rules: Rules
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """A hand for each seat of ``rules.seats``."""
    dead: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "hands", tuple(_sorted(hand) for hand in self.hands))
        put(self, "dead", _sorted(self.dead))
        _check(self)

    def __repr__(self) -> str:
        rules = f", {self.rules!r}" if self.rules.overrides else ""
        return f"from_code({code(self)!r}{rules})"

    @classmethod
    def of(
        cls,
        rules: Rules | str,
        dealer: Seat | str,
        hands: Mapping[Seat | str, str | Iterable[Card]],
        dead: str | Iterable[Card] | None = None,
    ) -> Deal:
        """Build a deal from a hand for each seat; dead cards may be left out, they are the rest.

        >>> rules = Rules.cutthroat(players=3)
        >>> deal = Deal.of(rules, "S", {"S": "9S TS JS QS KS AS 9H TH",
        ...     "W": "JH QH KH AH 9C TC JC QC", "E": "KC AC 9D TD JD QD KD AD"})
        >>> len(deal.hand(Seat.WEST))
        8
        """
        rules = Rules.of(rules)
        seat = rules.seat(dealer)
        read = _by_seat(rules, hands)
        for missing in rules.seats:
            if missing not in read:
                raise RulesError("deal.no_hand", seat=missing)
        dealt = tuple(read[seat] for seat in rules.seats)
        rest = _left_over(rules, dealt) if dead is None else cards(dead)
        return cls(rules, seat, dealt, rest)

    def hand(self, seat: Seat | str) -> tuple[Card, ...]:
        """Return the cards dealt to a seat; raises `RulesError` for no seat of this table."""
        return self.hands[self.rules.place[self.rules.seat(seat)]]


def seat_at(rules: Rules, text: Seat | str) -> Seat:
    """Return the seat of this table with this name; raises `RulesError` when it has none."""
    return rules.seat(text)


def shuffle(
    rules: Rules | str, seed: int, number: int = 1, dealer: Seat | str | None = None
) -> Deal:
    """Shuffle the pack and deal it: deal ``number`` of a game with this seed.

    The first dealer comes from the seed and the deal moves clockwise with the number, unless a
    dealer is named. Raises `RulesError` for a seed or number that is not a whole number of at
    least 0 or 1. Here and below the rules may be given by their name.

    >>> shuffle("cutthroat-4", 7) == shuffle(Rules.cutthroat(), 7)
    True
    """
    rules = Rules.of(rules)
    _whole("seed", seed, 0)
    _whole("number", number, 1)
    at = _dealer(rules, seed, number) if dealer is None else seat_at(rules, dealer)
    return _deal_out(rules, at, shuffled(rules.pack, _uniform(seed, number)), {})


def constrained(
    rules: Rules | str,
    seed: int,
    holds: Mapping[Seat | str, str | Iterable[Card]],
    number: int = 1,
    dealer: Seat | str | None = None,
) -> Deal:
    """Deal so that each named seat holds the wished cards; all such deals are equally likely.

    Raises `RulesError` when the wishes cannot be met.

    >>> deal = constrained(Rules.cutthroat(), 1, {"W": "J♥ J♦ A♠"})
    >>> Card.of("J♦") in deal.hand(Seat.WEST)
    True
    """
    rules = Rules.of(rules)
    _whole("seed", seed, 0)
    _whole("number", number, 1)
    at = _dealer(rules, seed, number) if dealer is None else seat_at(rules, dealer)
    wishes = _by_seat(rules, holds)
    rest = list(rules.pack)
    for seat, wish in wishes.items():
        if len(wish) > rules.hand_size:
            raise RulesError(
                "deal.hand_size", seat=seat, count=len(wish), hand_size=rules.hand_size
            )
        for card in wish:
            if card not in rest:
                code = "deal.card_too_often" if card in rules.pack else "deal.not_in_pack"
                raise RulesError(code, card=card, copies=rules.copies, rules=rules)
            rest.remove(card)
    uniform = _uniform(seed, number)
    while True:
        deal = _deal_out(rules, at, shuffled(rest, uniform), wishes)
        # A seat that was to hold a card and got its twin as well comes about in two ways, one for
        # each copy, so that half of these deals are dealt anew.
        twins = sum(
            wish.count(card) == 1 and deal.hand(seat).count(card) == 2
            for seat, wish in wishes.items()
            for card in wish
        )
        if not twins or uniform() < 0.5**twins:
            return deal


def daily(rules: Rules | str, date: Date, k: int = 1) -> Deal:
    """Return deal ``k`` of a date: the same for everyone, whatever was bid or played before it.

    >>> daily(Rules.double_deck(), Date(2026, 11, 29)).dealer in Rules.double_deck().seats
    True
    """
    if not isinstance(date, Date):
        raise RulesError("deal.date", date=date)
    return shuffle(rules, _DAILY + date.toordinal(), k)


_DAILY: Final = 1 << 40
"""Daily deals have seeds of their own, far above those that people type."""

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters without I, L, O and U, which are mistaken for others."""
_READ_AS: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V"})
_BETWEEN: Final = frozenset("-‐‑‒–—―−﹘﹣－\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff")
"""Every dash, and the marks without width, that mail and word processors put into a copied code."""
_LONGEST: Final = 20
_CHECK: Final = 1021
"""A prime below 32 × 32. Every code is a multiple of it, and since it divides no difference
that one other letter, or two neighbours exchanged, can make, each such slip is noticed."""


def code(deal: Deal) -> str:
    """Return a short code for a deal: 11 to 13 letters and digits, 19 or 20 for the larger packs.

    The code carries the table, the dealer and every card, whatever seed they came from, but not
    the switches of the rules. See `from_code`.

    >>> deal = shuffle(Rules.cutthroat(), 7)
    >>> from_code(code(deal)) == deal
    True
    """
    rules = deal.rules
    number = 0
    for choice, count in _radix(rules):
        where = sorted(_holders(deal, choice))
        options = _options(len(rules.seats) + bool(rules.dead), count)
        number = number * len(options) + options.index(tuple(where))
    number = number * rules.players + rules.seats.index(deal.dealer)
    number = number * len(NAMES) + NAMES.index(rules.name)
    number *= len(_ALPHABET) ** 2
    number += -number % _CHECK
    letters = _to_letters(number, _length(rules))
    return "-".join(letters[i : i + 4] for i in range(0, len(letters), 4))


def from_code(text: str, rules: Rules | str | None = None) -> Deal:
    """Return the deal that a code stands for, under the usual rules of its table or those given.

    Case, white space and dashes of any kind do not matter. Raises `RulesError` for a code with a
    mistyped letter and for rules of another table.
    """
    rules = None if rules is None else Rules.of(rules)
    typed = str(text).upper()
    letters = "".join(ch for ch in typed if not ch.isspace() and ch not in _BETWEEN)
    letters = letters.translate(_READ_AS)
    unknown = [ch for ch in letters if ch not in _ALPHABET]
    if unknown:
        raise RulesError("code.letter", letter=unknown[0], text=text)
    if not 0 < len(letters) <= _LONGEST:
        raise RulesError("code.mistyped", text=text)
    number = 0
    for letter in letters:
        number = number * len(_ALPHABET) + _ALPHABET.index(letter)
    if number % _CHECK:
        raise RulesError("code.mistyped", text=text)
    number //= len(_ALPHABET) ** 2
    number, table = divmod(number, len(NAMES))
    usual = Rules.named(NAMES[table])
    if rules is not None and rules.name != usual.name:
        raise RulesError("code.other_table", text=text, name=usual.name, wanted=rules.name)
    rules = rules or usual
    number, dealer = divmod(number, rules.players)
    held: list[list[Card]] = [[] for _ in range(rules.players + 1)]
    for choice, count in reversed(_radix(rules)):
        options = _options(len(rules.seats) + bool(rules.dead), count)
        number, option = divmod(number, len(options))
        for place in options[option]:
            held[place].append(choice)
    if number or len(letters) != _length(rules):
        raise RulesError("code.mistyped", text=text)
    try:
        return Deal(rules, rules.seats[dealer], tuple(map(tuple, held[:-1])), tuple(held[-1]))
    except RulesError:
        raise RulesError("code.mistyped", text=text) from None


_place = attrgetter("index")


def _sorted(held: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(held, key=_place))


def _whole(name: str, value: object, least: int) -> None:
    if type(value) is not int or value < least:
        raise RulesError("deal.not_a_number", name=name, value=value, least=least)


def _dealer(rules: Rules, seed: int, number: int) -> Seat:
    return rules.seats[(seed + number - 1) % rules.players]


def _by_seat(
    rules: Rules, given: Mapping[Seat | str, str | Iterable[Card]]
) -> dict[Seat, tuple[Card, ...]]:
    if not isinstance(given, Mapping):
        raise TypeError(f"cards are given by seat, such as {{'W': 'J♥ A♠'}}, not as {given!r}")
    read: dict[Seat, tuple[Card, ...]] = {}
    for key, held in given.items():
        seat = seat_at(rules, key)
        if seat in read:
            raise RulesError("deal.seat_twice", seat=seat)
        read[seat] = cards(held)
    return read


def _uniform(seed: int, number: int) -> Callable[[], float]:
    return Random((seed << 32) + number).random


def shuffled(cards: Sequence[Card], uniform: Callable[[], float]) -> list[Card]:
    """Return cards in an order drawn from numbers between 0 and 1, every order equally likely."""
    pack = list(cards)
    for last in range(len(pack) - 1, 0, -1):
        other = int(uniform() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def _deal_out(
    rules: Rules, dealer: Seat, pack: list[Card], wishes: Mapping[Seat, tuple[Card, ...]]
) -> Deal:
    hands, start = [], 0
    for seat in rules.seats:
        wish = wishes.get(seat, ())
        end = start + rules.hand_size - len(wish)
        hands.append(_sorted((*wish, *pack[start:end])))
        start = end
    # A pack that was only shuffled needs no check, and simulations deal by the million.
    deal = object.__new__(Deal)
    put = object.__setattr__
    put(deal, "rules", rules)
    put(deal, "dealer", dealer)
    put(deal, "hands", tuple(hands))
    put(deal, "dead", _sorted(pack[start:]))
    return deal


def _left_over(rules: Rules, hands: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    rest = Counter(rules.pack)
    rest.subtract(card for hand in hands for card in hand)
    left = tuple((+rest).elements())
    return left if len(left) == rules.dead else ()


def _check(deal: Deal) -> None:
    rules = deal.rules
    if deal.dealer not in rules.seats:
        raise RulesError("deal.no_such_seat", seat=deal.dealer, rules=rules)
    everything = [card for hand in (*deal.hands, deal.dead) for card in hand]
    sizes = [len(hand) for hand in deal.hands]
    if len(sizes) != rules.players:
        raise RulesError("deal.hands", count=len(sizes), players=rules.players)
    if (
        sizes == [rules.hand_size] * rules.players
        and len(deal.dead) == rules.dead
        and sorted(map(_place, everything)) == _places(rules)
    ):
        return
    dealt = Counter(everything)
    for card, count in dealt.items():
        if card not in rules.pack:
            raise RulesError("deal.not_in_pack", card=card, rules=rules, copies=rules.copies)
        if count > rules.copies:
            raise RulesError("deal.card_too_often", card=card, copies=rules.copies, rules=rules)
    for seat, count in zip(rules.seats, sizes, strict=True):
        if count != rules.hand_size:
            raise RulesError("deal.hand_size", seat=seat, count=count, hand_size=rules.hand_size)
    raise RulesError("deal.dead_cards", count=len(deal.dead), dead=rules.dead)


@lru_cache(maxsize=64)
def _places(rules: Rules) -> list[int]:
    return sorted(map(_place, rules.pack))


def _radix(rules: Rules) -> list[tuple[Card, int]]:
    return list(Counter(rules.pack).items())


def _holders(deal: Deal, card: Card) -> list[int]:
    return [
        place
        for place, hand in enumerate((*deal.hands, deal.dead))
        for _ in range(hand.count(card))
    ]


@lru_cache(maxsize=16)
def _options(places: int, copies: int) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(places), copies))


@lru_cache(maxsize=64)
def _length(rules: Rules) -> int:
    top = len(NAMES) * rules.players * len(_ALPHABET) ** 2
    for _, count in _radix(rules):
        top *= len(_options(len(rules.seats) + bool(rules.dead), count))
    return len(_to_letters(top - 1, 0))


def _to_letters(number: int, length: int) -> str:
    letters = ""
    while number or len(letters) < length:
        number, digit = divmod(number, len(_ALPHABET))
        letters = _ALPHABET[digit] + letters
    return letters
