"""`magnat disagreements`."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from magnat.cli import arguments


def disagreements(
    game: arguments.GameName,
    players: Annotated[int, typer.Option(metavar="N", min=0, help="How many seats; 0 is the usual number.")] = 0,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="Played by the advice.")] = 4,
    every: Annotated[int, typer.Option(metavar="N", min=1, help="Look at every so many decisions.")] = 5,
    playouts: Annotated[int, typer.Option(metavar="N", min=10, help="For each decision.")] = 1000,
    positions: Annotated[int, typer.Option(metavar="N", min=0, help="How many positions to show.")] = 10,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Of the first game; the next ones follow.")] = 0,
    options: arguments.Options = "",
    as_json: Annotated[bool, typer.Option("--json", help="Every decision as a line of JSON instead.")] = False,
) -> None:
    """List where search would not play what the advice says, by phase, and the positions in which most is at stake.

    A position is told by the seed of its game and the acts before it. To look at it, let `magnat simulate --policy heuristic --record` write the game
    of that seed and `magnat replay` show it.

    \b
    Example:
      magnat disagreements maxi_bourse --players 2 --options edition=junior --games 3
    """
    from magnat.bots.disagreeing import by_phase, doubts
    from magnat.bots.search import Budget
    from magnat.core.play import options as agreed

    found = arguments.load_game(game)
    seats = players or found.usual_seats
    chosen = agreed.spelled(found, agreed.resolve(found, seats, arguments.chosen_options(options)))
    looked = []
    for doubt in doubts(found, seats, chosen, games=games, every=every, budget=Budget(playouts=playouts), seed=seed):
        looked.append(doubt)
        if as_json:
            typer.echo(json.dumps(asdict(doubt)))
    if as_json:
        return
    typer.echo(f"{found.name}, {seats} players; games: {games}; one decision in {every}, {playouts} playouts each\n")
    typer.echo(f"{'phase':16} {'looked at':>9} {'left':>9}  gain where left   gain in 100 decisions")
    for row in by_phase(looked):
        typer.echo(f"{row.phase:16} {row.looked:9} {row.left:4} {100 * row.left / row.looked:3.0f} %  {row.gain:15.3f}   {row.at_stake:21.2f}")
    worst = sorted((doubt for doubt in looked if doubt.is_left), key=lambda doubt: -doubt.gain)[:positions]
    if worst:
        typer.echo(f"\n{'seed':>5} {'acts':>5} {'seat':>4}  {'phase':16} {'advised':22} {'better':22} gain")
    for doubt in worst:
        where = f"{doubt.seed:5} {doubt.acts:5} {doubt.seat:4}"
        typer.echo(f"{where}  {doubt.phase:16} {doubt.advised:22} {doubt.better:22} {doubt.gain:.3f} ± {2 * doubt.error:.3f}")
