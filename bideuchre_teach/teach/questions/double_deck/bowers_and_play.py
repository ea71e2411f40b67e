"""Questions of lesson 03: bowers twice over, and the play."""

from __future__ import annotations

from ...kinds import card, cards_to_choose, choice, number, order_cards, suit
from ...scene import Scene
from .positions import after, dealt, within

# South's only diamonds are left bowers, and East leads a diamond.
_NO_DIAMOND = dealt(
    "E",
    {"E": "J♥ J♥ A♥ A♦ A♦ K♦", "S": "J♦ J♦ K♥ 9♥ 9♥ Q♠ 10♠ 9♠ A♣ Q♣ Q♣ 10♣"},
)
# South's only hearts are left bowers, and East leads a heart.
_ONLY_LEFTS = dealt(
    "E",
    {"E": "J♥ J♥ A♥ A♦ A♦", "S": "J♦ J♦ K♦ 9♦ K♠ Q♠ 10♠ 9♠ A♣ Q♣ Q♣ 10♣"},
)
# North leads one ace of spades, and South holds the other.
_NORTHS_ACE = dealt(
    "W",
    {"N": "J♥ J♥ J♦ A♥ A♠ K♠", "E": "10♠ 10♠ K♦", "S": "A♠ 9♠ Q♥ 9♥ A♦ 10♦ A♣ K♣ Q♣ J♣ 10♣ 9♣"},
)
_EAST_BIDS = ("pass", "pass", "pass", "7♥", "pass", "pass", "pass")

