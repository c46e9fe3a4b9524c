"""The way of a click: read how the table stands, decide what becomes of it, write that, tell everybody. docs/a-click.md has a picture."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol

from magnat.web.commands import Asked, Click, Decision
from magnat.web.entries import ComeBack, EndUnfinished, Start, outcome_of, position_of, row_of
from magnat.web.errors import ApiError, LimitReached, StaleVersion
from magnat.web.json_text import to_bytes
from magnat.web.ownership import Tenure
from magnat.web.schemas.snapshot import Snapshot
from magnat.web.state import NO_SEAT, OVER, PAUSED, RUNNING, Entry, Reader, TableState
from magnat.web.store import Change, Conflict, Fenced
from magnat.web.tables.autoplay import due
from magnat.web.tables.memory import Memory
from magnat.web.tables.services import Services
from magnat.web.tables.showing import Part, Showing
from magnat.web.tables.tasks import Tasks

UNASKED = Decision()  # of an entry of the server itself
FAREWELL = 500  # entries after the end of a match that has reached its bound


@dataclass(frozen=True)
class Step:
    """What is to be written, and everything that follows from it."""

    entry: Entry  # numbered
    after: TableState
    decision: Decision = UNASKED
    key: str | None = None
    answer: bytes | None = None
    shown: tuple[Part, Snapshot] | None = None  # the answer, for listeners who see the same


class Around(Protocol):
    """The table around it."""

    def tell(self, step: Step) -> None:
        """Something was written: everybody hears of it."""
        ...

    def hurry(self) -> None:
        """The bots are to play at once until somebody is asked."""
        ...

    async def catch_up(self) -> None:
        """Read what somebody else has written."""
        ...


class Clicks:
    """Changes one table, one click after the other; only in the process that owns its match."""

    def __init__(self, around: Around, services: Services, memory: Memory, showing: Showing, tenure: Tenure, tasks: Tasks) -> None:
        self.around, self.services, self.memory, self.showing, self.tenure, self.tasks = around, services, memory, showing, tenure, tasks
        self.one_at_a_time = asyncio.Lock()

    async def carry_out(self, click: Click) -> bytes:
        """The answer to a click; or it raises, and nothing has changed. Fenced if another process owns the match by now."""
        async with self.one_at_a_time:
            if self.memory.dismissed:
                raise ApiError(503, "closing")  # whoever comes again finds what there is then
            answer = self._answer_again(click)
            if answer is None:
                decision = self._decide(click)
                if decision.entry is None:
                    answer = self._do_unwritten(click, decision)
                else:
                    answer = await self._write_and_tell(click, await self._foresee(click, decision, decision.entry))
            return answer

    def _answer_again(self, click: Click) -> bytes | None:
        """If it was done when it first came, nothing is left to do: the answer is the table as it stands."""
        key, known, reader = click.key, self.memory.keys, click.reader
        if key is None:
            return None
        seats = [seat for seat, other in known if other == key] if click.is_named_by_us else [reader.seat]
        done = next((seat for seat in seats if (seat, key) in known), None)
        if done is None:
            return None
        return to_bytes(self.showing.snapshot(Reader(done, reader.host) if click.command.seats else reader))

    def _decide(self, click: Click) -> Decision:
        """What becomes of it, as the table stands."""
        state, services = self.memory.state, self.services
        if click.version is not None and click.command.ages and not self._is_current(click):
            raise StaleVersion(self.showing.snapshot(click.reader))
        asked = Asked[Any](
            state,
            self.memory.rights,
            click.reader,
            click.wanted,
            services.settings.limits,
            list(services.bots.bots),
            self.showing.present(state),
            services.now(),
            click.of,
        )
        decision = click.command.decided(asked)
        entry = decision.entry
        if entry is not None and entry.needs_rules and state.chairs[entry.seat].bot is not None:
            raise ApiError(409, "wrong-status", "resigned" if state.chairs[entry.seat].resigned else "bot-plays")
        return decision

    def _is_current(self, click: Click) -> bool:
        """Whether its sender has seen the question as it is now."""
        state, version = self.memory.state, click.version
        return version is not None and state.asked_since[click.reader.seat] <= version <= state.version

    def _do_unwritten(self, click: Click, decision: Decision) -> bytes:
        if decision.hurry:
            self.around.hurry()
        return to_bytes(self.showing.snapshot(click.reader))

    async def _foresee(self, click: Click, decision: Decision, entry: Entry) -> Step:
        """The table after it, and the answer."""
        self._check_length()
        reader, before = decision.reader or click.reader, self.memory.state
        entry = self._numbered(entry)
        after = await self.services.after(before, entry)
        if self._is_current(click):
            part = Part(reader, min(len(before.log), len(after.log)), len(before.chat))
        else:
            part = Part(reader, self.showing.page(after), 0)
        shown = self.showing.of(after, part)
        return Step(entry, after, decision, click.key, to_bytes(shown), (part, shown))

    async def _write_and_tell(self, click: Click, step: Step) -> bytes:
        answer = step.answer
        try:
            await self._write(step)
        except Fenced:
            raise
        except Conflict:  # somebody else has written; perhaps this very click, before its answer was lost
            if (answer := self._answer_again(click)) is None:
                raise StaleVersion(self.showing.snapshot(click.reader)) from None
        assert answer is not None
        return answer

    # What nobody has clicked.

    async def act(self, entry: Entry, seen: TableState) -> None:
        """An entry of a bot or a clock, unless the question or who plays the seat has changed since the state that was `seen`."""
        seat = entry.seat
        async with self.one_at_a_time:
            before = self.memory.state
            changed = before.asked_since[seat] > seen.version or before.playing_bot(seat) != seen.playing_bot(seat)
            changed = changed or before.chairs[seat].orders != seen.chairs[seat].orders
            if not changed and before.status == RUNNING and seat in before.asked and not self.memory.dismissed and self.tenure.is_ours:
                await self.write_own(entry)

    async def welcome_back(self, seat: int) -> None:
        """Somebody for whom a bot has played is connected again."""
        async with self.one_at_a_time:
            state = self.memory.state
            if state.chairs[seat].covered == "away" and state.status in (RUNNING, PAUSED) and not self.memory.dismissed and self.tenure.is_ours:
                await self.write_own(ComeBack(seat))

    async def begin(self, is_time: Callable[[], bool]) -> None:
        """The game begins by itself, if it is still time for that."""
        async with self.one_at_a_time:
            if is_time() and not self.memory.dismissed and self.tenure.is_ours:
                await self.write_own(Start(NO_SEAT))

    async def end_unfinished(self) -> None:
        async with self.one_at_a_time:
            if self.memory.state.status in (RUNNING, PAUSED) and not self.memory.dismissed:
                await self.write_own(EndUnfinished(NO_SEAT))

    async def write_own(self, entry: Entry) -> None:
        """An entry of the server itself, unless another process was faster."""
        entry = self._numbered(entry)
        with suppress(Conflict):
            await self._write(Step(entry, await self.services.after(self.memory.state, entry)))

    # Writing.

    def _check_length(self) -> None:
        """After the bound there is room for a farewell only; a table that has not begun by then never will."""
        state, most = self.memory.state, self.services.settings.limits.entries
        if state.version >= most and (state.status != OVER or state.version >= most + FAREWELL):
            self.services.metrics.refusals["entries"] += 1
            raise LimitReached(86_400.0, "too-many-entries")

    def _numbered(self, entry: Entry) -> Entry:
        state = self.memory.state
        return replace(entry, number=state.version + 1, at=max(self.services.now(), state.at))  # time never runs backwards

    async def _write(self, step: Step) -> None:
        """First the disk, then the memory, then the others; also when the client does not wait for the answer."""
        after = step.after
        change = Change(
            after.id,
            row_of(step.entry),
            status=after.status,
            due=due(after),
            rules_version=after.game.version,
            position=position_of(after),
            outcome=outcome_of(self.memory.state, after),
            rights=step.decision.rights,
            revoked=step.decision.revoked,
            moved=step.decision.moved,
            key=step.key,
            fence=self.tenure.fence,
        )
        await asyncio.shield(self.tasks.spawn(self._append(step, change)))

    async def _append(self, step: Step, change: Change) -> None:
        try:
            await self.services.store.append(change)
        except Fenced:
            self.tenure.lose()
            raise
        except Conflict:
            await self.around.catch_up()
            self.memory.keys = await self.services.store.keys(self.memory.state.id)
            raise
        self.services.metrics.entries += 1
        self.services.metrics.acts += step.entry.needs_rules
        if step.key is not None:
            self.memory.remember(step.entry.seat, step.key, step.entry.number)
        self.around.tell(step)
