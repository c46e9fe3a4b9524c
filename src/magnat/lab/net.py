"""A net that plays: whole-number weights, whole-number sums, plain functions that compile with every game on every backend.

`choose_by_net` is a policy as `Compiled` takes it; `net_file.py` makes its bytes and reads them from files. A net has three layers. The first is
summed over the inputs that are not 0, which are few: a number that names something is one input out of many. Weights are bytes, 128 standing for 0.
Each unit has a shift of its own, by which its sum comes to the size of the next layer's inputs; nothing is divided and nothing is a float.
"""

from __future__ import annotations

from typing import Any

from magnat.core.compile import RELATIVE
from magnat.core.declare import Entry, Numbered, scratch
from magnat.core.stubs import observe_as
from magnat.lab.drive import counted_act
from magnat.lab.scaling import ONE, PLACES, SET, scaled

SEEN = 0  # bound: the bytes of an observation
MOST_FIRST, MOST_SECOND = 256, 64  # units of the two layers
UNIT_BITS = 9  # a unit says 1 << UNIT_BITS for 1
HIGHEST = 4095  # that a unit may say
ZERO = 128  # the byte of the weight 0
UNIT_BYTES = 5  # what is added to the sum of a unit, and its shift
NO_ROW = 65535  # of an input that the net does not read
LOWEST = -(1 << 40)


def word() -> int:
    """A number of 32 bits in the head of a net or in the description of a part."""
    return Entry()  # type: ignore[return-value]


class Head(Numbered):
    """The numbers with which the bytes of a net begin; those named `AT_` are places in the bytes."""

    PARTS = word()  # of the observation that it reads
    FIRST = word()  # units
    SECOND = word()
    ACTS = word()
    AT_PARTS = word()
    AT_ROWS = word()  # two bytes a column of the features: which row of weights it has
    AT_FIRST = word()  # weights: a row for each input that is read
    AT_FIRST_UNITS = word()  # UNIT_BYTES a unit
    AT_SECOND = word()
    AT_SECOND_UNITS = word()
    AT_OUT = word()  # a row for each act, and one for the value
    AT_OUT_UNITS = word()


class Read(Numbered):
    """How a part of an observation becomes inputs."""

    OFFSET = word()
    WIDTH = word()  # bytes a number
    COUNT = word()  # numbers
    KIND = word()  # PLACES, SET or a number
    PLACES = word()  # columns a number
    LEAST = word()  # what the first of its places stands for
    COLUMN = word()  # the first
    HIDDEN = word()  # the first column that says what is hidden; 0 if all is seen
    ROW = word()  # numbers that are hidden together
    USUAL = word()


WORDS = len(Read)


def word_at(weights: Any, at: int) -> int:
    """A signed number of four bytes."""
    found = int(weights[at]) + 256 * int(weights[at + 1]) + 65536 * int(weights[at + 2]) + 16777216 * int(weights[at + 3])
    return found - 4294967296 if found >= 2147483648 else found


def head_of(weights: Any, field: int) -> int:
    return word_at(weights, 4 * field)


def seen_number(seen: list[int], at: int, width: int) -> int:
    """A number of an observation."""
    found = 0 + seen[at]
    if width == 1:
        return found - 256 if found >= 128 else found
    found += 256 * seen[at + 1]
    if width == 2:
        return found - 65536 if found >= 32768 else found
    found += 65536 * seen[at + 2] + 16777216 * seen[at + 3]
    return found - 4294967296 if found >= 2147483648 else found


def add_row(weights: Any, start: int, units: int, amount: int, sums: Any) -> None:
    """Add a row of weights, `amount` times."""
    row = weights[start : start + units]
    for unit in range(units):
        sums[unit] += amount * (int(row[unit]) - ZERO)


def add_input(weights: Any, column: int, amount: int, units: int, sums: Any) -> None:
    """Add what an input says to the sums of the first layer."""
    at = head_of(weights, Head.AT_ROWS) + 2 * column
    row = int(weights[at]) + 256 * int(weights[at + 1])
    if row != NO_ROW:
        add_row(weights, head_of(weights, Head.AT_FIRST) + row * units, units, amount, sums)


