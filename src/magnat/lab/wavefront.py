"""Games on a GPU in wavefronts: one act a launch, and before each launch the games are ordered, so that the threads of a warp do the same.

These are the templates of the kernels, linked with a game as one text. `order` lists the games in the order in which threads take them. A game whose
key is DONE has ended, and comes last.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from magnat.core.compile import AT_RANDOM, next_act, set_up
from magnat.core.declare import NOBODY, scratch
from magnat.core.stubs import apply, observe_as
from magnat.lab.drive import (
    ACTS,
    Plan,
    act_advised,
    act_at_random,
    act_in_game,
    act_quick,
    begin_game,
    follow_act,
    is_lawful,
    is_waiting,
    write_choices,
)  # fmt: skip

cuda: Any = None  # comes with the head of the linked text
STREAMS = WIDEST = 0  # bound, as in `playout`
SEEN = 0  # bound: the bytes of an observation
DONE = 2047
NO_GAME = 2**31 - 1
WARP = 32  # threads that run together
WARPS = 2  # in a block
THREADS = WARPS * WARP
PIECE, APART = 128, 132  # bytes of a row that are handed on at once; so far apart they lie in different banks


def key_of(st: Any, ledger: Any, plan: Any) -> int:
    """By what a game is ordered before it decides: its phase."""
    return DONE if st.actor == NOBODY or ledger[STREAMS] >= plan[Plan.LIMIT] else 1 + st.phase


# A simulation: every launch is one act of every game.


def wave_begin(states: Any, ledgers: Any, keys: Any, plan: Any) -> None:
    """Set every game up."""
    index = cuda.grid(1)
    if index < len(states):
        set_up(states[index], ledgers[index])
        ledgers[index, STREAMS] = 0
        keys[index] = key_of(states[index], ledgers[index], plan)


def wave_decide(states: Any, order: Any, live: int, ledgers: Any, first: int, keys: Any, plan: Any) -> None:
    """Chance or the seat in turn chooses; the key of a game is its act."""
    place = cuda.grid(1)
    if place < live:
        index = int(order[place])
        if keys[index] != DONE:
            choices = scratch(WIDEST)
            keys[index] = next_act(states[index], choices, ledgers[index], AT_RANDOM, int(plan[Plan.SEED]), first + index)


def wave_play(states: Any, order: Any, live: int, ledgers: Any, keys: Any, plan: Any) -> None:
    """Play the acts; the key of a game is its phase again."""
    place = cuda.grid(1)
    if place < live:
        index = int(order[place])
        if keys[index] != DONE:
            apply(states[index], int(keys[index]))
            ledgers[index, STREAMS] += 1
            keys[index] = key_of(states[index], ledgers[index], plan)


# A batch: every launch is one part of a decision in every game.


def wave_check(where: Any, acts: Any, masks: Any, actors: Any, over: Any, cut: Any, wrong: Any, plan: Any) -> None:
    """The first game whose act is illegal."""
    index = cuda.grid(1)
    if index < len(acts) and where[index] != 0 and is_waiting(index, actors, over, cut, plan):
        if not is_lawful(index, int(acts[index]), masks):
            cuda.atomic.min(wrong, 0, index)


def wave_clear(where: Any, states: Any, payoffs: Any, over: Any, cut: Any) -> None:
    """Nothing has ended in games that are set up."""
    index = cuda.grid(1)
    if index < len(states) and where[index] != 0:
        over[index] = 0
        cut[index] = 0
        for seat in range(states[index].seats):
            payoffs[index, seat] = 0


def wave_act_keys(acts: Any, keys: Any) -> None:
    """Games are ordered by their acts."""
    index = cuda.grid(1)
    if index < len(acts):
        keys[index] = acts[index] if 0 <= acts[index] < DONE else DONE


def wave_phase_keys(states: Any, keys: Any) -> None:
    """Games are ordered by their phases."""
    index = cuda.grid(1)
    if index < len(states):
        keys[index] = DONE if states[index].actor == NOBODY else 1 + states[index].phase


def wave_act(order: Any, states: Any, acts: Any, ledgers: Any, masks: Any, actors: Any, over: Any, cut: Any, fouls: Any, plan: Any) -> None:
    """Play the acts of the seats; `fouls`: -1 nothing was played, 1 an illegal act."""
    place = cuda.grid(1)
    if place < len(order):
        index = int(order[place])
        fouls[index] = -1
        if is_waiting(index, actors, over, cut, plan):
            fouls[index] = act_in_game(states[index], index, acts, ledgers[index], masks, plan)


def wave_end(
    order: Any, states: Any, finals: Any, ledgers: Any, numbers: Any, last_seen: Any, actors: Any, payoffs: Any, over: Any, cut: Any, fouls: Any,
    again: Any, plan: Any,
) -> None:  # fmt: skip
    """What follows an act; `again` says which games are to begin again."""
    place = cuda.grid(1)
    if place < len(order):
        index = int(order[place])
        again[index] = 0
        if fouls[index] >= 0:
            seat, foul = int(actors[index]), int(fouls[index])
            again[index] = follow_act(states, index, seat, foul, finals, ledgers, numbers, last_seen, payoffs, over, cut, plan)


def wave_set_up(where: Any, states: Any, start: Any, ledgers: Any, numbers: Any, plan: Any) -> None:
    """Set games up; what everybody got for the game before stays to be read."""
    index = cuda.grid(1)
    if index < len(states) and where[index] != 0:
        begin_game(states, index, start, ledgers[index], int(numbers[index]), plan)


def wave_wipe(where: Any, masks: Any, bits: Any) -> None:
    """Nothing may be done: a thread for each byte, so that those of a warp write side by side."""
    place = cuda.grid(1)
    index, act = place // ACTS, place % ACTS
    if index < len(masks) and where[index] != 0:
        masks[index, act] = 0
        if act < bits.shape[1]:
            bits[index, act] = 0


def wave_show(order: Any, where: Any, states: Any, masks: Any, bits: Any, seen: Any, actors: Any, over: Any, cut: Any, plan: Any) -> None:
    """What is to be decided next; the masks were wiped.

    A row of what is seen is made by one thread and written by all of its warp, byte beside byte: rows written by one thread each took four fifths of
    a step.
    """
    place, lane, warp = cuda.grid(1), cuda.threadIdx.x % WARP, cuda.threadIdx.x // WARP
    row = cuda.local.array(SEEN, np.uint8)
    near = cuda.shared.array((WARPS, WARP, APART), np.uint8)
    shown = -1
    if place < len(order) and where[order[place]] != 0:
        index = int(order[place])
        if plan[Plan.AGAIN] != 0 or (over[index] == 0 and cut[index] == 0):
            choices = scratch(WIDEST)
            write_choices(states[index], index, choices, masks, bits, actors, plan)
            if states[index].actor >= 0 and plan[Plan.SEEN] != 0:
                observe_as(states[index], int(states[index].actor), int(plan[Plan.HOW]), row)
                shown = index
        else:
            actors[index] = NOBODY
    if plan[Plan.SEEN] != 0:
        size = seen.shape[1]
        for first in range(0, size, PIECE):
            length = min(PIECE, size - first)
            for byte in range(length):
                near[warp, lane, byte] = row[first + byte]
            cuda.syncwarp()
            for other in range(WARP):
                target = cuda.shfl_sync(0xFFFFFFFF, shown, other)
                if target >= 0:
                    for byte in range(lane, length, WARP):
                        seen[target, first + byte] = near[warp, other, byte]
            cuda.syncwarp()


def wave_advise(
    order: Any, where: Any, states: Any, acts: Any, ledgers: Any, numbers: Any, actors: Any, over: Any, cut: Any, plan: Any,
) -> None:  # fmt: skip
    """The acts of the advice. Who chooses has a kernel of its own: the advice of a game can be larger than its rules."""
    place = cuda.grid(1)
    if place < len(order):
        index = int(order[place])
        if where[index] != 0 and is_waiting(index, actors, over, cut, plan):
            acts[index] = act_advised(states[index], plan)


def wave_quick(
    order: Any, where: Any, states: Any, acts: Any, ledgers: Any, numbers: Any, actors: Any, over: Any, cut: Any, plan: Any,
) -> None:  # fmt: skip
    """The acts of the quick policy."""
    place = cuda.grid(1)
    if place < len(order):
        index = int(order[place])
        if where[index] != 0 and is_waiting(index, actors, over, cut, plan):
            acts[index] = act_quick(states[index], plan)


def wave_random(
    order: Any, where: Any, states: Any, acts: Any, ledgers: Any, numbers: Any, actors: Any, over: Any, cut: Any, plan: Any,
) -> None:  # fmt: skip
    """The acts of the random policy."""
    place = cuda.grid(1)
    if place < len(order):
        index = int(order[place])
        if where[index] != 0 and is_waiting(index, actors, over, cut, plan):
            acts[index] = act_at_random(states[index], ledgers[index], int(numbers[index]), plan)
