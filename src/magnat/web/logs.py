"""Structured logs: one JSON object a line. No path, token, name or text of a user is ever written; routes are, and beginnings of match ids."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

FIELDS = ("method", "route", "status", "ms", "match", "seat", "bot", "crash")


class JsonLines(logging.Formatter):
    """A record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if "match" in line:
            line["match"] = f"{line['match'][:5]}…"  # enough to find it, too little to open it
        if record.exc_info and record.exc_info[1] is not None:
            line["crash"] = _where(record.exc_info[1])
        return json.dumps(line, default=str)


def _where(error: BaseException) -> str:
    """Kind and place of an error; its text may repeat what a user sent, so it is left out."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
    return f"{type(error).__name__} in {' < '.join(places)}"


def set_up(stream: TextIO | None = None, level: str = "INFO") -> None:
    """Send the logs of the server to a stream, stderr unless said."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("magnat", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
