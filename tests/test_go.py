"""go.py: what it says and does on a machine where something is old, missing or broken."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]


@pytest.fixture
def go():
    spec = importlib.util.spec_from_file_location("go", CHECKOUT / "go.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def installs(go, monkeypatch):
    """What pip would have been asked for; it is not really asked."""
    asked = []

    def call(words, **_):
        asked.append(words[-1])
        return 0

    monkeypatch.setattr(go.subprocess, "call", call)
    return asked


@pytest.fixture
def checkout(tmp_path):
    (tmp_path / "pyproject.toml").write_text("[project]")
    (tmp_path / "constraints.txt").write_text("anywidget==0.11.0\n")
    return tmp_path


def test_an_old_python_can_read_the_file_to_be_told_that_it_is_old():
    ast.parse((CHECKOUT / "go.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_only_the_standard_library_is_imported():
    tree = ast.parse((CHECKOUT / "go.py").read_text(encoding="utf-8"))
    names = {n.name for node in ast.walk(tree) if isinstance(node, ast.Import) for n in node.names}
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


def test_an_old_python_is_told_what_is_needed(go, monkeypatch):
    monkeypatch.setattr(go, "OLDEST", (3, 99))
    with pytest.raises(go.Trouble, match=r"needs Python 3\.99 or newer; this one is 3\."):
        go.main(["lessons"])


def test_an_old_python_hands_over_to_a_newer_one_on_this_machine(go, monkeypatch):
    handed = []
    monkeypatch.setattr(go.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(
        go.shutil, "which", lambda name: f"/opt/{name}" if name == "python3.12" else None
    )
    monkeypatch.setattr(go.subprocess, "call", lambda words: handed.append(words) or 0)
    assert go.main(["lessons", "--port", "9000"]) == 0
    assert handed == [["/opt/python3.12", str(CHECKOUT / "go.py"), "lessons", "--port", "9000"]]


def test_without_debians_venv_package_it_says_what_to_install(go, checkout, monkeypatch):
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(go.Trouble, match="sudo apt install python3-venv"):
        go.Environment(checkout).ready("lab")


def test_the_environment_is_made_once_completed_when_needed_and_mended_when_broken(
    go, checkout, installs, capsys
):
    environment = go.Environment(checkout)
    environment.ready("lab")
    assert environment.works()
    assert installs == [".[lab]"]

    environment.ready("lab")
    assert installs == [".[lab]"]

    environment.ready("lab,test")
    environment.ready("lab")
    assert installs == [".[lab]", ".[lab,test]"]

    (checkout / "constraints.txt").write_text("anywidget==0.12.0\n")
    environment.ready("lab")
    assert installs[2:] == [".[lab,test]"]

    environment.python.unlink()
    capsys.readouterr()
    environment.ready("lab")
    assert environment.works()
    assert installs[3:] == [".[lab]"]
    assert "broken or was moved" in capsys.readouterr().out


def test_a_checkout_that_was_moved_gets_a_new_environment(go, checkout, monkeypatch, installs):
    environment = go.Environment(checkout)
    made = []
    monkeypatch.setattr(environment, "works", lambda: True)
    monkeypatch.setattr(environment, "make", lambda: made.append(True))
    environment.folder.mkdir()
    environment.stamp.write_text('{"checkout": "somewhere else", "extras": "lab"}')
    environment.ready("lab")
    assert made == [True]


def test_an_installation_that_fails_says_so_and_is_tried_again_next_time(go, checkout, monkeypatch):
    environment = go.Environment(checkout)
    monkeypatch.setattr(environment, "works", lambda: True)
    environment.folder.mkdir()
    monkeypatch.setattr(go.subprocess, "call", lambda *_, **__: 1)
    with pytest.raises(go.Trouble, match="did not finish"):
        environment.ready("lab")
    assert environment.installed() == {}


@pytest.mark.parametrize("words", [[], ["dance"]])
def test_without_a_known_command_it_lists_them_and_fails(words):
    done = subprocess.run(
        [sys.executable, "go.py", *words], cwd=CHECKOUT, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "python3 go.py lessons" in done.stdout
    assert "python3 go.py test" in done.stdout


def test_trouble_is_told_in_words_not_as_a_traceback(tmp_path):
    for name in ("go.py", "pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_bytes((CHECKOUT / name).read_bytes())
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "ensurepip.py").write_text("raise ImportError('left out')")
    done = subprocess.run(
        [sys.executable, "go.py", "lessons"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(hidden), "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "python3-venv" in done.stderr
    assert "Traceback" not in done.stderr
