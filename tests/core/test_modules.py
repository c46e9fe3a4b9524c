"""How the modules of the program hang together."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import magnat

SOURCE = Path(magnat.__file__).parent


def module_names() -> dict[str, Path]:
    """All modules but the games' own, which a contract test looks after."""
    found = {".".join(("magnat", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__"): path for path in SOURCE.rglob("*.py")}
    return {name: path for name, path in found.items() if not name.startswith("magnat.games.")}


def imports(text: str, known: set[str]) -> set[str]:
    """The modules that a text imports anywhere: inside functions and for types too."""
    wanted: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            wanted |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            wanted |= {f"{node.module}.{alias.name}" if f"{node.module}.{alias.name}" in known else node.module for alias in node.names}
    return wanted & known


def sorted_modules(texts: dict[str, str]) -> list[str]:
    graph = {name: imports(text, set(texts)) - {name} for name, text in texts.items()}
    return list(TopologicalSorter(graph).static_order())


def test_no_cycle_among_modules() -> None:
    texts = {name: path.read_text(encoding="utf-8") for name, path in module_names().items()}
    assert len(sorted_modules(texts)) == len(texts) > 60


def test_a_cycle_would_be_noticed() -> None:
    with pytest.raises(CycleError):
        sorted_modules({"magnat.a": "from magnat import b", "magnat.b": "def f():\n    from magnat.a import x", "magnat": ""})
