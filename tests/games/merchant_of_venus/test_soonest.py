"""Expected steps, checked by hand."""

from __future__ import annotations

import numpy as np

from magnat.games.merchant_of_venus.helpers.soonest import FAR, STEP, soonest


def test_a_coin_that_leads_on_or_back() -> None:
    """From place 0 heads leads to the goal, place 1, and tails nowhere: two steps on average."""

    def toss(left: np.ndarray) -> np.ndarray:
        return np.array([STEP + (left[1] + left[0]) // 2, STEP + left[1]])

    values, by_move = soonest([[False], [True]], [0, 1], toss)
    assert values[1] == [0] and 1990 <= values[0][0] <= 2000 and by_move[0] == values[0]


def test_the_better_move_is_chosen_for_every_goal() -> None:
    """Place 0 has a sure move to place 2 and one to place 1; from there one gets to place 2, and from place 2 back."""
    goals = [[False, True], [False, False], [True, False]]
    leads_to = [2, 1, 2, 0]
    values, by_move = soonest(goals, [0, 0, 1, 2], lambda left: STEP + left[leads_to])
    assert values == [[1000, 0], [1000, 2000], [0, 1000]]
    assert by_move[0][0] == 1000 and by_move[1][0] == 2000


def test_a_goal_that_nothing_changes_any_more_is_left_alone() -> None:
    asked: list[int] = []

    def walk(left: np.ndarray) -> np.ndarray:
        asked.append(left.shape[1])
        return STEP + left[[1, 2, 3, 3]]

    goals = [[False, False], [True, False], [False, False], [False, True]]
    values, _ = soonest(goals, [0, 1, 2, 3], walk)
    assert [row[1] for row in values] == [3000, 2000, 1000, 0] and values[0][0] == 1000
    assert asked[0] == 2 and asked[-1] < 2


def test_where_nothing_leads_it_is_far() -> None:
    values, _ = soonest([[False], [True]], [0, 1], lambda left: np.full(left.shape, FAR), rounds=5)
    assert values[0][0] >= FAR and values[1] == [0]
