"""Who thinks longer says why, and says the same wherever the seat sees the same."""

from __future__ import annotations

import pytest

from magnat.bots.explaining import explained
from magnat.bots.search import Budget, seen_world
from tests.web.test_noninterference import GAMES, position, twins

SEAT, SEED = 0, 5


@pytest.mark.compiled
def test_what_is_told_depends_on_nothing_that_the_seat_does_not_see() -> None:
    compared = 0
    for stop in (5, 12, 20, 26):
        match = position("hab_und_gut", stop)
        if SEAT not in match.asked():
            continue
        told = explained(GAMES["hab_und_gut"], seen_world(match, SEAT, SEED), SEAT, Budget(playouts=200), SEED)
        assert told.options[0].planned.act == told.line[0].act and all(one.planned.act in match.legal(SEAT) for one in told.options)
        for twin in twins(match, SEAT):
            assert explained(GAMES["hab_und_gut"], seen_world(twin, SEAT, SEED), SEAT, Budget(playouts=200), SEED) == told
            compared += 1
    assert compared
