"""`bideuchre-teach lessons [FOLDER]`: open the lessons in JupyterLab.

A copy is put into a folder of the learner's own (see `shelf`) and opened there: beside the lessons
in a checkout, in the home folder when installed from a wheel, or where the learner says. So what a
learner writes never changes the lessons themselves. Whoever writes those names their folder.
"""

from __future__ import annotations

import argparse
import errno
import http.client
import importlib.util
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from pathlib import Path

from bideuchre_teach import _assets, shelf

FIRST = "00_start_here.ipynb"
OWN_FOLDER = "bideuchre-lessons"
IN_A_CHECKOUT = "my-lessons"
"""The learner's folder beside the lessons of a checkout; git does not look into it."""

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
        f"(from a checkout: {IN_A_CHECKOUT}; otherwise: ~/{OWN_FOLDER})",
    )
    parser.add_argument(
        "--port",
        type=port_number,
        metavar="PORT",
        help="port of the address (a free one from 8888 on)",
    )
    parser.add_argument(
        "--ip",
        default="127.0.0.1",
        help="network address to listen on; 0.0.0.0 lets other machines in (this machine only)",
    )


def port_number(text: str) -> int:
    """Read a port; raises `argparse.ArgumentTypeError` in words for anything else."""
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(f"a port is a whole number from 1 to 65535, not {text}")


def run(options: argparse.Namespace) -> int:
    """Place the lessons where needed, start JupyterLab, show the way in; wait until it ends."""
    if importlib.util.find_spec("jupyterlab") is None:
        print(NO_JUPYTER, file=sys.stderr)
        return 1
    try:
        port = claim(options.ip, options.port) if options.port else free_port(options.ip)
    except OSError as problem:
        print(why_no_port(options.ip, options.port, problem), file=sys.stderr)
        return 1
    folder = own_folder(options.folder)
    try:
        folder = lessons_folder(options.folder)
    except (FileExistsError, NotADirectoryError):
        file = next(place for place in (folder, *folder.parents) if place.exists())
        print(
            f"{file} is a file. Name a folder for the lessons, a new one or your own.",
            file=sys.stderr,
        )
        return 1
    except OSError as problem:
        print(f"The lessons could not be put into {folder}: {problem.strerror}.", file=sys.stderr)
        return 1
    return open_lab(folder, options.ip, port)


def own_folder(wanted: Path | None) -> Path:
    """Decide where the learner's lessons belong."""
    if wanted is not None:
        return wanted.expanduser().resolve()
    if _assets.IN_WHEEL:
        return (Path.home() / OWN_FOLDER).resolve()
    return _assets.LESSONS.resolve().parent / IN_A_CHECKOUT


def lessons_folder(wanted: Path | None) -> Path:
    """Decide which folder to open; fill it first if it is the learner's, and say what was done."""
    folder = own_folder(wanted)
    originals = _assets.LESSONS.resolve()
    if folder.is_relative_to(originals) and not _assets.IN_WHEEL:
        print(f"The lessons themselves are opened: what you change in {originals} changes them.")
        return originals
    if (folder / shelf.FOR_LEARNERS).exists():
        # The solutions that a teacher left out must not come back.
        print(f"The learner's copy in {folder} is opened as it is.")
        return folder
    placed = shelf.fill(folder, _assets.LESSONS)
    new = sum(one.fate is shelf.Fate.NEW for one in placed)
    renewed = sum(one.fate is shelf.Fate.RENEWED for one in placed)
    print(
        f"Your own copy of the lessons is in {folder}; what you write there is never overwritten."
    )
    if new and new < len(placed):
        print(f"  {new} new")
    if renewed:
        print(f"  {renewed} renewed (you had not changed them)")
    for one in placed:
        if one.beside:
            print(f"  {one.path.relative_to(folder)} is as you left it; the newer lesson is beside")
            print(f"    it: {one.beside.relative_to(folder)}")
    return folder


def claim(ip: str, port: int) -> int:
    """Return the port if a server may have it (0: any free one); raises `OSError` if not."""
    with socket.socket(socket.AF_INET6 if ":" in ip else socket.AF_INET) as trial:
        if os.name != "nt":
            # A port that was given back a moment ago is free, as it is for the server itself.
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        trial.bind((ip, port))
        return int(trial.getsockname()[1])


def free_port(ip: str, first: int = 8888) -> int:
    """Find the first port from `first` on that nobody listens on."""
    for port in range(first, first + 100):
        try:
            return claim(ip, port)
        except OSError:
            continue
    return claim(ip, 0)


def why_no_port(ip: str, port: int | None, problem: OSError) -> str:
    """Say in a sentence why no server can listen there, and what to do."""
    if problem.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program: choose another, or leave --port out."
    if problem.errno == errno.EACCES:
        return f"Port {port} is not yours to use: choose one from 1024 on, or leave --port out."
    return f"This machine has no address {ip} to listen on: leave --ip out, or say --ip=0.0.0.0."


def has_desktop() -> bool:
    """Whether a browser can be opened here for someone to see."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_lab(folder: Path, ip: str, port: int) -> int:
    """Start JupyterLab on `folder`, print its address, open a browser if there is a desktop."""
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
        if not _answers(server, token, lab):
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


def _answers(server: str, token: str, lab: subprocess.Popen[bytes]) -> bool:
    """Wait until the server knows its token (no other does); False when it ended instead."""
    no_proxy = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    asked = urllib.request.Request(
        f"{server}/api/status", headers={"Authorization": f"token {token}"}
    )
    while True:
        try:
            lab.wait(timeout=0.2)
            return False
        except subprocess.TimeoutExpired:
            pass
        try:
            with no_proxy.open(asked, timeout=5) as answer:
                if "started" in json.load(answer):
                    return True
        except (http.client.HTTPException, OSError, ValueError, TypeError):
            continue


def _until_it_ends(lab: subprocess.Popen[bytes]) -> int:
    while True:
        try:
            code = lab.wait()
        except KeyboardInterrupt:
            continue  # JupyterLab had the same Ctrl+C and is saving what it must
        print("\nThe lessons are closed. Your notebooks are saved where they were.")
        return max(code, 0)
