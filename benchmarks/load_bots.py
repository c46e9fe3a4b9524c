"""How the server bears bots that think: a person and three bots of a level at each table, all on this machine.

    python benchmarks/load.py --bots expert [--matches 20] [--seconds 60] [--game hab_und_gut]

People act at once, as a hint says. Reported: how long a bot takes from being asked to its act being told, how long the act of a person takes, how
long /health takes. Loopback only; bots do not pause.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

GOALS_MS = {"a bot's answer": (0.95, 2500.0), "/health": (0.99, 50.0), "an act of a person": (0.99, 100.0)}
WARM = 600.0  # seconds that compiling may take
SERVER = """
import sys
from pathlib import Path
from magnat.core.game import load
from magnat.web.serve import serve
from magnat.web.settings import UNLIMITED, Settings
games = {sys.argv[3]: load(sys.argv[3])}
serve(port=0, settings=Settings(database=Path(sys.argv[1]), games=games, limits=UNLIMITED, bot_pause=0.0), log=Path(sys.argv[2]))
"""


@dataclass
class Times:
    """Milliseconds, by what was waited for."""

    of: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in GOALS_MS})
    errors: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, name: str, since: float) -> None:
        with self.lock:
            self.of[name].append(1000 * (time.perf_counter() - since))


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


class Person:
    """Plays one table after the other, and looks at the clock."""

    def __init__(self, address: str, game: str, bots: list[str], times: Times) -> None:
        self.client = httpx.Client(base_url=address, timeout=60.0)
        self.game, self.bots, self.times = game, bots, times

    def play(self, end: float) -> None:
        try:
            while time.perf_counter() < end:
                self.play_table(end)
        except Exception as wrong:
            self.times.errors.append(f"{type(wrong).__name__}: {wrong}"[:120])
        finally:
            self.client.close()

    def play_table(self, end: float) -> None:
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in self.bots)]
        made = self.client.post("/api/matches", json={"game": self.game, "seats": seats, "name": "Ada", "start": True}).raise_for_status().json()
        path, now, since = f"/api/matches/{made['id']}", made["snapshot"], time.perf_counter()
        self.client.headers["Authorization"] = f"Bearer {made['token']}"
        while now["status"] == "running" and time.perf_counter() < end:
            if 0 in now["asked"]:
                act = self.client.get(f"{path}/hint").raise_for_status().json()["act"]
                began = time.perf_counter()
                answer = self.client.post(f"{path}/acts", json={"version": now["version"], "acts": [act]})
                self.times.add("an act of a person", began)
                now, since = self.look(path, now["version"] if answer.is_success else None), time.perf_counter()
                continue
            later = self.look(path, now["version"])
            if later["version"] > now["version"] and now["asked"]:
                self.times.add("a bot's answer", since)
            now, since = later, time.perf_counter()
        del self.client.headers["Authorization"]

    def look(self, path: str, after: int | None) -> dict[str, Any]:
        """The table, once it is newer than that."""
        answer = self.client.get(path, params={} if after is None else {"after": after})
        if answer.status_code == 204:
            return self.look(path, after)
        found: dict[str, Any] = answer.raise_for_status().json()
        return found


def ask_health(address: str, end: float, times: Times) -> None:
    with httpx.Client(base_url=address, timeout=30.0) as client:
        while time.perf_counter() < end:
            began = time.perf_counter()
            client.get("/health")
            times.add("/health", began)
            time.sleep(0.05)


def measure_bots(chosen: argparse.Namespace) -> bool:
    """One run; says what was measured and whether it was good enough."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "load.db"), str(Path(folder) / "log"), chosen.game]
        server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            assert server.stderr is not None
            address = next(line.split()[3] for line in server.stderr if line.startswith("Magnat is at"))
            began = time.perf_counter()
            while httpx.get(f"{address}/api/games", timeout=30.0).json()[0]["warming"] and time.perf_counter() - began < WARM:
                time.sleep(0.5)
            print(f"{chosen.game} was compiled after {time.perf_counter() - began:.0f} s", flush=True)
            times, end = Times(), time.perf_counter() + chosen.seconds
            people = [Person(address, chosen.game, [chosen.bots] * (chosen.seats - 1), times) for _ in range(chosen.matches)]
            threads = [threading.Thread(target=person.play, args=(end,)) for person in people]
            threads.append(threading.Thread(target=ask_health, args=(address, end, times)))
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        finally:
            server.terminate()
            server.wait(30)
    met = not times.errors
    print(f"{chosen.matches} tables of {chosen.game} with {chosen.seats - 1} bots of the level {chosen.bots} each, {chosen.seconds:g} s")
    for name, (part, most) in GOALS_MS.items():
        values = times.of[name]
        met = met and share(values, part) < most
        print(f"{name}: {len(values)}, p50 {share(values, 0.5):.0f} ms, p{100 * part:.0f} {share(values, part):.0f} ms (goal {most:g})")
    print(f"errors: {len(times.errors)} {times.errors[:3]}")
    print("goals met" if met else "goals missed")
    return met
