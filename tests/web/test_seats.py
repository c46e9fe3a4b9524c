"""Who may do what: tokens, cookies, private links, and the host's rights."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from magnat.web import tokens
from tests.web.databases import contents
from tests.web.server import Person, Server, code, serving


async def test_a_token_opens_a_seat_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        program = server.person(ada.match, headers={"Authorization": f"Bearer {bob.token}"})
        assert (await program.look())["me"] == 1 and not program.snapshot["host"]
        for wrong in (f"Bearer {ada.host_token}", "Bearer nonsense", "Basic QQ==", "Bearer "):
            assert code(await server.person(ada.match, headers={"Authorization": wrong}).get()) == (401, "no-seat")
        assert code(await program.post("start")) == (403, "not-host")
        host = server.person(ada.match, headers={"X-Magnat-Host": ada.host_token})
        assert (await host.look())["host"] and host.snapshot["me"] is None
        assert code(await host.play("buy 0")) == (401, "no-seat")
        other, *_ = await server.open("me", "open", "open")
        assert code(await server.person(other.match, headers={"Authorization": f"Bearer {ada.token}"}).get()) == (401, "no-seat")


async def test_cookies_are_kept_from_scripts_and_other_sites(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for scheme in ("http", "https"):
            me = server.person()
            me.client.base_url = f"{scheme}://table.test"
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            answer = await me.post("/api/matches", {"game": "hab_und_gut", "seats": seats, "name": "Ada"})
            cookies = answer.headers.get_list("set-cookie")
            assert len(cookies) == 2 and answer.headers["cache-control"] == "no-store"
            for cookie in cookies:
                parts = {part.strip().lower() for part in cookie.split(";")}
                assert {"httponly", "samesite=strict", f"path=/api/matches/{answer.json()['id']}"} <= parts
                assert ("secure" in parts) == (scheme == "https")


async def test_only_hashes_of_tokens_are_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        await ada.play("buy 0", key="k")
        link = (await ada.ok(ada.get("recover")))["link"]
    stored = contents(tmp_path)
    assert ada.match.encode() in stored
    for secret in (ada.token, ada.host_token, bob.token, *link.removeprefix("/seat#").split(".")):
        assert secret.encode() not in stored


async def test_a_private_link_opens_the_seat_on_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        link = (await bob.ok(bob.get("recover")))["link"]
        assert re.fullmatch(r"/seat#[\w-]{43}", link)
        phone = server.person(ada.match)
        assert code(await phone.get("recover")) == (401, "no-seat")
        opened = await phone.ok(phone.post("/api/recover", {"secret": link.removeprefix("/seat#")}))
        assert opened["id"] == ada.match and opened["seat"] == 1 and opened["token"] not in (None, bob.token) and opened["host_token"] is None
        assert (await phone.look())["me"] == 1 and (await bob.look())["me"] == 1
        tablet = server.person(ada.match)
        link = (await ada.ok(ada.get("recover")))["link"]  # a host's link opens both
        opened = await tablet.ok(tablet.post("/api/recover", {"secret": link.removeprefix("/seat#")}))
        assert (await tablet.look())["me"] == 0 and tablet.snapshot["host"]
        for wrong in ("", "nonsense", bob.token, tokens.hashed(bob.token), "." * 50):
            assert code(await phone.post("/api/recover", {"secret": wrong})) == (404, "not-found")
    async with serving(tmp_path) as server:
        again = server.person(ada.match, headers={"Authorization": f"Bearer {opened['token']}"})
        assert (await again.look())["me"] == 0


async def test_a_private_link_works_once_and_another_can_be_made_any_time(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, bob, _ = await server.open("me", "open", "open")
        unused, link = [(await bob.ok(bob.get("recover")))["link"].removeprefix("/seat#") for _ in range(2)]
        assert unused != link and code(await bob.post("/api/recover", {"secret": unused})) == (404, "not-found")
        tried = await asyncio.gather(*(server.person().post("/api/recover", {"secret": link}) for _ in range(5)))
        assert sorted(answer.status_code for answer in tried) == [200, 404, 404, 404, 404]
        again = (await bob.ok(bob.get("recover")))["link"].removeprefix("/seat#")
    async with serving(tmp_path) as server:
        assert code(await server.person().post("/api/recover", {"secret": link})) == (404, "not-found")
        assert (await server.person().post("/api/recover", {"secret": again})).status_code == 200


async def test_links_of_older_servers_still_work(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        await server.registry.store.grant([tokens.Right(tokens.hashed("old secret"), ada.match, "seat-recovery", 1)])
        for _ in range(2):
            opened = await ada.ok(server.person().post("/api/recover", {"secret": "old secret"}))
            assert opened["seat"] == 1 and opened["token"]


async def test_the_host_gives_a_seat_again_that_nobody_is_connected_to(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        ada, bob, _ = await server.open("me", "open", "open", "random")
        assert code(await bob.post("seats/2/link")) == (403, "not-host") and code(await ada.post("seats/3/link")) == (409, "wrong-status")
        async with server.socket(bob) as socket:
            await socket.message("snapshot")
            assert code(await ada.post("seats/1/link")) == (409, "wrong-status")
        too_soon = await ada.post("seats/1/link", headers={"Accept-Language": "fr"})
        assert code(too_soon) == (409, "wrong-status") and "5 minutes" in too_soon.json()["error"]["message"]
        assert not (await bob.look())["seats"][1]["given"] and not bob.snapshot["chat"]
        time[0] += 299
        assert code(await ada.post("seats/1/link")) == (409, "wrong-status")
        time[0] += 1
        secret = (await ada.ok(ada.post("seats/1/link")))["link"].removeprefix("/seat#")
        phone = server.person(ada.match)
        assert (await phone.ok(phone.post("/api/recover", {"secret": secret})))["host_token"] is None
        assert (await phone.look())["me"] == 1 and not phone.snapshot["host"]


async def given_again(server: Server, time: list[float]) -> tuple[Person, Person, Person, Person]:
    """Host, the person whose seat the host has given again, somebody else, and who has sat down there."""
    ada, bob, cleo = await server.open("me", "open", "open")
    time[0] += 600
    secret = (await ada.ok(ada.post("seats/1/link")))["link"].removeprefix("/seat#")
    stranger = server.person(ada.match)
    await stranger.ok(stranger.post("/api/recover", {"secret": secret}))
    return ada, bob, cleo, stranger


async def test_everybody_reads_that_a_seat_was_given_again_and_its_person_is_told(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        people = await given_again(server, time)
        for person in (*people, server.person(people[0].match)):
            seen = await person.look()
            assert [(told["notice"], told["seat"], told["name"]) for told in seen["chat"]] == [("given", 1, "Bob")]
            assert [seat["given"] for seat in seen["seats"]] == [False, True, False]
            assert seen["may_settle"] is (person is people[1])
    async with serving(tmp_path, now=lambda: time[0]) as server:  # also after a restart
        bob = server.person(people[0].match, headers={"Authorization": f"Bearer {people[1].token}"})
        assert (await bob.look())["may_settle"] and bob.snapshot["seats"][1]["given"]


async def test_who_had_a_seat_before_ends_what_the_host_has_given_out(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        ada, bob, cleo, stranger = await given_again(server, time)
        assert code(await stranger.post("settle", {"end": True})) == (403, "forbidden")
        assert code(await cleo.post("settle", {"end": True})) == (409, "wrong-status")
        laundered = (await stranger.ok(stranger.get("recover")))["link"].removeprefix("/seat#")  # a link of one's own is no way around it
        tablet = server.person(ada.match)
        await tablet.ok(tablet.post("/api/recover", {"secret": laundered}))
        assert code(await tablet.post("settle", {"end": True})) == (403, "forbidden")
        unused = (await stranger.ok(stranger.get("recover")))["link"].removeprefix("/seat#")
        async with server.socket(stranger) as theirs, server.socket(bob) as mine:
            await theirs.message("snapshot")
            await mine.message("snapshot")
            await bob.ok(bob.post("settle", {"end": True}))
            while (await asyncio.wait_for(theirs._down.get(), 10))["type"] != "websocket.close":
                pass
            assert (await mine.message("snapshot"))["me"] == 1
        assert (await stranger.look())["me"] is None and (await tablet.look())["me"] is None
        assert code(await server.person().post("/api/recover", {"secret": unused})) == (404, "not-found")
        assert (await bob.look())["me"] == 1 and not bob.snapshot["seats"][1]["given"] and not bob.snapshot["may_settle"]
        assert [told["notice"] for told in bob.snapshot["chat"]] == ["given", "taken-back"]


async def test_who_had_a_seat_before_may_leave_it_at_that(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        _, bob, _, stranger = await given_again(server, time)
        await bob.ok(bob.post("settle", {"end": False}))
        assert (await bob.look())["me"] == (await stranger.look())["me"] == 1
        assert [told["notice"] for told in bob.snapshot["chat"]] == ["given", "agreed"] and not bob.snapshot["seats"][1]["given"]
        assert code(await bob.post("settle", {"end": True})) == (409, "wrong-status")


async def test_every_command_needs_its_right(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        version = (await ada.look())["version"]
        of_a_seat = {
            "acts": {"version": version, "acts": [["buy", 0]]},
            "pass": {"version": version},
            "preview": {"version": version, "acts": [["buy", 0]]},
            "undo": {"version": version},
            "takeback": {"version": version},
            "resign": None,
            "bot": {"bot": "random"},
            "standin": {"standin": None},
            "words": {"words": "x"},
            "chat": {"text": "x"},
            "rematch": None,
            "what-if": {},
        }
        of_the_host = {"start": None, "pause": {"paused": True}, "list": {"listed": True}, "audience": {"chat": True}, "close": None}
        of_the_host |= {"seats/1/mute": {"muted": True}, "seats/1/free": None}
        before = (await ada.get()).content
        stranger = server.person(ada.match)
        for path, body in of_a_seat.items():
            assert code(await stranger.post(path, body)) == (401, "no-seat"), path
        for who in (stranger, bob):
            for path, body in of_the_host.items():
                assert code(await who.post(path, body)) == (403, "not-host")
        assert (await ada.get()).content == before


async def test_a_seat_opens_on_so_many_devices_only(tmp_path: Path) -> None:
    from magnat.web.settings import Limits, Rate

    async with serving(tmp_path, limits=Limits(devices=3, guesses=Rate(100, 1.0))) as server:
        ada, *_ = await server.open("me", "open", "open")
        devices: list[Person] = [server.person(ada.match) for _ in range(3)]
        answers = []
        for device in devices:
            secret = (await ada.ok(ada.get("recover")))["link"].removeprefix("/seat#").split(".")[0]
            answers.append(await device.post("/api/recover", {"secret": secret}))
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        table = server.table(ada.match)
        tried = await asyncio.gather(*(table.grants.grant("seat", 1) for _ in range(10)), return_exceptions=True)
        assert sum(isinstance(token, str) for token in tried) == 2  # Bob has one already


async def test_a_host_frees_a_seat_before_the_game_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo = await server.open("me", "open", "open", start=False)
        assert code(await bob.post("seats/2/free")) == (403, "not-host") and code(await ada.post("seats/5/free")) == (404, "not-found")
        async with server.socket(bob) as socket:
            await socket.message("snapshot")
            freed = await ada.ok(ada.post("seats/1/free"))
            assert freed["seats"][1]["kind"] == "open"
        assert (await bob.look())["me"] is None and code(await bob.post("chat", {"text": "hey"})) == (401, "no-seat")
        dan = await server.join(ada.match, "Dan")
        assert dan.seat == 1
        await ada.ok(ada.post("start"))
        assert code(await ada.post("seats/2/free")) == (409, "wrong-status") and (await cleo.look())["me"] == 2
    async with serving(tmp_path) as server:
        assert code(await server.person(ada.match, headers={"Authorization": f"Bearer {bob.token}"}).get()) == (401, "no-seat")


async def test_bots_have_other_initials_than_people_also_than_those_who_come_later(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "open", "heuristic", start=False, guests=0)
        assert [seat["name"] for seat in ada.snapshot["seats"]] == ["Ada", "Berta", "Carla"]
        cleo = await server.join(ada.match, "cleo")
        assert [seat["name"] for seat in (await cleo.look())["seats"]] == ["Ada", "cleo", "David"]
        await ada.ok(ada.post("seats/1/free"))
        assert [seat["name"] for seat in (await ada.look())["seats"]] == ["Ada", "Berta", "David"]  # no bot is called like her who left
        david = await server.join(ada.match, "David")
        assert [seat["name"] for seat in (await david.look())["seats"]] == ["Ada", "David", "Carla"]  # and people keep their names
        host = server.person()
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "name": "Cato"}]
        made = await host.ok(host.post("/api/matches", {"game": "hab_und_gut", "seats": seats, "name": "Ada"}))
        cleo = await server.join(made["id"], "Cleo")
        assert [seat["name"] for seat in (await cleo.look())["seats"]] == ["Ada", "Cleo", "Cato"]  # as the host wanted it


async def test_names_that_look_alike_or_like_nothing_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open", start=False, guests=0)
        stranger = server.person(ada.match)
        for name in ("A\u200dda", "A da", "\u2800", "\u3164\u200d", "Ａda"):
            assert code(await stranger.post("join", {"name": name})) == (422, "invalid"), name
        assert (await server.join(ada.match, "Ada")).seat == 1  # the same name gets a number
        assert (await ada.look())["seats"][1]["name"] == "Ada 2"
