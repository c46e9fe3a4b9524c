"""The figures of a finished game, as a game declares them in its figures.py: facts worth telling, and where every fortune came from.

They are found in what was told and in how everybody stood: after the end everybody may know all of it. The sources add up to each seat's standing at
the end: every change of it is attributed to one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from magnat.core.declare.acts import Events

START_SOURCE, OTHER_SOURCE = "start", "other"  # what everybody began with; what no source accounts for


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log with nothing hidden."""

    ply: int
    event: str
    values: Mapping[str, int]


@dataclass(frozen=True)
class Course:
    """How a game went: `standing[seat][ply]` before that act, one more at the end; `last` is the last position."""

    lines: Sequence[Told]
    standing: Sequence[Sequence[int]]
    last: Any

    @property
    def seats(self) -> range:
        return range(len(self.standing))

    def told(self, *events: str) -> Iterator[Told]:
        return (line for line in self.lines if line.event in events)

    def count(self, *events: str) -> int:
        return sum(1 for _ in self.told(*events))

    def counts(self, *events: str) -> list[int]:
        """How often each seat is told of."""
        counts = [0 for _ in self.seats]
        for line in self.told(*events):
            counts[line.values["seat"]] += 1
        return counts

    def sums(self, *events: str, of: str = "sum") -> list[int]:
        """What those lines come to for each seat."""
        sums = [0 for _ in self.seats]
        for line in self.told(*events):
            sums[line.values["seat"]] += line.values[of]
        return sums

    def highest(self, *events: str, of: str = "sum") -> Told | None:
        """The line with the highest value, the first of them; None where there is none."""
        return max(self.told(*events), key=lambda line: line.values[of], default=None)

    def leader(self, amounts: Sequence[int]) -> int | None:
        """The seat with the most, if one alone has it."""
        most = max(amounts)
        return amounts.index(most) if most > 0 and amounts.count(most) == 1 else None

    def sources(self, source_of: Mapping[str, str]) -> dict[str, list[int]]:
        """Every change of a seat's standing under the source of an event of that act: of one that tells of the seat, else of the first."""
        found = {START_SOURCE: [row[0] for row in self.standing]}
        by_ply: dict[int, list[Told]] = {}
        for line in self.lines:
            if line.event in source_of:
                by_ply.setdefault(line.ply, []).append(line)
        for seat, row in enumerate(self.standing):
            for ply, (before, after) in enumerate(pairwise(row)):
                if after != before:
                    lines = by_ply.get(ply, [])
                    telling = [line for line in lines if line.values.get("seat") == seat] or lines
                    source = source_of[telling[0].event] if telling else OTHER_SOURCE
                    found.setdefault(source, [0 for _ in self.seats])[seat] += after - before
        return found


FoundFact = tuple[int, tuple[int, ...]]  # of the declared facts, with its values as they are declared


@dataclass(frozen=True, kw_only=True)
class Figures:
    """What a game tells of itself at its end.

    facts: said by `figure-<FACT>`, whose attribute `title` names it.
    sources: said by `source-<name>`, in this order, after what everybody began with.
    """

    facts: type[Events]
    sources: tuple[str, ...]
    find_facts: Callable[[Course], Iterable[FoundFact]]
    find_sources: Callable[[Course], Mapping[str, Sequence[int]]]

    def rows(self, course: Course) -> list[tuple[str, dict[str, int]]]:
        """The facts by name, with their values by name."""
        return [
            (row.name, dict(zip(row.kinds, values, strict=True)))
            for row, values in ((self.facts.entries[fact], values) for fact, values in self.find_facts(course))
        ]

    def columns(self, course: Course) -> list[tuple[str, list[int]]]:
        """The sources from which somebody had something, with what they brought each seat."""
        found = self.find_sources(course)
        return [(name, list(found[name])) for name in (START_SOURCE, *self.sources, OTHER_SOURCE) if any(found.get(name, ()))]
