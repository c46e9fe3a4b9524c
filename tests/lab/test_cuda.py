"""On a GPU: the same games, the same bytes."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from magnat.core.errors import Refused
from magnat.core.game import load, names
from magnat.lab import Batch, batches, simulate
from magnat.lab.policies import Compiled, Policy

pytestmark = pytest.mark.cuda
GAME = "hab_und_gut"
SHORT: dict[str, dict[str, object]] = {"merchant_of_venus": {"turn_cap": 60}, "venture": {"turn_limit": 60}, "richesses_du_monde": {"turn_limit": 60}}


@pytest.mark.parametrize("waves", [True, False])
@pytest.mark.parametrize("name", names())
def test_simulations_play_the_games_of_the_cpu(name: str, waves: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "WAVES", waves)
    for policy in ("random", "heuristic") if name == GAME else ("random",):
        there, here = (simulate(load(name), 3000, seed=4, policy=policy, backend=backend, chosen=SHORT.get(name)) for backend in ("cuda", "cpu"))
        assert there.digest == here.digest and there.decisions == here.decisions and there.acts == here.acts


@pytest.mark.parametrize("name", names())
def test_a_mixed_table_on_the_gpu_plays_the_games_of_the_cpu(name: str) -> None:
    game = load(name)
    policy: list[Policy] = ["random", Compiled(first_act)] * game.usual_seats
    there, here = (
        simulate(game, 500, seed=4, policy=policy[: game.usual_seats], backend=backend, chosen=SHORT.get(name)) for backend in ("cuda", "cpu")
    )
    assert there.digest == here.digest and there.acts == here.acts


def first_act(st: Any, choices: Any, count: int, number: int) -> int:
    return int(choices[0])


@pytest.mark.parametrize("name", names())
def test_a_batch_on_the_gpu_is_one_on_the_cpu(name: str) -> None:
    here, there = (Batch(name, 300, seed=6, backend=backend, bits=True, limit=90) for backend in ("cpu", "cuda"))
    for turn in range(120):
        is_advised = name == GAME and turn % 3 == 0
        acts = here.advise() if is_advised else here.random()
        assert (acts == (there.advise() if is_advised else there.random()).copy_to_host()).all()
        here.step(acts)
        there.step(acts)
        for array in ("masks", "bits", "seen", "actors", "payoffs", "over", "cut", "numbers", "last_seen"):
            assert (getattr(here, array) == getattr(there, array).copy_to_host()).all(), (turn, array)
    assert (here.records() == there.records()).all() and here.cut.sum() + (here.numbers >= 300).sum() > 0


@pytest.mark.parametrize("name", names())
def test_a_batch_on_the_gpu_ends_in_the_digest_of_a_simulation(name: str) -> None:
    batch = Batch(name, 1000, options=SHORT.get(name), seed=2, backend="cuda", autoreset=False, observe=False)
    while (batch.actors.copy_to_host() >= 0).any():
        batch.step(batch.random())
    assert (
        hashlib.sha256(batch.game.state.digest_bytes(batch.records())).hexdigest()
        == simulate(batch.game, 1000, players=batch.players, seed=2, chosen=SHORT.get(name)).digest
    )


def test_an_illegal_act_is_refused_there_too() -> None:
    batch = Batch(GAME, 3, seed=1, backend="cuda")
    before = batch.records()
    acts = batch.random().copy_to_host()
    acts[1] = batch.game.act_id("halve_left")
    with pytest.raises(Refused, match="game 1 of the batch: halve_left 0 is illegal"):
        batch.step(acts)
    assert (batch.records() == before).all()
    assert np.asarray(batch.actors.copy_to_host()).min() >= 0
