"""Expected steps to a goal where chance decides what one may choose from: value iteration in whole numbers, for helpers of games.

From every place some moves lead on. A move meets one of several outcomes, each coming up in a number of ways; an outcome offers sets of
places, and the best place of all of them is chosen. All goals are worked out together, because the sets are the same for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

STEP = 1000  # one step, in the units of the answers
FAR = 99 * STEP  # before anything is known, and where nothing leads


def soonest(
    goals: Sequence[Sequence[bool]],
    origins: Sequence[int],
    offers: Sequence[Sequence[Sequence[int]]],
    ways: Sequence[int],
    sets: Sequence[int],
    rounds: int = 60,
) -> tuple[list[list[int]], list[list[int]]]:
    """Expected steps in thousandths, [place][goal], and the same if one begins with a move, [move][goal].

    `goals` says [place][goal] where one has arrived, `origins` where each move begins; each place has one. `offers` are the sets that [outcome][move]
    lets one choose from, as numbers of `sets`, equally many for all of them; `ways` how often each outcome comes up. A set has one bit a place.
    """
    reached = np.array(goals, bool)
    places, count = reached.shape
    spaces, begins = _members(sets, places)
    chosen = np.array(offers, np.int32)
    origin = np.array(origins)
    order = np.argsort(origin, kind="stable")
    first = np.searchsorted(origin[order], np.arange(places))
    values = np.where(reached, 0, FAR).astype(np.int32)
    by_move = np.zeros((len(origin), count), np.int32)
    nowhere = np.full((1, count), FAR, np.int32)
    for _ in range(rounds):
        least = np.minimum.reduceat(np.concatenate((values, nowhere))[spaces], begins, axis=0)
        total = np.zeros(by_move.shape, np.int32)
        for outcome, times in enumerate(ways):
            total += np.int32(times) * least[chosen[outcome]].min(axis=1)
        by_move = STEP + total // sum(ways)
        new = np.where(reached, 0, np.minimum.reduceat(by_move[order], first, axis=0))
        if (new == values).all():
            break
        values = new
    return values.tolist(), by_move.tolist()


def _members(sets: Sequence[int], places: int) -> tuple[np.ndarray, np.ndarray]:
    """The places of all sets in one row, and where each set begins in it; for an empty set stands a place that is none."""
    size = (places + 8) // 8
    packed = np.frombuffer(b"".join((one or 1 << places).to_bytes(size, "little") for one in sets), np.uint8).reshape(len(sets), size)
    which, found = np.nonzero(np.unpackbits(packed, axis=1, bitorder="little"))
    return found, np.searchsorted(which, np.arange(len(sets)))
