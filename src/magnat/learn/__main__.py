"""`python -m magnat.learn GAME`: the same as `magnat train`, where the rest of the command line is not installed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from magnat.core.errors import MagnatError
from magnat.learn.starting import train


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m magnat.learn", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rounds", default="", metavar="IMITATED,ALL", help="instead of minutes")
    parser.add_argument("--players", default="", metavar="N,N,...")
    parser.add_argument("--options", default="", metavar="NAME=VALUE,...")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--units", default="256,64", metavar="N,N")
    parser.add_argument("--tables", type=int, default=32768)
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--bold", action="store_true", help="larger steps, held less by what was imitated")
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--resume", action="store_true")
    given = parser.parse_args()
    try:
        train(
            given.game, minutes=given.minutes, rounds=given.rounds, players=given.players, seed=given.seed, units=given.units, tables=given.tables,
            steps=given.steps, folder=given.out, resume=given.resume, bold=given.bold,
            options=dict(pair.partition("=")[::2] for pair in given.options.split(",") if pair),
        )  # fmt: skip
    except MagnatError as wrong:
        print(f"magnat: {wrong}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
