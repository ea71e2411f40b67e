"""What a hand is worth in a strain: its bowers, trumps, side aces and short suits, counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt

from ..bowers import HEIGHTS, SUITS, left_bower, right_bower
from ..cards import Card, Rank, Strain, Suit
from ..rules import Rules
from .weights import ALONE, HELP, SWAPPED_CARD, WEIGHTS, Weights

LONE_LEAST = 0.65
"""The share of the tricks that a hand must promise before playing for all of them is thought of."""


@dataclass(frozen=True, slots=True)
class Features:
    """What a player counts before bidding in one strain."""

    strain: Strain
    rights: int
    lefts: int
    aces_of_trump: int
    kings_of_trump: int
    low_trumps: int
    long_trumps: int
    """Trumps beyond an even share of them."""
    side_aces: int
    """Aces outside trump; every ace at no trump."""
    backed_kings: int
    """Kings that follow an ace of their suit held here."""
    guarded_kings: int
    """Kings without the ace, but with a smaller card beside them."""
    queens: int
    """Queens beside an ace or king of their suit."""
    voids: int
    """Side suits of which nothing is held."""
    singles: int
    """Side suits of one card, not an ace."""
    long_side: int
    """Cards beyond the third in side suits that are headed by an ace."""

    @property
    def bowers(self) -> int:
        """How many bowers there are."""
        return self.rights + self.lefts

    @property
    def trumps(self) -> int:
        """How many trumps there are, bowers included."""
        return self.bowers + self.aces_of_trump + self.kings_of_trump + self.low_trumps

    def values(self) -> tuple[int, ...]:
        """Return the numbers that `weights.Weights` weighs, in its order."""
        return (
            self.rights,
            self.lefts,
            self.aces_of_trump,
            self.kings_of_trump,
            self.low_trumps,
            self.long_trumps,
            self.side_aces,
            self.backed_kings,
            self.guarded_kings,
            self.queens,
            self.voids,
            self.singles,
            self.long_side,
        )


@dataclass(frozen=True, slots=True)
class Strength:
    """What a hand is worth in a strain, in tricks of the bidder's side."""

    features: Features
    tricks: float
    """Tricks to be expected, the partner's share included."""
    share: float
    """The partner's share in them; 0 where nobody helps."""
    spread: float
    """The standard deviation of the tricks really taken around those expected."""

    @property
    def own(self) -> float:
        """Tricks to be expected from the hand itself."""
        return self.tricks - self.share

    def chance(self, bid: int) -> float:
        """Return the chance to take at least so many tricks."""
        return 0.5 * (1.0 + erf((self.tricks - bid + 0.5) / (self.spread * sqrt(2.0))))


