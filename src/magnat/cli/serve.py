"""`magnat serve`."""

from __future__ import annotations

import ipaddress
import os
import re
from pathlib import Path
from typing import Annotated

import typer

from magnat.cli.arguments import BadArgument
from magnat.cli.databases import chosen_database, warn_of_password


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets in others on your network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="0 takes any free port.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A file, postgresql://..., or @FILE with that; by default your own.", show_default=False),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL", help="Another site that may use this server.", show_default=False)] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name of this server; by default those of its network, and whatever a trusted proxy calls it.",
            show_default=False,
        ),
    ] = None,
    trusted_proxies: Annotated[
        str, typer.Option(metavar="ADDRESS,...", help="Proxies or networks that are trusted to say where requests come from.")
    ] = "127.0.0.1,::1",
    root_path: Annotated[
        str, typer.Option(metavar="PATH", help="Where a proxy shows the server, such as /magnat; by default at the root.", show_default=False)
    ] = "",
    creation_code: Annotated[
        str | None,
        typer.Option(
            metavar="CODE", envvar="MAGNAT_CREATION_CODE", help="Only those who know this code may open tables; else anybody.", show_default=False
        ),
    ] = None,
    bot_pause: Annotated[float, typer.Option(metavar="SECONDS", min=0, max=60, help="Pause between the acts of bots.")] = 0.8,
    push_contact: Annotated[
        str | None,
        typer.Option(
            metavar="CONTACT",
            envvar="MAGNAT_PUSH_CONTACT",
            help="Send reminders by Web Push; push services get this e-mail address or web page as a contact.",
            show_default=False,
        ),
    ] = None,
    keep_days: Annotated[
        float | None, typer.Option(metavar="DAYS", min=1, help="Forget finished games after this many days; without it, never.", show_default=False)
    ] = None,
    thinkers: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Processes in which bots look ahead; by default one for each core but one.", show_default=False),
    ] = None,
    persons: Annotated[
        bool, typer.Option("--persons/--no-persons", help="Let people have a name of their own on all their devices, with profile and results.")
    ] = True,
    deals: Annotated[bool, typer.Option("--deals/--no-deals", help="Have a deal of the day, and duplicates; without persons there are none.")] = True,
    puzzles: Annotated[bool, typer.Option("--puzzles/--no-puzzles", help="Set positions in which the best move is to be found.")] = True,
    metrics: Annotated[bool, typer.Option("--metrics", help="Show figures for Prometheus at /metrics.")] = False,
    log: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the log goes; by default to stderr.", show_default=False)] = None,
) -> None:
    """Serve the table in the browser, for friends and bots.

    \b
    Example:
      magnat serve --open
    """
    from magnat.web import serve as server
    from magnat.web.reminders import Terms, contact_of
    from magnat.web.settings import Settings

    warn_of_password(database)
    file = chosen_database(database)
    proxies = tuple(filter(None, (proxy.strip() for proxy in trusted_proxies.split(","))))
    for network in filter(lambda proxy: "/" in proxy, proxies):
        try:
            ipaddress.ip_network(network, strict=False)
        except ValueError as error:
            raise BadArgument(f"{network} is not a network") from error
    settings = Settings(
        database=file,
        root_path=rooted(root_path),
        creation_code=creation_code or None,
        origins=tuple(origin or ()),
        hosts=tuple(name.lower().rstrip(".") for name in allow_host or ()),
        trusted_proxies=proxies,
        bot_pause=bot_pause,
        thinkers=max(1, (os.cpu_count() or 1) - 1) if thinkers is None else thinkers,
        persons=persons,
        deals=deals,
        puzzles=puzzles,
        metrics=metrics,
        keep_days=keep_days,
        reminders=Terms(contact_of(push_contact)) if push_contact else None,
    )
    server.serve(host, port, settings=settings, open_browser=open_browser, log=log)


def rooted(path: str) -> str:
    """A path with a slash in front and none at its end; nothing for the root.

    >>> rooted("magnat/"), rooted("/games/magnat"), rooted("/")
    ('/magnat', '/games/magnat', '')
    """
    parts = [part for part in path.split("/") if part]
    if any(not re.fullmatch(r"[\w.~-]+", part, re.ASCII) or set(part) == {"."} for part in parts):
        raise BadArgument(f"{path!r} is not a path; write it as /magnat")
    return "".join(f"/{part}" for part in parts)
