"""Asks the libraries whether the environments of an installed Magnat are as they want them: PettingZoo, Gymnasium and OpenSpiel, for every game."""

from __future__ import annotations

import warnings

import gymnasium
import pettingzoo
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import magnat.envs.spiel
from magnat.core.game import names
from magnat.envs import TextGame
from magnat.envs.aec import GameEnv


def check(name: str) -> None:
    """Every door of one game; raises what the library that is not content raises."""
    api_test(pettingzoo.make("aec", magnat.envs.pettingzoo_name(name)), num_cycles=200)
    seed_test(lambda: GameEnv(name), num_cycles=50)
    known = magnat.envs.gymnasium_name(name)
    check_env(gymnasium.make(known, opponents="random").unwrapped, skip_render_check=True)
    many = gymnasium.make_vec(known, num_envs=4, opponents="random")
    seen, _ = many.reset(seed=7)
    for _ in range(20):
        seen, *_ = many.step(seen["action_mask"].argmax(1))
    pyspiel.random_sim_test(pyspiel.load_game(magnat.envs.spiel.spiel_name(name), {"limit": 150}), num_sims=1, serialize=False, verbose=False)
    for language in ("en", "fr"):
        game = TextGame(name, language=language)
        assert game.play("1").played, f"{name} does not take its first choice in {language}"


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # PettingZoo warns of observations that are not pictures
    for each in names():
        check(each)
        print(each, "passes api_test, seed_test, check_env and random_sim_test", flush=True)
