"""The embedded database: one SQLite file of one process. One thread writes, a few read; the event loop waits for neither."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from magnat.web.locks import make_private
from magnat.web.store.driver import Batch, Query, Row
from magnat.web.store.rows import Conflict, DiskFull, Fenced, StoreError
from magnat.web.store.schema import SCHEMA, steps_from

READERS = 3
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "cache_size=-1000")
Result = TypeVar("Result")


class SqliteDriver:
    """A file and the threads that use it."""

    unowned = "TRUE"  # there is only this process

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, str(path)
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._own = threading.local()  # every thread has a connection of its own
        self._connections: list[sqlite3.Connection] = []

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            make_private(self.path)  # and so are those that SQLite puts beside it
            await self._on(self._writer, self._prepare)
        except sqlite3.DatabaseError as error:
            if _is_full(error):
                raise DiskFull(f"the database {self.name} cannot be used: the disk is full") from error
            raise StoreError(f"the database {self.name} cannot be used: it is damaged, or no database at all ({str(error).lower()})") from error
        except OSError as error:
            raise StoreError(f"the database {self.name} cannot be opened: {error.strerror}") from error

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        while self._connections:
            self._connections.pop().close()

    async def write(self, batch: Batch) -> None:
        try:
            await self._on(self._writer, self._write, batch)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.OperationalError as error:
            if _is_full(error):
                raise DiskFull("the disk of the database is full") from error
            raise

    async def read(self, *queries: Query) -> list[list[Row]]:
        return await self._on(self._readers, self._read, queries)

    def is_trouble(self, error: Exception) -> bool:
        return isinstance(error, (sqlite3.OperationalError, DiskFull))

    async def is_served(self) -> bool:
        return False  # the lock beside the file tells

    async def size(self) -> int:
        return sum(file.stat().st_size for suffix in ("", "-wal") if (file := self.path.with_name(self.path.name + suffix)).exists())

    def free(self) -> int | None:
        try:
            return shutil.disk_usage(self.path.parent).free
        except OSError:
            return None

    # On threads.

    async def _on(self, threads: ThreadPoolExecutor, function: Callable[..., Result], *arguments: Any) -> Result:
        return await asyncio.get_running_loop().run_in_executor(threads, function, *arguments)

    @property
    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            self._connections.append(connection)
            connection.row_factory = _as_dict
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
            self._own.connection = connection
        return connection

    def _prepare(self) -> None:
        with _Transaction(self._connection, "IMMEDIATE") as connection:  # all tables are made, or none
            found = {row["name"] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            rows = connection.execute("SELECT value FROM magnat WHERE name = 'schema'").fetchall() if "magnat" in found else []
            steps = steps_from(found, rows[0]["value"] if rows else None, self.name)
            wrong = connection.execute("PRAGMA quick_check(1)").fetchone() if found else {"quick_check": "ok"}
            if wrong["quick_check"] != "ok":
                raise StoreError(f"the database {self.name} is damaged: {wrong['quick_check']}")
            for step in steps:
                connection.execute(step)
            if steps:
                connection.execute("INSERT OR REPLACE INTO magnat (name, value) VALUES ('schema', ?)", (str(SCHEMA),))

    def _write(self, batch: Batch) -> None:
        with _Transaction(self._connection, "IMMEDIATE") as connection:
            for statement, rows in batch:
                hits = connection.executemany(statement.text, rows).rowcount
                if statement.hits and hits != len(rows):
                    raise Fenced

    def _read(self, queries: tuple[Query, ...]) -> list[list[Row]]:
        if len(queries) == 1:
            return [self._connection.execute(*queries[0]).fetchall()]
        with _Transaction(self._connection, "DEFERRED") as connection:
            return [connection.execute(*query).fetchall() for query in queries]


class _Transaction:
    """Ends with COMMIT, or with ROLLBACK when something went wrong."""

    def __init__(self, connection: sqlite3.Connection, kind: str) -> None:
        self.connection, self.kind = connection, kind

    def __enter__(self) -> sqlite3.Connection:
        self.connection.execute(f"BEGIN {self.kind}")
        return self.connection

    def __exit__(self, wrong: type[BaseException] | None, *more: object) -> None:
        try:
            if wrong is None:
                self.connection.execute("COMMIT")
        finally:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")


def _is_full(error: sqlite3.Error) -> bool:
    return "disk is full" in str(error) or "No space left" in str(error)


def _as_dict(cursor: sqlite3.Cursor, row: tuple[Any, ...]) -> Row:
    return {column[0]: value for column, value in zip(cursor.description, row, strict=True)}
