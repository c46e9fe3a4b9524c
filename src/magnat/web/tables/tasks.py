"""What runs beside the requests of one table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from magnat.core.errors import MagnatError
from magnat.web.store import Conflict

LAST_WRITES = 2.0  # seconds for what is being written when a table closes
logger = logging.getLogger("magnat.tables")


class Tasks:
    """Tasks are kept until they are done; what goes wrong in them is logged."""

    def __init__(self, match: str) -> None:
        self.match = match
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(coroutine)
        self._running.add(task)
        task.add_done_callback(self._note_end)
        return task

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, (MagnatError, Conflict)):
            logger.error("a task of a table failed", exc_info=error, extra={"match": self.match})

    async def finish(self) -> None:
        """Wait for what is being written."""
        if self._running:
            await asyncio.wait(list(self._running), timeout=LAST_WRITES)
