"""Which way the hot functions run: interpreted, or compiled to WebAssembly.

On the desktop the compiled program is run by ``wasmtime``, under Pyodide by the browser's own
engine.  Where neither is there, the same functions run as the Python that they are.  The choice
is made at the first question; `use` or the environment variable ``BIDEUCHRE_SOLVER`` force it.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import sys
from array import array
from collections.abc import Sequence
from threading import Lock
from typing import Any, Protocol

from . import core24, core48, doors, lanes, partitions, position, twins

WAYS = ("python", "wasm")
PROGRAM = (lanes, twins, core24, partitions, core48, position, doors)


class Engine(Protocol):
    """Runs a door of the program: a task in, answers out."""

    way: str

    def run(self, door: str, task: Sequence[int], answers: int) -> array[int]:
        """Open the door called `door` with this task and return that many answers."""
        ...


class Interpreted:
    """The hot functions as Python runs them."""

    way = "python"

    def run(self, door: str, task: Sequence[int], answers: int) -> array[int]:
        """Open a door; see `Engine.run`."""
        doors.TASKS[: len(task)] = array("q", task)
        try:
            getattr(doors, door)()
        except BaseException:
            # Whoever interrupts a search may leave an entry half written.
            core24.TABLE[:] = [0] * len(core24.TABLE)
            raise
        return doors.ANSWERS[:answers]


class Wasmtime:
    """The compiled program, run by wasmtime; raises `ImportError` where that is missing."""

    way = "wasm"

    def __init__(self) -> None:
        import wasmtime

        from .compile import assemble

        program = assemble(PROGRAM)
        config = wasmtime.Config()
        # Threads that compile do not live on in a forked worker, which would wait for them.
        config.parallel_compilation = False
        engine = wasmtime.Engine(config)
        self.store = wasmtime.Store(engine)
        module = wasmtime.Module(engine, program.wasm)
        exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        # The program's memory never grows, so it stays where it is.
        memory: Any = exports["memory"]
        start = ctypes.addressof(memory.data_ptr(self.store).contents)
        self.exports: Any = exports
        self.tasks = start + program.places[id(doors.TASKS)].offset
        self.answers = start + program.places[id(doors.ANSWERS)].offset

    def run(self, door: str, task: Sequence[int], answers: int) -> array[int]:
        """Open a door; see `Engine.run`."""
        raw = array("q", task)
        ctypes.memmove(self.tasks, raw.buffer_info()[0], 8 * len(raw))
        self.exports[door](self.store)
        return array("q", ctypes.string_at(self.answers, 8 * answers))


class Browser:
    """The compiled program, run by the JavaScript engine that Pyodide lives in."""

    way = "wasm"

    def __init__(self) -> None:
        import js
        from pyodide.ffi import to_js

        from .compile import assemble

        program = assemble(PROGRAM)
        module = js.WebAssembly.Module.new(to_js(program.wasm))
        self.exports: Any = js.WebAssembly.Instance.new(module, js.Object.new()).exports
        self.bytes: Any = js.Uint8Array
        self.tasks = program.places[id(doors.TASKS)].offset
        self.answers = program.places[id(doors.ANSWERS)].offset

    def run(self, door: str, task: Sequence[int], answers: int) -> array[int]:
        """Open a door; see `Engine.run`."""
        raw = memoryview(array("q", task)).cast("B")
        memory = self.exports.memory.buffer
        self.bytes.new(memory, self.tasks, len(raw)).assign(raw)
        getattr(self.exports, door)()
        return array("q", self.bytes.new(memory, self.answers, 8 * answers).to_bytes())


_lock = Lock()
_engine: Engine | None = None


@atexit.register
def _put_away() -> None:
    """Let go of the engine while its library is still whole."""
    global _engine
    _engine = None


def use(way: str | None) -> None:
    """Force the way the solver runs: ``"python"``, ``"wasm"``, or None to let it choose.

    Raises `ValueError` for another word, `RuntimeError` where WebAssembly cannot be had.

    >>> use("python"); way()
    'python'
    >>> use(None)
    """
    global _engine
    if way is not None and way not in WAYS:
        raise ValueError(f"the solver runs as {' or '.join(WAYS)}, not as {way!r}")
    with _lock:
        _engine = None if way is None else _start(way)


def way() -> str:
    """Return the way the solver runs: ``"python"`` or ``"wasm"``; chooses it, if nobody has."""
    return _current().way


def run(door: str, task: Sequence[int], answers: int) -> array[int]:
    """Open a door of the program; one question at a time, whatever thread it comes from."""
    engine = _current()
    with _lock:
        return engine.run(door, task, answers)


def _current() -> Engine:
    global _engine
    with _lock:
        if _engine is None:
            forced = os.environ.get("BIDEUCHRE_SOLVER") or None
            if forced is not None and forced not in WAYS:
                raise ValueError(
                    f"BIDEUCHRE_SOLVER says {forced!r}, but the solver runs as {' or '.join(WAYS)}"
                )
            _engine = _start(forced)
        return _engine


def _start(way: str | None) -> Engine:
    if way == "python":
        return Interpreted()
    try:
        return Browser() if sys.platform == "emscripten" else Wasmtime()
    except Exception as reason:
        # Missing, unfit for this machine, or without the source files: Python always works.
        if way is None:
            return Interpreted()
        raise RuntimeError(
            f"the solver cannot run as WebAssembly here ({reason}); install wasmtime, "
            'or choose use("python")'
        ) from reason
