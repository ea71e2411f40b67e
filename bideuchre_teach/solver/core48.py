"""The search for two packs in one: 48 cards, twins, three or four seats.

The same question and the same answers as ``core24``, with two differences.

*Twins* may be tied, see ``twins.py``.

Twelve tricks are too many to remember *positions* one by one, see ``partitions.py``.

The lanes are 12, 12, 12, 12 and, for trumps, 14 bits wide.
"""

from .lanes import (
    ABOVE,
    COUNT,
    FRAME,
    HANDS,
    LANE,
    LOWS,
    MARGIN,
    PLAIN,
    TRUMP,
    YES,
    holding,
    most,
    prospect,
)
from .partitions import TABLE, chain_of, keep, look_up, lowest, spread
from .twins import order_twins, single


def lead(at: int, n: int, left: int, need: int, sides: int, tie: int) -> int:
    """Say whether the leader at HANDS[at] and its side take `need` of the `left` tricks."""
    if tie:
        order_twins(at, n, tie)
    hand = HANDS[at]
    h1 = HANDS[at + 1]
    h2 = HANDS[at + 2]
    h3 = 0
    if n > 3:
        h3 = HANDS[at + 3]
    live = hand | h1 | h2 | h3
    top = live & ~((live & ~LOWS) >> 1)
    masters = hand & (top | top >> 1 & tie)
    if masters:
        answer = cash(at, n, need, sides, tie, live, masters)
        if answer:
            return answer

    # What an earlier search found.
    owner0 = h1 | h3
    owner1 = h2 | h3
    key0 = HANDS[at + 8] | HANDS[at + 9] << 20 | HANDS[at + 10] << 40
    key1 = sides << 20 | need << 30
    if n > 3:
        key1 += HANDS[at + 11]
    chain = chain_of(key0, key1)
    found = look_up(chain, key0, key1, owner0, owner1, tie)
    if found:
        return TABLE[found + 7] | lowest(TABLE[found + 2])

    # Who can win a trick of each suit?
    todo = single(hand, tie)
    good = 0
    matter = 0
    rest = todo
    while rest:
        lane = LANE[rest.bit_length()]
        rest &= ~lane
        answer = prospect(at, n, sides, tie, lane)
        if answer >= YES:
            if need == 1:
                return answer | answer >> 1 & tie
            good |= lane
        elif answer:
            matter |= answer
        else:
            good |= 1
    if need == left and not good & 1:
        # Every trick is needed, so only a suit whose trick can be won may be led.
        good &= todo
        if not good:
            return matter | matter >> 1 & tie
        todo = good
    else:
        good &= todo
        matter = 0
    answer = 0
    card = 0
    while todo:
        card = todo & masters & PLAIN
        if not card:
            card = good & todo
        if not card:
            card = 1 << todo.bit_length() - 1
        elif card & masters:
            card &= masters
        card &= -card
        todo &= ~card
        lane = LANE[card.bit_length()]
        answer = follow(at, n, 1, left, need, sides, tie, lane, card, 0, card)
        if answer >= YES:
            matter = answer ^ YES
            break
        matter |= answer
        low = answer & lane
        if not low:
            todo &= ~lane
        elif not low & (card << 1) - 1:
            low &= -low
            todo &= ~(lane & low - 1)
            matter |= (hand & low) >> 1 & hand
    matter |= matter >> 1 & tie
    answer &= YES
    keep(chain, key0, key1, spread(matter), owner0, owner1, tie, answer)
    return matter | answer


def cash(at: int, n: int, need: int, sides: int, tie: int, live: int, masters: int) -> int:
    """Return YES if the leader takes `need` tricks by leading top trumps, then top side cards.

    A side suit can be cashed for as many rounds as every foe who may still ruff must follow, and
    only until a partner has nothing but trumps and so takes the lead.  A tied card wins when it
    is led, after the higher cards of its suit.
    """
    hand = HANDS[at]
    tricks = 0
    matter = 0
    if masters & TRUMP:
        cut = (live & ~hand & TRUMP | MARGIN).bit_length()
        tricks = (hand >> cut).bit_count() + (hand & tie & TRUMP & 1 << cut - 2 != 0)
        if tricks > need:
            tricks = need
        if live & ~hand & TRUMP:
            matter = 1 << live.bit_length() - tricks
        masters &= PLAIN
    room = 16
    ruffers = 0
    seat = 1
    while seat < n:
        other = HANDS[at + seat]
        if (other >> 48).bit_count() > tricks:
            if sides >> seat & 1:
                count = (other & PLAIN).bit_count() + 1
                if count < room:
                    room = count
            else:
                ruffers |= 1 << seat
        seat += 1
    room += tricks
    while masters:
        top = masters & -masters
        masters ^= top
        lane = LANE[top.bit_length()]
        rest = live & ~hand & lane
        size = rest.bit_length()
        run = ((hand & lane) >> size).bit_count() + (hand & tie & lane & 1 << size >> 2 != 0)
        seat = 1
        while ruffers >> seat:
            if ruffers >> seat & 1:
                count = (HANDS[at + seat] & lane).bit_count()
                if count < run:
                    run = count
            seat += 1
        if run > need - tricks:
            run = need - tricks
        if run:
            tricks += run
            if rest:
                matter |= 1 << (live & lane).bit_length() - run
    if tricks >= need and room >= need:
        return YES | matter
    return 0


