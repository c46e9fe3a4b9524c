"""Batches and simulations on a GPU: what `wavefront.py` has as templates, linked with a game and launched. Imported only where CUDA is."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numba.cuda
import numpy as np

from magnat.core.compile import linker, observation_size, playout
from magnat.core.entries import entry_bindings
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.lab import wavefront
from magnat.lab.batch import Batch, whole_numbers
from magnat.lab.counting_sort import Sorter
from magnat.lab.drive import Plan, Task
from magnat.lab.engines import Engine, drive_bindings
from magnat.lab.wavefront import THREADS

cuda: Any = numba.cuda
CHOOSING = {Task.ADVISE: wavefront.wave_advise, Task.QUICK: wavefront.wave_quick, Task.RANDOM: wavefront.wave_random}
LOOKS = 8  # launches between two looks at how many games are left


@cache
def kernel(game: Game, template: Any, policy: str = "random") -> Any:
    """A kernel of a game; compiled at its first launch, or taken from the cache."""
    bindings = entry_bindings(game, in_spans=False) | game.bindings(policy) | drive_bindings(game) | {"SEEN": observation_size(game.state)}
    return linker.link(f"{game.name}_{policy}_{template.__name__}", template, bindings, linker.CUDA)


def launch(made: Any, count: int, *arguments: Any) -> None:
    made[-(-count // THREADS), THREADS](*arguments)


def run_waves(game: Game, policy: str, start: Any, count: int, seed: int, first: int, limit: int) -> tuple[Any, Any, int, float]:
    """Games `first`, `first + 1`, ... to their ends: final states, tallies, worker and seconds, as `batches` wants them."""
    plan = np.zeros(len(Plan), np.int64)
    plan[Plan.SEED], plan[Plan.LIMIT] = seed, limit
    streams = 1 + game.seat_counts[-1]
    begin, decide, play = (kernel(game, made, policy) for made in (wavefront.wave_begin, wavefront.wave_decide, wavefront.wave_play))
    states, plan_there = cuda.to_device(start.to_records(count)), cuda.to_device(plan)
    ledgers, keys = cuda.to_device(np.zeros((count, streams + 1), np.int32)), cuda.to_device(np.zeros(count, np.int32))
    sorter = Sorter(count)
    cuda.synchronize()
    began = time.perf_counter()
    launch(begin, count, states, ledgers, keys, plan_there)
    sorter.sort(keys)
    live, turn = count, 0
    while live:
        launch(decide, live, states, sorter.order, live, ledgers, first, keys, plan_there)
        sorter.sort(keys)
        launch(play, live, states, sorter.order, live, ledgers, keys, plan_there)
        sorter.sort(keys)
        turn += 1
        if turn % LOOKS == 0:
            live = count - sorter.how_many(wavefront.DONE)
    cuda.synchronize()
    spent = time.perf_counter() - began
    counted = ledgers.copy_to_host().astype(np.int64)
    tallies = np.zeros((count, playout.TALLY), np.int64)
    tallies[:, playout.ACTS] = counted[:, streams]
    tallies[:, playout.DECISIONS] = counted[:, streams] - counted[:, 0]
    return states.copy_to_host(), tallies, 0, spent


class CudaEngine(Engine):
    """Memory on the GPU; the work is done by the launches of `CudaBatch`."""

    def __init__(self, game: Game) -> None:
        self.game, self.threads, self.pool = game, 1, None

    def states(self, start: Any, count: int) -> Any:
        return cuda.to_device(start.to_records()), cuda.to_device(start.to_records(count))

    def room(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return cuda.to_device(np.zeros(tuple(max(1, size) for size in shape), dtype))


class CudaBatch(Batch):
    """A batch whose arrays lie on the GPU; PyTorch, JAX and CuPy read and write them without a copy through the CUDA array interface."""

    def _engine_of(self, threads: int) -> Engine:
        return CudaEngine(self.game)

    def _lay_out(self, start: Any, given: Any, observe: bool, bits: bool) -> None:
        if given:
            raise MagnatError("a batch on the GPU has memory of its own; PyTorch and others can use it without a copy")
        super()._lay_out(start, given, observe, bits)
        self._everywhere = cuda.to_device(np.ones(self.count, np.uint8))
        self._keys, self._fouls, self._wrong = self._engine.room((self.count,), np.int32), self._engine.room((self.count,), np.int32), None
        self._again = self._engine.room((self.count,), np.uint8)
        self._sorter = Sorter(self.count)
        self._plans: dict[int, Any] = {}

    def reset(self, seed: int | None = None, *, numbers: Any = None, where: Any = None) -> None:
        self._take_seed(seed)
        self._plans = {}
        chosen = self._where(where)
        if numbers is not None or where is None:
            held = self.numbers.copy_to_host()
            wanted = np.arange(self.first, self.first + self.count) if numbers is None else whole_numbers("numbers", numbers, (self.count,), np.int64)
            mask = chosen.copy_to_host() != 0
            held[mask] = wanted[mask]
            self.numbers.copy_to_device(held)
        game, count = self.game, self.count
        launch(kernel(game, wavefront.wave_clear), count, chosen, self.states, self.payoffs, self.over, self.cut)
        self._set_up(chosen)
        self._show(chosen)
        if (self._actors_here()[chosen.copy_to_host() != 0] < 0).any():
            raise MagnatError(f"nobody is asked anything within {self._plan[Plan.LIMIT]} acts: raise the limit")

    def step(self, acts: Any, where: Any = None) -> None:
        if where is not None:
            raise MagnatError("a batch on the GPU steps all its games at once")
        given = cuda.as_cuda_array(acts) if hasattr(acts, "__cuda_array_interface__") else cuda.to_device(self._acts_of(acts))
        if given.shape != (self.count,) or given.dtype != np.int32:
            raise MagnatError(f"acts on the GPU are an array of int32 with the shape ({self.count},)")
        game, count, plan = self.game, self.count, self._plan_for(Task.STEP)
        if not self._plan[Plan.FORGIVE]:
            wrong = cuda.to_device(np.array([wavefront.NO_GAME], np.int32))
            check = kernel(game, wavefront.wave_check)
            launch(check, count, self._everywhere, given, self.masks, self.actors, self.over, self.cut, wrong, plan)
            index = int(wrong.copy_to_host()[0])
            if index != wavefront.NO_GAME:
                self.refuse(index, int(given.copy_to_host()[index]))
        launch(kernel(game, wavefront.wave_act_keys), count, given, self._keys)
        self._sorter.sort(self._keys)
        act, end = kernel(game, wavefront.wave_act), kernel(game, wavefront.wave_end)
        order = self._sorter.order
        launch(act, count, order, self.states, given, self._ledgers, self.masks, self.actors, self.over, self.cut, self._fouls, plan)
        self._sort_by_phase()
        launch(
            end, count, order, self.states, self.last_states, self._ledgers, self.numbers, self.last_seen, self.actors, self.payoffs, self.over,
            self.cut, self._fouls, self._again, plan,
        )  # fmt: skip
        if self.autoreset:
            self._set_up(self._again)
        self._show(self._everywhere)

    def look(self, seats: Any, where: Any = None) -> Any:
        raise MagnatError("a batch on the GPU shows what the actors see, and no other seats")

    def copy(self, source: Any, target: Any) -> None:
        raise MagnatError("games of a batch on the GPU cannot be copied one by one")

    def position(self, index: int) -> Any:
        return self.game.state.from_record(self.states[index : index + 1].copy_to_host()[0])

    def records(self) -> Any:
        return self.states.copy_to_host()

    def _set_up(self, where: Any) -> None:
        launch(kernel(self.game, wavefront.wave_set_up), self.count, where, self.states, self._start, self._ledgers, self.numbers, self._plan_for(0))

    def _sort_by_phase(self) -> None:
        launch(kernel(self.game, wavefront.wave_phase_keys), self.count, self.states, self._keys)
        self._sorter.sort(self._keys)

    def _show(self, where: Any) -> None:
        self._sort_by_phase()
        launch(kernel(self.game, wavefront.wave_wipe), self.count * self.act_count, where, self.masks, self.bits)
        shown = (self._sorter.order, where, self.states, self.masks, self.bits, self.seen, self.actors, self.over, self.cut)
        launch(kernel(self.game, wavefront.wave_show), self.count, *shown, self._plan_for(Task.STEP))

    def _choose(self, task: int, acts: Any, where: Any) -> Any:
        written = cuda.to_device(np.full(self.count, -1, np.int32)) if acts is None else cuda.as_cuda_array(acts)
        chosen = (self._sorter.order, self._where(where), self.states, written, self._ledgers, self.numbers, self.actors, self.over, self.cut)
        launch(kernel(self.game, CHOOSING[task]), self.count, *chosen, self._plan_for(task))
        return written

    def _actors_here(self) -> Any:
        return self.actors.copy_to_host()

    def _where(self, where: Any) -> Any:
        if where is None:
            return self._everywhere
        if hasattr(where, "__cuda_array_interface__"):
            return cuda.as_cuda_array(where)
        return cuda.to_device(super()._where(where))

    def _plan_for(self, task: int) -> Any:
        """The plan on the GPU, one for each task: a launch may still be reading the one before."""
        if task not in self._plans:
            plan = self._plan.copy()
            plan[Plan.TASK] = task
            self._plans[task] = cuda.to_device(plan)
        return self._plans[task]
