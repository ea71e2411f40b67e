"""From the solver's own Python source to a WebAssembly module, with the standard library only.

The hot functions are read with ``ast``, translated by ``subset.py`` and put together here.
The lists and arrays of their modules become places in one memory, at fixed offsets and with
the contents that they have when the program is put together.
"""

import ast
import inspect
from array import array as packed
from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType

from .subset import I64, Array, FunctionCompiler, signed, unsigned

PAGE = 65536
LINE = 64


@dataclass(frozen=True)
class Program:
    """A compiled program: its bytes, and where each array lies, by the `id` of the list."""

    wasm: bytes
    places: dict[int, Array]


def assemble(modules: Iterable[ModuleType]) -> Program:
    r"""Compile all functions of `modules`, which may call each other and share arrays.

    Raises `NotInSubset` with file and line for whatever the subset does not have.  The memory
    and the last module's functions without parameters are exported under their names.

    >>> from bideuchre_teach.solver import lanes
    >>> assemble([lanes]).wasm[:4]
    b'\x00asm'
    """
    modules = list(modules)
    trees: list[tuple[ast.FunctionDef, ModuleType]] = []
    index: dict[int, tuple[int, int]] = {}
    for module in modules:
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.FunctionDef):
                index[id(vars(module)[node.name])] = len(trees), len(node.args.args)
                trees.append((node, module))
    places, size, data = lay_out(modules)
    bodies = []
    for tree, module in trees:
        names = vars(module)
        bodies.append(
            FunctionCompiler(
                tree,
                inspect.getsourcefile(module) or module.__name__,
                {k: v for k, v in names.items() if type(v) is int},
                {k: places[id(v)] for k, v in names.items() if is_array(v)},
                callable_from(module, index),
            ).compile()
        )
    counts = [len(tree.args.args) for tree, _ in trees]
    doors = {
        tree.name: i
        for i, (tree, module) in enumerate(trees)
        if module is modules[-1] and not tree.args.args
    }
    return Program(put_together(counts, doors, bodies, size, data), places)


def callable_from(
    module: ModuleType, index: dict[int, tuple[int, int]]
) -> dict[str, tuple[int, int]]:
    """Return what a module may call, by the words it uses: ``follow``, ``core24.lead``."""
    words = {k: index[id(v)] for k, v in vars(module).items() if id(v) in index}
    for word, other in vars(module).items():
        if isinstance(other, ModuleType):
            inner = vars(other).items()
            words |= {f"{word}.{k}": index[id(v)] for k, v in inner if id(v) in index}
    return words


def is_array(thing: object) -> bool:
    """Tell a list of integers, or room to work in (an `array` of 64-bit ones)."""
    if isinstance(thing, packed):
        return thing.typecode == "q"
    return isinstance(thing, list) and bool(thing) and type(thing[0]) is int


def lay_out(modules: Iterable[ModuleType]) -> tuple[dict[int, Array], int, list[bytes]]:
    """Find places for all arrays, the size of the memory, and the data that is not zero.

    Lists keep their contents; an `array` is room to work in and starts empty.
    """
    places: dict[int, Array] = {}
    data = []
    end = LINE
    for module in modules:
        for thing in vars(module).values():
            if is_array(thing) and id(thing) not in places:
                assert isinstance(thing, list | packed)
                places[id(thing)] = Array(end, len(thing))
                if isinstance(thing, list) and any(thing):
                    raw = packed("q", thing).tobytes()
                    data.append(b"\0\x41" + signed(end) + b"\x0b" + unsigned(len(raw)) + raw)
                end += (8 * len(thing) + LINE - 1) // LINE * LINE
    return places, end, data


def put_together(
    counts: list[int], doors: dict[str, int], bodies: list[bytes], size: int, data: list[bytes]
) -> bytes:
    """Write the module: types, functions, memory, exports, code and data."""
    kinds = sorted(set(counts))
    types = [
        b"\x60" + unsigned(count) + bytes([I64]) * count + unsigned(1) + bytes([I64])
        for count in kinds
    ]
    uses = [unsigned(kinds.index(count)) for count in counts]
    exports = [name(word) + b"\0" + unsigned(i) for word, i in doors.items()]
    exports.append(name("memory") + b"\2\0")
    memory = [b"\0" + unsigned((size + PAGE - 1) // PAGE)]
    sections = ((1, types), (3, uses), (5, memory), (7, exports), (10, bodies), (11, data))
    return b"\0asm\1\0\0\0" + b"".join(section(code, items) for code, items in sections)


def section(code: int, items: list[bytes]) -> bytes:
    """Write a section of a module: its code, its length, the number of its items, the items."""
    body = unsigned(len(items)) + b"".join(items)
    return bytes([code]) + unsigned(len(body)) + body


def name(word: str) -> bytes:
    """Write a name as a module holds it."""
    return unsigned(len(word)) + word.encode()
