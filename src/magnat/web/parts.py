"""Which files of the built page an address needs besides the document's own, so that a browser gets them at once and not one after the other."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

MANIFEST = Path(".vite", "manifest.json")  # in the folder of the built page
ALL_TABLES = "table"  # names that web/vite.config.ts gives


def hints(static: Path, root: str, game: str) -> str:
    """For the head of the document of a table: get these now. Nothing where the page was built without saying what it is made of."""
    try:
        files = files_of(static, (static / MANIFEST).stat().st_mtime_ns, game)
    except OSError:
        return ""
    return "".join(
        f'<link rel="preload" as="style" crossorigin href="{root}/{file}" />'
        if file.endswith(".css")
        else f'<link rel="modulepreload" crossorigin href="{root}/{file}" />'
        for file in files
    )


@lru_cache(maxsize=32)
def files_of(static: Path, built: int, game: str) -> tuple[str, ...]:
    """The scripts and styles of the tables, and of this game's; built: when, so that a new page is read anew."""
    chunks: dict[str, Any] = json.loads((static / MANIFEST).read_text(encoding="utf-8"))
    waiting = [key for key, chunk in chunks.items() if chunk.get("name") in (ALL_TABLES, f"{ALL_TABLES}-{game}")]
    found: dict[str, None] = {}
    for key in waiting:  # it grows while we go through it
        chunk = chunks[key]
        if chunk.get("isEntry"):
            continue  # the document names it
        found.update(dict.fromkeys([chunk["file"], *chunk.get("css", [])]))
        waiting += [needed for needed in chunk.get("imports", []) if needed not in waiting]
    return tuple(found)
