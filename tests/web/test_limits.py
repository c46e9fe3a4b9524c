"""Everything is bounded, for each address and in all; players come before spectators."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from magnat.web.connections import Door
from magnat.web.metrics import Metrics
from magnat.web.settings import Limits, Rate
from tests.web.databases import execute
from tests.web.processes import Process
from tests.web.server import PATIENCE, code, serving


async def test_spectators_never_push_out_players(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(listeners=10, listeners_a_match=100, listeners_a_seat=2)) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        sockets = [server.socket(server.person(ada.match)) for _ in range(9)]
        for socket in sockets:
            await socket.__aenter__()
        assert [socket.refused for socket in sockets] == [False] * 8 + [True]
        async with server.socket(ada) as first, server.socket(bob) as second:
            assert not first.refused and not second.refused
            assert server.registry.services.places.taken == 10
        for socket in sockets[:8]:
            await socket.__aexit__()
        async with server.socket(ada), server.socket(ada), server.socket(ada) as third:
            assert third.refused  # a seat has its own bound


async def test_one_address_cannot_listen_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(listeners_an_address=2)) as server:
        ada, *_ = await server.open("me", "open", "open")
        strangers = [server.person(ada.match) for _ in range(3)]
        async with server.socket(strangers[0]), server.socket(strangers[1]), server.socket(strangers[2]) as third, server.socket(ada) as player:
            assert third.refused and not player.refused
        assert server.registry.services.places.taken == 0


async def test_one_address_cannot_take_all_places_with_seats_of_its_own_or_by_waiting(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(seats_an_address=2, listeners_an_address=1), wait=30.0) as server:
        ada, bob, cleo = await server.open("me", "open", "open")
        async with server.socket(ada), server.socket(bob), server.socket(cleo) as third:
            assert third.refused and code(await cleo.get(params={"after": 0})) == (429, "too-many")
        stranger = server.person(ada.match)
        waiting = asyncio.create_task(stranger.get(params={"after": (await ada.look())["version"]}))
        while server.registry.services.places.taken == 0:
            await asyncio.sleep(0.01)
        async with server.socket(server.person(ada.match)) as other:
            assert other.refused
        assert code(await stranger.get(params={"after": 0})) == (429, "too-many")
        await ada.play("buy 0")
        assert (await waiting).status_code == 200 and server.registry.services.places.taken == 0


async def test_a_client_that_talks_too_much_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(messages=Rate(3, 0.001))) as server:
        ada, *_ = await server.open("me", "open", "open")
        async with server.socket(ada) as socket:
            await socket.message("snapshot")
            for _ in range(4):
                socket._up.put_nowait({"type": "websocket.receive", "text": "hello"})
            closed = await asyncio.wait_for(socket._down.get(), 10)
            assert closed == {"type": "websocket.close", "code": 1008, "reason": ""}


async def test_bytes_and_tables_of_one_address_are_bounded(tmp_path: Path) -> None:
    body = {"game": "hab_und_gut", "seats": [{"kind": "open"}] * 3}
    async with serving(tmp_path, limits=Limits(matches_a_day=2)) as server:
        assert [(await server.person().post("/api/matches", body)).status_code for _ in range(3)] == [201, 201, 429]
    async with serving(tmp_path, limits=Limits(bytes=Rate(5000, 1.0))) as server:
        ada, *_ = await server.open("me", "open", "open")
        assert [(await ada.post("chat", {"text": "x" * 1900})).status_code for _ in range(3)] == [200, 200, 429]
    async with serving(tmp_path, limits=Limits(database=1)) as server:
        assert code(await server.person().post("/api/matches", body)) == (429, "too-many")


def kept_answers(folder: Path, match: str) -> int:
    ((count,),) = execute(folder, "SELECT COUNT(answer) FROM entries WHERE match = ?", match)
    return int(count)


async def test_untouched_lobbies_expire_and_finished_games_stay_unless_the_operator_sets_a_time(tmp_path: Path) -> None:
    day, now = 86_400.0, [1_000_000.0]
    async with serving(tmp_path, now=lambda: now[0]) as server:
        (lobby,) = await server.open("me", "open", "open", guests=0, start=False)
        (over,) = await server.open("me", "random", "random", game="bazaar")
        await over.ok(over.post("chat", {"text": "hm", "key": "k"}))
        await over.ok(over.post("resign"))
        await over.until(lambda seen: seen["status"] == "over")
        now[0] += 8 * day
        await server.registry.tidy()
        assert code(await lobby.get()) == (410, "gone") and (await over.get()).status_code == 200
    async with serving(tmp_path, now=lambda: now[0]) as server:
        assert kept_answers(tmp_path, over.match) > 0
        await server.person(over.match).look()
        now[0] += 1000
        await server.registry.tidy()  # the table has left the memory, and the answers that were kept for it the disk
        assert kept_answers(tmp_path, over.match) == 0 and (await server.person(over.match).look())["chat"]
    async with serving(tmp_path, now=lambda: now[0], keep_days=5.0) as server:
        again = server.person(over.match)
        await server.registry.tidy()
        assert code(await again.get()) == (410, "gone") and "gone" in (await again.get()).json()["error"]["message"]


def test_a_trusted_proxy_is_not_counted_as_one_caller() -> None:
    door = Door(Limits(connections=4, connections_an_address=2), Metrics(), ("127.0.0.1",))
    assert [door.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [door.enter("127.0.0.1") for _ in range(3)] == [True, True, False]  # the bound of all connections
    door.leave("192.0.2.1")
    assert door.enter("127.0.0.1")
    behind = Door(Limits(connections_an_address=1), Metrics(), ("172.16.0.0/12",))
    assert [behind.enter(who) for who in ("172.18.0.3", "172.18.0.3", "192.0.2.1", "192.0.2.1")] == [True, True, True, False]


PROGRAM = """
import sys
from pathlib import Path
from magnat.web.serve import serve
from magnat.web.settings import Limits, Settings
limits = Limits(connections_an_address=5, headers=4000, header_patience=1.0)
serve(port=int(sys.argv[2]), settings=Settings(database=Path(sys.argv[1]), limits=limits, trusted_proxies=()))
"""


@pytest.mark.service
async def test_connections_headers_and_half_sent_requests_are_bounded(tmp_path: Path) -> None:
    with Process(tmp_path / "magnat.db", program=PROGRAM) as process:
        half = [await asyncio.open_connection("127.0.0.1", process.port) for _ in range(5)]
        for _, writer in half:
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n")
        async with httpx.AsyncClient(base_url=process.address, timeout=PATIENCE) as client:
            with pytest.raises(httpx.HTTPError):
                await client.get("/health")
            for reader, _ in half:
                with suppress(ConnectionError):
                    assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            assert (await client.get("/health")).status_code == 200
            with pytest.raises(httpx.HTTPError):
                await client.get("/health", headers={"X-Long": "x" * 20_000})
            assert (await client.get("/health")).status_code == 200
        whole = await asyncio.open_connection("127.0.0.1", process.port)
        body = b'{"game": "' + b"x" * 30_000 + b'"}'  # its limit is another one, also where it comes with the headers
        whole[1].write(b"POST /api/matches/import HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        assert (await asyncio.wait_for(whole[0].readline(), 20)).startswith(b"HTTP/1.1 404")
        polite = await asyncio.open_connection("127.0.0.1", process.port)
        head = b"POST /api/recover HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\nExpect: 100-continue\r\n\r\n"
        for sent, told in (
            (head, b"HTTP/1.1 100"),
            (b'{"secret": "x"}', b"HTTP/1.1 404"),
            (b"HEAD /health HTTP/1.1\r\nHost: x\r\n\r\n", b"HTTP/1.1 200"),
        ):
            polite[1].write(sent)
            answer = await asyncio.wait_for(polite[0].readuntil(b"\r\n\r\n"), 20)
            assert answer.startswith(told)
            if b"404" in told:
                await polite[0].readexactly(int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]))
        for _, writer in [*half, whole, polite]:
            writer.close()
