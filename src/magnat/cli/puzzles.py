"""`magnat puzzles`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from magnat.cli import arguments
from magnat.cli.arguments import BadArgument

if TYPE_CHECKING:
    from magnat.bots.puzzles import Puzzle, PuzzleSet


def puzzles(
    game: arguments.GameName,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where puzzles are kept; an existing file is gone on with.", show_default=False)
    ] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Search deeper in these and remove what is overturned.", show_default=False)
    ] = None,
    count: Annotated[int, typer.Option("--count", "-n", metavar="N", min=1, max=1000, help="How many puzzles.")] = 40,
    players: Annotated[int, typer.Option(metavar="N", min=0, help="How many seats; 0 is what suits the game.")] = 0,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed, the same puzzles.")] = 1,
    playouts: Annotated[int, typer.Option(metavar="N", min=64, help="Of every answer in a deep search; a check has four times as many.")] = 4096,
    options: arguments.Options = "",
    workers: Annotated[int, typer.Option("--workers", "--threads", metavar="N", min=0, help="Processes; 0 is one for each core.")] = 0,
    minutes: Annotated[float, typer.Option(metavar="M", min=0, help="Begin nothing new after so many; 0 is without an end.")] = 0.0,
) -> None:
    """Find positions in which one plan is clearly better than the advice and than all others, or check those that were found.

    They come from games of standard and casual bots. What is found follows from seed, players, options and playouts, whatever the machine.

    \b
    Examples:
      magnat puzzles hab_und_gut --count 40 --out puzzles.jsonl
      magnat puzzles hab_und_gut --check puzzles.jsonl
    """
    from magnat.bots.puzzles import PuzzleSet, sourced
    from magnat.cli.files import read_text

    found = arguments.load_game(game)
    if (out is None) == (check is None):
        raise BadArgument("either --out names the file for puzzles, or --check the file whose puzzles are checked")
    if check is not None:
        _check(check, game, playouts, workers)
        return
    assert out is not None
    source = sourced(found, players=players, seed=seed, playouts=playouts, chosen=arguments.chosen_options(options))
    kept = PuzzleSet.resumed(source, read_text(out)) if out.exists() else PuzzleSet(source)
    _make(kept, out, count, workers, minutes)


def _make(kept: PuzzleSet, out: Path, count: int, workers: int, minutes: float) -> None:
    from magnat.bots.puzzles import make
    from magnat.cli.screen import progress

    _write(out, kept)  # before anything is searched, so that nothing is searched in vain
    ends = time.monotonic() + 60 * minutes
    steps = make([kept], count, workers=workers, until=lambda: minutes > 0 and time.monotonic() > ends)
    for _ in progress((len(one.puzzles) for one in steps), "puzzles", count):
        _write(out, kept)
    typer.echo(f"{len(kept.puzzles)} puzzles in {kept.deals} deals")


def _check(path: Path, game: str, playouts: int, workers: int) -> None:
    from magnat.bots.puzzles import DEEPER, PuzzleSet, check
    from magnat.cli.files import read_text
    from magnat.cli.screen import progress

    found = PuzzleSet.from_text(read_text(path))
    if found.source.game != game:
        raise BadArgument(f"{path} holds puzzles of {found.source.game}, not of {game}")
    kept: list[Puzzle] = []
    before = len(found.puzzles)

    def steps() -> Iterator[int]:
        for done, (puzzle, after) in enumerate(check(found.puzzles, DEEPER * playouts, found.source.seed, workers=workers), 1):
            if after is not None:
                kept.append(after)
            else:
                typer.echo(f"{puzzle.id} is removed: deal {puzzle.deal}, act {puzzle.ply}")
            yield done

    for _ in progress(steps(), "puzzles", before):
        pass
    found.puzzles = kept
    _write(path, found)
    typer.echo(f"{len(kept)} of {before} puzzles are confirmed")


def _write(path: Path, found: PuzzleSet) -> None:
    from magnat.cli.files import write_text

    write_text(path, found.to_text())
