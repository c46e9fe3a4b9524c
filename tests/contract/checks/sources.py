"""What the sources of games and kernel may import and compute with."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

BANNED = {"numba", "numpy", "random", "time", "datetime", "secrets", "os", "threading", "uuid"}


def imports(path: Path) -> list[str]:
    """All modules that a file imports, wherever in it."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found += [node.module] if node.module != "magnat" else [f"magnat.{alias.name}" for alias in node.names]
    return found


def check_game_sources(paths: Iterable[Path], own: str) -> list[str]:
    """Games import the kernel and themselves, nothing that compiles, draws numbers or knows the time, and compute in whole numbers."""
    wrong = []
    for path in paths:
        for name in imports(path):
            if name.split(".")[0] in BANNED and not (name == "numpy" and path.parent.name == "helpers"):  # which are never compiled
                wrong.append(f"{path.name} imports {name}")
            if name.startswith("magnat") and not name.startswith("magnat.core") and not name.startswith(own):
                wrong.append(f"{path.name} imports {name}, which is not below it")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
                wrong.append(f"{path.name}:{node.lineno} has the number {node.value}")
            if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
                wrong.append(f"{path.name}:{node.lineno} divides into fractions")
    return wrong


def check_core_sources(paths: Iterable[Path]) -> list[str]:
    """The kernel imports itself and the empty registry of games."""
    return [
        f"{path.name} imports {name}"
        for path in paths
        for name in imports(path)
        if name.startswith("magnat") and not name.startswith("magnat.core") and name not in ("magnat.games", "magnat")
    ]
