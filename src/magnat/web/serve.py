"""Runs the server: uvicorn with the settings that were measured to suit it."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import TextIO

import uvicorn

from magnat.core.errors import MagnatError
from magnat.web import locks, logs
from magnat.web.addresses import for_friends, qr_code
from magnat.web.app import create_app
from magnat.web.connections import Door, guarded, guarded_socket
from magnat.web.settings import Settings
from magnat.web.store import Database, StoreError, alone, default_database, store_at
from magnat.web.tables import TableRegistry
from magnat.web.workers import POOL

GRACE = 3  # seconds for open requests when the server stops
TURN = 0.0005  # seconds after which a thread that computes lets another one go on: whoever writes must not wait ten times as long for the loop
LARGEST_MESSAGE = 4096  # bytes that a WebSocket client may send; nothing is expected of it


class NoPort(MagnatError):
    """The address is in use, or not one of this machine."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Database | None = None,
    *,
    open_browser: bool = False,
    settings: Settings | None = None,
    log: Path | None = None,
) -> None:
    """Serve until somebody stops it. What keeps it from starting is said in a MagnatError."""
    chosen = settings or Settings(database=database or default_database())
    if chosen.reminders is not None:
        import_module("magnat.web.reminders.sealing")  # says what is not installed
    with alone(chosen.database), listening(host, port) as listener, log_to(log) as stream:
        logs.set_up(stream, key=asyncio.run(log_key(chosen.database)))
        friends = for_friends(host, listener.getsockname()[1])
        app = create_app(replace(chosen, friends=friends))
        address = f"http://{_shown(host)}:{listener.getsockname()[1]}"
        door = Door(chosen.limits, app.state.registry.services.metrics, chosen.trusted_proxies)
        config = uvicorn.Config(
            app,
            http=guarded(door),
            ws=guarded_socket(door),
            forwarded_allow_ips=list(chosen.trusted_proxies),
            log_config=None,
            access_log=False,  # the guard writes its own lines, without paths
            server_header=False,
            ws_per_message_deflate=False,  # 27 instead of 74 kB a client
            ws_max_size=LARGEST_MESSAGE,
            timeout_graceful_shutdown=GRACE,
        )
        settle_memory()
        sys.setswitchinterval(TURN)
        print(f"Magnat is at {address} (Ctrl+C stops it)", file=sys.stderr, flush=True)
        if friends is not None:
            print(f"Friends in your network open {friends}{chosen.root_path}", file=sys.stderr, flush=True)
            if sys.stderr.isatty():
                print(qr_code(f"{friends}{chosen.root_path}"), file=sys.stderr, flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, (address,)).start()
        try:
            Server(config, app.state.registry).run(sockets=[listener])
        finally:
            POOL.restart()  # whatever still computes is for nobody


def settle_memory() -> None:
    """Spare the loop long pauses: what is there before the first request is never garbage, and what lives long is looked through rarely.

    (A look through everything took 200 ms with 125 tables, ten times a minute.)
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 1_000)


async def log_key(database: Database) -> bytes:
    """Open the store once before anything else, so that trouble is a sentence and no traceback; gives its key for logs."""
    store = store_at(database)
    try:
        await store.open()
        return store.log_key
    finally:
        await store.close()


class Server(uvicorn.Server):
    """Lets go of waiting readers at once when it is told to stop."""

    def __init__(self, config: uvicorn.Config, registry: TableRegistry) -> None:
        super().__init__(config)
        self.registry = registry

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.registry.stop_waiting()
        super().handle_exit(signal.Signals(sig), frame)
        self._captured_signals.clear()  # to be stopped is no failure: the exit code is 0


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """The door is opened before anything else is done, so that a taken port is noticed first."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).partition(" (")[0].lower()
        raise NoPort(f"cannot listen at {host}, port {port}: {reason}; choose another one with --port") from error
    with door:
        yield door


@contextmanager
def log_to(path: Path | None) -> Iterator[TextIO | None]:
    """Where the log goes: a file, or stderr."""
    if path is None:
        yield None
        return
    try:
        locks.make_private(path)
        stream = path.open("a", encoding="utf-8")
    except OSError as error:
        raise StoreError(f"the log {path} cannot be written: {(error.strerror or 'an error of the system').lower()}") from error
    with stream:
        yield stream


def _shown(host: str) -> str:
    """An address that a browser on this machine understands."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
