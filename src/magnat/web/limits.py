"""Who has asked too often: a bucket of tokens for each address, seat or purpose, refilled with time."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network

from starlette.requests import HTTPConnection

from magnat.web.errors import LimitReached
from magnat.web.metrics import Metrics
from magnat.web.settings import Rate

MOST_BUCKETS = 20_000
Network = IPv4Network | IPv6Network


class Buckets:
    """All buckets of a server."""

    def __init__(self, now: Callable[[], float], metrics: Metrics | None = None) -> None:
        self.now, self.metrics = now, metrics or Metrics()
        self._left: dict[tuple[str, str], tuple[float, float, float]] = {}  # (purpose, who) -> tokens left, when that was, when it is full again

    def take(self, purpose: str, who: str, rate: Rate, amount: float = 1.0) -> None:
        """Take a token (or as many as are wanted), or raise LimitReached and say when they are there."""
        now = self.now()
        left, since, _ = self._left.get((purpose, who), (float(rate.burst), now, now))
        left = min(float(rate.burst), left + max(0.0, now - since) * rate.per_second)
        if left < amount:
            self.metrics.refusals[purpose] += 1
            raise LimitReached(round((amount - left) / rate.per_second, 3))
        if len(self._left) >= MOST_BUCKETS:
            self._forget(now)
        left -= amount
        self._left[purpose, who] = (left, now, now + (rate.burst - left) / rate.per_second)

    def _forget(self, now: float) -> None:
        """Full buckets are as good as none; if there are too many all the same, those that are full again first."""
        emptiest = sorted(((key, bucket) for key, bucket in self._left.items() if bucket[2] > now), key=lambda one: one[1][2])
        self._left = dict(emptiest[-MOST_BUCKETS * 3 // 4 :])


def caller(connection: HTTPConnection) -> str:
    """Whom to count when somebody calls."""
    return address(host_of(connection))


def host_of(connection: HTTPConnection) -> str:
    """The address from which somebody calls."""
    return connection.client.host if connection.client else ""


def is_blocked(connection: HTTPConnection, blocked: Sequence[Network]) -> bool:
    """Whether the operator has blocked where a request comes from."""
    return is_among(host_of(connection), blocked)


def is_among(host: str, networks: Sequence[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return any((mapped or found) in network for network in networks)


@lru_cache(10_000)
def address(host: str) -> str:
    """Whom to count: an IPv4 address, or the network of an IPv6 one, because a household has billions of those."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else host
