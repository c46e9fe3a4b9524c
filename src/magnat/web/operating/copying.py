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
from magnat.web.operating import records
from magnat.web.results.rating import RATED_ON
from magnat.web.store import Conflict, Database, Store, StoreError, company, puzzles, results, series, store_at
from magnat.web.store.coachings import COLUMNS as COACHING
from magnat.web.store.coachings import NEW_COACHING
from magnat.web.store.deals import DEAL, NEW_DEAL, NEW_TABLE, NEW_TRY, TABLE, TRY
from magnat.web.store.driver import Row, Statement
from magnat.web.store.persons import HOLDING, NEW_DEVICE, NEW_HOLDING, NEW_PASSKEY, NEW_PERSON, NEW_TRACE, TRACE
from magnat.web.store.persons import TABLES as OF_PERSONS
from magnat.web.store.results import COUNTED, NEW_PLAY, NEW_PLAY_SEAT, NEW_RATING, PLAY, PLAY_SEAT
from magnat.web.store.statements import NEW_ENTRY, NEW_MATCH, NEW_RIGHT, NEW_VALUE
from magnat.web.store.store import LOG_KEY, PERSON_KEY, PUSH_KEY, SAVE_KEY
from magnat.web.store.subscriptions import COLUMNS as SUBSCRIPTION
from magnat.web.store.subscriptions import NEW_SUBSCRIPTION

MATCH = "id, code, game, rules_version, status, head, due, touched, position"
ENTRY = '"match", number, at, kind, seat, body, outcome, "key", answer'
RIGHT = 'hash, "match", kind, seat'
OF_COMPANY = (
    ("blocks", company.BLOCK, company.NEW_BLOCK),
    ("reports", company.REPORT, company.NEW_REPORT),
    ("invitations", company.INVITATION, company.NEW_INVITATION),
    ("series", series.SERIES, series.NEW_SERIES),
    ("series_members", series.MEMBER, series.NEW_MEMBER),
    ("series_tables", series.TABLE, series.NEW_TABLE),
    ("discoveries", results.DISCOVERY, results.NEW_DISCOVERY),
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
    await new.driver.write([(NO_VALUE, [{"name": row["name"]} for row in secrets]), (NEW_VALUE, secrets)])
    for kind in KEPT_NOTES:
        for name, value in (await records.notes(old, kind)).items():
            await records.put_note(new, kind, name, value)
    await _copy_persons(old, new)
    total = Copied()
    for match, _ in await old.ids():
        rows = await _rows_of(old, match)
        try:
            made = [row | {"owner": None, "fence": 0} for row in rows[0]]
            kinds = (NEW_ENTRY, NEW_RIGHT, NEW_SUBSCRIPTION, NEW_COACHING, NEW_HOLDING, NEW_TRACE, NEW_TRY, NEW_TABLE, NEW_PLAY, NEW_PLAY_SEAT)
            await new.driver.write([(NEW_MATCH, made), *zip(kinds, rows[1:], strict=True), (COUNTED, [{"of": row["match"]} for row in rows[-2]])])
        except Conflict as error:
            raise StoreError(f"the match {match} is in the other database already") from error
        if _digest(await _rows_of(new, match)) != _digest(rows):
            raise StoreError(f"the match {match} did not arrive as it was; do not use the copy")
        total = Copied(total.matches + 1, total.entries + len(rows[1]), total.rights + len(rows[2]))
    await _copy_tables(old, new, OF_COMPANY)
    if await new.count() != total.matches:
        raise StoreError("there are other matches in the new database than in the old one; do not use it")
    return total


async def _copy_persons(old: Store, new: Store) -> None:
    """Who plays here, and what proves it; the deals that are played. Seats and tries come with the matches."""
    kinds = {**OF_PERSONS, "deals": DEAL, "puzzle_tries": puzzles.COLUMNS}
    statements = (NEW_PERSON, NEW_DEVICE, NEW_PASSKEY, NEW_RATING, NEW_DEAL, puzzles.NEW_TRY)
    await _copy_tables(old, new, [(table, columns, statement) for (table, columns), statement in zip(kinds.items(), statements, strict=True)])


async def _copy_tables(old: Store, new: Store, tables: Sequence[tuple[str, str, Statement]]) -> None:
    """Whole tables, given by their columns and the statement that writes a row."""
    for table, columns, statement in tables:
        query = (f"SELECT {columns} FROM {table} ORDER BY {columns}", dict[str, Any]())
        (rows,) = await old.driver.read(query)
        if not rows:
            continue
        try:
            await new.driver.write([(statement, rows)])
        except Conflict as error:
            raise StoreError("somebody is in the other database already") from error
        if _digest(await new.driver.read(query)) != _digest([rows]):
            raise StoreError(f"the {table.replace('_', ' ')} did not arrive as they were; do not use the copy")


async def _secrets(store: Store) -> list[Row]:
    named = {"log": LOG_KEY, "push": PUSH_KEY, "save": SAVE_KEY, "person": PERSON_KEY, "rated": RATED_ON}
    (rows,) = await store.driver.read(("SELECT name, value FROM magnat WHERE name IN (:log, :push, :save, :person, :rated)", named))
    return rows


async def _rows_of(store: Store, match: str) -> list[list[Row]]:
    """All rows of a match, from one moment."""
    of = {"of": match}
    return await store.driver.read(
        (f"SELECT {MATCH} FROM matches WHERE id = :of", of),
        (f'SELECT {ENTRY} FROM entries WHERE "match" = :of ORDER BY number', of),
        (f'SELECT {RIGHT} FROM rights WHERE "match" = :of ORDER BY hash', of),
        (f'SELECT {SUBSCRIPTION} FROM subscriptions WHERE "match" = :of ORDER BY address', of),
        (f'SELECT {COACHING} FROM coachings WHERE "match" = :of AND whole = 1', of),
        (f'SELECT {HOLDING} FROM holdings WHERE "match" = :of ORDER BY hash', of),
        (f'SELECT {TRACE} FROM traces WHERE "match" = :of ORDER BY person, name', of),
        (f'SELECT {TRY} FROM deal_tries WHERE "match" = :of', of),
        (f'SELECT {TABLE} FROM deal_tables WHERE "match" = :of', of),
        (f'SELECT {PLAY} FROM plays WHERE "match" = :of', of),
        (f'SELECT {PLAY_SEAT} FROM play_seats WHERE "match" = :of ORDER BY seat', of),
    )


def _digest(rows: list[list[Row]]) -> str:
    return hashlib.sha256(json.dumps(rows, default=_as_text, sort_keys=True).encode()).hexdigest()


def _as_text(value: Any) -> str:
    return bytes(value).hex()
