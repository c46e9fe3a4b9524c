"""`magnat match`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from magnat.cli.arguments import BadArgument


def match(
    hash: Annotated[str, typer.Argument(metavar="HASH", help="What the logs of a server call a match.", show_default=False)],
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="A file, or postgresql://...; by default a file of your own.", show_default=False)
    ] = None,
) -> None:
    """Find the match behind a hash in the logs of a server.

    \b
    Example:
      magnat match 5f0c3a91d2b47e68
    """
    from magnat.web import serve
    from magnat.web.logs import hash_of
    from magnat.web.store import store_at

    async def find() -> tuple[str, str] | None:
        wanted = serve.database_at(database) if database else serve.default_database()
        if isinstance(wanted, Path) and not wanted.exists():
            raise BadArgument(f"there is no database {wanted}")
        store = store_at(wanted)
        try:
            await store.open()
            return next((row for row in await store.ids() if hash_of(store.log_key, row[0]) == hash.strip().lower()), None)
        finally:
            await store.close()

    found = asyncio.run(find())
    if found is None:
        raise BadArgument(f"no match of this database has the hash {hash}")
    typer.echo(f"{found[0]} {found[1]}")
