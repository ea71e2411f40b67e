"""Questions of lesson 08: the common questions, and a first whole game."""

from __future__ import annotations

from ...kinds import bid, choice, number
from .positions import after, dealt

QUESTIONS = (
    choice(
        "partnership.08.q1",
        "How is this game different from euchre? Pick the one that is true.",
        "the tricks of both sides score",
        wrong={
            "the jacks are no longer bowers": "They are: the bowers are euchre's own.",
            "each player gets five cards": "Five is euchre. Here it is six.",
            "the dealer picks up a card": "Nothing is turned up, so there is nothing to pick up.",
            "a missed bid gives the others two points": "That is euchre. Here it costs your own "
            "side six.",
        },
        why="Six cards, no turned-up card, an auction, both sides score, and a set costs six.",
        hints=["Think of the defenders."],
    ),
    bid(
        "partnership.08.q2",
        "You are the first to speak. Which calls may you make?",
        after(dealt("S", {"W": "J♣ 10♣ 9♣ K♦ 10♦ 9♠"}), ()),
        (),
        why="Pass, or at least 3: then 4, 5, 6 and alone.",
        hints=["The least bid is half of the tricks."],
        many=True,
    ),
    choice(
        "partnership.08.q3",
        "Which is the highest bid of all?",
        "alone",
        wrong={
            "6": "Six promises every trick, but with a partner. One call promises them without.",
            "5": "A 6 beats it, and so does alone.",
            "small pepper": "Only some tables have it, and alone stands above it there too.",
        },
        why="Alone promises all six without a partner and outranks every number.",
        hints=["All six tricks may be promised in two ways here."],
    ),
    number(
        "partnership.08.q4",
        "What happens when you miss your bid? You bid 4 and your side takes 3: write your score.",
        -6,
        slips={
            -4: "Minus the bid is for other tables. Here a set costs a flat six.",
            3: "The bid was missed: its tricks do not score.",
            -1: "One trick was missing, but a set costs six all the same.",
            0: "A missed bid is not free.",
            -12: "Twelve is for a failed alone.",
        },
        why="Six off, however badly or narrowly it was missed.",
        hints=["It is the same whether you missed by one or by four."],
        unit="points",
    ),
    number(
        "partnership.08.q5",
        "And the defenders on that hand?",
        3,
        slips={
            0: "They score each of their tricks, made or set.",
            6: "The six you lose are not given to them.",
            4: "What was bid does not matter to the defenders.",
        },
        why="Six tricks less your three: three points.",
        hints=["How many tricks did they take?"],
        unit="points",
    ),
    number(
        "partnership.08.q6",
        "You go alone and miss it by two. Write your score.",
        -12,
        slips={
            -6: "The flat six is for bids of 3 to 6.",
            4: "Alone is all or nothing: four tricks score nothing.",
            -2: "Two were missing, but alone costs the same by one or by more.",
            12: "Twelve is right, but it is lost.",
        },
        why="A missed alone costs twelve.",
        hints=["What would it have paid?"],
        unit="points",
    ),
    choice(
        "partnership.08.q7",
        "How many points win, and who wins when both sides get there on one hand?",
        "42, and the bidding side",
        wrong={
            "42, and the side with more points": "With both past 42 it does not matter who has "
            "more: the bid is settled first.",
            "42, and nobody: another hand is played": "There are no ties in this game.",
            "52, and the side that made its bid": "That is the double-deck game.",
            "21, and the bidder": "That is the cutthroat game.",
        },
        why="First to 42; if both get there at once, the side that bid.",
        hints=["Whose points are written first?"],
    ),
    choice(
        "partnership.08.q8",
        "Can a score go below zero?",
        "yes, and as far as it likes",
        wrong={
            "no, it stops at zero": "There is no floor: a set at 0 makes −6.",
            "yes, down to −12": "Nothing stops it there either.",
            "only the bidder's partner's": "Partners share one column.",
        },
        why="A set takes six off whatever you stand at.",
        hints=["Is there a floor?"],
    ),
)
