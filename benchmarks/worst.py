"""How long the server keeps others waiting while somebody asks it for the worst that is allowed.

    python benchmarks/worst.py [--seconds 6] [--only import]

One process asks `/health` a hundred times a second and notes how long the answer takes. Meanwhile another does, again and again and without a
pause, one of the things that compute long: imports of a long match and of one with as many acts as a save can hold, hints, previews and helpers
in every game, an export, replays, a what-if, takebacks, and looks at long tables that have to be loaded first. The rates at which one address
may ask are lifted; sizes are those of a server as it comes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from light_client import Http
from load import Server, share

from magnat.core.game import load, names
from magnat.core.play import PERSON, Match, Seat, saves

GOAL_MS = 50.0
PACE = 0.01  # seconds between two questions about the server's health
LARGEST = 1_950_000  # bytes of a save, just under what a server takes
TABLES = 6  # long ones that are loaded again
Attack = Callable[[], Awaitable[None]]


def long_match(game: str, acts: int) -> Match:
    """A match of one person and bots, played at random for that long or nearly to its end."""
    luck = random.Random(1)
    declared = load(game)
    seats = [Seat("Ada", PERSON), *(Seat(f"Bot {seat}", "heuristic") for seat in range(1, declared.usual_seats))]
    match = Match.new(declared, seats, seed=1)
    best = match.copy()
    while not match.is_over and len(match.played) < acts:
        seat = match.asked()[0]
        match.play(seat, [luck.choice(match.legal(seat))])
        if not match.is_over and 0 in match.asked():
            best = match.copy()
    return best


def widest(match: Match) -> bytes:
    """The save with as many acts as fit: kept acts of earlier rules need not be played again."""
    kept = [[0, "wait", 0]]
    room = (LARGEST - len(json.dumps(saves.to_json(replace(match, base=match.state, before=kept, played=[]))))) // len(json.dumps(kept))
    return json.dumps(saves.to_json(replace(match, base=match.state, before=kept * min(room, 99_000), played=[], windows=[]))).encode()


class Somebody:
    """A program that holds a seat."""

    def __init__(self, http: Http) -> None:
        self.http, self.id, self.token, self.snapshot = http, "", "", {}

    async def send(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        url = path if path.startswith("/") else f"/api/matches/{self.id}{'/' + path if path else ''}"
        status, content = await self.http.send(method, url, body, **headers)
        if status >= 500 or status in (413, 429):
            raise RuntimeError(f"{path}: {status} {content[:200].decode()}")
        return json.loads(content) if content else {}

    async def take_in(self, save: Any) -> None:
        made = await self.send("POST", "/api/matches/import", save)
        self.id, self.token, self.host = made["id"], made["token"], made["host_token"]
        await self.http.send("POST", f"/api/matches/{self.id}/start", X_Magnat_Host=self.host)
        await self.look()

    async def open(self, game: str, seats: int) -> None:
        people = [{"kind": "me"}, *({"kind": "bot"} for _ in range(seats - 1))]
        made = await self.send("POST", "/api/matches", {"game": game, "seats": people, "name": "Ada", "start": True, "takebacks": True})
        self.id, self.token = made["id"], made["token"]
        await self.look()

    async def look(self) -> None:
        self.snapshot = await self.send("GET", "")

    async def ask_everything(self) -> None:
        """A hint, a preview and every helper that needs no arguments, then an act, so that the next answers are not those kept for this version."""
        while not self.snapshot.get("legal"):
            if self.snapshot.get("status") == "over":
                await self.open(self.snapshot["game"], len(self.snapshot["seats"]))
            await asyncio.sleep(0.02)
            await self.look()
        version, act = self.snapshot["version"], random.choice(self.snapshot["legal"])["act"]
        await self.send("GET", "hint")
        await self.send("POST", "preview", {"version": version, "acts": [act]})
        for name in load(self.snapshot["game"]).helpers:
            await self.send("POST", f"helpers/{name}", {"arguments": {}})
        await self.send("POST", "acts", {"version": version, "acts": [act]})
        await self.look()


async def attacks(server: Server, wanted: str) -> dict[str, Attack]:
    """Everything that computes long, by name."""
    http = Http(urlsplit(server.address).netloc)
    played = long_match("maxi_bourse", 9000)
    save, wide = saves.to_json(played), json.loads(widest(long_match("hab_und_gut", 50)))
    print(f"a match of {len(save['acts'])} acts ({len(json.dumps(save)) // 1000} kB), and a save of {len(wide['acts'])} acts", flush=True)

    async def at(save: Any) -> Somebody:
        somebody = Somebody(http)
        await somebody.take_in(save)
        return somebody

    long = await at(save)
    sleeping = [await at(save) for _ in range(TABLES)] if wanted in "load a long table" else []

    async def take_back() -> None:
        await long.look()
        await long.send("POST", "takeback", {"version": long.snapshot["version"]})

    async def step() -> None:
        await long.send("GET", f"replay?place={random.randrange(len(played.played))}")

    async def what_if() -> None:
        await long.send("POST", "what-if", {"place": random.randrange(len(played.played) - 50)})

    async def wake() -> None:
        if sleeping:
            await sleeping.pop().look()
        else:
            await asyncio.sleep(0.05)

    found: dict[str, Attack] = {
        "import a long match": lambda: Somebody(http).take_in(save),
        "import the widest save": lambda: Somebody(http).take_in(wide),
        "export": lambda: long.send("GET", "export"),
        "replay": step,
        "what-if": what_if,
        "takeback": take_back,
    }
    for game in names():
        asker = Somebody(http)
        await asker.open(game, load(game).usual_seats)
        found[f"hints, previews, helpers: {game}"] = asker.ask_everything
    if sleeping:
        found["load a long table"] = wake
    return {name: attack for name, attack in found.items() if wanted in name}


async def repeat(attack: Attack, seconds: float) -> int:
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        await attack()
        done += 1
    return done


async def _probe(host: str, seconds: float) -> list[float]:
    http, took = Http(host), []
    began = time.perf_counter()
    while (now := time.perf_counter()) - began < seconds:
        await http.send("GET", "/health")
        took.append(1000 * (time.perf_counter() - now))
        await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - now)))
    return took


def probe(host: str, seconds: float, answer: Any) -> None:
    """In a process of its own."""
    answer.send(asyncio.run(_probe(host, seconds)))


async def measure(server: Server, name: str, attack: Attack, seconds: float) -> float:
    here, there = multiprocessing.Pipe()
    asking = multiprocessing.get_context("spawn").Process(target=probe, args=(urlsplit(server.address).netloc, seconds, there))
    asking.start()
    done = await repeat(attack, seconds + 0.5)
    took = await asyncio.to_thread(here.recv)
    asking.join()
    p99 = share(took, 0.99)
    print(f"{name:48} {done:5} times; /health p50 {share(took, 0.5):6.1f} ms, p99 {p99:6.1f} ms, worst {max(took):6.1f} ms", flush=True)
    return p99


async def run(chosen: argparse.Namespace) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "load.db"), Path(folder) / "log", idle=600.0)
        server.start()
        try:
            found = await attacks(server, chosen.only)
            worst = 0.0
            for name, attack in found.items():
                if name == "load a long table":
                    server.stop()
                    port = urlsplit(server.address).port
                    server.start(port or 0)
                worst = max(worst, await measure(server, name, attack, chosen.seconds))
        finally:
            server.stop()
    print(f"the worst p99 is {worst:.1f} ms (goal {GOAL_MS:g}): {'goal met' if worst < GOAL_MS else 'goal missed'}")
    return worst < GOAL_MS


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=6.0, help="for each kind of question")
    parser.add_argument("--only", default="", help="only those whose name has this in it")
    return 0 if asyncio.run(run(parser.parse_args())) else 1


if __name__ == "__main__":
    sys.exit(main())
