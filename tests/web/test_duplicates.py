"""Duplicates: one deal at several tables, compared seat by seat; no table tells another one anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magnat.web.settings import Settings
from tests.web.played import play_on
from tests.web.server import Json, Person, Server, code, serving
from tests.web.test_deals import SMALL, Clock, act, finish
from tests.web.test_persons import somebody

TWO = {"game": "bazaar", "seats": 3, "people": 2, "tables": 2, "days": 2}


async def opened(host: Person, **more: Any) -> Json:
    return await host.ok(host.post("/api/duplicates", {**TWO, **more}))


async def sit(server: Server, person: Person, name: str, table: Json) -> None:
    person.match = (await person.ok(person.get(f"/api/codes/{table['code']}")))["id"]
    person.seat = (await person.ok(person.post("join", {"name": name})))["seat"]


@pytest.mark.thorough
async def test_the_same_deal_at_two_tables_is_compared_seat_by_seat(tmp_path: Path) -> None:
    async with serving(tmp_path, now=Clock(), **SMALL) as server:
        names = ("Ada", "Bob", "Cleo", "Dan")
        ada, bob, cleo, dan = people = [await somebody(server, name) for name in names]
        made = await opened(ada)
        assert [table["status"] for table in made["tables"]] == ["lobby", "lobby"] and made["host"] and not made["open"]
        assert [[seat["team"] for seat in table["seats"]] for table in made["tables"]] == [[0, 1, 0], [1, 0, 1]]
        for person, name, table in zip(people, names, [0, 0, 1, 1], strict=True):
            await sit(server, person, name, made["tables"][table])
        eve = server.person(ada.match)
        assert code(await eve.post("join", {"name": "Eve"})) == (401, "no-person")
        dan.match = bob.match
        assert code(await dan.post("join", {"name": "Dan"})) == (409, "wrong-status")
        dan.match = cleo.match
        for path, body in (("words", {"words": "x"}), ("agree", {"advice": True}), ("seats/2/player", {"bot": "random"})):
            ada.match = bob.match
            assert (await ada.post(path, body)).status_code == 409, path
        for match in (bob.match, cleo.match):
            ada.match = match
            await ada.ok(ada.post("start"))
        ada.match = cleo.match
        for path in ("", "export", "replay", "log"):  # its host, but no player of that table
            assert code(await ada.get(path)) == (403, "sealed")
        ada.match = bob.match
        assert code(await ada.post("close")) == (409, "wrong-status")
        begun = [await person.look() for person in (ada, cleo)]
        assert begun[0]["view"] == begun[1]["view"] and begun[0]["fair"]["commitment"] == begun[1]["fair"]["commitment"] == made["commitment"]
        now = await ada.until(lambda now: now["me"] in now["asked"] and now["legal"])
        await ada.ok(ada.post("acts", {"version": now["version"], "key": None, "acts": [now["legal"][0]["act"]]}))
        await play_on(ada, bob)
        told = await ada.ok(ada.get(f"/api/duplicates/{made['id']}"))
        assert told["tables"][0]["seats"][0]["score"] is not None and told["tables"][0]["seats"][0]["points"] is None
        for reader in (cleo, server.person()):
            told = await reader.ok(reader.get(f"/api/duplicates/{made['id']}"))
            assert {seat["score"] for table in told["tables"] for seat in table["seats"]} == {None} and told["secret"] is None
            assert told["tables"][0]["match"] is None
        await play_on(cleo, dan)
        await server.app.state.dealing.look()
        told = await eve.ok(eve.get(f"/api/duplicates/{made['id']}"))
        assert told["open"] and told["secret"] and told["tables"][0]["match"] == ada.match
        scores = [[seat["score"] for seat in table["seats"]] for table in told["tables"]]
        points = [[seat["points"] for seat in table["seats"]] for table in told["tables"]]
        for seat in (0, 1):
            expected = (1, 1) if scores[0][seat] == scores[1][seat] else (2, 0) if scores[0][seat] > scores[1][seat] else (0, 2)
            assert (points[0][seat], points[1][seat]) == expected
        assert points[0][2] is points[1][2] is None and sum(told["teams"]) == 4
        assert (await eve.look())["fair"]["secret"] == told["secret"]


async def test_alone_at_each_table_and_the_time_is_over(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock, **SMALL) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        made = await opened(ada, people=1)
        for person, name, table in ((ada, "Ada", 0), (bob, "Bob", 1)):
            await sit(server, person, name, made["tables"][table])
        for match in (ada.match, bob.match):
            host = server.person(match)
            host.client.cookies = ada.client.cookies
            await host.ok(host.post("start"))
        await finish(ada)
        await act(bob)
        clock.now += 2 * 86_400
        await server.table(bob.match).autoplay.ring()
        await bob.until(lambda now: now["status"] == "over")
        await server.app.state.dealing.look()
        told = await ada.ok(ada.get(f"/api/duplicates/{made['id']}"))
        assert told["open"] and [table["seats"][0]["points"] for table in told["tables"]] == [None, None] and told["teams"] == [0, 0]


async def test_wrong_wishes_and_too_many(tmp_path: Path) -> None:
    async with serving(tmp_path, now=Clock(), **SMALL) as server:
        ada = await somebody(server)
        for wrong in ({"people": 4}, {"tables": 1}, {"tables": 99}, {"days": 0}, {"days": 99}, {"seats": 1}, {"options": {"nonsense": "1"}}):
            assert code(await ada.post("/api/duplicates", {**TWO, **wrong})) == (422, "invalid"), wrong
        assert code(await ada.post("/api/duplicates", {**TWO, "game": "chess"})) == (404, "not-found")
        assert code(await server.person().post("/api/duplicates", TWO)) == (401, "no-person")
        assert code(await ada.get("/api/duplicates/abcdef")) == (404, "not-found")
        for _ in range(10):
            await opened(ada)
        assert code(await ada.post("/api/duplicates", TWO)) == (429, "too-many")
        assert Settings().offers_deals and not Settings(persons=False).offers_deals
