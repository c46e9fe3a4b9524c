"""Whom one plays with: blocked and reported persons, invitations, and tables for whoever comes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from magnat.web.api import hosting
from magnat.web.operating.reports import shown
from magnat.web.settings import UNLIMITED, Rate
from magnat.web.store import company, results
from magnat.web.store.copying import move
from tests.web.databases import database_of, execute
from tests.web.played import play_out
from tests.web.server import Json, Person, Server, code, serving
from tests.web.test_persons import me, opens, phrase_of, somebody

BLOCKED = (403, "forbidden")


async def sitting(server: Server, host: Person, *guests: Person, listed: bool = False) -> str:
    """A table of Hab & Gut with these people and one free seat."""
    match = await opens(host, "me", "open", "open")
    if listed:
        await host.ok(host.post("list", {"listed": True}))
    for guest in guests:
        guest.match = match
        await guest.ok(guest.post("join", {"name": (await me(guest))["name"]}))
    return match


async def tables_for(reader: Person) -> list[Json]:
    found: list[Json] = (await reader.get("/api/tables")).json()
    return found


async def test_who_is_blocked_is_not_read_and_not_met_at_open_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        await sitting(server, ada, bob)
        await bob.ok(bob.post("chat", {"text": "boo"}))
        assert await ada.ok(ada.get("blocked")) == {"seats": [], "names": []}
        (row,) = (await ada.ok(ada.post("seats/1/block")))["blocked"]
        assert row["name"] == "Bob" and row["person"] == (await me(bob))["id"]
        assert await ada.ok(ada.get("blocked")) == {"seats": [1], "names": ["Bob"]}
        assert await bob.ok(bob.get("blocked")) == {"seats": [], "names": []}  # he does not learn of it

        async with server.socket(ada):
            open_table = await opens(ada, "me", "open", "open")
            await ada.ok(ada.post("list", {"listed": True}))
            async with server.socket(ada):
                cleo = await somebody(server, "Cleo")
                for reader, tables in ((cleo, [open_table]), (bob, [])):
                    assert [table["id"] for table in await tables_for(reader)] == tables
                bob.match = open_table
                assert code(await bob.post("join", {"name": "Bob"})) == BLOCKED
                await ada.ok(ada.post("list", {"listed": False}))
                await bob.ok(bob.post("join", {"name": "Bob"}))  # whom one has sent a link one knows

        assert (await ada.ok(ada.post(f"/api/me/blocks/{row['person']}/remove")))["blocked"] == []
        assert code(await ada.post(f"/api/me/blocks/{row['person']}/remove")) == (404, "not-found")


async def test_blocking_holds_both_ways_and_has_bounds(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(UNLIMITED, blocks=1)) as server:
        ada, bob, cleo = await somebody(server), await somebody(server, "Bob"), await somebody(server, "Cleo")
        his, hers = (await me(bob))["id"], (await me(cleo))["id"]
        await ada.ok(ada.post(f"/api/persons/{his}/block"))
        await sitting(server, bob, listed=True)
        ada.match = bob.match
        assert code(await ada.post("join", {"name": "Ada"})) == BLOCKED
        assert code(await ada.post(f"/api/persons/{hers}/block")) == (429, "too-many")
        assert code(await bob.post(f"/api/persons/{his}/block")) == (409, "wrong-status")
        assert code(await bob.post(f"/api/persons/{his}x/block")) == (404, "not-found")
        assert code(await bob.post("seats/1/block")) == (409, "wrong-status")  # nobody sits there
        assert code(await server.person(bob.match).post("seats/0/block")) == (401, "no-person")


async def test_a_report_tells_the_operator_what_was_said_around_it(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(UNLIMITED, waiting_reports=2)) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        match = await sitting(server, ada, bob)
        for who, text in ((ada, "Hello"), (bob, "You fool"), (ada, "Please stop")):
            await who.ok(who.post("chat", {"text": text}))
        wrong: list[Json] = [{"reason": "other"}, {"reason": "insult", "message": 7}, {"reason": "rude", "seat": 1}, {"reason": "insult", "seat": 7}]
        assert [(await ada.post("report", one)).status_code for one in wrong] == [422, 404, 422, 404]
        told = {"reason": "insult", "message": 1, "text": "He shouts"}
        for _ in range(2):  # the same one twice is one
            assert (await ada.post("report", told)).status_code == 204
        assert code(await bob.post("report", {"reason": "insult", "seat": 1})) == (409, "wrong-status")
        (waiting,) = await company.reports(server.registry.store)
        assert (waiting.match, waiting.seat, waiting.name, waiting.about) == (match, 1, "Bob", (await me(bob))["id"])
        found = await shown(server.registry.store, waiting.id)
        assert found is not None and (found.author, found.about) == ("Ada", 1)
        assert [(one.name, one.text, one.is_meant) for one in found.said] == [
            ("Ada", "Hello", False),
            ("Bob", "You fool", True),
            ("Ada", "Please stop", False),
        ]
        assert (await ada.post(f"/api/persons/{(await me(bob))['id']}/report", {"reason": "name"})).status_code == 204
        assert code(await ada.post("report", {"reason": "other", "seat": 1})) == (429, "too-many")
        assert await company.settle(server.registry.store, waiting.id, "muted", 1.0)
        assert not await company.settle(server.registry.store, waiting.id, "again", 1.0)
        assert [row.note for row in await company.reports(server.registry.store, settled=True)] == ["muted"]


async def test_nobody_reports_all_day(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(UNLIMITED, reports=Rate(1, 0.0001))) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        path = f"/api/persons/{(await me(bob))['id']}/report"
        assert (await ada.post(path, {"reason": "name"})).status_code == 204
        assert code(await ada.post(path, {"reason": "other"})) == (429, "too-fast")


async def test_a_table_with_a_report_is_kept_until_it_is_settled(tmp_path: Path) -> None:
    hands = [1000.0]
    async with serving(tmp_path, now=lambda: hands[0]) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        match = await sitting(server, ada, bob)
        await ada.post("report", {"reason": "leaving", "seat": 1})
        hands[0] += 30 * 86_400
        await server.registry.tidy()
        assert (await ada.get()).status_code == 200
        (waiting,) = await company.reports(server.registry.store)
        await company.settle(server.registry.store, waiting.id, "", hands[0])
        hands[0] += 30 * 86_400
        await server.registry.tidy()
        assert execute(tmp_path, "SELECT status FROM matches WHERE id = ?", match) == [("thinned",)]


async def test_the_erased_leave_nothing_of_it_and_all_of_it_can_be_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server, "Adelheid"), await somebody(server, "Bob")
        await sitting(server, ada, bob)
        await ada.ok(ada.post("seats/1/block"))
        await ada.post("report", {"reason": "other", "seat": 1, "text": "in my words"})
        await bob.post("report", {"reason": "other", "seat": 0})
        told = await ada.ok(ada.get("/api/me/everything"))
        assert [row["name"] for row in told["blocked"]] == ["Bob"] and [row["text"] for row in told["reports"]] == ["in my words"]
        await ada.ok(ada.post("/api/me/erase", {"name": "Adelheid"}))
        await server.app.state.erasing.look()
        assert execute(tmp_path, "SELECT person FROM blocks") == []
        assert execute(tmp_path, "SELECT author, text, name FROM reports") == [(None, "", "Bob")]


async def test_blocks_and_reports_follow_who_comes_with_a_phrase(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, phone, bob = await somebody(server), await somebody(server, "Phone"), await somebody(server, "Bob")
        his = (await me(bob))["id"]
        await phone.ok(phone.post(f"/api/persons/{his}/block"))
        await phone.post(f"/api/persons/{his}/report", {"reason": "name"})
        await phone.ok(phone.post("/api/me/enter/phrase", {"phrase": await phrase_of(ada)}))
        assert [row["person"] for row in (await ada.ok(ada.get("/api/me/blocks")))["blocked"]] == [his]
        assert execute(tmp_path, "SELECT author FROM reports") == [((await me(ada))["id"],)]


async def test_who_was_met_is_invited_and_reads_of_it(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(UNLIMITED, invitations=2)) as server:
        ada, bob, eve = await somebody(server), await somebody(server, "Bob"), await somebody(server, "Eve")
        await play_out(server, ada, bob, names=("Ada", "Bob"))
        his, hers = (await me(bob))["id"], (await me(eve))["id"]
        match = await opens(ada, "me", "open", "bot")
        assert await ada.ok(ada.post("invite", {"persons": [his, hers]})) == {"invited": 1}  # nobody invites strangers
        (row,) = (await bob.ok(bob.get("/api/me/invitations")))["invitations"]
        assert (row["match"], row["host"], row["game"]) == (match, "Ada", "hab_und_gut")
        assert (await eve.ok(eve.get("/api/me/invitations")))["invitations"] == []
        bob.match = match
        assert code(await bob.post("invite", {"persons": [hers]})) == (403, "not-host")
        await bob.ok(bob.post("join", {"name": "Bob"}))
        assert (await bob.ok(bob.get("/api/me/invitations")))["invitations"] == []
        again = await opens(ada, "me", "open", "bot")
        await ada.ok(ada.post("invite", {"persons": [his]}))
        assert (await bob.ok(bob.post(f"/api/me/invitations/{again}/decline")))["invitations"] == []
        assert code(await bob.post(f"/api/me/invitations/{again}/decline")) == (404, "not-found")
        assert code(await ada.post("invite", {"persons": [his, hers]})) == (429, "too-many")
        await ada.ok(ada.post("start"))
        assert code(await ada.post("invite", {"persons": [his]})) == (409, "wrong-status")


async def test_who_has_blocked_the_host_is_not_invited(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        await play_out(server, ada, bob, names=("Ada", "Bob"))
        await bob.ok(bob.post(f"/api/persons/{(await me(ada))['id']}/block"))
        await opens(ada, "me", "open", "bot")
        assert await ada.ok(ada.post("invite", {"persons": [(await me(bob))["id"]]})) == {"invited": 0}


# Open tables.


def seeking(name: str, **more: object) -> dict[str, object]:
    return {"game": "hab_und_gut", "name": name, **more}


async def ratings_are_renewed(server: Server) -> None:
    """A server that has just begun forgets ratings that rest on other bots, once; what is written after that stays."""
    async with asyncio.timeout(20):
        while await server.registry.store.value(results.RATED_ON) is None:
            await asyncio.sleep(0.01)


async def test_a_host_says_whom_they_want(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        await opens(ada, "me", "open", "bot")
        assert code(await ada.post("list", {"listed": True, "wish": {"least": 30, "most": 20}})) == (422, "invalid")
        await ada.ok(ada.post("list", {"listed": True, "wish": {"least": 30, "level": "experienced"}}))
        bob.match = ada.match
        async with server.socket(ada):
            (table,) = await tables_for(bob)
            assert table["wish"] == {"least": 30.0, "most": None, "level": "experienced"} and not table["fits"]
            assert table["bots"] == ["standard"] and table["clocks"]["kind"] == "none"
            assert code(await bob.post("join", {"name": "Bob"})) == BLOCKED
            await ratings_are_renewed(server)
            rating = "INSERT INTO ratings (person, game, mu, sigma, games) VALUES (?, 'hab_und_gut', 33.0, 2.0, 20)"
            execute(tmp_path, rating, (await me(bob))["id"])
            (table,) = await tables_for(bob)
            assert table["fits"]
            await bob.ok(bob.post("join", {"name": "Bob"}))


async def test_who_seeks_finds_who_waits_and_the_game_begins_by_itself(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, AsyncExitStack() as sockets:
        people = [await somebody(server, name) for name in ("Ada", "Bob", "Cleo", "Dan")]
        found = []
        for person, name in zip(people, ("Ada", "Bob", "Cleo", "Dan"), strict=True):
            answer = await person.ok(person.post("/api/seek", seeking(name, seats=3)))
            person.match = answer["id"]
            found.append(answer["found"])
            await sockets.enter_async_context(server.socket(person))
        assert found == [False, True, True, False] and len({person.match for person in people[:3]}) == 1 and people[3].match != people[0].match
        now = await people[0].until(lambda now: now["status"] == "running")
        assert {seat["name"] for seat in now["seats"]} == {"Ada", "Bob", "Cleo"} and now["gathering"] is None
        waiting = await people[3].look()
        assert waiting["status"] == "lobby" and waiting["listed"] and waiting["gathering"]["bot"] == "standard" and waiting["host"]
        eve = await somebody(server, "Eve")
        for other in ({"rated": True}, {"seats": 4}, {"clock": {"kind": "days", "days": 1}}, {"options": {"memory_aid": "off"}}):
            assert not (await eve.ok(eve.post("/api/seek", seeking("Eve", **{"seats": 3, **other}))))["found"], other


async def test_bots_take_the_seats_that_are_left_after_a_minute(tmp_path: Path) -> None:
    hands = [1000.0]
    async with serving(tmp_path, now=lambda: hands[0]) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        for person, bot in ((ada, "casual"), (bob, None)):
            person.match = (await person.ok(person.post("/api/seek", seeking("Somebody", bot=bot, rated=bot is None))))["id"]
        hands[0] += 61
        assert (await ada.look())["status"] == "lobby"  # nobody is there to play
        async with server.socket(ada), server.socket(bob):
            now = await ada.until(lambda now: now["status"] != "lobby")
            assert [seat["bot"] for seat in now["seats"]][1:] == ["casual"] * (len(now["seats"]) - 1)
            assert (await bob.look())["status"] == "lobby" and bob.snapshot["gathering"]["until"] is None


async def test_two_who_wait_alone_come_together(tmp_path: Path) -> None:
    """Both looked before the other was there: the later one goes to the older table."""
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        for person, name in ((ada, "Ada"), (bob, "Bob")):
            person.match = (await person.ok(person.post("/api/seek", seeking(name))))["id"]
        assert ada.match != bob.match
        async with server.socket(ada), server.socket(bob):
            mine = bob.match
            assert await ada.ok(ada.post("/api/seek", seeking("Ada", instead_of=ada.match))) == {"id": ada.match, "found": False}
            assert await bob.ok(bob.post("/api/seek", seeking("Bob", instead_of=mine))) == {"id": ada.match, "found": True}
        assert (await bob.get(f"/api/matches/{mine}")).status_code == 410
        assert await bob.ok(bob.post("/api/seek", seeking("Bob", instead_of=ada.match))) == {"id": ada.match, "found": False}
        assert code(await bob.post("/api/seek", seeking("Bob", instead_of=mine))) == (410, "gone")


async def test_pairs_at_several_tables_come_together(tmp_path: Path) -> None:
    """Three tables of three with two at each: the first is filled from the second, and who is left there from the third."""
    async with serving(tmp_path) as server, AsyncExitStack() as sockets:
        names = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"]
        people = [await somebody(server, name) for name in names]
        for first in (0, 2, 4):  # nobody is there yet when the others look
            for person, name in zip(people[first : first + 2], names[first : first + 2], strict=True):
                if name == names[first]:
                    person.match = (await person.ok(person.post("/api/seek", seeking(name, seats=3))))["id"]
                else:
                    person.match = people[first].match
                    await person.ok(person.post("join", {"name": name}))
        for person in people:
            await sockets.enter_async_context(server.socket(person))
        for person, name in zip(people[2:], names[2:], strict=True):
            found = await person.post("/api/seek", seeking(name, seats=3, instead_of=person.match))
            if found.is_success and found.json()["id"] != person.match:
                person.match = found.json()["id"]
                await sockets.enter_async_context(server.socket(person))
        await people[0].until(lambda now: now["status"] == "running")
        await people[3].until(lambda now: now["status"] == "running")
        assert [person.match for person in people] == [people[0].match] * 3 + [people[3].match] * 3


async def test_who_seeks_never_meets_whom_they_have_blocked(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        ada.match = (await ada.ok(ada.post("/api/seek", seeking("Ada"))))["id"]
        async with server.socket(ada):
            await ada.ok(ada.post(f"/api/persons/{(await me(bob))['id']}/block"))
            assert not (await bob.ok(bob.post("/api/seek", seeking("Bob"))))["found"]


async def test_open_tables_come_in_pages_of_those_that_are_open_to_the_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left out because somebody is blocked takes no place on a page."""
    monkeypatch.setattr(hosting, "PAGE", 2)
    async with serving(tmp_path) as server, AsyncExitStack() as sockets:
        bob, *hosts = [await somebody(server, name) for name in ("Bob", "Ada", "Eve", "Eve", "Cleo", "Dan")]
        tables = []
        for host in hosts:
            tables.append(await opens(host, "me", "open", "open"))
            await host.ok(host.post("list", {"listed": True}))
            await sockets.enter_async_context(server.socket(host))
        for eve in hosts[1:3]:
            await bob.ok(bob.post(f"/api/persons/{(await me(eve))['id']}/block"))
        seen, address = [], "/api/tables"
        while address:
            answer = await bob.get(address)
            seen.append([table["id"] for table in answer.json()])
            address = answer.links["next"]["url"] if answer.links else ""
        assert seen == [[tables[4], tables[3]], [tables[0]]]
        assert len((await server.person().get("/api/tables?from=4")).json()) == 1


