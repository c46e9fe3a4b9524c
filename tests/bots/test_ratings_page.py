"""The ratings in docs/bots.md are those of the tournaments that are kept beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magnat.bots import BOTS
from magnat.core.declare import generated

SCRIPT = Path(__file__).parents[2] / "scripts" / "bot_ratings.py"


def test_the_page_tells_what_was_played() -> None:
    script: Any = generated.module("bot_ratings", SCRIPT.read_text().replace("__file__", repr(str(SCRIPT))))
    page = (script.DOCS / "bots.md").read_text(encoding="utf-8")
    played = script.read()
    assert played and script.written(page, played) == page
    assert script.MEASURED.read_text(encoding="utf-8") == script.measured(played)
    assert all(set(results.plan.bots) <= set(BOTS) for results in played)
