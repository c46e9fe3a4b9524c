"""An operator at a PostgreSQL that servers share: orders reach whichever server there is, nothing that servers write meanwhile undoes them,
and a database moves with all that is in it. Whom an operator blocks is sent away."""

from __future__ import annotations

import asyncio
import ipaddress
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from magnat.web.commands import mute
from magnat.web.entries.erasing import erased
from magnat.web.operating.giving import give
from magnat.web.operating.orders import Order, Undoable, carry_out
from magnat.web.schemas import requests
from magnat.web.state.snapshots import Reader
from magnat.web.store import StoreError, copying, operations, store_at
from magnat.web.store.schema import TABLES
from tests.web import databases
from tests.web.databases import database_of, execute
from tests.web.server import PATIENCE, Server, code, serving
from tests.web.test_sharing import at, several


@pytest.mark.shared
async def test_orders_are_carried_out_with_and_without_a_server(tmp_path: Path) -> None:
    database = database_of(tmp_path)
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        assert "may no longer chat" in await give(database, Order("mute", ada.match, seat=1))
        assert code(await bob.post("chat", {"text": "but"})) == (403, "forbidden")
        await give(database, Order("aside", ada.match))
        assert code(await ada.get()) == (410, "set-aside")
        await give(database, Order("back", ada.match))
        before = await ada.look()
        assert "1 names" in await give(database, Order("erase", ada.match, name="Bob"))
        after = await ada.look()
        assert after["view"] == before["view"] and after["seats"][1]["name"] != "Bob"
        with pytest.raises(Undoable, match="no such"):
            await give(database, Order("close", "nothing"))
    assert "unfinished" in await give(database, Order("close", ada.match))  # nobody else takes the order
    async with serving(tmp_path) as server:
        assert (await server.person(ada.match).look())["status"] == "over"


def hold_up(server: Server) -> None:
    """It hears nothing of what the others do, and goes on believing what it knew."""

    async def seen(sightings: Any) -> None: ...

    server.registry.neighbours.note_sightings = seen  # type: ignore[method-assign]
    server.registry.neighbours.hear_of = lambda match, number: None  # type: ignore[method-assign]


def stored_texts(folder: Path, match: str) -> str:
    """All that is kept of a match, in plain letters; of an answer lately only a mark of one byte."""
    rows = execute(folder, "SELECT body, outcome, answer FROM entries WHERE match = ?", match)
    kept = [f"{body} {outcome} {zlib.decompress(answer).decode() if answer and len(answer) > 1 else ''}" for body, outcome, answer in rows]
    return "\n".join([*kept, *(str(row) for row in execute(folder, "SELECT position FROM matches WHERE id = ?", match))])


@pytest.mark.shared
async def test_what_another_process_writes_during_an_erasure_brings_nothing_back(tmp_path: Path) -> None:
    async with several(tmp_path, 2) as (a, b):
        ada, bob, _ = await a.open("me", "open", "open")
        hold_up(a)
        workers, told = b.registry.services.workers, list[asyncio.Task[Any]]()
        run = workers.run

        async def slowly(function: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
            if function is erased:  # the record has been read, and the owner goes on
                told.append(asyncio.create_task(bob.post("chat", {"text": "I am Bob"})))
                await asyncio.wait(told, timeout=1.0)
            return await run(function, *arguments, **more)

        workers.run = slowly  # type: ignore[method-assign]
        async with a.socket(ada) as socket:
            await socket.message()
            assert "1 names" in await carry_out(b.registry, Order("erase", ada.match, name="Bob"))
            assert (await told[0]).status_code == 200  # it waited, and was said under what is left of the name
            assert (await ada.play("buy 0", key="k")).status_code == 200
            assert "Bob" not in stored_texts(tmp_path, ada.match).replace("I am Bob", "")
            version, heard = (await ada.look())["version"], [await socket.message("snapshot")]
            while heard[-1]["version"] < version:
                heard.append(await socket.message("snapshot"))
            assert heard[-1]["seats"][1]["name"] == (await at(b, ada).look())["seats"][1]["name"] != "Bob"
            assert "I am Bob" in [line["text"] for seen in heard for line in seen["chat"]] and any(seen["lines"] for seen in heard)
        numbers = [number for (number,) in execute(tmp_path, "SELECT number FROM entries WHERE match = ? ORDER BY number", ada.match)]
        assert numbers == list(range(1, (await at(b, ada).look())["version"] + 1))


@pytest.mark.shared
async def test_what_is_set_aside_or_deleted_stays_so_whatever_its_owner_believes(tmp_path: Path) -> None:
    async with several(tmp_path, 2) as (a, b):
        ada, bob, _ = await a.open("me", "open", "open")
        hold_up(a)
        await carry_out(b.registry, Order("aside", ada.match))
        assert code(await bob.post("chat", {"text": "still here"})) == (410, "set-aside")
        assert execute(tmp_path, "SELECT status FROM matches WHERE id = ?", ada.match) == [("aside running",)]
        await carry_out(b.registry, Order("back", ada.match))
        assert (await bob.post("chat", {"text": "back"})).status_code == 200
        said = [asyncio.create_task(bob.post("chat", {"text": f"{number}"})) for number in range(8)]
        await carry_out(b.registry, Order("delete", ada.match))
        assert {(await answer).status_code for answer in said} <= {200, 404}
        assert code(await bob.post("chat", {"text": "again"})) == (404, "not-found")
        assert execute(tmp_path, "SELECT COUNT(*) FROM entries") == [(0,)]


async def test_whoever_is_blocked_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path, wait=30.0) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        table = server.table(ada.match)
        async with server.socket(ada) as socket, server.socket(bob) as elsewhere:
            waiting = asyncio.create_task(bob.get(params={"after": (await elsewhere.message())["version"]}))
            next(listener for listener in table.audience.listeners if listener.reader.seat == bob.seat).host = "192.0.2.1"
            await server.registry.block([ipaddress.ip_network("127.0.0.0/24")])
            assert await closed(socket) and table.audience.connected() == [False, True, False]
            await table.do(mute, Reader(), requests.Mute(muted=True), of=2)
            assert (await elsewhere.message("snapshot"))["seats"][2]["muted"]
            assert code(await waiting) == (403, "blocked")  # what happened while it waited is not told


