"""What live tables need of the server around them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from magnat.web.limits import Network
from magnat.web.metrics import Metrics
from magnat.web.reminders.postman import Postman
from magnat.web.settings import Settings
from magnat.web.sharing.alone import Alone
from magnat.web.sharing.interface import Sharing
from magnat.web.store import Store, store_at
from magnat.web.store.sqlite import SqliteDriver
from magnat.web.store.store import PUSH_KEY
from magnat.web.tables.bot_runner import BotRunner
from magnat.web.tables.computed import Computed
from magnat.web.tables.places import Places
from magnat.web.tables.state import Entry, TableState
from magnat.web.workers import Workers


class Services:
    """The store, the clock, the bots, and what all tables of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = store_at(settings.database)
        self.sharing = sharing_of(self.store)
        self.workers = Workers()
        self.bots = BotRunner(settings.bot_patience, self.workers)
        self.samples = Computed(self.workers, asyncio.create_task)  # by game; they never change
        self.closing = False
        self.blocked: Sequence[Network] = ()  # by the operator
        self.metrics = Metrics()
        self.places = Places(settings.limits, self.metrics)
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
            return await self.workers.run(TableState.after, state, entry)
        return state.after(entry)


def sharing_of(store: Store) -> Sharing:
    """With whom the matches of a store are shared."""
    if isinstance(store.driver, SqliteDriver):
        return Alone()
    from magnat.web.sharing.postgresql import Shared
    from magnat.web.store.postgresql import PostgresqlDriver

    assert isinstance(store.driver, PostgresqlDriver)
    return Shared(store.driver)
