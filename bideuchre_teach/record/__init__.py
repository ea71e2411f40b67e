"""Hand and game records: JSON that holds only what cannot be deduced.

`read` takes a record's text apart and says where it is malformed; `replay` plays it step by step
until its end or its first illegal step; `write` makes the record of a hand. What a record's notes
say is kept and otherwise ignored.
"""

from .form import GAME_FORMAT, HAND_FORMAT, LONGEST, MalformedRecord, check_form, read
from .replaying import Fault, GameReplay, Replay, Step, load, replay, replay_game
from .writing import read_rules, write, write_game, write_rules

__all__ = [
    "GAME_FORMAT",
    "HAND_FORMAT",
    "LONGEST",
    "Fault",
    "GameReplay",
    "MalformedRecord",
    "Replay",
    "Step",
    "check_form",
    "load",
    "read",
    "read_rules",
    "replay",
    "replay_game",
    "write",
    "write_game",
    "write_rules",
]
