"""Questions of lesson 03: bowers, trump and no trump."""

from __future__ import annotations

from ...kinds import choice, number, order_cards, suit
from ...scene import Scene

QUESTIONS = (
    order_cards(
        "first_night.03.q1",
        "Spades are trump. Put these from high to low.",
        "A♠ 9♠ J♣ K♠ J♠",
        "S",
        hints=[
            "Two jacks stand above the ace. Which of the two is higher?",
            "Jack of trump, jack of the same colour, then ace, king, queen, ten, nine.",
        ],
    ),
    suit(
        "first_night.03.q2",
        "Clubs are trump. Which suit does the jack of spades belong to?",
        "C",
        wrong={
            "S": "Spades are printed on it, but it is the other black jack: the left bower, which "
            "no longer belongs to the suit printed on it.",
        },
        otherwise="The jack of spades is black; {suit} are red.",
        why="Clubs and spades are both black, so it is the left bower, and a club.",
        hints=["Which jack is the left bower: the one of trump's own suit, or of its colour?"],
        scene=Scene.made(strain="C"),
    ),
    suit(
        "first_night.03.q3",
        "Clubs are trump. Which suit does the jack of hearts belong to?",
        "H",
        wrong={
            "C": "Only two jacks are bowers: the jack of clubs and the other black jack. A red "
            "jack stays where it is.",
        },
        otherwise="Nothing makes it one of the {suit}: it is no bower, so its print decides.",
        why="It is a red jack, trump is black, so it is no bower: just a jack of hearts.",
        hints=["Is it of the same colour as clubs?"],
        scene=Scene.made(strain="C"),
    ),
    number(
        "first_night.03.q4",
        "With 24 cards, how many cards are trump once a suit is named?",
        7,
        slips={
            6: "Six cards are printed with the suit. One more comes over from the suit of the "
            "same colour.",
            5: "Ace, king, queen, ten and nine are five. The bowers are trumps too.",
            8: "Only one jack comes over, the one of the same colour.",
            9: "Nine is the count with 32 cards, where the eight and the seven are in the pack. "
            "It is sometimes written down for 24, and that cannot be.",
        },
        why="The right bower, the left bower, and ace, king, queen, ten, nine.",
        hints=["Say them out loud: two jacks, then down from the ace."],
        unit="trumps",
    ),
    number(
        "first_night.03.q5",
        "Hearts are trump. How many diamonds are there in the pack of 24?",
        5,
        slips={
            6: "Six are printed with diamonds. Which of them is a heart in this hand?",
            7: "Seven is the count of the trumps.",
            4: "Ace, king, queen, ten and nine: only the jack has gone.",
        },
        why="The jack of diamonds is the left bower and counts as a heart, so five are left.",
        hints=["Which diamond has left its suit?"],
        scene=Scene.made(strain="H"),
        unit="diamonds",
    ),
    order_cards(
        "first_night.03.q6",
        "Hearts are trump. Put these spades from high to low.",
        "10♠ J♠ K♠ A♠ Q♠",
        "H",
        hints=["Spades are not trump and lost no jack. Where does an ordinary jack stand?"],
    ),
    order_cards(
        "first_night.03.q7",
        "No trump. Put these hearts from high to low.",
        "J♥ 10♥ A♥ Q♥ K♥",
        "NT",
        hints=["At no trump there are no bowers. What is highest in every suit?"],
    ),
    choice(
        "first_night.03.q8",
        "No trump, and West leads the king of diamonds. North plays the jack of hearts, East the "
        "ace of clubs, South the nine of diamonds. Who takes the trick?",
        "West",
        wrong={
            "North": "Without trump the jack of hearts is just a jack, and it is not even a "
            "diamond.",
            "East": "The ace of clubs is high, but diamonds were led, and it is no diamond.",
            "South": "South followed with a diamond, but the king is higher.",
        },
        why="The highest card of the suit led wins, and that is the king of diamonds.",
        hints=["Only one suit can win this trick. Which?"],
        scene=Scene.made(strain="NT", trick="W:KD N:JH E:AC S:9D"),
    ),
    number(
        "first_night.03.q9",
        "Five players, 32 cards. How many cards are trump once a suit is named?",
        9,
        slips={
            7: "Seven is right for 24 cards. Here the suit has two more.",
            8: "Eight are printed with the suit. The left bower comes over from the other one.",
            10: "Only one jack comes over, the one of the same colour.",
        },
        why="The two bowers, then A K Q 10 9 8 7: nine.",
        hints=["What was it with 24 cards? Which two cards does each suit gain?"],
        unit="trumps",
    ),
    choice(
        "first_night.03.q10",
        "Five players, spades are trump. Which of these cards is a trump?",
        "7♠",
        wrong={
            "Q♣": "In Sheepshead every queen is always a trump. Here a queen of clubs is a club.",
            "A♦": "In Sheepshead diamonds are always trump. Here trump is what the bidder named.",
            "J♥": "A jack is a bower only when its colour is trump's colour. This one is red.",
        },
        why="Whatever its height, a spade is a trump when spades are named. The seven is the "
        "lowest of the nine.",
        hints=["Trump is the suit that was named, and one jack besides."],
        scene=Scene.made(strain="S"),
        also={"7♠": ("7S",), "Q♣": ("QC",), "A♦": ("AD",), "J♥": ("JH",)},
    ),
)
