"""What to call: count the hand, add the partner's share, and bid no more than wins the auction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ..auction import ALONE, PASS, SMALL_PEPPER, Call, level
from ..cards import Side, Strain
from ..judge import Phase
from ..reasons import Reason, Reasons
from ..scoring import ALONE_FACTOR, FLAT_SET, SMALL_PEPPER_POINTS
from ..view import View
from .base import Choice
from .strength import Strength, lone_chance, strength, support

SAFE: Final = {
    "partnership": 0.8,
    "cutthroat-3": 0.6,
    "cutthroat-4": 0.6,
    "cutthroat-5": 0.6,
    "double-deck": 0.68,
}
"""The chance to make a bid from which it is bid."""

ENOUGH: Final = {"partnership": 5, "cutthroat-3": 6, "cutthroat-4": 4, "cutthroat-5": 4}
"""A first bid that is hardly ever beaten, so that more would only add risk."""

BOLDER: Final = 0.12
"""How much of that chance is given up when passing would probably lose the game."""

CONTESTED: Final = 1.0
"""How much better a hand is, on average, than what it bids over somebody else (double deck)."""

SURE_ENOUGH: Final = 0.6
"""The least chance with which anybody plays for all the tricks by himself."""


@dataclass(frozen=True, slots=True)
class Lone:
    """A bid for every trick without help: the call, its strain, and the chance to make it."""

    call: Call
    strain: Strain
    chance: float
    stake: int

    @property
    def value(self) -> float:
        """Points to be expected, the other side's gain counted against them."""
        return (2 * self.chance - 1) * self.stake


def choose_call(view: View, totals: Mapping[Side, int] | None = None) -> Choice:
    """Choose a call, with the reasons."""
    if view.phase is not Phase.AUCTION:
        raise ValueError("the auction is over")
    table = Thinking(view, totals or {})
    return (
        table.lone()
        or table.forced()
        or table.leave_it_to_partner()
        or table.ordinary()
        or table.give_way()
    )


