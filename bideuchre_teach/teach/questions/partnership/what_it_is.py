"""Questions of lesson 01: what the game is, and what is new against euchre."""

from __future__ import annotations

from ...kinds import choice, number

QUESTIONS = (
    choice(
        "partnership.01.q1",
        "You sit South. Who is your partner?",
        "North",
        wrong={
            "West": "West sits on your left and plays against you.",
            "East": "East sits on your right and plays against you.",
            "nobody": "Everyone for themselves is the cutthroat game. Here two play against two.",
            "whoever helps the bidder": "Nobody chooses a partner in this game: the pairs are "
            "fixed before the first card.",
        },
        why="Partners sit across from each other: South with North, West with East.",
        hints=["Partners face each other across the table."],
    ),
    number(
        "partnership.01.q2",
        "In euchre each player is dealt five cards. How many here?",
        6,
        slips={
            5: "Five is euchre. Here every card of the pack is dealt out.",
            4: "Four is the number of players.",
            8: "Eight cards each is the cutthroat game of three.",
            12: "Twelve each is the double-deck game, with 48 cards.",
        },
        why="24 cards among four players make six each.",
        hints=["24 cards are dealt out to four players, and none is left over."],
        unit="cards",
    ),
    choice(
        "partnership.01.q3",
        "In euchre a card is turned up after the deal, and you say whether its suit becomes trump. "
        "What takes its place here?",
        "an auction: the highest bidder names trump",
        wrong={
            "nothing: the dealer names trump": "The dealer has no such right. Trump goes to the "
            "highest bidder, whoever that is.",
            "the last card dealt": "Every card lies face down in somebody's hand; no card decides "
            "trump.",
            "the two partners agree on a suit": "Partners may not talk about their cards. One "
            "player, the one who bid most, names it.",
        },
        why="There is no turned-up card. You bid for the right to name trump.",
        hints=["Somebody must earn the right to name trump. How?"],
    ),
    choice(
        "partnership.01.q4",
        "Which of these came over from euchre unchanged?",
        "the bowers",
        wrong={
            "the score for a missed call": "In euchre it gives the others two points. Here a "
            "missed bid costs your own side six.",
            "who scores": "In euchre the defenders score only when they stop the makers. Here they "
            "score every trick.",
            "the size of a hand": "Five cards in euchre, six here.",
            "how trump is chosen": "Euchre turns up a card; here there is an auction.",
        },
        why="The short deck and the two bowers are euchre's own; hands, auction and score are not.",
        hints=["Think of the jacks."],
    ),
    choice(
        "partnership.01.q5",
        "Your side bids 4 and takes only 3 tricks. What does that do to your score?",
        "it goes down by six",
        wrong={
            "nothing: the others get two points": "That is euchre. Here a missed bid costs you "
            "points of your own.",
            "it goes down by four": "Minus the bid is what other tables play: cutthroat, and the "
            "double deck. Here it is a flat six.",
            "it goes down by one": "Not the missing trick is lost. A missed bid costs the same "
            "however close it was.",
            "it goes up by three": "Tricks score only for defenders and for bidders who made it.",
        },
        why="A side that misses its bid is set and loses a flat six.",
        hints=["It costs the same whether one trick was missing or four."],
    ),
    choice(
        "partnership.01.q6",
        "The other side bid 4 and makes it with 4 tricks. Your side took the other 2. "
        "What do you get?",
        "two points",
        wrong={
            "nothing": "So it would be in euchre. Here your tricks count as well as theirs.",
            "two points, but only if they are set": "The defenders' tricks count whether the bid "
            "is made or not.",
            "minus two points": "Defenders never lose points.",
        },
        why="Both sides score their tricks: a point each, made or set.",
        hints=["Do defenders here only try to stop the bid, or have they something of their own?"],
    ),
    choice(
        "partnership.01.q7",
        "In Indiana you are invited to a game of Pepper: four players, a short deck, partners. "
        "What will it be?",
        "most likely this game",
        wrong={
            "ordinary euchre": "Euchre is called euchre there too. Pepper is a common name of Bid "
            "Euchre.",
            "a game with 52 cards": "A short deck is 24 cards, nine to ace.",
            "the double-deck game": "That one has 48 cards: no short deck.",
        },
        why="Across Indiana, Michigan and Ohio, Bid Euchre is often called Pepper.",
        hints=["It goes by more than one name."],
    ),
)
