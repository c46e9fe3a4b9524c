"""The record of a table: numbered entries that are only ever added. A table is what its entries make of it, in their order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

NO_SEAT = -1  # an entry of the host or of the server


@dataclass(frozen=True)
class Entry:
    """One thing that was done at a table."""

    number: int  # the version of the table after it
    at: float
    kind: str
    seat: int = NO_SEAT
    body: dict[str, Any] = field(default_factory=dict)
