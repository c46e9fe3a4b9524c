"""A name that is mine: persons, their devices, what proves them, and the seats that belong to them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from magnat.web.persons.phrases import WORDS
from magnat.web.settings import UNLIMITED, Rate
from magnat.web.store.copying import move
from magnat.web.store.schema import TABLES
from tests.web.authenticator import Authenticator
from tests.web.databases import contents, database_of, execute
from tests.web.server import Json, Person, Server, code, serving

FIREFOX = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


async def somebody(server: Server, name: str = "Ada", **more: Any) -> Person:
    """Somebody with a browser that knows who it is."""
    person = server.person(**more)
    await person.ok(person.post("/api/me", {"name": name}))
    return person


async def me(person: Person) -> Json:
    found: Json = (await person.ok(person.get("/api/me")))["person"]
    return found


async def opens(person: Person, *kinds: str) -> str:
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot"} for kind in kinds]
    made = await person.ok(person.post("/api/matches", {"game": "hab_und_gut", "seats": seats, "name": "Ada"}))
    person.match, person.seat = made["id"], made["seat"]
    return str(made["id"])


async def phrase_of(person: Person) -> str:
    return str((await person.ok(person.post("/api/me/phrase")))["phrase"])


async def test_a_person_is_made_of_a_name_and_sits_without_further_tokens(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server, headers=FIREFOX)
        assert [row["label"] for row in (await me(ada))["devices"]] == ["Firefox, Linux"]
        await opens(ada, "me", "bot", "bot")
        assert {cookie.name for cookie in ada.client.cookies.jar} == {"magnat_me"}
        assert (await ada.look())["me"] == 0 and ada.snapshot["host"]
        await ada.ok(ada.post("start"))
        stranger = server.person(ada.match)
        assert (await stranger.look())["me"] is None
        async with server.socket(ada) as socket:
            assert (await socket.message("snapshot"))["me"] == 0


async def test_whoever_is_somebody_stays_so(tmp_path: Path) -> None:
    """Until the name is secured it is the one under which one plays."""
    async with serving(tmp_path) as server:
        ada = await somebody(server, "Guest")
        first = (await me(ada))["id"]
        assert (await ada.ok(ada.post("/api/me", {"name": "Ada"})))["person"]["id"] == first
        assert (await me(ada))["name"] == "Ada"
        await phrase_of(ada)
        await ada.ok(ada.post("/api/me", {"name": "Bob"}))
        assert (await me(ada))["name"] == "Ada"


async def test_a_phrase_opens_ones_seats_on_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await opens(ada, "me", "open", "bot")
        phrase = await phrase_of(ada)
        assert len(phrase.split()) == 6 and set(phrase.split()) <= set(WORDS) and len(WORDS) == 256
        phone = server.person(ada.match)
        typed = ", ".join(phrase.split()).upper()
        await phone.ok(phone.post("/api/me/enter/phrase", {"phrase": typed}))
        assert (await phone.look())["me"] == 0 and phone.snapshot["host"]
        assert (await phone.ok(phone.get("/api/me/matches")))["matches"] == [ada.match]
        assert phrase.encode() not in contents(tmp_path)


async def test_wrong_words_open_nothing_and_are_limited(tmp_path: Path) -> None:
    slow = replace(UNLIMITED, guesses=Rate(3, 0.001))
    async with serving(tmp_path, limits=slow) as server:
        ada = await somebody(server)
        phrase = await phrase_of(ada)
        guesser = server.person()
        for wrong in ("", "acorn", " ".join(reversed(phrase.split())) if phrase.split()[0] != phrase.split()[-1] else "a b c d e f"):
            assert code(await guesser.post("/api/me/enter/phrase", {"phrase": wrong})) == (404, "not-found")
        assert code(await guesser.post("/api/me/enter/phrase", {"phrase": phrase})) == (429, "too-fast")


async def test_a_newer_phrase_takes_the_place_of_the_older(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, other = await somebody(server), server.person()
        old, new = await phrase_of(ada), await phrase_of(ada)
        assert code(await other.post("/api/me/enter/phrase", {"phrase": old})) == (404, "not-found")
        await other.ok(other.post("/api/me/enter/phrase", {"phrase": new}))


async def test_a_link_adds_one_device_and_ends(tmp_path: Path) -> None:
    hands = [1000.0]
    async with serving(tmp_path, now=lambda: hands[0]) as server:
        ada = await somebody(server)
        link = (await ada.ok(ada.post("/api/me/link")))["link"]
        secret = re.fullmatch(r"/me#([\w-]+)", link)
        assert secret is not None
        phone, thief = server.person(), server.person()
        await phone.ok(phone.post("/api/me/enter/link", {"secret": secret[1]}))
        assert len((await me(phone))["devices"]) == 2
        assert code(await thief.post("/api/me/enter/link", {"secret": secret[1]})) == (404, "not-found")
        late = (await ada.ok(ada.post("/api/me/link")))["link"].partition("#")[2]
        hands[0] += 601
        assert code(await thief.post("/api/me/enter/link", {"secret": late})) == (404, "not-found")


async def test_what_one_played_before_coming_with_ones_phrase_is_not_lost(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, phone = await somebody(server), await somebody(server, "Ada on the phone")
        await opens(ada, "me", "bot", "bot")
        match = await opens(phone, "me", "bot", "bot")
        phrase = await phrase_of(ada)
        await phone.ok(phone.post("/api/me/enter/phrase", {"phrase": phrase}))
        assert (await me(phone))["name"] == "Ada"
        assert set((await phone.ok(phone.get("/api/me/matches")))["matches"]) == {ada.match, match}
        ada.match = match
        assert (await ada.look())["me"] == 0 and ada.snapshot["host"]


async def test_seats_from_before_are_taken_over(tmp_path: Path) -> None:
    async with serving(tmp_path, persons=False) as server:
        (ada,) = await server.open("me", "standard", "standard")
        cookies = list(ada.client.cookies.jar)
        assert code(await ada.post("/api/me", {"name": "Ada"})) == (404, "not-found")
        assert await ada.ok(ada.get("/api/me")) == {"offered": False, "passkeys": False, "person": None}
    async with serving(tmp_path) as server:
        again = server.person(ada.match)
        for cookie in cookies:
            again.client.cookies.jar.set_cookie(cookie)
        await again.ok(again.post("/api/me", {"name": "Ada"}))
        assert await again.ok(again.post("claim")) == {"taken": 2}
        assert {cookie.name for cookie in again.client.cookies.jar} == {"magnat_me"}
        assert (await again.look())["me"] == 0 and again.snapshot["host"]
        assert await again.ok(again.post("claim")) == {"taken": 0}


async def test_a_lost_device_is_revoked_and_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, phone = await somebody(server), server.person()
        await opens(ada, "me", "bot", "bot")
        phone.match = ada.match
        await phone.ok(phone.post("/api/me/enter/phrase", {"phrase": await phrase_of(ada)}))
        async with server.socket(phone) as socket:
            await socket.message("snapshot")
            assert (await phone.look())["me"] == 0
            link = (await phone.ok(phone.post("/api/me/link")))["link"]
            lost = next(row for row in (await me(phone))["devices"] if row["this"])
            await ada.ok(ada.post(f"/api/me/devices/{lost['id']}/revoke"))
            assert [message["type"] for message in [await socket._down.get()] if message["type"] != "websocket.send"] in ([], ["websocket.close"])
        assert await me(phone) is None and (await phone.look())["me"] is None
        assert (await ada.look())["me"] == 0
        assert code(await phone.get("/api/me/matches")) == (401, "no-person")
        assert code(await phone.post("/api/me/enter/link", {"secret": link.partition("#")[2]})) == (404, "not-found")
        assert code(await ada.post("/api/me/devices/0123/revoke")) == (404, "not-found")


async def test_a_secured_name_is_nobody_elses_however_it_is_written(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server)
        await phrase_of(ada)
        assert code(await bob.post("/api/me/phrase")) == (409, "wrong-status")
        for twin in ("ada", "АДА".replace("Д", "D"), "Аda", "a d a", "A\u200bda"):
            assert code(await bob.post("/api/me/name", {"name": twin})) == (409, "wrong-status"), twin
            assert code(await server.person().post("/api/me", {"name": twin})) == (409, "wrong-status"), twin
        await opens(ada, "me", "open", "bot")
        guest = server.person(ada.match)
        assert code(await guest.post("join", {"name": "Аda"})) == (409, "wrong-status")
        await bob.ok(bob.post("/api/me/name", {"name": "Bob"}))
        await phrase_of(bob)
        assert code(await ada.post("/api/me/name", {"name": "bob"})) == (409, "wrong-status")
        await ada.ok(ada.post("/api/me/name", {"name": "ADA"}))


LIKE_LUDMILLA = (
    "LUDMILLA",
    "Ludmi11a",
    "LudmiIIa",
    "Ludrnilla",
    "Lud\u200bmi|la",
    "Lu\u2060dm\u0131lla",
    "Ꮮudmilla",
    "Ludmill\U0001d41a",
    "Ludmi\ufe0flla",
)


async def test_what_looks_like_a_secured_name_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=UNLIMITED) as server:
        ada = await somebody(server, "Ludmilla")
        await phrase_of(ada)
        eve = server.person()
        for twin in LIKE_LUDMILLA:
            assert code(await eve.post("/api/me", {"name": twin})) == (409, "wrong-status"), twin
        for name in ("Ludmila", "Élise", "Оля", "Νίκος"):
            owner = await somebody(server, name)
            await phrase_of(owner)
            for twin in {name.upper(), name.lower()}:
                assert code(await eve.post("/api/me", {"name": twin})) == (409, "wrong-status"), twin
        await eve.ok(eve.post("/api/me", {"name": "Elise"}))


async def test_secured_names_of_an_older_server_are_compared_anew_and_nobody_loses_theirs(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server, "Ludmilla"), await somebody(server, "Rosa")
        phrases = [await phrase_of(person) for person in (ada, bob)]
    execute(tmp_path, "UPDATE persons SET appearance = 'ludmilla' WHERE name = 'Ludmilla'")
    execute(tmp_path, "UPDATE persons SET name = 'Ludmi11a', appearance = 'ludmi11a' WHERE name = 'Rosa'")
    execute(tmp_path, "DELETE FROM magnat WHERE name = 'look-alikes'")
    async with serving(tmp_path) as server:
        for phrase, name in zip(phrases, ("Ludmilla", "Ludmi11a"), strict=True):
            owner = server.person()
            await owner.ok(owner.post("/api/me/enter/phrase", {"phrase": phrase}))
            await owner.ok(
                owner.post("/api/matches", {"game": "hab_und_gut", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "name": name})
            )
            await owner.ok(owner.post("/api/me/name", {"name": name}))
            assert (await me(owner))["name"] == name and (await me(owner))["secured"]
            await phrase_of(owner)
        assert code(await server.person().post("/api/me", {"name": "Ludmi1la"})) == (409, "wrong-status")


async def test_everything_about_me_can_be_read_and_erased(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server, "Adelheid"), server.person()
        running = await opens(ada, "me", "open", "bot")
        await bob.ok(bob.post(f"/api/matches/{running}/join", {"name": "Bob"}))
        await ada.ok(ada.post("start"))
        await ada.ok(ada.post("chat", {"text": "my secret"}))
        lobby = await opens(ada, "me", "open", "bot")
        await phrase_of(ada)
        told = await ada.ok(ada.get("/api/me/everything"))
        assert told["name"] == "Adelheid" and {(row["match"], row["seat"]) for row in told["seats"]} >= {(running, 0), (lobby, 0)}
        assert code(await ada.post("/api/me/erase", {"name": "Somebody"})) == (409, "wrong-status")
        await ada.ok(ada.post("/api/me/erase", {"name": "Adelheid"}))
        assert await me(ada) is None
        await server.app.state.erasing.look()
        bob.match = running
        assert "Ada" not in str([seat["name"] for seat in (await bob.look())["seats"]]) and bob.snapshot["seats"][0]["resigned"]
        assert "my secret" not in str(bob.snapshot)
        ada.match = running
        assert (await ada.look())["me"] is None
        assert execute(tmp_path, "SELECT id FROM persons") == [] and execute(tmp_path, "SELECT hash FROM holdings") == []
        await server.person().ok(server.person().post("/api/me", {"name": "Adelheid"}))


async def test_what_i_said_is_told_to_me_alone_wherever_i_sat(tmp_path: Path) -> None:
    """At a seat, at another one after the host let two change places, and from afar; under names that are others' by now."""
    async with serving(tmp_path) as server:
        host, ada, bob, eve = [await somebody(server, name) for name in ("Hugo", "Adelheid", "Bob", "Eve")]
        match = await opens(host, "me", "open", "open")
        await host.ok(host.post("audience", {"chat": True}))
        for who in (ada, bob, eve):
            who.match = match
        await ada.ok(ada.post("chat", {"text": "Ada from afar", "name": "Adelheid"}))
        await eve.ok(eve.post("chat", {"text": "Eve as Bob", "name": "Bob"}))
        for who, name in ((ada, "Adelheid"), (bob, "Bob")):
            await who.ok(who.post("join", {"name": name}))
            await who.ok(who.post("chat", {"text": f"{name} at first"}))
        await host.ok(host.post("seats/1/swap", {"other": 2}))
        for who, name in ((ada, "Adelheid"), (bob, "Bob")):
            await who.ok(who.post("chat", {"text": f"{name} at last"}))
        said = {}
        for who, name in ((ada, "Adelheid"), (bob, "Bob"), (eve, "Eve")):
            told = await who.ok(who.get("/api/me/everything"))
            assert {row["match"] for row in told["said"]} == {match}
            said[name] = [row["text"] for row in told["said"]]
        assert said == {
            "Adelheid": ["Ada from afar", "Adelheid at first", "Adelheid at last"],
            "Bob": ["Bob at first", "Bob at last"],
            "Eve": ["Eve as Bob"],
        }
        assert told["names"] == [{"match": match, "name": "Bob"}]
        await ada.ok(ada.post("/api/me/erase", {"name": "Adelheid"}))
        await server.app.state.erasing.look()
        left = [row["text"] for row in (await host.look())["chat"] if not row["notice"]]
        assert left == ["…", "Eve as Bob", "…", "Bob at first", "…", "Bob at last"]


