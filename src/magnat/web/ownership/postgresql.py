"""Processes that share a PostgreSQL.

A process lives as long as it renews its row in `processes`; a match belongs to the process named in its row while that one lives. Whoever takes a
match over raises its fence, and every entry is written only if the fence is still the writer's: a process that was held up for a minute and still
believes that it owns a match writes nothing. Notices carry a match and a number, or the id of a request, never what was done; whatever a lost notice
would have told is found by looking once a second. The time is that of the database, carried on between two looks by the steady clock.

Whoever stood still for longer than a lease comes back under its own name: what nobody took meanwhile still has that name on it and is taken again.
Whoever is cut off in the middle of a transaction leaves rows locked: nobody waits for them (`SKIP LOCKED`), and the others end that transaction
by the name of its connection. Signs of life have a connection of their own, so that nothing else can keep them waiting.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import psycopg

from magnat.web.ownership.interface import Lease, Neighbour, Sighting
from magnat.web.settings import steady_clock
from magnat.web.store import Row
from magnat.web.store.postgresql import ENTRIES, NAME, NOW, Connection, Lines, PostgresqlDriver, read

BEAT = 1.0  # seconds between two signs of life
PAUSE = 0.03  # seconds in which notices are gathered before we look
LIFETIME = 5.0  # seconds without one after which a process counts as dead
LATE = 2.0  # seconds after which the transactions of a dead process are ended: until then it may have been the database that stood still
SOON = 3.0  # seconds for the answer to a sign of life
QUIET = 10.0  # seconds without notices after which we ask whether the wire still holds
PATIENCE = 15.0  # seconds for the answer of an owner that lives
KEPT = 60.0  # seconds after which a request that nobody fetched is forgotten
TIDY = 60  # beats between two looks for what was left behind
LOOK = "magnat_look"  # the channel on which is told that presence or owners have changed; the payload is the match, or nothing for all
OTHERS = f"""SELECT "match", seat, SUM(count) AS count FROM presence JOIN processes ON processes.id = process
    WHERE "match" = ANY(:ids) AND process <> :me AND until > {NOW} GROUP BY "match", seat"""
MOST_LOBBIES = 200
TRANSACTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL"
logger = logging.getLogger("magnat.sharing")


class Shared:
    """This process and its neighbours."""

    def __init__(self, driver: PostgresqlDriver) -> None:
        self.driver = driver
        self.process: str | None = driver.process
        self._life = Lines(driver.address, 1, SOON)
        self.first = Lease(self.process, fence=1)
        self._clock, self._ahead = steady_clock(), 0.0
        self._renewed = 0.0  # by `elapsed`
        self._living: list[str] = []
        self._waiting: dict[str, asyncio.Future[str | None]] = {}
        self._owners: dict[str, str] = {}  # of the requests that wait
        self._handling: dict[str, asyncio.Task[None]] = {}
        self._looking = asyncio.Event()
        self._closed = False
        self._tasks: list[asyncio.Task[None]] = []

    def now(self) -> float:
        return self._clock() + self._ahead

    @property
    def is_alive(self) -> bool:
        return elapsed() - self._renewed < LIFETIME

    # Life.

    async def open(self, neighbour: Neighbour) -> None:
        self.neighbour = neighbour
        await self._renew()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._beat_repeatedly())]

    async def hand_over(self) -> None:
        await self._do("UPDATE matches SET owner = NULL WHERE owner = :me", me=self.process)
        await self._do("DELETE FROM presence WHERE process = :me", me=self.process)
        await self._do("SELECT pg_notify(:channel, '')", channel=LOOK)

    async def close(self) -> None:
        self._closed = True
        for id in list(self._waiting):
            self._settle(id, None)
        for task in (*self._tasks, *self._handling.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._handling.values(), return_exceptions=True)
        with suppress(psycopg.Error):
            await self.hand_over()
            await self._do("DELETE FROM processes WHERE id = :me", me=self.process)
        await self._life.close()

    async def _beat_repeatedly(self) -> None:
        beats = 0
        while not self._closed:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._looking.wait()
                    await asyncio.sleep(PAUSE)
            self._looking.clear()
            try:
                if elapsed() - self._renewed > 0.8 * BEAT:
                    await self._renew()
                    beats += 1
                    if beats % TIDY == 0:
                        await self._forget()
                await self._look()
            except Exception as trouble:
                logger.error("the database could not be asked", exc_info=trouble)
                await asyncio.sleep(BEAT)
            if not self.is_alive:
                self.neighbour.lose_all()

    async def _renew(self) -> None:
        """A sign of life. If the last one was too long ago, others may have taken our matches."""
        before = self._clock()
        began = elapsed()
        renewed = await self._ask_soon(
            f"UPDATE processes SET until = {NOW} + {LIFETIME} WHERE id = :me AND until > {NOW} RETURNING {NOW} AS now", me=self.process
        )
        if not renewed:
            self.neighbour.lose_all()
            renewed = await self._ask_soon(
                f"INSERT INTO processes (id, until) VALUES (:me, {NOW} + {LIFETIME})"
                f" ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING {NOW} AS now",
                me=self.process,
            )
            if self._renewed:
                logger.warning("back after a standstill: matches that nobody has taken go on here")
        if not self._renewed or elapsed() - began < BEAT / 4:  # a slow answer tells the time badly
            self._ahead = renewed[0]["now"] - (before + self._clock()) / 2
        self._renewed = began

    async def _look(self) -> None:
        """What a lost notice would have told: who lives, what was asked and answered, how our tables stand."""
        self._living = [row["id"] for row in await self._ask_soon(f"SELECT id FROM processes WHERE until > {NOW}")]
        await self._end_transactions()
        for row in await self._ask_soon("SELECT id FROM requests WHERE owner = :me AND answer IS NULL", me=self.process):
            self._handle(row["id"])
        if self._waiting:
            for id in list(self._waiting):
                if self._owners[id] not in self._living:
                    self._settle(id, None)
            for row in await self._ask_soon("SELECT id FROM requests WHERE id = ANY(:ids) AND answer IS NOT NULL", ids=list(self._waiting)):
                self._fetch_beside(row["id"])  # nothing keeps the next sign of life waiting
        if ids := list(self.neighbour.in_memory()):
            await self.neighbour.note_sightings(await self._sightings(ids))

    async def _end_transactions(self) -> None:
        """Those of processes that have died, and our own on connections that we have hung up on: they hold rows that others wait for."""
        ended = await self._ask_soon(
            f"{TRANSACTIONS} AND application_name IN (SELECT '{NAME}' || id FROM processes WHERE until < {NOW} - {LATE} AND id <> :me)",
            me=self.process,
        )
        if lost := [*self.driver.lines.lost, *self._life.lost]:
            name = f"{NAME}{self.process}"
            ended += await self._ask_soon(f"{TRANSACTIONS} AND application_name = :name AND pid = ANY(:lost)", name=name, lost=lost)
            self.driver.lines.lost.clear()
            self._life.lost.clear()
        if ended:
            logger.warning("transactions were ended that nobody would have completed", extra={"count": len(ended)})

    async def _sightings(self, ids: list[str]) -> dict[str, Sighting | None]:
        there: defaultdict[str, dict[int, int]] = defaultdict(dict)
        for row in await self._ask_soon(OTHERS, ids=ids, me=self.process):
            there[row["match"]][row["seat"]] = int(row["count"])
        rows = await self._ask_soon("SELECT id, head, status, owner FROM matches WHERE id = ANY(:ids)", ids=ids)
        found = {
            row["id"]: Sighting(row["head"], row["status"], row["owner"] if row["owner"] in self._living else None, there[row["id"]]) for row in rows
        }
        return {id: found.get(id) for id in ids}

    async def _forget(self) -> None:
        """What dead processes have left behind."""
        await self._ask_soon(f"DELETE FROM requests WHERE at < {NOW} - {KEPT}")
        await self._ask_soon(f"DELETE FROM processes WHERE until < {NOW} - {KEPT}")
        await self._ask_soon("DELETE FROM presence WHERE process NOT IN (SELECT id FROM processes)")

    # Notices.

    async def _listen(self) -> None:
        while not self._closed:
            try:
                async with await self.driver.lines.connect() as connection:
                    for channel in (ENTRIES, LOOK, f"magnat_{self.process}"):
                        await connection.execute(f'LISTEN "{channel}"')
                    self._looking.set()  # something may have happened before we listened
                    while True:
                        async for notice in connection.notifies(timeout=QUIET):
                            self._heard(notice.channel, notice.payload)
                        await self._check_wire(connection)
            except Exception as trouble:
                logger.error("notices do not come in", exc_info=trouble)
                await asyncio.sleep(BEAT)

    async def _check_wire(self, connection: Connection) -> None:
        """Nothing has come in for a while. Over a cut wire nothing ever would."""
        with self._life.answered(connection):
            await connection.execute("SELECT 1")

    def _heard(self, channel: str, payload: str) -> None:
        if channel == ENTRIES:
            match, _, number = payload.partition(" ")
            self.neighbour.hear_of(match, int(number))
        elif channel == LOOK:
            if not payload or payload in self.neighbour.in_memory():
                self._looking.set()
        elif payload in self._waiting:
            self._fetch_beside(payload)
        else:
            self._handle(payload)

    # Leases.

    async def take(self, match: str) -> Lease:
        rows = await self._do(
            f"""UPDATE matches SET owner = :me, fence = fence + 1
            FROM (SELECT id AS of, owner AS was FROM matches WHERE id = :match FOR UPDATE SKIP LOCKED) AS before
            WHERE id = of AND (was IS NULL OR was = :me OR NOT EXISTS (SELECT FROM processes WHERE processes.id = was AND until > {NOW}))
            RETURNING fence, was IS NOT NULL AS inherited""",
            me=self.process,
            match=match,
        )
        if rows:
            return Lease(self.process, rows[0]["fence"], rows[0]["inherited"])
        found = await self._do("SELECT owner FROM matches WHERE id = :match", match=match)
        return Lease(found[0]["owner"] if found else None)

    async def seize(self, match: str) -> Lease:
        rows = await self._do("UPDATE matches SET owner = :me, fence = fence + 1 WHERE id = :match RETURNING fence", me=self.process, match=match)
        return Lease(self.process, rows[0]["fence"]) if rows else Lease(None)

    async def release(self, match: str, fence: int) -> None:
        ours = "id = :match AND owner = :me AND fence = :fence"
        await self._do(f"UPDATE matches SET owner = NULL WHERE {ours}", match=match, me=self.process, fence=fence)
        await self._do("SELECT pg_notify(:channel, :match)", channel=LOOK, match=match)

    async def head(self, match: str, known: int) -> int:
        rows = await self._do("SELECT head FROM matches WHERE id = :match", match=match)
        return rows[0]["head"] if rows else known

    # Requests.

    async def ask(self, owner: str, request: str) -> str | None:
        id = secrets.token_hex(8)
        answered: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._waiting[id] = answered
        self._owners[id] = owner
        try:
            await self._do(
                f"WITH asked AS (INSERT INTO requests (id, asker, owner, body, at) VALUES (:id, :me, :owner, :body, {NOW}))"
                " SELECT pg_notify(:channel, :id)",
                id=id,
                me=self.process,
                owner=owner,
                body=request,
                channel=f"magnat_{owner}",
            )
            async with asyncio.timeout(PATIENCE):
                return await answered
        except TimeoutError:
            return None
        finally:
            del self._waiting[id], self._owners[id]

    def _fetch_beside(self, id: str) -> None:
        task = self._handling[id] = asyncio.create_task(self._fetch(id))
        task.add_done_callback(lambda _: self._handling.pop(id, None))

    async def _fetch(self, id: str) -> None:
        """The answer to a request of ours, which nobody needs any more then."""
        rows = await self._do("DELETE FROM requests WHERE id = :id AND answer IS NOT NULL RETURNING answer", id=id)
        if rows:
            self._settle(id, rows[0]["answer"])

    def _settle(self, id: str, answer: str | None) -> None:
        if id in self._waiting and not self._waiting[id].done():
            self._waiting[id].set_result(answer)

    def _handle(self, id: str) -> None:
        """Do what somebody asks, once."""
        if id not in self._handling:
            task = self._handling[id] = asyncio.create_task(self._answer(id))
            task.add_done_callback(lambda _: self._handling.pop(id, None))

    async def _answer(self, id: str) -> None:
        rows = await self._do("SELECT asker, body FROM requests WHERE id = :id AND owner = :me AND answer IS NULL", id=id, me=self.process)
        if not rows:
            return
        answer = await self.neighbour.answer(rows[0]["body"])
        await self._do(
            "WITH answered AS (UPDATE requests SET answer = :answer WHERE id = :id) SELECT pg_notify(:channel, :id)",
            id=id,
            answer=answer,
            channel=f"magnat_{rows[0]['asker']}",
        )

    # Presence.

    async def there(self, match: str) -> Mapping[int, int]:
        return {row["seat"]: int(row["count"]) for row in await self._do(OTHERS, ids=[match], me=self.process)}

    async def lobbies(self) -> list[str]:
        rows = await self._do(
            f"""SELECT DISTINCT "match" FROM presence JOIN processes ON processes.id = process JOIN matches ON matches.id = "match"
            WHERE status = 'lobby' AND process <> :me AND until > {NOW} LIMIT {MOST_LOBBIES}""",
            me=self.process,
        )
        return [row["match"] for row in rows]

    async def attend(self, match: str, attendance: Mapping[int, int]) -> None:
        rows = [{"match": match, "seat": seat, "me": self.process, "count": count} for seat, count in attendance.items()]
        async with self.driver.lines.lend() as connection, connection.transaction(), connection.cursor() as cursor:
            await cursor.execute('DELETE FROM presence WHERE "match" = %s AND process = %s', (match, self.process))
            if rows:
                new = 'INSERT INTO presence ("match", seat, process, count) VALUES (%(match)s, %(seat)s, %(me)s, %(count)s)'
                await cursor.executemany(new, rows)
            await cursor.execute("SELECT pg_notify(%s, %s)", (LOOK, match))

    async def _do(self, statement: str, **values: Any) -> list[Row]:
        (rows,) = await self.driver.read((statement, values))
        return rows

    async def _ask_soon(self, statement: str, **values: Any) -> list[Row]:
        """Over the connection that is kept for signs of life."""
        (rows,) = await read(self._life, (statement, values))
        return rows


def elapsed() -> float:
    """Seconds that have really passed, those in which the machine slept included."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()
