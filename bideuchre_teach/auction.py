"""The auction: who may call what, who won it, and the contract that comes of it.

In the partnership and cutthroat games each player speaks once and the strain is named afterwards;
in the double deck a bid names its strain and the auction goes round until three passes follow it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from .cards import Seat, Strain
from .reasons import Verdict, allowed, because, refused
from .rules import Rules


@dataclass(frozen=True, slots=True)
class Call:
    """What a player says in the auction: pass, a number of tricks, small pepper, or alone.

    Raises `ValueError` for a mixture of these, such as a number that is bid alone.

    >>> Call.of("4♥"), Call.of("alone nt").text, Call.of("pass").ascii
    (Call.of('4♥'), 'alone NT', 'pass')
    """

    number: int = 0
    """The tricks promised; 0 for pass, alone and small pepper, which promise all or nothing."""
    strain: Strain | None = None
    alone: bool = False
    small_pepper: bool = False

    def __post_init__(self) -> None:
        if self.strain is not None:
            object.__setattr__(self, "strain", Strain.of(self.strain))
        whole = type(self.number) is int and self.number >= 0
        if (
            not whole
            or (self.number and self.alone)
            or (self.small_pepper and not self.alone)
            or (self.is_pass and self.strain is not None)
        ):
            raise ValueError(
                "a call is a pass, a number of tricks, small pepper or alone, and not two of them: "
                f"number={self.number!r}, strain={self.strain}, alone={self.alone}, "
                f"small_pepper={self.small_pepper}"
            )

    @classmethod
    def of(cls, text: str | int | Call) -> Call:
        """Read a call as records write it; raises `ValueError` naming what is not one."""
        if isinstance(text, Call):
            return text
        if isinstance(text, int) and not isinstance(text, bool):
            text = str(text)
        found = _CALL.fullmatch(text.strip()) if isinstance(text, str) else None
        if found is None:
            raise ValueError(
                f"{text!r} is not a call: write pass, a number such as 4, alone, "
                "or in the double deck 4♥, 7NT, alone ♥"
            )
        if found["pass"]:
            return PASS
        strain = None if found["strain"] is None else Strain.of(found["strain"])
        if found["number"]:
            return cls(int(found["number"]), strain)
        return cls(strain=strain, alone=True, small_pepper=found["lone"].lower() != "alone")

    @property
    def is_pass(self) -> bool:
        """Whether this is a pass."""
        return not self.number and not self.alone

    @property
    def text(self) -> str:
        """The call as records write it, with the suit as a symbol."""
        return self._write("" if self.strain is None else self.strain.value)

    @property
    def ascii(self) -> str:
        """The call in ASCII, with the suit as a letter."""
        return self._write("" if self.strain is None else self.strain.letter)

    def _write(self, strain: str) -> str:
        if self.is_pass:
            return "pass"
        if self.number:
            return f"{self.number}{strain}"
        return f"{'small pepper' if self.small_pepper else 'alone'} {strain}".strip()

    def __repr__(self) -> str:
        return f"Call.of({self.text!r})"

    def __str__(self) -> str:
        return self.text


PASS: Final = Call()
ALONE: Final = Call(alone=True)
SMALL_PEPPER: Final = Call(alone=True, small_pepper=True)

_CALL: Final = re.compile(
    r"(?P<pass>pass)|(?:(?P<number>[1-9][0-9]?)|(?P<lone>alone|small[ -]pepper))"
    r"\s*(?P<strain>[♣♦♥♠CDHS]\ufe0f?|NT)?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Contract:
    """Who plays for how many tricks, in which strain, with or without a partner.

    Seat and strain may be given as text. Raises `ValueError` naming one that cannot be read.

    >>> Contract("W", 4, strain="H").strain
    <Strain.HEARTS: '♥'>
    """

    seat: Seat
    bid: int
    """Tricks promised; alone and small pepper promise the whole hand."""
    alone: bool = False
    strain: Strain | None = None
    """None until the bidder has named it."""
    small_pepper: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "seat", Seat.of(self.seat))
        if self.strain is not None:
            object.__setattr__(self, "strain", Strain.of(self.strain))


class Auction(NamedTuple):
    """The calls so far, in turn from the dealer's left, and what follows from them.

    >>> auction = Auction(Rules.cutthroat(), Seat.SOUTH)
    >>> for call in ("3", "pass", "4", "pass"):
    ...     auction = auction.add(Call.of(call))
    >>> auction.contract
    Contract(seat=<Seat.EAST: 'E'>, bid=4, alone=False, strain=None, small_pepper=False)
    """

    rules: Rules
    dealer: Seat
    calls: tuple[Call, ...] = ()
    high: Call | None = None
    """The highest bid so far."""
    high_seat: Seat | None = None

    @property
    def turn(self) -> Seat | None:
        """Whose call it is; None when the auction is over."""
        if self.calls and _ends(self.rules, self.calls, self.high):
            return None
        return self._speaker()

    @property
    def ended(self) -> str | None:
        """What ended the auction; None while it goes on.

        ``alone`` or ``all_tricks`` for a bid that ends it at once, ``nobody_bid`` when all have
        passed, ``passes`` in the double deck for three passes after a bid, ``everyone`` elsewhere
        when each has spoken.
        """
        if self.turn is not None:
            return None
        if _ends_at_once(self.rules, self.calls[-1]):
            return "alone" if self.calls[-1].alone else "all_tricks"
        if self.high is None:
            return "nobody_bid"
        return "passes" if self.rules.strain_in_bid else "everyone"

    @property
    def speaker(self) -> Seat | None:
        """Whose call it is, or would be if a bid had not ended the auction; None past the round.

        >>> Auction(Rules.cutthroat(), Seat.SOUTH).add(Call.of("6")).speaker
        <Seat.NORTH: 'N'>
        """
        if self.turn is None:
            once = not self.rules.strain_in_bid and len(self.calls) >= self.rules.players
            if once or self.ended not in ("alone", "all_tricks"):
                return None
        return self._speaker()

    def _speaker(self) -> Seat:
        rules = self.rules
        return rules.seats[(rules.place[self.dealer] + 1 + len(self.calls)) % rules.players]

    @property
    def over(self) -> bool:
        """Whether no more calls are made."""
        return self.turn is None

    @property
    def thrown_in(self) -> bool:
        """Whether everybody passed, so that the hand is dealt anew."""
        return self.turn is None and self.high is None

    @property
    def forced(self) -> bool:
        """Whether the dealer must bid, all others having passed."""
        rules = self.rules
        return (
            rules.all_pass == "dealer bids"
            and self.high is None
            and len(self.calls) == rules.players - 1
        )

    @property
    def contract(self) -> Contract | None:
        """What the auction came to; None while it goes on and when the hand is thrown in."""
        if self.turn is not None or self.high is None or self.high_seat is None:
            return None
        high = self.high
        bid = high.number or self.rules.hand_size
        return Contract(self.high_seat, bid, high.alone, high.strain, high.small_pepper)

    def spoken(self) -> tuple[tuple[Seat, Call], ...]:
        """Return each call with the seat that made it, in order."""
        seats = self.rules.round_from(self.rules.left_of(self.dealer))
        return tuple((seats[i % len(seats)], call) for i, call in enumerate(self.calls))

    def legal(self) -> tuple[Call, ...]:
        """Return every legal call, pass first; empty when the auction is over."""
        if self.turn is None:
            return ()
        least = 0 if self.high is None else level(self.rules, self.high)
        calls = _legal_above(self.rules)[least]
        return calls[1:] if self.forced else calls

    def add(self, call: Call) -> Auction:
        """Return the auction after a call that is known to be legal."""
        rules, dealer, calls, high, high_seat = self
        if not call.is_pass:
            high, high_seat = call, self._speaker()
        return Auction(rules, dealer, (*calls, call), high, high_seat)

    def judge(self, call: Call) -> Verdict:
        """Say whether a call is legal now, and why."""
        rules, seat, high = self.rules, self.turn, self.high
        if seat is None:
            return self._too_late(call)
        if call.is_pass:
            if self.forced:
                return refused(because("pass.dealer_must_bid", seat=seat, rules=rules))
            return allowed(because("pass.allowed", seat=seat, high=high, rules=rules))
        if fault := _not_a_bid_here(rules, call):
            return refused(because(fault, call=call, rules=rules, seat=seat))
        if high is not None and level(rules, call) <= level(rules, high):
            code = "bid.equal" if level(rules, call) == level(rules, high) else "bid.too_low"
            return refused(
                because(code, call=call, high=high, high_seat=self.high_seat, rules=rules)
            )
        if self.forced:
            return allowed(because("bid.forced", call=call, seat=seat, rules=rules))
        code = "bid.opens" if high is None else "bid.higher"
        return allowed(
            because(code, call=call, seat=seat, high=high, high_seat=self.high_seat, rules=rules)
        )

    def _too_late(self, call: Call) -> Verdict:
        return refused(
            because(
                "auction.over",
                call=call,
                rules=self.rules,
                ended=self.ended,
                high=self.high,
                high_seat=self.high_seat,
                seat=self.speaker,
            )
        )


def level(rules: Rules, call: Call) -> int:
    """Return how high a bid stands: its tricks, then small pepper, then alone."""
    if call.alone:
        return rules.hand_size + (1 if call.small_pepper else 2)
    return call.number


@lru_cache(maxsize=64)
def every_bid(rules: Rules) -> tuple[Call, ...]:
    """Return all bids that these rules know, from low to high, strains in suit order.

    >>> [bid.text for bid in every_bid(Rules.partnership())]
    ['3', '4', '5', '6', 'alone']
    """
    strains = rules.strains if rules.strain_in_bid else (None,)
    numbers = range(rules.minimum_bid, rules.hand_size + 1)
    bids = [Call(number, strain) for number in numbers for strain in strains]
    if rules.small_pepper:
        bids.append(SMALL_PEPPER)
    if rules.has_alone:
        bids.extend(Call(strain=strain, alone=True) for strain in strains)
    return tuple(bids)


@lru_cache(maxsize=64)
def _legal_above(rules: Rules) -> tuple[tuple[Call, ...], ...]:
    bids = [(level(rules, bid), bid) for bid in every_bid(rules)]
    return tuple(
        (PASS, *(bid for height, bid in bids if height > least))
        for least in range(rules.hand_size + 3)
    )


def _ends(rules: Rules, calls: tuple[Call, ...], high: Call | None) -> bool:
    if _ends_at_once(rules, calls[-1]):
        return True
    if not rules.strain_in_bid:
        return len(calls) == rules.players
    passes = rules.players - (0 if high is None else 1)
    return len(calls) >= passes and all(call.is_pass for call in calls[-passes:])


def _ends_at_once(rules: Rules, call: Call) -> bool:
    if call.alone:
        return not call.small_pepper
    return rules.preset != "partnership" and call.number == rules.hand_size


def _not_a_bid_here(rules: Rules, call: Call) -> str | None:
    if call.small_pepper and not rules.small_pepper:
        return "small_pepper.not_played"
    if call.alone and not rules.has_alone:
        return "alone.not_played"
    if rules.strain_in_bid and call.strain is None:
        return "bid.strain_missing"
    if not rules.strain_in_bid and call.strain is not None:
        return "bid.strain_comes_later"
    if not call.alone and call.number < rules.minimum_bid:
        return "bid.below_minimum"
    if not call.alone and call.number > rules.hand_size:
        return "bid.too_many"
    return None
