"""What a batch runs on: the interpreter, or compiled code on CPU cores. An engine has the memory of the games and does a task for all of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from magnat.core.compile import linker
from magnat.core.entries import entry_bindings, reach
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.lab import drive

LEAST_SHARE = 64  # games for which another thread is worth its while


def cores() -> int:
    """The CPU cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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


def player_acts(game: Game) -> int:
    """How many act ids seats have; those of chance come behind them."""
    by_chance = {block for row in game.phases if row.is_chance for block in row.pairs}
    return min((int(row.number) for row in game.blocks if row.name in by_chance), default=game.act_count)


def drive_bindings(game: Game) -> dict[str, Any]:
    """What the template of batches needs besides the entries."""
    acts = player_acts(game)
    named = tuple((int(row.number), int(row.size)) for row in game.blocks if row.of == "seat" and row.number < acts)
    return {"ACTS": acts, "NAMED_SEATS": len(named), "SEAT_BLOCKS": named or ((0, 0),)}


class Direct:
    """A compiled function that is called without looking at the types of its arguments, which takes longer than a step where they are records.

    So they must be of the same types at every call: `Batch` takes no others.
    """

    def __init__(self, made: Any) -> None:
        self.made = made
        self.enter: Callable[..., int] = self.first

    def first(self, *arguments: Any) -> int:
        """Compiles, or takes from the cache, what is called from now on."""
        import numba

        types = tuple(numba.typeof(argument) for argument in arguments)
        self.made.compile(types)
        self.enter = self.made.overloads[types].entry_point
        return self.enter(*arguments)

    def __call__(self, *arguments: Any) -> int:
        return self.enter(*arguments)


class Engine:
    """Compiled code on CPU cores."""

    def __init__(self, game: Game, threads: int) -> None:
        self.game, self.threads = game, threads
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.drive: Callable[..., int] = self.linked()

    def linked(self) -> Callable[..., int]:
        return Direct(reach(self.game, "drive", drive.drive, "seated", **drive_bindings(self.game)))

    def states(self, start: Any, count: int) -> Any:
        """The beginning as it is copied, and memory for the games."""
        return start.to_records(), start.to_records(count)

    def room(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Memory for so many numbers."""
        return np.zeros(shape, dtype)

    def run(self, plan: Any, count: int, *memory: Any) -> int:
        """Do the task of the plan for all games; the first game whose act is refused, or -1."""
        if self.pool is None:
            return int(self.drive(plan, 0, count, *memory))
        share = max(LEAST_SHARE, -(-count // self.threads))
        parts = [(first, min(first + share, count)) for first in range(0, count, share)]
        if plan[drive.Plan.TASK] == drive.Task.STEP and plan[drive.Plan.FORGIVE] == 0:  # nobody plays before all are looked at
            looking = plan.copy()
            looking[drive.Plan.TASK] = drive.Task.CHECK
            if (wrong := self.spread(looking, parts, memory)) >= 0:
                return wrong
        return self.spread(plan, parts, memory)

    def spread(self, plan: Any, parts: list[tuple[int, int]], memory: tuple[Any, ...]) -> int:
        assert self.pool is not None
        found = [job.result() for job in [self.pool.submit(self.drive, plan, *part, *memory) for part in parts]]
        return min((int(index) for index in found if index >= 0), default=-1)


class Interpreter(Engine):
    """The very functions, as Python runs them."""

    def linked(self) -> Callable[..., int]:
        bindings = self.game.bindings("seated") | entry_bindings(self.game) | drive_bindings(self.game)
        made: Callable[..., int] = linker.plain(drive.drive, bindings | {"renew_game": _renew, "keep_game": _keep})
        return made

    def states(self, start: Any, count: int) -> Any:
        return [start], [start.copy() for _ in range(count)]


def _renew(states: list[Any], index: int, start: list[Any]) -> None:
    states[index] = start[0].copy()


def _keep(states: list[Any], index: int, finals: list[Any]) -> None:
    finals[index] = states[index].copy()


def engine_of(game: Game, backend: str, threads: int, count: int) -> Engine:
    """The engine of a backend."""
    if backend == "python":
        return Interpreter(game, 1)
    return Engine(game, min(threads or cores(), max(1, count // LEAST_SHARE)))


def memory_of(given: Mapping[str, Any], name: str, shape: tuple[int, ...], dtype: Any, made: Callable[[], Any]) -> Any:
    """The caller's memory of that name, if it fits; else some of our own."""
    if name not in given:
        return made()
    array = given[name]
    if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != np.dtype(dtype) or not array.flags.c_contiguous:
        raise MagnatError(f"the memory for {name!r} must be a C-contiguous array of {np.dtype(dtype)} with the shape {shape}")
    if not array.flags.writeable:
        raise MagnatError(f"the memory for {name!r} cannot be written")
    return array
