"""One browser and one JupyterLab a session; a fresh browser context, so no cookies, a test.

    component   a widget's browser half on a page of its own, with a fake model
    notebook    a notebook in a real JupyterLab
    saved_page  a saved HTML file, opened from disk with the network cut
    axe         what axe-core finds wrong with a page

Each of the first three watches the page: a request to another machine fails the test.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.component import ORIGIN, Component, page_for, serve_checkout
from tests.browser.jupyter import Notebook, Server, open_notebook
from tests.browser.watch import Watch

if chromium.find() is None:
    collect_ignore_glob = ["test_*.py"]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say plainly, at the end of any run, when there was no browser to drive."""
    if chromium.find() is None:
        terminalreporter.write_line(chromium.ABSENT)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, without a window."""
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(
            executable_path=chromium.find(), args=chromium.FLAGS, handle_sigint=False
        )
        yield chrome
        chrome.close()


@pytest.fixture
def contexts(browser: Any) -> Iterator[Callable[..., tuple[Any, Watch]]]:
    """Makes watched browser contexts; at the test's end none of them has asked for the outside."""
    opened: list[tuple[Any, Watch]] = []

    def make(local: tuple[str, ...] = ("127.0.0.1",), **options: Any) -> tuple[Any, Watch]:
        context = browser.new_context(**options)
        context.set_default_timeout(20_000)
        watch = Watch().over(context, local)
        opened.append((context, watch))
        return context, watch

    yield make
    for context, _ in opened:
        context.close()
    outside = [url for _, watch in opened for url in watch.outside]
    assert outside == [], "a page asked for something that is not on this machine"


@pytest.fixture
def component(contexts: Callable[..., tuple[Any, Watch]]) -> Callable[..., Component]:
    """`component(module, state, css=None, title=..., shade="light", **context_options)`.

    `module` and `css` are paths in the checkout, such as `bideuchre_teach/static/replay.js`.
    Context options are Playwright's: `viewport`, `reduced_motion="reduce"`,
    `forced_colors="active"`, ...
    """

    def show(
        module: str,
        state: dict[str, Any],
        css: str | None = None,
        title: str = "Widget",
        shade: str = "light",
        **options: Any,
    ) -> Component:
        options.setdefault("color_scheme", shade)
        context, watch = contexts(("checkout.test",), **options)
        serve_checkout(context, page_for(module, state, css, title, shade))
        page = context.new_page()
        page.goto(ORIGIN + "/")
        page.wait_for_function("window.rendered === true")
        return Component(page, watch)

    return show


@pytest.fixture(scope="session")
def jupyterlab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A JupyterLab of the tests' own."""
    server = Server(tmp_path_factory.mktemp("jupyter"))
    yield server
    server.stop()


@pytest.fixture
def notebook(
    jupyterlab: Server, contexts: Callable[..., tuple[Any, Watch]], request: pytest.FixtureRequest
) -> Iterator[Callable[..., Notebook]]:
    """`notebook(path)` opens a copy of a notebook; `notebook(["1 + 1", ...])` one of code cells.

    `shade="dark"` opens it in the dark theme, `host="Notebook 7"` in that; other options are those
    of a Playwright context.
    """
    opened: list[Notebook] = []

    def show(
        what: Path | list[str], shade: str = "light", host: str = "JupyterLab", **options: Any
    ) -> Notebook:
        options.setdefault("viewport", {"width": 1280, "height": 900})
        context, watch = contexts(**options)
        folder = jupyterlab.notebooks / f"{request.node.name[:40]}-{len(opened)}"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        if isinstance(what, Path):
            copy = folder / what.name
            shutil.copyfile(what, copy)
        else:
            copy = folder / "cells.ipynb"
            cells = [nbformat.v4.new_code_cell(source) for source in what]
            language = {"language_info": {"name": "python"}}
            nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata=language), copy)
        lab = open_notebook(jupyterlab, context, watch, copy, host)
        opened.append(lab)
        lab.theme(shade)  # always: the server remembers the theme of the test before
        return lab

    yield show
    for lab in opened:
        lab.close()


@pytest.fixture
def saved_page(contexts: Callable[..., tuple[Any, Watch]]) -> Callable[..., Component]:
    """`saved_page(path)` opens an HTML file from disk, offline; `.page`, `.watch` as elsewhere."""

    def show(path: Path, **options: Any) -> Component:
        context, watch = contexts((), offline=True, **options)
        page = context.new_page()
        page.goto(path.resolve().as_uri())
        return Component(page, watch)

    return show


@pytest.fixture
def axe() -> Callable[..., list[str]]:
    """`axe(page, within=None)`: every rule that axe-core finds broken, one line each."""

    def check(page: Any, within: str | None = None) -> list[str]:
        found = Axe().run(page, context=within).response["violations"]
        return [
            f"{rule['id']}: {rule['help']}: {node['html'][:160]}"
            for rule in found
            for node in rule["nodes"]
        ]

    return check
