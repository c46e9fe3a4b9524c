"""What acts lead to: a template, compiled with the entries of a game, that plays games to their ends after each of them.

It needs no lock of the interpreter, and what it finds of a world depends on the seed and the number of that world alone: so worlds may be shared
among threads in any way.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from magnat.core.compile import TO_THE_END
from magnat.core.declare import NOBODY, scratch
from magnat.core.entries import reach
from magnat.core.game import Game
from magnat.core.numbers import number
from magnat.core.stubs import apply, play_on, rank, resample, standing, won

ROOT, WORLD, WORK = 0, 1, 2  # states of a thread: where the seat stands, a world that it may stand in, and the game played on
STATES = 3
WORLD_STREAM = 31  # numbers that draw a world; no seat uses them
PAIRS, LEAD, WINS = 0, 1, 2  # what is found of an act in a world
FOUND = 3
MOST_LEAD = 1000  # thousandths of a mean standing
SHARED_WIN = 720  # a victory in parts: up to six may share it


def explore(states: Any, seat: int, acts: Any, first: int, policies: int, seed: int, limit: int, stop: Any, found: Any) -> int:
    """Try every act in the worlds `first`, `first + 1`, ..., as many as `found` has rows; the same worlds and the same luck for all acts.

    Returns how many worlds were finished before somebody set `stop`.
    """
    luck = scratch(2)
    for row in range(len(found)):
        if stop[0]:
            return row
        states[WORLD] = states[ROOT]
        luck[0] = number(seed, first + row, WORLD_STREAM, 0)
        luck[1] = 0
        resample(states[WORLD], seat, luck)
        for index in range(len(acts)):
            states[WORK] = states[WORLD]
            apply(states[WORK], acts[index])
            play_on(states[WORK], policies, 0, seed, first + row, limit, TO_THE_END)
            judge(states[WORK], seat, found[row, index])
    return len(found)


def judge(st: Any, seat: int, found: Any) -> None:
    """How a game went for a seat: twice the opponents left behind, its lead, and its part of the victory; by standing where the game is not over."""
    mine = standing(st, seat)
    total = 0
    most = standing(st, (seat + 1) % st.seats)
    behind = 0
    winners = 0
    for other in range(st.seats):
        theirs = standing(st, other)
        total += theirs
        if st.actor == NOBODY:
            winners += won(st, other)
        if other != seat:
            most = max(most, theirs)
            gap = rank(st, other) - rank(st, seat) if st.actor == NOBODY else mine - theirs
            if gap > 0:
                behind += 2
            elif gap == 0:
                behind += 1
    lead = (mine - most) * MOST_LEAD * st.seats // max(total, st.seats)
    found[PAIRS] = behind
    found[LEAD] = max(-MOST_LEAD, min(MOST_LEAD, lead))
    if winners:
        found[WINS] = won(st, seat) * SHARED_WIN // winners
    else:
        found[WINS] = SHARED_WIN // st.seats


@cache
def explorer(game: Game) -> Any:
    """The template, compiled with the entries of a game."""
    return reach(game, "explore", explore)
