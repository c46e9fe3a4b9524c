"""Compiles the very functions of a game: one source, three targets.

`link` gathers a template (playout, batch) with all functions it reaches into one module text: constants become literals, tables become arrays,
`tell`, `count_step` and hooks that nobody watches disappear, `scratch` becomes an array, and every function gets the target's decorator. Where a
module `marks`, telling an event that reveals something leaves a mark in the record: whoever searches does not look beyond it.
Arguments declared `int` are passed as 64-bit numbers, whatever field they were read from, so that a function is compiled once and not for every
width. The text is written to a file named by its hash, so Numba's cache can never be stale: a changed rule, table or version is another file.
Nothing here knows a game, and no game imports Numba.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from magnat.core.compile import literals as printed
from magnat.core.compile import spans
from magnat.core.declare import NumberedMeta, begin_steps, count_step, generated, scratch, tell, unwatched

CPU, CHECKED, CUDA = "cpu", "checked", "cuda"

CPU_HEAD = """from numba.extending import intrinsic
from magnat.core.compile.pointers import called
from magnat.core.compile.stack import copy_bytes, hide_bytes, stack_array, turn_seats, turn_sets
from magnat.core.compile.machine_code import apart, door, piece, whole

jit, apart, door, entry = piece({options}), apart({options}), door({options}), whole({options})
"""
HEADS = {
    CPU: CPU_HEAD.format(options=""),
    CHECKED: CPU_HEAD.format(options="boundscheck=True"),
    CUDA: "from numba import cuda\nfrom magnat.core.compile.gpu_code import apart, piece as jit\n\nentry = cuda.jit(cache={cached})\n",
}
LARGE = 200  # on CUDA a function stays one of its own if it is called from several places and its text has so many nodes
SILENT = (tell, unwatched, count_step, begin_steps)  # compiled code leaves these out
SCRATCH = {CPU: "stack_array({size})", CHECKED: "stack_array({size})", CUDA: "cuda.local.array({size}, np.int32)"}
IN_MACHINE_CODE = (spans.copy_bytes, spans.hide_bytes, spans.turn_seats, spans.turn_sets)  # the head of a linked module has them under the same names
BENEATH = [Path(__file__).with_name(name) for name in ("pointers.py", "stack.py", "machine_code.py", "gpu_code.py")]  # what linked modules stand on


def plain(template: Callable[..., Any], bindings: Mapping[str, object]) -> Any:
    """The template for the interpreter: a clone whose globals are bound, and so are those of the functions it reaches."""
    done: dict[Any, Any] = {}

    def clone(function: Any) -> Any:
        if function not in done:
            scope = dict(function.__globals__)
            done[function] = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
            for name in function.__code__.co_names:
                value = bindings.get(name, scope.get(name))
                if isinstance(value, FunctionType) and _reaches(value, bindings, set()):
                    scope[name] = clone(value)
                elif name in bindings:
                    scope[name] = value
        return done[function]

    return clone(template)


def _reaches(function: FunctionType, bindings: Mapping[str, object], seen: set[FunctionType]) -> bool:
    """Whether a function, or one that it calls, uses a name that is bound."""
    if function in seen:
        return False
    seen.add(function)
    named = function.__code__.co_names
    called = [function.__globals__[name] for name in named if isinstance(function.__globals__.get(name), FunctionType)]
    return bool(bindings.keys() & set(named)) or any(_reaches(other, bindings, seen) for other in called)


def link(name: str, template: Callable[..., Any], bindings: Mapping[str, object], target: str = CPU) -> Any:
    """The compiled template."""
    return getattr(linked_module(f"{name}_{target}", linked_source(template, bindings, target)), template.__name__)


def linked_module(name: str, text: str, *versions: str) -> ModuleType:
    """A linked text as a module, in a folder named by a hash of all that its code depends on."""
    import numba  # heavy: only when something is compiled
    import numpy

    return generated.module(name, text, *versions, *(path.read_text() for path in BENEATH), numba.__version__, numpy.__version__)


def opened(module: ModuleType, record: object, functions: Mapping[str, str]) -> dict[str, str]:
    """The symbols of a linked module's functions, which can be called through pointers from now on."""
    from magnat.core.compile.machine_code import symbol_of  # heavy: only when something is compiled
    from magnat.core.compile.pointers import open_doors

    symbols = {name: symbol_of(module.__name__, function) for name, function in functions.items()}
    with generated.alone(module):
        open_doors(module.entries, record, list(symbols.values()))
    return symbols


