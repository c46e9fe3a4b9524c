"""Saves that this server has written: only in those are positions believed that were not reached by playing.

What-ifs begin in such positions, and so do matches that went on under changed rules. The key lies in the database, so processes that share one
know each other's saves.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from magnat.core.play import Match, saves


def signed_save(match: Match, key: str) -> dict[str, Any]:
    """The full save of a match, signed."""
    document = saves.to_json(match)
    return document | {"signature": _signature(document["digest"], key)}


def is_ours(document: dict[str, Any], key: str) -> bool:
    """Whether the save was written by a server with that key, and not changed since."""
    digest, given = document.get("digest"), document.get("signature")
    if not isinstance(digest, str) or not isinstance(given, str):
        return False
    return hmac.compare_digest(_signature(digest, key).encode(), given.encode(errors="replace"))


def _signature(digest: str, key: str) -> str:
    return hmac.new(bytes.fromhex(key), f"magnat save {digest}".encode(errors="replace"), hashlib.sha256).hexdigest()
