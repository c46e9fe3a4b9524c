"""Expected turns from every space to every system, by value iteration in whole numbers.

Where a movement can end with a die of value n and so many points is a set of spaces; a roll allows the union over its dice. Those sets are the same
for all systems, so they are built once for a ship, its drives and what lies open on the map, and kept. Unknown tokens are taken as harmless,
hazards as paid, relics other than Air Foil and Yellow Drive as not used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Annotated

from magnat.core.helpers import of
from magnat.core.soonest import FAR, STEP, soonest

from ..components import EXITS, FACES, JUMP_COST, NONE, RED, SHIP_SPEED, SPACE_NAVIGATION, SPACE_SYSTEM, SPACES, SYSTEMS, YELLOW
from ..state import State, can_skip
from .answers import Course, Turns
from .chart import TRADING, Chart, chart_of

TURN = STEP  # one turn, in the units of the answers
NO_RUN: frozenset[int] = frozenset()
ALL_SPACES = (1 << SPACES) - 1
OF_DIE = tuple(ALL_SPACES << SPACES * die for die in range(FACES))
EVERY_DIE = sum(1 << SPACES * die for die in range(FACES))


def turns(st: State, seat: int, *, space: Annotated[int, of("space")] | None = None) -> Turns:
    """Expected turns to land in each system, from here or from another space, with the best heading."""
    here = st.space[seat] if space is None else space
    known = table(st, seat, seat)
    courses: list[Course] = []
    for system in range(SYSTEMS):
        heading, drives = known.best(here, system)
        courses.append({"system": system, "turns": known.turns(here, system), "heading": heading, "drives": drives})
    return {"space": here, "courses": courses, "unknown_harmless": True, "hazards_paid": True, "relics_unused": True}


class Times:
    """Expected turns by space and system, and the headings that give them."""

    def __init__(self, values: list[list[int]], headings: list[tuple[int, int, int]], by_heading: list[list[int]]) -> None:
        self.values, self.headings, self.by_heading = values, headings, by_heading
        self.first: dict[int, list[int]] = {}
        for index, (space, _, _) in enumerate(headings):
            self.first.setdefault(space, []).append(index)

    def turns(self, space: int, system: int) -> int:
        """Thousandths of a turn; 0 where one has landed."""
        return self.values[space][system]

    def best(self, space: int, system: int) -> tuple[int, int]:
        """The heading and the drives that lead there soonest; NONE where one is there."""
        if self.turns(space, system) == 0: return NONE, 0
        index = min(self.first[space], key=lambda row: self.by_heading[row][system])
        return self.headings[index][1], self.headings[index][2]


def table(st: State, seat: int, ship: int) -> Times:
    """The times for the ship of a player, from what a seat sees."""
    active, st.active = st.active, ship
    sets = tuple(drives for drives in range(YELLOW + RED + 1) if can_skip(st, drives))
    st.active = active
    return times(SHIP_SPEED[st.ship[ship]], tuple((drives, chart_for_times(st, seat, ship, drives)) for drives in sets))


def chart_for_times(st: State, seat: int, ship: int, drives: int) -> Chart:
    """What the times depend on: all else is put aside, so that an answer is kept as long as it holds."""
    chart = chart_of(st, seat, ship, drives)
    nothing = (False,) * SPACES
    return Chart(
        chart.steps, chart.skipped, (0,) * SPACES, chart.landing, nothing, chart.gate, chart.gates, nothing, nothing, nothing,
        switch=False, lock=False,
    )


@lru_cache(maxsize=32)
def times(speed: int, charts: tuple[tuple[int, Chart], ...]) -> Times:
    """The times of a ship of that speed."""
    most = FACES * speed
    bags: dict[int, int] = {}  # sets of spaces, by number
    headings: list[tuple[int, int, int]] = []
    ends: list[list[list[int]]] = []  # [heading][die][points] number of the set
    for drives, chart in charts:
        flown = Ends(chart, most)
        for space in range(SPACES):
            for other, _ in chart.steps[space]:
                headings.append((space, other, drives))
                ends.append([[bags.setdefault(bag, len(bags)) for bag in row] for row in flown.leaving(space, other)])
    return iterate(speed, charts[0][1], headings, ends, list(bags))


class Ends:
    """S43  Where a movement can end for each number of points, as bit sets: one set of spaces for each die that may be assigned, side by side."""

    def __init__(self, chart: Chart, most: int) -> None:
        self.chart, self.most = chart, most
        self.cost = [dict(steps) for steps in chart.steps]
        self.kept: dict[tuple[int, int, int, frozenset[int]], int] = {}
        for points in range(most + 1):  # from below, so that nothing is nested deeply
            for space in range(SPACES):
                for prev, _ in chart.steps[space]:
                    if not chart.skipped[space]: self.arrived(space, prev, points)

    def leaving(self, space: int, other: int) -> list[list[int]]:
        """S33, S49, S54  By a heading: [die][points]. On a navigation space the die leads elsewhere, if it does."""
        packed = [0, *(self.set_out(space, other, points) for points in range(1, self.most + 1))]
        return [[0] * len(packed), *([bag >> SPACES * die & ALL_SPACES for bag in packed] for die in range(FACES))]

    def set_out(self, space: int, other: int, points: int) -> int:
        return self.follow(space, NONE, points, lambda: self.enter(space, other, points, NO_RUN))

    def follow(self, space: int, prev: int, points: int, onward: Callable[[], int]) -> int:
        """S46, S47, S51-S53  By the exit of each die, or to its telegate; else onward."""
        chart, navigation = self.chart, SPACE_NAVIGATION[space]
        if navigation == NONE and not chart.gate[space]: return onward()
        found = 0
        for die in range(FACES):
            goal = chart.gates[die + 1]
            if navigation != NONE:
                other = EXITS[navigation][die]
                bag = 1 << SPACES * die + space if other == prev else self.enter(space, other, points, NO_RUN)
            elif goal not in (NONE, space): bag = self.rest_at(goal, points - JUMP_COST)
            else: bag = onward()
            found |= bag & OF_DIE[die]
        return found

    def enter(self, space: int, other: int, points: int, run: frozenset[int]) -> int:
        """S31, S74  A step, with all that can follow."""
        cost = self.cost[space].get(other, FAR)
        if points < max(1, cost): return 0
        return self.arrived(other, space, points - cost, run | {other} if self.chart.skipped[other] else NO_RUN)

    def arrived(self, space: int, prev: int, points: int, run: frozenset[int] = NO_RUN) -> int:
        key = (space, prev, points, run)
        if key not in self.kept: self.kept[key] = self.work_out(*key)
        return self.kept[key]

    def work_out(self, space: int, prev: int, points: int, run: frozenset[int]) -> int:
        """S37-S41"""
        if points == 0: return EVERY_DIE << space
        if self.chart.skipped[space]: return self.step(space, prev, points, run)
        lands = EVERY_DIE << space if self.chart.landing[space] else 0
        return lands | self.follow(space, prev, points, lambda: self.step(space, prev, points, run))

    def rest_at(self, space: int, points: int) -> int:
        """S52  After a jump: any link, and no second protocol."""
        here = EVERY_DIE << space
        if points == 0: return here
        return (here if self.chart.landing[space] else 0) | self.step(space, NONE, points, NO_RUN)

    def step(self, space: int, prev: int, points: int, run: frozenset[int]) -> int:
        """S32, S34, S35, S39, S77"""
        ways = [other for other, cost in self.chart.steps[space] if other != prev and points >= max(1, cost)]
        if run: ways = [other for other in ways if other not in run] or ways
        if not ways: return EVERY_DIE << space
        found = 0
        for other in ways:
            found |= self.enter(space, other, points, run)
        return found


def iterate(speed: int, chart: Chart, headings: list[tuple[int, int, int]], ends: list[list[list[int]]], bags: list[int]) -> Times:
    """A turn, then the best end of every roll."""
    rolls = list(combinations_with_replacement(range(1, FACES + 1), speed))
    ways = [factorial(speed) // prod(factorial(times) for times in Counter(roll).values()) for roll in rolls]
    goals = [[chart.landing[space] == TRADING and SPACE_SYSTEM[space] == system for system in range(SYSTEMS)] for space in range(SPACES)]
    offers = [[offered(heading, ends[index], roll) for index, heading in enumerate(headings)] for roll in rolls]
    values, by_heading = soonest(goals, [space for space, _, _ in headings], offers, ways, bags)
    return Times(values, headings, by_heading)


def offered(heading: tuple[int, int, int], ends: list[list[int]], roll: tuple[int, ...]) -> list[int]:
    """The sets that a roll allows, one a die. S49  From a navigation space the heading binds if a die leads there."""
    space, other, _ = heading
    points, navigation = sum(roll), SPACE_NAVIGATION[space]
    dice = roll
    if navigation != NONE:
        leading = [die for die in roll if EXITS[navigation][die - 1] == other]
        if leading: dice = tuple(die if die in leading else leading[0] for die in roll)
    return [ends[die][points] for die in dice]
