"""Looks after deals while the server runs: makes the next one, writes down the results of tries, opens what is over."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta

from magnat.web.commands import unseal
from magnat.web.deals import calendar
from magnat.web.deals.keeping import deal_of, settle
from magnat.web.deals.strong import Strong
from magnat.web.errors import ApiError
from magnat.web.state import Reader
from magnat.web.store import Deal
from magnat.web.store import deals as rows
from magnat.web.tables import TableRegistry

PAUSE = 5.0  # seconds between two looks
MOST = 50  # tries at a time
BACK = 3 * calendar.DAY  # of how old deals tries may still end; older ones were looked at when the server started
logger = logging.getLogger("magnat.deals")


class Dealing:
    """Does that for this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.strong = Strong(registry)
        self._tasks: list[asyncio.Task[None]] = []
        self._since = 0.0

    def start(self) -> None:
        if self.registry.settings.offers_deals:
            self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self.strong.work())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)  # first, so that a server that has just started can do what people wait for
            try:
                await self.look()
            except Exception as trouble:  # the database fails, say: the next look may go well
                logger.error("could not look after deals", exc_info=trouble)

    async def look(self) -> None:
        """Do all that is to be done now."""
        registry, store = self.registry, self.registry.store
        today = calendar.day_at(registry.services.now())
        for day in (today, today + timedelta(days=1)):
            await deal_of(registry, day)
        unsettled = await rows.over_and_unsettled(store, MOST, since=self._since)
        for mine in unsettled:
            if (deal := await rows.find(store, mine.deal)) is not None:
                await settle(registry, mine, deal)
        if len(unsettled) < MOST:
            self._since = calendar.begin_of(today) - BACK
        for deal in await rows.to_open(store, registry.services.now()):
            await self._open(deal)

    async def _open(self, deal: Deal) -> None:
        """All tables of a duplicate are over: everybody may look at them."""
        for row in await rows.tables_of(self.registry.store, deal.id):
            try:
                await (await self.registry.table(row["match"])).do(unseal, Reader(host=True))
            except ApiError as error:  # a table that is gone hides nothing
                logger.info("a table could not be opened", extra={"match": row["match"], "why": error.key})
        await rows.put_open(self.registry.store, deal.id)
