"""Bots that look ahead think beside the workers, from what their seat may know; without time or a compiled game the advice answers."""

from __future__ import annotations

import asyncio
import pickle
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from magnat.bots import LEVELS, measured
from magnat.bots.measured import Measured
from magnat.bots.search import seen_world
from magnat.core.game import load
from magnat.web.api.games import described
from magnat.web.bot_runner import BotRunner
from magnat.web.thinkers import AN_ANSWER, LEAST_SECONDS, Thinkers, considered
from magnat.web.workers import Workers
from tests.core.bazaar import BAZAAR
from tests.core.tables import bazaar

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.compiled
@pytest.mark.service
async def test_a_level_that_looks_ahead_answers_once_its_game_is_compiled() -> None:
    thinkers = Thinkers(1, 60.0)
    try:
        match = bazaar(3)
        seat = match.asked()[0]
        assert await thinkers.consider(match, seat, "strong") is None  # nothing is compiled yet
        await thinkers.warm([BAZAAR])
        assert thinkers.ready == {BAZAAR.name} and not thinkers.is_warming(BAZAAR.name) and thinkers.is_warming("venture")
        for level in ("beginner", "casual", "strong", "expert"):
            assert await thinkers.consider(match, seat, level) in match.legal(seat)
        assert thinkers.promised == 0
        runner = BotRunner(60.0, Workers(), thinkers=thinkers)
        assert await runner.act(match, seat, "strong") in match.legal(seat) and runner.offered(BAZAAR.name) == list(LEVELS)
    finally:
        thinkers.close()


@dataclass
class Slow:
    """A game that is compiled until a file is there."""

    file: Path
    name: str = "slow"


def compiled_slowly(game: Slow) -> None:
    while not game.file.exists():
        time.sleep(0.02)


@pytest.mark.compiled
@pytest.mark.service
async def test_nobody_waits_for_a_game_that_is_compiled_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, game = Thinkers(1, 60.0), Slow(tmp_path / "compiled")
    try:
        match = bazaar(3)
        seat = match.asked()[0]
        await thinkers.warm([BAZAAR])
        monkeypatch.setattr("magnat.web.thinkers.warm", compiled_slowly)
        compiling = asyncio.create_task(thinkers.warm(cast(Any, [game])))
        await asyncio.sleep(0)  # it has begun
        async with asyncio.timeout(120.0):
            assert await thinkers.consider(match, seat, "strong") in match.legal(seat)
        assert not compiling.done() and thinkers.is_warming(game.name)
        game.file.touch()
        await compiling
        assert not thinkers.is_warming(game.name)
    finally:
        thinkers.close()


async def test_thoughts_in_line_get_shorter_down_to_the_advice() -> None:
    thinkers = Thinkers(1, 1.0)
    thinkers.ready.add(BAZAAR.name)
    alone = [thinkers.seconds(level) for level in ("beginner", "strong", "expert")]
    assert alone == sorted(alone) and alone[1:] == [0.2, 1.0]
    given = []
    while (seconds := thinkers.seconds("expert")) >= LEAST_SECONDS:
        given.append(seconds)
        thinkers.promised += seconds
    assert len(given) > 4 and given == sorted(given, reverse=True) and sum(given) < AN_ANSWER  # so the last in line waits no longer either
    match, promised = bazaar(3), thinkers.promised
    assert await thinkers.consider(match, match.asked()[0], "expert") is None and thinkers.promised == promised


async def test_nobody_thinks_beyond_the_closing_of_a_window() -> None:
    thinkers = Thinkers(4, 1.0)
    assert thinkers.seconds("expert", within=0.6) == pytest.approx(0.3) and thinkers.seconds("expert", within=-1) < LEAST_SECONDS


async def test_where_nobody_looks_ahead_the_advice_answers_and_the_levels_are_not_offered() -> None:
    runner = BotRunner(60.0, Workers())
    match = bazaar(3)
    seat = match.asked()[0]
    assert runner.offered(BAZAAR.name) == ["standard"] and not runner.thinkers.is_warming(BAZAAR.name)
    assert await runner.act(match, seat, "strong") == await runner.act(match, seat, "heuristic") == match.hint(seat)[0]


async def test_how_strong_a_level_is_is_told_of_the_tables_at_which_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        Measured("maxi_bourse", 2, "strong", "standard", 0.9, 40, {"edition": "junior"}),
        Measured("maxi_bourse", 4, "strong", "standard", 0.8, 40, {"edition": "masters"}),
        Measured("maxi_bourse", 3, "strong", "standard", 0.7, 40),  # nobody knows of which edition
    ]
    monkeypatch.setattr(measured, "measured", lambda: tuple(rows))
    thinkers = Thinkers(1, 60.0)
    try:
        told = described(load("maxi_bourse"), BotRunner(60.0, Workers(), thinkers=thinkers))
    finally:
        thinkers.close()
    junior, masters = ({"seats": 2, "options": {"edition": "junior"}, "share": 0.9}, {"seats": 4, "options": {}, "share": 0.8})
    assert told["ahead"] == {"strong": [junior, masters]}


def test_a_thinker_gets_neither_the_match_nor_its_dice() -> None:
    match = bazaar(3)
    seat = match.asked()[0]
    task: Any = (considered, (match.game, seen_world(match, seat, 3), seat, "strong", 3, 0.2))
    assert b"Dice" not in pickle.dumps(task) and b"Match" not in pickle.dumps(task)


@pytest.mark.compiled
@pytest.mark.service
async def test_whoever_thinks_longer_says_why_and_knows_no_more_than_the_seat() -> None:
    thinkers = Thinkers(1, 60.0)
    try:
        match = bazaar(3)
        seat = match.asked()[0]
        world = seen_world(match, seat, 3)
        assert await thinkers.explain(match.game, world, seat, 3) is None  # nothing is compiled yet
        await thinkers.warm([BAZAAR])
        told = await thinkers.explain(match.game, world, seat, 3)
        assert told is not None and told.playouts > 0 and told.line[0].act == told.options[0].planned.act
        assert {option.planned.act for option in told.options} <= set(match.legal(seat)) and len(told.options) > 1
        assert all(0 <= option.win <= 1 and option.error >= 0 for option in told.options)
        match.play(seat, [planned.act for planned in told.line])  # the whole line can be played as one request
        assert told.agrees or not told.reasons
    finally:
        thinkers.close()
