"""From the solver's own Python source to a WebAssembly module, with the standard library only.

The hot functions are read with ``ast``, translated by ``subset.py`` and put together here.
The lists and bytearrays of their modules become places in one memory, at fixed offsets and with
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
    """A compiled program: its bytes, where each array lies (by `id`), and its functions."""

    wasm: bytes
    places: dict[int, Array]
    functions: tuple[str, ...]


def assemble(modules: Iterable[ModuleType]) -> Program:
    """Compile all functions of `modules`, which may call each other and share arrays.

    Raises `NotInSubset` with file and line for whatever the subset does not have.  Every
    function and the memory are exported under their names.

    >>> from bideuchre_teach.solver import core24
    >>> assemble([core24]).wasm[:4]
    b'\\x00asm'
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
                {k: index[id(v)] for k, v in names.items() if id(v) in index},
            ).compile()
        )
    functions = {tree.name: len(tree.args.args) for tree, _ in trees}
    return Program(put_together(functions, bodies, size, data), places, tuple(functions))


def is_array(thing: object) -> bool:
    """A list of integers or a bytearray, which the program may use."""
    return isinstance(thing, bytearray) or (
        isinstance(thing, list) and all(type(item) is int for item in thing)
    )


def lay_out(modules: Iterable[ModuleType]) -> tuple[dict[int, Array], int, list[bytes]]:
    """Places for all arrays, the size of the memory, and the data that is not zero."""
    places: dict[int, Array] = {}
    data = []
    end = LINE
    for module in modules:
        for thing in vars(module).values():
            if is_array(thing) and id(thing) not in places:
                bytewise = isinstance(thing, bytearray)
                places[id(thing)] = Array(end, len(thing), bytewise)
                if any(thing):
                    raw = bytes(thing) if bytewise else packed("q", thing).tobytes()
                    data.append(b"\0\x41" + signed(end) + b"\x0b" + unsigned(len(raw)) + raw)
                end += (len(thing) * (1 if bytewise else 8) + LINE - 1) // LINE * LINE
    return places, end, data


def put_together(
    functions: dict[str, int], bodies: list[bytes], size: int, data: list[bytes]
) -> bytes:
    """The module: types, functions, memory, exports, code and data."""
    kinds = sorted(set(functions.values()))
    types = [
        b"\x60" + unsigned(count) + bytes([I64]) * count + unsigned(1) + bytes([I64])
        for count in kinds
    ]
    uses = [unsigned(kinds.index(count)) for count in functions.values()]
    exports = [name(word) + b"\0" + unsigned(i) for i, word in enumerate(functions)]
    exports.append(name("memory") + b"\2\0")
    memory = [b"\0" + unsigned((size + PAGE - 1) // PAGE)]
    sections = ((1, types), (3, uses), (5, memory), (7, exports), (10, bodies), (11, data))
    return b"\0asm\1\0\0\0" + b"".join(section(code, items) for code, items in sections)


def section(code: int, items: list[bytes]) -> bytes:
    """A section of a module: its code, its length, the number of its items, the items."""
    body = unsigned(len(items)) + b"".join(items)
    return bytes([code]) + unsigned(len(body)) + body


def name(word: str) -> bytes:
    """A name as a module holds it."""
    return unsigned(len(word)) + word.encode()
