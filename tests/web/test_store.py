"""What is kept, and what happens when it cannot be: restarts, other writers, changed rules, damage."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from magnat.core.game import Game, same_fields
from magnat.web.store import Change, Conflict, Database, EntryRow, SqliteDriver, StoreError, store_at
from magnat.web.store.schema import TABLES
from tests.core.bazaar import BAZAAR
from tests.web.databases import SQLITE, database_of, execute
from tests.web.server import Person, Server, code, serving


def back(server: Server, person: Person) -> Person:
    """The same person after a restart, with the token that was kept."""
    return server.person(person.match, headers={"Authorization": f"Bearer {person.token}", "X-Magnat-Host": person.host_token})


async def at_rest(person: Person) -> dict[str, Any]:
    """What somebody sees, but for how long others have been away: a process counts that from when it began to look."""
    seen = await person.look()
    return seen | {"seats": [{name: value for name, value in seat.items() if name != "coverable_from"} for seat in seen["seats"]]}


async def test_a_restart_resumes_every_match(tmp_path: Path) -> None:
    before: dict[Person, Any] = {}
    async with serving(tmp_path) as server:
        lobby, bob = await server.open("me", "open", "open", guests=1, start=False)
        await bob.ok(bob.post("chat", {"text": "hello"}))
        running, *others = await server.open("me", "open", "open", game="bazaar")
        await running.play("price 0")
        await others[0].play("take")
        await others[1].play("claim 2")  # sealed
        paused, *_ = await server.open("me", "open", "open")
        await paused.play("buy 0")
        await paused.ok(paused.post("pause", {"paused": True}))
        undone, *_ = await server.open("me", "open", "open")
        await undone.play("buy 0")
        await undone.ok(undone.post("undo", {"version": (await undone.look())["version"]}))
        for person in (lobby, bob, running, *others, paused, undone):
            before[person] = await at_rest(person)
    async with serving(tmp_path) as server:
        for person, seen in before.items():
            assert await at_rest(back(server, person)) == seen
        answer = await back(server, others[1]).post("undo", {"version": before[others[1]]["version"]})
        assert answer.status_code == 200  # even what can be taken back is as it was


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=1000.0) as server:
        ada, _ = await server.open("me", "open", "random")
        await ada.play("trade_end")
        watcher = server.person(ada.match)
        await ada.ok(ada.post("bot", {"bot": "random"}))
    async with serving(tmp_path) as server:
        watcher = server.person(ada.match)
        assert (await watcher.until(lambda now: now["asked"] == [1]))["status"] == "running"


async def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0], idle=60.0) as server:
        ada, *_ = await server.open("me", "open", "open")
        seen = await at_rest(ada)
        timed, *_ = await server.open("me", "open", "open", clock={"kind": "live", "per_decision": 80})
        time[0] += 61
        async with server.socket(ada):
            assert not server.table(ada.match).may_sleep(time[0])
        time[0] += 61
        server.table(timed.match).memory.used = 0.0
        assert server.table(ada.match).may_sleep(time[0]) and not server.table(timed.match).may_sleep(time[0])
        await server.registry.tidy()
        assert ada.match not in server.registry.tables
        assert await at_rest(ada) == seen


async def test_of_two_writers_of_one_number_one_reads_on(tmp_path: Path, database_kind: str) -> None:
    """Two servers on one store. On SQLite (where a lock forbids it) the entry is the compare-and-swap; on PostgreSQL one owns the match."""
    async with serving(tmp_path) as here, serving(tmp_path) as there:
        ada, bob, _ = await here.open("me", "open", "open")
        elsewhere = back(there, ada)
        version = (await elsewhere.look())["version"]
        assert (await ada.play("buy 0", version=version)).status_code == 200
        answer = await elsewhere.play("buy 1", version=version)
        assert code(answer) == (409, "stale") and answer.json()["news"]["version"] == version + 1
        version = (await elsewhere.look())["version"]
        first = await elsewhere.play("buy 1", key="k", version=version)
        assert first.status_code == 200 and (await ada.play("buy 1", key="k", version=version)).json()["view"] == first.json()["view"]
        async with here.socket(bob) as socket:
            await socket.message()
            await elsewhere.ok(elsewhere.post("undo", {"version": version + 1}))
            if database_kind == SQLITE:  # where there is one process nobody tells it of others
                await here.table(ada.match).catch_up()
            assert (await socket.message())["version"] == version + 2
        assert (await ada.look())["view"]["hand"][0] == [1, 0, 0, 0, 0, 0]


async def test_many_writers_share_one_transaction_and_conflicts_stay_apart(tmp_path: Path) -> None:
    store = store_at(database_of(tmp_path))
    await store.open()
    for name in ("a", "b"):
        await store.create(name.upper(), "bazaar", Change(name, EntryRow(1, 0.0, "open", -1, {}), "lobby", None, 1))
    with pytest.raises(Conflict):
        await store.create("A", "bazaar", Change("c", EntryRow(1, 0.0, "open", -1, {}), "lobby", None, 1))
    changes = [
        Change(name, EntryRow(number, 0.0, "chat", -1, {}), "lobby", None, 1) for name, number in (("a", 2), ("a", 2), ("b", 2), ("a", 3), ("b", 1))
    ]
    done = await asyncio.gather(*(store.append(change) for change in changes), return_exceptions=True)
    assert [type(one) for one in done] == [type(None), Conflict, type(None), type(None), Conflict]
    for name, numbers in (("a", [1, 2, 3]), ("b", [1, 2])):
        stored = await store.load(name)
        assert stored is not None and [entry.number for entry in stored.entries] == numbers
    await store.close()


async def test_who_stops_waiting_does_not_tear_a_connection_away(tmp_path: Path) -> None:
    store = store_at(database_of(tmp_path))
    await store.open()
    for _ in range(20):
        reading = asyncio.ensure_future(store.count())
        await asyncio.sleep(0.001)
        reading.cancel()
    assert await store.count() == 0
    async with asyncio.timeout(20):
        await store.close()


async def test_who_comes_after_the_end_opens_no_file_again(tmp_path: Path) -> None:
    store = store_at(database_of(tmp_path))
    await store.open()
    await store.close()
    for late in (store.count(), store.grant([])):
        with pytest.raises(StoreError, match="is closed"):
            await late


@pytest.mark.embedded
async def test_a_server_lets_go_of_its_database_however_it_ends(tmp_path: Path) -> None:
    """What is left open fails every test: see `nothing_left_open`."""
    with pytest.raises(ZeroDivisionError):
        async with serving(tmp_path) as server:
            await server.open("me", "open", "open")
            raise ZeroDivisionError
    (tmp_path / "magnat.db").write_text("this is no database, it only has the name of one\n" * 50)
    with pytest.raises(StoreError, match="no database at all"):
        async with serving(tmp_path):
            pass


async def test_what_cannot_be_written_is_not_believed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        before = (await ada.get()).content
        append = server.registry.store.append

        async def full(change: Change) -> None:
            raise OSError("no space left on device")

        server.registry.store.append = full  # type: ignore[method-assign]
        assert code(await ada.play("buy 0", key="k")) == (500, "failed")
        assert (await ada.get()).content == before
        server.registry.store.append = append  # type: ignore[method-assign]
        assert (await ada.play("buy 0", key="k")).status_code == 200


def newer(**changes: Any) -> Game:
    """The bazaar under other rules."""
    return dataclasses.replace(BAZAAR, **{"version": 2, "upgrade": same_fields, **changes})


async def test_a_match_goes_on_when_its_rules_have_changed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open", game="bazaar")
        await ada.play("price 0")
        await ada.ok(ada.post("undo", {"version": (await ada.look())["version"]}))
        await ada.play("price 1")
        await ada.ok(ada.post("chat", {"text": "hello"}))
        seen = await bob.look()
        lobby, *_ = await server.open("me", "open", "open", game="bazaar", start=False)

    def other_setup(st: Any) -> None:
        BAZAAR.setup(st)
        st.lead = 1

    for game, marks in ((newer(), []), (newer(setup=other_setup, version=3), ["rules-changed"])):
        async with serving(tmp_path, games={"bazaar": game}) as server:
            now = await back(server, bob).look()
            assert (now["view"], now["asked"], now["marks"], len(now["chat"])) == (seen["view"], seen["asked"], marks, 1)
            assert (await back(server, lobby).look())["status"] == "lobby"
    async with serving(tmp_path, games={"bazaar": newer(setup=other_setup, version=3)}) as server:
        assert (await back(server, bob).play("take")).status_code == 200
        assert (await back(server, lobby).post("start")).status_code == 200


async def test_one_damaged_match_does_not_stop_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        await ada.play("buy 0")
        (other,) = await server.open("me", "random", "random")
    execute(tmp_path, "UPDATE entries SET body = '{\"acts\": [[\"buy\", 1]]}' WHERE match = ? AND kind = 'acts'", ada.match)
    async with serving(tmp_path) as server:
        assert code(await back(server, ada).get()) == (500, "damaged")
        assert (await back(server, other).look())["status"] == "running"


async def test_a_record_that_cannot_be_read_is_set_aside_and_all_others_go_on(tmp_path: Path) -> None:
    """Whatever is wrong with it: no JSON, a kind that nobody knows, fields of another type."""
    ruined = ("not json", "[]", '{"acts": 7}', '{"nothing": 1}')
    async with serving(tmp_path, bot_pause=5.0) as server:
        people = [(await server.open("me", "random", "random"))[0] for _ in range(len(ruined) + 1)]
        for ada in people:
            assert (await ada.play("buy 0")).status_code == 200
            assert (await ada.play("trade_end", "donate_none")).status_code == 200
    for ada, body in zip(people, ruined, strict=False):
        execute(tmp_path, "UPDATE entries SET body = ? WHERE match = ? AND kind = 'acts'", body, ada.match)
    async with serving(tmp_path) as server:
        for ada in people[:-1]:
            assert code(await back(server, ada).get()) == (500, "damaged")
        await back(server, people[-1]).until(lambda now: now["asked"] == [0])  # the bots of the last one have gone on


async def test_a_row_that_cannot_be_stored_spoils_no_other(tmp_path: Path) -> None:
    store = store_at(database_of(tmp_path))
    await store.open()
    await store.create("A", "bazaar", Change("a", EntryRow(1, 0.0, "open", -1, {}), "lobby", None, 1))
    keys = ("one", "half of a \ud800", "three")
    changes = [Change("a", EntryRow(number, 0.0, "chat", -1, {}), "lobby", None, 1, key=key) for number, key in enumerate(keys, 2)]
    done = await asyncio.gather(*(store.append(change) for change in changes), return_exceptions=True)
    assert [isinstance(one, Exception) for one in done] == [False, True, False]
    await store.close()


async def test_text_that_cannot_be_stored_is_refused_at_the_door(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        version = (await ada.look())["version"]
        for body in (
            rb'{"version": %d, "key": "\ud800", "acts": [["buy", 0]]}',
            rb'{"version": %d, "orders": {"x": "\udfff"}}',
            b'{"version": %d, "key": "\xed\xa0\x80", "acts": [["buy", 0]]}',
            rb'{"version": %d, "key": "\u0000", "acts": [["buy", 0]]}',
        ):
            path = "orders" if b"orders" in body else "acts"
            answer = await ada.client.post(f"/api/matches/{ada.match}/{path}", content=body % version, headers={"content-type": "application/json"})
            assert code(answer) == (422, "invalid"), body
        whole = rb'{"version": %d, "key": "\ud83c\udfb2 \\ud800", "acts": [["buy", 0]]}' % version
        answer = await ada.client.post(f"/api/matches/{ada.match}/acts", content=whole, headers={"content-type": "application/json"})
        assert answer.status_code == 200
        assert code(await ada.get("/api/codes/WOLF%00")) == (404, "not-found")
        async with server.socket(server.person("no\u0000match")) as socket:
            assert socket.refused


async def trouble(database: Database) -> str:
    """Why a database cannot be opened."""
    store = store_at(database)
    with pytest.raises(StoreError) as error:
        try:
            await store.open()
        finally:
            await store.close()
    return str(error.value)


async def test_a_foreign_or_newer_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "newer").mkdir()
    async with serving(tmp_path / "newer"):
        pass
    execute(tmp_path / "newer", "UPDATE magnat SET value = '99' WHERE name = 'schema'")
    assert "newer Magnat (version 99)" in await trouble(database_of(tmp_path / "newer"))
    execute(tmp_path / "newer", "DELETE FROM magnat")
    assert "does not say which version" in await trouble(database_of(tmp_path / "newer"))
    execute(tmp_path, "CREATE TABLE songs (name TEXT)")
    assert "another program" in await trouble(database_of(tmp_path))


async def test_a_postgresql_that_is_not_there_is_named_without_its_password() -> None:
    told = await trouble("postgresql://magnat:topsecret@127.0.0.1:1/magnat")
    assert "postgresql://127.0.0.1:1/magnat cannot be used" in told and "topsecret" not in told


@pytest.mark.embedded
async def test_a_disk_that_is_full_at_the_start_is_not_called_a_damaged_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(driver: SqliteDriver) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(SqliteDriver, "_prepare", full)
    told = await trouble(tmp_path / "magnat.db")
    assert "the disk is full" in told and "damaged" not in told


@pytest.mark.embedded
async def test_a_file_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    await _made(tmp_path / "good.db")
    (tmp_path / "text.db").write_text("this is no database, it only has the name of one\n" * 50)
    assert "damaged, or no database" in await trouble(tmp_path / "text.db")
    torn = bytearray((tmp_path / "good.db").read_bytes())
    torn[1024:12000] = b"\xff" * (12000 - 1024)
    (tmp_path / "torn.db").write_bytes(torn)
    assert "damaged" in await trouble(tmp_path / "torn.db")
    if sys.platform != "win32":
        assert "cannot be" in await trouble(Path("/proc/nowhere/magnat.db"))


async def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        await ada.play("buy 0")
        seen = await at_rest(ada)
    for table in [table for version in sorted(TABLES, reverse=True) for table in reversed(TABLES[version]) if version > 1]:
        execute(tmp_path, f"DROP TABLE {table}")
    execute(tmp_path, "DROP INDEX ix_matches_counted")
    for column in ("owner", "fence", "counted"):
        execute(tmp_path, f"ALTER TABLE matches DROP COLUMN {column}")
    execute(tmp_path, "UPDATE magnat SET value = '1' WHERE name = 'schema'")
    async with serving(tmp_path) as server:
        assert await at_rest(back(server, ada)) == seen
        assert (await back(server, ada).play("buy 1")).status_code == 200


async def _made(path: Path) -> None:
    store = store_at(path)
    await store.open()
    await store.close()
    database = sqlite3.connect(path)
    database.execute("PRAGMA journal_mode=DELETE")
    database.close()
