"""Takes reminders to push services: a few at a time, and none in the way of those who play."""

from __future__ import annotations

import asyncio
import logging
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol

import h11

from magnat.web.metrics import Metrics
from magnat.web.reminders.letters import Letter, Outcome, Report
from magnat.web.reminders.reach import OutOfReach, Target, resolved, target_of
from magnat.web.reminders.sending import Answer, post
from magnat.web.reminders.terms import Terms

AT_ONCE = 4  # reminders on their way
WAITING = 500  # that may wait for that
GONE = (404, 410)
LATER = (408, 425, 429)  # and all that begin with 5
logger = logging.getLogger("magnat.reminders")


class Seals(Protocol):
    """What seals and signs; see `sealing`, which needs libraries that are not always there."""

    public_key: str

    def check(self, point: str, auth: str) -> None:
        """WrongKeys if nothing can be sealed for such a device."""
        ...

    def sealed(self, text: bytes, point: str, auth: str) -> bytes: ...

    def signature(self, target: Target) -> str: ...


class Postman:
    """Delivers letters while the server runs."""

    def __init__(self, terms: Terms, sealer: Seals, metrics: Metrics) -> None:
        self.terms, self.sealer, self.metrics = terms, sealer, metrics
        self._threads = ThreadPoolExecutor(AT_ONCE, "reminders")  # names are looked up and letters sealed here, not on the loop
        self._places = asyncio.Semaphore(AT_ONCE)
        self._trust: ssl.SSLContext | None = None
        self._waiting = 0

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def check(self, address: str, point: str, auth: str) -> None:
        """OutOfReach or WrongKeys if nothing could be delivered there. Where its name leads is checked each time something is delivered."""
        target_of(address, self.terms.reach)
        self.sealer.check(point, auth)

    async def deliver(self, letter: Letter) -> Report:
        """Try it once."""
        if self._waiting >= WAITING:
            self.metrics.refusals["reminders"] += 1
            return Report(Outcome.TROUBLE)
        self._waiting += 1
        try:
            async with self._places:
                report = await self._deliver(letter)
        finally:
            self._waiting -= 1
        self.metrics.reminders[report.outcome.value] += 1
        return report

    async def _deliver(self, letter: Letter) -> Report:
        try:
            async with asyncio.timeout(self.terms.patience):
                return _judged(await self._send(letter))
        except OutOfReach:
            return Report(Outcome.GONE)
        except (OSError, h11.RemoteProtocolError):  # also when it takes too long
            return Report(Outcome.TROUBLE)

    async def _send(self, letter: Letter) -> Answer:
        target = target_of(letter.to.address, self.terms.reach)
        work = partial(asyncio.get_running_loop().run_in_executor, self._threads)
        addresses = await work(resolved, target, self.terms.reach)
        body, signature = await work(self._sealed, letter, target)
        headers = {
            "Authorization": signature,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(letter.ttl),
            "Topic": letter.topic,
            "Urgency": "normal",
        }
        if self._trust is None:
            self._trust = await work(self.terms.reach.trust)
        return await post(target, addresses, self._trust, headers, body)

    def _sealed(self, letter: Letter, target: Target) -> tuple[bytes, str]:
        return self.sealer.sealed(letter.text, letter.to.point, letter.to.auth), self.sealer.signature(target)


def _judged(answer: Answer) -> Report:
    """A redirect is as good as a refusal: where it leads nobody has looked."""
    if 200 <= answer.status < 300:
        return Report(Outcome.DELIVERED)
    if answer.status in GONE:
        return Report(Outcome.GONE)
    if answer.status in LATER or answer.status >= 500:
        return Report(Outcome.TROUBLE, answer.retry_after)
    logger.warning("a push service has refused a reminder", extra={"status": answer.status})
    return Report(Outcome.REFUSED)
