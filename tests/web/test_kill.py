"""A server that is killed in the middle of its work loses no act that it has acknowledged, and does none twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.databases import database_of, execute
from tests.web.processes import Process

TABLES = 4
KILLS = 8
SECONDS = 32.0  # after which no further kill is begun


@dataclass
class Log:
    """What the clients know: every request they sent, and what they were told."""

    sent: Counter[tuple[str, str]] = field(default_factory=Counter)
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)  # (match, key) -> version


class Player:
    """All seats of one table, acting as fast as the server answers; after a crash some requests are repeated, others forgotten."""

    def __init__(self, log: Log, luck: random.Random) -> None:
        self.log, self.luck = log, luck
        self.tokens: list[str] = []
        self.match = ""
        self.number = 0
        self.unanswered: tuple[int, dict[str, Any]] | None = None

    async def open(self, client: httpx.AsyncClient) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = (await client.post("/api/matches", json={"game": "hab_und_gut", "seats": seats, "name": "Ada"})).json()
        match, tokens = made["id"], [made["token"]]
        for name in ("Bob", "Cleo"):
            client.cookies.clear()  # all three play from here, each with a token
            tokens.append((await client.post(f"/api/matches/{match}/join", json={"name": name})).json()["token"])
        (await client.post(f"/api/matches/{match}/start", headers={"X-Magnat-Host": made["host_token"]})).json()["view"]
        client.cookies.clear()
        self.match, self.tokens = match, tokens

    async def play(self, client: httpx.AsyncClient) -> None:
        """Act until the server is gone."""
        try:
            if self.unanswered is not None and self.luck.random() < 0.7:
                await self._send(client, *self.unanswered)
            while True:
                await self._act(client)
        except httpx.HTTPError:
            return

    async def _act(self, client: httpx.AsyncClient) -> None:
        seen = (await client.get(f"/api/matches/{self.match}")).json()
        if seen["status"] == "over":
            await asyncio.sleep(0.05)
            return
        seat = seen["asked"][0]
        mine = (await client.get(f"/api/matches/{self.match}", headers={"Authorization": f"Bearer {self.tokens[seat]}"})).json()
        self.number += 1
        act = self.luck.choice(mine["legal"])["act"]
        await self._send(client, seat, {"version": mine["version"], "key": f"{self.number}", "acts": [act]})

    async def _send(self, client: httpx.AsyncClient, seat: int, body: dict[str, Any]) -> None:
        self.unanswered = (seat, body)
        self.log.sent[self.match, body["key"]] += 1
        answer = await client.post(f"/api/matches/{self.match}/acts", json=body, headers={"Authorization": f"Bearer {self.tokens[seat]}"})
        self.unanswered = None
        if answer.status_code == 200:
            version = answer.json()["version"]
            assert self.log.acknowledged.setdefault((self.match, body["key"]), version) == version
        else:
            assert answer.status_code == 409, answer.text  # forgotten in between, so the page would look again


async def life(process: Process, players: list[Player], acts: int, more: float) -> None:
    """Play that many acts and a moment more; then the server is killed in the middle of the next ones."""
    async with httpx.AsyncClient(base_url=process.address, timeout=20) as client:
        for player in players:
            if not player.match:
                await player.open(client)
        playing = [asyncio.create_task(player.play(client)) for player in players]
        enough = len(players[0].log.acknowledged) + acts
        while len(players[0].log.acknowledged) < enough:
            await asyncio.sleep(0.001)
        await asyncio.sleep(more)
        process.kill()
        await asyncio.wait_for(asyncio.gather(*playing), 20)


@pytest.mark.service
async def test_kill_nine_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    log, luck = Log(), random.Random(7)
    players = [Player(log, random.Random(seed)) for seed in range(TABLES)]
    began, kills = time.monotonic(), 0
    while kills < 2 or (kills < KILLS and time.monotonic() - began < SECONDS):
        with Process(database_of(tmp_path)) as process:
            await asyncio.wait_for(life(process, players, luck.randrange(5, 40), luck.random() * 0.02), 60)
        kills += 1
        check(tmp_path, log)
    assert log.sent.total() > len(log.acknowledged)


def check(folder: Path, log: Log) -> None:
    """The record against what the clients know."""
    rows = execute(folder, "SELECT match, number, key FROM entries ORDER BY match, number")
    heads = dict(execute(folder, "SELECT id, head FROM matches"))
    stored = Counter((match, key) for match, _, key in rows if key is not None and not key.startswith("~"))  # "~": of a request without one
    numbers = {(match, key): number for match, number, key in rows}
    assert all(count == 1 for count in stored.values())
    assert set(stored) <= set(log.sent)
    for request, version in log.acknowledged.items():
        assert numbers.get(request) == version, f"acknowledged as version {version} and not there"
    for match, head in heads.items():
        assert [number for row_match, number, _ in rows if row_match == match] == list(range(1, head + 1))
