"""Where a running server finds what its operator wants: orders and blocked addresses."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
from contextlib import suppress

from magnat.core.errors import MagnatError
from magnat.web.operating.orders import DONE, ORDER, Order, carry_out
from magnat.web.store import operations
from magnat.web.tables import TableRegistry

LOOK = 1.0  # seconds between two looks
BLOCK = "block"  # the kind of note
logger = logging.getLogger("magnat.operating")


class Desk:
    """Looks for orders of the operator while the server runs."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.look()
        self._looking = asyncio.create_task(self._look_repeatedly())

    async def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    async def _look_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        try:
            await self._read_blocks()
            await self._carry_out()
        except Exception as trouble:  # the database fails, say: the monitor tells, and the next look may go well
            logger.error("could not look for orders", exc_info=trouble)

    async def _read_blocks(self) -> None:
        found = await operations.notes(self.registry.store, BLOCK)
        await self.registry.block([ipaddress.ip_network(name) for name in found])

    async def _carry_out(self) -> None:
        store = self.registry.store
        for name, text in (await operations.notes(store, ORDER)).items():
            if await operations.take_note(store, ORDER, name):  # else another process has it
                await operations.put_note(store, DONE, name, json.dumps(await obey(self.registry, text)))


async def obey(registry: TableRegistry, text: str) -> dict[str, str]:
    """What became of an order."""
    try:
        return {"done": await carry_out(registry, Order(**json.loads(text)))}
    except MagnatError as error:
        return {"error": str(error)}
    except Exception as error:
        logger.error("an order could not be carried out", exc_info=error)
        return {"error": "it could not be carried out; the log of the server says more"}
