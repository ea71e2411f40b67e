"""Telling a hand: what just happened and why, or what is awaited, in one or two sentences.

A pair of sentences goes to the reason bar: the first is what happened, the second, quieter one
the reason or what follows. The reasons themselves are worded by `bideuchre_teach.words`.
"""

from __future__ import annotations

from collections.abc import Collection

from ..auction import Call
from ..bowers import is_trump, left_bower, right_bower, suit_of
from ..cards import Card, Seat, Strain
from ..hand import Hand
from ..judge import Action, Phase
from ..reasons import Verdict
from ..tricks import Trick
from ..view import View
from ..words import card_name, cards_named, seat_name, sentence
from ..words.names import call_name, count, listed

Told = tuple[str, str]


def told(
    before: Hand,
    action: Action,
    verdict: Verdict,
    seen: Collection[Seat] | None = None,
    about: Seat | None = None,
) -> Told:
    """Tell a step from the hand before it, legal or not.

    ``seen`` names the seats whose cards the listener sees, all of them if none is given: what
    another seat still holds is not told. ``about`` names the seat that acted where the listener is
    somebody else, so that a refusal speaks of that player and not to the listener.

    >>> from bideuchre_teach.deals import shuffle
    >>> from bideuchre_teach.rules import Rules
    >>> hand = Hand.start(shuffle(Rules.cutthroat(), 7, dealer="S"))
    >>> told(hand, Call.of("3"), hand.judge(Call.of("3")))
    ('West opens with 3, the first bid of this hand.', 'North calls next.')
    """
    if not verdict.legal:
        return _refused(before, action, about or before.turn), _all(verdict, about)
    after = before.do(action)
    if isinstance(action, Card):
        return _play(before, action), _after_play(before, after, action, seen)
    return f"{_all(verdict)}{_got(before, after, seen)}", _next(after)


def awaited(hand: Hand | View) -> Told:
    """Tell what a hand waits for.

    >>> from bideuchre_teach.deals import shuffle
    >>> from bideuchre_teach.rules import Rules
    >>> awaited(Hand.start(shuffle(Rules.cutthroat(), 7, dealer="S")))
    ('South has dealt. West calls first.', '')
    """
    turn = seat_name(hand.turn)
    trick = hand.trick
    if hand.phase is Phase.OVER:
        return ended(hand), ""
    if hand.phase is Phase.AUCTION:
        high, seat = hand.auction.high, hand.auction.high_seat
        if not hand.auction.calls:
            return f"{seat_name(hand.dealer)} has dealt. {turn} calls first.", ""
        bid = f"{seat_name(seat)} has bid {call_name(high, hand.rules)}." if high else "No bid yet."
        must = " The dealer must bid." if hand.auction.forced else ""
        return f"{bid} {turn} is to call.{must}", ""
    if hand.phase is not Phase.PLAY:
        return _next(hand), ""
    if trick is not None and trick.led is not None:
        return f"{trick.led.spoken.capitalize()} were led: {turn} is to play.", ""
    if hand.tricks:
        return sentence(hand.tricks[-1].reason), f"{turn} leads next."
    return f"{turn} leads the first trick.", ""


def ended(hand: Hand | View) -> str:
    """Tell who took how many tricks in a finished hand."""
    if hand.contract is None:
        return "Everyone passed: the hand is thrown in."
    taken = [
        f"{seat_name(seat)} took {count(number, 'trick')}"
        for seat, number in hand.taken.items()
        if number
    ]
    return f"The hand is over: {listed(taken)}."


def _all(verdict: Verdict, about: Seat | None = None) -> str:
    return " ".join(sentence(reason, about) for reason in verdict)


def _got(before: Hand, after: Hand, seen: Collection[Seat] | None) -> str:
    """Name the cards that have just changed hands, to whoever sees the hand they came to."""
    if before.phase is not Phase.SWAP or after.phase is not Phase.PLAY:
        return ""
    swapped = after.settled.swapped
    if len(swapped) < 2:
        return ""
    (bidder, put), (partner, back) = swapped
    return "".join(
        f" {seat_name(seat)} gets {cards_named(cards)}."
        for seat, cards in ((bidder, back), (partner, put))
        if seen is None or seat in seen
    )


