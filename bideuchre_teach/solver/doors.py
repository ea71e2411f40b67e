"""The doors of the compiled program: tasks are read from `TASKS`, answers put into `ANSWERS`.

`solve_all` answers many deals of one kind in one call, `value_all` every decision of a play.
Seats are numbers, clockwise, those who sit out left out; `sides` has a bit for each seat of one
of the two sides, or is 0 where whoever leads plays against all the others.
"""

from array import array

from .lanes import EVENS, HANDS, LANE, arrange, beats
from .partitions import forget
from .position import set_table, solve, turned, worth
from .twins import single

ROOM = 1 << 15
TASKS = array("q", bytes(8 * ROOM))
ANSWERS = array("q", bytes(8 * ROOM))
PLAYED = [0] * 64
LEADERS = [0] * 16
RAW = [0] * 8
PACKED = [0] * 8
COUNTS = [0] * 8
VALUES = [0] * 64


def solve_all() -> int:
    """Solve many deals.

    TASKS: packs, n, sides, strains (bits), leaders (bits), deals, then n packed hands a deal.
    ANSWERS: for each deal, each strain, each leader: tricks of the leader's side.
    """
    deals = TASKS[5]
    to = 0
    deal = 0
    while deal < deals:
        strain = 0
        while strain < 5:
            if TASKS[3] >> strain & 1:
                to = solve_strain(deal, strain, to)
            strain += 1
        deal += 1
    return to


def solve_strain(deal: int, strain: int, to: int) -> int:
    """Solve a deal of the task for each leader; where the next answer goes."""
    packs = TASKS[0]
    n = TASKS[1]
    if packs == 2:
        forget()
    seat = 0
    while seat < n:
        HANDS[seat] = arrange(TASKS[6 + deal * n + seat], strain, packs)
        seat += 1
    tie = set_table(packs, n)
    left = HANDS[0].bit_count()
    seat = 0
    while seat < n:
        RAW[seat] = HANDS[seat]
        COUNTS[seat] = HANDS[8 + seat]
        seat += 1
    before = -1
    tricks = 0
    leader = 0
    while leader < n:
        if TASKS[4] >> leader & 1:
            at = leader
            seat = 0
            while seat < n:
                HANDS[seat] = RAW[at]
                HANDS[8 + seat] = COUNTS[at]
                seat += 1
                at += 1
                if at == n:
                    at = 0
            sides = turned(TASKS[2], leader, n)
            if before < 0 or TASKS[2] == 0:
                tricks = solve(packs, n, sides, tie)
            elif (TASKS[2] >> leader ^ TASKS[2] >> before) & 1:
                # Being on lead is worth a trick at most times, if anything.
                tricks = worth(left + 1 - tricks, packs, n, 0, left, sides, tie, 0, 0, 0, 0)
            else:
                tricks = worth(tricks, packs, n, 0, left, sides, tie, 0, 0, 0, 0)
            before = leader
            ANSWERS[to] = tricks
            to += 1
        leader += 1
    return to


def place_of(card: int, seat: int, live: int, tie: int) -> int:
    """Find where `card` of `seat`, in lanes with gaps, lies now that these are closed."""
    lane = LANE[card.bit_length()]
    place = (lane & -lane) << (live & lane & card - 1).bit_count()
    if HANDS[seat] & place:
        return place
    if tie & place:
        return place << 1
    return place >> 1


