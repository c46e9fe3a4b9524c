"""Connections below their requests: how many, how much they may send that nobody has asked for, and how long they may take.

A response is finished before the next request of its connection is read, so a client that sends without end fills its own side of the wire.
What a WebSocket sends is counted before it is parsed: parsing is what it could keep the loop busy with.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from magnat.web.errors import LimitReached
from magnat.web.limits import Bucket, Buckets, address, measures
from magnat.web.metrics import Metrics
from magnat.web.settings import Limits

GO_ON = b"HTTP/1.1 100 "  # before a body is sent, to those who ask
LEAST_READ = 10_000  # bytes that must have left in the time that a reader is waited for
SLICE = 1024  # bytes that are parsed at once, before we check whether there is a request to answer


@dataclass
class Door:
    """The open connections."""

    limits: Limits
    metrics: Metrics
    proxies: tuple[str, ...] = ()  # through which everybody comes, so that they are not counted as one
    open: Counter[str] = field(default_factory=Counter)  # connections of each address and of the networks around it
    connected: int = 0
    heard: Buckets = field(default_factory=lambda: Buckets(time.monotonic))  # bytes that the WebSockets of an address send

    def enter(self, who: str) -> bool:
        """Whether one more connection of that address is let in."""
        most = self.limits.connections_an_address
        too_many = not self.is_proxy(who) and any(self.open[network] >= most * share for network, share in measures(who))
        if too_many or self.connected >= self.limits.connections:
            self.metrics.refusals["connections"] += 1
            return False
        self.connected += 1
        self.open.update(network for network, _ in measures(who))
        return True

    def is_proxy(self, host: str) -> bool:
        """Whether others come through that address: a proxy by its address, by its network, or any with "*"."""
        if "*" in self.proxies or host in self.proxies:
            return True
        try:
            return any(ipaddress.ip_address(host) in network for network in self._networks)
        except ValueError:
            return False

    @cached_property
    def _networks(self) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
        return [ipaddress.ip_network(proxy, strict=False) for proxy in self.proxies if "/" in proxy]

    def leave(self, who: str) -> None:
        self.connected -= 1
        for network, _ in measures(who):
            self.open[network] -= 1
            if self.open[network] <= 0:
                del self.open[network]

    def hears(self, who: str | None, bytes: int) -> bool:
        """Whether the WebSockets of an address may send so much more; None: of everybody behind a proxy, who are not counted together."""
        try:
            if who is not None:
                self.heard.take("socket bytes", who, self.limits.socket_bytes_an_address, bytes)
        except LimitReached:
            return False
        return True


class OnePiece:
    """The way of a response to its reader: its head waits for its body, so that both are one call of the system and wake the reader once."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.head: bytes | None = None
        self.is_begun = False

    def write(self, data: bytes) -> None:
        if self.head is not None:
            data, self.head = self.head + data, None
        elif not self.is_begun and not data.startswith(GO_ON):
            self.head, self.is_begun = data, True
            return
        self.transport.write(data)

    def close(self) -> None:
        if self.head is not None:
            self.write(b"")
        self.transport.close()

    def is_closing(self) -> bool:
        return self.transport.is_closing()


class Patience:
    """Ends a connection whose other side does not read what it has asked for. A slow reader is waited for."""

    def __init__(self, door: Door, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.door, self.transport, self.loop = door, transport, loop
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.door.limits.write_patience, self._look, self.transport.get_write_buffer_size())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, before: int) -> None:
        self._timer = None
        left = self.transport.get_write_buffer_size()
        if left > 0 and before - left < LEAST_READ:
            self.door.metrics.refusals["slow reader"] += 1
            self.transport.abort()
        elif left > 0:
            self.begin()


