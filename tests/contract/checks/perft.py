"""How many ways there are."""

from __future__ import annotations

from typing import Any

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.game import Game
from magnat.core.numbers import CHANCE_STREAM, number
from tests.contract.checks.courses import position
from tests.contract.subjects import Setup


def perft(game: Game, st: Any, depth: int, seed: int, drawn: int = 0) -> int:
    """Sequences of so many decisions from a position (or to the end of the game), with the draws fixed by the seed."""
    while st.actor == CHANCE:
        game.dispatch.apply(st, game.dispatch.outcome(st, number(seed, 0, CHANCE_STREAM, drawn)))
        drawn += 1
    if depth == 0 or st.actor == NOBODY:
        return 1
    total = 0
    for act in game.legal(st):
        twin = st.copy()
        game.dispatch.apply(twin, act)
        total += perft(game, twin, depth - 1, seed, drawn)
    return total


def check_perft(game: Game, expected: list[dict[str, Any]]) -> list[str]:
    """The counts are those that were written down."""
    wrong = []
    for row in expected:
        setup = Setup(game, row["players"], row["options"])
        st = position(setup, row["seed"], row["after"])
        for depth, count in enumerate(row["counts"]):
            found = perft(game, st.copy(), depth, row["seed"])
            if found != count:
                wrong.append(f"{setup}, after {row['after']} acts: {found} ways to depth {depth}, not {count}")
    return wrong
