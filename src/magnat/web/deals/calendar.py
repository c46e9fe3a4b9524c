"""Which deal there is on which day: a pure function of the date, of the games in the box, and of whether bots look ahead here.

Days are those of UTC, so that a day is the same for everybody on a server; pages show its end in local time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta

from magnat.bots import CasualBot, StandardBot, StrongBot

DAY = 86_400.0
GRACE = 1800.0  # seconds after midnight in which a game that was begun before may be finished


@dataclass(frozen=True)
class Plan:
    """What is played: game, options, how many seats, against which level."""

    game: str
    seats: int
    level: str = StandardBot.name
    options: Mapping[str, str] = field(default_factory=dict)


SHORT_MAXI_BOURSE = {"edition": "junior", "duration": "rounds", "length": "8"}
SHORT_MERCHANT = {"goal": "1000", "fast_play": "on", "player_trading": "off"}
SHORT_RICHESSES = {"turn_limit": "75", "royalty_claim": "auto"}
WEEK = (  # from Monday on: no game on two days in a row, each with some 50 to 250 decisions of one's own, which take half an hour or so
    Plan("hab_und_gut", 4),
    Plan("venture", 2, CasualBot.name),
    Plan("maxi_bourse", 3, options=SHORT_MAXI_BOURSE),
    Plan("richesses_du_monde", 3, options=SHORT_RICHESSES),
    Plan("merchant_of_venus", 2, options=SHORT_MERCHANT),
    Plan("hab_und_gut", 3, StrongBot.name),
    Plan("venture", 3, StrongBot.name),
)


def plan_of(day: date, games: Collection[str], *, ahead: bool) -> Plan:
    """What is played on a day; without the games of the calendar another one that is there, in its usual form (`seats` is 0).

    ahead: whether there are processes in which bots look ahead. Where there are none they are standard ones.

    >>> plan_of(date(2026, 11, 16), ["hab_und_gut"], ahead=True).game, plan_of(date(2026, 11, 21), ["hab_und_gut"], ahead=False).level
    ('hab_und_gut', 'standard')
    """
    plan = WEEK[day.weekday()]
    if plan.game not in games:
        rest = sorted(games)
        return Plan(rest[day.toordinal() % len(rest)], 0)
    return plan if ahead else Plan(plan.game, plan.seats, StandardBot.name, plan.options)


def seat_of(day: date, seats: int) -> int:
    """The seat of the people who play: every week one seat further.

    >>> [seat_of(date(2026, 11, 16) + timedelta(weeks=week), 3) for week in range(4)]
    [2, 0, 1, 2]
    """
    return (day.toordinal() // 7) % seats


def day_at(now: float) -> date:
    """The day of a moment."""
    return datetime.fromtimestamp(now, UTC).date()


def begin_of(day: date) -> float:
    """The moment in which a day begins."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def day_named(text: str) -> date | None:
    """A day as it stands in addresses; None if that is no day.

    >>> day_named("2026-11-18"), day_named("2026-02-30"), day_named("20261118")
    (datetime.date(2026, 11, 18), None, None)
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def span_of(day: date, span: str) -> tuple[date, date]:
    """The first day of the week or month of a day, and the first after it.

    >>> span_of(date(2026, 11, 18), "week"), span_of(date(2026, 12, 3), "month")[1]
    ((datetime.date(2026, 11, 16), datetime.date(2026, 11, 23)), datetime.date(2027, 1, 1))
    """
    if span == "week":
        first = day - timedelta(days=day.weekday())
        return first, first + timedelta(days=7)
    first = day.replace(day=1)
    return first, (first + timedelta(days=32)).replace(day=1)