def follow(
    at: int,
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
    """Answer with cards on the table: `best` of seat `who` is winning, `seat` plays."""
    hand = HANDS[at + seat]
    same = sides >> seat & 1
    todo = hand & lane
    if not todo:
        todo = hand
    todo = single(todo, tie)
    above = todo & (lane | TRUMP) & -(best << 1) & ~((best & tie) << 1)
    last = seat + 1 == n
    win = 0
    if last:
        if (sides >> who & 1) != same:
            win = above
    elif above:
        win = holding(at, n, seat, sides, lane, best, who, above)
    matter = 0
    while todo:
        card = win
        if not win:
            card = todo & ~above
            if not card:
                card = todo
        card &= -card
        todo &= ~card
        if above & card:
            above ^= card
            if last:
                answer = gather(at, n, left, need, sides, tie, lane, card, seat, out | card)
            else:
                answer = follow(
                    at, n, seat + 1, left, need, sides, tie, lane, card, seat, out | card
                )
        elif last:
            answer = gather(at, n, left, need, sides, tie, lane, best, who, out | card)
        else:
            answer = follow(at, n, seat + 1, left, need, sides, tie, lane, best, who, out | card)
        if (answer >= YES) == same:
            return answer
        matter |= answer
        suit = LANE[card.bit_length()]
        low = answer & suit
        if not low:
            todo &= ~suit
        elif not low & (card << 1) - 1:
            low &= -low
            todo &= ~(suit & low - 1)
            matter |= (hand & low) >> 1 & hand
        above &= todo
        win &= todo
    return matter


def gather(
    at: int,
    n: int,
    left: int,
    need: int,
    sides: int,
    tie: int,
    lane: int,
    best: int,
    who: int,
    out: int,
) -> int:
    """Let seat `who` take the trick `out` with `best` and lead the next one."""
    mine = sides >> who & 1
    left -= 1
    need -= mine
    suit = lane
    if best & TRUMP:
        suit = TRUMP
    matter = 0
    if out & suit != best:
        matter = best
    if need <= 0:
        return YES | matter | matter >> 1 & tie
    if need > left:
        return matter | matter >> 1 & tie
    a = HANDS[at] & ~out
    b = HANDS[at + 1] & ~out
    c = HANDS[at + 2] & ~out
    d = 0
    if n > 3:
        d = HANDS[at + 3] & ~out
    twins = tie & ~(out | out >> 1)

    # Trumps above every trump of the other side cannot lose.
    own = a
    foes = 0
    if sides & 2:
        own |= b
    else:
        foes = b
    if sides & 4:
        own |= c
    else:
        foes |= c
    if sides & 8:
        own |= d
    else:
        foes |= d
    own &= TRUMP
    foes &= TRUMP
    cut = (foes | MARGIN).bit_length()
    cut += twins >> cut - 1 & 1
    if (own >> cut).bit_count() >= need:
        cards = most(at, n, sides, out, cut, need)
        if cards:
            if foes:
                matter |= cards & -cards
            return YES | matter | matter >> 1 & tie
    cut = (own | MARGIN).bit_length()
    cut += twins >> cut - 1 & 1
    if left - (foes >> cut).bit_count() < need:
        cards = most(at, n, ~sides, out, cut, left + 1 - need)
        if cards:
            if own:
                matter |= cards & -cards
            return matter | matter >> 1 & tie

    to = at + FRAME
    lens0 = HANDS[at + 8] - COUNT[(HANDS[at] & out).bit_length()]
    lens1 = HANDS[at + 9] - COUNT[(HANDS[at + 1] & out).bit_length()]
    lens2 = HANDS[at + 10] - COUNT[(HANDS[at + 2] & out).bit_length()]
    lens3 = 0
    if n > 3:
        lens3 = HANDS[at + 11] - COUNT[(HANDS[at + 3] & out).bit_length()]
    todo = out
    while todo:
        size = todo.bit_length()
        above = ABOVE[size]
        todo ^= 1 << size - 1
        a -= (a & above) >> 1
        b -= (b & above) >> 1
        c -= (c & above) >> 1
        d -= (d & above) >> 1
        twins -= (twins & above) >> 1
    place(to, n, a, b, c, d)
    place(to + 8, n, lens0, lens1, lens2, lens3)
    full = (1 << n) - 1
    turned = (sides >> who | sides << n - who) & full
    if mine:
        answer = lead(to + who, n, left, need, turned, twins)
    else:
        answer = lead(to + who, n, left, left + 1 - need, turned ^ full, twins) ^ YES
    # Count the ranks that mattered in this trick's cards again.
    if answer & YES - 1:
        answer |= answer >> 1 & twins
        todo = out
        while todo:
            card = todo & -todo
            todo ^= card
            answer += answer & (ABOVE[card.bit_length()] | card)
    answer |= matter
    return answer | answer >> 1 & tie


def place(to: int, n: int, a: int, b: int, c: int, d: int) -> int:
    """Write down what belongs to the seats, round the table twice."""
    HANDS[to] = a
    HANDS[to + 1] = b
    HANDS[to + 2] = c
    if n == 3:
        HANDS[to + 3] = a
        HANDS[to + 4] = b
        HANDS[to + 5] = c
    else:
        HANDS[to + 3] = d
        HANDS[to + 4] = a
        HANDS[to + 5] = b
        HANDS[to + 6] = c
        HANDS[to + 7] = d
    return 0
