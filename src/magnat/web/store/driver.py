"""What a database must be able to do. Statements are written once, with parameters as `:name`; drivers spell them as theirs wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Row = dict[str, Any]
Values = Mapping[str, Any]


@dataclass(frozen=True)
class Statement:
    """A statement that changes something."""

    text: str
    hits: bool = False  # it must find a row each time, else the batch is refused as fenced
    told: bool = False  # other processes are told of the match (`of`) and the number (`head`)


Query = tuple[str, Values]
Batch = Sequence[tuple[Statement, Sequence[Values]]]


class Driver(Protocol):
    """One database. Whatever a method raises, nothing of what it was to write is there."""

    name: str  # for sentences: the file, or the address without its password
    unowned: str  # the condition in SQL under which no other process looks after a match

    async def open(self) -> None:
        """Make, migrate or check the tables. StoreError with a sentence if that cannot be."""
        ...

    async def close(self) -> None: ...

    async def write(self, batch: Batch) -> None:
        """All in one transaction, durable when it returns.

        Conflict if a key is taken, Fenced if a statement that must hit has not, DiskFull; `is_trouble` tells trouble of the database from a bad row.
        """
        ...

    async def read(self, *queries: Query) -> list[list[Row]]:
        """The rows of every query, all from the same moment."""
        ...

    def is_trouble(self, error: Exception) -> bool:
        """Whether disk, lock or connection have failed rather than a row."""
        ...

    async def is_served(self) -> bool:
        """Whether a server is known to use it."""
        ...

    async def size(self) -> int:
        """How many bytes the database takes."""
        ...

    def free(self) -> int | None:
        """How many bytes its disk has left, if that can be known from here."""
        ...
