"""Where the servers of tests keep their tables: a SQLite file, or a database of a real PostgreSQL that is started for them."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

from magnat.web.store import Database

SQLITE, POSTGRESQL = "sqlite", "postgresql"
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=200", "log_min_messages=fatal")


class NoPostgresql(Exception):
    """It cannot be had here; the text says why."""


class Cluster:
    """A PostgreSQL server that listens at a socket in a folder of its own."""

    def __init__(self) -> None:
        programs = _programs()
        self.user = _user()
        self.folder = Path(tempfile.mkdtemp(prefix="magnat-pg-", dir="/tmp"))  # a socket has a short name, and its user must reach it
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        data = self.folder / "data"
        made = self._run(programs / "initdb", "-D", data, "-U", "magnat", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        if made.returncode:
            raise NoPostgresql(f"PostgreSQL cannot be set up here: {made.stderr.decode().strip()}")
        options = [part for setting in (*QUICK, "listen_addresses=", f"unix_socket_directories={self.folder}") for part in ("-c", setting)]
        self.log = (self.folder / "log").open("wb")
        command = [str(programs / "postgres"), "-D", str(data), *options]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, cwd=self.folder, **self._as_user())
        self._wait()
        self.made: dict[Path, str] = {}

    def _as_user(self) -> dict[str, Any]:
        """It refuses to run as root, so it runs as somebody else then."""
        return {} if self.user is None else {"user": self.user, "group": _group(self.user), "extra_groups": []}

    def _run(self, *command: Path | str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run([str(part) for part in command], capture_output=True, cwd=self.folder, **self._as_user())

    def url(self, schema: str = "public") -> str:
        return f"postgresql://magnat@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"

    def _wait(self) -> None:
        until = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError as error:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise NoPostgresql(f"PostgreSQL does not start here: {error}") from error
                time.sleep(0.05)

    def at(self, folder: Path) -> str:
        """What belongs to a folder, empty at first: a schema, which is made in no time, and as good as a database."""
        if folder not in self.made:
            self.made[folder] = f"test_{len(self.made)}"
            with psycopg.connect(self.url(), autocommit=True) as connection:
                connection.execute(f"CREATE SCHEMA {self.made[folder]}")
        return self.url(self.made[folder])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once
        self.process.wait(20)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def _programs() -> Path:
    found = shutil.which("initdb")
    if found and shutil.which("postgres"):
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if not folders:
        raise NoPostgresql("PostgreSQL is not installed (Debian, Ubuntu: apt-get install postgresql)")
    return folders[-1].parent


def _user() -> str | None:
    """Under whose name it runs; None for our own."""
    if os.getuid() != 0:
        return None
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in known:
            return name
    raise NoPostgresql("PostgreSQL refuses to run as root, and there is no other user here")


def _group(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


cluster: Cluster | None = None  # in use by the present test; None: SQLite


def database_of(folder: Path) -> Database:
    """The database of the servers with that folder."""
    return folder / "magnat.db" if cluster is None else cluster.at(folder)


def contents(folder: Path) -> bytes:
    """Everything that is stored."""
    if cluster is None:
        return b"".join(path.read_bytes() for path in folder.iterdir())
    tables = [name for (name,) in execute(folder, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")]
    return "\n".join(str(row) for name in tables for row in execute(folder, f"SELECT * FROM {name}")).encode()


def execute(folder: Path, statement: str, *values: Any) -> list[Any]:
    """Behind the server's back, with `?` for values; gives the rows."""
    if cluster is None:
        database = sqlite3.connect(folder / "magnat.db")
        rows = database.execute(statement, values).fetchall()
        database.commit()
        database.close()
        return rows
    with psycopg.connect(cluster.at(folder)) as connection:
        cursor = connection.execute(statement.replace("?", "%s"), values)
        return cursor.fetchall() if cursor.description else []
