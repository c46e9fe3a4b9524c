"""Where a running server finds what its operator wants: orders and blocked addresses."""

from __future__ import annotations

import ipaddress
import json
import logging

from magnat.core.errors import MagnatError
from magnat.web.background import Background
from magnat.web.operating.orders import DONE, ORDER, Order, carry_out
from magnat.web.store import operations
from magnat.web.tables import TableRegistry

BLOCK = "block"  # the kind of note
logger = logging.getLogger("magnat.operating")


class Desk(Background):
    """Looks for orders of the operator while the server runs."""

    pause, trouble, logger = 1.0, "could not look for orders", logger

    def __init__(self, registry: TableRegistry) -> None:
        super().__init__()
        self.registry = registry

    async def look(self) -> None:
        await self._read_blocks()
        await self._carry_out()

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
