"""Watch a page: what it logs as an error, and what it tries to fetch from outside the machine."""

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

HARMLESS = ("ResizeObserver loop",)
"""Beginnings of console errors that browsers write about a page that is fine."""


@dataclass
class Watch:
    """The errors and the outside addresses that the pages of one browser context met."""

    errors: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)

    def over(self, context: Any, local: tuple[str, ...] = ("127.0.0.1",)) -> "Watch":
        """Begin to watch every page of a context; requests to other hosts than `local` fail."""

        def gate(route: Any) -> None:
            url = route.request.url
            if urlsplit(url).scheme in ("data", "blob", "file") or urlsplit(url).hostname in local:
                route.continue_()
            else:
                self.outside.append(url)
                route.abort()

        def socket(ws: Any) -> None:
            if urlsplit(ws.url).hostname not in local:
                self.outside.append(ws.url)

        def page(new: Any) -> None:
            new.on("pageerror", lambda error: self.errors.append(str(error)))
            new.on("console", console)
            new.on("websocket", socket)

        def console(message: Any) -> None:
            if message.type == "error" and not message.text.startswith(HARMLESS):
                self.errors.append(message.text)

        context.route("**/*", gate)
        context.on("page", page)
        return self
