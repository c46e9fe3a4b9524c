"""Which database: a file that one process has to itself, or a PostgreSQL that serves many."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

from magnat.core.errors import MagnatError
from magnat.web import locks
from magnat.web.store.rows import StoreError
from magnat.web.store.sqlite import SqliteDriver
from magnat.web.store.store import Store

Database = Path | str  # a SQLite file, or the address of a PostgreSQL


def default_database() -> Database:
    """MAGNAT_DATABASE, else a file among the user's data."""
    chosen = os.environ.get("MAGNAT_DATABASE")
    return database_at(chosen) if chosen else Path(platformdirs.user_data_dir("magnat")) / "magnat.db"


def database_at(url: str) -> Database:
    """What a database address names: a file (sqlite:///FILE, or simply the file), or a PostgreSQL, whose address stays as it is.

    @FILE: the address stands in that file, so that its password does not stand in the list of processes.
    """
    if url.startswith("@"):
        try:
            url = Path(url[1:]).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise MagnatError(f"the file {url[1:]} with the address of the database cannot be read") from error
    scheme, mark, rest = url.partition("://")
    if not mark:
        return Path(url)
    if scheme in ("postgresql", "postgres"):
        return url
    if scheme != "sqlite" or not rest.startswith("/") or not rest.strip("/"):
        raise MagnatError(f"the database {scheme}:// is of a kind that Magnat does not use; it takes a file, sqlite:///FILE, or postgresql://...")
    return Path(rest.removeprefix("/"))


def store_at(database: Database) -> Store:
    """The store behind an address; not opened yet."""
    if isinstance(database, Path):
        return Store(SqliteDriver(database))
    from magnat.web.store.postgresql import PostgresqlDriver

    return Store(PostgresqlDriver(database))


@contextmanager
def alone(database: Database) -> Iterator[None]:
    """One process a file: a second one would not hear what happens at the first one's tables. A PostgreSQL serves many."""
    if not isinstance(database, Path):
        yield
        return
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        file = database.resolve()  # by whatever name it is called
        held = [os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)]
        if file.exists() and sys.platform != "win32":  # there SQLite itself could no longer read it
            held.append(os.open(file, os.O_RDWR))  # a hard link is another name with a lock of its own, and the same file
    except OSError as error:
        raise StoreError(f"the database {database} cannot be opened: {(error.strerror or 'an error of the system').lower()}") from error
    try:
        for lock in held:
            locks.take(lock)
    except OSError as error:
        for lock in held:
            os.close(lock)
        raise StoreError(f"another server already uses the database {database}") from error
    try:
        yield
    finally:
        for lock in held:
            os.close(lock)
