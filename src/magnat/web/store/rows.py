"""What is stored and found, and what can go wrong: the same for every database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from magnat.core.errors import MagnatError
from magnat.web.tokens import Right

THINNED = "thinned"  # the status of a match of which only that it was is kept
ASIDE = "aside "  # before the status of a match that an operator has set aside
ANSWERS_KEPT = 60  # versions for which it is kept which requests were carried out, in case they are repeated


class Conflict(Exception):
    """Somebody else has written that entry; read what it is."""


class Fenced(Conflict):
    """The match belongs to another process by now; nothing was written."""


class StoreError(MagnatError):
    """A database that cannot be used; its text says why."""


class DiskFull(StoreError):
    """There is no room left for what was to be written."""


@dataclass(frozen=True)
class EntryRow:
    """An entry of the record of a table, as it is stored."""

    number: int  # the version of the table after it
    at: float
    kind: str
    seat: int
    body: dict[str, Any]


@dataclass(frozen=True)
class Change:
    """All that one command writes, at one stroke."""

    match: str
    entry: EntryRow
    status: str
    due: float | None
    rules_version: int
    position: str | None = None
    outcome: list[Any] | None = None
    rights: Sequence[Right] = ()
    revoked: Sequence[Right] = ()
    moved: Sequence[Right] = ()  # that open another seat now
    key: str | None = None
    body: str | None = None  # of the entry, if it is written as JSON already
    fence: int = 0  # the number of the lease under which it is written


@dataclass(frozen=True)
class Stored:
    """A match as it was found in the store. Its record is read where it is needed: that takes long, and the loop has no use for it."""

    id: str
    game: str
    status: str
    rules_version: int
    position: str | None
    record: list[tuple[int, float, str, int, str, str | None]]  # number, at, kind, seat, body and outcome of every entry, as stored
    rights: list[Right]
    keys: dict[tuple[int, str], int]  # of requests whose answers are kept, with their numbers

    @cached_property
    def entries(self) -> list[EntryRow]:
        return [EntryRow(number, at, kind, seat, json.loads(body)) for number, at, kind, seat, body, _ in self.record]

    @cached_property
    def outcomes(self) -> list[list[Any] | None]:
        """The acts that every entry led to."""
        return [json.loads(outcome) if outcome else None for *_, outcome in self.record]


@dataclass(frozen=True)
class News:
    """What has happened to a match after some entry."""

    status: str
    entries: list[EntryRow]
    rights: list[Right]
