"""What a study compares: ways to play."""

from __future__ import annotations

import hashlib
import inspect
import itertools
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import options as game_options
from magnat.lab.net_file import net_of
from magnat.lab.policies import NAMED, NET, OTHERWISE, Compiled, Policy, seated, told


@dataclass(frozen=True)
class Cell:
    """One way to play."""

    players: int
    policies: tuple[str, ...]  # one for each seat, by name
    options: dict[str, str]  # what was varied or chosen

    @property
    def name(self) -> str:
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:12]

    @property
    def title(self) -> str:
        policies = self.policies[0] if len(set(self.policies)) == 1 else ", ".join(self.policies)
        return "; ".join([f"{self.players} players", policies, *(f"{name} {value}" for name, value in self.options.items())])


def cells(
    game: Game,
    players: Sequence[int],
    policies: Sequence[Policy | Sequence[Policy]],
    vary: Mapping[str, Sequence[object]],
    chosen: Mapping[str, object],
) -> tuple[list[Cell], dict[str, Policy]]:
    """All ways to play that a study compares, and the policies of one's own by their names; a sentence if something makes no sense."""
    found, own = [], dict[str, Policy]()
    for count, policy in itertools.product(players, policies):
        around = seated(policy, count)
        _take_own(own, around)
        for values in itertools.product(*vary.values()):
            picked = {**{name: str(value) for name, value in chosen.items()}, **{name: str(value) for name, value in zip(vary, values, strict=True)}}
            resolved = game_options.resolve(game, count, picked)
            if NET in around:
                net_of(game, count, game_options.spelled(game, resolved))  # says so if it does not know such tables
            found.append(Cell(count, tuple(told([one]) for one in around), picked))
    if len({cell.name for cell in found}) < len(found):
        raise MagnatError("two ways to play of this study are the same")
    return found, own


def _take_own(own: dict[str, Policy], around: Iterable[Policy]) -> None:
    for one in around:
        if isinstance(one, str):
            continue
        name = told([one])
        if name in (*NAMED, NET, *OTHERWISE):
            raise MagnatError(f"a policy of one's own is called {name!r}, like one of the box: give it another name")
        if own.setdefault(name, one) != one:
            raise MagnatError(f"two policies of one's own are called {name!r}: give them names, Compiled(choose, weights, called=...)")


def fingerprint(policy: Policy) -> str:
    """By what a study knows a policy of one's own again: its text and its weights."""
    function, weights = (policy.choose, policy.weights) if isinstance(policy, Compiled) else (policy, b"")
    try:
        text = inspect.getsource(function if inspect.isroutine(function) else type(function))
    except (OSError, TypeError):  # typed in, so there is no file of it
        text = told([policy])
    return hashlib.sha256(text.encode() + weights).hexdigest()[:16]
