"""Fresh questions from a seed, for every table.

The id of a fresh question holds all it takes to make it again:
``fresh.<table>.<what>.<seed>``, such as ``fresh.cutthroat-4.which_is_higher.7``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import count as counting
from typing import Final

from ..auction import PASS, Call, every_bid, level
from ..bowers import height, is_trump, left_bower, right_bower, suit_of
from ..cards import Card, Strain
from ..rules import Rules
from ..words.names import call_name, card_name, one_of, seat_name
from .chance import Chance, begin
from .explain import why_not
from .kinds import bid as bid_question
from .kinds import cards_to_choose, suit
from .making import higher_because, made, spoken_card
from .outcomes import Outcome
from .positions import a_trick, in_auction, in_play, may_not_follow_freely
from .question import Kind, Option, Question
from .scene import Scene
from .scored import what_does_it_score
from .seating import whose_turn
from .won import who_has_won


def which_is_higher(rules: Rules, seed: int) -> Question:
    """Ask which of two cards is higher in a strain: both trumps, or both of one plain suit."""
    id, chance = begin(rules, "which_is_higher", seed)
    strain = _strain(rules, chance, suits_only=chance.below(4) > 0)
    bowers = [c for c in (right_bower(strain), left_bower(strain)) if c is not None]
    kinds = list(dict.fromkeys(rules.pack))
    one = chance.pick(bowers if bowers and chance.below(3) > 0 else kinds)
    others = [c for c in kinds if suit_of(c, strain) is suit_of(one, strain) and c is not one]
    pair = [one, chance.pick(others)]
    if chance.below(2):
        pair.reverse()
    high, low = sorted(pair, key=lambda card: height(card, strain), reverse=True)
    why = higher_because(high, low, strain)
    options = [
        Option(
            card.text,
            Outcome.RIGHT if card is high else Outcome.WRONG,
            why if card is high else _not_higher(low, high, strain, why),
            spoken_card(card, None),
        )
        for card in pair
    ]
    hint = (
        "Without trump there are no bowers: ace, king, queen, jack, ten, nine."
        if strain.trump is None
        else f"Trump runs right bower, left bower, ace, king, queen, ten, nine; "
        f"the left bower is the jack of {strain.trump.same_colour.spoken}."
    )
    prompt = f"Which is higher, {pair[0].text} or {pair[1].text}?"
    return made(id, Kind.CARD, prompt, options, Scene(strain=strain), why, [hint])


def which_suit(rules: Rules, seed: int) -> Question:
    """Ask which suit a card belongs to in a strain; every other time it is a jack."""
    id, chance = begin(rules, "which_suit", seed)
    strain = _strain(rules, chance, suits_only=chance.below(5) > 0)
    kinds = list(dict.fromkeys(rules.pack))
    jacks = [card for card in kinds if card.rank.value == "J"]
    left = left_bower(strain)
    card = chance.pick([left or jacks[0], *jacks] if chance.below(4) else kinds)
    mine = suit_of(card, strain)
    wrong = {}
    if card is left:
        why = (
            f"{card.text} is the left bower, so it is {one_of(mine)} while {mine.spoken} are trump."
        )
        wrong[card.suit.letter] = (
            f"{card.suit.spoken.capitalize()} are printed on it, but the left bower leaves its "
            f"printed suit: it is {one_of(mine)}."
        )
    elif card is right_bower(strain):
        why = f"{card.text} is the right bower, the highest {one_of(mine).removeprefix('a ')}."
    else:
        jack = card.rank.value == "J"
        why = f"{_big(card_name(card))} stays {one_of(mine)}."
        if jack and strain.trump is not None:
            why += " Only the jack of trump's colour changes its suit."
            wrong[strain.letter] = (
                f"Only the jack of {strain.trump.same_colour.spoken} joins {strain.spoken}: "
                "it is the one of the same colour."
            )
        elif strain.trump is not None:
            wrong[strain.letter] = "It is no bower, so it belongs to the suit printed on it."
    prompt = f"Which suit does {card.text} belong to?"
    hints = ["Is it a jack of trump's colour? Then it is a bower, and a trump."]
    scene = Scene(strain=strain)
    otherwise = f"{_big(card_name(card))} has nothing to do with {{suit}}."
    return suit(
        id, prompt, mine.letter, wrong=wrong, otherwise=otherwise, why=why, hints=hints, scene=scene
    )


def which_may_you_play(rules: Rules, seed: int) -> Question:
    """Ask for every card that may be played, where some may and some may not."""
    id, chance = begin(rules, "which_may_you_play", seed)
    hand = in_play(rules, chance, may_not_follow_freely)
    trick = hand.trick
    assert trick is not None
    assert trick.led is not None
    hints = [
        "Which suit was led? Look at the first card, and mind the left bower.",
        f"{trick.led.spoken.capitalize()} were led. Which of your cards are "
        f"{trick.led.spoken} in this hand?",
    ]
    legal = hand.actions()
    why = f"{trick.led.spoken.capitalize()} were led, and "
    why += "this is the only one you hold." if len(legal) == 1 else "these are the ones you hold."
    prompt = "It is your turn. Which cards may you play?"
    return cards_to_choose(id, prompt, hand, why=why, hints=hints)


def who_takes_the_trick(rules: Rules, seed: int) -> Question:
    """Ask who takes a complete trick."""
    id, chance = begin(rules, "who_takes_the_trick", seed)
    trick = a_trick(rules, chance)
    options = [
        Option(
            seat_name(seat),
            Outcome.RIGHT if seat is trick.winner else Outcome.WRONG,
            str(trick.reason) if seat is trick.winner else why_not(trick, seat),
            also=(seat.value,),
        )
        for seat in trick.seats
    ]
    assert trick.led is not None
    hints = [
        "Has anyone played a trump? The left bower counts as one."
        if trick.strain.trump
        else "At no trump only the suit that was led can win.",
        f"{trick.led.spoken.capitalize()} were led.",
    ]
    scene = Scene(strain=trick.strain, trick=trick.plays)
    prompt = "Who takes this trick?"
    return made(id, Kind.CHOICE, prompt, options, scene, str(trick.reason), hints)


def what_may_you_bid(rules: Rules, seed: int) -> Question:
    """Ask which of several calls are allowed now."""
    id, chance = begin(rules, "what_may_you_bid", seed)
    hand = in_auction(rules, chance)
    high = hand.auction.high
    assert high is not None
    offered = [PASS, *every_bid(rules)]
    if rules.strain_in_bid:
        offered = [PASS, *_near(rules, high, chance)]
    why = f"A bid must beat {call_name(high, rules)}; passing is allowed."
    hints = [
        f"The bid to beat is {seat_name(hand.auction.high_seat)}'s.",
        "Only more tricks beat a bid; which suit is named with them does not matter."
        if rules.strain_in_bid
        else "Equal is not enough: a bid must be higher than the last.",
    ]
    prompt = "It is your turn. Which of these calls may you make?"
    among = [call.text for call in offered]
    return bid_question(id, prompt, hand, (), why=why, hints=hints, among=among, many=True)


WHATS: Final[dict[str, Callable[[Rules, int], Question]]] = {
    make.__name__: make
    for make in (
        which_is_higher,
        which_suit,
        which_may_you_play,
        who_takes_the_trick,
        what_may_you_bid,
        what_does_it_score,
        who_has_won,
        whose_turn,
    )
}
"""What can be asked afresh, by name."""

A_SEED: Final = 1000
"""How many questions of a topic belong to one seed."""


def fresh(
    rules: Rules, seed: int, whats: Sequence[str] = tuple(WHATS), count: int | None = None
) -> tuple[Question, ...]:
    """Return fresh questions in turn from these topics, one of each unless a count is given.

    No two of them ask the same, as long as a topic has another question; a thousand numbers belong
    to each seed, so that neighbouring seeds share none. Rules with switches of their own cannot be
    named in an id, so they are refused with `ValueError`, as is a topic that is not known.

    >>> [q.id for q in fresh(Rules.cutthroat(), 7, ["which_suit"], 2)]
    ['fresh.cutthroat-4.which_suit.7000', 'fresh.cutthroat-4.which_suit.7001']
    """
    for what in whats:
        if what not in WHATS:
            raise ValueError(f"{what!r} cannot be asked afresh: choose from {', '.join(WHATS)}")
    if type(seed) is not int or seed < 0:
        raise ValueError(f"{seed!r} is not a seed: give a whole number from 0 up")
    wanted = len(whats) if count is None else count
    numbers = {what: counting(A_SEED * seed) for what in whats}
    asked: set[tuple[str, ...]] = set()
    questions = []
    for i in range(wanted):
        what = whats[i % len(whats)]
        for number in numbers[what]:
            question = WHATS[what](rules, number)
            if _same(question) not in asked or number % A_SEED > A_SEED // 2:
                break
        asked.add(_same(question))
        questions.append(question)
    return tuple(questions)


def _same(question: Question) -> tuple[str, ...]:
    """Return what two questions share that ask the same, also the other way round."""
    return (question.scene.text, *sorted(re.findall(r"[^\s,.?]+", question.prompt)))


def from_id(id: str) -> Question:
    """Make a fresh question again from its id; raises `LookupError` when it is none.

    >>> from_id("fresh.double-deck.which_suit.3").id
    'fresh.double-deck.which_suit.3'
    """
    parts = id.split(".")
    if len(parts) != 4 or parts[0] != "fresh" or parts[2] not in WHATS or not parts[3].isdecimal():
        raise LookupError(f"there is no question {id!r}")
    try:
        rules = Rules.named(parts[1])
    except ValueError:
        raise LookupError(f"there is no question {id!r}") from None
    return WHATS[parts[2]](rules, int(parts[3]))


def _strain(rules: Rules, chance: Chance, *, suits_only: bool) -> Strain:
    strains = [s for s in rules.strains if s.trump is not None or not suits_only]
    return chance.pick(strains)


def _near(rules: Rules, high: Call, chance: Chance) -> list[Call]:
    """Return a few bids round the highest: below, equal in another strain, above, alone."""
    bids = every_bid(rules)
    at = level(rules, high)
    below = [b for b in bids if level(rules, b) < at]
    equal = [b for b in bids if level(rules, b) == at and b != high]
    above = [b for b in bids if at < level(rules, b) <= at + 2]
    alone = [b for b in bids if b.alone]
    chosen = chance.some(below, 1) + chance.some(equal, 2) + chance.some(above, 2)
    chosen += chance.some(alone, 1)
    return [bid for bid in bids if bid in chosen]


def _not_higher(low: Card, high: Card, strain: Strain, why: str) -> str:
    if is_trump(low, strain) and low.rank.value == "A":
        return f"The ace is only the third highest trump. {why}"
    return why


def _big(text: str) -> str:
    return text[:1].upper() + text[1:]
