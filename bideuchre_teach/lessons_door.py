"""`bideuchre-teach lessons [FOLDER]`: open the lessons in JupyterLab.

From a checkout it opens the lessons that stand there. Installed from a wheel, or when a folder is
named, it first puts a copy into a folder of the learner's own (see `shelf`).
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import secrets
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

from bideuchre_teach import _assets, shelf

FIRST = "00_start_here.ipynb"
OWN_FOLDER = "bideuchre-lessons"

NO_JUPYTER = """\
JupyterLab is not installed beside bideuchre-teach. Install both together:

    pip install "bideuchre-teach[lab]"
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `lessons`."""
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="FOLDER",
        help="a folder of your own for the lessons; what you changed in it is never overwritten "
        f"(from a checkout: its own lessons; otherwise: ~/{OWN_FOLDER})",
    )
    parser.add_argument("--port", type=int, help="port of the address (a free one from 8888 on)")
    parser.add_argument(
        "--ip",
        default="127.0.0.1",
        help="network address to listen on; 0.0.0.0 lets other machines in (this machine only)",
    )


def run(options: argparse.Namespace) -> int:
    """Place the lessons where needed, start JupyterLab, show the way in; wait until it ends."""
    try:
        folder = lessons_folder(options.folder)
    except OSError as problem:
        print(f"The lessons could not be put there: {problem}", file=sys.stderr)
        return 1
    if importlib.util.find_spec("jupyterlab") is None:
        print(NO_JUPYTER, file=sys.stderr)
        return 1
    return open_lab(folder, options.ip, options.port)


def lessons_folder(wanted: Path | None) -> Path:
    """Decide which folder to open; fill it first if it is the learner's, and say what was done."""
    if wanted is None and not _assets.IN_WHEEL:
        return _assets.LESSONS
    folder = (wanted or Path.home() / OWN_FOLDER).expanduser().resolve()
    if folder == _assets.LESSONS.resolve() and not _assets.IN_WHEEL:
        return folder
    if (folder / shelf.FOR_LEARNERS).exists():
        # The solutions that a teacher left out must not come back.
        print(f"The learner's copy in {folder} is opened as it is.")
        return folder
    placed = shelf.fill(folder, _assets.LESSONS)
    new = sum(one.fate is shelf.Fate.NEW for one in placed)
    renewed = sum(one.fate is shelf.Fate.RENEWED for one in placed)
    print(f"Your lessons are in {folder}")
    if new and new < len(placed):
        print(f"  {new} new")
    if renewed:
        print(f"  {renewed} renewed (you had not changed them)")
    for one in placed:
        if one.beside:
            print(f"  {one.path.relative_to(folder)} is as you left it; the newer lesson is beside")
            print(f"    it: {one.beside.relative_to(folder)}")
    return folder


def free_port(ip: str, first: int = 8888) -> int:
    """Find the first port from `first` on that nobody listens on."""
    for port in range(first, first + 100):
        with socket.socket() as trial:
            try:
                trial.bind((ip, port))
            except OSError:
                continue
            return port
    with socket.socket() as any_port:
        any_port.bind((ip, 0))
        return int(any_port.getsockname()[1])


def has_desktop() -> bool:
    """Whether a browser can be opened here for someone to see."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_lab(folder: Path, ip: str, port: int | None) -> int:
    """Start JupyterLab on `folder`, print its address, open a browser if there is a desktop."""
    port = port or free_port(ip)
    token = secrets.token_urlsafe(24)
    command = [sys.executable, "-m", "jupyterlab", "-y", "--no-browser", "--log-level=ERROR"]
    command += [f"--ip={ip}", f"--port={port}", "--ServerApp.port_retries=0"]
    command += [f"--ServerApp.root_dir={folder}"]
    command += [f"--HTMLExporter.extra_template_basedirs={_assets.PRINTING}"]
    command += ["--HTMLExporter.template_name=lessons"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    here = "127.0.0.1" if ip in ("0.0.0.0", "::") else ip
    server = f"http://{here}:{port}"
    settings = [str(_assets.JUPYTERLAB_SETTINGS), os.environ.get("JUPYTER_CONFIG_PATH", "")]
    environment = {
        **os.environ,
        # Here, not among the arguments, which every user of the machine may list.
        "JUPYTER_TOKEN": token,
        # No question about news over the first lesson, and no look-up of newer versions.
        "JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, settings)),
    }
    lab = subprocess.Popen(command, env=environment)
    # Whoever ends this process (a container that is stopped, say) must not leave JupyterLab behind.
    signal.signal(signal.SIGTERM, lambda *_: lab.terminate())
    try:
        if not _answers(server, lab):
            print("JupyterLab did not start; the lines above say why.", file=sys.stderr)
            return lab.wait() or 1
        way_in = f"{server}/lab/tree/{FIRST}?token={token}"
        print(
            f"\nThe lessons are open. Their address, for a browser on this machine:\n\n{way_in}\n"
        )
        print("Leave this window open while you learn. Ctrl+C here ends it.", flush=True)
        if has_desktop():
            webbrowser.open(way_in)
        return _until_it_ends(lab)
    except KeyboardInterrupt:
        return _until_it_ends(lab)


def _answers(server: str, lab: subprocess.Popen[bytes]) -> bool:
    """Wait until the server answers; False when it ended instead."""
    no_proxy = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while True:
        try:
            lab.wait(timeout=0.2)
            return False
        except subprocess.TimeoutExpired:
            pass
        try:
            no_proxy.open(f"{server}/api", timeout=5).close()
            return True
        except (urllib.error.URLError, OSError):
            continue


def _until_it_ends(lab: subprocess.Popen[bytes]) -> int:
    while True:
        try:
            code = lab.wait()
        except KeyboardInterrupt:
            continue  # JupyterLab had the same Ctrl+C and is saving what it must
        print("\nThe lessons are closed. Your notebooks are saved where they were.")
        return max(code, 0)
