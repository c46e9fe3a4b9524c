"""Which of two policies is stronger: every deal is played twice, with the seats exchanged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.lab.batches import simulate
from magnat.lab.policies import Policy

FEWEST_DEALS = 2  # one deal says nothing about how far off it is
SURE = 1.96  # standard errors: 95 in a hundred


@dataclass(frozen=True)
class Duel:
    """The share of pairs that one policy won against another, in hundredths. A pair is a seat of each at one table; a shared rank counts half.

    `error` is half the width of the interval of 95 %. Its unit is the deal, for the two games of a deal and the pairs of a game are not independent.
    """

    share: float
    error: float
    deals: int

    @property
    def least(self) -> float:
        """The lower end of the interval: above 50 the first policy is the stronger one."""
        return self.share - self.error

    def __str__(self) -> str:
        return f"{self.share:.1f} ± {self.error:.1f} % of pairs, {self.deals} deals"


def duel(
    game: Game,
    one: Policy,
    other: Policy,
    deals: int,
    *,
    players: int = 0,
    seed: int = 0,
    first: int = 0,
    chosen: Mapping[str, object] | None = None,
    backend: str = "cpu",
    threads: int = 0,
) -> Duel:
    """Let `one` play against `other`, on every second seat of each deal and then on the seats between.

    Chance draws the same numbers in both games of a deal. The deals have the numbers from `first` on.
    """
    players = players or game.usual_seats
    if deals < FEWEST_DEALS:
        raise MagnatError(f"a duel takes at least {FEWEST_DEALS} deals, not {deals}")
    if players < 2:
        raise MagnatError(f"a duel takes at least two players, not {players}")
    shares = np.zeros(deals)
    for turn in range(2):
        mine = np.arange(players) % 2 == turn
        told = simulate(
            game, deals, players=players, policy=[one if own else other for own in mine], seed=seed, first=first, chosen=chosen, backend=backend,
            threads=threads, results=True,
        )  # fmt: skip
        assert told.results is not None
        shares += pairs_won(-told.results.ranks, mine) / 2
    return Duel(100 * float(shares.mean()), 100 * SURE * float(shares.std(ddof=1)) / float(np.sqrt(deals)), deals)


def pairs_won(standings: Any, mine: Any) -> Any:
    """For every game (row) the share of pairs in which a seat of `mine` stands higher than another; as high counts half."""
    ahead = np.sign(standings[:, mine][:, :, None] - standings[:, ~mine][:, None, :])
    return (ahead / 2 + 0.5).mean((1, 2))
