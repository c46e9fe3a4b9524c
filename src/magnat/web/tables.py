"""Live tables: commands become entries, entries are written, then everybody hears of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from magnat.core.errors import MagnatError
from magnat.core.state import SPECTATOR
from magnat.web import readers
from magnat.web.course import OVER, PLAYED, RUNNING, Course
from magnat.web.entries import Entry
from magnat.web.errors import Stale, TooFast, Wrong
from magnat.web.house import House
from magnat.web.keeper import Keeper, due
from magnat.web.live import Listener
from magnat.web.readers import Reader
from magnat.web.records import outcome_of, position_of
from magnat.web.seats import HOST, SEAT, Right, hashed, issue
from magnat.web.store import ANSWERS_KEPT, Change, Conflict

LINGER = 5.0  # seconds that somebody who asks again and again counts as connected between two requests
LAST_WRITES = 2.0  # seconds for what is being written when a table closes
logger = logging.getLogger("magnat.tables")

Part = tuple[Reader, int, int]  # a reader, and from where on that one needs log and chat


class Table:
    """One match in memory, with everybody who watches it."""

    def __init__(self, house: House, course: Course, rights: Sequence[Right], keys: dict[tuple[int, str], int]) -> None:
        self.house, self.course, self.keys = house, course, keys
        self.rights = {right.hash: right for right in rights}
        self.listeners: set[Listener] = set()
        self.waiting = [0] * len(course.chairs)  # requests that wait for news, by seat
        self.absent_since = [house.now()] * len(course.chairs)
        self.used = house.now()
        self.keeper = Keeper(self)
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._pushes: dict[Part, str] = {}
        self._standing: list[list[int]] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # Who is there.

    def reader(self, token: str | None, host_token: str | None) -> Reader:
        """What these tokens open; without them, a spectator."""
        seat = self.rights.get(hashed(token)) if token else None
        host = self.rights.get(hashed(host_token)) if host_token else None
        return Reader(seat.seat if seat and seat.kind == SEAT else SPECTATOR, host is not None and host.kind == HOST)

    async def grant(self, kind: str, seat: int) -> str:
        """One more token for a seat or for the host."""
        held = sum((right.kind, right.seat) == (kind, seat) for right in self.rights.values())
        if held >= self.house.settings.limits.devices:
            raise TooFast(3600.0, "too-many-devices")
        token, rights = issue(self.course.id, kind, seat)
        await self.house.store.grant(rights)
        self.rights.update({right.hash: right for right in rights})
        return token

    def connected(self) -> list[bool]:
        """Which seats somebody is there for."""
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
        """Tell everybody who came or went, if that can be seen."""
        now = self.connected()
        if now == before:
            return
        self._pushes.clear()
        for seat, (was, there) in enumerate(zip(before, now, strict=True)):
            if was and not there:
                self.absent_since[seat] = self.house.now()
        for listener in self.listeners:
            listener.tell(presence=True)
        self.keeper.arm()

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

    def wake(self) -> None:
        """Let everybody look who waits for news."""
        news, self._news = self._news, asyncio.Event()
        news.set()

    # What readers get.

    def snapshot(self, reader: Reader) -> bytes:
        return readers.dumped(readers.snapshot(self.course, reader, self.connected()))

    def push(self, reader: Reader, lines_from: int, chat_from: int) -> str:
        """A snapshot with only what is new in log and chat; made once for all who share it, and kept no longer than they need it."""
        wanted = (reader, lines_from, chat_from)
        made = self._pushes.pop(wanted, None)
        if made is None:
            document = readers.snapshot(self.course, reader, self.connected(), lines_from=lines_from, chat_from=chat_from)
            made = as_push(readers.dumped(document))
        if sum(listener.reader == reader for listener in self.listeners) > 1:
            self._pushes[wanted] = made
        return made

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

        version: what the client saw; refused as stale if its question has changed since (standing orders are for every question). key: repeated,
        it gives the first answer.
        """
        actor = reader.seat if seat is None else seat
        async with self._lock:
            if (first := await self._first_answer(actor, key)) is not None:
                return first
            before = self.course
            is_fresh = version is not None and before.fresh[actor] <= version <= before.number
            if version is not None and not is_fresh and kind != "orders":
                raise Stale(self.snapshot(reader))
            if kind in PLAYED and before.chairs[actor].bot is not None:
                raise Wrong(409, "wrong-status", "resigned" if before.chairs[actor].resigned else "bot-plays")
            entry = self._entry(kind, actor, body or {})
            after = before.after(entry)
            lines_from, chat_from = (min(len(before.told), len(after.told)), len(before.chat)) if is_fresh else (0, 0)
            answer = readers.dumped(readers.snapshot(after, reader, self.connected(), lines_from=lines_from, chat_from=chat_from))
            try:
                await self._write(entry, after, rights=rights, key=key, answer=answer, part=(reader, lines_from, chat_from))
            except Conflict:
                if (first := await self._first_answer(actor, key)) is not None:
                    return first
                raise Stale(self.snapshot(reader)) from None
            return answer

    def _remember(self, seat: int, key: str, number: int) -> None:
        """Keep keys as long as the store keeps their answers."""
        self.keys[seat, key] = number
        if len(self.keys) > 2 * ANSWERS_KEPT:
            self.keys = {known: since for known, since in self.keys.items() if since >= number - ANSWERS_KEPT}

    async def _first_answer(self, seat: int, key: str | None) -> bytes | None:
        """What was answered when this key came first."""
        if key is None or (seat, key) not in self.keys:
            return None
        return await self.house.store.answer(self.course.id, seat, key)

    async def do_by_itself(self, kind: str, seat: int, body: dict[str, Any], course: Course) -> None:
        """An entry of a bot or a clock, unless the question or who plays the seat has changed since `course`."""
        async with self._lock:
            before = self.course
            changed = before.fresh[seat] > course.number or before.playing_bot(seat) != course.playing_bot(seat)
            changed = changed or before.chairs[seat].orders != course.chairs[seat].orders
            if changed or before.status != RUNNING or seat not in before.asked:
                return
            entry = self._entry(kind, seat, body)
            with suppress(Conflict):  # another process was faster
                await self._write(entry, before.after(entry))

    def _entry(self, kind: str, seat: int, body: dict[str, Any]) -> Entry:
        at = max(self.house.now(), self.course.at)  # a clock that is put back must not make time run backwards
        return Entry(self.course.number + 1, at, kind, seat, body)

    async def _write(
        self,
        entry: Entry,
        after: Course,
        *,
        rights: Sequence[Right] = (),
        key: str | None = None,
        answer: bytes | None = None,
        part: Part | None = None,
    ) -> None:
        """First the disk, then the memory, then the others; also when the client does not wait for the answer."""
        change = Change(
            after.id,
            entry,
            status=after.status,
            due=due(after),
            rules_version=after.game.VERSION,
            position=position_of(after),
            outcome=outcome_of(self.course, after),
            rights=rights,
            key=key,
            answer=answer,
        )
        await asyncio.shield(self.spawn(self._written(change, after, part)))

    async def _written(self, change: Change, after: Course, part: Part | None) -> None:
        try:
            await self.house.store.append(change)
        except Conflict:
            await self.catch_up()
            raise
        self.rights.update({right.hash: right for right in change.rights})
        if change.key is not None:
            self._remember(change.entry.seat, change.key, change.entry.number)
        self._pushes.clear()
        if part is not None and change.answer is not None and any(listener.reader == part[0] for listener in self.listeners):
            self._pushes[part] = as_push(change.answer)
        self._changed(after, only_chat=change.entry.kind == "chat")

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
            self._pushes.clear()
            self._changed(course)

    def _changed(self, course: Course, *, only_chat: bool = False) -> None:
        self.course, self.used = course, self.house.now()
        for listener in self.listeners:
            listener.lines = min(listener.lines, len(course.told))
            listener.tell(snapshot=not only_chat, chat=only_chat)
        self.wake()
        self.keeper.arm()

    # Life in memory.

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is kept until it is done; what goes wrong in it is logged."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None and not isinstance(wrong, (MagnatError, Conflict)):
            logger.error("a task of a table failed", exc_info=wrong, extra={"match": self.course.id})

    def may_sleep(self, now: float) -> bool:
        """Nobody watches, nothing is about to happen."""
        busy = self.listeners or any(self.waiting) or self._lock.locked() or self.keeper.busy
        soon = any((end := self.keeper.end(seat)) is not None and end < now + self.house.settings.idle for seat in self.course.asked)
        return not busy and not soon and now - self.used > self.house.settings.idle

    async def close(self) -> None:
        """Stop bots and clocks and wait for what is being written."""
        self.keeper.stop()
        self.wake()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=LAST_WRITES)


def as_push(snapshot: bytes) -> str:
    """A snapshot that is already written, as a message of the WebSocket."""
    return '{"type":"snapshot",' + snapshot.decode()[1:]
