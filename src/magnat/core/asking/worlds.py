"""Other worlds: positions that a seat cannot tell from the true one. A preview is worked out in several, so trying teaches no secret."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from magnat.core.asking.ends import MOST_ENDS, search
from magnat.core.asking.rehearsing import rehearsed
from magnat.core.asking.telling import Line, lines_told
from magnat.core.declare import Seen, View
from magnat.core.game import Game, St
from magnat.core.numbers import draw

WORLDS = 4  # positions in which a preview is worked out


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a seat would see and read after some acts. What would be revealed only by playing is None in the view, and the lines end before it."""

    acts: tuple[int, ...]
    view: View
    lines: list[Line]


def another_world(game: Game[St], st: St, seat: int, luck: list[int], world: int | None = None) -> St:
    """The position veiled, as in that world or in any, and all that the seat does not see drawn again: in this order, for what is drawn may
    depend on a purse (a sealed answer is one that could be paid).
    """
    twin = st.copy()
    if game.veil is not None:
        game.veil(twin, seat, draw(luck, WORLDS) if world is None else world)
    game.resample(twin, seat, luck)
    return twin


def worlds_of(game: Game[St], st: St, seat: int) -> list[St]:
    """The positions in which a preview is worked out: always the same ones."""
    return [another_world(game, st, seat, [world, 0], world) for world in range(WORLDS)]


def previewed(game: Game[St], st: St, seat: int, acts: Sequence[int]) -> Foreseen:
    """What a seat would see and read after these acts, as far as it is the same in all worlds."""
    return _foreseen(game, seat, acts, [rehearsed(game, world, seat, acts) for world in worlds_of(game, st, seat)])


def previewed_ends(
    game: Game[St], st: St, seat: int, acts: Sequence[int] = (), phases: Collection[int] = (), most: int = MOST_ENDS
) -> tuple[list[Foreseen], bool]:
    """The same after every complete answer that begins with these acts (see `ends`), and whether these are all."""
    found, whole = search(game, worlds_of(game, st, seat), seat, acts, phases, most)
    return [_foreseen(game, seat, end.acts, end.positions) for end in found], whole


def _foreseen(game: Game[St], seat: int, acts: Sequence[int], positions: Sequence[St]) -> Foreseen:
    views = [st.view(seat) for st in positions]
    told = [lines_told(game, st, 0) for st in positions]
    lines = itertools.takewhile(lambda row: all(line == row[0] for line in row), zip(*told, strict=False))
    return Foreseen(tuple(acts), {name: _agreed([view[name] for view in views]) for name in views[0]}, [row[0] for row in lines])


def _agreed(values: Sequence[Seen]) -> Seen:
    """What all of these have in common; None where they differ."""
    first = values[0]
    if isinstance(first, list):
        return [_agreed(row) for row in zip(*values, strict=True)]
    return first if all(value == first for value in values) else None
