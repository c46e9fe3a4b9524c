"""What live tables need of the server around them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from magnat.core.errors import EndlessAct
from magnat.web.bot_runner import BotRunner
from magnat.web.coaching import Coach
from magnat.web.errors import Damaged
from magnat.web.limits import Network
from magnat.web.metrics import Metrics
from magnat.web.ownership import sharing_of
from magnat.web.persons import Persons
from magnat.web.reminders import Postman
from magnat.web.results import KeptRecords
from magnat.web.settings import Settings
from magnat.web.state import Entry, TableState
from magnat.web.store import PUSH_KEY, store_at
from magnat.web.tables.computed import Computed
from magnat.web.tables.places import Places
from magnat.web.tables.watch import WATCH, Marks, NotBack
from magnat.web.thinkers import Thinkers
from magnat.web.workers import FOR_HISTORY, Workers

logger = logging.getLogger("magnat.tables")


class Services:
    """The store, the clock, the bots, and what all tables of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = store_at(settings.database)
        self.sharing = sharing_of(self.store)
        self.workers = Workers()
        self.thinkers = Thinkers(settings.thinkers, settings.bot_patience)
        self.coach = Coach(self.thinkers, self.store, self.now)
        self.bots = BotRunner(settings.bot_patience, self.workers, thinkers=self.thinkers)
        self.samples = Computed(self.workers, asyncio.create_task)  # by game; they never change
        self.closing = False
        self.blocked: Sequence[Network] = ()  # by the operator
        self.metrics = Metrics()
        self.places = Places(settings.limits, self.metrics)
        self.marks = Marks(settings.database)
        self.not_back: Callable[[str], Awaitable[None]] = _nobody_minds  # what becomes of a match in which an act has not come back
        self.kept_live: dict[str, tuple[float, Any]] = {}  # lists of games that can be watched, and since when
        self.kept_records: dict[str, KeptRecords] = {}  # by game
        self.kept_sums: dict[str, tuple[float, list[dict[str, Any]]]] = {}  # of deals, by span: when they were read, and what they were
        self.persons = Persons(self.store, settings.limits, self.now)
        self.postman: Postman | None = None  # who takes reminders to push services, where the operator wants that

    async def open_post(self) -> None:
        """Remind people from now on, if the operator wants it, with the key pair that is kept in the store."""
        if (terms := self.settings.reminders) is not None:
            from magnat.web.reminders.sealing import Sealer, new_key

            self.postman = Postman(terms, Sealer(await self.store.secret(PUSH_KEY, new_key), terms.contact), self.metrics)

    def close_post(self) -> None:
        if self.postman is not None:
            self.postman.close()

    def now(self) -> float:
        return self.sharing.now() if self.settings.now is None else self.settings.now()

    async def after(self, state: TableState, entry: Entry) -> TableState:
        """The state after one more entry, worked out elsewhere if it takes long."""
        if entry.takes_long(state):
            return await self.workers.run(TableState.after, state, entry, patience=FOR_HISTORY)
        try:
            with self.marks.at(state.id), WATCH.over():
                return state.after(entry)
        except (EndlessAct, NotBack) as endless:
            logger.error("an act did not come back", exc_info=endless, extra={"match": state.id})
            await self.not_back(state.id)
            raise Damaged(state.id) from endless


async def _nobody_minds(match: str) -> None:
    """Where there is no registry."""
