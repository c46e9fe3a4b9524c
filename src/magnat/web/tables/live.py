"""Live tables: commands become entries, entries are written, then everybody hears of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from magnat.core.errors import MagnatError
from magnat.web.errors import ApiError, LimitReached, StaleVersion, not_found
from magnat.web.json_text import to_bytes
from magnat.web.schemas.snapshot import ChatPush, PresencePush, Push, Snapshot
from magnat.web.sharing.interface import Lease
from magnat.web.store import ANSWERS_KEPT, Change, Conflict, Fenced
from magnat.web.tables import snapshots
from magnat.web.tables.audience import Audience
from magnat.web.tables.autoplay import AutoPlay, due
from magnat.web.tables.checkpoints import check_there, outcome_of, position_of, rebuilt
from magnat.web.tables.computed import Computed
from magnat.web.tables.entries import EndUnfinished, FreeSeat, GiveOrders, NamesErased, Say, ServerBack, entry_of, row_of
from magnat.web.tables.listeners import Listener
from magnat.web.tables.past import Past
from magnat.web.tables.relay import Command, Granting, Wish
from magnat.web.tables.rights import Rights
from magnat.web.tables.services import Services
from magnat.web.tables.snapshots import Reader, Snapshots
from magnat.web.tables.state import EMPTY, NO_SEAT, OVER, PAUSED, RUNNING, Entry, TableState
from magnat.web.tables.tenure import Tenure
from magnat.web.tokens import ONCE, RECOVERY, Right, issue

FAREWELL = 500  # entries after the end of a match that has reached its bound
LINGER = 5.0  # seconds that somebody who asks again and again counts as connected between two requests
LAST_WRITES = 2.0  # seconds for what is being written when a table closes
logger = logging.getLogger("magnat.tables")

Result = TypeVar("Result")


class PushKey(NamedTuple):
    """A reader, and from where on that one needs log and chat."""

    reader: Reader
    lines_from: int
    chat_from: int


class LiveTable:
    """One match in memory, with everybody who watches it."""

    def __init__(self, services: Services, state: TableState, rights: Sequence[Right], keys: dict[tuple[int, str], int], lease: Lease) -> None:
        self.services, self.state, self.keys = services, state, keys
        self.rights = Rights(rights)
        self.tenure = Tenure(self, lease)
        self.audience = Audience(services, state.id, len(state.chairs), spawn=self.spawn, changed=self._audience_changed)
        self.used = services.now()
        self.dismissed = False
        self.autoplay = AutoPlay(self)
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._news = asyncio.Event()
        self._pushes: dict[PushKey, str] = {}
        self._snapshots: Snapshots | None = None  # of the state for which they were last wanted
        self._standing: list[list[int]] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._computed = Computed(services.workers, self.spawn)

    # Who is there.

    async def reader(self, token: str | None, host_token: str | None) -> Reader:
        """What these tokens open; without them, a spectator."""
        await self.refresh()
        if not self.tenure.is_ours and not self.rights.knows(token, host_token):
            await self.catch_up()  # perhaps another process has just given them out
        return self.rights.reader(token, host_token)

    async def grant(self, kind: str, seat: int, instead_of: Sequence[Right] = ()) -> str:
        """One more token for a seat or for the host; or the secret of a private link, which takes the place of an older one."""
        token, right = issue(self.state.id, kind, seat)
        await self.tenure.carry_out(Granting(right, instead_of))
        self.rights.change([right], instead_of)
        return token

    async def _grant(self, wish: Granting) -> bytes:
        right, instead_of = wish.right, wish.instead_of
        held = len(self.rights.of_kind(right.kind, right.seat))
        if not right.kind.endswith(ONCE) and held >= self.services.settings.limits.devices and right.hash not in self.rights.held:
            raise LimitReached(3600.0, "too-many-devices")
        self.rights.change([right], instead_of)  # counted before it is stored: others may ask meanwhile
        try:
            await self.services.store.grant([right], instead_of)
        except Fenced:
            self.rights.change([], [right])
            raise not_found("secret") from None  # somebody was faster
        except Conflict:
            pass  # it was stored already, and the answer was lost
        except BaseException:
            self.rights.change(instead_of, [right])
            raise
        return b"{}"

    async def link(self, kinds: Sequence[tuple[str, int]]) -> str:
        """A private link that opens these (kind, seat) on another device, once; older ones that were not used open nothing any more."""
        secrets = []
        for kind, seat in kinds:
            secrets.append(await self.grant(kind + ONCE, seat, self.rights.of_kind(kind + ONCE, seat)))
        return f"{self.services.settings.root_path}/seat#{'.'.join(secrets)}"

    async def redeem(self, right: Right) -> str:
        """The token that a private link opens."""
        if right.kind.endswith(ONCE):
            if right.hash not in self.rights.held and self.tenure.is_ours:
                raise not_found("secret")  # somebody was faster
            return await self.grant(right.kind.removesuffix(ONCE), right.seat, [right])
        return await self.grant(right.kind.removesuffix(RECOVERY), right.seat)

    def _change_rights(self, new: Iterable[Right], gone: Iterable[Right]) -> None:
        """Whoever listened at a seat that nothing opens any more is sent away."""
        seats = self.rights.change(new, gone)
        for listener in [listener for listener in self.audience.listeners if listener.reader.seat in seats]:
            self.spawn(self.audience.send_away(listener))

    @property
    def free_seats(self) -> int:
        """How many anybody may take."""
        return sum(chair.kind == EMPTY and not chair.reserved for chair in self.state.chairs)

    def join(self, listener: Listener) -> None:
        """Somebody opens a WebSocket."""
        listener.start_again(self._page_of(self.state))
        self.audience.join(listener)
        listener.tell(snapshot=True)

    def leave(self, listener: Listener) -> None:
        """A WebSocket is gone."""
        self.audience.leave(listener)

    def _audience_changed(self, *, seats: bool) -> None:
        self._pushes.clear()
        self._snapshots = None
        if seats:
            self.autoplay.arm()

    async def wait(self, after: int, seconds: float, seat: int) -> bool:
        """Wait until the table is newer than that version; False if it is not in that time."""
        self.audience.wait(seat, 1)
        try:
            async with asyncio.timeout(seconds):
                while self.state.version <= after and not self.dismissed and not self.services.closing:
                    await self._news.wait()
        except TimeoutError:
            return False
        finally:
            asyncio.get_running_loop().call_later(LINGER, self.audience.wait, seat, -1)
        return self.state.version > after

    def wake(self) -> None:
        """Let everybody look who waits for news."""
        news, self._news = self._news, asyncio.Event()
        news.set()

    # What readers get.

    def snapshot(self, reader: Reader) -> Snapshot:
        """The table with the last page of its log."""
        return self._snapshot_of(self.state, reader, self._page_of(self.state), 0)

    def _page_of(self, state: TableState) -> int:
        """The first line of the last page of the log."""
        return max(0, len(state.log) - self.services.settings.log_page)

    def _snapshot_of(self, state: TableState, reader: Reader, lines_from: int, chat_from: int) -> Snapshot:
        if self._snapshots is None or self._snapshots.state is not state:
            connected, spectators = self.audience.presence()
            left = self.services.settings.limits.entries - state.version
            self._snapshots = Snapshots(state, connected, spectators=spectators, entries_left=left)
        return self._snapshots.of(reader, lines_from=lines_from, chat_from=chat_from)

    def push(self, reader: Reader, lines_from: int, chat_from: int) -> str:
        """A snapshot with only what is new in log and chat; made once for all who share it, and kept no longer than they need it."""
        wanted = PushKey(reader, lines_from, chat_from)
        made = self._pushes.pop(wanted, None)
        if made is None:
            made = as_push(self._snapshot_of(self.state, reader, lines_from, chat_from))
        if sum(listener.reader == reader for listener in self.audience.listeners) > 1:
            self._pushes[wanted] = made
        return made

    def chat_push(self, chat_from: int) -> str:
        message: ChatPush = {
            "type": "chat",
            "version": self.state.version,
            "chat_from": chat_from,
            "chat": snapshots.chat(self.state, chat_from),
        }
        return to_bytes(message).decode()

    def presence_push(self) -> str:
        message: PresencePush = {"type": "presence", "connected": self.audience.connected(), "spectators": self.audience.spectators()}
        return to_bytes(message).decode()

    async def computed(self, name: str, function: Callable[..., Result], *arguments: Any) -> Result:
        """What a worker computes about the present state; kept until it changes. name: what it is, with all that it depends on."""
        return await self._computed.get(self.state.version, name, function, *arguments)

    async def standing(self) -> list[list[int]]:
        """How every seat stood before each act and at the end; only for a game that is over."""
        state = self.state
        if self._standing is None and state.match is not None and state.status == OVER:
            self._standing = await self.services.workers.run(Past.standing, Past.of(state.match))
        return self._standing or []

    # Commands.

    async def do(self, entry: Entry, reader: Reader, *, version: int | None = None, key: str | None = None, rights: Sequence[Right] = ()) -> bytes:
        """Carry out a command and answer with the reader's snapshot, or raise and change nothing.

        version: what the client saw; refused as stale if its question has changed since (standing orders are for every question). key: repeated,
        it gives the first answer. rights: what it brings with it.
        """
        return await self.tenure.carry_out(Command(entry, reader, version, key, rights))

    async def fulfil(self, wish: Wish) -> bytes:
        """Do it as the owner of the match. Fenced if that is another process by now, and nothing has happened."""
        return await (self._grant(wish) if isinstance(wish, Granting) else self._do(wish))

    async def _do(self, command: Command) -> bytes:
        entry, reader, version, key = command.entry, command.reader, command.version, command.key
        seat = entry.seat
        async with self._lock:
            if self.dismissed:
                raise ApiError(503, "closing")  # whoever comes again finds what there is then
            if (first := await self._first_answer(seat, key)) is not None:
                return first
            before = self.state
            is_current = version is not None and before.asked_since[seat] <= version <= before.version
            if version is not None and not is_current and not isinstance(entry, GiveOrders):
                raise StaleVersion(self.snapshot(reader))
            if entry.needs_rules and before.chairs[seat].bot is not None:
                raise ApiError(409, "wrong-status", "resigned" if before.chairs[seat].resigned else "bot-plays")
            self._check_length(entry)
            entry = self._numbered(entry)
            after = await self.services.after(before, entry)
            lines_from, chat_from = (min(len(before.log), len(after.log)), len(before.chat)) if is_current else (self._page_of(after), 0)
            document = self._snapshot_of(after, reader, lines_from, chat_from)
            answer = to_bytes(document)
            push = (PushKey(reader, lines_from, chat_from), document)
            try:
                revoked = self.rights.of_seat(seat) if isinstance(entry, FreeSeat) else ()
                await self._write(entry, after, rights=command.rights, revoked=revoked, key=key, answer=answer, push=push)
            except Fenced:
                raise
            except Conflict:
                if (first := await self._first_answer(seat, key)) is not None:
                    return first
                raise StaleVersion(self.snapshot(reader)) from None
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
        return await self.services.store.answer(self.state.id, seat, key)

    async def do_by_itself(self, entry: Entry, seen: TableState) -> None:
        """An entry of a bot or a clock, unless the question or who plays the seat has changed since the state that was `seen`."""
        seat = entry.seat
        async with self._lock:
            before = self.state
            changed = before.asked_since[seat] > seen.version or before.playing_bot(seat) != seen.playing_bot(seat)
            changed = changed or before.chairs[seat].orders != seen.chairs[seat].orders
            if changed or before.status != RUNNING or seat not in before.asked or self.dismissed or not self.tenure.is_ours:
                return
            await self._write_own(entry)

    def _check_length(self, entry: Entry) -> None:
        """After the bound there is room for a farewell only; a table that has not begun by then never will."""
        most = self.services.settings.limits.entries
        if self.state.version >= most and (self.state.status != OVER or self.state.version >= most + FAREWELL):
            self.services.metrics.refusals["entries"] += 1
            raise LimitReached(86_400.0, "too-many-entries")

    async def _end_unfinished(self) -> None:
        async with self._lock:
            if self.state.status in (RUNNING, PAUSED) and not self.dismissed:
                await self._write_own(EndUnfinished(NO_SEAT))

    async def _write_own(self, entry: Entry) -> None:
        """An entry of the server itself, unless another process was faster."""
        entry = self._numbered(entry)
        with suppress(Conflict):
            await self._write(entry, await self.services.after(self.state, entry))

    def _numbered(self, entry: Entry) -> Entry:
        at = max(self.services.now(), self.state.at)  # a clock that is put back must not make time run backwards
        return replace(entry, number=self.state.version + 1, at=at)

    async def _write(
        self,
        entry: Entry,
        after: TableState,
        *,
        rights: Sequence[Right] = (),
        revoked: Sequence[Right] = (),
        key: str | None = None,
        answer: bytes | None = None,
        push: tuple[PushKey, Snapshot] | None = None,
    ) -> None:
        """First the disk, then the memory, then the others; also when the client does not wait for the answer."""
        change = Change(
            after.id,
            row_of(entry),
            status=after.status,
            due=due(after),
            rules_version=after.game.version,
            position=position_of(after),
            outcome=outcome_of(self.state, after),
            rights=rights,
            revoked=revoked,
            key=key,
            answer=answer,
            fence=self.tenure.fence,
        )
        await asyncio.shield(self.spawn(self._written(entry, change, after, push)))

    async def _written(self, entry: Entry, change: Change, after: TableState, push: tuple[PushKey, Snapshot] | None) -> None:
        try:
            await self.services.store.append(change)
        except Fenced:
            self.tenure.lose()
            raise
        except Conflict:
            await self.catch_up()
            self.keys = await self.services.store.keys(self.state.id)
            raise
        self.services.metrics.entries += 1
        self.services.metrics.acts += entry.needs_rules
        self._change_rights(change.rights, change.revoked)
        if change.key is not None:
            self._remember(entry.seat, change.key, entry.number)
        self._pushes.clear()
        if push is not None and any(listener.reader == push[0].reader for listener in self.audience.listeners):
            self._pushes[push[0]] = as_push(push[1])
        self._changed(after, only_chat=isinstance(entry, Say))

    async def refresh(self) -> None:
        """Where another process owns the match: read on, so that nobody sees less than was acknowledged to anybody."""
        if not self.tenure.is_ours and await self.services.sharing.head(self.state.id, self.state.version) > self.state.version:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read on what others have written."""
        async with self._reading:
            news = await self.services.store.news(self.state.id, self.state.version)
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
                self._pushes.clear()
                self._changed(state)

    async def _read_again(self) -> TableState:
        """What is in memory is no longer what the store has."""
        stored = await self.services.store.load(self.state.id)
        if stored is None or stored.rules_version != self.state.game.version:
            raise ApiError(503, "closing")
        state, _ = await self.services.workers.run(rebuilt, self.state.game, stored)
        for listener in self.audience.listeners:
            listener.start_again(self._page_of(state))
        return state

    # Who acts here.

    async def inherit(self, lease: Lease) -> None:
        """Go on as the owner: nobody else can write any more, so what is read now is everything."""
        async with self._lock:
            await self.catch_up()
            self.keys = await self.services.store.keys(self.state.id)
            self.tenure.lease = lease
            if lease.inherited and self.state.clocks.is_live:
                await self._write_own(ServerBack(NO_SEAT))
        self.autoplay.arm()

    def retire(self) -> None:
        """Another process acts from now on."""
        self.autoplay.stop()

    def _changed(self, state: TableState, *, only_chat: bool = False) -> None:
        self.state, self.used = state, self.services.now()
        for listener in self.audience.listeners:
            listener.lines = min(listener.lines, len(state.log))
            listener.tell(snapshot=not only_chat, chat=only_chat)
        self.wake()
        if state.status in (RUNNING, PAUSED) and state.version >= self.services.settings.limits.entries:
            self.spawn(self._end_unfinished())
        else:
            self.autoplay.arm()

    # Life in memory.

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is kept until it is done; what goes wrong in it is logged."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, (MagnatError, Conflict)):
            logger.error("a task of a table failed", exc_info=error, extra={"match": self.state.id})

    def may_sleep(self, now: float) -> bool:
        """Nobody watches, nothing is about to happen."""
        busy = self.audience.listeners or any(self.audience.waiting) or self._lock.locked() or self.autoplay.busy
        soon = any((end := self.autoplay.end(seat)) is not None and end < now + self.services.settings.idle for seat in self.state.asked)
        return not busy and not soon and now - self.used > self.services.settings.idle

    async def dismiss(self) -> None:
        """The table leaves the memory: everybody is sent away and finds it as it is then, if it is still there."""
        self.dismissed = True
        async with self._lock:  # what is being written is written, and nothing after it
            self.autoplay.stop()
        for listener in list(self.audience.listeners):
            await self.audience.send_away(listener)
        await self.close()

    async def close(self) -> None:
        """Stop bots and clocks and wait for what is being written."""
        self.autoplay.stop()
        self.wake()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=LAST_WRITES)


def as_push(snapshot: Snapshot) -> str:
    """A snapshot as a message of the WebSocket."""
    message: Push = {"type": "snapshot", **snapshot}
    return to_bytes(message).decode()
