"""The three rule sets, and the switches by which tables differ.

`Rules.partnership`, `Rules.cutthroat` and `Rules.double_deck` give the games as the three how-to
pages play them; each takes overrides for its own switches. What cannot be played is refused when
the rules are built, with the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Final, Literal

from .cards import Card, Rank, Seat, Side, Strain, Suit
from .frozen import Frozen
from .presets import CUTTHROAT, NAMES, PRESETS, SWITCHES, TABLES, Preset, usual
from .reasons import Reason, Reasons, RulesError

_SEATS: Final = {
    3: (Seat.SOUTH, Seat.WEST, Seat.EAST),
    4: (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST),
    5: (Seat.SOUTH, Seat.WEST, Seat.NORTHWEST, Seat.NORTHEAST, Seat.EAST),
}
_PARTNER: Final = {
    Seat.SOUTH: Seat.NORTH,
    Seat.NORTH: Seat.SOUTH,
    Seat.WEST: Seat.EAST,
    Seat.EAST: Seat.WEST,
}
_PAIR: Final = {
    Seat.SOUTH: Side.NORTH_SOUTH,
    Seat.NORTH: Side.NORTH_SOUTH,
    Seat.WEST: Side.EAST_WEST,
    Seat.EAST: Side.EAST_WEST,
}


@dataclass(frozen=True)
class Rules:
    """One table's rules: which game, how many players, and every switch.

    Build it with `partnership`, `cutthroat`, `double_deck` or `named`. Raises `RulesError` with
    the reason for anything that cannot be played.

    >>> rules = Rules.partnership(target=30)
    >>> rules.name, rules.target, rules.hand_size, len(rules.pack)
    ('partnership', 30, 6, 24)
    >>> Rules.cutthroat(players=5).name
    'cutthroat-5'
    """

    preset: Preset
    players: int
    lowest: Rank
    """The lowest rank in the pack: nine, or seven for five players."""
    copies: int
    """How many of each card the pack holds: 1, or 2 in the double deck."""
    hand_size: int
    """Cards to each player, which is also the number of tricks."""
    dead: int
    """Cards left over, seen by nobody."""
    target: int
    minimum_bid: int
    no_trump: bool
    """Whether a hand may be played without a trump suit."""
    set_costs: Literal["six", "bid"]
    """What a side that is set loses: a flat six, or its bid."""
    defenders_when_alone_fails: Literal["nothing", "tricks"]
    all_pass: Literal["dealer bids", "throw in"]
    """What happens when nobody wants to bid: the dealer must, or the hand is thrown in."""
    deal_after_throw_in: Literal["next", "same"]
    """Who deals after a throw-in: the next dealer, or the same one again."""
    small_pepper: bool
    """Whether all tricks alone after swapping one card may be bid, for 7 points."""
    swap: int
    """How many cards a lone bidder may swap with the partner, at most."""

    def __post_init__(self) -> None:
        _check(self)

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        switches = "".join(f", {name}={value!r}" for name, value in self.overrides.items())
        return f"Rules.named({self.name!r}{switches})"

    def __reduce__(self) -> tuple[type[Rules], tuple[Any, ...]]:
        # What is cached, the hash above all, holds for one process only.
        return Rules, tuple(getattr(self, field.name) for field in fields(self))

    @classmethod
    def partnership(cls, /, **switches: Any) -> Rules:
        """Return the 24-card partnership game to 42, with these switches set otherwise."""
        return _build("partnership", 4, switches)

    @classmethod
    def cutthroat(cls, /, players: int = 4, **switches: Any) -> Rules:
        """Return the game of three, four or five players, each alone, to 21."""
        return _build("cutthroat", players, switches)

    @classmethod
    def double_deck(cls, /, **switches: Any) -> Rules:
        """Return the 48-card partnership game to 52."""
        return _build("double-deck", 4, switches)

    @classmethod
    def named(cls, name: str, /, **switches: Any) -> Rules:
        """Return the rules with this name, as records write it, with these switches.

        Names are partnership, cutthroat-3, cutthroat-4, cutthroat-5 and double-deck; cutthroat
        alone means four players. Raises `RulesError` for any other.

        >>> Rules.named("double-deck", swap=0).swap
        0
        """
        found = TABLES.get(name) if isinstance(name, str) else None
        if found is None:
            raise RulesError("rules.unknown_name", name=name, names=NAMES)
        return _build(*found, switches)

    @classmethod
    def of(cls, table: Rules | str) -> Rules:
        """Return rules as they are, or those with this name; raises `RulesError` for neither.

        >>> Rules.of("cutthroat-3").players
        3
        """
        return table if isinstance(table, Rules) else cls.named(table)

    def seat(self, text: Seat | str) -> Seat:
        """Return the seat of this table with this name; raises `RulesError` when it has none.

        >>> Rules.partnership().seat("west")
        <Seat.WEST: 'W'>
        """
        if isinstance(text, Seat) and text in self.place:
            return text
        try:
            seat = Seat.of(text)
        except ValueError:
            raise RulesError("deal.no_such_seat", seat=text, rules=self) from None
        if seat not in self.place:
            raise RulesError("deal.no_such_seat", seat=seat, rules=self)
        return seat

    @cached_property
    def name(self) -> str:
        """The name that records use: ``cutthroat-4``."""
        return f"cutthroat-{self.players}" if self.preset == "cutthroat" else self.preset

    @property
    def has_partners(self) -> bool:
        """Whether two fixed pairs play, rather than everyone alone."""
        return self.preset != "cutthroat"

    @property
    def strain_in_bid(self) -> bool:
        """Whether a bid names its strain (double deck) instead of naming it after the auction."""
        return self.preset == "double-deck"

    @property
    def has_alone(self) -> bool:
        """Whether a hand may be bid alone, with the partner sitting out."""
        return self.has_partners

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, clockwise from South."""
        return _SEATS[self.players]

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """The sides that score, in seat order: NS and EW, or every seat by itself."""
        return tuple(dict.fromkeys(self.side_of(seat) for seat in self.seats))

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the pack, suit by suit from low to high, each copy by itself."""
        ranks = list(Rank)[list(Rank).index(self.lowest) :]
        kinds = [Card(rank, suit) for suit in Suit for rank in ranks]
        return tuple(card for card in kinds for _ in range(self.copies))

    @cached_property
    def strains(self) -> tuple[Strain, ...]:
        """The strains a bidder may choose from."""
        return tuple(s for s in Strain if self.no_trump or s.trump is not None)

    def side_of(self, seat: Seat) -> Side:
        """Return the side a seat scores for."""
        seat = self.seat(seat)
        return _PAIR[seat] if self.has_partners else Side(seat.value)

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """Return the seats of a side, clockwise from South."""
        members = self._members.get(side) or self._members.get(_SIDES.get(str(side), side))
        if members is None:
            raise RulesError("rules.no_such_side", side=side, sides=self.sides)
        return members

    @cached_property
    def _members(self) -> dict[Side, tuple[Seat, ...]]:
        return {
            side: tuple(seat for seat in self.seats if self.side_of(seat) is side)
            for side in self.sides
        }

    def partner(self, seat: Seat) -> Seat | None:
        """Return the seat across, or None where everyone plays alone."""
        return _PARTNER[self.seat(seat)] if self.has_partners else None

    @cached_property
    def _left(self) -> dict[Seat, Seat]:
        return dict(zip(self.seats, self.seats[1:] + self.seats[:1], strict=True))

    def left_of(self, seat: Seat) -> Seat:
        """Return the next seat clockwise.

        >>> Rules.cutthroat(players=3).left_of(Seat.WEST)
        <Seat.EAST: 'E'>
        """
        return self._left[self.seat(seat)]

    @cached_property
    def place(self) -> dict[Seat, int]:
        """Where each seat stands in ``seats``, counted from 0."""
        return Frozen({seat: i for i, seat in enumerate(self.seats)})

    @cached_property
    def _orders(self) -> dict[Seat | None, dict[Seat, tuple[Seat, ...]]]:
        return {
            out: {
                seat: tuple(other for other in self.round_from(seat) if other is not out)
                for seat in self.seats
            }
            for out in (None, *self.seats)
        }

    def orders(self, out: Seat | None = None) -> dict[Seat, tuple[Seat, ...]]:
        """Return for each seat who plays clockwise from it, without the seat that sits out."""
        return self._orders[out]

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise, starting with this one."""
        at = self.place[self.seat(seat)]
        return self.seats[at:] + self.seats[:at]

    def is_pepper(self, bid: int) -> bool:
        """Tell whether a bid is Pepper: all the tricks, at a cutthroat table."""
        return self.preset == "cutthroat" and bid == self.hand_size

    @property
    def overrides(self) -> dict[str, Any]:
        """The switches that differ from the preset, by field name."""
        preset = usual(self.preset, self.players)
        return {name: getattr(self, name) for name in preset if getattr(self, name) != preset[name]}

    def say(self) -> Reasons:
        """Return what the table says out loud before the first card, a reason a line.

        >>> [reason.code for reason in Rules.cutthroat().say()][:2]
        ['say.pack', 'say.deal']
        """
        return Reasons(Reason(f"say.{topic}", rules=self) for topic in _topics(self))


