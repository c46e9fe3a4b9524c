"""Processes in which bots look ahead: few, at low priority, beside the workers, so that people never wait for a bot that thinks.

They get a position that the seat cannot tell from the true one, and neither the match nor its dice. Games are compiled in the background, one after
the other, after the server has started; until then, and where too many thoughts stand in line, the advice answers.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from typing import Any

from magnat.bots import BOTS, LookingAhead, SearchBot, StrongBot, fixed
from magnat.bots.coach import Document, Doubtful, looked_at
from magnat.bots.explaining import Explained, explained
from magnat.bots.search import Budget, seen_world
from magnat.bots.warming import warm
from magnat.core.game import Game
from magnat.core.play import Match
from magnat.web.workers import ASKER, Pool, Workers

NICENESS = 10
COMPILING = 600.0  # seconds that a game may take at most
LEAST_SECONDS = 0.02  # of a thought; with less the advice is as good
AN_ANSWER = 2.0  # seconds from a question to its answer, standing in line included
A_LOOK = 0.4  # seconds that looking at an act again takes
LOOKING = 40.0  # and may take at most
A_GLANCE = 0.05  # seconds that a bot takes which does not search
logger = logging.getLogger("magnat.bots")


class Thinkers:
    """Asks bots that look ahead, as far as there is time for it."""

    def __init__(self, count: int, patience: float) -> None:
        self.count, self.patience = count, patience
        self.ready: set[str] = set()  # games that are compiled
        self.promised = 0.0  # seconds of the thoughts under way or in line
        self.workers = Workers(Pool(count + 1, NICENESS)) if count else None  # one of them compiles, so that no thought stands behind it
        self.of_deals = self.workers or Workers(Pool(1, NICENESS))  # its process starts with the first deal whose bots look ahead

    async def warm(self, games: Iterable[Game]) -> None:
        """Compile games, one after the other; bots can think in a game that is ready without waiting for the next."""
        ASKER.set("")
        for game in games if self.workers is not None else ():
            assert self.workers is not None
            try:
                await self.workers.load(warm, game, patience=COMPILING)
                self.ready.add(game.name)
            except Exception as trouble:  # a full disk, say: the advice answers
                logger.error("a game could not be compiled for its bots", extra={"game": game.name, "trouble": type(trouble).__name__})

    def is_warming(self, game: str) -> bool:
        """Whether a game is not compiled yet, and so the advice answers for bots that look ahead."""
        return self.count > 0 and game not in self.ready

    def seconds(self, name: str, within: float = AN_ANSWER) -> float:
        """How long the next thought of a bot may be: at most half of the time that the line leaves, so that there is always some left."""
        left = min(AN_ANSWER, within) - self.promised / max(1, self.count)
        return min(usual_seconds(name), left / 2)

    async def consider(self, match: Match, seat: int, name: str, within: float = AN_ANSWER) -> int | None:
        """The act of a bot that looks ahead, in so many seconds; None if the advice should answer."""
        seconds = self.seconds(name, within)
        if self.workers is None or match.game.name not in self.ready or seconds < LEAST_SECONDS:
            return None
        self.promised += seconds
        try:
            luck = secrets.randbits(31)
            world = seen_world(match, seat, luck)
            return await self.workers.run(considered, match.game, world, seat, name, luck, seconds, patience=self.patience)
        finally:
            self.promised = max(0.0, self.promised - seconds)

    async def consider_alike(self, game: Game, world: Any, seat: int, name: str, luck: int) -> int:
        """The act of a bot that decides alike for everybody: by playouts, however long the line is and even if the game is not compiled yet.

        Also where nobody looks ahead: the deal may have been drawn up where somebody does.
        """
        self.promised += LEAST_SECONDS
        try:
            return await self.of_deals.run(fixed.considered, game, world, seat, name, luck, patience=COMPILING)
        finally:
            self.promised = max(0.0, self.promised - LEAST_SECONDS)

    async def explain(self, game: Game, world: Any, seat: int, luck: int, played: int | None = None) -> Explained | None:
        """What a strong player would do in a world as a seat sees it, and why; None if there is no time for it."""
        seconds = self.seconds(StrongBot.name)
        if self.workers is None or game.name not in self.ready or seconds < LEAST_SECONDS:
            return None
        self.promised += seconds
        try:
            return await self.workers.run(explained, game, world, seat, Budget(seconds=seconds), luck, played, patience=self.patience)
        finally:
            self.promised = max(0.0, self.promised - seconds)

    async def look_at(self, game: Game, seat: int, one: Doubtful, luck: int) -> Document:
        """What an act of a seat has cost, from a world as it saw it."""
        assert self.workers is not None
        self.promised += A_LOOK
        try:
            return await self.workers.run(looked_at, game, seat, one, luck, patience=LOOKING)
        finally:
            self.promised = max(0.0, self.promised - A_LOOK)

    def close(self) -> None:
        """Stop all thoughts."""
        self.of_deals.pool.restart()


def usual_seconds(name: str) -> float:
    """How long a bot of the box thinks if nobody stands in line."""
    level = BOTS[name]
    return level.seconds if isinstance(level, type) and issubclass(level, SearchBot) else A_GLANCE


def considered(game: Game, world: Any, seat: int, name: str, luck: int, seconds: float) -> int:
    """What a bot of the box does in a world; runs in a thinker."""
    thinking = BOTS[name](0)
    if isinstance(thinking, SearchBot):
        return thinking.within(game, world, seat, luck, seconds)
    assert isinstance(thinking, LookingAhead)
    return thinking.consider(game, world, seat, luck)
