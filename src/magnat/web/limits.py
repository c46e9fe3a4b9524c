"""Who has asked too often: a bucket of tokens for each address, seat or purpose, refilled with time.

An IPv6 address counts for its /64, which is the least that anybody has, and for the /56 and /48 around it, which one household or customer may have.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network

from starlette.requests import HTTPConnection

from magnat.web.errors import LimitReached
from magnat.web.metrics import Metrics
from magnat.web.settings import Rate

MOST_BUCKETS = 20_000
PORT = re.compile(r":\d{0,5}$")
AROUND = {56: 2, 48: 3}  # how many times as much as one /64 the networks around it may have, whoever is in them
Network = IPv4Network | IPv6Network


class Bucket:
    """What somebody may still do, for whoever is counted where they are and nowhere else."""

    __slots__ = ("left", "rate", "since")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.left, self.since = rate, float(rate.burst), now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take tokens; False if there are not so many."""
        left = min(float(self.rate.burst), self.left + max(0.0, now - self.since) * self.rate.per_second)
        self.left, self.since = left - amount if left >= amount else left, now
        return left >= amount


class Buckets:
    """All buckets of a server."""

    def __init__(self, now: Callable[[], float], metrics: Metrics | None = None) -> None:
        self.now, self.metrics = now, metrics or Metrics()
        self._left: dict[tuple[str, str], tuple[float, float, float]] = {}  # (purpose, who) -> tokens left, when that was, when it is full again

    def take(self, purpose: str, who: str, rate: Rate, amount: float = 1.0) -> None:
        """Take a token (or as many as are wanted), or raise LimitReached and say when they are there."""
        now, taken = self.now(), []
        for network, share in measures(who):
            burst, per_second = float(rate.burst * share), rate.per_second * share
            left, since, _ = self._left.get((purpose, network), (burst, now, now))
            left = min(burst, left + max(0.0, now - since) * per_second)
            if left < amount:
                self.metrics.refusals[purpose] += 1
                raise LimitReached(round((amount - left) / per_second, 3))
            left -= amount
            taken.append((network, (left, now, now + (burst - left) / per_second)))
        if len(self._left) >= MOST_BUCKETS:
            self._forget(now)
        for network, bucket in taken:
            self._left[purpose, network] = bucket

    def put_back(self, purpose: str, who: str, rate: Rate) -> None:
        """Give back a token that was taken in case it was needed."""
        for network, share in measures(who):
            if (bucket := self._left.get((purpose, network))) is not None:
                left, since, full = bucket
                self._left[purpose, network] = (min(float(rate.burst * share), left + 1.0), since, full)

    def _forget(self, now: float) -> None:
        """Full buckets are as good as none; if there are too many all the same, those that are full again first."""
        emptiest = sorted(((key, bucket) for key, bucket in self._left.items() if bucket[2] > now), key=lambda one: one[1][2])
        self._left = dict(emptiest[-MOST_BUCKETS * 3 // 4 :])


def caller(connection: HTTPConnection) -> str:
    """The key under which a request is counted."""
    return address(host_of(connection))


def host_of(connection: HTTPConnection) -> str:
    """The address that a request comes from."""
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
    if isinstance(found, ipaddress.IPv4Address):
        return host
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


@lru_cache(10_000)
def measures(who: str) -> tuple[tuple[str, int], ...]:
    """For what somebody counts, and how many times as much as one of them each may have: itself, and the networks around that of an IPv6 address."""
    try:
        network = ipaddress.IPv6Network(who)
    except ValueError:
        return ((who, 1),)
    return ((who, 1), *((str(network.supernet(new_prefix=width)), share) for width, share in AROUND.items()))


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
