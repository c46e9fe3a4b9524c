"""What a net reads: which columns of a game's features, and how they are written for many observations at once.

A column that never changes in play says nothing and is left out. So is one column of every number that names something, the most frequent one: it
follows from the others. Then few inputs are not 0, and a net that plays has little to add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.core.compile import linker
from magnat.core.game import Game
from magnat.lab.batch import Batch
from magnat.lab.engines import player_acts
from magnat.lab.features import Features, numbers_of
from magnat.lab.net import NO_ROW, WORDS, Head, add_part, head_of
from magnat.lab.net_file import MOST_BYTES
from magnat.lab.net_packing import packed
from magnat.lab.scaling import PLACES

cuda: Any = None  # comes with the head of the linked text
LARGE = 995  # of a thousand values that are at most of the size by which a number is scaled
LOOKS = 24  # at every batch, while it is measured
BETWEEN = 12  # steps between two looks
ROOM = 2000  # bytes for what a file tells of its net


@dataclass(frozen=True)
class Inputs:
    """The columns that a net of a game reads, in order."""

    features: Features
    columns: tuple[int, ...]

    def empty_net(self) -> bytes:
        """A net that says nothing: it holds how an observation is read."""
        nothing = [(np.zeros((1, len(self.columns))), np.zeros(1)), (np.zeros((1, 1)), np.zeros(1))]
        out = (np.zeros((player_acts(self.features.game) + 1, 1)), np.zeros(player_acts(self.features.game) + 1))
        return packed(self.features, self.columns, [*nothing, out], {}).weights


def measured(game: Game, batches: Sequence[Batch], observations: Any, *, advised: bool, most: int) -> Inputs:
    """What is worth reading, found in play: half of the tables at random, half by the advice. `observations(batch)` are those of a batch here.

    Of more than `most` columns those are left out that change least often.
    """
    looks: list[Any] = []
    for batch in batches:
        for _ in range(LOOKS):
            for _ in range(BETWEEN):
                acts = batch.random()
                if advised:
                    batch.advise(acts, np.arange(batch.count) % 2 == 0)
                batch.step(acts)
            looks.append(observations(batch))
    seen = np.concatenate(looks)
    parts = game.observation_layout()
    sizes = {}
    for part in parts:
        values = numbers_of(part, seen)
        shown = values[values >= 0] if part.secret else np.abs(values).ravel()
        sizes[part.name] = max(1, int(np.quantile(shown, LARGE / 1000)) if len(shown) else 1)
    features = Features(game, sizes=sizes)
    often = np.zeros(features.size, np.int64)
    first = features.of(seen[:1], np.int8)[0]
    changes = np.zeros(features.size, bool)
    for start in range(0, len(seen), 4096):
        made = features.of(seen[start : start + 4096], np.int8)
        often += (made != 0).sum(0)
        changes |= (made != first).any(0)
    column = 0
    for part in features.parts:
        own, places = features.columns(part), features.spread(part)
        if features.kind(part) == PLACES:
            for start in range(column, column + own, places):
                changes[start + int(often[start : start + places].argmax())] = False
        column += own + (int(np.prod(part.shape[:1], dtype=int)) if part.secret else 0)
    found = np.flatnonzero(changes)
    if len(found) > most:
        varied = np.minimum(often, len(seen) - often)[found]
        found = np.sort(found[np.argsort(-varied, kind="stable")[:most]])
    return Inputs(features, tuple(int(place) for place in found))


def most_columns(game: Game, units: tuple[int, int]) -> int:
    """How many columns a net of that size may read without growing too large."""
    first, second = units
    others = first * second + (player_acts(game) + 1) * second + 5 * (first + second + player_acts(game) + 1)
    read = 2 * Features(game, sizes=dict.fromkeys((part.name for part in game.observation_layout()), 1)).size
    return (MOST_BYTES - ROOM - others - read - 4 * WORDS * len(game.observation_layout())) // first


# Writing them. The functions are those with which a net reads an observation itself; only what is done with an input differs.


def write_input(weights: Any, column: int, amount: int, units: int, inputs: Any) -> None:
    """In the place of `add_input`: write an input into its column."""
    at = head_of(weights, Head.AT_ROWS) + 2 * column
    row = int(weights[at]) + 256 * int(weights[at + 1])
    if row != NO_ROW:
        inputs[row] = amount


def write_inputs(seen: Any, weights: Any, inputs: Any) -> None:
    """Write the inputs of all observations; those that are 0 are left as they are."""
    for index in range(len(seen)):
        for part in range(head_of(weights, Head.PARTS)):
            add_part(weights, part, seen[index], 0, inputs[index])


def write_inputs_cuda(seen: Any, weights: Any, inputs: Any) -> None:
    """The same, one thread for each part of each observation."""
    place = cuda.grid(1)
    parts = head_of(weights, Head.PARTS)
    if place < len(seen) * parts:
        add_part(weights, place % parts, seen[place // parts], 0, inputs[place // parts])


def writer(target: str) -> Any:
    """The compiled function, or the kernel."""
    template = write_inputs_cuda if target == linker.CUDA else write_inputs
    return linker.link("inputs", template, {"add_input": write_input}, target)
