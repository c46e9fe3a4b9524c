"""Worker processes for whatever computes long, so that the event loop only ever waits.

Threads share the interpreter's lock with the loop and would hold it up; processes do not. There are few of them, what waits for them is
bounded, and a task without end is stopped with its process. What cannot be sent to another process (a game that is declared nowhere, in tests)
is computed on a thread.

Nobody keeps the others waiting: whoever asks for much gets one thing after the other, so that somebody else waits for one of them at most, and
people leave one worker to what the server needs itself (bots that are to move, tables that go on after a restart).

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
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from magnat.web.errors import LimitReached

PATIENCE = 60.0  # seconds for one task
WAITING, WAITING_OF_ONE = 500, 50  # tasks of people that may wait for a worker, in all and of one address
WORKERS = max(2, min(4, os.cpu_count() or 1))
SHORT = 50_000  # bytes that are unpacked at once
ASKER: ContextVar[str] = ContextVar("asker", default="")  # the address for which something is computed; none: for the server itself
Result = TypeVar("Result")


class Pool:
    """The worker processes of this process; started when they are first needed, and again when one was lost."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None

    @property
    def executor(self) -> ProcessPoolExecutor:
        if self._executor is None:
            method = "spawn" if sys.platform == "win32" else "forkserver"
            context = multiprocessing.get_context(method)
            if method == "forkserver":
                context.set_forkserver_preload(["magnat.web.workers", "magnat.web.tables.checkpoints", "magnat.bots"])
            self._executor = ProcessPoolExecutor(WORKERS, mp_context=context, initializer=_begin, initargs=(os.getpid(),))
        return self._executor

    def restart(self) -> None:
        """Stop all workers; new ones begin with the next task."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((executor._processes or {}).values()):
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)


POOL = Pool()
PACKING = ThreadPoolExecutor(1, "packing")


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


class Workers:
    """Hands tasks to the pool and waits for them."""

    def __init__(self, pool: Pool = POOL) -> None:
        self.pool = pool
        self.waiting: Counter[str] = Counter()  # tasks of each address
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of addresses; kept by those who hold them or wait
        self._for_people = asyncio.Semaphore(WORKERS - 1)
        self._free = asyncio.Semaphore(WORKERS)

    async def run(self, function: Callable[..., Result], *arguments: Any, patience: float = PATIENCE) -> Result:
        """What the function answers, computed elsewhere; what it raises is raised here. TimeoutError if it computes too long."""
        who = ASKER.get()
        if not who:
            return await self._compute(function, arguments, patience)
        if self.waiting[who] >= WAITING_OF_ONE or self.waiting.total() >= WAITING:
            raise LimitReached(2.0, "too-busy")
        self.waiting[who] += 1
        try:
            async with self._turns.setdefault(who, asyncio.Lock()), self._for_people:
                return await self._compute(function, arguments, patience)
        finally:
            self.waiting[who] -= 1
            self.waiting += Counter()  # forgets those with none

    async def _compute(self, function: Callable[..., Result], arguments: tuple[Any, ...], patience: float) -> Result:
        loop = asyncio.get_running_loop()
        try:
            task = await loop.run_in_executor(PACKING, pickle.dumps, (function, arguments))
        except (pickle.PicklingError, TypeError, AttributeError):
            return await asyncio.wait_for(asyncio.to_thread(function, *arguments), patience)
        async with self._free:  # patience is for computing, not for standing in line
            try:
                answer = await self._send(task, patience)
            except BrokenProcessPool:  # another task was stopped with its process, or the system took one: once more
                self.pool.restart()
                answer = await self._send(task, patience)
        answer = pickle.loads(answer) if len(answer) < SHORT else await loop.run_in_executor(PACKING, pickle.loads, answer)
        if isinstance(answer, Failed):
            raise answer.error()
        result: Result = answer
        return result

    async def warm(self) -> None:
        """Start a worker before anybody waits for one."""
        with suppress(Exception):
            await self.run(os.getpid)

    async def _send(self, task: bytes, patience: float) -> Any:
        future = asyncio.get_running_loop().run_in_executor(self.pool.executor, _run, task)
        try:
            return await asyncio.wait_for(asyncio.shield(future), patience)
        except TimeoutError:
            future.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody waits for it any more
            self.pool.restart()
            raise


def _run(task: bytes) -> bytes:
    """In a worker: what the task answers or raises, packed there, so that nobody in the server but the thread for it unpacks it."""
    function, arguments = pickle.loads(task)
    try:
        answer = function(*arguments)
    except Exception as error:
        answer = Failed(type(error), error.args, error.__dict__)
    return pickle.dumps(answer)


def _begin(server: int) -> None:
    """A worker ends with the server, however that ends, and leaves Ctrl+C to it."""
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
