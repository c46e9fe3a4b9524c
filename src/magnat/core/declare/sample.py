"""The position from which "How to play" draws parts of the table, as a game declares it in its sample.py.

Nobody keeps such a position: it is a moment of a game that the advice plays against itself (`sampling.py`). A game says what the moment must show,
and the first moment that shows it is taken. So a drawing shows what its caption describes, however the advice has changed since.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from magnat.core.declare.state import View


@dataclass(frozen=True, kw_only=True)
class Sample:
    """A moment of a game.

    when: whether the view of seat 0 shows what is to be explained. helpers: those whose answers the drawings rest on, asked without arguments.
    """

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    when: Callable[[View], bool]
    helpers: tuple[str, ...] = ()
