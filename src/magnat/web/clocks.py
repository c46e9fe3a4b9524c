"""Clocks of a table. They know no game: only who is asked since when, and how much time is left in the bank.

Everything here follows from the times in the record of the table, so a restarted server finds its clocks as they were.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

NONE, LIVE, DAYS = "none", "live", "days"
DAY = 86_400.0


@dataclass(frozen=True)
class ClockRules:
    """What was agreed: seconds for each decision and a bank for all of them together, or whole days for each decision.

    `grace` is how long the table waits for somebody who is not connected, with or without a clock.
    """

    kind: str = NONE
    per_decision: float = 0.0
    bank: float = 0.0
    days: float = 0.0
    grace: float | None = None

    @classmethod
    def from_json(cls, document: Mapping[str, Any] | None) -> ClockRules:
        return cls(**(document or {}))

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "per_decision": self.per_decision, "bank": self.bank, "days": self.days, "grace": self.grace}


@dataclass(frozen=True)
class Clocks:
    """The running clocks of one table."""

    rules: ClockRules
    bank: tuple[float, ...] = ()  # seconds left, by seat
    since: Mapping[int, float] = field(default_factory=dict)  # seat -> when its decision began
    granted: Mapping[int, int] = field(default_factory=dict)  # seat -> the place in the game for which it last got time
    spent: Mapping[int, float] = field(default_factory=dict)  # seat -> how much of that time it has used
    stopped: float | None = None

    @classmethod
    def fresh(cls, rules: ClockRules, seats: int) -> Clocks:
        return cls(rules, (rules.bank,) * seats)

    def asked(self, at: float, seats: list[int], place: int) -> Clocks:
        """These people are asked now, at that place of the game; the others' clocks are charged and stop.

        A place gives its time once: whoever takes an act back and plays it again wins none.
        """
        if self.stopped is not None:
            return self
        bank, since, granted, spent = list(self.bank), dict(self.since), dict(self.granted), dict(self.spent)
        for seat, began in self.since.items():
            if seat not in seats or place > granted[seat]:
                bank[seat] = max(0.0, bank[seat] - self._over(at - began))
                spent[seat] = min(at - began, self.rules.per_decision)
                del since[seat]
        for seat in seats:
            if seat not in since:
                again = place <= granted.get(seat, -1)
                since[seat] = at - spent[seat] if again else at
                granted[seat] = max(place, granted.get(seat, -1))
        return replace(self, bank=tuple(bank), since=since, granted=granted, spent=spent)

    def pause(self, at: float) -> Clocks:
        """Stop, keeping what has passed."""
        return replace(self, stopped=at)

    def go_on(self, at: float) -> Clocks:
        """Run again after a pause."""
        if self.stopped is None:
            return self
        pause = at - self.stopped
        return replace(self, stopped=None, since={seat: began + pause for seat, began in self.since.items()})

    def woken(self, at: float) -> Clocks:
        """The server was away: live decisions begin anew, days have passed as days do."""
        return replace(self, since=dict.fromkeys(self.since, at)) if self.rules.kind == LIVE else self

    def forget(self) -> Clocks:
        """Nothing is asked any more."""
        return replace(self, since={})

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat ends; None if nothing runs for it."""
        if seat not in self.since or self.stopped is not None:
            return None
        if self.rules.kind == LIVE:
            return self.since[seat] + self.rules.per_decision + self.bank[seat]
        return self.since[seat] + self.rules.days * DAY if self.rules.kind == DAYS else None

    def _over(self, spent: float) -> float:
        return max(0.0, spent - self.rules.per_decision) if self.rules.kind == LIVE else 0.0
