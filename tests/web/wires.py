"""A wire between a server and its PostgreSQL that can be cut without a word: whatever is sent then is swallowed, and nobody hangs up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from urllib.parse import parse_qs, quote, urlsplit

from magnat.web.store import Database


class Wire:
    """A proxy on a free port of this machine. `cut_at`: the words in a message to the database at which it is cut."""

    def __init__(self, database: Database) -> None:
        parts = urlsplit(str(database))
        self._database, self._options = parts, parse_qs(parts.query)
        self.socket = f"{self._options['host'][0]}/.s.PGSQL.5432"
        self.cut_at: bytes | None = None
        self.is_cut = asyncio.Event()
        self._whole = asyncio.Event()
        self._whole.set()
        self._talks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        options = quote(self._options["options"][0], safe="")
        self.address = f"postgresql://{self._database.username}@127.0.0.1:{port}{self._database.path}?options={options}"
        return self

    async def __aexit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        self._server.close()
        for talk in self._talks:
            talk.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)

    def cut(self) -> None:
        self._whole.clear()
        self.is_cut.set()

    def mend(self) -> None:
        """What was swallowed stays lost: whoever spoke meanwhile is hung up on."""
        self._whole.set()
        for talk in self._talks:
            talk.cancel()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talk = asyncio.create_task(self._talk(reader, writer))
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ways: list[asyncio.Task[None]] = []
        ends = [writer]
        try:
            await self._whole.wait()
            there, back = await asyncio.open_unix_connection(self.socket)
            ends.append(back)
            ways += [asyncio.create_task(self._carry(reader, back)), asyncio.create_task(self._carry(there, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            await self._whole.wait()  # over a cut wire nobody hears that the other has hung up
        finally:
            for way in ways:
                way.cancel()
            for end in ends:
                with suppress(OSError):
                    end.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.cut_at is not None and self.cut_at in data:
                    self.cut()
                if self._whole.is_set():
                    writer.write(data)
                    await writer.drain()
