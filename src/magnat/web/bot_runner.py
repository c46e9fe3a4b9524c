"""Bots think in worker processes, so that no table waits for another one's bot; those that look ahead in processes of their own (`thinkers.py`).

A bot that does not answer in time is stopped, and the standard bot answers in its place; if that fails too, the default act of the phase. Bots that
are not in the box (tests bring their own) think on threads, which cannot be stopped: they are left to themselves, keep no lock and change nothing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from magnat.bots import BOTS, Bot, LookingAhead, RandomBot, StandardBot, level_named
from magnat.bots.fixed import luck_of
from magnat.bots.measured import worth_offering
from magnat.bots.search import seen_world
from magnat.core.declare import OPEN
from magnat.core.play import Match
from magnat.web.state import STANDARD
from magnat.web.thinkers import AN_ANSWER, Thinkers
from magnat.web.workers import ASKER, Workers

AT_ONCE = 4  # thoughts
LONGEST_WAIT = 2.0  # seconds that bots among themselves wait for those that people wait for
logger = logging.getLogger("magnat.bots")


@dataclass(frozen=True)
class Answer:
    """What a bot does; `act` None keeps the hand down in an open window. `by`: the level that has chosen, where it was not the bot's own."""

    act: int | None
    by: str | None = None


class BotRunner:
    """Asks bots for acts and outlives those that hang or crash."""

    def __init__(self, patience: float, workers: Workers, bots: Mapping[str, Callable[[int], Bot]] = BOTS, thinkers: Thinkers | None = None) -> None:
        self.patience, self.workers, self.bots = patience, workers, bots
        self.thinkers = thinkers or Thinkers(0, patience)
        self._free = asyncio.Semaphore(AT_ONCE)
        self._last = asyncio.Semaphore(1)  # of those that nobody waits for
        self._awaited = 0  # thoughts that people wait for
        self._quiet = asyncio.Event()
        self._quiet.set()

    def offered(self, game: str) -> list[str]:
        """The levels of a game among which people choose; where nobody looks ahead they would all be one. Random play is for programs."""
        return [level for level in worth_offering(game) if level in self.bots and (self.thinkers.count or not is_looking_ahead(level))]

    async def act(self, match: Match, seat: int, name: str, table: str = "") -> int | None:
        """The act that a bot chooses for a seat, whoever has answered; None keeps the hand down in an open window."""
        return (await self.answer(match, seat, name, table)).act

    async def answer(
        self, match: Match, seat: int, name: str, table: str = "", *, awaited: bool = True, within: float = AN_ANSWER, fixed: int | None = None
    ) -> Answer:
        """What a bot answers for a seat.

        awaited: a person plays along. Tables of bots alone come after those, one at a time. within: seconds until a window closes.
        fixed: the seed of bots that always decide alike.
        """
        ASKER.set("")  # whoever has played before it, the table waits for it
        if fixed is not None:
            act = await self._decide_alike(match, seat, level_named(name), fixed)
            return Answer(None if match.window == OPEN and act == default_act(match, seat) else act)
        if awaited:
            self._awaited += 1
            self._quiet.clear()
            try:
                return await self._act(match, seat, name, table, within)
            finally:
                self._awaited -= 1
                if not self._awaited:
                    self._quiet.set()
        async with self._last:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    await self._quiet.wait()
            return await self._act(match, seat, name, table, within)

    async def _decide_alike(self, match: Match, seat: int, name: str, seed: int) -> int:
        """What a level does in a deal that others play too. Nobody stands in for it: whatever keeps it from answering, it is asked again."""
        if not is_looking_ahead(name):
            return await self.workers.run(chosen, seen_by_bot(match, seat, name), seat, name, seed, patience=self.patience)
        luck = luck_of(seed, match, seat)
        return await self.thinkers.consider_alike(match.game, seen_world(match, seat, luck), seat, name, luck)

    async def _act(self, match: Match, seat: int, name: str, table: str, within: float) -> Answer:
        for who in dict.fromkeys((level_named(name), STANDARD)):
            try:
                act, level = await self._ask(match, seat, who, within)
                if match.refusal(seat, act) is None:
                    keeps_down = match.window == OPEN and act == default_act(match, seat)
                    return Answer(None if keeps_down else act, None if level == level_named(name) else level)
                logger.error("bot played an illegal act", extra={"match": table, "seat": seat, "bot": who})
            except TimeoutError:
                logger.error("bot did not answer in time", extra={"match": table, "seat": seat, "bot": who})
            except Exception as crash:  # whatever a bot does wrong, the table goes on
                logger.error("bot crashed", extra={"match": table, "seat": seat, "bot": who, "crash": type(crash).__name__})
        return Answer(None if match.window == OPEN else default_act(match, seat), None if level_named(name) == STANDARD else STANDARD)

    async def _ask(self, match: Match, seat: int, name: str, within: float) -> tuple[int, str]:
        """The act, and the level that has really chosen it."""
        seed = secrets.randbits(62)
        if is_looking_ahead(name) and self.bots[name] is BOTS[name]:
            act = await self.thinkers.consider(match, seat, name, within)
            if act is not None:
                return act, name
            name = StandardBot.name
        if self.bots[name] is BOTS.get(name):
            return await self.workers.run(chosen, seen_by_bot(match, seat, name), seat, name, seed, patience=self.patience), name
        async with self._free:
            thought = asyncio.get_running_loop().create_future()
            bot = self.bots[name](seed)
            arguments = (asyncio.get_running_loop(), thought, bot, match, seat)
            threading.Thread(target=_think, args=arguments, daemon=True, name=f"bot {name}").start()
            async with asyncio.timeout(self.patience):
                return int(await thought), name


def is_looking_ahead(name: str) -> bool:
    """Whether a bot of the box searches, and so needs compiled games."""
    made = BOTS.get(name)
    return isinstance(made, type) and issubclass(made, LookingAhead)


def chosen(match: Match, seat: int, name: str, seed: int) -> int:
    """The act that a bot of the box chooses; runs in a worker."""
    return BOTS[name](seed).choose(match, seat)


def seen_by_bot(match: Match, seat: int, name: str) -> Match:
    """The match without its past, which no bot of the box looks at but to count its own decisions."""
    decisions = sum(act[0] == seat for act in match.before) + sum(act.seat == seat for act in match.played) if name == RandomBot.name else 0
    return replace(match.without_past(), before=[[seat, "", 0]] * decisions)


def default_act(match: Match, seat: int) -> int:
    """What the phase provides for a seat that does not answer."""
    return match.game.default_act(match.asking(seat))


def _think(loop: asyncio.AbstractEventLoop, thought: asyncio.Future[int], bot: Bot, match: Match, seat: int) -> None:
    try:
        act = bot.choose(match, seat)
    except BaseException as crash:
        _hand_in(loop, thought, crash)
    else:
        _hand_in(loop, thought, act)


def _hand_in(loop: asyncio.AbstractEventLoop, thought: asyncio.Future[int], result: Any) -> None:
    def settle() -> None:
        if thought.done():
            return
        if isinstance(result, BaseException):
            thought.set_exception(result if isinstance(result, Exception) else RuntimeError(repr(result)))
        else:
            thought.set_result(result)

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
