"""A server with the limits that everybody has who sets none, and people who play there while somebody attacks."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from magnat.web.store import Database
from tests.web.processes import Process

PROGRAM = """
import sys
from pathlib import Path
from magnat.web.serve import serve
from magnat.web.settings import Limits, Settings
database = sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])
serve(port=int(sys.argv[2]), settings=Settings(database=database, trusted_proxies=(), bot_pause=0.0))
"""
HURRY = 25.0  # seconds after which somebody who waits for an answer gives up


@dataclass
class Target:
    """One server process under attack."""

    database: Database
    program: str = PROGRAM

    def __enter__(self) -> Target:
        self.process = Process(self.database, program=self.program).__enter__()
        self.port, self.address = self.process.port, self.process.address
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        self.process.__exit__(kind, wrong, trace)

    def memory(self) -> int:
        """Bytes that the process holds now."""
        for line in Path(f"/proc/{self.process.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("a process without memory")


@dataclass
class Noticed:
    """What somebody else has noticed meanwhile: seconds that every answer took."""

    health: list[float] = field(default_factory=list)
    acts: list[float] = field(default_factory=list)

    @staticmethod
    def p99(times: list[float]) -> float:
        return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))]


async def opened(client: httpx.AsyncClient, **more: Any) -> dict[str, Any]:
    """A table with one person and two bots that has begun."""
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    answer = await client.post("/api/matches", json={"game": "hab_und_gut", "seats": seats, "name": "Ada", "start": True, **more})
    assert answer.status_code == 201, answer.text
    document: dict[str, Any] = answer.json()
    return document


async def playing(address: str, noticed: Noticed, stop: asyncio.Event, pause: float = 0.05) -> None:
    """Somebody asks for signs of life, and plays one legal act after the other at a table of their own: from another address than the
    flood, whose limits are its own."""
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with httpx.AsyncClient(base_url=address, timeout=HURRY, transport=elsewhere) as client:
        table = await opened(client)
        path, number = f"/api/matches/{table['id']}", 0
        while not stop.is_set():
            began = time.perf_counter()
            assert (await client.get("/health")).status_code == 200
            noticed.health.append(time.perf_counter() - began)
            looked = (await client.get(path)).json()
            if looked["status"] == "over":
                table = await opened(client)
                path = f"/api/matches/{table['id']}"
            elif looked["legal"]:
                number += 1
                began = time.perf_counter()
                wanted = {"version": looked["version"], "acts": [looked["legal"][number % len(looked["legal"])]["act"]]}
                if (await client.post(f"{path}/acts", json=wanted)).status_code == 200:
                    noticed.acts.append(time.perf_counter() - began)
            await asyncio.sleep(pause)