def _refused(before: Hand, action: Action, seat: Seat | None) -> str:
    who = seat_name(seat)
    if isinstance(action, Card):
        return f"{who} cannot play {card_name(action, before.strain)}."
    if isinstance(action, Call):
        call = "pass" if action.is_pass else f"bid {call_name(action, before.rules)}"
        return f"{who} cannot {call}."
    if isinstance(action, Strain):
        return f"{who} cannot name {action.spoken}."
    return f"{who} cannot swap {count(len(action), 'card')}."


def _next(after: Hand | View) -> str:
    """Say what comes next, outside the play of a trick."""
    turn = seat_name(after.turn)
    if after.phase is Phase.AUCTION:
        must = " and, being the dealer, must bid" if after.auction.forced else ""
        return f"{turn} calls next{must}."
    if after.phase is Phase.TRUMP:
        return f"{turn} has won the auction and names trump."
    if after.phase is Phase.SWAP:
        if after.swap_size:
            return f"{turn} gives back {count(after.swap_size, 'card')}."
        return f"{turn} plays alone and may swap cards with the partner first."
    if after.phase is Phase.PLAY:
        strain = after.strain
        bowers = ""
        if strain is not None and strain.trump is not None:
            right, left = right_bower(strain), left_bower(strain)
            assert right is not None
            assert left is not None
            bowers = (
                f" {card_name(right).capitalize()} is the right bower, {card_name(left)} the left."
            )
        return f"{turn} leads the first trick.{bowers}"
    return "The next hand is dealt." if after.contract is None else ""


def _play(before: Hand, card: Card) -> str:
    trick, strain = before.trick, before.strain
    assert trick is not None
    assert strain is not None
    who, what = seat_name(before.turn), card_name(card, strain)
    if trick.led is None:
        return f"{who} leads {what}."
    if suit_of(card, strain) is trick.led:
        if card is left_bower(strain):
            return f"{who} follows with {what}, a {trick.led.spoken[:-1]} in this hand."
        return f"{who} follows with {what}."
    if is_trump(card, strain):
        return f"{who} trumps with {what}."
    return f"{who} throws {what}."


def _after_play(before: Hand, after: Hand, card: Card, seen: Collection[Seat] | None) -> str:
    trick, strain, seat = before.trick, before.strain, before.turn
    assert trick is not None
    assert strain is not None
    assert seat is not None
    said = []
    if trick.led is not None and suit_of(card, strain) is not trick.led:
        said.append(_void(before, trick, strain, seat, seen is None or seat in seen))
    if len(after.tricks) > len(before.tricks):
        done = after.tricks[-1]
        said.append(sentence(done.reason))
    elif trick.led is None:
        led = suit_of(card, strain)
        note = f", since the left bower is a {led.spoken[:-1]}" if card.suit is not led else ""
        said.append(f"{led.spoken.capitalize()} must be followed{note}.")
    else:
        said.append(_winning(after, seat))
    return " ".join(said)


def _winning(after: Hand, seat: Seat) -> str:
    trick = after.trick
    assert trick is not None
    if trick.winner is seat:
        return f"{seat_name(seat)} is winning now."
    best = trick.cards[trick.seats.index(trick.winner)]
    return f"{seat_name(trick.winner)} is still winning with {card_name(best)}."


def _void(before: Hand, trick: Trick, strain: Strain, seat: Seat, is_seen: bool) -> str:
    assert trick.led is not None
    suit = trick.led.spoken[:-1]
    left = left_bower(strain)
    if is_seen and left is not None and left.suit is trick.led and left in before.cards(seat):
        trump = strain.spoken[:-1]
        return (
            f"{seat_name(seat)} holds no {suit}, since the left bower is a {trump}, "
            "so any card may be played."
        )
    return f"{seat_name(seat)} holds no {suit}, so any card may be played."
