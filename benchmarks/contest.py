"""Two ways to play against each other: half of the seats follow the advice of a game, the others something else.

Every deal is played twice with the same numbers, the halves changing places, so what makes no difference cancels out.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from strength import halves

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.entries import reach
from magnat.core.game import Game
from magnat.core.numbers import CHANCE_STREAM, number
from magnat.core.play import options


def setup(st: Any) -> None: ...
def apply(st: Any, act: int) -> None: ...
def outcome(st: Any, number: int) -> int: ...  # type: ignore[empty-body]
def advise(st: Any) -> int: ...  # type: ignore[empty-body]
def other(st: Any) -> int: ...  # type: ignore[empty-body]
def rank(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]


def contest(states: Any, masks: Any, seed: int, limit: int, ranks: Any) -> None:
    """Games in which the seats of a mask follow the advice and the rest the other way to play, two of each deal; notes ranks."""
    for game in range(len(states)):
        st = states[game]
        acts = 0
        setup(st)
        while st.actor != NOBODY and acts < limit:
            if st.actor == CHANCE:
                act = outcome(st, number(seed, game // 2, CHANCE_STREAM, acts))
            elif (masks[game] >> st.actor) & 1:
                act = advise(st)
            else:
                act = other(st)
            apply(st, act)
            acts += 1
        for seat in range(st.seats):
            ranks[game, seat] = rank(st, seat)


def pairs_won(game: Game, name: str, other: Any, players: int, games: int, seed: int, chosen: dict[str, object]) -> tuple[float, float]:
    """The share of pairs in which the advice ranks before the other way to play, shared ranks counted half; and its standard error over deals."""
    states = game.new_state(players, options.resolve(game, players, chosen)).to_records(games)
    masks, ranks = halves(players, games), np.zeros((games, players), np.int64)
    reach(game, name, contest, other=other)(states, masks, seed, game.limit, ranks)
    assert (states["actor"] == NOBODY).all()
    mine = (masks[:, None] >> np.arange(players)) & 1 == 1
    gaps = [(row[~seats][None, :] - row[seats][:, None]).ravel() for row, seats in zip(ranks, mine, strict=True)]
    won = np.array([((1 + np.sign(gap)) / 2).mean() for gap in gaps]).reshape(-1, 2).mean(axis=1)  # of a game and its twin
    return float(won.mean()), float(won.std(ddof=1) / np.sqrt(len(won)))
