"""Fields of a state: their shape, their bounds, who may see them, and how a game declares them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, TypeVar, overload

import numpy as np

from magnat.core.declare.kinds import SEAT, beyond

HIDDEN = -1  # what an observation shows instead of a secret

Sight = Callable[[Any, int, int], int]
Kinds = str | tuple[str, ...]  # of the things that the indices of a field count
Together = Callable[[Any, Any], None]  # (st, found): the numbers of a fact, all at once


def everybody(st: object, seat: int, index: int) -> int:
    """Visible to all."""
    return 1


def nobody(st: object, seat: int, index: int) -> int:
    """Visible to none."""
    return 0


def owner(st: object, seat: int, index: int) -> int:
    """Visible to the seat whose row it is in."""
    return 1 if seat == index else 0


def actor(st: Any, seat: int, index: int) -> int:
    """Visible to the seat that is to act."""
    return 1 if seat == st.actor else 0


class Field:
    """One declared field: shape, bounds, and who may see the entries of its first index."""

    name = ""
    is_later = False  # see `later`

    def __init__(self, shape: tuple[int, ...], least: int, most: int, to: Sight, of: Kinds = "", value: str = "", public: Sight = everybody) -> None:
        if to is not everybody and least < 0:
            raise TypeError(f"a secret field starts at 0, because {HIDDEN} stands for hidden")
        self.shape, self.least, self.most, self.to, self.public = shape, least, most, to, public
        self.of = (of,) * bool(of) if isinstance(of, str) else of  # what the indices count
        self.value = value  # what the value counts
        if self.of and len(self.of) != len(shape):
            raise TypeError(f"{len(shape)} indices need as many kinds in `of`, not {len(self.of)}")

    @cached_property
    def dtype(self) -> Any:
        """The narrowest signed integer that holds both bounds."""
        return next(t for t in (np.int8, np.int16, np.int32, np.int64) if np.iinfo(t).min <= self.least and self.most <= np.iinfo(t).max)

    def zeros(self, shape: tuple[int, ...]) -> Any:
        return [self.zeros(shape[1:]) for _ in range(shape[0])] if shape else 0

    def indices(self) -> Iterator[tuple[int, ...]]:
        """All indices of the field; one empty index for a single number."""
        return itertools.product(*(range(size) for size in self.shape))


class Option(Field):
    """A field that is chosen before the game and never changes: one of some words, or a whole number. What `leads` makes another game of it,
    so it stands in sight where the others unfold; `suggested` to somebody who plays with bots alone may be another value than the default. A whole
    number that leads has a few values with names, which are `offered` there."""

    def __init__(
        self,
        values: tuple[str, ...],
        least: int,
        most: int,
        default: Default,
        leads: bool = False,
        suggested: str = "",
        offered: tuple[str, ...] = (),
    ) -> None:
        super().__init__((), least, most, everybody)
        self.values, self.default, self.leads, self.suggested, self.offered = values, default, leads, suggested, offered


Depending = Callable[[int, dict[str, str]], str | int]  # (seats, options known so far): those that were chosen, and those declared before
Default = str | int | Depending


class WhoBegins(Option):
    """A seat, or "random": then chance decides. A seat that nobody sits on is refused."""

    def __init__(self, seats: int) -> None:
        super().__init__((*map(str, range(seats)), "random"), 0, seats, "0")
        self.value = beyond(SEAT)


class Local(Field):
    """A field of the open question; kept on the stack while a nested question is asked."""


class Fact:
    """What follows publicly from hidden fields: a function of the state, with a visibility of its own."""

    def __init__(self, name: str, function: Callable[..., int], field: Field, observed: bool, together: Together | None) -> None:
        self.name, self.function, self.field, self.observed, self.together = name, function, field, observed, together

    @property
    def of_seats(self) -> bool:
        """Whether its first index counts seats. It is 0 for one that nobody sits on: its row could read other seats' things, and costs time."""
        return bool(self.field.shape) and (self.field.to is owner or self.field.of[:1] == (SEAT,))


