"""Questions of lesson 02: the auction with suits."""

from __future__ import annotations

from ...kinds import bid, choice, number
from .positions import after, calling, dealt

_NORTH = "J♥ J♥ J♦ A♥ Q♥ 9♥ A♣ A♣ K♣ 10♠ 9♠ Q♦"
_FOR_HEARTS = "A♥ Q♥ 9♥ A♠ K♠ K♦ 10♦ 9♦ Q♣ 10♣ 10♣ 9♣"
_EIGHT_SPADES = "J♠ J♠ J♣ A♠ A♠ K♠ Q♠ 10♠ Q♥ 9♥ 10♦ 9♦"
_POOR = "Q♠ 10♠ 9♠ K♥ 9♥ Q♥ 10♣ 9♣ Q♣ 9♦ 10♦ Q♦"

QUESTIONS = (
    choice(
        "double_deck.02.q1",
        "West wants six tricks with clubs as trump. What does West say?",
        "six clubs",
        wrong={
            "six, and names clubs after the auction": "At other tables trump is named afterwards. "
            "Here the bid itself names it.",
            "clubs, and the number afterwards": "A bid is both at once: a number and a suit.",
            "six, and the partner names the suit": "The bidder names the suit, in the bid.",
        },
        why="A bid is a number of tricks together with a suit, or with no trump.",
        hints=["What are the two parts of a bid at this table?"],
        also={"six clubs": ["6♣", "6C", "6 clubs"]},
    ),
    bid(
        "double_deck.02.q2",
        "South dealt and West bid 4♠. You are North. Which of these calls may you make?",
        after(dealt("S", {"N": _NORTH}), ("4♠",)),
        (),
        why="A pass, and every bid for more than four tricks, in any suit or none. Alone is "
        "allowed too: it promises twelve.",
        hints=["How many tricks must a bid be for? Does the suit help?"],
        among=("pass", "3NT", "4♥", "4NT", "5♣", "5♥", "8♥", "alone ♥"),
        many=True,
    ),
    choice(
        "double_deck.02.q3",
        "Which suit is the highest in this auction?",
        "none: only the number counts",
        wrong={
            "spades": "In bridge spades stand above the other suits. Here suits have no rank, so "
            "4♠ does not beat 4♥.",
            "hearts": "Hearts beat nothing by being hearts. 4♥ does not beat 4♠, nor 4♠ 4♥.",
            "no trump": "No trump has no rank either: 4NT does not beat a 4 in a suit.",
        },
        why="A bid has to promise more tricks than the bid before it, whatever is named with it.",
        hints=["Four spades have been bid. Which four beats them?"],
    ),
    choice(
        "double_deck.02.q4",
        "You passed when it was your turn. Now East has bid 7♦. May you bid 8♠?",
        "yes: a pass does not end your bidding",
        wrong={
            "no: who has passed is out": "In many card games that is so. Here a pass gives up one "
            "turn and no more.",
            "only if North has bid": "It does not depend on your partner.",
            "only 8♦, the suit that was bid": "You may name any suit, or no trump, with a higher "
            "number.",
        },
        why="You may come back as long as the auction goes on.",
        hints=["What does a pass give up: your bidding, or one turn?"],
    ),
    choice(
        "double_deck.02.q5",
        "West bid 5♠, North passed, East passed. South now bids 6♣, and West passes. Is the "
        "auction over?",
        "no: North and East may still speak",
        wrong={
            "yes: West has passed": "West's pass is the first after 6♣. It takes three in a row.",
            "yes: three players have passed": "Three passes in a row end it, all of them after the "
            "last bid. Only one has followed 6♣.",
            "no: West must bid again": "Nobody has to bid.",
        },
        why="Two of the other three have yet to speak after South's 6♣, and both may bid, though "
        "they have passed before.",
        hints=["Count the passes after the last bid only."],
    ),
    number(
        "double_deck.02.q6",
        "Somebody has bid 7♥. How many passes in a row end the auction?",
        3,
        slips={
            4: "The bidder does not have to speak again. The other three pass.",
            2: "Two are not enough: the third player may still bid.",
            1: "One pass leaves two players who may still bid.",
        },
        why="When the other three pass one after the other, the last bid stands.",
        hints=["How many others are there?"],
        unit="passes",
    ),
    choice(
        "double_deck.02.q7",
        "North bids 12♦. What happens next?",
        "the auction is over, and North leads",
        wrong={
            "the other three may pass or bid": "More than twelve cannot be bid, so nobody has to "
            "be asked.",
            "somebody may still go alone": "A bid of 12 ends the auction at once. There is no turn "
            "left in which to say alone.",
            "the player left of the dealer leads": "That player speaks first, but the bidder "
            "leads.",
        },
        why="Nothing can be for more than twelve tricks, so 12 ends the auction on the spot.",
        hints=["Is there a number that beats twelve?"],
    ),
    choice(
        "double_deck.02.q8",
        "Which of these does not end the auction at once?",
        "a bid of 11",
        wrong={
            "a bid of 12": "It does: nobody can promise more.",
            "alone": "It does: alone is all twelve tricks, and nobody speaks after it.",
            "a third pass in a row after a bid": "It does: then the last bid stands.",
        },
        why="After 11 a 12 may follow, and so may alone.",
        hints=["After which of these could somebody still speak?"],
    ),
    bid(
        "double_deck.02.q9",
        "West dealt. North, your partner, bid 5♥, and East passed. What do you call?",
        after(dealt("W", {"S": _FOR_HEARTS}), ("5♥", "pass")),
        "pass",
        fine={
            "6♥": "It keeps hearts and may well come home. But every trick scores at 5♥ as well, "
            "and at six you are set one trick sooner.",
        },
        wrong={
            "6♠": "Then your two spades would be trump instead of the suit you both have.",
            "9♥": "You promise four tricks more and win nothing by it: tricks score, not bids.",
            "alone ♥": "Alone sends North away, who holds the hearts.",
        },
        why="North plays hearts already, which suits you. What you take above five scores anyway. "
        "If West bids now, you can still come back.",
        hints=[
            "Whose bid is it, and do you like the suit?",
            "Do tricks above the bid score? Then what would a higher number win?",
        ],
        among=("pass", "5♠", "6♥", "6♠", "9♥", "alone ♥"),
    ),
    bid(
        "double_deck.02.q10",
        "West dealt. North, your partner, bid 4♣, and East passed. What do you call?",
        after(dealt("W", {"S": _EIGHT_SPADES}), ("4♣", "pass")),
        ("5♠", "7♠"),
        wrong={
            "pass": "In clubs you hold three trumps. In spades you hold eight, with both right "
            "bowers. You may overbid your partner.",
            "alone ♠": "Four red cards of yours are losers, and the swap changes three at most.",
        },
        why="Eight spades with three bowers want to be trump, and overbidding a partner is "
        "allowed. Seven tricks in spades are certain, so five and seven score the same; and after "
        "five you may speak again if somebody goes over it.",
        hints=[
            "Count your trumps in clubs, and then in spades.",
            "What must you say at least over 4♣? How many tricks can nobody take from you?",
        ],
        among=("pass", "4♠", "5♠", "7♠", "alone ♠"),
    ),
    bid(
        "double_deck.02.q11",
        "You are South and dealt. West, North and East have passed, and this is your hand. What do "
        "you call?",
        after(dealt("S", {"S": _POOR}), ("pass", "pass", "pass")),
        "pass",
        wrong={
            "1♠": "Nothing makes you bid. In the 24-card partnership game the dealer must; here "
            "four passes throw the hand in.",
            "3♠": "There is no bower and no ace in this hand. If nobody wants to bid, nobody has "
            "to.",
            "7NT": "At no trump you would have to win seven tricks without an ace.",
        },
        why="Then all four have passed: the hand is thrown in, and West deals the next one.",
        hints=["Must the dealer bid at this table?"],
        among=("pass", "1♠", "3♠", "7NT"),
    ),
    choice(
        "double_deck.02.q12",
        "In the worked hand North bid 6♠ and South 8♠, and three passes followed. Who leads the "
        "first trick, and for how many tricks?",
        "South leads, for eight",
        wrong={
            "North leads, for eight": "North named spades first, but South's bid was the last and "
            "highest. The high bidder leads.",
            "North leads, for six": "South's 8♠ took the place of North's 6♠.",
            "East leads, being left of the dealer": "East spoke first. The lead belongs to the "
            "high bidder.",
        },
        why="The last bid stands, whoever named the suit first, and its bidder leads.",
        hints=["Whose bid was the highest?"],
    ),
    bid(
        "double_deck.02.q13",
        "North dealt. These calls have been made, and you passed the first time round. Which of "
        "these may you call now?",
        calling("comes_back", 5),
        (),
        why="Your pass cost you one turn. Now everything above seven is open to you.",
        hints=["What was the last bid, and how many tricks was it for?"],
        among=("pass", "7♠", "7NT", "8♠", "8♦"),
        many=True,
    ),
)
