"""What a server does over and over beside what people ask of it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from logging import Logger
from typing import ClassVar


class Background(ABC):
    """Looks again and again while the server runs. A look that fails is logged: the database fails, say, and the next one may go well."""

    pause: ClassVar[float] = 5.0  # seconds between two looks; it comes first, so that a server that has just started can do what people wait for
    trouble: ClassVar[str]  # what the log says of a look that fails
    logger: ClassVar[Logger]

    def __init__(self) -> None:
        self.wanted = asyncio.Event()  # whoever sets it need not wait for the next look
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self) -> object:
        """Do all that is to be done now."""

    async def look_by_itself(self) -> None:
        """What happens in the background: a look, and what may come with it."""
        await self.look()

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def attempt(self) -> None:
        try:
            await self.look_by_itself()
        except Exception as error:
            self.logger.error(self.trouble, exc_info=error)

    async def _work(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.pause):
                    await self.wanted.wait()
            self.wanted.clear()
            await self.attempt()
