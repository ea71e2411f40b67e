"""The part of Python that the solver's hot functions are written in, and its machine code.

A function takes and returns integers of 64 bits.  Allowed inside: assignment, ``if``, ``while``,
``break``, ``continue``, ``return``, ``pass``; ``+ - * & | ^ ~ << >>``; one comparison at a time;
``and``, ``or``, ``not`` in conditions; ``a if c else b``; calls of functions of the same kind;
``x.bit_count()`` and ``x.bit_length()`` of numbers that are not negative; reading and writing
module-level lists and arrays of integers (64 bits each); module-level integer constants.
Everything else is refused with file and line.

The opcodes are those of the WebAssembly core specification (webassembly.github.io/spec).
"""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass

I32, I64 = 0x7F, 0x7E
EMPTY_BLOCK = 0x40
UNREACHABLE, BLOCK, LOOP, IF, ELSE, END, BR, BR_IF, RETURN, CALL, DROP = (
    0x00, 0x02, 0x03, 0x04, 0x05, 0x0B, 0x0C, 0x0D, 0x0F, 0x10, 0x1A,
)  # fmt: skip
LOCAL_GET, LOCAL_SET = 0x20, 0x21
LOAD_64, STORE_64 = 0x29, 0x37
CONST_32, CONST_64, NOT_32, NOT_64, NOT_EQUAL_64 = 0x41, 0x42, 0x45, 0x50, 0x52
CLZ_64, POPCNT_64, ADD_64, SUB_64, XOR_64, SHL_32 = 0x79, 0x7B, 0x7C, 0x7D, 0x85, 0x74
WRAP_64, EXTEND_32 = 0xA7, 0xAD

ARITHMETIC: dict[type[ast.operator], int] = {
    ast.Add: ADD_64,
    ast.Sub: SUB_64,
    ast.Mult: 0x7E,
    ast.BitAnd: 0x83,
    ast.BitOr: 0x84,
    ast.BitXor: XOR_64,
    ast.LShift: 0x86,
    ast.RShift: 0x87,
}
COMPARISON: dict[type[ast.cmpop], int] = {
    ast.Eq: 0x51,
    ast.NotEq: NOT_EQUAL_64,
    ast.Lt: 0x53,
    ast.Gt: 0x55,
    ast.LtE: 0x57,
    ast.GtE: 0x59,
}
FOLD: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.BitAnd: lambda a, b: a & b,
    ast.BitOr: lambda a, b: a | b,
    ast.BitXor: lambda a, b: a ^ b,
    ast.LShift: lambda a, b: a << b,
    ast.RShift: lambda a, b: a >> b,
}


class NotInSubset(SyntaxError):
    """A hot function uses something that the solver's subset of Python does not have."""


@dataclass(frozen=True)
class Array:
    """A module-level list or array at its place in the memory of the compiled program."""

    offset: int
    length: int


def unsigned(number: int) -> bytes:
    """LEB128 without sign.

    >>> unsigned(300).hex()
    'ac02'
    """
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def signed(number: int) -> bytes:
    """LEB128 with sign.

    >>> signed(-1).hex(), signed(64).hex()
    ('7f', 'c000')
    """
    out = bytearray()
    while not -64 <= number < 64:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number & 127)
    return bytes(out)


