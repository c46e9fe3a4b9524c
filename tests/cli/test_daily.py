"""`magnat daily`: the deal of the day of a server's database, in the terminal."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from magnat.core.game import load
from magnat.web.deals.keeping import drawn_up
from magnat.web.store import deals, store_at
from tests.cli.conftest import User

MONDAY = date(2026, 11, 16)
GAMES = {"hab_und_gut": load("hab_und_gut")}


async def put(database: Path, day: date) -> str:
    """The deal of a day, as a server without bots that look ahead makes it; gives its commitment."""
    store = store_at(database)
    await store.open()
    await deals.make(store, drawn_up(GAMES, day, 0.0, ahead=False))
    found = await deals.find(store, day.isoformat())
    await store.close()
    assert found is not None
    return found.dice.commitment


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "magnat.db"


def test_a_deal_that_is_over_is_played_to_its_end_and_told(magnat: User, database: Path) -> None:
    seal = asyncio.run(put(database, MONDAY))
    said = magnat("daily", "2026-11-16", "--database", str(database), "--name", "Ada", "--lang", "en", typed="1\n" * 400)
    assert said.code == 0 and seal in said.out.replace("\n", "")
    assert "Ada" in said.out and "Your result:" in said.out and "Par is not worked out yet" in said.out


def test_todays_deal_gives_no_hints_and_tells_no_secret(magnat: User, database: Path) -> None:
    asyncio.run(put(database, datetime.fromtimestamp(time.time(), UTC).date()))
    said = magnat("daily", "--database", str(database), "--lang", "en", typed="h\nt\ns game.json\nq\n")
    assert said.out.count("Not in a deal that others play too.") == 3 and "Goodbye" in said.out


def test_what_is_no_day_or_not_there(magnat: User, database: Path) -> None:
    asyncio.run(put(database, MONDAY))
    for wrong in ("2026-02-30", "yesterday", "2026-11-15", "2099-01-01"):
        said = magnat("daily", wrong, "--database", str(database))
        assert said.code == 2 and wrong in said.err
