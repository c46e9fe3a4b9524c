"""Why: what a search has thought of an act, told so that people can follow it: the candidates with their chances, and the line that it expects.

It is made of a position that the seat cannot tell from the true one, so it can tell no more than the seat could know.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from magnat.bots.search import Budget, Candidate, think
from magnat.core.asking import Planned, Reason, advised, followed, has_the_say, hinted
from magnat.core.declare import TOGETHER
from magnat.core.game import Game

TOLD = 5  # candidates


@dataclass(frozen=True)
class Option:
    """An act that was tried: its chance of victory between players of standard strength, and the error of that."""

    planned: Planned
    win: float
    error: float


@dataclass(frozen=True)
class Explained:
    """What a search would do here, and why."""

    line: list[Planned]  # all that it would do before anybody else or chance has a say; the first is the act itself
    options: list[Option]  # the best first; the act itself leads
    agrees: bool  # with the advice
    reasons: list[Reason]  # of the advice, where it agrees
    playouts: int


def explained(game: Game, world: Any, seat: int, budget: Budget, seed: int, played: int | None = None) -> Explained:
    """Think, and tell what was thought; also of an act that was played, if it was weighed."""
    thought = think(game, world, seat, budget, seed=seed, clock=time.monotonic)
    best = thought.best
    others = sorted((one for one in thought.candidates if one.act != best.act), key=lambda one: -one.win)
    shown = [best, *others][:TOLD]
    shown += [one for one in others if one.act == played and one not in shown]
    agrees = thought.act == thought.advised
    _, reasons = hinted(game, world, seat)
    return Explained(
        _line(game, world, seat, thought.act),
        [_option(game, world, seat, one) for one in shown],
        agrees,
        reasons if agrees else [],
        thought.playouts,
    )


def _option(game: Game, world: Any, seat: int, one: Candidate) -> Option:
    return Option(followed(game, world, seat, [one.act]).plan[0], one.win, one.error)


def _line(game: Game, world: Any, seat: int, act: int) -> list[Planned]:
    """The act, and what the advice would add to it."""
    first = followed(game, world, seat, [act]).plan
    st = world.copy()
    st.heard = []  # so that nothing is planned beyond what becomes known
    if game.phases.entries[st.phase].window == TOGETHER:
        return first
    game.dispatch.apply(st, act)
    return first + (advised(game, st, seat).plan if has_the_say(game, st, seat) else [])
