"""Forged requests, limits, headers, and what the logs do not say."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from magnat.cli import match as find_match
from magnat.cli.arguments import BadArgument
from magnat.web import logs
from magnat.web.errors import LimitReached
from magnat.web.limits import MOST_BUCKETS, Buckets, address
from magnat.web.settings import Limits, Rate
from tests.web.databases import database_of
from tests.web.server import code, serving


async def test_a_request_from_another_site_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=("https://friend.test",)) as server:
        ada, *_ = await server.open("me", "open", "open")
        body = {"version": (await ada.look())["version"], "acts": [["buy", 0]]}
        forged: list[dict[str, str]] = [
            {"Origin": "https://evil.test"},
            {"Origin": "null"},
            {"Origin": "http://table.test.evil.test"},
            {"Origin": "http://table.test:81"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
        ]
        before = (await ada.get()).content
        for headers in forged:
            assert code(await ada.post("acts", body, headers=headers)) == (403, "forged"), headers
            assert code(await ada.post("/api/matches", {}, headers=headers)) == (403, "forged")
            async with server.socket(ada, **headers) as socket:
                assert socket.refused
        assert (await ada.get()).content == before
        allowed: list[dict[str, str]] = [
            {"Origin": "http://table.test", "Sec-Fetch-Site": "same-origin"},
            {"Origin": "https://friend.test", "Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "none"},
        ]
        for index, headers in enumerate(allowed):
            assert (await ada.post("chat", {"text": str(index)}, headers=headers)).status_code == 200
            async with server.socket(ada, **headers) as socket:
                assert not socket.refused


async def test_a_socket_to_nothing_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        async with server.socket(server.person("zzzzzz")) as socket:
            assert socket.refused
        ada, *_ = await server.open("me", "open", "open")
        async with server.socket(server.person(ada.match), authorization="Bearer nonsense") as socket:
            assert socket.refused


async def test_every_answer_carries_security_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        for path in ("", "/", "/health", "/openapi.json", "/docs", "/api/matches/zzzzzz", "/nothing", f"/m/{ada.match}", "/seat/secret"):
            headers = (await ada.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy and "unsafe-eval" not in policy
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
            if path in ("", "/api/matches/zzzzzz"):
                assert headers["cache-control"] == "no-store"


async def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(body=2000, save=4000)) as server:
        ada, *_ = await server.open("me", "open", "open")
        assert code(await ada.post("chat", {"text": "x" * 3000})) == (413, "too-large")

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b'"' + b"x" * 100

        assert code(await ada.client.post(f"/api/matches/{ada.match}/chat", content=endless())) == (413, "too-large")
        assert code(await ada.post("/api/matches/import", {"game": "x" * 3000})) == (404, "not-found")
        assert code(await ada.post("/api/matches/import", {"game": "x" * 5000})) == (413, "too-large")


async def test_who_is_too_fast_is_told_when_to_come_back(tmp_path: Path) -> None:
    limits = Limits(commands=Rate(4, 0.5), chats=Rate(2, 0.1), creations=Rate(2, 0.01), guesses=Rate(1, 0.1))
    time = [1000.0]
    async with serving(tmp_path, limits=limits, now=lambda: time[0]) as server:
        ada, bob, _ = await server.open("me", "open", "open")  # to start was a command too
        answers = [await ada.post("undo", {"version": 1}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [409, 409, 409, 429]
        fast = answers[-1]
        assert fast.json()["error"]["retry_after"] == 2.0 and fast.headers["retry-after"] == "2" and code(fast) == (429, "too-fast")
        assert code(await bob.post("undo", {"version": 1})) == (409, "stale")  # everybody has a measure of his own
        time[0] += 2
        assert code(await ada.post("undo", {"version": 1})) == (409, "stale")
        time[0] += 10
        assert [(await ada.post("chat", {"text": "x"})).status_code for _ in range(3)] == [200, 200, 429]
        assert [(await ada.get("/api/codes/WOLF-1")).status_code for _ in range(2)] == [404, 429]
        assert code(await ada.post("/api/recover", {"secret": "x"})) == (429, "too-fast")
        body = {"game": "hab_und_gut", "seats": [{"kind": "open"}] * 3}
        assert [(await ada.post("/api/matches", body)).status_code for _ in range(2)] == [201, 429]


async def test_head_answers_like_get_without_the_body(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        for path in ("", "/health", "/api/games", "/openapi.json", "/nothing"):
            got, head = await ada.get(path), await ada.send("HEAD", path)
            assert (head.status_code, head.content) == (got.status_code, b"") and head.headers["content-length"] == got.headers["content-length"]


async def test_the_number_of_open_matches_is_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(matches=2)) as server:
        for _ in range(2):
            await server.open("me", "open", "open", guests=0, start=False)
        answer = await server.person().post("/api/matches", {"game": "hab_und_gut", "seats": [{"kind": "open"}] * 3})
        assert code(answer) == (429, "too-many") and answer.headers["retry-after"] == "3600"


async def test_the_number_of_spectators_is_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(listeners_a_match=1)) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        one, other = (server.person(ada.match) for _ in range(2))
        async with server.socket(one) as first, server.socket(other) as second, server.socket(bob) as player:
            assert not first.refused and second.refused and not player.refused
            assert code(await other.get(params={"after": 1})) == (429, "too-many")
        async with server.socket(other) as socket:
            assert not socket.refused


def test_one_household_has_one_measure() -> None:
    assert address("192.0.2.7") == "192.0.2.7" and address("testclient") == "testclient"
    assert address("2001:db8:1:2:3::4") == address("2001:db8:1:2:ffff::1") != address("2001:db8:1:3::1")


def test_buckets_do_not_grow_without_end() -> None:
    time = [0.0]
    buckets = Buckets(lambda: time[0])
    for who in range(MOST_BUCKETS + 10):
        buckets.take("request", str(who), Rate(1, 1.0))
    assert len(buckets._left) <= MOST_BUCKETS
    with pytest.raises(LimitReached):
        buckets.take("request", str(MOST_BUCKETS + 9), Rate(1, 1.0))


def test_a_bucket_that_fills_slowly_is_not_forgotten_for_those_that_are_full_again() -> None:
    time = [0.0]
    buckets = Buckets(lambda: time[0])
    buckets.take("creations a day", "somebody", Rate(1, 0.001))
    for who in range(MOST_BUCKETS + 10):
        time[0] += 0.01
        buckets.take("request", str(who), Rate(1, 1.0))
    with pytest.raises(LimitReached):
        buckets.take("creations a day", "somebody", Rate(1, 0.001))


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the server logs."""
    stream = io.StringIO()
    kept = {name: logging.getLogger(name).handlers for name in logs.LOGGERS}
    logs.set_up(stream)
    yield stream
    for name, handlers in kept.items():
        logging.getLogger(name).handlers = handlers


