"""Nobody can hold up a table: when a bot may play for somebody who is away or does not answer."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.core.play import PERSON
from magnat.web.state.clocks import DAY, DAYS, NONE
from magnat.web.state.state import RUNNING, TableState

LIVE_GRACE = 120.0  # seconds that everybody waits for somebody who is asked and not connected
DAYS_GRACE = DAY  # the same where there are days to decide: being away is usual there, so it counts from the question
SILENCE = 600.0  # seconds after which a table without clocks need not wait for somebody who is connected, either


def may_be_covered(state: TableState, seat: int) -> bool:
    """Whether a bot could take the place of a person there."""
    chair = state.chairs[seat]
    return state.status == RUNNING and chair.kind == PERSON and chair.bot is None and not chair.resigned


def covered_from(state: TableState, connected: Sequence[bool], absent_since: Sequence[float]) -> list[float | None]:
    """By seat: the time from which everybody at the table may let a bot play there; None: not now."""
    return [_from(state, seat, connected[seat], absent_since[seat]) for seat in range(len(state.chairs))]


def _from(state: TableState, seat: int, connected: bool, absent_since: float) -> float | None:
    asked = state.clocks.since.get(seat)
    if asked is None or seat in state.ordered or not may_be_covered(state, seat):
        return None
    rules, times = state.clocks.rules, []
    if rules.kind == NONE:
        times.append(asked + SILENCE)
    if not connected:
        asked = max(asked, state.clocks.holidays.get(seat, (0.0, 0.0))[1])
        times.append(asked + DAYS_GRACE if rules.kind == DAYS else max(asked, absent_since) + LIVE_GRACE)
    return min(times, default=None)
