"""The table of the double deck: an entry holds for a whole class of positions.

These are all the positions in which each hand has as many cards of each suit, and the cards from
the lowest that mattered upwards have the same owners and the same ties.  (M. Ginsberg, "Partition
search", 1996.)  Entries of one shape and one question hang in a chain, the latest used first.
"""

from array import array

from .lanes import LANE, MIX_A, MIX_B, TOPS

CHAINS = 1 << 15
ENTRIES = 1 << 18
ENTRY = 8

# An entry: suit lengths of seats 0 to 2; those of seat 3, the sides and what was needed; the cards
# that mattered; owners of these (two planes); ties; the next entry of its chain; YES or not.
TABLE = array("q", bytes(8 * ENTRIES * ENTRY))
HEADS = [0] * CHAINS
USED = [0]


def chain_of(key0: int, key1: int) -> int:
    """Return the chain in which entries with these keys hang."""
    return (key0 * MIX_A ^ key1 * MIX_B) >> 38 & CHAINS - 1


def look_up(chain: int, key0: int, key1: int, owner0: int, owner1: int, tie: int) -> int:
    """Find an entry that holds for this position, and move it to the front of its chain; or 0."""
    slot = HEADS[chain]
    before = 0
    while slot:
        if TABLE[slot] == key0 and TABLE[slot + 1] == key1:
            mask = TABLE[slot + 2]
            other = (owner0 ^ TABLE[slot + 3] | owner1 ^ TABLE[slot + 4]) & mask
            if not other | (tie ^ TABLE[slot + 5]) & (mask | mask >> 1):
                if before:
                    TABLE[before + 6] = TABLE[slot + 6]
                    TABLE[slot + 6] = HEADS[chain]
                    HEADS[chain] = slot
                return slot
        before = slot
        slot = TABLE[slot + 6]
    return 0


def lowest(mask: int) -> int:
    """Return the lowest bit of each lane of a mask that reaches to the top of its lanes."""
    return mask & ~((mask & ~TOPS) << 1)


def spread(matter: int) -> int:
    """Fill each lane from its lowest bit that is set."""
    mask = 0
    while matter:
        low = matter & -matter
        lane = LANE[low.bit_length()]
        mask |= lane & -low
        matter &= ~lane
    return mask


def keep(
    chain: int,
    key0: int,
    key1: int,
    mask: int,
    owner0: int,
    owner1: int,
    tie: int,
    yes: int,
) -> int:
    """Write an answer into the table; a full table starts anew."""
    slot = USED[0] + ENTRY
    if slot == ENTRIES * ENTRY:
        forget()
        slot = ENTRY
    USED[0] = slot
    TABLE[slot] = key0
    TABLE[slot + 1] = key1
    TABLE[slot + 2] = mask
    TABLE[slot + 3] = owner0
    TABLE[slot + 4] = owner1
    TABLE[slot + 5] = tie
    TABLE[slot + 6] = HEADS[chain]
    TABLE[slot + 7] = yes
    HEADS[chain] = slot
    return slot


def forget() -> int:
    """Empty the table."""
    chain = 0
    while chain < CHAINS:
        HEADS[chain] = 0
        chain += 1
    USED[0] = 0
    return 0
