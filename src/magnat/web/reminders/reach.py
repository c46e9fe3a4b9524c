"""Which addresses reminders may be sent to. Players name them, so none may lead into the network of the server."""

from __future__ import annotations

import ipaddress
import re
import socket
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from magnat.core.errors import MagnatError

HTTPS = 443
LONGEST = 1000  # characters of an address
HOST = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")
VISIBLE = re.compile(r"[!-~]+")
GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
WITHIN = tuple(map(ipaddress.IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))  # tunnels, examples, protocols
IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class OutOfReach(MagnatError):
    """An address to which nothing is sent; its text says why."""


def is_public(address: IpAddress) -> bool:
    """Whether an address is somebody's on the internet: no private or local network, nothing that leads there through a tunnel."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        return address in GLOBAL_UNICAST and not any(address in network for network in WITHIN)
    return address.is_global and not address.is_multicast and not address.is_reserved


@dataclass(frozen=True)
class Reach:
    """How far reminders go; the internet, unless a test says otherwise."""

    allowed: Callable[[IpAddress], bool] = is_public
    port: int | None = HTTPS  # None: any
    trust: Callable[[], ssl.SSLContext] = ssl.create_default_context


PUBLIC = Reach()


@dataclass(frozen=True)
class Target:
    """An address, taken apart."""

    host: str
    port: int
    path: str  # with its query

    @property
    def authority(self) -> str:
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"https://{self.authority}"


def target_of(address: str, reach: Reach) -> Target:
    """An https address of a named host; OutOfReach if it is not one."""
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").rstrip("."), parts.port or HTTPS
    except ValueError:
        raise OutOfReach("no address") from None
    if len(address) > LONGEST or not VISIBLE.fullmatch(address) or not HOST.fullmatch(host):
        raise OutOfReach("no address")
    if parts.scheme != "https" or "@" in parts.netloc or parts.fragment or reach.port not in (port, None):
        raise OutOfReach("no plain https address")
    return Target(host, port, f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}")


def resolved(target: Target, reach: Reach) -> list[str]:
    """The addresses of a host. Those that may not be reached spoil the others: nobody public has both. Takes as long as it takes."""
    rows = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    found = list(dict.fromkeys(str(row[4][0]) for row in rows))
    if not found or not all(reach.allowed(ipaddress.ip_address(address.partition("%")[0])) for address in found):
        raise OutOfReach("not an address on the internet")
    return found
