"""Questions of lesson 02: the deck and the deal."""

from __future__ import annotations

from ...kinds import choice, number, order_cards, suit
from ...scene import Scene

QUESTIONS = (
    number(
        "partnership.02.q1",
        "The pack holds 9, 10, jack, queen, king and ace of each suit. How many cards is that?",
        24,
        slips={
            20: "The nines are in the pack too: six ranks, not five.",
            28: "There are six ranks from nine to ace, not seven.",
            32: "With sevens and eights it would be 32: the pack of five players.",
            48: "48 is the double deck, each card twice.",
            52: "52 is the whole pack. Everything below the nine is taken out.",
            6: "Six ranks, but each of them in four suits.",
        },
        why="Six ranks in four suits.",
        hints=["Count the ranks from nine to ace, then take them four times."],
        unit="cards",
    ),
    suit(
        "partnership.02.q2",
        "Hearts are trump. Which suit does the jack of diamonds belong to?",
        "H",
        wrong={
            "D": "Diamonds are printed on it, but it is the jack of trump's colour. For this hand "
            "it has left the diamonds.",
        },
        otherwise="It is a red card, and hearts are red: it cannot be one of the {suit}.",
        why="It is the left bower, and the left bower belongs to trump in every respect.",
        hints=["Which jack is the left bower when hearts are trump?"],
        scene=Scene.made(strain="H"),
    ),
    number(
        "partnership.02.q3",
        "It is sometimes written that a named suit has nine trumps instead of six. Count for "
        "yourself: how many cards of this pack are trump?",
        7,
        slips={
            9: "Nine cannot be. Two bowers and A K Q 10 9: say them one by one. (With eights and "
            "sevens in the pack, as five players have, it is nine.)",
            6: "Six carry the suit's sign. One jack comes over from the suit of the same colour.",
            8: "Only one jack comes over: the one of the same colour.",
            5: "Ace, king, queen, ten and nine are five. Above them stand the bowers.",
        },
        why="Right bower, left bower, ace, king, queen, ten, nine: seven.",
        hints=[
            "How many cards carry the suit's sign, and how many come over from another suit?",
            "The right bower is one of the six. The left bower is the only card that joins.",
        ],
        unit="trumps",
    ),
    order_cards(
        "partnership.02.q4",
        "Hearts are trump. Put these from high to low.",
        "K♥ J♦ 9♥ A♥ J♥",
        "H",
        hints=[
            "Two jacks stand above the ace.",
            "The jack of trump itself is the right bower. The other red jack comes next.",
        ],
    ),
    number(
        "partnership.02.q5",
        "Hearts are trump. How many diamonds are in the pack?",
        5,
        slips={
            6: "Six carry the sign of diamonds. One of them is a heart now.",
            7: "Seven is the number of trumps.",
            4: "Ace, king, queen, ten and nine: only the jack is gone.",
        },
        why="The suit of the left bower is a card short: A K Q 10 9.",
        hints=["One diamond has gone over to trump."],
        scene=Scene.made(strain="H"),
        unit="diamonds",
    ),
    order_cards(
        "partnership.02.q6",
        "Hearts are trump. Put these clubs from high to low.",
        "10♣ J♣ A♣ 9♣ Q♣",
        "H",
        hints=["Clubs lost no jack. Where does an ordinary jack stand?"],
    ),
    number(
        "partnership.02.q7",
        "Clubs are trump. How many trumps do you hold?",
        4,
        slips={
            3: "Look at the jack of spades: it is black, as clubs are.",
            5: "The jack of hearts is red. It is no bower while a black suit is trump.",
            2: "The ace and the nine carry the clubs' sign. What about the black jacks?",
        },
        why="Both black jacks, the ace and the nine of clubs. The jack of hearts is just a heart.",
        hints=["Which two jacks are bowers when clubs are trump?"],
        scene=Scene.made(held="J♠ J♣ A♣ 9♣ J♥ K♠", strain="C"),
        unit="trumps",
    ),
    number(
        "partnership.02.q8",
        "The same hand. How many trumps do the other three players hold together?",
        3,
        slips={
            5: "That would leave nine trumps in all; there are seven.",
            2: "That would leave six in all. The left bower is the seventh.",
            4: "You hold four yourself. How many are there in all?",
            7: "Seven is all of them, your own included.",
        },
        why="Seven in all less your four: the king, the queen and the ten of clubs.",
        hints=["How many trumps are there in all? Take away your own."],
        scene=Scene.made(held="J♠ J♣ A♣ 9♣ J♥ K♠", strain="C"),
        unit="trumps",
    ),
    choice(
        "partnership.02.q9",
        "All the cards are dealt. Where are the cards that nobody holds?",
        "there are none",
        wrong={
            "in the kitty": "There is no kitty in this game: four times six is the whole pack.",
            "one lies face up on the table": "That is euchre's turned-up card. Here nothing is "
            "turned up.",
            "two lie aside, face down": "Two cards lie aside at a cutthroat table of five.",
        },
        why="Every card is in somebody's hand, so what you do not hold, one of the other three "
        "does.",
        hints=["Four players, six cards each. What remains of 24?"],
    ),
)
