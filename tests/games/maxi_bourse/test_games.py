"""Whole games at random: they end by their length, and every law holds after every act."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.play import options
from tests.sampling import first_quick, only_tested

from .scene import GAME

EDITIONS = ("junior", "senior", "masters")


def played(seats: int, seed: int, **chosen: object) -> tuple[Any, Counter[str], int]:
    """The end of a random game, how often every phase was met, and how deep the questions were nested."""
    st = GAME.new_state(seats, options.resolve(GAME, seats, chosen))
    GAME.setup(st)
    luck, met, deepest = random.Random(seed), Counter[str](), 0
    while st.actor != NOBODY:
        met[GAME.phases.named(st.phase)] += 1
        deepest = max(deepest, st.depth)
        assert st.stage == 0  # somebody is asked, or chance is
        act = GAME.dispatch.outcome(st, luck.getrandbits(31)) if st.actor == CHANCE else luck.choice(GAME.legal(st))
        GAME.dispatch.apply(st, act)
        broken = GAME.broken_law(st)
        assert broken == 0, f"{GAME.laws.named(broken)} after {sum(met.values())} acts"
    assert not st.out_of_bounds() and st.depth == 0
    return st, met, deepest


@pytest.mark.parametrize("seats", first_quick([2, 4, 3, 5, 6], 2))
def test_m109_random_games_of_junior_end_and_keep_the_laws(seats: int) -> None:
    for chosen in ({}, {"overcommit": "free", "forced_sale": "full"}, {"duration": "rounds", "companies": "all", "portfolio": "random"}):
        st, _, _ = played(seats, seats, edition="junior", **chosen)
        assert sorted(GAME.rank(st, seat) for seat in range(seats))[0] == 1


@pytest.mark.parametrize("edition", EDITIONS[1:])
@pytest.mark.parametrize("seats", only_tested([2, 3, 4, 5, 6], 4))
def test_m109_random_games_of_the_long_editions_end_and_keep_the_laws(seats: int, edition: str) -> None:
    for overcommit in ("guarded", "free"):
        st, _, _ = played(seats, 100 + seats, edition=edition, overcommit=overcommit)
        assert st.turn > 0


@pytest.mark.thorough
def test_m89_a51_no_default_arises_inside_a_default() -> None:
    """The deepest question is the sale of a debtor who bought in the forced sale of another: four frames below it."""
    deepest = 0
    for seed in range(12):
        st, met, depth = played(5, seed, edition="junior", overcommit="free", duration="rounds", length=8)
        deepest = max(deepest, depth)
        assert met["RAISE_CASH"] and st.falls <= 4
    assert deepest == 4
