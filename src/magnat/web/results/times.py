"""How long people took to decide, from the record of their table."""

from __future__ import annotations

from dataclasses import dataclass

from magnat.web.entries import Acts, ComeBack, HandOver, Pass, Pause, ServerBack, Start
from magnat.web.results.deciding import hands
from magnat.web.store import Stored

AWAY = 1800.0  # seconds: who takes longer has gone away, and does not think


@dataclass
class Taken:
    decisions: int = 0
    seconds: float = 0.0


def decision_times(stored: Stored) -> dict[int, Taken]:
    """By seat, the decisions that people have made themselves, not those of bots in their place."""
    taken: dict[int, Taken] = {}
    asked, answered = 0.0, dict[int, float]()
    for (row, is_bots), outcome in zip(hands(stored), stored.outcomes, strict=True):
        seat = row.seat
        if row.kind in (ComeBack.kind, HandOver.kind) and not is_bots:
            answered[seat] = row.at
        elif row.kind in (Acts.kind, Pass.kind) and not is_bots:
            seconds = row.at - max(asked, answered.get(seat, 0.0))
            if 0.0 <= seconds <= AWAY:
                found = taken.setdefault(seat, Taken())
                found.decisions, found.seconds = found.decisions + 1, found.seconds + seconds
            answered[seat] = row.at
        if outcome is not None or row.kind in (Start.kind, Pause.kind, ServerBack.kind):
            asked = row.at  # something was played, so whoever is asked now is asked anew; sealed answers of others change nothing
    return taken
