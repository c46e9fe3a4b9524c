"""A move looked at again from what its seat could know then: worlds that it could not tell from the true one, and both moves tried in each."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from magnat.bots.coach.playing import Record
from magnat.bots.search import Plan, weigh
from magnat.core.asking import hinted

WORLDS = 300
SURE = 2.0  # errors beyond which something is told as a fact


@dataclass(frozen=True)
class Seen:
    """A move against what the advice would have done instead."""

    seat: int
    place: int
    gain: float  # in parts of a victory, by the advice
    error: float
    is_sure: bool
    reasons: tuple[tuple[str, dict[str, int]], ...]  # why the advice would have played its first act


def seen_again(record: Record, place: int, seat: int, played: Plan, better: int, seed: int) -> Seen:
    """Judge a move from what the seat saw before it."""
    st = record.start()
    for act in record.acts[:place]:
        record.game.dispatch.apply(st, act)
    record.game.resample(st, seat, [seed, 0])
    return seen_in(record.game, st, seat, place, played, better, seed)


def seen_in(game: Any, world: Any, seat: int, place: int, played: Plan, better: int, seed: int) -> Seen:
    """The same in a world as the seat sees it: by how much of a victory the advice leads, and whether beyond doubt."""
    weighed = weigh(game, world, seat, ((better,), played), 0, WORLDS, seed=seed)
    gain, error = weighed.ahead(0, 1)
    ahead = weighed.values[:, 0] - weighed.values[:, 1]
    is_sure = bool(ahead.mean() > SURE * ahead.std(ddof=1) / math.sqrt(len(ahead)))
    _, reasons = hinted(game, world, seat)
    return Seen(seat, place, gain, error, is_sure, tuple((name, dict(values)) for name, values in reasons))
