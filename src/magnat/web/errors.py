"""What the server answers when it cannot do what was asked. Every error is a sentence for people and a code for programs."""

from __future__ import annotations

from typing import Any

from magnat.core.errors import MagnatError
from magnat.web.schemas.snapshot import Snapshot


class ApiError(MagnatError):
    """An answer other than success. The sentence is the message `error-<key>` of the shell's words."""

    def __init__(self, status: int, code: str, key: str = "", **values: Any) -> None:
        self.status, self.code, self.key, self.values = status, code, key or code, values
        super().__init__(f"{status} {code} {key}".strip())


class StaleVersion(ApiError):
    """The page acted on a table that has changed; it gets the news and decides again."""

    def __init__(self, news: Snapshot) -> None:
        super().__init__(409, "stale")
        self.news = news


class LimitReached(ApiError):
    """A limit was reached; the answer says when to try again."""

    def __init__(self, retry_after: float, key: str = "too-fast") -> None:
        super().__init__(429, "too-fast" if key == "too-fast" else "too-many", key)
        self.retry_after = retry_after


class TooLong(ApiError):
    """What was asked for could not be worked out in the time that people wait."""

    def __init__(self) -> None:
        super().__init__(503, "too-long")


class Damaged(ApiError):
    """A match that cannot go on, because its record cannot be read or contradicts itself; it is set aside, the others go on."""

    def __init__(self, match: str) -> None:
        super().__init__(500, "damaged")
        self.match = match


def no_seat() -> ApiError:
    return ApiError(401, "no-seat")


def not_host() -> ApiError:
    return ApiError(403, "not-host")


def not_found(what: str) -> ApiError:
    """what: match, game, code, ..."""
    return ApiError(404, "not-found", f"no-{what}")


def wrong_status(status: str) -> ApiError:
    """status: lobby, running, paused, over."""
    return ApiError(409, "wrong-status", f"wrong-status-{status}")
