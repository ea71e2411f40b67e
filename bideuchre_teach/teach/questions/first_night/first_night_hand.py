"""Questions of lesson 06: the first-night hand."""

from __future__ import annotations

from ....hand import Hand
from ....record import load
from ...kinds import bid, card, choice, number, suit
from ...scene import Scene
from ...worked import worked
from .positions import after, dealt

_HELD = "J♥ J♦ A♥ K♥ A♠ 9♣"
_WEST = Scene.made(held=_HELD)


def _before_trick(number: int, name: str) -> Hand:
    """Return a worked hand as it stands before the lead to a trick."""
    record = worked(name)
    return load({**record, "play": record["play"][: number - 1]})


QUESTIONS = (
    suit(
        "first_night.06.q1",
        "You are West and have won the auction with 3. Which suit do you name?",
        "H",
        wrong={
            "D": "Diamonds would give you two trumps only, though they are the two bowers: "
            "hearts give you both bowers and two more.",
            "S": "One spade, even the ace, is no trump suit to build on.",
            "C": "The nine of clubs would be your only trump.",
            "NT": "At no trump both your jacks are just jacks. Sure are the ace and king of "
            "hearts and the ace of spades. With hearts as trump five tricks are.",
        },
        why="With hearts you hold four of the seven trumps: both bowers, the ace and the king.",
        hints=["In which suit would both red jacks be bowers, with more trumps beside them?"],
        scene=_WEST,
        no_trump=True,
    ),
    number(
        "first_night.06.q2",
        "Hearts are trump. How many trumps are outside your hand?",
        3,
        slips={
            2: "You may have missed one of the queen, the ten and the nine of hearts.",
            4: "Seven cards are trump with this pack. Is the jack of diamonds in your count?",
            5: "Nine would be right for the pack of five players; with 24 cards there are seven.",
            9: "Nine is how many trumps the pack of five players has. Take away from seven.",
        },
        why="Seven cards are trump and you hold four, so the queen, ten and nine are outside.",
        hints=[
            "How many trumps are there in all with 24 cards? Two bowers, then A K Q 10 9.",
            "Seven in all, less the ones you hold. Remember which suit the left bower is in.",
        ],
        scene=Scene.made(held=_HELD, strain="H"),
        unit="trumps",
    ),
    choice(
        "first_night.06.q3",
        "In the hand as it is told, one card against the rules is played first. Which?",
        "North's Q♣ in trick 1",
        wrong={
            "West's J♦ in trick 2": "West is on lead and may lead anything; with hearts trump the "
            "jack of diamonds is a heart besides.",
            "North's 9♥ in trick 5": "By then North holds no spade, so trumping would be fine. "
            "The question is why the nine was still there.",
            "East's J♣ in trick 3": "East has no heart left by then, so any card will do.",
        },
        why="Hearts were led and North held the nine of hearts: a heart must follow. North still "
        "having it at trick 5 is the proof.",
        hints=[
            "West leads hearts four times. Who may keep a heart through that?",
            "Look at the first trick: who holds a heart and plays something else?",
        ],
    ),
    number(
        "first_night.06.q4",
        "You bid 3 and take 4 tricks. What goes into your column?",
        4,
        slips={
            3: "Three is what you promised. A bid that is made scores the tricks you took.",
            1: "Every trick counts, not only those above the bid.",
            7: "Bid and tricks are not added: a bid that is made scores the tricks you took.",
        },
        why="The bid is made, and a made bid scores the tricks taken: four.",
        hints=["Is it made? Then what counts, the promise or the tricks?"],
        unit="points",
    ),
    card(
        "first_night.06.q5",
        "Two rounds of hearts have brought down two of the three trumps outside. "
        "You lead to trick 3: which card?",
        _before_trick(3, "first_night_repaired"),
        "A♥ K♥",
        fine={
            "9♣": "The nine is lost whenever you play it, and mostly this comes out even. But one "
            "trump is still outside, and whoever holds it may yet trump your ace of spades.",
        },
        wrong={
            "A♠": "One heart is still outside, and you cannot see where. Whoever holds it may have "
            "no spade and would trump your ace. Draw that heart first.",
        },
        why="One more round of hearts draws the last trump, and then nobody can trump the ace of "
        "spades.",
        hints=[
            "Count the hearts that have been played, and those you hold. Is one missing?",
            "What could a player with one heart and no spade do to your ace of spades?",
        ],
    ),
    number(
        "first_night.06.q6",
        "You bid 3 and take only 2 tricks at this table. What goes into your column?",
        -3,
        slips={
            2: "Fewer tricks than the bid is a set: it costs the bid, the tricks do not count.",
            -1: "A set costs the whole bid, not the tricks that were missing.",
            -2: "A set costs the bid, not what you took.",
            -6: "A flat six is the partnership game. In cutthroat a set costs what you bid.",
        },
        why="Set: minus the bid, so three down.",
        hints=["Fewer tricks than the bid. What does this table take off for that?"],
        unit="points",
    ),
    choice(
        "first_night.06.q7",
        "West bid 3 and took 4; North took the other 2. What does North score?",
        "nothing",
        wrong={
            "2, a point for each trick": "That is the partnership game. Here only the bidder's "
            "column moves.",
            "minus 2": "Nobody but the bidder can lose points either.",
            "4, as West does": "North made no bid, and there are no partners at this table.",
        },
        why="Only the bidder's column moves.",
        hints=["Whose column moves at a cutthroat table?"],
    ),
    bid(
        "first_night.06.q8",
        "South dealt and you are West: you speak first. What do you bid?",
        after(dealt("S", {"W": _HELD}), ()),
        ("3", "4", "5"),
        fine={
            "1": "It would be made with ease, and anybody can bid over it with less than you hold.",
            "2": "It would be made with ease, but two tricks are easily outbid, and then somebody "
            "else names trump.",
        },
        wrong={
            "pass": "Four trumps with both bowers, and an ace beside them: a hand to bid on.",
            "6": "For Pepper the nine of clubs would have to win a trick too. If it does not: −12.",
        },
        why="Four trumps, if you name hearts, and an ace beside them: three with tricks to spare, "
        "as West bids here. Four and five cannot fail either when you lead, and are harder to "
        "outbid.",
        hints=[
            "Which suit would you name? Count the trumps you would hold, then the aces beside "
            "them.",
            "Nobody can beat your bowers, ace and king of hearts. How many hearts are outside?",
        ],
    ),
)
