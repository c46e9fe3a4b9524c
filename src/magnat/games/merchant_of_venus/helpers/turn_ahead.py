"""One turn ahead, for all headings at once: what the best end of every roll is worth, given what every space is worth.

A movement is worked out backwards, from no points left up to as many as the dice can show. With some points left a ship enters a link of
the map, or has arrived by it, or has jumped to a telegate: each of these is a row. A row holds a worth for every die that may be assigned
and for every goal. It is the least of other rows, with fewer points or on the way to it, so all rows with equally many points are worked out
in a few strokes. A run of skipped spaces takes no points and is followed to all its ends beforehand.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, zip_longest
from math import factorial, prod

import numpy as np

from magnat.core.soonest import FAR, STEP

from ..components import EXITS, FACES, GATES, GREEN_COST, JUMP_COST, NONE, SPACE_NAVIGATION, SPACES
from .chart import Chart

NOWHERE, PLACE = 0, 1  # rows that stay as they are: no way at all, then one a space
LEVELS = PLACE + SPACES  # then those of every number of points
RICH = GREEN_COST  # points that open every link
DICE = np.arange(FACES)


class TurnAhead:
    """All headings of a ship with so many dice, for every set of drives that it can choose."""

    def __init__(self, dice: int, charts: Sequence[tuple[int, Chart]]) -> None:
        self.headings = [(space, other, drives) for drives, chart in charts for space in range(SPACES) for other, _ in chart.steps[space]]
        self.rows = Rows(len(self.headings), len(charts))
        maps = [Links(chart, index, self.rows) for index, (_, chart) in enumerate(charts)]
        self.entering = [Least([row for links in maps for row in links.entering(points)]) for points in range(RICH + 1)]
        self.arrived = [
            Least([row for part in (Links.arrived, Links.jumped) for links in maps for row in part(links, points)]) for points in range(RICH + 1)
        ]
        self.led = ByDie([row for links in maps for row in links.led()])
        self.setting_out = ByDie([row for links in maps for row in links.setting_out()])
        self.dice, self.rolls, self.bound = dice, rolls_of(dice), Bound(self.headings)

    def __call__(self, worth: np.ndarray) -> np.ndarray:
        """[heading][goal] after one turn, from [space][goal]."""
        goals, most = worth.shape[1], FACES * self.dice
        table = np.empty((LEVELS + (most + 1) * self.rows.size, FACES * goals), np.int32)
        by_die = table.reshape(len(table), FACES, goals)
        table[NOWHERE], by_die[PLACE:LEVELS] = FAR, worth[:, np.newaxis]
        total = np.zeros((self.rows.links, goals), np.int32)
        for points in range(most + 1):
            shift = (points - RICH) * self.rows.size
            level = table[LEVELS + points * self.rows.size :]
            self.entering[min(points, RICH)].put(table, shift, level[: self.rows.links])
            self.arrived[min(points, RICH)].put(table, shift, level[self.rows.links : self.rows.size])
            if points: by_die[self.led.rows + shift] = self.led.of(by_die, shift)
            if points in self.rolls:
                begun = level[: self.rows.links].reshape(-1, FACES, goals).copy()
                begun[self.setting_out.rows - self.rows.entering(0)] = self.setting_out.of(by_die, shift)
                self.add_up(begun, self.rolls[points], total)
        return np.asarray(STEP + total // FACES**self.dice)

    def add_up(self, begun: np.ndarray, rolls: list[tuple[tuple[int, ...], int]], total: np.ndarray) -> None:
        """S45  Of every roll the best die."""
        dice = np.ascontiguousarray(begun.swapaxes(0, 1))
        bound = begun[self.bound.rows]
        for faces, ways in rolls:
            best = dice[faces[0]].copy()
            for face in faces[1:]: np.minimum(best, dice[face], out=best)
            best[self.bound.rows] = self.bound.best(bound, faces)
            total += ways * best


class Rows:
    """How the rows of one number of points are named: relative to the points left now, with some `fewer` if they are spent."""

    def __init__(self, links: int, charts: int) -> None:
        self.links, self.size = links, 2 * links + charts * GATES

    def entering(self, link: int, fewer: int = 0) -> int: return LEVELS + (RICH - fewer) * self.size + link

    def arrived(self, link: int, fewer: int = 0) -> int: return self.entering(link, fewer) + self.links

    def jumped(self, gate: int, fewer: int = 0) -> int: return self.arrived(gate, fewer) + self.links


class Links:
    """The rows of one chart: of each, the rows that it is the least of."""

    def __init__(self, chart: Chart, index: int, rows: Rows) -> None:
        self.chart, self.rows = chart, rows
        self.cost = {(space, other): cost for space in range(SPACES) for other, cost in chart.steps[space]}
        self.number = {link: number for number, link in enumerate(self.cost, index * len(self.cost))}
        self.first_gate = index * GATES - 1  # telegates are numbered from 1

    def ways(self, space: int, prev: int, points: int) -> list[int]:
        """S31, S32, S35"""
        return [other for other, cost in self.chart.steps[space] if other != prev and points >= max(1, cost)]

    def enter(self, space: int, other: int) -> int:
        """The row of a link, if there is one."""
        return self.rows.entering(self.number[space, other]) if (space, other) in self.number else NOWHERE

    def entering(self, points: int) -> Iterator[list[int]]:
        for (space, other), cost in self.cost.items():
            if points < max(1, cost): yield [NOWHERE]
            elif self.chart.skipped[other]: yield self.run(space, other, points)
            else: yield [self.rows.arrived(self.number[space, other], cost)]

    def run(self, space: int, other: int, points: int) -> list[int]:
        """S74, S77  Everywhere that a run of skipped spaces can lead."""
        found, seen = set(), set()
        waiting = [(space, other, frozenset({other}))]
        while waiting:
            prev, space, passed = spot = waiting.pop()
            if spot in seen: continue
            seen.add(spot)
            ways = self.ways(space, prev, points)
            ways = [other for other in ways if other not in passed] or ways
            if not ways: found.add(PLACE + space)
            for other in ways:
                if self.chart.skipped[other]: waiting.append((space, other, passed | {other}))
                else: found.add(self.rows.arrived(self.number[space, other], self.cost[space, other]))
        return sorted(found) or [NOWHERE]

    def resting(self, space: int, prev: int, points: int) -> list[int]:
        """S37-S41  To land, where one can or must, and to fly on."""
        ways = [self.enter(space, other) for other in self.ways(space, prev, points)]
        return [PLACE + space, *ways] if self.chart.landing[space] or not ways else ways

    def arrived(self, points: int) -> Iterator[list[int]]:
        for prev, space in self.cost:
            yield [NOWHERE] if self.chart.skipped[space] else self.resting(space, prev, points)

    def jumped(self, points: int) -> Iterator[list[int]]:
        """S52  Any link, and no second protocol."""
        for space in self.chart.gates[1:]:
            yield [NOWHERE] if space == NONE else self.resting(space, NONE, points)

    def led(self) -> Iterator[tuple[int, int, list[int]]]:
        """S46, S47, S51-S53  Arrivals from which the die leads on; where it leads back, the movement ends."""
        for prev, space in self.cost:
            if self.chart.skipped[space] or not self.leads(space): continue
            row = self.rows.arrived(self.number[prev, space])
            goals = self.by_die(space, row)
            if SPACE_NAVIGATION[space] != NONE:
                goals = [PLACE + space if other == prev else goal for other, goal in zip(EXITS[SPACE_NAVIGATION[space]], goals, strict=True)]
            yield row, PLACE + space if self.chart.landing[space] else NOWHERE, goals

    def setting_out(self) -> Iterator[tuple[int, int, list[int]]]:
        """S49, S54  Headings from places where the die leads on."""
        for space, other in self.cost:
            if self.leads(space): yield self.enter(space, other), NOWHERE, self.by_die(space, self.enter(space, other))

    def leads(self, space: int) -> bool:
        return SPACE_NAVIGATION[space] != NONE or self.chart.gate[space] != 0

    def by_die(self, space: int, onward: int) -> list[int]:
        """By the exit of each die, or to its telegate; else onward."""
        if SPACE_NAVIGATION[space] != NONE: return [self.enter(space, other) for other in EXITS[SPACE_NAVIGATION[space]]]
        return [
            onward if goal in (NONE, space) else self.rows.jumped(self.first_gate + number, JUMP_COST)
            for number, goal in enumerate(self.chart.gates) if number
        ]


class Least:
    """Rows that are the least of others: the first source of all rows, the second of those that have two, and so on."""

    def __init__(self, sources: Sequence[Sequence[int]]) -> None:
        self.order = np.array(sorted(range(len(sources)), key=lambda row: -len(sources[row])))
        places = zip_longest(*(sources[row] for row in self.order))
        self.sources = [np.array([source for source in place if source is not None]) for place in places]

    def put(self, table: np.ndarray, shift: int, rows: np.ndarray) -> None:
        first, *others = (table.take(moved(sources, shift), axis=0) for sources in self.sources)
        for other in others:
            np.minimum(first[: len(other)], other, out=first[: len(other)])
        rows[self.order] = first


class ByDie:
    """Rows in which each die leads elsewhere; what can be had without a die counts as well."""

    def __init__(self, rows: Sequence[tuple[int, int, list[int]]]) -> None:
        self.rows = np.array([row for row, _, _ in rows])
        self.without = np.array([without for _, without, _ in rows])
        self.goals = np.array([goals for _, _, goals in rows])

    def of(self, table: np.ndarray, shift: int) -> np.ndarray:
        return np.asarray(np.minimum(table[self.without], table[moved(self.goals, shift), DICE]))


class Bound:
    """S49  Headings from navigation spaces: they bind if a die leads there."""

    def __init__(self, headings: list[tuple[int, int, int]]) -> None:
        bound = [(row, EXITS[SPACE_NAVIGATION[space]], other) for row, (space, other, _) in enumerate(headings) if SPACE_NAVIGATION[space] != NONE]
        self.rows = np.array([row for row, _, _ in bound])
        self.leading = np.array([[exit == other for exit in exits] for _, exits, other in bound])

    def best(self, begun: np.ndarray, faces: tuple[int, ...]) -> np.ndarray:
        leading = self.leading[:, faces]
        allowed = leading | ~leading.any(axis=1, keepdims=True)
        return np.asarray(np.where(allowed[:, :, np.newaxis], begun[:, faces], FAR).min(axis=1))


def moved(rows: np.ndarray, shift: int) -> np.ndarray:
    """Where rows are that were named relative to the points left."""
    return np.where(rows < LEVELS, rows, rows + shift)


def rolls_of(dice: int) -> dict[int, list[tuple[tuple[int, ...], int]]]:
    """S28  By their sum: the faces that come up, counted from 0, and in how many ways they do."""
    ways: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for roll in combinations_with_replacement(range(FACES), dice):
        ways[sum(roll) + dice, tuple(sorted(set(roll)))] += factorial(dice) // prod(factorial(times) for times in Counter(roll).values())
    found = defaultdict(list)
    for (points, faces), times in ways.items(): found[points].append((faces, times))
    return found
