"""A finished picture: SVG for the eye, text for screen readers, terminals and plain pages."""

from __future__ import annotations

from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its name, its SVG and its text twin; shows itself in a notebook.

    The same arguments always make the same picture, byte for byte.

    >>> Picture("ace of spades", "<svg/>", "A♠")
    A♠
    """

    title: str
    svg: str
    text: str

    def __repr__(self) -> str:
        return self.text

    def __str__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"image/svg+xml": self.svg, "text/plain": self.text}

    def save(self, path: str | PathLike[str]) -> Path:
        """Write the picture to a file: the text for ``.txt``, the SVG for ``.svg``.

        Raises `ValueError` for any other ending.
        """
        file = Path(path)
        kinds = {".svg": self.svg, ".txt": self.text + "\n"}
        if file.suffix.lower() not in kinds:
            raise ValueError(f"a picture is saved as .svg or .txt, not as {file.name!r}")
        file.write_text(kinds[file.suffix.lower()], encoding="utf-8")
        return file
