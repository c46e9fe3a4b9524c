"""Series of games: who plays, who sits where in which round, and how it went. Of several processes, only one takes each step."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from magnat.web.json_text import as_json
from magnat.web.store.driver import Row, Statement
from magnat.web.store.rows import THINNED
from magnat.web.store.store import Store
from magnat.web.store.table import TableOf

OPEN, RUNNING, OVER = "open", "running", "over"  # of a series
DRAWN, PLAYED, COUNTED, VOID = "drawn", "played", "counted", "void"  # of a table: not opened yet, being played, over, ended without a result


@dataclass(frozen=True)
class Series:
    id: str
    name: str
    game: str
    options: str  # those that were chosen, as JSON
    clock: str
    size: int  # seats of a table
    rounds: int  # 0 until it begins: as many as it takes until everybody has met
    rated: int
    bot: str  # the level of bots on seats that are left
    maker: str | None
    status: str
    round: int  # that is being played; 0: it has not begun
    origin: str | None  # the match after which it was made
    made: float
    touched: float


@dataclass(frozen=True)
class Member:
    series: str
    number: int
    person: str | None
    name: str
    gone: int = 0


@dataclass(frozen=True)
class SeriesTable:
    """A table of a round; members and points by seat, None for bots."""

    series: str
    round: int
    number: int
    members: list[int | None]
    match: str | None = None
    status: str = DRAWN
    points: list[float] | None = None

    @property
    def key(self) -> dict[str, Any]:
        return {"series": self.series, "round": self.round, "number": self.number}


SERIES = TableOf("series", Series)
MEMBERS = TableOf("series_members", Member)
TABLES = TableOf("series_tables", SeriesTable)
NO_MEMBER = Statement("DELETE FROM series_members WHERE series = :series AND number = :number", hits=True)
GONE = Statement("UPDATE series_members SET gone = 1 WHERE series = :series AND number = :number", hits=True)
RENUMBER = Statement("UPDATE series_members SET number = :number WHERE series = :series AND number = :before")
BEGIN = Statement(
    f"UPDATE series SET status = '{RUNNING}', round = 1, rounds = :rounds, touched = :at WHERE id = :series AND status = '{OPEN}'", hits=True
)
STILL_OPEN = Statement(f"UPDATE series SET touched = :at WHERE id = :series AND status = '{OPEN}'", hits=True)
NEXT_ROUND = Statement("UPDATE series SET round = round + 1, touched = :at WHERE id = :series AND status = 'running' AND round = :round", hits=True)
END = Statement(f"UPDATE series SET status = '{OVER}', touched = :at WHERE id = :series AND status <> '{OVER}'", hits=True)
OPENED = Statement(
    f"UPDATE series_tables SET \"match\" = :match, status = '{PLAYED}' WHERE series = :series AND round = :round AND number = :number"
    f" AND status = '{DRAWN}'",
    hits=True,
)
CLOSED = Statement(
    "UPDATE series_tables SET status = :status, points = :points WHERE series = :series AND round = :round AND number = :number"
    f" AND status IN ('{DRAWN}', '{PLAYED}')",
    hits=True,
)
FORGOTTEN = Statement(f"DELETE FROM series WHERE status = '{OPEN}' AND touched < :before")
OTHER_MEMBER = Statement("UPDATE series_members SET person = :person WHERE person = :before")
OTHER_MAKER = Statement("UPDATE series SET maker = :person WHERE maker = :before")
NOBODY = Statement("UPDATE series_members SET person = NULL, name = '', gone = 1 WHERE person = :person")
NO_MAKER = Statement("UPDATE series SET maker = NULL WHERE maker = :person")


async def make(store: Store, series: Series, members: Sequence[Member]) -> bool:
    """False if there is one already that was made after the same match."""
    return await _write(store, [(SERIES.add, [asdict(series)]), (MEMBERS.add, [asdict(member) for member in members])])


async def _write(store: Store, batch: list[tuple[Statement, list[Any]]]) -> bool:
    return await store.attempt([(statement, rows) for statement, rows in batch if rows])


async def find(store: Store, id: str) -> Series | None:
    return await store.one(SERIES, "id = :id", id=id)


async def after_match(store: Store, match: str) -> Series | None:
    """The series that was made after a match."""
    return await store.one(SERIES, "origin = :match", match=match)


async def members(store: Store, series: str) -> list[Member]:
    return await store.all(MEMBERS, "series = :series ORDER BY number", series=series)


async def tables(store: Store, series: str) -> list[SeriesTable]:
    query = f"SELECT {TABLES.columns} FROM series_tables WHERE series = :series ORDER BY round, number"
    rows = await store.rows(query, series=series)
    return [_table(row) for row in rows]


def _table(row: Row) -> SeriesTable:
    points = None if row["points"] is None else json.loads(row["points"])
    return SeriesTable(**row | {"members": json.loads(row["members"]), "points": points})


async def of_person(store: Store, person: str, first: int, most: int) -> list[Series]:
    """Those at which somebody plays, those that go on first, then those touched last."""
    query = (
        f"SELECT {SERIES.full} FROM series JOIN series_members ON series_members.series = series.id WHERE series_members.person = :person"
        f" AND series_members.gone = 0 ORDER BY CASE WHEN series.status = '{OVER}' THEN 1 ELSE 0 END, series.touched DESC, series.id"
        " LIMIT :most OFFSET :first"
    )
    rows = await store.rows(query, person=person, first=first, most=most)
    return [Series(**row) for row in rows]


async def all_of(store: Store, person: str) -> list[Row]:
    """Those that somebody has made, plays in, or has left."""
    query = (
        "SELECT series.id AS id, series.name AS name, game, CASE WHEN maker = :person THEN 1 ELSE 0 END AS made, COALESCE(MIN(gone), 1) AS gone"
        " FROM series LEFT JOIN series_members ON series_members.series = series.id AND person = :person"
        " WHERE maker = :person OR person = :person GROUP BY series.id, series.name, game, maker, series.made ORDER BY series.made, series.id"
    )
    return await store.rows(query, person=person)


async def present_match(store: Store, series: Series, person: str) -> str | None:
    """Where somebody plays in the present round."""
    query = (
        'SELECT series_tables."match" AS "match" FROM series_tables JOIN holdings ON holdings."match" = series_tables."match"'
        f" WHERE series_tables.series = :series AND series_tables.round = :round AND series_tables.status = '{PLAYED}' AND holdings.person = :person"
    )
    rows = await store.rows(query, series=series.id, round=series.round, person=person)
    return rows[0]["match"] if rows else None


async def unfinished_of(store: Store, maker: str) -> int:
    query = f"SELECT COUNT(*) AS series FROM series WHERE maker = :maker AND status <> '{OVER}'"
    rows = await store.rows(query, maker=maker)
    return int(rows[0]["series"])


# Before it begins.


async def add(store: Store, member: Member, at: float) -> bool:
    """One more member; False if the series has begun, or somebody else has this number by now."""
    return await _write(store, [(STILL_OPEN, [{"series": member.series, "at": at}]), (MEMBERS.add, [asdict(member)])])


async def remove(store: Store, gone: Member, others: Sequence[Member], at: float) -> bool:
    """A member less; those after it move up."""
    moved = [{"series": gone.series, "before": one.number, "number": one.number - 1} for one in others if one.number > gone.number]
    out = {"series": gone.series, "number": gone.number}
    return await _write(store, [(STILL_OPEN, [{"series": gone.series, "at": at}]), (NO_MEMBER, [out]), (RENUMBER, moved)])


async def begin(store: Store, series: str, rounds: int, drawn: Sequence[SeriesTable], at: float) -> bool:
    """False if somebody else was faster."""
    rows = [asdict(table) | {"members": as_json(table.members), "points": None} for table in drawn]
    return await _write(store, [(BEGIN, [{"series": series, "rounds": rounds, "at": at}]), (TABLES.add, rows)])


# While it is played. Each of these is False if somebody else was faster.


async def leave(store: Store, member: Member) -> bool:
    return await _write(store, [(GONE, [{"series": member.series, "number": member.number}])])


async def note_opened(store: Store, table: SeriesTable, match: str) -> bool:
    return await _write(store, [(OPENED, [table.key | {"match": match}])])


async def note_over(store: Store, table: SeriesTable, points: Sequence[float] | None) -> bool:
    """A table is over; without points: without a result."""
    status, told = (VOID, None) if points is None else (COUNTED, as_json(list(points)))
    return await _write(store, [(CLOSED, [table.key | {"status": status, "points": told}])])


async def next_round(store: Store, series: Series, at: float) -> bool:
    return await _write(store, [(NEXT_ROUND, [{"series": series.id, "round": series.round, "at": at}])])


async def end(store: Store, series: str, at: float) -> bool:
    return await _write(store, [(END, [{"series": series, "at": at}])])


# What is to be done.


async def to_open(store: Store) -> list[SeriesTable]:
    """Tables of the present rounds that are not opened yet."""
    return await _tables(store, f"series.status = '{RUNNING}' AND series_tables.round = series.round AND series_tables.status = '{DRAWN}'")


async def to_count(store: Store) -> list[SeriesTable]:
    """Tables whose matches are over and counted, or gone."""
    query = (
        f"series_tables.status = '{PLAYED}' AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.id = series_tables.\"match\""
        f" AND matches.status <> '{THINNED}' AND matches.counted = 0)"
    )
    return await _tables(store, query)


async def _tables(store: Store, condition: str) -> list[SeriesTable]:
    query = f"SELECT {TABLES.full} FROM series_tables JOIN series ON series.id = series_tables.series WHERE {condition} LIMIT 100"
    rows = await store.rows(query)
    return [_table(row) for row in rows]


async def to_go_on(store: Store) -> list[Series]:
    """Series whose present round is over."""
    condition = (
        f"status = '{RUNNING}' AND NOT EXISTS (SELECT 1 FROM series_tables WHERE series_tables.series = series.id"
        f" AND series_tables.round = series.round AND series_tables.status IN ('{DRAWN}', '{PLAYED}')) LIMIT 100"
    )
    return await store.all(SERIES, condition)


async def tidy(store: Store, before: float) -> None:
    """Forget those that never began."""
    await store.write([(FORGOTTEN, [{"before": before}])])


# Persons who become others, or nobody.


async def take_over(store: Store, before: str, person: str) -> None:
    values = [{"before": before, "person": person}]
    await store.write([(OTHER_MEMBER, values), (OTHER_MAKER, values)])


async def forget(store: Store, person: str) -> None:
    await store.write([(NOBODY, [{"person": person}]), (NO_MAKER, [{"person": person}])])
