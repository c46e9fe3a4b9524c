"""Where tables are kept: an append-only list of entries for each match, durable before anybody hears of them.

The primary key (match, number) is the compare-and-swap: of two writers that add the same number, one gets `Conflict` and reads on. The
embedded store is one SQLite file of one process. For several processes on PostgreSQL the same statements serve; what is added is a
notification of commits, for which `listen` is the seam.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import (
    Column,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)  # fmt: skip
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from magnat.core.errors import MagnatError
from magnat.web.errors import Damaged
from magnat.web.tokens import Right

SCHEMA = 1
THINNED = "thinned"  # the status of a match of which only that it was is kept
ANSWERS_KEPT = 60  # versions for which the answers to repeated requests are kept

metadata = MetaData()
meta = Table("magnat", metadata, Column("name", String, primary_key=True), Column("value", String, nullable=False))
matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("head", Integer, nullable=False),  # number of the last entry
    Column("due", Float),  # when the server must act by itself, if ever
    Column("touched", Float, nullable=False),
    Column("position", Text),  # where the entries have led: a check, and what remains when rules change
    Index("matches_due", "due"),
)
entries = Table(
    "entries",
    metadata,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("outcome", Text),  # the acts it led to, chance included
    Column("key", String),  # of the request: whatever happens, it is carried out once
    Column("answer", LargeBinary),  # to that request, until nobody will repeat it any more
    UniqueConstraint("match", "seat", "key"),
)
rights = Table(
    "rights",
    metadata,
    Column("hash", String, primary_key=True),
    Column("match", String, ForeignKey("matches.id"), nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
)
NEW_MATCH, NEW_ENTRY, NEW_RIGHT = insert(matches), insert(entries), insert(rights)
MOVE_MATCH = update(matches).where(matches.c.id == bindparam("of"))
OLD_ANSWERS = update(entries).where((entries.c.match == bindparam("of")) & (entries.c.number < bindparam("before"))).values(answer=None)
DROP_RIGHT = delete(rights).where(rights.c.hash == bindparam("of"))
NO_ENTRIES = delete(entries).where(entries.c.match == bindparam("of"))
NO_RIGHTS = delete(rights).where(rights.c.match == bindparam("of"))
THIN = update(matches).where(matches.c.id == bindparam("of")).values(status=THINNED, due=None, position=None)
STATEMENTS = (
    NEW_MATCH,
    NEW_ENTRY,
    NEW_RIGHT,
    DROP_RIGHT,
    OLD_ANSWERS,
    MOVE_MATCH,
    NO_ENTRIES,
    NO_RIGHTS,
    THIN,
)  # in the order in which they are carried out
Rows = list[tuple[Executable, dict[str, Any]]]
Job = tuple[Rows, asyncio.Future[None]]


class Conflict(Exception):
    """Somebody else has written that entry; read what it is."""


class StoreError(MagnatError):
    """A database that cannot be used; its text says why."""


class DiskFull(StoreError):
    """There is no room left for what was to be written."""


@dataclass(frozen=True)
class EntryRow:
    """An entry of the record of a table, as it is stored."""

    number: int  # the version of the table after it
    at: float
    kind: str
    seat: int
    body: dict[str, Any]


@dataclass(frozen=True)
class Change:
    """All that one command writes, at one stroke."""

    match: str
    entry: EntryRow
    status: str
    due: float | None
    rules_version: int
    position: str | None = None
    outcome: list[Any] | None = None
    rights: Sequence[Right] = ()
    revoked: Sequence[Right] = ()
    key: str | None = None
    answer: bytes | None = None


@dataclass(frozen=True)
class Stored:
    """A match as it was found in the store."""

    id: str
    game: str
    status: str
    rules_version: int
    position: str | None
    entries: list[EntryRow]
    outcomes: list[list[Any] | None]
    rights: list[Right]
    keys: dict[tuple[int, str], int]  # of requests whose answers are kept, with their numbers


Arguments = ParamSpec("Arguments")
Found = TypeVar("Found")


def uninterrupted(read: Callable[Concatenate[Store, Arguments], Awaitable[Found]]) -> Callable[Concatenate[Store, Arguments], Awaitable[Found]]:
    """A caller that is cancelled stops waiting; the statement itself runs to its end, because a connection that is torn away is not usable again."""

    @wraps(read)
    async def wrapped(store: Store, /, *arguments: Arguments.args, **more: Arguments.kwargs) -> Found:
        store.check_open()
        task = asyncio.ensure_future(read(store, *arguments, **more))
        store.reading.add(task)
        task.add_done_callback(store.reading.discard)
        return await asyncio.shield(task)

    return wrapped


class Store:
    """One database; open it before use."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine: AsyncEngine = _engine(path)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self.reading: set[asyncio.Future[Any]] = set()
        self.log_key = b""  # with which the logs hash the ids of matches; stored with them
        self.last_error: Exception | None = None  # why the last write failed; None if it did not

    def listen(self, heard: Callable[[str], None]) -> None:
        """Be told of matches that another process has changed. The embedded store has one process, so there is nothing to tell."""

    async def open(self) -> None:
        """Check what is there, or start a new one. StoreError with a sentence if the file is damaged, foreign or newer."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            async with self.engine.begin() as connection:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")  # all tables are made, or none
                await self._check(connection)
                self.log_key = await self._key(connection)
        except DatabaseError as error:
            raise StoreError(f"the database {self.path} cannot be used: it is damaged, or no database at all ({_reason(error)})") from error
        except OSError as error:
            raise StoreError(f"the database {self.path} cannot be opened: {error.strerror}") from error
        self._writer = asyncio.create_task(self._write_all())

    async def _check(self, connection: AsyncConnection) -> None:
        found = set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))
        if not found:
            await connection.run_sync(metadata.create_all)
            await connection.execute(insert(meta).values(name="schema", value=str(SCHEMA)))
            return
        if meta.name not in found:
            raise StoreError(f"{self.path} is the database of another program")
        version = (await connection.execute(select(meta.c.value).where(meta.c.name == "schema"))).scalar()
        if version is None or not str(version).isdigit():
            raise StoreError(f"the database {self.path} is damaged: it does not say which version it has")
        if int(version) > SCHEMA:
            raise StoreError(f"the database {self.path} was written by a newer Magnat (version {version}); this one reads up to {SCHEMA}")
        if set(metadata.tables) - found:
            raise StoreError(f"the database {self.path} is damaged: tables are missing")
        wrong = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar() if connection.dialect.name == "sqlite" else "ok"
        if wrong != "ok":
            raise StoreError(f"the database {self.path} is damaged: {wrong}")

    async def _key(self, connection: AsyncConnection) -> bytes:
        """The key of this database for its logs, made when it is first wanted."""
        found = (await connection.execute(select(meta.c.value).where(meta.c.name == "log key"))).scalar()
        if found is None:
            found = secrets.token_hex(32)
            await connection.execute(insert(meta).values(name="log key", value=found))
        return bytes.fromhex(str(found))

    @property
    def queue(self) -> int:
        """How many changes wait to be written."""
        return self._jobs.qsize()

    def check_open(self) -> None:
        """Who comes too late must not open the file again, with a connection that nobody would close."""
        if self._closed:
            raise StoreError(f"the database {self.path} is closed")

    async def close(self) -> None:
        """Write what is under way, then let go of the file."""
        self._closed = True
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self.reading:
            await asyncio.wait(self.reading)
        await self.engine.dispose()

    # Writing: one transaction for all that waits, so that many tables share one wait for the disk.

    async def create(self, code: str, game: str, change: Change) -> None:
        """A new match with its first entry. Conflict if the code is taken."""
        row = {"id": change.match, "code": code, "game": game, "head": change.entry.number, **_state(change)}
        await self._submit([(NEW_MATCH, row), *_rows(change)])

    async def append(self, change: Change) -> None:
        """One more entry. Conflict if its number is taken."""
        await self._submit([*_rows(change), (MOVE_MATCH, {"of": change.match, "head": change.entry.number, **_state(change)})])

    async def grant(self, new: Sequence[Right], revoked: Sequence[Right] = ()) -> None:
        """More tokens for a seat, in the place of others."""
        await self._submit([*((NEW_RIGHT, asdict(right)) for right in new), *((DROP_RIGHT, {"of": right.hash}) for right in revoked)])

    async def _submit(self, rows: Rows) -> None:
        """Write rows with the next transaction; returns when they are on the disk."""
        self.check_open()
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
            async with self.engine.begin() as connection:
                for statement in STATEMENTS:
                    if rows := [row for job, _ in batch for wanted, row in job if wanted is statement]:
                        await connection.execute(statement, rows)
        except OperationalError as trouble:  # nobody may believe that it was written
            error = trouble_of(trouble)
        except Exception as fault:
            if len(batch) > 1:
                for job in batch:
                    await self._write([job])
                return
            error = Conflict(str(fault.orig)) if isinstance(fault, IntegrityError) else fault
        if not isinstance(error, Conflict):
            self.last_error = error
        for _, written in batch:
            if not written.done():
                written.set_exception(error) if error else written.set_result(None)

    # Reading.

    @uninterrupted
    async def load(self, match: str) -> Stored | None:
        """Everything about one match."""
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN")  # one view for all that follows
            row = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
            if row is None:
                return None
            columns = [column for column in entries.c if column is not entries.c.answer]
            found = (await connection.execute(select(*columns).where(entries.c.match == match).order_by(entries.c.number))).mappings().all()
            held = (await connection.execute(select(rights).where(rights.c.match == match))).mappings().all()
            kept = select(entries.c.seat, entries.c.key, entries.c.number).where((entries.c.match == match) & entries.c.answer.is_not(None))
            keys = (await connection.execute(kept)).all()
        try:
            return _stored(row, found, held, keys)
        except (ValueError, TypeError) as error:
            raise Damaged(match) from error

    @uninterrupted
    async def answer(self, match: str, seat: int, key: str) -> bytes | None:
        """The first answer to a request that was repeated."""
        wanted = (entries.c.match == match) & (entries.c.seat == seat) & (entries.c.key == key)
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(entries.c.answer).where(wanted))).scalar()
        return None if found is None else zlib.decompress(found)

    @uninterrupted
    async def id_of(self, code: str) -> str | None:
        """The match with that short code."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(matches.c.id).where(matches.c.code == code))).scalar()

    @uninterrupted
    async def right(self, hash: str) -> Right | None:
        """What a token or secret opens, by its hash."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(rights).where(rights.c.hash == hash))).mappings().first()
        return None if found is None else Right(**found)

    @uninterrupted
    async def due(self, before: float) -> list[str]:
        """The matches in which the server must act by then."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(matches.c.id).where(matches.c.due <= before))).scalars())

    @uninterrupted
    async def unfinished(self, since: float) -> int:
        """How many matches are not over and were touched since then."""
        wanted = matches.c.status.not_in(("over", THINNED)) & (matches.c.touched >= since)
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(matches).where(wanted))).scalar() or 0)

    @uninterrupted
    async def untouched(self, status: str, since: float) -> list[str]:
        """Matches of that status that nobody has touched since then; a few at a time."""
        wanted = (matches.c.status == status) & (matches.c.touched < since)
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(matches.c.id).where(wanted).limit(50))).scalars())

    async def thin(self, match: str) -> None:
        """Forget all of a match but that it was: first the answers that were kept, then entries and rights. Links to it say so."""
        await self._submit(
            [(OLD_ANSWERS, {"of": match, "before": 2**31}), (NO_ENTRIES, {"of": match}), (NO_RIGHTS, {"of": match}), (THIN, {"of": match})]
        )

    def size(self) -> int:
        """How many bytes the database takes."""
        return sum(file.stat().st_size for suffix in ("", "-wal") if (file := self.path.with_name(self.path.name + suffix)).exists())

    @uninterrupted
    async def ids(self) -> list[tuple[str, str]]:
        """(id, code) of all matches."""
        async with self.engine.connect() as connection:
            return [(id, code) for id, code in (await connection.execute(select(matches.c.id, matches.c.code))).all()]

    @uninterrupted
    async def count(self) -> int:
        """How many matches there are; also a sign of life."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(matches))).scalar() or 0)


def _stored(row: Any, found: Any, held: Any, keys: Any) -> Stored:
    return Stored(
        row["id"],
        row["game"],
        row["status"],
        row["rules_version"],
        row["position"],
        entries=[EntryRow(one["number"], one["at"], one["kind"], one["seat"], json.loads(one["body"])) for one in found],
        outcomes=[json.loads(one["outcome"]) if one["outcome"] else None for one in found],
        rights=[Right(**right) for right in held],
        keys={(seat, key): number for seat, key, number in keys},
    )


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
    row = {"match": change.match, "number": entry.number, "at": entry.at, "kind": entry.kind, "seat": entry.seat, "body": _json(entry.body)}
    row |= {"outcome": _json(change.outcome) if change.outcome is not None else None}
    row |= {"key": change.key, "answer": zlib.compress(change.answer, 1) if change.key is not None and change.answer is not None else None}
    rows: Rows = [(NEW_ENTRY, row), *((NEW_RIGHT, asdict(right)) for right in change.rights)]
    rows += [(DROP_RIGHT, {"of": right.hash}) for right in change.revoked]
    if entry.number % 20 == 0:
        rows.append((OLD_ANSWERS, {"of": change.match, "before": entry.number - ANSWERS_KEPT}))
    return rows


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def trouble_of(error: OperationalError) -> Exception:
    """A full disk by its name, anything else as it is."""
    full = "disk is full" in str(error.orig) or "No space left" in str(error.orig)
    return DiskFull("the disk of the database is full") if full else error


def _reason(error: DatabaseError) -> str:
    return str(error.orig).lower()


def _engine(path: Path) -> AsyncEngine:
    url = f"sqlite+aiosqlite:///{path}"
    engine = create_async_engine(url, pool_size=3, max_overflow=5, pool_reset_on_return=None, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        """Every commit reaches the disk before it returns; readers do not wait for the writer.

        A transaction begins with the first change, inside that statement: every word to the thread of a connection costs a switch.
        """
        connection.isolation_level = "IMMEDIATE"
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "cache_size=-1000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
