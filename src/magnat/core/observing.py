"""`observe`: what a seat sees of a position, as bytes; generated from the declaration of the state and equal to `State.observation`."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from magnat.core import generated
from magnat.core.state import HIDDEN, SPECTATOR, Fact, Field, GameState, everybody, owner

INDICES = ("index", "second", "third")


def observation_size(state: type[GameState]) -> int:
    """The bytes of an observation."""
    return sum(_bytes(field) for field in _fields(state))


@cache
def observe_function(state: Any) -> Any:
    """`observe(st, seat, seen)` of a state: writes the bytes of the observation into `seen`."""
    return generated.module(f"{state.__module__.replace('.', '_')}_observe", observe_source(state)).observe


def observe_source(state: type[GameState]) -> str:
    """The text of `observe`, with one function for every kind of visibility."""
    hiding = {_sight_name(field): field for field in _fields(state) if field.to is not everybody}
    sights = {sight for field in hiding.values() for sight in (field.to, field.public)} - {everybody}
    needed = sorted({(made.__module__, made.__name__) for made in sights | {fact.function for fact in state.facts.values()}})
    lines = ['"""Generated from the declaration of the state; change that."""', ""]
    lines += [f"from {module} import {name}" for module, name in needed]
    for name in sorted(hiding):
        lines += _sight(hiding[name])
    lines += [
        "",
        "",
        "def observe(st, seat, seen):",
        '    """The view of a seat (or SPECTATOR) in the layout of the bytes, -1 for what is hidden."""',
    ]
    start = 0
    for field in state.fields.values():
        lines += _written(field, f"st.{field.name}", start)
        start += _bytes(field)
    for fact in state.facts.values():
        lines += _written(fact.field, "", start, fact)
        start += _bytes(fact.field)
    return "\n".join([*lines, ""])


def _fields(state: type[GameState]) -> list[Field]:
    return [*state.fields.values(), *(fact.field for fact in state.facts.values())]


def _width(field: Field) -> int:
    return int(np.dtype(field.dtype).itemsize)


def _bytes(field: Field) -> int:
    return math.prod(field.shape) * _width(field)


def _sight_name(field: Field) -> str:
    """Of the function that says who sees a field."""
    return f"sees_{field.to.__name__}" if field.public is everybody else f"sees_{field.to.__name__}_when_{field.public.__name__}"


def _sight(field: Field) -> list[str]:
    name, public = field.to.__name__, field.public.__name__
    narrower = [] if field.public is everybody else [f"    if {public}(st, seat, index) == 0:", "        return 0"]
    return [
        "",
        "",
        f"def {_sight_name(field)}(st, seat, index):",
        f"    if seat != {SPECTATOR}:",
        f"        return {name}(st, seat, index)",
        *narrower,
        "    for other in range(st.seats):",
        f"        if {name}(st, other, index) == 0:",
        "            return 0",
        "    return 1",
    ]


def _written(field: Field, value: str, start: int, fact: Fact | None = None) -> list[str]:
    """The lines that write one field or fact."""
    lines, indent = [f"    # {field.name}"], "    "
    indices = INDICES[: len(field.shape)]
    for index, size in zip(indices, field.shape, strict=True):
        lines.append(f"{indent}for {index} in range({size}):")
        indent += "    "
    if fact:
        value = f"{fact.function.__name__}({', '.join(('st', *indices))})"
    else:
        value += "".join(f"[{index}]" for index in indices)
    lines.append(f"{indent}value = {HIDDEN}")
    sees = "" if field.to is everybody else f"if {_sight_name(field)}(st, seat, {indices[0] if indices else 0}) != 0:"
    if sees:
        lines.append(f"{indent}{sees}")
    inner = indent + ("    " if sees else "")
    if fact and indices and field.to is owner:  # nobody asks about seats that nobody sits on
        lines += [f"{inner}value = 0", f"{inner}if index < st.seats:", f"{inner}    value = {value}"]
    else:
        lines.append(f"{inner}value = {value}")
    at = "0"
    for index, size in zip(indices, field.shape, strict=True):
        at = index if at == "0" else f"({at} * {size} + {index})"
    width = _width(field)
    for byte in range(width):
        offset = f"{start + byte}" if at == "0" else f"{start + byte} + {at}{f' * {width}' if width > 1 else ''}"
        lines.append(f"{indent}seen[{offset}] = {f'value >> {8 * byte}' if byte else 'value'} & 255")
    return lines
