"""Before the start: seats, players and what is agreed on can change; who is removed is told and stays out; a table may play without hints."""

from __future__ import annotations

import asyncio
from pathlib import Path

from magnat.web.state.snapshots import Reader
from magnat.web.tables.listeners import Listener
from tests.web.server import code, serving


async def test_bob_changes_seats_and_stands_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open", "open", guests=2, start=False)
        assert code(await bob.post("join", {"name": "Bob"})) == (409, "wrong-status")  # one seat each
        assert code(await bob.post("join", {"name": "Bob", "seat": 2})) == (409, "wrong-status")  # Cleo sits there
        moved = await bob.ok(bob.post("join", {"name": "Somebody else", "seat": 3}))
        assert moved["seat"] == 3 and [seat["kind"] for seat in moved["snapshot"]["seats"]] == ["person", "open", "person", "person"]
        assert moved["snapshot"]["seats"][3]["name"] == "Bob" and (await bob.look())["me"] == 3
        assert len({seat["name"] for seat in bob.snapshot["seats"]}) == 4
        assert (await ada.ok(ada.post("join", {"name": "Ada", "seat": 1})))["snapshot"]["host"]
        left = await bob.ok(bob.post("stand"))
        assert left["me"] is None and left["seats"][3]["kind"] == "open" and not left["removed"]
        assert (await bob.ok(bob.post("join", {"name": "Bob"})))["seat"] == 0
        await ada.ok(ada.post("start"))
        assert {code(await bob.post(path, body)) for path, body in (("stand", None), ("join", {"name": "Bob", "seat": 3}))} == {(409, "wrong-status")}


async def test_who_is_removed_is_told_and_stays_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo = await server.open("me", "open", "open", start=False)
        await ada.ok(ada.post("seats/1/free"))
        now = await bob.look()
        assert now["removed"] and now["me"] is None and not (await cleo.look())["removed"]
        assert code(await bob.post("join", {"name": "Bob"})) == (403, "forbidden")
        assert code(await bob.post("join", {"name": "Robert", "seat": 1})) == (403, "forbidden")
    async with serving(tmp_path) as server:
        again = server.person(ada.match)
        again.client.cookies = bob.client.cookies
        assert (await again.look())["removed"] and code(await again.post("join", {"name": "Bob"})) == (403, "forbidden")
        assert (await server.join(ada.match, "Dan")).seat == 1


async def test_the_host_puts_bots_on_seats_and_takes_them_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = (await server.open("me", "open", "random", "open", guests=1, start=False))[:2]
        assert code(await bob.post("seats/3/player", {"bot": "standard"})) == (403, "not-host")
        assert code(await ada.post("seats/3/player", {"bot": "deep thought"})) == (422, "invalid")
        assert code(await ada.post("seats/1/player", {"bot": "standard"})) == (409, "wrong-status")
        now = await ada.ok(ada.post("seats/3/player", {"bot": "standard"}))
        assert (now["seats"][3]["kind"], now["seats"][3]["bot"]) == ("bot", "standard")
        assert (await ada.ok(ada.post("seats/2/player", {"bot": None})))["seats"][2]["kind"] == "open"
        await ada.ok(ada.post("start"))
        assert code(await ada.post("seats/2/player", {"bot": None})) == (409, "wrong-status")


async def test_what_is_agreed_can_change_until_the_start(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open", start=False)
        assert code(await bob.post("agree", {"advice": False})) == (403, "not-host")
        for wrong in ({"options": {"memory_aid": "perhaps"}}, {"options": {"nonsense": "on"}}, {"clock": {"kind": "days", "days": 0}}, {"what": 1}):
            assert code(await ada.post("agree", wrong)) == (422, "invalid")
        now = await ada.ok(ada.post("agree", {"options": {"memory_aid": "off"}, "clock": {"kind": "days", "days": 7}}))
        assert now["options"]["memory_aid"] == "off" and now["clocks"]["days"] == 7 and now["advice"]
        assert (await ada.ok(ada.post("agree", {"advice": False})))["clocks"]["days"] == 7  # what is not named stays
        await ada.ok(ada.post("start"))
        assert (await bob.look())["advice"] is False
        assert code(await ada.post("agree", {"advice": True})) == (409, "wrong-status")
        assert code(await ada.get("hint")) == (409, "wrong-status") and code(await ada.post("what-if", {})) == (409, "wrong-status")


async def test_a_table_without_hints_is_one_again_when_they_play_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open", advice=False)
        await ada.post("close")
        again = await ada.ok(ada.post("rematch"))
        assert not again["snapshot"]["advice"]
    async with serving(tmp_path) as server:
        assert not (await server.person(again["id"]).look())["advice"]


async def test_the_host_lets_people_change_places_and_their_tokens_follow(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo = await server.open("me", "open", "open", "random", start=False, guests=2)
        assert code(await bob.post("seats/1/swap", {"other": 2})) == (403, "not-host")
        assert code(await ada.post("seats/1/swap", {"other": 4})) == (404, "not-found")
        assert code(await ada.post("seats/1/swap", {"other": -1})) == (422, "invalid")
        now = await ada.ok(ada.post("seats/1/swap", {"other": 2}))
        assert [seat["name"] for seat in now["seats"]][:3] == ["Ada", "Cleo", "Bob"]
        assert ((await bob.look())["me"], (await cleo.look())["me"]) == (2, 1)
        mine = await ada.ok(ada.post("seats/0/swap", {"other": 3}))  # herself, with a bot
        assert mine["me"] == 3 and mine["host"] and mine["seats"][0]["kind"] == "bot"
    async with serving(tmp_path) as server:  # and so it was written
        again = server.person(ada.match)
        again.client.cookies = bob.client.cookies
        assert (await again.look())["me"] == 2
        host = server.person(ada.match)
        host.client.cookies = ada.client.cookies
        await host.ok(host.post("start"))
        assert code(await host.post("seats/1/swap", {"other": 2})) == (409, "wrong-status")


async def test_who_is_moved_is_shown_the_new_seat_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open", start=False)
        table = server.table(ada.match)
        closed = asyncio.Event()

        async def send(message: str) -> None: ...

        async def stay() -> None:
            raise AssertionError("nobody has moved Cleo")

        async def close() -> None:
            closed.set()

        for seat, stop in ((1, close), (2, stay)):
            table.join(Listener(table.showing, table.tasks, Reader(seat), send, stop))
        await ada.ok(ada.post("seats/1/swap", {"other": 0}))
        async with asyncio.timeout(10):
            await closed.wait()
        assert [listener.reader.seat for listener in table.audience.listeners] == [2]
