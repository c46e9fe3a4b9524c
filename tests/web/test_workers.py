"""What computes long does so in processes of its own: the loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from pathlib import Path
from typing import ClassVar

import pytest

from magnat.core import saves
from magnat.core.errors import Refused
from magnat.core.game import load
from magnat.core.match import Match, Seat
from magnat.web.workers import Workers
from tests.web.server import serving


def busy(seconds: float) -> int:
    """Computes for that long; holds the lock of its interpreter as a helper written in Python does."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        sum(range(10_000))
    return os.getpid()


def refuses() -> None:
    raise Refused("too-dear", ("H18",))


async def test_a_worker_is_another_process_and_what_it_raises_is_raised_here() -> None:
    workers = Workers()
    assert await workers.run(busy, 0.0) != os.getpid()
    with pytest.raises(Refused, match="too-dear"):
        await workers.run(refuses)


async def test_a_task_without_end_is_stopped_and_the_next_one_is_done() -> None:
    workers = Workers()
    await workers.run(busy, 0.0)
    with pytest.raises(TimeoutError):
        await workers.run(busy, 600.0, patience=0.5)
    assert await workers.run(busy, 0.0) != os.getpid()


async def test_the_loop_goes_on_while_helpers_compute(tmp_path: Path) -> None:
    """The worst of the delays of the loop is a small part of what is computed meanwhile."""
    async with serving(tmp_path) as server:
        workers = server.registry.services.workers
        await workers.run(busy, 0.0)
        delays = []

        async def beat() -> None:
            while True:
                before = time.perf_counter()
                await asyncio.sleep(0.005)
                delays.append(time.perf_counter() - before - 0.005)

        beating = asyncio.create_task(beat())
        await asyncio.gather(*(workers.run(busy, 0.5) for _ in range(3)))
        beating.cancel()
        assert len(delays) > 20 and sorted(delays)[len(delays) // 2] < 0.05


async def test_hints_are_computed_once_for_a_version(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        table = server.table(ada.match)
        first = await asyncio.gather(*(ada.get("hint") for _ in range(4)))
        assert len({answer.text for answer in first}) == 1 and set(table._computed.tasks) == {"hint 0", "plan 0"}
        await ada.play("buy 0")
        await ada.get("hint")
        assert table._computed.version == table.state.version and set(table._computed.tasks) == {"hint 0", "plan 0"}


def forbidden(*_: object, **__: object) -> None:
    raise AssertionError("this is no work for the process of the event loop")


async def test_what_goes_through_a_long_match_runs_in_other_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Imports, takebacks, replays, what-ifs and loading: workers have these functions, the server's own process must not call them."""
    game = load("hab_und_gut")
    match = Match.new(game, [Seat("Ada"), *(Seat(name, "random") for name in ("Bob", "Cleo"))], seed=4)
    luck = random.Random(4)
    while len(match.played) < 130 or match.asked() != [0]:
        seat = match.asked()[0]
        match.play(seat, [luck.choice(match.legal(seat))])
    save = saves.to_json(match)
    for owner, name in ((saves, "from_json"), (Match, "state_at"), (Match, "takeback")):
        monkeypatch.setattr(owner, name, forbidden)
    async with serving(tmp_path) as server:
        ada = server.person()
        made = await ada.ok(ada.post("/api/matches/import", save))
        ada.match, token = made["id"], made["token"]
        started = await ada.ok(ada.post("start"))
        assert len(started["lines"]) > 50
        back = await ada.ok(ada.post("takeback", {"version": started["version"]}))
        assert "takeback" in back["marks"] and len(back["lines"]) < len(started["lines"])
        replayed = await ada.ok(ada.get("replay", params={"place": 20}))
        assert replayed["place"] == 20
        tried = await ada.ok(ada.post("what-if", {"place": 20}))
        assert tried["snapshot"]["marks"] == ["what-if"]
    async with serving(tmp_path) as server:
        again = server.person(ada.match, headers={"Authorization": f"Bearer {token}"})
        assert (await again.look())["view"] == back["view"]


class Awkward:
    """Says in which thread it was packed."""

    threads: ClassVar[list[str]] = []

    def __reduce__(self) -> tuple[type[Awkward], tuple[()]]:
        Awkward.threads.append(threading.current_thread().name)
        return Awkward, ()


async def test_what_travels_is_not_packed_by_the_loop() -> None:
    assert await Workers().run(isinstance, Awkward(), Awkward)
    assert Awkward.threads and all(name.startswith("packing") for name in Awkward.threads)
