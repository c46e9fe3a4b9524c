"""What a helper may be asked with: the numbers that come from outside, as the annotations of its parameters declare them."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Sequence
from dataclasses import dataclass, replace

from magnat.core.declare.kinds import SEAT, KindTable, count

LONGEST = 256  # entries of a list


@dataclass(frozen=True)
class Span:
    """The whole numbers that an argument can be: those of a kind, or between two bounds."""

    kind: str = ""
    least: int = 0
    most: int | None = None  # None: the last thing of the kind

    def bounds(self, kinds: KindTable, seats: int) -> tuple[int, int]:
        """The least and the largest number, at a table with that many seats."""
        if self.most is not None:
            return self.least, self.most
        return self.least, (seats if self.kind == SEAT else count(kinds[self.kind])) - 1


def of(kind: str, *, first: int | None = None) -> Span:
    """Numbers of the things of a kind; `first`: only the first so many of them."""
    return Span(kind, 0, None if first is None else first - 1)


def within(least: int, most: int) -> Span:
    """Whole numbers between two bounds, both included."""
    return Span("", least, most)


@dataclass(frozen=True)
class Argument:
    """One argument: its numbers, how deep they are nested in lists, and whether it can be left out."""

    name: str
    span: Span | None  # None: true or false
    depth: int = 0
    nullable: bool = False
    required: bool = True

    def expected(self, kinds: KindTable, seats: int) -> str:
        """What it can be, as a part of a sentence."""
        if self.span is None:
            return "true or false"
        least, most = self.span.bounds(kinds, seats)
        things = f"from {least} to {most}"
        return (f"a number {things}", f"a list of numbers {things}", f"a list of lists of numbers {things}")[self.depth]

    def fits(self, value: object, kinds: KindTable, seats: int) -> bool:
        """Whether a value that came from outside can be this argument."""
        if value is None:
            return self.nullable
        if self.depth:
            inner = replace(self, depth=self.depth - 1, nullable=False)
            return isinstance(value, list) and len(value) <= LONGEST and all(inner.fits(entry, kinds, seats) for entry in value)
        if self.span is None:
            return type(value) is bool
        least, most = self.span.bounds(kinds, seats)
        return type(value) is int and least <= value <= most


def declared_argument(helper: str, parameter: inspect.Parameter, hint: object) -> Argument:
    """What the annotation of a parameter says."""
    span, nullable, depth = Span(parameter.name), False, 0
    inner = hint
    while True:
        origin, parts = typing.get_origin(inner), typing.get_args(inner)
        if origin is typing.Annotated:
            inner = parts[0]
            span = next((note for note in parts[1:] if isinstance(note, Span)), span)
        elif origin in (typing.Union, types.UnionType) and len(parts) == 2 and type(None) in parts:
            inner, nullable = next(part for part in parts if part is not type(None)), True
        elif origin in (list, Sequence):
            inner, depth = parts[0], depth + 1
        else:
            break
    if inner not in (int, bool) or depth > 2:
        raise TypeError(f"argument {parameter.name!r} of helper {helper!r} cannot be {hint}: only numbers, bool and lists of these can")
    return Argument(parameter.name, None if inner is bool else span, depth, nullable, parameter.default is inspect.Parameter.empty)
