"""Structured logs: one JSON object a line. No path, address, token, name or text of a user is ever written.

Of a match a keyed hash is written: lines about the same match can be found, and `magnat match HASH` finds it for whoever has the database.
"""

from __future__ import annotations

import hmac
import logging
import secrets
import sys
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TextIO

import orjson

from magnat.web.limits import Bucket
from magnat.web.settings import Rate

LOGGERS = {"magnat": "INFO", "uvicorn": "INFO", "asyncio": "WARNING", "websockets": "WARNING", "psycopg": "WARNING"}  # and from which level on
FIELDS = ("method", "route", "status", "ms", "match", "seat", "bot", "crash", "left_out")
USUAL, GRAVE = Rate(2_000, 100.0), Rate(500, 20.0)  # lines a second; warnings and errors have their own, which no flood of requests hides


class JsonLines(logging.Formatter):
    """A record as a JSON object."""

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self.key = key

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if "match" in line:
            line["match"] = hash_of(self.key, line["match"])
        if record.exc_info and record.exc_info[1] is not None:
            line["crash"] = _where(record.exc_info[1])
        return orjson.dumps(line, default=str).decode()


def hash_of(key: bytes, match: str) -> str:
    """What the logs call a match."""
    return hmac.new(key, match.encode(), "sha256").hexdigest()[:16]


def _message(record: logging.LogRecord) -> str:
    """Our own messages as they are; of others' only the form, because they fill in addresses, paths and what a user sent."""
    return record.getMessage() if record.name.startswith("magnat") else str(record.msg).partition("\n")[0]


def _where(error: BaseException) -> str:
    """Kind and place of an error; its text may repeat what a user sent, so it is left out."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
    return f"{type(error).__name__} in {' < '.join(places)}"


class BoundedLines(logging.StreamHandler[TextIO]):
    """Writes only so many lines a second, so that a flood cannot fill the disk. Lines left out are counted, and the next line tells how many."""

    def __init__(self, stream: TextIO, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self.now = now
        self.usual, self.grave = Bucket(USUAL, now()), Bucket(GRAVE, now())
        self.left_out = 0

    def emit(self, record: logging.LogRecord) -> None:
        if not (self.grave if record.levelno >= logging.WARNING else self.usual).take(self.now()):
            self.left_out += 1
            return
        if self.left_out:
            record.left_out, self.left_out = self.left_out, 0
        super().emit(record)


def set_up(stream: TextIO | None = None, key: bytes | None = None) -> None:
    """Send the logs of the server to a stream, stderr unless said; without a key matches cannot be found by their hashes."""
    handler = BoundedLines(stream or sys.stderr)
    handler.setFormatter(JsonLines(key or secrets.token_bytes(32)))
    for name, level in LOGGERS.items():
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
