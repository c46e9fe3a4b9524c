"""What readers of a table get: snapshots, and pushes for those who listen. What several of them share is made once."""

from __future__ import annotations

from typing import NamedTuple

from magnat.web.json_text import to_bytes
from magnat.web.schemas.snapshot import ChatPush, PresencePush, Push, Snapshot
from magnat.web.state import Present, Reader, Snapshots, TableState, covered_from, snapshots
from magnat.web.tables.audience import Audience
from magnat.web.tables.memory import Memory
from magnat.web.tables.services import Services


class Part(NamedTuple):
    """A reader, and from where on that one needs log and chat."""

    reader: Reader
    lines_from: int
    chat_from: int


class Showing:
    """One table for all its readers."""

    def __init__(self, services: Services, memory: Memory, audience: Audience) -> None:
        self.services, self.memory, self.audience = services, memory, audience
        self._pushes: dict[Part, str] = {}
        self._snapshots: Snapshots | None = None  # of the state for which they were last wanted

    @property
    def state(self) -> TableState:
        return self.memory.state

    def forget(self, *, present: bool = False) -> None:
        """The table has changed, or who is present."""
        self._pushes.clear()
        if present:
            self._snapshots = None

    def snapshot(self, reader: Reader) -> Snapshot:
        """The table with the last page of its log."""
        state = self.memory.state
        return self.of(state, Part(reader, self.page(state), 0))

    def page(self, state: TableState) -> int:
        """The first line of the last page of the log."""
        return max(0, len(state.log) - self.services.settings.log_page)

    def of(self, state: TableState, part: Part) -> Snapshot:
        sealed = state.is_sealed(self.services.now())
        if self._snapshots is None or self._snapshots.state is not state or self._snapshots.sealed != sealed:
            left = self.services.settings.limits.entries - state.version
            self._snapshots = Snapshots(state, self.present(state), entries_left=left, sealed=sealed)
        return self._snapshots.of(part.reader, lines_from=part.lines_from, chat_from=part.chat_from)

    def present(self, state: TableState) -> Present:
        """Who is at the table, for a table in that state."""
        audience = self.audience
        connected, spectators = audience.presence()
        return Present(connected, covered_from(state, connected, audience.absent_since), spectators)

    def keep(self, part: Part, made: Snapshot) -> None:
        """A snapshot that was made as an answer, for listeners with the same part to hear."""
        if self._is_heard(part.reader, 1):
            self._pushes[part] = as_push(made)

    def push(self, reader: Reader, lines_from: int, chat_from: int) -> str:
        """A snapshot with only what is new in log and chat; made once for all who share it, and kept no longer than they need it."""
        part = Part(reader, lines_from, chat_from)
        made = self._pushes.pop(part, None)
        if made is None:
            made = as_push(self.of(self.memory.state, part))
        if self._is_heard(reader, 2):
            self._pushes[part] = made
        return made

    def _is_heard(self, reader: Reader, times: int) -> bool:
        return sum(listener.reader == reader for listener in self.audience.listeners) >= times

    def chat_push(self, chat_from: int) -> str:
        state = self.memory.state
        message: ChatPush = {"type": "chat", "version": state.version, "chat_from": chat_from, "chat": snapshots.chat(state, chat_from)}
        return to_bytes(message).decode()

    def presence_push(self) -> str:
        present = self.present(self.memory.state)
        message: PresencePush = {
            "type": "presence",
            "connected": list(present.connected),
            "coverable_from": present.moments(),
            "spectators": present.spectators,
        }
        return to_bytes(message).decode()


def as_push(snapshot: Snapshot) -> str:
    """A snapshot as a message of the WebSocket."""
    message: Push = {"type": "snapshot", **snapshot}
    return to_bytes(message).decode()
