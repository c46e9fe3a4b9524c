"""Addresses under which friends in the same network reach this machine."""

from __future__ import annotations

import socket

EVERYWHERE = ("0.0.0.0", "::", "")
OUTSIDE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # addresses for documentation: nothing is sent there


def lan_address() -> str | None:
    """The address of this machine in its network; None if it has none. Connecting a datagram socket sends nothing, it only chooses a way."""
    for far, family in OUTSIDE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not found.startswith(("127.", "::1", "fe80", "0.")):
            return found
    return None


def link(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def for_friends(host: str, port: int) -> str | None:
    """What friends in the same network open; None if the server listens only to its own machine, or has no network."""
    if host not in EVERYWHERE:
        return None
    found = lan_address()
    return None if found is None else link(found, port)
