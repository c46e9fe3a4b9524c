"""What a study compares: ways to play."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import options as game_options
from magnat.lab.policies import seated


@dataclass(frozen=True)
class Cell:
    """One way to play."""

    players: int
    policies: tuple[str, ...]  # one for each seat
    options: dict[str, str]  # what was varied or chosen

    @property
    def name(self) -> str:
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:12]

    @property
    def title(self) -> str:
        policies = self.policies[0] if len(set(self.policies)) == 1 else ", ".join(self.policies)
        return "; ".join([f"{self.players} players", policies, *(f"{name} {value}" for name, value in self.options.items())])


def cells(
    game: Game, players: Sequence[int], policies: Sequence[str | Sequence[str]], vary: Mapping[str, Sequence[object]], chosen: Mapping[str, object]
) -> list[Cell]:
    """All ways to play that a study compares; a sentence if one of them makes no sense."""
    found = []
    for count, policy in itertools.product(players, policies):
        for values in itertools.product(*vary.values()):
            picked = {**{name: str(value) for name, value in chosen.items()}, **{name: str(value) for name, value in zip(vary, values, strict=True)}}
            game_options.resolve(game, count, picked)
            found.append(Cell(count, tuple(str(one) for one in seated(policy, count)), picked))
    if len({cell.name for cell in found}) < len(found):
        raise MagnatError("two ways to play of this study are the same")
    return found
