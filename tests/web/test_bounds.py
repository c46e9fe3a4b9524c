"""Every list comes in pages of a bounded length, whatever is asked for, and the pages together have everything once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from time import time

import pytest

from benchmarks.profiles import BUSY, SERIES, fill
from magnat.bots.puzzles import shipped
from magnat.core.game import load, names
from magnat.web.api import company, deals, hosting, me, puzzles, results, seeking, series
from magnat.web.app import create_app
from magnat.web.deals import calendar
from magnat.web.settings import Settings
from magnat.web.store import company as invitations
from magnat.web.store import store_at
from magnat.web.store.results import RECENT
from magnat.web.store.statements import MATCHES
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


@pytest.mark.thorough
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
    more = {"game": GAME, "rules_version": 1, "status": "lobby", "head": 1, "due": None, "touched": time()}
    more |= {"position": None, "owner": None, "fence": 0}
    await store.write([(MATCHES.add, [{"id": f"lobby{number}", "code": f"lobby{number}"} | more for number in range(count)])])
    for number in range(count):
        await invitations.invite(store, f"lobby{number}", "person000001", ["person000000"], 1.0 + number)
    await store.close()


PAGES = {  # lists that come in pages: in answers for which `lists` has an address, and those that a table grows at its end
    "DealRanking.ranking", "Invitations.invitations", "LiveGames.games", "MyMatches.matches", "MySeries.series", "PastDeals.deals", "Plays.plays",
    "PuzzlePage.puzzles", "Ranking.ranking", "SpanRanking.ranking", "ChatPage.chat", "LogPage.lines", "Snapshot.chat", "Snapshot.lines",
    "Replayed.lines",
}  # fmt: skip
WHOLE = {  # lists that come whole, and why they cannot grow
    "a table has few seats": {
        "Clocks.bank", "CoachReport.players", "CurvePoint.chances", "Duplicate.teams", "DuplicateTable.seats", "EarlierDice.words", "Fair.words",
        "ListedTable.bots", "ListedTable.players", "LiveGame.players", "Par.scores", "PlayResult.seats", "Result.ranks", "Result.scores",
        "Result.winners", "Sample.seats", "SeriesTableInfo.members", "SeriesTableInfo.points", "Snapshot.asked", "Snapshot.seats", "Source.sums",
        "Swing.chances", "Swing.changes", "Swing.errors",
    },
    "the declaration of a game has so many": {
        "CoachReport.lessons", "FieldInfo.of", "Figured.facts", "Figured.sources", "GameDetails.blocks", "GameDetails.bots", "GameDetails.options",
        "GameDetails.ahead", "GameDetails.orders", "GameDetails.phases", "GameDetails.refusals", "GameDetails.same", "GameDetails.seats",
        "GameInfo.ahead", "GameInfo.bots", "GameInfo.options", "GameInfo.seats", "OptionInfo.offered", "OptionInfo.values",
        "Snapshot.legal", "Snapshot.refused", "Collection.things",
    },
    "a server has so many games": {"Puzzles.games", "Profile.paces", "Profile.ratings"},
    "we have written so much": {
        "ChapterInfo.rules", "HowTo.chapters", "HowTo.lead", "HowToBlock.lines", "HowToChapter.blocks", "HowToChapter.rules", "LogLine.rules",
        "RefusedChoice.rules", "Rules.chapters", "Rules.options", "Rules.rulings", "Fault.rules", "Ready.reasons", "Sample.lines",
    },
    "it is one turn, with its reasons": {
        "Choice.named", "ForeseenEnd.acts", "ForeseenEnd.lines", "ForeseenEnds.ends", "GuideInfo.acts", "GuideInfo.point", "Hint.acts", "Hint.plan",
        "Hint.reasons", "Previewed.lines", "PuzzleAnswer.acts", "RefusedChoice.named", "SeenDecision.reasons", "Solution.answers", "SpokenMove.acts",
        "Thought.acts", "Thought.options", "Thought.plan", "Thought.reasons", "Why.acts", "Why.options", "Why.plan", "Why.reasons",
    },
    "a game has so many turns, and the server ends those that never end": {
        "CoachReport.balances", "CoachReport.curve", "CoachReport.decisions", "CoachReport.swings", "Replayed.standing", "SideBySideWith.turns",
        "SoFar.decisions", "Dice.earlier", "Snapshot.marks",
    },
    "the settings bound it": {
        "Blocked.blocked", "BlockedHere.names", "BlockedHere.seats", "Duplicate.tables", "PersonInfo.devices", "PersonInfo.passkeys",
        "SeriesInfo.members", "SeriesInfo.standings", "SeriesInfo.tables",
    },
    "its query bounds it": {
        "Profile.best", "Profile.collections", "Profile.met", "Profile.totals", "RatingInfo.curve", "Records.best", "Records.by_level",
        "Records.by_seat",
    },
    "the request had so many faults": {"HTTPValidationError.detail", "ValidationError.loc"},
}  # fmt: skip


def test_every_array_of_an_answer_has_pages_or_a_reason_why_it_cannot_grow() -> None:
    """But for everything about oneself, which is everything."""
    described = create_app(Settings()).openapi()
    schemas = described["components"]["schemas"]
    found = set(arrays(schemas, answers(described)))
    assert {name for name in found if not name.startswith("Everything.")} == PAGES.union(*WHOLE.values())
    for name, key in (one.split(".") for one in PAGES if one not in PAGES_AT_THEIR_ENDS):
        assert "next" in schemas[name]["properties"], (name, key)
    bare = {path for path, row in described["paths"].items() if bare_list(row.get("get", {}))}
    assert bare == {"/api/games", "/api/tables"}  # a server has so many games


PAGES_AT_THEIR_ENDS = {"ChatPage.chat", "LogPage.lines", "Snapshot.chat", "Snapshot.lines", "Replayed.lines"}


def answers(described: Json) -> set[str]:
    """The schemas that answers are made of."""
    schemas, known = described["components"]["schemas"], set[str]()
    waiting = [name for path in described["paths"].values() for method in path.values() for name in named(method["responses"])]
    while waiting:
        name = waiting.pop()
        if name not in known:
            known.add(name)
            waiting += named(schemas[name])
    return known


def named(part: object) -> Iterator[str]:
    """The schemas to which a part of the description points."""
    if isinstance(part, dict):
        if isinstance(target := part.get("$ref"), str):
            yield target.rpartition("/")[2]
        for inner in part.values():
            yield from named(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from named(inner)


def arrays(schemas: Json, wanted: set[str]) -> Iterator[str]:
    """The lists in these schemas, as `Schema.property`; pairs and triples are none."""
    for name in wanted:
        for key, value in schemas[name].get("properties", {}).items():
            for one in (value, *value.get("anyOf", ()), value.get("additionalProperties")):
                if isinstance(one, dict) and one.get("type") == "array" and ("prefixItems" not in one or one is not value):
                    yield f"{name}.{key}"


def bare_list(method: Json) -> bool:
    """Whether the answer is nothing but a list."""
    content = method.get("responses", {}).get("200", {}).get("content", {}).get("application/json", {})
    return bool(content.get("schema", {}).get("type") == "array")
