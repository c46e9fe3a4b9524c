"""S43  One turn of flight, unfolded for all headings at once: what a ship can do with so many movement points left.

Every link of the map is a heading, and a row for those who enter it; then there is a row for those who have arrived by it, and one for
those who have jumped to a telegate. The die that is assigned leads the way. A run of skipped spaces takes no points and is followed to
all its ends beforehand.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from ..components import FACES, GATES, GREEN_COST, JUMP_COST, NONE, SPACE_NAVIGATION, SPACES
from .chart import Chart
from .flights import ALL_DICE, ASSIGNING, DICE, EXITING, LEAVING, STEPPING, Move, Purse, Spot, entering, fitting, moves
from .rolls import ways_of
from .unfolding import NOWHERE, Keyed, Rows, Unfolding

RICH = GREEN_COST  # points that open every link
NO_PURSE = Purse(0, 0, 0)
Heading = tuple[int, int, int]  # from, to, active drives


def headings_of(charts: Sequence[tuple[int, Chart]]) -> list[Heading]:
    """Every link with every set of drives that the ship can choose."""
    return [(space, other, drives) for drives, chart in charts for space in range(SPACES) for other, _ in chart.steps[space]]


def turn_ahead(dice: int, charts: Sequence[tuple[int, Chart]]) -> Unfolding:
    """A turn of a ship with so many dice."""
    headings = headings_of(charts)
    rows = Rows(SPACES, len(headings), 2 * len(headings) + GATES * len(charts), RICH)
    maps = [Links(chart, index, rows) for index, (_, chart) in enumerate(charts)]
    return Unfolding(
        rows=rows,
        begins=[[row for links in maps for row in links.entering(points)] for points in range(RICH + 1)],
        follows=[
            [row for part in (Links.arrived, Links.jumped) for links in maps for row in part(links, points)] for points in range(RICH + 1)
        ],
        led=[row for links in maps for row in links.led()],
        led_at_once=[row for links in maps for row in links.setting_out()],
        bound=list(bound(headings)),
        outcomes=rolls_of(dice),
    )


def bound(headings: Sequence[Heading]) -> Iterator[tuple[int, list[bool]]]:
    """S49  From a navigation space the heading binds."""
    for number, (space, other, _) in enumerate(headings):
        if SPACE_NAVIGATION[space] == NONE: continue
        leading = fitting(Spot(ASSIGNING, space, heading=other), ALL_DICE)
        yield number, [die in leading for die in DICE]


class Links:
    """The rows of one chart. A link is entered, then arrived by; a telegate is jumped to. What a ship can do is what `moves` says."""

    def __init__(self, chart: Chart, index: int, rows: Rows) -> None:
        self.chart, self.rows = chart, rows
        self.cost = {(space, other): cost for space in range(SPACES) for other, cost in chart.steps[space]}
        self.number = {link: number for number, link in enumerate(self.cost, index * len(self.cost))}
        self.first_gate = 2 * rows.moves + index * GATES - 1  # telegates are numbered from 1

    def enter(self, space: int, other: int) -> int:
        return self.rows.row(self.number[space, other])

    def arrive(self, prev: int, space: int) -> int:
        return self.rows.row(self.rows.moves + self.number[prev, space], self.cost[prev, space])

    def entering(self, points: int) -> Iterator[list[int]]:
        for (space, other), cost in self.cost.items():
            if points < max(1, cost): yield [NOWHERE]
            elif self.chart.skipped[other]: yield self.run(space, other, points)
            else: yield [self.arrive(space, other)]

    def run(self, space: int, other: int, points: int) -> list[int]:
        """S74, S77  Everywhere that a run of skipped spaces can lead."""
        found, seen = set(), set()
        waiting = [entering(self.chart, Spot(STEPPING, space), other, None).spot]
        while waiting:
            spot = waiting.pop()
            if spot in seen: continue
            seen.add(spot)
            for move in moves(self.chart, spot, Purse(points, 0, 0)):
                if move.how: found.add(self.rows.place(spot.space))
                elif self.chart.skipped[move.spot.space]: waiting.append(move.spot)
                else: found.add(self.arrive(spot.space, move.spot.space))
        return sorted(found) or [NOWHERE]

    def resting(self, space: int, prev: int, points: int) -> list[int]:
        """S37-S41  To land, where one can or must, and to fly on."""
        following = moves(self.chart, Spot(STEPPING, space, prev, moved=True), Purse(points, 0, 0))
        return [self.rows.place(space) if move.how else self.enter(space, move.spot.space) for move in following]

    def arrived(self, points: int) -> Iterator[list[int]]:
        for prev, space in self.cost:
            yield [NOWHERE] if self.chart.skipped[space] else self.resting(space, prev, points)

    def jumped(self, points: int) -> Iterator[list[int]]:
        """S52  Any link, and no second protocol."""
        for space in self.chart.gates[1:]:
            yield [NOWHERE] if space == NONE else self.resting(space, NONE, points)

    def led(self) -> Iterator[Keyed]:
        """S46, S47, S51-S53  Arrivals from which the die leads on; where it leads back, the movement ends."""
        for prev, space in self.cost:
            if self.chart.skipped[space] or not self.leads(space): continue
            row = self.rows.row(self.rows.moves + self.number[prev, space])
            yield row, self.rows.place(space) if self.chart.landing[space] else NOWHERE, self.by_die(Spot(EXITING, space, prev, moved=True), row)

    def setting_out(self) -> Iterator[Keyed]:
        """S49, S54  Headings from places where the die leads on."""
        for space, other in self.cost:
            if self.leads(space): yield self.enter(space, other), NOWHERE, self.by_die(Spot(EXITING, space), self.enter(space, other))

    def leads(self, space: int) -> bool:
        """S46, S51"""
        return any(move.spot.stage == ASSIGNING for move in moves(self.chart, Spot(LEAVING, space), NO_PURSE))

    def by_die(self, spot: Spot, onward: int) -> list[int]:
        """By the exit of each die, or to its telegate; else onward."""
        led = ((die, move) for die in DICE for move in moves(self.chart, spot._replace(die=die), NO_PURSE))
        return [self.led_to(spot.space, die, move, onward) for die, move in led]

    def led_to(self, space: int, die: int, move: Move, onward: int) -> int:
        if move.how: return self.rows.place(space)
        if move.spot.stage == STEPPING: return onward
        return self.rows.row(self.first_gate + die, JUMP_COST) if move.spot.exempt else self.enter(space, move.spot.space)


def rolls_of(dice: int) -> dict[int, list[tuple[tuple[int, ...], int]]]:
    """S28  By their sum: the faces that come up, counted from 0, and in how many ways they do."""
    ways: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for roll in combinations_with_replacement(range(FACES), dice):
        ways[sum(roll) + dice, tuple(sorted(set(roll)))] += ways_of(roll)
    found = defaultdict(list)
    for (points, faces), times in ways.items(): found[points].append((faces, times))
    return found
