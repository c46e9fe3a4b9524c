"""What the fields of a game say, for programs: the layout of observations, and what the page needs to say a position in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypedDict

import numpy as np

from magnat.core.declare.fields import Field, Option, everybody
from magnat.core.declare.kinds import SEAT, Form, KindTable, count, form, is_said, turning
from magnat.core.declare.state import GameState


@dataclass(frozen=True)
class Part:
    """One field or fact of an observation: where it lies in the bytes, and what it says.

    of: the kind of things that each index counts, "" for plain places. value: the kind of thing that the number itself counts, in this `form`:
    "one", "maybe" (0 stands for none, else number + 1), "several" (one bit each), "truth"; both empty for a plain number.
    turns: how the number names seats ("seat", "maybe", "several"), so that a relative observation counts them from one's own; else empty.
    """

    name: str
    offset: int  # in bytes
    dtype: str  # as NumPy writes it: "<i2"
    shape: tuple[int, ...]
    least: int
    most: int
    of: tuple[str, ...]
    value: str
    form: Form
    secret: bool  # -1 stands for what the seat does not see
    option: bool  # chosen before the game, never changes
    turns: str


def layout(state: type[GameState]) -> tuple[Part, ...]:
    """All parts of the observations of a game, in the order of their bytes."""
    return parts_of(state.observed_fields())


def parts_of(fields: Iterable[Field]) -> tuple[Part, ...]:
    """What fields and facts say, as they would lie in bytes one after the other."""
    parts: list[Part] = []
    offset = 0
    for found in fields:
        dtype = np.dtype(found.dtype).newbyteorder("<")
        kind, shape = form(found.value)
        of = found.of or ("",) * len(found.shape)
        bounds = (found.least, found.most)
        secret, option = found.to is not everybody, isinstance(found, Option)
        parts.append(Part(found.name, offset, dtype.str, found.shape, *bounds, of, kind, shape, secret, option, turning(found.value)))
        offset += dtype.itemsize * int(np.prod(found.shape, dtype=int))
    return tuple(parts)


class FieldNote(TypedDict):
    """What the page must know of a field to say it in words."""

    of: list[str]
    value: str
    form: Form
    said: bool


def described(state: type[GameState]) -> dict[str, FieldNote]:
    """All fields and facts by their names."""
    said = {found.name: is_said(found.value) and not isinstance(found, Option) and not _of_the_kernel(found) for found in state.view_fields()}
    return {
        part.name: {"of": list(part.of), "value": part.value, "form": part.form, "said": said[part.name]} for part in parts_of(state.view_fields())
    }


def check_kinds(state: type[GameState], kinds: KindTable) -> None:
    """TypeError if a field counts things of a kind that the game does not have, or more of them than there are."""
    for found in state.view_fields():
        for kind, size in zip(found.of, found.shape, strict=True) if found.of else ():
            if kind not in ("", SEAT) and size > count(kinds.get(kind, 0)):
                raise TypeError(f"the field {found.name!r} has {size} entries of {kind!r}, and the game has {count(kinds.get(kind, 0))}")
        kind, shape = form(found.value)
        things = count(kinds.get(kind, 0))
        most = {"one": things - 1, "maybe": things, "several": (1 << things) - 1}.get(shape, 0)
        if things and found.most > most:
            raise TypeError(f"the field {found.name!r} goes up to {found.most}, but its value counts {kind!r} up to {most}")
        if shape not in ("", "one", "truth") and not things and kind != SEAT:
            raise TypeError(f"the value of the field {found.name!r} counts {kind!r}, which is no kind of things of this game")


def _of_the_kernel(found: Field) -> bool:
    return found.name in ("seats", "actor", "phase", "pending", "depth") or found.name.endswith("_below")
