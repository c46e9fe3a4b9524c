"""`python -m magnat.bots.puzzles`: sets of puzzles of several games, made by one pool of processes on a machine that has only NumPy and Numba.

    python -m magnat.bots.puzzles --out FOLDER [GAME ...] [--count 40] [--minutes M] [--workers N]
    python -m magnat.bots.puzzles --check FOLDER [GAME ...] [--minutes M]

A set is FOLDER/GAME.jsonl; a set that is there already is continued. `magnat puzzles` does the same for one game.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from magnat.bots.puzzles import making
from magnat.bots.puzzles.finding import DEEP
from magnat.bots.puzzles.games import sourced
from magnat.bots.puzzles.sets import PuzzleSet
from magnat.core.errors import MagnatError
from magnat.core.game import load, names


def main() -> None:
    wanted = _arguments()
    ends = time.monotonic() + 60 * wanted.minutes if wanted.minutes else 0.0
    until = lambda: bool(ends) and time.monotonic() > ends  # noqa: E731
    games = wanted.games or names()
    try:
        if wanted.check:
            for game in games:
                _check(wanted.check / f"{game}.jsonl", wanted.playouts, wanted.workers)
            return
        wanted.out.mkdir(parents=True, exist_ok=True)
        sets = [_resumed(wanted.out / f"{game}.jsonl", game, wanted.seed, wanted.playouts) for game in games]
        for found in making.make(sets, wanted.count, workers=wanted.workers, until=until):
            _write(wanted.out / f"{found.source.game}.jsonl", found)
            print(f"{found.source.game}: {len(found.puzzles)} puzzles in {found.deals} deals", flush=True)
    except MagnatError as error:
        sys.exit(f"magnat: {error}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m magnat.bots.puzzles", description="Find puzzles, or check them.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them if left out")
    parser.add_argument("--out", type=Path, metavar="FOLDER")
    parser.add_argument("--check", type=Path, metavar="FOLDER")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=DEEP)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--workers", type=int, default=0)
    wanted = parser.parse_args()
    if (wanted.out is None) == (wanted.check is None):
        parser.error("either --out or --check names a folder")
    return wanted


def _resumed(path: Path, game: str, seed: int, playouts: int) -> PuzzleSet:
    source = sourced(load(game), seed=seed, playouts=playouts)
    return PuzzleSet.resumed(source, path.read_text(encoding="utf-8")) if path.exists() else PuzzleSet(source)


def _check(path: Path, playouts: int, workers: int) -> None:
    found = PuzzleSet.from_text(path.read_text(encoding="utf-8"))
    kept = [after for _, after in making.check(found.puzzles, making.DEEPER * playouts, found.source.seed, workers=workers) if after is not None]
    print(f"{found.source.game}: {len(kept)} of {len(found.puzzles)} puzzles are confirmed", flush=True)
    found.puzzles = kept
    _write(path, found)


def _write(path: Path, found: PuzzleSet) -> None:
    draft = path.with_name(f".{path.name}.draft")
    draft.write_text(found.to_text(), encoding="utf-8")
    draft.replace(path)


if __name__ == "__main__":
    main()
