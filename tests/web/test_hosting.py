"""Tables open to everybody, and what their hosts may do: list, remove, mute, let spectators speak, close."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from magnat.web.settings import UNLIMITED
from tests.web.server import Person, code, serving


async def listed(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get("/api/tables")).json()
    return found


async def test_a_table_is_found_by_others_only_when_its_host_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as inn:
        ada, bob = await inn.open("me", "open", "open", start=False, guests=1, options={"memory_aid": "off"})
        stranger = inn.person(ada.match)
        async with inn.socket(ada):
            assert await listed(stranger) == []
            assert code(await bob.post("list", {"listed": True})) == (403, "not-host")
            assert (await ada.ok(ada.post("list", {"listed": True})))["listed"]
            (row,) = await listed(stranger)
            assert row["players"] == ["Ada", "Bob"] and row["free"] == 1 and row["options"] == {"memory_aid": "off"}
            await ada.ok(ada.post("list", {"listed": False}))
            assert await listed(stranger) == []


async def test_full_deserted_and_begun_tables_vanish_from_the_list(tmp_path: Path) -> None:
    async with serving(tmp_path) as inn:
        ada, bob = await inn.open("me", "open", "open", start=False, guests=1)
        await ada.ok(ada.post("list", {"listed": True}))
        stranger = inn.person(ada.match)
        assert await listed(stranger) == []  # nobody is there
        async with inn.socket(ada):
            assert len(await listed(stranger)) == 1
            await inn.join(ada.match, "Cleo")
            assert await listed(stranger) == []  # full
            await ada.ok(ada.post("seats/2/free"))
            assert len(await listed(stranger)) == 1
            await ada.ok(ada.post("start"))
            assert await listed(stranger) == []
            assert code(await ada.post("list", {"listed": True})) == (409, "wrong-status")
            assert (await bob.look())["listed"] is False


async def test_who_is_muted_says_nothing_until_the_host_lets_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as inn:
        ada, bob, _ = await inn.open("me", "open", "open")
        assert code(await bob.post("seats/0/mute", {"muted": True})) == (403, "not-host")
        assert (await ada.ok(ada.post("seats/1/mute", {"muted": True})))["seats"][1]["muted"]
        assert code(await bob.post("chat", {"text": "But!"})) == (403, "forbidden")
        await ada.ok(ada.post("seats/1/mute", {"muted": False}))
        await bob.ok(bob.post("chat", {"text": "At last."}))
        assert code(await ada.post("seats/7/mute", {"muted": True})) == (404, "not-found")


async def test_spectators_are_counted_and_speak_only_where_the_host_lets_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as inn:
        ada, _, _ = await inn.open("me", "open", "open")
        gast = inn.person(ada.match)
        async with inn.socket(ada) as socket:
            assert (await socket.message())["spectators"] == 0
            async with inn.socket(gast):
                assert (await socket.message("presence"))["spectators"] == 1
            assert (await socket.message("presence"))["spectators"] == 0
        assert code(await gast.post("chat", {"text": "Hello", "name": "Gast"})) == (401, "no-seat")
        await ada.ok(ada.post("audience", {"chat": True}))
        assert code(await gast.post("chat", {"text": "Hello", "name": "  "})) == (422, "invalid")
        assert code(await gast.post("audience", {"chat": False})) == (403, "not-host")
        await gast.ok(gast.post("chat", {"text": "Hello", "name": "Gast"}))
        (said,) = (await ada.look())["chat"]
        assert (said["seat"], said["name"], said["text"]) == (None, "Gast", "Hello")


async def test_spectators_leave_room_for_what_players_say(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(UNLIMITED, chats_a_match=5)) as server:
        ada, *_ = await server.open("me", "open", "open")
        await ada.ok(ada.post("audience", {"chat": True}))
        guest = server.person(ada.match)
        assert [(await guest.post("chat", {"text": "hm", "name": "Zoe"})).status_code for _ in range(5)] == [200] * 4 + [429]
        assert [(await ada.post("chat", {"text": "hm"})).status_code for _ in range(2)] == [200, 429]


async def test_a_spectator_may_not_call_itself_like_a_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as inn:
        ada, _, _ = await inn.open("me", "open", "open")
        await ada.ok(ada.post("audience", {"chat": True}))
        gast = inn.person(ada.match)
        await gast.ok(gast.post("chat", {"text": "I resign", "name": "Ada"}))
        assert (await ada.look())["chat"][0]["name"] != "Ada"


async def test_a_host_closes_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as inn:
        ada, bob, _ = await inn.open("me", "open", "open", start=False)
        assert code(await bob.post("close")) == (403, "not-host")
        async with inn.socket(bob):
            assert (await ada.post("close")).status_code == 204
        assert code(await bob.get()) == (410, "gone")
        ada, bob, _ = await inn.open("me", "open", "open")
        assert (await ada.post("close")).status_code == 204
        over = await bob.look()
        assert over["status"] == "over" and over["result"]["ranks"] == [1, 1, 1] and "unfinished" in over["marks"]
        assert over["result"]["winners"] == []  # nobody has won what was not played to its end
        assert code(await ada.post("close")) == (409, "wrong-status")


async def test_what_a_host_has_decided_outlasts_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as inn:
        ada, bob = await inn.open("me", "open", "open", start=False, guests=1)
        await ada.ok(ada.post("list", {"listed": True}))
        await ada.ok(ada.post("audience", {"chat": True}))
        await ada.ok(ada.post("seats/1/mute", {"muted": True}))
    async with serving(tmp_path) as inn:
        again = inn.person(ada.match, cookies=ada.client.cookies)
        table = await again.look()
        assert table["listed"] and table["spectators_chat"] and table["seats"][bob.seat]["muted"]
