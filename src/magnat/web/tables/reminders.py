"""Reminds people who are not there that it is their turn: at tables by days, where they have asked for it, and by the owner of the match alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any

from magnat.web.logs import hash_of
from magnat.web.ownership import Tenure
from magnat.web.reminders import Letter, Outcome, Postman, reminder_text
from magnat.web.state import DAY, DAYS, OVER, RUNNING
from magnat.web.store import Subscription, subscriptions
from magnat.web.tables.audience import Audience
from magnat.web.tables.memory import Memory
from magnat.web.tables.services import Services

LONGEST = 28 * DAY  # that a push service keeps something
logger = logging.getLogger("magnat.reminders")


class Reminders:
    """The reminders of one table."""

    def __init__(self, services: Services, memory: Memory, tenure: Tenure, audience: Audience) -> None:
        self.services, self.memory, self.tenure, self.audience = services, memory, tenure, audience
        self._handled: dict[int, float] = {}  # by seat: since when the question is put of which its devices have been told, or are
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_cleared = False

    @property
    def busy(self) -> bool:
        return self._alarm is not None or bool(self._tasks)

    def arm(self) -> None:
        """Look at who waits for whom, after a change."""
        self._disarm()
        services, state = self.services, self.memory.state
        if services.postman is None or services.closing or not self.tenure.is_ours or state.clocks.rules.kind != DAYS:
            return
        if state.status == OVER and not self._is_cleared:
            self._is_cleared = True
            self._spawn(subscriptions.stop_match(services.store, state.id))
        unhandled = [since for seat, since in self._asked().items() if self._handled.get(seat) != since]
        if unhandled:
            wait = min(unhandled) + services.postman.terms.pause - services.now()
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, wait), self._ring, services.postman)

    def stop(self) -> None:
        """The table leaves the memory, or another process goes on."""
        self._disarm()
        for task in self._tasks:
            task.cancel()

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _asked(self) -> Mapping[int, float]:
        """The people whom the table waits for, and since when."""
        state = self.memory.state
        if state.status != RUNNING:
            return {}
        return {seat: since for seat in state.asked if seat not in state.ordered and (since := state.clocks.since.get(seat)) is not None}

    def _ring(self, postman: Postman) -> None:
        self._alarm = None
        due = self.services.now() - postman.terms.pause
        for seat, since in self._asked().items():
            if since <= due and self._handled.get(seat) != since:
                self._handled[seat] = since
                self._spawn(self._remind(postman, seat, since))
        self.arm()

    async def _remind(self, postman: Postman, seat: int, since: float) -> None:
        store, match = self.services.store, self.memory.state.id
        found = [one for one in await subscriptions.of_seat(store, match, seat) if one.told < since]
        if found and not self._is_missed(seat, since):
            await subscriptions.note_seen(store, match, seat, since)
        else:
            await asyncio.gather(*(self._tell(postman, one, since) for one in found))

    def _is_missed(self, seat: int, since: float) -> bool:
        """Whether the question stands, and whoever is asked has not come to see it."""
        return self._asked().get(seat) == since and not self.audience.connected()[seat]

    async def _tell(self, postman: Postman, one: Subscription, since: float) -> None:
        """Until it has arrived, or it is of no use to try again."""
        store, outcome, rest = self.services.store, Outcome.TROUBLE, 0.0
        for pause in (0.0, *postman.terms.retries):
            await asyncio.sleep(max(pause, min(rest, DAY / 24)))
            if not self._is_missed(one.seat, since):
                await subscriptions.note_seen(store, one.match, one.seat, since)
                return
            report = await postman.deliver(self._letter(one))
            outcome, rest = report.outcome, report.retry_after
            if outcome is not Outcome.TROUBLE:
                break
        if outcome is Outcome.DELIVERED:
            await subscriptions.note_arrival(store, one, since)
        elif outcome is Outcome.GONE:
            await subscriptions.stop_everywhere(store, one.address)
        else:
            await subscriptions.note_failure(store, one, since)

    def _letter(self, one: Subscription) -> Letter:
        services, state = self.services, self.memory.state
        ends = state.deadline(one.seat)
        left = DAY if ends is None else min(max(60.0, ends - services.now()), LONGEST)
        text = reminder_text(state.game, state.options, state.id, state.code, one.language)
        return Letter(one, text, topic=hash_of(services.store.log_key, state.id), ttl=int(left))

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._note_end)

    def _note_end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a reminder could not be sent", exc_info=error, extra={"match": self.memory.state.id})
