"""The command line: `magnat`. Every command is a small module; what is heavy is imported when a command needs it."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
import typer.core

from magnat import __version__ as magnat_version
from magnat.cli import (
    admin,
    backup,
    coach,
    daily,
    disagreements,
    games,
    match,
    play,
    puzzles,
    replay,
    rules,
    serve,
    simulate,
    study,
    tournament,
    train,
    verify,
)
from magnat.cli.parts import missing_part
from magnat.core.errors import MagnatError


class CommandGroup(typer.core.TyperGroup):
    """What a user may cause is answered with a sentence on stderr and exit code 2, never with a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except MagnatError as error:
            typer.echo(f"magnat: {error}", err=True)
            raise typer.Exit(2) from error
        except ModuleNotFoundError as error:
            if not (sentence := missing_part(error)):
                raise
            typer.echo(f"magnat: {sentence}", err=True)
            raise typer.Exit(2) from error


app = typer.Typer(
    name="magnat",
    cls=CommandGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # plain help needs no Rich and answers at once
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"magnat {magnat_version}")
        raise typer.Exit


@app.callback(epilog="Begin with: magnat play hab_und_gut")
def magnat(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")] = False,
) -> None:
    """Classic games of trade and finance: play them, replay them, prove their draws, simulate them by the million."""


COMMANDS = (
    games.games, rules.rules, play.play, daily.daily, serve.serve, match.match, backup.backup, backup.move, replay.replay, verify.verify,
    simulate.simulate, study.study, tournament.tournament, tournament.warm, coach.coach, disagreements.disagreements, puzzles.puzzles,
    train.train,
)  # fmt: skip
for command in COMMANDS:
    app.command()(command)
app.add_typer(admin.admin)


def main() -> None:
    """The entry point of `magnat`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter that a terminal cannot show or send is no reason to fall over
    app(prog_name="magnat")
