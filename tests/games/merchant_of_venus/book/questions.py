"""The questions of a story, and how it ends."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

Act = tuple[str, int]
Story = Generator[tuple[str, Any, Any], Act, Any]


class GameOver(Exception):
    """The game has ended in the middle of something."""


def ask(seat: int, options: Iterable[Act]) -> Story:
    return (yield ("ask", seat, frozenset(options)))


def ask_unless_one(seat: int, options: set[Act]) -> Story:
    if len(options) == 1:
        return next(iter(options))
    return (yield from ask(seat, options))


def chance(weights: dict[Act, int]) -> Story:
    return (yield ("chance", None, weights))


def die() -> Story:
    _, face = yield from chance({("die", face): 1 for face in range(6)})
    return face + 1
