"""Three server processes on one PostgreSQL, of which one is killed or stopped again and again while people play at all of them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.databases import database_of
from tests.web.processes import Process
from tests.web.test_kill import Log, Player, check

pytestmark = [pytest.mark.shared, pytest.mark.service]
TABLES = 4
PATIENCE = 90.0  # seconds in which an act is acknowledged by somebody: five until a process counts as dead, the rest for a busy machine


class Nomad(Player):
    """A table whose people ask another process every time, and the next one when that is gone; a request without an answer is repeated."""

    def __init__(self, log: Log, luck: random.Random, house: House) -> None:
        super().__init__(log, luck)
        self.house = house
        self.slowest = 0.0  # seconds until an act was acknowledged, by whichever process

    async def live(self) -> None:
        began = time.monotonic()  # since the last answer, however often it is asked for
        while not self.house.ended:
            try:
                if self.unanswered is not None:
                    await self._send(self.house.client(self.luck), *self.unanswered)
                await self._act(self.house.client(self.luck))
                self.slowest = max(self.slowest, time.monotonic() - began)
                began = time.monotonic()
            except (httpx.HTTPError, KeyError):  # it is gone, or about to go and says so
                await asyncio.sleep(0.05)
            except AssertionError as refused:
                if not any(status in str(refused) for status in ("closing", "too-busy", "failed")):
                    raise
                await asyncio.sleep(0.1)

    async def _act(self, client: httpx.AsyncClient) -> None:
        """A game may be over before the processes have been: then another one begins."""
        if (await client.get(f"/api/matches/{self.match}")).json()["status"] == "over":
            await self.open(client)
        await super()._act(client)

    async def _send(self, client: httpx.AsyncClient, seat: int, body: dict[str, Any]) -> None:
        unanswered = (seat, body)
        try:
            await super()._send(client, seat, body)
        except AssertionError:
            self.unanswered = unanswered  # nobody knows whether it was done
            raise


class House:
    """Three processes, some of them gone for a moment."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder, self.stack, self.ended = folder, stack, False
        with ThreadPoolExecutor(3) as starters:
            self.processes = list(starters.map(lambda _: self._start(), range(3)))
        self.clients = [self._client(process) for process in self.processes]

    def _start(self) -> Process:
        return self.stack.enter_context(Process(database_of(self.folder)))

    def _client(self, process: Process) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=process.address, timeout=30)

    def client(self, luck: random.Random) -> httpx.AsyncClient:
        client = luck.choice(self.clients)
        client.cookies.clear()
        return client

    async def replace(self, index: int, end: Callable[[Process], Any]) -> None:
        """End a process, and start another one in its place."""
        await asyncio.to_thread(end, self.processes[index])
        self.processes[index] = await asyncio.to_thread(self._start)
        await self.clients[index].aclose()
        self.clients[index] = self._client(self.processes[index])

    async def close(self) -> None:
        for client in self.clients:
            await client.aclose()


async def story(folder: Path, *ends: Callable[[Process], Any]) -> tuple[Log, list[Nomad]]:
    """Play at three processes while one after the other is ended in these ways."""
    log, luck = Log(), random.Random(11)
    with ExitStack() as stack:
        house = House(folder, stack)
        players = [Nomad(log, random.Random(seed), house) for seed in range(TABLES)]
        for player in players:
            await player.open(house.client(luck))
        playing = [asyncio.create_task(player.live()) for player in players]
        try:
            for round, end in enumerate(ends):
                await more_acts(log, playing, luck.randrange(10, 40))
                await asyncio.sleep(luck.random() * 0.05)
                await house.replace(round % 3, end)
            await more_acts(log, playing, 20)
        finally:
            house.ended = True
            await asyncio.wait(playing, timeout=PATIENCE)
            await house.close()
        for task in playing:
            task.result()
        check(folder, log)
    return log, players


async def more_acts(log: Log, playing: list[asyncio.Task[None]], count: int) -> None:
    enough = len(log.acknowledged) + count
    async with asyncio.timeout(PATIENCE):
        while len(log.acknowledged) < enough:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


async def test_when_one_of_three_processes_is_killed_or_stopped_the_others_go_on(tmp_path: Path) -> None:
    log, players = await story(tmp_path, Process.kill, Process.stop)
    assert len(log.acknowledged) >= 40 and max(player.slowest for player in players) < PATIENCE


@pytest.mark.exhaustive
async def test_many_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    log, players = await story(tmp_path, *[Process.kill] * 25)
    assert len(log.acknowledged) > 250 and max(player.slowest for player in players) < PATIENCE


@pytest.mark.exhaustive
async def test_rolling_restarts_while_people_play(tmp_path: Path) -> None:
    """Every process is stopped politely and replaced, twice; those who play notice at most a pause."""
    log, players = await story(tmp_path, *[Process.stop] * 6)
    assert len(log.acknowledged) > 60 and max(player.slowest for player in players) < PATIENCE
