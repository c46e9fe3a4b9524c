"""Acts that do not end: they are stopped, and a process that dies of one leaves a mark.

Acts are played on the event loop, because nearly all of them take less than a millisecond. The kernel bounds their steps; this is for what it does
not foresee. A thread checks whether an act has been computing for too long, and raises NotBack in the middle of it. What a process is playing is
written into a small file before and wiped out after, in memory that the system keeps when the process ends: whoever starts next finds it.
"""

from __future__ import annotations

import ctypes
import hashlib
import mmap
import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from magnat.web import locks
from magnat.web.store import Database

LONGEST = 4.0  # seconds that one act may compute; not those in which the machine does something else
LOOK = 0.25  # seconds between looks
SIZE = 128  # bytes of a mark
MOST_PROCESSES = 64  # of one database on one machine


class NotBack(Exception):
    """An act was stopped: it has computed too long."""


@dataclass
class Played:
    """An act that is being played on a thread."""

    since: float
    is_stopped: bool = False


class Watch:
    """Looks at the acts of all threads of this process."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self._lock = threading.Lock()
        self._acts: dict[int, Played] = {}
        self._thread: threading.Thread | None = None

    @contextmanager
    def over(self) -> Iterator[None]:
        """The work inside must end; raises NotBack if it does not."""
        me = threading.get_ident()
        if self._thread is None:
            self._thread = threading.Thread(target=self._look, daemon=True, name="watch over acts")
            self._thread.start()
        act = self._acts[me] = Played(time.process_time())
        try:
            yield
        finally:
            with self._lock:
                del self._acts[me]
                if act.is_stopped:
                    _raise_in(me, None)  # if it has come back in the last moment, nothing else may be stopped in its place

    def _look(self) -> None:
        while True:
            time.sleep(LOOK)
            with self._lock:
                for thread, act in list(self._acts.items()):
                    if not act.is_stopped and time.process_time() - act.since > self.longest:
                        act.is_stopped = True
                        _raise_in(thread, NotBack)


def _raise_in(thread: int, error: type[Exception] | None) -> None:
    """Python raises it there between two steps; None: no longer."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(error) if error else None)


WATCH = Watch()


class Marks:
    """The file of this process, and those that processes before it have left."""

    def __init__(self, database: Database) -> None:
        if isinstance(database, Path):
            folder, stem = database.parent, database.name
        else:
            folder, stem = Path(tempfile.gettempdir()), f"magnat-{hashlib.sha256(database.encode()).hexdigest()[:16]}"
        self.paths = [folder / f"{stem}.acting{number}" for number in range(MOST_PROCESSES)]
        self._path: Path | None = None
        self._file = -1
        self._memory: mmap.mmap | None = None

    def open(self) -> list[str]:
        """Take a file for ourselves; gives the matches in which processes were acting that are no more. Without a file there are no marks."""
        left = []
        for path in self.paths:
            if self._memory is not None and not path.exists():
                break
            with suppress(OSError, ValueError):
                file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
                try:
                    locks.take(file)
                except OSError:
                    os.close(file)
                    continue
                if found := os.read(file, SIZE).rstrip(b"\0"):
                    left.append(found.decode(errors="replace"))
                if self._memory is None:
                    os.ftruncate(file, 0)
                    os.ftruncate(file, SIZE)
                    self._memory, self._path, self._file = mmap.mmap(file, SIZE), path, file
                else:
                    os.close(file)
                    path.unlink()
        return left

    def close(self) -> None:
        """No act is being played any more."""
        if self._memory is not None and self._path is not None:
            self._memory.close()
            self._memory = None
            os.close(self._file)
            with suppress(OSError):
                self._path.unlink()

    @contextmanager
    def at(self, match: str) -> Iterator[None]:
        """An act is played in that match."""
        if self._memory is None:
            yield
            return
        self._memory[:] = match.encode()[:SIZE].ljust(SIZE, b"\0")
        try:
            yield
        finally:
            if self._memory is not None:
                self._memory[:] = bytes(SIZE)
