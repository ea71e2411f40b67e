#!/usr/bin/env python3
"""The one way in: makes `.venv` on first use, then opens the lessons or runs the tests.

    python3 go.py lessons    open your own copy of the lessons, in my-lessons, in JupyterLab
    python3 go.py test       run every test
    python3 go.py execute    run the notebooks again and write them down settled
    python3 go.py lint       check style and types

Standard library only, and a Python too old for the toolkit can still read this file and say so.
"""

import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
OLDEST = (3, 11)

COMMANDS = {
    "lessons": ("lab", ["-m", "bideuchre_teach", "lessons"]),
    "test": ("lab,test", ["-m", "tests.suites"]),
    "execute": ("lab", ["-m", "bideuchre_teach.notebooks"]),
    "lint": ("lab,test", ["-m", "tests.suites", "style", "types"]),
}

NO_VENV = """\
This Python cannot make virtual environments: its parts "venv" and "ensurepip" are missing.
Debian and Ubuntu keep them in a package of their own. Install it, then repeat the command:

    sudo apt install python3-venv
"""

NO_INSTALL = """\
The installation did not finish; the lines above say why.
Without a connection to the internet it cannot work the first time. Otherwise repeat the command:
it goes on from here.
"""


class Trouble(Exception):
    """Something only the person at the keyboard can mend, said in plain words."""


def newer_python():
    """Find another Python on this machine that is new enough, or say what is needed."""
    for minor in range(19, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            return found
    raise Trouble(
        f"Bid Euchre needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this one is "
        f"{sys.version_info[0]}.{sys.version_info[1]} ({sys.executable}).\n"
        "Get a newer one from python.org (or your system's software shop), "
        "then repeat the command with it.\n"
    )


class Environment:
    """The checkout's own `.venv`: what is in it, and how it is made or mended."""

    def __init__(self, here=HERE):
        self.here = pathlib.Path(here)
        self.folder = self.here / ".venv"
        self.stamp = self.folder / "installed.json"
        inside = "Scripts/python.exe" if os.name == "nt" else "bin/python"
        self.python = self.folder / inside

    def wanted(self, extras):
        """Describe a complete installation, to be compared with the stamp."""
        files = [self.here / "pyproject.toml", self.here / "constraints.txt"]
        digest = hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
        return {"extras": extras, "files": digest, "checkout": str(self.here)}

    def installed(self):
        """Read the stamp; an unreadable one counts as none."""
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def works(self):
        """Whether the environment's Python starts, is new enough and has pip."""
        probe = (
            "import sys, importlib.util as u; "
            f"sys.exit(sys.version_info[:2] < {OLDEST} or sys.prefix == sys.base_prefix "
            "or u.find_spec('pip') is None)"
        )
        try:
            done = subprocess.run([str(self.python), "-c", probe], capture_output=True)
        except OSError:
            return False
        return done.returncode == 0

    def make(self):
        """Make the environment afresh, away with whatever stood there."""
        try:
            import ensurepip  # noqa: F401  (Debian leaves it out, and venv fails late and unclear)
            import venv
        except ImportError:
            raise Trouble(NO_VENV) from None
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        try:
            venv.create(str(self.folder), clear=True, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as problem:
            raise Trouble(f"{self.folder} could not be made: {problem}\n") from None

    def ready(self, extras):
        """Make, mend or complete the environment as far as needed."""
        wanted, have = self.wanted(extras), self.installed()
        whole = self.works() and have.get("checkout", str(self.here)) == str(self.here)
        more = set(have.get("extras", "").split(",")) | set(extras.split(","))
        wanted["extras"] = ",".join(sorted(more - {""}))
        if whole and have == wanted:
            return
        if not whole:
            if self.folder.exists():
                print("The folder .venv is broken or was moved; it is made anew.", flush=True)
            self.make()
            wanted["extras"] = extras
        print("Installing what is needed into .venv: a minute or two, this once.", flush=True)
        pip = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        what = ["-c", "constraints.txt", "-e", ".[{}]".format(wanted["extras"])]
        if subprocess.call(pip + what, cwd=str(self.here)) != 0:
            raise Trouble(NO_INSTALL)
        self.stamp.write_text(json.dumps(wanted), encoding="utf-8")


def main(arguments):
    """Do one command; the exit code is the command's own, or 2 when it was not understood."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__.strip())
        return 0 if arguments and arguments[0] in ("-h", "--help", "help") else 2
    if sys.version_info[:2] < OLDEST:
        return subprocess.call([newer_python(), str(HERE / "go.py"), *arguments])
    extras, command = COMMANDS[arguments[0]]
    environment = Environment()
    environment.ready(extras)
    words = [str(environment.python), *command, *arguments[1:]]
    os.chdir(str(HERE))
    if os.name == "nt":
        return subprocess.call(words)
    sys.stdout.flush()
    return os.execv(words[0], words)  # takes this process's place, and so gets its signals


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
