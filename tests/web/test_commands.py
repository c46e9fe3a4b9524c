"""Every command reaches the owner of its match, whichever process is asked, and does there what it does here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from magnat.core.game import load
from magnat.core.play import FairDice
from magnat.web.commands import COMMANDS
from magnat.web.settings import UNLIMITED
from magnat.web.state.state import OVER
from tests.core.bazaar import BAZAAR
from tests.core.test_open_windows import at_market
from tests.web.server import PATIENCE, Server, code
from tests.web.test_absence import turn_of_bob
from tests.web.test_persons import somebody
from tests.web.test_sharing import at, owner, several

STORIES: dict[str, set[str]] = {  # which commands they send on
    "lobby": {"sit", "stand", "set_player", "swap", "agree", "list_table", "audience", "add_words", "mute", "free", "chat", "start"},
    "game": {"acts", "undo", "takeback", "orders", "pace", "skip", "standin", "hand_over", "cover", "holiday", "pause", "keep_hand_down", "resign"},
    "guided": {"follow_guide"},
    "seats": {"give_seat", "settle"},
    "end": {"end_unfinished", "play_again"},
    "deals": {"unseal"},
}


def test_every_command_has_a_story() -> None:
    assert set.union(*STORIES.values()) == set(COMMANDS)


@asynccontextmanager
async def two(folder: Path, **more: Any) -> AsyncIterator[tuple[Server, Server, set[str]]]:
    """An owner, another process, and the commands that the one has carried out for the other."""
    asked: set[str] = set()
    async with several(folder, 2, **more) as (a, b):
        answer = a.registry.neighbours.answer

        async def heard(request: str) -> str:
            document = json.loads(request)
            asked.add(document.get("command", "grant"))
            return await answer(request)

        a.registry.neighbours.answer = heard  # type: ignore[method-assign]
        yield a, b, asked


@pytest.mark.shared
async def test_what_is_done_before_the_game_begins(tmp_path: Path) -> None:
    async with two(tmp_path, dice=FairDice) as (a, b, asked):
        ada, *_ = await a.open("me", "open", "open", guests=0, start=False)
        host, table = at(b, ada), a.table(ada.match)
        joined = await asyncio.gather(*(server.person(ada.match).post("join", {"name": "Bob"}) for server in (a, b)))
        assert sorted(answer.json()["seat"] for answer in joined) == [1, 2]
        assert sorted(table.state.names[1:]) == ["Bob", "Bob 2"]  # both at once, and yet told apart
        await host.ok(host.post("list", {"listed": True}))
        await host.ok(host.post("audience", {"chat": True}))
        await host.ok(host.post("words", {"words": "tea for two"}))
        await host.ok(host.post("seats/1/mute", {"muted": True}))
        assert table.state.listed and table.state.spectators_chat and table.state.seed_words == {0: "tea for two"} and table.state.chairs[1].muted
        await host.ok(host.post("seats/1/free"))
        assert table.state.chairs[1].kind == "open" and code(await host.post("seats/7/free")) == (404, "not-found")
        await host.ok(host.post("seats/1/player", {"bot": "casual"}))
        assert table.state.chairs[1].bot == "casual" and code(await host.post("seats/2/player", {"bot": None})) == (409, "wrong-status")
        await host.ok(host.post("seats/0/swap", {"other": 1}))
        assert [chair.kind for chair in table.state.chairs] == ["bot", "person", "person"] and (await host.look())["me"] == 1
        await host.ok(host.post("agree", {"options": {"memory_aid": "off"}, "advice": False}))
        assert table.state.options["memory_aid"] == "off" and not table.state.advice
        bob = next(answer for answer in joined if answer.json()["seat"] == 2).json()
        sitting = b.person(ada.match, headers={"Authorization": f"Bearer {bob['token']}"})
        assert (await sitting.ok(sitting.post("stand")))["me"] is None and table.state.chairs[2].kind == "open"
        said = [await b.person(ada.match).post("chat", {"text": "Hello", "name": name, "key": "k"}) for name in ("Zoe", "Zac")]
        assert [answer.status_code for answer in said] == [200, 200] and [message.name for message in table.state.chat] == ["Zoe", "Zac"]
        await host.ok(host.post("chat", {"text": "Welcome", "key": "k"}))
        assert (await host.post("chat", {"text": "Welcome", "key": "k"})).status_code == 200 and len(table.state.chat) == 3
        assert code(await b.person(ada.match).post("start")) == (403, "not-host")
        await host.ok(host.post("start"))
        assert table.state.status == "running" and owner([a, b], ada.match) is a
        assert asked == STORIES["lobby"]


@pytest.mark.shared
async def test_what_is_done_in_a_game(tmp_path: Path) -> None:
    async with two(tmp_path, bot_pause=600.0) as (a, b, asked):
        ada, *_ = await a.open("me", "random", "random", takebacks=True)
        there, table = at(b, ada), a.table(ada.match)
        assert (await there.play("buy 0")).status_code == 200
        version = (await there.look())["version"]
        undone = [await there.post("undo", {"version": version, "key": "u"}) for _ in range(2)]
        assert [answer.status_code for answer in undone] == [200, 200] and undone[0].json()["version"] == undone[1].json()["version"]
        await there.ok(there.post("orders", {"version": 0, "orders": {}}))
        for path in ("pass", "takeback"):
            now = (await ada.look())["version"]
            here, relayed = [await person.post(path, {"version": now}) for person in (ada, there)]
            assert (here.status_code, here.json()) == (relayed.status_code, relayed.json()) and here.status_code >= 400
        await there.ok(there.post("standin", {"standin": None}))
        await there.ok(there.post("pace", {"pace": "slow"}))
        await there.ok(there.post("pause", {"paused": True}))
        assert table.state.chairs[0].standin is None and table.state.pace == "slow" and table.state.status == "paused"
        await there.ok(there.post("pause", {"paused": False}))
        await there.ok(there.play("buy 0", "trade_end", "donate_none"))
        assert table.state.asked == [1]
        await there.ok(there.post("skip"))
        await there.until(lambda now: now["asked"] == [0])
        taken = await there.post("takeback", {"version": there.snapshot["version"]})
        assert taken.status_code == 200 and taken.json()["asked"] == [0]
        await there.ok(there.post("bot", {"bot": "random"}))
        assert table.state.chairs[0].bot == "random" and code(await there.post("bot", {"bot": "deep thought"})) == (422, "invalid")
        await there.ok(there.post("bot", {"bot": None}))
        refused = [await person.post("seats/1/cover") for person in (ada, there)]
        assert code(refused[0]) == code(refused[1]) == (409, "wrong-status") and refused[0].json() == refused[1].json()  # a bot sits there
        refused = [await person.post("holiday", {"days": 3}) for person in (ada, there)]
        assert code(refused[0]) == code(refused[1]) == (409, "wrong-status") and refused[0].json() == refused[1].json()  # not by days
        await there.ok(there.post("resign"))
        assert table.state.chairs[0].resigned and asked == STORIES["game"]


@pytest.mark.shared
async def test_hands_covers_and_holidays_take_effect_from_another_process(tmp_path: Path) -> None:
    async with two(tmp_path, games={"bazaar": BAZAAR, "hab_und_gut": load("hab_und_gut")}, bot_pause=600.0) as (a, b, asked):
        bob = (await a.go_on(at_market()))[1]
        there, table = b.person(bob.match, headers=dict(bob.client.headers)), a.table(bob.match)
        assert table.state.running().asked() == [0, 1, 2]
        await there.ok(there.post("pass", {"version": (await there.look())["version"]}))
        assert table.state.running().asked() == [0, 2]

        ada, bob, _ = await turn_of_bob(a, clock={"kind": "days", "days": 2})
        there, table = at(b, bob), a.table(ada.match)
        rested = await there.ok(there.post("holiday", {"days": 3}))
        assert rested["seats"][1]["holiday"] is not None and table.state.clocks.holiday(1, a.registry.services.now()) is not None
        await there.ok(there.post("holiday", {"days": 0}))
        host = at(b, ada)
        assert (await host.ok(host.post("seats/1/cover")))["seats"][1]["covered"] == "away" and table.state.chairs[1].bot == "standard"
        assert asked == {"keep_hand_down", "holiday", "cover"}


@pytest.mark.shared
async def test_what_is_done_in_a_guided_game(tmp_path: Path) -> None:
    async with two(tmp_path) as (a, b, asked):
        ada = a.person()
        wanted = {"game": "hab_und_gut", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "name": "Ada", "start": True, "guided": True}
        made = await ada.ok(ada.post("/api/matches", wanted))
        ada.match, ada.seat, ada.token, ada.host_token = made["id"], 0, made["token"], made["host_token"]
        there, table = at(b, ada), a.table(ada.match)
        await there.ok(there.post("guide", {"left": True}))
        assert table.state.guided is not None and table.state.guided.left
        version = table.state.version
        await there.ok(there.post("guide", {"left": True}))
        assert table.state.version == version and asked == STORIES["guided"]  # nothing was left to change


@pytest.mark.shared
async def test_what_is_done_about_a_seat_that_the_host_gives_again(tmp_path: Path) -> None:
    async with two(tmp_path, limits=replace(UNLIMITED, absence=0.0)) as (a, b, asked):
        ada, bob, _ = await a.open("me", "open", "open")
        host, there, table = at(b, ada), at(b, bob), a.table(ada.match)
        secret = (await host.ok(host.post("seats/1/link")))["link"].removeprefix("/seat#")
        assert table.state.chairs[1].given and table.state.chat[-1].notice == "given"
        stranger = b.person(ada.match)
        await stranger.ok(stranger.post("/api/recover", {"secret": secret}))
        assert code(await stranger.post("settle", {"end": True})) == (403, "forbidden")
        await there.ok(there.post("settle", {"end": True}))
        assert not table.state.chairs[1].given and (await stranger.look())["me"] is None
        assert asked == STORIES["seats"] | {"grant"}


@pytest.mark.shared
async def test_what_is_done_at_the_end(tmp_path: Path) -> None:
    async with two(tmp_path) as (a, b, asked):
        ada, *_ = await a.open("me", "open", "random")
        there = at(b, ada)
        assert (await there.post("close")).status_code == 204
        assert a.table(ada.match).state.unfinished
        again = await there.ok(there.post("rematch"))
        assert a.table(ada.match).state.rematch == again["id"] and asked == STORIES["end"]


@pytest.mark.shared
async def test_one_deal_for_all_processes(tmp_path: Path) -> None:
    async with two(tmp_path, games={"bazaar": BAZAAR}) as (a, b, asked):
        ada = await somebody(a)
        there = b.person()
        there.client.cookies = ada.client.cookies
        seals = [(await one.ok(one.get("/api/deals/today")))["commitment"] for one in (ada, there)]
        assert seals[0] == seals[1]
        tries = await asyncio.gather(*(one.post("/api/deals/today/try") for one in (ada, there)))
        assert len({answer.json()["id"] for answer in tries}) == 1

        made = await ada.ok(ada.post("/api/duplicates", {"game": "bazaar", "seats": 3, "people": 1, "tables": 2}))
        for table in made["tables"]:
            await ada.ok(ada.post(f"/api/matches/{table['match']}/start"))  # nobody came: bots play
        async with asyncio.timeout(PATIENCE):
            while any(a.table(table["match"]).state.status != OVER for table in made["tables"]):
                await asyncio.sleep(0.05)
        await b.app.state.dealing.look()
        assert (await there.ok(there.get(f"/api/duplicates/{made['id']}")))["open"]
        assert not a.table(made["tables"][0]["match"]).state.is_sealed(a.registry.services.now())
    assert STORIES["deals"] <= asked
