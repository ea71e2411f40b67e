"""Run every suite of tests, count what ran, and fail when a suite failed or ran nothing.

    python3 go.py test                     everything
    python3 go.py test rules browser       only these suites
    python3 go.py test rules -k bowers     the words behind go to pytest
    python3 go.py test tests/test_go.py    no suite's name at all: pytest alone

A suite whose tool is not on this machine (a browser, Node) is not run, and the summary says so;
with CI=true the browser is installed, and its tests must have run.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.browser import chromium

HERE = Path(__file__).resolve().parents[1]
WIDGETS = HERE / "widgets"
CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")
WORKERS = str(min(2, os.cpu_count() or 1))


class Outcome(NamedTuple):
    """How a suite went."""

    passed: int = 0
    failed: int = 0
    absent: str = ""
    """Why it did not run, where a tool is missing."""

    @property
    def good(self) -> bool:
        """Whether something ran and nothing failed, or it could not run and need not."""
        return self.failed == 0 and (self.passed > 0 or bool(self.absent))

    def __add__(self, other: "Outcome") -> "Outcome":
        return Outcome(
            self.passed + other.passed, self.failed + other.failed, self.absent or other.absent
        )


def command(*words: str, cwd: Path = HERE) -> Outcome:
    """Run a check that is right or wrong as a whole."""
    print("$", *words, flush=True)
    good = subprocess.call(words, cwd=cwd, stdin=subprocess.DEVNULL) == 0
    return Outcome(passed=int(good), failed=int(not good))


def tool(name: str, *words: str) -> Outcome:
    """Run a Python tool of this environment as such a check."""
    return command(sys.executable, "-m", name, *words)


def pytest(*words: str) -> Outcome:
    """Run pytest and count by its own report; a test that was skipped counts as failed."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        print("$ pytest", *words, flush=True)
        code = subprocess.call(
            [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *words],
            cwd=HERE,
            stdin=subprocess.DEVNULL,
        )
        if not report.exists():
            return Outcome(failed=1)
        return counted(report, code)


def counted(report: Path, code: int) -> Outcome:
    """Read pytest's JUnit report; an exit code that no failed test explains is one more failure."""
    suites = ElementTree.parse(report).getroot().iter("testsuite")
    totals = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in suites:
        for key in totals:
            totals[key] += int(suite.get(key, 0))
    failed = totals["failures"] + totals["errors"] + totals["skipped"]
    passed = max(0, totals["tests"] - failed)
    return Outcome(passed, failed or int(code not in (0, 5)))


def style(_: Sequence[str]) -> Outcome:
    """Ruff: the linter and the formatter."""
    return tool("ruff", "check", ".") + tool("ruff", "format", "--check", ".")


def types(_: Sequence[str]) -> Outcome:
    """Mypy, strict."""
    return tool("mypy")


def rules(words: Sequence[str]) -> Outcome:
    """Everything that needs neither browser nor notebook: unit, property and docstring tests."""
    apart = ["--ignore=tests/browser", "-n", WORKERS]
    return pytest("tests", "bideuchre_teach", *apart, *words)


def lessons(words: Sequence[str]) -> Outcome:
    """Every lesson run again by nbval, each output compared with the one that is committed."""
    settled = ["--nbval-sanitize-with", "tests/nbval-sanitize.cfg", "--nbval-current-env"]
    # All cells of a notebook have to meet the same kernel, hence the same worker.
    spread = ["-n", WORKERS, "--dist", "loadfile"]
    return pytest("lessons", "--nbval", *settled, *spread, *words)


def widgets(_: Sequence[str]) -> Outcome:
    """The browser half under Node: types, tests, and that the committed bundle is what it makes."""
    npm = shutil.which("npm")
    if npm is None:
        return Outcome(absent="npm is not on this machine; only who changes widgets/ needs it")
    if CI or not (WIDGETS / "node_modules").is_dir():
        ready = command(npm, "ci", "--no-audit", "--no-fund", cwd=WIDGETS)
        if ready.failed:
            return ready
    checks = command(npm, "run", "--silent", "same", cwd=WIDGETS)
    checks += command(npm, "run", "--silent", "check", cwd=WIDGETS)
    print("$ npm test", flush=True)
    done = subprocess.run(
        [npm, "test", "--silent"],
        cwd=WIDGETS,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    print(done.stdout, done.stderr, sep="", flush=True)
    tests = node_counts(done.stdout, done.returncode)
    # The two checks above are no tests: without a test that ran, the suite ran nothing.
    return checks + tests if tests.passed + tests.failed else Outcome(failed=1)


def node_counts(output: str, code: int) -> Outcome:
    """Read the closing lines of node:test, in either of its two styles of report."""
    found = {key: int(number) for key, number in re.findall(r"^(?:#|ℹ) (\w+) (\d+)", output, re.M)}
    failed = found.get("fail", 0) + found.get("skipped", 0) + found.get("cancelled", 0)
    return Outcome(found.get("pass", 0), failed or int(code != 0))


def browser(words: Sequence[str]) -> Outcome:
    """Widgets on pages of their own, in JupyterLab and in saved pages, in Chromium."""
    if chromium.find() is None and CI:
        install_chromium()
    if chromium.find() is None:
        return Outcome(failed=1) if CI else Outcome(absent=chromium.ABSENT)
    return pytest("tests/browser", "-n", WORKERS, "--dist", "loadfile", *words)


def install_chromium() -> None:
    """Install Debian's Chromium, as root or as someone who may become root."""
    apt = shutil.which("apt-get")
    if apt is None:
        print("There is no apt-get here to install Chromium with.", flush=True)
        return
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (
        ["update", "-qq"],
        ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
    ):
        print("$ apt-get", *words, flush=True)
        subprocess.call([*sudo, apt, *words], env=quiet, stdin=subprocess.DEVNULL)


SUITES: dict[str, Callable[[Sequence[str]], Outcome]] = {
    "style": style,
    "types": types,
    "rules": rules,
    "widgets": widgets,
    "lessons": lessons,
    "browser": browser,
}


def summary(outcomes: dict[str, Outcome]) -> str:
    """Lay the outcomes out, one line a suite; the last line counts everything."""
    lines = ["", "Summary"]
    for name, outcome in outcomes.items():
        told = f"{outcome.passed} passed, {outcome.failed} failed"
        if outcome.absent:
            told = f"did not run: {outcome.absent}"
        elif not outcome.passed and not outcome.failed:
            told = "ran no test, which counts as a failure"
        lines.append(f"  {name:<8} {told}")
    passed = sum(outcome.passed for outcome in outcomes.values())
    failed = sum(
        outcome.failed + (not outcome.good and not outcome.failed) for outcome in outcomes.values()
    )
    return "\n".join([*lines, "", f"{passed} passed, {failed} failed"])


def main(words: Sequence[str]) -> int:
    """Run the suites named first, or all; other words go to pytest."""
    names = []
    for word in words:
        if word not in SUITES:
            break
        names.append(word)
    rest = words[len(names) :]
    outcomes = {}
    if rest and not names:
        outcomes["pytest"] = pytest(*rest)
    for name in names or ([] if rest else SUITES):
        print(f"\n== {name}: {(SUITES[name].__doc__ or '').splitlines()[0]}", flush=True)
        start = time.monotonic()
        outcomes[name] = SUITES[name](rest)
        print(f"== {name}: {time.monotonic() - start:.0f} s", flush=True)
    print(summary(outcomes), flush=True)
    good = all(outcome.good for outcome in outcomes.values())
    return 0 if good and any(outcome.passed for outcome in outcomes.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
