"""An act looked at again from what its seat could know then: worlds that it could not tell from the true one, and both acts tried in each."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.bots.coach.playing import Record
from magnat.bots.search import exploring
from magnat.core.asking import hinted
from magnat.core.compile import QUICKLY

WORLDS = 300
SURE = 2.0  # errors by which the better act must lead


@dataclass(frozen=True)
class Seen:
    """An act against the advised one."""

    seat: int
    place: int
    played: int
    better: int
    gain: float  # in parts of a victory, by the better one
    error: float
    is_sure: bool
    reasons: tuple[tuple[str, dict[str, int]], ...]  # why the advice would have played it


def seen_again(record: Record, place: int, seat: int, played: int, better: int, seed: int) -> Seen:
    """Judge an act from what the seat saw before it."""
    game, st = record.game, record.start()
    for act in record.acts[:place]:
        game.dispatch.apply(st, act)
    gain, error, is_sure = weighed(game, st, seat, played, better, seed)
    _, reasons = hinted(game, st, seat)
    return Seen(seat, place, played, better, gain, error, is_sure, tuple((name, dict(values)) for name, values in reasons))


def weighed(game: Any, st: Any, seat: int, played: int, better: int, seed: int) -> tuple[float, float, bool]:
    """What the better act gains over the one that was played, in parts of a victory; its error; whether it leads beyond doubt."""
    found = compared(game, st, seat, (better, played), seed)
    values = found[:, :, exploring.PAIRS] / (2 * (st.seats - 1)) + 0.25 * found[:, :, exploring.LEAD] / exploring.MOST_LEAD
    wins = found[:, :, exploring.WINS] / exploring.SHARED_WIN
    ahead, gains = values[:, 0] - values[:, 1], wins[:, 0] - wins[:, 1]
    return float(gains.mean()), _error(gains), bool(ahead.mean() > SURE * _error(ahead))


def compared(game: Any, st: Any, seat: int, acts: tuple[int, ...], seed: int) -> Any:
    """What each act leads to in worlds as the seat sees them; the same worlds and the same luck for all of them."""
    world = st.copy()
    game.resample(world, seat, [seed, 0])
    found = np.zeros((WORLDS, len(acts), exploring.FOUND), np.int64)
    states, stop = world.to_records(exploring.STATES), np.zeros(1, np.int64)
    exploring.explorer(game)(states, seat, np.array(acts, np.int64), 0, QUICKLY, seed, game.limit, stop, found)
    return found


def _error(values: Any) -> float:
    return float(values.std(ddof=1) / math.sqrt(len(values)))
