"""Questions of lesson 07: variants, and where tables differ."""

from __future__ import annotations

from ....rules import Rules
from ...kinds import bid, choice, number
from ...scene import Scene
from .positions import after, dealt

QUESTIONS = (
    number(
        "partnership.07.q1",
        "Somebody tells you that the double-deck game has 40 cards. It is this pack, 9 to ace, "
        "twice over. How many cards is that?",
        48,
        slips={
            40: "Forty would be 10 to ace twice. The double deck of this course keeps its nines.",
            24: "Twenty-four is one pack. There are two.",
            104: "Two whole packs of 52. Everything below the nine is taken out of both.",
            64: "Sevens and eights are not in this pack.",
        },
        why="Twice 24.",
        hints=["How many cards has one of these packs?"],
        unit="cards",
    ),
    number(
        "partnership.07.q2",
        "At another table a set costs the bid. Your side bids 5 and takes 3. What do you score "
        "there?",
        -5,
        slips={
            -6: "The flat six is this track's table. There a set costs what was bid.",
            -2: "Not the missing tricks, but the bid.",
            3: "A side that is set keeps none of its tricks.",
            -3: "What you took does not matter once you are set.",
            5: "Five is right, but it is lost.",
        },
        why="Set, and there it costs the bid: five.",
        hints=["Bid 5. What does a set cost at that table?"],
        unit="points",
    ),
    choice(
        "partnership.07.q3",
        "At a table that plays no trump, East names no trump and leads the ace of hearts. "
        "What is your jack of hearts now?",
        "a heart below the queen",
        wrong={
            "the right bower": "A bower needs a trump suit, and there is none.",
            "the left bower": "A bower needs a trump suit of its colour, and there is none at all.",
            "a card of no suit": "It is a heart, as it says, and must follow hearts.",
        },
        why="Without trump there are no bowers: A K Q J 10 9 in every suit.",
        hints=["What makes a jack a bower?"],
    ),
    choice(
        "partnership.07.q4",
        "No trump. Who takes this trick?",
        "North",
        wrong={
            "East": "The jack of diamonds is no bower now. It is not even a heart.",
            "South": "The ace of clubs is high in clubs only, and hearts were led.",
            "West": "West led the ten of hearts; the queen is higher.",
        },
        why="Hearts were led, and the queen is the highest heart here.",
        hints=["Which cards are of the suit that was led?"],
        scene=Scene.made(strain="NT", trick="W:10H N:QH E:JD S:AC"),
    ),
    bid(
        "partnership.07.q5",
        "This table plays small pepper. West bid 6 and North passed. You are East: which calls "
        "may you make?",
        after(
            dealt("S", {"E": "J♣ 10♣ 9♣ K♦ 10♦ 9♠"}, Rules.partnership(small_pepper=True)),
            ("6", "pass"),
        ),
        (),
        why="Small pepper stands above 6 and below alone, so both may follow a 6.",
        hints=["Where does small pepper stand on the ladder of bids?"],
        many=True,
    ),
    number(
        "partnership.07.q6",
        "You bid small pepper and took all six tricks. What does your side score?",
        7,
        slips={
            12: "Twelve is for alone, without any help. A card from your partner makes it easier "
            "and cheaper.",
            6: "Six is for a bid of 6. Small pepper pays one more.",
            -7: "It was made, so it pays.",
            13: "Seven stands for bid and tricks together.",
        },
        why="Small pepper pays seven, or costs seven.",
        hints=["It is worth a little more than a 6."],
        unit="points",
    ),
    choice(
        "partnership.07.q7",
        "In small pepper, which card of your partner's do you get?",
        "one that your partner chooses",
        wrong={
            "the one you ask for": "You may not ask, and the partner does not see what you give.",
            "your partner's highest trump, always": "Often it will be that, but your partner "
            "chooses.",
            "one you draw unseen": "Nothing is drawn: each of you chooses one card to give.",
        },
        why="Each of you chooses one card, without seeing the other's, and they change hands.",
        hints=["Both give one card. Who picks what each gives?"],
    ),
    choice(
        "partnership.07.q8",
        "Elsewhere the dealer is not forced. There all four pass. What happens?",
        "the cards are thrown in, and the deal moves on",
        wrong={
            "the dealer plays for 3 all the same": "That is how it would be at this track's table.",
            "West plays it, having passed first": "A pass is never turned into a bid.",
            "all four play without trump and nobody bids": "Without a bidder there is nobody to "
            "name trump or to lead.",
        },
        why="Where throw-ins are allowed, the cards go together and the deal moves on.",
        hints=["Nobody has promised anything. Is there anything to play for?"],
    ),
    number(
        "partnership.07.q9",
        "At one table the defenders score their tricks when an alone hand fails. West's alone "
        "takes four tricks. What do North and South score there?",
        2,
        slips={
            0: "So it is at this track's table. There the defenders score when alone fails.",
            12: "What West and East lose is not given to anybody.",
            6: "Not all six tricks: only those they took.",
            4: "Four tricks went to West. Count the others.",
        },
        why="Six tricks less West's four, a point each.",
        hints=["How many tricks did West not take?"],
        unit="points",
    ),
    choice(
        "partnership.07.q10",
        "Only three of you are at the kitchen table. What can you play?",
        "cutthroat for three, or this with a bot in the fourth seat",
        wrong={
            "this game with a dummy hand": "A hand lying open is bridge. This game needs four "
            "players.",
            "this game, two against one": "The pairs are fixed: two against two.",
            "this game, eight cards each, in pairs": "Eight cards each is the cutthroat game of "
            "three, and there are no pairs in it.",
        },
        why="Four players only. A bot may fill an empty seat, and the first-night track is for "
        "three as well.",
        hints=["How many players make two pairs?"],
    ),
    choice(
        "partnership.07.q11",
        "A player from another table bids no-trump low, where small cards win. Can this course's "
        "tables play it?",
        "no, only plain no trump, ace high",
        wrong={
            "yes, it is one of the switches": "No trump is a switch; no-trump low is not. It would "
            "need a second way of comparing cards.",
            "yes, it is the same as no trump": "At plain no trump the ace is high. Low turns every "
            "suit round.",
        },
        why="No-trump low is named here so that you know the word; it is not built.",
        hints=["Which of the two keeps the order of the cards as it is?"],
    ),
)
