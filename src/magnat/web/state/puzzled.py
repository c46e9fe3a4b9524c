"""A table that asks a puzzle: find the best move. Until it is answered, nothing helps there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from magnat.bots.puzzles import is_complete, part
from magnat.core.play import Match


@dataclass(frozen=True)
class Puzzled:
    """Which puzzle a table asks of which seat, how much an answer holds, and the first answer that was given: acts as numbers."""

    id: str
    seat: int
    scope: str
    given: tuple[int, ...] = ()

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> Puzzled:
        return cls(document["id"], document["seat"], document["scope"])

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "seat": self.seat, "scope": self.scope}

    @property
    def is_answered(self) -> bool:
        return bool(self.given)

    def followed(self, match: Match) -> Puzzled:
        """After the table has moved on: with the answer, once it is whole. What is taken back later changes nothing any more."""
        played = tuple(act.act for act in takewhile(lambda act: act.seat == self.seat, match.played))
        if self.is_answered:
            return self
        answer = part(match.game, match.base, self.seat, played, self.scope)
        return replace(self, given=answer) if is_complete(match.game, match.base, self.seat, self.scope, answer) else self
