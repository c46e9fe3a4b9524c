"""Flat search with sequential halving: every candidate is played to the end in the same worlds, and the worse half is given up round by round.

The advice is one of the candidates and stays one to the end. It is left only where another act gains more than twice the error of the difference:
a smaller gain is more often luck than insight.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from magnat.bots.search import exploring
from magnat.core.compile import QUICKLY
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.numbers import CHANCE_STREAM, MOST_SEED, number
from magnat.core.play import Match

CANDIDATES = 24  # acts that are tried at most
CONFIDENCE = 2.0  # errors by which an act must be better than the advice
CERTAINTY = 4.0  # errors with which nothing more is asked
ENOUGH = 64  # worlds before anything is certain
CHUNK = 64  # worlds after which somebody looks at the clock
LEAD_WEIGHT = 0.25  # of the lead, beside the pairs won

Progress = Callable[[int], None]  # gets the playouts so far


@dataclass(frozen=True)
class Budget:
    """How long to think: so many seconds or so many playouts, whichever ends first."""

    seconds: float = 0.0
    playouts: int = 0

    def __post_init__(self) -> None:
        if self.seconds < 0 or self.playouts < 0 or not (self.seconds or self.playouts):
            raise MagnatError("a search needs a number of seconds or of playouts above 0")

    def times(self, factor: float) -> Budget:
        """So many times as long.

        >>> Budget(playouts=200).times(10)
        Budget(seconds=0.0, playouts=2000)
        """
        return Budget(self.seconds * factor, round(self.playouts * factor))


@dataclass(frozen=True)
class Candidate:
    """An act that was tried, with what it is worth to the seat."""

    act: int
    value: float  # pairs won, and a quarter of the lead
    win: float  # chance of victory if all play on by the advice
    error: float  # of that chance
    gain: float  # in value over the advice, in the same worlds
    gain_error: float
    worlds: int  # in which it was tried


@dataclass(frozen=True)
class Thought:
    """What a search found."""

    act: int  # that it would play
    advised: int  # what the advice says
    candidates: tuple[Candidate, ...]  # those tried longest first, then by value
    playouts: int
    seconds: float

    @property
    def best(self) -> Candidate:
        """The candidate that it would play."""
        return next(each for each in self.candidates if each.act == self.act)


@dataclass
class _Trial:
    """The candidates that are still tried, and what was found of them in all worlds so far."""

    acts: Any
    found: Any
    given_up: list[Candidate] = field(default_factory=list)

    def values(self, seats: int) -> Any:
        """For every world and candidate: the share of pairs won, and a quarter of the lead."""
        lead = self.found[:, :, exploring.LEAD] / exploring.MOST_LEAD
        return self.found[:, :, exploring.PAIRS] / (2 * (seats - 1)) + LEAD_WEIGHT * lead

    def candidate(self, index: int, seats: int) -> Candidate:
        values = self.values(seats)
        wins = self.found[:, index, exploring.WINS] / exploring.SHARED_WIN
        gains = values[:, index] - values[:, 0]
        worlds = len(wins)
        return Candidate(
            int(self.acts[index]), float(values[:, index].mean()), float(wins.mean()), _error(wins), float(gains.mean()), _error(gains), worlds
        )

    def halve(self, seats: int) -> None:
        """Give up the worse half; the advice stays."""
        mean = self.values(seats).mean(axis=0)
        order = 1 + np.argsort(-mean[1:], kind="stable")
        stays = max(1, math.ceil(len(self.acts) / 2) - 1)
        self.given_up += [self.candidate(int(index), seats) for index in order[stays:]]
        kept = np.concatenate([[0], order[:stays]])
        self.acts, self.found = self.acts[kept], self.found[:, kept]

    def is_settled(self, seats: int) -> bool:
        """Whether the best is beyond doubt, or nothing makes a difference."""
        values = self.values(seats)
        if len(values) < ENOUGH:
            return False
        best = int(np.argmax(values.mean(axis=0)))
        ahead = values[:, [best]] - np.delete(values, best, axis=1)
        certain = ahead.mean(axis=0) > CERTAINTY * ahead.std(axis=0, ddof=1) / math.sqrt(len(ahead)) + 1e-12
        return bool(certain.all() or (ahead == 0).all())


def seen_world(match: Match, seat: int, seed: int) -> Any:
    """A position that the seat cannot tell from the true one, with the seat as actor: all that a search may know.

    Where several are asked at once, the answers of the others lie sealed in the match and are no part of the position. The characters of bots, which
    everybody is told, stand beside it.
    """
    st = match.asking_bot(seat)
    match.game.resample(st, seat, [seed, 0])
    return st


def think(
    game: Game,
    world: Any,
    seat: int,
    budget: Budget,
    *,
    seed: int,
    threads: int = 1,
    acts: Sequence[int] = (),
    stop: Any = None,
    progress: Progress | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Thought:
    """Which act of a seat leads furthest, from a world as it sees it; the advice, unless another act is better beyond doubt.

    With a budget of playouts the answer is the same whatever the machine and the number of threads. `stop` is an array of one number: whoever
    sets it gets the best so far at once. `acts` are the candidates, if not all legal ones.
    """
    if not 0 <= seed <= MOST_SEED:
        raise MagnatError(f"a seed is a whole number from 0 to {MOST_SEED}")
    if threads < 1:
        raise MagnatError("a search needs at least one thread")
    began = clock()
    advised = int(game.advise(world.copy()))
    trial = _Trial(np.array(_candidates(acts or game.legal(world), advised, seed), np.int64), None)
    trial.found = np.zeros((0, len(trial.acts), exploring.FOUND), np.int64)
    stop = np.zeros(1, np.int64) if stop is None else stop
    if len(trial.acts) == 1:
        return Thought(advised, advised, (Candidate(advised, 0.0, 0.0, 0.0, 0.0, 0.0, 0),), 0, clock() - began)
    explore, seats = exploring.explorer(game), int(world.seats)
    rounds = max(1, math.ceil(math.log2(len(trial.acts))))
    playouts = 0
    with _Crew(game, world, seat, threads, seed, stop, explore) as crew:
        for turn in range(1, rounds + 1):
            pace = _Pace(budget, turn / rounds, began, clock, playouts)
            while worlds := pace.worlds(playouts, len(trial.acts), threads):
                found = crew.tried(trial.acts, len(trial.found), worlds)
                if stop[0]:
                    break
                trial.found = np.concatenate([trial.found, found])
                playouts += worlds * len(trial.acts)
                if progress is not None:
                    progress(playouts)
            if stop[0] or trial.is_settled(seats):
                break
            if turn < rounds and len(trial.acts) > 2 and len(trial.found):
                trial.halve(seats)
    return _concluded(trial, advised, seats, playouts, clock() - began)


def glanced(game: Game, world: Any, seat: int, acts: Sequence[int], worlds: int, *, seed: int) -> list[float]:
    """What each act is worth in a few worlds: less than a search, and enough to see which acts are plausible."""
    wanted = np.array(acts, np.int64)
    with _Crew(game, world, seat, 1, seed, np.zeros(1, np.int64), exploring.explorer(game)) as crew:
        trial = _Trial(wanted, crew.tried(wanted, 0, worlds))
    return [float(value) for value in trial.values(int(world.seats)).mean(axis=0)]


def _candidates(legal: Sequence[int], advised: int, seed: int) -> list[int]:
    """The advice and the other acts; of too many, some."""
    others = [act for act in legal if act != advised]
    if len(others) >= CANDIDATES:
        others = sorted(others, key=lambda act: number(seed, act, CHANCE_STREAM, 0))[: CANDIDATES - 1]
    return [advised, *others]


def _concluded(trial: _Trial, advised: int, seats: int, playouts: int, seconds: float) -> Thought:
    if not len(trial.found):  # stopped before anything was known
        return Thought(advised, advised, (Candidate(advised, 0.0, 0.0, 0.0, 0.0, 0.0, 0),), 0, seconds)
    last = sorted((trial.candidate(index, seats) for index in range(len(trial.acts))), key=lambda each: -each.value)
    best = last[0]
    leaves = len(trial.found) > 1 and best.gain > 0 and best.gain > CONFIDENCE * best.gain_error
    rest = sorted(trial.given_up, key=lambda each: (-each.worlds, -each.value))
    return Thought(best.act if leaves else advised, advised, (*last, *rest), playouts, seconds)


def _error(values: Any) -> float:
    return float(values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else 0.0


class _Pace:
    """How many worlds are tried next, until a part of the budget is spent."""

    def __init__(self, budget: Budget, share: float, began: float, clock: Callable[[], float], playouts: int) -> None:
        self.most = int(budget.playouts * share) if budget.playouts else None  # none may be left of a small budget
        self.end = began + budget.seconds * share if budget.seconds else None
        self.clock, self.first, self.before = clock, playouts, clock()

    def worlds(self, playouts: int, acts: int, threads: int) -> int:
        """The worlds of the next step; 0 when the part is spent, by the clock or in playouts. One world is tried whatever the budget."""
        most = CHUNK * threads
        if self.most is not None:
            most = min(most, (self.most - playouts) // acts)
        if self.end is not None:
            most = min(most, self._in_time(self.end, playouts - self.first, acts, threads))
        return max(most, 0 if playouts else 1)

    def _in_time(self, end: float, done: int, acts: int, threads: int) -> int:
        """The worlds for which there is time, as the playouts of this part have gone so far; a few, before there are any."""
        now = self.clock()
        if not done or now == self.before:
            return threads if now < end else 0
        return int((end - now) * done / ((now - self.before) * acts))


class _Crew:
    """Threads that share worlds, each with states of its own."""

    def __init__(self, game: Game, world: Any, seat: int, threads: int, seed: int, stop: Any, explore: Any) -> None:
        self.states = [world.to_records(exploring.STATES) for _ in range(threads)]
        self.seat, self.seed, self.stop, self.limit, self.explore = seat, seed, stop, game.limit, explore
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def __enter__(self) -> _Crew:
        return self

    def __exit__(self, *failure: object) -> None:
        if self.pool is not None:
            self.pool.shutdown()

    def tried(self, acts: Any, first: int, worlds: int) -> Any:
        """What is found of the acts in so many worlds from the first one on."""
        found = np.zeros((worlds, len(acts), exploring.FOUND), np.int64)
        cuts = [worlds * part // len(self.states) for part in range(len(self.states) + 1)]
        jobs = [
            (states, self.seat, acts, first + low, QUICKLY, self.seed, self.limit, self.stop, found[low:high])
            for states, low, high in zip(self.states, cuts, cuts[1:], strict=False)
        ]
        if self.pool is None:
            self.explore(*jobs[0])
        else:
            list(self.pool.map(lambda job: self.explore(*job), jobs))
        return found
