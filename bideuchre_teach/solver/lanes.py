"""Hands as integers: the layout that both searches work on.

A hand is one integer with five lanes: four plain suits of twelve bits and, on top, the trump
suit of fourteen; at no trump the top lane is empty.  A higher bit is a higher card, and any
trump is a greater number than any plain card.  Before a strain is named a hand is *packed*:
four lanes of twelve bits for clubs, diamonds, hearts, spades; one bit a rank from the seven up
in a single pack, two bits a rank from the nine up in the double deck.
"""

TRUMP = 16383 << 48
PLAIN = (1 << 48) - 1
LOWS = 1 | 1 << 12 | 1 << 24 | 1 << 36 | 1 << 48
TOPS = 1 << 11 | 1 << 23 | 1 << 35 | 1 << 47 | 1 << 61
EVENS = 0x1555555555555555
MARGIN = 1 << 47
YES = 1 << 62
MIX_A = 0x2545F4914F6CDD1D
MIX_B = 0x9E3779B97F4A7C1
FRAME = 16

# By bit_length of a card: its lane, the part of its lane above it, one card of its suit counted.
LANE = [0] + [4095 << bit // 12 * 12 for bit in range(48)] + [TRUMP] * 14
ABOVE = [0] + [LANE[bit + 1] & -(2 << bit) for bit in range(62)]
COUNT = [0] + [1 << 4 * min(bit // 12, 4) for bit in range(62)]

# Frames, one a trick: the hands from the leader on, written round the table twice.
HANDS = [0] * (FRAME * 16)


def arrange(hand: int, strain: int, packs: int) -> int:
    """Turn a packed hand into lanes; strains are 0 to 3 for clubs to spades, 4 for no trump."""
    if strain > 3:
        return hand
    jacks = 16
    above = 5
    aces = 3
    if packs == 2:
        jacks = 48
        above = 6
        aces = 6
    named = hand >> 12 * strain & 4095
    other = 12 * (strain ^ 3)
    lefts = hand >> other & jacks
    rights = named & jacks
    trumps = named & 15 | named >> above << 4 | lefts << aces | rights << aces + packs
    return hand & ~(4095 << 12 * strain) & ~(jacks << other) | trumps << 48


def most(at: int, n: int, sides: int, out: int, cut: int, need: int) -> int:
    """Return the top `need` cards, all above `cut`, of one hand of the seats in `sides`; or 0."""
    seat = 0
    while seat < n:
        if sides >> seat & 1:
            cards = (HANDS[at + seat] & ~out) >> cut
            count = cards.bit_count()
            if count >= need:
                while count > need:
                    cards &= cards - 1
                    count -= 1
                return cards << cut
        seat += 1
    return 0


def prospect(at: int, n: int, sides: int, tie: int, lane: int) -> int:
    """Return the card that can take a trick of `lane`, with YES if the leader's side has it.

    0 if that hangs on which of two tied cards is played first.
    """
    help = HANDS[at] & lane
    peril = 0
    seat = 1
    while seat < n:
        other = HANDS[at + seat]
        if other & lane:
            other &= lane
        else:
            other &= TRUMP
        if sides >> seat & 1:
            if other > help:
                help = other
        elif other > peril:
            peril = other
        seat += 1
    if help > peril:
        help = 1 << help.bit_length() - 1
        if peril & tie & help >> 1:
            return 0
        return YES | help
    peril = 1 << peril.bit_length() - 1
    if help & tie & peril >> 1:
        return 0
    return peril


def holding(
    at: int, n: int, seat: int, sides: int, lane: int, best: int, who: int, above: int
) -> int:
    """Choose cards of `above` with which `seat` holds the trick, if no partner does anyway."""
    same = sides >> seat & 1
    peril = 0
    if (sides >> who & 1) != same:
        peril = best
    help = best ^ peril
    seat += 1
    while seat < n:
        other = HANDS[at + seat]
        if other & lane:
            other &= lane
        else:
            other &= TRUMP
        if (sides >> seat & 1) == same:
            if other > help:
                help = other
        elif other > peril:
            peril = other
        seat += 1
    if help > peril:
        return 0
    return above & -(1 << peril.bit_length())


def beats(card: int, best: int, lane: int, tie: int) -> int:
    """Whether a card, played later, takes the trick from `best`; of tied cards the first wins."""
    if (best & tie) << 1 & card:
        return 0
    return (card & (lane | TRUMP)) > best
