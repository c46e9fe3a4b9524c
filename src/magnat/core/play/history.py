"""The acts of a match as they were played, and as a seat has seen them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from magnat.core.asking import Line, is_read
from magnat.core.declare import CHANCE, OPEN, GameState
from magnat.core.errors import Refused
from magnat.core.game import Game


@dataclass(frozen=True, slots=True)
class Played:
    """One act as it was played."""

    seat: int
    act: int
    readers: int  # mask of the seats that see the argument, judged before the act
    number: int = -1  # which draw it was, for chance
    lines: tuple[Line, ...] = ()
    reveals: bool = False
    continued: bool = field(default=False, compare=False)  # asked for in one go with the act before it; a save does not tell


def redacted(game: Game, played: list[Played], seat: int, seats: int) -> list[list[int | str | None]]:
    """The acts as a seat has seen them by now: arguments that it did not see, and that nobody has been told since, are None."""
    acts: list[list[int | str | None]] = []
    told_since: set[str] = set()
    for act in reversed(played):
        told_since.update(line.event for line in act.lines)
        row = game.block_of(act.act)
        seen = is_read(act.readers, seat, seats) or row.shown_by in told_since
        acts.append([act.seat, row.name, act.act - row.number if seen else None])
    return acts[::-1]


def last_decision(game: Game, played: list[Played], seat: int, state_at: Callable[[int], GameState], *, whole: bool) -> int:
    """The ply of the last act for which a seat was asked; in an open window a hand may have stayed down without that.

    whole: of several acts that were asked for in one go, the first.
    """
    for ply in reversed(range(len(played))):
        if seat != CHANCE and played[ply].seat == seat and not (whole and played[ply].continued):
            st = state_at(ply)
            row = game.phases.entries[st.phase]
            if row.window != OPEN or row.awaited(st, seat, 0):
                return ply
    raise Refused("nothing-to-undo", ())
