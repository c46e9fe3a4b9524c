"""Entries about the table around the game: what is said there, who may speak, the host's pauses and lost seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from magnat.core.play import PERSON
from magnat.web.entries.seating import announce
from magnat.web.errors import ApiError, no_seat, wrong_status
from magnat.web.state import NO_SEAT, PAUSED, RUNNING, ChatMessage, Entry, TableState


@dataclass(frozen=True)
class LetSpectatorsChat(Entry):
    kind: ClassVar[str] = "audience"
    allowed: bool

    def apply(self, table: TableState) -> None:
        table.spectators_chat = self.allowed


@dataclass(frozen=True)
class Mute(Entry):
    """The host takes the word from a seat, or gives it back."""

    kind: ClassVar[str] = "mute"
    muted: bool

    def apply(self, table: TableState) -> None:
        if table.chairs[self.seat].kind != PERSON:
            raise ApiError(409, "wrong-status", "no-person")
        table.seat_chair(self.seat, replace(table.chairs[self.seat], muted=self.muted))


@dataclass(frozen=True)
class GiveSeat(Entry):
    """The host gives out a link to the seat of somebody who has lost theirs. Everybody reads of it, and the seat bears a mark."""

    kind: ClassVar[str] = "give"

    def apply(self, table: TableState) -> None:
        chair = table.chairs[self.seat]
        if chair.kind != PERSON or chair.resigned:
            raise ApiError(409, "wrong-status", "no-person")
        table.seat_chair(self.seat, replace(chair, given=True))
        announce(table, self.seat, "given", self.at)


@dataclass(frozen=True)
class SettleSeat(Entry):
    """The person who had the seat before the host gave out a link has come back: what that link opened stays open, or ends."""

    kind: ClassVar[str] = "settle"
    end: bool

    def apply(self, table: TableState) -> None:
        chair = table.chairs[self.seat]
        if not chair.given:
            raise ApiError(409, "wrong-status", "not-given")
        table.seat_chair(self.seat, replace(chair, given=False))
        announce(table, self.seat, "taken-back" if self.end else "agreed", self.at)


@dataclass(frozen=True)
class Pause(Entry):
    kind: ClassVar[str] = "pause"
    paused: bool

    def apply(self, table: TableState) -> None:
        if table.status not in (RUNNING, PAUSED):
            raise wrong_status(table.status)
        table.paused = self.paused
        table.clocks = table.clocks.pause(self.at) if self.paused else table.clocks.resume(self.at)


@dataclass(frozen=True)
class SetPace(Entry):
    """How long bots pause between their acts; only for a person alone among them."""

    kind: ClassVar[str] = "pace"
    pace: str

    def apply(self, table: TableState) -> None:
        if not table.is_alone(self.seat):
            raise ApiError(409, "wrong-status", "not-alone")
        table.pace = self.pace


@dataclass(frozen=True)
class Say(Entry):
    kind: ClassVar[str] = "chat"
    text: str
    name: str = ""  # of a spectator; those who sit have theirs

    def apply(self, table: TableState) -> None:
        if self.seat == NO_SEAT and not table.spectators_chat:
            raise no_seat()
        if self.seat != NO_SEAT and table.chairs[self.seat].muted:
            raise ApiError(403, "forbidden", "muted")
        name = self.name if self.seat == NO_SEAT else table.chairs[self.seat].name
        table.chat = [*table.chat, ChatMessage(self.seat, name, self.text, self.at)]
