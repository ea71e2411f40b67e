"""The rules once more, written apart from the package: on plain strings, by looking things up.

Cards are texts such as ``JH`` and ``10S``, strains ``C D H S NT``, seats ``S W N E``. Slow and
simple on purpose: each function says one sentence of the rules and shares nothing with the
package, so that a fault has to be made twice, in two ways, to go unnoticed.
"""

from __future__ import annotations

from random import Random

COLOUR_MATE = {"C": "S", "S": "C", "D": "H", "H": "D"}
CLOCKWISE = {
    3: ["S", "W", "E"],
    4: ["S", "W", "N", "E"],
    5: ["S", "W", "NW", "NE", "E"],
}
PACKS = {
    "partnership": [r + s for s in "CDHS" for r in ("9", "10", "J", "Q", "K", "A")],
    "cutthroat-3": [r + s for s in "CDHS" for r in ("9", "10", "J", "Q", "K", "A")],
    "cutthroat-4": [r + s for s in "CDHS" for r in ("9", "10", "J", "Q", "K", "A")],
    "cutthroat-5": [r + s for s in "CDHS" for r in ("7", "8", "9", "10", "J", "Q", "K", "A")],
    "double-deck": 2 * [r + s for s in "CDHS" for r in ("9", "10", "J", "Q", "K", "A")],
}
HAND_SIZE = {
    "partnership": 6,
    "cutthroat-3": 8,
    "cutthroat-4": 6,
    "cutthroat-5": 6,
    "double-deck": 12,
}


def ladder(strain: str, led: str) -> list[str]:
    """Every card that could take a trick in which this suit was led, best first."""
    if strain == "NT":
        return [rank + led for rank in ["A", "K", "Q", "J", "10", "9", "8", "7"]]
    mate = COLOUR_MATE[strain]
    trumps = ["J" + strain, "J" + mate] + [
        rank + strain for rank in ["A", "K", "Q", "10", "9", "8", "7"]
    ]
    if led == strain:
        return trumps
    ranks = "A K Q 10 9 8 7" if led == mate else "A K Q J 10 9 8 7"
    return trumps + [rank + led for rank in ranks.split()]


def belongs_to(card: str, strain: str) -> str:
    """The suit whose players must play this card."""
    if strain != "NT" and card == "J" + COLOUR_MATE[strain]:
        return strain
    return card[-1]


def takes(trick: list[str], strain: str) -> int:
    """The place of the card that takes the trick: the first copy of the best card in it."""
    for card in ladder(strain, belongs_to(trick[0], strain)):
        if card in trick:
            return trick.index(card)
    raise AssertionError("the card led always stands on the ladder")


def playable(hand: list[str], led_card: str | None, strain: str) -> set[str]:
    """The cards that may be played from this hand after this card was led."""
    if led_card is None:
        return set(hand)
    led = belongs_to(led_card, strain)
    return {card for card in hand if belongs_to(card, strain) == led} or set(hand)


def auction(name: str, calls: list[str], small_pepper: bool = False) -> set[str]:
    """Every call that may follow these, of the usual rules; empty when the auction is over.

    With small pepper the partnership game's ladder is 3 4 5 6, small pepper, alone.
    """
    players = {"cutthroat-3": 3, "cutthroat-5": 5}.get(name, 4)
    top = HAND_SIZE[name]
    bids = [call for call in calls if call != "pass"]
    if name == "partnership":
        steps = ["3", "4", "5", "6", *(["small pepper"] if small_pepper else []), "alone"]
        if len(calls) == 4 or "alone" in bids:
            return set()
        left = steps[steps.index(bids[-1]) + 1 :] if bids else steps
        dealer_alone_is_left = len(calls) == 3 and not bids
        return set(left) if dealer_alone_is_left else {"pass", *left}
    if name.startswith("cutthroat"):
        if len(calls) == players or str(top) in bids:
            return set()
        high = int(bids[-1]) if bids else 0
        return {"pass"} | {str(number) for number in range(high + 1, top + 1)}
    strains = ["C", "D", "H", "S", "NT"]
    numbers = {f"{n}{s}": n for n in range(1, 13) for s in strains}
    alone = {f"alone {s}" for s in strains}
    if bids and (bids[-1] in alone or numbers[bids[-1]] == 12):
        return set()
    if bids and calls[-3:] == ["pass"] * 3:
        return set()
    if calls == ["pass"] * 4:
        return set()
    high = numbers[bids[-1]] if bids else 0
    return {"pass"} | {bid for bid, n in numbers.items() if n > high} | alone


def partner(seat: str) -> str:
    """The seat across the table of four."""
    return CLOCKWISE[4][(CLOCKWISE[4].index(seat) + 2) % 4]


def score(name: str, bidder: str, bid: int, alone: bool, tricks: dict[str, int]) -> dict[str, int]:
    """Points by side under the usual rules of each table; alone bids the whole hand."""
    size = HAND_SIZE[name]
    if name.startswith("cutthroat"):
        points = dict.fromkeys(tricks, 0)
        taken = tricks[bidder]
        if bid == size:
            points[bidder] = 2 * size if taken == size else -2 * size
        else:
            points[bidder] = taken if taken >= bid else -bid
        return points
    mine = "NS" if bidder in ("N", "S") else "EW"
    theirs = {"NS": "EW", "EW": "NS"}[mine]
    taken = tricks[bidder] + tricks[partner(bidder)]
    if alone and name == "partnership":
        return {mine: 12 if taken == 6 else -12, theirs: 0}
    if alone:
        return {mine: 24, theirs: 0} if taken == 12 else {mine: -24, theirs: 12 - taken}
    lost = 6 if name == "partnership" else bid
    return {mine: taken if taken >= bid else -lost, theirs: size - taken}


def winner(name: str, mine: str, points: dict[str, int], before: dict[str, int]) -> str | None:
    """The side that wins the game: ``mine`` is the bidder's, ``before`` the totals so far."""
    target = {"partnership": 42, "double-deck": 52}.get(name, 21)
    there = [side for side, had in before.items() if had + points[side] >= target]
    if name == "double-deck":
        # Whoever brought the hand home: the bidders if they scored for it, else the others.
        home = [side for side in before if (side == mine) == (points[mine] > 0)]
        there = [side for side in there if side in home]
    elif mine in there or name.startswith("cutthroat"):
        there = [side for side in there if side == mine]
    return there[0] if there else None


def fisher_yates(pack: list[str], seed: int, number: int) -> list[str]:
    """Fisher and Yates's shuffle, from the last card down, over random numbers from 0 to 1."""
    pack = list(pack)
    source = Random(seed * 4294967296 + number)
    last = len(pack) - 1
    while last > 0:
        other = int(source.random() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
        last -= 1
    return pack


def in_order(name: str) -> list[str]:
    """The pack suit by suit, clubs diamonds hearts spades, each from low to high."""
    return sorted(PACKS[name], key=PACKS["cutthroat-5"].index)
