"""A step with two points along a road of four places, checked by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from magnat.games.merchant_of_venus.helpers.soonest import STEP
from magnat.games.merchant_of_venus.helpers.unfolding import NOWHERE, Rows, Unfolding

ON, OFF = 0, 1  # keys: at place 1 the first leads on, with the second one stays there
Outcomes = Mapping[int, Sequence[tuple[tuple[int, ...], int]]]


def promised(worth: Sequence[int], outcomes: Outcomes, bound: Sequence[bool] = (True, True)) -> list[int]:
    """What the moves from places 0, 1 and 2 to the next one are worth, if a key leads on from place 1."""
    rows = Rows(places=4, moves=3, size=6, most_fewer=1)
    arrived = range(3, 6)
    road = Unfolding(
        rows=rows,
        begins=[[[NOWHERE]] * 3, [[rows.row(row, 1)] for row in arrived]],
        follows=[[[rows.place(place)] for place in (1, 2, 3)], [[rows.row(1)], [rows.row(2)], [rows.place(3)]]],
        led=[(rows.row(arrived[0]), NOWHERE, [rows.row(1), rows.place(1)])],
        led_at_once=[(rows.row(1), NOWHERE, [rows.row(1), rows.row(1)])],
        bound=[(0, bound)],
        outcomes=outcomes,
    )
    return [int(row[0]) for row in road.step()(np.array(worth)[:, np.newaxis])]


@pytest.mark.parametrize(
    ("outcomes", "expected"),
    [
        ({2: [((ON,), 1)]}, [2000, 1000, 1000]),
        ({2: [((OFF,), 1)]}, [3000, 1000, 1000]),
        ({2: [((ON, OFF), 1)]}, [2000, 1000, 1000]),
        ({2: [((ON,), 1), ((OFF,), 3)]}, [2750, 1000, 1000]),
        ({1: [((ON,), 1)], 2: [((ON,), 1)]}, [2500, 1500, 1000]),
    ],
)
def test_the_best_end_of_every_outcome(outcomes: Outcomes, expected: list[int]) -> None:
    assert promised([4000, 3000, 2000, 1000], outcomes) == [STEP + one for one in expected]


def test_a_move_binds_if_a_key_leads_there() -> None:
    worth, both = [4000, 0, 2000, 1000], {2: [((ON, OFF), 1)]}
    assert promised(worth, both)[0] == STEP
    assert promised(worth, both, bound=(True, False))[0] == STEP + 2000
    assert promised(worth, {2: [((OFF,), 1)]}, bound=(True, False))[0] == STEP  # none leads there: anything goes
