"""What one act with its four pushes costs the server, without a network: the application is called directly, and CPU time is counted.

    python benchmarks/act_cost.py [--game hab_und_gut] [--acts 1000] [--profile]

CPU time holds on a busy machine where waiting times do not, but caches that are shared with others still make it longer; compare two versions by
turns. Reported: the least, the tenth and the middle of all batches of five acts, and their mean. `--profile` says where the time goes.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from magnat.web import logs
from magnat.web.app import create_app
from magnat.web.serve import settle_memory
from magnat.web.settings import UNLIMITED, Settings

TABLES, SEATS, AT_ONCE = 20, 4, 5
SCOPE: dict[str, Any] = {"asgi": {"version": "3.0"}, "root_path": "", "query_string": b"", "client": ("127.0.0.1", 1), "server": ("table", 80)}


@dataclass
class Table:
    match: str
    tokens: list[str]
    pushed: list[str] = field(default_factory=lambda: ["{}"] * SEATS)  # the last snapshot of each seat


class House:
    """An application and the people at its tables."""

    def __init__(self, app: Any, game: str) -> None:
        self.app, self.game, self.luck = app, game, random.Random(1)
        self.tables: list[Table] = []
        self.listening: list[asyncio.Task[None]] = []
        self.pushes = 0
        self.news = asyncio.Event()

    async def post(self, path: str, body: Any, **headers: str) -> Any:
        payload, answer = json.dumps(body).encode(), list[Any]()
        sent = [{"type": "http.request", "body": payload, "more_body": False}]
        lines = {"host": "table", "content-type": "application/json", "content-length": str(len(payload)), **headers}
        scope = {**SCOPE, "type": "http", "http_version": "1.1", "method": "POST", "scheme": "http", **_where(path, lines)}

        async def receive() -> Any:
            return sent.pop() if sent else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            answer.append(message)

        await self.app(scope, receive, send)
        assert answer[0]["status"] < 300, answer
        return json.loads(answer[1]["body"])

    async def open(self) -> None:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        made = await self.post("/api/matches", {"game": self.game, "seats": seats, "name": "P0"})
        table = Table(made["id"], [made["token"]])
        for seat in range(1, SEATS):
            table.tokens.append((await self.post(f"/api/matches/{table.match}/join", {"name": f"P{seat}"}))["token"])
        await self.post(f"/api/matches/{table.match}/start", {}, **{"x-magnat-host": made["host_token"]})
        self.listening += [asyncio.create_task(self._listen(table, seat)) for seat in range(SEATS)]
        self.tables.append(table)

    async def _listen(self, table: Table, seat: int) -> None:
        up: asyncio.Queue[Any] = asyncio.Queue()
        up.put_nowait({"type": "websocket.connect"})
        lines = {"host": "table", "authorization": f"Bearer {table.tokens[seat]}"}
        scope = {**SCOPE, "type": "websocket", "scheme": "ws", "subprotocols": [], **_where(f"/api/matches/{table.match}/live", lines)}

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                self.pushes += 1
                table.pushed[seat] = message["text"]
                self.news.set()

        await self.app(scope, up.get, send)

    async def batch(self, number: int, profile: cProfile.Profile | None) -> tuple[int, float]:
        """Acts at some tables at once; how many there were, and the CPU time of each."""
        acting = []
        for table in self.luck.sample(self.tables, AT_ONCE):
            snapshots = [json.loads(text) for text in table.pushed]
            for seat, seen in enumerate(snapshots):
                if seen.get("legal"):
                    body = {"version": seen["version"], "key": f"{number}", "acts": [self.luck.choice(seen["legal"])["act"]]}
                    acting.append(self.post(f"/api/matches/{table.match}/acts", body, authorization=f"Bearer {table.tokens[seat]}"))
                    break
        enough, began = self.pushes + SEATS * len(acting), time.process_time()
        if profile is not None:
            profile.enable()
        await asyncio.gather(*acting)
        while self.pushes < enough:
            self.news.clear()
            await self.news.wait()
        if profile is not None:
            profile.disable()
        return len(acting), (time.process_time() - began) / max(1, len(acting))


def _where(path: str, lines: dict[str, str]) -> dict[str, Any]:
    headers = [(name.encode(), value.encode()) for name, value in lines.items()]
    return {"path": path, "raw_path": path.encode(), "headers": headers, "state": {}}


async def measure(game: str, acts: int, profile: cProfile.Profile | None) -> list[float]:
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w") as log:
        logs.set_up(log)
        app = create_app(Settings(database=Path(folder) / "act.db", limits=UNLIMITED))
        async with app.router.lifespan_context(app):
            house, found, done = House(app, game), list[float](), 0
            for _ in range(TABLES):
                await house.open()
            await asyncio.sleep(1.0)
            settle_memory()
            for number in range(acts):
                if done >= acts:
                    break
                count, seconds = await house.batch(number, profile)
                done += count
                found += [seconds] if count else []
            return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="hab_und_gut")
    parser.add_argument("--acts", type=int, default=1000)
    parser.add_argument("--profile", action="store_true")
    chosen = parser.parse_args()
    profile = cProfile.Profile() if chosen.profile else None
    found = [1000 * seconds for seconds in asyncio.run(measure(chosen.game, chosen.acts, profile))]
    middle, mean = found[len(found) // 2], sum(found) / len(found)
    print(f"{chosen.game}: CPU for an act: least {found[0]:.2f} ms, tenth {found[len(found) // 10]:.2f}, middle {middle:.2f}, mean {mean:.2f}")
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(40)


if __name__ == "__main__":
    main()
