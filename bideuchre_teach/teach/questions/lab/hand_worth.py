"""Questions of lesson 01: what a hand is worth."""

from __future__ import annotations

from ....lab import holding
from ....rules import Rules
from ...kinds import bid, choice, number, suit
from ...scene import Scene

_HELD = "J♥ J♦ A♥ K♥ A♠ 9♣"
_CUTTHROAT = holding(_HELD, Rules.cutthroat())
_PARTNERS = holding(_HELD, Rules.partnership())

QUESTIONS = (
    number(
        "lab.01.q1",
        "Before any computer helps: suppose hearts are trump and you lead. How many tricks are "
        "yours, however the other cards lie?",
        5,
        slips={
            3: "Three hearts are outside, and three rounds draw them. You lead four, and then "
            "there is an ace.",
            4: "Four hearts win. With no heart left outside, what can beat the ace of spades?",
            6: "The nine of clubs is the lowest club, and somebody will keep a higher one.",
            2: "The two bowers win, and the ace and king of hearts come right below them.",
        },
        why="Four hearts, of which three draw all that are outside; then the ace of spades.",
        hints=[
            "Seven hearts with both bowers, and you hold four.",
            "Once no heart is outside, which of your last two cards is sure to win?",
        ],
        scene=Scene.made(held=_HELD, strain="H"),
        unit="tricks",
    ),
    choice(
        "lab.01.q2",
        "Eighteen cards are hidden from you. Among which ways for them to lie does the lab choose?",
        "all that fit what you have seen, each as likely as the others",
        wrong={
            "only the way they really lie": "That would be peeking. The lab starts from what your "
            "seat may know, and the cards of the others are not in it.",
            "those in which the others hold little against you": "That would be a wish. Good and "
            "bad ways to lie come as often as they would in real deals.",
            "those in which every opponent holds one of the missing hearts": "That is one kind of "
            "way. Two hearts or all three in one hand are possible, so they come up too.",
        },
        why="Your seat knows its own cards and nothing else yet, so every way to share out the "
        "rest is as likely as any other.",
        hints=["What do you know about the eighteen cards before anybody speaks?"],
    ),
    number(
        "lab.01.q3",
        "Look at the row of diamonds. In how many of a hundred deals do you take four tricks or "
        "more there?",
        77,
        slips={
            26: "That is four tricks exactly. Five tricks are four or more as well.",
            51: "That is five tricks. Four are enough for the question.",
            22: "That is three tricks, which are too few.",
            100: "In some deals you take only three, and in one of a hundred two.",
            4: "Four is about the mean. The question is how often it comes to four or more.",
        },
        why="26 with four tricks and 51 with five: 77 in a hundred.",
        hints=["Add up the columns from 4 on."],
        unit="deals in a hundred",
    ),
    choice(
        "lab.01.q4",
        "The mean in diamonds is written 4.28 ± 0.04. What does the 0.04 say?",
        "how far chance alone may have moved this mean",
        wrong={
            "how much the tricks differ from deal to deal": "From deal to deal they differ by a "
            "whole trick and more. The 0.04 belongs to the mean of all 400.",
            "how wrong the solver may be about one deal": "Each deal is worked out exactly. What "
            "is left to chance is only which deals came up.",
            "how many tricks a bad player would lose": "Nobody errs in a solved deal, so the lab "
            "knows nothing about bad players.",
        },
        why="Other deals would have given a slightly different mean: two times in three within "
        "0.04 of the true one, nearly always within 0.08.",
        hints=["What would change if the lab dealt 400 other deals?"],
    ),
    suit(
        "lab.01.q5",
        "You have won the auction. Which strain do you name?",
        "H",
        wrong={
            "NT": "Without trump the jacks are only jacks. You take four tricks most of the time, "
            "and five never.",
            "D": "Five tricks in half of the deals, but sometimes three. Hearts give five always.",
        },
        otherwise="In {suit} you have hardly a trump, and the mean is below one trick.",
        why="Hearts take five in every single deal.",
        hints=["Compare the means, and then the worst that happens in each row."],
        scene=Scene.made(held=_HELD),
        no_trump=True,
    ),
    bid(
        "lab.01.q6",
        "You speak first. What is the highest bid that is safe?",
        _CUTTHROAT,
        "5",
        fine={
            "4": "It is as safe, but somebody may bid five over it, and five was yours.",
            "3": "It is safe, but it leaves room for a four and a five that you could have had.",
        },
        wrong={
            "pass": "Five tricks are certain with hearts, and a pass gives them away.",
            "1": "It is safe and almost anybody will beat it.",
            "2": "It is safe, and easily beaten by somebody who holds less than you.",
            "6": "Pepper needs all six. In none of 400 deals did this hand take them.",
        },
        why="Five tricks come in every deal and six in none.",
        hints=["Read the column made from the bottom up."],
    ),
    choice(
        "lab.01.q7",
        "The table gives bids of 1 to 5 the same points. Why bid more than 1?",
        "to win the auction",
        wrong={
            "a higher bid scores more": "A bid that is made scores the tricks taken: five, "
            "whatever was promised.",
            "a low bid may be set more easily": "It is the other way round: a low bid needs fewer "
            "tricks.",
            "the others must then play lower cards": "They follow suit as they must. What was bid "
            "changes no card.",
        },
        why="The points are the tricks. The number only decides who plays the hand.",
        hints=["What does a made bid score at this table?"],
    ),
    number(
        "lab.01.q8",
        "With a partner, six tricks come home in 42 of 100 deals. At that table a bid of 6 scores "
        "six when it is made and costs six when it is set. What do 100 such bids add up to?",
        -96,
        slips={
            96: "58 of the hundred are set and 42 made: more is lost than won.",
            252: "42 bids win six each, but 58 others lose six each.",
            -348: "That is what the 58 lose. The 42 that are made bring something back.",
            -16: "That counts how many more are set than made. Each of them is six points.",
            0: "It would be nothing if half of them were made.",
        },
        why="42 times six are 252, 58 times six are 348: 96 points lost, about one a bid.",
        hints=["What do the 42 bring in, and what do the 58 cost?"],
        unit="points",
    ),
    bid(
        "lab.01.q9",
        "The same six cards at the partnership table, and you speak first. What is the highest bid "
        "that is safe?",
        _PARTNERS,
        "5",
        fine={
            "4": "It is as safe, but a five of the others would beat it.",
            "3": "It is safe, but it leaves the others room to bid over you.",
        },
        wrong={
            "pass": "Five tricks are certain, so this hand should not be left to others.",
            "6": "Your partner brings the sixth trick in fewer than half of the deals.",
            "alone": "Without the partner nobody can bring the sixth trick: it costs twelve every "
            "time.",
        },
        why="Five are certain. The sixth is your partner's to bring, and comes in 42 of 100 deals.",
        hints=["Which is the last row that is made in every deal?"],
    ),
    number(
        "lab.01.q10",
        "With 400 deals the error was 0.04. How many deals halve it?",
        1600,
        slips={
            800: "Twice as many deals make the error smaller by less than a third. Look at the "
            "three lines again.",
            200: "Fewer deals make the error larger.",
            3200: "Four times as many are enough for half the error.",
            400: "That many gave 0.04.",
        },
        why="Four times the deals for half the error.",
        hints=["From 100 to 400 deals, by what is the error divided?"],
        unit="deals",
    ),
    choice(
        "lab.01.q11",
        "At a table with partners the lab is a little optimistic for the bidder's side. Why?",
        "in a solved deal both partners see all the cards",
        wrong={
            "the lab deals you better cards than you hold": "Your six cards are the same in every "
            "deal.",
            "the others play badly in a solved deal": "They play as well as can be, all of them, "
            "and they see your cards too.",
            "four hundred deals are too few": "Too few deals make a figure uncertain, in both "
            "directions. That is what ± is for.",
        },
        why="Solved partners never guess wrong and never misread each other. At the table you "
        "cannot see. What is certain, such as five tricks in hearts, stays certain.",
        hints=["What does everybody know in a solved deal that nobody knows at the table?"],
    ),
)
