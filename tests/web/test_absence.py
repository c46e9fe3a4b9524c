"""Nobody can hold up a table: a bot plays for who is away or silent, and they have their seat back when they return."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.server import Json, Person, Server, code, serving
from tests.web.test_sharing import at, owner, several, until

MINUTE, DAY = 60.0, 86_400.0


class Watch:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


async def turn_of_bob(server: Server, **more: Any) -> list[Person]:
    """Ada has played, Bob is asked and nobody is connected."""
    people = await server.open("me", "open", "open", **more)
    assert (await people[0].play("trade_end")).status_code == 200
    assert (await people[0].look())["asked"] == [1]
    return people


def told(snapshot: Json) -> list[tuple[str | None, str, str]]:
    return [(message["notice"], message["name"], message["text"]) for message in snapshot["chat"]]


async def test_everybody_may_let_a_bot_play_after_two_minutes(tmp_path: Path) -> None:
    watch = Watch()
    async with serving(tmp_path, now=watch) as server:
        ada, bob, cleo = await turn_of_bob(server)
        assert code(await cleo.post("seats/1/cover")) == (409, "wrong-status")
        assert code(await server.person(ada.match).post("seats/1/cover")) == (401, "no-seat")
        assert code(await bob.post("seats/1/cover")) == (409, "wrong-status")  # one hands one's own seat over
        assert code(await cleo.post("seats/0/cover")) == (409, "wrong-status")  # nobody waits for Ada
        assert code(await cleo.post("seats/7/cover")) == (404, "not-found")
        watch.time += 2 * MINUTE - 1
        assert code(await cleo.post("seats/1/cover")) == (409, "wrong-status")
        version = (await cleo.look())["version"]
        watch.time += 2
        after = await cleo.ok(cleo.post("seats/1/cover"))
        assert after["seats"][1]["covered"] == "away" and told(after) == [("covered", "Bob", "Cleo")] and after["version"] > version
        await cleo.until(lambda now: now["asked"] == [2])  # the bot has played
        assert code(await cleo.post("seats/1/cover")) == (409, "wrong-status")


async def test_the_host_need_not_wait_and_bob_has_his_seat_back(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=600.0) as server:
        ada, bob, _ = await turn_of_bob(server)
        assert (await ada.ok(ada.post("seats/1/cover")))["seats"][1]["bot"] == "standard"
        assert code(await bob.play("buy 0")) == (409, "wrong-status")
        async with server.socket(bob) as socket:
            seen = await socket.message("snapshot")
            while seen["seats"][1]["bot"] is not None:
                seen = await socket.message("snapshot")
            assert seen["seats"][1]["covered"] is None and seen["legal"]
            assert told(await bob.look()) == [("covered", "Bob", "Ada"), ("back", "Bob", "")]
            assert code(await ada.post("seats/1/cover")) == (409, "wrong-status")  # he is here
            assert (await bob.play("buy 0")).status_code == 200


async def test_who_is_here_and_silent_is_waited_for_ten_minutes(tmp_path: Path) -> None:
    watch = Watch()
    async with serving(tmp_path, now=watch, bot_pause=600.0) as server:
        ada, bob, cleo = await turn_of_bob(server)
        async with server.socket(bob) as socket:
            await socket.message("snapshot")
            watch.time += 10 * MINUTE - 1
            assert {code(await person.post("seats/1/cover")) for person in (ada, cleo)} == {(409, "wrong-status")}
            watch.time += 1
            assert (await cleo.ok(cleo.post("seats/1/cover")))["seats"][1]["covered"] == "silent"
        async with server.socket(bob) as socket:
            assert (await socket.message("snapshot"))["seats"][1]["bot"] == "standard"  # a page that comes back by itself is nobody
            back = await bob.ok(bob.post("bot", {"bot": None}))
            assert back["seats"][1]["covered"] is None and told(back)[-1] == ("back", "Bob", "")


async def test_with_days_to_decide_it_is_a_day_and_a_clock_ends_by_itself(tmp_path: Path) -> None:
    watch = Watch()
    async with serving(tmp_path, now=watch, bot_pause=600.0) as server:
        _, bob, cleo = await turn_of_bob(server, clock={"kind": "days", "days": 7})
        watch.time += DAY - 1
        assert code(await cleo.post("seats/1/cover")) == (409, "wrong-status")
        async with server.socket(bob) as socket:
            await socket.message("snapshot")  # he has looked in, which is no answer
        watch.time += 1
        assert (await cleo.ok(cleo.post("seats/1/cover")))["seats"][1]["covered"] == "away"
        _, bob, cleo = await turn_of_bob(server, clock={"kind": "live", "per_decision": 3000, "bank": 0})
        async with server.socket(bob) as socket:
            seen = await socket.message("snapshot")
            assert seen["seats"][1]["coverable_from"] is None
            watch.time += 20 * MINUTE
            assert code(await cleo.post("seats/1/cover")) == (409, "wrong-status")


async def test_what_was_covered_is_so_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=600.0) as server:
        ada, bob, _ = await turn_of_bob(server)
        await ada.ok(ada.post("seats/1/cover"))
    async with serving(tmp_path, bot_pause=600.0) as server:
        again = server.person(ada.match, headers={"Authorization": f"Bearer {bob.token}"})
        assert (await again.look())["seats"][1]["covered"] == "away"
        async with server.socket(again, authorization=f"Bearer {bob.token}") as socket:
            seen = await socket.message("snapshot")
            while seen["seats"][1]["bot"] is not None:
                seen = await socket.message("snapshot")


@pytest.mark.shared
async def test_bob_comes_back_at_another_process(tmp_path: Path) -> None:
    async with several(tmp_path, 2, bot_pause=600.0) as (a, b):
        ada, bob, cleo = await turn_of_bob(a)
        assert code(await at(b, cleo).post("seats/1/cover")) == (409, "wrong-status")
        host = at(b, ada)
        assert (await host.ok(host.post("seats/1/cover")))["seats"][1]["covered"] == "away"
        there = at(b, bob)
        async with b.socket(there, authorization=f"Bearer {bob.token}") as socket:
            seen = await socket.message("snapshot")
            while seen["seats"][1]["bot"] is not None:
                seen = await socket.message("snapshot")
            assert (await there.play("buy 0")).status_code == 200
        await until(lambda: owner([a, b], ada.match) is a)


async def test_who_hands_over_comes_back_or_leaves_is_told_of_once_each(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=600.0) as server:
        ada, bob, _ = await turn_of_bob(server)
        for bot in ("standard", "beginner", None, None):  # another bot in its place, or none twice, is no news
            await bob.ok(bob.post("bot", {"bot": bot}))
        after = await bob.ok(bob.post("resign"))
        assert told(after) == told(await ada.look()) == [("handed", "Bob", ""), ("back", "Bob", ""), ("left", "Bob", "")]
