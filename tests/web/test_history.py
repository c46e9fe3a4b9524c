"""Exports, imports, replays, what-ifs, rematches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magnat.core.game import load
from magnat.core.play import saves
from tests.games.richesses_du_monde.scene import A, B, C, Scene
from tests.games.richesses_du_monde.test_match import match_of
from tests.web.server import Person, Server, code, serving


async def finished(server: Server, *kinds: str) -> list[Person]:
    """A game of the bazaar that is over; everybody has let a bot play."""
    people = await server.open(*kinds, game="bazaar")
    for person in people:
        await person.ok(person.post("bot", {"bot": "random"}))
    for person in people:
        await person.until(lambda now: now["status"] == "over")
    return people


async def test_while_it_runs_a_seat_exports_what_it_has_seen(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        for who, seat in ((ada, 0), (bob, 1), (server.person(ada.match), -1)):
            seen = await who.ok(who.get("export"))
            assert seen["format"] == "magnat-seen" and seen["seat"] == seat and "dice" not in seen
        lobby, *_ = await server.open("me", "open", "open", start=False)
        assert code(await lobby.get("export")) == (409, "wrong-status")


async def test_a_host_gets_the_full_save_only_where_it_betrays_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (solo,) = await server.open("me", "random", "random")
        assert (await solo.ok(solo.get("export")))["format"] == "magnat-match"
        (watcher,) = await server.open("open", "open", "open", guests=0)
        assert (await watcher.ok(watcher.get("export")))["format"] == "magnat-match"
        umpire, *guests = await server.open("open", "open", "open")
        for who in (umpire, guests[0]):
            seen = await who.ok(who.get("export"))
            assert seen["format"] == "magnat-seen" and "dice" not in seen
        host, _ = await server.open("open", "random", "random")  # the guest is perhaps the host under another name, perhaps not
        assert (await host.ok(host.get("export")))["format"] == "magnat-seen"
        gone, other, *_ = await server.open("me", "open", "random")
        await gone.ok(gone.post("resign"))
        assert (await gone.ok(gone.get("export")))["format"] == "magnat-seen"
        await other.ok(other.post("resign"))  # whoever held a seat counts like whoever holds one
        assert (await gone.ok(gone.get("export")))["format"] == "magnat-seen"
        (late,) = await server.open("open", "open", "open", guests=0, start=False)
        await late.ok(late.post("join", {"name": "Ada"}))  # the host sits down after all
        await server.join(late.match, "Bob")
        await late.ok(late.post("start"))
        assert (await late.ok(late.get("export")))["format"] == "magnat-seen"


async def test_after_the_end_everybody_gets_everything(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await finished(server, "me", "open", "open")
        stranger = server.person(ada.match)
        save = await stranger.ok(stranger.get("export"))
        assert saves.from_json(save, game=server.registry.games["bazaar"]).is_over
        seen = await stranger.ok(stranger.get("replay", params={"place": 5}))
        assert seen["place"] == 5 and None not in seen["view"]["purse"] and all(None not in line["values"].values() for line in seen["lines"])
        told = (await stranger.ok(stranger.get("log")))["lines"]
        assert told == (await stranger.ok(stranger.get("replay")))["lines"] and all(None not in line["values"].values() for line in told)
        assert len(seen["standing"]) == 3 and all(len(row) == seen["places"] + 1 for row in seen["standing"])
        assert [row[-1] for row in seen["standing"]] == (await ada.look())["result"]["scores"]


async def test_a_save_is_imported_and_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "random", "random")
        await ada.play("buy 2", "trade_end", "donate_none")
        await ada.until(lambda now: now["asked"] == [0])
        save = await ada.ok(ada.get("export"))
        other = server.person()
        made = (await other.post("/api/matches/import", save)).json()
        other.match = made["id"]
        assert made["seat"] == 0 and made["snapshot"]["status"] == "lobby" and made["id"] != ada.match
        assert made["snapshot"]["clocks"]["window"] is None  # bots hurry nobody
        started = await other.ok(other.post("start"))
        assert started["view"] == ada.snapshot["view"] and started["marks"] == ["imported"]
        assert [(line["place"], line["event"]) for line in started["lines"]] == [(line["place"], line["event"]) for line in ada.snapshot["lines"]]
        assert (await other.play("left_card 0" if started["phase"] == "LEFT_CARD" else "trade_end")).status_code in (200, 422)
    async with serving(tmp_path) as server:
        again = server.person(other.match)
        assert (await again.look())["marks"] == ["imported"]


async def test_a_save_among_people_opens_seats_for_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        umpire, *_ = await server.open("open", "open", "random")
        save = saves.to_json(server.table(umpire.match).state.running())
        host = server.person()
        made = await host.ok(host.post("/api/matches/import", save))
        assert [seat["kind"] for seat in made["snapshot"]["seats"]] == ["person", "open", "bot"] and made["snapshot"]["clocks"]["window"] == 30
        guest = await server.join(made["id"], "Zoe")
        assert guest.seat == 1 and (await guest.look())["seats"][1]["name"] == "Zoe"


async def test_a_damaged_save_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "random", "random")
        save = await ada.ok(ada.get("export"))
        for wrong in (save | {"drawn": 5}, save | {"format": "chess"}, {"game": "hab_und_gut"}, save | {"format_version": 99}):
            answer = await ada.post("/api/matches/import", wrong)
            assert code(answer) == (422, "invalid") and " " in answer.json()["error"]["message"]
        assert code(await ada.post("/api/matches/import", save | {"game": "chess"})) == (404, "not-found")
        assert code(await ada.post("/api/matches/import", {})) == (404, "not-found")
        strange = json.loads(json.dumps(save))
        strange["seats"][1] = {"name": "\u202e\u0000", "kind": "oracle"}
        strange["marks"] = ["<script>"]
        strange["digest"] = saves.digest(strange)
        made = await ada.ok(ada.post("/api/matches/import", strange))
        assert made["snapshot"]["seats"][1]["bot"] == "standard" and made["snapshot"]["seats"][1]["name"] == "2"
        assert made["snapshot"]["marks"] == ["imported"]


async def test_replay_shows_earlier_positions_as_the_reader_saw_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        views = [(await bob.look())["view"]]
        ply = (await bob.ok(bob.get("replay")))["places"]
        for act in ("buy 0", "trade_end", "donate 0"):
            await ada.play(act)
            views.append((await bob.look())["view"])
        for step, view in enumerate(views):
            seen = await bob.ok(bob.get("replay", params={"place": ply + step}))
            assert seen["view"] == view and seen["standing"] == [] and seen["places"] == ply + 3
        assert seen["lines"] == (await bob.look())["lines"]
        assert code(await bob.get("replay", params={"place": ply + 4})) == (422, "invalid")


async def test_what_if_is_a_match_of_ones_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        await ada.play("buy 0", "trade_end", "donate 0")
        now = await bob.look()
        made = await bob.ok(bob.post("what-if", {}))
        twin = made["snapshot"]
        assert twin["view"] == now["view"] and twin["me"] == 1 and twin["marks"] == ["what-if"] and twin["status"] == "running"
        assert [seat["kind"] for seat in twin["seats"]] == ["bot", "person", "bot"]
        past = await ada.ok(ada.post("what-if", {"place": (await ada.ok(ada.get("replay")))["places"] - 3}))
        assert past["snapshot"]["phase"] == "TRADE" and past["snapshot"]["view"]["hand"][0] == [0] * 6
        assert (await bob.look())["version"] == now["version"]
        twin_bob = server.person(made["id"], headers={"Authorization": f"Bearer {made['token']}"})
        assert (await twin_bob.play("buy 1")).status_code == 200
    async with serving(tmp_path) as server:
        assert (await server.person(made["id"]).look())["marks"] == ["what-if"]
        ada, *_ = await finished(server, "me", "open")
        assert code(await ada.post("what-if", {})) == (409, "wrong-status")
        assert (await ada.post("what-if", {"place": 3})).status_code == 201


async def test_a_rematch_keeps_people_and_options(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, bob, cleo = await finished(server, "me", "open", "open", "random")
        made = (await bob.post("rematch")).json()
        assert [seat["kind"] for seat in made["snapshot"]["seats"]] == ["open", "person", "open", "bot"] and made["snapshot"]["host"]
        assert made["snapshot"]["options"] == bob.snapshot["options"]
        assert (await cleo.look())["rematch"] == made["id"]
        joined = (await cleo.post("rematch")).json()
        assert joined["id"] == made["id"] and joined["seat"] == 2 and not joined["snapshot"]["host"]
        assert [seat["name"] for seat in joined["snapshot"]["seats"]][:3] == ["Ada", "Bob", "Cleo"]
        assert code(await cleo.post("rematch")) == (409, "wrong-status")
        running, *_ = await server.open("me", "open", "open")
        assert code(await running.post("rematch")) == (409, "wrong-status")


async def test_a_rematch_keeps_the_seats_of_those_who_had_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await finished(server, "me", "open")
        made = await ada.ok(ada.post("rematch"))
        stranger = server.person(made["id"])
        assert made["snapshot"]["seats"][1]["reserved"] and code(await stranger.post("join", {"name": "Zoe"})) == (409, "wrong-status")
        assert code(await stranger.post("join", {"name": "Zoe", "seat": 1})) == (409, "wrong-status")
        again = await bob.ok(bob.post("rematch"))
        assert again["seat"] == 1 and not again["snapshot"]["seats"][1]["reserved"]
        other, *_ = await finished(server, "me", "open")
        made = await other.ok(other.post("rematch"))
        other.match = made["id"]
        await other.ok(other.post("seats/1/free"))  # the host does not wait any longer
        assert (await server.join(made["id"], "Zoe")).seat == 1


async def test_what_if_does_not_tell_purses_that_the_view_hides(tmp_path: Path) -> None:
    """Two matches that differ only in a purse: what one makes of them is the same."""
    async with serving(tmp_path) as server:
        saves_of = []
        for cash in (3, 14):
            match = match_of(Scene().owns(A, "nickel", "Canada").at(A, 64 + 4).cash(20, cash, 20, 20).roll(5, 1).put_up("nickel"))
            people = await server.go_on(match)
            assert (await people[C].look())["view"]["cash"][B] is None
            made = await people[C].ok(people[C].post("what-if", {}))
            headers = {"X-Magnat-Host": made["host_token"], "Authorization": f"Bearer {made['token']}"}
            alone = server.person(made["id"], headers=headers)
            saves_of.append((await alone.ok(alone.get("export")))["base"])
        assert saves_of[0] == saves_of[1]
        assert match.game.broken_law(match.game.state.from_json(saves_of[0])) == 0


async def test_the_save_of_a_game_from_the_box(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "heuristic", "random")
        await ada.play("buy 0", "trade_end", "donate_none")
        await ada.until(lambda now: now["asked"] == [0])
        match = saves.from_json(await ada.ok(ada.get("export")), game=load("hab_und_gut"))
        assert match.state == server.table(ada.match).state.match.state  # type: ignore[union-attr]


@pytest.mark.shared
async def test_processes_that_share_a_database_know_each_others_saves(tmp_path: Path) -> None:
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        (ada,) = await one.open("me", "random", "random")
        made = await ada.ok(ada.post("what-if", {}))
        twin = one.person(made["id"], headers={"Authorization": f"Bearer {made['token']}", "X-Magnat-Host": made["host_token"]})
        save = await twin.ok(twin.get("export"))
        assert (await other.person().post("/api/matches/import", save)).status_code == 201


@pytest.mark.thorough
async def test_a_finished_game_is_told_in_figures_to_everybody_and_a_running_one_to_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "standard", "standard", game="hab_und_gut")
        assert code(await ada.get("figures")) == (409, "wrong-status")
        await ada.ok(ada.post("bot", {"bot": "standard"}))
        over = await ada.until(lambda now: now["status"] == "over")
        told = await ada.ok(ada.get("figures"))
        assert told == await server.person(ada.match).ok(server.person(ada.match).get("figures"))
        assert {fact["figure"] for fact in told["facts"]} >= {"ROUNDS", "BEST_TRADE", "BIGGEST_MOVE"}
        assert [sum(row["sums"][seat] for row in told["sources"]) for seat in range(3)] == over["result"]["scores"]


async def test_a_game_that_declares_none_has_no_figures(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await finished(server, "me", "random", "random")
        assert await ada.ok(ada.get("figures")) == {"facts": [], "sources": []}
