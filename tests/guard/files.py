"""The fixtures: small files that are written once and compared ever after."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
GAMES = sorted(path.name for path in DATA.iterdir()) if DATA.exists() else []  # those whose past is kept


def spelled(value: Any) -> str:
    """JSON in one spelling."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def digest(value: Any) -> str:
    return hashlib.sha256(spelled(value).encode()).hexdigest()


def packed(path: Path, data: bytes) -> None:
    """Write a compressed file whose bytes depend on nothing but its content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def write_lines(path: Path, rows: Iterable[Any]) -> None:
    packed(path, "".join(spelled(row) + "\n" for row in rows).encode())


def read_lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def missing(then: Any, now: Any, at: str = "") -> list[str]:
    """What was there then and is not, or is not the same, now. Keys may be added; nothing may go or change.

    >>> missing({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}], "d": 4})
    []
    >>> missing({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]})
    ['.a[1].b: 2 became 3']
    """
    if isinstance(then, dict) and isinstance(now, dict):
        gone = [f"{at}.{key}: is gone" for key in then if key not in now]
        return gone + [wrong for key in then if key in now for wrong in missing(then[key], now[key], f"{at}.{key}")]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [wrong for index, (old, new) in enumerate(zip(then, now, strict=True)) for wrong in missing(old, new, f"{at}[{index}]")]
    return [] if then == now else [f"{at}: {short(then)} became {short(now)}"]


def short(value: Any) -> str:
    text = spelled(value)
    return text if len(text) < 80 else text[:77] + "..."
