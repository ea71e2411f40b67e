"""Questions of lesson 05: scoring, and how 52 wins."""

from __future__ import annotations

from ...kinds import choice, number, order

QUESTIONS = (
    number(
        "double_deck.05.q1",
        "Your side bid 6 and took 8 tricks. What do you score?",
        8,
        slips={
            6: "Six is what you promised. A bid that is made scores the tricks, not the bid.",
            2: "Not only the tricks above the bid: all of them count.",
            14: "Bid and tricks are not added together.",
            12: "Twelve are all the tricks of the hand. The other side took some of them.",
        },
        why="Made, so a point for each trick taken: eight.",
        hints=["Made or set? Then what counts, the promise or the tricks?"],
        unit="points",
    ),
    number(
        "double_deck.05.q2",
        "The same hand: bid 6, eight tricks for the bidders. What does the other side score?",
        4,
        slips={
            0: "Each side scores the tricks it takes, and the defenders are a side too.",
            -4: "Defenders never lose points.",
            8: "Eight are the bidders' tricks.",
            2: "Not the tricks above the bid but their own: twelve less eight.",
        },
        why="Twelve tricks less eight leave four, and each is a point.",
        hints=["How many tricks are left for them, and what is each worth?"],
        unit="points",
    ),
    number(
        "double_deck.05.q3",
        "Your side bid 7 and took 5 tricks. What do you score?",
        -7,
        slips={
            5: "Five is fewer than seven: the bid is set, and then your tricks score nothing.",
            -6: "A flat six is the 24-card partnership game. Here a set costs what was bid.",
            -2: "Two tricks were missing, but the price is the whole bid.",
            -5: "What you took does not matter once you are set.",
            0: "A set is not free.",
            7: "Seven is right, but it is lost.",
        },
        why="Set: minus the bid, and the five tricks count nothing.",
        hints=["Fewer tricks than the bid. What is taken off then?"],
        unit="points",
    ),
    number(
        "double_deck.05.q4",
        "The same hand: bid 7, five tricks for the bidders. What do the defenders score?",
        7,
        slips={
            0: "They set the bid, and their tricks count besides.",
            14: "The seven that the bidders lose are not given to the defenders.",
            2: "They set it by two, but each of their own tricks is a point.",
            5: "Five are the bidders' tricks.",
        },
        why="Twelve less five: seven tricks, seven points.",
        hints=["Do not think of the bid. How many tricks are theirs?"],
        unit="points",
    ),
    number(
        "double_deck.05.q5",
        "Your side bid 12, both of you playing, and took eleven. What do you score?",
        -12,
        slips={
            11: "Eleven are not twelve: the bid is set.",
            -24: "Twenty-four is for alone. A 12 with your partner costs twelve.",
            -1: "One trick was missing, but the price is the bid.",
            12: "Twelve is right, but it is lost.",
            0: "A set is not free, not even by one trick.",
        },
        why="Set by one, and a set costs the bid: −12.",
        hints=["Is a 12 with the partner any different from a 7?"],
        unit="points",
    ),
    number(
        "double_deck.05.q6",
        "Your side bid 12, both of you playing, and took all twelve. What do you score?",
        12,
        slips={
            24: "Twenty-four is for alone. With your partner it is a point a trick.",
            0: "All twelve were promised and all twelve were taken: it is made.",
            36: "There is no bonus on top of the tricks.",
        },
        why="Made: a point for each of twelve tricks.",
        hints=["Did one play without the other?"],
        unit="points",
    ),
    number(
        "double_deck.05.q7",
        "The other side went alone and took nine tricks. You two took three. What do you score?",
        3,
        slips={
            0: "In the 24-card partnership game defenders score nothing against alone. Here they "
            "score their tricks when it fails.",
            24: "What they lose is not given to you.",
            12: "Nothing is paid for the set itself: a point for each trick of yours.",
        },
        why="Alone failed, so the defenders score the tricks they took: three.",
        hints=["Each side scores the tricks it takes. Does that change when alone fails?"],
        unit="points",
    ),
    number(
        "double_deck.05.q8",
        "The other side went alone and took all twelve. What do you score?",
        0,
        slips={
            -24: "Defenders never lose points.",
            12: "The tricks were theirs, every one.",
            24: "That is what the other side scores.",
        },
        why="You took no trick, so there is nothing to score.",
        hints=["How many tricks did you take?"],
        unit="points",
    ),
    number(
        "double_deck.05.q9",
        "Your side stands at 4, bids 7 and takes 6. Where does it stand now?",
        -3,
        slips={
            0: "There is no floor: a score may go below zero.",
            3: "Three is the distance. Which side of zero?",
            -2: "A flat six belongs to another table. Here the bid is lost: seven.",
            10: "The six tricks do not count: the bid was missed.",
            11: "A set costs seven; it does not pay seven.",
        },
        why="Four less seven is three below zero.",
        hints=["Take the bid from four. Does anything stop it at zero?"],
        unit="points",
    ),
    choice(
        "double_deck.05.q10",
        "All four players pass. What happens?",
        "the cards are thrown in, and the deal moves on",
        wrong={
            "the dealer must bid": "That is the 24-card partnership game. Here nobody is forced.",
            "the same dealer deals again": "The deal moves on, after a hand thrown in as well.",
            "the dealer's side loses a point": "Nobody's score moves.",
            "the hand is played at no trump": "Without a bid there is nothing to play.",
        },
        why="Nobody scores, and the deal moves to the left.",
        hints=["Is anybody forced to bid?"],
    ),
    choice(
        "double_deck.05.q11",
        "West and East have 49. North and South bid 7 and make it with eight tricks. West and East "
        "take the other four and stand at 53. Have they won?",
        "no: they only took odd tricks",
        wrong={
            "yes: 53 is past 52": "Being past 52 is not enough. On a hand in which the other side "
            "makes its bid, you cannot win.",
            "no: exactly 52 is needed": "52 or more will do, but not on a hand like this one.",
            "no: the points past 52 are struck off": "They keep all 53. They just have not won "
            "yet.",
        },
        why="A side wins on a hand in which it makes its own bid or sets the other side. Here the "
        "other side made its bid, so play goes on.",
        hints=["Whose bid was it, and was it made?"],
    ),
    choice(
        "double_deck.05.q12",
        "West and East have 46. North and South bid 7 and take five. West and East take seven and "
        "stand at 53. Have they won?",
        "yes: they set the other side",
        wrong={
            "no: they only took odd tricks": "Not this time. They set the bid, and a side may win "
            "on a hand in which it sets the other.",
            "no: they made no bid of their own": "Setting the other side's bid is as good.",
            "no: first North and South get another hand": "The game ends at once.",
        },
        why="52 or more, on a hand in which they set the bidders: the game is theirs.",
        hints=["Was the bid made?"],
    ),
    choice(
        "double_deck.05.q13",
        "West and East have 59, North and South 49. North bids 7♠ and makes it with eight tricks: "
        "63 to 57. Who wins?",
        "North and South, with 57",
        wrong={
            "West and East, with 63": "More points do not win by themselves. West and East neither "
            "made a bid nor set one on this hand.",
            "nobody yet": "North and South are past 52 and made their bid. That is a win.",
            "both: it is a draw": "On a played hand exactly one side can win.",
        },
        why="Both are past 52, but only North and South made a bid on this hand.",
        hints=["Both are past 52. Which of them made its bid, or set one?"],
    ),
    order(
        "double_deck.05.q14",
        "Put these from best to worst for the bidding side.",
        [
            "alone, all twelve",
            "bid 12, took 12",
            "bid 6, took 9",
            "bid 8, took 8",
            "bid 6, took 5",
            "bid 9, took 8",
            "alone, eleven tricks",
        ],
        [
            "Twenty-four for alone, and twelve at most for any number.",
            "Twelve tricks are twelve points; nine are nine.",
            "What was bid does not matter once it is made: nine tricks against eight.",
            "A made bid pays; a set costs.",
            "A set costs the bid: six is less than nine.",
            "A set costs the bid, nine; a failed alone costs 24.",
        ],
        why="+24, +12, +9, +8, −6, −9, −24.",
        hints=["Write the points beside each of them first."],
    ),
)
