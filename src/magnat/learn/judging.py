"""How strong a net is while it learns: pairs of seats won against the advice, every deal played twice with the seats exchanged."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from magnat.core.game import Game
from magnat.learn.model import Model
from magnat.learn.plan import Plan
from magnat.learn.tables import Reader, Table

MOST_STEPS = 4000
BETWEEN_LOOKS = 32
LATE = 0.02  # of the tables: nobody waits for the last ones


class Judge:
    """Tables at which the net plays against the advice, or against random play where the advice is too dear."""

    def __init__(self, game: Game, plan: Plan, reader: Reader, device: str, seed: int, tables: int) -> None:
        self.plan, self.reader, self.device = plan, reader, device
        self.tables = [Table(game, plan, players, device, seed, tables, again=False) for players in plan.players]
        self.inputs = torch.zeros(tables, reader.size, dtype=torch.int8, device=device)

    def judged(self, model: Model) -> dict[int, tuple[float, float]]:
        """For each number of players the share of pairs won, and how far off that may be (95 %, over deals)."""
        return {table.players: self.share(table, model) for table in self.tables}

    def share(self, table: Table, model: Model) -> tuple[float, float]:
        deals = np.arange(table.tables) // 2
        table.batch.reset(numbers=deals)
        place = torch.arange(table.tables, device=self.device)
        with torch.no_grad():
            for step in range(MOST_STEPS):
                if step % BETWEEN_LOOKS == 0 and int((table.actors >= 0).sum()) <= table.tables * LATE:
                    break
                self.inputs.zero_()
                self.reader.read(table, self.inputs)
                table.acts.copy_(model.liked(self.inputs, table.masks)[0].argmax(1))
                table.where.copy_((table.actors + place) % 2 == 1)
                if self.plan.has_advice:
                    table.advise(table.acts, table.where)
                else:
                    chosen = torch.as_tensor(table.batch.random(), device=self.device)
                    table.acts.copy_(torch.where(table.where != 0, chosen, table.acts))
                table.step(table.acts)
        return pairs_won(table.payoffs.cpu().numpy(), (table.actors < 0).cpu().numpy())


def pairs_won(payoffs: Any, ended: Any) -> tuple[float, float]:
    """Pairs of a seat of the net and one of the others: even seats at even tables, odd ones at odd tables."""
    tables, players = payoffs.shape
    mine = (np.arange(tables)[:, None] + np.arange(players)[None, :]) % 2 == 0
    ahead = np.sign(payoffs[:, :, None] - payoffs[:, None, :]) / 2 + 0.5
    pairs = mine[:, :, None] & ~mine[:, None, :] & ended[:, None, None]
    won, count = (ahead * pairs).sum((1, 2)), pairs.sum((1, 2))
    won, count = won.reshape(-1, 2).sum(1), count.reshape(-1, 2).sum(1)
    shares = won[count > 0] / count[count > 0]
    if not len(shares):
        return 0.5, 0.5
    return float(shares.mean()), float(1.96 * shares.std() / np.sqrt(len(shares)))
