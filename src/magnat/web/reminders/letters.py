"""What a reminder says, and what can become of it. It names the game and the table, and tells nothing that is hidden there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from magnat.core.game import Game
from magnat.web.store import Subscription
from magnat.web.texts import say, words_of


class WrongKeys(ValueError):
    """Keys of a device with which nothing can be sealed."""


class Outcome(Enum):
    """What became of a reminder."""

    DELIVERED = "delivered"
    GONE = "gone"  # nobody has that address any more
    REFUSED = "refused"  # and would be again
    TROUBLE = "trouble"  # that may pass


@dataclass(frozen=True)
class Report:
    outcome: Outcome
    retry_after: float = 0.0  # seconds that the push service wants to be left alone


@dataclass(frozen=True)
class Letter:
    """A reminder for one device."""

    to: Subscription
    text: bytes
    topic: str  # of two with the same one a device that comes back gets the last
    ttl: int  # seconds for which it is of use


def reminder_text(game: Game, options: Mapping[str, str], match: str, code: str, language: str) -> bytes:
    """What the service worker of the page shows; the page finds by `tag` what it need not show any more."""
    words = words_of(game, language, options)
    title = words.say("game-name") if words.has("game-name") else game.name
    told = {
        "title": say(language, "reminder-title", game=title),
        "body": say(language, "reminder-body", code=code),
        "path": f"/m/{match}",
        "tag": match,
    }
    return json.dumps(told, ensure_ascii=False).encode()
