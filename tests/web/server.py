"""A server inside a test, and the people who use it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from magnat.core.game import load
from magnat.core.play import PERSON, Match, SeededDice, options, saves
from magnat.web.app import create_app
from magnat.web.settings import UNLIMITED, Settings
from magnat.web.state.clocks import ClockRules
from magnat.web.state.state import NO_SEAT, Chair
from magnat.web.tables.live import LiveTable
from magnat.web.tables.registry import TableRegistry
from tests.core.bazaar import BAZAAR
from tests.web.databases import database_of
from tests.web.documented import check_push, check_response

Json = dict[str, Any]
PATIENCE = 40.0  # seconds for something that should happen at once


class Person:
    """A browser, or a program with a token, at one match."""

    def __init__(self, client: httpx.AsyncClient, match: str = "", seat: int | None = None) -> None:
        self.client, self.match, self.seat = client, match, seat
        self.token = self.host_token = ""
        self.snapshot: Json = {}

    async def send(self, method: str, path: str, body: Json | None = None, **more: Any) -> httpx.Response:
        """Any request about the match: `look`, `acts`, ...; a path with a slash in front is taken as it is."""
        url = path if path.startswith("/") else f"/api/matches/{self.match}{'/' + path if path else ''}"
        response = await self.client.request(method, url, json=body, **more)
        check_response(response)
        return response

    async def get(self, path: str = "", **more: Any) -> httpx.Response:
        return await self.send("GET", path, **more)

    async def post(self, path: str, body: Json | None = None, **more: Any) -> httpx.Response:
        return await self.send("POST", path, body, **more)

    async def ok(self, answer: Awaitable[httpx.Response]) -> Json:
        """The document of an answer that must be a success."""
        got = await answer
        assert got.is_success, (got.status_code, got.text)
        document: Json = got.json()
        return document

    async def look(self) -> Json:
        self.snapshot = await self.ok(self.get())
        return self.snapshot

    async def play(self, *acts: str, key: str | None = None, version: int | None = None) -> httpx.Response:
        """Acts written as "block" or "block argument", on the version seen last."""
        if version is None:
            version = (await self.look())["version"]
        return await self.post("acts", {"version": version, "key": key, "acts": [spelled(act) for act in acts]})

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Look until the table is as wanted."""
        async with asyncio.timeout(PATIENCE):
            await self.look()
            while not wanted(self.snapshot):
                answer = await self.get(params={"after": self.snapshot["version"]})
                if answer.status_code == 200:
                    self.snapshot = answer.json()
            return self.snapshot


def spelled(act: str) -> list[str | int]:
    block, *argument = act.split()
    return [block, int(argument[0]) if argument else 0]


def code(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error."""
    return answer.status_code, answer.json()["error"]["code"]


class Server:
    """A running application without a network."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.registry: TableRegistry = app.state.registry
        self._clients: list[httpx.AsyncClient] = []

    def person(self, match: str = "", **more: Any) -> Person:
        """Somebody with an empty cookie jar."""
        client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app, raise_app_exceptions=False), base_url="http://table.test", **more)
        self._clients.append(client)
        return Person(client, match)

    async def open(self, *kinds: str, game: str = "hab_und_gut", start: bool = True, guests: int = 8, **more: Any) -> list[Person]:
        """A table and its people: the host, then one guest for every open seat (or as many as `guests` says). With `start` it has begun."""
        host = self.person()
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        answer = await host.ok(host.post("/api/matches", {"game": game, "seats": seats, "name": "Ada", **more}))
        host.match, host.seat, host.host_token = answer["id"], answer["seat"], answer["host_token"]
        host.token, host.snapshot = answer["token"] or "", answer["snapshot"]
        names = ("Bob", "Cleo", "Dan", "Eve")[: min(guests, kinds.count("open"))]
        people = [host, *[await self.join(host.match, name) for name in names]]
        if start:
            await host.ok(host.post("start"))
        return people

    async def go_on(self, match: Match, orders: Json | None = None, **clock: Any) -> list[Person]:
        """A table that goes on with a match, all its seats people, with these standing orders; started. The host does not play."""
        chairs = [Chair(seat.name, PERSON) for seat in match.seats]
        chosen = options.spelled(match.game, options.of_state(match.game, match.state))
        rules = ClockRules.from_json(clock)
        table, _, host = await self.registry.create(
            match.game, options=chosen, chairs=chairs, clock=rules, takebacks=False, my_seat=NO_SEAT, host_seat=NO_SEAT, save=saves.to_json(match)
        )
        people = []
        for seat in range(len(chairs)):
            people.append(
                self.person(table.state.id, headers={"Authorization": f"Bearer {await table.grants.grant('seat', seat)}", "X-Magnat-Host": host})
            )
            people[-1].seat = seat
            await people[-1].ok(people[-1].post("orders", {"version": 1, "orders": orders or {}}))
        await people[0].ok(people[0].post("start"))
        return people

    async def join(self, match: str, name: str) -> Person:
        guest = self.person(match)
        answer = await guest.ok(guest.post("join", {"name": name}))
        guest.seat, guest.token = answer["seat"], answer["token"]
        return guest

    def table(self, match: str) -> LiveTable:
        return self.registry.tables[match]

    def socket(self, person: Person, **headers: str) -> Socket:
        return Socket(self.app, person, headers)