class FunctionCompiler:
    """Translates one function; `names` are its module's globals, already sorted by kind."""

    def __init__(
        self,
        tree: ast.FunctionDef,
        file: str,
        constants: Mapping[str, int],
        arrays: Mapping[str, Array],
        functions: Mapping[str, tuple[int, int]],
    ) -> None:
        self.tree, self.file = tree, file
        self.constants, self.arrays, self.functions = constants, arrays, functions
        self.code = bytearray()
        self.depth = 0
        self.loops: list[tuple[int, int]] = []
        plain = tree.args
        if plain.vararg or plain.kwarg or plain.kwonlyargs or plain.defaults or plain.posonlyargs:
            raise self.refuse(tree, "only plain parameters")
        self.locals = {a.arg: i for i, a in enumerate(plain.args)}
        self.parameters = len(self.locals)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                if node.id in constants or node.id in arrays or node.id in functions:
                    raise self.refuse(node, f"{node.id} is a name of the module")
                self.locals.setdefault(node.id, len(self.locals))

    def refuse(self, node: ast.AST, why: str) -> NotInSubset:
        """Return the refusal, with the place in the source."""
        line = getattr(node, "lineno", self.tree.lineno)
        return NotInSubset(f"{self.file}:{line}: {why}", (self.file, line, None, None))

    def compile(self) -> bytes:
        """Return the body as the code section wants it: its size, its locals, its instructions."""
        body = self.tree.body
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]
        self.block(body)
        self.emit(UNREACHABLE, END)
        extra = len(self.locals) - self.parameters
        header = unsigned(1) + unsigned(extra) + bytes([I64]) if extra else unsigned(0)
        return unsigned(len(header) + len(self.code)) + header + bytes(self.code)

    def emit(self, *codes: int) -> None:
        """Append instructions."""
        self.code += bytes(codes)

    # Statements

    def block(self, body: list[ast.stmt]) -> None:
        """Translate a sequence of statements."""
        for node in body:
            method = getattr(self, f"do_{type(node).__name__}", None)
            if method is None:
                raise self.refuse(node, f"{type(node).__name__} is not in the subset")
            method(node)

    def do_Pass(self, node: ast.Pass) -> None:
        """Do nothing."""

    def do_Return(self, node: ast.Return) -> None:
        """Leave with a number."""
        if node.value is None:
            raise self.refuse(node, "every function returns a number")
        self.value(node.value)
        self.emit(RETURN)

    def do_Expr(self, node: ast.Expr) -> None:
        """Call for what it does, and drop the answer."""
        if not isinstance(node.value, ast.Call):
            raise self.refuse(node, "a statement that does nothing")
        self.value(node.value)
        self.emit(DROP)

    def do_Assign(self, node: ast.Assign) -> None:
        """Translate `name = value` and `ARRAY[index] = value`."""
        if len(node.targets) != 1:
            raise self.refuse(node, "one target at a time")
        self.store(node.targets[0], node.value)

    def do_AugAssign(self, node: ast.AugAssign) -> None:
        """Translate `name += value` and its like, also for an array element."""
        target = node.target
        if isinstance(target, ast.Name):
            read: ast.expr = ast.Name(target.id, ast.Load())
        elif isinstance(target, ast.Subscript):
            read = ast.Subscript(target.value, target.slice, ast.Load())
        else:
            raise self.refuse(node, "cannot assign to this")
        ast.copy_location(read, target)
        self.store(target, ast.copy_location(ast.BinOp(read, node.op, node.value), node))

    def store(self, target: ast.expr, value: ast.expr) -> None:
        """Put a value into a local or an array element."""
        if isinstance(target, ast.Name):
            self.value(value)
            self.emit(LOCAL_SET, *unsigned(self.locals[target.id]))
        elif isinstance(target, ast.Subscript):
            place = self.address(target)
            self.value(value)
            self.emit(STORE_64, 3, *place)
        else:
            raise self.refuse(target, "cannot assign to this")

    def do_If(self, node: ast.If) -> None:
        """Translate `if`, `elif`, `else`."""
        self.condition(node.test)
        self.emit(IF, EMPTY_BLOCK)
        self.depth += 1
        self.block(node.body)
        if node.orelse:
            self.emit(ELSE)
            self.block(node.orelse)
        self.depth -= 1
        self.emit(END)

    def do_While(self, node: ast.While) -> None:
        """Translate `while`, tested at the top."""
        if node.orelse:
            raise self.refuse(node, "while with else")
        self.emit(BLOCK, EMPTY_BLOCK, LOOP, EMPTY_BLOCK)
        self.depth += 2
        self.loops.append((self.depth - 2, self.depth - 1))
        self.condition(node.test)
        self.emit(NOT_32, BR_IF, 1)
        self.block(node.body)
        self.emit(BR, 0, END, END)
        self.loops.pop()
        self.depth -= 2

    def do_Break(self, node: ast.Break) -> None:
        """Leave the loop."""
        self.emit(BR, *unsigned(self.depth - 1 - self.loops[-1][0]))

    def do_Continue(self, node: ast.Continue) -> None:
        """Go on with the loop."""
        self.emit(BR, *unsigned(self.depth - 1 - self.loops[-1][1]))

    # Expressions

    def known(self, node: ast.expr) -> int | None:
        """Return the value of an expression of constants, or None."""
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        if isinstance(node, ast.Name) and node.id not in self.locals:
            return self.constants.get(node.id)
        if isinstance(node, ast.UnaryOp):
            inner = self.known(node.operand)
            if inner is not None and isinstance(node.op, ast.USub):
                return -inner
            if inner is not None and isinstance(node.op, ast.Invert):
                return ~inner
        if isinstance(node, ast.BinOp) and type(node.op) in FOLD:
            a, b = self.known(node.left), self.known(node.right)
            if a is not None and b is not None:
                return FOLD[type(node.op)](a, b)
        return None

    def condition(self, node: ast.expr) -> None:
        """Leave 1 or 0 (32 bits) for true or false."""
        if isinstance(node, ast.BoolOp):
            for part in node.values[:-1]:
                self.condition(part)
                if isinstance(node.op, ast.And):
                    self.emit(IF, I32)
                else:
                    self.emit(IF, I32, CONST_32, 1, ELSE)
            self.condition(node.values[-1])
            ending = (ELSE, CONST_32, 0, END) if isinstance(node.op, ast.And) else (END,)
            self.emit(*ending * (len(node.values) - 1))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.condition(node.operand)
            self.emit(NOT_32)
        elif isinstance(node, ast.Compare):
            if len(node.ops) != 1 or type(node.ops[0]) not in COMPARISON:
                raise self.refuse(node, "one comparison of numbers at a time")
            self.value(node.left)
            if isinstance(node.ops[0], ast.Eq) and self.known(node.comparators[0]) == 0:
                self.emit(NOT_64)
                return
            self.value(node.comparators[0])
            self.emit(COMPARISON[type(node.ops[0])])
        else:
            self.value(node)
            self.emit(CONST_64, 0, NOT_EQUAL_64)

    def value(self, node: ast.expr) -> None:
        """Leave a number (64 bits)."""
        known = self.known(node)
        if known is not None:
            if not -(1 << 63) <= known < 1 << 63:
                raise self.refuse(node, "a constant of more than 64 bits")
            self.emit(CONST_64, *signed(known))
            return
        method = getattr(self, f"of_{type(node).__name__}", None)
        if method is None:
            raise self.refuse(node, f"{type(node).__name__} is not in the subset")
        method(node)

    def of_Name(self, node: ast.Name) -> None:
        """Read a local variable."""
        if node.id not in self.locals:
            raise self.refuse(node, f"unknown name {node.id}")
        self.emit(LOCAL_GET, *unsigned(self.locals[node.id]))

    def of_Compare(self, node: ast.Compare) -> None:
        """Use a comparison as 0 or 1."""
        self.condition(node)
        self.emit(EXTEND_32)

    def of_IfExp(self, node: ast.IfExp) -> None:
        """Translate `a if condition else b`."""
        self.condition(node.test)
        self.emit(IF, I64)
        self.value(node.body)
        self.emit(ELSE)
        self.value(node.orelse)
        self.emit(END)

    def of_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Translate `-x` and `~x`."""
        if isinstance(node.op, ast.USub):
            self.emit(CONST_64, 0)
            self.value(node.operand)
            self.emit(SUB_64)
        elif isinstance(node.op, ast.Invert):
            self.value(node.operand)
            self.emit(CONST_64, 0x7F, XOR_64)
        else:
            raise self.refuse(node, "not and + give no number here")

    def of_BinOp(self, node: ast.BinOp) -> None:
        """Calculate with 64 bits."""
        if type(node.op) not in ARITHMETIC:
            raise self.refuse(node, f"{type(node.op).__name__} is not in the subset")
        self.value(node.left)
        self.value(node.right)
        self.emit(ARITHMETIC[type(node.op)])

    def of_Call(self, node: ast.Call) -> None:
        """Call a function of the program, or count bits."""
        if node.keywords:
            raise self.refuse(node, "arguments by place only")
        called = node.func
        if isinstance(called, ast.Attribute) and not node.args:
            if called.attr == "bit_count":
                self.value(called.value)
                self.emit(POPCNT_64)
                return
            if called.attr == "bit_length":
                self.emit(CONST_64, *signed(64))
                self.value(called.value)
                self.emit(CLZ_64, SUB_64)
                return
        word = ast.unparse(called)
        if word not in self.functions:
            raise self.refuse(node, f"{word} is no function of the program")
        index, parameters = self.functions[word]
        if len(node.args) != parameters:
            raise self.refuse(node, f"{word} takes {parameters} arguments")
        for argument in node.args:
            self.value(argument)
        self.emit(CALL, *unsigned(index))

    def of_Subscript(self, node: ast.Subscript) -> None:
        """Read an element of an array."""
        place = self.address(node)
        self.emit(LOAD_64, 3, *place)

    def address(self, node: ast.Subscript) -> bytes:
        """Leave the address of an element; constant parts of the index go into the offset."""
        if not isinstance(node.value, ast.Name) or node.value.id not in self.arrays:
            raise self.refuse(node, "only module-level arrays have elements")
        array, index, ahead = self.arrays[node.value.id], node.slice, 0
        if isinstance(index, ast.BinOp) and isinstance(index.op, ast.Add):
            ahead = self.known(index.right) or 0
            index = index.left if ahead > 0 else index
            ahead = max(ahead, 0)
        self.value(index)
        self.emit(WRAP_64, CONST_32, 3, SHL_32)
        return unsigned(array.offset + 8 * ahead)
