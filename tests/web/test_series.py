"""Series: everybody meets everybody, points, standings, and the next table opens by itself."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from magnat.web.operating.orders import Order, carry_out
from magnat.web.series.drawing import circle, cycle, fewest_rounds, seated, sizes
from magnat.web.series.scoring import points, standings
from magnat.web.store import Member, SeriesTable
from magnat.web.store.copying import move
from tests.web.databases import database_of, execute
from tests.web.played import counted, play_out
from tests.web.server import Json, Person, Server, code, serving
from tests.web.test_persons import me, phrase_of, somebody
from tests.web.test_ratings import seat

QUICK = [(members, seats) for seats in range(2, 7) for members in range(2, 9)]
ALL = [(members, seats) for seats in range(2, 9) for members in range(2, 17)]


def check_design(members: int, seats: int) -> None:
    """Nobody sits out or twice in a round; in a cycle all pairs meet, in nearly as few rounds as can be; seats are shared."""
    rounds = cycle(members, seats)
    for tables in rounds:
        assert sorted(member for table in tables for member in table) == list(range(members))
        assert sorted(map(len, tables), reverse=True) == sizes(members, seats)
    met = Counter(frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2))
    assert len(met) == members * (members - 1) // 2, "somebody never meets somebody"
    assert len(rounds) <= max(fewest_rounds(members, seats) + 3, 1.5 * fewest_rounds(members, seats))
    assert max(met.values()) <= max(2, len(rounds))
    least = min(sizes(members, seats))
    sat = Counter((member, place) for tables in seated(members, seats, 2 * len(rounds)) for table in tables for place, member in enumerate(table))
    for member in range(members):
        times = [sat[member, place] for place in range(least)]
        assert max(times) - min(times) <= 4


@pytest.mark.parametrize(("members", "seats"), QUICK)
def test_everybody_meets_everybody(members: int, seats: int) -> None:
    check_design(members, seats)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("members", "seats"), [pair for pair in ALL if pair not in QUICK])
def test_everybody_meets_everybody_in_large_groups(members: int, seats: int) -> None:
    check_design(members, seats)


@pytest.mark.parametrize("members", range(2, 13))
def test_at_tables_of_two_each_pair_meets_exactly_once(members: int) -> None:
    met = Counter(frozenset(pair) for tables in circle(members) for pair in tables if len(pair) == 2)
    assert set(met.values()) == {1} and len(met) == members * (members - 1) // 2
    alone = Counter(pair[0] for tables in circle(members) for pair in tables if len(pair) == 1)
    assert len(alone) == (members if members % 2 else 0) and set(alone.values()) <= {1}


@pytest.mark.parametrize(("members", "seats", "rounds"), [(4, 4, 1), (9, 3, 4), (16, 4, 5), (8, 4, 3)])
def test_where_a_perfect_design_exists_it_is_found(members: int, seats: int, rounds: int) -> None:
    assert len(cycle(members, seats)) == rounds


def test_points_are_shares_of_those_left_behind() -> None:
    assert points([seat(0, 1, "a"), seat(1, 2, "b"), seat(2, 3, bot="standard")]) == [60.0, 30.0, 0.0]
    assert points([seat(0, 1, "a"), seat(1, 1, "b"), seat(2, 3, "c")]) == [45.0, 45.0, 0.0]
    assert points([seat(0, 1, "a", resigned=1), seat(1, 2, "b")]) == [0.0, 60.0]  # leaving loses


def test_standings_count_points_then_wins() -> None:
    members = [Member("s", number, f"p{number}", f"P{number}") for number in range(3)]
    tables = [
        SeriesTable("s", 1, 1, [0, 1, None], "m", "counted", [60.0, 30.0, 0.0]),
        SeriesTable("s", 1, 2, [2, None], "n", "void", None),
        SeriesTable("s", 2, 1, [2, 1, None], "o", "counted", [60.0, 30.0, 0.0]),
    ]
    assert [(row.place, row.number, row.points, row.games, row.wins) for row in standings(members, tables)] == [
        (1, 0, 60.0, 1, 1),
        (1, 2, 60.0, 1, 1),
        (3, 1, 60.0, 2, 0),
    ]


async def made(maker: Person, **more: object) -> Json:
    wanted = {"title": "Thursdays", "name": "Ada", "game": "bazaar", "size": 2, "rounds": None, "clock": {"kind": "days", "days": 1}, **more}
    return await maker.ok(maker.post("/api/series", wanted))


async def look(person: Person, series: str) -> Json:
    return await person.ok(person.get(f"/api/series/{series}"))


async def finish(server: Server, people: list[Person], found: Json) -> None:
    """Bots play the tables of the present round to their ends."""
    for table in found["tables"]:
        if table["status"] == "played":
            for person in people:
                person.match = table["match"]
                if (await person.look())["me"] is not None:
                    await person.post("bot", {"bot": "standard"})
            await people[0].until(lambda now: now["status"] == "over")
    await counted(server)


async def test_a_league_goes_from_round_to_round_by_itself(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = [await somebody(server, name) for name in ("Ada", "Bob", "Cleo")]
        ada, bob, cleo = people
        series = (await made(ada))["id"]
        for person, name in ((bob, "Bob"), (cleo, "Cleo"), (cleo, "Cleo")):
            found = await person.ok(person.post(f"/api/series/{series}/join", {"name": name}))
        assert [row["name"] for row in found["members"]] == ["Ada", "Bob", "Cleo"] and found["me"] == 2 and found["meets"] == 3
        assert code(await bob.post(f"/api/series/{series}/begin")) == (403, "not-host")
        found = await ada.ok(ada.post(f"/api/series/{series}/begin"))
        assert found["status"] == "running" and found["rounds"] == 3 and found["round"] == 1 and found["maker"]
        assert [table["status"] for table in found["tables"]] == ["played", "played", "drawn", "drawn", "drawn", "drawn"]
        assert code(await (eve := await somebody(server, "Eve")).post(f"/api/series/{series}/join", {"name": "Eve"})) == (409, "wrong-status")
        assert (await look(eve, series))["me"] is None
        seen: set[str] = set()
        for number in (1, 2, 3):
            found = await look(ada, series)
            assert found["round"] == number
            (mine,) = [table["match"] for table in found["tables"] if table["round"] == number and 0 in table["members"]]
            seen.add(mine)
            assert (await ada.ok(ada.get("/api/me/series")))["series"][0]["match"] == mine
            assert mine in (await ada.ok(ada.get("/api/me/matches")))["matches"]
            await finish(server, people, found)
        found = await look(bob, series)
        assert found["status"] == "over" and len(seen) == 3 and all(table["status"] == "counted" for table in found["tables"])
        assert [row["games"] for row in found["standings"]] == [3, 3, 3]
        assert sum(sum(table["points"]) for table in found["tables"]) == 6 * 60.0
        assert [row["place"] for row in found["standings"]] == sorted(row["place"] for row in found["standings"])
        assert (await ada.look())["series"] == series


async def test_an_evening_begins_when_everybody_is_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        series = (await made(ada, clock=None, rounds=2, size=3))["id"]
        await bob.ok(bob.post(f"/api/series/{series}/join", {"name": "Bob"}))
        (first, _) = (await ada.ok(ada.post(f"/api/series/{series}/begin")))["tables"]
        ada.match = bob.match = first["match"]
        async with server.socket(ada):
            assert (await ada.look())["status"] == "lobby" and ada.snapshot["gathering"]["there"]
            async with server.socket(bob):
                await ada.until(lambda now: now["status"] == "running")


async def test_play_on_as_a_series_after_a_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, eve = await somebody(server), await somebody(server, "Bob"), await somebody(server, "Eve")
        match = await play_out(server, ada, bob, names=("Ada", "Bob"))
        eve.match = match
        assert code(await eve.post("series", {})) == (401, "no-seat")
        found = await ada.ok(ada.post("series", {"rounds": 2}))
        assert (await bob.ok(bob.post("series", {"rounds": 7})))["id"] == found["id"]
        assert [row["name"] for row in found["members"]] == ["Ada", "Bob"] and found["size"] == 3 and found["rounds"] == 2
        assert [table["members"] for table in found["tables"]] in ([[0, 1, None], [1, 0, None]], [[1, 0, None], [0, 1, None]])
        alone = await play_out(server, eve, names=("Eve",), bots=2)
        eve.match = alone
        assert code(await eve.post("series", {})) == (409, "wrong-status")


async def test_who_leaves_is_replaced_and_who_is_erased_is_somebody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo = await somebody(server), await somebody(server, "Bob"), await somebody(server, "Cleopatra")
        series = (await made(ada, size=3))["id"]
        for person, name in ((bob, "Bob"), (cleo, "Cleopatra")):
            await person.ok(person.post(f"/api/series/{series}/join", {"name": name}))
        await bob.ok(bob.post(f"/api/series/{series}/leave"))
        found = await bob.ok(bob.post(f"/api/series/{series}/join", {"name": "Bob"}))
        assert [row["name"] for row in found["members"]] == ["Ada", "Cleopatra", "Bob"]
        assert code(await bob.post(f"/api/series/{series}/remove", {"number": 1})) == (403, "not-host")
        await ada.ok(ada.post(f"/api/series/{series}/remove", {"number": 2}))
        assert code(await bob.post(f"/api/series/{series}/leave")) == (409, "wrong-status")
        await bob.ok(bob.post(f"/api/series/{series}/join", {"name": "Bob"}))
        await ada.ok(ada.post(f"/api/series/{series}/begin"))
        await bob.ok(bob.post(f"/api/series/{series}/leave"))
        await cleo.ok(cleo.post("/api/me/erase", {"name": "Cleopatra"}))
        await server.app.state.erasing.look()
        found = await look(ada, series)
        assert [(row["name"], row["gone"]) for row in found["members"]] == [("Ada", False), (None, True), ("Bob", True)]
        assert (await ada.ok(ada.post(f"/api/series/{series}/close")))["status"] == "over"
        assert code(await ada.post(f"/api/series/{series}/close")) == (409, "wrong-status")


async def test_a_closed_table_does_not_count_and_the_series_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        series = (await made(ada, rounds=2))["id"]
        await bob.ok(bob.post(f"/api/series/{series}/join", {"name": "Bob"}))
        found = await ada.ok(ada.post(f"/api/series/{series}/begin"))
        ada.match = found["tables"][0]["match"]
        assert code(await ada.post("close")) == (409, "wrong-status")  # whoever is losing, say
        await carry_out(server.registry, Order("close", ada.match))
        await counted(server)
        found = await look(ada, series)
        assert [table["status"] for table in found["tables"]] == ["void", "played"] and found["round"] == 2
        assert [row["games"] for row in found["standings"]] == [0, 0]


async def test_bad_series_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        wrong = {"name": "Ada", "game": "bazaar", "size": 2}
        for change, status in (({"size": 8}, 422), ({"game": "chess"}, 404), ({"rounds": 0}, 422), ({"bot": "genius"}, 422), ({"more": 1}, 422)):
            assert (await ada.post("/api/series", wrong | change)).status_code == status, change
        assert code(await server.person().post("/api/series", wrong)) == (401, "no-person")
        assert execute(tmp_path, "SELECT id FROM series") == []
        series = (await made(ada))["id"]
        assert code(await ada.post(f"/api/series/{series}/begin")) == (409, "wrong-status")
        assert code(await ada.get("/api/series/nothing1")) == (404, "not-found")


@pytest.mark.embedded
async def test_series_move_and_follow_their_persons(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    async with serving(tmp_path) as server:
        ada, bob, phone = await somebody(server), await somebody(server, "Bob"), await somebody(server, "Phone")
        series = (await made(ada))["id"]
        await phone.ok(phone.post(f"/api/series/{series}/join", {"name": "Phone"}))
        await phone.ok(phone.post("/api/me/enter/phrase", {"phrase": await phrase_of(bob)}))
        assert (await look(bob, series))["me"] == 1
        await ada.ok(ada.post(f"/api/series/{series}/begin"))
        before = await look(server.person(), series)
        assert (await me(bob))["id"] == before["members"][1]["person"]
    await move(database_of(tmp_path), database_of(tmp_path / "new"))
    async with serving(tmp_path / "new") as server:
        assert await look(server.person(), series) == before