def add_part(weights: Any, part: int, seen: Any, units: int, sums: Any) -> None:
    """Add all numbers of a part of the observation."""
    described = scratch(WORDS)
    for field in range(WORDS):
        described[field] = word_at(weights, head_of(weights, Head.AT_PARTS) + 4 * (WORDS * part + field))
    places = described[Read.PLACES]
    for index in range(described[Read.COUNT]):
        value = seen_number(seen, described[Read.OFFSET] + index * described[Read.WIDTH], described[Read.WIDTH])
        column = described[Read.COLUMN] + index * places
        if described[Read.HIDDEN] != 0 and value < 0:
            if index % described[Read.ROW] == 0:
                add_input(weights, described[Read.HIDDEN] + index // described[Read.ROW], ONE, units, sums)
        if described[Read.KIND] == PLACES:
            place = value - described[Read.LEAST]
            if 0 <= place < places:
                add_input(weights, column + place, ONE, units, sums)
        elif described[Read.HIDDEN] == 0 or value > 0:
            if described[Read.KIND] == SET:
                for place in range(places):
                    if (value >> place) & 1:
                        add_input(weights, column + place, ONE, units, sums)
            elif value != 0:
                add_input(weights, column, scaled(value, described[Read.USUAL]), units, sums)


def begin_units(weights: Any, at: int, units: int, sums: Any) -> None:
    """What is in the sum of every unit before anything is added."""
    for unit in range(units):
        sums[unit] = word_at(weights, at + UNIT_BYTES * unit)


def end_units(weights: Any, at: int, units: int, sums: Any) -> None:
    """What every unit says: its sum, shifted and cut off."""
    for unit in range(units):
        sums[unit] = min(HIGHEST, max(0, sums[unit] >> int(weights[at + UNIT_BYTES * unit + 4])))


def think_over(weights: Any, seen: Any, second: Any) -> None:
    """What the units of the second layer say about an observation."""
    first = scratch(MOST_FIRST)
    units, others = head_of(weights, Head.FIRST), head_of(weights, Head.SECOND)
    begin_units(weights, head_of(weights, Head.AT_FIRST_UNITS), units, first)
    for part in range(head_of(weights, Head.PARTS)):
        add_part(weights, part, seen, units, first)
    end_units(weights, head_of(weights, Head.AT_FIRST_UNITS), units, first)
    begin_units(weights, head_of(weights, Head.AT_SECOND_UNITS), others, second)
    for unit in range(units):
        if first[unit] != 0:
            add_row(weights, head_of(weights, Head.AT_SECOND) + unit * others, others, first[unit], second)
    end_units(weights, head_of(weights, Head.AT_SECOND_UNITS), others, second)


def said_of(weights: Any, out: int, second: Any) -> int:
    """How well the net likes an act; of the number behind the last act it says how well the game stands."""
    others = head_of(weights, Head.SECOND)
    at = head_of(weights, Head.AT_OUT_UNITS) + UNIT_BYTES * out
    row = weights[head_of(weights, Head.AT_OUT) + out * others : head_of(weights, Head.AT_OUT) + (out + 1) * others]
    total = word_at(weights, at)
    for unit in range(others):
        total += second[unit] * (int(row[unit]) - ZERO)
    return total >> int(weights[at + 4])


def choose_by_net(st: Any, choices: Any, count: int, number: int, weights: Any) -> int:
    """The legal act that the net likes best; the first of them if there are several."""
    if count == 1:
        return int(choices[0])
    seen = scratch(SEEN)
    second = scratch(MOST_SECOND)
    seat, seats = int(st.actor), int(st.seats)
    observe_as(st, seat, RELATIVE, seen)
    think_over(weights, seen, second)
    best, found = LOWEST, int(choices[0])
    for place in range(count):
        liked = said_of(weights, counted_act(int(choices[place]), seat, seats, RELATIVE), second)
        if liked > best:
            best, found = liked, int(choices[place])
    return found
