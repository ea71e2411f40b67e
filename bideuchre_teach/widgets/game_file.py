"""The file a game is kept in: written after every action, so that nothing is lost."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from .. import record
from ..reasons import RulesError


class GameFile:
    """A game record in a file of the learner's.

    A full disk leaves the old file as it was and says so in ``trouble``; the next action tries
    again. A file that holds something else is set aside under a name of its own, never overwritten.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self.trouble = ""
        """What the learner should know about the file, in a sentence; empty when all is well."""

    def read(self) -> dict[str, Any] | None:
        """Return the game record of the file; None where there is none."""
        try:
            data = record.read(self.path.read_bytes())
        except FileNotFoundError:
            return None
        except OSError as problem:
            self._warn(problem)
            return None
        except RulesError:
            self.set_aside("could not be read as a game")
            return None
        if data["format"] != record.GAME_FORMAT:
            self.set_aside("holds no game")
            return None
        return data

    def write(self, game: Mapping[str, Any]) -> None:
        """Replace the file's content in one step; never raises for what is wrong with the disk."""
        half = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            half.write_text(json.dumps(game, ensure_ascii=False, indent=1) + "\n", "utf-8")
            half.replace(self.path)
        except OSError as problem:
            self._warn(problem)
        else:
            if self.trouble.startswith("The game goes on"):
                self.trouble = ""
        finally:
            with suppress(OSError):
                half.unlink(missing_ok=True)

    def say(self) -> str:
        """Say where the game is kept, or what is wrong with the file."""
        return self.trouble or f"This game is kept in {self.path.name}."

    def set_aside(self, why: str) -> None:
        """Keep what the file holds under another name, so that a new game may be kept here."""
        for number in itertools.count(1):
            aside = self.path.with_name(f"{self.path.stem}-{number}{self.path.suffix}")
            if os.path.lexists(aside):
                continue
            try:
                self.path.rename(aside)
            except OSError as problem:
                self._warn(problem)
            else:
                self.trouble = (
                    f"{self.path.name} {why}: it was set aside as {aside.name}, and a new game is "
                    "kept in its place."
                )
            return

    def _warn(self, problem: OSError) -> None:
        why = problem.strerror or str(problem)
        self.trouble = (
            f"The game goes on, but it could not be kept in {self.path} ({why}). "
            "The next action tries again."
        )
