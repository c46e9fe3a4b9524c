"""Addresses under which friends in the same network reach this machine."""

from __future__ import annotations

import io
import socket

import segno

EVERYWHERE = ("0.0.0.0", "::", "")
OUTSIDE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # addresses for documentation: nothing is sent there
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"  # a code is read whatever the colours of the terminal


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


def qr_code(address: str) -> str:
    """An address for the camera of a phone, as lines of text."""
    drawn = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, compact=True)
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in drawn.getvalue().splitlines())