def _topics(rules: Rules) -> list[str]:
    topics = ["pack", "deal", "auction", "all_pass"]
    if rules.has_alone:
        topics.append("alone")
    if rules.small_pepper:
        topics.append("small_pepper")
    if rules.swap and rules.has_alone:
        topics.append("swap")
    topics.append("bowers")
    if rules.no_trump:
        topics.append("no_trump")
    topics.append("play")
    if rules.copies > 1:
        topics.append("twins")
    return [*topics, "made", "set", "defenders", "winning"]


_CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "no_trump": (True, False),
    "small_pepper": (True, False),
    "set_costs": ("six", "bid"),
    "defenders_when_alone_fails": ("nothing", "tricks"),
    "all_pass": ("dealer bids", "throw in"),
    "deal_after_throw_in": ("next", "same"),
}


def _build(preset: Preset, players: int, switches: Mapping[str, Any]) -> Rules:
    known = {field.name for field in fields(Rules)} - {"preset", "players"}
    for name in switches:
        if name not in known:
            raise RulesError(
                "rules.unknown_switch", switch=name, preset=preset, switches=SWITCHES[preset]
            )
    if type(players) is not int or players not in CUTTHROAT:
        raise RulesError("rules.players", players=players)
    # Whoever sets several fields of the pack means another pack: `_check` says whether they agree.
    # One alone never fits, and what is wrong with it is that it is fixed.
    pack = _PACK.intersection(switches)
    fixed = usual(preset, players)
    for name, value in switches.items():
        several = name in _PACK and len(pack) > 1
        if name not in SWITCHES[preset] and value != fixed[name] and not several:
            raise _fixed(preset, name)
    return Rules(preset=preset, players=players, **{**usual(preset, players), **switches})


