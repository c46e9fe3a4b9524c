"""Reminders: who is told that it is their turn, when, what the message says, and what becomes of devices that are gone."""

from __future__ import annotations

import asyncio
import base64
import builtins
import ipaddress
import json
import socket
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from magnat.core.errors import MagnatError
from magnat.web import serve
from magnat.web.operating.giving import give
from magnat.web.operating.orders import Order
from magnat.web.reminders.reach import PUBLIC, OutOfReach, Reach, is_public, resolved, target_of
from magnat.web.reminders.terms import Terms, contact_of
from magnat.web.settings import UNLIMITED, Rate, Settings
from magnat.web.store import copying
from tests.web import databases
from tests.web.databases import database_of, execute
from tests.web.receiver import Device, receiving
from tests.web.server import Person, Server, code, serving

DAYS = {"kind": "days", "days": 3}


async def by_days(server: Server) -> list[Person]:
    """A table at which players have days to decide; the first is asked."""
    return await server.open("me", "open", "open", clock=DAYS)


async def subscribed(person: Person, device: Device, **more: Any) -> None:
    answer = await person.post("reminders", device.subscription, **more)
    assert answer.status_code == 204, answer.text


async def hand_on(person: Person) -> None:
    """The trade turn of somebody ends; the next is asked."""
    await person.ok(person.play("trade_end"))


async def quiet(server: Server) -> None:
    """Wait until no table has a reminder on its way."""
    async with asyncio.timeout(20):
        while any(table.autoplay.reminders.busy for table in server.registry.tables.values()):
            await asyncio.sleep(0.01)


def kept(folder: Path) -> int:
    """How many subscriptions there are."""
    ((count,),) = execute(folder, "SELECT COUNT(*) FROM subscriptions")
    return int(count)


# What is sent.


async def test_who_is_asked_and_not_there_gets_one_message_that_only_the_device_can_read(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms()) as server:
        ada, bob, cleo = await by_days(server)
        device = receiver.device()
        before = (await cleo.get()).content, (await ada.get()).content
        await subscribed(bob, device, headers={"Accept-Language": "fr"})
        assert ((await cleo.get()).content, (await ada.get()).content) == before  # nobody else learns of it
        await hand_on(ada)
        came = await receiver.next()
        table = (await ada.look())["code"]
        assert device.opened(came.body) == {
            "title": "Hab & Gut\u00a0: à vous de jouer",
            "body": f"La table {table} vous attend.",
            "path": f"/m/{ada.match}",
            "tag": ada.match,
        }
        assert (came.method, came.path) == ("POST", "/send/device?v=2")
        assert ada.match not in str(came.headers) and ada.match.encode() not in came.body and table.encode() not in came.body
        assert came.headers["content-encoding"] == "aes128gcm" and len(came.headers["topic"]) <= 32
        assert 2.9 * 86_400 < int(came.headers["ttl"]) <= 3 * 86_400
        key = (await ada.ok(ada.get("/api/reminders")))["key"]
        signature = came.headers["authorization"]
        assert Vapid02.verify(signature) and signature.endswith(f"k={key}")
        claims = signature.partition("t=")[2].split(".")[1]
        told = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
        assert told["aud"] == device.address.partition("/send")[0] and told["sub"] == "mailto:ada@example.org"
        await quiet(server)
        assert receiver.deliveries.empty()


async def test_the_turns_of_one_table_have_one_topic(tmp_path: Path) -> None:
    """So a device that was away finds the last of them, not all."""
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms()) as server:
        ada, bob, cleo = await by_days(server)
        await subscribed(bob, receiver.device())
        topics: list[str] = []
        while len(topics) < 2:
            asked = (ada, bob, cleo)[(await ada.look())["asked"][0]]
            now = await asked.look()
            await asked.ok(asked.post("acts", {"version": now["version"], "acts": [now["legal"][-1]["act"]]}))
            await quiet(server)
            while not receiver.deliveries.empty():
                topics.append((await receiver.next()).headers["topic"])
        assert len(set(topics)) == 1