@lru_cache(maxsize=4096)
def count(held: tuple[Card, ...], strain: Strain, rules: Rules) -> Features:
    """Count what matters for bidding in one strain.

    >>> from bideuchre_teach.cards import cards
    >>> features = count(cards("JH JD AH KH AS 9C"), Strain.HEARTS, Rules.cutthroat())
    >>> features.bowers, features.trumps, features.side_aces, features.voids
    (2, 4, 1, 1)
    """
    suits, heights = SUITS[strain], HEIGHTS[strain]
    rows: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
    for card in held:
        rows[suits[card]].append(card)
    trump = strain.trump
    trumps = rows.pop(trump) if trump is not None else []
    ranks = [card.rank for card in trumps if card.rank is not Rank.JACK]
    tally = dict.fromkeys(("aces", "backed", "guarded", "queens", "voids", "singles", "long"), 0)
    for row in rows.values():
        _count_side(sorted(row, key=heights.__getitem__), tally)
    even_share = (len(rules.pack) // 4 + rules.copies) // rules.players
    return Features(
        strain=strain,
        rights=sum(card is right_bower(strain) for card in trumps),
        lefts=sum(card is left_bower(strain) for card in trumps),
        aces_of_trump=ranks.count(Rank.ACE),
        kings_of_trump=ranks.count(Rank.KING),
        low_trumps=len(ranks) - ranks.count(Rank.ACE) - ranks.count(Rank.KING),
        long_trumps=max(0, len(trumps) - even_share - 1),
        side_aces=tally["aces"],
        backed_kings=tally["backed"],
        guarded_kings=tally["guarded"],
        queens=tally["queens"],
        voids=tally["voids"],
        singles=tally["singles"],
        long_side=tally["long"],
    )


def _count_side(row: list[Card], tally: dict[str, int]) -> None:
    ranks = [card.rank for card in row]
    aces, kings = ranks.count(Rank.ACE), ranks.count(Rank.KING)
    tally["aces"] += aces
    tally["backed"] += kings if aces else 0
    tally["guarded"] += min(kings, 1) if not aces and len(row) > 1 else 0
    tally["queens"] += ranks.count(Rank.QUEEN) if aces or kings else 0
    tally["voids"] += not row
    tally["singles"] += len(row) == 1 and not aces
    tally["long"] += max(0, len(row) - 3) if aces else 0


def weigh(features: Features, weights: Weights) -> float:
    """Return the tricks that features are worth by these weights."""
    return weights.base + sum(
        value * weight for value, weight in zip(features.values(), weights.each, strict=True)
    )


def strength(held: Iterable[Card], strain: Strain, rules: Rules) -> Strength:
    """Return what a hand is worth when its holder bids and plays with whoever helps.

    >>> from bideuchre_teach.cards import cards
    >>> west = cards("JH JD AH KH AS 9C")
    >>> round(strength(west, Strain.HEARTS, Rules.cutthroat()).tricks)
    5
    """
    weights = WEIGHTS[rules.name, strain.trump is not None]
    features = count(tuple(held), strain, rules)
    most = float(rules.hand_size)
    tricks = min(most, max(0.0, weigh(features, weights)))
    return Strength(features, tricks, min(weights.share, tricks), weights.spread)


def support(held: Iterable[Card], strain: Strain, rules: Rules, implied: float) -> Strength:
    """Return what a partner's bid is worth with this hand beside it (double deck).

    ``implied`` is what the partner seems to expect, a usual share of this hand included.
    """
    weights = HELP[strain.trump is not None]
    features = count(tuple(held), strain, rules)
    tricks = min(float(rules.hand_size), max(0.0, implied + weigh(features, weights)))
    share = min(WEIGHTS[rules.name, strain.trump is not None].share, tricks)
    return Strength(features, tricks, share, weights.spread)


def lone_chance(held: Iterable[Card], strain: Strain, rules: Rules, swap: int = 0) -> float:
    """Return the chance to take every trick with no help: alone, or Pepper in cutthroat.

    ``swap`` is how many cards may be swapped with the partner first.
    """
    held = tuple(held)
    if cannot_lose(held, strain, rules):
        return 1.0
    if strength(held, strain, rules).tricks < LONE_LEAST * rules.hand_size:
        return 0.0
    fitted = 3 if rules.preset == "double-deck" else swap
    weights = ALONE[rules.name, strain.trump is not None, fitted]
    features = count(held, strain, rules)
    score = weigh(features, weights) - SWAPPED_CARD * (fitted - swap)
    chance = 0.5 * (1.0 + erf(score / sqrt(2.0)))
    if strain.trump is not None and not features.rights:
        # Without the right bower it must lie where nobody plays it: dead, or with the partner.
        unplayed = rules.dead + (rules.hand_size if rules.has_alone else 0)
        chance = min(chance, unplayed / (len(rules.pack) - rules.hand_size))
    return chance


@lru_cache(maxsize=4096)
def cannot_lose(held: tuple[Card, ...], strain: Strain, rules: Rules) -> bool:
    """Tell whether a hand on lead takes every trick, however the other cards lie.

    So it does when its top trumps are as many as all trumps that are missing, and nothing that
    is missing beats any of its other cards.

    >>> from bideuchre_teach.cards import cards
    >>> cannot_lose(cards("JH JD AH KH QH AS"), Strain.HEARTS, Rules.partnership())
    True
    >>> cannot_lose(cards("JH JD AH KH QH KS"), Strain.HEARTS, Rules.partnership())
    False
    """
    suits, heights, trump = SUITS[strain], HEIGHTS[strain], strain.trump
    missing = list(rules.pack)
    for card in held:
        missing.remove(card)

    def is_top(card: Card) -> bool:
        return not any(
            suits[other] is suits[card] and heights[other] > heights[card] for other in missing
        )

    mine = [card for card in held if suits[card] is trump]
    top = sum(map(is_top, mine))
    if trump is not None and top < sum(suits[card] is trump for card in missing):
        return False
    return all(is_top(card) for card in held if suits[card] is not trump)
