"""Opening a table, sitting down, starting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magnat.core.game import load
from magnat.core.say import words
from magnat.web.samples import sample_of
from tests.web.server import code, serving


async def test_two_clicks_lead_to_a_running_game_against_bots(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        me = server.person()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}, {"kind": "bot", "bot": "random"}]
        answer = await me.post("/api/matches", {"game": "hab_und_gut", "seats": seats, "name": "Ada", "start": True})
        assert answer.status_code == 201
        made = answer.json()
        snapshot = made["snapshot"]
        assert (snapshot["status"], snapshot["me"], snapshot["host"], made["seat"]) == ("running", 0, True, 0)
        assert [(seat["kind"], seat["bot"]) for seat in snapshot["seats"]] == [("person", None), ("bot", "standard"), ("bot", "random")]
        assert len({seat["name"] for seat in snapshot["seats"]}) == 3 and snapshot["seats"][0]["name"] == "Ada"
        assert snapshot["asked"] == [0] and {"act": ["buy", 0]} in snapshot["legal"] and snapshot["phase"] == "TRADE"
        assert {"act": ["sell", 0], "reason": "NOT_YOURS", "rules": ["H20"]} in snapshot["refused"]


async def test_friends_join_by_code_until_the_host_starts(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, bob = await server.open("me", "open", "open", "open", start=False, guests=1)
        assert await bob.ok(bob.get(f"/api/codes/{host.snapshot['code'].lower()}")) == {"id": host.match}
        assert code(await bob.post("start")) == (403, "not-host")
        assert code(await bob.post("join", {"name": "Bob again"})) == (409, "wrong-status")
        assert code(await bob.play("buy 0")) == (409, "wrong-status")
        before = await bob.look()
        assert (before["view"], before["phase"], before["legal"]) == (None, None, [])
        started = await host.ok(host.post("start"))
        assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot", "bot"]
        assert code(await server.person(host.match).post("join", {"name": "Late"})) == (409, "wrong-status")
        assert code(await host.post("start")) == (409, "wrong-status")


async def test_a_guest_may_choose_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (host,) = await server.open("me", "open", "open", start=False, guests=0)
        bob, cleo = server.person(host.match), server.person(host.match)
        assert (await bob.ok(bob.post("join", {"name": "Bob", "seat": 2})))["seat"] == 2
        assert code(await cleo.post("join", {"name": "Cleo", "seat": 2})) == (409, "wrong-status")
        assert (await cleo.ok(cleo.post("join", {"name": "Cleo"})))["seat"] == 1
        assert code(await server.person(host.match).post("join", {"name": "Dan"})) == (409, "wrong-status")


async def test_names_are_made_harmless_and_told_apart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (host,) = await server.open("me", "open", "open", start=False, guests=0)
        bob = server.person(host.match)
        await bob.ok(bob.post("join", {"name": "  ada\u202e\u0007 "}))
        names = [seat["name"] for seat in (await bob.look())["seats"]]
        assert names[:2] == ["Ada", "ada 2"]
        for empty in ("", " \u200b\n"):
            assert code(await server.person(host.match).post("join", {"name": empty})) == (422, "invalid")
        cut = server.person(host.match)
        await cut.ok(cut.post("join", {"name": "x" * 150}))
        assert len((await cut.look())["seats"][2]["name"]) == 30


async def test_options_are_resolved_before_the_table_opens(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (me,) = await server.open("me", "random", "random", options={"memory_aid": False})
        assert me.snapshot["options"]["memory_aid"] == "off"
        wrong: list[dict[str, Any]] = [
            {"options": {"memory_aid": "perhaps"}},
            {"options": {"colour": "red"}},
            {"options": {"first_player": "4"}},
            {"seats": [{"kind": "me"}]},
            {"seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]},
            {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}, {"kind": "open"}]},
            {"seats": [{"kind": "throne"}] * 3},
            {"clock": {"kind": "live"}},
            {"clock": {"kind": "days"}},
            {"colour": "red"},
        ]
        for change in wrong:
            body = {"game": "hab_und_gut", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "name": "Ada"} | change
            assert code(await me.post("/api/matches", body)) == (422, "invalid"), change
        body = {"game": "hab_und_gut", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "name": "Ada", "options": {"first_player": "4"}}
        told = (await me.post("/api/matches?lang=fr", body)).json()["error"]["message"]
        assert told == words(load("hab_und_gut"), "fr").say("refusal-first-player-not-seated")
        body = {"game": "chess", "seats": [{"kind": "me"}], "name": "Ada"}
        assert code(await me.post("/api/matches", body)) == (404, "not-found")
        await server.app.state.monitor.probe()
        assert (await me.ok(me.get("/health")))["matches"] == 1


async def test_defaults_that_depend_on_seats_and_other_options_can_be_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        me = server.person()
        bazaar = next(game for game in (await me.get("/api/games")).json() if game["name"] == "bazaar")
        assert [option["name"] for option in bazaar["options"] if option.get("depends")] == ["mood", "stake"]
        assert {option["name"]: option["default"] for option in bazaar["options"]}["mood"] == "lively"  # for three, as usual
        asked = me.post("/api/games/bazaar/defaults", {"players": 2, "options": {"turns": 4, "stake": 3}})
        assert (await me.ok(asked))["defaults"] == {"coins": "4", "turns": "2", "mood": "calm", "auction": "off", "stake": "2"}
        wrong = await me.post("/api/games/bazaar/defaults", {"players": 3, "options": {"turns": 99}})
        assert code(wrong) == (422, "invalid") and "turns" in wrong.json()["error"]["message"]
        assert code(await me.post("/api/games/bazaar/defaults", {"players": 9})) == (422, "invalid")
        assert code(await me.post("/api/games/chess/defaults", {"players": 3})) == (404, "not-found")
        ada, *_ = await server.open("me", "open", game="bazaar", options={"turns": 3})
        assert (await ada.look())["options"]["stake"] == "2"


async def test_a_host_need_not_play_and_spectators_watch(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (host,) = await server.open("random", "random", "random")
        over = await host.until(lambda now: now["status"] == "over")
        assert over["me"] is None and over["host"] and len(over["result"]["scores"]) == 3
        stranger = server.person(host.match)
        seen = await stranger.look()
        assert seen["me"] is None and not seen["host"] and seen["result"] == over["result"]
        assert code(await stranger.post("chat", {"text": "hello"})) == (401, "no-seat")


@pytest.mark.parametrize("path", ["/api/matches/zzzzzz", "/api/codes/WOLF-1", "/api/games/chess", "/api/nothing", "/nothing.js"])
async def test_what_is_not_there_is_not_found(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as server:
        assert code(await server.person().get(path)) == (404, "not-found")
        assert server.registry._loading == {}  # nothing is kept of what is not there


async def test_the_box_says_what_is_in_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        me = server.person()
        games = {game["name"]: game for game in (await me.get("/api/games")).json()}
        assert games["hab_und_gut"]["seats"] == [3, 4, 5] and games["hab_und_gut"]["bots"] == ["standard"]
        assert {"name": "mood", "values": ["calm", "lively"], "default": "lively", "depends": True} in games["bazaar"]["options"]
        assert {"name": "coins", "least": 2, "most": 20, "default": "4"} in games["bazaar"]["options"]
        details = await me.ok(me.get("/api/games/hab_und_gut"))
        assert details["blocks"][0] == {"name": "buy", "size": 6, "of": "good"} and details["components"]["players"] == [3, 5]
        assert details["printed"]["track"][0] == details["components"]["price_track"]["values"][0] and details["refusals"]["WORTHLESS"] == ["H18"]
        assert details["events"]["BOUGHT"] == {"seat": "seat", "good": "good", "price": "money"}
        rules = await me.ok(me.get("/api/games/hab_und_gut/rules/fr"))
        assert rules["chapters"][0]["rules"][0]["number"] == "H1" and rules["rulings"][0]["number"] == "A1"
        how = await me.ok(me.get("/api/games/hab_und_gut/howto/fr"))
        assert [chapter["part"] for chapter in how["chapters"]] == ["aim", "turn", "pays", "end", "advice"]
        assert how["chapters"][0]["title"] == "Le but"
        assert "act-buy" in (await me.get("/api/games/hab_und_gut/words/en")).text
        assert "error-stale" in (await me.get("/api/words/fr")).text
        assert code(await me.get("/api/words/xx")) == (422, "invalid")
        assert code(await me.get("/api/games/bazaar/rules/en")) == (404, "not-found")
        assert code(await me.get("/api/games/bazaar/howto/en")) == (404, "not-found")


async def test_a_moment_to_draw_is_always_the_same_and_nobodys_match(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        me = server.person()
        first, second = await asyncio.gather(*2 * [me.ok(me.get("/api/games/hab_und_gut/sample"))])
        assert first == second == await me.ok(me.get("/api/games/hab_und_gut/sample"))
        assert len(first["seats"]) == 3 and first["view"]["seats"] == 3 and first["lines"]
        assert None not in first["view"]["hand"][0] and set(first["view"]["hand"][1]) == {None}
        assert not server.registry.tables
        assert code(await me.get("/api/games/bazaar/sample")) == (404, "not-found")  # it declares none
        assert code(await me.get("/api/games/chess/sample")) == (404, "not-found")


def test_drawings_get_the_answers_that_they_rest_on() -> None:
    found = sample_of(load("venture"))
    assert found["helped"]["value"]["value"] == found["view"]["funds"][0]
