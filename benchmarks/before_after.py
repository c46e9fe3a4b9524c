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

from contest import pairs_won

from magnat.core.entries import entries
from magnat.core.game import Game, load

ROOT = Path(__file__).parents[1]


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
        then = replace(entries(game_of(wanted.before, wanted.game, Path(folder)))["advise"], name="other")
        for players in wanted.players or game.seat_counts:
            began = time.process_time()
            won, error = pairs_won(game, "before_and_after", then, players, wanted.games, wanted.seed, chosen)
            spent = time.process_time() - began
            print(f"{players} players: {100 * won:.1f} ± {196 * error:.1f} % of pairs, {wanted.games} games, {spent:.0f} s of CPU", flush=True)


if __name__ == "__main__":
    main()
