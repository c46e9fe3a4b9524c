"""`magnat tournament` and `magnat warm`."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from magnat.cli import arguments

if TYPE_CHECKING:
    from magnat.bots.tournament import Results


def tournament(
    game: arguments.GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="Levels, random, or your own as module:function.")] = "casual,standard,strong",
    players: Annotated[int, typer.Option(metavar="N", min=0, help="How many seats; 0 is the usual number.")] = 0,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="At least so many; every deal is played in all seatings.")] = 40,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.001, help="Of one core, for a decision of strong; expert has ten times as many.")
    ] = 0.2,
    playouts: Annotated[int, typer.Option(metavar="N", min=0, help="Instead of seconds; then machines agree on the result.")] = 0,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed, the same deals.")] = 0,
    options: arguments.Options = "",
    workers: Annotated[int, typer.Option(metavar="N", min=0, help="Processes; 0 is one for each core.")] = 0,
    kept: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Keep all games here; an existing file is gone on with.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the tables as a page.")] = None,
) -> None:
    """Let bots play against each other, and rate them.

    Every deal is played in all seatings with the same chance. Time is CPU time, so that a busy machine does not decide.

    \b
    Examples:
      magnat tournament hab_und_gut --bots casual,standard,strong --players 4 --games 200
      magnat tournament venture --bots standard,mybots:clever --games 40 --json venture.json
    """
    import openskill  # noqa: F401  missing, it is missed before anything is played

    from magnat.bots.ratings import table_lines
    from magnat.bots.tournament import Results, deals_for, planned, play_tournament
    from magnat.cli.files import check_writable, write_text
    from magnat.cli.screen import progress

    found = arguments.load_game(game)
    plan = planned(found, bots.split(","), players=players, seed=seed, seconds=seconds, playouts=playouts, chosen=arguments.chosen_options(options))
    check_writable(kept, html)
    results = Results.resumed(plan, _document(kept)) if kept and kept.exists() else Results(plan)
    deals = deals_for(plan, games)
    if kept:
        _write(kept, results)  # before anything is played, so that nothing is played in vain
    for done in progress(play_tournament(results, deals, workers=workers), "deals", deals):
        if kept and done:
            _write(kept, results)
    for line in table_lines(results):
        typer.echo(line)
    if html:
        from magnat.bots.pages import tournament_page

        write_text(html, tournament_page(results))


def warm(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Name of a game; all games if left out.", show_default=False)] = "",
) -> None:
    """Compile what bots need, so that nobody waits for it later.

    \b
    Example:
      magnat warm hab_und_gut
    """
    from magnat.bots.warming import warm as compile_all
    from magnat.core.game import names

    for name in [game] if game else names():
        found = arguments.load_game(name)
        began = time.monotonic()
        compile_all(found)
        typer.echo(f"{name}: {time.monotonic() - began:.1f} s")


def _document(path: Path) -> Any:
    from magnat.cli.files import read_document

    return read_document(path)


def _write(path: Path, results: Results) -> None:
    from magnat.bots.ratings import summed
    from magnat.cli.files import write_text

    write_text(path, json.dumps(results.to_json() | summed(results)) + "\n")
