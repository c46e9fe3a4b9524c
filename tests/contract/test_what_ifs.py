"""No what-if, nor its export, tells what its player could not see: in every game, with every option that hides something."""

from __future__ import annotations

import random
from typing import Any

import pytest

from magnat.core.game import load
from magnat.core.play import Match, saves
from tests.contract import checks
from tests.contract.sampling import QUICK, some_setups
from tests.contract.subjects import Setup

SPREAD = 12  # positions of a course that are looked at


def positions(setup: Setup, seed: int, policy: str, count: int) -> list[Any]:
    steps = [st.copy() for st, act in checks.course(setup, seed, policy) if act >= 0 and st.actor >= 0]
    return steps[:: max(1, len(steps) // count)]


@some_setups(1)
def test_a_what_if_tells_no_secret(setup: Setup, depth: int) -> None:
    luck = random.Random(f"what if {setup}")
    for st in positions(setup, 41, "heuristic", SPREAD * (1 + depth)):
        for seat in range(setup.seats) if depth > QUICK else [luck.randrange(setup.seats)]:
            assert checks.check_what_ifs(setup.game, st, seat, luck) == []


def without_memory(seats: int = 4) -> Setup:
    return Setup(load("hab_und_gut"), seats, {"memory_aid": "off"})


def test_a_hab_und_gut_without_memory_aid_tells_no_purse() -> None:
    luck = random.Random("purses")
    for st in positions(without_memory(), 5, "heuristic", SPREAD):
        for seat in range(4):
            assert checks.check_what_ifs(load("hab_und_gut"), st, seat, luck) == []


@pytest.mark.parametrize("seat", range(4))
def test_nor_who_has_bought_what(seat: int) -> None:
    """Two others have bought the other's shares: whoever does not remember cannot find out by trying."""
    game, told = load("hab_und_gut"), 0
    for st in positions(without_memory(), 11, "heuristic", 2 * SPREAD):
        one, other = [place for place in range(4) if place != seat][:2]
        if sum(st.hand[one]) != sum(st.hand[other]) or st.hand[one] == st.hand[other] or any(st.gift[one] + st.gift[other]):
            continue
        twin = st.copy()
        twin.hand[one], twin.hand[other] = twin.hand[other], twin.hand[one]
        assert twin.view(seat) == st.view(seat)
        saved = [saves.to_json(Match(game, [], None, each, each).what_if(seat, 7)) for each in (st, twin)]  # type: ignore[arg-type]
        assert saved[0] == saved[1]
        assert game.broken_law(Match(game, [], None, st, st).what_if(seat, 7).state) == 0  # type: ignore[arg-type]
        told += 1
    assert told or seat, "no position was found: the test would show nothing"
