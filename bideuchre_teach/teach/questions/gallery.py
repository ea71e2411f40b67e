"""One question of each kind, for the gallery of widgets."""

from __future__ import annotations

from ...deals import Deal
from ...hand import Hand
from ...rules import Rules
from ..kinds import bid, card, choice, number, order_cards, suit

TITLE = "Widget gallery"
LESSONS = {"question": "Questions of every kind"}

_DEAL = Deal.of(
    Rules.cutthroat(),
    "S",
    {
        "W": "J♥ J♦ A♥ K♥ A♠ 9♣",
        "N": "Q♥ 10♥ 9♥ A♣ K♣ A♦",
        "E": "K♠ Q♠ J♠ Q♣ K♦ Q♦",
        "S": "10♠ 9♠ J♣ 10♣ 10♦ 9♦",
    },
)


def _after(*actions: str) -> Hand:
    hand = Hand.start(_DEAL)
    for text in actions:
        hand = hand.do(hand.read(text))
    return hand


_LEAD = ("3", "pass", "pass", "pass", "H")
_TWO_ROUNDS = (*_LEAD, *["J♥", "10♥", "Q♦", "9♦", "J♦", "Q♥", "K♦", "10♦"])

QUESTIONS = (
    choice(
        "gallery.question.q1",
        "Who leads the first trick?",
        "the highest bidder",
        wrong={
            "the player left of the dealer": "That player speaks first in the auction; "
            "the lead belongs to whoever bid highest.",
            "the dealer": "The dealer speaks last and leads only after winning the auction.",
        },
        why="Whoever bids highest leads the first trick.",
        hints=["Who has promised something?"],
    ),
    card(
        "gallery.question.q2",
        "Two rounds of hearts are played and one trump is still out. You lead: which card?",
        _after(*_TWO_ROUNDS),
        "A♥ K♥",
        wrong={
            "A♠": "One heart is still out, and its holder has no spade to follow with: "
            "the ace would be ruffed.",
            "9♣": "The nine of clubs gives the lead away while you still have four winners.",
        },
        why="Draw the last trump first; then nobody can ruff the ace of spades.",
        hints=["Seven hearts are trump. Count those that have been played, and your own."],
    ),
    suit(
        "gallery.question.q3",
        "Hearts are trump. Which suit does the jack of diamonds belong to?",
        "H",
        wrong={
            "D": "Diamonds are printed on it, but the jack of trump's colour has left its suit: "
            "it is the left bower.",
        },
        otherwise="The jack of diamonds is red; {suit} are not.",
        why="It is the left bower, the second highest heart.",
        hints=["What do you call the other jack of trump's colour?"],
    ),
    bid(
        "gallery.question.q4",
        "You speak first, with four hearts if hearts are trump. What do you bid?",
        Hand.start(_DEAL),
        "3",
        fine={"4": "Four tricks are likely, and 4 risks more than it needs: 3 scores the same."},
        wrong={
            "pass": "Both red bowers, ace and king: this hand takes three tricks by itself.",
            "1": "One is safe, but anybody with two tricks bids over it.",
            "2": "Two is safe, but anybody with three tricks bids over it.",
        },
        otherwise="you can count only five sure tricks, and nobody here is your partner.",
        why="Three tricks are certain, and a made bid scores the tricks you take.",
        hints=["Count the tricks nobody can take from you with hearts as trump."],
    ),
    number(
        "gallery.question.q5",
        "You bid 3 and take 5 tricks, everyone for themselves. What do you score?",
        5,
        slips={
            3: "Three is what you promised; a bid that is made scores the tricks you took.",
            2: "Tricks above the bid count as much as the others: they all score.",
            -3: "A bid is set only when you take fewer tricks than you bid.",
        },
        why="A bid that is made scores the tricks taken: five.",
        hints=["Was the bid made? Then what is written down, the bid or the tricks?"],
        unit="points",
    ),
    order_cards(
        "gallery.question.q6",
        "Put these from high to low.",
        "A♥ J♦ 9♥ J♥ K♥",
        "H",
        hints=["Two jacks stand above the ace."],
    ),
)
