"""One HTML page for one widget: everything inside it, nothing asked of any network."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

from .._assets import STATIC

_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>html {{ color-scheme: light dark; }} body {{ margin: 0; }} .be-root {{ margin: 0 auto; }}
[data-js] .be-still {{ display: none; }} .be-still svg {{ max-width: 100%; height: auto; }}
{css}</style>
</head>
<body>
<main>
<h1 class="be-hidden">{title}</h1>
<div id="be-widget"></div>
<div class="be-still">{still}</div>
</main>
<script type="application/json" id="be-saved">{saved}</script>
<script type="module">{runner}</script>
</body>
</html>
"""


def page(*, title: str, state: dict[str, Any], module: str, css: str, still: str) -> str:
    """Return the page: a widget's state, its module and its style, with a picture for no script.

    ``module`` is the text of the widget's ES module, ``still`` the SVG of its static twin. The
    page tells the module that nobody answers, so that controls which need Python say so.
    """
    saved = {"state": {**state, "offline": True}, "module": module}
    return _PAGE.format(
        title=escape(title),
        css=css.replace("</", "<\\/"),
        still=still,
        # "<" would let a text in the state end the script element.
        saved=json.dumps(saved, ensure_ascii=False).replace("<", "\\u003c"),
        runner=(STATIC / "page.js").read_text(encoding="utf-8"),
    )
