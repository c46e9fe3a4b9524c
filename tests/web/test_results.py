"""What finished games leave behind: results, profiles, records; and what nobody else sees of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.core.game import load
from magnat.web.operating.orders import Order, carry_out
from magnat.web.store.copying import move
from tests.web.databases import database_of, execute
from tests.web.played import counted, play_out, profile
from tests.web.server import PATIENCE, code, serving
from tests.web.test_persons import me, phrase_of, somebody


async def test_a_finished_game_is_in_the_profiles_of_those_who_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        match = await play_out(server, ada, bob, names=("Ada", "Bob"))
        mine, his = (await me(ada))["id"], (await me(bob))["id"]
        told = await profile(ada, mine)
        assert [(row["game"], row["seats"], row["games"], row["finished"]) for row in told["totals"]] == [("bazaar", 3, 1, 1)]
        assert [(row["person"], row["name"], row["games"]) for row in told["met"]] == [(his, "Bob", 1)]
        assert told["ratings"] == [] and told["me"]
        (play,) = (await ada.ok(ada.get(f"/api/persons/{mine}/plays")))["plays"]
        assert play["match"] == match and [seat["name"] for seat in play["seats"]][:2] == ["Ada", "Bob"]
        assert sum(seat["won"] for seat in play["seats"]) >= 1
        table = (await ada.get(f"/api/persons/{mine}/plays.csv")).text.splitlines()
        assert len(table) == 2 and table[1].endswith(match)


@pytest.mark.thorough
async def test_head_to_head_and_the_figures_of_a_game_are_those_of_its_results(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        for host, guest, names in ((ada, bob, ("Ada", "Bob")), (bob, ada, ("Bob", "Ada")), (ada, bob, ("Ada", "Bob"))):
            await play_out(server, host, guest, names=names)
        mine, his = (await me(ada))["id"], (await me(bob))["id"]
        execute(tmp_path, 'UPDATE play_seats SET "rank" = seat + 1')
        (told,), (seen,) = (await profile(ada, mine))["met"], (await profile(bob, his))["met"]
        assert (told["games"], told["ahead"], told["behind"]) == (3, 2, 1)
        assert (seen["games"], seen["ahead"], seen["behind"]) == (3, 1, 2)
        records = await ada.ok(ada.get("/api/games/bazaar/records"))
        acts = [row[0] for row in execute(tmp_path, "SELECT acts FROM plays")]
        assert records["lengths"]["mean"] == round(sum(acts) / 3, 1)
        assert (records["lengths"]["shortest"], records["lengths"]["longest"]) == (min(acts), max(acts))
        wins = dict(execute(tmp_path, "SELECT seat, SUM(won) FROM play_seats GROUP BY seat"))
        assert [(row["seats"], row["seat"], row["games"], row["wins"]) for row in records["by_seat"]] == [
            (3, seat, 3, wins[seat]) for seat in range(3)
        ]


@pytest.mark.thorough
async def test_a_profile_tells_of_times_best_results_and_what_was_met(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, eve = await somebody(server), await somebody(server, "Eve")
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        made = await ada.ok(ada.post("/api/matches", {"game": "hab_und_gut", "seats": seats, "name": "Ada", "start": True}))
        ada.match = made["id"]
        await ada.ok(ada.play("buy 0"))
        await ada.ok(ada.play("trade_end"))
        await ada.post("bot", {"bot": "standard"})
        await ada.until(lambda now: now["status"] == "over")
        await counted(server)
        mine = (await me(ada))["id"]
        told = await profile(ada, mine)
        (pace,) = told["paces"]
        assert pace["game"] == "hab_und_gut" and pace["decisions"] == 2 and 0 <= pace["seconds"] < PATIENCE
        (goods,) = told["collections"]
        assert (
            (goods["kind"], goods["all"]) == ("good", 6)
            and "coal" in goods["things"]
            and set(goods["things"]) <= set(load("hab_und_gut").things("good"))
        )
        assert [row["match"] for row in told["best"]] == [ada.match]
        seen = await profile(eve, mine)
        assert [row["match"] for row in seen["best"]] == [None] and not seen["blocked"]
        await eve.ok(eve.post(f"/api/persons/{mine}/block"))
        assert (await profile(eve, mine))["blocked"]
        document = await ada.ok(ada.get(f"/api/persons/{mine}/plays.json"))
        assert [play["match"] for play in document["plays"]] == [ada.match]


async def test_strangers_see_results_but_no_private_tables_and_nothing_hidden(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo, eve = await somebody(server), server.person(), await somebody(server, "Cleo"), await somebody(server, "Eve")
        match = await play_out(server, ada, bob, cleo, names=("Ada", "Bob the private", "Cleo"), bots=0)
        mine = (await me(ada))["id"]
        for reader in (eve, server.person()):
            text = (await reader.get(f"/api/persons/{mine}/plays")).text + (await reader.get("/api/games/bazaar/plays")).text
            assert match not in text and "private" not in text
            assert code(await reader.get(f"/api/persons/{mine}x")) == (404, "not-found")
        assert len((await ada.ok(ada.get("/api/games/bazaar/plays")))["plays"]) == 1
        await ada.ok(ada.post("/api/me/hidden", {"hidden": True}))
        for path in ("", "/plays", "/plays.csv"):
            assert code(await eve.get(f"/api/persons/{mine}{path}")) == (404, "not-found")
            assert (await ada.get(f"/api/persons/{mine}{path}")).status_code == 200
        assert "Ada" not in (await eve.get("/api/games/bazaar/records")).text
        execute(tmp_path, "UPDATE plays SET shown = 1")
        for name, reader, count in (("Ada", eve, 0), ("Ada", server.person(), 0), ("Ada", cleo, 1), ("Ada", ada, 1), ("Cleo", eve, 1)):
            found = (await reader.ok(reader.get("/api/games/bazaar/plays", params={"player": name})))["plays"]
            assert len(found) == count, name


async def test_records_that_are_kept_name_nobody_who_hides_or_has_gone_since(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever process is asked: there nobody has heard of it but by the database."""
    async with serving(tmp_path) as server:
        people = [await somebody(server, name) for name in ("Ada", "Bob", "Cleo")]
        await play_out(server, *people, names=("Ada", "Bob", "Cleo"))

        async def named() -> set[str]:
            return {row["name"] for row in (await people[0].ok(people[0].get("/api/games/bazaar/records")))["best"]}

        assert await named() == {"Ada", "Bob", "Cleo"}
        for where in ("api.results", "results.recording"):  # from now on they are not worked out while somebody waits
            monkeypatch.setattr(f"magnat.web.{where}.FEW", 0)
        for person, change in zip(people, ("hidden = 1", "erased = 1.0", "name = 'Cleopatra'"), strict=True):
            execute(tmp_path, f"UPDATE persons SET {change} WHERE id = ?", (await me(person))["id"])
        assert await named() == {"Cleopatra"}


