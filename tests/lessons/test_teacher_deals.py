"""Every deal of the deal sets shows what it is said to show.

What the words claim of the cards is counted here by hand; what they claim of the best play is
asked of the solver; what may be played and what it scores is asked of the engine.
"""

from datetime import date

import pytest

from bideuchre_teach import deals, record
from bideuchre_teach.auction import Call
from bideuchre_teach.bots import Steady
from bideuchre_teach.cards import Card, Rank, Seat, Side, Strain, Suit, cards
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Phase
from bideuchre_teach.rules import Rules
from bideuchre_teach.scoring import winner
from bideuchre_teach.solver import card_values, solve
from bideuchre_teach.teach import deal_set, deal_sets
from tests.hands import go

NS, EW = Side.NORTH_SOUTH, Side.EAST_WEST
SUITS = "♥♠♦♣"
STRAINS = [*SUITS, "NT"]
COLOUR = {"♥": "♦", "♦": "♥", "♠": "♣", "♣": "♠"}
SHOWN = {}


def shows(lesson, name, *phrases):
    """Say which deal a check is about, and the words of its point that the check bears out."""

    def keep(check):
        SHOWN[lesson, name] = (phrases, check)
        return check

    return keep


# Counting by hand


def held(hand, seat="S"):
    return [card.text for card in hand.deal.hand(Seat.of(seat))]


def everybody(hand):
    return [held(hand, seat) for seat in hand.rules.seats]


def has(hand, text, seat="S"):
    return all(held(hand, seat).count(card) >= text.split().count(card) for card in text.split())


def printed(hand, suit, seat="S"):
    return [text for text in held(hand, seat) if text.endswith(suit)]


def trumps(hand, suit, seat="S"):
    return [text for text in held(hand, seat) if text.endswith(suit) or text == "J" + COLOUR[suit]]


def spread(hand, suit):
    return [len(trumps(hand, suit, seat)) for seat in hand.rules.seats]


def jacks(texts):
    return [text for text in texts if text.startswith("J")]


# Best play, all cards open


def worth(hand, strain, seat="S"):
    return solve(hand.deal, strain, seat)


def best(hand, seat="S", strains=STRAINS):
    return max(worth(hand, strain, seat) for strain in strains)


def alone(hand, strain, seat="S", *, swap=None):
    """Tricks that a seat takes alone, when everybody before it passes."""
    rules, at = hand.rules, Hand.start(hand.deal)
    while at.turn is not Seat.of(seat):
        at = at.do(Call.of("pass"))
    if rules.strain_in_bid:
        at = go(at, f"alone {strain}")
        if at.phase is Phase.SWAP:
            given, back = swap or ("", "")
            at = at.do(cards(given))
            at = at.do(cards(back)) if given else at
        return solve(at)
    return solve(go(at, "alone", strain))


def leads(hand):
    return {card.text: value for card, value in card_values(hand).items()}


def legal(hand):
    return sorted(card.text for card in hand.actions())


def takes(hand, text):
    """Who takes the trick on the table if this is its last card."""
    after = hand.do(Card.of(text))
    assert not after.played
    return after.tricks[-1].winner.value


def score(hand):
    assert hand.phase is Phase.OVER
    return {side.value: points for side, points in hand.result.score.items()}


def took(hand, side):
    taken = hand.result.tricks
    return sum(taken[seat] for seat in taken if hand.rules.side_of(seat) is side)


def called(hand):
    return [call.text for call in hand.auction.calls]


def wins(hand, before):
    """The side that has won the game after this hand, from these totals; None if it goes on."""
    found = winner(hand.rules, before, hand.result)
    return found and found[0]


def best_play(hand):
    while hand.turn:
        values = card_values(hand)
        hand = hand.do(max(values, key=values.get))
    return hand


def scores(lesson, name, phrases, contract, tricks, points):
    """A hand that is played to the end: who bid what, the tricks of that side, every column."""

    @shows(lesson, name, *phrases)
    def _(hand):
        bid = hand.contract
        assert f"{bid.seat.value} {'alone' if bid.alone else bid.bid}" == contract
        assert took(hand, hand.rules.side_of(bid.seat)) == tricks
        assert {side: n for side, n in score(hand).items() if n} == points


