"""A position to ask the searches about: gaps closed, sides turned to the leader, tricks counted."""

from . import core24, core48
from .lanes import ABOVE, COUNT, EVENS, HANDS, YES
from .twins import order_twins


def ask(
    packs: int,
    n: int,
    seat: int,
    left: int,
    need: int,
    sides: int,
    tie: int,
    lane: int,
    best: int,
    who: int,
    out: int,
) -> int:
    """Ask the search for this pack; `seat` plays next, and none has played if that is 0."""
    if packs == 1:
        if seat == 0:
            return core24.lead(0, n, left, need, sides)
        if seat == n:
            return core24.gather(0, n, left, need, sides, lane, best, who, out)
        return core24.follow(0, n, seat, left, need, sides, lane, best, who, out)
    if seat == 0:
        return core48.lead(0, n, left, need, sides, tie)
    if seat == n:
        return core48.gather(0, n, left, need, sides, tie, lane, best, who, out)
    return core48.follow(0, n, seat, left, need, sides, tie, lane, best, who, out)


def squeeze(n: int, tie: int) -> int:
    """Close the gaps in the lanes of HANDS[0:n]; the ties as they then are."""
    live = 0
    seat = 0
    while seat < n:
        live |= HANDS[seat]
        seat += 1
    tie &= live & live >> 1
    gone = (YES - 1) & ~live
    while gone:
        size = gone.bit_length()
        gone ^= 1 << size - 1
        above = ABOVE[size]
        if live & above:
            live -= (live & above) >> 1
            tie -= (tie & above) >> 1
            seat = 0
            while seat < n:
                HANDS[seat] -= (HANDS[seat] & above) >> 1
                seat += 1
    return tie


def set_table(packs: int, n: int) -> int:
    """Make HANDS[0:n], in lanes with gaps, a position of the search; its ties."""
    seat = n
    while seat < 5:
        HANDS[seat] = 0
        seat += 1
    if packs == 1:
        return squeeze(n, 0)
    tie = 0
    seat = 0
    while seat < n:
        other = 0
        while other < n:
            if other != seat:
                tie |= HANDS[seat] & HANDS[other] >> 1 & EVENS
            other += 1
        seat += 1
    tie = squeeze(n, tie)
    order_twins(0, n, tie)
    seat = 0
    while seat < n:
        cards = HANDS[seat]
        count = 0
        while cards:
            card = cards & -cards
            cards ^= card
            count += COUNT[card.bit_length()]
        HANDS[8 + seat] = count
        seat += 1
    return tie


def turned(sides: int, leader: int, n: int) -> int:
    """Return the side of `leader`, as bits of seats counted from the leader."""
    if sides == 0:
        return 1
    full = (1 << n) - 1
    own = (sides >> leader | sides << n - leader) & full
    if own & 1:
        return own
    return own ^ full


def solve(packs: int, n: int, sides: int, tie: int) -> int:
    """Count the tricks of the leader's side in a position where nothing has been led."""
    low = 0
    left = HANDS[0].bit_count()
    high = left
    while low < high:
        need = low + high + 1 >> 1
        if ask(packs, n, 0, left, need, sides, tie, 0, 0, 0, 0) >= YES:
            low = need
        else:
            high = need - 1
    return low


def worth(
    guess: int,
    packs: int,
    n: int,
    seat: int,
    left: int,
    sides: int,
    tie: int,
    lane: int,
    best: int,
    who: int,
    out: int,
) -> int:
    """Count the tricks of the leader's side with cards on the table, asking from a guess on."""
    low = 0
    high = left
    need = guess
    if need < 1:
        need = 1
    if need > left:
        need = left
    while low < high:
        if ask(packs, n, seat, left, need, sides, tie, lane, best, who, out) >= YES:
            low = need
            need += 1
        else:
            high = need - 1
            need -= 1
    return low
