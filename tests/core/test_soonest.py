"""Expected steps, checked by hand."""

from __future__ import annotations

from magnat.core.soonest import FAR, soonest


def test_a_coin_that_leads_on_or_back() -> None:
    """From place 0 heads leads to the goal, place 1, and tails nowhere: two steps on average."""
    values, by_move = soonest([[False], [True]], [0, 1], [[[0], [0]], [[1], [1]]], [1, 1], [0b10, 0b01])
    assert values[1] == [0] and 1990 <= values[0][0] <= 2000 and by_move[0] == values[0]


def test_the_better_move_and_the_better_place_are_chosen() -> None:
    """Place 0 has a sure move to the goal, place 2, and one by way of place 1; an outcome that offers both takes the goal."""
    goals = [[False, True], [False, False], [True, False]]
    values, by_move = soonest(goals, [0, 0, 1, 2], [[[0], [1], [2], [3]]], [6], [0b110, 0b010, 0b100, 0b001])
    assert values == [[1000, 0], [1000, 2000], [0, 1000]]
    assert by_move[0][0] == 1000 and by_move[1][0] == 2000


def test_where_nothing_leads_it_is_far() -> None:
    values, _ = soonest([[False], [True]], [0, 1], [[[0], [0]]], [1], [0], rounds=5)
    assert values[0][0] >= FAR and values[1] == [0]