scores("first_night/05", "bid 2, took 4", ["bids 2 and takes four", "+4"], "S 2", 4, {"S": 4})
scores("first_night/05", "bid 4, took 3", ["one short: −4"], "W 4", 3, {"W": -4})
scores("first_night/05", "bid 4, took 2", ["two short: −4"], "E 4", 2, {"E": -4})
scores("first_night/05", "Pepper at three", ["takes all eight: +16"], "S 8", 8, {"S": 16})
scores(
    "partnership/01",
    "both sides write",
    ["South bids 3", "take four of the six: +4", "+2 for West and East"],
    "S 3",
    4,
    {"NS": 4, "EW": 2},
)
scores(
    "partnership/05", "bid 3, took 5", ["takes five: +5", "+1 for"], "N 3", 5, {"NS": 5, "EW": 1}
)
scores("partnership/05", "one short", ["three: −6", "+3 for"], "E 4", 3, {"EW": -6, "NS": 3})
scores("partnership/05", "two short", ["one: −6", "+5 for"], "W 3", 1, {"EW": -6, "NS": 5})
scores("partnership/05", "alone, all six", ["+12, and nothing"], "S alone", 6, {"NS": 12})
scores("partnership/05", "alone, five", ["−12, and nothing"], "S alone", 5, {"NS": -12})
scores("double_deck/05", "bid 6, took 8", ["+8, and +4"], "S 6", 8, {"NS": 8, "EW": 4})
scores("double_deck/05", "one short", ["takes six: −7, and +6"], "E 7", 6, {"EW": -7, "NS": 6})


# Start here


@shows("start_here/00", "a second first trick", "no diamond and two spades", "every other card")
def _(hand):
    assert printed(hand, "♦") == []
    assert len(trumps(hand, "♠")) == 2
    assert {text: takes(hand, text) == "S" for text in legal(hand)} == {
        text: text in trumps(hand, "♠") for text in held(hand)
    }


@shows("start_here/00", "follow, and take it", "the ace takes", "the nine does not")
def _(hand):
    assert legal(hand) == ["9♣", "A♣"]
    assert takes(hand, "A♣") == "S"
    assert takes(hand, "9♣") != "S"
    assert trumps(hand, "♥")


# First night


@shows("first_night/01", "four jacks, four hands", "Each player has one jack", "West dealt")
def _(hand):
    assert [len(jacks(texts)) for texts in everybody(hand)] == [1, 1, 1, 1]
    assert (hand.dealer, hand.turn) == (Seat.WEST, Seat.NORTH)


@shows("first_night/01", "two aces nobody sees", "two unused cards are aces")
def _(hand):
    assert [card.rank for card in hand.deal.dead] == [Rank.ACE, Rank.ACE]


@shows("first_night/01", "eight cards, three suits", "South has no spade", "West no club")
def _(hand):
    assert (printed(hand, "♠"), printed(hand, "♣", "W")) == ([], [])
    assert [len(texts) for texts in everybody(hand)] == [8, 8, 8]


@shows("first_night/02", "count bowers, not cards", "worth five tricks", "diamonds one")
def _(hand):
    assert (len(printed(hand, "♦")), len(printed(hand, "♠"))) == (3, 2)
    assert has(hand, "A♦ K♦ J♠ J♣")
    assert (worth(hand, "♠"), worth(hand, "♦")) == (5, 1)


@shows("first_night/02", "no jack, four aces", "takes all six", "falls short")
def _(hand):
    assert jacks(held(hand)) == []
    assert sum(text.startswith("A") for text in held(hand)) == 4
    assert worth(hand, "NT") == 6
    assert best(hand, strains=SUITS) < 6


@shows("first_night/02", "nobody has three", "nobody at this table", "A bid of 3 is set")
def _(hand):
    assert max(best(hand, seat) for seat in "SWNE") < 3


@shows("first_night/02", "one more than the last", "North has bid 3", "four tricks, not five")
def _(hand):
    assert (called(hand), hand.turn) == (["pass", "3", "pass"], Seat.SOUTH)
    assert best(hand) == 4


@shows("first_night/02", "five, and one short of Pepper", "five tricks", "never wins")
def _(hand):
    assert has(hand, "J♠ J♣ A♠ K♠ A♥ 9♦")
    assert best(hand) == worth(hand, "♠") == 5


@shows("first_night/03", "four jacks in one hand", "two of them are bowers")
def _(hand):
    assert len(jacks(held(hand))) == 4
    assert [len(jacks(trumps(hand, suit))) for suit in SUITS] == [2, 2, 2, 2]


