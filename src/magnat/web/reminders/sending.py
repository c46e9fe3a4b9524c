"""One request to a push service, to an address that was checked first. Nothing but the head of the answer is read, and no redirect is followed."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import h11

from magnat.web.reminders.reach import Target

LARGEST_HEAD = 16_000  # bytes of an answer before its body
FEW = 3  # addresses of a host that are tried


@dataclass(frozen=True)
class Answer:
    status: int
    retry_after: float = 0.0  # seconds, if the service says so


async def post(target: Target, addresses: Sequence[str], trust: ssl.SSLContext, headers: Mapping[str, str], body: bytes) -> Answer:
    """Send it to one of the addresses. OSError or RemoteProtocolError if that fails; the caller sets the time that it may take."""
    reader, writer = await _connected(target, addresses[:FEW], trust)
    try:
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
        named = {"Host": target.authority, "Content-Length": str(len(body)), "Connection": "close", **headers}
        for part in (h11.Request(method="POST", target=target.path, headers=list(named.items())), h11.Data(body), h11.EndOfMessage()):
            writer.write(connection.send(part) or b"")
        await writer.drain()
        while not isinstance(answer := connection.next_event(), h11.Response):
            if answer is h11.NEED_DATA:
                connection.receive_data(await reader.read(4096))
        return Answer(answer.status_code, _retry_after(answer))
    finally:
        writer.transport.abort()


async def _connected(target: Target, addresses: Sequence[str], trust: ssl.SSLContext) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connected to the address itself; its certificate must be that of the host."""
    trouble: OSError = ConnectionError("no address")
    for address in addresses:
        try:
            return await asyncio.open_connection(address, target.port, ssl=trust, server_hostname=target.host)
        except OSError as error:
            trouble = error
    raise trouble


def _retry_after(answer: h11.Response) -> float:
    told = next((value for name, value in answer.headers if name == b"retry-after"), b"")
    return float(told) if told.isdigit() and len(told) < 9 else 0.0
