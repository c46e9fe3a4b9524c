"""What is stored and found, and what can go wrong: the same for every database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from magnat.core.errors import MagnatError
from magnat.web.tokens import Right

THINNED = "thinned"  # the status of a match of which only that it was is kept
ANSWERS_KEPT = 60  # versions for which the answers to repeated requests are kept


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
    key: str | None = None
    answer: bytes | None = None
    fence: int = 0  # the number of the lease under which it is written


@dataclass(frozen=True)
class Stored:
    """A match as it was found in the store."""

    id: str
    game: str
    status: str
    rules_version: int
    position: str | None
    entries: list[EntryRow]
    outcomes: list[list[Any] | None]
    rights: list[Right]
    keys: dict[tuple[int, str], int]  # of requests whose answers are kept, with their numbers


@dataclass(frozen=True)
class News:
    """What has happened to a match after some entry."""

    status: str
    entries: list[EntryRow]
    rights: list[Right]


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
