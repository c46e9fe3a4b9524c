"""An operator at a PostgreSQL that servers share: orders reach whichever server there is, and a database moves with all that is in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.web.operating import copying, records
from magnat.web.operating.giving import give
from magnat.web.operating.orders import Order, Undoable
from magnat.web.store import StoreError, store_at
from tests.web import databases
from tests.web.databases import database_of
from tests.web.server import code, serving


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
    await records.put_note(store, "block", "192.0.2.0/24", "now")
    await store.close()
    there = await copying.move(old, file)
    assert there.matches == 1 and there.entries == before["version"] and there.rights > 3
    assert await copying.move(file, new) == there
    with pytest.raises(StoreError, match="is not empty"):
        await copying.move(file, new)
    store = store_at(new)
    await store.open()
    assert list(await records.notes(store, "block")) == ["192.0.2.0/24"]
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
