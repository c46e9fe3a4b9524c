"""The house: all tables of one server, the games in its box, and its store. Tables come into memory when they are needed and leave again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from magnat.core import game as games_module
from magnat.core.game import Game
from magnat.web import seats
from magnat.web.clocks import ClockRules
from magnat.web.course import RULES, WOKEN, Chair, Course
from magnat.web.entries import NO_SEAT, Entry
from magnat.web.errors import TooFast, not_found
from magnat.web.keeper import due
from magnat.web.records import Damaged, found, position_of
from magnat.web.seats import Right
from magnat.web.settings import Settings
from magnat.web.store import Change, Conflict, Store
from magnat.web.thinking import Thinker

if TYPE_CHECKING:
    from magnat.web.tables import Table

MONTH = 30 * 86_400.0
TIDY = 5.0  # seconds between looks at what is due and who sleeps
logger = logging.getLogger("magnat.house")


class House:
    """One server's tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        box = {name: games_module.load(name) for name in games_module.names()} if settings.games is None else settings.games
        self.games: Mapping[str, Game] = box
        self.store = Store(settings.database)
        self.thinker = Thinker(settings.bot_patience)
        self.closing = False
        self.opened_at = settings.now()
        self.listening = 0  # open WebSockets and waiting requests
        self.tables: dict[str, Table] = {}
        self._damaged: set[str] = set()
        self._stopping = asyncio.Event()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tidying: asyncio.Task[None] | None = None

    def now(self) -> float:
        return self.settings.now()

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise not_found("game")
        return self.games[name]

    # Life.

    async def open(self) -> None:
        """Open the store; then go on with every match in which the server has something to do."""
        await self.store.open()
        self.store.listen(self._heard)
        self.closing, self.opened_at = False, self.now()
        self._tidying = asyncio.create_task(self._tidy_again_and_again())

    async def close(self) -> None:
        self.closing = True
        self._stopping.set()
        if self._tidying is not None:
            await self._tidying
        for table in list(self.tables.values()):
            await table.close()
        await self.store.close()

    def stop_waiting(self) -> None:
        """The server is about to stop: let go of everybody who waits."""
        self.closing = True
        for table in self.tables.values():
            table.wake()

    async def _tidy_again_and_again(self) -> None:
        horizon = float("inf")  # at first everything that will be due is looked at
        while not self.closing:
            try:
                await self.tidy(horizon)
            except Exception:
                logger.exception("could not tidy up")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), TIDY)
            horizon = 2 * TIDY

    async def tidy(self, horizon: float = 2 * TIDY) -> None:
        """Let idle tables leave the memory; bring those back in which the server must act soon."""
        now = self.now()
        for match, table in list(self.tables.items()):
            if table.may_sleep(now):
                del self.tables[match]
                await table.close()
        for match in await self.store.due(now + horizon):
            if match not in self.tables and match not in self._damaged and not self.closing:
                with suppress(Damaged):  # one of them must not keep the others from going on; `_load` has logged it
                    await self.table(match)

    def _heard(self, match: str) -> None:
        """Another process has changed a match."""
        if match in self.tables:
            table = self.tables[match]
            table.spawn(table.catch_up())

    def has_room(self, table: Table) -> bool:
        """Whether one more may watch that table."""
        limits = self.settings.limits
        return self.listening < limits.listeners and len(table.listeners) < limits.listeners_a_match

    # Tables.

    async def table(self, match: str) -> Table:
        """The table of a match, from memory or from the store."""
        if match not in self.tables:
            loading = self._loading.setdefault(match, asyncio.Lock())
            try:
                async with loading:
                    if match not in self.tables:
                        await self._load(match)
            finally:
                self._loading.pop(match, None)
        table = self.tables[match]
        table.used = self.now()
        return table

    async def _load(self, match: str) -> None:
        stored = await self.store.load(match)
        if stored is None or stored.game not in self.games:
            raise not_found("match")
        try:
            course, save = found(self.game(stored.game), stored)
        except Damaged as damaged:
            self._damaged.add(match)
            logger.error("the record of a match is damaged", exc_info=damaged, extra={"match": match})
            raise
        if save is not None:
            course = await self._add(course, RULES, {"save": save})
        if course.at < self.opened_at and course.clocks.is_live:
            course = await self._add(course, WOKEN, {})
        self._seat(course, stored.rights, stored.keys)

    async def _add(self, course: Course, kind: str, body: dict[str, Any]) -> Course:
        """One more entry of the server's own, before anybody sits at the table."""
        entry = Entry(course.number + 1, max(self.now(), course.at), kind, NO_SEAT, body)
        after = course.after(entry)
        await self.store.append(Change(course.id, entry, after.status, due(after), course.game.VERSION, position_of(after)))
        return after

    def _seat(self, course: Course, rights: Sequence[Right], keys: dict[tuple[int, str], int]) -> Table:
        from magnat.web.tables import Table

        table = self.tables[course.id] = Table(self, course, rights, keys)
        table.keeper.arm()
        return table

    async def create(
        self,
        game: Game,
        *,
        options: Mapping[str, str],
        chairs: Sequence[Chair],
        clock: ClockRules,
        takebacks: bool,
        my_seat: int,
        host_seat: int,
        save: dict[str, Any] | None = None,
    ) -> tuple[Table, str | None, str]:
        """A new table with its host. Gives the table, the token of the seat (None without one), and the token of the host."""
        if await self.store.unfinished(self.now() - MONTH) >= self.settings.limits.matches:
            raise TooFast(3600.0, "too-many-matches")
        match = seats.match_id()
        host_token, rights = seats.issue(match, seats.HOST, NO_SEAT)
        token = None
        if my_seat != NO_SEAT:
            token, mine = seats.issue(match, seats.SEAT, my_seat)
            rights += mine
        body: dict[str, Any] = {
            "id": match, "game": game.NAME, "options": dict(options), "chairs": [chair.to_json() for chair in chairs], "clock": clock.to_json(),
            "takebacks": takebacks, "host_seat": host_seat, "dice": None if save else self.settings.dice().to_json(), "save": save,
        }  # fmt: skip
        for attempt in range(30):
            body["code"] = seats.short_code(attempt)
            entry = Entry(1, self.now(), "open", NO_SEAT, body)
            course = Course.opened(game, entry)
            with suppress(Conflict):
                await self.store.create(body["code"], game.NAME, Change(match, entry, course.status, None, game.VERSION, rights=rights))
                return self._seat(course, rights, {}), token, host_token
        raise TooFast(3600.0, "too-many-matches")