def value_all() -> int:
    """Value the cards of a play.

    TASKS: packs, n, sides, strain, leader, first, last, cards played, hands, the cards in order.

    The hands are those at the start of the play.  ANSWERS: for the decisions first to last,
    sixteen places each: the value of each card of the hand that acts, from the lowest bit of the
    packed hand up, -1 if it may not be played.  A value is the number of tricks that the side of
    the seat to act still takes, this trick included.
    """
    packs = TASKS[0]
    n = TASKS[1]
    strain = TASKS[3]
    first = TASKS[5]
    last = TASKS[6]
    if packs == 2:
        forget()
    trick = follow_leaders(packs, n, TASKS[4], strain, TASKS[7])
    to = (last - first) * 16
    known = -1
    start = trick * n
    while start > last:
        trick -= 1
        start -= n
    while last >= first:
        # The position at the start of this trick.
        gone = 0
        i = 0
        while i < start:
            gone |= PLAYED[i]
            i += 1
        seat = 0
        at = LEADERS[trick]
        live = 0
        while seat < n:
            RAW[seat] = arrange(TASKS[8 + at], strain, packs) & ~gone
            PACKED[seat] = TASKS[8 + at]
            HANDS[seat] = RAW[seat]
            live |= RAW[seat]
            seat += 1
            at += 1
            if at == n:
                at = 0
        tie = set_table(packs, n)
        sides = turned(TASKS[2], LEADERS[trick], n)
        left = HANDS[0].bit_count()
        if known >= 0:
            # The winner of this trick led the next one: count for the leader of this one.
            who = LEADERS[trick + 1] - LEADERS[trick]
            if who < 0:
                who += n
            if sides >> who & 1:
                known += 1
            else:
                known = left - 1 - known
        while last >= start and last >= first:
            known = decide(packs, n, last - start, left, sides, tie, live, start, known, to)
            to -= 16
            last -= 1
        trick -= 1
        start -= n
    return 0


def follow_leaders(packs: int, n: int, leader: int, strain: int, count: int) -> int:
    """Arrange the `count` cards played and note who led each trick; the number of full tricks."""
    ties = 0
    if packs == 2:
        ties = EVENS
    trick = 0
    i = 0
    seat = 0
    best = 0
    lane = 0
    who = 0
    LEADERS[0] = leader
    while i < count:
        card = arrange(TASKS[8 + n + i], strain, packs)
        PLAYED[i] = card
        if seat == 0:
            lane = LANE[card.bit_length()]
            best = card
            who = 0
        elif beats(card, best, lane, ties):
            best = card
            who = seat
        i += 1
        seat += 1
        if seat == n:
            seat = 0
            trick += 1
            leader += who
            if leader >= n:
                leader -= n
            LEADERS[trick] = leader
    return trick


def decide(
    packs: int,
    n: int,
    seat: int,
    left: int,
    sides: int,
    tie: int,
    live: int,
    start: int,
    known: int,
    to: int,
) -> int:
    """Value each card of `seat`, counted from the leader; `known` is the played card's value.

    Values in and out are tricks of the leader's side, those in ANSWERS of the side of `seat`.
    """
    lane = 0
    best = 0
    who = 0
    out = 0
    i = 0
    while i < seat:
        card = place_of(PLAYED[start + i], i, live, tie)
        if i == 0:
            lane = LANE[card.bit_length()]
            best = card
        elif beats(card, best, lane, tie):
            best = card
            who = i
        out |= card
        i += 1
    hand = HANDS[seat]
    legal = hand & lane
    if not legal:
        legal = hand
    alike = single(legal, tie) if packs == 2 else legal & ~(legal << 1)
    played = 0
    if known >= 0:
        played = place_of(PLAYED[start + seat], seat, live, tie)
        while not played & alike:
            played >>= 1
    same = sides >> seat & 1
    value = known
    if known < 0:
        value = left + 1 >> 1
    top = known
    todo = alike
    if played:
        VALUES[played.bit_length()] = known
        todo ^= played
    while todo:
        card = todo & -todo
        todo ^= card
        if seat == 0:
            value = worth(
                value, packs, n, 1, left, sides, tie, LANE[card.bit_length()], card, 0, card
            )
        elif beats(card, best, lane, tie):
            value = worth(value, packs, n, seat + 1, left, sides, tie, lane, card, seat, out | card)
        else:
            value = worth(value, packs, n, seat + 1, left, sides, tie, lane, best, who, out | card)
        VALUES[card.bit_length()] = value
        if top < 0 or ((value > top) == same and value != top):
            top = value
        value = top
    cards = PACKED[seat]
    while cards:
        card = cards & -cards
        cards ^= card
        card = arrange(card, TASKS[3], packs) & RAW[seat]
        if card:
            card = place_of(card, seat, live, tie)
            ANSWERS[to] = -1
            if card & legal:
                while not card & alike:
                    card >>= 1
                ANSWERS[to] = VALUES[card.bit_length()]
                if not same:
                    ANSWERS[to] = left - VALUES[card.bit_length()]
            to += 1
    return top
