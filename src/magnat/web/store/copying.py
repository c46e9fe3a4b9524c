"""Copies of a database: a backup while the server runs, or a move between SQLite and PostgreSQL. Every copy is checked."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from magnat.web.locks import make_private
from magnat.web.store import coachings, company, deals, operations, persons, puzzles, results, series, subscriptions
from magnat.web.store.database import Database, store_at
from magnat.web.store.driver import Row, Statement
from magnat.web.store.results import RATED_ON
from magnat.web.store.rows import Conflict, StoreError
from magnat.web.store.statements import ENTRIES, MATCHES, NAMED, RIGHTS
from magnat.web.store.store import LOG_KEY, PERSON_KEY, PUSH_KEY, SAVE_KEY, Store
from magnat.web.store.table import Table

# In an order in which all that a row refers to is there already: before the matches, with each of them, and after them.
OF_PERSONS: tuple[Table, ...] = (persons.PERSONS, persons.DEVICES, persons.PASSKEYS, results.RATINGS, deals.DEALS, puzzles.TRIES)
OF_A_MATCH: tuple[Table, ...] = (
    ENTRIES,
    RIGHTS,
    subscriptions.SUBSCRIPTIONS,
    coachings.COACHINGS,
    persons.HOLDINGS,
    persons.TRACES,
    deals.TRIES,
    deals.TABLES,
    results.PLAYS,
    results.PLAY_SEATS,
)
OF_COMPANY: tuple[Table, ...] = (
    company.BLOCKS,
    company.REPORTS,
    company.INVITATIONS,
    series.SERIES,
    series.MEMBERS,
    series.TABLES,
    results.DISCOVERIES,
)
NO_VALUE = Statement("DELETE FROM magnat WHERE name = :name")
KEPT_NOTES = ("block",)  # what operators have written down for good; the rest is talk between processes


@dataclass(frozen=True)
class Copied:
    """What a copy holds."""

    matches: int = 0
    entries: int = 0
    rights: int = 0

    def __str__(self) -> str:
        return f"{self.matches} matches with {self.entries} entries and {self.rights} rights to seats"


def back_up(database: Path, copy: Path) -> Copied:
    """A copy of a SQLite file as it is at one moment, also while a server writes to it. It is whole, or it is not there."""
    if copy.exists():
        raise StoreError(f"{copy} is there already; a backup never writes over anything")
    if not database.is_file():
        raise StoreError(f"there is no database {database}")
    with part_of(copy) as part:
        try:
            with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as source, closing(sqlite3.connect(part)) as target:
                source.backup(target, pages=1000, sleep=0.01)
                with target:
                    for kind in ("order", "done", "forget", "not back"):
                        target.execute("DELETE FROM magnat WHERE name LIKE ?", (f"{kind} %",))
                target.execute("PRAGMA journal_mode=DELETE")
                if (found := target.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
                    raise StoreError(f"the database {database} is damaged: {found}; no backup was made")
                counts = [target.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0] for table in ("matches", "entries", "rights")]
        except sqlite3.Error as error:
            raise StoreError(f"the database {database} could not be copied: {str(error).lower()}") from error
    return Copied(*counts)


@contextmanager
def part_of(file: Path) -> Iterator[Path]:
    """A file beside it that takes its name when it is whole."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        yield part
        part.rename(file)
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {(error.strerror or 'an error of the system').lower()}") from error
    finally:
        for rest in (part, part.with_name(part.name + "-journal"), part.with_name(part.name + "-wal"), part.with_name(part.name + "-shm")):
            rest.unlink(missing_ok=True)


async def move(source: Database, target: Database, *, while_served: bool = False) -> Copied:
    """Everything from one database into another one that is empty; what arrives is read again and compared.

    while_served: servers may go on using the old database, and the copy is of the time when each match was copied. Otherwise that is refused.
    """
    old, new = store_at(source), store_at(target)
    try:
        await old.open()
        await new.open()
        if await new.count():
            raise StoreError(f"the database {new.driver.name} is not empty; nothing was written to it")
        if not while_served:
            await _check_unserved(old, new)
        copied = await _copy_all(old, new)
        if not while_served:
            await _check_unserved(old, new, "; it was started meanwhile, so do not use the copy")
        return copied
    finally:
        await old.close()
        await new.close()


async def _check_unserved(old: Store, new: Store, so: str = "; stop it first") -> None:
    for store in (old, new):
        if await store.driver.is_served():
            raise StoreError(f"a server uses the database {store.driver.name}{so}")


async def _copy_all(old: Store, new: Store) -> Copied:
    secrets = await _secrets(old)
    await new.write([(NO_VALUE, [{"name": row["name"]} for row in secrets]), (NAMED.add, secrets)])
    for kind in KEPT_NOTES:
        for name, value in (await operations.notes(old, kind)).items():
            await operations.put_note(new, kind, name, value)
    await _copy_tables(old, new, OF_PERSONS)
    total = Copied()
    for match, _ in await old.ids():
        rows = await _rows_of(old, match)
        try:
            parts = [(table.add, found) for table, found in zip(OF_A_MATCH, rows[1:], strict=True)]
            await new.write([(MATCHES.add, rows[0]), *parts, (results.COUNTED, [{"of": row["match"]} for row in rows[-2]])])
        except Conflict as error:
            raise StoreError(f"the match {match} is in the other database already") from error
        if _digest(await _rows_of(new, match)) != _digest(rows):
            raise StoreError(f"the match {match} did not arrive as it was; do not use the copy")
        total = Copied(total.matches + 1, total.entries + len(rows[1]), total.rights + len(rows[2]))
    await _copy_tables(old, new, OF_COMPANY)
    if await new.count() != total.matches:
        raise StoreError("there are other matches in the new database than in the old one; do not use it")
    return total


async def _copy_tables(old: Store, new: Store, tables: Sequence[Table]) -> None:
    """Whole tables."""
    for table in tables:
        query = f"SELECT {table.columns} FROM {table.name}"
        rows = await old.rows(query)
        if not rows:
            continue
        try:
            await new.write([(table.add, rows)])
        except Conflict as error:
            raise StoreError("somebody is in the other database already") from error
        if _digest([await new.rows(query)]) != _digest([rows]):
            raise StoreError(f"the {table.name.replace('_', ' ')} did not arrive as they were; do not use the copy")


async def _secrets(store: Store) -> list[Row]:
    named = {"log": LOG_KEY, "push": PUSH_KEY, "save": SAVE_KEY, "person": PERSON_KEY, "rated": RATED_ON}
    return await store.rows("SELECT name, value FROM magnat WHERE name IN (:log, :push, :save, :person, :rated)", **named)


async def _rows_of(store: Store, match: str) -> list[list[Row]]:
    """All rows of a match, from one moment; no process owns it in a copy, and what the coach has not finished it begins again."""
    of = {"of": match}
    rows = await store.read(
        (f"SELECT {MATCHES.columns} FROM matches WHERE id = :of", of),
        *((f'SELECT {table.columns} FROM {table.name} WHERE "match" = :of', of) for table in OF_A_MATCH),
    )
    found = [row | {"owner": None, "fence": 0} for row in rows[0]]
    return [found, *([row for row in part if row.get("whole", 1)] for part in rows[1:])]


def _digest(rows: list[list[Row]]) -> str:
    """The same whatever order a database gives its rows."""
    written = [sorted(json.dumps(row, default=_as_text, sort_keys=True) for row in part) for part in rows]
    return hashlib.sha256(json.dumps(written).encode()).hexdigest()


def _as_text(value: Any) -> str:
    return bytes(value).hex()
