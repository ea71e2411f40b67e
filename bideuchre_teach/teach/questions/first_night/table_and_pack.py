"""Questions of lesson 01: the table, the house rules and the pack."""

from __future__ import annotations

from ...kinds import choice, number

QUESTIONS = (
    choice(
        "first_night.01.q1",
        "Two of you are here and nobody else is coming. What do you play?",
        "another game tonight",
        wrong={
            "Bid Euchre, twelve cards each": "The pack would go round, but with one opponent you "
            "know every card: each one you do not hold is in the other hand.",
            "Bid Euchre with a third hand nobody plays": "A hand that nobody plays cannot follow "
            "suit. Three, four or five people sit down, each with a hand of their own.",
            "Bid Euchre, six cards each and twelve unused": "Half the pack out of play is another "
            "game. Only the table of five leaves cards over, and there it is two.",
        },
        why="Bid Euchre needs three, four or five people. For two there is cribbage or gin.",
        hints=["How many players did the list name?"],
    ),
    choice(
        "first_night.01.q2",
        "South dealt the hand that is just over. Who deals the next one?",
        "West",
        wrong={
            "South again": "Nobody deals twice in a row: the deal moves on after every hand.",
            "East": "East is on South's right. The deal moves clockwise, to the left.",
            "whoever bid highest": "The bidder leads the first trick; the deal goes round "
            "whoever bids.",
        },
        why="The deal moves clockwise after every hand, and West sits on South's left.",
        hints=["Which way round a clock? From South it first comes to the player on the left."],
    ),
    number(
        "first_night.01.q3",
        "From an ordinary pack of 52 you take out every card from the two to the eight. "
        "How many cards are left?",
        24,
        slips={
            28: "That is how many you took out: seven ranks in four suits.",
            32: "The sevens and eights stay in only for five players.",
            20: "Count the nines too: 9, 10, jack, queen, king and ace are six ranks.",
            25: "There is no joker in this pack.",
            6: "Six ranks stay in, each of them in four suits.",
        },
        why="9, 10, jack, queen, king and ace: six ranks in four suits.",
        hints=["How many ranks stay in, and in how many suits?"],
        unit="cards",
    ),
    number(
        "first_night.01.q4",
        "Three of you sit down. How many cards does each player get?",
        8,
        slips={
            6: "Six is for four players. Three divide the same 24 cards among fewer.",
            7: "That would leave three cards over, and at three nothing is left over.",
            5: "Five cards is euchre. Here the whole pack is dealt.",
            10: "For three the pack stays at 24 cards.",
        },
        why="24 cards dealt to three players make eight each.",
        hints=["The pack has 24 cards, and all of them are dealt."],
        unit="cards",
    ),
    number(
        "first_night.01.q5",
        "Five of you sit down, with 32 cards. How many cards are left over after the deal?",
        2,
        slips={
            0: "Six cards for each of five players are thirty. The pack has more.",
            8: "Eight is what the pack gains with the sevens and eights. Most of them are dealt.",
            7: "Each player gets six cards at this table, not five.",
            6: "Six is the hand size. Take five hands of six from 32.",
        },
        why="Five hands of six are 30, and two of the 32 cards stay face down.",
        hints=["Six cards to each of five players. What remains of 32?"],
        unit="cards",
    ),
    choice(
        "first_night.01.q6",
        "Who may look at those two cards, and when?",
        "nobody",
        wrong={
            "the highest bidder, before naming trump": "Then they would be a kitty. They are out "
            "of the game, even for the bidder.",
            "the dealer, who may swap one of them": "Swapping with the pack is euchre, where a "
            "card is turned up. Here nothing is turned up.",
            "whoever takes the last trick": "They count for no trick. Cards that nobody was dealt "
            "belong to nobody.",
        },
        why="Nobody uses them: they are neither blind nor kitty, and they stay face down.",
        hints=["What did the table say about them out loud?"],
    ),
    choice(
        "first_night.01.q7",
        "Four of you play. You count seven cards in your hand, and East has five. What now?",
        "throw the hand in and deal again",
        wrong={
            "East takes one card of yours, unseen": "One of you would then know a card of the "
            "other's. A wrong count is not repaired.",
            "play on, with one trick fewer": "Six tricks need six cards in every hand.",
            "you lay one card aside": "A card laid aside would be known to one player and missing "
            "to all the others.",
        },
        why="A hand of the wrong size spoils the deal: throw it in and deal again.",
        hints=["Could the hand still be fair if somebody repaired it?"],
    ),
    choice(
        "first_night.01.q8",
        "Four of you play to 21. You stand at 19 and score 4 as the bidder. What is the result?",
        "you win with 23",
        wrong={
            "you stay at 19, because 23 is too many": "Nobody has to hit 21 exactly. Going past "
            "it is as good.",
            "you win with 21; the other two points are lost": "All four points are written down; "
            "nothing is cut off at 21.",
            "nobody has won before everyone has dealt once more": "The game ends at once when the "
            "bidder comes to 21 or more.",
        },
        why="First to 21 wins, and going past it is fine.",
        hints=["Does the game ask for 21 exactly?"],
    ),
)
