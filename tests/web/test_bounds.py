"""Every list comes in pages of a bounded length, whatever is asked for, and the pages together have everything once."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from time import time

from benchmarks.profiles import BUSY, SERIES, fill
from magnat.bots.puzzles import shipped
from magnat.core.game import load, names
from magnat.web.api import company, deals, hosting, me, puzzles, results, seeking, series
from magnat.web.deals import calendar
from magnat.web.store import company as invitations
from magnat.web.store import store_at
from magnat.web.store.results import RECENT
from magnat.web.store.statements import NEW_MATCH
from tests.web.databases import database_of
from tests.web.server import Json, Person, code, serving

PERSONS, GAMES = 300, 4400
GAME = "venture"
FAR = 10**6


def lists() -> dict[str, tuple[str, str, int, int | None]]:
    """By address in the description of the server: an address that has rows, the list in its answer, its bound, and how many rows there are."""
    day = (calendar.day_at(time()) - timedelta(days=3)).isoformat()
    return {
        "/api/persons/{person}/plays": ("/api/persons/person000000/plays", "plays", results.PAGE, None),
        "/api/games/{game}/ranking": (f"/api/games/{GAME}/ranking", "ranking", results.RANKED, PERSONS),
        "/api/games/{game}/plays": (f"/api/games/{GAME}/plays", "plays", results.PAGE, None),
        "/api/games/{game}/puzzles": (f"/api/games/{GAME}/puzzles", "puzzles", puzzles.PAGE, len(shipped(load(GAME)))),
        "/api/deals/past": ("/api/deals/past", "deals", deals.PAGE, None),
        "/api/deals/ranking": ("/api/deals/ranking?span=month", "ranking", deals.RANKED, None),
        "/api/deals/{day}/ranking": (f"/api/deals/{day}/ranking", "ranking", deals.RANKED, PERSONS // 5),
        "/api/me/matches": ("/api/me/matches", "matches", me.PAGE, GAMES // 4 // BUSY),
        "/api/me/series": ("/api/me/series", "series", series.PAGE, 3 * SERIES),
        "/api/me/invitations": ("/api/me/invitations", "invitations", company.PAGE, 3 * company.PAGE + 1),
        "/api/live": ("/api/live", "games", seeking.PAGE, 0),
        "/api/tables": ("/api/tables", "", hosting.PAGE, 0),
    }


async def test_every_list_has_pages_and_bounds(tmp_path: Path) -> None:
    await fill(database_of(tmp_path), PERSONS, GAMES)
    await invite(database_of(tmp_path), 3 * company.PAGE + 1)
    async with serving(tmp_path, games={name: load(name) for name in names()}) as server:
        person, known = server.person(), lists()
        person.client.cookies.set("magnat_me", "device0")
        paths = {path: row for path, row in server.app.openapi()["paths"].items() if not path.startswith("/api/matches")}  # logs grow at their ends
        paged = {path for path, methods in paths.items() if any(row["name"] == "from" for row in methods.get("get", {}).get("parameters", ()))}
        assert paged == set(known)
        for address, name, bound, count in known.values():
            pages = await all_pages(person, address, name)
            rows = [json.dumps(row) for page in pages for row in page]
            assert all(len(page) == bound for page in pages[:-1]) and len(pages[-1]) <= bound, address
            assert len(set(rows)) == len(rows) and (count is None or len(rows) == count), address
            assert count == 0 or len(pages) > 1, address
            assert await page_of(person, from_there(address, FAR), name) == ([], None), address
            for wrong in (-1, FAR + 1, "x"):
                assert code(await person.get(from_there(address, wrong))) == (422, "invalid"), address
        profile = await person.ok(person.get("/api/persons/person000000"))
        assert len(profile["met"]) == 50 and sum(row["games"] for row in profile["met"]) <= RECENT
        assert len((await person.ok(person.get(f"/api/games/{GAME}/records")))["best"]) == 20


def from_there(address: str, first: object) -> str:
    return f"{address}{'&' if '?' in address else '?'}from={first}"


async def all_pages(person: Person, address: str, name: str) -> list[list[object]]:
    pages: list[list[object]] = []
    first: int | None = 0
    while first is not None:
        page, first = await page_of(person, from_there(address, first), name)
        pages.append(page)
    return pages


async def page_of(person: Person, address: str, name: str) -> tuple[list[object], int | None]:
    """The rows, and where the next page begins: that stands in the answer, or in its header if the answer is nothing but the list."""
    answer = await person.get(address)
    if not name:
        return answer.json(), int(answer.links["next"]["url"].partition("from=")[2]) if answer.links else None
    page = await person.ok(person.get(address))
    return page[name], page["next"]


async def invite(database: Path | str, count: int) -> None:
    """To so many tables that have not begun."""
    store = store_at(database)
    await store.open()
    more = {"game": GAME, "rules_version": 1, "status": "lobby", "head": 1, "due": None, "touched": 1.0, "position": None, "owner": None, "fence": 0}
    await store.driver.write([(NEW_MATCH, [{"id": f"lobby{number}", "code": f"lobby{number}"} | more for number in range(count)])])
    for number in range(count):
        await invitations.invite(store, f"lobby{number}", "person000001", ["person000000"], 1.0 + number)
    await store.close()


# Arrays that come whole, and why that is enough.
WHOLE = {
    "a table has few seats": {
        "Chair.colours", "Clocks.bank", "CurvePoint.chances", "DuplicateTable.seats", "EarlierDice.words", "Fair.words", "ListedTable.bots",
        "ListedTable.players", "LiveGame.players", "Par.scores", "PlayResult.seats", "Result.ranks", "Result.scores", "Result.winners",
        "Sample.seats", "SeriesTableInfo.members", "SeriesTableInfo.points", "Snapshot.asked", "Snapshot.seats", "Source.sums", "Swing.changes",
        "Swing.chances", "Swing.errors", "CoachReport.players", "Dice.earlier",
    },
}


def arrays(schemas: Json) -> set[str]:
    """The lists in all schemas, as `Schema.property`; pairs and triples are none."""
    return {
        f"{name}.{key}"
        for name, schema in schemas.items()
        for key, value in schema.get("properties", {}).items()
        for one in (value, *value.get("anyOf", ()))
        if one.get("type") == "array" and "prefixItems" not in one
    }
