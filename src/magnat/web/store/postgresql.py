"""A PostgreSQL database that several processes share."""

from __future__ import annotations

import re
import secrets
from functools import cache
from urllib.parse import urlsplit

from magnat.web.store.driver import Batch, Query, Row
from magnat.web.store.rows import Conflict, DiskFull, Fenced, StoreError
from magnat.web.store.schema import SCHEMA, SHARED, steps_from

try:
    import psycopg

    from magnat.web.store.lines import NAME, Connection, Lines, NoAnswer, named
except ImportError as error:
    raise StoreError("for a PostgreSQL database Magnat needs more than is installed: pip install 'magnat[postgresql]'") from error

__all__ = ["ENTRIES", "NAME", "NOW", "Connection", "Lines", "PostgresqlDriver", "read"]
CONNECTIONS = 6
SETTING_UP = 7_305_012  # the lock of whoever makes or changes the tables
ENTRIES = "magnat_entries"  # the channel on which match and number of every new entry are told
NOW = "EXTRACT(EPOCH FROM clock_timestamp())::DOUBLE PRECISION"  # the time of the database


class PostgresqlDriver:
    """A few connections, lent to whoever reads or writes."""

    unowned = f"(owner IS NULL OR NOT EXISTS (SELECT FROM processes WHERE processes.id = owner AND until > {NOW}))"

    def __init__(self, url: str) -> None:
        self.name, self.process = shown(url), secrets.token_hex(6)
        self.address = named(url, self.process)
        self.lines = Lines(self.address, CONNECTIONS)

    async def open(self) -> None:
        try:
            async with await self.lines.connect() as connection, connection.transaction():
                await self._prepare(connection)
        except psycopg.Error as error:
            reason = str(error).strip().splitlines()[-1] if str(error).strip() else type(error).__name__
            raise StoreError(f"the database {self.name} cannot be used: {reason}") from error

    async def _prepare(self, connection: Connection) -> None:
        await connection.execute("SET LOCAL statement_timeout = 0")  # a large database takes its time
        await connection.execute("SET LOCAL lock_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (SETTING_UP,))  # several processes may start at once
        rows = await (await connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")).fetchall()
        found = {row["tablename"] for row in rows}
        version = None
        if "magnat" in found:
            row = await (await connection.execute("SELECT value FROM magnat WHERE name = 'schema'")).fetchone()
            version = row["value"] if row else None
        steps = steps_from(found, version, self.name)
        for step in steps:
            await connection.execute(spelled(step))
        if steps:
            await connection.execute(
                "INSERT INTO magnat (name, value) VALUES ('schema', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (str(SCHEMA),)
            )
        for table in SHARED:
            await connection.execute(spelled(table))

    async def close(self) -> None:
        await self.lines.close()

    async def write(self, batch: Batch) -> None:
        try:
            await self._write(batch)
        except psycopg.IntegrityError as error:
            raise Conflict(str(error)) from error
        except psycopg.errors.DiskFull as error:
            raise DiskFull("the disk of the database is full") from error

    async def _write(self, batch: Batch, *, again: bool = True) -> None:
        """If it fails before it is to be committed, nothing of it is there: perhaps the database was started again, so once more."""
        committing = False
        try:
            async with self.lines.lend() as connection, connection.transaction(), connection.cursor() as cursor:
                for statement, rows in batch:
                    await cursor.executemany(spelled(statement.text), list(rows))
                    if statement.hits and cursor.rowcount != len(rows):
                        raise Fenced
                # The last statement is a plain one. `executemany` ends with a message after which PostgreSQL counts no idle time: whoever is cut
                # off then would hold its locks for ever.
                told = [f"{row['of']} {row['head']}" for statement, rows in batch if statement.told for row in rows]
                await cursor.execute("SELECT pg_notify(%s, told) FROM unnest(%s::TEXT[]) AS told", (ENTRIES, told))
                committing = True
        except psycopg.OperationalError as error:
            if committing or not again or not is_cut(error):
                raise
            await self._write(batch, again=False)

    async def read(self, *queries: Query) -> list[list[Row]]:
        return await read(self.lines, *queries)

    def is_trouble(self, error: Exception) -> bool:
        if isinstance(error, (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure, psycopg.errors.LockNotAvailable)):
            return False
        return isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError, DiskFull))

    async def is_served(self) -> bool:
        ((row,),) = await self.read((f"SELECT EXISTS (SELECT FROM processes WHERE until > {NOW}) AS served", {}))
        return bool(row["served"])

    async def size(self) -> int:
        ((row,),) = await self.read(("SELECT pg_database_size(current_database()) AS bytes", {}))
        return int(row["bytes"])

    def free(self) -> int | None:
        return None  # it is the disk of another machine


async def read(lines: Lines, *queries: Query) -> list[list[Row]]:
    """The rows of every query, all from the same moment."""
    try:
        return await _read(lines, queries)
    except psycopg.OperationalError as error:
        if not is_cut(error):
            raise
        return await _read(lines, queries)  # perhaps the database was started again: once more, with a new connection


async def _read(lines: Lines, queries: tuple[Query, ...]) -> list[list[Row]]:
    async with lines.lend() as connection:
        if len(queries) == 1:
            text, values = queries[0]
            cursor = await connection.execute(spelled(text), values)
            return [await cursor.fetchall() if cursor.description else []]
        async with connection.transaction(), connection.pipeline():
            await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            cursors = [await connection.execute(spelled(text), values) for text, values in queries]
            return [await cursor.fetchall() for cursor in cursors]


def is_cut(error: psycopg.OperationalError) -> bool:
    """Whether a connection that worked has failed, rather than a statement."""
    if isinstance(error, (NoAnswer, psycopg.errors.ConnectionTimeout)):
        return False
    return error.sqlstate is None or error.sqlstate.startswith(("08", "57P"))


@cache
def spelled(text: str) -> str:
    """A statement as psycopg wants it. What differs otherwise is the name of the type for bytes."""
    return re.sub(r"(?<![:\w]):([a-z_]+)", r"%(\1)s", text).replace(" BLOB", " BYTEA")


def shown(url: str) -> str:
    """An address without its password, for sentences."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
