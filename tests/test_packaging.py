"""The wheel: one import name, the lessons and the browser half in it, and it works by itself."""

import json
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from bideuchre_teach import _assets

CHECKOUT = Path(__file__).resolve().parents[1]

LOOK = """
import json, pathlib, sys
import bideuchre_teach
from bideuchre_teach import _assets

def names(folder):
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())

print(json.dumps({
    "version": bideuchre_teach.__version__,
    "in_wheel": _assets.IN_WHEEL,
    "lessons": names(_assets.LESSONS),
    "static": names(_assets.STATIC),
    "not_standard": sorted(
        name for name, module in sys.modules.items()
        if "site-packages" in (getattr(module, "__file__", None) or "")
        and name.split(".")[0] != "bideuchre_teach"),
}))
"""


def build(target, folder, source=CHECKOUT):
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    [made] = [path for path in folder.iterdir() if path.name != ".gitignore"]
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def names(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def alone(wheel, tmp_path_factory):
    """A clean environment with the wheel and nothing else: the path of its Python."""
    folder = tmp_path_factory.mktemp("alone")
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps"]
    subprocess.run([*pip, "--no-index", "-q", str(wheel)], check=True, capture_output=True)
    return python


def tracked(folder):
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder],
        cwd=CHECKOUT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return {path.removeprefix(folder + "/") for path in listed.split("\0") if path}


def under(names, folder):
    return {name.removeprefix(folder) for name in names if name.startswith(folder)}


def test_the_wheel_installs_one_import_name(names):
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"bideuchre_teach"}


def test_the_wheel_carries_every_lesson_and_every_file_of_the_browser_half(names):
    lessons = under(names, "bideuchre_teach/lessons/")
    assert "00_start_here.ipynb" in lessons
    assert lessons == tracked("lessons")
    static = under(names, "bideuchre_teach/static/")
    assert any(name.endswith(".js") for name in static)
    assert static == tracked("bideuchre_teach/static")


def test_the_wheel_carries_types_and_licence_and_no_leftovers(names):
    assert "bideuchre_teach/py.typed" in names
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    leftovers = ("__pycache__", ".ipynb_checkpoints", "node_modules", "kernel-ipc")
    assert [name for name in names if any(part in name for part in leftovers)] == []


def test_a_wheel_made_from_the_source_archive_is_the_same(names, tmp_path):
    archive = build("sdist", tmp_path / "sdist")
    subprocess.run(["tar", "-xzf", str(archive), "-C", str(tmp_path)], check=True)
    [source] = [path for path in tmp_path.iterdir() if path.name.startswith("bideuchre_teach-")]
    with zipfile.ZipFile(build("wheel", tmp_path / "wheel", source)) as again:
        assert set(again.namelist()) == names


def test_installed_alone_it_imports_and_finds_its_files(alone, tmp_path, names):
    done = subprocess.run(
        [str(alone), "-c", LOOK], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    seen = json.loads(done.stdout)
    assert seen["in_wheel"]
    assert seen["not_standard"] == []
    assert set(seen["lessons"]) == under(names, "bideuchre_teach/lessons/")
    assert set(seen["static"]) == under(names, "bideuchre_teach/static/")


def test_installed_alone_its_command_answers(alone, tmp_path):
    command = alone.with_name("bideuchre-teach" + alone.suffix)
    done = subprocess.run([str(command), "--help"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0
    assert "lessons" in done.stdout


def test_a_checkout_reads_its_own_lessons_and_browser_half():
    assert not _assets.IN_WHEEL
    assert CHECKOUT / "lessons" == _assets.LESSONS
    assert CHECKOUT / "bideuchre_teach" / "static" == _assets.STATIC
