"""Live tables: commands become entries, entries are written, then everybody hears of them; bots and clocks act when it is their turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from magnat.core.errors import MagnatError
from magnat.core.match import PERSON
from magnat.core.state import SPECTATOR
from magnat.web import readers
from magnat.web.course import OVER, PLAYED, RUNNING, Course
from magnat.web.entries import NO_SEAT, Entry
from magnat.web.errors import Stale, TooFast, Wrong
from magnat.web.house import House
from magnat.web.live import Listener
from magnat.web.readers import Reader
from magnat.web.records import outcome_of, position_of
from magnat.web.seats import HOST, SEAT, Right, hashed, issue
from magnat.web.store import Change, Conflict
from magnat.web.thinking import default_act

RETRY = 5.0  # seconds after which something that failed is tried again
LINGER = 5.0  # seconds that somebody who asks again and again counts as connected between two requests
logger = logging.getLogger("magnat.tables")


class Table:
    """One match in memory, with everybody who watches it."""

    def __init__(self, house: House, course: Course, rights: Sequence[Right], keys: set[tuple[int, str]]) -> None:
        self.house, self.course, self.keys = house, course, keys
        self.rights = {right.hash: right for right in rights}
        self.listeners: set[Listener] = set()
        self.waiting = [0] * len(course.chairs)  # requests that wait for news, by seat
        self.used = house.now()
        self.absent_since = [house.now()] * len(course.chairs)
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._pushes: dict[tuple[Reader, int, int], str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._standing: list[list[int]] | None = None

    # Who is there.

    def reader(self, token: str | None, host_token: str | None) -> Reader:
        """What these tokens open; without them, a spectator."""
        seat = self.rights.get(hashed(token)) if token else None
        host = self.rights.get(hashed(host_token)) if host_token else None
        is_seat, is_host = seat is not None and seat.kind == SEAT, host is not None and host.kind == HOST
        return Reader(seat.seat if is_seat and seat else SPECTATOR, bool(is_host))

    async def grant(self, kind: str, seat: int) -> str:
        """One more token for a seat or for the host."""
        limits = self.house.settings.limits
        if limits is not None and sum((right.kind, right.seat) == (kind, seat) for right in self.rights.values()) >= limits.devices:
            raise TooFast(3600.0, "too-many-devices")
        token, rights = issue(self.course.id, kind, seat)
        await self.house.store.grant(rights)
        self.rights.update({right.hash: right for right in rights})
        return token

    def connected(self) -> list[bool]:
        there = [count > 0 for count in self.waiting]
        for listener in self.listeners:
            if listener.reader.seat >= 0:
                there[listener.reader.seat] = True
        return there

    def join(self, listener: Listener) -> None:
        """Somebody opens a WebSocket."""
        before = self.connected()
        self.listeners.add(listener)
        self._presence(before)
        listener.tell(snapshot=True)

    def leave(self, listener: Listener) -> None:
        """A WebSocket is gone."""
        before = self.connected()
        self.listeners.discard(listener)
        self._presence(before)

    def _presence(self, before: list[bool]) -> None:
        now = self.connected()
        self._pushes.clear()
        if now == before:
            return
        for seat, (was, there) in enumerate(zip(before, now, strict=True)):
            if was and not there:
                self.absent_since[seat] = self.house.now()
        for listener in self.listeners:
            listener.tell(presence=True)
        self._arm()

    async def wait(self, after: int, seconds: float, seat: int) -> bool:
        """Wait until the table is newer than that version; False if it is not in that time."""
        self._attend(seat, 1)
        try:
            async with asyncio.timeout(seconds):
                while self.course.number <= after and not self.house.closing:
                    await self._news.wait()
        except TimeoutError:
            return False
        finally:
            asyncio.get_running_loop().call_later(LINGER, self._attend, seat, -1)
        return self.course.number > after

    def _attend(self, seat: int, change: int) -> None:
        self.house.listening += change
        if seat >= 0:
            before = self.connected()
            self.waiting[seat] += change
            self._presence(before)

    # What readers get.

    def snapshot(self, reader: Reader) -> bytes:
        return readers.dumped(readers.snapshot(self.course, reader, self.connected()))

    def push(self, reader: Reader, lines_from: int, chat_from: int) -> str:
        """A snapshot with only what is new in log and chat; made once for all who share it."""
        wanted = (reader, lines_from, chat_from)
        if wanted not in self._pushes:
            made = readers.snapshot(self.course, reader, self.connected(), lines_from=lines_from, chat_from=chat_from)
            self._pushes[wanted] = readers.dumped({"type": "snapshot", **made}).decode()
        return self._pushes[wanted]

    def chat_push(self, chat_from: int) -> str:
        message = {"type": "chat", "version": self.course.number, "chat_from": chat_from, "chat": readers.chat(self.course, chat_from)}
        return readers.dumped(message).decode()

    def presence_push(self) -> str:
        return readers.dumped({"type": "presence", "connected": self.connected()}).decode()

    async def standing(self) -> list[list[int]]:
        """How every seat stood before each act and at the end; only for a game that is over."""
        course = self.course
        if self._standing is None and course.match is not None and course.status == OVER:
            self._standing = await asyncio.to_thread(readers.curves, course.match)
        return self._standing or []

    # Commands.

    async def do(
        self,
        kind: str,
        reader: Reader,
        body: dict[str, Any] | None = None,
        *,
        version: int | None = None,
        key: str | None = None,
        rights: Sequence[Right] = (),
        seat: int | None = None,
    ) -> bytes:
        """Carry out a command and answer with the reader's snapshot, or raise and change nothing.

        version: what the client saw; refused as stale if its question has changed since. key: repeated, it gives the first answer.
        """
        actor = reader.seat if seat is None else seat
        async with self._lock:
            if key is not None and (actor, key) in self.keys:
                answer = await self.house.store.answer(self.course.id, actor, key)
                if answer is not None:
                    return answer
            if version is not None and not self.course.fresh[actor] <= version <= self.course.number:
                raise Stale(self.snapshot(reader))
            before = self.course
            if kind in PLAYED and before.chairs[actor].bot is not None:
                raise Wrong(409, "wrong-status", "resigned" if before.chairs[actor].resigned else "bot-plays")
            after = before.after(self._entry(kind, actor, body or {}))
            lines_from = min(len(before.told), len(after.told)) if version is not None else 0
            chat_from = len(before.chat) if version is not None else 0
            answer = readers.dumped(readers.snapshot(after, reader, self.connected(), lines_from=lines_from, chat_from=chat_from))
            try:
                await self._write(before, after, kind, actor, body or {}, rights=rights, key=key, answer=answer)
            except Conflict:
                raise Stale(self.snapshot(reader)) from None
            return answer

    async def woken(self) -> None:
        """The server was away; clocks must not have run meanwhile."""
        async with self._lock:
            before = self.course
            await self._write(before, before.after(self._entry("woken", NO_SEAT, {})), "woken", NO_SEAT, {})

    async def do_by_itself(self, kind: str, seat: int, body: dict[str, Any], course: Course) -> None:
        """An entry of a bot or a clock, unless the question or who plays the seat has changed since `course`."""
        async with self._lock:
            before = self.course
            changed = before.fresh[seat] > course.number or before.playing_bot(seat) != course.playing_bot(seat)
            if changed or before.status != RUNNING or seat not in before.asked:
                return
            after = before.after(self._entry(kind, seat, body))
            with suppress(Conflict):  # another process was faster
                await self._write(before, after, kind, seat, body)

    def _entry(self, kind: str, seat: int, body: dict[str, Any]) -> Entry:
        at = max(self.house.now(), self.course.at)  # a clock that is put back must not make time run backwards
        return Entry(self.course.number + 1, at, kind, seat, body)

    async def _write(
        self,
        before: Course,
        after: Course,
        kind: str,
        seat: int,
        body: dict[str, Any],
        *,
        rights: Sequence[Right] = (),
        key: str | None = None,
        answer: bytes | None = None,
    ) -> None:
        """First the disk, then the memory, then the others; also when the client does not wait for the answer."""
        change = Change(
            after.id,
            Entry(after.number, after.at, kind, seat, body),
            after.status,
            self._due(after),
            after.game.VERSION,
            position_of(after),
            outcome_of(before, after),
            rights,
            key,
            answer,
        )
        task = self.spawn(self._written(change, after, kind))
        await asyncio.shield(task)

    async def _written(self, change: Change, after: Course, kind: str) -> None:
        try:
            await self.house.store.append(change)
        except Conflict:
            await self.catch_up()
            raise
        self.rights.update({right.hash: right for right in change.rights})
        if change.key is not None:
            self.keys.add((change.entry.seat, change.key))
        self._changed(after, only_chat=kind == "chat")

    async def catch_up(self) -> None:
        """Read on what others have written."""
        stored = await self.house.store.load(self.course.id)
        if stored is None:
            return
        course = self.course
        for entry in stored.entries:
            if entry.number > course.number:
                course = course.after(entry)
        self.rights = {right.hash: right for right in stored.rights}
        self.keys = stored.keys
        if course is not self.course:
            self._changed(course)

    def _changed(self, course: Course, *, only_chat: bool = False) -> None:
        self.course, self.used = course, self.house.now()
        self._pushes.clear()
        for listener in self.listeners:
            listener.lines = min(listener.lines, len(course.told))
            listener.tell(snapshot=not only_chat, chat=only_chat)
        self.wake()
        self._arm()

    def wake(self) -> None:
        """Let everybody look who waits for news."""
        news, self._news = self._news, asyncio.Event()
        news.set()

    # Bots and clocks.

    def _due(self, course: Course) -> float | None:
        """When the server must act by itself at the latest, as far as the record knows."""
        if course.status != RUNNING:
            return None
        if any(course.playing_bot(seat) for seat in course.asked):
            return course.at
        ends = [ends for seat in course.asked if (ends := course.deadline(seat)) is not None]
        if course.clocks.rules.grace is not None:
            ends.append(course.at + course.clocks.rules.grace)
        return min(ends, default=None)

    def _arm(self) -> None:
        """Set bots and clocks going after a change."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.house.closing or self.course.status != RUNNING:
            return
        if any(self.course.playing_bot(seat) for seat in self.course.asked):
            if self._bots is None or self._bots.done():
                self._bots = self.spawn(self._play_bots())
        ends = [end for seat in self.course.asked if (end := self._end(seat)) is not None]
        if ends:
            delay = min(max(0.0, min(ends) - self.house.now()), 3600.0)
            self._alarm = asyncio.get_running_loop().call_later(delay, lambda: self.spawn(self._ring()))

    def _end(self, seat: int) -> float | None:
        """When somebody else acts for a person: at the end of the clock, or after the grace for the absent."""
        if self.course.playing_bot(seat) is not None:
            return None
        ends = [] if (end := self.course.deadline(seat)) is None else [end]
        grace = self.course.clocks.rules.grace
        if grace is not None and not self.connected()[seat]:
            ends.append(max(self.absent_since[seat], self.course.clocks.since.get(seat, 0.0)) + grace)
        return min(ends, default=None)

    async def _play_bots(self) -> None:
        """Let bots act while it is their turn."""
        while not self.house.closing:
            course = self.course
            seat = next((seat for seat in course.asked if course.playing_bot(seat)), None)
            if seat is None or course.status != RUNNING or course.match is None:
                return
            watched = any(chair.kind == PERSON and chair.bot is None for chair in course.chairs)
            pause = asyncio.create_task(asyncio.sleep(self.house.settings.bot_pause if watched else 0.0))
            act = await self.house.thinker.act(course.match, seat, course.playing_bot(seat) or "", course.id)
            await pause
            kind, body = ("pass", {}) if act is None else ("acts", {"acts": [list(course.game.spelled(act))]})
            try:
                await self.do_by_itself(kind, seat, body, course)
            except Exception as trouble:  # the disk is full, say: the table waits until it can go on
                logger.error("a bot could not act", exc_info=trouble, extra={"match": course.id, "seat": seat})
                await asyncio.sleep(RETRY)

    async def _ring(self) -> None:
        """A clock may have ended."""
        course = self.course
        late = [seat for seat in course.asked if (end := self._end(seat)) is not None and end <= self.house.now()]
        for seat in late:
            if course.match is None or course.status != RUNNING:
                break
            standin = course.chairs[seat].standin
            if standin is None:
                act = None if course.match.window == "open" else default_act(course.match, seat)
            else:
                act = await self.house.thinker.act(course.match, seat, standin, course.id)
            body = {"act": None if act is None else list(course.game.spelled(act)), "by": standin}
            await self.do_by_itself("clock", seat, body, course)
        if not late:
            self._arm()

    # Life in memory.

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is kept until it is done; what goes wrong in it is logged."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None and not isinstance(wrong, MagnatError):
            logger.error("a task of a table failed", exc_info=wrong, extra={"match": self.course.id})

    def start(self) -> None:
        """Go on where the record ends."""
        self._arm()

    def may_sleep(self, now: float) -> bool:
        """Nobody watches, nothing is about to happen."""
        busy = self.listeners or any(self.waiting) or self._lock.locked() or (self._bots is not None and not self._bots.done())
        soon = any((end := self._end(seat)) is not None and end < now + self.house.settings.idle for seat in self.course.asked)
        return not busy and not soon and now - self.used > self.house.settings.idle

    async def close(self) -> None:
        """Stop bots and clocks and wait for what is being written."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._bots is not None:
            self._bots.cancel()
        self.wake()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=2.0)
