"""Helpers: exact answers to what players, pages and bots ask about a position. A helper is a plain typed function,

    def royalties(st: State, seat: int, *, production: int) -> Royalties: ...

    HELPERS = askable(royalties, ahead, best_payment=best_payment_for)

It gets a position with nothing in it that the seat does not see. Its arguments come from outside and are checked here, and only here, by their
annotations: an `int` counts the things of the kind that it is named after, `Annotated[int, of("company")]` those of another kind,
`Annotated[int, within(0, 99)]` is any whole number between bounds; lists of these, `bool`, and `| None`. What has a default may be left out.
The answer is a TypedDict, or made of such: the page's types are generated from it.
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from magnat.core.errors import Refused
from magnat.core.kinds import SEAT, KindTable, count

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

    def fits(self, value: Any, kinds: KindTable, seats: int) -> bool:
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


@dataclass(frozen=True)
class Helper:
    """A function that may be asked from outside, with what its annotations say."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[Argument, ...]
    answer: Any  # the type of the answer

    def check(self, kinds: KindTable) -> None:
        """TypeError if an argument counts things of a kind that the game does not have."""
        for argument in self.arguments:
            span = argument.span
            if span is not None and span.kind not in ("", SEAT) and not count(kinds.get(span.kind, 0)):
                raise TypeError(f"argument {argument.name!r} of helper {self.name!r} counts {span.kind!r}, which is no kind of things of this game")

    def ask(self, kinds: KindTable, st: Any, seat: int, given: Mapping[str, Any]) -> Any:
        """The answer to a seat as JSON writes it; Refused with a sentence if the arguments are not what they can be."""
        known = {argument.name: argument for argument in self.arguments}
        for name, value in given.items():
            if name not in known:
                raise wrong(f"{self.name} has no argument {name!r}; it has: {', '.join(known) or 'none'}")
            if not known[name].fits(value, kinds, st.seats):
                raise wrong(f"{self.name} expects as {name} {known[name].expected(kinds, st.seats)}, not {shortened(value)}")
        for name, argument in known.items():
            if argument.required and name not in given:
                raise wrong(f"{self.name} needs {name}: {argument.expected(kinds, st.seats)}")
        return as_json(self.function(st, seat, **given))


def askable(*functions: Callable[..., Any], **named: Callable[..., Any]) -> dict[str, Helper]:
    """The helpers of a game: under the name of the function, or name=function."""
    table = {function.__name__: function for function in functions} | named
    return {name: _helper(name, function) for name, function in table.items()}


def wrong(sentence: str) -> Refused:
    """What a helper says to arguments that make no sense."""
    return Refused("wrong-arguments", (), sentence)


def as_json(value: Any) -> Any:
    """A value with lists in the place of tuples."""
    if isinstance(value, dict):
        return {name: as_json(entry) for name, entry in value.items()}
    return [as_json(entry) for entry in value] if isinstance(value, list | tuple) else value


def shortened(value: Any) -> str:
    """A value from outside as part of a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _helper(name: str, function: Callable[..., Any]) -> Helper:
    hints = typing.get_type_hints(function, include_extras=True)
    _, seat, *rest = inspect.signature(function).parameters.values()
    if any(parameter.kind is not inspect.Parameter.KEYWORD_ONLY for parameter in rest) or seat.name != SEAT or "return" not in hints:
        raise TypeError(f"helper {name!r} is not declared as a function of (st, seat, *, arguments) with the type of its answer")
    return Helper(name, function, tuple(_argument(name, parameter, hints[parameter.name]) for parameter in rest), hints["return"])


def _argument(helper: str, parameter: inspect.Parameter, hint: Any) -> Argument:
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
