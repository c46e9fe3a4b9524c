"""JSON as the server writes it. What is sent and stored is made of plain dicts, lists, texts, and numbers of at most 64 bits."""

from __future__ import annotations

from typing import Any

import orjson

NUMBERS_AS_KEYS = orjson.OPT_NON_STR_KEYS  # standing orders and helpers count things by their numbers


def to_bytes(document: Any) -> bytes:
    return orjson.dumps(document, option=NUMBERS_AS_KEYS)


def as_json(document: Any) -> str:
    return to_bytes(document).decode()
