"""`magnat train`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from magnat.cli import arguments


def train(
    game: arguments.GameName,
    minutes: Annotated[float, typer.Option(metavar="M", help="How long it learns; preparing takes a minute or two more.")] = 10.0,
    rounds: Annotated[
        str, typer.Option(metavar="IMITATED,ALL", help="Instead of minutes: so many rounds, the first of which imitate the advice.")
    ] = "",
    players: Annotated[str, typer.Option(metavar="N,N,...", help="Numbers of seats that one net learns; all, if nothing is said.")] = "",
    options: arguments.Options = "",
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed, rounds and device: the same curve.")] = 0,
    units: Annotated[str, typer.Option(metavar="N,N", help="Of the two layers: at most 256,64.")] = "256,64",
    tables: Annotated[int, typer.Option(metavar="N", min=8, help="Played at once, for each number of seats.")] = 32768,
    steps: Annotated[int, typer.Option(metavar="N", min=1, help="Decisions at every table in a round.")] = 128,
    bold: Annotated[bool, typer.Option("--bold", help="Learn in larger steps, held less by what was imitated.")] = False,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the net, its curve and the checkpoint are left.")] = Path("training"),
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the checkpoint there.")] = False,
) -> None:
    """Train a net by self-play on an NVIDIA GPU.

    It leaves net.bin (the net in whole numbers, which plays everywhere), curve.svg, curve.json and checkpoint.pt.

    \b
    Examples:
      magnat train hab_und_gut --minutes 10 --out hab
      magnat train maxi_bourse --minutes 20 --players 2,3,4 --options edition=junior --out maxi
    """
    from magnat.learn.starting import train as start

    start(
        arguments.load_game(game).name, minutes=minutes, rounds=rounds, players=players, seed=seed, units=units, tables=tables, steps=steps,
        folder=out, resume=resume, bold=bold, options={name: str(value) for name, value in arguments.chosen_options(options).items()},
    )  # fmt: skip
