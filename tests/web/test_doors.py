"""Who is let in, and under which name: codes, networks, hosts, and names that only look like others."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from magnat.bots import BOTS
from magnat.core.game import load
from magnat.core.play import Match, Seat
from magnat.web import logs, tokens
from magnat.web.bot_runner import BotRunner
from magnat.web.connections import Door
from magnat.web.errors import LimitReached
from magnat.web.limits import Buckets, address, measures
from magnat.web.logs import USUAL, BoundedLines
from magnat.web.metrics import Metrics
from magnat.web.security import goes_by
from magnat.web.settings import UNLIMITED, Limits, Rate
from magnat.web.state.snapshots import Reader
from magnat.web.tables.places import Places
from magnat.web.texts import appearance
from magnat.web.workers import Workers
from tests.web.server import Person, Server, code, serving

DAY = 86_400.0


def test_a_network_counts_like_a_few_households_not_like_thousands() -> None:
    buckets = Buckets(lambda: 0.0)
    rate, let_in = Rate(10, 1.0), 0
    for number in range(5000):
        try:
            buckets.take("creation", address(f"2001:db8:7:{number:x}::1"), rate)
            let_in += 1
        except LimitReached:
            pass
    assert let_in == 30  # of the /48; a /64 alone has ten, a /56 twenty
    buckets.take("creation", address("2001:db8:8::1"), rate)
    fresh = Buckets(lambda: 0.0)
    for number in range(20):
        fresh.take("creation", address(f"2001:db8:7:{number:x}::1"), rate)
    with pytest.raises(LimitReached):
        fresh.take("creation", address("2001:db8:7:ff::1"), rate)
    fresh.take("creation", address("2001:db8:7:100::1"), rate)


def test_what_a_network_refuses_takes_nothing_from_the_address() -> None:
    buckets = Buckets(lambda: 0.0)
    for number in range(3):
        buckets.take("x", address(f"2001:db8:7:{number}00::1"), Rate(1, 1.0))
    with pytest.raises(LimitReached):
        buckets.take("x", address("2001:db8:7:900::1"), Rate(1, 1.0))
    assert not any(who == "2001:db8:7:900::/64" for _, who in buckets._left)


def test_mapped_addresses_are_those_that_they_map() -> None:
    assert address("::ffff:192.0.2.7") == "192.0.2.7" and measures("192.0.2.7") == (("192.0.2.7", 1),)


def test_connections_and_listeners_count_networks_too() -> None:
    door = Door(Limits(connections_an_address=2), Metrics())
    assert sum(door.enter(address(f"2001:db8:7:{number:x}::1")) for number in range(50)) == 4  # all in one /56
    door.leave(address("2001:db8:7:1::1"))
    assert door.enter(address("2001:db8:7:9::1"))
    places, held = Places(Limits(listeners_an_address=2), Metrics()), []
    with pytest.raises(LimitReached):
        for number in range(50):
            held.append(places.take(f"match{number}", Reader(), address(f"2001:db8:7:{number:x}00::1")))
            held[-1].__enter__()
    assert places.taken == 6  # of the /48


async def test_a_code_opens_a_table_until_its_game_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open", start=False)
        name, guest = ada.snapshot["code"], server.person()
        first, second, digits = name.split("-")
        assert first in tokens.WORDS and second in tokens.WORDS and len(digits) == 4
        assert (await guest.ok(guest.get(f"/api/codes/{name}")))["id"] == ada.match
        await ada.ok(ada.post("start"))
        assert code(await guest.get(f"/api/codes/{name}")) == (404, "not-found")


async def test_codes_of_older_servers_open_their_tables_until_the_start(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        registry = server.registry
        given = tokens.short_code
        try:
            tokens.short_code = lambda: "WOLF-42"
            ada, *_ = await server.open("me", "open", "open", start=False)
        finally:
            tokens.short_code = given
    async with serving(tmp_path) as server:
        guest = server.person()
        assert (await guest.ok(guest.get("/api/codes/wolf-42")))["id"] == ada.match
        assert registry is not server.registry


async def from_address(server: Server, host: str) -> Person:
    """Somebody at that address."""
    client = httpx.AsyncClient(transport=httpx.ASGITransport(server.app, client=(host, 1)), base_url="http://table.test")
    server._clients.append(client)
    return Person(client)


async def test_all_together_guess_no_more_codes_than_one_could(tmp_path: Path) -> None:
    time = [0.0]
    limits = replace(UNLIMITED, guesses=Rate(3, 0.1), wrong_guesses=Rate(12, 0.5))
    async with serving(tmp_path, limits=limits, now=lambda: time[0]) as server:
        ada, *_ = await server.open("me", "open", "open", start=False)
        for _ in range(5):  # right ones take nothing from the others
            assert (await (await from_address(server, "192.0.2.200")).get(f"/api/codes/{ada.snapshot['code']}")).status_code in (200, 429)
        found = [code(await (await from_address(server, f"192.0.2.{number}")).get("/api/codes/NO-SUCH-1234"))[0] for number in range(40)]
        assert found == [404] * 12 + [429] * 28
        time[0] += 2.0
        assert (await (await from_address(server, "192.0.2.90")).get("/api/codes/NO-SUCH-1234")).status_code == 404


async def test_all_together_guess_no_more_creation_codes_than_one_could(tmp_path: Path) -> None:
    body = {"game": "hab_und_gut", "seats": [{"kind": "open"}] * 3}
    async with serving(tmp_path, limits=replace(UNLIMITED, wrong_guesses=Rate(6, 0.001)), creation_code="Sésame") as server:

        async def tried(number: int, guess: str) -> int:
            person = await from_address(server, f"192.0.2.{number}")
            return (await person.post("/api/matches", body, headers={"X-Magnat-Code": guess})).status_code

        assert [await tried(1, "S%C3%A9same") for _ in range(8)] == [201] * 8
        assert [await tried(number, "open") for number in range(10)] == [403] * 6 + [429] * 4
        assert (await server.person().get("/api/codes/NO-SUCH-1234")).status_code == 404  # another secret, another measure


async def test_tables_that_never_come_to_life_are_forgotten_soon(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with serving(tmp_path, now=lambda: now[0], idle=5.0) as server:
        left, *_ = await server.open("me", "heuristic", "heuristic")
        played, *_ = await server.open("me", "heuristic", "heuristic")
        for _ in range(2):
            looked = await played.until(lambda snapshot: bool(snapshot["legal"]))
            block, argument = looked["legal"][0]["act"]
            assert (await played.play(f"{block} {argument}")).status_code == 200
        slow, *_ = await server.open("me", "open", "open", clock={"kind": "days", "days": 30})
        await asyncio.sleep(0.5)
        now[0] += 5 * DAY
        for _ in range(2):
            await server.registry.tidy(horizon=0.0)
        assert code(await left.get()) == (410, "gone")
        assert (await played.get()).status_code == 200 and (await slow.get()).status_code == 200


async def test_an_origin_that_is_none_is_forged_and_no_fault_of_ours(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        for origin in ("http://[", "http://[::1", "//[", "http://]"):
            assert code(await ada.post("chat", {"text": "x"}, headers={"Origin": origin})) == (403, "forged"), origin


HOSTS = {
    "localhost:8000": True, "127.0.0.1": True, "[::1]:8000": True, "192.168.1.20:8000": True, "attic": True, "Attic.local:8000": True,
    "table.test": True,
    "evil.example": False, "evil.example:8000": False, "127.0.0.1.evil.example": False, "table.test.evil.example": False, "a b": False, "[": False,
}  # fmt: skip


@pytest.mark.parametrize("host", HOSTS)
def test_a_server_at_home_goes_by_the_names_of_its_network(host: str) -> None:
    assert goes_by(host, (), is_proxied=False) is HOSTS[host]


async def test_a_name_that_a_stranger_gave_to_our_address_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        assert code(await ada.get(headers={"Host": "evil.example"})) == (421, "wrong-host")
        assert (await ada.get("/health", headers={"Host": "evil.example"})).status_code == 200
        async with server.socket(ada, host="evil.example") as socket:
            assert socket.refused
        for scheme, port in (("http", 0), ("https", 4711)):  # through a trusted proxy, which says where it comes from or how
            client = httpx.AsyncClient(transport=httpx.ASGITransport(server.app, client=("192.0.2.1", port)), base_url=f"{scheme}://play.example.org")
            assert (await client.get("/api/games")).status_code == 200
            await client.aclose()
    async with serving(tmp_path, hosts=("play.example.org",)) as server:
        guest = server.person(ada.match)
        assert [(await guest.get(headers={"Host": name})).status_code for name in ("play.example.org", "Play.Example.org:443", "127.0.0.1")] == [
            200
        ] * 3
        proxied = httpx.AsyncClient(transport=httpx.ASGITransport(server.app, client=("192.0.2.1", 0)), base_url="http://other.example")
        assert (await proxied.get("/api/games")).status_code == 421
        await proxied.aclose()


async def test_whoever_comes_by_https_is_told_to_stay_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        plain = server.person()
        assert "strict-transport-security" not in (await plain.get("/api/games")).headers
        secure = httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url="https://table.test")
        assert (await secure.get("/api/games")).headers["strict-transport-security"] == "max-age=31536000"
        await secure.aclose()


@pytest.mark.parametrize("twin", ["Аdа", "AԀA", "Αda", "ａｄａ"])
def test_letters_of_other_scripts_look_like_ours(twin: str) -> None:
    assert appearance(twin) == appearance("Ada")


async def test_twins_of_names_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open", guests=0, start=False)
        guest = server.person(ada.match)
        assert code(await guest.post("join", {"name": "Аda"})) == (422, "invalid")  # the first letter is Cyrillic
        assert (await guest.post("join", {"name": "Алла"})).status_code == 200  # a name in its own script is none


def test_a_flood_of_log_lines_is_bounded_and_counted() -> None:
    time, stream = [0.0], io.StringIO()
    handler = BoundedLines(stream, lambda: time[0])
    handler.setFormatter(logs.JsonLines(b"key"))
    logger = logging.Logger("magnat.flood")
    logger.addHandler(handler)
    for _ in range(USUAL.burst + 5000):
        logger.info("request")
    logger.error("something is wrong")
    time[0] += 1.0
    logger.info("request")
    lines: list[dict[str, Any]] = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len(lines) == USUAL.burst + 2
    assert [line.get("left_out") for line in lines[-2:]] == [5000, None] and lines[-2]["level"] == "error"


async def test_bots_among_themselves_come_after_those_that_people_wait_for() -> None:
    game, order = load("hab_und_gut"), []
    match = Match.new(game, [Seat(name, "heuristic") for name in "abc"])

    class Slow:
        def __init__(self, seed: int) -> None: ...

        def choose(self, match: Match, seat: int) -> int:
            return BOTS["heuristic"](1).choose(match, seat)

    runner = BotRunner(20.0, Workers(), {**BOTS, "slow": Slow})  # type: ignore[dict-item]

    async def think(name: str, *, awaited: bool) -> None:
        await runner.answer(match, match.asked()[0], "slow", awaited=awaited)
        order.append(name)

    await asyncio.gather(*(think("bots", awaited=False) for _ in range(5)), *(think("people", awaited=True) for _ in range(10)))
    assert order[:10].count("people") >= 9 and order[-4:] == ["bots"] * 4
