"""A process full of light clients, for `load.py`: people at tables who listen on WebSockets and act through the API.

It speaks HTTP and WebSocket by hand and reads of a message no more than it needs, so that one process bears hundreds of people and the server
is what is measured. It takes commands as JSON lines on stdin and answers each with one line on stdout; what it computed itself is reported too.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import itertools
import json
import os
import random
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

VERSION = re.compile(rb'"version":(\d+)')
HEAD = 400  # bytes of a message in which its kind and version are
AT_ONCE = 16  # connections for requests
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket(asyncio.Protocol):
    """The client's end of a WebSocket."""

    def __init__(self, host: str, path: str, token: str, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self.host, self.path, self.token, self.hear, self.gone = host, path, token, hear, gone
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self.buffer = bytearray()
        self.upgraded = self.leaving = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self.buffer[:60]).decode("latin-1")))
                self.transport.close()
                return
            del self.buffer[: end + 4]
            self.upgraded = True
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame out of the buffer, if there is one. A server sends its frames unmasked."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        kind, size, start = buffer[0] & 15, buffer[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        payload = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()
        return True

    def _send(self, kind: int, payload: bytes) -> None:
        """A masked frame; a mask of zeros leaves the bytes as they are."""
        self.transport.write(bytes((128 | kind, 128 | len(payload))) + bytes(4) + payload)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed"))
        elif not self.leaving:
            self.gone()

    def leave(self) -> None:
        self.leaving = True
        self._send(CLOSE, (1000).to_bytes(2, "big"))
        self.transport.close()


