"""Looks after deals while the server runs: makes the next one, writes down the results of tries, opens what is over."""

from __future__ import annotations

import logging
from datetime import timedelta

from magnat.web.background import Background
from magnat.web.commands import unseal
from magnat.web.deals import calendar
from magnat.web.deals.keeping import deal_of, settle
from magnat.web.deals.strong import Strong
from magnat.web.errors import ApiError
from magnat.web.state import Reader
from magnat.web.store import Deal
from magnat.web.store import deals as rows
from magnat.web.tables import TableRegistry

MOST = 50  # tries at a time
BACK = 3 * calendar.DAY  # of how old deals tries may still end; older ones were looked at when the server started
logger = logging.getLogger("magnat.deals")


class Dealing(Background):
    """Does that for this process."""

    trouble, logger = "could not look after deals", logger

    def __init__(self, registry: TableRegistry) -> None:
        super().__init__()
        self.registry = registry
        self.strong = Strong(registry)
        self._since = 0.0

    def start(self) -> None:
        if self.registry.settings.offers_deals:
            super().start()
            self.strong.start()

    async def stop(self) -> None:
        await super().stop()
        await self.strong.stop()

    async def look(self) -> None:
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