async def test_games_are_found_under_the_name_that_somebody_has_now(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, eve = await somebody(server), await somebody(server, "Eve")
        await play_out(server, ada, names=("Ada",), bots=2)
        execute(tmp_path, "UPDATE plays SET shown = 1")
        await ada.ok(ada.post("/api/me/name", {"name": "Adelheid"}))
        for name, count in (("adelheid", 1), ("Ada", 0)):
            found = (await eve.ok(eve.get("/api/games/bazaar/plays", params={"player": name})))["plays"]
            assert [play["seats"][0]["name"] for play in found] == ["Adelheid"] * count, name


async def test_finished_games_are_searched_page_by_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, eve = await somebody(server), await somebody(server, "Eve")
        for _ in range(2):
            await play_out(server, ada, names=("Ada",), bots=2, rated=True)
        execute(tmp_path, "UPDATE plays SET shown = 1")
        found = (await eve.ok(eve.get("/api/games/bazaar/plays")))["plays"]
        assert len(found) == 2 and found[0]["ended"] >= found[1]["ended"] and found[0]["match"]
        for wanted, count in (
            ({"player": "ADA"}, 2),
            ({"player": "Nobody"}, 0),
            ({"edition": "other"}, 0),
            ({"since": found[0]["ended"] + 1}, 0),
            ({"least": 10**6}, 0),
            ({"longest": 10**6}, 2),
            ({"from": 1}, 1),
        ):
            assert len((await eve.ok(eve.get("/api/games/bazaar/plays", params=wanted)))["plays"]) == count, wanted
        assert code(await eve.get("/api/games/bazaar/plays", params={"from": -1})) == (422, "invalid")
        records = await eve.ok(eve.get("/api/games/bazaar/records"))
        assert records["finished"] == 2 and {row["who"] for row in records["by_level"]} == {"person", "standard"}
        assert [row["name"] for row in records["best"]] == ["Ada", "Ada"]


async def test_what_does_not_count(tmp_path: Path) -> None:
    """Guided games, copies, games of bots; a game that was closed, by the operator where it is rated, is no result for a rating."""
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        tables = [
            (await ada.ok(ada.post("/api/matches", {"game": "bazaar", "seats": seats, "name": "Ada", "rated": rated, "start": True})))["id"]
            for rated in (True, False)
        ]
        ada.match = tables[1]
        copy = await ada.ok(ada.post("what-if", {}))
        await carry_out(server.registry, Order("close", tables[0]))
        for ada.match in (tables[1], copy["id"]):
            assert (await ada.post("close")).status_code == 204
        await counted(server)
        assert sorted(execute(tmp_path, 'SELECT "match", finished, rated FROM plays')) == sorted((table, 0, 0) for table in tables)


async def test_the_erased_become_somebody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server, "Adelheid"), await somebody(server, "Bob")
        await play_out(server, ada, bob, names=("Adelheid", "Bob"), rated=True)
        gone, his = (await me(ada))["id"], (await me(bob))["id"]
        await ada.ok(ada.post("/api/me/erase", {"name": "Adelheid"}))
        await server.app.state.erasing.look()
        assert code(await bob.get(f"/api/persons/{gone}")) == (404, "not-found")
        (play,) = (await bob.ok(bob.get(f"/api/persons/{his}/plays")))["plays"]
        assert play["seats"][0]["name"] is None and play["seats"][0]["person"] is None
        assert b"Adelheid" not in (await bob.get(f"/api/persons/{his}")).content


async def test_games_of_older_databases_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await play_out(server, ada, names=("Ada",), bots=2)
        mine = (await me(ada))["id"]
        before = await profile(ada, mine)
    for statement in ("DELETE FROM play_seats", "DELETE FROM plays", "UPDATE matches SET counted = 0"):
        execute(tmp_path, statement)
    async with serving(tmp_path) as server:
        await counted(server)
        assert (await profile(server.person(), mine))["totals"] == before["totals"]


@pytest.mark.embedded
async def test_results_and_ratings_move(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await phrase_of(ada)
        await play_out(server, ada, names=("Ada",), bots=2, rated=True)
        mine = (await me(ada))["id"]
        before = await profile(server.person(), mine)
    await move(database_of(tmp_path), database_of(tmp_path / "new"))
    async with serving(tmp_path / "new") as server:
        assert await profile(server.person(), mine) == before
        assert await server.app.state.counting.look() == 0
