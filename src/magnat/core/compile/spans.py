"""Runs of bytes, copied, overwritten and turned as one. The linker has machine code for them on the CPU; these are what the interpreter does."""

from __future__ import annotations

from typing import Any

from magnat.core.compile.turning import turned_seat, turned_several

HIDDEN_BYTE = 255  # -1 in every width
Constant = int  # declares a number that the linker leaves as it is: machine code is made for this very one


class Apart:
    """Declares an argument whose memory no other argument shares: compiled code need not read a state again after it wrote some bytes."""


def copy_bytes(st: Any, offset: int, seen: Any, start: int, size: int) -> None:
    """Copy `size` bytes of a state's record, from `offset` on, to `seen` from `start` on."""
    seen[start : start + size] = list(st.to_records().tobytes()[offset : offset + size])


def hide_bytes(seen: Any, start: int, size: int) -> None:
    """Overwrite `size` bytes of `seen` with what stands for hidden."""
    for place in range(start, start + size):
        seen[place] = HIDDEN_BYTE


def turn_seats(st: Any, offset: int, seen: Any, start: int, size: Constant, seat: int, seats: int) -> None:
    """Copy `size` bytes that name seats each, or none, as `seat` counts them."""
    for place, value in enumerate(_numbers(st, offset, size)):
        seen[start + place] = turned_seat(value, seat, seats) & HIDDEN_BYTE


def turn_sets(st: Any, offset: int, seen: Any, start: int, size: Constant, seat: int, seats: int) -> None:
    """Copy `size` bytes that are sets of seats each, as `seat` counts them."""
    for place, value in enumerate(_numbers(st, offset, size)):
        seen[start + place] = turned_several(value, seat, seats) & HIDDEN_BYTE


def _numbers(st: Any, offset: int, size: int) -> list[int]:
    return [byte - 256 if byte > 127 else byte for byte in st.to_records().tobytes()[offset : offset + size]]