def guarded(door: Door) -> type[asyncio.Protocol]:
    """The HTTP protocol of uvicorn with our limits."""

    class Guarded(HttpToolsProtocol):
        _who: str | None = None
        _head = 0  # bytes of headers that have not come to their end
        _unread = 0  # bytes of a body that was answered before its end
        _backlog = b""  # what has come behind a request that is being answered
        _waiting: asyncio.TimerHandle | None = None
        _patience: Patience

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._patience = Patience(door, transport, self.loop)
            peer = transport.get_extra_info("peername")
            host = str(peer[0]) if peer else ""
            who = host if door.is_proxy(host) else address(host)
            if not door.enter(who):
                transport.abort()
                return
            self._who = who
            self._expect()

        def connection_lost(self, exc: Exception | None) -> None:
            self._gone()
            self._patience.stop()
            self._backlog = b""
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._backlog:
                data, self._backlog = self._backlog + data, b""
            for start in range(0, len(data), SLICE):
                if self._is_answering():
                    self._keep_for_later(data[start:])
                    return
                if not self._count(data[start : start + SLICE]):
                    self.transport.abort()
                    return
                super().data_received(data[start : start + SLICE])
                if self.transport.is_closing() or self.transport.get_protocol() is not self:
                    return

        def _is_answering(self) -> bool:
            """Whether a request has come to its end and its answer has not."""
            return self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete

        def _keep_for_later(self, rest: bytes) -> None:
            if len(rest) > door.limits.headers:
                door.metrics.refusals["pipeline"] += 1
                self.transport.abort()
                return
            self._backlog = rest
            self.flow.pause_reading()

        def _count(self, piece: bytes) -> bool:
            """Whether that much more may come: of headers, or of a body in which nobody is interested any more."""
            if self._is_in_head():
                self._head += len(piece)
                if self._head > door.limits.headers + SLICE:
                    door.metrics.refusals["headers"] += 1
                    return False
            elif self.cycle is not None and self.cycle.response_complete:
                self._unread += len(piece)
                if self._unread > door.limits.save:
                    door.metrics.refusals["unread body"] += 1
                    return False
            return True

        def _is_in_head(self) -> bool:
            return self.cycle is None or not self.cycle.more_body

        def on_headers_complete(self) -> None:
            self._stop_waiting()
            self._head = self._unread = 0
            super().on_headers_complete()
            if self.cycle is not None and self.scope["method"] != "HEAD":
                self.cycle.transport = OnePiece(self.transport)  # type: ignore[assignment]

        def on_message_complete(self) -> None:
            if self.cycle is not None:
                self.cycle.more_body = False  # also where it was answered before its end
            super().on_message_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.transport.is_closing():
                self._patience.begin()
            elif not self._is_answering():
                self._expect()
                if self._backlog:
                    self.data_received(b"")

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self._patience.begin()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._patience.begin()

        def resume_writing(self) -> None:
            super().resume_writing()
            self._patience.stop()

        def handle_websocket_upgrade(self) -> None:
            self._gone()  # from now on it counts as a listener
            super().handle_websocket_upgrade()

        def _expect(self) -> None:
            """A request must say what it wants in time. Between two requests uvicorn's own patience is shorter."""
            self._stop_waiting()
            self._head = 0
            self._waiting = self.loop.call_later(door.limits.header_patience, self._too_slow)

        def _too_slow(self) -> None:
            door.metrics.refusals["slow headers"] += 1
            self.transport.abort()

        def _stop_waiting(self) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
                self._waiting = None

        def _gone(self) -> None:
            self._stop_waiting()
            if self._who is not None:
                door.leave(self._who)
                self._who = None

    return Guarded


def guarded_socket(door: Door) -> type[asyncio.Protocol]:
    """The WebSocket protocol of uvicorn with our limits."""

    class GuardedSocket(WebSocketsSansIOProtocol):
        _who: str | None = None  # whom all sockets of an address count for; None behind a proxy, where everybody has that address
        _bytes: Bucket | None = None  # begins after the request that has opened it
        _patience: Patience

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._patience = Patience(door, transport, self.loop)
            peer = transport.get_extra_info("peername")
            host = str(peer[0]) if peer else ""
            self._who = None if door.is_proxy(host) else address(host)

        def connection_lost(self, exc: Exception | None) -> None:
            self._patience.stop()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._bytes is None:
                self._bytes = Bucket(door.limits.socket_bytes, self.loop.time())
            elif not self._bytes.take(self.loop.time(), len(data)) or not door.hears(self._who, len(data)):
                door.metrics.refusals["socket bytes"] += 1
                self.transport.abort()
                return
            super().data_received(data)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._patience.begin()

        def resume_writing(self) -> None:
            super().resume_writing()
            self._patience.stop()

    return GuardedSocket
