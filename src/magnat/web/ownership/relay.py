"""Clicks on their way to the process that owns a match, and answers on their way back."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from magnat.core.errors import Refused
from magnat.web.commands import COMMANDS, Click
from magnat.web.errors import ApiError, LimitReached, StaleVersion
from magnat.web.json_text import as_json
from magnat.web.state import Reader
from magnat.web.store import DiskFull
from magnat.web.tokens import Right

logger = logging.getLogger("magnat.relay")


@dataclass(frozen=True)
class Granting:
    """A right to be stored, which replaces others."""

    right: Right
    instead_of: Sequence[Right] = ()


Wish = Click | Granting


class NotOwner(Exception):
    """Another process owns the match by now."""


def request(match: str, wish: Wish) -> str:
    """A wish as it is sent to the owner of its match."""
    if isinstance(wish, Granting):
        return as_json({"match": match, "right": asdict(wish.right), "instead_of": [asdict(right) for right in wish.instead_of]})
    click = {"command": wish.command.name, "wanted": wish.wanted.model_dump(), "reader": asdict(wish.reader), "of": wish.of, "once": wish.once}
    return as_json({"match": match, **click})


def wish_of(document: dict[str, Any]) -> Wish:
    """What was sent. A process of another version may send what nobody here can do: that is not ours to do."""
    if "right" in document:
        return Granting(Right(**document["right"]), [Right(**right) for right in document["instead_of"]])
    command = COMMANDS.get(document.get("command", ""))
    if command is None:
        raise NotOwner
    wanted = command.wants.model_validate(document["wanted"])
    return Click(command, Reader(**document["reader"]), wanted, document["of"], document["once"])


def told(error: Exception) -> str:
    """What went wrong, as it is sent back."""
    match error:
        case NotOwner():
            return as_json({"not_owner": True})
        case Refused():
            return as_json({"refused": [error.reason, list(error.rules), str(error)]})
        case StaleVersion():
            return as_json({"stale": error.news})
        case LimitReached():
            return as_json({"limit": [error.retry_after, error.key]})
        case ApiError():
            return as_json({"error": [error.status, error.code, error.key, error.values]})
        case DiskFull():
            return as_json({"disk_full": str(error)})
        case _:
            logger.error("a request of another process failed", exc_info=error)
            return as_json({"error": [500, "failed", "failed", {}]})


def answered(text: str) -> bytes:
    """The answer of the owner, or what went wrong there, raised."""
    document = json.loads(text)
    match document:
        case {"answer": str(answer)}:
            return answer.encode()
        case {"not_owner": True}:
            raise NotOwner
        case {"refused": [reason, rules, sentence]}:
            raise Refused(reason, tuple(rules), sentence)
        case {"stale": news}:
            raise StaleVersion(news)
        case {"limit": [retry_after, key]}:
            raise LimitReached(retry_after, key)
        case {"disk_full": sentence}:
            raise DiskFull(sentence)
        case {"error": [status, code, key, values]}:
            raise ApiError(status, code, key, **values)
    raise ValueError("an answer that nobody gives")
