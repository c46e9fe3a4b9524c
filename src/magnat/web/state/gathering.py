"""Tables for whoever comes: whom their hosts want there, and when they begin by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from magnat.core.play import PERSON

Level = Literal["any", "newcomers", "experienced"]


@dataclass(frozen=True)
class Wish:
    """Whom the host of an open table wants: skills from `least` to `most` (None: any), and how experienced, which nobody checks."""

    least: float | None = None
    most: float | None = None
    level: Level = "any"

    def allows(self, skill: float) -> bool:
        """
        >>> Wish(least=20.0).allows(25.0), Wish(20.0, 24.0).allows(25.0)
        (True, False)
        """
        return (self.least is None or skill >= self.least) and (self.most is None or skill <= self.most)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Gathering:
    """When a table begins by itself: as soon as its seats are taken, or from `until` on, with bots of a level on those that are left.

    `bot` None: it waits for people. `there`: nor does it begin before everybody who sits there is connected.
    """

    until: float | None = None
    bot: str | None = None
    there: bool = False

    def begins_at(self, kinds: Sequence[str], connected: Sequence[bool], now: float) -> float | None:
        """From when on it begins with such chairs, as it stands; None: not before somebody comes."""
        people = [there for kind, there in zip(kinds, connected, strict=True) if kind == PERSON]
        if all(kind != "open" for kind in kinds):
            return now if not self.there or all(people) else None
        return self.until if self.bot is not None and any(people) else None

    def to_json(self) -> dict[str, Any]:
        return asdict(self)
