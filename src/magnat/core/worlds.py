"""Other worlds: positions that a seat cannot tell from the true one. So that trying teaches nothing, a preview is worked out in several of them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from magnat.core.acts import ASKED
from magnat.core.errors import Refused
from magnat.core.game import Game
from magnat.core.numbers import draw
from magnat.core.telling import Line, lines_told, reveals
from magnat.core.windows import asking

WORLDS = 4  # positions in which a preview is worked out


def another_world(game: Game, st: Any, seat: int, luck: list[int], world: int | None = None) -> Any:
    """The position with all that the seat does not see drawn again, and veiled: as in that world, or in any."""
    twin = st.copy()
    game.resample(twin, seat, luck)
    if game.veil is not None:
        game.veil(twin, seat, draw(luck, WORLDS) if world is None else world)
    return twin


def rehearsed(game: Game, st: Any, seat: int, acts: Sequence[int]) -> Any:
    """The position after a request, or Refused. Only the last act may reveal anything or open a window to others; nothing is drawn."""
    st = asking(st, seat).copy()
    st.heard = []
    for index, act in enumerate(acts):
        if index and (st.actor != seat or game.phases.entries[st.phase].window != ASKED or reveals(game, st.heard)):
            raise Refused("too-many-acts", ())
        if refused := game.refusal(st, act):
            raise refused
        game.dispatch.apply(st, act)
    return st


def previewed(game: Game, st: Any, seat: int, acts: Sequence[int]) -> tuple[dict[str, Any], list[Line]]:
    """What a seat would see and read after these acts, as far as it is the same in all worlds.

    What is not would be revealed only by playing: it is None in the view, and the lines end before it.
    """
    views, told = [], []
    for world in range(WORLDS):
        after = rehearsed(game, another_world(game, st, seat, [world, 0], world), seat, acts)
        views.append(after.view(seat))
        told.append(lines_told(game, after, 0))
    lines = itertools.takewhile(lambda row: all(line == row[0] for line in row), zip(*told, strict=False))
    return _agreed(views), [row[0] for row in lines]


def _agreed(values: Sequence[Any]) -> Any:
    """What all of these have in common; None where they differ."""
    first = values[0]
    if isinstance(first, dict):
        return {name: _agreed([value[name] for value in values]) for name in first}
    if isinstance(first, list):
        return [_agreed(row) for row in zip(*values, strict=True)]
    return first if all(value == first for value in values) else None