# By the columns in which the database names a person: where that stands among everything about them.
TOLD = {
    ("devices", "person"): "devices",
    ("passkeys", "person"): "passkeys",
    ("openings", "person"): "openings",
    ("holdings", "person"): "seats",
    ("traces", "person"): "names",
    ("play_seats", "person"): "results",
    ("ratings", "person"): "ratings",
    ("blocks", "person"): "blocked",
    ("reports", "author"): "reports",
    ("invitations", "person"): "invitations",
    ("invitations", "host"): "invitations",
    ("series", "maker"): "series",
    ("series_members", "person"): "series",
    ("discoveries", "person"): "met",
    ("deal_tries", "person"): "deals",
    ("deals", "host"): "duplicates",
    ("puzzle_tries", "person"): "puzzles",
}
NOT_TOLD = {("blocks", "other"), ("reports", "about")}  # what others keep to themselves


@pytest.mark.embedded
async def test_whatever_the_database_knows_of_me_is_told(tmp_path: Path) -> None:
    """Each column that names a person, also those of later steps of the schema."""
    async with serving(tmp_path) as server:
        ada = await somebody(server, "Adelheid")
        mine = (await me(ada))["id"]
        before = await ada.ok(ada.get("/api/me/everything"))
        naming = [
            (table, key[3]) for row in TABLES.values() for table in row for key in execute(tmp_path, f"PRAGMA foreign_key_list({table})")
            if key[2] == "persons"
        ]  # fmt: skip
        assert set(naming) == TOLD.keys() | NOT_TOLD
        for number, (table, column) in enumerate(naming):
            key = "x" if table not in dict(naming[:number]) else "y"
            columns = execute(tmp_path, f"PRAGMA table_info({table})")
            row = [mine if name == column else key if kind in ("VARCHAR", "TEXT") else 0 for _, name, kind, *_ in columns]
            execute(tmp_path, f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", *row)
            told = await ada.ok(ada.get("/api/me/everything"))
            changed = {key for key, value in told.items() if value != before[key]}
            assert changed == ({TOLD[table, column]} if (table, column) in TOLD else set()), (table, column)
            before = told
        execute(tmp_path, "INSERT INTO subscriptions VALUES ('x', 'https://push.test/secret', 1, 'x', '', '', 'en', 0, 0)")
        told = await ada.ok(ada.get("/api/me/everything"))
        assert [row["service"] for row in told["reminders"]] == ["push.test"] and "secret" not in str(told)


async def test_what_was_said_without_a_seat_is_erased_too(tmp_path: Path) -> None:
    """On a seat that was given up before the game began, and by somebody who only looks on."""
    async with serving(tmp_path) as server:
        host, ada = await somebody(server, "Hugo"), await somebody(server, "Adelheid")
        match = await opens(host, "me", "open", "bot")
        ada.match = match
        await ada.ok(ada.post("join", {"name": "Adelheid"}))
        await ada.ok(ada.post("chat", {"text": "said at a seat"}))
        await ada.ok(ada.post("stand"))
        await host.ok(host.post("audience", {"chat": True}))
        await ada.ok(ada.post("chat", {"text": "said from afar", "name": "Adelheid"}))
        assert {"said at a seat", "said from afar"} <= {row["text"] for row in (await host.look())["chat"]}
        await ada.ok(ada.post("/api/me/erase", {"name": "Adelheid"}))
        await server.app.state.erasing.look()
        everything = str(await host.look()) + str(await host.ok(host.get("log")))
        assert "said" not in everything and "Adelheid" not in everything
        assert execute(tmp_path, "SELECT person FROM traces WHERE name = 'Adelheid'") == []
        assert not [body for (body,) in execute(tmp_path, "SELECT body FROM entries") if "said " in body or "Adelheid" in body]


async def test_whoever_borrows_a_name_to_speak_erases_nothing_of_its_owner(tmp_path: Path) -> None:
    """Before the owner sits there, and after; a secured name cannot be borrowed at all."""
    async with serving(tmp_path) as server:
        host, bob, *borrowers = [await somebody(server, name) for name in ("Hugo", "Bob", "Eve", "Mallory")]
        match = await opens(host, "me", "open", "bot")
        await host.ok(host.post("audience", {"chat": True}))
        for who in (bob, *borrowers):
            who.match = match
        await borrowers[0].ok(borrowers[0].post("chat", {"text": "borrowed early", "name": "Bob"}))
        await bob.ok(bob.post("join", {"name": "Bob"}))
        await bob.ok(bob.post("chat", {"text": "from the seat"}))
        await borrowers[1].ok(borrowers[1].post("chat", {"text": "borrowed late", "name": "Bob"}))
        for who, name in zip(borrowers, ("Eve", "Mallory"), strict=True):
            await who.ok(who.post("/api/me/erase", {"name": name}))
        await server.app.state.erasing.look()
        seen = await host.look()
        assert [row["text"] for row in seen["chat"] if not row["notice"]] == ["…", "from the seat", "…"]
        assert "Bob" in [seat["name"] for seat in seen["seats"]]
        await phrase_of(bob)
        assert code(await server.person(match).post("chat", {"text": "borrowed", "name": "B0b"})) == (409, "wrong-status")


async def test_a_freed_seat_is_nobodys(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        await opens(ada, "me", "open", "bot")
        bob.match = ada.match
        await bob.ok(bob.post("join", {"name": "Bob"}))
        assert (await bob.look())["me"] == 1
        await ada.ok(ada.post("seats/1/free"))
        assert (await bob.look())["me"] is None
        assert (await bob.ok(bob.get("/api/me/matches")))["matches"] == []
        assert code(await bob.post("join", {"name": "Bob"})) == (403, "forbidden")  # who was removed stays out


async def test_passkeys_need_a_name_and_a_safe_way(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        assert code(await ada.post("/api/me/passkeys/ask")) == (409, "wrong-status")
        home = server.person(headers={"Host": "localhost:8000"})
        await home.ok(home.post("/api/me", {"name": "Ada"}))
        asked = await home.ok(home.post("/api/me/passkeys/ask"))
        assert asked["options"]["rp"]["id"] == "localhost"
        for credential in (
            {},
            {"id": "x", "response": {"clientDataJSON": "e30"}},
            {"response": 7},
            {"id": "x", "response": {"clientDataJSON": "Ww"}},
        ):
            assert code(await home.post("/api/me/passkeys", {"credential": credential})) == (422, "invalid")
            assert code(await home.post("/api/me/enter/passkey", {"credential": credential})) == (422, "invalid")


async def test_a_passkey_holds_for_its_own_site_and_for_one_answer(tmp_path: Path) -> None:
    at_home = {"Host": "localhost:8000"}
    async with serving(tmp_path) as server:
        home, key = server.person(headers=at_home), Authenticator("localhost", "http://localhost:8000")
        await home.ok(home.post("/api/me", {"name": "Ada"}))
        for other in (Authenticator("localhost", "http://elsewhere.localhost:8000"), Authenticator("elsewhere.org", "http://localhost:8000")):
            asked = await home.ok(home.post("/api/me/passkeys/ask"))
            assert code(await home.post("/api/me/passkeys", {"credential": other.make(asked)})) == (422, "invalid")
        asked = await home.ok(home.post("/api/me/passkeys/ask"))
        await home.ok(home.post("/api/me/passkeys", {"credential": key.make(asked)}))

        phone = server.person(headers=at_home)
        for name, origin in (("localhost", "https://localhost:8000"), ("elsewhere.org", "http://localhost:8000")):
            asked = await phone.ok(phone.post("/api/me/enter/passkey/ask"))
            key.name, key.origin = name, origin
            refused = await phone.post("/api/me/enter/passkey", {"credential": key.enter(asked)})
            assert code(refused) == (422, "invalid") and "does not belong to this site" in refused.text
        key.name, key.origin = "localhost", "http://localhost:8000"
        assert code(await phone.post("/api/me/enter/passkey", {"credential": key.enter(asked)})) == (422, "invalid"), "a question is answered once"
        assert await me(phone) is None
        asked = await phone.ok(phone.post("/api/me/enter/passkey/ask"))
        await phone.ok(phone.post("/api/me/enter/passkey", {"credential": key.enter(asked)}))
        assert (await me(phone))["name"] == "Ada"

        stranger = Authenticator("localhost", "http://localhost:8000")
        asked = await phone.ok(phone.post("/api/me/enter/passkey/ask"))
        assert code(await phone.post("/api/me/enter/passkey", {"credential": stranger.enter(asked)})) == (404, "not-found")
        stranger.id = key.id
        asked = await phone.ok(phone.post("/api/me/enter/passkey/ask"))
        assert code(await phone.post("/api/me/enter/passkey", {"credential": stranger.enter(asked)})) == (422, "invalid"), "signed by another key"


NAMED = {"person": "person000000", "game": "hab_und_gut", "day": "today", "series": "abcd", "key": "k", "device": "d"}


async def test_without_persons_there_is_nothing_of_theirs(tmp_path: Path) -> None:
    """An operator does without: whatever needs a name is not there, and tables are as they were."""
    async with serving(tmp_path, persons=False) as server:
        ada, *_ = await server.open("me", "standard", "standard")
        assert await ada.ok(ada.get("/api/me")) == {"offered": False, "passkeys": False, "person": None}
        asked = 0
        for path, methods in server.app.openapi()["paths"].items():
            if not path.startswith(("/api/me", "/api/persons", "/api/series", "/api/deals", "/api/duplicates")) or path == "/api/duplicates":
                continue
            for method in methods:
                if (method, path) != ("get", "/api/me"):
                    answer = await ada.send(method.upper(), path.format(id="abcd", **NAMED), {})
                    assert code(answer) == (404, "not-found"), (method, path, answer.text)
                    asked += 1
        assert asked > 35
        assert (await ada.look())["me"] == 0


@pytest.mark.embedded
async def test_persons_move_with_their_seats(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await opens(ada, "me", "bot", "bot")
        phrase = await phrase_of(ada)
        cookies = list(ada.client.cookies.jar)
    await move(database_of(tmp_path), database_of(tmp_path / "new"))
    async with serving(tmp_path / "new") as server:
        again, phone = server.person(ada.match), server.person(ada.match)
        for cookie in cookies:
            again.client.cookies.jar.set_cookie(cookie)
        assert (await again.look())["me"] == 0
        await phone.ok(phone.post("/api/me/enter/phrase", {"phrase": phrase}))
        assert (await phone.look())["me"] == 0


async def test_whoever_came_once_and_left_nothing_is_forgotten(tmp_path: Path) -> None:
    hands = [1000.0]
    async with serving(tmp_path, now=lambda: hands[0]) as server:
        gone, plays, safe = await somebody(server, "Gone"), await somebody(server, "Plays"), await somebody(server, "Safe")
        await opens(plays, "me", "bot", "bot")
        await phrase_of(safe)
        hands[0] += 201 * 86_400
        await server.registry.services.persons.tidy()
        assert await me(gone) is None and (await me(plays))["name"] == "Plays" and (await me(safe))["name"] == "Safe"
