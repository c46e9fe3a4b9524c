"""`magnat simulate`."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from magnat.cli import arguments

if TYPE_CHECKING:
    from magnat.core.game import Game
    from magnat.lab.batches import Summary
    from magnat.lab.standings import Standing


def simulate(
    game: arguments.GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games.")] = 1000,
    players: Annotated[int, typer.Option(metavar="N", min=0, help="How many seats; 0 is the usual number.")] = 0,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed, the same games.")] = 0,
    policy: Annotated[str, typer.Option(metavar="P,...", help="Who plays: random, standard, quick, net, or your own as module:name.")] = "random",
    backend: Annotated[Literal["python", "cpu", "cuda"], typer.Option(help="Interpreted, compiled for the CPU, or for an NVIDIA GPU.")] = "cpu",
    threads: Annotated[int, typer.Option(metavar="N", min=0, help="Threads of the cpu backend; 0 is one for each core.")] = 0,
    limit: Annotated[int, typer.Option(metavar="N", min=0, help="The most acts in a game; 0 is the game's own limit.")] = 0,
    options: arguments.Options = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")] = False,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write every game as a line of JSON, or to FILE.parquet every act as a row.", show_default=False),
    ] = None,
    winners: Annotated[bool, typer.Option("--winners", help="Tell who won how often; always told if policies differ by seat.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Check the laws of the game after every act.")] = False,
) -> None:
    """Play many games and give their digest.

    One policy plays all seats; several with commas between them are one for each seat. Few games ship a net. Your own policy is a function of a
    batch, or a Compiled one, as docs/policies.md has it. Levels that look ahead play in `magnat tournament`.

    The digest depends on game, players, options, policy, seed, games and limit; not on backend, threads, --check or --record.

    \b
    Examples:
      magnat simulate hab_und_gut --games 100000 --players 4
      magnat simulate hab_und_gut -n 2000 --policy standard,random,random,random
      magnat simulate hab_und_gut -n 50 --policy standard --record games.jsonl --json
    """
    from magnat.lab.batches import LawBroken

    found = arguments.load_game(game)
    chosen = arguments.chosen_options(options)
    players = players or found.usual_seats
    policies = arguments.policies(policy)
    recipe: dict[str, Any] = {"players": players, "chosen": chosen, "seed": seed, "policy": policies, "backend": backend, "limit": limit}
    winners = winners or not isinstance(policies, str)
    try:
        summary = _run(found, games, threads, check, record, winners, recipe)
    except LawBroken as broken:
        typer.echo(f"magnat: {broken}", err=True)
        raise typer.Exit(1) from broken
    told = _standings(summary)
    if as_json:
        typer.echo(json.dumps(summary.to_json() | ({"winners": [asdict(row) for row in told]} if told else {})))
    else:
        _print(summary, told)


def _standings(summary: Summary) -> list[Standing]:
    """Who won how often; nothing if nobody has asked."""
    if summary.results is None:
        return []
    from magnat.lab.standings import standings

    named = summary.policy.split(",")
    return standings(summary.results.columns(), named if len(named) == summary.players else named * summary.players)


def _run(game: Game, games: int, threads: int, check: bool, record: Path | None, winners: bool, recipe: dict[str, Any]) -> Summary:
    from magnat.lab.batches import simulate as run

    with _progress(games) as progress, contextlib.ExitStack() as stack:
        visit: Callable[[int, Any], None] | None = None
        if record:
            from magnat.cli.files import create
            from magnat.lab.records import Recorder
            from magnat.lab.tables import ActsFile

            recorder = Recorder(game, **recipe)  # refuses wrong options before the file is touched
            if record.suffix == ".parquet":
                visit = stack.enter_context(ActsFile(record, recorder)).visit
            else:
                visit = recorder.to(stack.enter_context(create(record)))
        return run(game, games, threads=threads, watched=check, progress=progress, visit=visit, results=winners, **recipe)


@contextlib.contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on a terminal; nothing elsewhere."""
    from magnat.cli.screen import console

    screen = console(stderr=True)
    if not screen.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("preparing", total=games)
        yield lambda done: bar.update(task, completed=done, description="playing")


def _print(summary: Summary, told: list[Standing]) -> None:
    rows = {name.replace("_", " "): _readable(value) for name, value in summary.to_json().items()}
    width = max(map(len, rows))
    for name, value in rows.items():
        typer.echo(f"{name:{width}}  {value}")
    if told:
        from magnat.lab.standings import standing_lines

        typer.echo("")
        for line in standing_lines(told):
            typer.echo(line)


def _readable(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={chosen}" for name, chosen in value.items())
    return f"{value:,}".replace(",", " ") if isinstance(value, int | float) else str(value)
