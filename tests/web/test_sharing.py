"""Several servers on one PostgreSQL: any of them takes any request, one owns a match, and when it is gone another goes on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from magnat.web.ownership.postgresql import Shared
from tests.web.databases import execute
from tests.web.server import PATIENCE, Json, Person, Server, code, serving

pytestmark = pytest.mark.shared


@asynccontextmanager
async def several(folder: Path, count: int = 3, **more: Any) -> AsyncIterator[list[Server]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(folder, **more)) for _ in range(count)]


def at(server: Server, person: Person) -> Person:
    """The same person, sent to another server."""
    headers = {"Authorization": f"Bearer {person.token}", **({"X-Magnat-Host": person.host_token} if person.host_token else {})}
    twin = server.person(person.match, headers=headers)
    twin.seat, twin.token, twin.host_token = person.seat, person.token, person.host_token
    return twin


def sharing(server: Server) -> Shared:
    found = server.registry.services.sharing
    assert isinstance(found, Shared)
    return found


def owner(servers: list[Server], match: str) -> Server | None:
    """Who believes to own a match."""
    owners = [server for server in servers if match in server.registry.tables and server.table(match).tenure.is_ours]
    assert len(owners) <= 1
    return owners[0] if owners else None


async def until(wanted: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.02)


def die(server: Server) -> None:
    """What is left of a process that is killed: it gives no sign of life, hears nothing and does nothing."""
    for task in sharing(server)._tasks:
        task.cancel()
    for table in server.registry.tables.values():
        table.autoplay.stop()
        table.services.closing = True


def same(one: Json, other: Json) -> bool:
    return {**one, "seats": None} == {**other, "seats": None}


async def test_any_server_takes_any_request_and_all_see_the_same(tmp_path: Path) -> None:
    async with several(tmp_path) as (a, b, c):
        ada, bob, cleo = await a.open("me", "open", "open")
        people = [ada, at(b, bob), at(c, cleo)]
        async with b.socket(bob, authorization=f"Bearer {bob.token}") as socket:
            seen = await socket.message("snapshot")
            for turn in range(3):
                player = people[turn]
                assert (await player.play("buy 0")).status_code == 200
                views = [await server.person(ada.match).look() for server in (a, b, c)]
                assert same(views[0], views[1]) and same(views[1], views[2]) and views[0]["version"] > seen["version"]
                answer = await player.play("trade_end", "donate_none")
                assert answer.status_code == 200, answer.text
                version = answer.json()["version"]
                while seen["version"] < version:
                    seen = await socket.message("snapshot")
        assert owner([a, b, c], ada.match) is a  # whoever asks, it stays where it is
        snapshots = [await at(server, bob).look() for server in (a, b, c)]
        assert same(snapshots[0], snapshots[1]) and same(snapshots[1], snapshots[2])


async def test_a_relayed_request_is_answered_like_any_other(tmp_path: Path) -> None:
    async with several(tmp_path, 2) as (a, b):
        ada, bob, _ = await a.open("me", "open", "open")
        there, version = at(b, ada), (await ada.look())["version"]
        for act in ("buy 77", "donate 0", "nonsense"):
            here, relayed = await ada.play(act), await there.play(act)
            assert here.status_code == 422 and (relayed.status_code, relayed.json()) == (here.status_code, here.json())
        assert code(await at(b, bob).play("buy 0", version=version)) == code(await bob.play("buy 0", version=version))
        first = await there.play("buy 0", key="k", version=version)
        assert first.status_code == 200
        again = await asyncio.gather(ada.play("buy 0", key="k", version=version), there.play("buy 0", key="k", version=version))
        assert [answer.json()["view"] for answer in again] == [first.json()["view"]] * 2
        assert (await there.look())["version"] == version + 1
        stale = [(await person.play("buy 0", version=0)).json() for person in (ada, there)]
        assert stale[0]["error"]["code"] == "stale" and stale[0] == stale[1]
        assert code(await at(b, bob).post("pause", {"paused": True})) == (403, "not-host")


async def test_bots_hurry_whichever_server_is_asked(tmp_path: Path) -> None:
    async with several(tmp_path, 2, bot_pause=600.0) as (a, b):
        ada, *_ = await a.open("me", "random", "random")
        assert (await ada.play("buy 0", "trade_end", "donate_none")).status_code == 200
        there = at(b, ada)
        assert (await there.look())["asked"] == [1]
        assert (await there.ok(there.post("skip")))["asked"] == [1]
        await there.until(lambda now: now["asked"] == [0])
        assert owner([a, b], ada.match) is a


async def test_seats_are_taken_given_and_freed_at_any_server(tmp_path: Path) -> None:
    async with several(tmp_path) as (a, b, c):
        ada, *_ = await a.open("me", "open", "open", guests=0, start=False)
        tried = await asyncio.gather(*(server.person(ada.match).post("join", {"name": f"Bob {n}", "seat": 1}) for n, server in enumerate((a, b, c))))
        assert sorted(answer.status_code for answer in tried) == [200, 409, 409]
        token = next(answer.json()["token"] for answer in tried if answer.is_success)
        people = [server.person(ada.match, headers={"Authorization": f"Bearer {token}"}) for server in (a, b, c)]
        assert [(await person.look())["me"] for person in people] == [1, 1, 1]  # at once, wherever it was given out
        link = (await people[2].ok(people[2].get("recover")))["link"].partition("#")[2]
        opened = await asyncio.gather(*(server.person().post("/api/recover", {"secret": link}) for server in (a, b, c)))
        assert sorted(answer.status_code for answer in opened) == [200, 404, 404]  # a private link opens once
        async with c.socket(people[2], authorization=f"Bearer {token}") as socket:
            await socket.message()
            host = at(b, ada)
            await host.ok(host.post("seats/1/free"))
            async with asyncio.timeout(PATIENCE):
                while (await socket._down.get())["type"] != "websocket.close":
                    pass
        assert {(await person.get()).status_code for person in people} == {401}


async def test_who_is_there_and_grace_are_shared(tmp_path: Path) -> None:
    async with several(tmp_path, 2) as (a, b):
        ada, bob, cleo = await a.open("me", "open", "open", clock={"kind": "none", "grace": 1.0})
        there = at(b, bob)
        async with a.socket(ada) as socket, a.socket(cleo):
            async with b.socket(bob, authorization=f"Bearer {bob.token}") as other:
                await other.message()
                await until(lambda: a.table(ada.match).audience.connected() == [True, True, True] == b.table(ada.match).audience.connected())
                await ada.ok(ada.play("buy 0"))
                await ada.ok(ada.play("trade_end", "donate_none"))
                await asyncio.sleep(1.5)
                assert (await there.look())["asked"] == [1]  # nobody acts for somebody who is connected elsewhere
            while (await socket.message("presence"))["connected"] != [True, False, True]:
                pass
            await ada.until(lambda now: now["asked"] == [2])  # the owner acts after the grace, once
        kinds = Counter(kind for (kind,) in execute(tmp_path, "SELECT kind FROM entries WHERE seat = 1 AND match = ?", ada.match))
        assert kinds["clock"] >= 1 and (await there.look())["asked"] == [2]


async def test_what_a_lost_notice_would_have_told_is_found_by_looking(tmp_path: Path) -> None:
    async with several(tmp_path, 2) as (a, b):
        ada, bob, _ = await a.open("me", "open", "open")
        there = at(b, ada)
        await there.look()
        for server in (a, b):
            sharing(server)._heard = lambda channel, payload: None  # type: ignore[method-assign]
        async with b.socket(bob, authorization=f"Bearer {bob.token}") as socket:
            version = (await socket.message())["version"]
            assert (await ada.play("buy 0")).status_code == 200
            async with asyncio.timeout(5):
                assert (await socket.message("snapshot"))["version"] == version + 1
            async with asyncio.timeout(10):
                assert (await there.play("buy 1")).status_code == 200
            async with asyncio.timeout(5):
                assert (await socket.message("snapshot"))["version"] == version + 2


async def test_a_server_that_stops_hands_its_tables_over(tmp_path: Path) -> None:
    async with several(tmp_path, 2) as (b, c):
        async with serving(tmp_path) as a:
            ada, bob, _ = await a.open("me", "open", "open", clock={"kind": "live", "per_decision": 60})
            there = at(b, ada)
            async with b.socket(bob, authorization=f"Bearer {bob.token}") as socket:
                version = (await socket.message())["version"]
                a.registry.stop_waiting()  # as when the process is told to stop
                async with asyncio.timeout(4):
                    assert (await there.play("buy 0", version=version)).status_code == 200
                assert (await socket.message("snapshot"))["version"] == version + 1
                assert owner([a, b, c], ada.match) in (b, c)
        assert (await at(c, ada).play("buy 1", version=version + 1)).status_code == 200
        kinds = [kind for (kind,) in execute(tmp_path, "SELECT kind FROM entries WHERE match = ?", ada.match)]
        assert "woken" not in kinds  # nobody was away


async def test_of_a_dead_owner_and_its_heir_only_the_heir_writes(tmp_path: Path) -> None:
    """The old owner was held up, not dead, and believes to own the match: what it writes is fenced off, and it asks the heir."""
    async with several(tmp_path, 2) as (a, b):
        ada, *_ = await a.open("me", "open", "open")
        there = at(b, ada)
        version = (await there.look())["version"]
        execute(tmp_path, "UPDATE processes SET until = 0 WHERE id = ?", sharing(a).process)
        table = b.table(ada.match)
        await table.tenure.take()
        assert table.tenure.is_ours
        old = a.table(ada.match)
        if not old.tenure.is_ours:  # it has noticed by itself
            old.tenure.lease = sharing(a).first
        assert old.tenure.fence < table.tenure.fence
        answers = await asyncio.gather(ada.play("buy 0", version=version), there.play("buy 1", version=version))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert not old.tenure.is_ours and table.tenure.is_ours
        assert (await ada.look())["version"] == version + 1 == (await there.look())["version"]


async def test_the_tables_of_a_dead_process_go_on_within_seconds(tmp_path: Path) -> None:
    async with several(tmp_path) as (a, b, c):
        ada, bob = await a.open("me", "open", "random", clock={"kind": "live", "per_decision": 40})
        left, *_ = await a.open("me", "random", "random")  # nobody looks at this one
        await left.play("trade_end", "donate_none", version=(await left.look())["version"])
        async with b.socket(bob, authorization=f"Bearer {bob.token}") as socket:
            version = (await socket.message())["version"]
            die(a)
            began = asyncio.get_running_loop().time()
            there = at(c, ada)
            assert (await there.play("buy 0", version=version)).status_code == 200
            assert asyncio.get_running_loop().time() - began < 12
            told = await socket.message("snapshot")
            while told["version"] < version + 2:
                told = await socket.message("snapshot")
        await at(c, left).until(lambda now: now["asked"] == [0])
        kinds = [kind for (kind,) in execute(tmp_path, "SELECT kind FROM entries WHERE match = ? ORDER BY number", ada.match)]
        assert kinds.count("woken") == 1  # clocks that ran out in the meantime begin again


async def test_bots_play_once_whoever_watches(tmp_path: Path) -> None:
    async with several(tmp_path) as (a, b, c):
        (ada,) = await a.open("open", "random", "random", guests=0, game="bazaar")
        watchers = [server.person(ada.match) for server in (a, b, c)]
        over = await asyncio.gather(*(watcher.until(lambda now: now["status"] == "over") for watcher in watchers))
        assert same(over[0], over[1]) and same(over[1], over[2])
        numbers = [number for (number,) in execute(tmp_path, "SELECT number FROM entries WHERE match = ? ORDER BY number", ada.match)]
        assert numbers == list(range(1, over[0]["version"] + 1))


async def test_one_rematch_though_everybody_asks_at_once(tmp_path: Path) -> None:
    async with several(tmp_path) as (a, b, c):
        ada, bob = await a.open("me", "open", "random")
        for person in (ada, bob):
            await person.ok(person.post("resign"))
        await ada.until(lambda now: now["status"] == "over")
        answers = await asyncio.gather(*(at(server, person).post("rematch") for server, person in ((b, ada), (c, bob))))
        assert [answer.status_code for answer in answers] == [201, 201]
        assert len({answer.json()["id"] for answer in answers}) == 1


async def test_a_database_that_cuts_every_connection_is_found_again(tmp_path: Path) -> None:
    async with several(tmp_path, 2) as (a, b):
        ada, bob, _ = await a.open("me", "open", "open")
        there = at(b, ada)
        version = (await there.look())["version"]
        execute(tmp_path, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
        async with asyncio.timeout(PATIENCE):
            while (await there.play("buy 0", key="k", version=version)).status_code != 200:
                await asyncio.sleep(0.2)
        async with b.socket(bob, authorization=f"Bearer {bob.token}") as socket:
            assert (await socket.message())["version"] == version + 1
            assert (await ada.play("buy 1", version=version + 1)).status_code == 200
            assert (await socket.message("snapshot"))["version"] == version + 2


async def test_the_time_is_that_of_the_database(tmp_path: Path) -> None:
    async with several(tmp_path, 2) as (a, b):
        ((now,),) = execute(tmp_path, "SELECT EXTRACT(EPOCH FROM clock_timestamp())::DOUBLE PRECISION")
        clocks = [server.registry.services.now() for server in (a, b)]
        assert all(abs(clock - now) < 1.0 for clock in clocks)
        sharing(a)._clock = lambda: 5.0  # the clock of this machine is put to 1970
        await sharing(a)._renew()
        ((now,),) = execute(tmp_path, "SELECT EXTRACT(EPOCH FROM clock_timestamp())::DOUBLE PRECISION")
        assert abs(a.registry.services.now() - now) < 1.0