async def test_logs_are_json_lines_without_secrets(tmp_path: Path, written: io.StringIO) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        link = (await ada.ok(ada.get("recover")))["link"]
        await ada.get("/seat/an-old-secret")
        await ada.post("/api/recover", {"secret": link.removeprefix("/seat#")})
        await ada.get(f"/api/codes/{ada.snapshot['code']}")
        await ada.post("chat", {"text": "a private joke"})
        await ada.post("chat", {"text": 5, "private": "joke"})
        server.table(ada.match).memory.state = None  # type: ignore[assignment]  # something breaks
        assert code(await ada.play("buy 0", version=1)) == (500, "failed")
        secrets = [
            ada.token,
            ada.host_token,
            bob.token,
            link.removeprefix("/seat#"),
            "an-old-secret",
            ada.snapshot["code"],
            "private",
            "joke",
            "Bob",
            ada.match,
        ]
        lines = [json.loads(line) for line in written.getvalue().splitlines()]
        assert {"at", "level", "logger", "message"} <= set.intersection(*(set(line) for line in lines))
        routes = {line.get("route") for line in lines}
        assert {"/seat/{secret}", "/api/codes/{code}", "/api/matches/{id}/acts"} <= routes
        assert any("AttributeError in" in line.get("crash", "") for line in lines)
        for secret in secrets:
            assert secret not in written.getvalue(), secret


async def test_a_match_is_found_by_its_hash_and_by_nothing_else_in_the_logs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stream = io.StringIO()
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        formatter = logs.JsonLines(server.registry.store.log_key)
        for name, message, arguments in (
            ("magnat.tables", "a task of a table failed", ()),
            ("asyncio", f"Task exception was never retrieved\nfuture: <Task exception=KeyError('203.0.113.9 {ada.match}')>", ()),
            ("uvicorn.error", '%s - "WebSocket %s" [accepted]', ("203.0.113.9:5000", f"/api/matches/{ada.match}/live")),
        ):
            record = logging.LogRecord(name, logging.ERROR, "", 0, message, arguments, None)
            record.match = ada.match
            stream.write(formatter.format(record) + "\n")
    written = stream.getvalue()
    assert ada.match not in written and ada.match[:5] not in written and "203.0.113.9" not in written
    (hash,) = {json.loads(line)["match"] for line in written.splitlines()}
    await asyncio.to_thread(find_match.match, hash, str(database_of(tmp_path)))
    assert capsys.readouterr().out.split() == [ada.match, ada.snapshot["code"]]
    with pytest.raises(BadArgument, match="no match"):
        await asyncio.to_thread(find_match.match, "0" * 16, str(database_of(tmp_path)))
