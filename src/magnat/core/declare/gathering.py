"""The log as people would tell it: lines that belong together are one line, a turn is one line, and the details unfold.

An event says how its lines gather (`joins`, `closes` in `acts.py`). Whether a line belongs to those before it depends on the line that leads them and
on nothing hidden, so it is judged once, when the line is written, and is the same for every reader.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from magnat.core.declare.acts import EventRow, Events

Line = TypeVar("Line")
Values = Mapping[str, int | None]


class Bond(NamedTuple):
    """How a line hangs on those before it: not at all, as a detail, or as the one that leads them from now on."""

    joined: bool = False
    leads: bool = False


FREE, DETAIL, LEADER = Bond(), Bond(True, False), Bond(True, True)


def bond(events: type[Events], lead: tuple[str, Values] | None, event: str, values: Values) -> Bond:
    """How a line hangs on those before it, which `lead` leads (event and values)."""
    if lead is None:
        return FREE
    for way in events[event].gather:
        if lead[0] in way.events and all(lead[1][name] == values[name] for name in way.same):
            return LEADER if way.leads else DETAIL
    return FREE


class Told(Generic[Line]):
    """Lines that are told as one."""

    def __init__(self, lines: Sequence[Line], lead: int) -> None:
        self.lines, self.lead = tuple(lines), lead


def gathered(lines: Iterable[Line], bonds: Iterable[Bond]) -> list[Told[Line]]:
    """The lines of a log, told as people would."""
    groups: list[tuple[list[Line], int]] = []
    for line, hangs in zip(lines, bonds, strict=True):
        if not hangs.joined or not groups:
            groups.append(([line], 0))
            continue
        group, lead = groups[-1]
        groups[-1] = ([*group, line], len(group) if hangs.leads else lead)
    return [Told(group, lead) for group, lead in groups]


def bonds(
    events: type[Events], lines: Iterable[Line], read: Callable[[Line], tuple[str, Values]], lead: tuple[str, Values] | None = None
) -> list[Bond]:
    """How each line hangs on those before it; `lead` leads the lines before the first."""
    found = []
    for line in lines:
        event, values = read(line)
        hangs = bond(events, lead, event, values)
        if not hangs.joined or hangs.leads:
            lead = (event, values)
        found.append(hangs)
    return found


def check_gathering(events: type[Events]) -> None:
    """Refuse lines that gather with events which do not exist, or by values which those do not have."""
    rows: dict[str, EventRow] = {row.name: row for row in events}
    ways = [(row, way, other) for row in rows.values() for way in row.gather for other in way.events]
    for gathering, way, other in ways:
        if other not in rows:
            raise TypeError(f"{gathering.name} gathers with {other!r}, which is no event")
        if missing := [name for name in way.same if name not in rows[other].kinds or name in rows[other].secrets]:
            raise TypeError(f"{gathering.name} gathers with {other} by {missing[0]!r}, which is no open value of {other}")
