"""The guard at the door: sizes, rates, origins, headers, and a log line for every request."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magnat.web.errors import ApiError
from magnat.web.limits import PORT, Buckets, caller, is_address, is_blocked
from magnat.web.responses import failure
from magnat.web.store import DiskFull
from magnat.web.tables import TableRegistry
from magnat.web.texts import check_storable
from magnat.web.workers import ASKER

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # links to tables and seats stay here
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
OF_ALL = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
OF_THE_API = [*OF_ALL, (b"cache-control", b"no-store")]
SAFE = ("GET", "HEAD", "OPTIONS")
IMPORT = "/api/matches/import"
FOR_A_YEAR = (b"strict-transport-security", b"max-age=31536000")  # where a proxy speaks https, nobody is sent here without it
LOCAL_NAMES = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".test")  # that no stranger can give to an address
SIGNS_OF_LIFE = ("/health", "/ready")  # answered however often somebody asks: whoever watches the server may share an address with others
POLICY = 1008  # the code with which a WebSocket is closed whose client does what it may not
BODY_PATIENCE = 20.0  # seconds for a body to arrive
logger = logging.getLogger("magnat.requests")


class Guard:
    """ASGI middleware; plain, so that WebSockets pass through it without a layer of queues."""

    def __init__(self, app: ASGIApp, registry: TableRegistry, buckets: Buckets) -> None:
        self.app, self.registry, self.settings, self.buckets = app, registry, registry.settings, buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = self._below_root(scope)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _below_root(self, scope: Scope) -> Scope:
        """The request without the path under which a proxy shows the server, whether or not the proxy has taken it away."""
        root: str = self.settings.root_path
        if not root:
            return scope
        path: str = scope["path"]
        below = path.removeprefix(root) or "/" if path == root or path.startswith(f"{root}/") else path
        return {**scope, "root_path": root, "path": below, "raw_path": below.encode()}

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        seen = {"status": 500, "begun": False}
        only_head = scope["method"] == "HEAD"
        if only_head:
            scope = {**scope, "method": "GET"}

        async def watch(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen["status"], seen["begun"] = message["status"], True
                given = {name for name, _ in message["headers"]}
                usual = OF_THE_API if scope["path"].startswith("/api") else OF_ALL
                usual = [*usual, FOR_A_YEAR] if scope["scheme"] == "https" else usual
                message = {**message, "headers": [*message["headers"], *(header for header in usual if header[0] not in given)]}
            elif only_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        try:
            try:
                self._check(scope)
                await self.app(scope, await self._read(scope, receive), watch)
            except ApiError as error:
                await failure(Request(scope), error)(scope, receive, watch)
        except DiskFull:
            logger.error("the disk is full", extra=self._extra(scope))
            await failure(Request(scope), ApiError(503, "disk-full"))(scope, receive, watch)
        except Exception:
            logger.exception("a request failed", extra=self._extra(scope))
            if not seen["begun"]:
                await failure(Request(scope), ApiError(500, "failed"))(scope, receive, watch)
        finally:
            took = time.perf_counter() - began
            self.registry.services.metrics.request(seen["status"], took)
            logger.info("request", extra={**self._extra(scope), "status": seen["status"], "ms": round(took * 1000, 1)})

    def _extra(self, scope: Scope) -> dict[str, Any]:
        """What may be logged: the template of the route, never the path, which may be a secret link."""
        return {"method": scope.get("method", "WS"), "route": getattr(scope.get("route"), "path", None)}

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        if self.registry.closing and scope["path"].startswith("/api"):
            raise ApiError(503, "closing")
        if self.registry.services.blocked and is_blocked(connection, self.registry.services.blocked):
            raise ApiError(403, "blocked")
        who = caller(connection)
        ASKER.set(who)
        if scope["path"] not in SIGNS_OF_LIFE:
            self.buckets.take("request", who, self.settings.limits.requests)
            self._check_host(connection)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self._check_origin(connection.headers)

    def _check_host(self, connection: HTTPConnection) -> None:
        """A stranger's site may give its own name to our address, and read what a browser gets here (DNS rebinding). We listen to our names only."""
        if not goes_by(connection.headers.get("host", ""), self.settings.hosts, is_proxied=is_proxied(connection)):
            raise ApiError(421, "wrong-host")

    def _check_origin(self, headers: Headers) -> None:
        """A browser says where a request comes from; what another site makes it send is refused. Programs say nothing and hold no cookies."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise ApiError(403, "forged")
        elif site_of(origin) != headers.get("host") and origin not in self.settings.origins:
            raise ApiError(403, "forged")

    async def _read(self, scope: Scope, receive: Receive) -> Receive:
        """The whole body, if it is not too large: then the application gets it at once."""
        if scope["method"] in SAFE:
            return receive
        most = self.settings.limits.save if scope["path"] == IMPORT else self.settings.limits.body
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced) > most:
            raise ApiError(413, "too-large")
        body, more = bytearray(), True
        try:
            async with asyncio.timeout(BODY_PATIENCE):
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        break
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > most:
                        raise ApiError(413, "too-large")
        except TimeoutError:
            raise ApiError(408, "invalid", "too-slow") from None
        self.buckets.take("bytes", caller(HTTPConnection(scope)), self.settings.limits.bytes, len(body))
        check_storable(bytes(body))
        waiting = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def replay() -> Message:
            return waiting.pop() if waiting else await receive()

        return replay

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except ApiError:
            await receive()
            await send({"type": "websocket.close", "code": POLICY})
        else:
            await self.app(scope, receive, send)


def site_of(origin: str) -> str | None:
    """Host and port of an origin; None if it is not one."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def is_proxied(connection: HTTPConnection) -> bool:
    """Whether a trusted proxy has told where a request comes from (then it has no port), or that it came by https, which we never speak ourselves."""
    return connection.scope["scheme"] in ("https", "wss") or (connection.client is not None and connection.client.port == 0)


def goes_by(host: str, names: Sequence[str], *, is_proxied: bool) -> bool:
    """Whether a server with these names may be called so. An address, or a name that holds in one's own network only, is always its own.

    >>> goes_by("192.168.1.2:8000", (), is_proxied=False), goes_by("attic", (), is_proxied=False), goes_by("evil.example", (), is_proxied=False)
    (True, True, False)
    """
    name = PORT.sub("", host).lower().rstrip(".")
    if name in names or not name:  # HTTP/1.0 needs none, and no browser speaks it
        return True
    if "." not in name or name.endswith(LOCAL_NAMES):
        return re.fullmatch(r"[\w.-]+", name, re.ASCII) is not None or is_address(name)
    return is_address(name) or (is_proxied and not names)