@shows("first_night/03", "a trump without a spade", "the clubs are three, not four")
def _(hand):
    assert printed(hand, "♠") == []
    assert trumps(hand, "♠") == ["J♣"]
    assert len(printed(hand, "♣")) == 4


@shows("first_night/03", "a trump that never comes", "five with South", "one lies among")
def _(hand):
    assert (len(trumps(hand, "♥")), sum(spread(hand, "♥"))) == (5, 8)
    assert sum(card.suit is Suit.HEARTS or card.text == "J♦" for card in hand.deal.dead) == 1


@shows("first_night/03", "a jack between queen and ten", "highest card", "left bower in diamonds")
def _(hand):
    assert has(hand, "J♥")
    assert has(hand, "Q♥", "W")
    bid = go(Hand.start(hand.deal), "3", "pass", "pass", "pass")
    for strain, taker in (("♥", Seat.SOUTH), ("NT", Seat.WEST)):
        trick = go(bid, strain, "J♥", "Q♥")
        assert trick.trick.plays[0 if taker is Seat.SOUTH else 1][0] is taker
        assert trick.trick.winner is taker


@shows("first_night/04", "draw trump first", "five tricks come in", "it is four")
def _(hand):
    values = leads(hand)
    assert called(hand)[0] == "3"
    assert {values[text] for text in trumps(hand, "♠")} == {5}
    assert values["A♥"] == 4


@shows("first_night/04", "the left bower is no diamond", "only the ten may be played")
def _(hand):
    assert printed(hand, "♦") == ["10♦", "J♦"]
    assert (hand.played, legal(hand)) == (cards("A♦"), ["10♦"])


@shows("first_night/04", "void, with the left bower", "any of the six")
def _(hand):
    assert printed(hand, "♦") == ["J♦"]
    assert (hand.played, len(legal(hand))) == (cards("A♦"), 6)


@shows("first_night/04", "one card sets the bidder", "one trump, the king", "any other card")
def _(hand):
    contract = hand.contract
    assert (contract.seat, contract.bid, hand.taken[Seat.NORTH]) == (Seat.NORTH, 4, 2)
    assert hand.played[0] == Card.of("A♠")
    assert hand.turn is Seat.SOUTH
    # Four tricks are left, so North has two and what the others leave.
    made = {text: 2 + 4 - value >= 4 for text, value in leads(hand).items()}
    assert made == {"K♣": False, "K♥": True, "J♥": True, "K♦": True}


@shows("first_night/04", "keep the left bower guarded", "costs that trick")
def _(hand):
    values = leads(hand)
    assert sorted(values) == ["9♥", "J♦"]
    assert values["9♥"] == values["J♦"] + 1
    assert (hand.contract.bid, hand.played[0]) == (4, Card.of("J♥"))


def first_night_hand(hand, outside):
    assert has(hand, "J♥ J♦ A♥ K♥ A♠ 9♣", "W")
    assert sorted(len(trumps(hand, "♥", seat)) for seat in "NES") == outside
    assert solve(hand) == 5


@shows("first_night/06", "one round is enough", "one in each hand", "West takes five tricks")
def _(hand):
    first_night_hand(hand, [1, 1, 1])


@shows("first_night/06", "two rounds", "Two of the three", "West takes five tricks")
def _(hand):
    first_night_hand(hand, [0, 1, 2])


@shows("first_night/06", "three rounds", "All three hearts are in one hand", "only four when")
def _(hand):
    first_night_hand(hand, [0, 0, 3])
    # Two rounds of the bowers, the others at their best, then the ace of spades.
    for lead in ("J♥", "J♦"):
        hand = go(hand, lead)
        while hand.played:
            values = card_values(hand)
            hand = hand.do(max(values, key=lambda card: (values[card], -card.index)))
    assert hand.turn is Seat.WEST
    assert 2 + max(leads(hand).values()) == 5
    assert 2 + leads(hand)["A♠"] == 4


@shows("first_night/07", "you speak first", "East dealt", "worth four tricks, in no strain five")
def _(hand):
    assert (hand.dealer, hand.turn, best(hand)) == (Seat.EAST, Seat.SOUTH, 4)


@shows("first_night/07", "three have passed", "three tricks score 3 all the same")
def _(hand):
    assert (called(hand), hand.turn, best(hand)) == (["pass"] * 3, Seat.SOUTH, 3)
    assert hand.judge(Call.of("1")).legal


