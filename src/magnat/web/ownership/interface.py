"""What a server knows about the others that serve the same matches."""

from __future__ import annotations

from collections.abc import KeysView, Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Lease:
    """Who owns a match. With a `fence` it is this process: a number that grows with every lease, and under which everything is written."""

    owner: str | None  # None: nobody, or nobody who needs a name
    fence: int | None = None
    inherited: bool = False  # the owner before it has died, or it was this process, which stood still

    @property
    def is_ours(self) -> bool:
        return self.fence is not None


@dataclass(frozen=True)
class Sighting:
    """A match as it was found in the database."""

    head: int
    status: str
    owner: str | None  # None: nobody, or a process that has died
    there: Mapping[int, int]  # how many are connected to other processes, by seat; spectators under SPECTATOR


class Neighbour(Protocol):
    """What the others want to hear of, and to have done."""

    def in_memory(self) -> KeysView[str]:
        """The matches whose tables are in memory here."""
        ...

    def hear_of(self, match: str, number: int) -> None:
        """Somebody has written that entry."""
        ...

    async def note_sightings(self, sightings: Mapping[str, Sighting | None]) -> None:
        """How the matches in memory stand (None: it is gone); asked for when something may have changed, and now and then."""
        ...

    async def answer(self, request: str) -> str:
        """Another process wants something of a match that is owned here."""
        ...

    def lose_all(self) -> None:
        """All leases have run out: others may own the matches by now."""
        ...


class Sharing(Protocol):
    """One process among those that use the same database."""

    process: str | None  # its name; None where there is no other
    first: Lease  # of a match that is made here

    @property
    def is_alive(self) -> bool:
        """Whether the others take this process for alive: else they may own its matches by now, and what it remembers may be old."""
        ...

    def now(self) -> float:
        """The time by which everything is judged."""
        ...

    async def open(self, neighbour: Neighbour) -> None: ...

    async def hand_over(self) -> None:
        """Give up all leases, because this process is about to end; the others go on at once."""
        ...

    async def close(self) -> None: ...

    async def take(self, match: str) -> Lease:
        """Own a match, unless another living process does."""
        ...

    async def seize(self, match: str) -> Lease:
        """Own a match whoever has owned it; what that one still writes is fenced off."""
        ...

    async def release(self, match: str, fence: int) -> None:
        """Let others own a match."""
        ...

    async def head(self, match: str, known: int) -> int:
        """The number of the last entry, where others may write; else what is known."""
        ...

    async def ask(self, owner: str, request: str) -> str | None:
        """What the owner answers; None if it has died or does not answer in time."""
        ...

    async def there(self, match: str) -> Mapping[int, int]:
        """How many are connected to other processes, by seat."""
        ...

    async def lobbies(self) -> list[str]:
        """Matches that have not begun and at which somebody is connected to another process."""
        ...

    async def attend(self, match: str, attendance: Mapping[int, int]) -> None:
        """Tell the others how many are connected here, by seat."""
        ...
