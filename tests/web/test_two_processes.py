"""Two real server processes on one PostgreSQL, asked at the same time: what may be there once is there once, wherever people come in."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from magnat.bots.puzzles import shipped
from magnat.core.game import load
from magnat.web.puzzles.rating import rate_again
from magnat.web.store import store_at
from tests.web.databases import database_of, execute
from tests.web.processes import Process
from tests.web.server import Json, Person

pytestmark = [pytest.mark.shared, pytest.mark.service]
PATIENCE = 90.0
GAME = "hab_und_gut"


class House:
    """Two processes, and people who come in at either."""

    def __init__(self, addresses: list[str], stack: AsyncExitStack) -> None:
        self.addresses, self._stack = addresses, stack

    async def somebody(self, name: str) -> list[Person]:
        """One person with one browser, at each process."""
        windows = [Person(await self._stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60))) for address in self.addresses]
        await windows[0].ok(windows[0].post("/api/me", {"name": name}))
        windows[1].client.cookies = windows[0].client.cookies
        return windows

    async def sits(self, person: Person, match: str) -> None:
        """Keep a window open at a table."""
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.client.cookies.jar)
        address = f"{str(person.client.base_url).replace('http', 'ws').rstrip('/')}/api/matches/{match}/live"
        await self._stack.enter_async_context(websockets.connect(address, additional_headers={"Cookie": cookie}))


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    with ExitStack() as processes:
        with ThreadPoolExecutor(2) as starters:
            started = list(starters.map(lambda _: processes.enter_context(Process(database_of(folder))), range(2)))
        async with AsyncExitStack() as stack:
            yield House([process.address for process in started], stack)


async def seek(home: House, person: Person, name: str) -> str:
    """As the page does: look for a table, wait there, and look again as long as nobody has come. Gives the match that began."""
    wanted: Json = {"game": GAME, "name": name, "seats": 3, "bot": None}
    match = (await person.ok(person.post("/api/seek", wanted)))["id"]
    await home.sits(person, match)
    async with asyncio.timeout(PATIENCE):
        while True:
            person.match = match
            if (answer := await person.get()).is_success and answer.json()["status"] == "running":
                return str(match)
            again = await person.post("/api/seek", {**wanted, "instead_of": match})
            if again.is_success and again.json()["id"] != match:
                match = again.json()["id"]
                await home.sits(person, match)
            await asyncio.sleep(0.3)


async def test_who_seeks_at_two_processes_at_once_comes_together(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        names = [f"Person {number}" for number in range(6)]
        people = [await home.somebody(name) for name in names]
        found = await asyncio.gather(*(seek(home, windows[number % 2], names[number]) for number, windows in enumerate(people)))
        assert sorted(Counter(found).values()) == [3, 3]  # everybody plays, and nobody plays alone
        for match in set(found):
            views = [await Person(windows[other].client, match).look() for other, windows in ((0, people[0]), (1, people[1]))]
            seated = sorted(seat["name"] for seat in views[0]["seats"])
            assert seated == sorted(name for name, sits in zip(names, found, strict=True) if sits == match)
            assert [seat["name"] for seat in views[1]["seats"]] == [seat["name"] for seat in views[0]["seats"]]
        for number, windows in enumerate(people):
            assert (await windows[0].ok(windows[0].get("/api/me/matches")))["matches"] == [found[number]]


async def test_the_next_table_of_a_series_is_opened_once(tmp_path: Path) -> None:
    """Both processes look for series that can go on, all the time; three rounds of two tables each."""
    async with house(tmp_path) as home:
        people = [await home.somebody(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
        ada = people[0][0]
        wanted = {"title": "Thursdays", "name": "Ada", "game": GAME, "size": 3, "rounds": 3, "clock": {"kind": "days", "days": 1}}
        series = (await ada.ok(ada.post("/api/series", wanted)))["id"]
        for number, name in ((1, "Bob"), (2, "Cleo"), (3, "Dan")):
            window = people[number][number % 2]
            await window.ok(window.post(f"/api/series/{series}/join", {"name": name}))
        begun = await asyncio.gather(*(window.post(f"/api/series/{series}/begin") for window in people[0]))
        assert {200} <= {answer.status_code for answer in begun} <= {200, 409}
        handed: set[tuple[int, str]] = set()
        async with asyncio.timeout(3 * PATIENCE):
            while (now := await ada.ok(ada.get(f"/api/series/{series}")))["status"] != "over":
                for table in now["tables"]:
                    for number in table["members"] if table["status"] == "played" else ():
                        if number is not None and (number, table["match"]) not in handed:
                            window = people[number][len(handed) % 2]
                            window.match = table["match"]
                            if (await window.post("bot", {"bot": "standard"})).is_success:
                                handed.add((number, table["match"]))
                await asyncio.sleep(0.2)
        tables = now["tables"]
        assert len(tables) == 6 and {table["status"] for table in tables} == {"counted"}
        assert [row["games"] for row in now["standings"]] == [3, 3, 3, 3]
        opened = {table["match"] for table in tables}
        assert len(opened) == 6
        kept = {match for (match,) in execute(tmp_path, "SELECT id FROM matches WHERE status <> 'thinned'")}
        assert kept == opened  # a table that one process opened in vain is gone
        for number, windows in enumerate(people):
            mine = {table["match"] for table in tables if number in table["members"]}
            assert set((await windows[1].ok(windows[1].get("/api/me/matches")))["matches"]) <= mine


async def test_a_deal_is_tried_once_however_many_windows_ask(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        windows = await home.somebody("Ada")
        seals = [(await window.ok(window.get("/api/deals/today")))["commitment"] for window in windows]
        assert seals[0] == seals[1]
        tries = await asyncio.gather(*(window.post("/api/deals/today/try") for window in windows * 4))
        assert {answer.status_code for answer in tries} == {200}, [answer.text for answer in tries]
        (match,) = {answer.json()["id"] for answer in tries}
        assert execute(tmp_path, 'SELECT "match", status FROM deal_tries') == [(match, "playing")]
        assert execute(tmp_path, "SELECT id FROM matches WHERE status <> 'thinned'") == [(match,)]
        for window in windows:
            window.match = match
            assert (await window.look())["me"] is not None
            assert (await window.ok(window.get("/api/me/matches")))["matches"] == [match]


async def test_one_try_at_a_puzzle_counts_and_ratings_do_not_depend_on_who_was_first(tmp_path: Path) -> None:
    puzzles = [puzzle for puzzle in shipped(load(GAME)).values() if len(puzzle.answers[0]) == 1][:2]
    async with house(tmp_path) as home:
        people = [await home.somebody(f"Person {number}") for number in range(4)]

        async def answer(window: Person, puzzle_number: int, *, rightly: bool) -> Json:
            puzzle = puzzles[puzzle_number]
            made = await window.ok(window.post(f"/api/puzzles/{puzzle.id}", {"name": "Ada"}))
            own = Person(window.client, made["id"])
            for block, argument in puzzle.answers[0] if rightly else puzzle.advised:
                await own.ok(own.play(f"{block} {argument}"))
            return await own.ok(own.post("solution"))

        for number in range(2):
            judged = await asyncio.gather(
                *(
                    answer(window, number, rightly=(person + place) % 2 == 0)
                    for person, windows in enumerate(people)
                    for place, window in enumerate(windows)
                )
            )
            assert sum(one["counts"] for one in judged) == 4  # each of four persons answered twice at once
        figures = "SELECT id, solved, mu, sigma, puzzle_mu, puzzle_sigma FROM puzzle_tries ORDER BY at, id"
        before = execute(tmp_path, figures)
        assert len(before) == 8 and all(row[2] is not None for row in before)
        assert execute(tmp_path, "SELECT COUNT(DISTINCT person || puzzle) FROM puzzle_tries") == [(8,)]
    store = store_at(database_of(tmp_path))
    await store.open()
    try:
        assert await rate_again(store) == 8
    finally:
        await store.close()
    assert execute(tmp_path, figures) == before
