"""What computes long does so in processes of its own: the loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from magnat.core.errors import Refused
from magnat.core.game import load
from magnat.core.play import Match, Seat, saves
from magnat.web.errors import LimitReached, TooLong
from magnat.web.tables.computed import MOST, Computed
from magnat.web.workers import ASKER, BANNED, WAITING_OF_ONE, WORKERS, Pool, Worker, Workers
from tests.web.server import serving
from tests.web.tasks import Awkward, busy, refuses

pytestmark = pytest.mark.thorough


async def test_a_worker_is_another_process_and_what_it_raises_is_raised_here() -> None:
    workers = Workers()
    assert await workers.run(busy, 0.0) != os.getpid()
    with pytest.raises(Refused, match="too-dear"):
        await workers.run(refuses)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no politeness")
async def test_workers_that_stand_back_do_so_in_their_process() -> None:
    here = os.nice(0)
    assert await Workers(Pool(1, niceness=7)).run(os.nice, 0) == min(19, here + 7)
    assert os.nice(0) == here


async def test_a_task_without_end_is_stopped_and_the_next_one_is_done() -> None:
    workers = Workers()
    await workers.run(busy, 0.0)
    with pytest.raises(TimeoutError):
        await workers.run(busy, 600.0, patience=0.5)
    assert await workers.run(busy, 0.0) != os.getpid()


async def asked_by(who: str, workers: Workers, seconds: float, **more: Any) -> int:
    """Somebody at that address asks for something that takes so long."""
    ASKER.set(who)
    return await workers.run(busy, seconds, **more)


async def test_stopping_one_task_stops_one_worker() -> None:
    """What others compute meanwhile is not begun again."""
    workers = Workers()
    await asyncio.gather(*(workers.run(busy, 0.2) for _ in range(WORKERS)))
    other = asyncio.create_task(workers.run(busy, 3.0))
    await asyncio.sleep(0.2)
    before = {worker._executor for worker in workers.pool.workers if worker.tasks}
    with pytest.raises(TimeoutError):
        await workers.run(busy, 600.0, patience=0.5)
    assert before <= {worker._executor for worker in workers.pool.workers}
    assert await other != os.getpid()


async def test_people_wait_a_few_seconds_and_whoever_ran_into_it_is_not_heard_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    await asyncio.gather(*(workers.run(busy, 0.2) for _ in range(WORKERS)))
    monkeypatch.setattr("magnat.web.workers.FOR_PEOPLE", 0.5)
    with pytest.raises(TooLong):
        await asyncio.create_task(asked_by("192.0.2.1", workers, 600.0))
    with pytest.raises(LimitReached) as refused:
        await asyncio.create_task(asked_by("192.0.2.1", workers, 0.0))
    assert 0 < refused.value.retry_after <= BANNED
    assert await asyncio.create_task(asked_by("192.0.2.2", workers, 0.0)) != os.getpid()  # nobody else notices
    assert await workers.run(busy, 0.0) != os.getpid()
    workers.bans = {who: ban._replace(until=time.monotonic()) for who, ban in workers.bans.items()}
    with pytest.raises(TooLong):
        await asyncio.create_task(asked_by("192.0.2.1", workers, 600.0))
    assert workers.bans["192.0.2.1"].seconds == 2 * BANNED  # longer each time


class SlowToStart(Worker):
    """A worker whose process is a second late."""

    def submit(self, task: bytes) -> Future[bytes]:
        if self._executor is None:
            super().submit(pickle.dumps((busy, (1.0,))))
        return super().submit(task)


@pytest.fixture
def slow() -> Iterator[Workers]:
    """One worker for people, slow to start."""
    pool = Pool(0)
    pool.workers = [SlowToStart()]
    yield Workers(pool)
    pool.restart()


async def test_a_process_that_starts_late_is_not_held_against_who_asked(slow: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.web.workers.STARTING", 0.0)
    monkeypatch.setattr("magnat.web.workers.FOR_PEOPLE", 0.5)
    assert await asyncio.create_task(asked_by("192.0.2.1", slow, 0.0)) != os.getpid()
    with pytest.raises(TooLong):  # the task itself is
        await asyncio.create_task(asked_by("192.0.2.1", slow, 600.0))


async def test_a_process_that_does_not_start_is_nobodys_fault(slow: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.web.workers.PATIENCE", 0.1)
    with pytest.raises(LimitReached):
        await asyncio.create_task(asked_by("192.0.2.1", slow, 0.0))
    assert not slow.bans
    with pytest.raises(TimeoutError):
        await slow.run(busy, 0.0)


async def test_tables_are_loaded_whatever_people_have_asked_for() -> None:
    """Loading has a line and a worker of its own."""
    workers = Workers()
    await workers.load(busy, 0.0)
    much = [asyncio.create_task(asked_by(f"192.0.2.{number}", workers, 4.0, patience=60.0)) for number in range(4)]
    much += [asyncio.create_task(workers.run(busy, 4.0)) for _ in range(2 * WORKERS)]
    await asyncio.sleep(0.2)
    assert await workers.load(busy, 0.0) != os.getpid()
    assert not any(task.done() for task in much)
    for task in much:
        task.cancel()
    await asyncio.wait(much)


async def test_whoever_asks_for_much_keeps_neither_the_server_nor_others_waiting() -> None:
    workers = Workers()
    await workers.run(busy, 0.0)

    async def asked(who: str, seconds: float) -> int:
        ASKER.set(who)
        return await workers.run(busy, seconds)

    much = [asyncio.create_task(asked("192.0.2.1", 0.4)) for _ in range(WAITING_OF_ONE)]
    await asyncio.sleep(0.1)
    with pytest.raises(LimitReached):
        await asyncio.create_task(asked("192.0.2.1", 0.0))
    await workers.run(busy, 0.0)  # a bot that is to move
    await asyncio.create_task(asked("192.0.2.2", 0.0))
    assert sum(task.done() for task in much) < WAITING_OF_ONE / 2
    for task in much:
        task.cancel()
    await asyncio.wait(much)
    assert not workers.waiting


async def test_whoever_stands_in_line_is_not_taken_for_slow() -> None:
    workers = Workers()
    await workers.run(busy, 0.0)
    before = [asyncio.create_task(workers.run(busy, 0.8)) for _ in range(5 * WORKERS)]
    await asyncio.sleep(0.1)
    assert await workers.run(busy, 0.0, patience=3.2) != os.getpid()
    assert all(task.done() for task in before[:WORKERS])
    await asyncio.gather(*before)


async def test_people_ask_under_their_address_and_bots_under_none(tmp_path: Path) -> None:
    asked = []
    async with serving(tmp_path) as server:
        workers = server.registry.services.workers
        compute = workers._compute

        async def noted(function: Any, *more: Any) -> Any:
            asked.append((function.__name__, ASKER.get()))
            return await compute(function, *more)

        workers._compute = noted  # type: ignore[assignment, method-assign]
        (ada,) = await server.open("me", "heuristic", "heuristic")
        await ada.ok(ada.get("hint"))
        assert (await ada.play("buy 0", "trade_end", "donate_none")).status_code == 200
        await ada.until(lambda now: now["asked"] == [0])
    assert ("advised", "127.0.0.1") in asked and {who for name, who in asked if name == "chosen"} == {""}


async def test_answers_that_are_kept_are_bounded() -> None:
    computed = Computed(Workers(), asyncio.create_task)
    for number in range(MOST + 5):
        assert await computed.get(1, f"preview {number}", abs, -number) == number
    assert len(computed.tasks) == MOST and await computed.get(1, "preview 0", abs, 0) == 0


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
        assert len({answer.text for answer in first}) == 1 and set(table._computed.tasks) == {"hint 0"}
        await ada.play("buy 0")
        await ada.get("hint")
        assert table._computed.version == table.state.version and set(table._computed.tasks) == {"hint 0"}


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


async def test_what_travels_is_not_packed_by_the_loop() -> None:
    assert await Workers().run(isinstance, Awkward(), Awkward)
    assert Awkward.threads and all(name.startswith("packing") for name in Awkward.threads)


class Postponed:
    """A worker that answers when the test says so."""

    def __init__(self) -> None:
        self.answer: Future[bytes] = Future()

    def submit(self, task: bytes) -> Future[bytes]:
        return self.answer

    def stop(self) -> None:
        raise AssertionError("nothing took too long")


@pytest.mark.parametrize("steps", range(6))
async def test_who_is_sent_away_while_the_answer_comes_in_does_not_go_on(steps: int) -> None:
    """A loop that swallowed its end went on for ever, and the server that waited for it never stopped."""
    worker = Postponed()
    waiting = asyncio.create_task(Workers()._answer(worker, b"", 60.0))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    worker.answer.set_result(b"answer")
    for _ in range(steps):
        await asyncio.sleep(0)
    if waiting.cancel():
        with pytest.raises(asyncio.CancelledError):
            await waiting
    else:
        assert await waiting == b"answer"
