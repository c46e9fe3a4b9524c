"""A game that is played to a time: the table's clock ends it, breaks are not counted, and a restarted server reads the same clock."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magnat.core.game import load
from tests.web.server import Json, Person, Server, serving
from tests.web.test_absence import MINUTE, Watch

GAMES = {"maxi_bourse": load("maxi_bourse")}
AGREED = {"edition": "junior", "duration": "minutes", "length": 2, "portfolio": "random", "private_requests": "off"}
QUIET = ("qty 0", "pass_by", "withdraw", "refuse", "decline", "no", "roll")  # the shortest way round the table


async def one_round(ada: Person, bob: Person) -> Json:
    """Both take their turn and buy nothing, if they can."""
    while (await ada.look())["status"] == "running" and ada.snapshot["view"]["rounds"] == 0:
        person = (ada, bob)[ada.snapshot["asked"][0]]
        legal = [f"{act[0]} {act[1]}" for act in (row["act"] for row in (await person.look())["legal"])]
        quiet = [act for wish in QUIET for act in legal if act in (wish, f"{wish} 0")]
        assert (await person.play((quiet or legal)[0])).is_success
    return ada.snapshot


async def table(server: Server, **more: Any) -> list[Person]:
    return await server.open("me", "open", game="maxi_bourse", options=AGREED, **more)


@pytest.mark.parametrize("late", [False, True])
async def test_the_exchange_closes_when_the_time_is_over(tmp_path: Path, late: bool) -> None:
    watch = Watch()
    async with serving(tmp_path, now=watch, games=GAMES) as server:
        ada, bob = await table(server)
        watch.time += 2 * MINUTE if late else 2 * MINUTE - 1
        after = await one_round(ada, bob)
        assert after["status"] == ("over" if late else "running")
    async with serving(tmp_path, now=watch, games=GAMES) as server:
        again = server.person(ada.match, headers={"Authorization": f"Bearer {ada.token}"})
        assert (await again.look())["status"] == after["status"] and again.snapshot["version"] == after["version"]


async def test_a_break_is_not_counted(tmp_path: Path) -> None:
    watch = Watch()
    async with serving(tmp_path, now=watch, games=GAMES) as server:
        ada, bob = await table(server)
        await ada.ok(ada.post("pause", {"paused": True}))
        watch.time += 60 * MINUTE
        await ada.ok(ada.post("pause", {"paused": False}))
        assert (await one_round(ada, bob))["status"] == "running"


async def test_where_a_decision_may_take_days_a_turn_counts_as_a_minute(tmp_path: Path) -> None:
    watch = Watch()
    async with serving(tmp_path, now=watch, games=GAMES) as server:
        ada, bob = await table(server, clock={"kind": "days", "days": 1})
        assert (await one_round(ada, bob))["status"] == "over"  # two turns, two minutes
