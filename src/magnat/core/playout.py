"""Whole games without anybody watching: the template of batches, for every target.

`setup`, `legal`, `apply`, `outcome`, `choose`, `broken_law`, WIDEST and STREAMS are bound to those of a game when the template is linked.
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
AT_RANDOM, ADVISED = 0, 1  # policies of `play_on`


def setup(st: Any) -> None: ...
def legal(st: Any, choices: list[int]) -> int: ...  # type: ignore[empty-body]
def apply(st: Any, act: int) -> None: ...
def outcome(st: Any, number: int) -> int: ...  # type: ignore[empty-body]
def choose(st: Any, choices: list[int], number: int) -> int: ...  # type: ignore[empty-body]
def advise(st: Any) -> int: ...  # type: ignore[empty-body]
def broken_law(st: Any) -> int: ...  # type: ignore[empty-body]


def choose_random(st: Any, choices: list[int], number: int) -> int:
    """Any legal act, all alike."""
    return choices[below(number, legal(st, choices))]


def choose_advised(st: Any, choices: list[int], number: int) -> int:
    """What the game's own heuristic would do."""
    return advise(st)


def unwatched(st: Any) -> int:
    """Binds `broken_law` where nobody checks the laws."""
    return 0


def play(st: Any, seed: int, game: int, limit: int, tally: Any) -> None:
    """One game from its setup to its end, or to its limit of acts."""
    choices = scratch(WIDEST)
    drawn = scratch(STREAMS)
    for stream in range(STREAMS):
        drawn[stream] = 0
    decisions = 0
    acts = 0
    setup(st)
    while st.actor != NOBODY and acts < limit:
        if st.actor == CHANCE:
            act = outcome(st, number(seed, game, CHANCE_STREAM, drawn[CHANCE_STREAM]))
            drawn[CHANCE_STREAM] += 1
        else:
            stream = 1 + st.actor
            act = choose(st, choices, number(seed, game, stream, drawn[stream]))
            drawn[stream] += 1
            decisions += 1
        apply(st, act)
        acts += 1
        if tally[BROKEN] == 0:
            tally[BROKEN] = broken_law(st)
    tally[DECISIONS] = decisions
    tally[ACTS] = acts


def play_on(st: Any, policy: int, seed: int, game: int, limit: int) -> int:
    """From any position to the end of the game, or to its limit of acts, by a policy (AT_RANDOM or ADVISED); returns how many acts there were."""
    choices = scratch(WIDEST)
    drawn = scratch(STREAMS)
    for stream in range(STREAMS):
        drawn[stream] = 0
    acts = 0
    while st.actor != NOBODY and acts < limit:
        stream = CHANCE_STREAM if st.actor == CHANCE else 1 + st.actor
        luck = number(seed, game, stream, drawn[stream])
        drawn[stream] += 1
        if st.actor == CHANCE:
            act = outcome(st, luck)
        elif policy == AT_RANDOM:
            act = choose_random(st, choices, luck)
        else:
            act = advise(st)
        apply(st, act)
        acts += 1
    return acts


def batch(states: Any, seed: int, first: int, limit: int, tallies: Any) -> None:
    """Games `first`, `first + 1`, ... one after the other, each in its own state."""
    for place in range(len(states)):
        play(states[place], seed, first + place, limit, tallies[place])


def batch_cuda(states: Any, seed: int, first: int, limit: int, tallies: Any) -> None:
    """Games `first`, `first + 1`, ... side by side, one thread each."""
    place = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821  bound in the linked module
    if place < len(states):
        play(states[place], seed, first + place, limit, tallies[place])