QUESTIONS = (
    order_cards(
        "double_deck.03.q1",
        "Spades are trump. Put these from high to low.",
        "A♠ J♣ 9♠ J♠ K♠",
        "S",
        hints=[
            "Two jacks stand above the ace.",
            "The jack of trump itself comes first, then the other black jack.",
        ],
    ),
    suit(
        "double_deck.03.q2",
        "Hearts are trump. Which suit does the jack of diamonds belong to?",
        "H",
        wrong={
            "D": "Diamonds are printed on it, but both jacks of diamonds have left that suit: they "
            "are left bowers.",
        },
        otherwise="It is a red card, and hearts are red: it cannot be one of the {suit}.",
        why="Each jack of the trump's colour is a left bower, and a left bower is a trump for "
        "every purpose.",
        hints=["Which jacks are left bowers when hearts are trump?"],
        scene=Scene.made(strain="H"),
    ),
    number(
        "double_deck.03.q3",
        "Hearts are trump. How many bowers are in the pack?",
        4,
        slips={
            2: "Two with one pack. Here each bower has a twin.",
            3: "Two right bowers, and as many left ones.",
            8: "Eight jacks are in the pack, but only the red ones are bowers while hearts are "
            "trump.",
            1: "The right bower is not alone: it has a twin, and there are the left bowers.",
        },
        why="Two right bowers, J♥ J♥, and two left bowers, J♦ J♦.",
        hints=["How many jacks of hearts are there, and how many of diamonds?"],
        scene=Scene.made(strain="H"),
        unit="bowers",
    ),
    cards_to_choose(
        "double_deck.03.q4",
        "East leads the ace of diamonds to trick three. You are South. Which cards may you play?",
        within("diamond_follows", 3, 1),
        why="Diamonds were led, and you hold two: the king and the nine. Your jacks of diamonds "
        "are hearts.",
        hints=[
            "Which suit was led, and which of your cards belong to it in this hand?",
            "Both jacks of diamonds are left bowers. Are there other diamonds in your hand?",
        ],
    ),
    choice(
        "double_deck.03.q5",
        "In the hand as it is told, which card is against the rules?",
        "South's J♦ in trick 3",
        wrong={
            "South's 9♥ in trick 1": "Hearts were led, and the nine is a heart. Any heart will do.",
            "West's 10♥ in trick 1": "Hearts were led, and the ten is a heart. Nobody is made to "
            "play high.",
            "East's A♦ in trick 3": "East took trick two and may lead any card.",
        },
        why="Diamonds were led and South holds the king and the nine of diamonds. Whoever can "
        "follow must.",
        hints=["Somebody says that South is void in diamonds. Look at South's cards."],
    ),
    cards_to_choose(
        "double_deck.03.q6",
        "The same lead in another deal. Which cards may you play?",
        after(_NO_DIAMOND, (*_EAST_BIDS, "A♦")),
        why="Both jacks of diamonds are hearts, so you hold no diamond at all. Now you are void "
        "and may play anything, a trump or not.",
        hints=["How many diamonds do you hold? Left bowers are none."],
    ),
    cards_to_choose(
        "double_deck.03.q7",
        "East leads the jack of hearts, a right bower. Which cards may you play?",
        after(_ONLY_LEFTS, (*_EAST_BIDS, "J♥")),
        why="Trump was led, and your only trumps are the two left bowers. One of them must come.",
        hints=["You see no card with the sign of hearts. Do you hold a heart all the same?"],
    ),
    choice(
        "double_deck.03.q8",
        "Clubs are trump. Who takes this trick?",
        "South",
        wrong={
            "West": "West's jack of clubs is the same card as South's, but South played it first.",
            "North": "The ace of clubs is a trump, but both jacks of clubs are higher.",
            "nobody: the two jacks cancel each other": "Twins do not cancel. The earlier one "
            "counts as the higher.",
            "East": "The nine of clubs is the lowest trump.",
        },
        why="Two right bowers in one trick: the first one played wins.",
        hints=["The highest card is there twice. Which one came first?"],
        scene=Scene.made(strain="C", trick="S:JC W:JC N:AC E:9C"),
    ),
    choice(
        "double_deck.03.q9",
        "Clubs are trump. Who takes this trick?",
        "East",
        wrong={
            "North": "North's ace was the first of the two aces, but East has no spade and "
            "trumped.",
            "South": "South's ace of spades is the second of two alike, and there is a trump in "
            "the trick besides.",
            "West": "The ten of spades is the lowest card here.",
        },
        why="East's nine of clubs is the only trump, and any trump beats both aces.",
        hints=["Is there a trump in it? Then the twins do not matter."],
        scene=Scene.made(strain="C", trick="N:AS E:9C S:AS W:10S"),
    ),
    choice(
        "double_deck.03.q10",
        "No trump. Who takes this trick?",
        "North",
        wrong={
            "West": "The king of diamonds was led, and an ace is higher.",
            "East": "East's ace is the second of two alike: North played the first one.",
            "South": "At no trump there are no bowers: the jack of diamonds is a jack, below the "
            "queen.",
        },
        why="The ace of diamonds is the highest, and North's came before East's.",
        hints=["Two aces fell. Which was played first?"],
        scene=Scene.made(strain="NT", trick="W:KD N:AD E:AD S:JD"),
    ),
    suit(
        "double_deck.03.q11",
        "No trump. Which suit does the jack of diamonds belong to?",
        "D",
        wrong={
            "H": "It joins hearts only while hearts are trump. Nothing is trump here.",
        },
        otherwise="There is no trump, so it has no reason to leave its suit for {suit}.",
        why="Without trump there are no bowers. Every suit runs ace, king, queen, jack, ten, nine.",
        hints=["Is there a bower when nothing is trump?"],
        scene=Scene.made(strain="NT"),
    ),
    card(
        "double_deck.03.q12",
        "Hearts are trump. North, your partner, leads the ace of spades, and East plays the ten. "
        "Which card do you play?",
        after(_NORTHS_ACE, ("7♥", "pass", "pass", "pass", "A♠", "10♠")),
        "9♠",
        wrong={
            "A♠": "It cannot beat North's ace, which was played first, and North has the trick "
            "already. Keep yours: now it is the highest spade left.",
        },
        why="North's ace is winning. The nine is missed least, and your own ace takes a later "
        "trick.",
        hints=[
            "Can your ace beat the one that lies there?",
            "Which of your two spades may still win a trick of its own?",
        ],
    ),
    choice(
        "double_deck.03.q13",
        "Diamonds were led, and you hold no diamond. What must you play?",
        "any card you like",
        wrong={
            "a trump": "You may trump, but you need not.",
            "the lowest card you hold": "It is often wise, but no rule asks for it.",
            "a card of the same colour": "Colour matters for the left bower only, never for "
            "following.",
        },
        why="Who cannot follow may trump or throw any card.",
        hints=["After you cannot follow, is there any rule left?"],
    ),
)
