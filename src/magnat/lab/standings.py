"""Who wins, seat by seat, with how sure that is: what the commands and the report of a study tell of many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.lab.intervals import share_interval


@dataclass(frozen=True)
class Standing:
    """How a seat did. A shared victory counts in parts; `low` and `high` bound the 95 % interval of its share of victories."""

    seat: int
    policy: str
    wins: float
    low: float
    high: float
    score: float
    rank: float


def parts_won(columns: Mapping[str, Any], players: int) -> Any:
    """The part of each seat in the victory of each game."""
    won = np.stack([columns[f"won_{seat}"].astype(float) for seat in range(players)], axis=1)
    return won / np.maximum(1, won.sum(1, keepdims=True))


def standings(columns: Mapping[str, Any], policies: Sequence[str]) -> list[Standing]:
    """Of the columns of `Results`, one row for each seat."""
    parts = parts_won(columns, len(policies))
    found = []
    for seat, policy in enumerate(policies):
        wins, score, rank = (float(column.astype(float).mean()) for column in (parts[:, seat], columns[f"score_{seat}"], columns[f"rank_{seat}"]))
        found.append(Standing(seat, policy, wins, *share_interval(wins, len(parts)), score, rank))
    return found


def standing_lines(rows: Sequence[Standing]) -> list[str]:
    """A table for a terminal."""
    width = max(len("policy"), *(len(row.policy) for row in rows))
    lines = [f"seat  {'policy':{width}}  wins in % (95 % interval)  mean score  mean rank"]
    for row in rows:
        wins = f"{100 * row.wins:5.1f} ({100 * row.low:.1f} to {100 * row.high:.1f})"
        lines.append(f"{row.seat:4}  {row.policy:{width}}  {wins:25}  {row.score:10,.1f}  {row.rank:9.2f}")
    return lines
