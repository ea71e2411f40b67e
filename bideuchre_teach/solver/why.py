"""Why a card cost tricks: the reasons that can be seen in the position, all cards open.

The solver says what a card cost and which cards would not have cost it; that is exact. The reason
added here is the plainest fact of the position in which the card played differs from a better one:
a higher trump was still out, the ace could be ruffed, the partner was already winning. Where no
such fact is found, none is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..bowers import arrange, height, is_trump, suit_of, winner
from ..cards import Card, Seat, Strain, Suit
from ..hand import Hand
from ..reasons import Reason, Reasons
from ..tricks import legal
from .questions import Decision


def why(before: Hand, decision: Decision) -> Reasons:
    """Return what the card of a decision cost, and where the position shows it, why.

    ``before`` is the hand in which the decision was taken. A card that cost nothing has no reason.

    >>> from ..deals import Deal
    >>> from ..rules import Rules
    >>> from .questions import review
    >>> hand = Hand.start(Deal.of(Rules.cutthroat(), "S", {
    ...     "W": "J♥ J♦ A♥ K♥ A♠ 9♣", "N": "Q♥ 10♥ 9♥ A♣ K♣ A♦",
    ...     "E": "K♠ Q♠ J♠ Q♣ K♦ Q♦", "S": "10♠ 9♠ J♣ 10♣ 10♦ 9♦"}))
    >>> for text in "3 pass pass pass H J♥ 10♥ Q♦ 9♦ J♦ Q♥ K♦ 10♦".split():
    ...     hand = hand.do(hand.read(text))
    >>> ace = hand.do(hand.read("A♠"))
    >>> [reason.code for reason in why(hand, review(ace)[-1])]
    ['review.cost', 'review.could_be_ruffed', 'review.draw_trump_first']
    """
    if not decision.cost:
        return Reasons()
    seen = _Position.of(before, decision)
    cost = Reason(
        "review.cost",
        seat=decision.seat,
        card=decision.played,
        cost=decision.cost,
        better=arrange(decision.best, seen.strain),
    )
    return Reasons((cost, *(_reply(seen) if seen.table else _lead(seen))))


@dataclass(frozen=True, slots=True)
class _Position:
    """A decision with everything that can be seen around it."""

    seat: Seat
    card: Card
    best: tuple[Card, ...]
    strain: Strain
    held: dict[Seat, tuple[Card, ...]]
    allies: tuple[Seat, ...]
    foes: tuple[Seat, ...]
    partners: bool
    """Whether allies are partners for the whole game, and not just against one bidder."""
    table: tuple[Card, ...]
    players: tuple[Seat, ...]
    """Those of the trick in playing order, those still to play included."""

    @classmethod
    def of(cls, hand: Hand, decision: Decision) -> _Position:
        assert hand.contract is not None
        assert hand.strain is not None
        rules, seat, bidder = hand.rules, decision.seat, hand.contract.seat
        others = [one for one in rules.seats if one is not seat and one is not hand.out]
        if rules.has_partners and hand.out is None:
            allies = [one for one in others if rules.side_of(one) is rules.side_of(seat)]
        else:
            allies = [one for one in others if seat is not bidder and one is not bidder]
        trick = hand.trick
        return cls(
            seat,
            decision.played,
            decision.best,
            hand.strain,
            {one: hand.cards(one) for one in (seat, *others)},
            tuple(allies),
            tuple(one for one in others if one not in allies),
            rules.has_partners,
            trick.cards if trick else (),
            trick.seats if trick else (),
        )

    def trumps(self, seats: Sequence[Seat]) -> tuple[Card, ...]:
        """Return the trumps these seats hold, from low to high."""
        found = [card for one in seats for card in self.held[one] if is_trump(card, self.strain)]
        return tuple(sorted(found, key=lambda card: height(card, self.strain)))

    def highest(self, suit: Suit, seats: Sequence[Seat]) -> tuple[Seat, Card] | None:
        """Return who holds the highest card of a suit among these seats, and the card."""
        found = [
            (one, card)
            for one in seats
            for card in self.held[one]
            if suit_of(card, self.strain) is suit
        ]
        return max(found, key=lambda pair: height(pair[1], self.strain), default=None)

    def ruffer(self, suit: Suit, seats: Sequence[Seat]) -> Seat | None:
        """Find a seat among these that is out of a suit and holds a trump."""
        if suit is self.strain.trump:
            return None
        void = (one for one in seats if self.highest(suit, [one]) is None)
        return next((one for one in void if self.trumps([one])), None)

    def higher(self, card: Card, other: Card) -> bool:
        """Tell whether a card stands above another in their suit."""
        return height(card, self.strain) > height(other, self.strain)

    def tops(self, card: Card, other: Card) -> bool:
        """Tell whether a card is of the same suit as another and stands above it."""
        same = suit_of(card, self.strain) is suit_of(other, self.strain)
        return same and self.higher(card, other)

    def sure_lead(self, card: Card) -> bool:
        """Tell whether no opponent can beat this card when it is led."""
        suit = suit_of(card, self.strain)
        top = self.highest(suit, self.foes)
        beaten = top is not None and self.higher(top[1], card)
        return not beaten and self.ruffer(suit, self.foes) is None

    def beats(self, card: Card) -> bool:
        """Tell whether a card would be winning the trick as it lies."""
        return winner((*self.table, card), self.strain) == len(self.table)

    def answer(self, card: Card, seats: Sequence[Seat]) -> tuple[Seat, Card] | None:
        """Find one of these seats, still to play, who can win the trick after this card."""
        done = (*self.table, card)
        for one in self.players[len(done) :]:
            if one in seats:
                may = legal(self.held[one], suit_of(done[0], self.strain), self.strain)
                win = [held for held in may if winner((*done, held), self.strain) == len(done)]
                if win:
                    return one, min(win, key=lambda held: height(held, self.strain))
        return None


def _lead(seen: _Position) -> tuple[Reason, ...]:
    card, strain = seen.card, seen.strain
    suit = suit_of(card, strain)
    above = seen.highest(suit, seen.foes)
    own = seen.highest(suit, seen.allies)
    beaten = above is not None and seen.higher(above[1], card)
    helped = own is not None and above is not None and not seen.higher(above[1], own[1])
    ruffer = seen.ruffer(suit, seen.foes)
    if ruffer is not None and not beaten:
        out = seen.trumps(seen.foes)
        facts = {"card": card, "seat": ruffer, "suit": suit, "trump": seen.trumps([ruffer])[0]}
        found = (Reason("review.could_be_ruffed", **facts),)
        if any(is_trump(better, strain) for better in seen.best):
            return (*found, Reason("review.draw_trump_first", left=len(out)))
        return found
    for better in seen.best:
        if seen.sure_lead(better) and not seen.sure_lead(card):
            return (Reason("review.sure_trick", card=better, strain=strain),)
    if beaten and not helped and above is not None:
        facts = {"seat": above[0], "card": above[1], "suit": suit, "strain": strain}
        return (Reason("review.higher_out", **facts),)
    if suit is strain.trump and not seen.trumps(seen.foes) and seen.trumps(seen.allies):
        holder = next(one for one in seen.allies if seen.trumps([one]))
        return (Reason("review.drew_own_side", seat=holder, partner=seen.partners),)
    return ()


def _reply(seen: _Position) -> tuple[Reason, ...]:
    place = winner(seen.table, seen.strain)
    holder, top = seen.players[place], seen.table[place]
    wins = seen.beats(seen.card)
    winning = [card for card in seen.best if seen.beats(card)]
    losing = [card for card in seen.best if not seen.beats(card)]
    if holder in seen.allies and wins and losing:
        facts = {"seat": holder, "card": top, "partner": seen.partners, "strain": seen.strain}
        return (Reason("review.ally_was_winning", **facts),)
    if not wins and not losing:
        return _not_taken(seen, holder, top, winning[0])
    if wins and winning:
        return _taken_otherwise(seen, winning)
    if not wins:
        return _thrown(seen, losing)
    helper = seen.answer(losing[0], seen.allies)
    if helper is not None:
        facts = {"seat": helper[0], "card": helper[1], "partner": seen.partners}
        return (Reason("review.ally_could_take", **facts, strain=seen.strain),)
    return (Reason("review.better_left", seat=holder, card=seen.card),)


def _not_taken(seen: _Position, holder: Seat, top: Card, better: Card) -> tuple[Reason, ...]:
    """Say why to win: the card did not, and every better one would have."""
    if holder in seen.allies:
        above = seen.answer(seen.card, seen.foes)
        if above is None:
            return ()
        facts = {"ally": holder, "card": top, "seat": above[0], "by": above[1]}
        return (Reason("review.ally_not_safe", **facts, strain=seen.strain),)
    code = "review.would_have_taken" if _is_last(seen) else "review.would_have_beaten"
    return (Reason(code, card=better, other=top, strain=seen.strain),)


def _taken_otherwise(seen: _Position, winning: Sequence[Card]) -> tuple[Reason, ...]:
    """Say how to win: a lower card was enough, or a higher one would have stayed on top."""
    here = suit_of(seen.card, seen.strain)
    same = [card for card in winning if suit_of(card, seen.strain) is here]
    low = [card for card in same if seen.higher(seen.card, card)]
    beaten = seen.answer(seen.card, seen.foes)
    above = [card for card in same if seen.higher(card, seen.card)]
    high = [card for card in above if seen.answer(card, seen.foes) is None]
    if beaten is not None and high:
        facts = {"seat": beaten[0], "card": beaten[1], "better": high[0], "strain": seen.strain}
        return (Reason("review.not_high_enough", **facts),)
    if low:
        facts = {"card": low[-1], "kept": seen.card, "strain": seen.strain}
        return (Reason("review.won_too_dearly", **facts),)
    return ()


def _thrown(seen: _Position, losing: Sequence[Card]) -> tuple[Reason, ...]:
    """Say what was lost for later: neither the card nor a better one wins this trick."""
    card, strain = seen.card, seen.strain
    suit = suit_of(card, strain)
    if any(suit_of(one, strain) is suit and seen.higher(card, one) for one in losing):
        return (Reason("review.spent_for_nothing", card=card, strain=strain),)
    others = [one for one in seen.held if one is not seen.seat]
    above = seen.highest(suit, others)
    if above is None or not seen.higher(above[1], card):
        return (Reason("review.threw_winner", card=card, suit=suit),)
    kept = [one for one in seen.held[seen.seat] if suit_of(one, strain) is suit]
    kept.remove(card)
    if len(kept) != 1:
        return ()
    over = [(one, held) for one in others for held in seen.held[one] if seen.tops(held, kept[0])]
    if len(over) == 1 and over[0][0] in seen.foes:
        facts = {"card": kept[0], "seat": over[0][0], "by": over[0][1], "suit": suit}
        return (Reason("review.unguarded", **facts),)
    return ()


def _is_last(seen: _Position) -> bool:
    return len(seen.table) + 1 == len(seen.players)
