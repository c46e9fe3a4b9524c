"""The tables at which a net learns, one batch for each number of players, as PyTorch sees them: without a copy.

At most of them the advice sits on some seats, at some copies of the net as it was some rounds ago; at the rest the net plays itself. Where the advice
is too dear, older copies take its place.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from magnat.core.compile import linker
from magnat.core.game import Game
from magnat.lab.batch import Batch
from magnat.learn.inputs import Inputs, writer
from magnat.learn.plan import Plan

LEARNER, OLDER, ADVICE = range(3)
EIGHTHS = (6, 1, 1)  # of the tables: with the advice, with older copies, with learners alone


def roles_of(players: int, tables: int, *, advised: bool) -> Any:
    """Who sits where: a row for each table. Learners sit on every other seat of a mixed table, on one seat alone at some of them."""
    roles = np.full((tables, players), LEARNER, np.int64)
    for table in range(tables):
        if table < tables * (EIGHTHS[0] + EIGHTHS[1]) // 8:
            other = ADVICE if advised and table < tables * EIGHTHS[0] // 8 else OLDER
            alone = table % 4 == 3
            for seat in range(players):
                place = (seat + table // 4) % players
                is_learner = seat == 0 if alone else seat % 2 == 0
                roles[table, place] = LEARNER if is_learner else other
    return roles


class Table:
    """The batch of one number of players."""

    def __init__(self, game: Game, plan: Plan, players: int, device: str, seed: int, tables: int, *, again: bool = True) -> None:
        self.players, self.device, self.tables = players, device, tables
        self.batch = Batch(
            game, tables, players=players, options=plan.options, seed=seed, backend="cuda" if device == "cuda" else "cpu", payoff="rank",
            illegal="end", autoreset=again,
        )  # fmt: skip
        self.adopt()

    def adopt(self) -> None:
        """Give PyTorch the arrays of the batch."""
        for name in ("masks", "actors", "payoffs", "over", "cut", "seen"):
            setattr(self, name, self.shared(getattr(self.batch, name)))
        self.acts = torch.zeros(self.tables, dtype=torch.int32, device=self.device)
        self.where = torch.zeros(self.tables, dtype=torch.uint8, device=self.device)

    masks: Any
    actors: Any
    payoffs: Any
    over: Any
    cut: Any
    seen: Any

    def shared(self, array: Any) -> Any:
        return torch.as_tensor(array, device="cuda") if self.device == "cuda" else torch.from_numpy(array)

    def observations(self) -> Any:
        return self.seen.cpu().numpy()

    def advise(self, acts: Any, where: Any) -> None:
        """Write the acts of the advice, where the mask (bytes) says so."""
        if self.device == "cuda":
            self.batch.advise(acts, where)
        else:
            self.batch.advise(acts.numpy(), where.numpy())

    def step(self, acts: Any) -> None:
        self.batch.step(acts if self.device == "cuda" else acts.numpy())


class Reader:
    """Writes what a net reads of observations into tensors."""

    def __init__(self, inputs: Inputs, device: str) -> None:
        self.size, self.device = len(inputs.columns), device
        self.write = writer(linker.CUDA if device == "cuda" else linker.CPU)
        self.parts = len(inputs.features.parts)
        described = np.frombuffer(inputs.empty_net(), np.uint8).copy()
        self.described = described
        if device == "cuda":
            from numba import cuda

            self.described = cuda.to_device(described)

    def read(self, table: Table, inputs: Any) -> None:
        """Write the inputs of a table's observations into a tensor of bytes, which is all 0."""
        if self.device == "cuda":
            from numba import cuda

            self.write[-(-table.tables * self.parts // 128), 128](table.batch.seen, self.described, cuda.as_cuda_array(inputs))
        else:
            self.write(table.batch.seen, self.described, inputs.numpy())
