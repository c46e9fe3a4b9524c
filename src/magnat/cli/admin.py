"""`magnat admin`: for whoever runs a server. Everything works beside a running one, which carries out what is ordered."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from magnat.cli.arguments import BadArgument
from magnat.cli.databases import DatabaseUrl, Yes, ask_store, existing_database, make_sure
from magnat.cli.reports import reports

if TYPE_CHECKING:
    from magnat.web.operating import Order
    from magnat.web.store import Database, Listed, Store

STATUSES = ("lobby", "running", "paused", "over", "thinned", "aside")
Which = Annotated[str, typer.Argument(metavar="MATCH", help="Its id, its code, or its hash from the logs.", show_default=False)]

admin = typer.Typer(
    name="admin",
    help="Run a server: list, close, delete matches or set them aside, erase names, mute and block, read reports.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
admin.add_typer(reports)


@admin.command("list")
def list_matches(
    database: DatabaseUrl = None,
    status: Annotated[str, typer.Option(metavar="|".join(STATUSES), help="Only these.", show_default=False)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """List the matches of a database, those touched last first.

    \b
    Example:
      magnat admin list --status running
    """
    from magnat.web.store import operations

    if status and status not in STATUSES:
        raise BadArgument(f"there is no status {status!r}; there are: {', '.join(STATUSES)}")
    found = ask_store(existing_database(database), lambda store: operations.matches(store, status or None))
    if as_json:
        typer.echo(json.dumps([row.__dict__ for row in found], indent=2))
        return
    for row in found:
        touched = datetime.fromtimestamp(row.touched, UTC).strftime("%Y-%m-%d %H:%M")
        typer.echo(f"{row.id}  {row.code:14} {row.game:20} {row.status:14} {row.head:6} entries  {touched}")
    typer.echo(f"{len(found)} matches", err=True)


@admin.command()
def rate(
    database: DatabaseUrl = None,
    again: Annotated[bool, typer.Option("--again", help="Forget all ratings first; the results give the same figures again.")] = False,
) -> None:
    """Work out the ratings of all persons from the results of rated games, and those of puzzles from the tries. A server does it by itself.

    \b
    Example:
      magnat admin rate --again
    """
    from magnat.web.puzzles import rating as of_puzzles
    from magnat.web.results import rating

    at = existing_database(database)
    done = ask_store(at, rating.rate_again if again else rating.rate_rest)
    tries = ask_store(at, of_puzzles.rate_again if again else of_puzzles.rate_rest)
    typer.echo(f"{done} games were rated")
    if tries:
        typer.echo(f"{tries} tries at puzzles were rated")


@admin.command()
def close(match: Which, database: DatabaseUrl = None, yes: Yes = False) -> None:
    """End a match unfinished, with ranks by standing. One that has not begun is deleted.

    \b
    Example:
      magnat admin close OTTER-42
    """
    _order(match, database, "close", question="End this match for good?", yes=yes)


@admin.command()
def delete(match: Which, database: DatabaseUrl = None, yes: Yes = False) -> None:
    """Delete a match with all its entries; its links lead nowhere then.

    \b
    Example:
      magnat admin delete OTTER-42
    """
    _order(match, database, "delete", question="Delete this match for good?", yes=yes)


@admin.command()
def aside(match: Which, database: DatabaseUrl = None, back: Annotated[bool, typer.Option("--back", help="Bring it back.")] = False) -> None:
    """Set a match aside: it is kept, but nobody can open it and its clocks stand still until it is brought back.

    \b
    Example:
      magnat admin aside OTTER-42
    """
    _order(match, database, "back" if back else "aside", is_aside=back)


@admin.command()
def erase(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name as it stood at the tables.", show_default=False)],
    match: Annotated[str, typer.Option(metavar="MATCH", help="Only there; without it, in all matches.", show_default=False)] = "",
    database: DatabaseUrl = None,
    yes: Yes = False,
) -> None:
    """Erase the names of a person and what was said under them. The games stay, and so do words mixed into the draws: they prove them to the others.

    \b
    Example:
      magnat admin erase "Ada" --match OTTER-42
    """
    from magnat.web.operating import Order, Undoable, give

    where = existing_database(database)
    found, unread = _named(where, name, match)
    for row in unread:
        typer.echo(f"{row.code}: its record is damaged and cannot be read; delete it if it may hold that name", err=True)
    if not found and not unread:
        raise BadArgument(f"nobody called {name} is in {'this match' if match else 'any match'}")
    for row in found:
        typer.echo(f"{row.id}  {row.code}  {row.game}", err=True)
    if found:
        make_sure(f"Erase {name} in {len(found)} matches?", yes)
    undone = len(unread)
    for row in found:
        try:
            typer.echo(f"{row.code}: {asyncio.run(give(where, Order('erase', row.id, name=name)))}")
        except Undoable as error:  # the others are erased all the same
            typer.echo(f"{row.code}: {error}", err=True)
            undone += 1
    if undone:
        raise typer.Exit(1)


@admin.command()
def mute(
    match: Which,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=1, max=8, help="1 is the first.", show_default=False)],
    database: DatabaseUrl = None,
    off: Annotated[bool, typer.Option("--off", help="Let the seat chat again.")] = False,
) -> None:
    """Mute a seat: it plays on but cannot chat.

    \b
    Example:
      magnat admin mute OTTER-42 3
    """
    _order(match, database, "mute", seat=seat - 1, on=not off)


@admin.command()
def block(
    network: Annotated[str, typer.Argument(metavar="ADDRESS", help="An address or a network, such as 192.0.2.0/24.", show_default=False)],
    database: DatabaseUrl = None,
    off: Annotated[bool, typer.Option("--off", help="Let it in again.")] = False,
) -> None:
    """Refuse all requests of an address or a network, from the next second on.

    \b
    Example:
      magnat admin block 192.0.2.7
    """
    from magnat.web.operating import BLOCK
    from magnat.web.store import operations

    try:
        wanted = str(ipaddress.ip_network(network, strict=False))
    except ValueError as error:
        raise BadArgument(f"{network} is neither an address nor a network") from error

    async def change(store: Store) -> bool:
        there = wanted in await operations.notes(store, BLOCK)
        if off and there:
            await operations.take_note(store, BLOCK, wanted)
        elif not off and not there:
            await operations.put_note(store, BLOCK, wanted, datetime.now(UTC).isoformat(timespec="seconds"))
        return there

    if not ask_store(existing_database(database), change) and off:
        raise BadArgument(f"{wanted} is not blocked")
    typer.echo(f"{wanted} is {'let in again' if off else 'blocked'}")


@admin.command()
def blocked(database: DatabaseUrl = None) -> None:
    """List what is blocked, and since when.

    \b
    Example:
      magnat admin blocked
    """
    from magnat.web.operating import BLOCK
    from magnat.web.store import operations

    for network, since in ask_store(existing_database(database), lambda store: operations.notes(store, BLOCK)).items():
        typer.echo(f"{network}  since {since}")


def _order(
    match: str,
    database: str | None,
    do: str,
    *,
    question: str = "",
    yes: bool = True,
    seat: int = -1,
    on: bool = True,
    is_aside: bool = False,
) -> None:
    """Find the match, make sure, and have it done."""
    from magnat.web.operating import Order, give
    from magnat.web.store import ASIDE

    where = existing_database(database)
    found = _find(where, match)
    if found.status.startswith(ASIDE) != is_aside and do in ("aside", "back"):
        raise BadArgument("this match is not set aside" if is_aside else "this match is set aside already")
    if question:
        typer.echo(f"{found.id}  {found.code}  {found.game}  {found.status}  {found.head} entries", err=True)
        make_sure(question, yes)
    order: Order = Order(do, found.id, seat=seat, on=on)
    typer.echo(f"{found.code}: {asyncio.run(give(where, order))}")


def _find(database: Database, match: str) -> Listed:
    """The match of an id, a code or a hash."""
    from magnat.web.logs import hash_of
    from magnat.web.store import operations

    async def look(store: Store) -> Listed | None:
        wanted = match.strip()
        for row in await operations.matches(store):
            if wanted.lower() in (row.id, hash_of(store.log_key, row.id)) or wanted.upper() == row.code:
                return row
        return None

    found = ask_store(database, look)
    if found is None:
        raise BadArgument(f"there is no match {match} in this database")
    return found


def _named(database: Database, name: str, match: str) -> tuple[list[Listed], list[Listed]]:
    """The matches in which somebody has that name, and those whose records cannot be read."""
    from magnat.web.entries import Erased, erased
    from magnat.web.store import operations

    only = _find(database, match).id if match else None

    async def look(store: Store) -> tuple[list[Listed], list[Listed]]:
        found, unread = [], []
        for row in await operations.matches(store):
            if only not in (None, row.id):
                continue
            try:
                stored = await store.load(row.id)
                traces = erased(stored, name) if stored is not None else Erased()
            except Exception:  # whatever a broken record makes of it
                unread.append(row)
                continue
            if traces.bodies or traces.position is not None:
                found.append(row)
        return found, unread

    return ask_store(database, look)
