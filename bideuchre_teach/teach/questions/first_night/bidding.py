"""Questions of lesson 02: bid, then name trump."""

from __future__ import annotations

from ...kinds import bid, choice, number, order, suit
from ...scene import Scene
from .positions import after, dealt

_SPADES = "J♠ J♣ A♠ Q♠ A♦ 9♥"
_ACES = "A♠ K♠ A♥ K♥ A♦ A♣"

QUESTIONS = (
    bid(
        "first_night.02.q1",
        "South dealt. West bid 2 and North passed. You are East: which calls may you make?",
        after(dealt("S", {"E": "J♣ 10♣ 9♣ K♦ 10♦ 9♠"}), ("2", "pass")),
        (),
        why="You may pass, or bid any number above 2.",
        hints=["Is a bid as high as the last one enough?"],
        many=True,
    ),
    choice(
        "first_night.02.q2",
        "You passed. Then North bids 2, East passes and South passes. May you come back with a 3?",
        "no, I have had my turn",
        wrong={
            "yes, 3 beats 2": "Three would beat two, but each player speaks once: a pass is the "
            "end of your bidding on this hand.",
            "yes, if North agrees": "Nobody can give you a second turn. Each player speaks once.",
            "only if I name trump at once": "Trump is named by whoever won the auction, after it. "
            "You are out of this one.",
        },
        why="Each player speaks once, and North has won the auction with 2.",
        hints=["How many turns has each player in this auction?"],
    ),
    number(
        "first_night.02.q3",
        "Suppose you win the auction with this hand, name spades and lead. "
        "How many tricks can nobody take from you?",
        5,
        slips={
            3: "The two bowers and the ace of spades are three. What is left of the other trumps "
            "once these three are played?",
            4: "Four trumps win, and then nobody has a trump left. What can beat the ace of "
            "diamonds then?",
            6: "The nine of hearts is the lowest card of its suit: any heart beats it.",
            2: "The bowers are two. The ace is the next highest trump, and it is yours as well.",
        },
        why="Both bowers and the ace draw the three spades outside, so the queen wins, and with "
        "no trump left the ace of diamonds wins too.",
        hints=[
            "Seven cards are trump and you hold four. How many are outside?",
            "Three rounds of trump draw three trumps at least. Which of your cards are high then?",
        ],
        scene=Scene.made(held=_SPADES, strain="S"),
        unit="tricks",
    ),
    bid(
        "first_night.02.q4",
        "The same hand. You are South, the dealer, and speak last: West bid 2, North passed, "
        "East bid 3. What do you bid?",
        after(dealt("S", {"S": _SPADES}), ("2", "pass", "3")),
        "4",
        fine={
            "5": "You can make five as well and it scores the same, but nobody speaks after you: "
            "the lowest bid that wins is enough.",
        },
        wrong={
            "pass": "Five tricks are certain in your hand, and East would play in another suit.",
            "6": "Pepper needs all six tricks, and the nine of hearts will lose one: −12.",
        },
        why="Four beats the three, nobody speaks after you, and a bid that is made scores the "
        "tricks you take.",
        hints=[
            "What must you beat, and who could still bid over you?",
            "Do tricks above the bid count? Then how much must you promise?",
        ],
    ),
    choice(
        "first_night.02.q5",
        "West, North and East pass. You deal, hold nothing, and pass as well. What happens?",
        "the hand is thrown in and the next player deals",
        wrong={
            "you must bid, because you are the dealer": "That is the partnership game. At this "
            "table nobody is ever forced to bid.",
            "West must play it for 1": "A pass is a pass. Nobody is forced to bid tonight.",
            "the hand is played without trump and nobody is the bidder": "No trump is something "
            "that a bidder names. With no bidder there is no hand.",
        },
        why="If everyone passes, the cards are thrown in and dealt afresh. No bid is forced.",
        hints=["Is anyone forced to bid at this table?"],
    ),
    choice(
        "first_night.02.q6",
        "Four players. West speaks first and says Pepper. What happens next?",
        "the auction is over; West names trump and leads",
        wrong={
            "North may still bid 7": "There are only six tricks at a table of four: nothing is "
            "above 6.",
            "the others may bid Pepper too": "A bid has to beat the last one, and an equal bid "
            "does not.",
            "the player left of West leads": "The high bidder leads the first trick, at every bid.",
        },
        why="Pepper is the top number. Nobody can beat it, so the auction ends at once.",
        hints=["How many tricks are there at four? Can a bid promise more?"],
    ),
    suit(
        "first_night.02.q7",
        "You have won the auction with this hand and you lead. What do you name?",
        "NT",
        wrong={
            "S": "As trumps, your ace and king of spades stand below both bowers, and the others "
            "could trump your hearts, diamonds and clubs.",
            "H": "The bowers would be jacks in other hands, above your ace and king of hearts.",
            "D": "One trump of your own against six: your other aces would be trumped.",
            "C": "A single club would be your only trump, and your other aces would be trumped.",
        },
        why="Without trump nothing beats an ace, and the kings of spades and hearts are high once "
        "their aces are gone: all six tricks are yours.",
        hints=["You hold no jack. Which choice has no bowers in it?"],
        scene=Scene.made(held=_ACES),
        no_trump=True,
    ),
    bid(
        "first_night.02.q8",
        "And before that: you speak first with this hand. What is the best bid?",
        after(dealt("S", {"W": _ACES}), ()),
        "6",
        wrong={
            "5": "It cannot fail and nobody bids over it short of Pepper, but six tricks on a bid "
            "of 5 score 6. Pepper scores 12.",
            "pass": "All six tricks are yours at no trump. Passing gives them away.",
        },
        otherwise="all six tricks are certain, and only a bid of Pepper pays 12 for them. "
        "Somebody could also bid over you.",
        why="You lead and every card of yours is high at no trump: all six tricks, so bid them.",
        hints=[
            "Count the tricks at no trump when you are the one who leads.",
            "What does this table pay for all six when they were promised?",
        ],
    ),
    number(
        "first_night.02.q9",
        "Tonight you are three. Which bid is called Pepper?",
        8,
        slips={
            6: "Six is Pepper at a table of four or five, where there are six tricks. Three "
            "players have more cards.",
            12: "Twelve is what Pepper scores at four. The bid is a number of tricks.",
            16: "Sixteen is what Pepper scores at three. The bid is a number of tricks.",
        },
        why="Three players hold eight cards each, so there are eight tricks, and Pepper is all "
        "of them.",
        hints=["Pepper promises every trick. How many are there with three players?"],
        unit="tricks",
    ),
    order(
        "first_night.02.q10",
        "Put the beginning of a hand in order.",
        [
            "the cards are dealt",
            "the player left of the dealer speaks",
            "the dealer speaks",
            "the high bidder names trump",
            "the high bidder leads",
        ],
        [
            "Nobody can bid on cards not yet seen.",
            "The round of bids starts left of the dealer and ends with the dealer.",
            "Trump is named only when all have spoken.",
            "First trump, then the lead: everyone must know the suit before a card is played.",
        ],
        why="Deal, one round of bids from the dealer's left, then trump, then the lead.",
        hints=["Who knows what trump is while the bidding goes on?"],
    ),
)
