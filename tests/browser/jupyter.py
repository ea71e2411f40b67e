"""A real JupyterLab for the tests, and a notebook opened in it or in Notebook 7."""

import http.client
import json
import os
import secrets
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bideuchre_teach._assets import JUPYTERLAB_SETTINGS
from tests.browser.watch import Watch

NEWS_OFF = {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True}
"""Otherwise a question about news covers the lower right corner of every first start."""

READY = """async () => {
  const app = window.jupyterapp;
  await app.restored;
  const panel = app.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
  await panel.sessionContext.session.kernel.info;
}"""

RUN_ALL = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await window.jupyterapp.commands.execute('notebook:run-all-cells');
  return panel.content.widgets
    .filter(cell => cell.model.type === 'code')
    .map(cell => cell.model.executionCount);
}"""

ASK = """async (expression) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const future = kernel.requestExecute({
    code: '', silent: true, store_history: false, user_expressions: { asked: expression },
  });
  return (await future.done).content.user_expressions.asked;
}"""

SHUT = """async () => {
  const app = window.jupyterapp;
  await app.shell.currentWidget?.sessionContext?.shutdown();
}"""


class Server:
    """JupyterLab on this machine, with folders of its own for settings and notebooks."""

    def __init__(self, home: Path) -> None:
        """Start it; nothing of the user's own Jupyter settings is read or written."""
        self.notebooks = home / "notebooks"
        self.notebooks.mkdir(parents=True)
        self.token = secrets.token_urlsafe(16)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        settings = home / "settings" / "@jupyterlab" / "apputils-extension"
        settings.mkdir(parents=True)
        news = settings / "notification.jupyterlab-settings"
        news.write_text(json.dumps(NEWS_OFF), encoding="utf-8")
        environment = {**os.environ, "JUPYTER_TOKEN": self.token}
        environment["JUPYTER_CONFIG_PATH"] = str(JUPYTERLAB_SETTINGS)
        environment["JUPYTERLAB_SETTINGS_DIR"] = str(home / "settings")
        environment["JUPYTERLAB_WORKSPACES_DIR"] = str(home / "workspaces")
        for name in ("CONFIG", "DATA", "RUNTIME"):
            environment[f"JUPYTER_{name}_DIR"] = str(home / name.lower())
        command = [sys.executable, "-m", "jupyterlab", "-y", "--no-browser", "--allow-root"]
        command += ["--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"]
        command += [f"--ServerApp.root_dir={self.notebooks}", "--LabApp.expose_app_in_browser=True"]
        command += ["--JupyterNotebookApp.expose_app_in_browser=True"]
        self._log = home / "jupyter.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )
        self._wait()

    def _wait(self) -> None:
        no_proxy = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        for _ in range(300):
            try:
                no_proxy.open(f"{self.url}/api", timeout=5).close()
                return
            except (urllib.error.URLError, http.client.HTTPException, OSError):
                pass
            try:
                self._process.wait(timeout=0.2)
                break
            except subprocess.TimeoutExpired:
                continue
        self.stop()
        raise RuntimeError(f"JupyterLab did not start:\n{self._log.read_text()}")

    def stop(self) -> None:
        """End it, and with it its kernels."""
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


@dataclass
class Notebook:
    """A notebook that is open in JupyterLab, its kernel ready."""

    page: Any
    """Playwright's page."""
    watch: Watch
    """Console errors and outside requests so far."""
    path: Path
    """The file, a copy that the test may change."""

    def run_all(self) -> list[int | None]:
        """Run every cell, wait for the last, and return the execution counts of the code cells."""
        counts: list[int | None] = self.page.evaluate(RUN_ALL)
        return counts

    def ask(self, expression: str) -> str:
        """The `repr` of a Python expression, asked of the kernel behind the page."""
        answer = self.page.evaluate(ASK, expression)
        if answer["status"] != "ok":
            raise RuntimeError(f"{expression}: {answer['ename']}: {answer['evalue']}")
        return str(answer["data"]["text/plain"])

    def output(self, cell: int) -> Any:
        """The output area of the cell at this place (from 0, all kinds of cells counted)."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(cell).locator(".jp-OutputArea")

    def command(self, name: str, **arguments: Any) -> None:
        """Execute one of JupyterLab's commands, for instance `notebook:restart-kernel`."""
        self.page.evaluate(
            "([name, args]) => window.jupyterapp.commands.execute(name, args).then(() => null)",
            [name, arguments],
        )

    def theme(self, shade: str) -> None:
        """Switch to JupyterLab's own `light` or `dark` theme and wait until it is on."""
        self.command("apputils:change-theme", theme=f"JupyterLab {shade.capitalize()}")
        light = "true" if shade == "light" else "false"
        self.page.wait_for_selector(f"body[data-jp-theme-light='{light}']", state="attached")

    def reload(self) -> None:
        """Save the notebook and load the page anew; the kernel goes on."""
        self.command("docmanager:save")
        self.page.reload()
        self.page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext")
        self.page.evaluate(READY)

    def reopen(self) -> None:
        """Save the notebook, shut its kernel down, and open it again another day."""
        self.command("docmanager:save")
        self.page.evaluate(SHUT)
        self.page.reload()
        self.page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext")
        self.page.evaluate(READY)

    def close(self) -> None:
        """Shut the kernel down, so that the next test starts afresh."""
        self.page.evaluate(SHUT)


DOORS = {"JupyterLab": "lab/tree", "Notebook 7": "notebooks"}
"""Where the same server opens a notebook in each of the two."""


def open_notebook(
    server: Server, context: Any, watch: Watch, path: Path, host: str = "JupyterLab"
) -> Notebook:
    """Open a notebook that lies in the server's folder, and wait for its kernel."""
    page = context.new_page()
    place = path.relative_to(server.notebooks).as_posix()
    page.goto(f"{server.url}/{DOORS[host]}/{place}?token={server.token}&reset")
    page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext")
    page.evaluate(READY)
    if host == "Notebook 7":
        watch.errors.clear()  # it stumbles over a setting of its own while it starts
    return Notebook(page, watch, path)