async def closed(socket: Any) -> bool:
    """Whether the next thing that comes, besides messages, is the end."""
    async with asyncio.timeout(PATIENCE):
        while (await socket._down.get())["type"] != "websocket.close":
            pass
    return True


@pytest.mark.shared
async def test_a_database_that_a_server_uses_is_not_moved(tmp_path: Path) -> None:
    database, file = database_of(tmp_path), tmp_path / "copy.db"
    async with serving(tmp_path) as server:
        await server.open("me", "open", "open")
        with pytest.raises(StoreError, match="a server uses the database postgresql:"):
            await copying.move(database, file)
        assert (await copying.move(database, file, while_served=True)).matches == 1  # a backup
    assert (await copying.move(database, tmp_path / "moved.db")).matches == 1
    async with serving(tmp_path / "other") as server:
        with pytest.raises(StoreError, match="a server uses"):
            await copying.move(file, database_of(tmp_path / "other"))


PASSING = {"openings"}  # links and questions that hold for some minutes
OF_A_PROCESS = {"owner", "fence"}  # columns of matches


@pytest.mark.embedded
async def test_no_table_and_no_column_is_forgotten_in_a_move(tmp_path: Path) -> None:
    """One row in every table that the schema has, with something in every column; whatever a later step adds is in it too."""
    source, target = tmp_path / "source.db", tmp_path / "target.db"
    store = store_at(source)
    await store.open()
    await store.close()
    tables = [table for row in TABLES.values() for table in row if table != "magnat"]
    with closing(sqlite3.connect(source)) as database, database:
        for table in tables:
            kinds = [column[2] for column in database.execute(f"PRAGMA table_info({table})")]
            row = ["x" if kind in ("VARCHAR", "TEXT") else b"x" if kind == "BLOB" else 1 for kind in kinds]
            database.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    await copying.move(source, target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        for table in [table for table in tables if table not in PASSING]:
            columns = ", ".join(f'"{row[1]}"' for row in old.execute(f"PRAGMA table_info({table})") if row[1] not in OF_A_PROCESS)
            assert old.execute(f"SELECT {columns} FROM {table}").fetchall() == new.execute(f"SELECT {columns} FROM {table}").fetchall() != [], table


@pytest.mark.shared
async def test_a_database_moves_from_postgresql_to_sqlite_and_back(tmp_path: Path) -> None:
    old, file, new = database_of(tmp_path), tmp_path / "copy.db", database_of(tmp_path / "other")
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        await ada.play("buy 0", key="one")
        await ada.post("chat", {"text": "größer"})
        before = await ada.look()
    store = store_at(old)
    await store.open()
    await operations.put_note(store, "block", "192.0.2.0/24", "now")
    await store.close()
    there = await copying.move(old, file)
    assert there.matches == 1 and there.entries == before["version"] and there.rights > 3
    assert await copying.move(file, new) == there
    with pytest.raises(StoreError, match="is not empty"):
        await copying.move(file, new)
    store = store_at(new)
    await store.open()
    assert list(await operations.notes(store, "block")) == ["192.0.2.0/24"]
    await store.close()
    databases.cluster, cluster = None, databases.cluster
    (tmp_path / "sqlite").mkdir()
    file.rename(tmp_path / "sqlite" / "magnat.db")
    async with serving(tmp_path / "sqlite") as server:
        again = server.person(ada.match, headers={"Authorization": f"Bearer {ada.token}"})
        now = await again.look()
        assert all(now[part] == before[part] for part in ("version", "view", "chat", "legal", "lines"))
    databases.cluster = cluster
    async with serving(tmp_path / "other") as server:
        again = server.person(ada.match, headers={"Authorization": f"Bearer {ada.token}"})
        assert (await again.look())["view"] == before["view"]
