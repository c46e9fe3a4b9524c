"""Which database a command means."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar
from urllib.parse import urlsplit

import typer

from magnat.cli.arguments import BadArgument

if TYPE_CHECKING:
    from magnat.web.store import Database, Store

Result = TypeVar("Result")
DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="A file, postgresql://..., or @FILE with that; by default your own.", show_default=False),
]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]


def chosen_database(url: str | None) -> Database:
    """The database of that address, or the usual one."""
    from magnat.web.store import database_at, default_database

    return database_at(url) if url else default_database()


def existing_database(url: str | None) -> Database:
    """The database of that address, or the usual one; with a sentence if it is not there."""
    warn_of_password(url)
    found = chosen_database(url)
    if isinstance(found, Path) and not found.is_file():
        raise BadArgument(f"there is no database {found}")
    return found


def ask_store(database: Database, ask: Callable[[Store], Awaitable[Result]]) -> Result:
    """What a question to an open store is answered with."""
    from magnat.web.store import store_at

    async def asked() -> Result:
        store = store_at(database)
        try:
            await store.open()
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(asked())


def warn_of_password(url: str | None) -> None:
    """Whoever may list the processes of this machine reads the command line."""
    if url and "://" in url and urlsplit(url).password:
        typer.echo(
            "the password of the database stands in the list of processes; put the address into MAGNAT_DATABASE, or into a file: --database @FILE",
            err=True,
        )


def make_sure(question: str, yes: bool) -> None:
    """Ask before something that cannot be taken back."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise BadArgument("this cannot be taken back; say --yes if it is meant")
    if not typer.confirm(question):
        raise typer.Exit(1)
