"""The bridge solver DDS as a second opinion on hands of the 24-card pack.

Bridge and euchre are played alike once the strain is named, so a euchre deal is a bridge ending
under other names: the trump suit becomes the seven top bridge ranks of a suit, right bower the
ace, left bower the king, and so on down; the suit that lost its jack has five ranks, the others
six.  A seat that sits out holds low cards of a plain suit, which never win and never lead.
What bridge cannot play (one against three, equal cards) cannot be asked here.

The library is the one inside the ``endplay`` wheel (``pip install endplay``), loaded with ctypes;
endplay itself is not imported.
"""

import ctypes
import importlib.util
from pathlib import Path

CHUNK = 200  # boards in one call, fixed by the library
SUIT_CODE = {"S": 0, "H": 1, "D": 2, "C": 3, "N": 4}
SISTER = dict(zip("CDHS", "SHDC", strict=True))
PLAIN = {"9": 9, "T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
TRUMP = {"9": 8, "T": 9, "Q": 10, "K": 11, "A": 12, "J": 14}
LEFT_BOWER = 13
Integer = ctypes.c_int


class Board(ctypes.Structure):
    """A deal as the library takes it: who leads, the cards on the table, the cards held."""

    _fields_ = (
        ("trump", Integer),
        ("leader", Integer),
        ("table_suit", Integer * 3),
        ("table_rank", Integer * 3),
        ("held", (ctypes.c_uint * 4) * 4),
    )


class Answer(ctypes.Structure):
    """What it answers: cards by suit and rank, their equals, and the tricks of each."""

    _fields_ = (
        ("nodes", Integer),
        ("count", Integer),
        ("suit", Integer * 13),
        ("rank", Integer * 13),
        ("equals", Integer * 13),
        ("tricks", Integer * 13),
    )


class Boards(ctypes.Structure):
    """Many deals for one call."""

    _fields_ = (
        ("count", Integer),
        ("board", Board * CHUNK),
        ("target", Integer * CHUNK),
        ("solutions", Integer * CHUNK),
        ("mode", Integer * CHUNK),
    )


class Answers(ctypes.Structure):
    """Many answers of one call."""

    _fields_ = (("count", Integer), ("answer", Answer * CHUNK))


def load() -> ctypes.CDLL:
    """Load the library and hold it to one thread."""
    package = importlib.util.find_spec("endplay")
    if package is None or package.origin is None:
        raise SystemExit("this measurement needs DDS: pip install endplay")
    folder = Path(package.origin).parent / "_dds"
    library = ctypes.CDLL(str(next(p for p in folder.iterdir() if "dds." in p.name)))
    library.SetMaxThreads(1)
    return library


def named(card: str, strain: str) -> tuple[int, int]:
    """Return the bridge suit and rank of a card such as ``JH`` when `strain` is named."""
    rank, suit = card
    if strain in SISTER and rank == "J" and suit == SISTER[strain]:
        return SUIT_CODE[strain], LEFT_BOWER
    return SUIT_CODE[suit], (TRUMP if suit == strain else PLAIN)[rank]


def board(hands, strain: str, leader: int, trick=()) -> Board:
    """Build a board; a hand of None sits out, and so does its card in `trick`."""
    made = Board(trump=SUIT_CODE[strain], leader=leader)
    lows = [(SUIT_CODE[s], rank) for s in "SHDC" if s != strain for rank in range(2, 8)]
    spare = lows.pop()
    for i, card in enumerate(trick):
        made.table_suit[i], made.table_rank[i] = named(card, strain) if card else spare
    acted = {(leader + i) % 4 for i in range(len(trick))}
    size = next(len(h) + (s in acted) for s, h in enumerate(hands) if h is not None)
    for seat, hand in enumerate(hands):
        bridge = (
            lows[: size - (seat in acted)]
            if hand is None
            else [named(card, strain) for card in hand]
        )
        for suit, rank in bridge:
            made.held[seat][suit] |= 1 << rank
    return made


def ready(boards: list[Board], solutions: int = 1) -> list[Boards]:
    """Put boards into the batches that the library takes."""
    batches = []
    for start in range(0, len(boards), CHUNK):
        some = boards[start : start + CHUNK]
        batch = Boards(count=len(some))
        for i, one in enumerate(some):
            batch.board[i], batch.target[i] = one, -1
            batch.solutions[i], batch.mode[i] = solutions, 1
        batches.append(batch)
    return batches


def solve_ready(library: ctypes.CDLL, batches: list[Boards]) -> list[int]:
    """Return the tricks of the leader's side for each board of the batches."""
    out, found = Answers(), []
    for batch in batches:
        if library.SolveAllBoardsBin(ctypes.byref(batch), ctypes.byref(out)) != 1:
            raise RuntimeError("DDS refused a board")
        found += [out.answer[i].tricks[0] for i in range(batch.count)]
    return found


def card_values(library: ctypes.CDLL, made: Board) -> dict[tuple[int, int], int]:
    """Return the tricks of the acting seat's side for each card, by bridge suit and rank."""
    out = Answer()
    if library.SolveBoard(made, -1, 3, 1, ctypes.byref(out), 0) != 1:
        raise RuntimeError("DDS refused a board")
    values = {}
    for i in range(out.count):
        for rank in range(2, 15):
            if rank == out.rank[i] or out.equals[i] >> rank & 1:
                values[out.suit[i], rank] = out.tricks[i]
    return values
