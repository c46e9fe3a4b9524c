"""`magnat backup` and `magnat move`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from magnat.cli.arguments import BadArgument
from magnat.cli.databases import DatabaseUrl, existing_database

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; nothing may be there yet.", show_default=False)]
Source = Annotated[str, typer.Argument(metavar="FROM", help="A file, or postgresql://...", show_default=False)]
Target = Annotated[str, typer.Argument(metavar="TO", help="A file that is not there yet, or an empty PostgreSQL database.", show_default=False)]


def backup(file: Copy, database: DatabaseUrl = None) -> None:
    """Copy a database into a file, also while the server runs, and check the copy.

    The copy is a SQLite file, whatever the database is. To go back to it, stop the server and use it as the database, or move it.

    \b
    Example:
      magnat backup magnat-monday.db
    """
    from magnat.web.store import back_up, move, part_of

    source = existing_database(database)
    if isinstance(source, Path):
        copied = back_up(source, file)
    elif file.exists():
        raise BadArgument(f"{file} is there already; a backup never writes over anything")
    else:
        with part_of(file) as part:
            copied = asyncio.run(move(source, part, while_served=True))
    typer.echo(f"{file}: {copied}")


def move(source: Source, target: Target) -> None:
    """Copy a database into another one, from SQLite to PostgreSQL or back, and compare what arrives. Stop the server first.

    \b
    Example:
      magnat move magnat.db postgresql://magnat@localhost/magnat
    """
    from contextlib import ExitStack

    from magnat.web.store import alone, database_at, move

    old, new = existing_database(source), database_at(target)
    if isinstance(new, Path) and new.exists():
        raise BadArgument(f"{new} is there already; a move never writes over anything")
    with ExitStack() as locks:
        for one in (old, new):
            if isinstance(one, Path):
                locks.enter_context(alone(one))
        copied = asyncio.run(move(old, new))
    typer.echo(f"{copied}; all of it was compared")
