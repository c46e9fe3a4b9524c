"""Bots that look ahead think beside the workers, from what their seat may know; without time or a compiled game the advice answers."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from magnat.bots import BOTS
from magnat.bots.search import seen_world
from magnat.web.tables.bot_runner import BotRunner
from magnat.web.thinkers import Thinkers, considered
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
        for level in ("beginner", "casual", "strong"):
            assert await thinkers.consider(match, seat, level) in match.legal(seat)
        assert thinkers.thoughts == 0
        runner = BotRunner(60.0, Workers(), thinkers=thinkers)
        assert await runner.act(match, seat, "strong") in match.legal(seat) and set(runner.offered()) == set(BOTS)
    finally:
        thinkers.close()


async def test_thoughts_in_line_get_shorter_down_to_the_advice() -> None:
    thinkers = Thinkers(2, 1.0)
    thinkers.ready.add(BAZAAR.name)
    alone = thinkers.seconds()
    thinkers.thoughts = 5
    assert thinkers.seconds() == pytest.approx(alone / 3)
    thinkers.thoughts = 1000
    match = bazaar(3)
    assert await thinkers.consider(match, match.asked()[0], "strong") is None and thinkers.thoughts == 1000


async def test_where_nobody_looks_ahead_the_advice_answers_and_the_levels_are_not_offered() -> None:
    runner = BotRunner(60.0, Workers())
    match = bazaar(3)
    seat = match.asked()[0]
    assert runner.offered() == ["standard", "random"] and not runner.thinkers.is_warming(BAZAAR.name)
    assert await runner.act(match, seat, "strong") == await runner.act(match, seat, "heuristic") == match.hint(seat)[0]


def test_a_thinker_gets_neither_the_match_nor_its_dice() -> None:
    match = bazaar(3)
    seat = match.asked()[0]
    task: Any = (considered, (match.game, seen_world(match, seat, 3), seat, "strong", 3, 0.2))
    assert b"Dice" not in pickle.dumps(task) and b"Match" not in pickle.dumps(task)