async def test_who_is_there_is_not_told_nor_anybody_twice(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver:
        async with serving(tmp_path, reminders=receiver.terms()) as server:
            ada, bob, cleo = await by_days(server)
            for person in (bob, cleo):
                await subscribed(person, receiver.device(f"of-{person.seat}"))
            async with server.socket(bob) as socket:
                await socket.message()
                await hand_on(ada)
                await quiet(server)
            await quiet(server)  # who leaves has seen it
            assert receiver.deliveries.empty()
            await hand_on(bob)
            assert (await receiver.next()).path == "/send/of-2?v=2"
            await quiet(server)
        async with serving(tmp_path, reminders=receiver.terms()) as server:  # nor after a restart
            await server.person(ada.match).look()
            await quiet(server)
            assert receiver.deliveries.empty()


async def test_what_a_stopped_server_had_not_told_it_tells_when_it_is_back(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver:
        async with serving(tmp_path, reminders=receiver.terms(pause=3600.0)) as server:
            ada, bob, _ = await by_days(server)
            await subscribed(bob, receiver.device())
            await hand_on(ada)
            assert server.table(ada.match).autoplay.reminders.busy
        assert receiver.deliveries.empty()
        async with serving(tmp_path, reminders=receiver.terms()):
            await receiver.next()


async def test_a_bot_in_the_seat_needs_no_reminder(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms(pause=0.2)) as server:
        ada, bob, cleo = await by_days(server)
        await subscribed(bob, receiver.device("bob"))
        await subscribed(cleo, receiver.device("cleo"))
        await bob.ok(bob.post("bot", {"bot": "random"}))
        await hand_on(ada)
        assert (await receiver.next()).path == "/send/cleo?v=2"
        await quiet(server)
        assert receiver.deliveries.empty()


async def test_when_the_game_is_over_its_subscriptions_go(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms()) as server:
        ada, bob, _ = await by_days(server)
        await subscribed(bob, receiver.device())
        assert kept(tmp_path) == 1
        await ada.post("close")
        await quiet(server)
        assert kept(tmp_path) == 0
        assert code(await bob.post("reminders", receiver.device().subscription)) == (409, "wrong-status")


# Devices that are gone, services that fail.


async def test_a_dead_subscription_is_deleted(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms()) as server:
        ada, bob, _ = await by_days(server)
        other, *_ = await by_days(server)
        await subscribed(bob, receiver.device())
        await subscribed(other, receiver.device())  # the same device at another table
        receiver.answers = [410]
        await hand_on(ada)
        await receiver.next()
        await quiet(server)
        assert kept(tmp_path) == 0 and receiver.deliveries.empty()
        assert server.registry.services.metrics.reminders == {"gone": 1}


async def test_what_fails_is_tried_again_and_dropped_after_a_while(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms()) as server:
        ada, bob, cleo = await by_days(server)
        await subscribed(cleo, receiver.device())
        receiver.answers = [503, 429, 201]
        await hand_on(ada)
        await hand_on(bob)
        for _ in range(3):
            await receiver.next()
        await quiet(server)
        assert execute(tmp_path, "SELECT failed FROM subscriptions") == [(0,)]
        for failed in (1, 2, None):
            execute(tmp_path, "UPDATE subscriptions SET told = 0")
            receiver.answers = [500] * 3
            server.table(ada.match).autoplay.reminders._handled.clear()
            server.table(ada.match).autoplay.arm()
            await quiet(server)
            assert execute(tmp_path, "SELECT failed FROM subscriptions") == ([(failed,)] if failed else [])
        assert server.registry.services.metrics.reminders == {"trouble": 11, "delivered": 1}


async def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms()) as server:
        ada, bob, _ = await by_days(server)
        await subscribed(bob, receiver.device())
        receiver.answers, receiver.location = [307], receiver.device("elsewhere").address
        await hand_on(ada)
        await receiver.next()
        await quiet(server)
        assert receiver.deliveries.empty() and server.registry.services.metrics.reminders == {"refused": 1}


@pytest.mark.thorough
async def test_silence_has_an_end(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms(patience=2.0, retries=())) as server:
        ada, bob, _ = await by_days(server)
        await subscribed(bob, receiver.device())
        receiver.silent = True
        await hand_on(ada)
        await receiver.next()
        await quiet(server)
        assert server.registry.services.metrics.reminders == {"trouble": 1}


async def test_a_certificate_that_nobody_vouches_for_is_not_trusted(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver:
        reach = replace(receiver.reach, trust=PUBLIC.trust)
        async with serving(tmp_path, reminders=receiver.terms(reach=reach, retries=())) as server:
            ada, bob, _ = await by_days(server)
            await subscribed(bob, receiver.device())
            await hand_on(ada)
            await quiet(server)
            assert receiver.deliveries.empty() and server.registry.services.metrics.reminders == {"trouble": 1}


# Where reminders may go.


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "240.0.0.1",
        "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "2001:db8::1", "2002:7f00:1::", "2001:0:7f00:1::", "64:ff9b::7f00:1", "64:ff9b:1::1", "3fff::1",
    ],
)  # fmt: skip
def test_an_address_that_is_not_on_the_internet_is_out_of_reach(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


def test_addresses_on_the_internet_are_in_reach() -> None:
    assert all(is_public(ipaddress.ip_address(address)) for address in ("1.1.1.1", "142.250.1.95", "2606:4700::1111", "::ffff:1.1.1.1"))


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/a", "https://push.example.org:8443/a", "https://ada@push.example.org/a", "https://push.example.org/a#b",
        "https:///a", "https://[2606:4700::1111]/a", "https://push.example.org:x/a", "https://push example.org/a", "ftp://push.example.org",
        "https://push.example.org/a\r\nX: y", "https://püsh.example.org/a", "https://push.example.org/" + "a" * 1000, "https://a..b/", "nonsense",
    ],
)  # fmt: skip
def test_what_is_no_plain_https_address_is_refused(address: str) -> None:
    with pytest.raises(OutOfReach):
        target_of(address, PUBLIC)


