"""Questions of lesson 06: ending the game."""

from __future__ import annotations

from ...kinds import bid, choice, number
from .positions import after, dealt

QUESTIONS = (
    number(
        "partnership.06.q1",
        "How many points win the game, unless the table says otherwise?",
        42,
        slips={
            21: "Twenty-one is the cutthroat game.",
            52: "Fifty-two is the double-deck game.",
            10: "Euchre is usually played to ten. This is a longer game.",
        },
        why="First side to 42. The table sets the target, and 42 is the usual one.",
        hints=["The house rules name it at the very end."],
        unit="points",
    ),
    choice(
        "partnership.06.q2",
        "North and South have 39, West and East 41. South bids 3 and takes 4 tricks. Who wins?",
        "North and South, 43 to 43",
        wrong={
            "nobody: it is a tie, so play another hand": "There are no ties: when both reach the "
            "target on one hand, the bidding side wins.",
            "West and East, who were ahead": "Who was ahead before the hand does not matter.",
            "West and East, who needed only one point": "They get there too, but on the same hand, "
            "and then the bid is settled first.",
        },
        why="Both are past 42 on the same hand, and the bidding side wins it.",
        hints=["Which side's points are settled first?"],
    ),
    choice(
        "partnership.06.q3",
        "North and South have 38, West and East 41. North bids 4 and makes exactly 4. Who wins?",
        "North and South, with 42",
        wrong={
            "West and East, with 43": "They have more, but both sides are past 42, and then the "
            "bidding side wins.",
            "nobody yet": "42 is enough: the target is reached, not passed.",
            "West and East, because 41 needs only one trick": "They do reach 43, but on the same "
            "hand as the bidders reach 42.",
        },
        why="42 and 43 on the same hand: the bidding side wins, even with fewer points.",
        hints=["Add both columns. Then ask who bid."],
    ),
    choice(
        "partnership.06.q4",
        "North and South have 40, West and East 39. West bids 4 and the side takes 3 tricks. "
        "What happens?",
        "North and South win with 43",
        wrong={
            "nobody wins, because North and South did not bid": "Defenders' tricks are points like "
            "any others and may win the game.",
            "West and East win with 42": "They were set: their three tricks do not count, and six "
            "come off.",
            "North and South win with 46": "The six that the bidders lose are not given to the "
            "defenders: they score three tricks.",
        },
        why="Set, so West and East fall to 33; the defenders' three tricks bring 40 to 43.",
        hints=["Was the bid made? Then write both columns."],
    ),
    choice(
        "partnership.06.q5",
        "You stand at 41, bid 3 and take 5. What is the result?",
        "you win with 46",
        wrong={
            "you win with 42": "All five points are written down.",
            "you stay at 41, because 46 is too many": "Nobody has to hit 42 exactly.",
            "you win with 44": "Three was the bid. A made bid scores the tricks, five.",
        },
        why="Going past 42 is as good as hitting it.",
        hints=["Does the game ask for 42 exactly?"],
    ),
    number(
        "partnership.06.q6",
        "Your side begins the game with two sets in a row. Where does it stand?",
        -12,
        slips={
            0: "Scores may go below zero; there is no floor.",
            -6: "Each set costs six, and there were two.",
            12: "Twelve is right, but below zero.",
        },
        why="Six off, and six off again: twelve below zero, with nothing to stop it.",
        hints=["What does one set cost? Is there a floor at zero?"],
        unit="points",
    ),
    number(
        "partnership.06.q7",
        "From 12 below zero, how many points are missing to 42?",
        54,
        slips={
            30: "Below zero the way is longer: twelve up to zero, then 42.",
            42: "That is the way from zero.",
            48: "One set costs six; here it is twelve below.",
        },
        why="Twelve up to zero and 42 from there.",
        hints=["First up to zero, then to 42."],
        unit="points",
    ),
    bid(
        "partnership.06.q8",
        "North and South have 38, West and East 40. You are South and deal; West bid 3, the "
        "others passed. What do you call?",
        after(dealt("S", {"S": "J♠ J♣ A♠ K♠ A♦ 9♥"}), ("3", "pass", "pass")),
        "4",
        fine={
            "5": "Five tricks are in your hand, so it wins as well. But four are enough for 42, "
            "and nobody speaks after you.",
        },
        wrong={
            "pass": "West's side needs two points, and three tricks would do. Take the hand away "
            "from them.",
        },
        otherwise="four tricks bring you to 42. A higher promise wins nothing more, and may fail.",
        why="With spades you hold four of the seven trumps and an ace. Four tricks make 42, and if "
        "the others get there on the same hand, you bid, so you win.",
        hints=[
            "How many points does each side need? What if both get there on this hand?",
            "You speak last: the least that beats 3 is enough.",
        ],
    ),
)
