"""`magnat match`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from magnat.cli.arguments import BadArgument
from magnat.cli.databases import DatabaseUrl, ask_store, existing_database

if TYPE_CHECKING:
    from magnat.web.store import Store


def match(
    hash: Annotated[str, typer.Argument(metavar="HASH", help="What the logs of a server call a match.", show_default=False)],
    database: DatabaseUrl = None,
) -> None:
    """Find the match behind a hash in the logs of a server.

    \b
    Example:
      magnat match 5f0c3a91d2b47e68
    """
    from magnat.web.logs import hash_of

    async def find(store: Store) -> tuple[str, str] | None:
        return next((row for row in await store.ids() if hash_of(store.log_key, row[0]) == hash.strip().lower()), None)

    found = ask_store(existing_database(database), find)
    if found is None:
        raise BadArgument(f"no match of this database has the hash {hash}")
    typer.echo(f"{found[0]} {found[1]}")
