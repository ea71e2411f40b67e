"""The house itself: who may import whom, what may be committed, and that nothing is undeclared."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
PACKAGE = CHECKOUT / "bideuchre_teach"

FLOORS = {
    1: "cards rules bowers auction tricks scoring hand judge view game deals record reasons presets"
    " frozen _assets",
    2: "draw words bots solver lab",
    3: "widgets teach shelf",
    4: "cli __main__ lessons_door solve_door notebooks referee",
}
FLOOR = {name: floor for floor, names in FLOORS.items() for name in names.split()}


def modules():
    return sorted(
        path.relative_to(PACKAGE)
        for path in PACKAGE.rglob("*.py")
        if path.name != "__init__.py" or path.parent != PACKAGE
    )


def room(module: Path) -> str:
    """The name under `bideuchre_teach` that a module belongs to."""
    return module.parts[0].removesuffix(".py")


def imports(path: Path):
    """Every module that a file imports, anywhere in it, by its full name."""
    package = ("bideuchre_teach", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            base += [node.module] if node.module else []
            yield ".".join(base)
            if base == ["bideuchre_teach"]:
                yield from (f"bideuchre_teach.{alias.name}" for alias in node.names)


def tracked(*patterns):
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=CHECKOUT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return sorted(CHECKOUT / name for name in listed.split("\0") if name)


def texts(*patterns):
    for path in tracked(*patterns):
        if path.is_file():
            yield path.relative_to(CHECKOUT).as_posix(), path.read_text("utf-8", errors="replace")


@pytest.mark.parametrize("module", modules(), ids=str)
def test_a_module_imports_only_from_its_own_floor_or_below(module):
    assert room(module) in FLOOR, f"{module} stands on no floor: give it one in FLOORS"
    mine = FLOOR[room(module)]
    above = {
        name
        for name in imports(PACKAGE / module)
        if name.startswith("bideuchre_teach.") and FLOOR.get(name.split(".")[1], 0) > mine
    }
    assert above == set()


@pytest.mark.parametrize(
    "module", [m for m in modules() if FLOOR.get(room(m)) == 1 or m.name == "cli.py"], ids=str
)
def test_the_ground_floor_and_the_way_in_need_the_standard_library_only(module):
    used = {name.split(".")[0] for name in imports(PACKAGE / module)}
    assert used - sys.stdlib_module_names <= {"bideuchre_teach", "_typeshed"}


def test_importing_the_package_loads_nothing_but_the_standard_library():
    code = (
        "import sys; old = set(sys.modules); import bideuchre_teach; print(*set(sys.modules) - old)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert loaded - sys.stdlib_module_names == {"bideuchre_teach"}


def test_a_module_fits_in_one_sitting():
    lengths = {str(m): len((PACKAGE / m).read_text("utf-8").splitlines()) for m in modules()}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


def test_no_committed_file_names_a_package_registry():
    # Written in pieces, so that this file does not name them either.
    hosts = (
        "pypi" + ".org",
        "pythonhosted" + ".org",
        "registry.npmjs" + ".org",
        "deb.debian" + ".org",
    )
    assert [(name, host) for name, text in texts() for host in hosts if host in text] == []


def test_no_committed_file_names_a_folder_of_somebodys_machine():
    folders = "|".join(("work", "farm", "root", "home/[a-z]+", "Users/[A-Za-z]+"))
    pattern = re.compile(rf"(?<![\w.~/])/({folders})/")
    assert [(n, m[0]) for n, text in texts() if (m := pattern.search(text))] == []


def test_constraints_are_names_and_versions_only():
    lines = (CHECKOUT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pattern = re.compile(r"[a-z0-9-]+==[0-9][\w.+!]*( ; [\w .'<>=!()]+)?")
    assert [line for line in lines if not pattern.fullmatch(line)] == []


def declared():
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(one for extra in extras for one in extra)]
    return sorted({re.match(r"[\w-]+", one)[0] for one in wanted})


@pytest.mark.parametrize("name", declared())
def test_a_dependency_has_its_reason_and_its_version(name):
    reasons = (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert re.search(rf"^- {re.escape(name)}: \w", reasons, re.M)
    assert re.search(
        rf"^{re.escape(name)}==", (CHECKOUT / "constraints.txt").read_text(encoding="utf-8"), re.M
    )


def test_nothing_is_left_for_later_in_the_code():
    marks = ("TO" + "DO", "FIX" + "ME", "NotImplemented" + "Error", "mark.sk" + "ip")
    code = texts("*.py", "widgets/src/*.js", "widgets/test/*.js")
    assert [(name, mark) for name, text in code for mark in marks if mark in text] == []


def test_the_version_is_the_same_wherever_it_must_stand():
    from bideuchre_teach import __version__

    assert f"\nversion: {__version__}\n" in (CHECKOUT / "CITATION.cff").read_text("utf-8")
    assert f"\n## {__version__}" in (CHECKOUT / "CHANGELOG.md").read_text("utf-8")


def test_no_notebook_carries_widget_state():
    kinds = ("vnd.jupyter.widget-" + "state", "vnd.jupyter.widget-" + "view")
    assert [name for name, text in texts("*.ipynb") if any(kind in text for kind in kinds)] == []


def test_the_committed_notebooks_are_valid_json():
    for name, text in texts("*.ipynb"):
        assert json.loads(text)["nbformat"] == 4, name
