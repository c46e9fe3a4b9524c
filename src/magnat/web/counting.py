"""Counts finished games in the background: those that have just ended, and those of databases from before anybody counted."""

from __future__ import annotations

import asyncio
import logging

from magnat.web.background import Background
from magnat.web.errors import Damaged
from magnat.web.results import rate_new, renew, renew_records, summary
from magnat.web.series import running as series
from magnat.web.store import results as rows
from magnat.web.tables import TableRegistry

MOST = 20  # games at a time
logger = logging.getLogger("magnat.results")


class Counting(Background):
    """Looks for games that are over and not counted yet, while the server runs."""

    trouble, logger = "could not count games", logger

    def __init__(self, registry: TableRegistry) -> None:
        super().__init__()
        self.registry = registry
        self._is_renewed = False

    def start(self) -> None:
        if self.registry.settings.persons:
            self.wanted.set()
            super().start()

    async def look_by_itself(self) -> None:
        await self._renew()
        if await self.look() == MOST:
            await asyncio.sleep(0.1)  # others have their turn
            self.wanted.set()

    async def _renew(self) -> None:
        """Once: what is known of the bots may be other than when games were rated."""
        if not self._is_renewed:
            if await renew(self.registry.store, self.registry.games):
                logger.info("ratings are worked out again: other strengths of bots are known")
            self._is_renewed = True

    async def look(self) -> int:
        """Count some games, then rate those that are to be rated, then go on with series; gives how many were counted."""
        found = await rows.uncounted(self.registry.store, MOST, self.registry.services.now())
        for match in found:
            await self._count(match)
        for game in await rows.unrated(self.registry.store):
            await rate_new(self.registry.store, game)
        await series.look(self.registry)
        services = self.registry.services
        await renew_records(services.store, services.kept_records, self.registry.games, services.now())
        return len(found)

    async def _count(self, match: str) -> None:
        registry, store = self.registry, self.registry.store
        stored = await store.load(match)
        told = None
        if stored is not None and stored.game in registry.games and stored.entries:
            holders = await rows.holders(store, match)
            try:
                told = await registry.services.workers.load(summary, registry.games[stored.game], stored, holders)
            except (Damaged, TimeoutError) as error:
                logger.error("a game cannot be counted", exc_info=error, extra={"match": match})
        await rows.count(store, match, told.play if told else None, told.seats if told else [], told.met if told else [])
