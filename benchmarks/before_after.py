"""Whether a change of a game's advice pays: `python benchmarks/before_after.py GAME` (`--help`).

Half of the seats follow the advice of this tree, the others that of an earlier commit; both are compiled from their own sources. Every seat of one
kind is compared by rank with every seat of the other. Every deal is played twice with the same numbers, the halves changing places; the error is over
deals. 50 in a hundred pairs would mean that the change is worth nothing.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from strength import halves

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.entries import entries, reach
from magnat.core.game import Game, load
from magnat.core.numbers import CHANCE_STREAM, number
from magnat.core.play import options

ROOT = Path(__file__).parents[1]


def setup(st: Any) -> None: ...
def apply(st: Any, act: int) -> None: ...
def outcome(st: Any, number: int) -> int: ...  # type: ignore[empty-body]
def advise(st: Any) -> int: ...  # type: ignore[empty-body]
def former(st: Any) -> int: ...  # type: ignore[empty-body]
def rank(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]


def before_and_after(states: Any, masks: Any, seed: int, limit: int, ranks: Any) -> None:
    """Games in which the seats of a mask follow today's advice and the others the former one, two of each deal; notes ranks."""
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
                act = former(st)
            apply(st, act)
            acts += 1
        for seat in range(st.seats):
            ranks[game, seat] = rank(st, seat)


def game_of(commit: str, name: str, folder: Path) -> Game:
    """A game as it was in a commit, under a package of its own; its rules must be those of today."""
    package = folder / "former"
    package.mkdir()
    (package / "__init__.py").touch()
    packed = subprocess.run(["git", "archive", f"{commit}:src/magnat/games", name], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(package)], input=packed, check=True)
    sys.path.insert(0, str(folder))
    found: Game = importlib.import_module(f"former.{name}").GAME
    return found


def pairs_won(game: Game, then: Game, players: int, games: int, seed: int, chosen: dict[str, object]) -> tuple[float, float]:
    """The share of pairs in which today's advice ranks before the former one, shared ranks counted half; and its standard error."""
    states = game.new_state(players, options.resolve(game, players, chosen)).to_records(games)
    masks, ranks = halves(players, games), np.zeros((games, players), np.int64)
    door = replace(entries(then)["advise"], name="former")
    reach(game, "before_and_after", before_and_after, former=door)(states, masks, seed, game.limit, ranks)
    mine = (masks[:, None] >> np.arange(players)) & 1 == 1
    gaps = [(row[~seats][None, :] - row[seats][:, None]).ravel() for row, seats in zip(ranks, mine, strict=True)]
    won = np.array([((1 + np.sign(gap)) / 2).mean() for gap in gaps]).reshape(-1, 2).mean(axis=1)
    return float(won.mean()), float(won.std(ddof=1) / np.sqrt(len(won)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("option", nargs="*", help="as in edition=junior")
    parser.add_argument("--before", default="HEAD", metavar="COMMIT", help="where the former advice is")
    parser.add_argument("--games", type=int, default=400, help="an even number")
    parser.add_argument("--players", type=int, nargs="*", help="default: all numbers")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = load(wanted.game)
    chosen: dict[str, object] = dict(pair.split("=", 1) for pair in wanted.option)
    with tempfile.TemporaryDirectory() as folder:
        then = game_of(wanted.before, wanted.game, Path(folder))
        for players in wanted.players or game.seat_counts:
            began = time.process_time()
            won, error = pairs_won(game, then, players, wanted.games, wanted.seed, chosen)
            spent = time.process_time() - began
            print(f"{players} players: {100 * won:.1f} ± {196 * error:.1f} % of pairs, {wanted.games} games, {spent:.0f} s of CPU", flush=True)


if __name__ == "__main__":
    main()