@shows("first_night/07", "let them have it", "has bid 4", "two tricks at best")
def _(hand):
    assert (max(called(hand)[:3], key=lambda text: (text.isdecimal(), text)), best(hand)) == (
        "4",
        2,
    )
    assert hand.turn is Seat.SOUTH


# Partnership


@shows("partnership/01", "bid it, name it, lead it", "first to speak", "four tricks", "J♦ and J♥")
def _(hand):
    assert (hand.turn, has(hand, "J♦ J♥"), worth(hand, "♦")) == (Seat.SOUTH, True, 4)
    assert best(hand, strains=SUITS) == 4


@shows("partnership/02", "two, two, two and one", "1, 2, 2, 2", "the jack of diamonds")
def _(hand):
    assert spread(hand, "♥") == [1, 2, 2, 2]
    assert trumps(hand, "♥") == ["J♦"]


@shows("partnership/02", "five of the seven", "five trumps", "one each with West and East")
def _(hand):
    assert spread(hand, "♠") == [5, 1, 0, 1]
    assert len(printed(hand, "♠")) == 4


@shows("partnership/02", "a jack for everybody", "Each player holds one jack")
def _(hand):
    assert [len(jacks(texts)) for texts in everybody(hand)] == [1, 1, 1, 1]


@shows("partnership/03", "the dealer must, and can", "Only hearts are worth three tricks")
def _(hand):
    assert (called(hand), hand.turn, hand.dealer) == (["pass"] * 3, Seat.SOUTH, Seat.SOUTH)
    assert not hand.judge(Call.of("pass")).legal
    assert [suit for suit in SUITS if worth(hand, suit) >= 3] == ["♥"]


@shows("partnership/03", "the dealer must, and cannot", "No suit brings", "−6 is the price")
def _(hand):
    assert (called(hand), hand.turn) == (["pass"] * 3, Seat.SOUTH)
    assert best(hand, strains=SUITS) < 3


@shows("partnership/03", "two tricks from North", "With spades", "three tricks playing alone")
def _(hand):
    assert (alone(hand, "♠"), worth(hand, "♠")) == (3, 5)


@shows("partnership/03", "alone, whatever comes", "all lie in one defender's hand")
def _(hand):
    assert has(hand, "J♣ J♠ A♣ K♣ A♦ K♦")
    assert 3 in (len(trumps(hand, "♣", "W")), len(trumps(hand, "♣", "E")))
    assert alone(hand, "♣") == 6


@shows("partnership/03", "alone, with the left bower outside", "West has it", "takes five")
def _(hand):
    assert has(hand, "J♣ 9♠", "W")
    assert has(hand, "J♠ A♠ K♠ Q♠ A♥ A♦")
    assert alone(hand, "♠") == 5


@shows("partnership/03", "the same six cards, and it works", "North has the left bower")
def _(hand):
    assert has(hand, "J♠ A♠ K♠ Q♠ A♥ A♦")
    assert has(hand, "J♣", "N")
    assert alone(hand, "♠") == 6


@shows("partnership/04", "the trick is North's", "last to play", "costs one later")
def _(hand):
    assert (hand.turn, len(hand.played), hand.trick.winner) == (Seat.SOUTH, 3, Seat.NORTH)
    assert len(legal(hand)) == 6
    values = leads(hand)
    ruffs = {values[text] for text in trumps(hand, hand.strain.value)}
    assert ruffs == {max(values.values()) - 1}
    assert {values[text] for text in values if text not in trumps(hand, "♠")} == {
        max(values.values())
    }


@shows("partnership/04", "void, says a friend", "must play the queen")
def _(hand):
    assert has(hand, "J♦ Q♦")
    assert (hand.played, legal(hand)) == (cards("A♦"), ["Q♦"])


@shows("partnership/04", "draw trump first", "five tricks", "only four")
def _(hand):
    values = leads(hand)
    assert ({values[text] for text in trumps(hand, "♣")}, values["A♥"]) == ({5}, 4)


@shows("partnership/04", "against a lone bidder", "alone is set", "let all six through")
def _(hand):
    assert hand.contract.alone
    assert hand.played[0] == Card.of("J♥")
    assert leads(hand) == {"9♥": 1, "J♦": 0}


