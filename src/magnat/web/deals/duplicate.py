"""Duplicates: one deal at several tables, compared seat by seat as in duplicate bridge.

Seat by seat everybody had the same draws. For every other table at which the player of the same seat did worse, a player gets two points, for a tie
one. The players of table 1 at seat 1, of table 2 at seat 2 and so on are a team: a seat that is better than others is better for all teams.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magnat.core.play import PERSON
from magnat.web.deals.keeping import counted_score
from magnat.web.state import BOT, OVER, TableState

WIN, TIE = 2, 1  # points for a table at which the same seat did worse, or as well


@dataclass(frozen=True)
class Sat:
    """Somebody at a table of a duplicate, with what became of them; `score` is None until the game is over, and for somebody who has left."""

    name: str
    person: bool
    score: int | None


def sat_at(state: TableState) -> list[Sat]:
    """The seats of a table."""
    result = state.result() if state.status == OVER and state.match is not None and state.match.is_over and not state.unfinished else None
    found = []
    for seat, chair in enumerate(state.chairs):
        score = None if result is None or chair.resigned else counted_score(result["scores"], result["ranks"], seat)
        found.append(Sat(chair.name if chair.kind in (PERSON, BOT) else "", chair.kind == PERSON, score))
    return found


def team_of(table: int, seat: int, tables: int) -> int:
    """The team of who sits there.

    >>> [[team_of(table, seat, 2) for seat in range(4)] for table in range(2)]
    [[0, 1, 0, 1], [1, 0, 1, 0]]
    """
    return (seat - table) % tables


def points(scores: Sequence[int | None]) -> list[int | None]:
    """What everybody at one seat gets, by table; None where there is nobody to compare with.

    >>> points([120, 80, 120]), points([100, None])
    ([3, 0, 3], [None, None])
    """
    known = [score for score in scores if score is not None]
    if len(known) < 2:
        return [None] * len(scores)
    return [
        None if mine is None else WIN * sum(score < mine for score in known) + TIE * (sum(score == mine for score in known) - 1) for mine in scores
    ]


@dataclass(frozen=True)
class Compared:
    """A duplicate as far as it is played: by table and seat."""

    points: list[list[int | None]]
    teams: list[int]  # the sum of each


def compared(tables: Sequence[Sequence[Sat]]) -> Compared:
    """Compare seat by seat; only seats at which people sit at two tables or more count."""
    count = len(tables)
    found: list[list[int | None]] = [[None] * len(table) for table in tables]
    for seat in range(len(tables[0]) if tables else 0):
        row = points([table[seat].score if table[seat].person else None for table in tables])
        for number, got in enumerate(row):
            found[number][seat] = got
    teams = [0] * count
    for number, gained in enumerate(found):
        for seat, got in enumerate(gained):
            teams[team_of(number, seat, count)] += got or 0
    return Compared(found, teams)
