"""The rooms of the kernel and of the bots, and the games: whoever is outside asks at the front; no room of the kernel stands on one above it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import magnat
import magnat.bots
import magnat.core
import magnat.games

CORE, BOTS, GAMES = (Path(*package.__path__) for package in (magnat.core, magnat.bots, magnat.games))
ROOT = Path(__file__).parents[2]
ROOMS = sorted(path.parent.name for path in CORE.glob("*/__init__.py"))
BELOW = {  # what a room may import; the modules beside the rooms count as rooms of their own
    "errors": set(),
    "numbers": set(),
    "declare": {"errors", "numbers"},
    "kit": {"declare", "numbers"},
    "stubs": {"declare"},
    "compile": {"declare", "errors", "kit", "numbers", "stubs"},
    "game": {"compile", "declare", "errors"},
    "entries": {"compile", "game"},
    "asking": {"compile", "declare", "entries", "errors", "game", "kit", "numbers", "stubs"},
    "play": {"asking", "compile", "declare", "errors", "game", "numbers"},
    "say": {"asking", "declare", "errors", "game", "play"},
    "teach": {"asking", "declare", "errors", "game", "play"},
}


def imported(text: str, package: str = "magnat.core") -> list[tuple[str, bool]]:
    """(module, whether only for types) of all imports of the kernel, or of another package; `from magnat.core import x` is `magnat.core.x`."""
    if package not in text:
        return []
    tree = ast.parse(text)
    typing = {
        id(node) for block in ast.walk(tree) if isinstance(block, ast.If) and "TYPE_CHECKING" in ast.dump(block.test) for node in ast.walk(block)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found += [(f"{package}.{alias.name}", id(node) in typing) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            found.append((node.module or "", id(node) in typing))
        elif isinstance(node, ast.Import):
            found += [(alias.name, id(node) in typing) for alias in node.names if alias.name.startswith(f"{package}.")]
    return found


def room_of(path: Path, package: Path = CORE) -> str:
    """The room, or the module beside the rooms, that a file of the kernel or of another package belongs to; "" outside of it."""
    return path.relative_to(package).parts[0].removesuffix(".py") if path.is_relative_to(package) else ""


def past_a_front(room: str, text: str, package: str = "magnat.core") -> list[str]:
    """What a text of a room (or of none) imports past the front of another one."""
    modules = [module.split(".") for module, _ in imported(text, package)]
    return [".".join(parts) for parts in modules if len(parts) > 3 and parts[2] != room]


@pytest.mark.parametrize("package", [CORE, BOTS, GAMES], ids=["core", "bots", "games"])
def test_nothing_outside_a_room_imports_past_its_front(package: Path) -> None:
    past = []
    beside = () if package == GAMES else (ROOT / "scripts", ROOT / "benchmarks")  # some measure one game, with what is in it
    for folder in (Path(*magnat.__path__), *beside):
        for path in folder.rglob("*.py"):
            found = past_a_front(room_of(path, package), path.read_text(encoding="utf-8"), f"magnat.{package.name}")
            past += [f"{path.name} imports {module}" for module in found]
    assert past == []


def test_an_import_past_a_front_would_be_noticed() -> None:
    plain = "from magnat.core.play.saves import to_json"
    for text in (plain, f"def f():\n    {plain}", "import magnat.core.play.saves"):
        assert past_a_front("say", text) == past_a_front("", text) == ["magnat.core.play.saves"] and past_a_front("play", text) == []
    deep = "from magnat.bots.coach.page import coach_page"
    assert past_a_front("search", deep, "magnat.bots") == ["magnat.bots.coach.page"] and past_a_front("coach", deep, "magnat.bots") == []
    assert past_a_front("", "from magnat.core.play import saves") == past_a_front("", "from magnat.core.game import load") == []


def test_no_room_stands_on_one_above_it() -> None:
    wrong = []
    for path in CORE.rglob("*.py"):
        own = room_of(path)
        for module, for_types in imported(path.read_text(encoding="utf-8")):
            room = module.split(".")[2]
            if own not in ("__init__", room) and not for_types and room not in BELOW[own]:
                wrong.append(f"{path.name} imports {module}")
    assert wrong == []


def test_every_room_is_known_here() -> None:
    assert set(ROOMS) <= set(BELOW) and {path.stem for path in CORE.glob("*.py")} - {"__init__"} <= set(BELOW)
