"""What tests have computed in worker processes, which import this module and nothing of the server for it."""

from __future__ import annotations

import os
import threading
import time
from typing import ClassVar

from magnat.core.errors import Refused


def busy(seconds: float) -> int:
    """Computes for that long; holds the lock of its interpreter as a helper written in Python does."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        sum(range(10_000))
    return os.getpid()


def refuses() -> None:
    raise Refused("too-dear", ("H18",))


class Awkward:
    """Says in which thread it was packed."""

    threads: ClassVar[list[str]] = []

    def __reduce__(self) -> tuple[type[Awkward], tuple[()]]:
        Awkward.threads.append(threading.current_thread().name)
        return Awkward, ()