class Http:
    """A few connections for requests, kept open."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.name, self.port = host.rsplit(":", 1)
        self.free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter, float]] = []
        self.places = asyncio.Semaphore(AT_ONCE)

    async def send(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, bytes]:
        """Status and body of the answer."""
        payload = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", "Content-Type: application/json", f"Content-Length: {len(payload)}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        request = "\r\n".join([*lines, "", ""]).encode() + payload
        async with self.places:
            reader, writer = await self._connection()
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
            content = await reader.readexactly(size)
            self.free.append((reader, writer, time.monotonic()))
        return int(head[9:12]), content

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self.free:
            reader, writer, since = self.free.pop()
            if time.monotonic() - since < 3.0 and not reader.at_eof():
                return reader, writer
            writer.close()
        return await asyncio.open_connection(self.name, int(self.port))


@dataclass
class Person:
    """Somebody at a table: a seat, its token, and the last snapshot that was pushed, unread."""

    match: str
    seat: int
    token: str
    host: str  # the server to which this one is sent
    snapshot: bytes = b""
    version: int = 0
    socket: WebSocket | None = None


@dataclass
class Table:
    people: list[Person]
    version: int  # that the record must have, by what was acknowledged
    acting: bool = False
    over: bool = False


@dataclass
class Figures:
    """What was measured."""

    arrivals: list[float] = field(default_factory=list)  # seconds from the POST to another client
    answers: list[float] = field(default_factory=list)  # seconds from the POST to its answer
    errors: list[str] = field(default_factory=list)
    lost: int = 0  # acknowledged acts that the server does not know
    opened: int = 0  # tables that took the place of finished ones
    reconnected: int = 0


class Crowd:
    """All clients of this process."""

    def __init__(self, hosts: list[str], game: str, seats: int, seed: int) -> None:
        self.hosts, self.game, self.seats = hosts, game, seats
        self.luck = random.Random(seed)
        self.http = {host: Http(host) for host in hosts}
        self.opened = itertools.count()
        self.tables: list[Table] = []
        self.sent: dict[tuple[str, int], tuple[float, int]] = {}  # (match, version it will lead to) -> when, and by which seat
        self.figures = Figures()
        self.measuring = False

    async def _post(self, host: str, path: str, body: Any = None, **headers: str) -> Any:
        status, content = await self.http[host].send("POST", path, body, **headers)
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {content[:200].decode()}")
        return json.loads(content)

    async def open_table(self) -> Table:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1)
        turn = next(self.opened)
        hosts = [self.hosts[(turn + seat) % len(self.hosts)] for seat in range(self.seats)]  # people of a table are spread, as behind a proxy
        made = await self._post(hosts[0], "/api/matches", {"game": self.game, "seats": seats, "name": "P0"})
        people = [Person(made["id"], 0, made["token"], hosts[0])]
        for seat in range(1, self.seats):
            joined = await self._post(hosts[seat], f"/api/matches/{made['id']}/join", {"name": f"P{seat}"})
            people.append(Person(made["id"], joined["seat"], joined["token"], hosts[seat]))
        started = await self._post(hosts[0], f"/api/matches/{made['id']}/start", X_Magnat_Host=made["host_token"])
        return Table(people, started["version"])

    async def connect(self, person: Person) -> None:
        """Open a WebSocket and wait for the first snapshot."""
        first = asyncio.Event()

        def hear(message: bytes) -> None:
            self._hear(person, message)
            first.set()

        def gone() -> None:
            self.figures.errors.append("a socket was closed")

        path = f"/api/matches/{person.match}/live"
        name, port = person.host.rsplit(":", 1)
        open_socket = asyncio.get_running_loop().create_connection
        _, socket = await open_socket(lambda: WebSocket(person.host, path, person.token, hear, gone), name, int(port))
        await socket.opened
        person.socket = socket
        await first.wait()

    def _hear(self, person: Person, message: bytes) -> None:
        now = time.perf_counter()
        if not message.startswith(b'{"type":"snapshot"'):
            return
        found = VERSION.search(message, 0, HEAD)
        person.snapshot, person.version = message, int(found[1]) if found else 0
        sent = self.sent.get((person.match, person.version))
        if sent is not None and sent[1] != person.seat and self.measuring:
            self.figures.arrivals.append(now - sent[0])

    async def open(self, tables: int) -> None:
        """More tables with their people, connected."""
        new = [await self.open_table() for _ in range(tables)]
        people = [person for table in new for person in table.people]
        for start in range(0, len(people), 20):
            await asyncio.gather(*(self.connect(person) for person in people[start : start + 20]))
        self.tables += new

    async def act(self, table: Table) -> None:
        """Whoever is asked at a table does something."""
        actor = next((person for person in table.people if b'"legal":[{' in person.snapshot), None)
        if actor is None:
            table.over = b'"status":"over"' in table.people[0].snapshot
            return
        table.acting = True
        try:
            snapshot = json.loads(actor.snapshot)
            version = snapshot["version"]
            act = self.luck.choice(snapshot["legal"])["act"]
            body = {"version": version, "key": f"{actor.seat}-{version}", "acts": [act]}
            began = time.perf_counter()
            self.sent[actor.match, version + 1] = (began, actor.seat)
            path = f"/api/matches/{actor.match}/acts"
            status, content = await self.http[actor.host].send("POST", path, body, Authorization=f"Bearer {actor.token}")
            if self.measuring:
                self.figures.answers.append(time.perf_counter() - began)
            if status == 200:
                table.version += 1
                self.sent.pop((actor.match, version - 5), None)
            elif status != 409:  # a standing order or a clock was faster
                self.figures.errors.append(f"{status} {content[:200].decode()}")
        finally:
            table.acting = False

    async def run(self, acts_per_second: float, seconds: float, churn: float) -> dict[str, Any]:
        """Act at that pace. churn: how many people a second leave and come back; finished games are followed by new ones then."""
        self.figures = Figures()
        self.measuring = True
        computed, began = time.process_time(), time.perf_counter()
        tasks: set[asyncio.Task[None]] = set()
        churning = asyncio.create_task(self._churn(churn)) if churn else None
        places = itertools.count()
        for number in range(round(acts_per_second * seconds)):
            await asyncio.sleep(max(0.0, began + number / acts_per_second - time.perf_counter()))
            table = self._free_table(places)
            if table is not None:
                task = asyncio.create_task(self.act(table))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        if tasks:
            await asyncio.wait(tasks)
        took, computed = time.perf_counter() - began, time.process_time() - computed
        if churning is not None:
            churning.cancel()
            await asyncio.gather(churning, return_exceptions=True)
        await asyncio.sleep(0.5)
        self.measuring = False
        figures = self.figures
        return {
            "arrivals": [round(value * 1e6) for value in figures.arrivals],
            "answers": [round(value * 1e6) for value in figures.answers],
            "errors": figures.errors,
            "opened": figures.opened,
            "reconnected": figures.reconnected,
            "seconds": took,
            "computed": computed,
        }

    def _free_table(self, places: Any) -> Table | None:
        """The next table at which nothing is under way."""
        for _ in range(len(self.tables)):
            table = self.tables[next(places) % len(self.tables)]
            if not table.acting and not table.over:
                return table
        return None

    async def _churn(self, per_second: float) -> None:
        while True:
            await asyncio.sleep(1.0 / per_second)
            for place, table in enumerate(self.tables):
                if table.over:
                    await self._replace(place, table)
                    break
            table = self.luck.choice(self.tables)
            person = self.luck.choice(table.people)
            if person.socket is not None and not table.over:
                person.socket.leave()
                person.snapshot = b""
                await self.connect(person)
                self.figures.reconnected += 1

    async def _replace(self, place: int, table: Table) -> None:
        for person in table.people:
            if person.socket is not None:
                person.socket.leave()
        self.tables[place] = new = await self.open_table()
        for person in new.people:
            await self.connect(person)
        self.figures.opened += 1

    async def check(self) -> dict[str, Any]:
        """Whether the server knows everything that it has acknowledged."""
        lost = 0
        for table in self.tables:
            person = table.people[0]
            _, content = await self.http[person.host].send("GET", f"/api/matches/{person.match}", Authorization=f"Bearer {person.token}")
            lost += max(0, table.version - json.loads(content)["version"])
        return {"tables": len(self.tables), "lost": lost}

    def move(self, host: str) -> dict[str, Any]:
        """The server is at another port now."""
        self.hosts, self.http = [host], {host: Http(host)}
        for table in self.tables:
            for person in table.people:
                person.host = host
                if person.socket is not None:
                    person.socket.leaving = True
        return {}


async def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("addresses", help="of the servers, with commas")
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("seed", type=int)
    chosen = parser.parse_args()
    crowd = Crowd([urlsplit(address).netloc for address in chosen.addresses.split(",")], chosen.game, chosen.seats, chosen.seed)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        wanted = json.loads(line)
        answer: dict[str, Any] = {}
        if wanted["do"] == "open":
            await crowd.open(wanted["tables"])
        elif wanted["do"] == "run":
            answer = await crowd.run(wanted["acts_per_second"], wanted["seconds"], wanted["churn"])
        elif wanted["do"] == "check":
            answer = await crowd.check()
        elif wanted["do"] == "move":
            answer = crowd.move(urlsplit(wanted["address"]).netloc)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
