"""Signs of life, readiness, figures."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

from magnat.web.settings import Limits, Rate
from magnat.web.store import SqliteDriver
from tests.web.server import Server, code, serving


def fill_the_disk(server: Server) -> None:
    """SQLite says what it says on a full disk: the file may not grow any more."""
    driver = server.registry.store.driver
    assert isinstance(driver, SqliteDriver)
    driver._writer.submit(lambda: driver._connection.execute("PRAGMA max_page_count=1")).result()


@pytest.mark.embedded
async def test_a_full_disk_is_called_a_full_disk_and_the_process_lives(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        assert (await ada.get("/ready")).json() == {"ready": True, "reasons": []}
        fill_the_disk(server)
        answers = [await ada.post("chat", {"text": "x" * 500}) for _ in range(60)]
        assert code(answers[-1]) == (503, "disk-full") and "disk" in answers[-1].json()["error"]["message"]
        told = await ada.get("/ready")
        assert told.status_code == 503 and not told.json()["ready"] and "the disk is full" in told.json()["reasons"]
        assert (await ada.get("/health")).status_code == 200
        assert len((await ada.look())["chat"]) == sum(answer.is_success for answer in answers)


async def test_a_database_that_fails_or_is_slow_makes_it_unready_but_not_dead(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        me, monitor = server.person(), server.app.state.monitor

        async def broken() -> int:
            raise OSError("gone")

        server.registry.store.count = broken  # type: ignore[method-assign]
        await monitor.probe()
        assert (await me.get("/health")).json()["database"] == "failing" and (await me.get("/health")).status_code == 200
        assert (await me.get("/ready")).json()["reasons"] == ["the database fails"]
        monitor.database, monitor.delay = "", 3.0
        assert (await me.get("/ready")).json()["reasons"] == ["the event loop is 3.0 seconds late"]


async def test_signs_of_life_are_not_rationed(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(requests=Rate(2, 0.01))) as server:
        me = server.person()
        for path in ("/health", "/ready"):
            assert [(await me.get(path)).status_code for _ in range(5)] == [200] * 5
        assert [(await me.get("/api/games")).status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.thorough
async def test_a_loop_that_was_held_up_is_noticed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await asyncio.sleep(0.1)
        time.sleep(0.9)  # somebody computes on the loop
        await asyncio.sleep(0.1)
        assert server.app.state.monitor.delay > 0.3


async def test_figures_are_told_only_where_the_operator_wants_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert code(await server.person().get("/metrics")) == (404, "not-found")


async def test_figures_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics=True, limits=Limits(chats=Rate(1, 0.01))) as server:
        ada, *_ = await server.open("me", "open", "open")
        await ada.play("buy 0")
        for text in ("hello", "hello again"):
            await ada.post("chat", {"text": text})
        async with server.socket(ada) as socket:
            await socket.message("snapshot")
            text = (await ada.get("/metrics")).text
        figures = dict(re.findall(r"^(magnat_\S+) (\S+)$", text, re.M))
        assert figures["magnat_acts_total"] == "1" and figures["magnat_tables"] == "1"
        assert figures['magnat_refusals_total{limit="chat"}'] == "1" and figures['magnat_requests_total{status="4xx"}'] == "1"
        assert figures["magnat_seats_connected"] == "1" and figures["magnat_listeners"] == "1" and figures["magnat_ready"] == "1"
        assert int(figures["magnat_request_seconds_count"]) == sum(int(figures[f'magnat_requests_total{{status="{n}xx"}}']) for n in (2, 4))
        for secret in (ada.match, ada.token, ada.host_token, "Ada", "127.0.0.1"):
            assert secret not in text
