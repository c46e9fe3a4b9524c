"""`magnat study`."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from magnat.cli import arguments


def study(
    game: arguments.GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Folder of the study; what is finished there is not played again.", show_default=False)],
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="Games of each way to play.")] = 2000,
    players: Annotated[str, typer.Option(metavar="N,...", help="Numbers of seats; the usual one if left out.", show_default=False)] = "",
    policies: Annotated[
        str, typer.Option(metavar="P,...", help="Who plays: random, standard, quick, net; standard:random is one for each seat.")
    ] = "standard",
    vary: Annotated[
        list[str] | None, typer.Option(metavar="K=V,V", help="Values of an option to compare; may be repeated.", show_default=False)
    ] = None,
    options: arguments.Options = "",
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed, the same games.")] = 0,
    threads: Annotated[int, typer.Option(metavar="N", min=0, help="0 is one for each core.")] = 0,
    decisions: Annotated[bool, typer.Option("--decisions", help="Keep every decision, and count which rule had how often what decided.")] = False,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local is one of this machine's cores.", show_default=False)
    ] = "",
) -> None:
    """Play the same games in several ways and compare who wins.

    Writes games.parquet (one row a game) and report.html (one file) into the folder, with --decisions also decisions.parquet. Then it says where the
    report is, and who won how often.

    \b
    Examples:
      magnat study hab_und_gut --players 3,4,5 --out seats
      magnat study venture --vary final_capital=sets,face --games 5000 --out capital
      magnat study maxi_bourse --players 2,3,4,5,6 --games 50000 --ray auto --out length
    """
    from magnat.lab.studies import study as run
    from magnat.lab.studies import study_lines

    found = arguments.load_game(game)
    shown = 0

    def progress(done: int, total: int) -> None:
        nonlocal shown
        if sys.stderr.isatty() and 100 * done // total > shown:
            shown = 100 * done // total
            typer.echo(f"\r{done:,} of {total:,} games", err=True, nl=done == total)

    report = run(
        found,
        out,
        games=games,
        players=_counts(players),
        policies=[part.split(":") if ":" in part else part for part in filter(None, policies.split(","))],
        vary=_varied(vary or []),
        chosen=arguments.chosen_options(options),
        seed=seed,
        threads=threads,
        decisions=decisions,
        ray=ray,
        command=shlex.join(["magnat", *sys.argv[1:]]),
        progress=progress,
    )
    for line in (str(report), *study_lines(out)):
        typer.echo(line)


def _counts(text: str) -> list[int]:
    """Numbers of seats.

    >>> _counts("3, 4")
    [3, 4]
    """
    try:
        return [int(part) for part in text.split(",") if part.strip()]
    except ValueError as wrong:
        raise arguments.BadArgument(f"--players takes whole numbers with commas between them, not {text!r}") from wrong


def _varied(given: list[str]) -> dict[str, list[object]]:
    """Values by option.

    >>> _varied(["memory_aid=off,on"])
    {'memory_aid': ['off', 'on']}
    """
    found: dict[str, list[object]] = {}
    for text in given:
        name, equals, values = (part.strip() for part in text.partition("="))
        if not equals or not name or not values:
            raise arguments.BadArgument(f"--vary takes option=value,value; {text!r} is not")
        if name in found:
            raise arguments.BadArgument(f"option {name} is varied twice")
        found[name] = [value.strip() for value in values.split(",")]
    return found
