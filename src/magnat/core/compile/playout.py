"""The loop that plays games, for every target: batches, records, traces, measurements of strength and whatever else plays without people.

`setup`, `legal`, `apply`, `outcome`, `advise`, `quick`, `choose`, `is_nested`, the hooks `before` and `after`, WIDEST and STREAMS are bound when a
template is linked. A hook that nobody needs is bound to `unwatched` and disappears.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magnat.core.declare import CHANCE, NOBODY, GameState, scratch
from magnat.core.numbers import CHANCE_STREAM, below, number
from magnat.core.stubs import advise, apply, broken_law, choose, is_nested, legal, outcome, quick, setup

WIDEST = 0  # bound: the most acts that can be legal at once
STREAMS = 0  # bound: chance and one for each seat
DECISIONS, ACTS, BROKEN = 0, 1, 2  # columns of a tally
TALLY = 3
SEATED = ("random", "heuristic", "quick")  # what a seat may follow; its policy is the place in this row
RANDOM, HEURISTIC, QUICK = range(len(SEATED))
POLICY_BITS = 4  # of one number that holds the policies of all seats, seat 0 lowest
POLICY_MASK = (1 << POLICY_BITS) - 1
MOST_SEATED = 15  # seats whose policies fit into a number
EVERY_SEAT = sum(1 << POLICY_BITS * seat for seat in range(MOST_SEATED))
AT_RANDOM, ADVISED, QUICKLY = EVERY_SEAT * RANDOM, EVERY_SEAT * HEURISTIC, EVERY_SEAT * QUICK  # all seats alike
TO_THE_END, FOR_A_TURN = 0, 1  # how far a game is played on


def before(st: GameState, act: int, count: int, notes: Any) -> None:
    """Bound: watches an act that is about to be played, after `count` others."""


def after(st: GameState, notes: Any) -> None:
    """Bound: watches the position after each act."""


# Policies: `policies` holds one for every seat, as `seated` packs them.


def seated(policies: Sequence[str]) -> int:
    """The policies of all seats as one number; ValueError with a sentence if one is unknown.

    >>> seated(["random", "heuristic", "quick"]) == RANDOM | HEURISTIC << 4 | QUICK << 8
    True
    """
    unknown = [policy for policy in policies if policy not in SEATED]
    if unknown:
        raise ValueError(f"there is no policy {unknown[0]!r}; there are: {', '.join(SEATED)}")
    return sum(SEATED.index(policy) << POLICY_BITS * seat for seat, policy in enumerate(policies))


def choose_random(st: GameState, choices: list[int], number: int, policies: int) -> int:
    """Any legal act, all alike."""
    return choices[below(number, legal(st, choices))]


def choose_advised(st: GameState, choices: list[int], number: int, policies: int) -> int:
    """What the game's own heuristic would do."""
    return advise(st)


def choose_quick(st: GameState, choices: list[int], number: int, policies: int) -> int:
    """What the game's quick policy would do; the advice, if there is none."""
    return quick(st)


def choose_seated(st: GameState, choices: list[int], number: int, policies: int) -> int:
    """Every seat by its own policy."""
    policy = (policies >> (POLICY_BITS * st.actor)) & POLICY_MASK
    if policy == HEURISTIC:
        return advise(st)
    if policy == QUICK:
        return quick(st)
    return choices[below(number, legal(st, choices))]


# Hooks.


def note_law(st: GameState, tally: Any) -> None:
    """Binds `after`: the first law that is broken."""
    if tally[BROKEN] == 0:
        tally[BROKEN] = broken_law(st)


# The loop.


def next_act(st: GameState, choices: list[int], drawn: list[int], policies: int, seed: int, game: int) -> int:
    """What chance or the seat in turn does now. Everybody draws numbers of their own; `drawn` counts them."""
    stream = CHANCE_STREAM if st.actor == CHANCE else 1 + st.actor
    luck = number(seed, game, stream, drawn[stream])
    drawn[stream] += 1
    return outcome(st, luck) if st.actor == CHANCE else choose(st, choices, luck, policies)


def play_to_end(st: GameState, drawn: list[int], policies: int, seed: int, game: int, limit: int, notes: Any) -> int:
    """From any position to the end of the game, or to its limit of acts; returns how many acts there were."""
    choices = scratch(WIDEST)
    acts = 0
    while st.actor != NOBODY and acts < limit:
        act = next_act(st, choices, drawn, policies, seed, game)
        before(st, act, acts, notes)
        apply(st, act)
        after(st, notes)
        acts += 1
    return acts


def set_up(st: GameState, drawn: list[int]) -> None:
    """Set a game up; nobody has drawn a number yet."""
    for stream in range(STREAMS):
        drawn[stream] = 0
    setup(st)


def play(st: GameState, seed: int, game: int, limit: int, tally: Any) -> None:
    """One game from its setup to its end, or to its limit of acts."""
    drawn = scratch(STREAMS)
    set_up(st, drawn)
    acts = play_to_end(st, drawn, AT_RANDOM, seed, game, limit, tally)
    tally[DECISIONS] = acts - drawn[CHANCE_STREAM]
    tally[ACTS] = acts


def play_on(st: GameState, policies: int, drawn: int, seed: int, game: int, limit: int, until: int) -> int:
    """From any position to the end of the game, or of the turn, or to a limit of acts; returns how many acts there were.

    Chance goes on with its number `drawn`; the seats begin with their first.
    """
    counts = scratch(STREAMS)
    for stream in range(STREAMS):
        counts[stream] = 0
    counts[CHANCE_STREAM] = drawn
    if until == FOR_A_TURN:
        return play_turn(st, counts, policies, seed, game, limit)
    return play_to_end(st, counts, policies, seed, game, limit, counts)


def play_turn(st: GameState, drawn: list[int], policies: int, seed: int, game: int, limit: int) -> int:
    """Until another seat is asked than the first one that was, in no question inside another; returns how many acts there were."""
    choices = scratch(WIDEST)
    acts = 0
    first = NOBODY
    while st.actor != NOBODY and acts < limit:
        if st.actor != CHANCE and is_nested(st) == 0:
            if first == NOBODY:
                first = st.actor
            if st.actor != first:
                break
        apply(st, next_act(st, choices, drawn, policies, seed, game))
        acts += 1
    return acts


def batch(states: Any, seed: int, first: int, limit: int, tallies: Any) -> None:
    """Games `first`, `first + 1`, ... one after the other, each in its own state."""
    for index in range(len(states)):
        play(states[index], seed, first + index, limit, tallies[index])


def batch_cuda(states: Any, seed: int, first: int, limit: int, tallies: Any) -> None:
    """Games `first`, `first + 1`, ... side by side, one thread each."""
    index = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821  bound in the linked module
    if index < len(states):
        play(states[index], seed, first + index, limit, tallies[index])
