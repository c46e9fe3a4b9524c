"""Acts at a table when nobody else does: bots, standing orders, and stand-ins when a clock has ended or somebody stays away."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from magnat.core.acts import OPEN
from magnat.core.match import PERSON
from magnat.web.course import RUNNING, Course
from magnat.web.thinking import default_act

if TYPE_CHECKING:
    from magnat.web.tables import Table

RETRY = 5.0  # seconds after which something that failed is tried again
LONGEST = 3600.0  # seconds of a timer; then it is set again
logger = logging.getLogger("magnat.keeper")


def due(course: Course) -> float | None:
    """When the server must act by itself at the latest, as far as the record knows."""
    if course.status != RUNNING:
        return None
    if by_itself(course):
        return course.at
    ends = [end for seat in course.asked if (end := course.deadline(seat)) is not None]
    if course.clocks.rules.grace is not None:
        ends.append(course.at + course.clocks.rules.grace)
    return min(ends, default=None)


def by_itself(course: Course) -> list[int]:
    """The seats that are asked and answered without a person: by a bot, or by standing orders."""
    return [seat for seat in course.asked if course.playing_bot(seat) or seat in course.ordered] if course.status == RUNNING else []


class Keeper:
    """The bots, orders and clocks of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def end(self, seat: int) -> float | None:
        """When somebody else acts for a person: at the end of the clock, or after the grace for the absent."""
        course = self.table.course
        if course.playing_bot(seat) is not None:
            return None
        ends = [] if (end := course.deadline(seat)) is None else [end]
        grace = course.clocks.rules.grace
        if grace is not None and not self.table.connected()[seat]:
            ends.append(max(self.table.absent_since[seat], course.clocks.since.get(seat, 0.0)) + grace)
        return min(ends, default=None)

    def arm(self) -> None:
        """Set bots and clocks going after a change."""
        self._disarm()
        course = self.table.course
        if self.table.house.closing or course.status != RUNNING:
            return
        if by_itself(course) and not self.busy:
            self._bots = self.table.spawn(self._play_bots())
        ends = [end for seat in course.asked if (end := self.end(seat)) is not None]
        if ends:
            self._wake_in(min(max(0.0, min(ends) - self.table.house.now()), LONGEST))

    def _wake_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, lambda: self.table.spawn(self.ring()))

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def busy(self) -> bool:
        """Whether bots are acting."""
        return self._bots is not None and not self._bots.done()

    def stop(self) -> None:
        self._disarm()
        if self._bots is not None:
            self._bots.cancel()

    async def _play_bots(self) -> None:
        """Let bots and orders answer while they are asked."""
        while not self.table.house.closing and (seats := by_itself(self.table.course)):
            course = self.table.course
            try:
                await self._answer(course, seats)
            except Exception as trouble:  # the disk is full, say: the table waits until it can go on
                logger.error("nobody could act for a seat", exc_info=trouble, extra={"match": course.id, "seats": seats})
                await asyncio.sleep(RETRY)

    async def _answer(self, course: Course, seats: list[int]) -> None:
        """One answer each, after one pause that is the same whatever they think about."""
        watched = any(chair.kind == PERSON and chair.bot is None for chair in course.chairs)
        pause = asyncio.create_task(asyncio.sleep(self.table.house.settings.bot_pause if watched else 0.0))
        answers = await asyncio.gather(*(self._thought(course, seat) for seat in seats))
        await pause
        for seat, (kind, body) in zip(seats, answers, strict=True):
            await self.table.do_by_itself(kind, seat, body, course)

    async def _thought(self, course: Course, seat: int) -> tuple[str, dict[str, Any]]:
        """The entry with which a seat answers."""
        if seat in course.ordered:
            return "order", {"acts": [list(act) for act in course.ordered[seat]]}
        act = await self.table.house.thinker.act(course.running(), seat, course.playing_bot(seat) or "", course.id)
        return ("pass", {}) if act is None else ("acts", {"acts": [list(course.game.spelled(act))]})

    async def ring(self) -> None:
        """A clock may have ended: act for whoever is late."""
        course = self.table.course
        try:
            for seat in [seat for seat in course.asked if self._is_late(seat)]:
                if self._standin(course, seat) is None and (begun := course.running().begun(seat)):  # half an answer is none
                    await self.table.do_by_itself("undo", seat, {"steps": begun}, course)
                    course = self.table.course
                await self.table.do_by_itself("clock", seat, await self._instead(course, seat), course)
        except Exception as trouble:
            logger.error("nobody could act for the late", exc_info=trouble, extra={"match": course.id})
            self._wake_in(RETRY)
        else:
            self.arm()

    def _is_late(self, seat: int) -> bool:
        end = self.end(seat)
        return end is not None and end <= self.table.house.now()

    async def _instead(self, course: Course, seat: int) -> dict[str, Any]:
        """What the stand-in of a seat does; without one, the default of the phase."""
        match, standin = course.running(), self._standin(course, seat)
        if standin is not None:
            act = await self.table.house.thinker.act(match, seat, standin, course.id)
        else:
            act = None if match.window == OPEN else default_act(match, seat)
        return {"act": None if act is None else list(course.game.spelled(act)), "by": standin}

    def _standin(self, course: Course, seat: int) -> str | None:
        """The bot that acts for a late seat, if one does.

        In a window that is answered against the clock silence is an answer: the stand-in speaks there only for the absent, and raises no hand.
        """
        silent = seat in course.clocks.hurried and (self.table.connected()[seat] or course.running().window == OPEN)
        return None if silent else course.chairs[seat].standin
