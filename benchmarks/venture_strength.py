"""How well Venture's advice plays, and how long its games are: `python benchmarks/venture_strength.py [--games N] [--json]`.

Strength: half of the seats follow the advice, the others play at random, and every seat of one kind is compared with every seat of the
other; with odd numbers of players the larger half changes from game to game. Length: all seats follow the advice.
"""

from __future__ import annotations

import argparse
import json
from functools import cache
from typing import Any

import numpy as np

from magnat.core import linker, options
from magnat.core.acts import scratch
from magnat.core.game import load
from magnat.core.numbers import CHANCE_STREAM, number
from magnat.core.state import CHANCE, NOBODY

WIDEST = 0  # bound, like the functions below
GAME = load("venture")


def setup(st: Any) -> None: ...
def apply(st: Any, act: int) -> None: ...
def outcome(st: Any, number: int) -> int: ...  # type: ignore[empty-body]
def choose(st: Any, choices: list[int], number: int) -> int: ...  # type: ignore[empty-body]
def advise(st: Any) -> int: ...  # type: ignore[empty-body]


def mixed(states: Any, advised: Any, seed: int, limit: int, counts: Any) -> None:
    """Games in which the seats of a mask follow the advice and the others choose at random; counts decisions."""
    choices = scratch(WIDEST)
    for game in range(len(states)):
        st = states[game]
        acts = 0
        setup(st)
        while st.actor != NOBODY and acts < limit:
            if st.actor == CHANCE:
                act = outcome(st, number(seed, game, CHANCE_STREAM, acts))
            else:
                counts[game] += 1
                if (advised[game] >> st.actor) & 1:
                    act = advise(st)
                else:
                    act = choose(st, choices, number(seed, game, 1 + st.actor, acts))
            apply(st, act)
            acts += 1


@cache
def compiled() -> Any:
    """The template, with random play for the seats that are not advised."""
    return linker.link("venture_mixed", mixed, GAME.bindings("random"))


def halves(players: int, games: int) -> Any:
    """Masks of advised seats: the even ones in one game, the odd ones in the next."""
    even = sum(1 << seat for seat in range(0, players, 2))
    return np.array([even if game % 2 == 0 else (1 << players) - 1 - even for game in range(games)], np.int64)


def played(players: int, masks: Any, seed: int, chosen: dict[str, object]) -> Any:
    """The final states of games, and how many decisions were made."""
    states = GAME.new_state(players, options.resolve(GAME, players, chosen)).to_records(len(masks))
    counts = np.zeros(len(masks), np.int64)
    compiled()(states, masks, seed, GAME.LIMIT, counts)
    return states, counts


def strength(players: int, games: int, seed: int = 1, **chosen: object) -> dict[str, float]:
    """The share of pairs that the advised seat wins, and of games that an advised seat wins alone or with others like it."""
    masks = halves(players, games)
    states, _ = played(players, masks, seed, chosen)
    points = states["points"][:, :players].astype(int)
    advised = (masks[:, None] >> np.arange(players)) & 1 == 1
    pairs = wins = first = 0
    for row, is_advised in zip(points, advised, strict=True):
        better = row[is_advised][:, None] > row[~is_advised][None, :]
        pairs, wins = pairs + better.size, wins + int(better.sum())
        first += int(row[is_advised].max() > row[~is_advised].max())
    return {"pairs_won": round(wins / pairs, 4), "games_won": round(first / games, 4), "finished": float((states["actor"] == NOBODY).mean())}


def length(players: int, games: int, seed: int = 2, **chosen: object) -> dict[str, float]:
    """Player turns and decisions of games between advised seats."""
    states, counts = played(players, np.full(games, (1 << players) - 1, np.int64), seed, chosen)
    turns = states["turn"]
    return {
        "turns_mean": round(float(turns.mean()), 1),
        "turns_95": int(np.quantile(turns, 0.95)),
        "turns_most": int(turns.max()),
        "decisions_mean": round(float(counts.mean())),
        "points_mean": round(float(states["points"][:, :players].mean()), 1),
        "finished": float((states["actor"] == NOBODY).mean()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for edition in ("venture", "riche_ou_pauvre"):
        for players in GAME.seat_counts:
            row: dict[str, Any] = {"edition": edition, "players": players}
            row |= strength(players, wanted.games, edition=edition) | length(players, wanted.games, edition=edition)
            rows.append(row)
            if not wanted.json:
                print(", ".join(f"{name} {value}" for name, value in row.items()), flush=True)
    if wanted.json:
        print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
