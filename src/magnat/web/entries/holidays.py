"""Holidays in games by days: a clock stands still for some days, and the table is told. Only so many in one game, so that nobody freezes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from magnat.core.play import PERSON
from magnat.web.entries.seating import announce
from magnat.web.errors import ApiError, wrong_status
from magnat.web.state import DAY, DAYS, PAUSED, RUNNING, Entry, TableState, days_left


@dataclass(frozen=True)
class TakeHoliday(Entry):
    """The clock of a seat stands still from now on for so many days; 0 ends a holiday."""

    kind: ClassVar[str] = "holiday"
    days: int

    def apply(self, table: TableState) -> None:
        if table.status not in (RUNNING, PAUSED):
            raise wrong_status(table.status)
        if table.clocks.rules.kind != DAYS:
            raise ApiError(409, "wrong-status", "holiday-by-days")
        chair, clocks = table.chairs[self.seat], table.clocks
        if chair.kind != PERSON or chair.resigned:
            raise ApiError(409, "wrong-status", "resigned")
        if self.days == 0 and clocks.holiday(self.seat, self.at) is None:
            raise ApiError(409, "wrong-status", "no-holiday")
        ended = clocks.work(self.seat, self.at)
        if self.days > (left := days_left(ended, self.seat)):
            raise ApiError(409, "wrong-status", "holiday-too-long", days=left)
        table.clocks = ended if self.days == 0 else ended.rest(self.seat, self.at, self.at + self.days * DAY)
        announce(table, self.seat, "holiday" if self.days else "holiday-over", self.at, str(self.days or ""))
