"""The loop that plays games, for every target: batches, records, traces, measurements of strength and whatever else plays without people.

`setup`, `legal`, `apply`, `outcome`, `advise`, `choose`, the hooks `before` and `after`, WIDEST and STREAMS are bound when a template is linked. A
hook that nobody needs is bound to `unwatched` and disappears.
"""

from __future__ import annotations

from typing import Any

from magnat.core.acts import scratch
from magnat.core.numbers import CHANCE_STREAM, below, number
from magnat.core.state import CHANCE, NOBODY

WIDEST = 0  # bound: the most acts that can be legal at once
STREAMS = 0  # bound: chance and one for each seat
DECISIONS, ACTS, BROKEN = 0, 1, 2  # columns of a tally
TALLY = 3
AT_RANDOM, ADVISED = 0, -1  # masks of the seats that follow the advice: none, all


def setup(st: Any) -> None: ...
def legal(st: Any, choices: list[int]) -> int: ...  # type: ignore[empty-body]
def apply(st: Any, act: int) -> None: ...
def outcome(st: Any, number: int) -> int: ...  # type: ignore[empty-body]
def choose(st: Any, choices: list[int], number: int, advised: int) -> int: ...  # type: ignore[empty-body]
def advise(st: Any) -> int: ...  # type: ignore[empty-body]
def broken_law(st: Any) -> int: ...  # type: ignore[empty-body]


def before(st: Any, act: int, count: int, notes: Any) -> None:
    """Bound: watches an act that is about to be played, after `count` others."""


def after(st: Any, notes: Any) -> None:
    """Bound: watches the position after each act."""


# Policies: `advised` is the mask of the seats that follow the advice.


def choose_random(st: Any, choices: list[int], number: int, advised: int) -> int:
    """Any legal act, all alike."""
    return choices[below(number, legal(st, choices))]


def choose_advised(st: Any, choices: list[int], number: int, advised: int) -> int:
    """What the game's own heuristic would do."""
    return advise(st)


def choose_seated(st: Any, choices: list[int], number: int, advised: int) -> int:
    """Every seat by its own policy."""
    return advise(st) if (advised >> st.actor) & 1 else choices[below(number, legal(st, choices))]


# Hooks.


def note_law(st: Any, tally: Any) -> None:
    """Binds `after`: the first law that is broken."""
    if tally[BROKEN] == 0:
        tally[BROKEN] = broken_law(st)


# The loop.


def next_act(st: Any, choices: list[int], drawn: list[int], advised: int, seed: int, game: int) -> int:
    """What chance or the seat in turn does now. Everybody draws numbers of their own; `drawn` counts them."""
    stream = CHANCE_STREAM if st.actor == CHANCE else 1 + st.actor
    luck = number(seed, game, stream, drawn[stream])
    drawn[stream] += 1
    return outcome(st, luck) if st.actor == CHANCE else choose(st, choices, luck, advised)


def play_to_end(st: Any, drawn: list[int], advised: int, seed: int, game: int, limit: int, notes: Any) -> int:
    """From any position to the end of the game, or to its limit of acts; returns how many acts there were."""
    choices = scratch(WIDEST)
    acts = 0
    while st.actor != NOBODY and acts < limit:
        act = next_act(st, choices, drawn, advised, seed, game)
        before(st, act, acts, notes)
        apply(st, act)
        after(st, notes)
        acts += 1
    return acts


def set_up(st: Any, drawn: list[int]) -> None:
    """Set a game up; nobody has drawn a number yet."""
    for stream in range(STREAMS):
        drawn[stream] = 0
    setup(st)


def play(st: Any, seed: int, game: int, limit: int, tally: Any) -> None:
    """One game from its setup to its end, or to its limit of acts."""
    drawn = scratch(STREAMS)
    set_up(st, drawn)
    acts = play_to_end(st, drawn, AT_RANDOM, seed, game, limit, tally)
    tally[DECISIONS] = acts - drawn[CHANCE_STREAM]
    tally[ACTS] = acts


def play_on(st: Any, advised: int, seed: int, game: int, limit: int) -> int:
    """From any position to the end of the game, or to its limit of acts; returns how many acts there were."""
    drawn = scratch(STREAMS)
    for stream in range(STREAMS):
        drawn[stream] = 0
    return play_to_end(st, drawn, advised, seed, game, limit, drawn)


def batch(states: Any, seed: int, first: int, limit: int, tallies: Any) -> None:
    """Games `first`, `first + 1`, ... one after the other, each in its own state."""
    for index in range(len(states)):
        play(states[index], seed, first + index, limit, tallies[index])


def batch_cuda(states: Any, seed: int, first: int, limit: int, tallies: Any) -> None:
    """Games `first`, `first + 1`, ... side by side, one thread each."""
    index = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821  bound in the linked module
    if index < len(states):
        play(states[index], seed, first + index, limit, tallies[index])
