"""Questions of lesson 07: night-one habits and a whole first game."""

from __future__ import annotations

from ....hand import Hand
from ....record import load
from ...kinds import bid, card, choice, number, order_cards, suit
from ...scene import Scene
from ...worked import worked

_SOUTH = "J♣ J♠ K♣ A♥ 10♦ 9♥"


def _at(calls: int, tricks: int | None = None) -> Hand:
    """Return the worked hand after so many calls, or before the lead to a trick."""
    record = worked("first_night_whole_hand")
    if tricks is None:
        short = {**record, "auction": record["auction"][:calls], "play": []}
        del short["trump"]
        return load(short)
    return load({**record, "play": record["play"][: tricks - 1]})


QUESTIONS = (
    choice(
        "first_night.07.q1",
        "The cards are dealt. East, who plays euchre at home, turns up a card for trump. "
        "What do you say?",
        "nothing is turned up: we bid a number first, and the high bidder names trump",
        wrong={
            "whoever wants it may order it up": "That is euchre. Here no card offers trump: "
            "whoever promises the most tricks names it.",
            "the dealer takes it and throws a card away": "No card is left over to take: at four "
            "the whole pack is dealt.",
            "it is trump for everyone": "Trump is named by the high bidder, from any suit, or "
            "there is none.",
        },
        why="A number first, then trump; the bidder leads the first trick.",
        hints=["What comes first at this table, the number or the suit?"],
    ),
    bid(
        "first_night.07.q2",
        "West dealt. North bid 2, East passed, and West speaks after you. What do you bid?",
        _at(2),
        "3",
        fine={
            "4": "Four come home on most deals, and it is harder to beat. But three scores the "
            "same when it wins the auction, and it is as good as safe.",
        },
        wrong={
            "pass": "Both bowers and a side ace: three tricks are as good as certain.",
            "5": "Two bowers, the king of clubs and the ace of hearts make four. For five the nine "
            "or the ten would have to win too.",
            "6": "Pepper needs every trick, and your ten of diamonds will hardly take one.",
        },
        why="Count two bowers, a third trump and a side ace: three tricks with one to spare.",
        hints=["Count bowers, other trumps and side aces with clubs as trump."],
    ),
    suit(
        "first_night.07.q3",
        "West passes, and you have won the auction with 3. What do you name?",
        "C",
        wrong={
            "S": "The bowers are the same two jacks, but you have no other spade: two trumps "
            "instead of three.",
            "H": "Two hearts, and your black jacks would be no bowers.",
            "D": "The ten of diamonds would be your only trump.",
            "NT": "At no trump your jacks are just jacks, and the ace of hearts is your only "
            "sure trick.",
        },
        why="With clubs you hold both bowers and the king: three of the seven trumps.",
        hints=["In which suit are both your jacks bowers with a third trump beside them?"],
        scene=Scene.made(held=_SOUTH),
        no_trump=True,
    ),
    order_cards(
        "first_night.07.q4",
        "Say the trumps out loud, from the highest down: clubs are trump.",
        "9♣ J♠ Q♣ A♣ J♣ 10♣ K♣",
        "C",
        hints=["Jack of trump, jack of the same colour, and then?"],
    ),
    card(
        "first_night.07.q5",
        "You lead the first trick. Which card?",
        _at(4, 1),
        "J♣ J♠",
        wrong={
            "K♣": "The ace of clubs is outside and would take your king. No card beats a bower "
            "of yours.",
            "A♥": "Four trumps are outside. Somebody without a heart could trump your ace: "
            "draw trumps first.",
            "10♦": "Four diamonds are higher, and you would give the lead away while you hold "
            "the bowers.",
            "9♥": "Any other heart beats the nine. Begin with what nobody can beat.",
        },
        why="Nobody can beat your bowers, and each round of trumps takes some out of the other "
        "hands.",
        hints=["Which of your cards can nobody beat? What do they pull out of the other hands?"],
    ),
    number(
        "first_night.07.q6",
        "Trick one was J♣ A♣ 10♣ 9♣, trick two J♠ Q♥ Q♣ J♥. "
        "How many trumps are still outside your hand?",
        0,
        slips={
            1: "Four were outside at first: ace, queen, ten, nine. All four have been played.",
            2: "Do not count the king: you hold it. And the queen fell in trick two.",
            3: "Seven trumps in all: your three, three that fell in trick one, one in trick two.",
            4: "Four were outside before the first trick. How many of them have fallen?",
        },
        why="Ace, ten and nine fell in trick one and the queen in trick two: none is left.",
        hints=["Seven trumps, less your three. Which of the other four have you seen?"],
        scene=Scene.of(_at(4, 3)),
        unit="trumps",
    ),
    choice(
        "first_night.07.q7",
        "The ace of hearts has taken trick three and drawn the ten and the king. "
        "The queen and the jack of hearts went in trick two. Which of your last three cards can "
        "still be beaten?",
        "10♦",
        wrong={
            "9♥": "Six hearts are in this pack, the jack among them, and the other five have been "
            "played. The nine is now the highest heart there is.",
            "K♣": "All the other trumps have fallen, so nothing is above the king.",
        },
        why="Four diamonds stand above the ten. The king is the last trump, and with ace, king, "
        "queen, jack and ten gone nobody has a heart: two tricks are yours, in whatever order.",
        hints=["Count the hearts: six with this pack, the jack among them. Which is left?"],
        scene=Scene.of(_at(4, 4)),
        also={"10♦": ("10D", "TD"), "9♥": ("9H",), "K♣": ("KC",)},
    ),
    number(
        "first_night.07.q8",
        "You bid 3 and take five tricks. What goes into your column?",
        5,
        slips={
            3: "Three is the bid. A bid that is made scores the tricks you took.",
            2: "All the tricks count, not only those above the bid.",
            8: "Bid and tricks are not added together.",
            -3: "Fewer tricks than the bid would be a set. You took more.",
        },
        why="Made: the tricks taken, five. Nobody else's column moves.",
        hints=["Made or set? Then which number counts?"],
        unit="points",
    ),
    choice(
        "first_night.07.q9",
        "Somebody has to go home and three of you play on. What changes?",
        "eight cards each, bids from 1 to 8, and Pepper is 8",
        wrong={
            "six cards each, and six stay unused": "At three the whole pack is dealt: eight each.",
            "you add the sevens and eights": "That is the table of five. Three play with the same "
            "24 cards as four.",
            "two play together against the dealer": "Nobody has a partner at this table, at three "
            "no more than at four.",
            "nothing, only the score goes to 16": "The game still goes to 21; sixteen is what "
            "Pepper pays at three.",
        },
        why="The same 24 cards for three make eight tricks, so bids go up to 8, and a bid of 8 is "
        "Pepper, for 16 either way.",
        hints=["24 cards among three. How many tricks is that?"],
    ),
)
