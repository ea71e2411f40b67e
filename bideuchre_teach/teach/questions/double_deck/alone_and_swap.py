"""Questions of lesson 04: going alone and the swap."""

from __future__ import annotations

from ...kinds import bid, choice, number
from ...scene import Scene
from .positions import calling

_SOUTH = "J♠ J♠ J♣ J♣ Q♠ 10♠ A♥ K♥ A♣ A♣ 10♦ 9♦"
_NORTH = "A♠ Q♠ 9♠ 9♠ K♥ 10♥ 10♥ Q♣ K♦ Q♦ Q♦ 10♦"
_DIAMONDS = "J♦ J♦ J♥ A♦ K♦ K♦ Q♦ 9♦ A♠ A♠ 10♥ K♣"
_TO_GIVE = "J♦ A♥ A♣ K♣ 9♣ K♠ Q♠ 10♠ 9♠ Q♦ 10♦ 9♦"

QUESTIONS = (
    number(
        "double_deck.04.q1",
        "You go alone. How many tricks must you take?",
        12,
        slips={
            11: "All of them. One trick lost and alone has failed.",
            6: "Six is all the tricks of the game with one pack.",
            7: "More than half is not enough. Alone promises every trick.",
            24: "Twenty-four is what it pays.",
        },
        why="Alone promises every trick, and a hand has twelve.",
        hints=["How many tricks are there in a hand of twelve cards?"],
        unit="tricks",
    ),
    number(
        "double_deck.04.q2",
        "South plays alone. How many cards make a trick?",
        3,
        slips={
            4: "North, the partner, sits out and plays no card.",
            2: "Both opponents play on.",
            1: "The bidder plays, and so do both opponents.",
        },
        why="The bidder and the two opponents: three cards a trick.",
        hints=["Who sits out, and who is left?"],
        unit="cards",
    ),
    choice(
        "double_deck.04.q3",
        "Somebody tells you: West bid 12♣, and then North went alone in hearts, since alone is the "
        "top bid. Can that be?",
        "no: the 12 ended the auction",
        wrong={
            "yes: alone beats every number": "It beats every number that may still be answered. A "
            "12 may not: the auction is over when it is said.",
            "yes, if North has not passed before": "A pass never shuts anyone out here. What shuts "
            "North out is that the auction is over.",
            "no: alone may only be bid first": "Alone may follow any bid from 1 to 11, at any "
            "turn.",
        },
        why="A bid of 12 ends the auction on the spot, and so does alone. They never meet.",
        hints=["What happens the moment a 12 is bid?"],
    ),
    bid(
        "double_deck.04.q4",
        "You are South and dealt. West bid 7♦, North and East passed. Which of these may you call?",
        calling("alone_made", 3),
        (),
        why="More than seven tricks, in any suit or none, or alone, which names its suit as well.",
        hints=["What must you beat? Is alone allowed over a number?"],
        among=("pass", "7♠", "7NT", "8♠", "12♠", "alone ♠"),
        many=True,
    ),
    choice(
        "double_deck.04.q5",
        "How many cards may a lone bidder swap with the partner?",
        "none, one, two or three",
        wrong={
            "exactly three": "Three is the most. It may be fewer, or none at all.",
            "one": "One card is small pepper, a bid of some tables with one pack. Here it may be "
            "up to three.",
            "as many as are useful": "Three at most.",
            "six, half the hand": "It would be another hand. Three at most.",
        },
        why="Up to three, as the bidder likes.",
        hints=["There is a most, and no least."],
    ),
    choice(
        "double_deck.04.q6",
        "When does the bidder see the cards that come from the partner?",
        "after both have chosen",
        wrong={
            "before choosing what to give": "Then it would be easy. Both choose from the twelve "
            "cards they were dealt, without seeing the other's.",
            "never": "They come into the bidder's hand and are played like any others.",
            "the partner shows the whole hand first": "Nobody shows anything. The partner has to "
            "guess what is missing.",
        },
        why="Both choose first, each without seeing the other's cards; then the cards change hands "
        "at once.",
        hints=["Who chooses first? Nobody."],
    ),
    choice(
        "double_deck.04.q7",
        "South goes alone and swaps two cards. What do West and East learn?",
        "that two cards were swapped, and no more",
        wrong={
            "which two cards South gave away": "The cards stay face down. Only their number is "
            "known.",
            "which two cards came from North": "Nobody but South sees them until they are played.",
            "nothing at all": "They may count the cards that move: the number is open.",
        },
        why="The opponents learn how many cards moved, never which.",
        hints=["What can you see when cards move face down across the table?"],
    ),
    choice(
        "double_deck.04.q8",
        "You are South and have bid alone in spades. Which three cards do you put aside?",
        "K♥ 10♦ 9♦",
        wrong={
            "10♠ 10♦ 9♦": "The ten of spades is a trump, and a trump takes a trick once the others "
            "are gone. The king of hearts falls to an ace.",
            "A♥ 10♦ 9♦": "The ace of hearts, led by you, wins unless it is trumped. The king "
            "behind it falls to the other ace.",
            "A♣ A♣ K♥": "Both aces of clubs together are two sure tricks once trumps are gone. The "
            "small diamonds lose.",
            "J♣ J♣ Q♠": "The jacks of clubs are your left bowers.",
        },
        why="The other nine are six trumps and three aces. These three can be beaten by a card you "
        "do not hold.",
        hints=[
            "Which of your cards can be beaten by a card that you do not hold?",
            "You lead, and trumps go first. Which cards are left without a trick?",
        ],
        scene=Scene.made(held=_SOUTH, strain="S"),
    ),
    choice(
        "double_deck.04.q9",
        "Now sit in North's chair: South goes alone in spades and puts three cards aside. Which "
        "three do you give?",
        "A♠ Q♠ 9♠",
        wrong={
            "K♥ K♦ Q♣": "Kings and queens of other suits fall to aces. A trump of yours, even a "
            "small one, is worth more to South.",
            "A♠ K♥ K♦": "The ace of trump is right, but kings are no sure tricks. You have more "
            "trumps.",
            "Q♦ Q♦ 10♦": "You sit out, so it does not matter what your own hand is short of.",
            "9♠ 9♠ 10♥": "Trumps are right, but give the high ones.",
        },
        why="Your highest trumps: each fills South's suit, and the others then have fewer.",
        hints=["What does a lone player need who leads trumps first?"],
        scene=Scene.made(held=_NORTH, strain="S"),
    ),
    number(
        "double_deck.04.q10",
        "You went alone and took all twelve. How many points is that?",
        24,
        slips={
            12: "Twelve is what a bid of 12 with your partner scores. Alone pays twice that.",
            36: "The twelve tricks are not added to the 24.",
            6: "Alone pays 24, however the tricks came.",
        },
        why="Alone made is +24.",
        hints=["Twice the tricks of the hand."],
        unit="points",
    ),
    number(
        "double_deck.04.q11",
        "You went alone and took eleven. How many points is that?",
        -24,
        slips={
            11: "Eleven are not twelve, so alone has failed, and then its tricks count nothing.",
            -12: "Twelve is what a failed bid of 12 costs. Alone costs twice that.",
            -1: "Not the missing trick is lost: alone is all or nothing.",
            0: "A failed alone is not free.",
            24: "Twenty-four is right, but it is lost.",
        },
        why="One trick short or six, alone failed is −24.",
        hints=["It costs as much as it would have paid."],
        unit="points",
    ),
    choice(
        "double_deck.04.q12",
        "May a hand be played alone at no trump?",
        "yes: alone names a suit or no trump",
        wrong={
            "no: alone needs a trump suit": "It names a suit or no trump, like any other bid.",
            "yes, but then there is no swap": "The swap belongs to alone, with a trump suit and "
            "without.",
            "only the dealer may": "Any player may, at any turn.",
        },
        why="Alone is a bid like the others: a suit or no trump is named with it.",
        hints=["What does every bid at this table name?"],
    ),
    choice(
        "double_deck.04.q13",
        "You have bid alone in diamonds. Which cards do you put aside?",
        "10♥ K♣",
        wrong={
            "nothing": "Two cards of yours can lose, and one lost trick is enough to fail.",
            "10♥": "The king of clubs falls to an ace. It may go as well.",
            "10♥ K♣ 9♦": "Three is the most, and you need not give so many. The nine is a trump, "
            "and takes a trick when the others have none left.",
            "10♥ K♣ A♠": "Both aces of spades win when you lead them: no card beats the first one.",
        },
        why="Eight trumps from the top and both aces of spades stay. The ten and the king can be "
        "beaten, and you may swap fewer than three.",
        hints=[
            "Go through the suits that are not trump. What can be beaten there?",
            "Must it be three cards?",
        ],
        scene=Scene.made(held=_DIAMONDS, strain="D"),
    ),
    choice(
        "double_deck.04.q14",
        "North, your partner, goes alone in hearts and puts two cards aside. Which two do you "
        "give?",
        "J♦ A♥",
        wrong={
            "A♥ A♣": "The ace of hearts is right. But you hold a higher trump still, and trumps "
            "come before aces of other suits.",
            "A♣ K♣": "North leads trumps first, and you hold two high ones. Those come before any "
            "ace or king of another suit.",
            "J♦ Q♦": "The jack is no diamond now. It is a left bower and right to give; the queen "
            "falls to an ace or a king.",
            "9♠ 9♣": "You sit out, so your own hand does not matter. Give what North can use.",
        },
        why="The left bower and the ace of trump: your two highest trumps.",
        hints=[
            "Which of your cards are trumps? One of them does not look like it.",
            "High trumps first, then aces.",
        ],
        scene=Scene.made(held=_TO_GIVE, strain="H"),
    ),
)
