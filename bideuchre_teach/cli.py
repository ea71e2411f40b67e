"""The command `bideuchre-teach`: a table of subcommands, each in a module of its own.

A subcommand's module has `add_arguments(parser)` and `run(options)`, which returns the exit code.
Only the module of the subcommand that was asked for is imported, so each starts fast.
"""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import NamedTuple

from bideuchre_teach import __version__


class Door(NamedTuple):
    """A subcommand: the module that does it, and what the list of commands says of it."""

    module: str
    purpose: str


DOORS = {
    "referee": Door("bideuchre_teach.referee", "replay a record aloud and judge every step"),
    "solve": Door(
        "bideuchre_teach.solve_door", "say what a deal and each card of a played hand were worth"
    ),
    "lessons": Door("bideuchre_teach.lessons_door", "open the lessons in JupyterLab"),
    "lint": Door("bideuchre_teach.teach.lint", "say what the lessons still need"),
    "learner-copy": Door(
        "bideuchre_teach.teach.learner_copy", "copy lessons without solutions and teacher's notes"
    ),
}


def parser_for(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """Build the parser that `arguments` need: all names, the options of the one asked for."""
    parser = argparse.ArgumentParser(
        prog="bideuchre-teach", description="Learn, teach and study Bid Euchre."
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    doors = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, (module, purpose) in DOORS.items():
        door = doors.add_parser(name, help=purpose, description=purpose.capitalize() + ".")
        if name in arguments[:1]:
            behind = importlib.import_module(module)
            behind.add_arguments(door)
            door.set_defaults(run=behind.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit code; argparse itself exits 2 on bad usage.

    >>> main(["lessons", "--help"])
    Traceback (most recent call last):
    SystemExit: 0
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        # Suit symbols must come out on every system, whatever encoding its console has by default.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = parser_for(arguments).parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader (`head`, say) has seen enough; Python must not complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