@shows("partnership/06", "38 against 41", "four tricks with spades", "West can make the 3")
def _(hand):
    assert (called(hand), hand.turn) == (["3", "pass", "pass"], Seat.SOUTH)
    assert [suit for suit in SUITS if worth(hand, suit) >= 4] == ["♠"]
    assert best(hand, "W", SUITS) == 3
    done = best_play(go(hand, "4", "♠"))
    assert score(done) == {"NS": 4, "EW": 2}
    assert wins(done, {NS: 38, EW: 41}) is NS


@shows("partnership/06", "defenders get home", "West bids 4 in diamonds", "win without a bid")
def _(hand):
    done = best_play(hand)
    assert score(done) == {"EW": 4, "NS": 2}
    assert wins(done, {NS: 40, EW: 30}) is NS


@shows("partnership/06", "one trick too proud", "in no suit five", "falls back to 32")
def _(hand):
    assert (called(hand), best(hand, strains=SUITS)) == (["pass"] * 3, 4)
    suit = max(SUITS, key=lambda suit: worth(hand, suit))
    for bid in ("3", "4"):
        assert wins(best_play(go(hand, bid, suit)), {NS: 38, EW: 0}) is NS
    assert 38 + score(best_play(go(hand, "5", suit)))["NS"] == 32


@shows("partnership/07", "a table with no trump", "all six tricks", "the best suit only 4")
def _(hand):
    assert hand.rules == Rules.partnership(no_trump=True)
    assert (worth(hand, "NT"), best(hand, strains=SUITS)) == (6, 4)


@shows("partnership/07", "one card short", "takes five with hearts", "it is all six")
def _(hand):
    assert hand.rules == Rules.partnership(small_pepper=True)
    assert alone(hand, "♥") == 5
    bid = go(hand, "small pepper", "pass", "pass", "pass", "♥", "9♦", "A♥")
    assert solve(bid) == 6


@shows("partnership/07", "nobody wants it", "four passes", "would have to bid")
def _(hand):
    assert hand.result.thrown_in
    usual = Hand.start(deals.from_code(deals.code(hand.deal)))
    assert not go(usual, "pass", "pass", "pass").judge(Call.of("pass")).legal
    at = Hand.start(hand.deal)
    while at.turn:
        # Poor hands: a player who bids by good habits passes each of them.
        assert Steady().choose(at.seen_by(at.turn)).action.is_pass
        at = go(at, "pass")


@shows("partnership/07", "a cheaper set", "South bids 3", "−3 here, −6", "+4 for West and East")
def _(hand):
    assert score(hand) == {"NS": -3, "EW": 4}
    usual = record.load({**record.write(hand), "rules": "partnership"})
    assert score(usual) == {"NS": -6, "EW": 4}


@shows("partnership/08", "your partner has bid", "North has bid 3", "worth four tricks whether")
def _(hand):
    assert (called(hand), hand.turn) == (["pass", "3", "pass"], Seat.SOUTH)
    assert (best(hand, "S", SUITS), best(hand, "N", SUITS)) == (4, 4)


@shows("partnership/08", "defend for your points", "has bid 5", "one trick at most")
def _(hand):
    assert ("5" in called(hand), hand.turn) == (True, Seat.SOUTH)
    assert best(hand, strains=SUITS) <= 1


@shows("partnership/08", "strong, and not alone", "five tricks together", "alone only four")
def _(hand):
    assert (hand.turn, best(hand, strains=SUITS)) == (Seat.SOUTH, 5)
    assert max(alone(hand, suit) for suit in SUITS) == 4


# Double deck


@shows("double_deck/01", "two of the same", "both jacks of hearts, and one ace of spades")
def _(hand):
    assert (held(hand).count("J♥"), held(hand).count("A♠")) == (2, 1)


@shows("double_deck/01", "twelve cards, no pair", "all different")
def _(hand):
    assert len(set(held(hand))) == 12


@shows("double_deck/01", "eight aces, two each", "each player has two", "48 cards")
def _(hand):
    assert [sum(t.startswith("A") for t in texts) for texts in everybody(hand)] == [2, 2, 2, 2]
    assert sum(map(len, everybody(hand))) == 48


@shows("double_deck/02", "four over four", "it takes 5♠", "worth 11 tricks")
def _(hand):
    assert (called(hand)[0], hand.turn) == ("4♥", Seat.SOUTH)
    assert not hand.judge(Call.of("4♠")).legal
    assert hand.judge(Call.of("5♠")).legal
    assert worth(hand, "♠") == 11


