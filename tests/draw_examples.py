"""Hands and pictures that the tests of the pictures share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from bideuchre_teach import Game, Hand, Rules, deals, draw, record
from bideuchre_teach.draw.view import replay_view

SVG = "{http://www.w3.org/2000/svg}"

FIRST_NIGHT: dict[str, Any] = {
    "format": "bideuchre-hand/1",
    "rules": "cutthroat-4",
    "dealer": "S",
    "hands": {
        "W": "J♥ J♦ A♥ K♥ A♠ 9♣",
        "N": "Q♥ 10♥ 9♥ A♣ K♣ A♦",
        "E": "K♠ Q♠ J♠ Q♣ K♦ Q♦",
        "S": "10♠ 9♠ J♣ 10♣ 10♦ 9♦",
    },
    "auction": ["3", "pass", "pass", "pass"],
    "trump": "♥",
    "play": [
        "J♥ 10♥ Q♦ 9♦",
        "J♦ Q♥ K♦ 10♦",
        "A♠ 9♥ J♠ 9♠",
        "A♣ Q♣ 10♣ 9♣",
        "K♣ Q♠ J♣ K♥",
        "A♥ A♦ K♠ 10♠",
    ],
}
"""The first-night hand, repaired: West bids 3 in hearts and takes four tricks."""

TABLES = (
    (Rules.partnership(), ("3", "pass", "alone")),
    (Rules.partnership(), ("3", "pass", "pass", "4")),
    (Rules.cutthroat(3), ("3", "pass", "8")),
    (Rules.cutthroat(4), ("1", "pass", "pass", "pass")),
    (Rules.cutthroat(5), ("3", "pass", "pass", "4", "pass")),
    (Rules.double_deck(), ("4♥", "pass", "5NT", "pass", "pass", "pass")),
    (Rules.double_deck(), ("4♥", "alone ♠")),
)


def played(rules: Rules, calls: tuple[str, ...], steps: int, seed: int = 5) -> Hand:
    """Deal, call, and then take so many further steps, each the first or last legal action."""
    hand = Hand.start(deals.shuffle(rules, seed, dealer="S"))
    for call in calls:
        hand = hand.do(hand.read(call))
    for step in range(steps):
        if hand.turn is None:
            break
        hand = hand.do(hand.actions()[0 if step % 2 else -1])
    return hand


def game(rules: Rules, hands: int) -> Game:
    """Play so many hands with legal actions, as a game."""
    found = Game(rules)
    for _ in range(hands):
        hand = Hand.start(found.next_deal(7))
        while hand.turn is not None:
            hand = hand.do(hand.actions()[-1 if hand.auction.high is None else 0])
        found = found.add(hand)
    return found


def every_picture(**look: str) -> Iterator[draw.Picture]:
    """Draw each kind of picture, at every table and from the auction to the score."""
    yield draw.card("J♦", trump="H", **look)
    yield draw.card_back(**look)
    yield draw.hand("JH JD AH 10S 9C", trump="H", title="The hand of West", **look)
    yield draw.hand("JH JH JD AH AH KH 10H AS AS KC 9D 9D", **look)
    yield draw.hand("", **look)
    yield draw.trick("AS 9H JS 10S", trump="H", **look)
    for pack in (24, 32, 48):
        yield draw.ladder("S", pack, **look)
    yield draw.ladder("NT", **look)
    for rules, calls in TABLES:
        for steps in (0, 1, 6, 40):
            hand = played(rules, calls, steps)
            yield draw.table(hand, **look)
            yield draw.table(hand, viewer="W", **look)
    wrong = replay_view(record.replay({**FIRST_NIGHT, "play": ["J♥ A♣"]}))
    yield draw.table(wrong["frames"][-1]["table"], **look)
    yield draw.score_sheet(record.load(FIRST_NIGHT), **look)
    yield draw.score_sheet(game(Rules.partnership(), 2), **look)
    yield draw.score_sheet(game(Rules.cutthroat(5), 6), **look)


def texts(picture: draw.Picture) -> list[ElementTree.Element]:
    """Return the text elements of a picture."""
    return list(ElementTree.fromstring(picture.svg).iter(f"{SVG}text"))


def said(picture: draw.Picture) -> list[str]:
    """Return what is written in a picture, without the sign that keeps suits from being emoji."""
    return [(text.text or "").replace("\ufe0e", "") for text in texts(picture)]
