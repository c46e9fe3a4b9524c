"""What is to be trained: all that decides what a training finds. Whoever asks for something impossible is told so before anything begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from typing import Any

from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.numbers import MOST_SEED
from magnat.core.play import options as game_options
from magnat.lab.engines import cuda_missing
from magnat.lab.net import MOST_FIRST, MOST_SECOND

DEAR_ADVICE = ("venture",)  # on a GPU: their nets meet copies of themselves alone


class BadTraining(MagnatError):
    """A training that cannot be."""


@dataclass(frozen=True)
class Manner:
    """How boldly a net learns."""

    imitation: float  # share of the time
    after_imitation: float  # how large the first steps of learning are then, beside those of the imitation
    curiosity: float  # weight of the entropy at the beginning
    loyalty: float  # weight of the distance from the net that had imitated, at the beginning
    forgetting: float  # lambda of generalised advantage estimation; nothing is discounted


CAREFUL = Manner(imitation=0.1, after_imitation=0.4, curiosity=0.004, loyalty=0.03, forgetting=0.97)
BOLD = Manner(imitation=0.14, after_imitation=0.7, curiosity=0.006, loyalty=0.01, forgetting=0.95)


@dataclass(frozen=True)
class Plan:
    """A training. `imitated` and `rounds` are 0 while minutes decide."""

    game: str
    players: tuple[int, ...]
    options: dict[str, str]
    seed: int
    minutes: float
    imitated: int  # rounds in which the net learns to do as the advice does
    rounds: int  # all, those among them
    tables: int  # for each number of players
    steps: int  # decisions at every table in a round
    units: tuple[int, int]  # of the two layers
    share: int  # decisions from which one step of learning is taken
    bold: bool = False

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"players": list(self.players), "units": list(self.units)}

    @property
    def manner(self) -> Manner:
        return BOLD if self.bold else CAREFUL

    @property
    def has_advice(self) -> bool:
        """Whether the advice sits at some tables."""
        return self.game not in DEAR_ADVICE


def planned(
    game: Game,
    *,
    players: Sequence[int] = (),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    minutes: float = 10.0,
    rounds: tuple[int, int] = (0, 0),
    tables: int = 32768,
    steps: int = 128,
    units: tuple[int, int] = (256, 64),
    share: int = 0,
    bold: bool = False,
) -> Plan:
    """A training, or BadTraining with the sentence that speaks against it."""
    counts, share = tuple(players) or tuple(game.seat_counts), share or tables
    if len(set(counts)) != len(counts):
        raise BadTraining("every number of players is named once")
    values: dict[str, str] = {}
    for count in counts:
        values = game_options.spelled(game, game_options.resolve(game, count, options))
    if not 0 <= seed <= MOST_SEED:
        raise BadTraining(f"a seed is a whole number from 0 to {MOST_SEED}")
    imitated, all_rounds = rounds
    if not minutes > 0 and not all_rounds:  # nor is it nan
        raise BadTraining("a training takes more than 0 minutes")
    if imitated < 0 or all_rounds < imitated:
        raise BadTraining("rounds are two numbers: those that imitate the advice, and all, which are at least as many")
    if min(tables, steps, share) < 1 or tables % 8:
        raise BadTraining("there are 8, 16, 24 ... tables, and at least one step")
    if not 1 <= units[0] <= MOST_FIRST or not 1 <= units[1] <= MOST_SECOND:
        raise BadTraining(f"the layers of a net have at most {MOST_FIRST} and {MOST_SECOND} units")
    return Plan(game.name, counts, values, seed, 0.0 if all_rounds else minutes, imitated, all_rounds, tables, steps, units, share, bold)


def torch_missing() -> str:
    """Why nothing can be learned here for want of PyTorch; empty if it is there."""
    return "" if find_spec("torch") else "training needs PyTorch, which is not installed; install it with: pip install 'magnat[learn]'"


def require_gpu() -> None:
    """BadTraining with a sentence if there is no PyTorch, or no GPU that it and Numba can use."""
    if reason := torch_missing():
        raise BadTraining(reason)
    if reason := cuda_missing():
        raise BadTraining(f"training needs an NVIDIA GPU: {reason}")
    import torch

    if not torch.cuda.is_available():
        raise BadTraining("training needs an NVIDIA GPU that PyTorch can use, and this PyTorch finds none")
