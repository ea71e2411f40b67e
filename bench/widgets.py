"""Widgets in a real JupyterLab: clicks, focus, the gallery's first paint, 200 in a notebook.

    python bench/widgets.py

Measured in the page, from the DOM event to the change of the DOM that a learner sees. The answer
comes from Python through a real kernel; moving the focus needs no kernel.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser import chromium
from tests.browser.jupyter import Notebook, Server, open_notebook
from tests.browser.watch import Watch

CLICKS = 100
WIDGETS = 200
GALLERIES = 3

TABLE = """
from bideuchre_teach import Rules, deals, widgets
table = widgets.Table(deals.shuffle(Rules.partnership(), 7, dealer="S"))
for call in ("3", "pass", "pass", "pass", "H"):
    table.do(call)
table
"""

MANY = f"""
import json
many = [widgets.BowerLadder(strain="CDHS"[i % 4]) for i in range({WIDGETS})]
saved = sum(len(json.dumps(one.get_state(), default=str)) for one in many)
from IPython.display import display
for one in many:
    display(one)
"""

CLICK = """async () => {
  const felt = document.querySelector('.be-felt');
  const before = document.querySelectorAll('.be-played').length;
  const start = performance.now();
  felt.querySelector('.be-legal').click();
  await new Promise((done) => {
    const look = new MutationObserver(() => {
      if (document.querySelectorAll('.be-played').length === before) return;
      look.disconnect();
      done();
    });
    look.observe(felt, { childList: true, subtree: true });
  });
  return performance.now() - start;
}"""

BACK = """async () => {
  const felt = document.querySelector('.be-felt');
  const before = document.querySelectorAll('.be-played').length;
  const buttons = [...document.querySelectorAll('.be-button')];
  buttons.find((one) => one.textContent === 'Take back').click();
  await new Promise((done) => {
    const look = new MutationObserver(() => {
      if (document.querySelectorAll('.be-played').length === before) return;
      look.disconnect();
      done();
    });
    look.observe(felt, { childList: true, subtree: true });
  });
}"""

FOCUS = """async () => {
  const hand = document.querySelector('.be-live');
  hand.querySelector('[tabindex="0"]').focus();
  const key = document.activeElement === hand.querySelector('button') ? 'ArrowRight' : 'ArrowLeft';
  const was = document.activeElement;
  const start = performance.now();
  was.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (document.activeElement === was) throw new Error('the focus did not move');
  return performance.now() - start;
}"""


PAINT = """async () => {
  const start = performance.now();
  const painted = new Promise((done) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('.be-felt .be-card')) return;
      look.disconnect();
      requestAnimationFrame(() => done(performance.now() - start));
    });
    look.observe(document.body, { childList: true, subtree: true });
  });
  const all = window.jupyterapp.commands.execute('notebook:run-all-cells');
  const first = await painted;
  await all;
  return [first, performance.now() - start];
}"""

SAVED = (
    "sum(len(__import__('json').dumps(one.get_state(), default=str)) "
    "for one in __import__('ipywidgets').widgets.widget._instances.values())"
)


def spread(times: list[float]) -> str:
    """Median and 95th percentile in milliseconds."""
    ordered = sorted(times)
    high = ordered[int(0.95 * (len(ordered) - 1))]
    return f"median {statistics.median(ordered):.1f} ms, 95th percentile {high:.1f} ms"


def clicks(lab: Notebook) -> tuple[list[float], list[float]]:
    """Play a card and take it back, again and again; between, move the focus."""
    answers, moves = [], []
    for _ in range(CLICKS):
        answers.append(lab.page.evaluate(CLICK))
        moves.append(lab.page.evaluate(FOCUS))
        lab.page.evaluate(BACK)
    return answers, moves


def gallery(server: Server, browser: Any) -> tuple[float, float, float]:
    """Run the gallery in a fresh kernel: seconds to the first table, to the end, MB of state."""
    file = Path(__file__).resolve().parents[1] / "lessons" / "widget_gallery.ipynb"
    cells = [
        str(cell.source)
        for cell in nbformat.read(file, as_version=4).cells
        if cell.cell_type == "code"
    ]
    lab = opened(server, browser, cells, f"gallery-{time.monotonic_ns()}.ipynb")
    first, last = lab.page.evaluate(PAINT)
    saved = float(lab.ask(SAVED)) / 1e6
    lab.close()
    return first / 1e3, last / 1e3, saved


def opened(server: Server, browser: Any, cells: list[str], name: str) -> Notebook:
    """Open a notebook of these cells in JupyterLab."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    watch = Watch().over(context, ("127.0.0.1",))
    path = server.notebooks / name
    language = {"language_info": {"name": "python"}}
    sources = [nbformat.v4.new_code_cell(cell) for cell in cells]
    nbformat.write(nbformat.v4.new_notebook(cells=sources, metadata=language), path)
    return open_notebook(server, context, watch, path)


def main() -> None:
    """Print each figure on a line of its own."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        try:
            lab = opened(server, browser, [TABLE], "table.ipynb")
            lab.run_all()
            lab.output(0).get_by_role("group", name="West's hand").wait_for()
            answers, moves = clicks(lab)
            print(f"click to visible answer, {CLICKS} clicks: {spread(answers)}")
            print(f"arrow key to moved focus, {CLICKS} keys: {spread(moves)}")
            lab.close()
            runs = [gallery(server, browser) for _ in range(GALLERIES)]
            first, last, saved = (statistics.median(run[i] for run in runs) for i in range(3))
            print(
                f"gallery, median of {GALLERIES}: first table painted after {first:.1f} s, ", end=""
            )
            print(f"all cells run after {last:.1f} s, {saved:.1f} MB if widget state is saved")
            lab = opened(server, browser, [TABLE, MANY], "many.ipynb")
            start = time.perf_counter()
            lab.run_all()
            ladders = "document.querySelectorAll('.be-ladder').length"
            lab.page.wait_for_function(f"{ladders} > 0")
            first = time.perf_counter() - start
            saved = json.loads(lab.ask("saved"))
            print(f"{WIDGETS} widgets: first painted after {first:.1f} s, ", end="")
            print(f"{saved / WIDGETS / 1e3:.0f} kB each if widget state is saved")
            answers, _ = clicks(lab)
            print(f"click to visible answer beside them: {spread(answers)}")
            lab.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
