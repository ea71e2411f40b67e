"""Questions of lesson 02: when to go alone."""

from __future__ import annotations

from ....lab import holding
from ....rules import Rules
from ...kinds import bid, choice, number
from ...scene import Scene

_SIX_TRUMPS = holding("J♠ A♠ K♠ Q♠ 10♠ A♥", Rules.partnership())
_QUEEN = holding("J♠ J♣ A♠ K♠ A♥ Q♥", Rules.partnership())
_PEPPER = holding("J♥ K♥ Q♥ 10♥ 9♥ A♠", Rules.cutthroat())
_FOUR_BOWERS = holding("J♠ J♠ J♣ J♣ Q♠ 10♠ A♥ K♥ A♣ A♣ 10♦ 9♦", Rules.double_deck())
_SIX_ACES = holding("J♥ J♦ J♦ A♥ K♥ Q♥ A♠ A♠ A♦ K♦ A♣ A♣", Rules.double_deck())

QUESTIONS = (
    number(
        "lab.02.q1",
        "Partnership table: alone is made in three deals of four. It pays twelve and costs twelve. "
        "How many points does it bring on average?",
        6,
        slips={
            9: "Three quarters of twelve are won. The fourth deal costs twelve as well.",
            12: "That is what it pays when it is made, and one time in four it is not.",
            3: "Three deals bring 36 and one costs 12. That leaves 24, over four deals.",
            24: "Twenty-four is what four deals bring together.",
            0: "It would be nothing if half of them were made.",
        },
        why="Three times twelve less twelve are 24 in four deals: six a deal.",
        hints=["What do four such deals bring together?"],
        unit="points",
    ),
    number(
        "lab.02.q2",
        "Partnership table: your side bids 5 and takes five tricks. By how many points are you "
        "ahead of the others on this hand?",
        4,
        slips={
            5: "Five is what you score. The others took a trick, and it counts.",
            6: "The others' trick counts for them, not for you.",
            1: "One is what the others score.",
            10: "A bid that is made scores its tricks once.",
        },
        why="Five for you, one for them.",
        hints=["What do the defenders score for the sixth trick?"],
        unit="points",
    ),
    number(
        "lab.02.q3",
        "You are sure of all six tricks with your partner: six points ahead. Alone you would be "
        "12 ahead when it is made and 12 behind when it fails. In how many deals of a hundred must "
        "alone be made to be worth the same?",
        75,
        slips={
            50: "With fifty in a hundred alone brings nothing on average, and six points are to be "
            "matched.",
            25: "That is how often it may fail.",
            67: "That is for five tricks with the partner, four points ahead.",
            100: "Alone pays twice as much, so it may fail now and then.",
            58: "That is for four tricks with the partner, two points ahead.",
        },
        why="75 times 12 less 25 times 12 are 600 in a hundred deals: six a deal.",
        hints=[
            "Each deal that is made rather than missed is worth 24 points.",
            "At fifty in a hundred you are level. How many more steps of 24 make 600?",
        ],
        unit="deals in a hundred",
    ),
    choice(
        "lab.02.q4",
        "The better your side would do with the partner, …",
        "the surer alone must be",
        wrong={
            "the sooner you may go alone": "The hand is the better for it, but so is what you give "
            "up: the points that you would have had anyway.",
            "the less it matters what alone pays": "What it pays is weighed against what you give "
            "up, whichever is larger.",
            "the more the defenders score against alone": "At this table defenders score nothing "
            "against an alone hand, made or missed.",
        },
        why="Twelve points are weighed against what the same cards bring with the partner: 58 in a "
        "hundred are enough against four tricks, against six it takes 75.",
        hints=["Read the column of chances downwards."],
    ),
    bid(
        "lab.02.q5",
        "Partnership table, spades, you speak first. Which bid is worth most?",
        _SIX_TRUMPS,
        "alone",
        fine={
            "5": "It is made in every deal and five or six points ahead. Alone is worth more on "
            "average, though not every time.",
        },
        wrong={
            "pass": "Five tricks are certain here.",
            "3": "It brings five or six points, but the others may well bid over a three.",
            "4": "It brings five or six points, but a five of the others would beat it.",
            "6": "It is made exactly as often as alone, and pays half.",
        },
        why="It is made in 80 of a hundred deals, and about 73 would be enough.",
        hints=["Alone fails in a fifth of the deals. What does it bring in the other four?"],
    ),
    bid(
        "lab.02.q6",
        "Partnership table, spades again, you speak first. Which bid is worth most?",
        _QUEEN,
        "5",
        fine={
            "4": "It brings the same points, but a five of the others would beat it.",
            "3": "It brings the same points if nobody bids over it.",
        },
        wrong={
            "pass": "Five tricks are certain here.",
            "6": "It is made in about 79 deals of a hundred. The other 21 cost seven points each, "
            "and five would have been safe.",
            "alone": "Without the partner the queen of hearts often falls to the king: about half "
            "of the time alone fails.",
        },
        why="Five tricks are certain, and the partner often turns them into six.",
        hints=["What must not lie with the defenders, when you play alone?"],
    ),
    choice(
        "lab.02.q7",
        "Why does the partner help the second hand and not the first?",
        "the partner may hold the king that beats your queen",
        wrong={
            "the partner can trump a trick for you": "You hold every trump that matters. It is a "
            "side card of yours that is in danger.",
            "the first hand has more aces": "It has one ace outside trump, as the second has.",
            "the partner leads the second trick": "Whoever wins leads, and you win.",
        },
        why="In the first hand only a trump can hurt, and it must be drawn with or without a "
        "partner. In the second it is the king of hearts: one time in three East has it.",
        hints=["Which card of each hand can lose a trick, and to what?"],
    ),
    number(
        "lab.02.q8",
        "Cutthroat, hearts: only J♦ and A♥ are outside your hand, and J♥ draws both unless one "
        "player holds both. J♦ lies with somebody; seventeen other hidden cards are left, five of "
        "them in the same hand. In how many of 17 cases does A♥ lie elsewhere?",
        12,
        slips={
            5: "That is how often the two lie together.",
            17: "That would be always.",
            11: "Six cards a hand, and J♦ is one of them: five places are left beside it.",
            6: "Six cards are in that hand with J♦ among them, so five places are left for A♥.",
        },
        why="Twelve of the seventeen places are in the other two hands: 71 in a hundred.",
        hints=["How many of the seventeen places are not beside J♦?"],
        scene=Scene.made(held="J♥ K♥ Q♥ 10♥ 9♥ A♠", strain="H"),
    ),
    bid(
        "lab.02.q9",
        "With this hand Pepper is made in 71 of a hundred deals, and it takes 74 to be worth as "
        "much as a bid of 5. You speak first. What do you bid?",
        _PEPPER,
        "5",
        fine={
            "4": "It brings the same points, but a five would beat it.",
            "3": "It brings the same points if nobody bids over it.",
        },
        wrong={
            "pass": "Five tricks are certain here.",
            "1": "It is safe, but it will hardly win the auction.",
            "2": "It is safe, but it leaves the others too much room.",
            "6": "Pepper is close, but not close enough: 71 is less than 74.",
        },
        why="Five is certain and often brings six; Pepper brings less on average.",
        hints=["Compare the two chances."],
    ),
    number(
        "lab.02.q10",
        "Double deck: you go alone and miss one trick. By how many points are you behind on this "
        "hand? Write a minus.",
        -25,
        slips={
            -24: "The defenders score their trick as well when alone fails at this table.",
            -12: "Twelve is the partnership game. Here alone costs 24.",
            25: "Twenty-five is right, but you are behind.",
            -1: "It is all or nothing: one trick missed costs the whole 24.",
            -23: "The trick is theirs, so it adds to what you are behind.",
        },
        why="Minus 24 for you, and one for them.",
        hints=["What do the defenders score when an alone hand fails here?"],
        unit="points",
    ),
    bid(
        "lab.02.q11",
        "Double deck: four bowers, three aces and a king, and two low diamonds. You speak first. "
        "Which of these is worth most?",
        _FOUR_BOWERS,
        "alone ♠",
        wrong={
            "10♠": "It fails one time in four, because your partner's cards stay where they are. "
            "The swap would have mended the diamonds.",
            "11♠": "It fails more than one time in three.",
            "12♠": "Twelve tricks with the partner come home in 40 deals of a hundred, and pay "
            "half.",
        },
        why="The swap takes out the losers and brings in the partner's best: alone is made in 80 "
        "deals of a hundred, more often than any of these.",
        hints=["Which two cards would you swap away, and for what?"],
        among=("10♠", "11♠", "12♠", "alone ♠"),
    ),
    bid(
        "lab.02.q12",
        "Double deck: one right bower and two left, five side aces. You speak first. Which of "
        "these is worth most?",
        _SIX_ACES,
        "10♥",
        fine={
            "11♥": "It is made three times in four, but ten is safer and scores the same tricks."
        },
        wrong={
            "12♥": "All twelve with the partner come in fewer than one deal in four.",
            "alone ♥": "The other right bower beats all your trumps but one, and the swap cannot "
            "fetch it when a defender has it: alone fails more often than not.",
        },
        why="Ten is made nearly always, and eleven tricks score eleven all the same.",
        hints=["Which card can take a trick from you whatever you swap?"],
        among=("10♥", "11♥", "12♥", "alone ♥"),
    ),
    choice(
        "lab.02.q13",
        "You hold the first hand of this lesson and stand at 38 of 42. The others are at 36. Alone "
        "or 5?",
        "5: it wins the game in every deal",
        wrong={
            "alone: it is worth more points": "More points on average, but only four are needed. "
            "Alone would win four games of five, five wins all of them.",
            "alone: it wins the game sooner": "Five tricks are enough to be at 42 after this very "
            "hand.",
            "6: six are enough as well": "They are, but a 6 fails in a fifth of the deals, and "
            "five never.",
        },
        why="38 and five are 43. At the end of a game it is the chance to win that counts.",
        hints=["How many points do you need?"],
    ),
)
