"""Writes down what is seen now: `python -m tests.guard runs|saves|tables|helpers|all [game ...]`; with `anew`, of new runs, saves and tables.

Only a change of the rules that is meant may change what is here. Write exactly what it changes, read the difference, and say why in the commit.
"""

from __future__ import annotations

import sys

from tests.guard import helped, positions, runs, tables

PARTS = {"runs": runs, "saves": positions, "tables": tables, "helpers": helped}

if __name__ == "__main__":
    wanted = sys.argv[1:]
    if not wanted or not {*wanted} <= {*PARTS, *helped.GAMES, *tables.STORIES, "all", "anew"}:  # nothing is written by mistake
        sys.exit(f"{__doc__}")
    for part in [word for word in wanted if word in PARTS] or PARTS:
        known = helped.GAMES if part == "helpers" else tables.STORIES
        for game in [word for word in wanted if word in known] or known:
            print(part, game)
            PARTS[part].write(game) if "anew" in wanted else PARTS[part].rewrite(game)
