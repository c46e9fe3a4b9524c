"""Coaching finished games, among the thinkers: one game of this process at a time, in tasks so small that bots hardly wait for them.

How far it is lies in the database, where every process reads it; a game that was coached is not coached again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from magnat.bots.coach import FORM, Document, NotCoached, Record, check, judging, report
from magnat.core.play import Match
from magnat.web.errors import ApiError, LimitReached, TooLong
from magnat.web.store import Coaching, Conflict, DiskFull, Store, coachings
from magnat.web.thinkers import Thinkers
from magnat.web.workers import ASKER

CLAIMED = 60.0  # seconds for which a claim holds if it is not renewed
PATIENCE = 40.0  # seconds for one task: far more than it takes
A_TASK = 0.3  # seconds that one takes: bots that think meanwhile reckon with it
TOLD = 0.7  # seconds between two times that it is told how far it is
IN_LINE = 20  # games that may wait
REMEMBERED = 60.0  # seconds for which it is told that coaching a game has failed
logger = logging.getLogger("magnat.coach")


class Coach:
    """Judges games for this process."""

    def __init__(self, thinkers: Thinkers, store: Store, now: Callable[[], float]) -> None:
        self.thinkers, self.store, self.now = thinkers, store, now
        self.name = secrets.token_hex(8)
        self.jobs: dict[str, asyncio.Task[None]] = {}  # by match
        self.failed: dict[str, tuple[float, ApiError]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def found(self, match: str, played: Match) -> Coaching | None:
        """What is known of a game, if anything; not of one that ended otherwise."""
        coaching = await coachings.find(self.store, match)
        return coaching if coaching is not None and coaching.record == digest(played) else None

    async def begin(self, match: str, played: Match) -> None:
        """Judge a game unless somebody does; ApiError with a sentence if it cannot be."""
        try:
            check(played)
        except NotCoached as refused:
            raise ApiError(409, "not-coached", f"coach-{refused.key}") from refused
        if self.thinkers.count == 0:
            raise ApiError(409, "not-coached", "coach-nobody")
        if self.thinkers.is_warming(played.game.name):
            raise ApiError(503, "warming", "coach-warming")
        since, error = self.failed.get(match, (0.0, None))
        if error is not None and self.now() - since < REMEMBERED:
            raise error
        if match in self.jobs:
            return
        if len(self.jobs) >= IN_LINE:
            raise LimitReached(30.0, "too-busy")
        now = self.now()
        if await coachings.claim(self.store, match, digest(played), self.name, now, now + CLAIMED) and match not in self.jobs:
            self.failed.pop(match, None)
            job = self.jobs[match] = asyncio.create_task(self._judge(match, Record.of(played), played.result()["winners"]))
            job.add_done_callback(lambda done: self.jobs.pop(match, None))

    async def close(self) -> None:
        """Give up what is not done; it begins again when somebody asks."""
        jobs = list(self.jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)

    async def _judge(self, match: str, record: Record, winners: list[int]) -> None:
        ASKER.set("")  # it is the server's own business, however many wait for it
        keeping = asyncio.create_task(self._keep_claim(match))
        try:
            async with self._one_at_a_time:
                keeping.cancel()
                await self._work(match, record, winners)
        except (Exception, asyncio.CancelledError) as trouble:
            await self._fail(match, trouble)
            if isinstance(trouble, asyncio.CancelledError):
                raise
        finally:
            keeping.cancel()

    async def _keep_claim(self, match: str) -> None:
        """While it waits in line."""
        while True:
            await asyncio.sleep(CLAIMED / 3)
            with suppress(Exception):
                await coachings.go_on(self.store, match, self.name, self.now() + CLAIMED, 0, 1, None)

    async def _work(self, match: str, record: Record, winners: list[int]) -> None:
        steps, told = judging(record, winners), -TOLD
        loop = asyncio.get_running_loop()
        task = next(steps)
        while True:
            known = None if task.found is None else await self._run(report, record, task.found)
            if known is not None or loop.time() - told > TOLD:
                await coachings.go_on(self.store, match, self.name, self.now() + CLAIMED, task.done, task.of, known)
                told = loop.time()
            answer = await self._run(task.function, *task.arguments)
            try:
                task = steps.send(answer)
            except StopIteration as end:
                await coachings.finish(self.store, match, self.name, await self._run(report, record, end.value))
                return

    async def _run(self, function: Callable[..., Document], *arguments: object) -> Document:
        assert self.thinkers.workers is not None
        self.thinkers.promised += A_TASK
        try:
            return await self.thinkers.workers.run(function, *arguments, patience=PATIENCE)
        finally:
            self.thinkers.promised = max(0.0, self.thinkers.promised - A_TASK)

    async def _fail(self, match: str, trouble: BaseException) -> None:
        """Nothing of it stays; whoever asks is told so for a while."""
        with suppress(Exception):
            await coachings.give_up(self.store, match, self.name)
        if isinstance(trouble, (asyncio.CancelledError, Conflict)):
            return  # the server stops, or the game is gone or somebody else's
        self.failed = {other: kept for other, kept in self.failed.items() if self.now() - kept[0] < REMEMBERED}
        self.failed[match] = (self.now(), _told(trouble))
        logger.error("a game could not be coached", extra={"match": match, "trouble": type(trouble).__name__})


def digest(played: Match) -> str:
    """Of all that a report depends on."""
    record = Record.of(played)
    facts = f"{FORM} {played.game.name} {played.game.version} {len(played.before)} ".encode()
    return hashlib.sha256(facts + record.base.to_bytes() + record.acts.tobytes()).hexdigest()[:32]


def _told(trouble: BaseException) -> ApiError:
    if isinstance(trouble, DiskFull):
        return ApiError(503, "disk-full")
    if isinstance(trouble, TimeoutError):
        return TooLong()
    if isinstance(trouble, NotCoached):
        return ApiError(409, "not-coached", f"coach-{trouble.key}")
    return ApiError(500, "failed")
