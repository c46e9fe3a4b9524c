"""Matches can be copied and pickled, and begin with a seed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from magnat.core.game import load
from magnat.core.play import Match, SeededDice, saves
from tests.core.tables import bazaar, play

WAYS: dict[str, Callable[[Any], Any]] = {
    "method": lambda match: match.copy(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_match_goes_its_own_way(way: str) -> None:
    match = bazaar(3)
    play(match, "0 price 0", "1 take", "1 claim 0")  # one answer is sealed
    written = saves.to_json(match)
    twin = WAYS[way](match)
    assert twin.game is match.game and saves.to_json(twin) == written and twin.undoable(1) == match.undoable(1) == 1
    twin.undo(1)
    play(twin, "1 claim 2", "0 abstain", "2 abstain")
    assert saves.to_json(match) == written and match.undoable(1) == 1 and twin.spelled() != match.spelled()


@pytest.mark.parametrize("way", ["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("name", ["hab_und_gut", "richesses_du_monde", "venture"])
def test_a_game_is_itself_wherever_it_goes(name: str, way: str) -> None:
    assert WAYS[way](load(name)) is load(name)


def test_a_seed_gives_the_same_draws() -> None:
    game, names = load("hab_und_gut"), ["Ada", "Bob", "Cleo"]
    assert Match.new(game, names, seed=7).state == Match.new(game, names, dice=SeededDice(7)).state != Match.new(game, names, seed=8).state
    with pytest.raises(TypeError, match="either dice or a seed"):
        Match.new(game, names, seed=7, dice=SeededDice(7))


def test_choices_are_the_legal_acts_spelled() -> None:
    match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], seed=7)
    assert match.choices(0) == [match.game.spelled(act) for act in match.legal(0)] and ("trade_end", 0) in match.choices(0)
    assert match.choices(1) == []
    match.play(0, match.choices(0)[:1])
