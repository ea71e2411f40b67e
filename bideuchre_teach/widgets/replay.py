"""`Replay`: step through a hand that has been played, with the reason for every step."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any, ClassVar

import traitlets

from .. import draw, record
from .._assets import STATIC
from ..cards import Seat
from ..draw.picture import Picture
from ..draw.view import replay_view
from ..hand import Hand
from ..judge import Phase
from ..words.names import count
from .base import Widget

Source = Hand | record.Replay | Mapping[str, Any] | str | bytes | PathLike[str]


class Replay(Widget):
    """Step through a hand: the table, why each step was legal, who takes the trick and why.

    ``hand`` is a `Hand`, a record as a dictionary or as JSON text, or the path of a record file.
    All cards are open and every step is in the view, so that it also runs on a saved page. An
    illegal card is shown at its place with its reason, and the replay ends there. ``step`` counts
    from 0 and can be read and set; ``bottom`` is the seat at the bottom of the picture. ``marks``
    holds what a review says: for a step, a short mark (``−1 trick``) and a sentence; the learner
    switches them on, and ``marked`` does so from Python. ``review`` lets the solver make the
    marks: what each card cost with all cards open, what would have been better and, where the
    position shows it, why. A double-deck hand may take it a second.

    Raises `record.MalformedRecord` for what is no record, `OSError` for a file that cannot be
    read, and `ValueError` with the reason for a record of which not even the deal can be shown
    and for a mark on a step that is not there.

    >>> from bideuchre_teach import Hand, Rules, deals
    >>> Replay(Hand.start(deals.shuffle(Rules.cutthroat(), 7)), title="Before the auction")
    Replay('Before the auction', 1 step)
    """

    _esm: ClassVar[Any] = STATIC / "replay.js"

    step = traitlets.Int(0).tag(sync=True)
    marked = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        hand: Source,
        *,
        title: str = "",
        step: int = 0,
        bottom: str | Seat = Seat.SOUTH,
        review: bool = False,
        marks: Mapping[int, tuple[str, str]] | None = None,
        marked: bool = False,
        **options: Any,
    ) -> None:
        found = _replayed(hand)
        made = replay_view(found, bottom=Seat.of(bottom))
        self._made: dict[str, Any] = {**made, "title": title or made["title"]}
        last = len(made["frames"]) - 1
        for number in marks or {}:
            if not 0 <= number <= last:
                raise ValueError(f"step {number} cannot be marked: this replay has 0 to {last}")
        reviewed = _reviewed(found) if review else None
        self._made["reviewed"] = "" if reviewed is None else _summed(reviewed)
        self._made["marks"] = [
            {"step": number, "where": self._where(number), "mark": mark, "say": say}
            for number, (mark, say) in sorted({**(reviewed or {}), **(marks or {})}.items())
        ]
        super().__init__(step=step, marked=marked, **options)

    def _where(self, step: int) -> str:
        """Return a step in a word or two: ``West A♠``."""
        label: str = self.frames[step]["label"]
        return (label.partition(": ")[2] or label).replace(" plays ", " ")

    def _shows(self) -> dict[str, Any]:
        """Return the frames with each card written once: hands hold places in ``deck``."""
        deck: list[Any] = []
        places: dict[str, int] = {}
        frames = []
        for frame in self.frames:
            seats = []
            for seat in frame["table"]["seats"]:
                held = []
                for card in seat["cards"]:
                    key = repr(card)
                    if key not in places:
                        places[key] = len(deck)
                        deck.append(card)
                    held.append(places[key])
                seats.append({**seat, "cards": held})
            frames.append({**frame, "say": "", "table": {**frame["table"], "seats": seats}})
        return {**self._made, "deck": deck, "frames": frames}

    @property
    def frames(self) -> list[Mapping[str, Any]]:
        """Every step as plain data, from the deal to the score."""
        return list(self._made["frames"])

    @traitlets.validate("step")
    def _keep_inside(self, proposal: Any) -> int:
        return max(0, min(len(self.frames) - 1, int(proposal["value"])))

    def picture(self) -> Picture:
        """Return the table at this step as a picture, and as text the whole hand with its score."""
        table = draw.table(self.frames[self.step]["table"], theme=self.theme, size=self.size)
        said = {mark["step"]: f" {mark['say']}" for mark in self._made["marks"] if self.marked}
        lines = [
            f"{frame['label']}. {frame['say']}{said.get(number, '')}"
            for number, frame in enumerate(self.frames)
        ]
        lines += [f"Score: {line['why']}" for line in self.frames[-1]["table"]["score"]]
        title = self._made["title"] or "Replay"
        return Picture(title, table.svg, "\n".join([title, *lines]))

    def __repr__(self) -> str:
        count = len(self.frames)
        title = f"{self._made['title']!r}, " if self._made["title"] else ""
        return f"Replay({title}{count} step{'' if count == 1 else 's'})"


def _reviewed(found: record.Replay) -> dict[int, tuple[str, str]] | None:
    """Return a mark for each step that cost tricks; None where no card has been played."""
    from .. import solver

    assert found.hand is not None
    decisions = iter(solver.review(found.hand))
    marks = {}
    for number, step in enumerate(found.steps, start=1):
        if step.phase is not Phase.PLAY or not step.verdict.legal:
            continue
        decision = next(decisions)
        if decision.cost:
            said = " ".join(map(str, solver.why(step.before, decision)))
            marks[number] = (f"−{count(decision.cost, 'trick')}", said)
    return marks if any(step.phase is Phase.PLAY for step in found.steps) else None


def _summed(marks: Mapping[int, tuple[str, str]]) -> str:
    if not marks:
        return "No card cost a trick."
    return f"{count(len(marks), 'card')} cost tricks."


def _replayed(source: Source) -> record.Replay:
    if isinstance(source, record.Replay):
        return source
    if isinstance(source, Hand):
        return record.replay(record.write(source))
    if isinstance(source, PathLike):
        return record.replay(Path(source).read_bytes())
    if isinstance(source, str) and not source.lstrip().startswith("{"):
        return record.replay(Path(source).read_bytes())
    return record.replay(source)