class Socket:
    """A WebSocket by hand: the messages of the ASGI protocol, so that a test sees every byte."""

    def __init__(self, app: FastAPI, person: Person, headers: dict[str, str]) -> None:
        self.app, self.person = app, person
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.client.cookies.jar)
        self.headers = {"host": "table.test", **({"cookie": cookies} if cookies else {}), **headers}
        self._up: asyncio.Queue[Json] = asyncio.Queue()
        self._down: asyncio.Queue[Json] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Socket:
        path = f"/api/matches/{self.person.match}/live"
        scope: Json = {
            "type": "websocket", "asgi": {"version": "3.0"}, "path": path, "raw_path": path.encode(), "root_path": "", "scheme": "ws",
            "query_string": b"", "headers": [(name.lower().encode(), value.encode()) for name, value in self.headers.items()],
            "client": ("127.0.0.1", 1), "server": ("table.test", 80), "subprotocols": [], "state": {},
        }  # fmt: skip
        self._task = asyncio.create_task(self.app(scope, self._up.get, self._down.put))  # type: ignore[arg-type]
        self._up.put_nowait({"type": "websocket.connect"})
        first = await asyncio.wait_for(self._down.get(), PATIENCE)
        self.refused = first["type"] != "websocket.accept"
        return self

    async def __aexit__(self, *wrong: object) -> None:
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert self._task is not None
        await asyncio.wait_for(self._task, PATIENCE)

    async def text(self) -> str:
        """The next message."""
        message = await asyncio.wait_for(self._down.get(), PATIENCE)
        assert message["type"] == "websocket.send", message
        text = str(message["text"])
        check_push(text, json.loads(text)["type"])
        return text

    async def message(self, kind: str = "") -> Json:
        """The next message (of that type)."""
        while True:
            document: Json = json.loads(await self.text())
            if kind in ("", document["type"]):
                return document

    def waiting(self) -> list[str]:
        """The messages that have come and were not read yet."""
        return [self._down.get_nowait()["text"] for _ in range(self._down.qsize())]


def settings(folder: Path, **more: Any) -> Settings:
    """Bots do not pause, dice are seeded, nothing is limited unless a test wants it."""
    games = {"hab_und_gut": load("hab_und_gut"), "richesses_du_monde": load("richesses_du_monde"), "bazaar": BAZAAR}
    chosen = Settings(database_of(folder), games, UNLIMITED, bot_pause=0.0, characters=False, wait=1.0, dice=lambda: SeededDice(1), luck=lambda: 7)
    return replace(chosen, **more)


@asynccontextmanager
async def serving(folder: Path, **more: Any) -> AsyncIterator[Server]:
    """An application with its database in a folder."""
    app = create_app(settings(folder, **more))
    async with app.router.lifespan_context(app):
        running = Server(app)
        try:
            yield running
        finally:
            for client in running._clients:
                await client.aclose()
