"""Find the Chromium or Chrome that the browser tests drive; nothing is ever downloaded."""

import os
import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
"""For a browser in a container: no screen, no calls home, no shared memory of 64 MB."""

ABSENT = (
    "No Chromium or Chrome was found on this machine, so the browser tests did not run. "
    "Install one (on Debian and Ubuntu: sudo apt install chromium), or name it in the "
    "environment variable CHROMIUM."
)


def usual_places() -> list[Path]:
    """Where installers put the browser outside PATH, on this system."""
    if sys.platform == "darwin":
        apps = [Path("/Applications"), Path.home() / "Applications"]
        names = ("Google Chrome", "Chromium", "Microsoft Edge")
        return [app / f"{name}.app/Contents/MacOS/{name}" for app in apps for name in names]
    if sys.platform == "win32":
        roots = [os.environ.get(k) for k in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")]
        tails = (
            "Google/Chrome/Application/chrome.exe",
            "Chromium/Application/chrome.exe",
            "Microsoft/Edge/Application/msedge.exe",
        )
        return [Path(root, tail) for root in roots if root for tail in tails]
    return [Path("/usr/lib/chromium/chromium"), Path("/snap/bin/chromium")]


def find() -> str | None:
    """The browser's path: the one named in CHROMIUM, on PATH, or in a usual place; else None."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    on_path = (shutil.which(name) for name in NAMES)
    installed = (str(place) for place in usual_places() if place.is_file())
    return next((path for path in (*on_path, *installed) if path), None)
