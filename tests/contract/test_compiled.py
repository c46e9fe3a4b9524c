"""Compiled code does what the interpreter does: act by act, state by state, on every backend, with any number of threads."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from magnat.core.compile import linker
from magnat.lab.batches import simulate
from tests.contract.subjects import NAMES, Setup, is_plain, setups, short, subject
from tests.contract.trace import check_compiled, check_digests, sampled_target, traced

SETUPS = [setup for name in NAMES for setup in setups(subject(name).game)]
POLICIES = ("random", "heuristic")
GAMES = 20  # of a batch that the interpreter plays too


@cache
def compiled(name: str, target: str) -> Any:
    """Compiled once a session, and kept in the cache between sessions."""
    return traced(subject(name).game, target)


@cache
def digest(name: str, policy: str, backend: str, threads: int) -> str:
    game = subject(name).game
    seats, chosen, seed = game.seat_counts[-1], short(game), 2**40 + 3
    return simulate(game, GAMES, players=seats, chosen=chosen, seed=seed, policy=policy, backend=backend, threads=threads).digest


def cases() -> list[Any]:
    """Every number of seats with a policy in turn, and half of the special options; all with bounds checked in `make thorough`."""
    listed = []
    for index, setup in enumerate(SETUPS):
        for turn, policy in enumerate(POLICIES):
            target = sampled_target(setup.game.name) if (index + turn) % (2 if is_plain(setup) else 4) == 0 else ""
            if target:
                listed.append(pytest.param(setup, policy, target, id=f"{policy}-{setup}"))
            if target != linker.CHECKED:
                listed.append(pytest.param(setup, policy, linker.CHECKED, id=f"whole-{policy}-{setup}", marks=pytest.mark.exhaustive))
    return listed


@pytest.mark.compiled
@pytest.mark.parametrize(("setup", "policy", "target"), cases())
def test_compiled_games_are_the_interpreted_games(setup: Setup, policy: str, target: str) -> None:
    for seed in range(2 if is_plain(setup) else 1):
        assert check_compiled(compiled(setup.game.name, target), setup, seed, policy) == []


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_one_digest_on_python_and_on_any_number_of_threads(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play; that the heuristic compiles to the same is shown above, and every policy more is a long compilation."""
    monkeypatch.setattr("magnat.lab.batches.CHUNK", {"python": 7, "cpu": 3, "cuda": 8})  # so that there is something to put in order
    runs = {"python": ("python", 1), "one thread": ("cpu", 1), "three threads": ("cpu", 3)}
    assert check_digests(subject(name).game, {run: digest(name, "random", *how) for run, how in runs.items()}) == []


@pytest.mark.cuda
@pytest.mark.compiled
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("name", NAMES)
def test_one_digest_on_a_gpu(name: str, policy: str) -> None:
    assert check_digests(subject(name).game, {"python": digest(name, policy, "python", 1), "cuda": digest(name, policy, "cuda", 1)}) == []
