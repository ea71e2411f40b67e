"""The browser half of a widget on a page of its own: no JupyterLab, no kernel, a fake model.

The page's requests are answered from the checkout's files; nothing else can be reached from it.
"""

import json
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from tests.browser.watch import Watch

CHECKOUT = Path(__file__).resolve().parents[2]
ORIGIN = "http://checkout.test"

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bid Euchre widget</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><style>
  body { margin: 0; padding: 16px; font: 14px/1.4 sans-serif; background: Canvas; color: CanvasText;
         color-scheme: %(shade)s; }
  body.dark { --jp-ui-font-color1: #fff; --jp-layout-color1: #111; --jp-border-color1: #666;
              --jp-content-font-color1: #fff; --jp-layout-color0: #111; --jp-layout-color2: #424242;
              background: #111; color: #fff; }
  body.light { --jp-ui-font-color1: #000d; --jp-layout-color1: #fff; --jp-border-color1: #bdbdbd;
               --jp-content-font-color1: #000d; --jp-layout-color0: #fff; --jp-layout-color2: #eee;
               background: #fff; color: #000d; }
</style>%(css)s</head>
<body class="%(shade)s" data-jp-theme-light="%(light)s">
<main><h1 style="font-size: 16px; margin: 0 0 8px">%(title)s</h1><div id="widget"></div></main>
<script type="module">
import { fakeModel } from "/tests/browser/fake_model.js";
const model = fakeModel(%(state)s);
const stop = new AbortController();
window.model = model;
window.stop = async () => { stop.abort(); await window.cleanUp?.(); };
let widget = (await import("/%(module)s")).default;
if (typeof widget === "function") widget = await widget();
const el = document.getElementById("widget");
await widget.initialize?.({ model, signal: stop.signal });
window.cleanUp = await widget.render({ model, el, signal: stop.signal });
window.rendered = true;
</script></body></html>"""


@dataclass
class Component:
    """One widget on its page, and the model that stands in for Python."""

    page: Any
    watch: Watch

    @property
    def root(self) -> Any:
        """The element that the widget was rendered into."""
        return self.page.locator("#widget")

    def get(self, trait: str) -> Any:
        """The present value of a trait."""
        return self.page.evaluate("trait => window.model.get(trait)", trait)

    def answer(self, **traits: Any) -> None:
        """Change traits as Python would."""
        self.page.evaluate("changes => window.model.answer(changes)", traits)

    def message(self, content: Any) -> None:
        """Send a custom message as Python would."""
        self.page.evaluate("content => window.model.message(content)", content)

    def saved(self) -> list[dict[str, Any]]:
        """What the browser half saved so far: the changed traits of each `save_changes`."""
        saved: list[dict[str, Any]] = self.page.evaluate("window.model.saved")
        return saved

    def sent(self) -> list[Any]:
        """The custom messages that the browser half sent to Python so far."""
        sent: list[Any] = self.page.evaluate("window.model.sent")
        return sent

    def stop(self) -> int:
        """Take the widget away as a notebook does; how many listeners it left on the model."""
        self.page.evaluate("window.stop()")
        left: int = self.page.evaluate("window.model.listeners()")
        return left


def serve_checkout(context: Any, html: str) -> None:
    """Answer the context's requests to `ORIGIN` from the checkout; the root is `html`."""

    def answer(route: Any) -> None:
        path = unquote(urlsplit(route.request.url).path)
        file = CHECKOUT / path.lstrip("/")
        if path == "/":
            route.fulfill(body=html, content_type="text/html; charset=utf-8")
        elif file.is_file():
            kind = "text/javascript" if file.suffix in (".js", ".mjs") else None
            kind = kind or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            route.fulfill(body=file.read_bytes(), content_type=f"{kind}; charset=utf-8")
        else:
            route.fulfill(status=404, body=f"{path} is not in the checkout")

    context.route(f"{ORIGIN}/**", answer)


def page_for(module: str, state: dict[str, Any], css: str | None, title: str, shade: str) -> str:
    """The page's HTML; `module` and `css` are paths in the checkout."""
    return PAGE % {
        "module": module,
        "state": json.dumps(state).replace("<", "\\u003c"),
        "css": f'<link rel="stylesheet" href="/{css}">' if css else "",
        "title": title,
        "shade": shade,
        "light": "true" if shade == "light" else "false",
    }
