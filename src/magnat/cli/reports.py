"""`magnat admin reports`: what people have told the operator about others, and what was said around it."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from magnat.cli.arguments import BadArgument
from magnat.cli.databases import DatabaseUrl, ask_store, existing_database

if TYPE_CHECKING:
    from magnat.web.operating import Shown
    from magnat.web.store import Report

Id = Annotated[str, typer.Argument(metavar="REPORT", help="Its id from the list.", show_default=False)]

reports = typer.Typer(
    name="reports",
    help="What people have reported: list, show with what was said around it, settle.",
    rich_markup_mode=None,
    invoke_without_command=True,
)


@reports.callback()
def list_reports(
    context: typer.Context,
    database: DatabaseUrl = None,
    settled: Annotated[bool, typer.Option("--settled", help="Those that are settled, the last one first.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """List the reports that wait, the oldest first.

    \b
    Example:
      magnat admin reports
      magnat admin reports show k3m9x2p7
    """
    from magnat.web.store import company

    if context.invoked_subcommand is not None:
        return
    found = ask_store(existing_database(database), lambda store: company.reports(store, settled=settled))
    if as_json:
        typer.echo(json.dumps([row.__dict__ for row in found], indent=2))
        return
    for row in found:
        typer.echo(f"{row.id}  {_when(row.at)}  {row.reason:9} {row.name or '…':20} {_cut(row.text)}")
    typer.echo(f"{len(found)} reports {'are settled' if settled else 'wait'}", err=True)


@reports.command()
def show(report: Id, database: DatabaseUrl = None) -> None:
    """Show a report, and what was said before and after it.

    \b
    Example:
      magnat admin reports show k3m9x2p7
    """
    from magnat.web.operating import shown

    _print(ask_store(existing_database(database), lambda store: shown(store, _found_id(report))), report)


@reports.command()
def settle(
    report: Id,
    database: DatabaseUrl = None,
    note: Annotated[str, typer.Option(metavar="TEXT", help="What was done about it, for later.", show_default=False)] = "",
) -> None:
    """Settle a report: it leaves the queue. What is to be done about it is another command: mute, erase, block, close.

    \b
    Example:
      magnat admin reports settle k3m9x2p7 --note "muted"
    """
    from magnat.web.store import company

    if not ask_store(existing_database(database), lambda store: company.settle(store, _found_id(report), note[:500], time.time())):
        raise BadArgument(f"no report {report} waits")
    typer.echo(f"{report} is settled")


def _found_id(report: str) -> str:
    return report.strip().lower()


def _print(found: Shown | None, wanted: str) -> None:
    if found is None:
        raise BadArgument(f"there is no report {wanted}")
    report = found.report
    typer.echo(f"report {report.id} of {_when(report.at)}: {report.reason}")
    typer.echo(f"about   {report.name or 'somebody who was erased'}{_more(report, found.about)}")
    typer.echo(f"by      {found.author or 'somebody who was erased'}")
    if report.text:
        typer.echo(f"        “{report.text}”")
    if report.settled is not None:
        typer.echo(f"settled {_when(report.settled)}{f': {report.note}' if report.note else ''}")
    if report.match is not None:
        typer.echo(f"match   {found.code or 'it is not kept any more'}")
    for message in found.said:
        mark = ">" if message.is_meant else " "
        typer.echo(f"{mark} {_when(message.at)}  {message.name}: {message.text}")
    if found.code and not found.said:
        typer.echo("nothing was said there")
    if found.code and report.seat is not None and report.settled is None:
        typer.echo(f"magnat admin mute {found.code} {report.seat + 1}    # takes the word from that seat", err=True)


def _more(report: Report, reports: int) -> str:
    seat = "" if report.seat is None else f", seat {report.seat + 1}"
    return f"{seat}; {reports} reports about them so far" if reports else seat


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _cut(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:59]}…"
