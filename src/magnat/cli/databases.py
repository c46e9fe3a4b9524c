"""Which database a command means."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from magnat.cli.arguments import BadArgument

if TYPE_CHECKING:
    from magnat.web.store import Database

DatabaseUrl = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A file, or postgresql://...; by default a file of your own.", show_default=False)
]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]


def existing_database(url: str | None) -> Database:
    """The database of that address, or the usual one; with a sentence if it is not there."""
    from magnat.web import serve

    found = serve.database_at(url) if url else serve.default_database()
    if isinstance(found, Path) and not found.is_file():
        raise BadArgument(f"there is no database {found}")
    return found


def make_sure(question: str, yes: bool) -> None:
    """Ask before something that cannot be taken back."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise BadArgument("this cannot be taken back; say --yes if it is meant")
    if not typer.confirm(question):
        raise typer.Exit(1)
