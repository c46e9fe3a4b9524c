"""A table at which a deal is played that others play too, at tables of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from magnat.web.errors import ApiError


@dataclass(frozen=True)
class Dealt:
    """Which deal that is, and what follows from it for the table.

    `ends`: when the server ends the game wherever it stands; None: it does not, and nobody compares what becomes of it.
    `sealed`: until then nobody but those who sit here looks at the table, and the secret of its dice stays one.
    """

    id: str
    ends: float | None = None
    sealed: float = 0.0

    @classmethod
    def from_json(cls, document: Mapping[str, Any] | None) -> Dealt | None:
        return None if document is None else cls(**document)

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))

    @property
    def counts(self) -> bool:
        """Whether what becomes of it is compared with others."""
        return self.ends is not None


def is_dealt() -> ApiError:
    """Why something cannot be changed: it would no longer be the same deal."""
    return ApiError(409, "wrong-status", "dealt")


def is_sealed() -> ApiError:
    """Why somebody may not look."""
    return ApiError(403, "sealed", "deal-sealed")
