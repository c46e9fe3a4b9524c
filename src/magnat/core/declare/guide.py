"""A guided first game as a game declares it in its guide.py: a prepared start, and steps that lead a newcomer through it.

A guide fixes the first draws and the first acts of the bots, so that the newcomer meets what the steps speak of. A step has a name (its words
are the message `guide-<name>`; the attribute `.done` says what has happened once its acts are done), what the table points at, a condition on the
newcomer's view, and the acts that the newcomer should do; a step without acts is only read. `guiding.py` follows a match along the steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from magnat.core.declare.state import View

NEWCOMER = 0  # the seat of whoever is guided
Act = tuple[str, int]  # (block, argument)


def always(view: View) -> bool:
    """A step that can be told at any time."""
    return True


@dataclass(frozen=True)
class Step:
    """One thing to read or to do.

    point: what the table points at, each the name of an act ("buy 3"), of an area of the drawing ("board") or of a place that a drawing marks with
    `data-guide`. when: whether it can be told now; a step with acts also waits until one of them is legal. acts: to be done in any order.
    """

    name: str
    point: tuple[str, ...] = ()
    when: Callable[[View], bool] = always
    acts: tuple[Act, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Guide:
    """A prepared game for one newcomer, on seat 0, and bots.

    draws: the first outcomes of chance, in order. bots: the first acts of each bot, in order. Where one of them is impossible because the newcomer
    has left the path, the dice or the advice decide instead.
    """

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    draws: tuple[Act, ...]
    bots: Mapping[int, tuple[Act, ...]]
    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        names = [step.name for step in self.steps]
        if len(set(names)) != len(names) or not names:
            raise TypeError("a guide needs steps, each with a name of its own")
        if NEWCOMER in self.bots or any(not 0 < seat < self.seats for seat in self.bots):
            raise TypeError("a guide prepares acts of bots at its table only")
