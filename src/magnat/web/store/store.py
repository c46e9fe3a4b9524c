"""Where tables are kept: an append-only list of entries for each match, durable before anybody hears of them.

The primary key (match, number) is the compare-and-swap: of two writers that add the same number, one gets `Conflict` and reads on. A change is
written under the lease that its process holds for the match; if another process has taken the match over, it gets `Fenced` and nothing is written.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from magnat.web.errors import Damaged
from magnat.web.json_text import as_json
from magnat.web.store.driver import Batch, Driver, Query, Row, Statement, Values
from magnat.web.store.rows import ANSWERS_KEPT, THINNED, Change, Conflict, EntryRow, News, Stored, StoreError
from magnat.web.store.statements import (
    DROP_RIGHT,
    ENTRIES,
    IN_ORDER,
    MATCHES,
    MOVE_MATCH,
    MOVES,
    NAMED,
    NO_COACHING,
    NO_ENTRIES,
    NO_NAMES,
    NO_RIGHTS,
    NO_VALUE,
    OLD_ANSWERS,
    RIGHTS,
    SET_VALUE,
    THIN,
)
from magnat.web.store.table import OneRow, TableOf
from magnat.web.tokens import Right

# Secrets of a database: for its logs, its reminders by Web Push, its saves, the seats of its persons.
LOG_KEY, PUSH_KEY, SAVE_KEY, PERSON_KEY = "log key", "push key", "save key", "person key"
ENTRY = "number, at, kind, seat, body"
Rows = list[tuple[Statement, Values]]
Job = tuple[Rows, asyncio.Future[None]]


class Store:
    """One database; open it before use."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self.log_key = b""  # with which the logs hash the ids of matches; stored with them
        self.save_key = ""  # with which saves are signed
        self.last_error: Exception | None = None  # why the last write failed; None if it did not

    async def open(self) -> None:
        """Check what is there, bring it up to date, or start a new one. StoreError with a sentence if the database is damaged, foreign or newer."""
        await self.driver.open()
        self.log_key = bytes.fromhex(await self.secret(LOG_KEY, lambda: secrets.token_hex(32)))
        self.save_key = await self.secret(SAVE_KEY, lambda: secrets.token_hex(32))
        self._writer = asyncio.create_task(self._write_all())

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this database, made when it is first wanted; the same for all processes."""
        if (found := await self.value(name)) is None:
            await self.attempt([(NAMED.add, [{"name": name, "value": make()}])])  # False: another process was faster
            found = await self.value(name)
        assert found is not None
        return found

    async def set_value(self, name: str, value: str) -> None:
        await self.write([(SET_VALUE, [{"name": name, "value": value}])])

    async def forget_value(self, name: str) -> None:
        await self.write([(NO_VALUE, [{"name": name}])])

    async def value(self, name: str) -> str | None:
        found: str | None = await self._one("SELECT value FROM magnat WHERE name = :name", name=name)
        return found

    @property
    def queue(self) -> int:
        """How many changes wait to be written."""
        return self._jobs.qsize()

    async def close(self) -> None:
        """Write what is under way, then let go of the database."""
        self._closed = True
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.driver.close()

    # Writing: one transaction for all that waits, so that many tables share one wait for the disk.

    async def create(self, code: str, game: str, change: Change, owner: str | None = None) -> None:
        """A new match with its first entry. Conflict if the code is taken."""
        row = {"id": change.match, "code": code, "game": game, "head": change.entry.number, "owner": owner, "fence": change.fence, **_state(change)}
        await self._submit([(MATCHES.add, row), *_rows(change)])

    async def append(self, change: Change) -> None:
        """One more entry. Conflict if its number is taken, Fenced if the lease is another's."""
        moved = {"of": change.match, "head": change.entry.number, "fence": change.fence, **_state(change)}
        await self._submit([(MOVE_MATCH, moved), *_rows(change)])

    async def grant(self, new: Sequence[Right], revoked: Sequence[Right] = ()) -> None:
        """More tokens for a seat, which replace others. Fenced if one of those is gone already."""
        await self._submit([*((RIGHTS.add, asdict(right)) for right in new), *((DROP_RIGHT, {"of": right.hash}) for right in revoked)])

    async def drop_answers(self, match: str) -> None:
        """Forget which requests were carried out, and what older servers have answered."""
        await self._submit([(OLD_ANSWERS, {"of": match, "before": 2**31 - 1})])

    async def thin(self, match: str) -> None:
        """Forget all of a match but that it was. Links to it say so."""
        of = {"of": match}
        await self._submit([(NO_ENTRIES, of), (NO_RIGHTS, of), (NO_COACHING, of), (NO_NAMES, of), (THIN, of)])

    async def _submit(self, rows: Rows) -> None:
        """Write rows with the next transaction; returns when they are on the disk."""
        self._check_open()
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((rows, written))
        await asyncio.shield(written)

    async def _write_all(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._jobs.task_done()

    async def _write(self, batch: list[Job]) -> None:
        """All together. After a fault of a row each by itself, so that it spoils nothing but its own; trouble with disk or lock is everybody's."""
        error: Exception | None = None
        try:
            await self.driver.write([(statement, rows) for statement in IN_ORDER if (rows := _of(batch, statement))])
        except Exception as fault:
            if len(batch) > 1 and not self.driver.is_trouble(fault):
                for job in batch:
                    await self._write([job])
                return
            error = fault
        if not isinstance(error, Conflict):
            self.last_error = error
        for _, written in batch:
            if not written.done():
                written.set_exception(error) if error else written.set_result(None)

    async def write(self, batch: Batch) -> None:
        """A transaction of its own, durable when it returns."""
        self._check_open()
        await self.driver.write(batch)

    async def attempt(self, batch: Batch) -> bool:
        """The same; False, and nothing is written, if a key is taken or a statement that must find a row finds none."""
        try:
            await self.write(batch)
        except Conflict:
            return False
        return True

    # Reading.

    async def read(self, *queries: Query) -> list[list[Row]]:
        """The rows of every query, all from the same moment."""
        self._check_open()
        return await self.driver.read(*queries) if queries else []

    async def rows(self, query: str, /, **values: Any) -> list[Row]:
        (found,) = await self.read((query, values))
        return found

    async def all(self, table: TableOf[OneRow], condition: str, /, **values: Any) -> list[OneRow]:
        """The rows of a table under a condition, which may say their order."""
        return [table.made(row) for row in await self.rows(f"SELECT {table.columns} FROM {table.name} WHERE {condition}", **values)]

    async def one(self, table: TableOf[OneRow], condition: str, /, **values: Any) -> OneRow | None:
        found = await self.all(table, condition, **values)
        return found[0] if found else None

    def _check_open(self) -> None:
        """Whoever comes too late must not open the database again, with a connection that nobody would close."""
        if self._closed:
            raise StoreError(f"the database {self.driver.name} is closed")

    async def load(self, match: str) -> Stored | None:
        """Everything about one match."""
        of = {"of": match}
        found, entries, rights, keys = await self.read(
            ("SELECT id, game, status, rules_version, position FROM matches WHERE id = :of", of),
            (f'SELECT {ENTRY}, outcome FROM entries WHERE "match" = :of ORDER BY number', of),
            (f'SELECT {RIGHTS.columns} FROM rights WHERE "match" = :of', of),
            (KEPT_KEYS, of),
        )
        if not found:
            return None
        try:
            return Stored(
                **found[0],
                record=[tuple(one.values()) for one in entries],
                rights=[Right(**right) for right in rights],
                keys=_keys(keys),
            )
        except (ValueError, TypeError) as error:
            raise Damaged(match) from error

    async def entries_of(self, matches: Sequence[str], kinds: Sequence[str]) -> list[list[EntryRow]]:
        """The entries of these kinds in the record of each of these matches."""
        wanted = ", ".join(f"'{kind}'" for kind in kinds)
        query = f'SELECT {ENTRY} FROM entries WHERE "match" = :of AND kind IN ({wanted}) ORDER BY number'
        found = await self.read(*((query, {"of": match}) for match in matches))
        return [[_entry(one) for one in rows] for rows in found]

    async def news(self, match: str, after: int) -> News | None:
        """What was added to a match after that entry, and who may sit there now."""
        found, entries, rights = await self.read(
            ("SELECT status FROM matches WHERE id = :of", {"of": match}),
            (f'SELECT {ENTRY} FROM entries WHERE "match" = :of AND number > :after ORDER BY number', {"of": match, "after": after}),
            (f'SELECT {RIGHTS.columns} FROM rights WHERE "match" = :of', {"of": match}),
        )
        if not found:
            return None
        return News(found[0]["status"], [_entry(one) for one in entries], [Right(**right) for right in rights])

    async def keys(self, match: str) -> dict[tuple[int, str], int]:
        """The requests that were carried out lately, (seat, key), with the numbers of their entries."""
        return _keys(await self.rows(KEPT_KEYS, of=match))

    async def lobby_of(self, code: str) -> str | None:
        """The match with that short code, if it has not begun."""
        found: str | None = await self._one("SELECT id FROM matches WHERE code = :code AND status = 'lobby'", code=code)
        return found

    async def right(self, hash: str) -> Right | None:
        """What a token or secret opens, by its hash."""
        return await self.one(RIGHTS, "hash = :hash", hash=hash)

    async def due(self, before: float, process: str | None = None) -> list[str]:
        """The matches in which the server must act by then, and that no other process than this one looks after."""
        free = f"({self.driver.unowned} OR owner = :process)"
        return await self._ids(f"SELECT id FROM matches WHERE due <= :before AND {free}", before=before, process=process)

    async def unfinished(self, since: float) -> int:
        """How many matches are not over and were touched since then."""
        return int(await self._one(f"SELECT COUNT(*) FROM matches WHERE status NOT IN ('over', '{THINNED}') AND touched >= :since", since=since))

    async def untouched(self, status: str, since: float) -> list[str]:
        """Matches of that status that nobody has touched since then; a few at a time."""
        wanted = f"SELECT id FROM matches WHERE status = :status AND touched < :since AND {self.driver.unowned} AND {UNREPORTED} LIMIT 50"
        return await self._ids(wanted, status=status, since=since)

    async def deserted(self, since: float) -> list[str]:
        """Running matches that nobody has touched since then and in which no person has acted twice; a few at a time.

        Not those in which several people have days to decide: there the server acts when the time is up.
        """
        held = "SELECT rights.seat FROM rights WHERE rights.\"match\" = matches.id AND rights.kind IN ('seat', 'seat-given')"
        acted = "SELECT COUNT(*) FROM entries WHERE entries.\"match\" = matches.id AND entries.kind IN ('acts', 'pass')"
        wanted = (
            f"SELECT id FROM matches WHERE status IN ('running', 'paused') AND touched < :since AND {self.driver.unowned}"
            f" AND {UNREPORTED} AND ({acted} AND entries.seat IN ({held})) < 2"
            f" AND (due IS NULL OR (SELECT COUNT(DISTINCT held.seat) FROM ({held}) AS held) < 2) LIMIT 50"
        )
        return await self._ids(wanted, since=since)

    async def kept_waiting(self, since: float) -> list[str]:
        """Rated matches under way that nobody has touched since then, and in which no clock will ever end; a few at a time."""
        rated = 'SELECT 1 FROM entries WHERE entries."match" = matches.id AND number = 1 AND body LIKE :rated'
        wanted = f"SELECT id FROM matches WHERE status IN ('running', 'paused') AND touched < :since AND due IS NULL AND {self.driver.unowned}"
        return await self._ids(f"{wanted} AND EXISTS ({rated}) LIMIT 50", since=since, rated='%"rated":true%')

    async def watchable(self, since: float, game: str | None, most: int) -> list[str]:
        """Running matches that were touched since then and that are rated, or were open to everybody; those touched last first."""
        opened = "SELECT 1 FROM entries WHERE entries.\"match\" = matches.id AND number <= 60 AND kind = 'list' AND body LIKE :listed"
        rated = 'SELECT 1 FROM entries WHERE entries."match" = matches.id AND number = 1 AND body LIKE :rated'
        of = " AND game = :game" if game else ""
        wanted = f"SELECT id FROM matches WHERE status = 'running' AND touched >= :since{of} AND (EXISTS ({rated}) OR EXISTS ({opened}))"
        values = {"since": since, "most": most, "listed": '%"listed":true%', "rated": '%"rated":true%'} | ({"game": game} if game else {})
        return await self._ids(f"{wanted} ORDER BY touched DESC LIMIT :most", **values)

    async def size(self) -> int:
        """How many bytes the database takes."""
        return await self.driver.size()

    async def ids(self) -> list[tuple[str, str]]:
        """(id, code) of all matches."""
        return [(row["id"], row["code"]) for row in await self.rows("SELECT id, code FROM matches")]

    async def count(self) -> int:
        """How many matches there are; also a sign of life."""
        return int(await self._one("SELECT COUNT(*) FROM matches"))

    async def _one(self, query: str, **values: Any) -> Any:
        """The first column of the first row, if there is one."""
        rows = await self.rows(query, **values)
        return next(iter(rows[0].values())) if rows else None

    async def _ids(self, query: str, **values: Any) -> list[str]:
        return [row["id"] for row in await self.rows(query, **values)]


UNREPORTED = 'NOT EXISTS (SELECT 1 FROM reports WHERE reports."match" = matches.id AND settled IS NULL)'  # the operator may want to look at it
DONE = b"\0"  # in the column `answer`, where older servers kept whole snapshots: the number of the entry says all
KEPT_KEYS = 'SELECT seat, "key", number FROM entries WHERE "match" = :of AND answer IS NOT NULL'


def _of(batch: list[Job], statement: Statement) -> list[Values]:
    return [row for rows, _ in batch for wanted, row in rows if wanted is statement]


def _entry(row: Row) -> EntryRow:
    return EntryRow(row["number"], row["at"], row["kind"], row["seat"], json.loads(row["body"]))


def _keys(rows: list[Row]) -> dict[tuple[int, str], int]:
    return {(row["seat"], row["key"]): row["number"] for row in rows}


def _state(change: Change) -> dict[str, Any]:
    """Where a match stands after a change."""
    return {
        "rules_version": change.rules_version,
        "status": change.status,
        "due": change.due,
        "touched": change.entry.at,
        "position": change.position,
    }


def _rows(change: Change) -> Rows:
    """The rows that a change adds."""
    entry = change.entry
    row = {
        "match": change.match,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": change.body or as_json(entry.body),
    }
    row |= {"outcome": as_json(change.outcome) if change.outcome is not None else None}
    row |= {"key": change.key, "answer": DONE if change.key is not None else None}
    rows: Rows = [(ENTRIES.add, row), *((RIGHTS.add, asdict(right)) for right in change.rights)]
    rows += [(DROP_RIGHT, {"of": right.hash}) for right in change.revoked]
    rows += [(move, {"hash": right.hash, "seat": right.seat}) for right in change.moved for move in MOVES]
    if entry.number % 20 == 0:
        rows.append((OLD_ANSWERS, {"of": change.match, "before": entry.number - ANSWERS_KEPT}))
    return rows
