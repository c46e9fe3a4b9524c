"""One connection that sends without end, or reads nothing, takes neither memory nor time from the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from magnat.web.settings import Limits
from tests.attack import floods
from tests.attack.floods import PING, PONG, TEXT
from tests.attack.target import HURRY, PROGRAM, Noticed, Target, opened, playing

pytestmark = pytest.mark.service
MB = 1_000_000
IN_BUFFERS = 8 * MB  # that the system itself may take for a connection of which nobody reads
GROWTH = 60 * MB  # by which the memory of a server may grow under any of these
IMPATIENT = PROGRAM.replace("bot_pause=0.0", "bot_pause=0.0, limits=Limits(write_patience=1.0)")


@asynccontextmanager
async def attacked(target: Target) -> AsyncIterator[str]:
    """A table at which nobody plays on, while somebody else plays at another one and is answered all the time."""
    noticed, stop = Noticed(), asyncio.Event()
    async with httpx.AsyncClient(base_url=target.address, timeout=HURRY) as client:
        match = (await opened(client))["id"]
    player = asyncio.create_task(playing(target.address, noticed, stop))
    await asyncio.sleep(0.5)
    before = target.memory()
    yield match
    grown = target.memory() - before
    played = len(noticed.acts)
    async with asyncio.timeout(HURRY):
        while len(noticed.acts) < played + 2 and not player.done():
            await asyncio.sleep(0.1)
    stop.set()
    await player  # fails if anything was not answered
    assert grown < GROWTH


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with Target(tmp_path_factory.mktemp("attacked") / "magnat.db") as running:
        yield running


@pytest.mark.parametrize("most", [pytest.param(20 * MB, id="short"), pytest.param(100 * MB, id="long", marks=pytest.mark.exhaustive)])
async def test_requests_behind_a_request_wait_outside(target: Target, most: int) -> None:
    async with attacked(target) as match:
        waiting = f"/api/matches/{match}?after=1000"
        for path in ("/health", waiting, "/api/games"):
            assert (await floods.pipeline(target.port, path, most)).bytes < IN_BUFFERS, path
        taken = await floods.headers_behind(target.port, waiting, most)
        assert taken.dropped and taken.bytes < IN_BUFFERS


async def test_a_body_that_was_answered_is_not_read_for_ever(target: Target) -> None:
    async with attacked(target):
        taken = await floods.body_after_the_answer(target.port, 40 * MB)
        assert taken.dropped and taken.bytes < IN_BUFFERS + Limits().save


async def test_a_few_requests_at_once_are_answered_one_after_the_other(target: Target) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
    writer.write(
        floods.request("/health") * 20 + floods.request("/nothing", f"X-Long: {'x' * 3000}") + floods.request("/health", "Connection: close")
    )
    answers = (await asyncio.wait_for(reader.read(), 30)).split(b"HTTP/1.1 ")[1:]
    assert [answer[:3] for answer in answers] == [b"200"] * 20 + [b"404", b"200"]
    writer.close()


@pytest.mark.parametrize("kind", [PING, PONG, TEXT], ids=["pings", "pongs", "texts"])
async def test_what_a_socket_says_is_counted_before_it_is_read(target: Target, kind: int) -> None:
    async with attacked(target) as match:
        for text in (b"", b"x" * 100):
            taken = await floods.frames(target.port, match, kind, 4 * MB, a_second=1.3 * MB, text=text)
            assert taken.dropped and taken.bytes < MB


async def test_a_socket_that_says_little_stays(target: Target) -> None:
    async with attacked(target) as match:
        taken = await floods.frames(target.port, match, PING, 9000, a_second=3000)
        assert not taken.dropped


async def test_all_sockets_of_an_address_are_counted_together(target: Target) -> None:
    async with attacked(target) as match:
        found = await asyncio.gather(*(floods.frames(target.port, match, PING, 12_000, a_second=3500) for _ in range(40)))
        assert sum(taken.dropped for taken in found) > 20


async def test_who_reads_nothing_is_dropped(tmp_path: Path) -> None:
    with Target(tmp_path / "magnat.db", program=IMPATIENT) as target:
        async with attacked(target):
            dropped = await asyncio.gather(*(floods.slow_reader(target.port, "/openapi.json", 30.0) for _ in range(5)))
            assert all(dropped)
