"""Nets that play: whole numbers, one digest everywhere, a sentence for what is no net of the game."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from magnat.bots import NetBot
from magnat.bots.tournament import planned
from magnat.core.errors import MagnatError
from magnat.core.game import load, names
from magnat.core.play import Match
from magnat.core.play.options import resolve, spelled
from magnat.lab import Batch, Features, check_policy, duel, simulate
from magnat.lab.engines import player_acts
from magnat.lab.net import MOST_SECOND, said_of, think_over
from magnat.lab.net_file import FILE, MOST_BYTES, BadNet, Net, net_of, read_net, shipped
from magnat.lab.net_packing import packed
from magnat.lab.policies import by_net

GAME = load("hab_und_gut")
UNITS = (24, 12)


@cache
def features() -> Features:
    return Features(GAME, backend="python", players=3)


@cache
def layers() -> list[Any]:
    """A net that nobody trained, with likings that differ widely."""
    drawn = np.random.default_rng(4)
    sizes = (features().size - 1, *UNITS, player_acts(GAME) + 1)
    return [(drawn.normal(0, 0.3, (after, before)), drawn.normal(0, 0.3, after)) for before, after in pairwise(sizes)]


@cache
def some_net() -> Net:
    """It reads all columns but the first."""
    return packed(features(), range(1, features().size), layers(), {})


def floats_say(inputs: Any) -> Any:
    said = inputs / 127
    for place, (weights, biases) in enumerate(layers()):
        said = said @ weights.T + biases
        said = said if place == 2 else said.clip(0, 4095 / 512)
    return said


def test_whole_numbers_say_nearly_what_floats_say() -> None:
    batch = Batch(GAME, 4, players=4, seed=3, backend="python")
    for _ in range(30):
        batch.step(batch.random())
    expected = floats_say(features().of(batch.seen, np.int8)[:, 1:].astype(float))
    for row, wanted in zip(batch.seen, expected, strict=True):
        second = [0] * MOST_SECOND
        think_over(some_net().weights, [int(byte) for byte in row], second)
        said = np.array([said_of(some_net().weights, out, second) / 256 for out in range(len(wanted))])
        assert np.abs(said - wanted).max() < 0.02 * np.abs(expected).max()


@pytest.mark.compiled
def test_a_net_plays_the_same_games_compiled_and_interpreted() -> None:
    net = by_net(GAME, some_net().weights)
    asked: tuple[Any, ...] = (net, [net, "heuristic", "random"])
    for policy in asked:
        here, there = (simulate(GAME, 3, players=3, seed=2, policy=policy, backend=backend) for backend in ("python", "cpu"))
        assert here.digest == there.digest and here.decisions == there.decisions
    assert there.policy == "net,heuristic,random"


@pytest.mark.compiled
def test_a_batch_lets_nets_decide() -> None:
    net = by_net(GAME, some_net().weights)
    ends = []
    for backend in ("python", "cpu"):
        batch = Batch(GAME, 3, players=3, seed=2, backend=backend, autoreset=False, threads=1)
        batch.play([net, "heuristic", "random"])
        ends.append(batch.records())
    assert (ends[0] == ends[1]).all()
    assert (ends[0] == finals([net, "heuristic", "random"])).all()


def finals(policy: Any) -> Any:
    found: list[Any] = []
    simulate(GAME, 3, players=3, seed=2, policy=policy, backend="cpu", visit=lambda first, states: found.append(states))
    return np.concatenate(found)


@pytest.mark.cuda
def test_a_net_plays_the_same_games_on_a_gpu() -> None:
    net = by_net(GAME, some_net().weights)
    there, here = (simulate(GAME, 200, players=4, seed=2, policy=[net, "heuristic"] * 2, backend=backend) for backend in ("cuda", "cpu"))
    assert there.digest == here.digest


def test_a_net_sees_what_its_seat_sees() -> None:
    assert check_policy(GAME, by_net(GAME, some_net().weights), players=3, games=1, worlds=1) > 50


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with pytest.raises(BadNet, match="cannot be read: No such file"):
        read_net(GAME, path)
    path.write_bytes(some_net().to_bytes())
    assert read_net(GAME, path) == some_net()
    for other, sentence in (
        (b"nothing", "the file holds no net"),
        (b'{"format": "magnat-save"}\n', "the file holds no net"),
        (some_net().to_bytes()[:-1], "the file of the net is damaged"),
        (some_net().to_bytes().replace(b'"observation_version": 1', b'"observation_version": 9'), "another observation version: 9"),
    ):
        path.write_bytes(other)
        with pytest.raises(BadNet, match=sentence):
            read_net(GAME, path)
    path.write_bytes(some_net().to_bytes())
    with pytest.raises(BadNet, match="another game: 'hab_und_gut', and here it is 'venture'"):
        read_net(load("venture"), path)


def test_too_large_a_net_is_refused() -> None:
    wide = [(np.zeros((300, 2)), np.zeros(300)), (np.zeros((8, 300)), np.zeros(8)), (np.zeros((player_acts(GAME) + 1, 8)), np.zeros(1))]
    with pytest.raises(BadNet, match="at most 256 and 64 units"):
        packed(features(), [0, 1], wide, {})


def test_a_game_without_a_net_says_so() -> None:
    venture = load("venture")
    with pytest.raises(MagnatError, match="there is no net for venture"):
        simulate(venture, 1, policy="net", backend="python")
    with pytest.raises(MagnatError, match="there is no net for venture"):
        planned(venture, ["standard", "net"])
    with pytest.raises(BadNet, match="there is no net for venture"):
        net_of(venture)
    match = Match.new(venture, ["Ada", "Bob"], seed=1)
    with pytest.raises(MagnatError, match="there is no net for venture"):
        NetBot().choose(match, match.asked()[0])


def test_a_net_plays_only_where_it_learned() -> None:
    """The net of Maxi Bourse learned the Junior edition with 2 to 4 players."""
    maxi, junior = load("maxi_bourse"), {"edition": "junior"}
    shorter = spelled(maxi, resolve(maxi, 4, {**junior, "length": 2}))
    assert net_of(maxi, 4, shorter) is shipped(maxi)
    for players, chosen, sentence in (
        (5, junior, "the net of maxi_bourse plays with 2, 3 or 4 players, not with 5"),
        (4, {}, "the net of maxi_bourse plays with edition=junior, not with edition=masters"),
    ):
        with pytest.raises(BadNet, match=sentence):
            simulate(maxi, 1, players=players, policy="net", chosen=chosen, backend="python")
        with pytest.raises(BadNet, match=sentence):
            planned(maxi, ["standard", "net"], players=players, chosen=chosen)
        with pytest.raises(BadNet, match=sentence):
            Batch(maxi, 1, players=players, options=chosen, backend="python", autoreset=False).play("net")
        match = Match.new(maxi, [str(seat) for seat in range(players)], seed=1, chosen=chosen)
        with pytest.raises(BadNet, match=sentence):
            NetBot().choose(match, match.asked()[0])


@pytest.mark.compiled
def test_every_net_that_is_shipped_has_earned_its_place() -> None:
    """A quick match against the advice with fixed dice, with every number of players: a broken net would lose it."""
    found = {game: net for game in map(load, names()) if (net := shipped(game))}
    assert GAME in found
    for game, net in found.items():
        assert len(net.to_bytes()) <= MOST_BYTES
        trained = net.about["trained"]
        for players in trained["players"]:
            told = duel(game, "net", "heuristic", 300, players=players, seed=1, chosen=trained["options"])
            assert told.least > 50, (game.name, players, str(told))


@pytest.mark.compiled
def test_the_bot_of_a_net_plays_the_act_that_the_net_likes_best() -> None:
    batch, weights = Batch(GAME, 1, players=3, seed=9, backend="python"), net_of(GAME).weights
    for _ in range(40):
        second = [0] * MOST_SECOND
        think_over(weights, [int(byte) for byte in batch.seen[0]], second)
        best = max(np.flatnonzero(batch.masks[0]), key=lambda act: said_of(weights, int(act), second))
        assert NetBot().consider(GAME, batch.position(0), int(batch.actors[0]), luck=0) == batch.played(0, int(best))
        batch.step(np.array([best], np.int32))
