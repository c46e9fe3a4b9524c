"""Puzzles on the server: found, answered on the ordinary table, judged, rated; and no word of an answer before one was given."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from magnat.bots.puzzles import Puzzle, shipped
from magnat.bots.puzzles.puzzle import Spelled
from magnat.core.game import load, names
from magnat.web.puzzles import shelf as shelves
from magnat.web.puzzles.rating import rate_again, rate_new
from magnat.web.puzzles.shelf import ENOUGH, Shelf
from magnat.web.store import Statement
from magnat.web.store.copying import move
from tests.web.databases import database_of, execute
from tests.web.server import Json, Person, code, serving
from tests.web.test_deals import addresses
from tests.web.test_persons import somebody

GAME = "hab_und_gut"
PUZZLE, OTHER = list(shipped(load(GAME)).values())[:2]


def wrong(puzzle: Puzzle) -> Spelled:
    return puzzle.advised


async def begins(person: Person, puzzle: Puzzle = PUZZLE) -> None:
    made = await person.ok(person.post(f"/api/puzzles/{puzzle.id}", {"name": "Ada"}))
    person.match, person.seat = made["id"], made["seat"]
    if "magnat_me" not in {cookie.name for cookie in person.client.cookies.jar}:
        person.client.headers["Authorization"] = f"Bearer {made['token']}"


async def answers(person: Person, acts: Spelled) -> Json:
    for block, argument in acts:
        await person.look()
        await person.ok(person.play(f"{block} {argument}"))
    return await person.ok(person.post("solution"))


async def test_a_puzzle_is_solved_on_an_ordinary_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await begins(ada)
        snapshot = await ada.look()
        assert snapshot["puzzle"] == {"id": PUZZLE.id, "seat": PUZZLE.seat, "scope": PUZZLE.scope, "answered": False}
        assert snapshot["me"] == PUZZLE.seat and snapshot["asked"] == [PUZZLE.seat] and snapshot["marks"] == ["puzzle"]
        judged = await answers(ada, PUZZLE.answers[0])
        assert judged["solved"] and judged["counts"] and judged["puzzle"]["solved"] is True
        told = judged["solution"]["answers"]
        assert told[0]["best"] and told[0]["mine"] and not told[0]["advised"] and told[0]["win"] > next(one["win"] for one in told if one["advised"])
        assert judged["solution"]["line"] and judged["solution"]["given"] and all(one["words"] for one in told)
        assert (await ada.look())["puzzle"]["answered"] and ada.snapshot["advice"]
        tried = await ada.ok(ada.post("what-if", {"place": 0}))
        assert tried["snapshot"]["marks"] == ["what-if"]


async def test_what_is_done_after_a_whole_answer_is_no_part_of_it(tmp_path: Path) -> None:
    """Passing is a whole answer, also where the card that one discards is named in the same breath."""
    venture = load("venture")
    puzzle = next(one for one in shipped(venture).values() if one.answers[0] == (("end_ops", 0),))
    async with serving(tmp_path, games={"venture": venture}) as server:
        ada = await somebody(server)
        await begins(ada, puzzle)
        hand = (await ada.look())["view"]["hand"][puzzle.seat]
        await ada.ok(ada.play("end_ops 0", f"discard {next(card for card, count in enumerate(hand) if count)}"))
        assert (await ada.ok(ada.post("solution")))["solved"]


async def test_nothing_helps_before_the_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await begins(ada)
        assert code(await ada.get("hint")) == (409, "wrong-status")
        for path, body in (("think", {}), ("what-if", {}), ("what-if", {"place": 0}), ("bot", {"bot": "standard"}), ("solution", {}), ("coach", {})):
            assert (await ada.post(path, body)).status_code == 409, path
        for _ in range(2):  # before and after the solver gives it up
            seen = await ada.ok(ada.get("export"))
            assert seen["format"] == "magnat-seen" and code(await ada.post("/api/matches/import", seen)) == (422, "invalid")
            assert code(await ada.post("what-if", {})) == (409, "wrong-status")
            await ada.post("close")
        assert (await ada.look())["status"] == "over"


async def test_only_the_first_try_counts(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await begins(ada)
        judged = await answers(ada, wrong(PUZZLE))
        assert not judged["solved"] and judged["counts"]
        again = await ada.ok(ada.post("solution"))
        assert again["counts"] and again["puzzle"]["tries"] == 1
        await begins(ada)
        judged = await answers(ada, PUZZLE.answers[0])
        assert judged["solved"] and not judged["counts"] and judged["puzzle"]["solved"] is False and judged["puzzle"]["tries"] == 1


async def test_ratings_rise_and_fall_and_can_be_worked_out_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for name, acts in (("Ada", PUZZLE.answers[0]), ("Bob", wrong(PUZZLE)), ("Cleo", PUZZLE.answers[0])):
            person = await somebody(server, name)
            await begins(person)
            await answers(person, acts)
        store = server.app.state.registry.store
        query = "SELECT id, solved, mu, sigma, puzzle_mu, puzzle_sigma FROM puzzle_tries ORDER BY at, id"
        (before,) = await store.read((query, {}))
        assert [row["mu"] > 25 for row in before] == [True, False, True]
        assert before[0]["puzzle_mu"] < before[1]["puzzle_mu"] and before[2]["puzzle_mu"] < before[1]["puzzle_mu"]
        assert await rate_again(store) == 3
        assert (await store.read((query, {})))[0] == before
        await store.write([(Statement("UPDATE puzzle_tries SET mu = NULL WHERE id = :id"), [{"id": before[0]["id"]}])])
        assert await rate_new(store, GAME) == 3  # what is rated late is rated in its place, and all that came after it again
        assert (await store.read((query, {})))[0] == before


@pytest.mark.embedded
async def test_without_persons_puzzles_are_solved_unrated(tmp_path: Path) -> None:
    async with serving(tmp_path, persons=False) as server:
        guest = server.person()
        await begins(guest)
        judged = await answers(guest, PUZZLE.answers[0])
        assert judged["solved"] and not judged["counts"] and judged["rating"] is None
        assert execute(tmp_path, "SELECT COUNT(*) FROM puzzle_tries")[0][0] == 0


@pytest.mark.embedded
async def test_puzzles_can_be_switched_off(tmp_path: Path) -> None:
    async with serving(tmp_path, puzzles=False) as server:
        guest = server.person()
        assert not (await guest.ok(guest.get("/api/puzzles")))["offered"]
        assert code(await guest.post(f"/api/puzzles/{PUZZLE.id}", {"name": "Ada"})) == (404, "not-found")
        assert code(await guest.get(f"/api/games/{GAME}/puzzles")) == (404, "not-found")


@pytest.mark.embedded
async def test_what_is_no_puzzle_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        assert code(await ada.post("/api/puzzles/0123456789", {"name": "Ada"})) == (404, "not-found")
        assert code(await ada.get("/api/puzzles/nonsense")) == (422, "invalid")
        assert code(await ada.get("/api/games/chess/puzzles")) == (404, "not-found")
        (host,) = await server.open("me", "standard", "standard", guests=0)
        assert code(await host.post("solution")) == (404, "not-found")
        await begins(ada)
        stranger = server.person(ada.match)
        assert code(await stranger.post("solution")) == (401, "no-seat")


@pytest.mark.embedded
async def test_lists_come_in_pages_and_tell_what_i_solved(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await begins(ada)
        await answers(ada, PUZZLE.answers[0])
        page = await ada.ok(ada.get(f"/api/games/{GAME}/puzzles"))
        assert {one["id"]: one["solved"] for one in page["puzzles"]}[PUZZLE.id] is True
        assert len(page["puzzles"]) <= 50 and (await ada.ok(ada.get(f"/api/games/{GAME}/puzzles?from=1")))["puzzles"][0]["id"] == OTHER.id
        overview = await ada.ok(ada.get("/api/puzzles"))
        mine = next(row for row in overview["games"] if row["game"] == GAME)
        assert (mine["tried"], mine["solved"]) == (1, 1) and mine["rating"]["certainty"] == "unknown"
        nobody = server.person()
        assert all(one["solved"] is None for one in (await nobody.ok(nobody.get(f"/api/games/{GAME}/puzzles")))["puzzles"])


def test_the_puzzle_of_the_day_is_a_function_of_the_date() -> None:
    shelf = Shelf({name: load(name) for name in names()})
    days = [date(2026, 1, 1) + timedelta(days=count) for count in range(40)]
    found = [shelf.daily(day) for day in days]
    assert all(found) and found == [shelf.daily(day) for day in days]
    games = [puzzle.game for puzzle in found if puzzle]
    assert set(games) == {name for name in names() if len(shipped(load(name))) >= ENOUGH}
    own = [puzzle.id for puzzle in found if puzzle and puzzle.game == GAME]
    assert len(set(own[: len(shipped(load(GAME)))])) == min(len(own), len(shipped(load(GAME))))


async def test_who_is_erased_leaves_no_name_and_puzzles_keep_their_ratings(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await begins(ada)
        judged = await answers(ada, PUZZLE.answers[0])
        assert [one["puzzle"] for one in (await ada.ok(ada.get("/api/me/everything")))["puzzles"]] == [PUZZLE.id]
        await ada.ok(ada.post("/api/me/erase", {"name": "Ada"}))
        bob = await somebody(server, "Bob")
        seen = await bob.ok(bob.get(f"/api/puzzles/{PUZZLE.id}"))
        assert seen["tries"] == 1 and seen["rating"] == judged["puzzle"]["rating"] and seen["solved"] is None
    assert [row[0] for row in execute(tmp_path, "SELECT person FROM puzzle_tries")] == [None]


async def test_tries_move_with_the_database(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await somebody(server)
        await begins(ada)
        await answers(ada, PUZZLE.answers[0])
    query = "SELECT id, person, puzzle, game, solved, mu, sigma, puzzle_mu, puzzle_sigma FROM puzzle_tries"
    before = [tuple(row) for row in execute(tmp_path, query)]
    (tmp_path / "new").mkdir()
    await move(database_of(tmp_path), database_of(tmp_path / "new"))
    assert [tuple(row) for row in execute(tmp_path / "new", query)] == before and len(before) == 1


BODIES: dict[str, Json] = {"bot": {"bot": "standard"}, "standin": {"standin": None}, "why": {"place": 0}}  # what is asked for with more than nothing
BLOTTED = re.compile(r'"(id|code|invite|link|token|host_token|at|made|seen|commitment|secret|coverable_from|digest|signature)":("[^"]*"|[0-9.]+)')


@pytest.mark.embedded
async def test_no_byte_depends_on_the_answer_before_it_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers have the same puzzle with another answer and other figures; whatever is asked of them before answering is the same."""
    last = PUZZLE.tried[-1].acts
    otherwise = replace(
        PUZZLE, answers=(last,), advised=PUZZLE.answers[0], tried=tuple(replace(one, win=one.win / 2) for one in reversed(PUZZLE.tried))
    )
    told = [await _asked(tmp_path / name, puzzle, monkeypatch) for name, puzzle in (("one", PUZZLE), ("other", otherwise))]
    assert otherwise.id == PUZZLE.id and len(told[0]) > 10
    for one, other in zip(*told, strict=True):
        assert one == other


