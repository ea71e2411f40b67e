"""Questions of lesson 05: scoring."""

from __future__ import annotations

from ...kinds import choice, number

QUESTIONS = (
    number(
        "first_night.05.q1",
        "Four players. You bid 2 and take 5 tricks. What goes into your column?",
        5,
        slips={
            2: "Two is what you promised. A bid that is made scores the tricks you took.",
            3: "Not only the tricks above the bid: all of them.",
            7: "Bid and tricks are not added together.",
            12: "Only a bid of Pepper pays twelve.",
        },
        why="The bid is made, so the tricks taken are written down: five.",
        hints=["Made or set? Then what counts, the bid or the tricks?"],
        unit="points",
    ),
    number(
        "first_night.05.q2",
        "Four players. You bid 4 and take 3 tricks. What goes into your column?",
        -4,
        slips={
            3: "Fewer tricks than the bid is a set: the tricks do not score.",
            -1: "Not the missing trick is lost but the whole bid.",
            -3: "What you took does not matter: a set costs the bid.",
            -6: "A flat six for a set is the partnership game. At this table a set costs the bid.",
            0: "A set is not free.",
        },
        why="Set, so minus the bid: four down.",
        hints=["Fewer than the bid is a set. What does that cost here?"],
        unit="points",
    ),
    number(
        "first_night.05.q3",
        "Four players. You bid Pepper and take all six tricks. What goes into your column?",
        12,
        slips={
            6: "Six tricks on an ordinary bid would score six. Pepper pays double.",
            18: "The twelve stands for bid and tricks together.",
            -12: "It was made: it pays.",
        },
        why="Pepper made pays twice the six tricks.",
        hints=["Was it promised out loud? Then it pays more than the tricks."],
        unit="points",
    ),
    number(
        "first_night.05.q4",
        "Four players. You bid Pepper and take five tricks. What goes into your column?",
        -12,
        slips={
            5: "Pepper promises all six. One trick missing is a set.",
            -6: "Minus the bid is for an ordinary bid. Pepper costs as much as it pays.",
            -1: "One trick or five missing, Pepper set costs the same.",
            -5: "What you took does not count once you are set.",
        },
        why="Pepper set costs what Pepper made pays: twelve.",
        hints=["What would you have had for all six? The risk is as large."],
        unit="points",
    ),
    number(
        "first_night.05.q5",
        "Four players. You bid 5 and take all six tricks. What goes into your column?",
        6,
        slips={
            12: "All six tricks, but you did not promise them: only a bid of Pepper pays twelve.",
            5: "Five is the bid. A bid that is made scores the tricks.",
            11: "Bid and tricks are not added together.",
        },
        why="Made, so the tricks count: six. The bonus is for the bid of Pepper alone.",
        hints=["Was Pepper bid?"],
        unit="points",
    ),
    choice(
        "first_night.05.q6",
        "West bid 4 and took 3. North took 2 tricks and East 1. Who writes down what?",
        "West −4, nobody else anything",
        wrong={
            "West −4, North 2, East 1": "Defenders score in the partnership game. Here only the "
            "bidder's column moves.",
            "West −4, the others share the 4": "What the bidder loses goes to nobody.",
            "West 3, North 2, East 1": "West is set, and the others do not score tricks at this "
            "table.",
            "West −6, nobody else anything": "A set costs the bid here. The flat six is the "
            "partnership game.",
        },
        why="West is set and loses the bid; only the bidder's column moves.",
        hints=["Whose column moves on a hand?"],
    ),
    number(
        "first_night.05.q7",
        "Three players. You bid 8, which is Pepper, and take all eight. What do you write?",
        16,
        slips={
            12: "Twelve is Pepper at four. Here the hand has eight tricks.",
            8: "Eight tricks on a lower bid would score eight. Pepper pays double.",
            24: "The sixteen stands for bid and tricks together.",
        },
        why="Pepper promises all eight tricks there, and pays twice eight.",
        hints=["At four it was twice six."],
        unit="points",
    ),
    number(
        "first_night.05.q8",
        "Three players. You bid 6 and take 7 tricks. What do you write?",
        7,
        slips={
            6: "Six is the bid. A bid that is made scores the tricks.",
            12: "At three a bid of 6 is not Pepper: there are eight tricks.",
            16: "Sixteen is for a bid of eight.",
            -12: "At three a 6 is an ordinary bid, and it was made.",
        },
        why="At three players a 6 is an ordinary bid. It is made, so the tricks count: seven.",
        hints=["How many tricks are there at three, and which bid is Pepper?"],
        unit="points",
    ),
    number(
        "first_night.05.q9",
        "You stand at 2, bid 5 and take 4. Where do you stand now?",
        -3,
        slips={
            0: "Scores may go below zero. Nothing stops them there.",
            -5: "Five is what the hand costs. Take it from where you stood.",
            6: "Fewer tricks than the bid is a set: the four do not score.",
            1: "Not the one missing trick is lost but the whole bid.",
            2: "A set costs the bid, whatever you stood at.",
            7: "A set costs the bid; it does not pay it.",
            -4: "A set at this table costs the bid, five, not six.",
        },
        why="Set: five off two leaves three below zero.",
        hints=["What does the set cost? Is there a floor at zero?"],
        unit="points",
    ),
    choice(
        "first_night.05.q10",
        "South has 20, North 18. North bids 3 and takes 4; South took the other two tricks. "
        "How does it stand?",
        "North wins with 22",
        wrong={
            "South wins with 22": "South's tricks score nothing: only the bidder's column moves.",
            "both pass 21 and play on": "South still has 20. Nobody but the bidder moves, so two "
            "can never get there on one hand.",
            "nobody has won, because 22 is not 21": "Going past 21 is fine.",
            "nobody has won: North has 21": "North scores the four tricks, not the bid of three. "
            "And 21 would win as well.",
        },
        why="North made the bid and scores four, from 18 to 22. South does not move.",
        hints=["Whose column moves, and by how much?"],
    ),
)
