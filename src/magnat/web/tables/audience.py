"""Who is at a table: listeners and waiting requests here, and people who are connected to other processes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping

from magnat.core.declare import SPECTATOR
from magnat.web.tables.listeners import Listener
from magnat.web.tables.services import Services
from magnat.web.tables.tasks import Tasks


class Audience:
    """The people of one table."""

    def __init__(self, services: Services, match: str, seats: int, *, tasks: Tasks, changed: Callable[[bool], None]) -> None:
        self.services, self.match, self.tasks = services, match, tasks
        self.changed = changed  # somebody came or went who can be seen; whether a player
        self.listeners: set[Listener] = set()
        self.waiting = [0] * seats  # requests that wait for news, by seat
        self.absent_since = [services.now()] * seats
        self.elsewhere: Mapping[int, int] = {}  # how many are connected to other processes, by seat
        self._attended: Counter[int] = Counter()  # what the others have been told about who is connected here
        self._telling = asyncio.Lock()

    def connected(self) -> list[bool]:
        """Which seats somebody is there for, at whatever process."""
        here = self._attendance()
        return [here[seat] + self.elsewhere.get(seat, 0) > 0 for seat in range(len(self.waiting))]

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(listener.reader.seat < 0 for listener in self.listeners) + self.elsewhere.get(SPECTATOR, 0)

    def presence(self) -> tuple[list[bool], int]:
        return self.connected(), self.spectators()

    def _attendance(self) -> Counter[int]:
        """How many are connected here, by seat; spectators under SPECTATOR."""
        return Counter({seat: count for seat, count in enumerate(self.waiting) if count > 0}) + Counter(
            listener.reader.seat for listener in self.listeners
        )

    def join(self, listener: Listener) -> None:
        before = self.presence()
        self.listeners.add(listener)
        listener.leave = self.leave
        self._compare(before)

    def leave(self, listener: Listener) -> None:
        before = self.presence()
        self.listeners.discard(listener)
        self._compare(before)

    async def send_away(self, listener: Listener) -> None:
        self.leave(listener)
        await listener.close()

    def wait(self, seat: int, change: int) -> None:
        """So many more requests of a seat wait for news."""
        if seat >= 0:
            before = self.presence()
            self.waiting[seat] += change
            self._compare(before)

    def attend_elsewhere(self, attendance: Mapping[int, int]) -> None:
        """So many are connected to other processes."""
        before, self.elsewhere = self.presence(), attendance
        self._compare(before)

    def _compare(self, before: tuple[list[bool], int]) -> None:
        """Tell everybody who came or went, if that can be seen."""
        now = self.presence()
        if self._attendance() != self._attended:
            self.tasks.spawn(self._tell_others())
        if now == before:
            return
        for seat, (was, there) in enumerate(zip(before[0], now[0], strict=True)):
            if was and not there:
                self.absent_since[seat] = self.services.now()
        self.changed(now[0] != before[0])
        for listener in self.listeners:
            listener.tell(presence=True)

    async def _tell_others(self) -> None:
        """Let the other processes know who is connected here."""
        async with self._telling:
            if (here := self._attendance()) != self._attended:
                self._attended = here
                await self.services.sharing.attend(self.match, here)
