"""Bots that look ahead: two that search, and two that sometimes misjudge as people do.

They are asked in two ways. `choose` gets a match, as every bot does, and takes from it what the seat may know. `consider` gets no more than that: a
position that the seat cannot tell from the true one. A server sends only such positions to the processes in which bots think.
"""

from __future__ import annotations

import math
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from magnat.bots.search import Budget, glanced, seen_world, think
from magnat.core.game import Game
from magnat.core.numbers import BITS, below, number
from magnat.core.play import Match

PLAUSIBLE = 8  # acts that somebody who misjudges has in mind
GLANCES = 6  # worlds in which they are tried
SOFTNESS = 0.15  # of value: by how much an act may look worse and still be taken now and then
ABSURD = 0.45  # of value: what looks so much worse than the best is never done
THOUSAND = 1000
LAPSES = {  # by players, decisions in a thousand that beginner and casual misjudge: meant to lose about 80 and 65 pairs of a hundred to standard
    "hab_und_gut": {3: (270, 105), 4: (326, 146)},
    "maxi_bourse": {2: (140, 90), 4: (393, 214)},
    "merchant_of_venus": {2: (65, 30), 4: (75, 44)},
    "richesses_du_monde": {2: (180, 105), 4: (290, 170)},
    "venture": {2: (150, 80), 4: (188, 85)},
}
USUAL_LAPSES = (300, 120)


class LookingAhead(ABC):
    """What all these bots share: their own numbers for every decision, and the way from a match to what the seat may know."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        luck = number(self.seed, match.version, 1 + seat, 0)
        return self.consider(match.game, seen_world(match, seat, luck), seat, luck)

    @abstractmethod
    def consider(self, game: Game, world: Any, seat: int, luck: int) -> int:
        """An act of the seat in a world as it sees it; `luck` is a number for this decision."""


class SearchBot(LookingAhead):
    """Flat search: leaves the advice where another act is better beyond doubt.

    Without a budget it thinks for the seconds of its level, on as many cores as its level has and the machine can spare.
    """

    seconds = 0.0  # for a decision
    cores = 1

    def __init__(self, seed: int = 0, budget: Budget | None = None, *, threads: int = 0) -> None:
        super().__init__(seed)
        self.budget = budget or Budget(seconds=self.seconds)
        self.threads = threads or min(self.cores, os.cpu_count() or 1)

    @classmethod
    def on_one_core(cls, seed: int, budget: Budget) -> SearchBot:
        """As strong as at a table where strong has that budget, in CPU time of a single thread: for tournaments, on a machine that may be busy."""
        return cls(seed, budget.times(cls.seconds * cls.cores / (StrongBot.seconds * StrongBot.cores)), threads=1)

    def consider(self, game: Game, world: Any, seat: int, luck: int) -> int:
        clock: Callable[[], float] = time.thread_time if self.threads == 1 else time.monotonic
        return think(game, world, seat, self.budget, seed=luck, threads=self.threads, clock=clock).act

    def within(self, game: Game, world: Any, seat: int, luck: int, seconds: float) -> int:
        """As `consider`, but by real time, because a table waits."""
        return think(game, world, seat, Budget(seconds=seconds), seed=luck, threads=self.threads).act


class StrongBot(SearchBot):
    """Looks ahead for a moment."""

    name, seconds = "strong", 0.2


class ExpertBot(SearchBot):
    """Looks ahead ten times as long."""

    name, seconds, cores = "expert", 1.0, 2


class LapsingBot(LookingAhead):
    """Follows the advice, but in some decisions takes another act that looks plausible at a glance: the better it looks, the more often."""

    column = 0  # of LAPSES

    def lapses(self, game: Game, players: int) -> int:
        """Decisions in a thousand that it misjudges at a table of so many: what was fitted for the number nearest to it."""
        fitted = LAPSES.get(game.name, {0: USUAL_LAPSES})
        return fitted[min(fitted, key=lambda number: abs(number - players))][self.column]

    def consider(self, game: Game, world: Any, seat: int, luck: int) -> int:
        advised = int(game.advise(world.copy()))
        others = [act for act in game.legal(world) if act != advised]
        if not others or below(luck, THOUSAND) >= self.lapses(game, int(world.seats)):
            return advised
        others = sorted(others, key=lambda act: number(luck, act, 0, 0))[:PLAUSIBLE]
        values = glanced(game, world, seat, [advised, *others], GLANCES, seed=luck)
        best = max(values)
        in_mind = [(act, value) for act, value in zip(others, values[1:], strict=True) if value > best - ABSURD]
        if not in_mind:
            return advised
        weights = [math.exp((value - best) / SOFTNESS) for _, value in in_mind]
        left = number(luck, 0, 1, 0) / (1 << BITS) * sum(weights)
        for (act, _), weight in zip(in_mind, weights, strict=True):
            left -= weight
            if left < 0:
                return act
        return in_mind[-1][0]


class CasualBot(LapsingBot):
    """Misjudges now and then."""

    name, column = "casual", 1


class BeginnerBot(LapsingBot):
    """Misjudges often."""

    name, column = "beginner", 0
