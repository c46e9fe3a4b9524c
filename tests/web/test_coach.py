"""The coach at the server: once for every finished game, from any process, and not a word about a game that runs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from magnat.web.coaching import digest
from magnat.web.operating.orders import Order, carry_out
from magnat.web.store import Conflict, DiskFull, Store, StoreError, coachings, copying, store_at
from tests.core.bazaar import BAZAAR
from tests.web.databases import database_of
from tests.web.server import Json, Person, Server, code, serving

GAMES = {BAZAAR.name: BAZAAR}
PATIENCE = 120.0
REPORT: Json = {"format": "magnat-coach"}


@asynccontextmanager
async def coached(folder: Path) -> AsyncIterator[tuple[Server, Person]]:
    """A server with a thinker that is ready, and a game that is over."""
    async with serving(folder, games=GAMES, thinkers=1) as server:
        ada = await finished(server)
        assert code(await ada.post("coach")) == (503, "warming")
        async with asyncio.timeout(PATIENCE):
            while server.registry.services.thinkers.is_warming(BAZAAR.name):
                await asyncio.sleep(0.05)
        yield server, ada


async def finished(server: Server) -> Person:
    ada, *_ = await server.open("me", "random", "random", game="bazaar")
    await ada.ok(ada.post("bot", {"bot": "random"}))
    await ada.until(lambda now: now["status"] == "over")
    return ada


async def judged(person: Person) -> Json:
    """Ask until it is done; what is known never gets less."""
    last = 0.0
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await person.post("coach")
            if answer.status_code == 503:  # a busy machine still starts the process that counts
                continue
            found: Json = answer.json()
            if found["status"] == "done":
                return found
            assert found["status"] == "judging" and found["done"] / found["of"] >= 0
            last = max(last, found["done"])
            await asyncio.sleep(0.05)


@pytest.mark.compiled
@pytest.mark.service
async def test_a_finished_game_is_judged_once_and_kept(tmp_path: Path) -> None:
    async with coached(tmp_path) as (server, ada):
        stranger = server.person(ada.match)
        assert (await stranger.ok(stranger.get("coach")))["status"] == "none"
        assert code(await stranger.get("coach/picture")) == (404, "not-found")
        found = await judged(stranger)  # whoever may look at the table may ask
        report = found["report"]
        assert report["players"] == ["Ada", *report["players"][1:]] and found["done"] == found["of"]
        for row in report["balances"]:
            assert row["expected"] + row["luck"] + row["skill"] + row["others"] == pytest.approx(row["result"], abs=4)
        assert report["curve"][-1]["place"] == report["places"] and sum(report["curve"][-1]["chances"]) == pytest.approx(1000, abs=2)
        assert (await ada.ok(ada.post("coach"))) == found and not server.registry.services.coach.jobs
        drawn = ElementTree.fromstring((await stranger.get("coach/picture", params={"dark": "true", "lang": "fr"})).text)
        told = "".join(drawn.itertext())
        assert "Ada" in told and f"/m/{ada.match}" in told and "force standard" in told
        await carry_out(server.registry, Order("erase", ada.match, name="Ada"))
        assert "Ada" not in json.dumps((await stranger.ok(stranger.get("coach")))["report"]["players"])
    async with serving(tmp_path, games=GAMES) as server:  # another process, where nobody thinks
        again = server.person(ada.match)
        assert (await again.ok(again.post("coach")))["report"]["curve"] == report["curve"]
    moved = await copying.move(database_of(tmp_path), tmp_path / "copy.db")
    assert moved.matches == 1
    store = store_at(tmp_path / "copy.db")
    await store.open()
    kept = await coachings.find(store, ada.match)
    assert kept is not None and kept.whole and kept.report is not None and "Ada" not in json.dumps(kept.report)
    await store.thin(ada.match)
    assert await coachings.find(store, ada.match) is None
    await store.close()


@pytest.mark.compiled
@pytest.mark.service
async def test_after_the_end_everybody_may_ask_why_about_any_choice(tmp_path: Path) -> None:
    async with coached(tmp_path) as (server, ada):
        match = server.registry.tables[ada.match].state.match
        assert match is not None
        stranger, seats = server.person(ada.match), set()
        for place in range(0, len(match.played) // 2, 3):
            told = await stranger.ok(stranger.post("coach/why", {"place": place}))
            chosen = match.played[told["place"]]
            assert told["place"] >= place and told["seat"] == chosen.seat and told["played"] == list(match.game.spelled(chosen.act))
            weighed = [option["act"] for option in told["options"]]
            assert told["act"] == weighed[0] and told["played"] in weighed and len(weighed) > 1 and told["playouts"] > 0
            seats.add(told["seat"])
        assert len(seats) > 1  # also about the bots
        for place in (len(match.played), 10**6):
            answer = await stranger.post("coach/why", {"place": place})
            assert code(answer) == (422, "invalid") and "nobody has a choice" in answer.json()["error"]["message"]


@pytest.mark.compiled
@pytest.mark.service
async def test_what_fails_leaves_nothing_and_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with coached(tmp_path) as (server, ada):
        coach = server.registry.services.coach

        async def full(*_: Any) -> None:
            raise DiskFull("the disk of the database is full")

        monkeypatch.setattr(coachings, "finish", full)
        async with asyncio.timeout(PATIENCE):
            while (answer := await ada.post("coach")).status_code == 200:
                await asyncio.sleep(0.05)
        assert code(answer) == (503, "disk-full") and "disk" in answer.json()["error"]["message"]
        assert await coachings.find(server.registry.store, ada.match) is None and not coach.jobs
        monkeypatch.undo()
        coach.failed.clear()  # a minute later
        await judged(ada)


async def test_nothing_is_said_before_the_end_nor_of_what_cannot_be_judged(tmp_path: Path) -> None:
    async with serving(tmp_path, games=GAMES, thinkers=0) as server:
        ada, bob, *_ = await server.open("me", "open", "random", game="bazaar")
        server.registry.services.thinkers.count = 1  # without a process
        for who in (ada, bob, server.person(ada.match)):
            why = await who.post("coach/why", {"place": 0})
            for answer in (await who.post("coach"), await who.get("coach"), await who.get("coach/picture"), why):
                assert code(answer) == (409, "not-coached") and "played to its end" in answer.json()["error"]["message"]
        await carry_out(server.registry, Order("close", ada.match))  # over, but not played to its end
        assert code(await ada.post("coach")) == (409, "not-coached")
        assert await coachings.find(server.registry.store, ada.match) is None
        done = await finished(server)
        assert code(await done.post("coach")) == code(await done.post("coach/why", {"place": 0})) == (503, "warming")
        server.registry.services.thinkers.count = 0
        assert "no coach" in (await done.post("coach")).json()["error"]["message"]
        assert "Nobody thinks longer" in (await done.post("coach/why", {"place": 0})).json()["error"]["message"]
        match = server.registry.tables[done.match].state.match
        assert match is not None
        match.before.append([0, "", 0])  # it went on under changed rules
        assert "today’s rules" in (await done.post("coach")).json()["error"]["message"]


async def opened(folder: Path) -> tuple[Store, str, str]:
    """A store with a game, and a digest of that game."""
    async with serving(folder, games=GAMES) as server:
        ada = await finished(server)
        match = server.registry.tables[ada.match].state.match
        assert match is not None
        record = digest(match)
    store = store_at(database_of(folder))
    await store.open()
    return store, ada.match, record


async def test_one_process_judges_a_game_and_another_takes_over_when_it_dies(tmp_path: Path) -> None:
    store, match, record = await opened(tmp_path)
    try:
        assert await coachings.claim(store, match, record, "a", 0.0, 60.0)
        assert not await coachings.claim(store, match, record, "b", 30.0, 90.0)  # it is being done
        await coachings.go_on(store, match, "a", 70.0, 3, 10, REPORT)
        found = await coachings.find(store, match)
        assert found == coachings.Coaching(record, 70.0, 3, 10, False, REPORT)
        assert await coachings.claim(store, match, record, "b", 71.0, 130.0)  # nothing was heard of it
        with pytest.raises(Conflict):
            await coachings.finish(store, match, "a", REPORT)
        await coachings.give_up(store, match, "a")
        await coachings.finish(store, match, "b", REPORT)
        assert not await coachings.claim(store, match, record, "c", 1000.0, 1060.0)  # it is done
        await coachings.give_up(store, match, "b")
        assert (await coachings.find(store, match)) is not None
        assert await coachings.claim(store, match, "ended otherwise", "c", 1000.0, 1060.0)
        with pytest.raises(StoreError, match="more than the 400000"):
            await coachings.finish(store, match, "c", {"long": "x" * 400_000})
        assert not await coachings.claim(store, "nosuchmatch", record, "c", 1000.0, 1060.0)
    finally:
        await store.close()


@pytest.mark.compiled
@pytest.mark.service
async def test_a_player_lets_somebody_think_longer_and_nobody_else_can(tmp_path: Path) -> None:
    async with serving(tmp_path, games=GAMES, thinkers=1) as server:
        ada, bob = await server.open("me", "open", "random", game="bazaar")
        assert code(await ada.post("think")) == (503, "warming")
        async with asyncio.timeout(PATIENCE):
            while server.registry.services.thinkers.is_warming(BAZAAR.name):
                await asyncio.sleep(0.05)
        asked = (await ada.look())["asked"]
        for who, seat in ((ada, 0), (bob, 1)):
            answer = await who.post("think")
            if seat not in asked:
                assert code(answer) == (409, "not-asked")
                continue
            told = answer.json()
            assert answer.status_code == 200 and told["act"] == told["options"][0]["act"] == told["acts"][0] and told["playouts"] > 0
            assert told["act"] in [choice["act"] for choice in (await who.look())["legal"]]
        assert code(await server.person(ada.match).post("think")) == (401, "no-seat")
    (tmp_path / "none").mkdir()
    async with serving(tmp_path / "none", games=GAMES) as server:
        (ada,) = await server.open("me", "random", "random", game="bazaar")
        await ada.until(lambda now: now["asked"] == [0])
        assert code(await ada.post("think")) == (409, "not-coached")
        (bert,) = await server.open("me", "random", "random", game="bazaar", advice=False)  # a table that has agreed on no advice
        assert code(await bert.post("think")) == code(await bert.get("hint")) == (409, "wrong-status")


@pytest.mark.compiled
@pytest.mark.service
async def test_who_sits_alone_among_bots_learns_of_their_own_acts_while_they_play(tmp_path: Path) -> None:
    async with coached(tmp_path) as (server, _):
        ada, *_ = await server.open("me", "random", "random", game="bazaar")
        for _ in range(3):
            now = await ada.until(lambda now: now["asked"] == [0] or now["status"] == "over")
            hint = await ada.ok(ada.get("hint"))
            other = next((row["act"] for row in now["legal"] if row["act"] != hint["act"]), hint["act"])
            await ada.play(" ".join(map(str, other)))
        found = await ada.ok(ada.post("coach/so-far"))
        assert found["decisions"]
        for row in found["decisions"]:
            assert row["act"]["acts"][0] != row["better"]["acts"][0] and set(row["seen"]) == {"gain", "error", "sure", "reasons"}
        assert [row["place"] for row in found["decisions"]] == sorted((row["place"] for row in found["decisions"]), reverse=True)


async def test_nobody_else_is_told_anything_about_a_game_that_runs(tmp_path: Path) -> None:
    async with serving(tmp_path, games=GAMES) as server:
        ada, bob, *_ = await server.open("me", "open", "random", game="bazaar")
        assert code(await ada.post("coach/so-far")) == code(await bob.post("coach/so-far")) == (409, "not-coached")
        assert code(await server.person(ada.match).post("coach/so-far")) == (401, "no-seat")
        alone, *_ = await server.open("me", "random", "random", game="bazaar", advice=False)
        assert code(await alone.post("coach/so-far")) == (409, "wrong-status")
