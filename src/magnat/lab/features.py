"""Observations as nets want them: numbers scaled by their usual size, one place for each thing that a number can name, a flag for what is hidden.

    features = Features(load("venture"))
    inputs = features.of(batch.seen)            # float32, one row a game
    features.names[17]                          # what a column says

The usual size of a number is measured in play (`usual`), not taken from its bound: a purse that may hold a million mostly holds a few hundred.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from magnat.core.declare import SEAT, Part
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.lab.batch import Batch
from magnat.lab.scaling import NUMBER, ONE, PLACES, SET

MOST_PLACES = 64  # that one number is spread over; what counts more things stays a number
MEASURED_GAMES, MEASURED_STEPS = 32, 200
SHARE = 95  # percent of all values that are at most of the usual size


class Features:
    """Turns observations of a batch into rows of float32 (or int8, where 127 stands for 1)."""

    def __init__(
        self,
        game: Game,
        *,
        players: int = 0,
        options: Mapping[str, object] | None = None,
        facts: bool = True,
        backend: str = "cpu",
        seed: int = 0,
        sizes: Mapping[str, int] | None = None,
    ) -> None:
        """`sizes` are the usual sizes by the names of the parts, where they were measured before; else they are measured now."""
        self.game = game
        self.parts = [part for part in game.observation_layout() if facts or part.name in game.state.fields]
        measured = sizes or usual(game, self.parts, players=players, options=options, facts=facts, backend=backend, seed=seed)
        self.usual = {part.name: int(measured[part.name]) for part in self.parts}
        self.names = [name for part in self.parts for name in _names(part, self.spread(part))]
        self.size = len(self.names)

    def spread(self, part: Part) -> int:
        """Over how many places a number of a part is spread; 0 if it stays a number."""
        if part.name == "phase":
            return len(self.game.phases)
        if _is_set(part):
            return int(part.most).bit_length()
        places = part.most - max(part.least, -1) + 1
        things = part.form in ("one", "maybe") or part.turns
        return places if things and 2 < places <= MOST_PLACES and not _is_amount(self.game, part) else 0

    def kind(self, part: Part) -> int:
        """How the numbers of a part are shown."""
        return SET if _is_set(part) else PLACES if self.spread(part) else NUMBER

    def columns(self, part: Part) -> int:
        """How many columns a part has without its flags."""
        return int(np.prod(part.shape, dtype=int)) * max(1, self.spread(part))

    def of(self, seen: Any, dtype: Any = np.float32) -> Any:
        """The features of observations, one row each."""
        wanted = np.dtype(dtype)
        if wanted not in (np.dtype(np.float32), np.dtype(np.int8)):
            raise MagnatError(f"features are float32 or int8, not {wanted}")
        last = self.parts[-1]
        size = last.offset + np.dtype(last.dtype).itemsize * int(np.prod(last.shape, dtype=int))
        if not isinstance(seen, np.ndarray) or seen.dtype != np.uint8 or seen.ndim != 2 or seen.shape[1] != size:
            raise MagnatError(f"observations of {self.game.name} are rows of {size} bytes")
        return np.concatenate([column for part in self.parts for column in self._columns(part, seen, wanted)], axis=1)

    def _columns(self, part: Part, seen: Any, wanted: Any) -> list[Any]:
        values = numbers_of(part, seen)
        hidden = (values < 0) & part.secret
        places = self.spread(part)
        one = wanted.type(1 if wanted == np.float32 else ONE)
        if _is_set(part):
            bits = (np.where(hidden, 0, values)[:, :, None] >> np.arange(places)) & 1
            made = bits.reshape(len(seen), -1).astype(wanted) * one
        elif places:
            start = max(part.least, -1)
            made = (values[:, :, None] == np.arange(start, start + places)).reshape(len(seen), -1).astype(wanted) * one
        elif wanted == np.float32:
            made = np.where(hidden, 0, values).astype(np.float32) / np.float32(self.usual[part.name])
        else:
            shown = np.where(hidden, 0, values)
            size = np.minimum(ONE, (2 * ONE * np.abs(shown) + self.usual[part.name]) // (2 * self.usual[part.name]))  # as `scaled` does
            made = (np.sign(shown) * size).astype(np.int8)
        return [made, hidden[:, :: hidden_together(part)].astype(wanted) * one] if part.secret else [made]


def usual(
    game: Game, parts: list[Part], *, players: int, options: Mapping[str, object] | None, facts: bool, backend: str, seed: int
) -> dict[str, int]:
    """The usual size of the numbers of every part: what nearly all of them are at most, in random and advised play."""
    found: dict[str, list[Any]] = {part.name: [] for part in parts}
    games, steps = (MEASURED_GAMES, MEASURED_STEPS) if backend == "cpu" else (2, 60)
    batch = Batch(game, games, players=players, options=options, facts=facts, seed=seed, backend=backend, threads=1)
    for turn in range(steps):
        acts = batch.random()
        batch.advise(acts, np.arange(games) % 2 == 0)
        batch.step(acts)
        for part in parts if turn % 5 == 0 else ():
            values = numbers_of(part, batch.seen)
            found[part.name].append(values[values >= 0] if part.secret else np.abs(values).ravel())
    return {name: max(1, int(np.percentile(np.concatenate(values), SHARE)) if sum(map(len, values)) else 1) for name, values in found.items()}


def numbers_of(part: Part, seen: Any) -> Any:
    """The numbers of a part, one row an observation."""
    width = np.dtype(part.dtype).itemsize
    count = int(np.prod(part.shape, dtype=int))
    return np.ascontiguousarray(seen[:, part.offset : part.offset + count * width]).view(part.dtype).astype(np.int64)


def _is_set(part: Part) -> bool:
    """Whether a number of a part has one bit for each thing."""
    return "several" in (part.form, part.turns)


def hidden_together(part: Part) -> int:
    """How many numbers are hidden together."""
    return int(np.prod(part.shape[1:], dtype=int))


def _is_amount(game: Game, part: Part) -> bool:
    """Whether the kind of a part is one of amounts (money), not of things."""
    return part.value not in ("", SEAT) and isinstance(game.kinds.get(part.value), int)


def _names(part: Part, places: int) -> list[str]:
    count = int(np.prod(part.shape, dtype=int))
    where = [str(list(map(int, np.unravel_index(index, part.shape)))).replace(" ", "") if part.shape else "" for index in range(count)]
    start = 0 if _is_set(part) else max(part.least, -1)
    named = [f"{part.name}{at}={start + place}" for at in where for place in range(places)] if places else [f"{part.name}{at}" for at in where]
    return named + [f"{part.name}{at} hidden" for at in where[:: hidden_together(part)]] if part.secret else named
