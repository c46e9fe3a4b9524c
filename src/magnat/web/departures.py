"""Persons who become others, or nobody: what they hold is moved or given up, one match after the other."""

from __future__ import annotations

import asyncio
import logging

from magnat.core.play import PERSON
from magnat.web.background import Background
from magnat.web.commands import free, resign
from magnat.web.errors import ApiError
from magnat.web.operating import ERASE, Order, Undoable, carry_out
from magnat.web.persons import Persons
from magnat.web.state import LOBBY, NO_SEAT, RUNNING, Reader
from magnat.web.store import Person, company, deals, puzzles, results, series
from magnat.web.store import persons as rows
from magnat.web.tables import TableRegistry
from magnat.web.tokens import HOST, SEAT, Right, hashed

logger = logging.getLogger("magnat.persons")


async def move_holdings(registry: TableRegistry, before: Person, person: Person) -> None:
    """Give everything that one person holds to another; the first person no longer exists."""
    persons: Persons = registry.services.persons
    for held in await rows.holdings(registry.store, before.id):
        try:
            table = await registry.table(held.match)
            old = table.rights.held.get(held.hash)
            new = persons.token(person, held.match, HOST if held.seat == NO_SEAT else SEAT)
            if old is not None:
                right = Right(hashed(new), held.match, old.kind, old.seat)
                if right.hash not in table.rights.held:
                    await table.grants.grant_right(right, [old])
                await persons.hold(person, right)
        except ApiError as error:
            logger.info("a seat could not be moved", extra={"match": held.match, "why": error.key})
    await rows.do(registry.store, rows.MORE_TRACES, before=before.id, person=person.id)
    for part in (results, company, series, deals, puzzles):
        await part.take_over(registry.store, before.id, person.id)
    await rows.do(registry.store, rows.NO_PERSON, person=before.id)
    persons.forget()


class Erasing(Background):
    """Erases persons in the background. What is left when the server stops is done when it runs again."""

    pause, trouble, logger = 60.0, "could not erase", logger

    def __init__(self, registry: TableRegistry) -> None:
        super().__init__()
        self.registry = registry
        self._one_at_a_time = asyncio.Lock()

    def start(self) -> None:
        self.wanted.set()
        super().start()

    async def erase(self, person: Person) -> None:
        """From now on nothing proves that person, and nobody finds it."""
        store = self.registry.store
        await rows.do(store, rows.NO_REMINDERS, person=person.id)
        await rows.do(store, rows.NO_DEVICES, person=person.id)
        await rows.do(store, rows.NO_PASSKEYS, person=person.id)
        await results.make_nobodys(store, person.id)
        await company.forget(store, person.id)
        await series.forget(store, person.id)
        await deals.make_nobodys(store, person.id)
        await puzzles.make_nobodys(store, person.id)
        await rows.do(store, rows.ERASE, now=self.registry.services.now(), person=person.id)
        self.registry.services.persons.forget()
        await self.registry.send_away_revoked()
        self.wanted.set()

    async def look(self) -> None:
        """Continue with the persons who want to be erased."""
        async with self._one_at_a_time:
            for person in await rows.being_erased(self.registry.store):
                for held in await rows.holdings(self.registry.store, person):
                    await self._give_up(held)
                for match, name in await rows.traces(self.registry.store, person):
                    await self._erase_trace(person, match, name)
                if not await rows.holdings(self.registry.store, person):
                    await rows.do(self.registry.store, rows.NO_PERSON, person=person)

    async def _give_up(self, held: rows.Holding) -> None:
        """Leave a table, without a name there."""
        try:
            if held.seat != NO_SEAT:
                await self._leave(held)
        except (ApiError, Undoable) as error:
            logger.info("a name could not be erased", extra={"match": held.match, "why": str(error)})
        await rows.drop_right(self.registry.store, held.hash)

    async def _erase_trace(self, person: str, match: str, name: str) -> None:
        """Where somebody was before, or looked on: the name, and what was said under it. Nobody else who has that name there loses anything."""
        try:
            await carry_out(self.registry, Order(ERASE, match, name, gone=True))
        except (ApiError, Undoable) as error:
            logger.info("a name could not be erased", extra={"match": match, "why": str(error)})
        await rows.do(self.registry.store, rows.NO_TRACE, person=person, match=match, name=name)

    async def _leave(self, held: rows.Holding) -> None:
        table = await self.registry.table(held.match)
        chair = table.state.chairs[held.seat]
        if table.state.status == RUNNING and chair.kind == PERSON and not chair.resigned:
            await table.do(resign, Reader(held.seat))
        await carry_out(self.registry, Order(ERASE, held.match, chair.name))
        if table.state.status == LOBBY:
            await (await self.registry.table(held.match)).do(free, Reader(host=True), of=held.seat)