async def test_games_that_everybody_may_watch_are_listed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await opens(ada, "me", "bot", "bot")  # a private one
        private = ada.match
        await ada.ok(ada.post("start"))
        await opens(ada, "me", "open", "bot")
        await ada.ok(ada.post("list", {"listed": True}))
        await ada.ok(ada.post("start"))
        async with server.socket(ada):
            (game,) = (await ada.ok(ada.get("/api/live")))["games"]
            assert game["id"] == ada.match != private and game["players"][0] == "Ada"
            assert len((await ada.ok(ada.get("/api/live?game=hab_und_gut")))["games"]) == 1
            assert (await ada.ok(ada.get("/api/live?game=bazaar")))["games"] == []
            for wanted, count in (
                ({"player": "ADA"}, 1),
                ({"player": "Bob"}, 0),
                ({"least": 1}, 0),
                ({"longest": 1}, 1),
                ({"edition": "x"}, 0),
                ({"until": 1}, 0),
            ):
                assert len((await ada.ok(ada.get("/api/live", params=wanted)))["games"]) == count, wanted
            assert await ada.ok(ada.get("/api/live", params={"from": 1})) == {"games": [], "next": None}


@pytest.mark.embedded
async def test_company_moves(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        await play_out(server, ada, bob, names=("Ada", "Bob"))
        await opens(ada, "me", "open", "bot")
        await ada.ok(ada.post("invite", {"persons": [(await me(bob))["id"]]}))
        await ada.ok(ada.post(f"/api/persons/{(await me(bob))['id']}/block"))
        await ada.post(f"/api/persons/{(await me(bob))['id']}/report", {"reason": "name"})
    tables = ("blocks", "reports", "invitations", "discoveries")
    await move(database_of(tmp_path), database_of(tmp_path / "new"))
    for table in tables:
        assert execute(tmp_path / "new", f"SELECT * FROM {table}") == execute(tmp_path, f"SELECT * FROM {table}")
    assert all(execute(tmp_path, f"SELECT * FROM {table}") for table in tables[:3])
