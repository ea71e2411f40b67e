"""Questions of lesson 04: play the tricks."""

from __future__ import annotations

from ....deals import Deal
from ...kinds import card, cards_to_choose, choice, number
from ...scene import Scene
from .positions import TABLE, after, dealt

_EAST_BIDS = ("3", "pass", "pass", "pass", "H")


def _deal(E: str, S: str, W: str, N: str) -> Deal:
    return Deal.of(TABLE, "N", {"E": E, "S": S, "W": W, "N": N})


# Three deals that differ in two cards: South's jack of diamonds follows, is free, and must come.
_WITH_QUEEN = _deal(
    E="J♥ A♥ K♥ A♦ 10♣ 9♣",
    S="J♦ Q♦ 9♥ A♣ 10♠ 9♠",
    W="Q♥ K♦ 10♦ K♣ A♠ K♠",
    N="10♥ 9♦ Q♣ J♣ Q♠ J♠",
)
_WITHOUT_DIAMOND = _deal(
    E="J♥ A♥ K♥ A♦ 10♣ 9♣",
    S="J♦ Q♠ 9♥ A♣ 10♠ 9♠",
    W="Q♥ K♦ 10♦ K♣ A♠ K♠",
    N="10♥ 9♦ Q♦ Q♣ J♣ J♠",
)
_ONLY_THE_LEFT = _deal(
    E="J♥ A♥ K♥ A♦ 10♣ 9♣",
    S="J♦ Q♦ K♣ A♣ 10♠ 9♠",
    W="Q♥ 9♥ K♦ 10♦ A♠ K♠",
    N="10♥ 9♦ Q♣ J♣ Q♠ J♠",
)
_LAST_TWO = dealt(
    "N",
    {
        "E": "J♥ A♥ K♥ Q♦ A♠ 9♣",
        "S": "Q♥ 10♥ 9♥ A♦ 10♦ A♣",
        "W": "J♦ K♦ K♠ J♠ K♣ J♣",
        "N": "9♦ Q♠ 10♠ 9♠ Q♣ 10♣",
    },
)
_FOUR_TRICKS = (
    *("4", "pass", "pass", "pass", "H"),
    *("J♥", "10♥", "J♦", "10♣"),
    *("A♥", "Q♥", "J♣", "10♠"),
    *("Q♦", "A♦", "K♦", "9♦"),
    *("10♦", "J♠", "9♠", "K♥"),
)

QUESTIONS = (
    cards_to_choose(
        "first_night.04.q1",
        "East leads the ace of diamonds. You are South. Which cards may you play?",
        after(_WITH_QUEEN, (*_EAST_BIDS, "A♦")),
        why="Diamonds were led and the queen is your only diamond: the jack is a heart.",
        hints=[
            "Which suit was led? Which of your cards are of that suit in this hand?",
            "Hearts are trump. What does that make the jack of diamonds?",
        ],
    ),
    cards_to_choose(
        "first_night.04.q2",
        "The same lead, the ace of diamonds, to another hand. Which cards may you play?",
        after(_WITHOUT_DIAMOND, (*_EAST_BIDS, "A♦")),
        why="The jack of diamonds is a heart, so you hold no diamond: trump it or throw any card.",
        hints=["Have you a diamond at all? Mind which suit the left bower is in."],
    ),
    cards_to_choose(
        "first_night.04.q3",
        "East leads the right bower, the jack of hearts. Which cards may you play?",
        after(_ONLY_THE_LEFT, (*_EAST_BIDS, "J♥")),
        why="Hearts were led, and the jack of diamonds is the only heart you hold.",
        hints=[
            "No heart is printed on any card of yours. Is there a heart among them all the same?"
        ],
    ),
    cards_to_choose(
        "first_night.04.q4",
        "East leads the ten of clubs. You would like to trump it. Which cards may you play?",
        after(_WITH_QUEEN, (*_EAST_BIDS, "10♣")),
        why="Clubs were led and you hold one. You may trump only when you cannot follow.",
        hints=["Can you follow? Then you may do nothing else."],
    ),
    choice(
        "first_night.04.q5",
        "Hearts are trump. Who takes this trick?",
        "South",
        wrong={
            "East": "The ace of diamonds is the highest diamond, but a trump was played on it.",
            "West": "West followed with a diamond, and a diamond cannot beat a trump.",
            "North": "North followed with a diamond, the lowest of the three.",
        },
        why="The jack of diamonds is the left bower, so it is the one trump in this trick.",
        hints=["Is there a trump among the four? Look at the jack."],
        scene=Scene.made(strain="H", trick="E:AD S:JD W:KD N:9D"),
    ),
    choice(
        "first_night.04.q6",
        "Hearts are trump, and nobody has a heart left. Who takes this trick?",
        "North",
        wrong={
            "West": "West led the ten of clubs; the queen, which followed, is higher.",
            "East": "The ace of spades is no club and no trump: it is thrown away here.",
            "South": "The king of diamonds is no club and no trump, so it cannot win.",
        },
        why="Without a trump the highest card of the suit led wins: the queen of clubs.",
        hints=["Clubs were led. Which clubs are there?"],
        scene=Scene.made(strain="H", trick="W:10C N:QC E:AS S:KD"),
    ),
    choice(
        "first_night.04.q7",
        "East is the bidder. North has just taken the second trick. Who leads to the third?",
        "North",
        wrong={
            "East": "The bidder leads the first trick only.",
            "South": "South sits left of East, but the lead does not go round: it goes to whoever "
            "took the last trick.",
            "West": "West has taken nothing yet, and the lead does not move clockwise.",
        },
        why="Whoever takes a trick leads the next one.",
        hints=["Who bid matters for the first lead only."],
    ),
    card(
        "first_night.04.q8",
        "East bid 4, has three tricks and leads the ace of spades. You have no spade. "
        "What do you play?",
        after(_LAST_TWO, (*_FOUR_TRICKS, "A♠")),
        "9♥",
        wrong={
            "A♣": "The ace of clubs cannot take a trick in which spades were led. East would have "
            "the fourth trick and make the bid.",
        },
        why="The lowest trump beats the highest spade. It is the trick that East needs, and your "
        "ace of clubs then takes the last.",
        hints=[
            "How many more tricks does East need?",
            "You cannot follow. What may you do then besides throwing a card away?",
        ],
    ),
    number(
        "first_night.04.q9",
        "You sit down as three. How many tricks are played in a hand?",
        8,
        slips={
            6: "Six is right for four and for five players. Three players hold more cards.",
            24: "24 is the number of cards. Each trick takes three of them.",
            3: "A trick has three cards, one from each player.",
        },
        why="Eight cards each, and every trick takes one card from each player.",
        hints=["How many cards does each of three players hold?"],
        unit="tricks",
    ),
)