def test_one_private_answer_spoils_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads to the internet and into the house is refused; so are the ways in which a number can be written."""
    target = target_of("https://push.example.org/a?b=c", PUBLIC)
    assert (target.origin, target.path) == ("https://push.example.org", "/a?b=c")

    def answers(*addresses: str) -> None:
        rows = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: rows)

    answers("1.1.1.1", "1.1.1.1", "2606:4700::1111")
    assert resolved(target, PUBLIC) == ["1.1.1.1", "2606:4700::1111"]
    for private in ("10.0.0.1", "::ffff:10.0.0.1", "fe80::1%eth0"):
        answers("1.1.1.1", private)
        with pytest.raises(OutOfReach):
            resolved(target, PUBLIC)
    answers()
    with pytest.raises(OutOfReach):
        resolved(target, PUBLIC)
    monkeypatch.undo()
    for host in ("localhost", "127.1", "2130706433", "0x7f.1"):
        with pytest.raises((OutOfReach, OSError)):
            resolved(target_of(f"https://{host}/", PUBLIC), PUBLIC)


async def test_where_a_name_leads_is_looked_at_when_something_is_sent(tmp_path: Path) -> None:
    """A name that has come to lead into the house since it was given gets nothing, and its subscription goes."""
    async with receiving(tmp_path) as receiver:
        reach = Reach(port=None, trust=receiver.reach.trust)
        async with serving(tmp_path, reminders=receiver.terms(reach=reach)) as server:
            ada, bob, _ = await by_days(server)
            await subscribed(bob, receiver.device())
            await hand_on(ada)
            await quiet(server)
            assert receiver.deliveries.empty() and kept(tmp_path) == 0


# Asking for reminders.


async def test_a_server_without_them_says_so(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver, serving(tmp_path) as server:
        ada, *_ = await by_days(server)
        assert await ada.ok(ada.get("/api/reminders")) == {"key": None}
        assert code(await ada.post("reminders", receiver.device().subscription)) == (404, "not-found")
        assert (await ada.post("/api/reminders/stop", {"endpoint": "https://push.example.org/a"})).status_code == 204


async def test_refusals_are_sentences_in_both_languages(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, subscriptions=2)
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms(reach=PUBLIC), limits=limits) as server:
        ada, *_ = await by_days(server)
        live, *_ = await server.open("me", "open", "open")
        good = Device("https://push.example.org/send/1").subscription
        keys = good["keys"]
        cases = [
            (server.person(ada.match), good, (401, "no-seat"), "no seat", "pas de place"),
            (live, good, (409, "wrong-status"), "days", "jours"),
            (ada, good | {"endpoint": "http://push.example.org/1"}, (422, "invalid"), "https address", "adresse https"),
            (ada, good | {"keys": keys | {"auth": "short"}}, (422, "invalid"), "keys", "clés"),
            (ada, good | {"keys": keys | {"p256dh": "B" + "A" * 86}}, (422, "invalid"), "keys", "clés"),
            (ada, good | {"keys": keys | {"p256dh": "no base64 é"}}, (422, "invalid"), "keys", "clés"),
        ]
        for number in (1, 2, 2):  # the same device may ask again
            await subscribed(ada, Device(f"https://push.example.org/send/{number}"))
        cases.append((ada, Device("https://push.example.org/send/3").subscription, (429, "too-many"), "too many devices", "Trop d’appareils"))
        for person, body, expected, english, french in cases:
            for language, words in (("en", english), ("fr", french)):
                answer = await person.post("reminders", body, headers={"Accept-Language": language})
                assert code(answer) == expected and words in answer.json()["error"]["message"]
        assert kept(tmp_path) == 2


async def test_devices_are_no_longer_told_when_they_or_their_seats_say_so(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms()) as server:
        ada, bob, _ = await server.open("me", "open", "open", clock=DAYS, start=False)
        phone, desk = receiver.device("phone"), receiver.device("desk")
        for device in (phone, desk):
            await subscribed(ada, device)
        await subscribed(bob, phone)  # one browser is told for one seat of a table
        assert execute(tmp_path, "SELECT seat FROM subscriptions ORDER BY seat") == [(0,), (1,)]
        assert (await ada.post("reminders/stop", {"endpoint": phone.address})).status_code == 204
        assert kept(tmp_path) == 2  # it is Bob's
        await ada.ok(ada.post("seats/1/free"))
        assert kept(tmp_path) == 1  # gone with the token
        assert (await server.person().post("/api/reminders/stop", {"endpoint": desk.address})).status_code == 204
        assert kept(tmp_path) == 0


async def test_asking_is_limited(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, subscribing=Rate(2, 0.01))
    async with receiving(tmp_path) as receiver, serving(tmp_path, reminders=receiver.terms(), limits=limits) as server:
        ada, *_ = await by_days(server)
        for _ in range(2):
            await subscribed(ada, receiver.device())
        assert code(await ada.post("/api/reminders/stop", {"endpoint": receiver.device().address})) == (429, "too-fast")


# What an operator does.


async def test_a_contact_is_an_address_of_mail_or_a_page() -> None:
    assert contact_of("mailto:ada@example.org") == contact_of(" ada@example.org") == "mailto:ada@example.org"
    for wrong in ("ada", "http://example.org", "https://localhost", "mailto:", "a b@example.org"):
        with pytest.raises(MagnatError, match="not a contact"):
            contact_of(wrong)


async def test_a_move_takes_subscriptions_and_key_along(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver:
        async with serving(tmp_path, reminders=receiver.terms()) as server:
            ada, bob, _ = await by_days(server)
            device = receiver.device()
            await subscribed(bob, device)
            key = (await ada.ok(ada.get("/api/reminders")))["key"]
        await copying.move(database_of(tmp_path), tmp_path / "magnat-2.db")
        cluster, databases.cluster = databases.cluster, None
        (tmp_path / "there").mkdir()
        (tmp_path / "magnat-2.db").rename(tmp_path / "there" / "magnat.db")
        async with serving(tmp_path / "there", reminders=receiver.terms()) as server:
            again = server.person(ada.match, headers={"Authorization": f"Bearer {ada.token}"})
            assert (await again.ok(again.get("/api/reminders")))["key"] == key
            await hand_on(again)
            assert device.opened((await receiver.next()).body)["title"] == "Hab & Gut: your turn"
        databases.cluster = cluster


async def test_who_is_erased_or_whose_match_is_deleted_is_told_no_more(tmp_path: Path) -> None:
    async with receiving(tmp_path) as receiver:
        async with serving(tmp_path, reminders=receiver.terms()) as server:
            ada, bob, _ = await by_days(server)
            await subscribed(ada, receiver.device("ada"))
            await subscribed(bob, receiver.device("bob"))
        await give(database_of(tmp_path), Order("erase", ada.match, name="BOB"))
        assert execute(tmp_path, "SELECT seat FROM subscriptions") == [(0,)]
        await give(database_of(tmp_path), Order("delete", ada.match))
        assert kept(tmp_path) == 0


@pytest.mark.embedded
def test_a_server_without_the_libraries_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any, **named: Any) -> Any:
        if name == "http_ece":
            raise ImportError(name)
        return real(name, *more, **named)

    monkeypatch.delitem(sys.modules, "magnat.web.reminders.sealing", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(MagnatError, match=r"magnat\[push\]"):
        serve.serve(port=0, settings=Settings(tmp_path / "magnat.db", reminders=Terms("mailto:ada@example.org")))
    assert not (tmp_path / "magnat.db").exists()


# Several processes.


@pytest.mark.shared
async def test_only_the_owner_of_a_match_reminds(tmp_path: Path) -> None:
    async with (
        receiving(tmp_path) as receiver,
        serving(tmp_path, reminders=receiver.terms()) as one,
        serving(tmp_path, reminders=receiver.terms()) as other,
    ):
        ada, bob, cleo = await by_days(one)
        there = other.person(bob.match, headers={"Authorization": f"Bearer {bob.token}"})
        assert (await there.ok(there.get("/api/reminders"))) == (await ada.ok(ada.get("/api/reminders")))
        await subscribed(there, receiver.device("bob"))
        await subscribed(cleo, receiver.device("cleo"))
        await hand_on(other.person(ada.match, headers={"Authorization": f"Bearer {ada.token}"}))
        assert (await receiver.next()).path == "/send/bob?v=2"
        async with other.socket(cleo):  # connected elsewhere
            async with asyncio.timeout(20):
                while not one.table(ada.match).audience.connected()[2]:
                    await asyncio.sleep(0.05)
            await hand_on(there)
            await quiet(one)
        await quiet(other)
        assert receiver.deliveries.empty()
        assert (one.registry.services.metrics.reminders, other.registry.services.metrics.reminders) == ({"delivered": 1}, {})
