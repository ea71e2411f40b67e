"""Questions of lesson 04: play with a partner."""

from __future__ import annotations

from ....deals import Deal
from ...kinds import card, cards_to_choose, choice, number
from ...scene import Scene
from .positions import TABLE, after, within

# As in the worked hand, but South holds no diamond besides the left bower.
_WITHOUT_DIAMOND = Deal.of(
    TABLE,
    "N",
    {
        "E": "J♥ K♥ 10♥ A♦ Q♣ 9♠",
        "S": "J♦ Q♠ 9♥ K♠ 10♠ 9♣",
        "W": "A♥ 10♦ 9♦ J♠ A♣ J♣",
        "N": "Q♥ K♦ A♠ Q♦ K♣ 10♣",
    },
)
# East leads the right bower, and the left bower is South's only heart.
_ONLY_THE_LEFT = Deal.of(
    TABLE,
    "N",
    {
        "E": "J♥ K♥ 10♥ A♦ Q♣ 9♠",
        "S": "J♦ Q♦ A♣ K♠ 10♠ 9♣",
        "W": "A♥ 9♥ 10♦ 9♦ J♠ J♣",
        "N": "Q♥ K♦ A♠ Q♠ K♣ 10♣",
    },
)
# West has drawn a round of trump; South keeps the left bower and one diamond.
_WEST_BIDS = Deal.of(
    TABLE,
    "S",
    {
        "W": "J♠ A♠ K♠ A♦ K♣ 9♥",
        "N": "10♠ K♦ J♦ A♣ 10♣ 9♣",
        "E": "9♠ Q♦ 9♦ Q♣ J♥ 10♥",
        "S": "J♣ Q♠ 10♦ A♥ K♥ Q♥",
    },
)
_TO_TRICK_TWO = ("4", "pass", "pass", "pass", "S", *["J♠", "10♠", "9♠", "Q♠"])
_TO_TRICK_THREE = (*_TO_TRICK_TWO, *["A♦", "J♦", "9♦", "10♦"])