class Thinking:
    """One seat's reckoning before it calls."""

    def __init__(self, view: View, totals: Mapping[Side, int]) -> None:
        self.view, self.rules = view, view.rules
        rules, auction = self.rules, view.auction
        self.partner = rules.partner(view.seat)
        self.side = rules.side_of(view.seat)
        self.strengths = {s: strength(view.cards, s, rules) for s in rules.strains}
        self.best = max(rules.strains, key=lambda s: self.strengths[s].tricks)
        self.high = auction.high
        self.floor = 0 if self.high is None else level(rules, self.high)
        self.partner_high = self.partner is not None and auction.high_seat is self.partner
        self.ours = totals.get(self.side, 0)
        self.theirs = max((n for side, n in totals.items() if side is not self.side), default=0)
        self.safe = SAFE[rules.name]
        if self.theirs + self._usual_gain() >= rules.target > self.ours + self._usual_gain():
            self.safe -= BOLDER

    def _usual_gain(self) -> int:
        return max(self.rules.minimum_bid, self.rules.hand_size // 2)

    def lone(self) -> Choice | None:
        """Play for every trick without help when that is worth more than an ordinary bid."""
        best = max(lone_bids(self.view), key=lambda lone: lone.value, default=None)
        if best is None or level(self.rules, best.call) <= self.floor:
            return None
        ordinary = self.strengths[self.best]
        limit = self._limit(ordinary)
        if best.chance < SURE_ENOUGH or best.value <= self._ordinary_value(ordinary, limit) + 1:
            return None
        least = self._least()
        if least <= limit and self.ours + int(ordinary.tricks) >= self.rules.target:
            self._needless = best
            return None
        facts = {"call": best.call, "strain": best.strain, "chance": round(best.chance, 2)}
        code = "bot.bid.pepper" if self.rules.preset == "cutthroat" else "bot.bid.alone"
        return Choice(
            best.call,
            Reasons(
                (Reason(code, rules=self.rules, **facts), _counted(self.strengths[best.strain]))
            ),
        )

    _needless: Lone | None = None

    def _ordinary_value(self, held: Strength, limit: int) -> float:
        """Return the points an ordinary bid brings, less the other side's where it scores."""
        bid = max(min(limit, self.rules.hand_size - 1), self._least())
        chance = held.chance(bid)
        tricks = max(held.tricks, float(bid))
        lost = FLAT_SET if self.rules.set_costs == "six" else bid
        if not self.rules.has_partners:
            return chance * tricks - (1 - chance) * lost
        size = self.rules.hand_size
        return chance * (2 * tricks - size) - (1 - chance) * (lost + size - held.tricks)

    def forced(self) -> Choice | None:
        """Make the lowest bid as a dealer who must bid."""
        if not self.view.auction.forced:
            return None
        held = self.strengths[self.best]
        call = self._call(self._least(), self.best)
        return Choice(
            call, Reasons((Reason("bot.bid.forced", call=call, rules=self.rules), _counted(held)))
        )

    def leave_it_to_partner(self) -> Choice | None:
        """Pass when the partner has the bid."""
        if not self.partner_high:
            return None
        why = Reason(
            "bot.pass.partner_has_it", partner=self.partner, high=self.high, rules=self.rules
        )
        return Choice(PASS, Reasons((why, *self._no_need_to_go_alone())))

    def ordinary(self) -> Choice | None:
        """Bid when the hand, or the partner's bid with this hand beside it, is good enough."""
        offers = [(self.strengths[self.best], False)]
        backed = self._backing()
        if backed is not None:
            offers.insert(0, (backed, True))
        held, backs = max(offers, key=lambda offer: offer[0].tricks)
        least, limit = self._least(), self._limit(held)
        if least > limit:
            return None
        bid, why = self._how_high(held, least, limit)
        call = self._call(bid, held.features.strain)
        reasons = [Reason(why, call=call, high=self.high, limit=limit, rules=self.rules)]
        if backs:
            reasons.append(
                Reason("bot.bid.backs_partner", partner=self.partner, strain=held.features.strain)
            )
        else:
            reasons.append(_counted(held))
            reasons.append(self._share(held))
        return Choice(call, Reasons((*reasons, *self._no_need_to_go_alone())))

    def give_way(self) -> Choice:
        """Pass, because the least bid left is more than the hand is good for."""
        held = self.strengths[self.best]
        least = self._least()
        if least > self.rules.hand_size:
            return Choice(
                PASS, Reasons((Reason("bot.pass.too_high", high=self.high, rules=self.rules),))
            )
        why = Reason("bot.pass.too_weak", least=least, limit=self._limit(held), rules=self.rules)
        shared = () if self.partner is None else (self._share(held),)
        return Choice(PASS, Reasons((why, _counted(held), *shared)))

    def _backing(self) -> Strength | None:
        """Return the worth of the partner's strain, where the bids name one."""
        if not self.rules.strain_in_bid or self.partner is None:
            return None
        bids = [(seat, call) for seat, call in self.view.auction.spoken() if call.number]
        first = next((call for seat, call in bids if seat is self.partner), None)
        if first is None or first.strain is None:
            return None
        mine = [call.strain for seat, call in bids if seat is self.view.seat]
        if mine and mine[0] is first.strain and bids[0][0] is self.view.seat:
            return None
        opened = bids[0][0] is self.partner
        # An opening tells what the partner sees in the own hand; a bid over somebody else's
        # only that the partner's hand with a usual share is safe for it.
        more = 0.25 + self.strengths[first.strain].share if opened else CONTESTED
        implied = first.number + more
        return support(self.view.cards, first.strain, self.rules, implied)

    def _limit(self, held: Strength) -> int:
        """Return the highest bid that is safe enough; 0 for none."""
        bids = range(self.rules.minimum_bid, self.rules.hand_size + 1)
        return max((bid for bid in bids if self._safe_bid(held, bid)), default=0)

    def _safe_bid(self, held: Strength, bid: int) -> bool:
        if self.rules.is_pepper(bid):
            return False
        return held.chance(bid) >= self.safe

    def _least(self) -> int:
        """Return the lowest number that may be bid now."""
        return max(self.rules.minimum_bid, self.floor + 1)

    def _how_high(self, held: Strength, least: int, limit: int) -> tuple[int, str]:
        rules = self.rules
        if rules.strain_in_bid:
            after_three_passes = self.high is None and len(self.view.auction.calls) == 3
            if self.high is not None or after_three_passes:
                return least, "bot.bid.least"
            return max(least, min(limit, int(held.own + 0.25))), "bot.bid.own_tricks"
        if len(self.view.auction.calls) == rules.players - 1:
            return least, "bot.bid.least_last"
        enough = max(least, min(limit, ENOUGH[rules.name]))
        return enough, "bot.bid.once" if enough == limit else "bot.bid.enough"

    def _call(self, number: int, strain: Strain) -> Call:
        return Call(number, strain if self.rules.strain_in_bid else None)

    def _share(self, held: Strength) -> Reason:
        if self.partner is None:
            return Reason("bot.bid.no_partner", tricks=_half(held.tricks))
        return Reason(
            "bot.bid.share",
            partner=self.partner,
            share=_half(held.share),
            tricks=_half(held.tricks),
        )

    def _no_need_to_go_alone(self) -> tuple[Reason, ...]:
        if self._needless is None:
            return ()
        return (
            Reason(
                "bot.bid.alone_not_needed",
                call=self._needless.call,
                ours=self.ours,
                target=self.rules.target,
                rules=self.rules,
            ),
        )


def lone_bids(view: View) -> list[Lone]:
    """Return the bids for every trick without help, each in its best strain."""
    rules = view.rules
    stake = ALONE_FACTOR * rules.hand_size
    if not rules.has_alone:
        call = Call(rules.hand_size)
        return [Lone(call, *_best_lone(view, 0), stake)]
    strain, chance = _best_lone(view, rules.swap)
    found = [
        Lone(
            Call(strain=strain, alone=True) if rules.strain_in_bid else ALONE, strain, chance, stake
        )
    ]
    if rules.small_pepper:
        strain, chance = _best_lone(view, 1)
        found.append(Lone(SMALL_PEPPER, strain, chance, SMALL_PEPPER_POINTS))
    return found


def _best_lone(view: View, swap: int) -> tuple[Strain, float]:
    chances = {s: lone_chance(view.cards, s, view.rules, swap) for s in view.rules.strains}
    strain = max(view.rules.strains, key=chances.__getitem__)
    return strain, chances[strain]


def _counted(held: Strength) -> Reason:
    """Return the count of a hand, as a reason."""
    f = held.features
    return Reason(
        "bot.count",
        strain=f.strain,
        bowers=f.bowers,
        trumps=f.trumps,
        aces=f.side_aces,
        short=f.voids + f.singles,
        tricks=_half(held.own),
    )


def _half(tricks: float) -> float:
    """Round to half tricks, as players count them."""
    return round(2 * tricks) / 2


def counted(view: View, strain: Strain) -> Reason:
    """Return the count of a view's hand in one strain, as a reason."""
    return _counted(strength(view.cards, strain, view.rules))
