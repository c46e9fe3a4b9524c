"""Entries about who sits where and who plays there: a bot for somebody who is away, and the way back.

The names of kinds and fields are stored, so they stay as they are.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from magnat.core.play import PERSON
from magnat.web.errors import ApiError, wrong_status
from magnat.web.tables.state import NO_SEAT, PAUSED, RUNNING, ChatMessage, Entry, Notice, TableState


def announce(table: TableState, seat: int, notice: Notice, at: float, by: str = "") -> None:
    """Everybody reads of it."""
    table.chat = [*table.chat, ChatMessage(seat, table.chairs[seat].name, by, at, notice=notice)]


@dataclass(frozen=True)
class CoverSeat(Entry):
    """A bot plays for somebody who does not answer. `by`: the seat of whoever asked for it, NO_SEAT: a host without one.

    `away`: the person was not connected, and has the seat back as soon as that changes.
    """

    kind: ClassVar[str] = "cover"
    bot: str
    by: int
    away: bool

    def apply(self, table: TableState) -> None:
        chair = table.chairs[self.seat]
        if table.status != RUNNING:
            raise wrong_status(table.status)
        if chair.kind != PERSON or chair.resigned:
            raise ApiError(409, "wrong-status", "no-person")
        if chair.bot is not None:
            raise ApiError(409, "wrong-status", "bot-plays-there")
        table.seat_chair(self.seat, replace(chair, bot=self.bot, covered="away" if self.away else "silent"))
        announce(table, self.seat, "covered", self.at, "" if self.by == NO_SEAT else table.chairs[self.by].name)


@dataclass(frozen=True)
class ComeBack(Entry):
    """Somebody for whom a bot has played is connected again, and plays on."""

    kind: ClassVar[str] = "back"

    def apply(self, table: TableState) -> None:
        chair = table.chairs[self.seat]
        if table.status not in (RUNNING, PAUSED):
            raise wrong_status(table.status)
        table.seat_chair(self.seat, replace(chair, bot=None, covered=None))
        announce(table, self.seat, "back", self.at)
