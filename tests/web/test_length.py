"""Long matches: the record of a table is bounded, and what is asked of it costs the same however long it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import SupportsIndex, overload

import pytest

from magnat.core.asking import Line
from magnat.web.settings import UNLIMITED
from magnat.web.state.state import LogLine
from tests.web.server import code, serving


async def test_near_the_bound_the_table_is_told_and_at_it_the_game_ends_unfinished(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(UNLIMITED, entries=1010)) as server:
        ada, *_ = await server.open("me", "open", "open")
        assert (await ada.look())["entries_left"] is None
        await ada.play("buy 0")
        for _ in range(3):
            await ada.ok(ada.post("chat", {"text": "hm"}))
            await ada.ok(ada.post("undo", {"version": (await ada.look())["version"]}))  # undo and chat count like acts
            await ada.play("buy 0")
        left = (await ada.look())["entries_left"]
        assert left == 1010 - ada.snapshot["version"] < 1000
    async with serving(tmp_path, limits=replace(UNLIMITED, entries=ada.snapshot["version"] + 2)) as server:
        again = server.person(ada.match, headers={"Authorization": f"Bearer {ada.token}"})
        for _ in range(2):
            assert (await again.post("chat", {"text": "hm"})).status_code == 200
        over = await again.until(lambda now: now["status"] == "over")
        assert "unfinished" in over["marks"] and over["entries_left"] is None and sorted(over["result"]["ranks"])[0] == 1
        standing = over["result"]["scores"]
        assert over["result"]["ranks"] == [1 + sum(other > mine for other in standing) for mine in standing]
        assert code(await again.post("acts", {"version": over["version"], "acts": [["buy", 0]]})) == (409, "wrong-status")
        assert (await again.post("chat", {"text": "farewell"})).status_code == 200
    async with serving(tmp_path) as server:
        assert (await server.person(ada.match).look())["status"] == "over"


async def test_an_import_has_the_same_bound(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(UNLIMITED, entries=20)) as server:
        (ada,) = await server.open("me", "random", "random", game="hab_und_gut")
        save = await ada.ok(ada.get("export"))
        assert len(save["acts"]) >= 20 and code(await ada.post("/api/matches/import", save)) == (413, "too-large")


class Counted(list[LogLine]):
    """A log that counts how many of its lines are read."""

    read = 0

    def __iter__(self) -> Iterator[LogLine]:
        self.read += len(self)
        return super().__iter__()

    @overload
    def __getitem__(self, place: SupportsIndex) -> LogLine: ...
    @overload
    def __getitem__(self, place: slice) -> list[LogLine]: ...
    def __getitem__(self, place: SupportsIndex | slice) -> LogLine | list[LogLine]:
        found = super().__getitem__(place)
        self.read += len(found) if isinstance(found, list) else 1
        return found


@pytest.mark.thorough
async def test_a_look_costs_the_same_after_many_acts_and_the_log_is_read_in_pages(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        state = server.table(ada.match).state

        async def cost(lines: int) -> int:
            state.log = log = Counted(LogLine(number, Line("LAP", (number,), 0), 0.0) for number in range(lines))
            assert (await ada.client.get(f"/api/matches/{ada.match}")).status_code == 200
            return log.read

        assert await cost(90_000) == await cost(1000) == 400
        await cost(90_000)
        seen = await ada.look()
        assert seen["lines_from"] == 90_000 - 400 and len(seen["lines"]) == 400
        page = await ada.ok(ada.get("log", params={"from": 500}))
        assert page["lines_from"] == 500 and [line["place"] for line in page["lines"]] == list(range(500, 900)) and page["total"] == 90_000
        assert (await ada.ok(ada.get("log", params={"from": 90_000})))["lines"] == []
