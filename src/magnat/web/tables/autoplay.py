"""Acts at a table when nobody else does: bots, standing orders, stand-ins when a clock has ended or somebody stays away; before that, it reminds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from magnat.bots.fixed import seed_of
from magnat.core.declare import OPEN
from magnat.core.play import PERSON, FairDice
from magnat.web.bot_runner import default_act
from magnat.web.entries import Acts, ClockEnded, Pass, StandingOrder, Undo
from magnat.web.ownership import Tenure
from magnat.web.state import LOBBY, PACES, PAUSED, RUNNING, Entry, TableState
from magnat.web.tables.audience import Audience
from magnat.web.tables.memory import Memory
from magnat.web.tables.reminders import Reminders
from magnat.web.tables.services import Services
from magnat.web.tables.tasks import Tasks
from magnat.web.thinkers import AN_ANSWER

RETRY = 5.0  # seconds after which something that failed is tried again
LONGEST = 3600.0  # seconds of a timer; then it is set again
logger = logging.getLogger("magnat.autoplay")
Act = Callable[[Entry, TableState], Awaitable[None]]  # write an entry, unless what it was decided on has changed
Welcome = Callable[[int], Coroutine[Any, Any, None]]  # give a seat back to its person
Begin = Callable[[Callable[[], bool]], Awaitable[None]]  # begin the game if that is so
End = Callable[[], Awaitable[None]]  # end the game where it stands


def due(state: TableState) -> float | None:
    """When the server must act by itself at the latest, as far as the record knows."""
    ends = [] if state.ends is None else [state.ends]
    if state.status != RUNNING:
        return min(ends, default=None)
    if by_itself(state):
        return state.at
    ends += [end for seat in state.asked if (end := state.deadline(seat)) is not None]
    if state.clocks.rules.grace is not None:
        ends.append(state.at + state.clocks.rules.grace)
    return min(ends, default=None)


def by_itself(state: TableState) -> list[int]:
    """The seats that are asked and that a bot or standing orders answer, without a person."""
    if state.status != RUNNING or state.is_reading:
        return []
    return [seat for seat in state.asked if state.playing_bot(seat) or seat in state.ordered]


def fixed_seed(state: TableState) -> int | None:
    """From which bots take their numbers where others play the same deal, so that they play alike."""
    return seed_of(state.dice) if state.dealt is not None and isinstance(state.dice, FairDice) else None


class AutoPlay:
    """The bots, orders and clocks of one table."""

    def __init__(
        self,
        services: Services,
        memory: Memory,
        tenure: Tenure,
        audience: Audience,
        tasks: Tasks,
        act: Act,
        welcome: Welcome,
        begin: Begin,
        finish: End,
    ) -> None:
        self.services, self.memory, self.tenure, self.audience, self.tasks = services, memory, tenure, audience, tasks
        self.act, self.welcome, self.begin, self.finish = act, welcome, begin, finish
        self.reminders = Reminders(services, memory, tenure, audience)
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._hurried = asyncio.Event()  # no pauses until a person is asked

    def hurry(self) -> None:
        """Let bots act without pauses until a person is asked."""
        self._hurried.set()

    def end(self, seat: int) -> float | None:
        """When somebody else acts for a person: at the end of the clock, or after the grace for the absent."""
        state = self.memory.state
        if state.playing_bot(seat) is not None:
            return None
        ends = [] if (end := state.deadline(seat)) is None else [end]
        grace = state.clocks.rules.grace
        if grace is not None and not self.audience.connected()[seat]:
            back = state.clocks.holidays.get(seat, (0.0, 0.0))[1]
            ends.append(max(self.audience.absent_since[seat], state.clocks.since.get(seat, 0.0), back) + grace)
        return min(ends, default=None)

    def arm(self) -> None:
        """Set bots and clocks going after a change."""
        self._disarm()
        self.reminders.arm()
        state = self.memory.state
        if self.services.closing or not self.tenure.is_ours:
            return
        self._welcome_back(state)
        ends = [] if state.ends is None else [state.ends]
        if state.status == LOBBY and (begins := self._begins_at()) is not None:
            ends.append(begins)
        if state.status == RUNNING:
            if by_itself(state) and not self._is_playing:
                self._bots = self.tasks.spawn(self._play_bots())
            ends += [end for seat in state.asked if (end := self.end(seat)) is not None]
        if ends:
            self._wake_in(min(max(0.0, min(ends) - self.services.now()), LONGEST))

    def _begins_at(self) -> float | None:
        """When the game begins by itself as the table stands."""
        state = self.memory.state
        if state.gathering is None or state.status != LOBBY:
            return None
        return state.gathering.begins_at([chair.kind for chair in state.chairs], self.audience.connected(), state.at)

    def _has_to_begin(self) -> bool:
        begins = self._begins_at()
        return begins is not None and begins <= self.services.now()

    def _welcome_back(self, state: TableState) -> None:
        """Whoever was away and is connected again has their seat back."""
        for seat, there in enumerate(self.audience.connected()):
            if there and state.chairs[seat].covered == "away" and state.status in (RUNNING, PAUSED):
                self.tasks.spawn(self.welcome(seat))

    def _wake_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, lambda: self.tasks.spawn(self.ring()))

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def _is_playing(self) -> bool:
        return self._bots is not None and not self._bots.done()

    @property
    def busy(self) -> bool:
        """Whether bots are acting, or reminders are on their way."""
        return self._is_playing or self.reminders.busy

    def stop(self) -> None:
        self._disarm()
        self.reminders.stop()
        if self._bots is not None:
            self._bots.cancel()

    async def _play_bots(self) -> None:
        """Let bots and orders answer while they are asked."""
        while not self.services.closing and self.tenure.is_ours and (seats := by_itself(self.memory.state)):
            state = self.memory.state
            try:
                await self._answer(state, seats)
            except Exception as trouble:  # the disk is full, say: the table waits until it can go on
                logger.error("nobody could act for a seat", exc_info=trouble, extra={"match": state.id, "seats": seats})
                await asyncio.sleep(RETRY)
        self._hurried.clear()

    async def _answer(self, state: TableState, seats: list[int]) -> None:
        """One answer each, after one pause that is the same whatever they think about; without one where nobody looks on from a seat."""
        there = self.audience.connected()
        watched = any(chair.kind == PERSON and (chair.bot is None or there[seat]) for seat, chair in enumerate(state.chairs))
        if len(seats) < len(state.asked):  # a person is asked too
            self._hurried.clear()
        seconds = self.services.settings.bot_pause * PACES[state.pace] if watched else 0.0
        pause = asyncio.create_task(self._pause(seconds))
        answers = await asyncio.gather(*(self._chosen(state, seat) for seat in seats))
        await pause
        for entry in answers:
            await self.act(entry, state)

    async def _pause(self, seconds: float) -> None:
        """Wait so long, or until somebody is in a hurry."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._hurried.wait()

    async def _chosen(self, state: TableState, seat: int) -> Entry:
        """The entry with which a seat answers."""
        if seat in state.ordered:
            return StandingOrder(seat, [list(act) for act in state.ordered[seat]])
        act, by = state.prepared_act(seat), None
        if act is None:
            bot, awaited = state.playing_bot(seat) or "", state.people > 0
            closes = state.clocks.countdown()
            within = AN_ANSWER if closes is None else closes[0] - self.services.now()
            answer = await self.services.bots.answer(state.running(), seat, bot, state.id, awaited=awaited, within=within, fixed=fixed_seed(state))
            act, by = answer.act, answer.by
        elif state.running().window == OPEN and act == default_act(state.running(), seat):
            act = None
        return Pass(seat) if act is None else Acts(seat, [list(state.game.spelled(act))], by)

    async def ring(self) -> None:
        """A clock may have ended: act for players who are late. Or the time has come to begin."""
        state = self.memory.state
        try:
            if self._has_to_begin():
                await self.begin(self._has_to_begin)
                return
            if state.ends is not None and state.ends <= self.services.now():
                await self.finish()
                return
            for seat in [seat for seat in state.asked if self._is_late(seat)]:
                if self._standin(state, seat) is None and (begun := state.running().begun(seat)):  # half an answer does not count
                    await self.act(Undo(seat, begun), state)
                    state = self.memory.state
                await self.act(await self._instead(state, seat), state)
        except Exception as trouble:
            logger.error("nobody could act for the late", exc_info=trouble, extra={"match": state.id})
            self._wake_in(RETRY)
        else:
            self.arm()

    def _is_late(self, seat: int) -> bool:
        end = self.end(seat)
        return end is not None and end <= self.services.now()

    async def _instead(self, state: TableState, seat: int) -> ClockEnded:
        """What the stand-in of a seat does; without one, the default of the phase."""
        match, standin = state.running(), self._standin(state, seat)
        if standin is not None:
            act = await self.services.bots.act(match, seat, standin, state.id)
        else:
            act = None if match.window == OPEN else default_act(match, seat)
        return ClockEnded(seat, None if act is None else list(state.game.spelled(act)), standin)

    def _standin(self, state: TableState, seat: int) -> str | None:
        """The bot that acts for a late seat, if one does.

        In a window that is answered against the clock silence is an answer: the stand-in speaks there only for the absent, and raises no hand.
        """
        silent = seat in state.clocks.timed and (self.audience.connected()[seat] or state.running().window == OPEN)
        return None if silent else state.chairs[seat].standin
