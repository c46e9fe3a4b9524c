"""Runs of bytes, copied and overwritten as one. The linker has machine code for them on the CPU; these are what the interpreter does."""

from __future__ import annotations

from typing import Any

HIDDEN_BYTE = 255  # -1 in every width


class Apart:
    """Declares an argument whose memory no other argument shares: compiled code need not read a state again after it wrote some bytes."""


def copy_bytes(st: Any, offset: int, seen: Any, start: int, size: int) -> None:
    """Copy `size` bytes of a state's record, from `offset` on, to `seen` from `start` on."""
    seen[start : start + size] = list(st.to_records().tobytes()[offset : offset + size])


def hide_bytes(seen: Any, start: int, size: int) -> None:
    """Overwrite `size` bytes of `seen` with what stands for hidden."""
    for place in range(start, start + size):
        seen[place] = HIDDEN_BYTE
