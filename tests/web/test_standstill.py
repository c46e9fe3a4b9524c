"""The database, a process or a wire stands still for longer than a lease: the others go on meanwhile, and it does so by itself afterwards."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from magnat.web.ownership.postgresql import LIFETIME
from tests.web import databases
from tests.web.databases import database_of, execute
from tests.web.processes import Process
from tests.web.server import PATIENCE, Person, Server, serving
from tests.web.test_sharing import at, owner, several, until
from tests.web.wires import Wire

pytestmark = pytest.mark.shared
LONG = LIFETIME + 3.0


@contextmanager
def paused_database() -> Iterator[None]:
    """All processes of the PostgreSQL of the tests stand still."""
    assert databases.cluster is not None
    first = databases.cluster.process.pid
    os.kill(first, signal.SIGSTOP)  # it can start no others now
    pids = [int(pid) for pid in Path(f"/proc/{first}/task/{first}/children").read_text().split()]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in (*pids, first):
            os.kill(pid, signal.SIGCONT)


async def test_after_the_database_stood_still_bots_clocks_and_people_go_on(tmp_path: Path) -> None:
    async with several(tmp_path, 2, bot_pause=0.2) as (a, b), AsyncExitStack() as stack:
        by_bots, by_clock, by_people = [], [], []
        for server in (a, b):
            ada, *_ = await server.open("me", "random", "random")
            await ada.ok(ada.post("bot", {"bot": "random"}))
            await stack.enter_async_context(server.socket(ada))  # somebody looks on, so the bots take their time
            by_bots.append(ada)
            bea, *_ = await server.open("me", "open", "open", clock={"kind": "live", "per_decision": 4})
            by_clock.append(bea)
            cleo, *_ = await server.open("me", "open", "open")
            by_people.append((server, cleo))
        with paused_database():
            await asyncio.sleep(LONG)
        seen = [(await person.look())["version"] for person in by_bots + by_clock]
        for person, version in zip(by_bots + by_clock, seen, strict=True):
            assert (await person.until(lambda now, old=version: now["version"] > old + 1))["version"] > version + 1  # type: ignore[misc]
        for server, person in by_people:
            assert (await person.play("buy 0")).status_code == 200
            async with asyncio.timeout(PATIENCE):
                while (await server.person().get("/ready")).status_code != 200:  # the database is asked every few seconds
                    await asyncio.sleep(0.2)
            assert owner([a, b], person.match) is not None


@asynccontextmanager
async def cut_off(folder: Path) -> AsyncIterator[tuple[Wire, Server, Server]]:
    """A server behind a wire, and another one that reaches the database whatever happens to it."""
    async with serving(folder) as sound, Wire(database_of(folder)) as wire, serving(folder, database=wire.address) as behind:
        try:
            yield wire, behind, sound
        finally:
            wire.cut_at = None
            wire.mend()


async def test_an_owner_cut_off_before_its_commit_does_not_stop_the_others(tmp_path: Path) -> None:
    async with cut_off(tmp_path) as (wire, a, b):
        tables = [(await a.open("me", "open", "open"))[0] for _ in range(12)]
        others = [at(b, person) for person in tables]
        versions = [(await person.look())["version"] for person in others]
        wire.cut_at = b"COMMIT"
        lost = [asyncio.create_task(person.play("buy 0", version=version)) for person, version in zip(tables, versions, strict=True)]
        await asyncio.wait_for(wire.is_cut.wait(), PATIENCE)
        began = time.monotonic()

        async def play(person: Person, version: int) -> httpx.Response:
            while (answer := await person.play("buy 1", version=version)).status_code == 429:
                assert time.monotonic() - began < PATIENCE
            return answer

        answers = await asyncio.gather(*(play(person, version) for person, version in zip(others, versions, strict=True)))
        assert {answer.status_code for answer in answers} == {200}
        assert (await b.person().get("/ready")).status_code == 200
        assert (await a.person().get("/ready")).status_code == 503
        for task in lost:
            task.cancel()
        wire.cut_at = None
        wire.mend()
        for person, version in zip(tables, versions, strict=True):  # back among the others, it shows what they have done
            async with asyncio.timeout(PATIENCE):
                while (answer := await person.get()).status_code != 200:
                    await asyncio.sleep(0.2)
            assert answer.json()["version"] == version + 1


async def test_a_living_process_ends_what_it_left_behind_on_a_dead_wire(tmp_path: Path) -> None:
    """Only one connection is cut, in the middle of a transaction: the process lives on, and nobody inherits anything."""
    async with serving(tmp_path) as a:
        ada, *_ = await a.open("me", "open", "open")
        version = (await ada.look())["version"]
        lines = a.registry.services.sharing.driver.lines  # type: ignore[attr-defined]
        async with lines.lend() as connection:
            await connection.execute("BEGIN")
            await connection.execute("UPDATE matches SET touched = touched WHERE id = %s", (ada.match,))
            lines.lost.append(connection.info.backend_pid)
            await until(lambda: not lines.lost)
            async with asyncio.timeout(PATIENCE):
                while (await ada.play("buy 0", version=version)).status_code != 200:
                    await asyncio.sleep(0.2)
        assert (await ada.look())["version"] == version + 1


async def test_every_connection_bears_the_name_of_its_process(tmp_path: Path) -> None:
    async with serving(tmp_path):
        ((process,),) = execute(tmp_path, "SELECT id FROM processes")
        names = execute(tmp_path, "SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
        assert len(names) >= 3 and {name for (name,) in names if name} == {f"magnat {process}"}  # reading and writing, notices, signs of life


async def looked_at(client: httpx.AsyncClient, match: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """As a browser does: what was asked on a connection that had been idle too long is asked again on a new one."""
    try:
        return await client.get(f"/api/matches/{match}", headers=headers)
    except (httpx.ReadError, httpx.RemoteProtocolError):
        return await client.get(f"/api/matches/{match}", headers=headers)


@pytest.mark.service
async def test_a_paused_owner_shows_nothing_old_and_opens_nothing_that_was_revoked(tmp_path: Path) -> None:
    with Process(database_of(tmp_path)) as a:
        async with httpx.AsyncClient(base_url=a.address, timeout=60) as client, serving(tmp_path) as b:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            made = (await client.post("/api/matches", json={"game": "hab_und_gut", "seats": seats, "name": "Ada"})).json()
            client.cookies.clear()
            token = (await client.post(f"/api/matches/{made['id']}/join", json={"name": "Bob"})).json()["token"]
            client.cookies.clear()
            headers = {"Authorization": f"Bearer {token}"}
            looked = await client.get(f"/api/matches/{made['id']}", headers=headers)
            assert looked.json()["me"] == 1
            a.process.send_signal(signal.SIGSTOP)
            host = b.person(made["id"], headers={"X-Magnat-Host": made["host_token"]})
            await host.ok(host.post("seats/1/free"))
            asked = asyncio.create_task(looked_at(client, made["id"], headers))
            watched = asyncio.create_task(looked_at(client, made["id"]))
            await asyncio.sleep(0.2)  # both wait when it comes back
            a.process.send_signal(signal.SIGCONT)
            assert (await asked).status_code == 401
            assert (await watched).json()["version"] == looked.json()["version"] + 1


async def test_when_the_database_is_back_the_first_act_is_done_at_once(tmp_path: Path) -> None:
    async with several(tmp_path, 1) as (a,):
        ada, *_ = await a.open("me", "open", "open")
        version = (await ada.look())["version"]
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'magnat %%'"
        for _ in range(3):
            execute(tmp_path, end)
            assert (await ada.play("buy 0", version=version)).status_code == 200
            version += 1
