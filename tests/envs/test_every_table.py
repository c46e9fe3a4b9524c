"""The checkers of the libraries at every table: each game with every number of players, in each edition."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import magnat.envs.spiel
from magnat.core.game import load, names
from magnat.core.play import options
from magnat.envs import gymnasium_name, pettingzoo_name
from magnat.envs.aec import GameEnv

pytestmark = pytest.mark.exhaustive
ACTS = 60  # of a game, chance included, on top of those that deal


def tables() -> Iterator[Any]:
    """(game, players, options); `make test` has one table of each game (tests/envs/test_envs.py, test_spiel.py)."""
    for name in names():
        game = load(name)
        declared = options.declared(game).get("edition")
        editions = [{"edition": value} for value in declared.values] if declared else [{}]
        for players in game.seat_counts:
            for chosen in editions:
                yield pytest.param(name, players, chosen, id="-".join([name, str(players), *chosen.values()]))


every_table = pytest.mark.parametrize(("name", "players", "chosen"), list(tables()))


def limit(name: str, players: int) -> int:
    """Acts until a few decisions were made."""
    return ACTS + players * (30 if name in ("hab_und_gut", "venture") else 0)


@every_table
def test_pettingzoo(name: str, players: int, chosen: dict[str, object]) -> None:
    settings: dict[str, Any] = {"players": players, "options": chosen, "backend": "python", "limit": limit(name, players)}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations that are not pictures
        api_test(pettingzoo.make("aec", pettingzoo_name(name), **settings), num_cycles=50)
        seed_test(lambda: GameEnv(name, **settings), num_cycles=30)


@every_table
def test_gymnasium(name: str, players: int, chosen: dict[str, object]) -> None:
    settings: dict[str, Any] = {"players": players, "options": chosen, "backend": "python", "limit": limit(name, players)}
    env = gymnasium.make(gymnasium_name(name), opponents="random", seat=players - 1, **settings)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)


@every_table
def test_openspiel(name: str, players: int, chosen: dict[str, object]) -> None:
    told = ";".join(f"{key}:{value}" for key, value in chosen.items())
    asked = magnat.envs.spiel.spiel_name(name)
    game = pyspiel.load_game(asked, {"players": players, "options": told, "limit": limit(name, players)})
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
