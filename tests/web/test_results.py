"""What finished games leave behind: results, profiles, records, ratings; and what nobody else sees of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from magnat.bots.measured import measured
from magnat.core.game import load
from magnat.web.operating.copying import move
from magnat.web.operating.orders import Order, carry_out
from magnat.web.results import rating
from magnat.web.results.deciding import left_to_others, levels_played
from magnat.web.results.rating import BOTS, FEWEST_DEALS, MIDDLE, Skill, basis, bot_skill, places, rate_again, rate_new, rated, renew
from magnat.web.store import Stored, results
from magnat.web.store.results import PlaySeat
from tests.web.databases import database_of, execute
from tests.web.server import PATIENCE, Json, Person, Server, code, serving
from tests.web.test_persons import me, phrase_of, somebody


async def play_out(server: Server, *people: Person, names: tuple[str, ...], bots: int = 1, **more: Any) -> str:
    """A bazaar that is played to its end, everybody doing the last of what may be done."""
    host, *guests = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests), *({"kind": "bot", "bot": "standard"} for _ in range(bots))]
    made = await host.ok(host.post("/api/matches", {"game": "bazaar", "seats": seats, "name": names[0], **more}))
    for person, name in zip(people, names, strict=True):
        person.match = made["id"]
        if person is not host:
            await person.ok(person.post("join", {"name": name}))
    if more.pop("listed", False):
        await host.ok(host.post("list", {"listed": True}))
    await host.ok(host.post("start"))
    await play_on(*people)
    await counted(server)
    return str(made["id"])


async def play_on(*people: Person) -> None:
    """All of them to the end, in turn."""
    async with asyncio.timeout(4 * PATIENCE):
        while True:
            for person in people:
                now = await person.look()
                if now["status"] == "over":
                    return
                if now["me"] in now["asked"] and now["legal"]:
                    await person.ok(person.post("acts", {"version": now["version"], "key": None, "acts": [now["legal"][-1]["act"]]}))
            await asyncio.sleep(0.01)


async def counted(server: Server) -> None:
    async with asyncio.timeout(PATIENCE):
        while await server.app.state.counting.look():
            pass


async def profile(reader: Person, person: str) -> Json:
    return await reader.ok(reader.get(f"/api/persons/{person}"))


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


async def test_a_rated_table_says_so_and_ratings_are_the_same_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        wrong = {"game": "bazaar", "seats": seats, "name": "Ada", "rated": True, "takebacks": True}
        assert code(await ada.post("/api/matches", wrong)) == (422, "invalid")
        for _ in range(3):
            await play_out(server, ada, bob, names=("Ada", "Bob"), rated=True)
        assert (await server.person(ada.match).look())["rated"]
        await play_out(server, ada, bob, names=("Ada", "Bob"))
        ratings = execute(tmp_path, "SELECT person, game, mu, sigma, games FROM ratings ORDER BY person")
        assert len(ratings) == 2 and {row[4] for row in ratings} == {3} and all(row[3] < 25 / 3 for row in ratings)
        assert await rate_again(server.registry.store) == 3
        assert execute(tmp_path, "SELECT person, game, mu, sigma, games FROM ratings ORDER BY person") == ratings
        told = await profile(bob, (await me(ada))["id"])
        assert told["ratings"][0]["games"] == 3 and len(told["ratings"][0]["curve"]) == 3
        assert told["ratings"][0]["certainty"] in ("unknown", "rough")


async def test_a_game_that_is_counted_late_is_rated_in_its_place(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        for _ in range(3):
            await play_out(server, ada, names=("Ada",), bots=2, rated=True)
        whole = execute(tmp_path, "SELECT mu, sigma FROM play_seats WHERE person IS NOT NULL ORDER BY ended")
        first = execute(tmp_path, 'SELECT "match" FROM plays ORDER BY ended')[0][0]
        execute(tmp_path, 'UPDATE play_seats SET mu = NULL, sigma = NULL WHERE "match" = ?', first)
        await counted(server)
        assert execute(tmp_path, "SELECT mu, sigma FROM play_seats WHERE person IS NOT NULL ORDER BY ended") == whole


FIGURES = "SELECT mu, sigma FROM play_seats WHERE person IS NOT NULL ORDER BY ended"


async def test_a_slow_process_does_not_undo_what_a_faster_one_has_rated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that ended first is counted by another process while this one rates the last."""
    async with serving(tmp_path) as server:
        await server.app.state.counting.stop()  # it would rate too
        ada, store = await somebody(server), server.registry.store
        for _ in range(3):
            await play_out(server, ada, names=("Ada",), bots=2, rated=True)
        whole = execute(tmp_path, FIGURES)
        first, _, last = (match for (match,) in execute(tmp_path, 'SELECT "match" FROM plays ORDER BY ended'))
        execute(tmp_path, 'UPDATE plays SET rated = 0 WHERE "match" = ?', first)
        execute(tmp_path, 'UPDATE play_seats SET mu = NULL, sigma = NULL WHERE "match" = ?', first)
        await rate_again(store)
        execute(tmp_path, 'UPDATE play_seats SET mu = NULL, sigma = NULL WHERE "match" = ?', last)
        put = results.put_ratings

        async def slowly(*arguments: Any, **more: Any) -> bool:
            monkeypatch.setattr(results, "put_ratings", put)
            execute(tmp_path, 'UPDATE plays SET rated = 1 WHERE "match" = ?', first)
            await rate_new(store, "bazaar")
            return bool(await put(*arguments, **more))

        monkeypatch.setattr(results, "put_ratings", slowly)
        await rate_new(store, "bazaar")
        assert execute(tmp_path, FIGURES) == whole


