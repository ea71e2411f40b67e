"""The questions of the first notebook: a trick, and which track is for which table."""

from __future__ import annotations

from ...record import load
from ..kinds import card, choice
from ..worked import worked

TITLE = "Start here"
LESSONS = {"00": "Which game does your table play?"}

_FIRST_NIGHT = "the first night"
_PARTNERSHIP = "the partnership game"
_DOUBLE_DECK = "the double deck"

QUESTIONS = (
    card(
        "start_here.00.q1",
        "Hearts are trump. West led the ace of clubs, the others followed, and you have no club. "
        "Which card takes this trick and keeps your better ones?",
        load(worked("first_night_first_trick")),
        "9♥",
        fine={"Q♥": "The queen of hearts takes it too. The nine is enough, and the queen is kept."},
        wrong={
            "A♠": "It is no club and no heart, so the ace of clubs stays highest. You would throw "
            "away an ace.",
            "K♠": "The king of spades is no club and no heart, so it cannot win here.",
            "A♦": "An ace of another suit does not beat the ace of the suit that was led.",
            "10♦": "The ten of diamonds can be spared, but it does not take the trick.",
        },
        why="Any heart beats every club while hearts are trump, and the nine is your lowest.",
        hints=["Which suit beats all the others while it is trump?"],
    ),
    choice(
        "start_here.00.q2",
        "Five people, everyone for themselves, the first with 21 points wins. "
        "Which track is yours?",
        _FIRST_NIGHT,
        wrong={
            _PARTNERSHIP: "There four people play in pairs. Here everyone plays alone.",
            _DOUBLE_DECK: "There four people play in pairs, with every card twice. Here everyone "
            "plays alone.",
        },
        why="Everyone alone, three to five people, to 21: that is the game of the first night.",
        hints=["The first of the three questions decides it: has anybody a partner?"],
    ),
    choice(
        "start_here.00.q3",
        "Four people in two pairs, six cards each, no card twice. The pairs play to 42. "
        "Which track is yours?",
        _PARTNERSHIP,
        wrong={
            _FIRST_NIGHT: "There nobody has a partner. Here you sit in pairs.",
            _DOUBLE_DECK: "There each card is in the pack twice and everybody holds twelve.",
        },
        why="Pairs and a pack of 24: the partnership game, to 42.",
        hints=["Partners: yes. Is any card in the pack twice?"],
    ),
    choice(
        "start_here.00.q4",
        "Four people in two pairs, twelve cards each; somebody holds two jacks of hearts. "
        "Which track is yours?",
        _DOUBLE_DECK,
        wrong={
            _FIRST_NIGHT: "There nobody has a partner, and every card is there once.",
            _PARTNERSHIP: "There every card is there once, and everybody holds six.",
        },
        why="Two jacks of hearts can meet only in the double deck: 48 cards, to 52.",
        hints=["How many jacks of hearts are in an ordinary pack?"],
    ),
)
