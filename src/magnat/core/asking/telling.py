"""What the rules told while an act was played, as lines of the log, and who may read them.

While the interpreter runs the rules, `heard` of the state collects (event, values, who was to act); see `tell`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magnat.core.declare import OPENED, SPECTATOR, Heard
from magnat.core.game import Game, St
from magnat.core.kit import all_of


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log: an event with its values. Secret values are read by the seats in the mask `readers`."""

    event: str
    values: tuple[int, ...]
    readers: int


def lines_told(game: Game[St], st: St, readers: int) -> tuple[Line, ...]:
    """What was heard; this ends the listening. Secrets are for the seat that acted, or for `readers` when chance acted."""
    told = [(game.events.named(event), values, teller) for event, values, teller in st.heard or () if event != OPENED]
    st.heard = None
    return tuple(Line(event, values, readers if teller < 0 else 1 << teller) for event, values, teller in told)


def reveals(game: Game, heard: Sequence[Heard]) -> bool:
    """Whether something became known."""
    return any(event != OPENED and game.events.entries[event].reveals for event, _, _ in heard)


def depths_opened(heard: Sequence[Heard]) -> list[int]:
    """The depths of the stack at which a question was opened."""
    return [values[0] for event, values, _ in heard if event == OPENED]


def is_read(readers: int, seat: int, seats: int) -> bool:
    """Whether a seat is among the readers; a spectator reads what all seats read."""
    return readers == all_of(seats) if seat == SPECTATOR else bool((readers >> seat) & 1)


def values_read(game: Game, line: Line, seat: int, seats: int) -> dict[str, int | None]:
    """The values of a log line for a reader; None for what the reader may not know."""
    row = game.events[line.event]
    secrets = () if is_read(line.readers, seat, seats) else row.secrets
    return {name: None if name in secrets else value for name, value in zip(row.kinds, line.values, strict=True)}
