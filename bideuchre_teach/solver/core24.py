"""The search for packs without twins: 24 cards, 32 cards, three to five seats, any two sides.

Everything here is integers, lists of integers and plain functions, so that the same lines run
interpreted and, turned into WebAssembly by ``compile.py``, at machine speed.

Hands are integers in lanes, see ``lanes.py``.  Seats count from the leader of the trick.  At the
start of each trick the cards that are gone are squeezed out of the lanes, so that "the next lower
card" is always "the next lower bit", and equal-looking positions of different deals are one
position: what the table knows stays true for every later deal.

A search answers one question: *can the leader's side take at least `need` of the tricks left?*
The answer is an integer: ``YES`` or not, and in each lane the lowest card whose rank mattered.
Cards below it are alike, and whoever failed with one of them need not try the others.
"""

from .lanes import (
    ABOVE,
    FRAME,
    HANDS,
    LANE,
    LOWS,
    MARGIN,
    MIX_A,
    MIX_B,
    PLAIN,
    TRUMP,
    YES,
    holding,
    most,
    prospect,
)

SLOTS = 1 << 12
ENTRY = 8
TABLE = [0] * (SLOTS * ENTRY)


def lead(at: int, n: int, left: int, need: int, sides: int) -> int:
    """Say whether the leader at HANDS[at] and its side take `need` of the `left` tricks."""
    hand = HANDS[at]
    h1 = HANDS[at + 1]
    h2 = HANDS[at + 2]
    h3 = 0
    h4 = 0
    if n > 3:
        h3 = HANDS[at + 3]
        if n > 4:
            h4 = HANDS[at + 4]
    live = hand | h1 | h2 | h3 | h4
    stop = live + LOWS
    masters = hand & stop >> 1
    if masters:
        answer = cash(at, n, need, sides, live, masters)
        if answer:
            return answer

    # What an earlier search found.
    key0 = h1 | h3 | stop
    key1 = (h2 | h3) + (sides << 58)
    slot = ((key0 * MIX_A ^ (key1 + h4 * 5) * MIX_B) >> 38 & (SLOTS - 1)) * ENTRY
    first = 0
    if TABLE[slot] == key0 and TABLE[slot + 1] == key1 and TABLE[slot + 2] == h4:
        if TABLE[slot + 3] >= need:
            return YES | TABLE[slot + 5]
        if TABLE[slot + 4] < need:
            return TABLE[slot + 6]
        first = TABLE[slot + 7]

    todo = hand & ~(hand << 1)
    # Who can take a trick of each suit?
    good = 0
    matter = 0
    rest = todo
    while rest:
        lane = LANE[rest.bit_length()]
        rest &= ~lane
        answer = prospect(at, n, sides, 0, lane)
        if answer < YES:
            matter |= answer
        elif need == 1:
            return answer
        else:
            good |= lane
    good &= todo
    if need == left:
        if not good:
            return matter
        todo = good
        first &= good
    else:
        matter = 0
    answer = 0
    card = 0
    while todo:
        card = first
        first = 0
        if not card:
            card = good & todo
            if not card:
                card = todo
            elif card & masters:
                card &= masters
            if card & good:
                card &= -card
            else:
                card = 1 << card.bit_length() - 1
        todo &= ~card
        lane = LANE[card.bit_length()]
        answer = follow(at, n, 1, left, need, sides, lane, card, 0, card)
        if answer >= YES:
            break
        matter |= answer
        low = answer & lane
        if not low:
            todo &= ~lane
        elif not low & (card << 1) - 1:
            low &= -low
            todo &= ~(lane & low - 1)
            matter |= (hand & low) >> 1 & hand
    # The search below may have put another position here.
    if TABLE[slot] != key0 or TABLE[slot + 1] != key1 or TABLE[slot + 2] != h4:
        TABLE[slot] = key0
        TABLE[slot + 1] = key1
        TABLE[slot + 2] = h4
        TABLE[slot + 3] = 0
        TABLE[slot + 4] = left
    TABLE[slot + 7] = card
    if answer >= YES:
        TABLE[slot + 3] = need
        TABLE[slot + 5] = answer ^ YES
        return answer
    TABLE[slot + 4] = need - 1
    TABLE[slot + 6] = matter
    return matter


