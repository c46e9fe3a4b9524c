"""What an operator may rely on: no password in the list of processes, and one damaged match that stops nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from magnat.core.errors import MagnatError
from magnat.web.store import database_at
from tests.cli.conftest import User
from tests.web.server import serving


def test_an_address_with_a_password_comes_from_a_file(tmp_path: Path, magnat: User) -> None:
    file = tmp_path / "address"
    file.write_text("postgresql://magnat:secret@localhost/magnat\n")
    assert database_at(f"@{file}") == "postgresql://magnat:secret@localhost/magnat"
    with pytest.raises(MagnatError, match="cannot be read"):
        database_at(f"@{tmp_path / 'nowhere'}")
    said = magnat("admin", "list", "--database", "postgresql://magnat:secret@127.0.0.1:1/magnat")
    assert "list of processes" in said.err and "secret" not in said.err
    assert "list of processes" not in magnat("admin", "list", "--database", f"@{file}").err


def test_erasing_goes_on_after_a_damaged_match(tmp_path: Path, magnat: User) -> None:
    async def two_tables() -> tuple[Path, str]:
        async with serving(tmp_path) as server:
            await server.open("me", "random", "random")
            (eve,) = await server.open("me", "random", "random")
            database = server.registry.settings.database
            assert isinstance(database, Path)
            return database, server.table(eve.match).state.code

    file, sound = asyncio.run(two_tables())
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE entries SET body = '{broken' WHERE number = 1 AND \"match\" = (SELECT id FROM matches WHERE code <> ?)", (sound,))
    said = magnat("admin", "erase", "Ada", "--yes", "--database", str(file))
    assert f"{sound}: erased" in said.out and "damaged" in said.err and said.code == 1
