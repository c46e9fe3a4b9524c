"""Gives orders to the server that uses a database; if none does, carries them out."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import ExitStack
from pathlib import Path

from magnat.web.operating.desk import obey
from magnat.web.operating.orders import DONE, ORDER, Order, Undoable
from magnat.web.settings import Settings
from magnat.web.store import Database, StoreError, alone, operations, store_at
from magnat.web.tables import TableRegistry

PATIENCE = 60.0  # seconds for a server that has taken an order to carry it out
UNHEARD = 5.0  # seconds after which no server will take it: with a PostgreSQL there may be none
BUSY = 30.0  # the same where a server holds the file: one is there, but may be busy
LOOK = 0.2


async def give(database: Database, order: Order) -> str:
    """Returns what was done. Raises Undoable with a sentence if it cannot be done."""
    with ExitStack() as held:
        if isinstance(database, Path):
            try:
                held.enter_context(alone(database))
            except StoreError:
                pass  # a server uses it
            else:
                return _told(await _by_ourselves(database, order))
        return _told(await _through_the_server(database, order))


def _told(answer: dict[str, str]) -> str:
    if "error" in answer:
        raise Undoable(answer["error"])
    return answer["done"]


async def _by_ourselves(database: Database, order: Order) -> dict[str, str]:
    registry = TableRegistry(Settings(database=database))
    registry.services.closing = isinstance(database, Path)  # neither bots nor clocks begin to act
    try:
        await registry.store.open()
        await registry.services.sharing.open(registry.neighbours)
        return await obey(registry, order.to_json())
    finally:
        await registry.close()


async def _through_the_server(database: Database, order: Order) -> dict[str, str]:
    store, name = store_at(database), operations.written_now(secrets.token_hex(8))
    patience = BUSY if isinstance(database, Path) else UNHEARD
    await store.open()
    try:
        await operations.put_note(store, ORDER, name, order.to_json())
        waited = 0.0
        while waited < PATIENCE:
            if (answer := (await operations.notes(store, DONE)).get(name)) is not None:
                await operations.take_note(store, DONE, name)
                found: dict[str, str] = json.loads(answer)
                return found
            if waited > patience and await operations.take_note(store, ORDER, name):
                break
            await asyncio.sleep(LOOK)
            waited += LOOK
        else:
            raise Undoable("the server has taken the order but has not said how it went; its log says more")
    finally:
        await store.close()
    if isinstance(database, Path):
        raise Undoable("a server uses this database but does not answer; nothing was changed")
    return await _by_ourselves(database, order)
