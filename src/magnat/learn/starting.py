"""Starting a training as a command line asks for it: lists of numbers are given as they are written there."""

from __future__ import annotations

from pathlib import Path

from magnat.core.errors import MagnatError
from magnat.core.game import load
from magnat.learn.plan import planned, require_gpu


def train(
    name: str, *, minutes: float, rounds: str, players: str, seed: int, units: str, tables: int, steps: int, folder: Path, resume: bool,
    options: dict[str, str], bold: bool,
) -> None:  # fmt: skip
    """Train a net of a game on the GPU and leave it in a folder, with its curve and a checkpoint."""
    game = load(name)
    first, second = numbers("units", units, 2)
    plan = planned(
        game, players=numbers("players", players), options=options, seed=seed, minutes=minutes, units=(first, second), tables=tables, steps=steps,
        bold=bold, rounds=pair if (pair := numbers("rounds", rounds, 2 if rounds else 0)) else (0, 0),  # type: ignore[arg-type]
    )  # fmt: skip
    require_gpu()
    import torch

    from magnat.learn.training import Training

    torch.set_float32_matmul_precision("high")  # TensorFloat-32: enough for steps that are noisy anyway
    Training(game, plan, folder, resume=resume, tell=lambda line: print(line, flush=True)).run()


def numbers(what: str, written: str, wanted: int | None = None) -> tuple[int, ...]:
    """Whole numbers with commas between them."""
    try:
        found = tuple(int(word) for word in written.split(",") if word.strip())
    except ValueError as wrong:
        raise MagnatError(f"{what} are whole numbers with commas between them, not {written!r}") from wrong
    if wanted is not None and len(found) != wanted:
        raise MagnatError(f"{what} are {wanted} whole numbers with a comma between them, not {written!r}")
    return found
