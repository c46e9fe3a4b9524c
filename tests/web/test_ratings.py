"""Rated tables: what counts at them, what does not help, and figures that every process works out alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from magnat.bots.measured import measured
from magnat.web.results import rating
from magnat.web.results.deciding import left_to_others, levels_played
from magnat.web.results.rating import BOTS, FEWEST_DEALS, MIDDLE, Skill, basis, bot_skill, places, rate_again, rate_new, rated, renew
from magnat.web.store import PlaySeat, Stored, results
from tests.web.databases import execute
from tests.web.played import counted, play_on, play_out, profile
from tests.web.server import Json, Server, code, serving
from tests.web.test_persons import me, somebody

FIGURES = "SELECT mu, sigma FROM play_seats WHERE person IS NOT NULL ORDER BY ended"


@pytest.mark.thorough
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


async def three_rated(server: Server, folder: Path) -> list[str]:
    """The matches of three rated games of one person, as they ended."""
    ada = await somebody(server)
    for _ in range(3):
        await play_out(server, ada, names=("Ada",), bots=2, rated=True)
    return [match for (match,) in execute(folder, 'SELECT "match" FROM plays ORDER BY ended')]


@pytest.mark.thorough
async def test_a_game_that_is_counted_late_is_rated_in_its_place(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        first, *_ = await three_rated(server, tmp_path)
        whole = execute(tmp_path, FIGURES)
        execute(tmp_path, 'UPDATE play_seats SET mu = NULL, sigma = NULL WHERE "match" = ?', first)
        await counted(server)
        assert execute(tmp_path, FIGURES) == whole


async def test_a_slow_process_does_not_undo_what_a_faster_one_has_rated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that ended first is counted by another process while this one rates the last."""
    async with serving(tmp_path) as server:
        await server.app.state.counting.stop()  # it would rate too
        store = server.registry.store
        first, _, last = await three_rated(server, tmp_path)
        whole = execute(tmp_path, FIGURES)
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
        store = server.registry.store
        first, *_ = await three_rated(server, tmp_path)
        whole = execute(tmp_path, FIGURES)
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
            await play_on(*((ada, bob) if stopped else (ada,)), acts=2)
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
        await renew(server.registry.store, server.registry.games)  # if the server has not done it yet
        await counted(server)
    assert execute(tmp_path, "SELECT mu, sigma FROM ratings") == true
