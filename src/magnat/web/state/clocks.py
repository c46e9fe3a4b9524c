"""Clocks of a table. They know no game: only who is asked since when, and how much time is left in the bank.

Everything here follows from the times in the record of the table, so a restarted server finds its clocks as they were.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

NONE, LIVE, DAYS = "none", "live", "days"
DAY = 86_400.0
MOST_HOLIDAYS = 14  # days of one seat in one game
AMONG_PEOPLE = 30.0  # seconds for an answer against the clock, unless something else is agreed


@dataclass(frozen=True)
class ClockRules:
    """What was agreed: seconds for each decision and a bank for all of them together, or whole days for each decision.

    `grace` is how long the table waits for somebody who is not connected, with or without a clock; `window` how long for an answer in a window
    that is answered against the clock, None for as long as for any other.
    """

    kind: str = NONE
    per_decision: float = 0.0
    bank: float = 0.0
    days: float = 0.0
    grace: float | None = None
    window: float | None = 7.0

    @classmethod
    def from_json(cls, document: Mapping[str, Any] | None) -> ClockRules:
        rules = cls(**(document or {}))
        return replace(rules, window=None) if rules.kind == DAYS else rules

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))

    def usual(self, people: int) -> ClockRules:
        """These rules with the usual time for answers against the clock: bots hurry nobody."""
        return replace(self, window=AMONG_PEOPLE if people > 1 and self.kind != DAYS else None)


@dataclass(frozen=True)
class Clocks:
    """The running clocks of one table."""

    rules: ClockRules
    bank: tuple[float, ...] = ()  # seconds left, by seat
    since: Mapping[int, float] = field(default_factory=dict)  # seat -> when its decision began
    granted: Mapping[int, int] = field(default_factory=dict)  # seat -> the ply for which it last got time
    spent: Mapping[int, float] = field(default_factory=dict)  # seat -> how much of that time it has used
    timed: frozenset[int] = frozenset()  # the seats that answer against the clock now
    opened: float | None = None  # when the window in which they do opened: the same for all of them, whoever has answered under seal
    ply: int = -1  # of the present question
    stopped: float | None = None
    holidays: Mapping[int, tuple[float, float]] = field(default_factory=dict)  # seat -> from when to when its clock stands still, the last time
    rested: Mapping[int, float] = field(default_factory=dict)  # seat -> seconds of the holidays that it has taken

    @classmethod
    def new(cls, rules: ClockRules, seats: int) -> Clocks:
        return cls(rules, (rules.bank,) * seats)

    def asked(self, at: float, seats: list[int], ply: int, timed: Iterable[int] = (), *, continues: bool = False) -> Clocks:
        """These people are asked now, after that many acts of the game; the others' clocks are charged and stop.

        A question gives its time once: whoever takes an act back and plays it again gains none. timed: who answers against the clock, which costs
        the bank nothing; continues: the question completes an answer that was begun, and gives no time of its own.
        """
        if self.stopped is not None:
            return self
        bank, since, granted, spent = list(self.bank), dict(self.since), dict(self.granted), dict(self.spent)
        for seat, began in self.since.items():
            if continues and seat in seats:
                granted[seat] = max(ply, granted[seat])
            elif seat not in seats or ply > granted[seat]:
                free = self._free(seat)
                bank[seat] = max(0.0, bank[seat] - max(0.0, at - began - free))
                spent[seat] = min(at - began, free)
                del since[seat]
        now = frozenset(timed) if self.rules.window is not None else frozenset()
        opened = self.opened if now and ply == self.ply else None
        for seat in seats:
            if seat not in since:
                again = ply <= granted.get(seat, -1)
                since[seat] = opened if seat in now and opened is not None else at - spent[seat] if again else at
                granted[seat] = max(ply, granted.get(seat, -1))
        opened = min([since[seat] for seat in now if seat in since], default=opened)
        return replace(self, bank=tuple(bank), since=since, granted=granted, spent=spent, timed=now, opened=opened, ply=ply)

    def pause(self, at: float) -> Clocks:
        """Stop, keeping what has passed."""
        return replace(self, stopped=at)

    def resume(self, at: float) -> Clocks:
        """Run again after a pause."""
        if self.stopped is None:
            return self
        pause = at - self.stopped
        opened = None if self.opened is None else self.opened + pause
        return replace(self, stopped=None, since={seat: began + pause for seat, began in self.since.items()}, opened=opened)

    def rest(self, seat: int, at: float, until: float) -> Clocks:
        """The clock of a seat stands still from now until then."""
        return replace(self, holidays={**self.holidays, seat: (at, until)})

    def work(self, seat: int, at: float) -> Clocks:
        """A holiday ends now, if it has not already: what it has given to a decision stays given, and it counts as taken."""
        if seat not in self.holidays:
            return self
        begins, ends = self.holidays[seat]
        ends = min(ends, at)
        since = {one: began + (self._rested(began, begins, ends) if one == seat else 0.0) for one, began in self.since.items()}
        rested = {**self.rested, seat: self.rested.get(seat, 0.0) + ends - begins}
        return replace(self, since=since, rested=rested, holidays={one: taken for one, taken in self.holidays.items() if one != seat})

    def holiday(self, seat: int, at: float) -> float | None:
        """When the holiday of a seat ends; None if it has none then."""
        begins, ends = self.holidays.get(seat, (0.0, 0.0))
        return ends if begins <= at < ends else None

    def _rested(self, began: float, begins: float, ends: float) -> float:
        """Seconds of a holiday that a decision is not charged with."""
        return max(0.0, ends - max(begins, began)) if begins < began + self.rules.days * DAY else 0.0

    @property
    def is_live(self) -> bool:
        """Whether something runs out in seconds."""
        return self.rules.kind == LIVE or self.opened is not None

    def server_back(self, at: float) -> Clocks:
        """The server was away: live decisions and countdowns begin again, days have passed as days do."""
        if not self.is_live:
            return self
        opened = None if self.opened is None else at
        return replace(self, since=dict.fromkeys(self.since, at), opened=opened, stopped=None if self.stopped is None else at)

    def stop(self) -> Clocks:
        """Nothing is asked any more."""
        return replace(self, since={}, timed=frozenset(), opened=None)

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat ends; None if nothing runs for it."""
        if seat not in self.since or self.stopped is not None:
            return None
        if seat in self.timed and self.rules.window is not None:
            return self.since[seat] + self.rules.window
        if self.rules.kind == LIVE:
            return self.since[seat] + self.rules.per_decision + self.bank[seat]
        if self.rules.kind != DAYS:
            return None
        return self.since[seat] + self.rules.days * DAY + self._rested(self.since[seat], *self.holidays.get(seat, (0.0, 0.0)))

    def countdown(self) -> tuple[float, float] | None:
        """(when the window ends, its seconds) for everybody, whoever has answered; None once nobody is asked whose silence would end anything."""
        if self.opened is None or self.rules.window is None or self.stopped is not None or self.timed.isdisjoint(self.since):
            return None
        return self.opened + self.rules.window, self.rules.window

    def _free(self, seat: int) -> float:
        """Seconds of the present decision of a seat that cost the bank nothing."""
        if seat in self.timed or self.rules.kind != LIVE:
            return math.inf
        return self.rules.per_decision


def days_left(clocks: Clocks, seat: int) -> int:
    """How many whole days of holiday a seat still has, besides the one that it has taken last."""
    begins, ends = clocks.holidays.get(seat, (0.0, 0.0))
    return max(0, int((MOST_HOLIDAYS * DAY - clocks.rested.get(seat, 0.0) - ends + begins) // DAY))
