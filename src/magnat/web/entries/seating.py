"""Entries about who sits where and who plays there: changed seats and what is agreed before the start; a bot for somebody who is away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from magnat.core.play import PERSON
from magnat.web.errors import ApiError, wrong_status
from magnat.web.state import BOT, EMPTY, LOBBY, NO_SEAT, PAUSED, RUNNING, Chair, ChatMessage, ClockRules, Clocks, Entry, Notice, TableState


def announce(table: TableState, seat: int, notice: Notice, at: float, by: str = "") -> None:
    """Everybody is told."""
    table.chat = [*table.chat, ChatMessage(seat, table.chairs[seat].name, by, at, notice=notice)]


@dataclass(frozen=True)
class ChangeSeat(Entry):
    """Somebody who sits already takes another seat before the game begins. `name`: of the bot which sits on the old one if nobody comes."""

    kind: ClassVar[str] = "move"
    origin: int
    name: str

    def apply(self, table: TableState) -> None:
        check_lobby(table)
        if table.chairs[self.seat].kind != EMPTY or table.chairs[self.seat].reserved:
            raise ApiError(409, "wrong-status", "seat-taken")
        left = Chair(self.name, EMPTY, character=table.chairs[self.seat].character)
        table.seat_chair(self.seat, table.chairs[self.origin])
        table.seat_chair(self.origin, left)
        table.seed_words = {self.seat if seat == self.origin else seat: words for seat, words in table.seed_words.items()}
        if table.host_seat == self.origin:
            table.host_seat = self.seat


@dataclass(frozen=True)
class SwapSeats(Entry):
    """The host lets two seats change places before the game begins, whoever sits there."""

    kind: ClassVar[str] = "swap"
    other: int

    def apply(self, table: TableState) -> None:
        check_lobby(table)
        one, other = self.seat, self.other
        if table.match is not None or table.prepared:
            raise ApiError(409, "wrong-status", "as-saved")
        if table.chairs[one].reserved or table.chairs[other].reserved:
            raise ApiError(409, "wrong-status", "reserved")
        here, there = table.chairs[one], table.chairs[other]
        table.seat_chair(one, there)
        table.seat_chair(other, here)
        places = {one: other, other: one}
        table.seed_words = {places.get(seat, seat): words for seat, words in table.seed_words.items()}
        table.host_seat = places.get(table.host_seat, table.host_seat)


@dataclass(frozen=True)
class SetPlayer(Entry):
    """The host puts a bot on a seat before the game begins, or leaves it to whoever comes (None)."""

    kind: ClassVar[str] = "player"
    bot: str | None

    def apply(self, table: TableState) -> None:
        check_lobby(table)
        chair = table.chairs[self.seat]
        if chair.kind == PERSON:
            raise ApiError(409, "wrong-status", "seat-taken")
        table.seat_chair(self.seat, Chair(chair.name, EMPTY if self.bot is None else BOT, self.bot, character=chair.character))


@dataclass(frozen=True)
class Agree(Entry):
    """The host changes what is agreed on before the game begins; None: as before."""

    kind: ClassVar[str] = "agree"
    options: Mapping[str, str] | None
    clock: Mapping[str, Any] | None
    advice: bool | None

    def apply(self, table: TableState) -> None:
        check_lobby(table)
        if self.options is not None:
            if table.match is not None or table.prepared:
                raise ApiError(409, "wrong-status", "as-saved")
            table.options = self.options
        if self.clock is not None:
            table.clocks = Clocks.new(ClockRules.from_json(self.clock), len(table.chairs))
        if self.advice is not None:
            table.advice = self.advice


def check_lobby(table: TableState) -> None:
    if table.status != LOBBY:
        raise wrong_status(table.status)


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
        if table.is_puzzling:
            raise ApiError(409, "wrong-status", "puzzle-first")
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