def _fixed(preset: str, name: str) -> RulesError:
    return RulesError(
        "rules.not_a_switch", switch=name, preset=preset, switches=SWITCHES.get(preset, ())
    )


def _check(rules: Rules) -> None:
    if rules.preset not in PRESETS:
        raise RulesError("rules.unknown_name", name=rules.preset, names=NAMES)
    seats = (3, 4, 5) if rules.preset == "cutthroat" else (4,)
    if type(rules.players) is not int or rules.players not in seats:
        raise RulesError("rules.players", players=rules.players)
    for name, least in _WHOLE.items():
        value = getattr(rules, name)
        if type(value) is not int or value < least:
            raise RulesError("rules.not_a_number", switch=name, value=value, least=least)
    for name, choices in _CHOICES.items():
        value = getattr(rules, name)
        if not any(value is c or (isinstance(c, str) and value == c) for c in choices):
            raise RulesError("rules.choice", switch=name, value=value, choices=choices)
    if not isinstance(rules.lowest, Rank):
        raise _fixed(rules.preset, "lowest")
    needed = rules.players * rules.hand_size + rules.dead
    if needed != len(rules.pack):
        raise RulesError(
            "rules.pack_mismatch",
            players=rules.players,
            hand_size=rules.hand_size,
            dead=rules.dead,
            needed=needed,
            pack=len(rules.pack),
        )
    if rules.minimum_bid > rules.hand_size:
        raise RulesError(
            "rules.minimum_bid", minimum_bid=rules.minimum_bid, hand_size=rules.hand_size
        )
    if rules.swap > 3:
        raise RulesError("rules.swap", swap=rules.swap)
    for name, value in usual(rules.preset, rules.players).items():
        if name not in SWITCHES[rules.preset] and getattr(rules, name) != value:
            raise _fixed(rules.preset, name)


_SIDES: Final = {side.value: side for side in Side}

_PACK: Final = frozenset({"lowest", "copies", "hand_size", "dead"})

_WHOLE: Final = {
    "copies": 1,
    "hand_size": 1,
    "dead": 0,
    "target": 1,
    "minimum_bid": 1,
    "swap": 0,
}
