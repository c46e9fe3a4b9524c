"""Figures of a finished game are found in its lines and standings."""

from __future__ import annotations

from magnat.core.declare import OTHER_SOURCE, START_SOURCE, Course, Told
from magnat.core.game import load
from magnat.core.play import options

A, B = 0, 1
COURSE = Course(
    [
        Told(0, "SOLD", {"seat": A, "sum": 40}),
        Told(1, "RENT", {"seat": A, "sum": 5}),
        Told(1, "FEE", {"seat": B, "sum": 5}),
        Told(3, "SOLD", {"seat": B, "sum": 60}),
    ],
    [[100, 140, 135, 135, 135], [100, 100, 105, 95, 155]],
    None,
)


def test_a_change_is_put_down_to_the_line_that_tells_of_the_seat() -> None:
    assert COURSE.sources({"SOLD": "goods", "RENT": "rents", "FEE": "fees"}) == {
        START_SOURCE: [100, 100],
        "goods": [40, 60],
        "rents": [-5, 0],
        "fees": [0, 5],
        OTHER_SOURCE: [0, -10],
    }


def test_lines_are_counted_summed_and_compared() -> None:
    assert COURSE.counts("SOLD") == [1, 1] and COURSE.sums("SOLD", "FEE") == [40, 65]
    best = COURSE.highest("SOLD")
    assert best is not None and best.values == {"seat": B, "sum": 60}
    assert COURSE.highest("RAIDED") is None
    assert COURSE.leader([3, 7]) == B and COURSE.leader([7, 7]) is None and COURSE.leader([0, 0]) is None


def test_hab_und_gut_takes_the_share_held_longest_as_the_one_that_is_sold() -> None:
    game = load("hab_und_gut")
    assert game.figures is not None
    st = game.new_state(3, options.resolve(game, 3))
    game.setup(st)
    lines = [
        Told(0, "BOUGHT", {"seat": A, "good": 2, "price": 20}),
        Told(1, "BOUGHT", {"seat": A, "good": 2, "price": 50}),
        Told(2, "SOLD", {"seat": A, "good": 2, "price": 90}),
        Told(3, "DONATED", {"seat": A, "good": 2}),
    ]
    course = Course(lines, [[300, 300, 300, 300, 300], [300] * 5, [300] * 5], st)
    facts = dict(game.figures.rows(course))
    assert facts["BEST_TRADE"] == {"seat": A, "good": 2, "price": 20, "end": 90}
