"""Questions of lesson 01: forty-eight cards and twins."""

from __future__ import annotations

from ...kinds import choice, number
from ...scene import Scene

_HELD = "J♥ J♥ J♦ A♥ 9♥ A♠ A♠ K♠ Q♦ 10♦ 9♣ J♣"

QUESTIONS = (
    number(
        "double_deck.01.q1",
        "Ace, king, queen, jack, ten and nine of four suits, from two packs shuffled together. How "
        "many cards is that?",
        48,
        slips={
            24: "That is one pack. Each of these cards is there twice.",
            40: "You may read elsewhere of a double deck of 40 cards. This one keeps its nines: "
            "six ranks in four suits, twice.",
            52: "52 is one whole pack with everything below the nine left in. Take that out, and "
            "use two packs.",
            104: "Two whole packs are 104; everything below the nine is taken out.",
            96: "Six ranks in four suits are 24, and twice that is enough.",
        },
        why="Six ranks in four suits make 24, and each card is there twice.",
        hints=["How many cards are there from nine to ace in one pack?"],
        unit="cards",
    ),
    number(
        "double_deck.01.q2",
        "The whole pack is dealt to four players. How many cards does each get?",
        12,
        slips={
            6: "Six each is the game with one pack.",
            13: "Thirteen each needs 52 cards. There are 48 here.",
            10: "Ten each would leave eight cards over. All of them are dealt.",
            24: "With 24 each only two could play.",
        },
        why="48 cards among four are twelve each, so a hand has twelve tricks.",
        hints=["Share 48 cards among four."],
        unit="cards",
    ),
    choice(
        "double_deck.01.q3",
        "You sit South. Who is your partner?",
        "North",
        wrong={
            "West": "West sits beside you, on your left, and plays against you.",
            "East": "East sits beside you, on your right, and is West's partner.",
            "nobody: everyone plays alone": "That is the cutthroat table. Here two pairs play.",
        },
        why="Partners sit face to face: South with North, West with East.",
        hints=["Who sits across the table?"],
        also={"North": ["N"], "West": ["W"], "East": ["E"]},
    ),
    choice(
        "double_deck.01.q4",
        "North dealt. Who speaks first, and which way does it go round?",
        "East, and then clockwise",
        wrong={
            "North, and then clockwise": "The dealer speaks last in the first round, not first.",
            "West, and then the other way round": "Everything goes clockwise, so the round begins "
            "on the dealer's left. West sits on North's right.",
            "South, because South is the dealer's partner": "Being the dealer's partner gives no "
            "first word.",
        },
        why="Clockwise from the dealer, the player on the left begins, and that is East.",
        hints=["Clockwise it goes South, West, North, East."],
        also={"East, and then clockwise": ["East", "E"]},
    ),
    number(
        "double_deck.01.q5",
        "Hearts are trump. How many cards of this pack are trump?",
        14,
        slips={
            7: "Seven is right for one pack. Here every one of them is there twice.",
            12: "Twelve carry the sign of hearts. Two more come over: both jacks of diamonds.",
            13: "There are two jacks of diamonds, and both of them come over.",
            16: "Only the jacks of the same colour come over: two, not four.",
            8: "Each of the seven trumps of one pack is there twice.",
        },
        why="Two of each: right bower, left bower, ace, king, queen, ten, nine.",
        hints=[
            "How many are trump with one pack? Two bowers and A K Q 10 9.",
            "Now take every one of them twice.",
        ],
        scene=Scene.made(strain="H"),
        unit="trumps",
    ),
    number(
        "double_deck.01.q6",
        "Hearts are trump. How many diamonds are in the pack?",
        10,
        slips={
            12: "Twelve carry the sign of diamonds, but two of them are hearts now.",
            11: "Both jacks of diamonds have gone over, not one.",
            5: "Five is right for one pack.",
            14: "Fourteen is the number of trumps.",
        },
        why="A K Q 10 9 twice: both jacks of diamonds are hearts now.",
        hints=["Which diamonds have left their suit, and how many are they?"],
        scene=Scene.made(strain="H"),
        unit="diamonds",
    ),
    number(
        "double_deck.01.q7",
        "Hearts are trump. How many trumps do you hold?",
        5,
        slips={
            4: "The jack of diamonds is a heart in this hand. Count it too.",
            6: "The jack of clubs is black. It is no bower while a red suit is trump.",
            3: "Count both jacks of hearts, and the jack of diamonds.",
            7: "Queen and ten of diamonds stay diamonds. Only the jack comes over.",
        },
        why="J♥ J♥, J♦, A♥ and 9♥.",
        hints=["Which of your jacks are bowers when hearts are trump?"],
        scene=Scene.made(held=_HELD, strain="H"),
        unit="trumps",
    ),
    number(
        "double_deck.01.q8",
        "The same hand. How many trumps do the other three players hold together?",
        9,
        slips={
            2: "That would leave seven trumps in all, as in one pack. There are fourteen.",
            7: "That would leave twelve in all. Both left bowers count as well.",
            8: "That would leave thirteen in all. There are two left bowers.",
            5: "Five are your own.",
            14: "Fourteen is all of them, your own included.",
        },
        why="Fourteen in all less your five.",
        hints=["How many trumps are there in all? Take away your own."],
        scene=Scene.made(held=_HELD, strain="H"),
        unit="trumps",
    ),
    choice(
        "double_deck.01.q9",
        "You hold both aces of spades. Which of them is the higher one?",
        "neither: they are the same card twice",
        wrong={
            "the one that was dealt first": "The order of the deal decides nothing. Only the order "
            "in which cards are played can.",
            "the one from the first pack": "Once the packs are shuffled together nobody can tell "
            "them apart, and nobody has to.",
            "they are two suits, one a pack": "There are four suits as ever, with every card in "
            "them twice.",
        },
        why="Twins are alike in everything. Only when both fall in one trick does it matter which "
        "came first.",
        hints=["Lay the two cards side by side. Is there any difference?"],
    ),
    choice(
        "double_deck.01.q10",
        "You hold one ace of clubs. Where may the other one be?",
        "with any of the other three",
        wrong={
            "in your hand as well, always": "A pair may fall to one player, but it need not.",
            "with North, so that each side has one": "Cards fall as they like. Both sides having "
            "one is common, not sure.",
            "among the cards left over": "Nothing is left over: four times twelve is the whole "
            "pack.",
        },
        why="All 48 cards are dealt, so it is with West, North or East.",
        hints=["How many cards are not dealt?"],
    ),
)
