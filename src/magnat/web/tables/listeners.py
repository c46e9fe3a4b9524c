"""Listeners: open WebSockets that are told of every change. A slow one gets the latest state later, never a growing queue."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from magnat.web.state import Reader, TableState
from magnat.web.tables.tasks import Tasks

PATIENCE = 20.0  # seconds that a message may take to leave
Send = Callable[[str], Awaitable[None]]


class Shown(Protocol):
    """What a listener hears of a table."""

    @property
    def state(self) -> TableState: ...

    def push(self, reader: Reader, lines_from: int, chat_from: int) -> str: ...

    def chat_push(self, chat_from: int) -> str: ...

    def presence_push(self) -> str: ...


class Listener:
    """One open WebSocket: what it has been told, and what it is still to hear."""

    __slots__ = (
        "_busy",
        "_chat",
        "_presence",
        "_send",
        "_snapshot",
        "_stop",
        "chats",
        "device",
        "host",
        "leave",
        "lines",
        "reader",
        "shown",
        "tasks",
    )

    def __init__(self, shown: Shown, tasks: Tasks, reader: Reader, send: Send, stop: Callable[[], Awaitable[None]], host: str = "") -> None:
        self.shown, self.tasks, self.reader, self._send, self._stop, self.host = shown, tasks, reader, send, stop, host
        self.device: str | None = None  # the hash of its token, if it is a person's
        self.leave: Callable[[Listener], None] = lambda _: None  # what is done when it is gone
        self.lines = self.chats = 0  # how much of log and chat it has
        self._snapshot = self._chat = self._presence = self._busy = False

    def start_again(self, lines: int) -> None:
        """It needs the log from that line on, and all of the chat."""
        self.lines, self.chats = lines, 0

    def tell(self, *, snapshot: bool = False, chat: bool = False, presence: bool = False) -> None:
        """Something is new; say so as soon as the last message has left."""
        self._snapshot |= snapshot
        self._chat |= chat
        self._presence |= presence
        if not self._busy:
            self._busy = True
            self.tasks.spawn(self._drain())

    async def close(self) -> None:
        with suppress(Exception):  # it may be gone already
            await self._stop()

    async def _drain(self) -> None:
        try:
            while message := self._next():
                async with asyncio.timeout(PATIENCE):
                    await self._send(message)
        except Exception:  # gone or too slow: it may come back and gets a snapshot then
            self.leave(self)
            await self.close()
        finally:
            self._busy = False

    def _next(self) -> str:
        shown, state = self.shown, self.shown.state
        if self._snapshot:
            self._snapshot = self._chat = self._presence = False
            message = shown.push(self.reader, self.lines, self.chats)
            self.lines, self.chats = len(state.log), len(state.chat)
        elif self._chat:
            self._chat = False
            message = shown.chat_push(self.chats)
            self.chats = len(state.chat)
        elif self._presence:
            self._presence = False
            message = shown.presence_push()
        else:
            message = ""
        return message
