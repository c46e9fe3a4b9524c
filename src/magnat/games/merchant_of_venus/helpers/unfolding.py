"""One step ahead, for all moves at once: what the best end of every outcome is worth, given what every place is worth. For helpers of games.

A step takes points and is worked out backwards, from no points left up to the most. Equally many points make a level of rows: first what a
move can begin with, then what can follow. A row holds a worth for every key (such as a die that leads the way) and for every goal. It is the
least of others: of places, of rows with fewer points, or of rows before it on its own level. So a whole level is worked out in a few strokes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

import numpy as np

from magnat.games.merchant_of_venus.helpers.soonest import FAR, STEP

NOWHERE = 0  # the row of no way at all
Sources = Sequence[Sequence[int]]  # of each row, the rows that it is the least of
Keyed = tuple[int, int, Sequence[int]]  # a row, one that needs no key, and where each key leads


@dataclass(frozen=True)
class Rows:
    """The names of rows: those of places stay; those of a level are named as seen from it, with as many points or with some `fewer`."""

    places: int
    moves: int
    size: int  # of a level
    most_fewer: int

    @property
    def levels(self) -> int:
        return 1 + self.places

    def place(self, place: int) -> int:
        return 1 + place

    def row(self, number: int, fewer: int = 0) -> int:
        return self.levels + (self.most_fewer - fewer) * self.size + number


@dataclass(frozen=True, kw_only=True)
class Unfolding:
    """How a step unfolds. What is listed by points has its last entry for all that are more."""

    rows: Rows
    begins: Sequence[Sources]  # [points]  the rows of moves
    follows: Sequence[Sources]  # [points]  the other rows of a level
    led: Sequence[Keyed]  # rows in which each key leads elsewhere, once there is a point left
    led_at_once: Sequence[Keyed]  # moves in which each key leads elsewhere
    bound: Sequence[tuple[int, Sequence[bool]]]  # moves that only some keys lead to: those alone may be used, if one of them comes up
    outcomes: Mapping[int, Sequence[tuple[tuple[int, ...], int]]]  # [points]  the keys that come up, and in how many ways

    def step(self) -> Step:
        return Step(self)


class Step:
    """[move][goal] from [place][goal], as `soonest` asks for it."""

    def __init__(self, unfolding: Unfolding) -> None:
        self.rows, self.outcomes = unfolding.rows, unfolding.outcomes
        self.keys = len(unfolding.led[0][2])
        self.begins = [Least(sources, self.rows) for sources in unfolding.begins]
        self.follows = [Least(sources, self.rows) for sources in unfolding.follows]
        self.led, self.at_once = ByKey(unfolding.led, self.rows), ByKey(unfolding.led_at_once, self.rows)
        self.bound = np.array([move for move, _ in unfolding.bound])
        self.leading = np.array([keys for _, keys in unfolding.bound])

    def __call__(self, worth: np.ndarray) -> np.ndarray:
        rows, goals, most = self.rows, worth.shape[1], max(self.outcomes)
        table = np.empty((rows.levels + (most + 1) * rows.size, self.keys * goals), np.int32)
        by_key = table.reshape(len(table), self.keys, goals)
        table[NOWHERE], by_key[1 : rows.levels] = FAR, worth[:, np.newaxis]
        total = np.zeros((rows.moves, goals), np.int32)
        for points in range(most + 1):
            shift = (points - rows.most_fewer) * rows.size
            level = table[rows.levels + points * rows.size :]
            self.begins[min(points, len(self.begins) - 1)].put(table, shift, level[: rows.moves])
            self.follows[min(points, len(self.follows) - 1)].put(table, shift, level[rows.moves : rows.size])
            if points:
                by_key[self.led.rows + shift] = self.led.of(by_key, shift)
            if points in self.outcomes:
                begun = level[: rows.moves].reshape(-1, self.keys, goals).copy()
                begun[self.at_once.rows - rows.row(0)] = self.at_once.of(by_key, shift)
                self.add_up(begun, self.outcomes[points], total)
        return np.asarray(STEP + total // sum(ways for outcomes in self.outcomes.values() for _, ways in outcomes))

    def add_up(self, begun: np.ndarray, outcomes: Sequence[tuple[tuple[int, ...], int]], total: np.ndarray) -> None:
        """Of every outcome the best key."""
        keys = np.ascontiguousarray(begun.swapaxes(0, 1))
        bound = begun[self.bound]
        for shown, ways in outcomes:
            best = keys[shown[0]].copy()
            for key in shown[1:]:
                np.minimum(best, keys[key], out=best)
            leading = self.leading[:, shown]
            allowed = leading | ~leading.any(axis=1, keepdims=True)
            best[self.bound] = np.where(allowed[:, :, np.newaxis], bound[:, shown], FAR).min(axis=1)
            total += ways * best


class Least:
    """Rows that are the least of others: the first source of all rows, the second of those that have two, and so on."""

    def __init__(self, sources: Sources, rows: Rows) -> None:
        self.levels = rows.levels
        self.order = np.array(sorted(range(len(sources)), key=lambda row: -len(sources[row])))
        places = zip_longest(*(sources[row] for row in self.order))
        self.sources = [np.array([source for source in place if source is not None]) for place in places]

    def put(self, table: np.ndarray, shift: int, rows: np.ndarray) -> None:
        first, *others = (table.take(moved(sources, shift, self.levels), axis=0) for sources in self.sources)
        for other in others:
            np.minimum(first[: len(other)], other, out=first[: len(other)])
        rows[self.order] = first


class ByKey:
    """Rows in which each key leads elsewhere; what needs no key counts as well."""

    def __init__(self, keyed: Sequence[Keyed], rows: Rows) -> None:
        self.levels = rows.levels
        self.rows = np.array([row for row, _, _ in keyed])
        self.without = np.array([without for _, without, _ in keyed])
        self.goals = np.array([goals for _, _, goals in keyed])

    def of(self, table: np.ndarray, shift: int) -> np.ndarray:
        keys = np.arange(self.goals.shape[1])
        return np.asarray(np.minimum(table[self.without], table[moved(self.goals, shift, self.levels), keys]))


def moved(rows: np.ndarray, shift: int, levels: int) -> np.ndarray:
    """Where the rows are for the level that is worked out."""
    return np.where(rows < levels, rows, rows + shift)
