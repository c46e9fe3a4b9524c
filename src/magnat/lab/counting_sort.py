"""Ordering games on a GPU by small whole numbers: threads that do the same work lie side by side. Imported only where CUDA is.

Within one key the order is arbitrary: no result depends on it.
"""

from __future__ import annotations

from typing import Any

import numba.cuda
import numpy as np

cuda: Any = numba.cuda
kernel: Any = cuda.jit

KEYS = 2048  # keys are below this
THREADS = 256


@kernel
def _count(keys: Any, counts: Any) -> None:
    near = cuda.shared.array(KEYS, np.int32)
    for key in range(cuda.threadIdx.x, KEYS, THREADS):
        near[key] = 0
    cuda.syncthreads()
    index = cuda.grid(1)
    if index < len(keys):
        cuda.atomic.add(near, keys[index], 1)
    cuda.syncthreads()
    for key in range(cuda.threadIdx.x, KEYS, THREADS):
        if near[key] > 0:
            cuda.atomic.add(counts, key, near[key])


@kernel
def _sum_up(counts: Any, places: Any) -> None:
    """Where the games of each key begin. One block: every thread sums a stretch of keys."""
    sums = cuda.shared.array(THREADS, np.int32)
    each = KEYS // THREADS
    mine = cuda.threadIdx.x
    total = 0
    for key in range(mine * each, (mine + 1) * each):
        total += counts[key]
    sums[mine] = total
    cuda.syncthreads()
    before = 0
    for other in range(mine):
        before += sums[other]
    for key in range(mine * each, (mine + 1) * each):
        places[key] = before
        before += counts[key]


@kernel
def _scatter(keys: Any, places: Any, order: Any) -> None:
    near = cuda.shared.array(KEYS, np.int32)
    for key in range(cuda.threadIdx.x, KEYS, THREADS):
        near[key] = 0
    cuda.syncthreads()
    index = cuda.grid(1)
    place = 0
    if index < len(keys):
        place = cuda.atomic.add(near, keys[index], 1)
    cuda.syncthreads()
    for key in range(cuda.threadIdx.x, KEYS, THREADS):
        if near[key] > 0:
            near[key] = cuda.atomic.add(places, key, near[key])
    cuda.syncthreads()
    if index < len(keys):
        order[near[keys[index]] + place] = index


class Sorter:
    """Writes the games into `order`, those with the lowest keys first."""

    def __init__(self, count: int) -> None:
        self.blocks = -(-count // THREADS)
        self.none = cuda.to_device(np.zeros(KEYS, np.int32))
        self.counts, self.places = (cuda.device_array(KEYS, np.int32) for _ in range(2))
        self.order = cuda.to_device(np.arange(count, dtype=np.int32))

    def sort(self, keys: Any) -> None:
        self.counts.copy_to_device(self.none)
        _count[self.blocks, THREADS](keys, self.counts)
        _sum_up[1, THREADS](self.counts, self.places)
        _scatter[self.blocks, THREADS](keys, self.places, self.order)

    def how_many(self, key: int) -> int:
        """The games that had this key."""
        return int(self.counts[key : key + 1].copy_to_host()[0])
