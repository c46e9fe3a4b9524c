"""Watches a running server: how late the event loop is, whether the database answers and was written to, how much room the disk has."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from magnat.web.store import DiskFull, Store

BEAT = 0.5  # seconds between two looks at the loop
PROBE = 5.0  # seconds between two looks at database and disk
PATIENCE = 3.0  # seconds for an answer of the database
LATEST = 2.0  # seconds of delay of the loop with which a server is not ready
LEAST_SPACE = 50_000_000  # bytes


class Monitor:
    """What is known about the health of a process; asking it costs nothing and waits for nobody."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.delay = 0.0  # seconds by which the loop was late, the worst of the last looks
        self.matches = 0
        self.database = ""  # trouble with it, as a sentence
        self.free: int | None = None
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.probe()
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching

    def troubles(self) -> list[str]:
        """Why nobody should be sent here now; empty if nothing is wrong."""
        found = [self.database] if self.database else []
        if isinstance(self.store.last_error, DiskFull) or (self.free is not None and self.free < LEAST_SPACE):
            found.append("the disk is full")
        elif self.store.last_error is not None:
            found.append("the last write to the database failed")
        if self.delay > LATEST:
            found.append(f"the event loop is {self.delay:.1f} seconds late")
        return found

    async def _watch(self) -> None:
        probed = time.monotonic()
        while True:
            before = time.monotonic()
            await asyncio.sleep(BEAT)
            late = max(0.0, time.monotonic() - before - BEAT)
            self.delay = max(late, self.delay * 0.8)
            if time.monotonic() - probed > PROBE:
                await self.probe()
                probed = time.monotonic()

    async def probe(self) -> None:
        """Ask the database for a sign of life, and the disk for its room."""
        try:
            async with asyncio.timeout(PATIENCE):
                self.matches = await self.store.count()
            self.database = ""
        except TimeoutError:
            self.database = "the database does not answer"
        except Exception:
            self.database = "the database fails"
        self.free = self.store.driver.free()
