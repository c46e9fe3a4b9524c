"""Connections before there is a request on them: how many, how large their headers are, and how long they may take to say what they want."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from magnat.web.limits import address
from magnat.web.metrics import Metrics
from magnat.web.settings import Limits

GO_ON = b"HTTP/1.1 100 "  # before a body is sent, to those who ask


@dataclass
class Door:
    """Who is connected."""

    limits: Limits
    metrics: Metrics
    proxies: tuple[str, ...] = ()  # through which everybody comes, so that they are not counted as one
    open: Counter[str] = field(default_factory=Counter)

    def enter(self, who: str) -> bool:
        """Whether one more connection of that address is let in."""
        too_many = not self.is_proxy(who) and self.open[who] >= self.limits.connections_an_address
        if too_many or self.open.total() >= self.limits.connections:
            self.metrics.refusals["connections"] += 1
            return False
        self.open[who] += 1
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
        self.open[who] -= 1
        if self.open[who] <= 0:
            del self.open[who]


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


def guarded(door: Door) -> type[asyncio.Protocol]:
    """The HTTP protocol of uvicorn with our limits."""

    class Guarded(HttpToolsProtocol):
        _who: str | None = None
        _received = 0
        _waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
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
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._waiting is not None:
                end = data.find(b"\r\n\r\n")  # what follows is the body, which has a limit of its own
                self._received += len(data) if end < 0 else end
                if self._received > door.limits.headers:
                    door.metrics.refusals["headers"] += 1
                    self.transport.abort()
                    return
            super().data_received(data)

        def on_headers_complete(self) -> None:
            self._stop_waiting()
            super().on_headers_complete()
            if self.cycle is not None and self.scope["method"] != "HEAD":
                self.cycle.transport = OnePiece(self.transport)  # type: ignore[assignment]

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if not self.transport.is_closing():
                self._expect()

        def handle_websocket_upgrade(self) -> None:
            self._gone()  # from now on it counts as a listener
            super().handle_websocket_upgrade()

        def _expect(self) -> None:
            """A request must say what it wants in time. Between two requests uvicorn's own patience is shorter."""
            self._stop_waiting()
            self._received = 0
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