QUESTIONS = (
    cards_to_choose(
        "partnership.04.q1",
        "East leads the ace of diamonds. You are South. Which cards may you play?",
        within("queen_follows", 2, 1),
        why="Diamonds were led, and the queen is a diamond you hold. The jack is a heart.",
        hints=[
            "Which suit was led, and which of your cards belong to it in this hand?",
            "The jack of diamonds is the left bower. Is there another diamond in your hand?",
        ],
    ),
    choice(
        "partnership.04.q2",
        "In the hand as it is told, which card is against the rules?",
        "South's J♦ in trick 2",
        wrong={
            "West's A♥ in trick 1": "Hearts were led, and the ace is the only heart West holds. It "
            "must come.",
            "South's 9♥ in trick 1": "Hearts were led. South holds two, the nine and the jack of "
            "diamonds, and may choose.",
            "East's A♦ in trick 2": "East took trick 1 and may lead anything.",
        },
        why="Diamonds were led and South holds the queen of diamonds. Whoever can follow is not "
        "void.",
        hints=[
            "The story says that South is void in diamonds. Look at South's cards.",
            "Void means: not a single card of the suit.",
        ],
    ),
    cards_to_choose(
        "partnership.04.q3",
        "The same lead, but now you hold the queen of spades instead of the queen of diamonds. "
        "Which cards may you play?",
        after(
            _WITHOUT_DIAMOND, ("3", "pass", "pass", "pass", "H", *["J♥", "9♥", "A♥", "Q♥", "A♦"])
        ),
        why="The jack of diamonds is a heart, so you hold no diamond at all: now you are void and "
        "may play anything.",
        hints=["Which diamonds do you hold? The left bower is none."],
    ),
    cards_to_choose(
        "partnership.04.q4",
        "East leads the jack of hearts, the right bower. Which cards may you play?",
        after(_ONLY_THE_LEFT, ("3", "pass", "pass", "pass", "H", "J♥")),
        why="Trump was led and you hold one trump: the left bower. It follows hearts.",
        hints=["No card of yours has the sign of hearts. Is one of them a heart all the same?"],
    ),
    cards_to_choose(
        "partnership.04.q5",
        "Spades are trump. West leads the ace of diamonds, and you would like to trump it. "
        "Which cards may you play?",
        after(_WEST_BIDS, (*_TO_TRICK_TWO, *["A♦", "J♦", "9♦"])),
        why="You hold the ten of diamonds, so it must come. Trumping is for those who cannot "
        "follow.",
        hints=["Can you follow suit? Then nothing else is allowed."],
    ),
    choice(
        "partnership.04.q6",
        "Hearts were led, you hold no heart, and hearts are not trump. What must you play?",
        "any card you like",
        wrong={
            "a trump": "Some card games ask for that. Here you may trump, but you need not.",
            "a trump, if it takes the trick": "Even then it is your choice.",
            "the lowest card you hold": "A small card is often wise, but no rule asks for it.",
        },
        why="Who cannot follow plays anything; nobody is made to trump.",
        hints=["After you cannot follow, is there any rule left?"],
    ),
    card(
        "partnership.04.q7",
        "West leads the king of clubs, North plays the ace, East the queen. You hold no club and "
        "play last. Which card?",
        after(_WEST_BIDS, (*_TO_TRICK_THREE, *["K♣", "A♣", "Q♣"])),
        "A♥ K♥ Q♥",
        wrong={
            "J♣": "North has this trick for your side already. The jack of clubs is the left "
            "bower and now the highest trump left: let it win a trick of its own.",
        },
        why="Your partner has the trick. Throw a heart and keep the bower. Ace, king and queen in "
        "one hand are worth the same, so it may be any of the three.",
        hints=[
            "Who is winning the trick, and on whose side?",
            "A trick that is yours already needs no trump of yours.",
        ],
    ),
    choice(
        "partnership.04.q8",
        "Hearts are trump. Who takes this trick?",
        "North",
        wrong={
            "West": "The ace of spades is the highest spade, but there is a trump in the trick.",
            "East": "East follows with a spade, lower than the ace, and there is a trump besides.",
            "South": "The ace of clubs is neither a spade nor a trump.",
        },
        why="The jack of diamonds is the left bower, the only trump here.",
        hints=["Is one of these a trump that does not look like one?"],
        scene=Scene.made(strain="H", trick="W:AS N:JD E:KS S:AC"),
    ),
    choice(
        "partnership.04.q9",
        "Hearts are trump. Who takes this trick, and who leads next?",
        "East, and East leads",
        wrong={
            "West, and West leads": "The queen of spades was led, and the king that follows is "
            "higher.",
            "East, and West leads": "East takes it. Whoever takes a trick leads the next one.",
            "North, and North leads": "The ace of clubs is no spade and no trump.",
            "South, and South leads": "The ace of diamonds is no spade and no trump: it was thrown "
            "away.",
        },
        why="No trump fell, so the highest spade wins: East's king. East leads.",
        hints=["No heart, no red jack: only spades can win this."],
        scene=Scene.made(strain="H", trick="W:QS N:AC E:KS S:AD"),
    ),
    number(
        "partnership.04.q10",
        "West has bid alone. How many cards make a trick in this hand?",
        3,
        slips={
            4: "East, the partner, has put the cards down and is skipped in every trick.",
            2: "Both opponents of a lone bidder play on.",
            1: "The bidder plays, and so do both opponents.",
            6: "Six is the number of tricks.",
        },
        why="The bidder against two opponents: three cards a trick.",
        hints=["Who sits out, and who is left?"],
        unit="cards",
    ),
    choice(
        "partnership.04.q11",
        "West plays alone and leads; North plays to the trick. Who is next?",
        "South",
        wrong={
            "East": "East is West's partner and sits out.",
            "West": "West led and has played. One more card is missing from this trick.",
            "nobody, the trick is complete": "Two cards lie there. South still plays.",
        },
        why="East is skipped, so after North it is South's turn.",
        hints=["Go round clockwise from North and skip whoever sits out."],
    ),
    card(
        "partnership.04.q12",
        "West plays alone with hearts as trump and leads the right bower. North has played the "
        "ten. Which card do you play?",
        within("alone_missed", 1, 2),
        "9♥",
        wrong={
            "J♦": "Nothing beats the right bower, so your left bower would fall for nothing. Keep "
            "it: it beats every other trump West holds."
        },
        why="You must play a heart and cannot win, so give the nine. The left bower then takes the "
        "next round of trump, and alone has failed.",
        hints=[
            "Can you beat the right bower?",
            "Which of your two hearts can take a later trick?",
        ],
    ),
)
