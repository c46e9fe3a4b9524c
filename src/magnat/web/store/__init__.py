"""The database behind a server: a SQLite file of its own, or a PostgreSQL that several processes share."""

from __future__ import annotations

from pathlib import Path

from magnat.web.store.rows import ANSWERS_KEPT, ASIDE, THINNED, Change, Conflict, DiskFull, EntryRow, Fenced, News, Stored, StoreError
from magnat.web.store.sqlite import SqliteDriver
from magnat.web.store.store import Store

__all__ = [
    "ANSWERS_KEPT",
    "ASIDE",
    "THINNED",
    "Change",
    "Conflict",
    "Database",
    "DiskFull",
    "EntryRow",
    "Fenced",
    "News",
    "Store",
    "StoreError",
    "Stored",
    "store_at",
]

Database = Path | str  # a SQLite file, or the address of a PostgreSQL


def store_at(database: Database) -> Store:
    """The store behind an address; not opened yet."""
    if isinstance(database, Path):
        return Store(SqliteDriver(database))
    from magnat.web.store.postgresql import PostgresqlDriver

    return Store(PostgresqlDriver(database))
