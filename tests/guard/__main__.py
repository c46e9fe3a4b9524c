"""Writes the fixtures anew: `python -m tests.guard [runs|saves|tables] [game ...]`.

Only a change of the rules that is meant may change what is here. Write exactly what it changes, read the difference, and say why in the commit.
"""

from __future__ import annotations

import sys

from magnat.core.game import names
from tests.guard import positions, runs, tables

PARTS = {"runs": runs.write, "saves": positions.write, "tables": tables.write}

if __name__ == "__main__":
    wanted = sys.argv[1:]
    for part in [word for word in wanted if word in PARTS] or PARTS:
        for game in [word for word in wanted if word in names()] or tables.STORIES:
            print(part, game)
            PARTS[part](game)
