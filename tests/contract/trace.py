"""A template that plays a game and keeps every position: to compare compiled code with the interpreter act by act, state by state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.core.compile import ADVISED, AT_RANDOM, TO_THE_END, linker, play_to_end, set_up
from magnat.core.declare import scratch, unwatched
from magnat.core.entries import reach
from magnat.core.game import Game
from magnat.core.numbers import WORD
from tests.contract.checks.courses import asked, course
from tests.contract.subjects import Setup

STREAMS = ACTS = 0  # bound, like the functions below
BOUNDED = ("bazaar", "hab_und_gut")  # games of which `make test` compiles the rules a second time, with every access to an array checked
POLICIES = {"random": AT_RANDOM, "heuristic": ADVISED}


def setup(st: Any) -> None: ...
def refusal(st: Any, act: int) -> int: ...  # type: ignore[empty-body]
def broken_law(st: Any) -> int: ...  # type: ignore[empty-body]
def resample(st: Any, seat: int, luck: list[int]) -> None: ...
def standing(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]
def play_on(st: Any, policies: int, drawn: int, seed: int, game: int, limit: int, until: int) -> int: ...  # type: ignore[empty-body]


def marked(st: Any) -> int:
    """A number made of all that the rules say about a position: laws, standings, and the reason against every act."""
    mark = broken_law(st)
    for seat in range(st.seats):
        mark = (mark * 31 + standing(st, seat)) & WORD
    if st.actor >= 0:
        for act in range(ACTS):
            mark = (mark * 31 + refusal(st, act) + 2) & WORD
    return mark


def keep_position(st: Any, act: int, count: int, notes: Any) -> None:
    """Binds `before`: the position, a resampled world of each decision, the act, and what the rules say."""
    states, worlds, acts, marks, seed = notes
    states[count] = st
    worlds[count] = st
    if st.actor >= 0:
        luck = scratch(2)
        luck[0] = seed
        luck[1] = 0
        resample(worlds[count], (st.actor + count) % st.seats, luck)
    acts[count] = act
    marks[count] = marked(st)


def trace(start: Any, states: Any, worlds: Any, acts: Any, marks: Any, seed: int, policies: int, limit: int) -> int:
    """One game of which everything is kept; returns how many acts there were."""
    drawn = scratch(STREAMS)
    st = start[0]
    set_up(st, drawn)
    count = play_to_end(st, drawn, policies, seed, 0, limit, (states, worlds, acts, marks, seed))
    states[count] = st
    return count


def counted(states: Any, seed: int, policies: int, limit: int) -> int:
    """How many acts the game has that `trace` keeps."""
    setup(states[0])
    return play_on(states[0], policies, 0, seed, 0, limit, TO_THE_END)


@dataclass(frozen=True)
class Traced:
    """The two templates, compiled with the entries of a game."""

    count: Any
    trace: Any


def sampled_target(name: str) -> str:
    """What `make test` compiles of a game: the machine code that is played with, where it does not check bounds too. `make thorough` checks all."""
    return linker.CHECKED if name in BOUNDED else linker.CPU


def traced(game: Game, target: str) -> Traced:
    """The templates for a game."""
    how: dict[str, Any] = {"policy": "seated", "watched": True, "target": target}
    watching: dict[str, Any] = {"before": keep_position, "after": unwatched, "ACTS": game.act_count}
    return Traced(reach(game, "counted", counted, **how), reach(game, "trace", trace, **how, **watching))


def check_compiled(compiled: Traced, plan: Setup, seed: int, policy: str) -> list[str]:
    """Interpreted and compiled game are the same, act by act, state by state, world by world, reason by reason."""
    game, chosen = plan.game, POLICIES[policy]
    ended = plan.start().to_records()
    try:
        most = compiled.count(ended, seed, chosen, game.limit)
        states, worlds = plan.start().to_records(most + 1), plan.start().to_records(most + 1)
        acts, marks = np.zeros(most + 1, np.int64), np.zeros(most + 1, np.int64)
        count = compiled.trace(plan.start().to_records(), states, worlds, acts, marks, seed, chosen, most)
    except IndexError as fault:
        return [f"compiled code reads out of bounds: {fault}"]
    if ended[0] != states[count]:
        return [f"{plan}, {policy}, seed {seed}: the game played on ends otherwise"]
    bindings = {"broken_law": game.broken_law, "standing": game.standing, "refusal": game.dispatch.refusal, "ACTS": game.act_count}
    mark = linker.plain(marked, bindings)
    ply = 0
    for ply, (st, act) in enumerate(course(plan, seed, policy)):
        at = f"{plan}, {policy}, seed {seed}, act {ply}"
        if ply > count or game.state.from_record(states[ply]) != st:
            return [f"{at}: the compiled state is another"]
        if act >= 0 and (acts[ply] != act or marks[ply] != mark(st)):
            return [f"{at}: the compiled rules choose or refuse otherwise"]
        if asked(game, st):
            world = st.copy()
            game.resample(world, (st.actor + ply) % st.seats, [seed, 0])
            if game.state.from_record(worlds[ply]) != world:
                return [f"{at}: the compiled world is another"]
    return [] if ply == count else [f"{plan}, {policy}, seed {seed}: the compiled game has {count} acts, not {ply}"]


def check_digests(game: Game, digests: dict[str, str]) -> list[str]:
    """All backends and numbers of threads give one digest."""
    return [] if len(set(digests.values())) == 1 else [f"{game.name}: digests differ: {digests}"]
