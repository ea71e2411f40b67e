"""Questions of lesson 03: what a partner is worth."""

from __future__ import annotations

from ....lab import holding
from ....rules import Rules
from ...kinds import bid, choice, number, order

_ORDINARY = holding("J♥ J♦ A♥ K♥ 9♥ A♠ K♠ 9♠ A♣ 10♣ Q♦ 9♦", Rules.double_deck())

QUESTIONS = (
    number(
        "lab.03.q1",
        "Before anybody looks at a card: how many of the twelve tricks does your partner's hand "
        "take on average?",
        3,
        slips={
            6: "Six is the average of a side. Your partner is half of it.",
            4: "Twelve tricks are shared by four hands, yours among them.",
            12: "Twelve is all of them.",
            2: "Four hands take twelve tricks. No hand is better than another yet.",
        },
        why="Twelve tricks, four hands, and no reason why one should take more than another.",
        hints=["How many hands share the twelve tricks?"],
        unit="tricks",
    ),
    number(
        "lab.03.q2",
        "Now you have bid, and your own cards will take six of the twelve. If the other three "
        "shared the rest evenly, how many would your partner take?",
        2,
        slips={
            3: "Three is the share of twelve. Six of them are yours already.",
            6: "Six are left for three hands.",
            4: "Twelve shared by three would be four, but six are gone.",
        },
        why="Six tricks are left, for three hands.",
        hints=["How many tricks are left, and how many hands share them?"],
        unit="tricks",
    ),
    choice(
        "lab.03.q3",
        "You have counted the tricks of your own hand and want to know what to add for your "
        "partner. Which line of the table do you read?",
        "so the partner adds",
        wrong={
            "bidder's side, all cards open": "That is both hands together, yours included.",
            "the same without the partner": "That is what you would take by yourself.",
            "any hand, before anyone bids": "That line knows nothing of your bid. You ask because "
            "you hold a hand that is worth one.",
        },
        fine={
            "partner's own cards, played by bots": "Those are the tricks that the partner's cards "
            "take. What you want to add may differ: a partner's ace can also save a trick of yours "
            "from being lost.",
        },
        why="It is what your side takes with those twelve cards, less what you take without them.",
        hints=["Which line compares the same deals with and without the partner?"],
    ),
    choice(
        "lab.03.q4",
        "Say a line like this one reads 3.2 ± 0.3. Which of these cannot well be the true value?",
        "2¼",
        wrong={
            "2.9": "That is one error below, as happens all the time.",
            "3": "That is not even one error below.",
            "3½": "That is one error above, as happens just as often.",
        },
        why="Nearly always the truth lies within two errors, here from 2.6 to 3.8.",
        hints=["Take twice the figure after ± to each side."],
    ),
    choice(
        "lab.03.q5",
        "All cards open, the bidder's side takes about nine tricks. With bots who see only their "
        "own cards, bidder and partner together take fewer. Why?",
        "partners who cannot see each other's cards misjudge some tricks",
        wrong={
            "the bots bid too much": "The deals and the bids are the same in both lines.",
            "the bots are dealt worse cards": "Both lines are about the same deals.",
            "the defenders see all the cards when bots play": "Nobody sees more than a player may "
            "when bots play, the defenders neither.",
        },
        why="A solved deal is a little optimistic for partners: there everybody sees everything.",
        hints=["What do solved partners know that real ones do not?"],
    ),
    order(
        "lab.03.q6",
        "Three bidders' hands are on the tables above. Put them in order: beside which does a "
        "partner add most, beside which least?",
        ["the ordinary hand", "the strong hand", "the hand with one loser"],
        [
            "The ordinary hand takes about six by itself and leaves room; the strong one takes "
            "nine.",
            "The strong hand leaves three tricks to add to, the hand with one loser only one.",
        ],
        why="Nearly three, one and a half, about half a trick: the more you hold, the less is left "
        "to add.",
        hints=["Take the mean of the row alone from the mean above it, for each hand."],
    ),
    number(
        "lab.03.q7",
        "You hold the ordinary hand and count about six tricks by yourself. A partner is worth "
        "about three. To how many tricks does that come?",
        9,
        slips={
            6: "You left the partner out.",
            3: "You left yourself out.",
            12: "Six and three are nine. The other three tricks go to the opponents.",
        },
        why="Six and three: nine on average.",
        hints=["Add the two."],
        unit="tricks",
    ),
    bid(
        "lab.03.q8",
        "You hold it and speak first. The mean is about nine. Which is the highest of these bids "
        "that is made at least eight times in ten?",
        _ORDINARY,
        "8♥",
        fine={
            "7♥": "Safe enough, but an opponent's eight would beat it, and your eight was made "
            "nearly as often.",
            "6♥": "Very safe, but easily beaten.",
        },
        wrong={
            "9♥": "Nine is the average, and so it fails nearly half of the time.",
            "10♥": "It needs more than the average: it fails most of the time.",
        },
        why="A bid is not the average but what you make nearly always: about a trick less.",
        hints=["How often does a hand take at least its average?"],
        among=("6♥", "7♥", "8♥", "9♥", "10♥"),
    ),
    choice(
        "lab.03.q9",
        "At the partnership table, six tricks and 24 cards: how many tricks does any hand take "
        "before anyone bids?",
        "one and a half",
        wrong={
            "three": "Three is the average of twelve tricks. Here there are six.",
            "one": "Six tricks are shared by four hands.",
            "two": "Two would be for three hands.",
        },
        why="Six tricks, four hands.",
        hints=["Share six tricks among four hands."],
    ),
    choice(
        "lab.03.q10",
        "At that table the partner of somebody who bid five or more adds only a third of a trick. "
        "Why so little?",
        "such a bidder takes nearly all the tricks alone",
        wrong={
            "such a bidder has a weak partner": "The partner's cards are as good as anybody's on "
            "average. There is just little left for them to take.",
            "partners of high bidders play badly": "The line is about solved deals: nobody plays "
            "badly.",
            "the defenders bid as well": "What they bid changes no trick.",
        },
        why="More than five of six tricks are the bidder's own, so less than one is left to add.",
        hints=["Look at the line without the partner."],
    ),
    choice(
        "lab.03.q11",
        "“A typical partner hand is worth about three tricks.” Can that be?",
        "yes, for an ordinary bid; with a strong hand count fewer",
        wrong={
            "yes, whatever you hold": "Beside a hand that takes nine by itself a partner added one "
            "and a half.",
            "no, it is two at most": "Over all the deals that were bid it came to about three.",
            "no, nothing can be said before the play": "Not about one deal, but about many: that "
            "is what the lab is for.",
        },
        why="Three is exactly what any hand takes before the bidding, and about what the partner "
        "of an ordinary bidder adds. The stronger the bidder, the less.",
        hints=["What did the table say about all the deals, and what about the strong hand?"],
    ),
)
