"""Databases of older servers, which believed any position: the match in them is set aside, all others go on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from magnat.core.errors import EndlessAct, MagnatError
from magnat.core.game import load
from magnat.core.play import PERSON, Match, Seat, SeededDice, options, saves
from magnat.web.commands import start
from magnat.web.state.clocks import ClockRules
from magnat.web.state.snapshots import Reader
from magnat.web.state.state import BOT, NO_SEAT, Chair
from tests.web.server import serving

GAME = load("maxi_bourse")


def hostile() -> Match:
    """A match that a save can hold, and in which whatever the player to act does never ends: everybody is out."""
    names = [Seat(f"Bot {seat}", "random") for seat in range(3)]
    luck = random.Random(1)
    for seed in range(20):
        match = Match.new(GAME, names, seed=seed)
        for _ in range(120):
            if match.is_over:
                break
            st = match.state.copy()
            st.out = [1] * len(st.out)
            twin = Match(GAME, names, SeededDice(1), st, st.copy(), before=[[0, "what-if", 0]], marks={"what-if"})
            if is_hostile(twin):
                return twin
            seat = match.asked()[0]
            match.play(seat, [luck.choice(match.legal(seat))])
    raise AssertionError("no such position was found: the test would show nothing")


def is_hostile(match: Match) -> bool:
    try:
        asked = match.asked()
        return (
            len(asked) == 1 and all(never_ends(match, asked[0], act) for act in match.legal(asked[0])) and bool(saves.from_json(saves.to_json(match)))
        )
    except (MagnatError, LookupError):
        return False


def never_ends(match: Match, seat: int, act: int) -> bool:
    try:
        match.copy().play(seat, [act])
    except EndlessAct:
        return True
    return False


@pytest.mark.embedded
async def test_a_bot_in_a_hostile_position_of_an_older_server_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot tries once, and once more after the restart; then nobody can open the match, and everything else goes on."""
    monkeypatch.setattr("magnat.web.tables.autoplay.RETRY", 600.0)  # until the restart
    games = {"maxi_bourse": GAME, "hab_und_gut": load("hab_und_gut")}
    match = hostile()
    chairs = [Chair(seat.name, BOT, "random") for seat in match.seats]
    async with serving(tmp_path, games=games) as server:
        (ada,) = await server.open("me", "random", "random")
        chosen = options.spelled(GAME, options.of_state(GAME, match.state))
        table, _, _ = await server.registry.create(
            GAME, options=chosen, chairs=chairs, clock=ClockRules(), takebacks=False, my_seat=NO_SEAT, host_seat=NO_SEAT, save=saves.to_json(match)
        )
        doomed = table.state.id
        await table.do(start, Reader())
        await noted(server.registry.store, doomed)
        assert (await ada.play("trade_end")).status_code == 200
    async with serving(tmp_path, games=games) as server:
        async with asyncio.timeout(40):
            while (await server.person(doomed).get()).status_code != 410:
                await asyncio.sleep(0.05)
        assert (await server.person(ada.match).get()).status_code == 200
    async with serving(tmp_path, games=games) as server:
        assert (await server.person(doomed).get()).status_code == 410
        assert doomed not in server.registry.tables and any(seat.kind != PERSON for seat in match.seats)


async def noted(store: object, match: str) -> None:
    """Until the first act that did not come back is on record."""
    from magnat.web.store import operations

    async with asyncio.timeout(40):
        while match not in await operations.notes(store, "not back"):  # type: ignore[arg-type]
            await asyncio.sleep(0.05)
