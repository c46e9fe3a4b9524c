"""Many games at once: the same digest on every backend and any number of threads."""

from __future__ import annotations

import hashlib
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import numpy as np

from magnat.core import linker, options, playout
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.numbers import MOST_SEED

POLICIES = ("random", "heuristic")
BACKENDS = ("python", "cpu", "cuda")
CHUNK = {"python": 16, "cpu": 2048, "cuda": 262144}  # games handed out at a time
CUDA_THREADS = 64  # a block

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

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def simulate(
    game: Game,
    games: int,
    *,
    players: int = 0,
    seed: int = 0,
    policy: str = "random",
    backend: str = "cpu",
    threads: int = 0,
    chosen: Mapping[str, object] | None = None,
    limit: int = 0,
    watched: bool = False,
    progress: Progress | None = None,
    visit: Callable[[int, Any], None] | None = None,
) -> Summary:
    """Play `games` games of one policy against itself.

    The digest is the SHA-256 of all final states in the order of their numbers. `watched` checks the laws of the game after every act.
    `visit(first, states)` is called with every chunk of final states (records), in order.
    """
    players = players or game.usual_seats
    _check(games, seed, policy, backend, threads)
    values = options.resolve(game, players, chosen)
    limit = limit or game.limit
    threads = threads or (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
    threads = threads if backend == "cpu" else 1
    start = game.new_state(players, values)
    run = _runner(game, backend, policy, watched)
    run(start, 1, seed, 0, limit)  # compiles
    digest = hashlib.sha256()
    decisions = acts = finished = done = 0
    busy: dict[int, float] = {}  # seconds of play of each worker
    for first, (states, tallies, worker, spent) in _chunks(run, start, games, seed, limit, CHUNK[backend], threads):
        if tallies[:, playout.BROKEN].any():
            index = int(np.flatnonzero(tallies[:, playout.BROKEN])[0])
            raise LawBroken(f"game {first + index} of seed {seed} breaks the law {game.laws.named(int(tallies[index, playout.BROKEN]))}")
        digest.update(game.state.packed_bytes(states))
        decisions += int(tallies[:, playout.DECISIONS].sum())
        acts += int(tallies[:, playout.ACTS].sum())
        finished += int((states["actor"] < -1).sum())
        done += len(states)
        busy[worker] = busy.get(worker, 0.0) + spent
        if visit:
            visit(first, states)
        if progress:
            progress(done)
    seconds = max(busy.values())
    return Summary(
        game.name, game.version, players, options.spelled(game, values), policy, backend, threads, seed, limit, games, finished, decisions, acts,
        round(seconds, 6), round(decisions / seconds, 1), round(games / seconds, 1), digest.hexdigest(),
    )  # fmt: skip


def _check(games: int, seed: int, policy: str, backend: str, threads: int) -> None:
    if policy not in POLICIES:
        raise MagnatError(f"there is no policy {policy!r}; there are: {', '.join(POLICIES)}")
    if backend not in BACKENDS:
        raise MagnatError(f"there is no backend {backend!r}; there are: {', '.join(BACKENDS)}")
    if games < 1:
        raise MagnatError(f"at least one game is played, not {games}")
    if not 0 <= seed <= MOST_SEED:
        raise MagnatError(f"a seed is a whole number from 0 to {MOST_SEED}")
    if threads < 0:
        raise MagnatError("the number of threads cannot be negative")
    if backend == "cuda":
        reason = cuda_missing()
        if reason:
            raise MagnatError(f"the cuda backend is not available: {reason}")


def cuda_missing() -> str:
    """Why CUDA cannot be used here; empty if it can."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba.cuda still asks for the name that NumPy dropped
    try:
        from numba import cuda

        found = bool(cuda.is_available())
        return "" if found else "no NVIDIA GPU was found"
    except ImportError as missing:
        return f"{missing}"


Played = tuple[Any, Any, int, float]  # final states, tallies, worker, seconds of play
Run = Callable[[Any, int, int, int, int], Played]


def _runner(game: Game, backend: str, policy: str, watched: bool) -> Run:
    if backend == "python":
        return partial(_run_plain, game.plain(playout.batch, policy, watched=watched))
    if backend == "cpu":
        return partial(_run_cpu, game.linked(playout.batch, policy, watched=watched))
    return partial(_run_cuda, game.linked(playout.batch_cuda, policy, watched=watched, target=linker.CUDA))


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


def _chunks(run: Run, start: Any, games: int, seed: int, limit: int, size: int, threads: int) -> Iterator[tuple[int, Played]]:
    """What was played chunk by chunk, in the order of the games whatever thread was first."""
    firsts = range(0, games, size)
    if threads == 1:
        for first in firsts:
            yield first, run(start, min(size, games - first), seed, first, limit)
        return
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[tuple[int, Future[Played]]] = deque()
        for first in firsts:
            waiting.append((first, pool.submit(run, start, min(size, games - first), seed, first, limit)))
            if len(waiting) > 2 * threads:
                ready, job = waiting.popleft()
                yield ready, job.result()
        for ready, job in waiting:
            yield ready, job.result()
