"""Helpers: exact answers to what players, pages and bots ask about a position. A helper is a plain typed function,

    def royalties(question: Question[State], *, production: int) -> Royalties: ...

    HELPERS = askable(royalties, ahead, best_payment=best_payment_for)

The position of its question has nothing in it that the seat does not see. Its arguments come from outside and are checked here, and only here, by
their annotations: an `int` counts the things of the kind that it is named after, `Annotated[int, of("company")]` those of another kind,
`Annotated[int, within(0, 99)]` is any whole number between bounds; lists of these, `bool`, and `| None`. What has a default may be left out.
The answer is a TypedDict, or made of such: the page's types are generated from it. One that is `advising` says what a good player would do, so it is
refused where a table gives no hints.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from magnat.core.declare.arguments import Argument, declared_argument
from magnat.core.declare.kinds import SEAT, KindTable, count
from magnat.core.errors import Refused

ADVISES = "advises"
Asked = TypeVar("Asked", bound=Callable[..., object])


@dataclass(frozen=True)
class Helper:
    """A function that may be asked from outside, with what its annotations say."""

    name: str
    function: Callable[..., object]
    arguments: tuple[Argument, ...]
    answer: object  # the type of the answer
    advises: bool  # what a good player would do

    def check(self, kinds: KindTable) -> None:
        """TypeError if an argument counts things of a kind that the game does not have."""
        for argument in self.arguments:
            span = argument.span
            if span is not None and span.kind not in ("", SEAT) and not count(kinds.get(span.kind, 0)):
                raise TypeError(f"argument {argument.name!r} of helper {self.name!r} counts {span.kind!r}, which is no kind of things of this game")

    def answered(self, question: object, given: Mapping[str, object], kinds: KindTable, seats: int) -> Any:
        """The answer to a question as JSON writes it; Refused with a sentence if the arguments are not what they can be."""
        known = {argument.name: argument for argument in self.arguments}
        for name, value in given.items():
            if name not in known:
                raise wrong(f"{self.name} has no argument {name!r}; it has: {', '.join(known) or 'none'}")
            if not known[name].fits(value, kinds, seats):
                raise wrong(f"{self.name} expects as {name} {known[name].expected(kinds, seats)}, not {shortened(value)}")
        for name, argument in known.items():
            if argument.required and name not in given:
                raise wrong(f"{self.name} needs {name}: {argument.expected(kinds, seats)}")
        return as_json(self.function(question, **given))


def askable(*functions: Callable[..., object], **named: Callable[..., object]) -> dict[str, Helper]:
    """The helpers of a game: under the name of the function, or name=function."""
    table = {function.__name__: function for function in functions} | named
    return {name: _helper(name, function) for name, function in table.items()}


def advising(function: Asked) -> Asked:
    """Declare that the answer is no fact but what a good player would do."""
    setattr(function, ADVISES, True)
    return function


def wrong(sentence: str) -> Refused:
    """What a helper answers to arguments that make no sense."""
    return Refused("wrong-arguments", (), sentence)


def as_json(value: object) -> object:
    """A value with lists instead of tuples."""
    if isinstance(value, dict):
        return {name: as_json(entry) for name, entry in value.items()}
    return [as_json(entry) for entry in value] if isinstance(value, list | tuple) else value


def shortened(value: object) -> str:
    """A value from outside as part of a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _helper(name: str, function: Callable[..., object]) -> Helper:
    hints = typing.get_type_hints(function, include_extras=True)
    question, *rest = inspect.signature(function).parameters.values()
    if any(parameter.kind is not inspect.Parameter.KEYWORD_ONLY for parameter in rest) or question.name != "question" or "return" not in hints:
        raise TypeError(f"helper {name!r} is not declared as a function of (question, *, arguments) with the type of its answer")
    arguments = tuple(declared_argument(name, parameter, hints[parameter.name]) for parameter in rest)
    return Helper(name, function, arguments, hints["return"], hasattr(function, ADVISES))