@shows("double_deck/02", "over your partner", "With hearts the side takes 5", "South's spades 11")
def _(hand):
    assert hand.auction.high_seat is Seat.NORTH
    assert hand.judge(Call.of("5♠")).legal
    assert (worth(hand, "♥", "N"), worth(hand, "♠")) == (5, 11)


@shows("double_deck/02", "come back after a pass", "7♦ may be bid", "worth eleven tricks")
def _(hand):
    assert [(seat.value, call.text) for seat, call in hand.auction.spoken()] == [
        ("W", "4♣"),
        ("N", "5♦"),
        ("E", "pass"),
        ("S", "pass"),
        ("W", "6♣"),
        ("N", "pass"),
        ("E", "pass"),
    ]
    assert hand.judge(Call.of("7♦")).legal
    assert worth(hand, "♦") == 11


@shows("double_deck/03", "fourteen trumps", "four, four, three and three")
def _(hand):
    assert sorted(spread(hand, "♥")) == [3, 3, 4, 4]


@shows("double_deck/03", "all four bowers", "both right and both left bowers")
def _(hand):
    assert has(hand, "J♠ J♠ J♣ J♣")


@shows("double_deck/03", "a diamond follows", "one diamond, the nine, and it must be played")
def _(hand):
    assert printed(hand, "♦") == ["9♦", "J♦"]
    assert (hand.strain, hand.played, legal(hand)) == (Strain.HEARTS, cards("A♦"), ["9♦"])


@shows("double_deck/03", "the first of twins", "the second ace takes nothing")
def _(hand):
    assert (hand.contract.seat, hand.played) == (Seat.EAST, cards("A♥"))
    assert {"A♥", "9♥"} <= set(legal(hand))
    second = go(hand, "A♥")
    while second.played:
        second = second.do(second.actions()[0])
    assert second.tricks[0].winner is Seat.EAST
    values = leads(hand)
    assert values["9♥"] == max(values.values()) > values["A♥"]


@shows("double_deck/04", "the swap fills the gap", "a trick is lost", "all twelve come in")
def _(hand):
    assert has(hand, "J♣", "N")
    assert alone(hand, "♠") == 11
    assert alone(hand, "♠", swap=("9♣", "J♣")) == 12


@shows("double_deck/04", "a gap that no swap fills", "West has both", "Whatever North hands over")
def _(hand):
    # One right bower each with South and West: South's cannot fall on West's, since West can
    # follow with another trump, and then West's is the highest.
    both = held(hand) + held(hand, "N")
    assert (both.count("J♠"), both.count("J♣")) == (1, 1)
    assert has(hand, "J♠ J♣", "W")
    assert len(trumps(hand, "♠", "W")) > 2
    for gives, back in (("9♣", "K♦"), ("9♣ K♥ J♣", "Q♠ 10♠ K♦"), ("9♣ K♥", "Q♠ 10♠")):
        assert alone(hand, "♠", swap=(gives, back)) < 12


@shows("double_deck/05", "past 52 on odd tricks", "stand at 55, and have not won")
def _(hand):
    assert score(hand) == {"NS": 7, "EW": 5}
    assert wins(hand, {NS: 30, EW: 50}) is None


@shows("double_deck/05", "set at the line", "back to 43", "West and East win with 53")
def _(hand):
    assert score(hand) == {"NS": -7, "EW": 7}
    assert took(hand, NS) == 5
    assert wins(hand, {NS: 50, EW: 46}) is EW


@shows("double_deck/06", "bowers and length", "Seven spades with all four bowers: ten tricks")
def _(hand):
    assert (len(trumps(hand, "♠")), has(hand, "J♠ J♠ J♣ J♣")) == (7, True)
    assert worth(hand, "♠") == 10


@shows("double_deck/06", "bowers without length", "no other spade: eight tricks, two fewer")
def _(hand):
    assert sorted(trumps(hand, "♠")) == ["J♠", "J♠", "J♣", "J♣"]
    assert worth(hand, "♠") == 8


@shows("double_deck/06", "length without bowers", "no bower among them: eight tricks")
def _(hand):
    assert (len(trumps(hand, "♠")), jacks(trumps(hand, "♠"))) == (7, [])
    assert worth(hand, "♠") == 8


@shows("double_deck/06", "three from North", "four tricks alone", "seven with North")
def _(hand):
    assert (len(trumps(hand, "♠")), len(jacks(trumps(hand, "♠")))) == (5, 1)
    assert (alone(hand, "♠"), worth(hand, "♠")) == (4, 7)


