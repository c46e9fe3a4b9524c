"""The server of the browser tests, a process of its own: `python -m tests.browser.server PORT FOLDER [GAME]`.

A file `moved` in the folder, if it is there at the start, tells by how many seconds the clock of the server is moved.

Bots do not pause, nobody is counted, dice are seeded, the log comes in short pages, people can ask for reminders.
Besides the games in the box it offers the bazaar, which has neither drawing nor words.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import uvicorn

from magnat.core.game import load, names
from magnat.core.play import Match, SeededDice
from magnat.web import thinkers, workers
from magnat.web.reminders.terms import Terms
from magnat.web.settings import UNLIMITED, Settings
from magnat.web.signing import signed_save
from magnat.web.store import store_at
from tests.core.bazaar import BAZAAR

SAVE_KEY = "5a" * 32  # with which these tests sign positions that nobody has reached by playing, so that this server believes them
PATIENCE = 300.0  # seconds for what a worker computes


def signed(match: Match) -> dict[str, Any]:
    """A match as a save that this server has written."""
    return signed_save(match, SAVE_KEY)


async def know_key(database: Path) -> None:
    """A new database whose saves are signed with our key."""
    store = store_at(database)
    await store.open()
    await store.close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE magnat SET value = ? WHERE name = ?", (SAVE_KEY, "save key"))


def moved_clock(file: Path) -> Callable[[], float] | None:
    """A clock that a test moves; None: it has none."""
    return (lambda: time.time() + float(file.read_text() or 0)) if file.exists() else None


def main(port: int, folder: Path, thinks_in: str = "") -> None:
    """thinks_in: the one game that there is then, in which bots look ahead (not in the bazaar); without it all games, and the advice answers."""
    from magnat.web.app import create_app  # here, as workers load this module too

    asyncio.run(know_key(folder / "magnat.db"))
    workers.PATIENCE = workers.FOR_PEOPLE = PATIENCE  # other tests run meanwhile: a slow start refuses nobody
    thinkers.NICENESS = 0  # other tests run meanwhile: thinkers that let them all go first would never answer
    games = {**{name: load(name) for name in names()}, BAZAAR.name: BAZAAR}
    if thinks_in:
        games = {thinks_in: games[thinks_in]}
    settings = Settings(
        database=folder / "magnat.db",
        games=games,
        limits=UNLIMITED,
        bot_pause=0.0,
        characters=thinks_in not in ("", BAZAAR.name),  # the courses of games are fixed: bots without characters always play them
        thinkers=1 if thinks_in not in ("", BAZAAR.name) else 0,
        now=moved_clock(folder / "moved"),
        log_page=150,
        dice=lambda: SeededDice(11),
        reminders=Terms("mailto:ada@example.org", pause=86_400.0),  # asked for, but never sent while tests run
    )
    config = uvicorn.Config(create_app(settings), port=port, log_level="warning", ws_per_message_deflate=False, timeout_graceful_shutdown=1)
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
