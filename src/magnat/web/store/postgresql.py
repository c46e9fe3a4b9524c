"""A PostgreSQL database that several processes share."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from urllib.parse import urlsplit

from magnat.web.store.driver import Batch, Query, Row
from magnat.web.store.rows import Conflict, DiskFull, Fenced, StoreError
from magnat.web.store.schema import SCHEMA, SHARED, steps_from

try:
    import psycopg
    from psycopg.rows import dict_row
    from psycopg_pool import AsyncConnectionPool
except ImportError as error:
    raise StoreError("for a PostgreSQL database Magnat needs more than is installed: pip install 'magnat[postgresql]'") from error

Connection = psycopg.AsyncConnection[Row]
CONNECTIONS = 6
PATIENCE = 10  # seconds for a connection
SETTING_UP = 7_305_012  # the lock of whoever makes or changes the tables
ENTRIES = "magnat_entries"  # the channel on which match and number of every new entry are told
NOW = "EXTRACT(EPOCH FROM clock_timestamp())::DOUBLE PRECISION"  # the time of the database


class PostgresqlDriver:
    """A pool of connections."""

    unowned = f"(owner IS NULL OR NOT EXISTS (SELECT FROM processes WHERE processes.id = owner AND until > {NOW}))"

    def __init__(self, url: str) -> None:
        self.url, self.name = url, shown(url)
        options = {"autocommit": True, "row_factory": dict_row, "connect_timeout": PATIENCE}
        self.pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url, kwargs=options, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, open=False
        )

    async def connect(self) -> Connection:
        """A connection of one's own."""
        return await psycopg.AsyncConnection.connect(self.url, autocommit=True, row_factory=dict_row, connect_timeout=PATIENCE)

    async def open(self) -> None:
        try:
            async with await self.connect() as connection, connection.transaction():
                await self._prepare(connection)
            await self.pool.open(wait=True, timeout=PATIENCE)
        except psycopg.Error as error:
            reason = str(error).strip().splitlines()[-1] if str(error).strip() else type(error).__name__
            raise StoreError(f"the database {self.name} cannot be used: {reason}") from error

    async def _prepare(self, connection: Connection) -> None:
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
        await self.pool.close()

    async def write(self, batch: Batch) -> None:
        try:
            async with self.pool.connection() as connection, connection.transaction(), connection.cursor() as cursor:
                for statement, rows in batch:
                    await cursor.executemany(spelled(statement.text), list(rows))
                    if statement.hits and cursor.rowcount != len(rows):
                        raise Fenced
                    if statement.told:
                        await cursor.executemany("SELECT pg_notify(%s, %s)", [(ENTRIES, f"{row['of']} {row['head']}") for row in rows])
        except psycopg.IntegrityError as error:
            raise Conflict(str(error)) from error
        except psycopg.errors.DiskFull as error:
            raise DiskFull("the disk of the database is full") from error
        except psycopg.OperationalError:
            await self._mend()
            raise

    async def read(self, *queries: Query) -> list[list[Row]]:
        try:
            return await self._read(queries)
        except psycopg.OperationalError:  # perhaps the database was started again: once more, with a new connection
            await self._mend()
            return await self._read(queries)

    async def _read(self, queries: tuple[Query, ...]) -> list[list[Row]]:
        async with self.pool.connection() as connection:
            if len(queries) == 1:
                text, values = queries[0]
                cursor = await connection.execute(spelled(text), values)
                return [await cursor.fetchall() if cursor.description else []]
            async with connection.transaction(), connection.pipeline():
                await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                cursors = [await connection.execute(spelled(text), values) for text, values in queries]
                return [await cursor.fetchall() for cursor in cursors]

    async def _mend(self) -> None:
        """Let go of connections that are dead."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.pool.check()
        except (TimeoutError, psycopg.Error):
            pass  # whoever asks next will see

    def is_trouble(self, error: Exception) -> bool:
        if isinstance(error, (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)):
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


@cache
def spelled(text: str) -> str:
    """A statement as psycopg wants it. What differs otherwise is the name of the type for bytes."""
    return re.sub(r"(?<![:\w]):([a-z_]+)", r"%(\1)s", text).replace(" BLOB", " BYTEA")


def shown(url: str) -> str:
    """An address without its password, for sentences."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
