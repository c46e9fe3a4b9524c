"""Floods on single connections. Each ends by itself: when it has sent what it was to send, when it is dropped, or when nothing is taken any more."""

from __future__ import annotations

import asyncio
import struct
import time
from contextlib import suppress
from dataclasses import dataclass

PIECE = 64_000  # bytes that are sent at once
STALLED = 2.0  # seconds without a byte taken after which a flood gives up
MASK = b"\x01\x02\x03\x04"
TEXT, PING, PONG = 0x1, 0x9, 0xA


@dataclass(frozen=True)
class Taken:
    """What the server has taken of a flood."""

    bytes: int
    dropped: bool  # whether it has ended the connection


async def pour(writer: asyncio.StreamWriter, flood: bytes, most: int, *, a_second: float = 1e12) -> Taken:
    """Send the same again and again, at most so many bytes and so many a second."""
    piece = flood * max(1, min(PIECE, int(a_second / 20)) // len(flood))
    sent, began = 0, time.monotonic()
    try:
        while sent < most:
            writer.write(piece)
            async with asyncio.timeout(STALLED):
                await writer.drain()
            sent += len(piece)
            await asyncio.sleep(max(0.0, sent / a_second - (time.monotonic() - began)))
    except TimeoutError:
        return Taken(sent, dropped=False)
    except OSError:
        return Taken(sent, dropped=True)
    return Taken(sent, dropped=False)


async def closed(reader: asyncio.StreamReader, patience: float) -> bool:
    """Whether the other side ends the connection in that time."""
    try:
        async with asyncio.timeout(patience):
            while await reader.read(65_536):
                pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


async def hang_up(writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        writer.transport.abort()
        await writer.wait_closed()


def request(path: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode()


async def pipeline(port: int, path: str, most: int) -> Taken:
    """Requests upon requests, of which no answer is read."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    taken = await pour(writer, request(path), most)
    await hang_up(writer)
    return taken


async def headers_behind(port: int, waiting: str, most: int) -> Taken:
    """Headers without end behind a request that waits for its answer."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request(waiting) + b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    await writer.drain()
    await asyncio.sleep(0.2)
    taken = await pour(writer, b"X-A: 1\r\n", most)
    await hang_up(writer)
    return taken


async def body_after_the_answer(port: int, most: int) -> Taken:
    """A body without end, long after it was refused for its size."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000000\r\n\r\n")
    await writer.drain()
    taken = await pour(writer, b"x" * 1000, most)
    await hang_up(writer)
    return taken


async def slow_reader(port: int, path: str, seconds: float) -> bool:
    """Asks for much, reads nothing; whether it was dropped in that time."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)  # it reads nothing by itself beyond that
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    try:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            writer.write(request(path))
            await writer.drain()
            await asyncio.sleep(0.05)
    except OSError:
        return True
    else:
        return reader.at_eof() or writer.is_closing()
    finally:
        await hang_up(writer)


async def socket(port: int, match: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A spectator's WebSocket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
    writer.write(request(f"/api/matches/{match}/live", *upgrade))
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return reader, writer


def frame(kind: int, text: bytes) -> bytes:
    """One frame as a client sends it."""
    masked = bytes(letter ^ MASK[index % 4] for index, letter in enumerate(text))
    return struct.pack("!BB", 0x80 | kind, 0x80 | len(text)) + MASK + masked


async def frames(port: int, match: str, kind: int, most: int, *, a_second: float, text: bytes = b"") -> Taken:
    """Frames upon frames on a spectator's WebSocket; what comes back is read."""
    reader, writer = await socket(port, match)
    reading = asyncio.create_task(closed(reader, 600))
    taken = await pour(writer, frame(kind, text), most, a_second=a_second)
    if not taken.dropped:
        with suppress(TimeoutError):
            async with asyncio.timeout(STALLED):
                taken = Taken(taken.bytes, await asyncio.shield(reading))
    reading.cancel()
    await hang_up(writer)
    return taken