@overload
def shown(*, most: int, least: int = 0, value: str = "") -> int: ...
@overload
def shown(first: int, /, *, most: int, least: int = 0, of: Kinds = "", value: str = "") -> list[int]: ...
@overload
def shown(first: int, second: int, /, *, most: int, least: int = 0, of: Kinds = "", value: str = "") -> list[list[int]]: ...
@overload
def shown(first: int, second: int, third: int, /, *, most: int, least: int = 0, of: Kinds = "", value: str = "") -> list[list[list[int]]]: ...
def shown(*shape: int, most: int, least: int = 0, of: Kinds = "", value: str = "") -> Any:
    """A field that lies open. `of` names what its indices count, `value` what the number itself counts."""
    return Field(shape, least, most, everybody, of, value)


@overload
def secret(*, most: int, to: Sight, public: Sight = ..., value: str = "") -> int: ...
@overload
def secret(first: int, /, *, most: int, to: Sight, public: Sight = ..., of: Kinds = "", value: str = "") -> list[int]: ...
@overload
def secret(first: int, second: int, /, *, most: int, to: Sight, public: Sight = ..., of: Kinds = "", value: str = "") -> list[list[int]]: ...
@overload
def secret(
    first: int, second: int, third: int, /, *, most: int, to: Sight, public: Sight = ..., of: Kinds = "", value: str = ""
) -> list[list[list[int]]]: ...
def secret(*shape: int, most: int, to: Sight, public: Sight = everybody, of: Kinds = "", value: str = "") -> Any:
    """A field that only some see: `to(state, seat, index)`, where `index` is the first of its indices (0 for a single number).

    A spectator sees what every seat sees. Where all players may share a secret, `public(state, SPECTATOR, index)` says when it lies open.
    """
    return Field(shape, 0, most, to, of, value, public)


def option(*values: str, default: str | Depending, leads: bool = False, suggested: str = "") -> int:
    """An option with named values; the field holds the index of the chosen one. Its default may depend on seats and other options."""
    return Option(values, 0, len(values) - 1, default, leads, suggested)  # type: ignore[return-value]


def who_begins(seats: int) -> int:
    """An option with the numbers of the seats and "random", which the field holds as `seats`; with it goes `chance("hat", odds=each_seat)`."""
    return WhoBegins(seats)  # type: ignore[return-value]


def amount(least: int, most: int, *, default: int | Depending, offered: tuple[int, ...] = (), suggested: int | None = None) -> int:
    """An option that is a whole number. Its default may depend on seats and other options. It leads if some numbers are offered by name."""
    return Option((), least, most, default, bool(offered), "" if suggested is None else str(suggested), tuple(map(str, offered)))  # type: ignore[return-value]


Declaration = TypeVar("Declaration")


def later(field: Declaration) -> Declaration:
    """A field that came when saves and digests of the game were known already. It is written, and counts in a digest, only where a later option is
    chosen: games with the usual options are written as before, and what was written before is read. The usual value of a later option is its
    first one, and what the field holds then is 0."""
    assert isinstance(field, Field)
    if isinstance(field, Option) and (not field.values or field.default != field.values[0]):
        raise TypeError("the default of a later option is the first of its values")
    field.is_later = True
    return field


@overload
def local(*, most: int, least: int = 0, to: Sight = everybody, value: str = "") -> int: ...
@overload
def local(first: int, /, *, most: int, least: int = 0, to: Sight = everybody, of: Kinds = "", value: str = "") -> list[int]: ...
def local(*shape: int, most: int, least: int = 0, to: Sight = everybody, of: Kinds = "", value: str = "") -> Any:
    """A number, or one for each seat (or other thing), that belongs to the open question."""
    return Local(shape, least, most, to, of, value)
