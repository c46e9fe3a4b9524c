"""Points of a series: a player who leaves everybody else at a table behind gets 60, the others their share of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magnat.web.results import places
from magnat.web.store import Member, PlaySeat, SeriesTable

MOST = 60.0  # it can be shared by one to six others


def points(seats: Sequence[PlaySeat]) -> list[float]:
    """By seat, in the order of the seats. Ties share; players who have left come last and get nothing."""
    ranks, others = places(seats), len(seats) - 1
    found = []
    for mine, seat in zip(ranks, seats, strict=True):
        behind = sum(1.0 if other > mine else 0.5 if other == mine else 0.0 for other in ranks) - 0.5
        has_left = seat.resigned and seat.bot is None
        found.append(0.0 if has_left or not others else round(MOST * behind / others, 2))
    return found


@dataclass(frozen=True)
class Standing:
    """How a member stands; `wins`: tables at which nobody had more points."""

    place: int
    number: int
    points: float
    games: int
    wins: int


def standings(members: Sequence[Member], tables: Sequence[SeriesTable]) -> list[Standing]:
    """The best first: by points, then by wins. Those who have the same of both share a place."""
    sums = {member.number: (0.0, 0, 0) for member in members}
    for table in tables:
        if table.points is None:
            continue
        best = max(table.points)
        for number, got in zip(table.members, table.points, strict=True):
            if number in sums:
                total, games, wins = sums[number]
                sums[number] = (round(total + got, 2), games + 1, wins + (got == best))
    ranked = sorted(sums.items(), key=lambda row: (-row[1][0], -row[1][2], row[0]))
    return [
        Standing(1 + sum((other[0], other[2]) > (total, wins) for other in sums.values()), number, total, games, wins)
        for number, (total, games, wins) in ranked
    ]
