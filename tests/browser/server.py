"""The server of the browser tests, a process of its own: `python -m tests.browser.server PORT FOLDER`.

Bots do not pause, nobody is counted, dice are seeded, the log comes in short pages, people can ask for reminders.
Besides the games in the box it offers the bazaar, which has neither drawing nor words.
"""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from magnat.core.dice import SeededDice
from magnat.core.game import load, names
from magnat.web.app import create_app
from magnat.web.reminders.terms import Terms
from magnat.web.settings import UNLIMITED, Settings
from tests.core.bazaar import BAZAAR


def main(port: int, folder: Path) -> None:
    games = {**{name: load(name) for name in names()}, BAZAAR.name: BAZAAR}
    settings = Settings(
        database=folder / "magnat.db",
        games=games,
        limits=UNLIMITED,
        bot_pause=0.0,
        log_page=150,
        dice=lambda: SeededDice(11),
        reminders=Terms("mailto:ada@example.org", pause=86_400.0),  # asked for, but never sent while tests run
    )
    config = uvicorn.Config(create_app(settings), port=port, log_level="warning", ws_per_message_deflate=False, timeout_graceful_shutdown=1)
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
