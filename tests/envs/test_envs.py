"""Environments: each passes the checkers of its library, for every game, and refuses in sentences."""

from __future__ import annotations

import json
import warnings
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, seed_test

from magnat.core.errors import MagnatError, Refused
from magnat.core.game import load, names
from magnat.core.numbers import below
from magnat.envs import TextGame, gymnasium_name, pettingzoo_name
from magnat.envs.aec import GameEnv
from magnat.envs.single import SeatEnv
from magnat.envs.vector import SeatVectorEnv
from magnat.lab import Compiled, PolicyFailed
from magnat.lab.stepping import steps as steps_of
from tests.lab.test_batch import SHORT
from tests.sampling import first_quick

GAMES = names()


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_checks_the_game(name: str) -> None:
    env = pettingzoo.make("aec", pettingzoo_name(name), options=SHORT[name], backend="python", limit=150)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations that are not pictures
        api_test(env, num_cycles=120)
        seed_test(lambda: GameEnv(name, options=SHORT[name], backend="python", limit=60), num_cycles=60)


def test_pettingzoo_pays_every_seat_at_the_end() -> None:
    env = GameEnv("hab_und_gut", backend="python", render_mode="ansi")
    env.reset(seed=3)
    assert "player_0" in str(env.render())
    assert env.observation_space("player_1") is env.observation_space("player_1")
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for steps, agent in enumerate(env.agent_iter()):
        seen, reward, over, cut, info = env.last()
        paid[agent] += reward
        act = None if over or cut else int(np.flatnonzero(seen["action_mask"])[steps % 3 % seen["action_mask"].sum()])
        assert act is None or info["action_mask"][act]
        env.step(act)
    assert sum(paid.values()) == pytest.approx(1) and not env.agents
    env.reset(seed=3)
    with pytest.raises(Refused, match="halve_left 0 is illegal"):
        env.step(load("hab_und_gut").act_id("halve_left"))
    with pytest.raises(MagnatError, match="there is no render mode 'human'"):
        GameEnv("hab_und_gut", backend="python", render_mode="human")


def test_games_of_a_seed_come_in_their_order() -> None:
    def course(env: GameEnv) -> list[bytes]:
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.batch.seen[0].tobytes())
        return found

    one, two = (GameEnv("venture", backend="python") for _ in range(2))
    one.reset(seed=5)
    two.reset(seed=5)
    assert course(one) == course(two) and len(set(course(one))) == 3


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_checks_the_seat(name: str) -> None:
    env = gymnasium.make(gymnasium_name(name), options=SHORT[name], opponents="random", backend="python", render_mode="ansi", limit=200)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=1)
    assert isinstance(env.render(), str)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_the_vector_environment_plays_what_the_single_one_plays(mode: AutoresetMode) -> None:
    """Game by game the same observations and rewards, whatever way they begin again."""
    settings: dict[str, Any] = {"opponents": "random", "backend": "python", "limit": 60, "payoff": "rank", "seat": 1}
    single = SeatEnv("hab_und_gut", **settings)
    many = SeatVectorEnv("hab_und_gut", 2, autoreset_mode=mode, **settings)
    assert many.metadata["autoreset_mode"] is mode
    seen, _ = many.reset(seed=4)
    first, _ = single.reset(seed=4)
    assert (seen["observation"][0] == first["observation"]).all()
    ended = False
    for _ in range(30):
        acts = seen["action_mask"].argmax(1)
        single_seen, reward, over, cut, _ = single.step(acts[0])
        seen, rewards, overs, cuts, info = many.step(acts)
        assert rewards[0] == pytest.approx(reward) and bool(overs[0]) == over and bool(cuts[0]) == cut
        if over or cut:
            last = info["final_obs"][0] if mode is AutoresetMode.SAME_STEP else {name: rows[0] for name, rows in seen.items()}
            assert (last["observation"] == single_seen["observation"]).all()
            ended = True
            break
        assert (seen["observation"][0] == single_seen["observation"]).all()
        if mode is AutoresetMode.DISABLED and (overs | cuts)[1]:
            seen, _ = many.reset(options={"reset_mask": np.array([False, True])})
    assert ended
    if mode is AutoresetMode.SAME_STEP:
        assert info["number"][0] == 2 and seen["action_mask"][0].any()
    elif mode is AutoresetMode.NEXT_STEP:
        seen, rewards, overs, cuts, info = many.step(acts)
        assert rewards[0] == 0 and not overs[0] and info["number"][0] == 2 and seen["action_mask"][0].any()
    else:
        with pytest.raises(MagnatError, match="reset it with options"):
            many.step(acts)
        seen, info = many.reset(options={"reset_mask": overs | cuts})
        assert info["number"][0] == 2 and seen["action_mask"][0].any()


