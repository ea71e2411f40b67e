"""The palette as a style sheet: `draw.theme` names every colour once, the browser half takes it.

``python -m bideuchre_teach.widgets.palette`` prints what ``widgets/src/palette.css`` must hold.
"""

from __future__ import annotations

from typing import Final

from ..draw.theme import CLASSIC, CONTRAST, PAIRED, Theme

_HEAD: Final = (
    "/* Written by python -m bideuchre_teach.widgets.palette: change draw/theme.py instead. */"
)


def stylesheet() -> str:
    """Return the three deck themes as CSS: the paired one whole, the others where they differ.

    >>> stylesheet().splitlines()[1]
    '.be-root {'
    """
    base = PAIRED.css().splitlines()
    blocks = [_block(".be-root", base)]
    blocks += [_differing(theme, set(base)) for theme in (CLASSIC, CONTRAST)]
    return "\n".join([_HEAD, *blocks]) + "\n"


def _differing(theme: Theme, base: set[str]) -> str:
    lines = [line for line in theme.css().splitlines() if line not in base]
    return _block(f'.be-root[data-deck="{theme.name}"]', lines)


def _block(selector: str, lines: list[str]) -> str:
    return "\n".join([f"{selector} {{", *(f"  {line}" for line in lines), "}"])


if __name__ == "__main__":
    print(stylesheet(), end="")
