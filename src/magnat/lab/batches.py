"""Many games at once: the same digest on every backend and any number of threads."""

from __future__ import annotations

import hashlib
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

import numpy as np

from magnat.core.compile import linker, playout
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.numbers import MOST_SEED
from magnat.core.play import options
from magnat.lab.engines import cores, cuda_missing
from magnat.lab.policies import Policy, Table, is_python, resolved, seated, told
from magnat.lab.results import Judge, Results

BACKENDS = ("python", "cpu", "cuda")
CHUNK = {"python": 16, "cpu": 2048, "cuda": 1048576}  # games handed out at a time
CUDA_THREADS = 64  # a block
WAVES: bool | None = None  # on CUDA: one act a launch and games in order, instead of one thread a game; None: where that is faster
MANY_PHASES = 20  # from so many on waves are faster: threads that each play a game of their own would do too many different things at once

Progress = Callable[[int], None]


class LawBroken(MagnatError):
    """A law of the game was broken: a defect of the rules."""


@dataclass(frozen=True)
class Summary:
    """What a simulation found. `seconds` is the time the busiest worker spent playing: no compiling, copying or hashing."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    policy: str
    backend: str
    threads: int
    seed: int
    limit: int
    games: int
    finished: int
    decisions: int
    acts: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    digest: str
    results: Results | None = field(default=None, repr=False, compare=False)  # game by game, where they were asked for

    def to_json(self) -> dict[str, Any]:
        """All but the results of the games."""
        return {name: value for name, value in asdict(self).items() if name != "results"}


def simulate(
    game: Game,
    games: int,
    *,
    players: int = 0,
    seed: int = 0,
    policy: Policy | Sequence[Policy] = "random",
    backend: str = "cpu",
    threads: int = 0,
    chosen: Mapping[str, object] | None = None,
    limit: int = 0,
    watched: bool = False,
    progress: Progress | None = None,
    visit: Callable[[int, Any], None] | None = None,
    results: bool = False,
    first: int = 0,
) -> Summary:
    """Play `games` games; `policy` is that of all seats, or a list with one for each (see `magnat.lab.policies`).

    The digest is the SHA-256 of all final states in the order of their numbers. `watched` checks the laws of the game after every act.
    `visit(first, states)` is called with every chunk of final states (records), in order. `results` asks for winners, ranks, scores, decisions and
    turns of every game, as arrays. The games have the numbers from `first` on.
    """
    players = players or game.usual_seats
    _check(games, first, seed, backend, threads)
    values = options.resolve(game, players, chosen)
    policies = resolved(game, seated(policy, players), options.spelled(game, values))
    limit = limit or game.limit
    threads = threads or cores()
    threads = threads if backend == "cpu" and not any(map(is_python, policies)) else 1
    start = game.new_state(players, values)
    run = _runner(game, backend, policies, watched, values)
    if not any(map(is_python, policies)):
        run(start, 1, seed, 0, limit)  # compiles
    judge, judged = Judge(game, players, compiled=backend != "python") if results else None, []
    digest = hashlib.sha256()
    decisions = acts = finished = done = 0
    busy: dict[int, float] = {}  # seconds of play of each worker
    for place, (states, tallies, worker, spent) in _chunks(run, start, range(first, first + games), seed, limit, CHUNK[backend], threads):
        if tallies[:, playout.BROKEN].any():
            index = int(np.flatnonzero(tallies[:, playout.BROKEN])[0])
            raise LawBroken(f"game {place + index} of seed {seed} breaks the law {game.laws.named(int(tallies[index, playout.BROKEN]))}")
        digest.update(game.state.digest_bytes(states))
        decisions += int(tallies[:, playout.DECISIONS].sum())
        acts += int(tallies[:, playout.ACTS].sum())
        finished += int((states["actor"] < -1).sum())
        done += len(states)
        busy[worker] = busy.get(worker, 0.0) + spent
        if judge:
            judged.append(judge.results(place, states, tallies[:, playout.DECISIONS]))
        if visit:
            states["revealed"] = 0  # a mark for a search, no part of the position: the same on every backend
            visit(place, states)
        if progress:
            progress(done)
    seconds = max(busy.values())
    return Summary(
        game.name, game.version, players, options.spelled(game, values), told(policies), backend, threads, seed, limit, games, finished,
        decisions, acts,
        round(seconds, 6), round(decisions / seconds, 1), round(games / seconds, 1), digest.hexdigest(),
        Results.joined(judged) if judged else None,
    )  # fmt: skip


def _check(games: int, first: int, seed: int, backend: str, threads: int) -> None:
    if backend not in BACKENDS:
        raise MagnatError(f"there is no backend {backend!r}; there are: {', '.join(BACKENDS)}")
    if games < 1 or first < 0:
        raise MagnatError(f"at least one game is played, not {games}" if games < 1 else "the number of the first game cannot be negative")
    if not 0 <= seed <= MOST_SEED:
        raise MagnatError(f"a seed is a whole number from 0 to {MOST_SEED}")
    if threads < 0:
        raise MagnatError("the number of threads cannot be negative")
    if backend == "cuda":
        reason = cuda_missing()
        if reason:
            raise MagnatError(f"the cuda backend is not available: {reason}")


Played = tuple[Any, Any, int, float]  # final states, tallies, worker, seconds of play
Run = Callable[[Any, int, int, int, int], Played]


def _runner(game: Game, backend: str, policies: Sequence[Policy], watched: bool, values: dict[str, int]) -> Run:
    if any(map(is_python, policies)):
        if backend == "cuda" or watched:
            raise MagnatError("Python functions as policies play on the cpu and python backends, and laws are not checked beside them")
        return partial(_run_batch, game, backend, policies, options.spelled(game, values))
    alike = policies[0] if len(set(policies)) == 1 else None
    if not isinstance(alike, str):
        if watched:
            raise MagnatError("laws are not checked beside policies that differ by seat or are your own")
        table = Table(game, policies)
        if backend == "cuda":
            return partial(_run_cuda, _with_roles(table))
        return partial(
            _run_plain if backend == "python" else _run_cpu, partial(_by_roles, table, table.plain() if backend == "python" else table.linked())
        )
    if backend == "python":
        return partial(_run_plain, game.plain(playout.batch, alike, watched=watched))
    if backend == "cpu":
        return partial(_run_cpu, game.linked(playout.batch, alike, watched=watched))
    waves = len(game.phases) >= MANY_PHASES if WAVES is None else WAVES
    if waves and not watched:
        from magnat.lab.cuda import run_waves

        return partial(run_waves, game, alike)
    return partial(_run_cuda, game.linked(playout.batch_cuda, alike, watched=watched, target=linker.CUDA))


def _by_roles(table: Table, play: Any, states: Any, seed: int, first: int, limit: int, tallies: Any) -> None:
    if isinstance(tallies, list):  # the interpreter's
        counted = np.zeros((len(tallies), playout.TALLY), np.int64)
        play(states, seed, first, limit, counted, table.roles, table.weights, table.starts)
        tallies[:] = counted.tolist()
    else:
        play(states, seed, first, limit, tallies, table.roles, table.weights, table.starts)


def _with_roles(table: Table) -> Any:
    """The kernel of a table, launched as one that needs no roles."""
    from numba import cuda

    kernel, more = table.on_cuda(), [cuda.to_device(array) for array in (table.roles, table.weights.copy(), table.starts)]

    class Launched:
        def __getitem__(self, grid: Any) -> Any:
            return lambda *arguments: kernel[grid](*arguments, *more)

    return Launched()


def _run_batch(
    game: Game, backend: str, policies: Sequence[Policy], chosen: dict[str, str], start: Any, count: int, seed: int, first: int, limit: int
) -> Played:
    """Python functions choose: the games are played as a batch."""
    from magnat.lab.batch import Batch

    began = time.perf_counter()
    batch = Batch(game, count, players=start.seats, options=chosen, seed=seed, backend=backend, limit=limit, first=first, autoreset=False, threads=1)
    batch.play(policies)
    tallies = np.zeros((count, playout.TALLY), np.int64)
    acts, by_chance = batch.tally()
    tallies[:, playout.ACTS], tallies[:, playout.DECISIONS] = acts, acts - by_chance
    return batch.records(), tallies, 0, time.perf_counter() - began


def _run_plain(batch: Any, start: Any, count: int, seed: int, first: int, limit: int) -> Played:
    states = [start.copy() for _ in range(count)]
    tallies = [[0] * playout.TALLY for _ in range(count)]
    began = time.perf_counter()
    batch(states, seed, first, limit, tallies)
    spent = time.perf_counter() - began
    return np.concatenate([st.to_records() for st in states]), np.array(tallies, np.int64), 0, spent


def _run_cpu(batch: Any, start: Any, count: int, seed: int, first: int, limit: int) -> Played:
    states, tallies = start.to_records(count), np.zeros((count, playout.TALLY), np.int64)
    began = time.perf_counter()
    batch(states, seed, first, limit, tallies)
    return states, tallies, threading.get_ident(), time.perf_counter() - began


def _run_cuda(kernel: Any, start: Any, count: int, seed: int, first: int, limit: int) -> Played:
    from numba import cuda

    states = cuda.to_device(start.to_records(count))
    tallies = cuda.to_device(np.zeros((count, playout.TALLY), np.int64))
    cuda.synchronize()
    began = time.perf_counter()
    kernel[(count + CUDA_THREADS - 1) // CUDA_THREADS, CUDA_THREADS](states, seed, first, limit, tallies)
    cuda.synchronize()
    spent = time.perf_counter() - began
    return states.copy_to_host(), tallies.copy_to_host(), 0, spent


def _chunks(run: Run, start: Any, games: range, seed: int, limit: int, size: int, threads: int) -> Iterator[tuple[int, Played]]:
    """What was played chunk by chunk, in the order of the games whatever thread was first."""
    firsts = games[::size]
    if threads == 1:
        for first in firsts:
            yield first, run(start, min(size, games.stop - first), seed, first, limit)
        return
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[tuple[int, Future[Played]]] = deque()
        for first in firsts:
            waiting.append((first, pool.submit(run, start, min(size, games.stop - first), seed, first, limit)))
            if len(waiting) > 2 * threads:
                ready, job = waiting.popleft()
                yield ready, job.result()
        for ready, job in waiting:
            yield ready, job.result()
