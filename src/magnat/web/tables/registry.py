"""The table registry: all tables of one server and the games in its box. Tables come into memory when they are needed and leave again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from magnat.core import game as games_module
from magnat.core.declare import HABITS
from magnat.core.game import Game
from magnat.core.play import PERSON, FairDice, SeededDice, current, drawn_character
from magnat.core.play import dice as dice_module
from magnat.web import tokens
from magnat.web.commands import pause, resign
from magnat.web.entries import Given, NewRules, Open, Opened, ServerBack, Terms, check_there, imported, position_of, rebuilt, row_of
from magnat.web.errors import ApiError, Damaged, LimitReached, not_found
from magnat.web.limits import Network, is_among
from magnat.web.ownership import Lease, Neighbours
from magnat.web.schemas import requests
from magnat.web.settings import Settings
from magnat.web.state import (
    LOBBY,
    NO_SEAT,
    OVER,
    PAUSED,
    RUNNING,
    Chair,
    ClockRules,
    Dealt,
    Entry,
    Gathering,
    Puzzled,
    Reader,
    TableState,
    may_be_covered,
)
from magnat.web.store import Change, Conflict, Stored, operations
from magnat.web.tables.autoplay import due
from magnat.web.tables.live import LiveTable
from magnat.web.tables.services import Services
from magnat.web.tokens import Right
from magnat.web.workers import FOR_HISTORY

HOUR, DAY = 3600.0, 86_400.0
MONTH = 30 * DAY
LEFT = 14 * DAY  # after which whoever keeps a rated game waiting has left it
WATCHED = 600.0  # seconds for which a game that is not played on can be watched
TIDY = 5.0  # seconds between looks at what is due and who sleeps
NOT_BACK = "not back"  # the kind of note of a match in which an act did not come back, once
DAMAGED = 60.0  # seconds before somebody who asks for a damaged match makes us read it again: perhaps it has been mended
logger = logging.getLogger("magnat.registry")


class TableRegistry:
    """One server's tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        box = {name: games_module.load(name) for name in games_module.names()} if settings.games is None else settings.games
        self.games: Mapping[str, Game] = box
        self.services = Services(settings)
        self.services.not_back = self._count_not_back
        self.store = self.services.store
        self.opened_at = 0.0
        self.tables: dict[str, LiveTable] = {}
        self.neighbours = Neighbours(self.services.sharing, self.tables, self.table, lambda: self.closing)
        self._damaged: dict[str, float] = {}  # since when
        self._setting_aside: set[asyncio.Task[None]] = set()
        self._look_at_kept_waiting = 0.0  # from when on
        self._stopping = asyncio.Event()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # kept by those who hold them or wait
        self._tidying: asyncio.Task[None] | None = None
        self._in_order = asyncio.Lock()  # who tidies up waits until somebody else has done
        self._warming: asyncio.Task[None] | None = None
        self._compiling: asyncio.Task[None] | None = None

    @property
    def closing(self) -> bool:
        return self.services.closing

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise not_found("game")
        return self.games[name]

    # Life.

    async def open(self) -> None:
        """Open the store; then go on with every match in which the server has something to do."""
        await self.store.open()
        await self.services.open_post()
        await self.services.persons.open()
        await self.services.sharing.open(self.neighbours)
        for match in self.services.marks.open():
            logger.error("a server before this one ended in the middle of an act", extra={"match": match})
            await self._count_not_back(match)
        self.services.closing, self.opened_at = False, self.services.now()
        self._warming = asyncio.create_task(self.services.workers.warm())
        self._compiling = asyncio.create_task(self.services.thinkers.warm(list(self.games.values())))
        self._tidying = asyncio.create_task(self._tidy_repeatedly())

    async def close(self) -> None:
        self.services.closing = True
        self._stopping.set()
        if self._compiling is not None:
            self._compiling.cancel()
        await self.services.coach.close()
        self.services.thinkers.close()
        try:
            for task in (self._warming, self._tidying):
                if task is not None:
                    await task
            for table in list(self.tables.values()):
                await table.close()
            await self.services.sharing.close()
        finally:
            self.services.close_post()
            self.services.marks.close()
            await self.store.close()

    def stop_waiting(self) -> None:
        """The server is about to stop: let go of everybody who waits."""
        self.services.closing = True
        for table in self.tables.values():
            table.wake()

    async def _tidy_repeatedly(self) -> None:
        horizon = float("inf")  # the first look goes through everything that will be due
        while not self.closing:
            try:
                await self.tidy(horizon)
            except Exception:
                logger.exception("could not tidy up")
            with suppress(TimeoutError):
                async with asyncio.timeout(TIDY):
                    await self._stopping.wait()
            horizon = 2 * TIDY

    async def tidy(self, horizon: float = 2 * TIDY) -> None:
        """Let idle tables leave the memory; bring those back in which the server must act soon."""
        async with self._in_order:
            now = self.services.now()
            for match, table in list(self.tables.items()):
                if table.may_sleep(now):
                    del self.tables[match]
                    await table.close()
                    if table.state.status == OVER and table.tenure.is_ours:
                        await self.store.drop_answers(match)  # of a finished game they are what can be spared first
                    await table.tenure.release()
            await self._forget_old(now)
            await self._go_on_without_those_who_left(now)
            await self.send_away_revoked()
            for match in await self.store.due(now + horizon, self.services.sharing.process):
                if match not in self.tables and match not in self._damaged and not self.closing:
                    await self._bring_back(match)

    async def send_away_revoked(self) -> None:
        """Whoever listens with a device that was revoked, here or at another process."""
        listening = [(table, one) for table in self.tables.values() for one in table.audience.listeners if one.device is not None]
        gone = await self.services.persons.gone(one.device for _, one in listening if one.device)
        for table, listener in listening:
            if listener.device in gone:
                await table.audience.send_away(listener)

    async def _release(self, match: str, lease: Lease) -> None:
        if lease.fence is not None:
            await self.services.sharing.release(match, lease.fence)

    async def _forget_old(self, now: float) -> None:
        """Tables that never began or never came to life and that nobody touches, and finished games after the time that the operator has set."""
        limits = self.settings.limits
        lobbies = await self.store.untouched("lobby", now - limits.lobby_days * DAY)
        for match in (*lobbies, *await self.store.deserted(now - limits.idle_days * DAY)):
            if (table := self.tables.pop(match, None)) is not None:
                await table.close()
            await self._thin(match)
        await self.services.persons.tidy()
        if self.settings.keep_days is not None:
            for match in await self.store.untouched("over", now - self.settings.keep_days * DAY):
                if match not in self.tables:
                    await self._thin(match)

    async def _go_on_without_those_who_left(self, now: float) -> None:
        """Nobody keeps a rated game from counting by staying away: in time whoever is waited for has left it, or the host who has stopped it."""
        if now < self._look_at_kept_waiting:
            return
        self._look_at_kept_waiting = now + HOUR
        for match in await self.store.kept_waiting(now - LEFT):
            try:
                table = await self.table(match)
                state, host = table.state, Reader(host=True)
                if state.status == PAUSED:
                    await table.do(pause, host, requests.Pause(paused=False))
                for seat in [state.host_seat] if state.status == PAUSED else state.asked:
                    if seat != NO_SEAT and may_be_covered(table.state, seat):
                        await table.do(resign, Reader(seat))
            except Exception as error:  # one table must not keep the others waiting
                logger.error("a match that is kept waiting cannot go on", exc_info=error, extra={"match": match})

    async def _thin(self, match: str) -> None:
        """Forget a match, unless another process has just begun to look after it."""
        lease = await self.services.sharing.take(match)
        if lease.is_ours:
            await self.store.thin(match)
            await self._release(match, lease)

    async def _count_not_back(self, match: str) -> None:
        """An act has not come back. The second time the match is set aside, and people are told so; an operator may bring it back."""
        try:
            await operations.put_note(self.store, NOT_BACK, match, str(int(self.services.now())))
        except Conflict:
            self._setting_aside.add(task := asyncio.create_task(self._set_aside(match)))  # whoever plays there now waits for us
            task.add_done_callback(self._setting_aside.discard)

    async def _set_aside(self, match: str) -> None:
        try:
            async with self.hold(match) as fence:
                if await operations.take_note(self.store, NOT_BACK, match):
                    await operations.set_aside(self.store, match, fence)
                    logger.error("a match was set aside: twice an act did not come back", extra={"match": match})
        except Exception as error:
            logger.error("a match could not be set aside", exc_info=error, extra={"match": match})

    async def _bring_back(self, match: str) -> None:
        """One table must not keep the others from going on."""
        try:
            await self.table(match)
        except Damaged:
            pass  # `_load` has said so
        except Exception as error:
            logger.error("a match could not be brought back", exc_info=error, extra={"match": match})

    async def block(self, networks: Sequence[Network]) -> None:
        """From now on nothing is answered to these addresses, and whoever is connected from there is sent away."""
        if networks == self.services.blocked:
            return
        self.services.blocked = networks
        for table in list(self.tables.values()):
            for listener in [one for one in table.audience.listeners if is_among(one.host, networks)]:
                await table.audience.send_away(listener)

    # Tables.

    async def listed(self) -> list[LiveTable]:
        """The tables that their hosts have opened to everybody, the newest first: not those that are full, nor those where nobody is."""
        for match in await self.services.sharing.lobbies():
            if match not in self.tables:
                await self._bring_back(match)
        found = [table for table in self.tables.values() if table.state.listed and table.state.status == LOBBY]
        return sorted((table for table in found if table.free_seats and any(table.audience.connected())), key=lambda table: -table.state.at)

    async def live(self, game: str, most: int) -> list[LiveTable]:
        """Games (or those of one game) that are being played and that everybody may watch, those that began last first."""
        for match in await self.store.watchable(self.services.now() - WATCHED, game or None, most):
            if match not in self.tables:
                await self._bring_back(match)
        found = [table for table in self.tables.values() if table.state.status == RUNNING and (table.state.listed or table.state.rated)]
        alive = [table for table in found if (not game or table.state.game.name == game) and any(table.audience.connected())]
        return sorted(alive, key=lambda table: -table.state.opened)[:most]

    async def close_table(self, match: str) -> None:
        """The host gives up a table that has not begun: everybody is sent away, and links to it say that it is gone."""
        table = self.tables.pop(match, None)
        if table is not None:
            await table.dismiss()
        await self.store.thin(match)

    @asynccontextmanager
    async def hold(self, match: str) -> AsyncIterator[int]:
        """Meanwhile nobody writes to a match but the holder, under the fence that this gives; requests to the match wait.

        People who are connected are sent away and come back to what the store has then.
        """
        async with self._loading.setdefault(match, asyncio.Lock()):
            if (table := self.tables.pop(match, None)) is not None:
                await table.dismiss()
            lease = await self.services.sharing.seize(match)
            if lease.fence is None:
                raise not_found("match")
            try:
                yield lease.fence
            finally:
                self._damaged.pop(match, None)
                await self._release(match, lease)

    async def table(self, match: str) -> LiveTable:
        """The table of a match, from memory or from the store."""
        if match not in self.tables:
            async with self._loading.setdefault(match, asyncio.Lock()):
                if match not in self.tables:
                    await self._load(match)
        table = self.tables[match]
        table.memory.used = self.services.now()
        return table

    async def _load(self, match: str) -> None:
        if self.services.now() - self._damaged.get(match, -DAMAGED) < DAMAGED:
            raise Damaged(match)
        lease = await self.services.sharing.take(match)  # first, so that what is read then is everything
        try:
            await self._read(match, lease)
        except BaseException:
            await self._release(match, lease)
            raise

    async def _read(self, match: str, lease: Lease) -> None:
        try:
            stored = await self.store.load(match)
            if stored is None or stored.game not in self.games:
                raise not_found("match")
            check_there(stored.status)
            if stored.rules_version > self.game(stored.game).version:
                raise ApiError(503, "closing")  # a newer server plays on; this one is about to be replaced
            state, save = await self._rebuilt(match, stored)
        except Damaged as damaged:
            self._damaged[match] = self.services.now()
            logger.error("the record of a match is damaged; it is set aside", exc_info=damaged, extra={"match": match})
            raise
        if save is not None:
            state = await self._add(state, NewRules(NO_SEAT, save), lease)
        if lease.is_ours and state.clocks.is_live and (lease.inherited or state.at < self.opened_at):
            state = await self._add(state, ServerBack(NO_SEAT), lease)
        self._damaged.pop(match, None)
        table = self._seat(state, stored.rights, stored.keys, lease)
        table.audience.attend_elsewhere(await self.services.sharing.there(match))

    async def _rebuilt(self, match: str, stored: Stored) -> tuple[TableState, dict[str, Any] | None]:
        """The table that a record leads to. A record that takes too long to read is treated like a damaged one."""
        try:
            return await self.services.workers.load(rebuilt, self.game(stored.game), stored)
        except TimeoutError as slow:
            await self._count_not_back(match)
            raise Damaged(match) from slow

    async def _add(self, state: TableState, entry: Entry, lease: Lease) -> TableState:
        """One more entry of the server's own, before anybody sits at the table."""
        if lease.fence is None:
            raise ApiError(503, "closing")  # an older server plays on until it is replaced
        entry = replace(entry, number=state.version + 1, at=max(self.services.now(), state.at))
        after = await self.services.after(state, entry)
        change = Change(state.id, row_of(entry), after.status, due(after), state.game.version, position_of(after), fence=lease.fence)
        await self.store.append(change)
        return after

    def _seat(self, state: TableState, rights: Sequence[Right], keys: dict[tuple[int, str], int], lease: Lease) -> LiveTable:
        table = self.tables[state.id] = LiveTable(self.services, state, rights, keys, lease)
        table.autoplay.arm()
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
        guided: bool = False,
        rated: bool = False,
        advice: bool = True,
        gathering: Gathering | None = None,
        series: str | None = None,
        dealt: Dealt | None = None,
        dice: FairDice | None = None,
        puzzle: Puzzled | None = None,
    ) -> tuple[LiveTable, str | None, str]:
        """A new table with its host; a guided one has prepared draws, and dice of which nothing is proved. One of a deal has the dice of the deal.

        Gives the table, the token of the seat (None without one), and the token of the host.
        """
        draws = [list(act) for act in game.guide.draws] if guided and game.guide else None

        async def set_up(given: Given) -> Opened:
            own = SeededDice(self.settings.luck()) if guided else dice
            told = given.dice if own is None else own.to_json()
            differ = self.settings.characters and save is None and own is None  # at prepared tables and deals all bots of a level are alike
            rows = [chair.to_json() for chair in (with_characters(game, chairs, told) if differ else chairs)]
            entry = Open(
                NO_SEAT,
                id=given.id,
                game=game.name,
                options=dict(options),
                chairs=rows,
                clock=clock.to_json(),
                takebacks=takebacks,
                host_seat=host_seat,
                dice=told,
                save=save,
                code=given.code,
                guided=draws,
                habits=HABITS,
                rated=rated,
                advice=advice,
                gathering=None if gathering is None else gathering.to_json(),
                series=series,
                dealt=None if dealt is None else dealt.to_json(),
                puzzle=puzzle.to_json() if puzzle else None,
                number=1,
                at=given.at,
            )
            state = entry.table(game) if save is None else await self.services.workers.run(Open.table, entry, game, patience=FOR_HISTORY)
            return Opened(state, row_of(entry), None, my_seat)

        return await self._open(set_up)

    async def take_in(self, save: bytes, clock: ClockRules | None) -> tuple[LiveTable, str | None, str]:
        """A new table that goes on with a save which somebody has sent, with the usual clock unless one is agreed on; CorruptSave if it is not one.

        Gives the same as `create`.
        """
        limits = self.settings.limits
        terms = Terms(self.games, list(self.services.bots.bots), limits.name, limits.entries, self.store.save_key)
        return await self._open(lambda given: self.services.workers.run(imported, save, terms, clock, given, patience=FOR_HISTORY))

    async def _open(self, set_up: Callable[[Given], Awaitable[Opened]]) -> tuple[LiveTable, str | None, str]:
        if await self.store.size() > self.settings.limits.database:
            self.services.metrics.refusals["database"] += 1
            raise LimitReached(86_400.0, "too-many-matches")
        if await self.store.unfinished(self.services.now() - MONTH) >= self.settings.limits.matches:
            raise LimitReached(3600.0, "too-many-matches")
        match, dice, lease = tokens.match_id(), self.settings.dice().to_json(), self.services.sharing.first
        host_token, host_right = tokens.issue(match, tokens.HOST, NO_SEAT)
        for _ in range(30):
            code = tokens.short_code()
            opened = await set_up(Given(match, code, dice, self.services.now()))
            state, token, rights = opened.state, None, [host_right]
            if opened.my_seat != NO_SEAT:
                token, mine = tokens.issue(match, tokens.SEAT, opened.my_seat)
                rights.append(mine)
            with suppress(Conflict):
                change = Change(match, opened.row, state.status, None, state.game.version, rights=rights, body=opened.body, fence=lease.fence or 0)
                await self.store.create(code, state.game.name, change, lease.owner)
                return self._seat(state, rights, {}, lease), token, host_token
        raise LimitReached(3600.0, "too-many-matches")


def with_characters(game: Game, chairs: Sequence[Chair], dice: dict[str, Any]) -> list[Chair]:
    """Chairs with characters for bots that sit there, or will: drawn beside the dice, so that nobody has chosen them."""
    drawn = current(dice_module.from_json(dice))
    return [chair if chair.kind == PERSON else replace(chair, character=drawn_character(game, drawn, seat)) for seat, chair in enumerate(chairs)]