@shows("double_deck/06", "one from North", "ten tricks alone", "eleven with North")
def _(hand):
    assert (len(trumps(hand, "♠")), has(hand, "A♥ A♦")) == (8, True)
    assert (alone(hand, "♠"), worth(hand, "♠")) == (10, 11)


@shows("double_deck/06", "lead it before its twin", "makes 9 tricks", "8 or fewer")
def _(hand):
    values = leads(hand)
    assert values.pop("A♥") == 9
    assert max(values.values()) == 8
    assert sum(held(hand, seat).count("A♥") for seat in "WE") == 1
    assert sum(held(hand, seat).count("J♠") for seat in "WE") == 1


@shows("double_deck/07", "1 January 2026, deal 1", "Deal 1", "the lesson begins with it")
def _(hand):
    assert hand.deal == deals.daily(Rules.double_deck(), date(2026, 1, 1), 1)


@shows("double_deck/07", "1 January 2026, deal 2", "Deal 2")
def _(hand):
    assert hand.deal == deals.daily(Rules.double_deck(), date(2026, 1, 1), 2)


@shows("double_deck/07", "work the controls", "three bowers and seven spades in all")
def _(hand):
    assert (hand.turn, len(trumps(hand, "♠"))) == (Seat.SOUTH, 7)
    assert len(jacks(trumps(hand, "♠"))) == 3


# The lab


@shows("lab/01", "the same hand, three tricks", "three tricks with hearts", "four and five")
def _(hand):
    assert has(hand, "J♥ A♥ K♥ 9♥ A♠ 9♣", "W")
    assert worth(hand, "♥", "W") == 3


@shows("lab/01", "the same hand, four tricks", "The same six cards", "four tricks")
def _(hand):
    assert has(hand, "J♥ A♥ K♥ 9♥ A♠ 9♣", "W")
    assert worth(hand, "♥", "W") == 4


@shows("lab/01", "the same hand, five tricks", "The same six cards", "five tricks")
def _(hand):
    assert has(hand, "J♥ A♥ K♥ 9♥ A♠ 9♣", "W")
    assert worth(hand, "♥", "W") == 5


@shows("lab/01", "the first-night hand again", "both bowers", "five tricks")
def _(hand):
    assert has(hand, "J♥ J♦ A♥ K♥ A♠ 9♣", "W")
    assert worth(hand, "♥", "W") == 5


@shows("lab/02", "the left bower by itself", "no other spade", "takes all six")
def _(hand):
    assert trumps(hand, "♠", "E") == ["J♣"]
    assert has(hand, "J♠ A♠ K♠ Q♠ A♥ A♦")
    assert alone(hand, "♠") == 6


@shows("lab/02", "the left bower with company", "with two spades: five tricks")
def _(hand):
    assert (len(printed(hand, "♠", "E")), has(hand, "J♣", "E")) == (2, True)
    assert has(hand, "J♠ A♠ K♠ Q♠ A♥ A♦")
    assert alone(hand, "♠") == 5


@shows("lab/02", "six together, four alone", "six tricks with North's help", "four without")
def _(hand):
    assert (worth(hand, "♠"), alone(hand, "♠")) == (6, 4)


@shows("lab/03", "three tricks from North", "two tricks alone in spades, and five with North")
def _(hand):
    assert (alone(hand, "♠"), worth(hand, "♠")) == (2, 5)


@shows("lab/03", "nothing from North", "Five tricks alone and five with North")
def _(hand):
    assert (alone(hand, "♠"), worth(hand, "♠")) == (5, 5)


@shows("lab/03", "three of twelve", "without a swap", "five tricks alone", "eight with North")
def _(hand):
    assert hand.rules == Rules.double_deck(swap=0)
    assert (alone(hand, "♠"), worth(hand, "♠")) == (5, 8)


@pytest.mark.parametrize(
    ("lesson", "name"), [(x, name) for x in deal_sets() for name in deal_set(x)]
)
def test_a_deal_shows_what_is_said_of_it(lesson, name):
    phrases, check = SHOWN[lesson, name]
    point = deal_set(lesson).point(name)
    assert [phrase for phrase in phrases if phrase not in point] == []
    check(record.load(deal_set(lesson)[name]))


def test_no_check_is_about_a_deal_that_there_is_not():
    assert set(SHOWN) == {(lesson, name) for lesson in deal_sets() for name in deal_set(lesson)}
