"""What others notice while somebody floods a server.

    python -m tests.attack [--seconds 8] [--processes 3] [FLOOD ...]

For every flood: p99 of signs of life and of acts of somebody who plays at the same server, the most memory the server held, and what became
of the flood. One process uses SQLite; several share a PostgreSQL that is started for it, the flood goes to one of them, and somebody plays at each.
The flood runs in a process of its own, loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from magnat.web.store import Database
from tests.attack import floods
from tests.attack.floods import PING, PONG, TEXT, Taken
from tests.attack.target import HURRY, Noticed, Target, opened, playing
from tests.web.databases import Cluster

MB = 1_000_000
Flood = Callable[[int, str], Awaitable[Taken | bool]]
FLOODS: dict[str, Flood | None] = {
    "nothing": None,
    "pipeline": lambda port, match: floods.pipeline(port, "/health", 50 * MB),
    "pipeline-waiting": lambda port, match: floods.pipeline(port, f"/api/matches/{match}?after=1000", 50 * MB),
    "headers-behind": lambda port, match: floods.headers_behind(port, f"/api/matches/{match}?after=1000", 66 * MB),
    "body-unread": lambda port, match: floods.body_after_the_answer(port, 66 * MB),
    "pings": lambda port, match: floods.frames(port, match, PING, 10 * MB, a_second=1.3 * MB),
    "pongs": lambda port, match: floods.frames(port, match, PONG, 10 * MB, a_second=1.3 * MB),
    "texts": lambda port, match: floods.frames(port, match, TEXT, 10 * MB, a_second=1.3 * MB, text=b"x" * 20),
    "slow-reader": lambda port, match: floods.slow_reader(port, "/openapi.json", 30.0),
}
AT_ONCE = {"slow-reader": 50, "pings": 10}  # connections; else one


async def flooded(name: str, port: int, match: str, seconds: float) -> None:
    """The same again and again, until the time is up; whoever is dropped comes back."""
    flood, counted, end = FLOODS[name], Counter[str](), time.monotonic() + seconds
    assert flood is not None

    async def again() -> None:
        while time.monotonic() < end:
            try:
                taken = await flood(port, match)
            except (OSError, AssertionError, asyncio.IncompleteReadError):
                counted["refused"] += 1
                await asyncio.sleep(0.1)
                continue
            counted["dropped" if taken is True or (isinstance(taken, Taken) and taken.dropped) else "ended"] += 1
            counted["kB"] += taken.bytes // 1000 if isinstance(taken, Taken) else 0

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(again() for _ in range(AT_ONCE.get(name, 1))))
    print(", ".join(f"{count} {what}" for what, count in counted.items()) or "still held")


async def measured(name: str, targets: list[Target], seconds: float) -> None:
    async with httpx.AsyncClient(base_url=targets[0].address, timeout=HURRY) as client:
        match = (await opened(client))["id"]
    stop, noticed = asyncio.Event(), [Noticed() for _ in targets]
    players = [asyncio.create_task(playing(target.address, seen, stop)) for target, seen in zip(targets, noticed, strict=True)]
    await asyncio.sleep(1.0)
    for seen in noticed:
        seen.health.clear()
        seen.acts.clear()
    command = [sys.executable, "-m", "tests.attack", "--flood", name, str(targets[0].port), match, str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE) if FLOODS[name] else None
    most, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        most = max(most, targets[0].memory())
        await asyncio.sleep(0.1)
    told = (await process.communicate())[0].decode().strip() if process else ""
    stop.set()
    await asyncio.gather(*players)
    for number, seen in enumerate(noticed):
        where = name if not number else f"  at process {number + 1}"
        health, acts = Noticed.p99(seen.health) * 1000, Noticed.p99(seen.acts) * 1000
        memory = f"{most / MB:8.0f} MB" if not number else " " * 11
        print(f"{where:20} {health:8.0f} ms {acts:8.0f} ms {memory}   {told if not number else ''}", flush=True)


async def measure(names: list[str], seconds: float, database: Database, processes: int) -> None:
    print(f"{'flood':20} {'/health p99':>11} {'acts p99':>11} {'memory':>11}   what became of it", flush=True)
    for name in names:
        with contextlib.ExitStack() as stack:
            await measured(name, [stack.enter_context(Target(database)) for _ in range(processes)], seconds)


def main() -> None:
    if sys.argv[1:2] == ["--flood"]:
        name, port, match, seconds = sys.argv[2:]
        asyncio.run(flooded(name, int(port), match, float(seconds)))
        return
    arguments = argparse.ArgumentParser(prog="python -m tests.attack")
    arguments.add_argument("--seconds", type=float, default=8.0)
    arguments.add_argument("--processes", type=int, default=1)
    arguments.add_argument("floods", nargs="*", metavar="FLOOD", help=", ".join(FLOODS))
    chosen = arguments.parse_args()
    names = [name for name in FLOODS if not chosen.floods or name in chosen.floods]
    with tempfile.TemporaryDirectory() as folder:
        if chosen.processes == 1:
            asyncio.run(measure(names, chosen.seconds, Path(folder) / "magnat.db", 1))
            return
        cluster = Cluster()
        try:
            asyncio.run(measure(names, chosen.seconds, cluster.at(Path(folder)), chosen.processes))
        finally:
            cluster.stop()


if __name__ == "__main__":
    main()
