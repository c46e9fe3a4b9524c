"""Live tables: one match in memory, with everybody who watches it.

Its parts have modules of their own: what is remembered (`memory`), how it is changed (`clicks`), what readers see of it (`showing`), who is there
(`audience`), who acts when nobody does (`autoplay`), what opens its seats (`grants`), and who owns it (`ownership`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from magnat.web.commands import Click, Command, Nothing
from magnat.web.entries import NamesErased, Say, ServerBack, check_there, entry_of, rebuilt
from magnat.web.errors import ApiError
from magnat.web.ownership import Granting, Lease, Tenure, Wish
from magnat.web.schemas.requests import RequestModel
from magnat.web.schemas.snapshot import Snapshot
from magnat.web.state import EMPTY, NO_SEAT, OVER, PAUSED, RUNNING, Past, Reader, Rights, TableState
from magnat.web.tables.audience import Audience
from magnat.web.tables.autoplay import AutoPlay
from magnat.web.tables.clicks import Clicks, Step
from magnat.web.tables.computed import Computed
from magnat.web.tables.grants import Grants
from magnat.web.tables.listeners import Listener
from magnat.web.tables.memory import Keys, Memory
from magnat.web.tables.services import Services
from magnat.web.tables.showing import Showing
from magnat.web.tables.tasks import Tasks
from magnat.web.tokens import GIVEN, Right
from magnat.web.workers import FOR_HISTORY

LINGER = 5.0  # seconds that somebody who asks again and again counts as connected between two requests
Result = TypeVar("Result")


class LiveTable:
    """One match in memory: its parts put together."""

    def __init__(self, services: Services, state: TableState, rights: Sequence[Right], keys: Keys, lease: Lease) -> None:
        self.services = services
        self.memory = Memory(state, rights, keys, services.now())
        self.tasks = Tasks(state.id)
        self.spawn = self.tasks.spawn
        self.tenure = Tenure(self, state.id, lease, services.sharing)
        self.audience = Audience(services, state.id, len(state.chairs), tasks=self.tasks, changed=self._follow_audience)
        self.showing = Showing(services, self.memory, self.audience)
        self.grants = Grants(services, self.memory, self.tenure)
        self.clicks = Clicks(self, services, self.memory, self.showing, self.tenure, self.tasks)
        clicks = self.clicks
        self.autoplay = AutoPlay(
            services, self.memory, self.tenure, self.audience, self.tasks, clicks.act, clicks.welcome_back, clicks.begin, clicks.end_unfinished
        )
        self.rematching = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._news = asyncio.Event()
        self._standing: list[list[int]] | None = None
        self._computed = Computed(services.workers, self.tasks.spawn)

    @property
    def state(self) -> TableState:
        return self.memory.state

    @property
    def version(self) -> int:
        return self.memory.state.version

    @property
    def rights(self) -> Rights:
        return self.memory.rights

    @property
    def closing(self) -> bool:
        return self.services.closing

    # Who is there.

    async def reader(self, token: str | None, host_token: str | None) -> Reader:
        """What these tokens open; without them, a spectator."""
        await self.refresh()
        if not self.tenure.is_sure and not self.rights.knows(token, host_token):
            await self.catch_up()  # perhaps another process has just given them out
        return self.rights.reader(token, host_token)

    @property
    def free_seats(self) -> int:
        """How many anybody may take."""
        return sum(chair.kind == EMPTY and not chair.reserved for chair in self.state.chairs)

    def join(self, listener: Listener) -> None:
        """Somebody opens a WebSocket."""
        listener.start_again(self.showing.page(self.state))
        self.audience.join(listener)
        listener.tell(snapshot=True)

    def leave(self, listener: Listener) -> None:
        """A WebSocket is gone."""
        self.audience.leave(listener)

    def attend_elsewhere(self, attendance: Mapping[int, int]) -> None:
        self.audience.attend_elsewhere(attendance)

    def _follow_audience(self, seats: bool) -> None:
        self.showing.forget(present=True)
        if seats:
            self.autoplay.arm()

    async def wait(self, after: int, seconds: float, seat: int) -> bool:
        """Wait until the table is newer than that version; False if it is not in that time."""
        self.audience.wait(seat, 1)
        try:
            async with asyncio.timeout(seconds):
                while self.version <= after and not self.memory.dismissed and not self.closing:
                    await self._news.wait()
        except TimeoutError:
            return False
        finally:
            asyncio.get_running_loop().call_later(LINGER, self.audience.wait, seat, -1)
        return self.version > after

    def wake(self) -> None:
        """Let everybody look who waits for news."""
        news, self._news = self._news, asyncio.Event()
        news.set()

    # What readers get.

    def snapshot(self, reader: Reader) -> Snapshot:
        """The table with the last page of its log."""
        return self.showing.snapshot(reader)

    async def computed(self, name: str, function: Callable[..., Result], *arguments: Any) -> Result:
        """What a worker computes about the present state; kept until it changes. name: what it is, with all that it depends on."""
        return await self._computed.get(self.version, name, function, *arguments)

    async def standing(self) -> list[list[int]]:
        """How every seat stood before each act and at the end; only for a game that is over."""
        state = self.state
        if self._standing is None and state.match is not None and state.status == OVER:
            self._standing = await self.services.workers.run(Past.standing, Past.of(state.match), patience=FOR_HISTORY)
        return self._standing or []

    # What is done.

    async def do(self, command: Command, reader: Reader, wanted: RequestModel | None = None, *, of: int = NO_SEAT) -> bytes:
        """Carry out a command, here or at the owner, and answer with the reader's snapshot; or raise and change nothing."""
        return await self.tenure.carry_out(Click(command, reader, wanted or Nothing(), of))

    async def fulfil(self, wish: Wish) -> bytes:
        """Do it as the owner of the match. Fenced if that is another process by now, and nothing has happened."""
        return await (self.grants.store(wish) if isinstance(wish, Granting) else self.clicks.carry_out(wish))

    def hurry(self) -> None:
        self.autoplay.hurry()

    def tell(self, step: Step) -> None:
        """A step was written: it is what the table is now, and everybody hears of it."""
        self._change_rights([*step.decision.rights, *step.decision.moved], step.decision.revoked)
        self.showing.forget()
        if step.shown is not None:
            self.showing.keep(*step.shown)
        self._show(step.after, only_chat=isinstance(step.entry, Say))

    def _change_rights(self, new: Iterable[Right], gone: Iterable[Right]) -> None:
        """Whoever listened at a seat that nothing opens any more, or has another seat now, is sent away, and comes back as who they are."""
        gone = list(gone)
        seats, ended = self.rights.change(new, gone), {right.seat for right in gone if right.kind == GIVEN}
        for listener in list(self.audience.listeners):
            if listener.reader.seat in seats or (listener.reader.given and listener.reader.seat in ended):
                self.spawn(self.audience.send_away(listener))

    def _show(self, state: TableState, *, only_chat: bool = False) -> None:
        self.memory.state, self.memory.used = state, self.services.now()
        sealed = state.started and state.is_sealed(self.services.now())
        for listener in self.audience.listeners:
            listener.lines = min(listener.lines, len(state.log))
            if sealed and only_chat and listener.reader.seat == NO_SEAT:
                continue
            listener.tell(snapshot=not only_chat, chat=only_chat)
        self.wake()
        if state.status in (RUNNING, PAUSED) and state.version >= self.services.settings.limits.entries:
            self.spawn(self.clicks.end_unfinished())
        else:
            self.autoplay.arm()

    # What others have done.

    async def refresh(self) -> None:
        """Where another process owns the match, or may own it by now: read on, so that nobody sees less than was acknowledged to anybody."""
        if not self.tenure.is_sure and await self.services.sharing.head(self.state.id, self.version) > self.version:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read on what others have written."""
        async with self._reading:
            news = await self.services.store.news(self.state.id, self.version)
            check_there(news.status if news else None)
            assert news is not None
            state = self.state
            if any(row.kind == NamesErased.kind for row in news.entries):
                state = await self._read_again()
            for row in news.entries:
                if row.number > state.version:
                    state = await self.services.after(state, entry_of(row))
            rights = {right.hash: right for right in news.rights}
            self._change_rights(news.rights, [right for hash, right in self.rights.held.items() if hash not in rights])
            if state is not self.state:
                self.showing.forget()
                self._show(state)

    async def _read_again(self) -> TableState:
        """What is in memory is no longer what the store has."""
        stored = await self.services.store.load(self.state.id)
        if stored is None or stored.rules_version != self.state.game.version:
            raise ApiError(503, "closing")
        state, _ = await self.services.workers.load(rebuilt, self.state.game, stored)
        for listener in self.audience.listeners:
            listener.start_again(self.showing.page(state))
        return state

    async def inherit(self, lease: Lease) -> None:
        """Go on as the owner: nobody else can write any more, so what is read now is everything."""
        async with self.clicks.one_at_a_time:
            await self.catch_up()
            self.memory.keys = await self.services.store.keys(self.state.id)
            self.tenure.lease = lease
            if lease.inherited and self.state.clocks.is_live:
                await self.clicks.write_own(ServerBack(NO_SEAT))
        self.autoplay.arm()

    def retire(self) -> None:
        """Another process acts from now on."""
        self.autoplay.stop()

    # Life in memory.

    def may_sleep(self, now: float) -> bool:
        """Nobody watches, nothing is about to happen."""
        busy = self.audience.listeners or any(self.audience.waiting) or self.clicks.one_at_a_time.locked() or self.autoplay.busy
        soon = any((end := self.autoplay.end(seat)) is not None and end < now + self.services.settings.idle for seat in self.state.asked)
        return not busy and not soon and now - self.memory.used > self.services.settings.idle

    async def dismiss(self) -> None:
        """The table leaves the memory: everybody is sent away and finds it as it is then, if it is still there."""
        self.memory.dismissed = True
        async with self.clicks.one_at_a_time:  # what is being written is written, and nothing after it
            self.autoplay.stop()
        for listener in list(self.audience.listeners):
            await self.audience.send_away(listener)
        await self.close()

    async def close(self) -> None:
        """Stop bots and clocks and wait for what is being written."""
        self.autoplay.stop()
        self.wake()
        await self.tasks.finish()
