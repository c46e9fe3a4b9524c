"""Worker processes for everything that takes long, so that the event loop only ever waits.

Threads share the interpreter's lock with the loop and would hold it up; processes do not. There are few of them, what waits for them is
bounded, and a task without end is stopped with its process. What cannot be sent to another process (in tests, a game that is declared nowhere)
is computed on a thread.

Nobody keeps the others waiting: an address that asks for much gets one answer after the other, so others wait for one of them at most. Bots
that are to move and tables that are loaded stand in lines of their own. People wait a few seconds for an answer, no longer; an address that asks for
something that takes longer is not heard again for a while. A worker is stopped alone: what the others compute goes on.

Packing and unpacking what travels is long too for a long match. It is done on a thread of its own, one thing at a time: our classes are packed
by functions in Python, between which the interpreter lets the loop go on.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from magnat.web.errors import LimitReached, TooLong

PATIENCE = 60.0  # seconds for one task of the server itself
FOR_PEOPLE = 5.0  # seconds for a hint or a preview
FOR_HISTORY = 30.0  # seconds for what goes through a whole match: a save, an earlier position
STARTING = 10.0  # seconds more for the first task of a process, which loads what it needs
BANNED = 20.0  # seconds for which whoever has asked too much is not heard; twice as many each time, until an hour has passed
LONGEST_BAN = 600.0
FORGIVEN = 3600.0
WAITING, WAITING_OF_ONE = 500, 50  # tasks of people that may wait for a worker, in all and of one address
WORKERS = max(2, min(4, os.cpu_count() or 1))  # for people and bots; one more loads tables
SHORT = 50_000  # bytes that are unpacked at once
ASKER: ContextVar[str] = ContextVar("asker", default="")  # the address for which something is computed; none: for the server itself
Result = TypeVar("Result")


class Worker:
    """One process that computes; started when it is first needed, and again when it was lost.

    niceness: by how much it stands back where the machine is busy.
    """

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness
        self.tasks = 0  # under way
        self.is_warm = False  # its process has answered before
        self._executor: ProcessPoolExecutor | None = None

    def submit(self, task: bytes) -> Future[bytes]:
        if self._executor is None:
            method = "spawn" if sys.platform == "win32" else "forkserver"
            context = multiprocessing.get_context(method)
            if method == "forkserver":
                context.set_forkserver_preload(["magnat.web.workers", "magnat.web.entries", "magnat.bots"])
            self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(os.getpid(), self.niceness))
        return self._executor.submit(_run, task)

    def stop(self) -> None:
        """Another process begins with the next task."""
        executor, self._executor, self.is_warm = self._executor, None, False
        if executor is not None:
            for process in list((executor._processes or {}).values()):
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)


class Pool:
    """The worker processes of this process."""

    def __init__(self, size: int = WORKERS + 1, niceness: int = 0) -> None:
        self.workers = [Worker(niceness) for _ in range(size)]

    @contextmanager
    def worker(self) -> Iterator[Worker]:
        """The one with least to do, meanwhile."""
        worker = min(self.workers, key=lambda one: one.tasks)
        worker.tasks += 1
        try:
            yield worker
        finally:
            worker.tasks -= 1

    def restart(self) -> None:
        """Stop all workers; new ones begin with the next task."""
        for worker in self.workers:
            worker.stop()


POOL = Pool()
PACKING = ThreadPoolExecutor(1, "packing")
GREETING = pickle.dumps((os.getpid, ()))  # the first task of a process: it is answered as soon as the process is there


@dataclass(frozen=True)
class Failed:
    """An error on its way from a worker. Errors do not pickle by themselves if they are made of other things than their text."""

    kind: type[Exception]
    arguments: tuple[Any, ...]
    fields: dict[str, Any]

    def error(self) -> Exception:
        error = self.kind.__new__(self.kind)
        error.args = self.arguments
        error.__dict__.update(self.fields)
        return error


class NotStarted(TimeoutError):
    """The process of a worker did not come up in time: nobody's fault but the machine's."""


class Ban(NamedTuple):
    """For how long somebody is not heard, and until when."""

    until: float
    seconds: float


class Workers:
    """Hands tasks to the pool and waits for them."""

    def __init__(self, pool: Pool = POOL) -> None:
        self.pool = pool
        self.waiting: Counter[str] = Counter()  # tasks of each address
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of addresses; kept by those who hold them or wait
        self.bans: dict[str, Ban] = {}  # of addresses
        size = max(1, len(pool.workers) - 1)  # without the one that loads tables
        self._for_people = asyncio.Semaphore(max(1, size - 1))
        self._for_loading = asyncio.Semaphore(1)
        self._free = asyncio.Semaphore(size)

    async def load(self, function: Callable[..., Result], *arguments: Any, patience: float | None = None) -> Result:
        """What the function answers about something that is loaded: it is the server's own business, and has a line of its own."""
        return await self._compute(function, arguments, patience or PATIENCE, self._for_loading)

    async def run(self, function: Callable[..., Result], *arguments: Any, patience: float | None = None) -> Result:
        """What the function answers, computed elsewhere; what it raises is raised here. TimeoutError if it computes too long; for people TooLong."""
        who = ASKER.get()
        if not who:
            return await self._compute(function, arguments, patience or PATIENCE, self._free)
        self._check_ban(who)
        if self.waiting[who] >= WAITING_OF_ONE or self.waiting.total() >= WAITING:
            raise LimitReached(2.0, "too-busy")
        self.waiting[who] += 1
        try:
            async with self._turns.setdefault(who, asyncio.Lock()), self._for_people:
                self._check_ban(who)
                return await self._compute(function, arguments, patience or FOR_PEOPLE, self._free)
        except NotStarted:
            raise LimitReached(2.0, "too-busy") from None
        except TimeoutError:
            self._ban(who)
            raise TooLong from None
        finally:
            self.waiting[who] -= 1
            self.waiting += Counter()  # forgets those with none

    def _check_ban(self, who: str) -> None:
        """Whoever has asked for what took too long waits a while before asking for anything that is computed."""
        ban = self.bans.get(who)
        if ban is not None and (left := ban.until - time.monotonic()) > 0:
            raise LimitReached(left, "too-busy")

    def _ban(self, who: str) -> None:
        now = time.monotonic()
        self.bans = {other: ban for other, ban in self.bans.items() if now - ban.until < FORGIVEN}
        seconds = min(2 * self.bans[who].seconds, LONGEST_BAN) if who in self.bans else BANNED
        self.bans[who] = Ban(now + seconds, seconds)

    async def _compute(self, function: Callable[..., Result], arguments: tuple[Any, ...], patience: float, line: asyncio.Semaphore) -> Result:
        loop = asyncio.get_running_loop()
        try:
            task = await loop.run_in_executor(PACKING, pickle.dumps, (function, arguments))
        except (pickle.PicklingError, TypeError, AttributeError):
            async with asyncio.timeout(patience):
                return await asyncio.to_thread(function, *arguments)
        async with line:  # patience is for computing, not for standing in line
            try:
                packed = await self._send(task, patience)
            except BrokenProcessPool:  # the system took the process, or it was stopped for another task of it: once more
                packed = await self._send(task, patience)
        answer = pickle.loads(packed) if len(packed) < SHORT else await loop.run_in_executor(PACKING, pickle.loads, packed)
        if isinstance(answer, Failed):
            raise answer.error()
        result: Result = answer
        return result

    async def warm(self) -> None:
        """Start a worker before anybody waits for one."""
        with suppress(Exception):
            await self.run(os.getpid)

    async def _send(self, task: bytes, patience: float) -> bytes:
        with self.pool.worker() as worker:
            if worker.is_warm:
                return await self._answer(worker, task, patience)
            try:  # a busy machine takes long to start a process; that time is not the asker's
                await self._answer(worker, GREETING, PATIENCE)
            except TimeoutError:
                raise NotStarted from None
            answer = await self._answer(worker, task, patience + STARTING)
            worker.is_warm = True
            return answer

    async def _answer(self, worker: Worker, task: bytes, patience: float) -> bytes:
        """What the worker answers; one that takes too long is stopped."""
        try:
            future = asyncio.wrap_future(worker.submit(task))
            future.add_done_callback(lambda done: done.cancelled() or done.exception())  # it may fail when nobody waits for it any more
            async with asyncio.timeout(patience):
                return await asyncio.shield(future)
        except TimeoutError:
            worker.stop()
            raise
        except BrokenProcessPool:
            worker.stop()
            raise


def _run(task: bytes) -> bytes:
    """In a worker: what the task answers or raises, packed there, so that nobody in the server but the thread for it unpacks it."""
    function, arguments = pickle.loads(task)
    try:
        answer = function(*arguments)
    except Exception as error:
        answer = Failed(type(error), error.args, error.__dict__)
    return pickle.dumps(answer)


def _begin(server: int, niceness: int) -> None:
    """A worker ends with the server, however that ends, and leaves Ctrl+C to it."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        threading.Thread(target=_watch, args=(server, os.getppid()), daemon=True).start()


def _watch(server: int, starter: int) -> None:
    """A server that is killed tells nobody. Its workers look after it, and end the process that started them with themselves."""
    while True:
        time.sleep(0.5)
        try:
            os.kill(server, 0)
        except OSError:
            break
    if starter != server and os.getppid() == starter:
        with suppress(OSError):
            os.kill(starter, signal.SIGTERM)
    os._exit(0)