def cash(at: int, n: int, need: int, sides: int, live: int, masters: int) -> int:
    """Return YES if the leader takes `need` tricks by leading top trumps, then top side cards.

    A side suit can be cashed for as many rounds as every foe who may still ruff must follow, and
    only until a partner has nothing but trumps and so takes the lead.
    """
    hand = HANDS[at]
    tricks = 0
    matter = 0
    if masters & TRUMP:
        cut = (live & ~hand & TRUMP | MARGIN).bit_length()
        tricks = (hand >> cut).bit_count()
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
        run = ((hand & lane) >> rest.bit_length()).bit_count()
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
                matter |= top >> run - 1
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
    todo &= ~(todo << 1)
    above = todo & (lane | TRUMP) & -(best << 1)
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
                answer = gather(at, n, left, need, sides, lane, card, seat, out | card)
            else:
                answer = follow(at, n, seat + 1, left, need, sides, lane, card, seat, out | card)
        elif last:
            answer = gather(at, n, left, need, sides, lane, best, who, out | card)
        else:
            answer = follow(at, n, seat + 1, left, need, sides, lane, best, who, out | card)
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
    at: int, n: int, left: int, need: int, sides: int, lane: int, best: int, who: int, out: int
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
        return YES | matter
    if need > left:
        return matter
    a = HANDS[at] & ~out
    b = HANDS[at + 1] & ~out
    c = HANDS[at + 2] & ~out
    d = 0
    e = 0
    if n > 3:
        d = HANDS[at + 3] & ~out
        if n > 4:
            e = HANDS[at + 4] & ~out
    if left == 1:
        return matter | final(HANDS[at + who] & ~out, a, b, c, d, e, sides)
    # Trumps above every trump of the other side cannot lose.
    own = a & TRUMP
    foes = 0
    if sides & 2:
        own |= b & TRUMP
    else:
        foes = b & TRUMP
    if sides & 4:
        own |= c & TRUMP
    else:
        foes |= c & TRUMP
    if sides & 8:
        own |= d & TRUMP
    else:
        foes |= d & TRUMP
    if sides & 16:
        own |= e & TRUMP
    else:
        foes |= e & TRUMP
    cut = (foes | MARGIN).bit_length()
    if (own >> cut).bit_count() >= need:
        cards = most(at, n, sides, out, cut, need)
        if cards:
            if not foes:
                return YES | matter
            return YES | matter | cards & -cards
    cut = (own | MARGIN).bit_length()
    if left - (foes >> cut).bit_count() < need:
        cards = most(at, n, ~sides, out, cut, left + 1 - need)
        if cards:
            if not own:
                return matter
            return matter | cards & -cards
    todo = out
    while todo:
        size = todo.bit_length()
        above = ABOVE[size]
        todo ^= 1 << size - 1
        a -= (a & above) >> 1
        b -= (b & above) >> 1
        c -= (c & above) >> 1
        d -= (d & above) >> 1
        if n > 4:
            e -= (e & above) >> 1
    to = at + FRAME
    HANDS[to] = a
    HANDS[to + 1] = b
    HANDS[to + 2] = c
    if n == 3:
        HANDS[to + 3] = a
        HANDS[to + 4] = b
        HANDS[to + 5] = c
    else:
        HANDS[to + 3] = d
        if n == 4:
            HANDS[to + 4] = a
            HANDS[to + 5] = b
            HANDS[to + 6] = c
            HANDS[to + 7] = d
        else:
            HANDS[to + 4] = e
            HANDS[to + 5] = a
            HANDS[to + 6] = b
            HANDS[to + 7] = c
            HANDS[to + 8] = d
            HANDS[to + 9] = e
    full = (1 << n) - 1
    turned = (sides >> who | sides << n - who) & full
    if mine:
        answer = lead(to + who, n, left, need, turned)
    else:
        answer = lead(to + who, n, left, left + 1 - need, turned ^ full) ^ YES
    # Count the ranks that mattered in this trick's cards again.
    if answer & YES - 1:
        todo = out
        while todo:
            card = todo & -todo
            todo ^= card
            answer += answer & (ABOVE[card.bit_length()] | card)
    return matter | answer


def final(card: int, a: int, b: int, c: int, d: int, e: int, sides: int) -> int:
    """Play the last trick: `card` leads, everyone has one card."""
    suit = LANE[card.bit_length()]
    live = suit | TRUMP
    own = a
    foes = 0
    if not sides & 1:
        own = 0
        foes = a
    if sides & 2:
        own |= b
    else:
        foes |= b
    if sides & 4:
        own |= c
    else:
        foes |= c
    if sides & 8:
        own |= d
    else:
        foes |= d
    if sides & 16:
        own |= e
    else:
        foes |= e
    own &= live
    foes &= live
    top = 1 << (own | foes).bit_length() - 1
    if top & TRUMP:
        suit = TRUMP
    matter = 0
    if (own | foes) & suit != top:
        matter = top
    if own > foes:
        matter |= YES
    return matter