async def test_who_ends_in_the_middle_of_rating_leaves_the_rest_to_be_rated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "AT_ONCE", 1)
    async with serving(tmp_path) as server:
        await server.app.state.counting.stop()  # it would rate too
        ada, store = await somebody(server), server.registry.store
        for _ in range(3):
            await play_out(server, ada, names=("Ada",), bots=2, rated=True)
        whole = execute(tmp_path, FIGURES)
        first = execute(tmp_path, 'SELECT "match" FROM plays ORDER BY ended')[0][0]
        execute(tmp_path, "UPDATE play_seats SET mu = 1, sigma = 1 WHERE mu IS NOT NULL")  # as if the first had been another
        execute(tmp_path, 'UPDATE play_seats SET mu = NULL, sigma = NULL WHERE "match" = ?', first)
        put = results.put_ratings

        async def once(*arguments: Any, **more: Any) -> bool:
            monkeypatch.setattr(results, "put_ratings", ended)
            return bool(await put(*arguments, **more))

        async def ended(*arguments: Any, **more: Any) -> bool:
            raise RuntimeError("the process ends")

        monkeypatch.setattr(results, "put_ratings", once)
        with pytest.raises(RuntimeError):
            await rate_new(store, "bazaar")
        monkeypatch.setattr(results, "put_ratings", put)
        assert await rate_new(store, "bazaar") == 2
        assert execute(tmp_path, FIGURES) == whole


def seat(number: int, rank: int, person: str | None = None, bot: str | None = None, resigned: int = 0) -> PlaySeat:
    return PlaySeat("m", number, person, "x", "x", bot, 0, rank, 0, resigned, "bazaar", "", 2, 1, 1, 1.0, None, None)


def test_leaving_loses_and_a_level_of_bots_places_a_newcomer() -> None:
    assert places([seat(0, 1, "a", resigned=1), seat(1, 2, "b")]) == [3.0, 2.0]
    weak = rated([seat(0, 1, "a"), seat(1, 2, bot="beginner")], {})["a"]
    strong = rated([seat(0, 1, "a"), seat(1, 2, bot="strong")], {})["a"]
    lost = rated([seat(0, 2, "a"), seat(1, 1, bot="beginner")], {})["a"]
    assert strong.mu > weak.mu > MIDDLE > lost.mu and strong.sigma < Skill().sigma


