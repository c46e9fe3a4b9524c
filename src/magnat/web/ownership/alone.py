"""The one process of an embedded database: it owns everything, and there is nobody to ask."""

from __future__ import annotations

from collections.abc import Mapping

from magnat.web.ownership.interface import Lease, Neighbour
from magnat.web.settings import steady_clock


class Alone:
    """Nobody else is there."""

    process: str | None = None
    first = Lease(None, fence=0)
    is_alive = True

    def __init__(self) -> None:
        self.now = steady_clock()

    async def open(self, neighbour: Neighbour) -> None: ...

    async def hand_over(self) -> None: ...

    async def close(self) -> None: ...

    async def take(self, match: str) -> Lease:
        return self.first

    async def seize(self, match: str) -> Lease:
        return self.first

    async def release(self, match: str, fence: int) -> None: ...

    async def head(self, match: str, known: int) -> int:
        return known

    async def ask(self, owner: str, request: str) -> str | None:
        return None

    async def there(self, match: str) -> Mapping[int, int]:
        return {}

    async def lobbies(self) -> list[str]:
        return []

    async def attend(self, match: str, attendance: Mapping[int, int]) -> None: ...
