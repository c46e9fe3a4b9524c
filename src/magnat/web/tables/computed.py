"""What workers compute about the present state of a table: once for a version, whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from magnat.web.workers import Workers

MOST = 100  # answers that are kept: previews and helpers can be asked for in countless ways
Result = TypeVar("Result")


class Computed:
    """The answers for one version; those for older ones are forgotten."""

    def __init__(self, workers: Workers, spawn: Callable[[Any], asyncio.Task[Any]]) -> None:
        self.workers, self.spawn = workers, spawn
        self.tasks: dict[str, asyncio.Task[Any]] = {}
        self.version = -1

    async def get(self, version: int, name: str, function: Callable[..., Result], *arguments: Any) -> Result:
        """What a worker computes; kept until the version changes. name: what it is, with all that it depends on."""
        if self.version != version:
            self.tasks, self.version = {}, version
        if name not in self.tasks:
            if len(self.tasks) >= MOST:
                del self.tasks[next(iter(self.tasks))]  # the oldest; those who wait for it still get it
            task = self.tasks[name] = self.spawn(self.workers.run(function, *arguments))
            task.add_done_callback(lambda done: self._forget_failed(name, done))
        result: Result = await asyncio.shield(self.tasks[name])
        return result

    def _forget_failed(self, name: str, task: asyncio.Task[Any]) -> None:
        if (task.cancelled() or task.exception() is not None) and self.tasks.get(name) is task:
            del self.tasks[name]