async def test_at_a_rated_table_nothing_helps(tmp_path: Path) -> None:
    """Neither bots nor advice nor the host's rights: whoever wants to win plays, and whoever stops loses."""
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        table: Json = {"game": "bazaar", "name": "Ada", "rated": True}
        me, open_seat, bot = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "standard"}
        assert code(await ada.post("/api/matches", table | {"seats": [me, {"kind": "bot", "bot": "random"}]})) == (422, "invalid")
        for path, size in (("/api/seek", {"seats": 3}), ("/api/series", {"size": 3})):
            refused = await ada.post(path, table | size | {"bot": "random"})
            assert code(refused) == (422, "invalid") and "strength" in refused.json()["error"]["message"], path
        made = await ada.ok(ada.post("/api/matches", table | {"seats": [me, open_seat, bot]}))
        ada.match = bob.match = made["id"]
        assert code(await ada.post("seats/2/player", {"bot": "random"})) == (422, "invalid")
        assert code(await ada.post("agree", {"advice": True})) == (409, "wrong-status")
        await ada.ok(ada.post("agree", {"advice": False}))
        await bob.ok(bob.post("join", {"name": "Bob"}))
        assert code(await bob.post("bot", {"bot": "standard"})) == (409, "wrong-status")
        await ada.ok(ada.post("start"))
        before = await ada.look()
        for path, body in (("bot", {"bot": "expert"}), ("bot", {"bot": "standard"}), ("standin", {"standin": "expert"}), ("close", None)):
            refused = await ada.post(path, body)
            assert code(refused) == (409, "wrong-status") and len(refused.json()["error"]["message"]) > 40, path
        assert code(await ada.get("hint")) == code(await ada.post("what-if", {})) == (409, "wrong-status")
        assert await ada.look() == before and not before["advice"]
        await ada.ok(ada.post("standin", {"standin": None}))
        await ada.ok(ada.post("standin", {"standin": "standard"}))
        await bob.ok(bob.post("resign"))
        assert (await ada.post("close")).status_code == 204  # nobody is left whom she could rob of a victory

        alone = await ada.ok(ada.post("/api/matches", table | {"seats": [me, bot], "start": True}))
        ada.match = alone["id"]
        assert code(await ada.post("close")) == (409, "wrong-status")
        seen = await ada.ok(ada.get("export"))
        assert seen["format"] == "magnat-seen" and "dice" not in seen
        assert code(await ada.post("/api/matches/import", seen)) == (422, "invalid")
        await play_on(ada)
        assert (await ada.ok(ada.get("export")))["format"] != "magnat-seen"


async def test_whoever_lets_a_bot_play_a_rated_game_has_left_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        for rated in (True, False):
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await ada.ok(ada.post("/api/matches", {"game": "bazaar", "name": "Ada", "seats": seats, "rated": rated}))
            ada.match = bob.match = made["id"]
            await bob.ok(bob.post("join", {"name": "Bob"}))
            await ada.ok(ada.post("start"))
            await ada.ok(ada.post("seats/1/cover"))  # he is not connected
            await play_on(ada)
        await counted(server)
        assert execute(tmp_path, "SELECT seat, resigned FROM play_seats ORDER BY ended, seat") == [(0, 0), (1, 1), (0, 0), (1, 0)]
        ratings = dict(execute(tmp_path, "SELECT person, mu FROM ratings"))
        assert ratings[(await me(ada))["id"]] > MIDDLE > ratings[(await me(bob))["id"]]


async def test_whoever_keeps_a_rated_game_waiting_has_left_it(tmp_path: Path) -> None:
    """By staying away before it is lost, or as the host who stops it; where no rating is at stake nobody is hurried."""
    now = [1_800_000_000.0]
    async with serving(tmp_path, now=lambda: now[0]) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        tables = []
        for rated, stopped in ((True, False), (True, True), (False, False)):
            seats = [{"kind": "me"}, {"kind": "open"}] if stopped else [{"kind": "me"}, {"kind": "bot"}]
            made = await ada.ok(ada.post("/api/matches", {"game": "bazaar", "name": "Ada", "seats": seats, "rated": rated}))
            ada.match = bob.match = made["id"]
            if stopped:
                await bob.ok(bob.post("join", {"name": "Bob"}))
            await ada.ok(ada.post("start"))
            for _ in range(2):
                await one_act(ada, bob) if stopped else await one_act(ada)
            if stopped:
                await ada.ok(ada.post("pause", {"paused": True}))
            tables.append(made["id"])
        for days, left in ((13, False), (2, True)):
            now[0] += days * 86_400
            await server.registry.tidy()
            for match, has_left in zip(tables, (left, left, False), strict=True):
                ada.match = match
                seen = await ada.look()
                assert seen["seats"][0]["resigned"] is has_left and seen["seats"][1]["resigned"] is False
        bob.match = tables[1]
        await play_on(bob)
        ada.match = tables[0]
        await ada.until(lambda now: now["status"] == "over")
        await counted(server)
        assert execute(tmp_path, "SELECT COUNT(*) FROM play_seats WHERE resigned = 1 AND mu < 25") == [(2,)]


