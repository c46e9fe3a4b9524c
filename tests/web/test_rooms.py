"""The rooms of the server: whoever is outside a room asks at its front."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import magnat
import magnat.web

WEB, ROOT = Path(*magnat.web.__path__), Path(__file__).parents[2]
CHAPTERS = {"schemas"}  # one module a topic and no front: whoever needs one of them does not read the others
ROOMS = {path.parent.name for path in WEB.glob("*/__init__.py")} - CHAPTERS
INSTALLED_APART = ("magnat.web.reminders.sealing", "magnat.web.store.postgresql")  # second doors, for what needs more than is always there
FOR_WORKERS = ("magnat.web.state", "magnat.web.entries", "magnat.web.results", "magnat.web.bot_runner", "magnat.web.thinkers")


def past_a_front(room: str, text: str) -> list[str]:
    """What a text of a room (or of none) imports past the front of another one."""
    if "magnat.web" not in text:
        return []
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
    modules = [module.split(".") for module in found if module.startswith("magnat.web.")]
    past = [".".join(parts) for parts in modules if len(parts) > 3 and parts[2] in ROOMS and parts[2] != room]
    return [module for module in past if module not in INSTALLED_APART]


def test_nothing_outside_a_room_imports_past_its_front() -> None:
    past = []
    for folder in (Path(*magnat.__path__), ROOT / "scripts", ROOT / "benchmarks"):
        for path in folder.rglob("*.py"):
            room = path.relative_to(WEB).parts[0] if path.is_relative_to(WEB) else ""
            past += [f"{path.name} imports {module}" for module in past_a_front(room, path.read_text(encoding="utf-8"))]
    assert past == []


def test_an_import_past_a_front_would_be_noticed() -> None:
    for text in ("from magnat.web.ownership.relay import request", "import magnat.web.ownership.relay"):
        assert past_a_front("tables", text) == ["magnat.web.ownership.relay"] and past_a_front("ownership", text) == []
    assert past_a_front("tables", "from magnat.web.ownership import Tenure") == []


def test_no_worker_reads_the_server() -> None:
    """What workers are asked lies in rooms that stand on no server: each of them would otherwise start as slowly, and be as large."""
    reading = f"import sys, {', '.join(FOR_WORKERS)}; print(*sorted({{'fastapi', 'uvicorn', 'magnat.web.tables'}} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", reading], capture_output=True, text=True, check=True).stdout.strip() == ""


def test_every_room_is_guarded() -> None:
    assert {"tables", "state", "entries", "commands", "ownership", "store", "api", "operating"} <= ROOMS and not CHAPTERS & ROOMS


def test_a_live_table_is_put_together_from_parts() -> None:
    """No part is handed the whole table: only who owns its match, and who changes it, may ask something of it."""
    handed = [
        f"{node.func.id} gets the whole table"  # type: ignore[attr-defined]
        for node in ast.walk(ast.parse((WEB / "tables" / "live.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and any(isinstance(given, ast.Name) and given.id == "self" for given in node.args)
    ]
    assert handed == ["Tenure gets the whole table", "Clicks gets the whole table"]
