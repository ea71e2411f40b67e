"""Hands to test with: read from texts as people write them, or played at random from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bideuchre_teach.auction import Call
from bideuchre_teach.cards import Card, Seat
from bideuchre_teach.deals import Deal
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Action, Phase
from bideuchre_teach.reasons import IllegalAction
from bideuchre_teach.rules import Rules

USUAL = {
    "partnership": Rules.partnership(),
    "cutthroat-3": Rules.cutthroat(players=3),
    "cutthroat-4": Rules.cutthroat(players=4),
    "cutthroat-5": Rules.cutthroat(players=5),
    "double-deck": Rules.double_deck(),
}
"""The five tables as the rules set them."""

SWITCHED = [
    Rules.partnership(no_trump=True, small_pepper=True, defenders_when_alone_fails="tricks"),
    Rules.partnership(all_pass="throw in", set_costs="bid", target=30),
    Rules.cutthroat(players=3, minimum_bid=4),
    Rules.cutthroat(players=4, minimum_bid=3, deal_after_throw_in="same", target=5),
    Rules.double_deck(minimum_bid=6, swap=0, defenders_when_alone_fails="nothing"),
    Rules.double_deck(swap=1, target=20),
]
"""Tables with house rules, each switch turned at least once."""

EVERY_TABLE = [*USUAL.values(), *SWITCHED]

FIRST_NIGHT = {
    "W": "J♥ J♦ A♥ K♥ A♠ 9♣",
    "N": "Q♥ 10♥ 9♥ A♣ K♣ A♦",
    "E": "K♠ Q♠ J♠ Q♣ K♦ Q♦",
    "S": "10♠ 9♠ J♣ 10♣ 10♦ 9♦",
}
"""The first-night hand, repaired; South deals."""

SOUTH_STRONG = {
    "S": "J♥ A♥ K♥ Q♥ 10♥ 9♠",
    "W": "A♠ K♠ Q♠ A♣ K♣ 9♥",
    "N": "J♦ A♦ K♦ Q♦ 10♦ 9♦",
    "E": "10♠ J♠ 10♣ 9♣ J♣ Q♣",
}
"""South has five top hearts and a losing nine of spades; North, the left bower."""

TWELVES = {
    "S": "J♥ J♥ J♦ A♥ A♥ K♥ K♥ Q♥ Q♥ 10♥ A♠ 9♣",
    "W": "A♠ K♠ K♠ Q♠ Q♠ J♠ J♠ 10♠ 10♠ 9♠ 9♠ 9♥",
    "N": "J♦ 10♥ 9♥ A♦ A♦ K♦ K♦ Q♦ Q♦ 10♦ 10♦ A♣",
    "E": "A♣ K♣ K♣ Q♣ Q♣ J♣ J♣ 10♣ 10♣ 9♣ 9♦ 9♦",
}
"""South has eleven winners in hearts and a nine of clubs; North holds an ace of clubs."""


def ready(rules: Rules, dealer: str, hands: dict[str, str], *steps: str) -> Hand:
    """Deal these cards and take these steps: calls, the strain, swaps and cards, as text."""
    hand = Hand.start(Deal.of(rules, dealer, hands))
    return go(hand, *steps)


def go(hand: Hand, *steps: str) -> Hand:
    """Take these steps, each read as the phase at hand reads it."""
    for step in steps:
        hand = hand.do(hand.read(step))
    return hand


def play(hand: Hand, *tricks: str) -> Hand:
    """Play whole tricks, each a text with a card for every seat in playing order."""
    return go(hand, *(card for trick in tricks for card in trick.split()))


def shuffled(rules: Rules, random: Random) -> Deal:
    """Deal the pack at random, by the test's own shuffle."""
    pack = list(rules.pack)
    random.shuffle(pack)
    size = rules.hand_size
    hands = tuple(tuple(pack[i * size : (i + 1) * size]) for i in range(rules.players))
    return Deal(rules, random.choice(rules.seats), hands, tuple(pack[rules.players * size :]))


def choose(hand: Hand, random: Random) -> Action:
    """Choose a legal action, bids of every kind and passes about equally often."""
    actions = hand.actions()
    if hand.phase is not Phase.AUCTION:
        return random.choice(actions)
    passes = [call for call in actions if call.is_pass]
    lone = [call for call in actions if call.alone]
    bids = [call for call in actions if not call.is_pass and not call.alone]
    kinds = [kind for kind in (passes, passes, lone, bids[:6], bids) if kind]
    return random.choice(random.choice(kinds))


def walk(rules: Rules, seed: int) -> Iterator[tuple[Hand, Action | None]]:
    """Play a hand at random: each state with the action taken in it, the last one with None."""
    random = Random(seed)
    hand = Hand.start(shuffled(rules, random))
    while hand.phase is not Phase.OVER:
        action = choose(hand, random)
        yield hand, action
        hand = hand.do(action)
    yield hand, None


def finished(rules: Rules, seed: int) -> Hand:
    """Play a hand at random to its end."""
    for hand, _ in walk(rules, seed):
        last = hand
    return last


def replay(deal: Deal, actions: list[Action]) -> Hand:
    """Take these actions from the start of a deal."""
    hand = Hand.start(deal)
    for action in actions:
        hand = hand.do(action)
    return hand


def letters(cards: tuple[Card, ...] | list[Card]) -> list[str]:
    """Write cards as the plain rules write them: ``JH``, ``10S``."""
    return [card.ascii for card in cards]


def calls(text: str) -> list[Call]:
    """Read calls that are separated by commas."""
    return [Call.of(word.strip()) for word in text.split(",")]


def at(seat: str) -> Seat:
    """Read a seat."""
    return Seat.of(seat)


def alone(rules: Rules = USUAL["double-deck"]) -> Hand:
    """South goes alone in hearts; East dealt."""
    return ready(rules, "E", TWELVES, "alone ♥")


def refusal(hand: Hand, action: object) -> str:
    """Why this action is refused now, by `judge` and by `do` alike."""
    judged = hand.judge(action)
    assert not judged.legal
    with pytest.raises(IllegalAction) as refused:
        hand.do(action)
    assert refused.value.verdict == judged
    assert refused.value.reason is not None
    assert str(refused.value) == str(judged.reasons)
    return judged.reasons[0].code
