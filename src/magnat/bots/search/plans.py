"""What plans lead to: a template, compiled with the entries of a game, that plays games to their ends after each of them.

It is to plans of several acts what `exploring` is to single acts, and judges the ends in the same way.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from magnat.bots.search.exploring import FOUND, LEAD, MOST_LEAD, PAIRS, ROOT, SHARED_WIN, STATES, WINS, WORK, WORLD, WORLD_STREAM, judge
from magnat.core.compile import QUICKLY, TO_THE_END
from magnat.core.declare import scratch
from magnat.core.entries import reach
from magnat.core.game import Game
from magnat.core.numbers import number
from magnat.core.stubs import apply, play_on, refusal, resample

LEAD_WEIGHT = 0.25  # of the lead, beside the pairs won, as in a search
NO_ACT = -1  # fills up short plans

Plan = tuple[int, ...]


def explore_plans(states: Any, seat: int, plans: Any, first: int, policies: int, seed: int, limit: int, found: Any) -> None:
    """Try every plan in the worlds `first`, `first + 1`, ..., as many as `found` has rows; the same worlds and the same luck for all plans.

    A plan ends early where somebody else is to act or where its next act is refused.
    """
    luck = scratch(2)
    for row in range(len(found)):
        states[WORLD] = states[ROOT]
        luck[0] = number(seed, first + row, WORLD_STREAM, 0)
        luck[1] = 0
        resample(states[WORLD], seat, luck)
        for index in range(len(plans)):
            states[WORK] = states[WORLD]
            for step in range(len(plans[index])):
                act = plans[index, step]
                if act < 0 or states[WORK].actor != seat or refusal(states[WORK], act):
                    break
                apply(states[WORK], act)
            play_on(states[WORK], policies, 0, seed, first + row, limit, TO_THE_END)
            judge(states[WORK], seat, found[row, index])


@cache
def plan_explorer(game: Game) -> Any:
    """The template, compiled with the entries of a game."""
    return reach(game, "explore_plans", explore_plans)


@dataclass(frozen=True)
class Weighed:
    """What plans led to: a row for every world, a column for every plan."""

    plans: tuple[Plan, ...]
    wins: Any  # parts of a victory
    values: Any  # pairs won, and a quarter of the lead, as a search values acts

    @property
    def worlds(self) -> int:
        return len(self.wins)

    def win(self, index: int) -> tuple[float, float]:
        """A plan's chance of victory, and its error."""
        return _mean_and_error(self.wins[:, index])

    def ahead(self, index: int, other: int) -> tuple[float, float]:
        """By how much of a victory one plan is ahead of another in the same worlds, and the error of that."""
        return _mean_and_error(self.wins[:, index] - self.wins[:, other])

    def gain(self, index: int, other: int) -> float:
        """By how much more a search would value one plan than another."""
        return float((self.values[:, index] - self.values[:, other]).mean())

    def order(self) -> list[int]:
        """The plans by their chance of victory, the best first; between equal ones the value decides."""
        wins, values = self.wins.mean(axis=0), self.values.mean(axis=0)
        return sorted(range(len(self.plans)), key=lambda index: (-wins[index], -values[index], index))

    def only(self, kept: Sequence[int]) -> Weighed:
        """Some of the plans."""
        columns = list(kept)
        return Weighed(tuple(self.plans[index] for index in columns), self.wins[:, columns], self.values[:, columns])

    def joined(self, more: Weighed) -> Weighed:
        """The same plans in these worlds and in more of them."""
        return Weighed(self.plans, np.concatenate([self.wins, more.wins]), np.concatenate([self.values, more.values]))


def weigh(game: Game, position: Any, seat: int, plans: Sequence[Plan], first: int, worlds: int, *, seed: int) -> Weighed:
    """Play on after every plan in so many worlds from the first one on, all by the game's quick policy."""
    longest = max(map(len, plans))
    table = np.array([[*plan, *[NO_ACT] * (longest - len(plan))] for plan in plans], np.int64)
    found = np.zeros((worlds, len(plans), FOUND), np.int64)
    plan_explorer(game)(position.to_records(STATES), seat, table, first, QUICKLY, seed, game.limit, found)
    pairs = found[:, :, PAIRS] / (2 * (int(position.seats) - 1))
    return Weighed(tuple(plans), found[:, :, WINS] / SHARED_WIN, pairs + LEAD_WEIGHT * found[:, :, LEAD] / MOST_LEAD)


def _mean_and_error(values: Any) -> tuple[float, float]:
    return float(values.mean()), float(values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else math.inf