def any_of(st: Any, choices: Any, count: int, number: int) -> int:
    """The random policy, as one of one's own: it is asked between the steps of the batch."""
    return int(choices[below(number, count)])


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_bots_inside_a_step_play_what_they_play_between_steps(name: str) -> None:
    settings: dict[str, Any] = {"options": SHORT[name], "backend": "python", "limit": 150, "payoff": "rank", "seat": 1}
    inside, between = (SeatVectorEnv(name, 2, opponents=policy, **settings) for policy in ("random", Compiled(any_of)))
    assert inside.players is None and between.players is not None
    one, two = inside.reset(seed=4), between.reset(seed=4)
    ended = turn = 0
    while not ended:
        turn += 1
        for there, here in zip(one, two, strict=True):
            assert all((there[key] == here[key]).all() for key in ("observation", "action_mask", "number") if key in there)
        acts = np.array([np.flatnonzero(mask)[turn % mask.sum()] for mask in one[0]["action_mask"]])
        first, second = inside.step(acts), between.step(acts)
        assert all((there == here).all() for there, here in zip(first[1:4], second[1:4], strict=True))
        assert inside.decisions == between.decisions
        for index in np.flatnonzero(first[2] | first[3]).tolist():
            ended += 1
            assert (first[4]["final_obs"][index]["observation"] == second[4]["final_obs"][index]["observation"]).all()
        one, two = (first[0], first[4]), (second[0], second[4])


def test_an_opponent_that_fails_leaves_the_whole_game() -> None:
    asked = 0

    def tires(seen: Any, masks: Any, actors: Any) -> Any:
        nonlocal asked
        asked += 1
        return masks.argmax(1) if asked < 110 else masks.argmin(1)

    env = SeatVectorEnv("hab_und_gut", 2, opponents=tires, backend="python", limit=120)
    seen, _ = env.reset(seed=4)
    with pytest.raises(PolicyFailed) as failed:
        while True:
            seen, *_ = env.step(seen["action_mask"].argmax(1))
    wrong = failed.value
    assert wrong.record is not None and wrong.number > 1
    *_, last = steps_of(load("hab_und_gut"), wrong.record)
    assert last.state == env.batch.position(wrong.game)


def test_an_illegal_act_loses_in_gymnasium() -> None:
    env = SeatEnv("hab_und_gut", opponents="random", backend="python")
    env.reset(seed=1)
    _, reward, over, cut, _ = env.step(load("hab_und_gut").act_id("halve_left"))
    assert over and not cut and reward == 0
    with pytest.raises(MagnatError, match="the learner sits on a seat from 0 to 3"):
        SeatEnv("hab_und_gut", seat=4, backend="python")


@pytest.mark.parametrize("language", first_quick(["en", "fr"]))
@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_words(name: str, language: str) -> None:
    game = TextGame(name, options=SHORT[name], seed=2, language=language)
    for turn in range(12):
        legal = game.legal()
        assert all(json.dumps(spelled) in game.prompt() for spelled, _ in legal)
        spelled, said = legal[turn % len(legal)]
        before = game.batch.position(0)
        answer = game.play(json.dumps(spelled) if turn % 2 else said)
        if not answer.played:  # two choices may have the same words in different phases; the spelling is always one
            answer = game.play(json.dumps(spelled))
        assert answer.played and answer.text and game.batch.position(0) != before


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_a_choice_has_the_number_of_its_line(name: str) -> None:
    game = TextGame(name, options=SHORT[name], seed=2)
    for turn in range(12):
        legal = game.legal()
        number = turn % len(legal) + 1
        assert f"\n{number}. {json.dumps(legal[number - 1][0])} {legal[number - 1][1]}" in game.prompt()
        answer = game.play(f" {number}\n")
        assert answer.played and answer.text == legal[number - 1][1]


def test_what_cannot_be_understood_or_played_changes_nothing() -> None:
    game = TextGame("hab_und_gut", seed=2)
    before = game.batch.position(0)
    for answer in ("I think I would rather buy", "[buy, 0]", '["buy"', '["fly", 3]', '["buy", 99]', "[]", "", "0", "99", "-1", "9" * 5000):
        told = game.play(answer)
        assert not told.played and '["trade_end", 0]' in told.text
    told = game.play('["halve_left", 0]')
    assert not told.played and "H14" in told.text and '["buy", 0]' in told.text
    assert game.batch.position(0) == before
    with pytest.raises(MagnatError, match="there is no language 'de'"):
        TextGame("hab_und_gut", language="de")


def test_a_text_game_comes_to_its_end() -> None:
    game = TextGame("hab_und_gut", seed=2, limit=120)
    while not game.is_over:
        assert game.play(json.dumps(game.legal()[0][0])).played
    assert not game.play("buy coal").played and len(game.payoffs) == 4
