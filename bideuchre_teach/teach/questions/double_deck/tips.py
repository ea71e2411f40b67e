"""Questions of lesson 06: four tips, tested."""

from __future__ import annotations

from ...kinds import bid, card, choice, number
from ...scene import Scene
from .positions import after, dealt, within

_SEVEN = "J♠ J♠ J♣ A♠ Q♠ 10♠ 9♠ A♥ K♦ Q♦ 10♣ 9♣"
_OVERWHELMING = "J♠ J♠ J♣ A♠ A♠ K♠ Q♠ 10♠ A♥ A♦ 10♦ 9♣"
_NEARLY = "J♠ J♠ J♣ A♠ A♠ K♠ Q♠ 10♠ Q♥ 9♥ 10♦ 9♦"

QUESTIONS = (
    number(
        "double_deck.06.q1",
        "Spades are trump. How many bowers can the other three players hold together?",
        1,
        slips={
            0: "That would be one pack, with one bower of each kind. Here there are four.",
            3: "Three are in your own hand: J♠, J♠ and J♣.",
            2: "The jack of clubs is a bower too, a left one.",
            5: "There are four bowers in all, whatever is trump.",
        },
        why="Two right bowers and two left ones, and you hold three of them. One J♣ is outside.",
        hints=["How many bowers are there in a double deck? Which of them do you hold?"],
        scene=Scene.made(held=_SEVEN, strain="S"),
        unit="bowers",
    ),
    number(
        "double_deck.06.q2",
        "The same hand. How many trumps are outside it?",
        7,
        slips={
            0: "Seven trumps are all there are in one pack. Here there are fourteen.",
            5: "That would be twelve in all. Both jacks of clubs are spades now.",
            6: "That would be thirteen in all. There are two left bowers.",
            8: "You hold seven yourself: the jack of clubs is one of them.",
        },
        why="Fourteen in all, and you hold seven.",
        hints=["Fourteen less your own. Is the jack of clubs one of yours?"],
        scene=Scene.made(held=_SEVEN, strain="S"),
        unit="trumps",
    ),
    number(
        "double_deck.06.q3",
        "Nobody has looked at a card. How many tricks will one player take on average?",
        3,
        slips={
            6: "Six is what a side takes on average. A side is two players.",
            12: "Twelve is all of them, and there are four players.",
            4: "Twelve tricks among four players.",
            2: "Twelve tricks among four players are more than two each.",
        },
        why="Twelve tricks and four players nobody knows anything about: three each.",
        hints=["How many tricks are there, and how many players share them?"],
        unit="tricks",
    ),
    choice(
        "double_deck.06.q4",
        "You hold eight spades with three bowers, and two side aces besides. The tip says that "
        "your partner is worth about three tricks. Can that be, with this hand?",
        "no: about one trick more",
        wrong={
            "yes: three is three": "Three is an average over all hands. With this one you take ten "
            "tricks by yourself, so there are hardly three left to add.",
            "no: about five tricks more": "Ten of your own and five more would be fifteen.",
            "no: nothing at all": "Your two small cards may lose, and an ace of North's covers one "
            "of them now and then.",
        },
        why="The tricks you take yourself cannot be your partner's as well. The stronger your "
        "hand, the less is left for North to add.",
        hints=["How many of the twelve tricks does this hand take without any help?"],
        scene=Scene.made(held=_OVERWHELMING, strain="S"),
    ),
    choice(
        "double_deck.06.q5",
        "You hold one ace of diamonds, somebody else has the other, and trumps are gone. Which "
        "play makes sure of your ace?",
        "leading it myself",
        wrong={
            "following with it when the other ace is led": "Then the other one was played first, "
            "and yours is the second of two alike. It loses.",
            "keeping it to the last trick": "By then the other ace may have been led before it, or "
            "somebody leads another suit and yours is thrown away.",
            "it makes no difference: they are equal": "Equal until they meet. Then the first one "
            "played wins.",
        },
        why="The ace that is led is the first of the two, and nothing but a trump beats it.",
        hints=["Two alike in one trick: which of them wins?"],
    ),
    card(
        "double_deck.06.q6",
        "You play alone in spades. Trick one was J♠ 10♠ A♠. One right bower is still out, so you "
        "will lose a trick to it, and alone has failed; every further trick lost is a point for "
        "them. Which card do you lead?",
        within("ace_to_lead", 2),
        "A♥ A♦",
        wrong={
            "J♣": "It runs into the right bower at once. Whoever takes it leads an ace, and yours "
            "of that suit comes second: two tricks lost for nothing.",
        },
        otherwise="whoever takes it with the right bower may then lead an ace, and yours of that "
        "suit would come second.",
        why="Led by you, each of your aces is the first of its pair. First the aces, then the "
        "spades.",
        hints=[
            "Which cards of yours have a twin outside that may be played before them?",
            "Who leads after the right bower has taken a trick?",
        ],
    ),
    choice(
        "double_deck.06.q7",
        "With North's help you are sure of nine tricks, and so of nine points. Alone pays 24 and "
        "costs 24. How often must alone come home to be worth more than nine?",
        "more than two times in three",
        wrong={
            "more than one time in two": "Half the time +24 and half the time −24 is nothing at "
            "all on average. Nine points are better.",
            "more than one time in three": "Then you lose 24 twice for every 24 that you win.",
            "nine times in ten": "Much less is enough: nine in ten would be worth about nineteen "
            "points.",
        },
        why="At a chance p alone is worth 24p − 24(1 − p). That is nine at p = 33/48, which is 69 "
        "percent.",
        hints=["Write down what three hands bring, two made and one failed: 24 + 24 − 24."],
    ),
    bid(
        "double_deck.06.q8",
        "East dealt, and you speak first. What do you call?",
        after(dealt("E", {"S": _OVERWHELMING}), ()),
        "alone ♠",
        wrong={
            "8♠": "It comes home, and scores about eleven. Alone comes home nine times in ten with "
            "this hand and is worth nearly twice as much.",
            "pass": "You take about ten tricks by yourself. Do not leave this hand to others.",
            "12♠": "With North playing there is no swap, and twelve tricks come about only one "
            "time in three. Alone brings three cards from North first.",
            "alone NT": "Without trump your jacks are jacks.",
        },
        why="Eight trumps, three of them bowers, and two aces: the two losers go to North in the "
        "swap.",
        hints=[
            "Which cards of yours lose a trick? How many may be swapped?",
            "What does the swap bring that a bid of 12 does not?",
        ],
        among=("pass", "8♠", "12♠", "alone ♠", "alone NT"),
    ),
    bid(
        "double_deck.06.q9",
        "The same eight spades, with other cards beside them. What do you call?",
        after(dealt("E", {"S": _NEARLY}), ()),
        ("5♠", "8♠"),
        wrong={
            "pass": "You take seven or eight tricks by yourself.",
            "10♠": "Ten tricks come about little more than every second time. Tricks above eight "
            "score anyway.",
            "alone ♠": "Four red losers, and only three can be swapped. It comes home one time in "
            "ten.",
        },
        why="Seven of your spades are certain tricks and the eighth nearly is; North helps too. So "
        "every bid up to eight scores the same: the tricks. If somebody goes over five, you may "
        "speak again.",
        hints=[
            "How many losers are there, and how many may be swapped?",
            "Do tricks above the bid score?",
        ],
        among=("pass", "5♠", "8♠", "10♠", "alone ♠"),
    ),
)