async def one_act(*people: Person) -> None:
    """Of whoever is asked first."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for person in people:
                now = await person.look()
                if now["me"] in now["asked"] and now["legal"]:
                    await person.ok(person.post("acts", {"version": now["version"], "key": None, "acts": [now["legal"][-1]["act"]]}))
                    return
            await asyncio.sleep(0.01)


async def test_a_bot_counts_as_the_level_that_has_really_answered(tmp_path: Path) -> None:
    async with serving(tmp_path, thinkers=0) as server:
        ada = await somebody(server)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "expert"}, {"kind": "bot", "bot": "standard"}]
        ada.match = (await ada.ok(ada.post("/api/matches", {"game": "bazaar", "name": "Ada", "seats": seats, "rated": True, "start": True})))["id"]
        await play_on(ada)
        await counted(server)
        assert execute(tmp_path, "SELECT seat, bot FROM play_seats WHERE seat > 0 ORDER BY seat") == [(1, "standard"), (2, "standard")]
    assert bot_skill("bazaar", "random") < bot_skill("bazaar", "beginner")


Done = tuple[str, int, Json]  # kind, seat and body of an entry


def record(*entries: Done) -> Stored:
    rows: list[tuple[int, float, str, int, str, str | None]] = [
        (number, float(number), kind, seat, json.dumps(body), None) for number, (kind, seat, body) in enumerate(entries, 1)
    ]
    return Stored("m", "bazaar", "over", 1, None, rows, [], {})


def test_who_has_played_a_seat_is_read_from_the_record() -> None:
    act: Json = {"acts": [["take", 0]]}
    mine: Done = ("acts", 0, act)
    late: Done = ("clock", 0, {"act": None, "by": None})
    assert left_to_others(record(mine, late)) == set() and left_to_others(record(mine, late, late)) == {0}
    back_and_forth: list[Done] = [("acts", 0, {"acts": [["take", 0]] * 5}), ("undo", 0, {"steps": 5})]
    assert left_to_others(record(*back_and_forth, mine, late, late)) == {0}
    covered: Done = ("cover", 0, {"bot": "standard", "by": 1, "away": True})
    back: Done = ("back", 0, {})
    assert left_to_others(record(covered, mine, mine, back, mine)) == {0} and left_to_others(record(covered, mine, back, mine)) == set()
    handed, again = ("bot", 0, {"bot": "expert"}), ("bot", 0, {"bot": None})
    assert left_to_others(record(mine, handed, mine, mine)) == {0} and left_to_others(record(handed, again, mine, ("order", 0, act))) == set()
    weak: Done = ("acts", 1, act | {"by": "standard"})
    assert levels_played(record(weak, weak, ("acts", 1, act), mine)) == {1: "standard"}
    assert levels_played(record(weak, ("acts", 1, act), ("acts", 1, act))) == {}


def test_bots_have_the_ratings_that_tournaments_have_told() -> None:
    assert bot_skill("bazaar", "casual") == BOTS["casual"] and bot_skill("hab_und_gut", "standard") == BOTS["standard"]
    told = [row for row in measured() if row.against == "standard" and row.deals >= FEWEST_DEALS]
    assert told
    for game, level in {(row.game, row.bot) for row in told}:
        shares = [row.share for row in measured() if (row.game, row.bot, row.against) == (game, level, "standard")]
        if max(shares) < 0.5 or min(shares) > 0.5:
            assert (bot_skill(game, level) > BOTS["standard"]) == (min(shares) > 0.5), (game, level)
    assert basis(["hab_und_gut"]) != basis(["bazaar"])


async def test_ratings_that_rest_on_other_bots_are_worked_out_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await play_out(server, ada, names=("Ada",), bots=2, rated=True)
        true = execute(tmp_path, "SELECT mu, sigma FROM ratings")
    execute(tmp_path, "UPDATE ratings SET mu = 99")
    execute(tmp_path, "UPDATE play_seats SET mu = 99 WHERE mu IS NOT NULL")
    async with serving(tmp_path) as server:
        await counted(server)
    assert execute(tmp_path, "SELECT mu FROM ratings") == [(99.0,)]
    execute(tmp_path, "UPDATE magnat SET value = 'other bots' WHERE name = 'rated on'")
    async with serving(tmp_path) as server:
        assert await renew(server.registry.store, server.registry.games) in (True, False)  # here, or by the server itself
        await counted(server)
    assert execute(tmp_path, "SELECT mu, sigma FROM ratings") == true


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
