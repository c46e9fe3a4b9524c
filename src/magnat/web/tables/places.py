"""Places for those who listen, on a WebSocket or with a request that waits for news: bounded for each address, seat and match, and in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from magnat.web.errors import LimitReached
from magnat.web.limits import measures
from magnat.web.metrics import Metrics
from magnat.web.settings import FOR_SPECTATORS, Limits
from magnat.web.state import Reader

ALL = ("all",)
Key = tuple[str | int, ...]


class Places:
    """Who listens at the tables of one process."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits, self.metrics = limits, metrics
        self._taken: Counter[Key] = Counter()

    @property
    def taken(self) -> int:
        return self._taken[ALL]

    @contextmanager
    def take(self, match: str, reader: Reader, who: str) -> Iterator[None]:
        """A place while somebody listens; LimitReached if there is none. Seats come first: no spectator takes theirs."""
        bounds = self._bounds(match, reader, who)
        if any(self._taken[key] >= most for key, most in bounds.items()):
            self.metrics.refusals["listeners"] += 1
            raise LimitReached(10.0, "too-many-readers")
        self._taken.update(bounds.keys())
        try:
            yield
        finally:
            for key in bounds:
                self._taken[key] -= 1
                if not self._taken[key]:
                    del self._taken[key]

    def _bounds(self, match: str, reader: Reader, who: str) -> dict[Key, float]:
        limits = self.limits
        if reader.seat >= 0:
            seats: dict[Key, float] = {("seats of", network): limits.seats_an_address * share for network, share in measures(who)}
            return seats | {(match, reader.seat): limits.listeners_a_seat, ALL: limits.listeners}
        watching: dict[Key, float] = {("watching from", network): limits.listeners_an_address * share for network, share in measures(who)}
        return watching | {("watching", match): limits.listeners_a_match, ALL: FOR_SPECTATORS * limits.listeners}
