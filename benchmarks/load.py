"""How the server bears many tables: 500 people at 125 tables, all connected, all on this machine, acting through the API as bots do.

    python benchmarks/load.py [--matches 125] [--acts-per-second 50] [--seconds 20]

Reported: the time from sending an act to its arrival at each of the other people (p50, p99), acts a second, memory for each client, errors.
The clients run in this process and the server in another one, so an ordinary machine with two cores has one for each. Loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

SEATS = 4
GOAL_P99_MS, GOAL_KB = 100.0, 60.0
SERVER = """
import sys
from pathlib import Path
from magnat.web.serve import serve
from magnat.web.settings import UNLIMITED, Settings
serve(port=0, settings=Settings(database=Path(sys.argv[1]), limits=UNLIMITED), log=Path(sys.argv[2]))
"""


@dataclass
class Figures:
    """What was measured."""

    arrivals: list[float] = field(default_factory=list)  # seconds from the POST to another client
    answers: list[float] = field(default_factory=list)  # seconds from the POST to its answer
    errors: list[str] = field(default_factory=list)


@dataclass
class Client:
    """One connected person: a seat, its token, and the last snapshot that was pushed."""

    match: str
    seat: int
    token: str
    snapshot: dict[str, Any] = field(default_factory=dict)
    socket: ClientConnection | None = None


class Load:
    """All clients and what they measure."""

    def __init__(self, address: str, luck: random.Random) -> None:
        self.address, self.luck = address, luck
        self.tables: list[list[Client]] = []
        self.sent: dict[tuple[str, int], tuple[float, int]] = {}  # (match, version it will lead to) -> when, and by which seat
        self.figures = Figures()
        self.measuring = False

    async def open(self, http: httpx.AsyncClient, matches: int) -> None:
        """All tables, with all their people."""
        for _ in range(matches):
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
            made = (await http.post("/api/matches", json={"game": "hab_und_gut", "seats": seats, "name": "P0"})).json()
            table = [Client(made["id"], 0, made["token"])]
            for seat in range(1, SEATS):
                http.cookies.clear()
                joined = (await http.post(f"/api/matches/{made['id']}/join", json={"name": f"P{seat}"})).json()
                table.append(Client(made["id"], joined["seat"], joined["token"]))
            await http.post(f"/api/matches/{made['id']}/start", headers={"X-Magnat-Host": made["host_token"]})
            http.cookies.clear()
            self.tables.append(table)

    async def connect(self) -> list[asyncio.Task[None]]:
        """A WebSocket for everybody, twenty at a time."""
        clients = [client for table in self.tables for client in table]
        for start in range(0, len(clients), 20):
            await asyncio.gather(*(self._connect(client) for client in clients[start : start + 20]))
        return [asyncio.create_task(self._listen(client)) for client in clients]

    async def _connect(self, client: Client) -> None:
        url = f"{self.address.replace('http', 'ws')}/api/matches/{client.match}/live"
        client.socket = await websockets.connect(url, additional_headers={"Authorization": f"Bearer {client.token}"}, compression=None)
        client.snapshot = json.loads(await client.socket.recv())

    async def _listen(self, client: Client) -> None:
        assert client.socket is not None
        try:
            async for text in client.socket:
                now = time.perf_counter()
                message = json.loads(text)
                if message["type"] != "snapshot":
                    continue
                client.snapshot = message
                sent, seat = self.sent.get((client.match, message["version"]), (now, client.seat))
                if seat != client.seat and self.measuring:
                    self.figures.arrivals.append(now - sent)
        except websockets.ConnectionClosedError as wrong:
            self.figures.errors.append(f"a socket closed: {wrong}")

    async def act(self, http: httpx.AsyncClient, table: list[Client]) -> None:
        """Whoever is asked at a table does something."""
        actor = next((client for client in table if client.snapshot.get("legal")), None)
        if actor is None:
            return
        version = actor.snapshot["version"]
        act = self.luck.choice(actor.snapshot["legal"])["act"]
        body = {"version": version, "key": f"{actor.seat}-{version}", "acts": [act]}
        began = time.perf_counter()
        self.sent[actor.match, version + 1] = (began, actor.seat)
        answer = await http.post(f"/api/matches/{actor.match}/acts", json=body, headers={"Authorization": f"Bearer {actor.token}"})
        if self.measuring:
            self.figures.answers.append(time.perf_counter() - began)
        if answer.status_code != 200:
            self.figures.errors.append(f"{answer.status_code} {answer.text[:200]}")

    async def run(self, http: httpx.AsyncClient, acts_per_second: float, seconds: float) -> float:
        """Act at that pace; gives the pace that was reached."""
        began, tasks = time.perf_counter(), []
        self.measuring = True
        for number, table in zip(range(round(acts_per_second * seconds)), itertools.cycle(self.tables), strict=False):
            await asyncio.sleep(max(0.0, began + number / acts_per_second - time.perf_counter()))
            tasks.append(asyncio.create_task(self.act(http, table)))
        await asyncio.gather(*tasks)
        took = time.perf_counter() - began
        await asyncio.sleep(0.5)
        self.measuring = False
        return len(self.figures.answers) / took


def memory_kb(process: int) -> float:
    """What a process holds in memory."""
    return float(subprocess.run(["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True, check=True).stdout)


def cpu_seconds(process: int) -> float:
    """How long a process has computed: `ps` says [[days-]hours:]minutes:seconds."""
    said = subprocess.run(["ps", "-o", "time=", "-p", str(process)], capture_output=True, text=True, check=True).stdout.strip()
    days, _, clock = said.rpartition("-")
    seconds = 0.0
    for part in clock.split(":"):
        seconds = seconds * 60 + float(part)
    return float(days or 0) * 86_400 + seconds


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000 if values else float("nan")


async def measure(address: str, process: int, matches: int, acts_per_second: float, seconds: float) -> bool:
    load = Load(address, random.Random(1))
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64, keepalive_expiry=2)
    async with httpx.AsyncClient(base_url=address, timeout=30, limits=limits) as http:
        await load.open(http, 1)  # what every server needs once does not count as a client's
        listeners = await load.connect()
        await load.act(http, load.tables[0])
        before = memory_kb(process)
        began = time.perf_counter()
        await load.open(http, matches - 1)
        print(f"opened {matches} tables in {time.perf_counter() - began:.1f} s")
        first, load.tables = load.tables[:1], load.tables[1:]
        listeners += await load.connect()
        load.tables += first
        connected = memory_kb(process)
        computed = cpu_seconds(process)
        pace = await load.run(http, acts_per_second, seconds)
        computed = cpu_seconds(process) - computed
        after = memory_kb(process)
    for listener in listeners:
        listener.cancel()
    figures, clients = load.figures, (matches - 1) * SEATS
    at_rest, played = (connected - before) / clients, (after - before) / clients
    p99 = share(figures.arrivals, 0.99)
    print(f"{matches * SEATS} clients at {matches} tables; {len(figures.answers)} acts in {seconds:g} s: {pace:.1f} a second")
    print(f"POST to the other clients: p50 {share(figures.arrivals, 0.5):.1f} ms, p99 {p99:.1f} ms (goal p99 {GOAL_P99_MS:g})")
    print(f"POST to its answer:        p50 {share(figures.answers, 0.5):.1f} ms, p99 {share(figures.answers, 0.99):.1f} ms")
    print(f"the server computed {computed:.0f} s, about {1000 * computed / max(1, len(figures.answers)):.1f} ms an act with its {SEATS} pushes")
    print(f"memory: {at_rest:.1f} kB a client when connected, {played:.1f} kB after play (goal {GOAL_KB:g})")
    print(f"errors: {len(figures.errors)} {figures.errors[:3] if figures.errors else ''}")
    met = not figures.errors and p99 < GOAL_P99_MS and played < GOAL_KB and pace > 0.95 * acts_per_second
    print("goals met" if met else "goals missed")
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=125)
    parser.add_argument("--acts-per-second", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "load.db"), str(Path(folder) / "log")]
        server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ)
        try:
            assert server.stderr is not None
            address = next(line.split()[3] for line in server.stderr if line.startswith("Magnat is at"))
            met = asyncio.run(measure(address, server.pid, chosen.matches, chosen.acts_per_second, chosen.seconds))
        finally:
            server.send_signal(signal.SIGINT)
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
