"""The compiler of the solver's own Python: same answers as Python, and a refusal for the rest."""

import ctypes
import importlib.util
import re
import subprocess
import sys

import pytest
import wasmtime
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach import solver
from bideuchre_teach.solver.compile import assemble
from bideuchre_teach.solver.subset import NotInSubset

SOURCE = '''
"""Functions in the subset."""
from array import array

SEVEN = 7
SQUARES = [0, 1, 4, 9, 16, 25, 36, 49]
ASKED = array("q", bytes(64))
ANSWERED = array("q", bytes(160))


def fold(a: int, b: int) -> int:
    """Some of everything."""
    total = 0
    while b > 0:
        if b & 1 and not a == SEVEN:
            total += a
        elif b > 40 or a < 0:
            b -= 1
            continue
        else:
            pass
        b >>= 1
        if total > 1 << 20:
            break
    return total if total != 3 else -total


def answer() -> int:
    a = ASKED[0]
    b = ASKED[1]
    c = a & 0xFFFFFF
    ANSWERED[0] = a + b
    ANSWERED[1] = a - b
    ANSWERED[2] = a * (b & 1023)
    ANSWERED[3] = a & b
    ANSWERED[4] = a | b
    ANSWERED[5] = a ^ ~b
    ANSWERED[6] = a << (b & 7)
    ANSWERED[7] = a >> (b & 31)
    ANSWERED[8] = -a
    ANSWERED[9] = c.bit_count()
    ANSWERED[10] = c.bit_length()
    ANSWERED[11] = (a < b) + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b)
    ANSWERED[12] = SQUARES[b & 7] + SQUARES[(b & 3) + 4]
    ANSWERED[13] = fold(a & 63, c & 63)
    ANSWERED[14] = a if a > 0 and b > 0 or a == b else b
    ANSWERED[15] = fold(fold(3, 5), c & 15)
    ANSWERED[16] = c & -c
    ANSWERED[17] = SEVEN << 3 | 1 << 40
    ANSWERED[18] += 1
    return 0
'''

REFUSED = {
    "for": ("    for i in range(a):\n        pass\n    return a", 5, "For"),
    "division": ("    return a // 2", 5, "FloorDiv"),
    "a foreign call": ("    return abs(a)", 5, "abs"),
    "text": ("    return 'a'", 5, "Constant"),
    "a chain": ("    if 0 < a < 3:\n        return 1\n    return a", 5, "one comparison"),
    "an unknown name": ("    return a + nowhere", 5, "nowhere"),
    "two targets": ("    b = c = a\n    return b + c", 5, "one target"),
    "a big constant": ("    return a + (1 << 64)", 5, "64 bits"),
    "a lone expression": ("    a + 1\n    return a", 5, "does nothing"),
    "a bare return": ("    return", 5, "returns a number"),
    "a list of the function's own": ("    b = [a]\n    return b[0]", 5, "List"),
    "a wrong number of arguments": ("    return f(a, a)", 5, "takes 1"),
    "named arguments": ("    return f(a=a)", 5, "by place"),
}


def load(path, text, name):
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    module = load(tmp_path_factory.mktemp("subset") / "some.py", SOURCE, "some_subset")
    program = assemble([module])
    store = wasmtime.Store()
    exports = wasmtime.Instance(store, wasmtime.Module(store.engine, program.wasm), []).exports(
        store
    )
    start = ctypes.addressof(exports["memory"].data_ptr(store).contents)
    asked = (ctypes.c_int64 * 8).from_address(start + program.places[id(module.ASKED)].offset)
    answered = (ctypes.c_int64 * 20).from_address(
        start + program.places[id(module.ANSWERED)].offset
    )

    def run(a, b):
        module.ASKED[0], module.ASKED[1] = a, b
        asked[0], asked[1] = a, b
        module.answer()
        exports["answer"](store)
        return list(module.ANSWERED), list(answered)

    return run


whole = st.integers(-(1 << 40), 1 << 40)


@given(whole, whole)
def test_compiled_and_interpreted_agree(both, a, b):
    python, wasm = both(a, b)
    assert python == wasm


@pytest.mark.parametrize("what", REFUSED)
def test_the_compiler_refuses_with_file_and_line(what, tmp_path):
    body, line, why = REFUSED[what]
    text = f'"""A module."""\n\n\ndef f(a: int) -> int:\n{body}\n'
    path = tmp_path / "refused.py"
    module = load(path, text, f"refused_{what.replace(' ', '_')}")
    place = re.escape(f"{path}:{line}: ")
    with pytest.raises(NotInSubset, match=rf"{place}.*{re.escape(why)}"):
        assemble([module])


def test_only_functions_without_parameters_are_doors(tmp_path):
    module = load(tmp_path / "doors.py", SOURCE, "some_doors")
    compiled = wasmtime.Module(wasmtime.Engine(), assemble([module]).wasm)
    assert {export.name for export in compiled.exports} == {"memory", "answer"}


def test_the_way_can_be_forced():
    for way in ("python", "wasm"):
        solver.use(way)
        assert solver.way() == way
    solver.use(None)
    with pytest.raises(ValueError, match="python or wasm"):
        solver.use("fortran")


def run_alone(code, **environment):
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False
    )


def test_without_wasmtime_the_solver_runs_as_python_and_says_nothing():
    code = (
        "import sys; sys.modules['wasmtime'] = None\n"
        "from bideuchre_teach import solver; print(solver.way())"
    )
    done = run_alone(code)
    assert (done.stdout, done.stderr) == ("python\n", "")
    forced = run_alone(code, BIDEUCHRE_SOLVER="wasm")
    assert "install wasmtime" in forced.stderr


def test_the_environment_can_force_the_way():
    code = "from bideuchre_teach import solver; print(solver.way())"
    assert run_alone(code, BIDEUCHRE_SOLVER="python").stdout == "python\n"
    assert run_alone(code, BIDEUCHRE_SOLVER="wasm").stdout == "wasm\n"
    assert "BIDEUCHRE_SOLVER says 'c'" in run_alone(code, BIDEUCHRE_SOLVER="c").stderr


def test_the_compiled_program_leaves_quietly():
    code = "from bideuchre_teach import solver; solver.use('wasm'); print(solver.way())"
    done = run_alone(code)
    assert (done.stdout, done.stderr) == ("wasm\n", "")