async def _asked(folder: Path, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that a page could ask for about a puzzle that it has not answered."""
    folder.mkdir()
    monkeypatch.setattr(shelves, "shipped", lambda game: {puzzle.id: puzzle} if game.name == GAME else {})
    async with serving(folder, luck=lambda: 7) as server:
        ada = await somebody(server)
        found = [await ada.get(path) for path in ("/api/puzzles", f"/api/puzzles/{puzzle.id}", f"/api/games/{GAME}/puzzles")]
        await begins(ada, puzzle)
        async with server.socket(ada) as socket:
            pushed = await socket.text()
        asked = [(method, path) for method, path in addresses(server, "/api/matches/{id}") if not path.endswith("/resign")]  # a bot would answer
        for method, path in sorted(asked, key=lambda one: (one[1].endswith("/close"), one)):
            if method != "DELETE":
                name = path.rsplit("/", 1)[-1]
                body = {"version": (await ada.look())["version"]} if name == "ends" else BODIES.get(name, {})
                found.append(await ada.send(method, path.format(id=ada.match, seat=0, name="oracle"), None if method == "GET" else body))
        found += [await ada.get(path) for path in ("", "log", "replay", "export", "hint")]  # it was given up
        assert len(found) > 40
        return [f"{answer.status_code} {_blotted(answer.text)}" for answer in found] + [_blotted(pushed)]


def _blotted(text: str) -> str:
    return BLOTTED.sub(r'"\1":"…"', text)
