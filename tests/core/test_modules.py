"""How the modules of the program hang together."""

from __future__ import annotations

import ast
import importlib.util
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import magnat

SOURCE = Path(magnat.__file__).parent


def module_texts() -> dict[str, str]:
    """All modules with their texts; a package by the name of its `__init__`."""
    paths = {".".join(("magnat", *path.relative_to(SOURCE).with_suffix("").parts)): path for path in SOURCE.rglob("*.py")}
    return {name: path.read_text(encoding="utf-8") for name, path in paths.items()}


def imports(module: str, text: str, known: set[str]) -> set[str]:
    """The modules that a module imports anywhere: inside functions and for types too."""
    wanted: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            wanted |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".")[: -node.level] if node.level else []
            name = ".".join([*package, *([node.module] if node.module else [])])
            wanted |= {f"{name}.{alias.name}" if known & {f"{name}.{alias.name}", f"{name}.{alias.name}.__init__"} else name for alias in node.names}
    return {name if name in known else f"{name}.__init__" for name in wanted} & known


def sorted_modules(texts: dict[str, str]) -> list[str]:
    graph = {name: imports(name, text, set(texts)) - {name} for name, text in texts.items()}
    return list(TopologicalSorter(graph).static_order())


def test_no_cycle_among_modules() -> None:
    texts = module_texts()
    assert len(sorted_modules(texts)) == len(texts) > 200


@pytest.mark.parametrize(
    "texts",
    [
        {"magnat.a": "from magnat import b", "magnat.b": "def f():\n    from magnat.a import x", "magnat.__init__": ""},
        {"magnat.g.state": "from .rules.turn import f", "magnat.g.rules.turn": "from ..state import State", "magnat.g.rules.__init__": ""},
        {"magnat.g.__init__": "from . import a", "magnat.g.a": "from magnat.g import GAME"},
    ],
)
def test_a_cycle_would_be_noticed(texts: dict[str, str]) -> None:
    with pytest.raises(CycleError):
        sorted_modules(texts)


@pytest.mark.thorough
@pytest.mark.parametrize("folder", ["benchmarks", "scripts"])
def test_tools_beside_the_program_find_what_they_import(folder: str) -> None:
    """Nothing else runs them in the tests, and a name that has moved would be missed by whoever wants a picture or a figure."""
    found = 0
    for path in (SOURCE.parents[1] / folder).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] in ("magnat", "tests"):
                if node.module.startswith("magnat.learn."):
                    continue  # needs PyTorch
                for alias in node.names:
                    found += 1
                    assert is_there(node.module, alias.name), f"{path.name}: {node.module}.{alias.name}"
    assert found > 20


def is_there(module: str, name: str) -> bool:
    return hasattr(importlib.import_module(module), name) or importlib.util.find_spec(f"{module}.{name}") is not None
