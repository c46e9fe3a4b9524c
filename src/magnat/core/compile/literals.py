"""What the global names of rules become in a linked text: numbers become literals, tables become read-only arrays.

A table gets the narrowest signed type that holds it. On CUDA arrays lie in constant memory, which ends at 64 KiB, and every place
that reads a table may get a copy of its own there. When that would grow too large, the tables that weigh most lie in device
memory, where reading costs a little more.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TypeAlias

Table: TypeAlias = "tuple[int | Table, ...]"  # numbers in rows of one length, which may be rows of rows

WIDTHS = (8, 16, 32, 64)
CONSTANT_BYTES = 48 * 1024  # of 64 KiB: the compiler needs some for itself


def is_number(value: object) -> bool:
    """Whether a global is a whole number (truth values are)."""
    return isinstance(value, int)


def check(name: str, value: object, where: str) -> None:
    """Refuse with a sentence what the rules cannot use when compiled."""
    if isinstance(value, float):
        raise TypeError(f"{where} uses {name!r}, which is {value!r}: rules reckon with whole numbers")
    if isinstance(value, (str, bytes, list, dict, set, frozenset)):
        raise TypeError(f"{where} uses {name!r}, a {type(value).__name__}: rules use whole numbers and tables (tuples) of them")
    if isinstance(value, tuple):
        shape_of(name, value)


def shape_of(name: str, value: Table) -> tuple[int, ...]:
    """The shape of a table; refuses with a sentence what is no table of whole numbers in rows of one length."""
    found: set[tuple[int, ...]] = set()
    for row in value:
        if isinstance(row, tuple):
            found.add(shape_of(name, row))
        elif is_number(row):
            found.add(())
        else:
            raise TypeError(f"the table {name!r} holds {row!r}: tables hold whole numbers")
    if len(found) > 1:
        raise TypeError(f"the rows of the table {name!r} differ in length")
    return (len(value), *(found.pop() if found else ()))


def numbers_in(value: Table) -> list[int]:
    """All numbers of a table."""
    return [number for row in value for number in (numbers_in(row) if isinstance(row, tuple) else (int(row),))]


def width(name: str, value: Table) -> int:
    """The bits of the narrowest signed type that holds a table."""
    held = numbers_in(value)
    least, most = min(held, default=0), max(held, default=0)
    for bits in WIDTHS:
        if -(1 << bits - 1) <= least and most < 1 << bits - 1:
            return bits
    raise TypeError(f"the table {name!r} holds {most if most >= 1 << 63 else least}, which does not fit into 64 bits")


def table_lines(tables: Mapping[str, Table], reads: Mapping[str, int], *, on_cuda: bool) -> list[str]:
    """The lines that define the tables; `reads` says in how many places of the text each is read."""
    far = in_device_memory(tables, reads) if on_cuda else set()
    lines = []
    for name, value in tables.items():
        array = f"np.array({value!r}, np.int{width(name, value)})"
        lines.append(f"{name} = cuda.to_device({array})" if name in far else f"{name} = {array}")
    return lines


def in_device_memory(tables: Mapping[str, Table], reads: Mapping[str, int]) -> set[str]:
    """The tables that do not fit into constant memory: those that weigh most, until the others fit."""
    weights = {name: math.prod(shape_of(name, value)) * width(name, value) // 8 * reads.get(name, 1) for name, value in tables.items()}
    far: set[str] = set()
    for name in sorted(weights, key=lambda name: (-weights[name], name)):
        if sum(weight for other, weight in weights.items() if other not in far) <= CONSTANT_BYTES:
            break
        far.add(name)
    return far
