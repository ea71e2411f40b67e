"""Questions of lesson 03: the auction."""

from __future__ import annotations

from ...kinds import bid, choice, number, order, suit
from ...scene import Scene
from .positions import after, dealt

_ALL_SIX = "J♣ J♠ A♣ K♣ A♦ K♦"
_NOTHING = "Q♠ 10♠ K♥ 9♥ 10♣ 9♦"
_FOUR = "J♠ J♣ A♠ A♦ 9♦ 10♥"

QUESTIONS = (
    choice(
        "partnership.03.q1",
        "East dealt. Who speaks first?",
        "South",
        wrong={
            "East": "The dealer speaks last, not first.",
            "North": "North sits on East's right. The round begins on the dealer's left.",
            "West": "West is East's partner and speaks second in this round: South, West, North, "
            "East.",
        },
        why="The player on the dealer's left begins, and South sits on East's left.",
        hints=["Clockwise it goes South, West, North, East. Who comes after East?"],
    ),
    bid(
        "partnership.03.q2",
        "South dealt. West bid 4 and North passed. You are East: which calls may you make?",
        after(dealt("S", {"E": "J♣ 10♣ 9♣ K♦ 10♦ 9♠"}), ("4", "pass")),
        (),
        why="You may pass, or say more than 4: 5, 6 or alone. West is your partner, and you may "
        "overbid a partner too.",
        hints=["Must a bid be higher than the last one, or is equal enough?"],
        many=True,
    ),
    choice(
        "partnership.03.q3",
        "South bids 4 and wins the auction. Who has to take the four tricks?",
        "South and North together",
        wrong={
            "South alone": "A number is promised for the side. Only a bid of alone leaves the "
            "partner out.",
            "North, because South names trump": "It is the side's promise; both partners' tricks "
            "count.",
            "any three players together": "The opponents' tricks count for the opponents.",
        },
        why="A number from 3 to 6 is promised with your partner: the tricks of both count.",
        hints=["Whose tricks go on one pile?"],
    ),
    bid(
        "partnership.03.q4",
        "You are South and deal. West, North and East have all passed, and this is your hand. "
        "What do you call?",
        after(dealt("S", {"S": _NOTHING}), ("pass", "pass", "pass")),
        "3",
        otherwise="nothing forces you to promise more than the least.",
        why="The dealer must bid, so promise as little as you may: 3, and hope for North.",
        hints=[
            "Can a hand be thrown in at this table?",
            "You have to bid something. Why should it be more than the least?",
        ],
    ),
    choice(
        "partnership.03.q5",
        "West bids 6. Is the auction over?",
        "no: alone may still be bid",
        wrong={
            "yes: there are only six tricks": "Nobody can promise more tricks, but alone promises "
            "the same six without a partner, and that beats 6.",
            "yes: a bid of 6 is Pepper and ends it": "At a cutthroat table the top number ends "
            "the auction. Here alone stands above it.",
            "no: another 6 may be bid in a better suit": "A bid names no suit here, and an equal "
            "bid never beats the last one.",
        },
        why="Alone outranks every number, 6 included.",
        hints=["What stands at the very top of the ladder of bids?"],
    ),
    choice(
        "partnership.03.q6",
        "West bids alone. What happens next?",
        "the auction is over; West names trump and leads",
        wrong={
            "North may bid alone too": "Nothing beats alone, not even another alone.",
            "the dealer gets a last word": "Nobody speaks after alone: it cannot be beaten.",
            "East names trump": "East sits out. West won the auction, so West names trump.",
        },
        why="Alone cannot be beaten, so the auction ends at once.",
        hints=["Is there any call that beats alone?"],
    ),
    bid(
        "partnership.03.q7",
        "West dealt. North passed and East bid 3. You are South. What is your best call?",
        after(dealt("W", {"S": _ALL_SIX}), ("pass", "3")),
        "alone",
        wrong={
            "6": "With clubs as trump you take all six, and North is not needed. A 6 scores six "
            "points; alone scores twelve for the same tricks.",
            "5": "You will take all six in clubs and score six. The same six tricks, bid alone, "
            "score twelve.",
            "4": "It wins the auction only if West stays quiet, and scores six at best. You can "
            "take all six by yourself, and alone they score twelve.",
            "pass": "Then East's side plays the hand, though six tricks in clubs are certain in "
            "yours.",
        },
        why="Name clubs: four trumps from the top draw the three others, then A♦ K♦ are high. Six "
        "tricks without any help, and alone pays twelve.",
        hints=[
            "Count the tricks that nobody can take from you when clubs are trump.",
            "Do you need your partner for any of them?",
        ],
    ),
    bid(
        "partnership.03.q8",
        "North dealt and East bid 3. You are South. What do you call?",
        after(dealt("N", {"S": _FOUR}), ("3",)),
        "4",
        fine={
            "5": "It may come home with North's help, but 4 beats 3 as well, and a made 4 with "
            "five tricks scores the same five.",
        },
        wrong={
            "pass": "Two bowers and two aces are about four tricks, and North will bring something "
            "too. Do not leave the hand to East for 3.",
            "6": "All six would need North to cover both of your small red cards.",
            "alone": "Without North your two small red cards would have to win by themselves, and "
            "a failed alone costs twelve.",
        },
        why="In spades you count J♠, J♣, A♠ and the ace of diamonds. Four beats three, and extra "
        "tricks score anyway.",
        hints=[
            "Both black jacks are bowers if you name spades. Count your sure tricks.",
            "Do tricks above the bid count when it is made? Then how much must you promise?",
        ],
    ),
    suit(
        "partnership.03.q9",
        "Your 4 wins the auction. Which suit do you name?",
        "S",
        wrong={
            "C": "Clubs have the same two bowers, but then your ace of spades is no trump and "
            "somebody may trump it.",
            "D": "Your ace and nine of diamonds would be the only trumps: the bowers are the red "
            "jacks then.",
            "H": "The ten of hearts would be your only trump.",
        },
        why="In spades both black jacks are bowers and the ace of spades is the third highest "
        "trump: you hold the three best.",
        hints=["Where are your jacks bowers, and which ace stands right behind them?"],
        scene=Scene.made(held=_FOUR),
    ),
    number(
        "partnership.03.q10",
        "How often does each player speak in this auction, when nobody bids alone?",
        1,
        slips={
            2: "There is no second round: each player passes or bids one time.",
            4: "Four is how many calls there are in all.",
            3: "Three passes in a row end the double-deck auction. Here each player speaks one "
            "time only.",
        },
        why="One turn each, from the dealer's left to the dealer.",
        hints=["Does the auction come round again?"],
    ),
    order(
        "partnership.03.q11",
        "Put the beginning of a hand in order.",
        [
            "six cards to each player",
            "the player left of the dealer calls",
            "the dealer calls",
            "the high bidder names trump",
            "the high bidder leads",
        ],
        [
            "You bid on the cards in your hand, so the deal comes before any call.",
            "The dealer speaks last.",
            "Trump is named when the auction is over, not in it.",
            "Everyone must know trump before the first card is played.",
        ],
        why="Deal, one call each with the dealer last, trump, first lead.",
        hints=["Does a bid in this game name a suit?"],
    ),
)
