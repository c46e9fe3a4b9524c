"""Expected steps to a goal where chance decides what one may choose from: value iteration in whole numbers, for helpers of games.

A game says what a step makes of it: from the steps that are left from every place, those left for every move. All goals are worked out
together; one that nothing changes any more is left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

STEP = 1000  # one step, in the units of the answers
FAR = 99 * STEP  # before anything is known, and where nothing leads


def soonest(
    goals: Sequence[Sequence[bool]], origins: Sequence[int], step: Callable[[np.ndarray], np.ndarray], rounds: int = 60
) -> tuple[list[list[int]], list[list[int]]]:
    """Expected steps in thousandths, [place][goal], and the same if one begins with a move, [move][goal].

    `goals` says [place][goal] where one has arrived, `origins` where each move begins; each place has one. `step` answers [move][goal] from
    [place][goal], for any of the goals; it answers less if it is given less.
    """
    reached = np.array(goals, bool)
    origin = np.array(origins)
    order = np.argsort(origin, kind="stable")
    first = np.searchsorted(origin[order], np.arange(len(reached)))
    values = np.where(reached, 0, FAR).astype(np.int32)
    by_move = np.zeros((len(origin), reached.shape[1]), np.int32)
    changing = np.arange(reached.shape[1])
    for _ in range(rounds):
        before = values[:, changing]
        by_move[:, changing] = step(before)
        after = np.minimum.reduceat(by_move[:, changing][order], first, axis=0)
        values[:, changing] = np.where(reached[:, changing], 0, after)
        changing = changing[(values[:, changing] != before).any(axis=0)]
        if not changing.size:
            break
    return values.tolist(), by_move.tolist()
