"""A chart that shows itself in a notebook: a matplotlib figure and the same figures as text."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True, repr=False)
class Chart:
    """A figure with its text twin, for readers who see no pictures and where none is shown."""

    figure: Any
    """The `matplotlib.figure.Figure`."""
    text: str

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        file = BytesIO()
        self.figure.savefig(file, format="png", dpi=110, metadata={"Software": None})
        return {"image/png": b64encode(file.getvalue()).decode("ascii"), "text/plain": self.text}

    def __repr__(self) -> str:
        return self.text

    def save(self, path: str | Path) -> Path:
        """Write the figure to a file, in the format its ending names, and return the path."""
        self.figure.savefig(path)
        return Path(path)
