"""Questions of lesson 07: the daily deal and a first game to 52."""

from __future__ import annotations

from ...kinds import choice, number, order
from ...scene import Scene

QUESTIONS = (
    choice(
        "double_deck.07.q1",
        "You and a friend in another town both play the deals of the same day. What is the same?",
        "the cards of every deal",
        wrong={
            "the cards of the first deal only": "Deal two, three and so on are the same for both "
            "of you as well.",
            "nothing: each shuffles anew": "That is a new game. A day has deals of its own.",
            "the score": "The cards are the same. What you make of them is yours.",
        },
        why="Deal by deal you get the same cards, whatever either of you bid or played before.",
        hints=["What does a day fix: the cards, or what you do with them?"],
    ),
    choice(
        "double_deck.07.q2",
        "In a daily game all four pass the second deal. Which deal comes next?",
        "the third of the day",
        wrong={
            "the second again": "A hand that is thrown in uses up its number.",
            "a deal from another day": "The day has as many deals as a game needs.",
            "the third, but the second is made up later": "A thrown-in deal does not come back.",
        },
        why="A throw-in uses up its number, so everybody stays on the same deals.",
        hints=["Does a hand that nobody bids count as a deal?"],
    ),
    order(
        "double_deck.07.q3",
        "You want to bid 6♠ on the screen. Put the steps in order.",
        [
            "set the number with − and +",
            "choose spades",
            "press the button with the bid",
            "wait for the others",
        ],
        [
            "The box asks for the number first. (Suit first works too, but the number stands on "
            "top.)",
            "Nothing is said at the table before you press the button.",
            "The turn moves on when you have bid.",
        ],
        why="Number, suit, Bid. Until you press the button, nobody has heard anything.",
        hints=["What are the two parts of a bid? When is it said?"],
    ),
    choice(
        "double_deck.07.q4",
        "Hearts are trump. Which of these cards is not outlined in gold?",
        "J♠",
        wrong={
            "J♦": "It is a left bower, and trumps are outlined, bowers included.",
            "9♥": "It is a trump, the lowest one, and outlined like the others.",
            "J♥": "It is a right bower, the highest trump.",
            "A♥": "It is a trump, third after the bowers.",
        },
        why="Gold means trump. The jack of spades is a black jack and stays a spade.",
        hints=["Gold means trump. Which of these is none?"],
        scene=Scene.made(strain="H"),
        also={"J♠": ["JS"], "J♦": ["JD"], "9♥": ["9H"], "J♥": ["JH"], "A♥": ["AH"]},
    ),
    choice(
        "double_deck.07.q5",
        "North, your partner, goes alone and puts two cards aside. What do you do?",
        "choose two cards and press Swap",
        wrong={
            "wait: the cards are taken from you": "You choose which two to give.",
            "choose up to three, as you like": "As many as North put aside: two.",
            "look at North's two cards first": "They come to you only when you have chosen.",
        },
        why="You give back as many as were put aside, chosen without seeing them, and then you sit "
        "out.",
        hints=["How many cards must the partner give back?"],
    ),
    choice(
        "double_deck.07.q6",
        "How is this family of games told apart from plain euchre?",
        "trump is named by whoever promises the most tricks",
        wrong={
            "a card is turned up for trump": "That is how euchre chooses trump.",
            "the jacks are no bowers": "Bowers are what all of them share with euchre.",
            "it is always played with two packs": "Many are, but the number of packs is where "
            "tables differ most.",
        },
        why="An auction for tricks takes the place of the card turned up.",
        hints=["How does trump come about here, and how in euchre?"],
    ),
    choice(
        "double_deck.07.q7",
        "Which of these is not a name of a game in this family?",
        "Cribbage",
        wrong={
            "Pepper": "Pepper is one of the family's names.",
            "Hasenpfeffer": "Hasenpfeffer is one of them, and so is plain Pfeffer.",
            "Buck Euchre": "Buck Euchre belongs to it, with a rule about folding that is not "
            "played here.",
            "Pfeffer": "Pfeffer is one of them; it is at home in the Midwest.",
        },
        why="Pepper, Pfeffer, Hasenpfeffer and Buck Euchre are all relatives. Cribbage is another "
        "game.",
        hints=["Three of them have something to do with pepper or with euchre."],
    ),
    number(
        "double_deck.07.q8",
        "How many points does a side need before it can win?",
        52,
        slips={
            42: "42 is the 24-card partnership game.",
            21: "21 is the cutthroat game.",
            10: "Ten is euchre.",
            48: "48 is the number of cards.",
        },
        why="52 or more, on a hand in which it makes its bid or sets the others.",
        hints=["It is said in the last line of what the table says aloud."],
        unit="points",
    ),
)
