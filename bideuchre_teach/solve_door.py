"""The command `bideuchre-teach solve`: what a deal and each card of a played hand were worth.

It reads records as `referee` does and has the same exit codes; what cannot be played legally is
not solved.
"""

from __future__ import annotations

import argparse
import json
import sys

from .record import GAME_FORMAT, MalformedRecord, read, replay, replay_game
from .referee import ILLEGAL, LEGAL, MALFORMED, hand_report, records
from .solver.report import report, tell


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `bideuchre-teach solve` takes."""
    parser.add_argument("file", help="a record, a .jsonl file of records, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object a record")


def run(options: argparse.Namespace) -> int:
    """Solve every record of a file and return the exit code."""
    worst = LEGAL
    for place, text, line in records(options.file):
        try:
            if isinstance(text, MalformedRecord):
                raise text
            data = read(text, line)
            replays = replay_game(data).hands if data["format"] == GAME_FORMAT else (replay(data),)
        except MalformedRecord as error:
            print(f"{place}: {error}", file=sys.stderr)
            worst = MALFORMED
            if options.json:
                print(json.dumps({"error": {"step": "record", "text": str(error)}}))
            continue
        found = []
        for each in replays:
            if each.fault is not None or each.hand is None:
                error_found = hand_report(each)["error"]
                worst = max(worst, ILLEGAL)
                found.append({"error": error_found})
                if not options.json:
                    print(f"{place}: {error_found['text']}", file=sys.stderr)
            elif options.json:
                found.append(report(each.hand))
            else:
                print(*([each.title] if each.title else []), *tell(each.hand), sep="\n")
        if options.json:
            whole = found[0] if data["format"] != GAME_FORMAT else {"hands": found}
            print(json.dumps(whole, ensure_ascii=False))
    return worst
