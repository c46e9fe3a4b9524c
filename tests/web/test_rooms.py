"""The rooms of the server: whoever is outside a room asks at its front."""

from __future__ import annotations

import ast
from pathlib import Path

import magnat.web

WEB = Path(*magnat.web.__path__)
ROOMS = ("commands", "ownership")


def test_nothing_outside_a_room_imports_past_its_front() -> None:
    past = []
    for path in WEB.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            parts = (node.module or "").split(".") if isinstance(node, ast.ImportFrom) else []
            if parts[:2] == ["magnat", "web"] and len(parts) > 3 and parts[2] in ROOMS and parts[2] not in path.parts:
                past.append(f"{path.name} imports {node.module}")  # type: ignore[attr-defined]
    assert past == []


def test_a_live_table_is_put_together_from_parts() -> None:
    """No part is handed the whole table: only who owns its match, and who changes it, may ask something of it."""
    handed = [
        f"{node.func.id} gets the whole table"  # type: ignore[attr-defined]
        for node in ast.walk(ast.parse((WEB / "tables" / "live.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and any(isinstance(given, ast.Name) and given.id == "self" for given in node.args)
    ]
    assert handed == ["Tenure gets the whole table", "Clicks gets the whole table"]
