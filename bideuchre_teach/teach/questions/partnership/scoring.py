"""Questions of lesson 05: scoring for both sides."""

from __future__ import annotations

from ...kinds import choice, number, order

QUESTIONS = (
    number(
        "partnership.05.q1",
        "Your side bid 4 and took 5 tricks. What do you score?",
        5,
        slips={
            4: "Four is what you promised. A bid that is made scores the tricks, not the bid.",
            1: "Not only the trick above the bid: all of them count.",
            9: "Bid and tricks are not added together.",
            6: "Six is what a set costs. You made it.",
        },
        why="Made, so a point for each trick taken: five.",
        hints=["Made or set? Then what counts, the promise or the tricks?"],
        unit="points",
    ),
    number(
        "partnership.05.q2",
        "The same hand: bid 4, five tricks for the bidders. What do the defenders score?",
        1,
        slips={
            0: "Defenders score every trick they take, even when the bid was made.",
            -1: "Defenders never lose points.",
            5: "Five is what the bidders score for their own tricks.",
            2: "Two for the defenders is euchre. Here it is a point for each trick they took.",
        },
        why="Six tricks less five leaves one, and it is a point.",
        hints=["How many tricks are left for them, and what is each worth?"],
        unit="points",
    ),
    number(
        "partnership.05.q3",
        "Your side bid 5 and took 3 tricks. What do you score?",
        -6,
        slips={
            3: "Three is fewer than five: the bid is set, and a side that is set keeps none of its "
            "tricks.",
            -5: "Minus the bid is for other tables. Here a set costs a flat six.",
            -2: "Two tricks were missing, but the price does not depend on that.",
            -3: "What you took does not matter once you are set.",
            0: "A set is not free.",
            6: "Six is right, but it is lost.",
        },
        why="Set: a flat six off, whatever was bid and however many tricks were taken.",
        hints=["Fewer tricks than the bid. What does this table take off for that, always?"],
        unit="points",
    ),
    number(
        "partnership.05.q4",
        "The same hand: bid 5, three tricks for the bidders. What do the defenders score?",
        3,
        slips={
            0: "They set the bid, and their tricks count besides.",
            6: "The six that the bidders lose are not given to the defenders.",
            5: "What was bid does not matter to the defenders.",
            2: "They set the bid by two, but each of their own tricks is a point.",
        },
        why="Three tricks, three points.",
        hints=["Do not think of the bid. How many tricks are theirs?"],
        unit="points",
    ),
    number(
        "partnership.05.q5",
        "Your side bid 6 and took only 2. What do you score?",
        -6,
        slips={
            -4: "Four tricks were missing, but a set is flat: it costs the same by one or by four.",
            2: "A side that is set keeps none of its tricks.",
            -12: "Twelve is for a failed alone. A 6 with your partner is an ordinary bid.",
            -8: "The tricks that were missing are not added to the six.",
            -2: "What you took does not matter once you are set.",
        },
        why="One trick short or four, a set costs six.",
        hints=["Is it any worse than being set by one?"],
        unit="points",
    ),
    number(
        "partnership.05.q6",
        "Your side bid 6, with both of you playing, and took all six. What do you score?",
        6,
        slips={
            12: "Twelve is for alone. With your partner, six tricks are six points.",
            0: "All six were promised and all six were taken: it is made.",
            18: "There is no bonus on top of the tricks for a 6.",
        },
        why="A 6 is an ordinary bid: a point a trick.",
        hints=["Did one play without the other?"],
        unit="points",
    ),
    number(
        "partnership.05.q7",
        "You bid alone and took all six tricks. What does your side score?",
        12,
        slips={
            6: "Six would be for a bid of 6. Alone pays twice that.",
            18: "Twelve stands for bid and tricks together.",
            24: "Twenty-four is alone in the double-deck game.",
        },
        why="Alone made pays twelve.",
        hints=["Twice the tricks of the hand."],
        unit="points",
    ),
    number(
        "partnership.05.q8",
        "You bid alone and took five tricks. What does your side score?",
        -12,
        slips={
            5: "Alone promises all six. One trick missing is a set.",
            -6: "The flat six is for bids of 3 to 6. Alone costs what it would have paid.",
            -1: "Not the missing trick is lost: alone is all or nothing.",
            0: "A failed alone is not free.",
            12: "Twelve is right, but it is lost.",
        },
        why="Alone missed costs twelve, whether by one trick or by more.",
        hints=["It costs as much as it would have paid."],
        unit="points",
    ),
    number(
        "partnership.05.q9",
        "The other side bid alone and failed; you two took one trick. What do you score?",
        0,
        slips={
            1: "Against an alone hand the defenders' tricks score nothing, even when it fails. "
            "What you won is the twelve they lose.",
            12: "What they lose is not given to you.",
            6: "No set pays the defenders a fixed sum.",
        },
        why="Against alone the defenders score nothing, made or missed.",
        hints=["The table said what defenders get against an alone hand."],
        unit="points",
    ),
    number(
        "partnership.05.q10",
        "Your side stands at 3, bids 4 and takes 2. Where does it stand now?",
        -3,
        slips={
            0: "There is no floor: a score may go below zero.",
            -1: "Minus the bid is for other tables. Here a set costs a flat six.",
            5: "The two tricks do not count: the bid was missed.",
            9: "A set costs six; it does not pay six.",
            3: "A set is not free.",
            1: "Not the missing tricks are lost but a flat six.",
        },
        why="Three less six is three below zero.",
        hints=["Take the price of a set from three. Does anything stop it at zero?"],
        unit="points",
    ),
    order(
        "partnership.05.q11",
        "Put these from best to worst for the bidding side.",
        [
            "alone, all six tricks",
            "bid 3, took 6",
            "bid 5, took 5",
            "bid 4, took 4",
            "bid 3, took 2",
            "alone, five tricks",
        ],
        [
            "Twelve for alone, and six at most for any number.",
            "Six tricks are six points, whatever was promised; five are five.",
            "A made bid scores its tricks: five against four.",
            "A made bid pays; a set costs six.",
            "A set costs six, a failed alone twelve.",
        ],
        why="+12, +6, +5, +4, −6, −12.",
        hints=["Write the points beside each of them first."],
    ),
    choice(
        "partnership.05.q12",
        "Your hand is good for about four tricks with North's help. You have the last word, and "
        "East stands at 4. Why may a pass be better than a 5?",
        "a set costs six however close it is",
        wrong={
            "a made 5 scores no more than a 4": "It scores the tricks: five or more. The trouble "
            "is the hand that takes four.",
            "defenders score double when they set a bid": "Defenders score a point a trick, made "
            "or set.",
            "a bid of 5 names no trump": "Whoever wins the auction names trump, at any bid.",
        },
        why="With 5 bid, four tricks are worth −6; as a defender every trick you take is a point.",
        hints=["What would four tricks be worth to you after a bid of 5? And after a pass?"],
    ),
)