def linked_source(template: Callable[..., Any], bindings: Mapping[str, object], target: str) -> str:
    """The text of one module with the template and everything it reaches."""
    gathered = Gathered(bindings, target)
    gathered.add(template)
    return gathered.text(template.__doc__ or template.__name__)


@dataclass(frozen=True)
class Door:
    """Something that is bound to an open name and was compiled before: it is called through a pointer, with a state and arguments of these kinds."""

    name: str
    symbol: str
    size: int  # of a state, in bytes
    kinds: tuple[str, ...]  # number, numbers, bytes

    def text(self) -> str:
        """The function that calls it."""
        names = ", ".join(["st", *(f"{kind}_{index}" for index, kind in enumerate(self.kinds))])
        return f"""
@intrinsic
def {self.name}(context, {names}):
    return called({self.symbol!r}, {self.size}, {" ".join(self.kinds)!r}, {names})
"""


def is_whole(function: FunctionType, parameter: str) -> bool:
    """Whether a parameter of a function is declared as a whole number."""
    return function.__annotations__.get(parameter) in ("int", int)


def is_apart(function: FunctionType) -> bool:
    """Whether a function writes into memory that is declared to be apart from all else that it is given."""
    return spans.Apart in function.__annotations__.values()


def apart_on_cuda(texts: Mapping[str, str]) -> list[str]:
    """The functions, callees first, that are not put into those that call them.

    They are called from several places and are large with all that would be put into them; or they have working memory of their own, which the
    compiler for GPUs would lay over that of a caller that still uses it.
    """
    nodes = {name: list(ast.walk(ast.parse(text))) for name, text in texts.items()}
    called = {
        name: Counter(node.func.id for node in found if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
        for name, found in nodes.items()
    }
    places = sum(called.values(), Counter())
    sizes: dict[str, int] = {}
    found = []
    for name, text in texts.items():
        sizes[name] = len(nodes[name]) + sum(count * sizes.get(callee, 0) for callee, count in called[name].items())
        if (places[name] > 1 and sizes[name] >= LARGE) or "cuda.local.array(" in text:
            found.append(name)
            sizes[name] = 0
    return found


class Gathered:
    """The functions, tables and constants that a template reaches."""

    def __init__(self, bindings: Mapping[str, object], target: str, *, marks: bool = False) -> None:
        self.bindings, self.target, self.marks = bindings, target, marks
        self.functions: dict[str, str] = {}  # texts, callees first
        self.tables: dict[str, printed.Table] = {}
        self.reads: Counter[str] = Counter()  # in how many places a table is read
        self.meaning: dict[str, object] = {}
        self.gathered: dict[str, Any] = {}  # the functions themselves

    def text(self, words: str, *more: str) -> str:
        """The module: tables, functions, and whatever more stands on them."""
        tables = printed.table_lines(self.tables, self.reads, on_cuda=self.target == CUDA)
        head = [f'"""{words} Linked; change the sources."""', "", "import numpy as np", HEADS[self.target]]
        if self.target == CUDA:  # machine code that is kept must not hold the address of a table
            head[-1] = head[-1].format(cached=not any("cuda.to_device(" in line for line in tables))
            for name in apart_on_cuda(self.functions):
                self.functions[name] = self.functions[name].replace("@jit", "@apart", 1)
        return "\n".join([*head, *tables, "", *self.functions.values(), *more, ""])

    def add(self, function: Any, *, decorator: str = "entry") -> None:
        """Take in a function under its own name, once."""
        if self.gathered.setdefault(function.__name__, function) is not function:
            raise TypeError(f"{function.__name__!r} is the name of two functions that are reached: rename one")
        if function.__name__ in self.functions:
            return
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        node = tree.body[0]
        assert isinstance(node, ast.FunctionDef)
        self.functions[function.__name__] = ""  # holds the place: callees come first in the text, loops end here
        rewritten = _Rewriter(self, function).visit(node)
        del self.functions[function.__name__]
        if decorator == "jit" and self.target != CUDA and is_apart(function):
            decorator = "apart"
        self.functions[function.__name__] = f"\n@{decorator}\n{ast.unparse(rewritten)}\n"

    def resolve(self, function: FunctionType, name: str) -> object:
        """What a global name of a function stands for; one that stays in the text (numbers do not) must mean one thing in the whole module."""
        if name in self.bindings:
            value = self.bindings[name]
        elif name in function.__globals__:
            value = function.__globals__[name]
        elif hasattr(builtins, name):
            value = getattr(builtins, name)
        else:
            raise NameError(f"{function.__module__}.{function.__name__} uses {name!r}, which is not defined")
        if isinstance(value, int):
            return value
        if name in self.meaning and self.meaning[name] is not value and self.meaning[name] != value:
            raise TypeError(f"{name!r} means two things in the functions reached: rename one")
        if name not in self.meaning:
            printed.check(name, value, f"{function.__module__}.{function.__name__}")
            self.meaning[name] = value
        return value


class _Rewriter(ast.NodeTransformer):
    def __init__(self, gathered: Gathered, function: FunctionType) -> None:
        self.gathered, self.function = gathered, function
        self.locals = set(function.__code__.co_varnames)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.decorator_list, node.returns = [], None
        for argument in (*node.args.args, *node.args.kwonlyargs):
            argument.annotation = None
        node.body = [made for statement in node.body for made in self._statement(statement)] or [ast.Pass()]
        return node

    def _statement(self, node: ast.stmt) -> list[ast.stmt]:
        made = self.visit(node)
        return [] if made is None else [made]

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for field in ("body", "orelse"):  # a branch that only told something is now empty
            if getattr(node, field, None) == [] and field == "body":
                setattr(node, field, [ast.Pass()])
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        assert node.value is not None
        made: ast.AST | None = self.visit(ast.copy_location(ast.Assign([node.target], node.value), node))
        return made

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and self._global(call.func) in SILENT:
            is_marked = self.gathered.marks and self._global(call.func) is tell and self._reveals(call.args[1])
            return ast.parse("st.revealed = 1").body[0] if is_marked else None
        return self.generic_visit(node)

    def _reveals(self, event: ast.expr) -> bool:
        """Whether an event that is told makes something known. It is named: nobody could read off a number what it means."""
        if not isinstance(event, ast.Attribute):
            return False  # that a question was opened
        group = self._global(event.value) if isinstance(event.value, ast.Name) else None
        return isinstance(group, NumberedMeta) and getattr(group[event.attr], "reveals", False)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Name) and self._global(node.func) is scratch:
            size = ast.unparse(self.visit(node.args[0]))
            return ast.parse(SCRATCH[self.gathered.target].format(size=size), mode="eval").body
        called = self._global(node.func) if isinstance(node.func, ast.Name) else None
        self.generic_visit(node)
        if isinstance(called, FunctionType):
            whole = [is_whole(called, name) for name in called.__code__.co_varnames]
            for keyword in node.keywords:
                keyword.value = self._widened(keyword.value, is_whole(called, keyword.arg or ""))
        elif isinstance(called, Door):
            whole = [False, *(kind == "number" for kind in called.kinds)]
        else:
            return node
        node.args = [self._widened(*pair) for pair in zip(node.args, whole, strict=False)]
        return node

    def _widened(self, value: ast.expr, whole: bool) -> ast.expr:
        """An argument as a 64-bit number, where a whole number is declared; sums are that already, and literals would each be a type."""
        if not whole or isinstance(value, ast.BinOp):
            return value
        if isinstance(value, ast.Name) and is_whole(self.function, value.id):
            return value
        return ast.Call(ast.Attribute(ast.Name("np", ast.Load()), "int64", ast.Load()), [value], [])

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and isinstance(group := self._global(node.value), NumberedMeta):
            return ast.copy_location(ast.Constant(getattr(group, node.attr)), node)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        value = self._global(node)
        if value in IN_MACHINE_CODE and self.gathered.target != CUDA:
            return node
        if isinstance(value, FunctionType):
            self.gathered.add(value, decorator="jit")
            return ast.copy_location(ast.Name(value.__name__, node.ctx), node)
        if isinstance(value, Door):
            self.gathered.functions[value.name] = value.text()
            return ast.copy_location(ast.Name(value.name, node.ctx), node)
        if isinstance(value, int):
            return ast.copy_location(ast.Constant(int(value)), node)
        if isinstance(value, tuple):
            self.gathered.tables[node.id] = value
            self.gathered.reads[node.id] += 1
        return node

    def _global(self, node: ast.Name) -> object:
        if node.id in self.locals or not isinstance(node.ctx, ast.Load) or node.id == self.gathered.target:  # "cuda" comes with its head
            return None
        return self.gathered.resolve(self.function, node.id)
