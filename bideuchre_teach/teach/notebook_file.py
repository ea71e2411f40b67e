"""Reading a lesson's file, and saying in words when it holds no notebook."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read_notebook(path: Path) -> dict[str, Any]:
    """Return the notebook in a file.

    Raises `ValueError`, which names the file and what is wrong with it, and `OSError` where there
    is nothing to read.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as place:
    ...     file = Path(place, "hand.ipynb")
    ...     _ = file.write_text('{"dealer": "S"}')
    ...     try:
    ...         read_notebook(file)
    ...     except ValueError as problem:
    ...         print(str(problem).removeprefix(place)[1:])
    hand.ipynb is not a notebook: it has no list of cells
    """
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not a notebook: it is not written in UTF-8") from None
    except (ValueError, RecursionError) as problem:
        raise ValueError(f"{path} is not a notebook: it is not JSON ({problem})") from None
    cells = notebook.get("cells") if isinstance(notebook, dict) else None
    if not isinstance(cells, list):
        raise ValueError(f"{path} is not a notebook: it has no list of cells")
    for place, cell in enumerate(cells, start=1):
        if not isinstance(cell, dict) or not isinstance(cell.get("metadata", {}), dict):
            raise ValueError(f"{path} is not a notebook: its cell {place} is none")
    return dict(notebook)
