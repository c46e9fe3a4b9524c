"""`observe`: what a seat sees of a position, as bytes; generated from the declaration of the state and equal to `State.observation`.

An observation is a copy of the record in which the rows that the seat does not see are overwritten, with the facts behind it. `observe_as` can also
turn the table: rows that stand for seats and numbers that name seats are counted from the seat that looks.

There are two texts. On the CPU, runs of bytes are copied as one (`spans.py`); elsewhere number by number.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from magnat.core.compile.spans import HIDDEN_BYTE
from magnat.core.declare import HIDDEN, SEAT, SPECTATOR, Fact, Field, GameState, everybody, generated, nobody, turning

INDICES = ("index", "second", "third")
RELATIVE, BARE = 1, 2  # how `observe_as` shows a position: seats counted from one's own, facts left out


def observation_size(state: type[GameState], *, facts: bool = True) -> int:
    """The bytes of an observation."""
    return sum(_bytes(field) for field in (state.observed_fields() if facts else state.fields.values()))


@cache
def observe_function(state: type[GameState], *, in_spans: bool = False) -> Any:
    """`observe(st, seat, seen)` of a state: writes the bytes of the observation into `seen`."""
    return _module(state, in_spans).observe


@cache
def observe_as_function(state: type[GameState], *, in_spans: bool = False) -> Any:
    """`observe_as(st, seat, how, seen)`: the same with RELATIVE seats, or BARE of facts, or both."""
    return _module(state, in_spans).observe_as


def _module(state: type[GameState], in_spans: bool) -> Any:
    name = f"{state.__module__.replace('.', '_')}_observe{'_in_spans' if in_spans else ''}"
    return generated.module(name, observe_source(state, in_spans=in_spans))


def observe_source(state: type[GameState], *, in_spans: bool = False) -> str:
    """The text of `observe`, with one function for every kind of visibility."""
    return _Text(state, in_spans).text()


def _bytes(field: Field) -> int:
    return math.prod(field.shape) * _width(field)


def _width(field: Field) -> int:
    return int(np.dtype(field.dtype).itemsize)


def _row(field: Field) -> int:
    """The bytes of one entry of the first index."""
    return math.prod(field.shape[1:]) * _width(field)


def _sight_name(field: Field) -> str:
    """Of the function that says who sees a field."""
    return f"sees_{field.to.__name__}" if field.public is everybody else f"sees_{field.to.__name__}_when_{field.public.__name__}"


def _sight(field: Field) -> list[str]:
    name, public = field.to.__name__, field.public.__name__
    narrower = [] if field.public is everybody else [f"    if {public}(st, seat, index) == 0:", "        return 0"]
    return [
        "",
        "",
        f"def {_sight_name(field)}(st, seat: int, index: int) -> int:",
        f"    if seat != {SPECTATOR}:",
        f"        return {name}(st, seat, index)",
        *narrower,
        "    for other in range(st.seats):",
        f"        if {name}(st, other, index) == 0:",
        "            return 0",
        "    return 1",
    ]


def _place(field: Field) -> str:
    """The row of a turned field that is shown at `index`."""
    return "seat_at(index, seat, st.seats)" if field.of[:1] == (SEAT,) else "index"


def _turns(field: Field) -> bool:
    """Whether a field looks different from another seat: its rows stand for seats, or its numbers name them."""
    return SEAT in field.of or bool(turning(field.value))


def _is_run(field: Field) -> bool:
    """Whether an open field is a row of bytes that all name seats, or sets of them, and are turned as one."""
    is_row = len(field.shape) == 1 and field.of[:1] != (SEAT,) and not field.name.endswith("_below")
    return is_row and field.to is everybody and _width(field) == 1 and turning(field.value) in ("seat", "several")


class _Text:
    def __init__(self, state: type[GameState], in_spans: bool) -> None:
        self.state, self.in_spans = state, in_spans
        record = state.record_type()
        assert record.fields is not None
        self.offsets = {name: int(record.fields[name][1]) for name in state.fields}  # in the record, which is aligned
        self.starts: dict[str, int] = {}  # in the observation, which is not
        start = 0
        for field in state.observed_fields():
            self.starts[field.name] = start
            start += _bytes(field)

    def text(self) -> str:
        shown = self.state.observed_fields()
        hiding = {_sight_name(field): field for field in shown if field.to not in (everybody, nobody)}
        sights = {sight for field in hiding.values() for sight in (field.to, field.public)} - {everybody}
        facts = {fact.together or fact.function for fact in self.state.observed_facts()}
        needed = sorted({(made.__module__, made.__name__) for made in sights | facts})
        lines = ['"""Generated from the declaration of the state; change that."""', ""]
        lines += [f"from magnat.core.compile.spans import Apart{', copy_bytes, hide_bytes, turn_seats, turn_sets' * self.in_spans}"]
        lines += ["from magnat.core.declare import scratch"] * any(fact.together for fact in self.state.observed_facts())
        lines += ["from magnat.core.compile.turning import seat_at, turned_maybe, turned_seat, turned_several"]
        lines += [f"from {module} import {name}" for module, name in needed]
        for name in sorted(hiding):
            lines += _sight(hiding[name])
        parts = {
            "observe_fields": self.straight_fields(),
            "observe_facts": [line for fact in self.state.observed_facts() for line in self.fact(fact, turned=False)],
            "observe_turned_fields": self.turned_fields(),
            "observe_turned_facts": [line for fact in self.state.observed_facts() for line in self.fact(fact, turned=True)],
        }
        for name, body in parts.items():
            lines += ["", "", f"def {name}(st, seat: int, seen: Apart):", *(body or ["    pass"])]
        lines += [
            "", "", "def observe_as(st, seat: int, how: int, seen):",
            '    """The view of a seat in the layout of the bytes, -1 for what is hidden."""',
            f"    if how & {RELATIVE}:",
            "        observe_turned_fields(st, seat, seen)",
            f"        if how & {BARE} == 0:",
            "            observe_turned_facts(st, seat, seen)",
            "    else:",
            "        observe_fields(st, seat, seen)",
            f"        if how & {BARE} == 0:",
            "            observe_facts(st, seat, seen)",
            "", "", "def observe(st, seat: int, seen):",
            '    """The same for a seat (or SPECTATOR), seats as they are, with all facts."""',
            "    observe_fields(st, seat, seen)",
            "    observe_facts(st, seat, seen)",
        ]  # fmt: skip
        return "\n".join([*lines, ""])

    # Fields.

    def straight_fields(self) -> list[str]:
        fields = list(self.state.fields.values())
        return [*self.copied(fields), *(line for field in fields for line in self.hidden_rows(field))]

    def turned_fields(self) -> list[str]:
        fields = list(self.state.fields.values())
        lines = self.copied([field for field in fields if not _turns(field)])
        for field in fields:
            lines += self.turned_rows(field) if _turns(field) else self.hidden_rows(field)
        return lines

    def copied(self, fields: list[Field]) -> list[str]:
        """The numbers of these fields as they are; those that lie side by side in both layouts in one go."""
        if not self.in_spans:
            seen = [field for field in fields if field.to is not nobody]
            return [line for field in seen for line in [f"    # {field.name}", *self.numbers(field, 0, "    ", {}, turned=False)]]
        lines: list[str] = []
        run: tuple[int, int, int] | None = None
        for field in fields:
            offset, start, size = self.offsets[field.name], self.starts[field.name], _bytes(field)
            if run and run[0] + run[2] == offset and run[1] + run[2] == start:
                run = (run[0], run[1], run[2] + size)
                continue
            lines += self.span(run)
            run = (offset, start, size)
        return [*lines, *self.span(run)]

    def span(self, run: tuple[int, int, int] | None) -> list[str]:
        return [f"    copy_bytes(st, {run[0]}, seen, {run[1]}, {run[2]})"] if run else []

    def hidden_rows(self, field: Field) -> list[str]:
        """Overwrite what the seat does not see; sight is asked once a row."""
        start = self.starts[field.name]
        if field.to is everybody:
            return []
        if field.to is nobody:
            return self.hide(f"{start}", _bytes(field), "    ")
        if len(field.shape) < 2:
            return self.secret_numbers(field, turned=False)
        return [
            f"    for index in range({field.shape[0]}):",
            f"        if {_sight_name(field)}(st, seat, index) == 0:",
            *self.hide(f"{start} + index * {_row(field)}", _row(field), "            "),
        ]

    def turned_rows(self, field: Field) -> list[str]:
        """A field whose rows or numbers are counted from the seat."""
        lines, start = [f"    # {field.name}"], self.starts[field.name]
        if field.to is nobody:
            return self.hide(f"{start}", _bytes(field), "    ")
        if field.to is not everybody and len(field.shape) < 2:
            return self.secret_numbers(field, turned=True)
        if self.in_spans and _is_run(field):
            turn = {"seat": "turn_seats", "several": "turn_sets"}[turning(field.value)]
            return [*lines, f"    {turn}(st, {self.offsets[field.name]}, seen, {start}, {field.shape[0]}, seat, st.seats)"]
        if not field.shape:
            return lines + self.numbers(field, 0, "    ", {}, turned=True)
        lines.append(f"    for index in range({field.shape[0]}):")
        lines.append(f"        row = {_place(field)}")
        indent = "        "
        if field.to is not everybody:
            lines.append(f"{indent}if {_sight_name(field)}(st, seat, row) != 0:")
            indent += "    "
        if self.in_spans and SEAT not in field.of[1:] and not turning(field.value):
            lines.append(
                f"{indent}copy_bytes(st, {self.offsets[field.name]} + row * {_row(field)}, seen, {start} + index * {_row(field)}, {_row(field)})"
            )
        else:
            lines += self.numbers(field, 1, indent, self.sources(field), turned=True)
        if field.to is not everybody:
            lines += ["        else:", *self.hide(f"{start} + index * {_row(field)}", _row(field), "            ")]
        return lines

    def secret_numbers(self, field: Field, *, turned: bool) -> list[str]:
        """A field with one number a row: a number that is not seen is another number, which takes no branch."""
        lines, indent, row = [f"    # {field.name}"], "    ", "0"
        if field.shape:
            lines.append(f"    for index in range({field.shape[0]}):")
            indent, row = "        ", "index"
            if turned:
                row = "row"
                lines.append(f"        row = {_place(field)}")
        sources = self.sources(field) if turned else {}
        return [*lines, *self.numbers(field, len(field.shape), indent, sources, turned=turned, seen=f"{_sight_name(field)}(st, seat, {row})")]

    # Numbers.

    def sources(self, field: Field) -> dict[str, str]:
        """Where the numbers of a turned field are read: its first index from `row`, a later one that counts seats from `place`."""
        later = {index: "place" for index, kind in zip(INDICES[1:], field.of[1:], strict=False) if kind == SEAT}
        return {"index": "row"} | later if field.shape else {}

    def numbers(
        self, field: Field, outer: int, indent: str, sources: dict[str, str], *, turned: bool, fact: Fact | None = None, seen: str = ""
    ) -> list[str]:
        """Lines that write the numbers of a field or fact one by one, from its index `outer` on; `seen` says whether the seat sees it."""
        lines = []
        indices = INDICES[: len(field.shape)]
        for index, size in zip(indices[outer:], field.shape[outer:], strict=True):
            lines.append(f"{indent}for {index} in range({size}):")
            indent += "    "
            if sources.get(index) == "place":
                lines.append(f"{indent}place = seat_at({index}, seat, st.seats)")
        read = [sources.get(index, index) for index in indices]
        if fact is None:
            lines.append(f"{indent}value = st.{field.name}" + "".join(f"[{index}]" for index in read))
        elif fact.together:
            lines.append(f"{indent}value = found[{read[0]}]")
        else:
            call = f"value = {fact.function.__name__}({', '.join(('st', *read))})"
            empty = [f"{indent}value = 0", f"{indent}if {read[0]} < st.seats:", f"{indent}    {call}"] if fact.of_seats else []
            lines += empty or [f"{indent}{call}"]
        if turned and turning(field.value):
            if field.name.endswith("_below"):  # frames that are not in use hold 0, which is no seat
                lines.append(f"{indent}if index < st.depth:")
                indent += "    "
            lines.append(f"{indent}value = turned_{turning(field.value)}(value, seat, st.seats)")
            indent = indent[: -4 * field.name.endswith("_below") or None]
        if seen:
            lines += [f"{indent}if {seen} == 0:", f"{indent}    value = {HIDDEN}"]
        return lines + self.stored(field, indent)

    def stored(self, field: Field, indent: str) -> list[str]:
        """`value` as bytes in its place."""
        at = ""
        for index, size in zip(INDICES, field.shape, strict=False):
            at = f"({at} * {size} + {index})" if at else index
        width, start = _width(field), self.starts[field.name]
        lines = []
        for byte in range(width):
            offset = f"{start + byte} + {at}{f' * {width}' if width > 1 else ''}" if at else f"{start + byte}"
            lines.append(f"{indent}seen[{offset}] = {f'value >> {8 * byte}' if byte else 'value'} & 255")
        return lines

    def hide(self, start: str, size: int, indent: str) -> list[str]:
        if self.in_spans:
            return [f"{indent}hide_bytes(seen, {start}, {size})"]
        return [f"{indent}for hidden in range({size}):", f"{indent}    seen[{start} + hidden] = {HIDDEN_BYTE}"]

    # Facts.

    def fact(self, fact: Fact, *, turned: bool) -> list[str]:
        """The lines that write a fact; what the seat does not see is not worked out."""
        field = fact.field
        lines, indent = [f"    # {field.name}"], "    "
        if fact.together:
            lines += [f"    found = scratch({field.shape[0]})", f"    {fact.together.__name__}(st, found)"]
        row = "index" if field.shape else "0"
        start, size = f"{self.starts[field.name]}", _width(field)
        if field.shape:
            lines.append(f"    for index in range({field.shape[0]}):")
            indent, start, size = "        ", f"{start} + index * {_row(field)}", _row(field)
            if turned:
                row = "row"
                lines.append(f"        row = {_place(field)}")
        sources = self.sources(field) if turned else {}
        if field.to is everybody:
            return lines + self.numbers(field, min(1, len(field.shape)), indent, sources, turned=turned, fact=fact)
        if field.to is nobody:
            return lines + self.hide(start, size, indent)
        return [
            *lines,
            f"{indent}if {_sight_name(field)}(st, seat, {row}) != 0:",
            *self.numbers(field, min(1, len(field.shape)), indent + "    ", sources, turned=turned, fact=fact),
            f"{indent}else:",
            *self.hide(start, size, indent + "    "),
        ]
