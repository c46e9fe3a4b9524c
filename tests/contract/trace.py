"""A template that plays a game and keeps every position: to compare compiled code with the interpreter act by act, state by state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.core import linker
from magnat.core.acts import scratch
from magnat.core.entries import reach
from magnat.core.game import Game
from magnat.core.numbers import CHANCE_STREAM, WORD, number
from magnat.core.state import CHANCE, NOBODY
from tests.contract.checks import asked, course
from tests.contract.subjects import Setup

WIDEST = STREAMS = ACTS = 0  # bound, like the functions below
POLICIES = ("random", "heuristic")


def setup(st: Any) -> None: ...
def apply(st: Any, act: int) -> None: ...
def outcome(st: Any, number: int) -> int: ...  # type: ignore[empty-body]
def choose(st: Any, choices: list[int], number: int) -> int: ...  # type: ignore[empty-body]
def advise(st: Any) -> int: ...  # type: ignore[empty-body]
def refusal(st: Any, act: int) -> int: ...  # type: ignore[empty-body]
def broken_law(st: Any) -> int: ...  # type: ignore[empty-body]
def resample(st: Any, seat: int, luck: list[int]) -> None: ...
def standing(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]
def play_on(st: Any, policy: int, seed: int, game: int, limit: int) -> int: ...  # type: ignore[empty-body]


def marked(st: Any) -> int:
    """A number made of all that the rules say about a position: laws, standings, and the reason against every act."""
    mark = broken_law(st)
    for seat in range(st.seats):
        mark = (mark * 31 + standing(st, seat)) & WORD
    if st.actor >= 0:
        for act in range(ACTS):
            mark = (mark * 31 + refusal(st, act) + 2) & WORD
    return mark


def trace(states: Any, worlds: Any, acts: Any, marks: Any, seed: int, policy: int, limit: int) -> int:
    """One game: the positions, a resampled world of each decision, the acts, and what the rules say; returns how many acts there were."""
    choices = scratch(WIDEST)
    drawn = scratch(STREAMS)
    luck = scratch(2)
    for stream in range(STREAMS):
        drawn[stream] = 0
    count = 0
    setup(states[0])
    while states[count].actor != NOBODY and count < limit:
        st = states[count]
        stream = CHANCE_STREAM if st.actor == CHANCE else 1 + st.actor
        figure = number(seed, 0, stream, drawn[stream])
        drawn[stream] += 1
        worlds[count] = states[count]
        if st.actor == CHANCE:
            act = outcome(st, figure)
        else:
            luck[0] = seed
            luck[1] = 0
            resample(worlds[count], (st.actor + count) % st.seats, luck)
            act = choose(st, choices, figure) if policy == 0 else advise(st)
        acts[count] = act
        marks[count] = marked(st)
        states[count + 1] = states[count]
        apply(states[count + 1], act)
        count += 1
    return count


def counted(states: Any, seed: int, policy: int, limit: int) -> int:
    """How many acts the game has that `trace` keeps."""
    setup(states[0])
    return play_on(states[0], policy, seed, 0, limit)


@dataclass(frozen=True)
class Traced:
    """The two templates, compiled with the entries of a game and with bounds checked."""

    count: Any
    trace: Any


def traced(game: Game) -> Traced:
    """The templates for a game."""
    how: dict[str, Any] = {"watched": True, "target": linker.CHECKED}
    return Traced(reach(game, "counted", counted, **how), reach(game, "trace", trace, ACTS=game.act_count, **how))


def check_compiled(compiled: Traced, plan: Setup, seed: int, policy: str) -> list[str]:
    """Interpreted and compiled game are the same, act by act, state by state, world by world, reason by reason."""
    game, chosen = plan.game, POLICIES.index(policy)
    ended = plan.start().to_records()
    try:
        most = compiled.count(ended, seed, chosen, game.LIMIT)
        states, worlds = plan.start().to_records(most + 1), plan.start().to_records(most + 1)
        acts, marks = np.zeros(most + 1, np.int64), np.zeros(most + 1, np.int64)
        count = compiled.trace(states, worlds, acts, marks, seed, chosen, most)
    except IndexError as fault:
        return [f"compiled code reads out of bounds: {fault}"]
    if ended[0] != states[count]:
        return [f"{plan}, {policy}, seed {seed}: the game played on ends otherwise"]
    bindings = {"broken_law": game.broken_law, "standing": game.standing, "refusal": game.dispatch.refusal, "ACTS": game.act_count}
    mark = linker.plain(marked, bindings)
    place = 0
    for place, (st, act) in enumerate(course(plan, seed, policy)):
        at = f"{plan}, {policy}, seed {seed}, act {place}"
        if place > count or game.State.from_record(states[place]) != st:
            return [f"{at}: the compiled state is another"]
        if act >= 0 and (acts[place] != act or marks[place] != mark(st)):
            return [f"{at}: the compiled rules choose or refuse otherwise"]
        if asked(game, st):
            world = st.copy()
            game.resample(world, (st.actor + place) % st.seats, [seed, 0])
            if game.State.from_record(worlds[place]) != world:
                return [f"{at}: the compiled world is another"]
    return [] if place == count else [f"{plan}, {policy}, seed {seed}: the compiled game has {count} acts, not {place}"]


def check_digests(game: Game, digests: dict[str, str]) -> list[str]:
    """All backends and numbers of threads give one digest."""
    return [] if len(set(digests.values())) == 1 else [f"{game.NAME}: digests differ: {digests}"]
