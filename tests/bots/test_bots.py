"""Bots choose legal acts from what their seat may see."""

from __future__ import annotations

import pytest

from magnat.bots import RandomBot, UnknownBot, bot
from magnat.core.errors import MagnatError
from magnat.core.game import load
from magnat.core.numbers import MOST_SEED
from magnat.core.play import Match, Seat, SeededDice
from magnat.lab.batches import simulate

HAB = load("hab_und_gut")


def played(kinds: list[str], seed: int) -> Match:
    """A whole game of bots."""
    match = Match.new(HAB, [Seat(f"seat {index}", kind) for index, kind in enumerate(kinds)], dice=SeededDice(seed))
    bots = [bot(kind, seed) for kind in kinds]
    while not match.is_over:
        seat = match.asked()[0]
        match.play(seat, [bots[seat].choose(match, seat)])
    return match


@pytest.mark.parametrize("name", ["standard", "random"])
def test_a_bot_plays_a_whole_game(name: str) -> None:
    match = played([name] * 3, 5)
    assert match.is_over and bot(name).name == name


@pytest.mark.parametrize(("name", "policy"), [("standard", "heuristic"), ("random", "random")])
def test_seeded_bots_play_the_first_game_of_a_batch(name: str, policy: str) -> None:
    match = played([name] * 3, 11)
    states: list[bytes] = []
    simulate(HAB, 1, players=3, seed=11, policy=policy, backend="python", visit=lambda _, records: states.append(HAB.state.packed_bytes(records)))
    assert [match.state.to_bytes()] == states


def test_the_random_bot_depends_on_its_seed_alone() -> None:
    assert played(["random"] * 3, 1).spelled() == played(["random"] * 3, 1).spelled()
    match = Match.new(HAB, ["a", "b", "c"], dice=SeededDice(1))
    assert len({RandomBot(seed).choose(match, 0) for seed in range(50)}) > 3


def test_unknown_bots_are_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownBot, match="no bot 'oracle'; there are: beginner, casual, standard, strong, expert, net, random"):
        bot("oracle")
    with pytest.raises(MagnatError, match="a seed is a whole number"):
        bot("random", MOST_SEED + 1)
