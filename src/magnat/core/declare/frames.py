"""Nested questions: a small bounded stack of frames in the state.

The open question lives in `phase`, `actor`, `pending` and the fields declared `local`. `push` lays it aside and clears the
locals for another question; `pop` takes it up again. Both are generated from the declaration, as plain assignments.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from magnat.core.declare import generated
from magnat.core.declare.acts import OPENED, count_step, tell
from magnat.core.declare.fields import Local
from magnat.core.declare.state import GameState


def frame_source(state: type[GameState]) -> str:
    """The text of `push` and `pop` for a state that declares frames."""
    kept = ["phase", "actor", *(name for name, field in state.fields.items() if isinstance(field, Local))]
    push = [line for name in kept for line in _each(state, name, "st.{name}_below[st.depth]{index} = st.{name}{index}")]
    clear = [line for name in kept if name not in ("phase", "actor") for line in _each(state, name, "st.{name}{index} = 0")]
    pop = [line for name in kept for line in _each(state, name, "st.{name}{index} = st.{name}_below[st.depth]{index}")]
    tidy = [line for name in kept for line in _each(state, name, "st.{name}_below[st.depth]{index} = 0")]
    return "\n".join(["def push(st):", *push, "    st.depth += 1", *clear, "", "def pop(st):", "    st.depth -= 1", *pop, *tidy, ""])


def _each(state: type[GameState], name: str, statement: str) -> list[str]:
    """The statement for a number, or in a loop over the numbers of a local with an index."""
    shape = state.fields[name].shape
    if not shape:
        return ["    " + statement.format(name=name, index="")]
    return [f"    for index in range({shape[0]}):", "        " + statement.format(name=name, index="[index]")]


@cache
def frame_functions(state: type[GameState]) -> dict[str, Callable[[GameState], None]]:
    """push and pop of a state; empty for a game without frames."""
    if not state.depth_most:
        return {}
    made = generated.module(f"{state.__module__.replace('.', '_')}_frames", frame_source(state))
    return {"push": made.push, "pop": made.pop}


def push(st: GameState) -> None:
    """Lay the open question aside."""
    frame_functions(type(st))["push"](st)


def pop(st: GameState) -> None:
    """Take up the question that was laid aside last."""
    frame_functions(type(st))["pop"](st)


def ask(st: GameState, phase: int, seats: int, first: int) -> None:
    """Ask the seats of a mask, clockwise from `first`, in a frame of their own."""
    push(st)
    st.phase = phase
    ask_again(st, seats, first)


def ask_again(st: GameState, seats: int, first: int) -> None:
    """Ask the seats of a mask, clockwise from `first`, in the present frame: the next step of an auction.

    It is a question of its own, also to the same seats or to a single one: answers to the step before it that were not yet played are void.
    The locals stay as they are.
    """
    tell(st, OPENED, st.depth)
    st.pending = seats
    st.actor = next_asked(st, first)


def next_asked(st: GameState, first: int) -> int:
    """The first seat still to be asked, clockwise from `first`."""
    seat = first
    while not (st.pending >> seat) & 1:
        count_step(st)
        seat = (seat + 1) % st.seats
    return seat


def end_answer(st: GameState) -> int:
    """The actor has answered: ask the next one. 1 when that was the last answer, and the frame may be popped."""
    st.pending -= 1 << st.actor
    if st.pending == 0:
        return 1
    st.actor = next_asked(st, st.actor)
    return 0
