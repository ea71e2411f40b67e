"""A chart that shows itself in a notebook: a matplotlib figure and the same figures as text."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True, repr=False)
class Chart:
    """A figure with its text twin, for readers who see no pictures and where none is shown.

    >>> Chart(None, "hearts  5 tricks")
    hearts  5 tricks
    """

    figure: Any
    """The `matplotlib.figure.Figure`; None where matplotlib is missing, and then it is text."""
    text: str

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, str], dict[str, Any]]:
        words = {"text/plain": self.text}
        if self.figure is None:
            return words, {}
        file = BytesIO()
        self.figure.savefig(file, format="png", dpi=110, metadata={"Software": None})
        picture = b64encode(file.getvalue()).decode("ascii")
        return {"image/png": picture, **words}, {"image/png": {"alt": self.text}}

    def __repr__(self) -> str:
        return self.text

    def save(self, path: str | Path) -> Path:
        """Write the figure to a file, in the format its ending names, and return the path.

        Where there is no figure the text is written, whatever the ending.
        """
        if self.figure is None:
            Path(path).write_text(self.text + "\n", encoding="utf-8")
        else:
            self.figure.savefig(path)
        return Path(path)
