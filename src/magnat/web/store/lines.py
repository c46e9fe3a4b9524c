"""Connections to a PostgreSQL: named after their process, opened when they are wanted, and hung up on when they do not answer.

A wire can be cut without a word: then nothing that was sent arrives, and nothing ever comes back. Cancelling a statement waits for an answer too,
so whoever waits too long shuts the socket down. The other end may still hold locks, because the database knows of nothing. It is ended from another
connection: by this process if that still reaches the database, else by those who inherit its matches.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus
from psycopg.rows import dict_row

from magnat.web.store.driver import Row

Connection = psycopg.AsyncConnection[Row]
PATIENCE = 10  # seconds for a connection
ANSWER = 20.0  # seconds for the answer to a statement
LOST = 50  # ends of connections that are remembered until they are ended
NAME = "magnat "  # before the name of a process, in the name of its connections
SETTINGS = {  # in milliseconds where nothing else is said
    "lock_timeout": 3_000,
    "statement_timeout": 15_000,
    "idle_in_transaction_session_timeout": 10_000,
    "tcp_keepalives_idle": 5,  # seconds; at the end of the database
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 3,
}
SOCKET = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}  # at our end


def named(url: str, process: str) -> str:
    """An address with the name of a process and all time-outs; what it says itself about them stays."""
    given = conninfo_to_dict(url)
    settings = " ".join(f"-c{name}={value}" for name, value in SETTINGS.items())
    options = f"{settings} {given.pop('options', '')}".strip()
    return make_conninfo("", **({"connect_timeout": PATIENCE, **SOCKET} | given), application_name=NAME + process, options=options)


class NoAnswer(psycopg.OperationalError):
    """A statement that the database has not answered in time; nobody knows whether it was carried out."""


class Lines:
    """Some connections, each lent to one user at a time."""

    def __init__(self, address: str, most: int, answer: float = ANSWER) -> None:
        self.address, self.answer = address, answer
        self.lost: deque[int] = deque(maxlen=LOST)  # processes of the database whose connections we have hung up on
        self._idle: list[Connection] = []
        self._places = asyncio.Semaphore(most)
        self._closed = False

    async def connect(self) -> Connection:
        """A connection of one's own."""
        return await psycopg.AsyncConnection.connect(self.address, autocommit=True, row_factory=dict_row)

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[Connection]:
        """A connection for a while. psycopg.OperationalError if none can be had, or if it does not answer in time."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._places.acquire()
        except TimeoutError as error:
            raise psycopg.OperationalError("all connections to the database are in use") from error
        connection: Connection | None = None
        try:
            connection = self._idle.pop() if self._idle else await self.connect()
            with self.answered(connection):
                yield connection
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            if connection is None or connection.closed:
                await self._let_go()  # the others will have failed as well
            if connection is not None and connection.info.backend_pid in self.lost:
                raise NoAnswer("the database does not answer") from error
            raise
        finally:
            if connection is not None:
                if self._closed or connection.closed or connection.pgconn.transaction_status != TransactionStatus.IDLE:
                    await connection.close()
                else:
                    self._idle.append(connection)
            self._places.release()

    @contextmanager
    def answered(self, connection: Connection) -> Iterator[None]:
        """Hang up if what is asked meanwhile is not answered in time."""
        process = connection.info.backend_pid

        def hang_up() -> None:
            self.lost.append(process)
            with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as end:
                end.shutdown(socket.SHUT_RDWR)

        patience = asyncio.get_running_loop().call_later(self.answer, hang_up)
        try:
            yield
        finally:
            patience.cancel()

    async def close(self) -> None:
        """For good: a connection that is still lent is closed when it is given back."""
        self._closed = True
        await self._let_go()

    async def _let_go(self) -> None:
        """Of those that nobody uses."""
        while self._idle:
            await self._idle.pop().close()
