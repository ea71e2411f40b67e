"""The README keeps its word: its commands exist, its example runs, CI tests what it names."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", sorted(set(re.findall(r"python3 go\.py (\w+)", README))))
def test_every_command_of_the_readme_is_one_of_go(command):
    usage = subprocess.run(
        [sys.executable, "go.py", "--help"], cwd=CHECKOUT, capture_output=True, text=True
    ).stdout
    assert f"python3 go.py {command} " in usage


def test_ci_runs_the_readmes_test_command():
    assert "\npython3 go.py test\n" in README
    assert "python3 go.py test" in (CHECKOUT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", README, re.S))
def test_an_example_of_the_readme_runs_and_says_something(example):
    done = subprocess.run(
        [sys.executable, "-c", example], cwd=CHECKOUT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("place", re.findall(r"^\| (`.*?`) \|", README, re.M))
def test_every_place_that_the_readme_names_is_there(place):
    for name in re.findall(r"`([\w/]+/)`", place):
        assert (CHECKOUT / name).is_dir()
